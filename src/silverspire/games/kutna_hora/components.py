"""Kutná Hora: what is printed on the tiles, cards and boards, as tables that the rules look up.

Every number here comes from a component pack (see `pack.py`); the rules hold none.
Ids are small integers in fixed ranges, the same for every pack:

    tiles   0–23 guild buildings (four to a guild) · 24–35 public buildings (three to a color)
            36–62 mines · 63–66 mining technology · 67–70 rocks
    stacks  0–5 guild stacks · 6–8 green, silver, yellow · 9–11 the red tile of row 1, 2, 3
    squares row × 6 + column (the small city uses the first three rows)
    spaces  row × 7 + column (the small mine uses the first five columns)
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from silverspire.games.kutna_hora import names
from silverspire.games.kutna_hora.event_words import EFFECT_AMOUNT, EFFECT_KIND, EFFECT_WIDTH

# Names for what an integer means; a NewType would cost a call in pure Python (ADR 2).
Seat: TypeAlias = i64
Commodity: TypeAlias = i64
Guild: TypeAlias = i64
Color: TypeAlias = i64
Tile: TypeAlias = i64
Stack: TypeAlias = i64
Square: TypeAlias = i64
Space: TypeAlias = i64
Row: TypeAlias = i64
Card: TypeAlias = i64
Action: TypeAlias = i64
EventCard: TypeAlias = i64

NONE: Final = -1

# Commodities, and the guilds that live by them [KH-FRAME-1].
ORE: Final = 0
SILVER: Final = 1
WOOD: Final = 2
PERMITS: Final = 3
FOOD: Final = 4
BEER: Final = 5
COMMODITIES: Final = 6
COMMODITY_NAMES: Final[tuple[names.Commodity, ...]] = (
    "ore",
    "silver",
    "wood",
    "permits",
    "food",
    "beer",
)
GUILD_NAMES: Final[tuple[names.Guild, ...]] = (
    "miners",
    "metallurgists",
    "builders",
    "scribes",
    "grocers",
    "innkeepers",
)
MINERS: Final = 0

# Patricians.
GREEN: Final = 0
SILVER_PATRICIAN: Final = 1
YELLOW: Final = 2
RED: Final = 3
COLORS: Final = 4
COLOR_NAMES: Final[tuple[names.Color, ...]] = ("green", "silver", "yellow", "red")

# Dots on buildings and villages.
DOT_NAMES: Final = ("red", "yellow", "blue", "green")
DOTS: Final = 4

# The seven actions.
MINE: Final = 0
RIGHTS: Final = 1
PLOT: Final = 2
BUILDING: Final = 3
INCOME: Final = 4
BARBARA: Final = 5
JOKER: Final = 6
ACTION_NAMES: Final[tuple[names.Action, ...]] = (
    "mine",
    "rights",
    "plot",
    "building",
    "income",
    "barbara",
    "joker",
)
CARDS: Final = 6

# Tiles.
TILES_OF_A_GUILD: Final = 4
TILES_OF_A_COLOR: Final = 3
GUILD_TILES: Final = 24
PUBLIC_TILES: Final = 36  # the first id after the public buildings
MINE_TILES: Final = 63  # … after the mines
TECHNOLOGY_TILES: Final = 67  # … after the technology tiles
TILES: Final = 71  # … after the rocks
MINE_COUNT: Final = 27
TECHNOLOGY_COUNT: Final = 4
ROCK_COUNT: Final = 4

# Boards.
CITY_COLUMNS: Final = 6
CITY_SQUARES: Final = 30
MINE_COLUMNS: Final = 7
MINE_ROWS: Final = 4
MINE_SPACES: Final = 28
TOWN_HALL_ROWS: Final = 3
TOWN_HALL_COLUMNS: Final = 4
STACKS: Final = 12
PUBLIC_STACKS: Final = 6  # the first public stack
RED_STACKS: Final = 9  # the first red stack
TILES_OF_A_STACK: Final = 4
HOUSE_ROWS: Final = 3
HOUSE_COLUMNS: Final = 4
SLOTS: Final = 3
PLOT_MARKERS: Final = 3
PATRICIANS_OF_A_COLOR: Final = 3
BARBARA_TILES: Final = 11
GUILDS_OF_A_PLAYER: Final = 3
GUILD_CARDS: Final = 9
MINE_CARDS: Final = 15
EVENT_CARDS: Final = 10
MOST_ROUNDS: Final = 6
MOST_SEATS: Final = 4

# The price decks [KH-PRICE-4]: the most numbers each can have, counting the turn-over card's back.
POPULATION_CARDS: Final = 41
ORE_CARDS: Final = 31
ARM_COLUMNS: Final = 6
PLAIN_CELL: Final = 0
TOWN_BUILDS: Final = 1
RED_CROSS: Final = 2
MARK_NAMES: Final[dict[int, Literal["town_builds", "red_cross"]]] = {
    TOWN_BUILDS: "town_builds",
    RED_CROSS: "red_cross",
}

# The decks of events.
DECK_A: Final = 0
DECK_B: Final = 1


def filled(count: int, value: int = 0) -> vec[i64]:
    """A table of `count` equal numbers."""
    return vec[i64]([value] * count)


@final
class Board:
    """One side of the Kutná Hora board: the city above, the mine below."""

    def __init__(self) -> None:
        # The squares and spaces of this side, and each square's up to four neighbors.
        self.squares: vec[i64] = vec[i64]()
        self.spaces: vec[i64] = vec[i64]()
        self.neighbors: vec[i64] = filled(CITY_SQUARES * 4, NONE)  # [square × 4 + direction]
        self.village_dots: vec[i64] = filled(CITY_SQUARES * DOTS)  # [square × 4 + dot color]
        self.entrances: vec[i64] = filled(MINE_SPACES)  # 1 where an entrance is printed
        # The spaces whose mine gives access to this one: left, right, above [KH-MINE-4].
        self.openings: vec[i64] = filled(MINE_SPACES * 3, NONE)
        self.rock_spaces: vec[i64] = filled(MINE_CARDS * ROCK_COUNT)  # [mine card × 4 + i]
        self.prizes: vec[i64] = vec[i64]()  # [stars of the row × 4 + place]
        self.most_stars: i64 = 0  # the last line of the prize table


@final
class Components:
    """One pack, as the rules read it. Immutable once loaded; shared by every state."""

    def __init__(self) -> None:
        self.pack: str = ""
        self.pack_hash: str = ""

        # Tiles, one entry for each tile id.
        self.tile_keys: list[str] = []
        self.tile_names: list[str] = []
        self.wood: vec[i64] = filled(TILES)  # wood a building costs
        self.plot_price: vec[i64] = filled(TILES)
        self.dots: vec[i64] = filled(TILES * DOTS)  # [tile × 4 + dot color]
        self.production: vec[i64] = filled(TILES)  # of the guild's commodity; mines: ore
        self.ore_advance: vec[i64] = filled(TILES)  # ore deck; mines, Miners': = production
        self.population: vec[i64] = filled(TILES)
        self.points: vec[i64] = filled(TILES)
        self.reputation: vec[i64] = filled(TILES)
        self.pelicans: vec[i64] = filled(TILES)
        self.tax: vec[i64] = filled(TILES)
        self.patrician: vec[i64] = filled(TILES, NONE)  # color, or NONE
        self.removes_house: vec[i64] = filled(TILES)  # 0 or 1
        self.flips: vec[i64] = filled(TILES)  # 0 or 1
        self.technology: vec[i64] = filled(TILES)  # 0 or 1
        self.stars: vec[i64] = filled(TILES)
        self.cost: vec[i64] = filled(TILES)  # wood a mine imposes beside and below it
        self.mine_set: vec[i64] = filled(TILES)  # 1, 2 or 3 on the back of a mine
        self.marked: vec[i64] = filled(COMMODITIES)  # [guild] its tile with the marked corner

        # Boards and tracks.
        self.small_board: Board = Board()
        self.large_board: Board = Board()
        self.rounds: vec[i64] = filled(MOST_SEATS + 1)  # [seats]
        self.red_round: vec[i64] = filled(MOST_SEATS + 1)  # [seats] the red tiles enter at its end
        self.scoring_rounds: i64 = 0  # the council scores in this many last rounds
        # [(seats × 6) + round − 1] reputation lost by who pays no taxes
        self.tax_refusal: vec[i64] = filled((MOST_SEATS + 1) * MOST_ROUNDS)
        self.tax_limit: i64 = 0
        self.plot_surcharge: vec[i64] = filled(PLOT_MARKERS + 1)  # [plots out]
        self.council_price: i64 = 0
        self.column_groschen: vec[i64] = filled(TOWN_HALL_COLUMNS)
        self.column_permits: vec[i64] = filled(TOWN_HALL_COLUMNS)
        self.row_of_color: vec[i64] = filled(COLORS, NONE)  # green, silver, yellow
        self.open_plot_price: i64 = 0
        self.cheap_plot_price: i64 = 0
        self.entrance_cost: i64 = 0

        # The player board.
        self.groschen: vec[i64] = filled(MOST_SEATS)  # [place in turn order]
        self.pool_miners: i64 = 0
        self.waiting_miners: i64 = 0
        self.pool_limit: i64 = 0
        self.house_points: vec[i64] = filled(HOUSE_ROWS * HOUSE_COLUMNS)
        self.house_reputation: vec[i64] = filled(HOUSE_ROWS * HOUSE_COLUMNS)
        self.house_pelicans: vec[i64] = filled(HOUSE_ROWS * HOUSE_COLUMNS)
        self.house_free_tile: vec[i64] = filled(HOUSE_ROWS * HOUSE_COLUMNS)
        self.lowest_reputation: i64 = 0
        self.highest_reputation: i64 = 0
        self.reputation_points: vec[i64] = vec[i64]()  # [reputation − lowest]
        self.points_past_end: i64 = 0
        self.cheap_plots_from: i64 = 0
        self.free_joker_from: i64 = 0
        self.card_actions: vec[i64] = filled(CARDS * 2)  # [card × 2 + half]
        self.card_choices: dict[int, vec[i64]] = {}  # remembered by rules/cards.py

        # The price decks: the last card of each, and [(commodity × 41 + card) × 6 + column].
        self.last_population: i64 = POPULATION_CARDS - 2
        self.last_ore: i64 = ORE_CARDS - 2
        self.prices: vec[i64] = filled(COMMODITIES * POPULATION_CARDS * ARM_COLUMNS)
        self.marks: vec[i64] = filled(COMMODITIES * POPULATION_CARDS * ARM_COLUMNS)

        # What the council pays [KH-END-3], and final scoring.
        self.green_points: i64 = 0
        self.silver_points: i64 = 0  # for each two used pelicans
        self.yellow_points: vec[i64] = filled(3)  # [fewest mines in a row: 0, 1, 2 or more]
        self.red_points: i64 = 0
        self.groschen_for_a_point: i64 = 0

        # St. Barbara's tiles 1–11, from index 0.
        self.barbara_reputation: vec[i64] = filled(BARBARA_TILES)
        self.barbara_points: vec[i64] = filled(BARBARA_TILES)
        self.barbara_effect: vec[i64] = filled(BARBARA_TILES)
        self.barbara_amount: vec[i64] = filled(BARBARA_TILES)  # +2 production, 2 incomes, 2 mines
        self.barbara_tax: vec[i64] = filled(BARBARA_TILES)
        self.finished_barbara_reputation: i64 = 0

        # Set-up cards: [((card × 3 + seats − 2) × 4 + set) × 3 + i] a guild.
        self.guild_sets: vec[i64] = filled(GUILD_CARDS * 36, NONE)

        # Events.
        self.event_keys: list[str] = []
        self.event_names: list[str] = []
        self.event_deck: vec[i64] = filled(EVENT_CARDS)
        self.event_tax: vec[i64] = filled(EVENT_CARDS)
        self.event_population: vec[i64] = filled(EVENT_CARDS)
        self.event_ore: vec[i64] = filled(EVENT_CARDS)
        # A card's effects are event_effects[first × 7 …], `count` of them.
        self.event_first: vec[i64] = filled(EVENT_CARDS)
        self.event_count: vec[i64] = filled(EVENT_CARDS)
        self.event_effects: vec[i64] = vec[i64]()
        self.event_times: vec[i64] = filled(EVENT_CARDS)  # a bit for each time at which it acts

    def board(self, seats: i64) -> Board:
        """The side for this number of players [KH-FRAME-2]."""
        return self.small_board if seats == 2 else self.large_board

    def price(self, commodity: Commodity, card: i64, column: i64) -> i64:
        return self.prices[(commodity * POPULATION_CARDS + card) * ARM_COLUMNS + column]

    def mark(self, commodity: Commodity, card: i64, column: i64) -> i64:
        """What is printed beside the price: nothing, a town-builds symbol or a red X."""
        return self.marks[(commodity * POPULATION_CARDS + card) * ARM_COLUMNS + column]

    def guild_in_set(self, card: i64, seats: i64, choice: i64, place: i64) -> Guild:
        """The guild at `place` of the set `choice` on a guild set-up card."""
        return self.guild_sets[((card * 3 + seats - 2) * 4 + choice) * 3 + place]

    def lasting_amount(self, event: i64, effect: i64) -> i64:
        """The amount of an event's effect of that kind; NONE if it has none."""
        first = self.event_first[event]
        for number in range(first, first + self.event_count[event]):
            if self.event_effects[number * EFFECT_WIDTH + EFFECT_KIND] == effect:
                return self.event_effects[number * EFFECT_WIDTH + EFFECT_AMOUNT]
        return NONE
