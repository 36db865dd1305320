"""The words that set a table of Kutná Hora: what lies where."""

from __future__ import annotations

from typing import Self

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.games.kutna_hora.components import (
    BARBARA_TILES,
    COLOR_NAMES,
    COMMODITIES,
    COMMODITY_NAMES,
    GUILD_NAMES,
    GUILD_TILES,
    NONE,
    RED_STACKS,
    SILVER,
    SLOTS,
    TILES_OF_A_GUILD,
    TILES_OF_A_STACK,
    TOWN_HALL_COLUMNS,
    filled,
)
from silverspire.games.kutna_hora.player import Player
from silverspire.games.kutna_hora.questions import CARD_ASKED
from silverspire.games.kutna_hora.rules.building import raise_land_prices
from silverspire.games.kutna_hora.rules.setup import assign_row
from silverspire.games.kutna_hora.state import BANK, COUNCIL, POOL
from tests.games.kutna_hora.box import space_of, square_of, tile_of
from tests.games.kutna_hora.printing import Printing
from tests.games.kutna_hora.table_queries import STACK_NAMES

WHERE = {"bank": BANK, "pool": POOL, "council": COUNCIL}


class TableSetup(Printing):
    """`with_…` and `at_…` write one fact, consistently, and ask the pending question again."""

    # --- A player --------------------------------------------------------------------------------

    def _player(self, seat: int) -> Player:
        return self.state.players[seat]

    def with_guilds(self, *guilds: str, seat: int = 0) -> Self:
        """The guilds of the three rows of houses, from the top."""
        self._player(seat).rows = filled(COMMODITIES, NONE)
        for row, guild in enumerate(guilds):
            assign_row(self.state, seat, row, GUILD_NAMES.index(guild))
        return self._updated()

    def with_groschen(self, groschen: int, seat: int = 0) -> Self:
        self._player(seat).groschen = groschen
        return self._updated()

    def with_score(self, score: int, seat: int = 0) -> Self:
        self._player(seat).score = score
        return self._updated()

    def with_reputation(self, reputation: int, seat: int = 0) -> Self:
        self._player(seat).reputation = reputation
        return self._updated()

    def with_pelicans(self, unused: int = 0, used: int = 0, seat: int = 0) -> Self:
        self._player(seat).pelicans = unused
        self._player(seat).used_pelicans = used
        return self._updated()

    def with_miners(self, pool: int, waiting: int, seat: int = 0) -> Self:
        self._player(seat).pool_miners = pool
        self._player(seat).waiting_miners = waiting
        return self._updated()

    def with_production(self, commodity: str, amount: int, seat: int = 0) -> Self:
        """Production from buildings."""
        self._player(seat).production[COMMODITY_NAMES.index(commodity)] = amount
        return self._updated()

    def with_mine_ore(self, amount: int, seat: int = 0) -> Self:
        """Ore production from mines."""
        self._player(seat).mine_ore = amount
        return self._updated()

    def with_houses(self, *houses: int, seat: int = 0) -> Self:
        """How many houses are left in each row, from the top."""
        self._player(seat).houses = vec[i64](list(houses))
        return self._updated()

    def with_hand(self, *cards: int, seat: int = 0) -> Self:
        self._player(seat).hand = sum(1 << (card - 1) for card in cards)
        return self._updated()

    def with_tile(self, name: str, seat: int = 0) -> Self:
        """A tile in a slot, with the rights to it."""
        player, tile = self._player(seat), tile_of(name)
        assert tile >= GUILD_TILES or player.row_of(tile // TILES_OF_A_GUILD) != NONE, name
        player.slots[player.slot_of(NONE)] = tile
        self._take_from_town_hall(tile)
        return self._updated()

    def with_only_slot(self, slot: int) -> Self:
        """The tiles in the other slots are out of this game."""
        player = self._player(0)
        tile = player.slots[slot]
        player.slots = filled(SLOTS, NONE)
        player.slots[slot] = tile
        return self._updated()

    def with_plot(self, square: str, seat: int = 0) -> Self:
        self._player(seat).markers -= 1
        self.state.marks[square_of(square)] = seat
        return self._updated()

    # --- City and mine ---------------------------------------------------------------------------

    def with_building(self, square: str, name: str, owner: int | None = None) -> Self:
        """A building; a guild's is marked with its owner's leftmost house."""
        place, tile = square_of(square), tile_of(name)
        assert (owner is None) == (tile >= GUILD_TILES), "a guild building has an owner"
        self.state.city[place] = tile
        self.state.buildings += 1
        raise_land_prices(self.state, place)
        if owner is not None:
            self.state.marks[place] = owner
            player = self._player(owner)
            player.houses[player.row_of(tile // TILES_OF_A_GUILD)] -= 1
        self._take_from_town_hall(tile)
        return self._updated()

    def with_full_city(self, besides: str = "") -> Self:
        """A plot of seat 3 on every free square besides one."""
        for square in self.state.board.squares:
            if self.state.is_unclaimed(square) and square != (
                square_of(besides) if besides else -1
            ):
                self.state.marks[square] = 3
        return self._updated()

    def with_mine(self, space: str, name: str, seat: int = 0) -> Self:
        """A mine, marked with one of the seat's waiting miners."""
        place = space_of(space)
        self.state.mine[place] = tile_of(name)
        self.state.miners[place] = seat
        self._player(seat).waiting_miners -= 1
        self.state.mine_stack = _without(self.state.mine_stack, tile_of(name))
        return self._updated()

    def with_rock(self, space: str, name: str = "rock-1") -> Self:
        self.state.mine[space_of(space)] = tile_of(name)
        return self._updated()

    def with_mine_stack(self, *names: str) -> Self:
        """Exactly these mines, from the top; the others are out of this game."""
        self.state.mine_stack = vec[i64]([tile_of(name) for name in reversed(names)])
        return self._updated()

    def with_mine_discard(self, *names: str) -> Self:
        self.state.mine_discard = vec[i64]([tile_of(name) for name in names])
        return self._updated()

    def with_technology(self, level: int) -> Self:
        self.state.technology = level - 1
        return self._updated()

    # --- Town hall -------------------------------------------------------------------------------

    def with_row(self, number: int, *names: str) -> Self:
        """The stacks of one row, from the left; those of the row that are not named are gone."""
        for row in (1, 2, 3):
            stacks = [stack for stack in self.row(row) if stack not in names]
            if row == number:
                for gone in stacks:
                    self.state.heights[STACK_NAMES.index(gone)] = 0
                stacks = list(names)
            for column in range(TOWN_HALL_COLUMNS):
                stack = STACK_NAMES.index(stacks[column]) if column < len(stacks) else NONE
                self.state.town_hall[(row - 1) * TOWN_HALL_COLUMNS + column] = stack
        return self._updated()

    def with_only_row(self, number: int, *names: str) -> Self:
        """The stacks of one row; the other two are empty."""
        for row in {1, 2, 3} - {number}:
            self.with_row(number, *names).with_row(row)
        return self

    def with_stack(self, name: str, *tiles: str) -> Self:
        """A stack's tiles, from the top."""
        stack = STACK_NAMES.index(name)
        self.state.stacks = self.state.stacks[:]
        for place, tile in enumerate(reversed(tiles)):
            self.state.stacks[stack * TILES_OF_A_STACK + place] = tile_of(tile)
        self.state.heights[stack] = len(tiles)
        return self._updated()

    def with_red_tiles(self) -> Self:
        """red-1, red-2, red-3 at the ends of the rows."""
        for row in range(3):
            self.with_stack(f"red{row + 1}", f"red-{row + 1}")
            place = row * TOWN_HALL_COLUMNS
            while self.state.town_hall[place] != NONE:
                place += 1
            self.state.town_hall[place] = RED_STACKS + row
        return self._updated()

    def _take_from_town_hall(self, tile: int) -> None:
        """A tile that lies elsewhere is in no stack."""
        name = self.state.components.tile_keys[tile]
        for stack in STACK_NAMES:
            tiles = self.stack(stack)
            if name in tiles:
                self.with_stack(stack, *[other for other in tiles if other != name])
        for row in range(1, 4):
            self.with_row(row, *[stack for stack in self.row(row) if self.stack(stack)])

    def with_patricians(self, where: str, **tokens: int) -> Self:
        """Tokens in the pool or on the council; they come from the bank."""
        for color, count in tokens.items():
            number = COLOR_NAMES.index(color)
            self.state.patricians[WHERE[where] + number] += count
            self.state.patricians[BANK + number] -= count
        return self._updated()

    # --- Decks and tracks ------------------------------------------------------------------------

    def at_population(self, card: int) -> Self:
        self.state.population = card
        return self._updated()

    def at_ore(self, card: int) -> Self:
        self.state.ore = card
        return self._updated()

    def with_arm(self, commodity: str, column: int) -> Self:
        number = COMMODITY_NAMES.index(commodity)
        self.state.arms[max(number, SILVER)] = column  # ore has no arm but silver's
        return self._updated()

    def with_tax(self, tax: int) -> Self:
        self.state.tax = tax
        return self._updated()

    def with_barbara(self, number: int) -> Self:
        """This tile of St. Barbara's is current."""
        self.state.barbara = number - 1
        return self._updated()

    def with_finished_barbara(self) -> Self:
        return self.with_barbara(BARBARA_TILES + 1)

    def at_last_card(self, round_number: int = 1) -> Self:
        """The last player's last card is all that is left of a round."""
        state = self.state
        state.round = round_number
        state.turn = 2
        state.cards_left = 0
        state.event = NONE
        if round_number <= len(state.events):
            state.event = state.events[round_number - 1]
        state.active = (state.starting_seat + state.seats - 1) % state.seats
        state.frames = vec[i64]([CARD_ASKED, state.active, 0, 0])
        return self.with_hand(1, 6, seat=int(state.active))

    def at_seat(self, seat: int) -> Self:
        """Another seat is asked for its card."""
        self.state.active = seat
        self.state.frames = vec[i64]([CARD_ASKED, seat, 0, 0])
        return self._updated()


def _without(tiles: vec[i64], tile: int) -> vec[i64]:
    kept = vec[i64]()
    for other in tiles:
        if other != tile:
            kept = append(kept, other)
    return kept
