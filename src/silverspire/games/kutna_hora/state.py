"""Kutná Hora: what lies on the table. State answers questions; the rules change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from silverspire.games.kutna_hora.components import (
    ARM_COLUMNS,
    CITY_SQUARES,
    COLORS,
    COMMODITIES,
    MINE_SPACES,
    NONE,
    ORE,
    PERMITS,
    POPULATION_CARDS,
    SILVER,
    STACKS,
    TILES_OF_A_STACK,
    TOWN_HALL_COLUMNS,
    TOWN_HALL_ROWS,
    Board,
    Color,
    Commodity,
    Components,
    Seat,
    Square,
    Stack,
    Tile,
    filled,
)
from silverspire.games.kutna_hora.player import Player
from silverspire.kernel.serializer import Serializer
from silverspire.kernel.state import State

if TYPE_CHECKING:
    from silverspire.kernel.game import Game

# Where a patrician token is: [place + color] of the table `patricians`.
BANK: Final = 0
POOL: Final = 4
COUNCIL: Final = 8


class Table(State):
    """The whole table; `KutnaHora` adds the rules to it."""

    def __init__(
        self, game: Game, seats: i64, seed: int, options: dict[str, Any], components: Components
    ) -> None:
        super().__init__(game, seats, seed, options)
        self.components: Components = components
        self.board: Board = components.board(seats)
        self.players: list[Player] = []

        # The rounds track and whose turn it is.
        self.round: i64 = 0
        self.starting_seat: Seat = 0
        self.turn: i64 = 0  # 0, 1, 2: each player's turns of the round
        self.active: Seat = 0
        self.cards_left: i64 = 0  # cards the active player still plays this turn
        self.tax: i64 = 0
        self.event: i64 = NONE  # this round's, once revealed
        self.events: vec[i64] = vec[i64]()  # [round − 1], hidden until revealed

        # The price decks: the card each shows, and each arm's column.
        self.population: i64 = 0
        self.ore: i64 = 0
        self.arms: vec[i64] = vec[i64]()

        # The town hall: stacks by row and column; a stack's tiles from the bottom.
        self.town_hall: vec[i64] = vec[i64]()
        self.stacks: vec[i64] = vec[i64]()
        self.heights: vec[i64] = vec[i64]()
        self.removed: vec[i64] = vec[i64]()  # tiles out of the game
        self.patricians: vec[i64] = vec[i64]()  # [BANK | POOL | COUNCIL + color]

        # The city: the building on a square, and whose marker or house stands there.
        self.city: vec[i64] = vec[i64]()
        self.marks: vec[i64] = vec[i64]()
        self.land_prices: vec[i64] = vec[i64]()  # highest among neighbors; 0: none
        self.buildings: i64 = 0

        # The mine: the tile on a space, and whose miner stands there.
        self.mine: vec[i64] = vec[i64]()
        self.miners: vec[i64] = vec[i64]()
        self.mine_stack: vec[i64] = vec[i64]()  # the top is last
        self.mine_discard: vec[i64] = vec[i64]()
        self.drawn: vec[i64] = vec[i64]()
        self.mine_renewed: bool = False  # the discard pile was shuffled into a new stack
        self.technology: i64 = 0  # technology tiles taken

        self.barbara: i64 = 0  # tiles turned
        self.guild_card: i64 = 0
        self.sets: vec[i64] = vec[i64]()  # [set] the seat that chose it

    def initialize(self) -> None:
        """Empty boards for every player, before anything is dealt."""
        for _ in range(self.seats):
            player = Player()
            player.initialize()
            self.players.append(player)
        self.arms = filled(COMMODITIES)
        self.town_hall = filled(TOWN_HALL_ROWS * TOWN_HALL_COLUMNS, NONE)
        self.stacks = filled(STACKS * TILES_OF_A_STACK, NONE)
        self.heights = filled(STACKS)
        self.patricians = filled(3 * COLORS)
        self.city = filled(CITY_SQUARES, NONE)
        self.marks = filled(CITY_SQUARES, NONE)
        self.land_prices = filled(CITY_SQUARES)
        self.mine = filled(MINE_SPACES, NONE)
        self.miners = filled(MINE_SPACES, NONE)
        self.sets = filled(4, NONE)

    def pack(self) -> Components:
        return self.components

    def follows_first_rules(self) -> bool:
        """Whether the game was begun under rules version 1, which had other rulings."""
        return self.rules_version == "1"

    # --- Questions -----------------------------------------------------------------------------

    def cell(self, commodity: Commodity) -> i64:
        """The cell of the price table in a commodity's window [KH-PRICE-1].

        Ore, silver and permits stand on the ore deck, the others on the population deck; the
        silver arm serves ore too.
        """
        if commodity == ORE:
            return self.ore * ARM_COLUMNS + self.arms[SILVER]
        card = self.ore if commodity in (SILVER, PERMITS) else self.population
        return (commodity * POPULATION_CARDS + card) * ARM_COLUMNS + self.arms[commodity]

    def price(self, commodity: Commodity) -> i64:
        """The price of one, in groschen."""
        return self.components.prices[self.cell(commodity)]

    def mark(self, commodity: Commodity) -> i64:
        """What is printed beside the price: nothing, a town-builds symbol or a red X."""
        return self.components.marks[self.cell(commodity)]

    def arm(self, commodity: Commodity) -> i64:
        """An arm's column; the silver arm serves ore too."""
        return self.arms[SILVER if commodity == ORE else commodity]

    def income(self, player: Player) -> i64:
        """Production times price over all commodities [KH-INCOME-1]."""
        total = player.mine_ore * self.price(ORE)
        production = player.production
        for commodity in range(COMMODITIES):
            if production[commodity] > 0:
                total += production[commodity] * self.price(commodity)
        return total

    def last_round(self) -> i64:
        return self.components.rounds[self.seats]

    def seat_after(self, seat: Seat) -> Seat:
        return seat + 1 if seat + 1 < self.seats else 0

    def is_unclaimed(self, square: Square) -> bool:
        return self.city[square] == NONE and self.marks[square] == NONE

    def is_own_building(self, square: Square, seat: Seat) -> bool:
        return self.city[square] != NONE and self.marks[square] == seat

    def top_tile(self, stack: Stack) -> Tile:
        height = self.heights[stack]
        return self.stacks[stack * TILES_OF_A_STACK + height - 1] if height > 0 else NONE

    def place_of(self, stack: Stack) -> i64:
        """Where a stack stands: row × 4 + column; NONE if it is gone."""
        for place in range(TOWN_HALL_ROWS * TOWN_HALL_COLUMNS):
            if self.town_hall[place] == stack:
                return place
        return NONE

    def patricians_in(self, where: i64) -> i64:
        total: i64 = 0
        for color in range(COLORS):
            total += self.patricians[where + color]
        return total

    def council(self, color: Color) -> i64:
        return self.patricians[COUNCIL + color]

    def technology_level(self) -> i64:
        """How many mine tiles a Mine action draws [KH-MINE-3]."""
        return 1 + self.technology

    def mines_of(self, seat: Seat, row: i64) -> i64:
        """A seat's mines in one row of the mine."""
        total: i64 = 0
        miners = self.miners
        for column in range(7):
            if miners[row * 7 + column] == seat:
                total += 1
        return total

    # --- Copies --------------------------------------------------------------------------------

    def copy_table_to(self, copy: Table) -> None:
        """Everything on the table; stacks and events never change after set-up, so are shared."""
        self.copy_stack_to(copy)
        copy.players = [player.clone() for player in self.players]
        copy.round = self.round
        copy.starting_seat = self.starting_seat
        copy.turn = self.turn
        copy.active = self.active
        copy.cards_left = self.cards_left
        copy.tax = self.tax
        copy.event = self.event
        copy.events = self.events
        copy.population = self.population
        copy.ore = self.ore
        copy.arms = self.arms[:]
        copy.town_hall = self.town_hall[:]
        copy.stacks = self.stacks
        copy.heights = self.heights[:]
        copy.removed = self.removed[:]
        copy.patricians = self.patricians[:]
        copy.city = self.city[:]
        copy.marks = self.marks[:]
        copy.land_prices = self.land_prices[:]
        copy.buildings = self.buildings
        copy.mine = self.mine[:]
        copy.miners = self.miners[:]
        copy.mine_stack = self.mine_stack[:]
        copy.mine_discard = self.mine_discard[:]
        copy.drawn = self.drawn[:]
        copy.mine_renewed = self.mine_renewed
        copy.technology = self.technology
        copy.barbara = self.barbara
        copy.guild_card = self.guild_card
        copy.sets = self.sets

    def serialize(self, serializer: Serializer) -> None:
        self.serialize_stack(serializer)
        for player in self.players:
            player.serialize(serializer)
        self.round = serializer.number(self.round)
        self.starting_seat = serializer.number(self.starting_seat)
        self.turn = serializer.number(self.turn)
        self.active = serializer.number(self.active)
        self.cards_left = serializer.number(self.cards_left)
        self.tax = serializer.number(self.tax)
        self.event = serializer.number(self.event)
        self.events = serializer.vector(self.events)
        self.population = serializer.number(self.population)
        self.ore = serializer.number(self.ore)
        self.arms = serializer.vector(self.arms)
        self.town_hall = serializer.vector(self.town_hall)
        self.stacks = serializer.vector(self.stacks)
        self.heights = serializer.vector(self.heights)
        self.removed = serializer.vector(self.removed)
        self.patricians = serializer.vector(self.patricians)
        self.city = serializer.vector(self.city)
        self.marks = serializer.vector(self.marks)
        self.land_prices = serializer.vector(self.land_prices)
        self.buildings = serializer.number(self.buildings)
        self.mine = serializer.vector(self.mine)
        self.miners = serializer.vector(self.miners)
        self.mine_stack = serializer.vector(self.mine_stack)
        self.mine_discard = serializer.vector(self.mine_discard)
        self.drawn = serializer.vector(self.drawn)
        self.mine_renewed = serializer.number(1 if self.mine_renewed else 0) == 1
        self.technology = serializer.number(self.technology)
        self.barbara = serializer.number(self.barbara)
        self.guild_card = serializer.number(self.guild_card)
        self.sets = serializer.vector(self.sets)
