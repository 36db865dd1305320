"""The values that the rulebook prints, and what its examples show: packs are compared with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from silverspire.games.kutna_hora.barbara_effects import BARBARA_EFFECTS
from silverspire.games.kutna_hora.components import (
    ACTION_NAMES,
    BARBARA_TILES,
    CARDS,
    DOT_NAMES,
    DOTS,
    GUILD_NAMES,
    GUILD_TILES,
    HOUSE_COLUMNS,
    HOUSE_ROWS,
    JOKER,
    MINE,
    MINE_TILES,
    PLOT,
    PUBLIC_TILES,
    TILES_OF_A_GUILD,
    Components,
)
from silverspire.kernel.pack_sections import PackSection
from silverspire.kernel.printed_values import PrintedValue, check_printed

Sections = Mapping[str, PackSection]

BOARDS: Final = "boards.toml"
PLAYER: Final = "player_board.toml"
PRINTED: Final = (
    PrintedValue(BOARDS, ("city", "open_plot_price"), 5, "KH-PLOT-1"),
    PrintedValue(BOARDS, ("city", "cheap_plot_price"), 1, "KH-PLOT-2"),
    PrintedValue(BOARDS, ("mine", "entrance_cost"), 2, "KH-MINE-5"),
    PrintedValue(BOARDS, ("taxes", "limit"), 25, "KH-END-6"),
    PrintedValue(BOARDS, ("rounds", "players-2", "red_patricians_after"), 3, "KH-END-4"),
    PrintedValue(BOARDS, ("rounds", "players-3", "red_patricians_after"), 3, "KH-END-4"),
    PrintedValue(BOARDS, ("rounds", "players-4", "red_patricians_after"), 2, "KH-END-4"),
    PrintedValue(BOARDS, ("council", "price"), 10, "KH-INCOME-2"),
    PrintedValue(BOARDS, ("council", "scoring_rounds"), 3, "KH-END-3"),
    PrintedValue(BOARDS, ("council", "green"), 1, "KH-END-3"),
    PrintedValue(BOARDS, ("council", "silver"), 3, "KH-END-3"),
    PrintedValue(BOARDS, ("council", "yellow"), [0, 2, 4], "KH-END-3"),
    PrintedValue(BOARDS, ("council", "red"), 3, "KH-END-3"),
    PrintedValue(BOARDS, ("final_scoring", "groschen_for_a_point"), 10, "KH-FINAL-3"),
    PrintedValue(PLAYER, ("start", "groschen"), [40, 41, 42, 43], "KH-SETUP-7"),
    PrintedValue(PLAYER, ("start", "pool_miners"), 1, "KH-SETUP-7"),
    PrintedValue(PLAYER, ("start", "waiting_miners"), 8, "KH-SETUP-7"),
    PrintedValue(PLAYER, ("start", "pool_limit"), 2, "KH-MINE-1"),
    PrintedValue(PLAYER, ("plots", "surcharge"), [0, 0, 3, 8], "KH-END-2"),
    PrintedValue(PLAYER, ("reputation", "cheap_plots_from"), 3, "KH-PLOT-2"),
    PrintedValue(PLAYER, ("reputation", "free_joker_from"), 6, "KH-JOKER-1"),
    PrintedValue(PLAYER, ("reputation", "points_past_end"), 2, "KH-REP-1"),
    PrintedValue("st_barbara.toml", ("finished_reputation",), 2, "KH-BARB-3"),
)
COLUMNS: Final = ((1, 0), (0, 1), (0, 2), (0, 3))  # groschen and permits
# Of St. Barbara's tiles: reputation, points, the middle effect and its amount.
BARBARA: Final = (
    (2, 0, "none", 0),
    (1, 0, "rights", 1),
    (-1, 0, "house_for_production", 2),
    (1, 0, "plot", 1),
    (-2, 0, "incomes", 2),
    (0, 2, "patrician", 1),
    (0, 0, "reputation_per_public_neighbour", 1),
    (0, 1, "building", 1),
    (0, 0, "mines", 2),
    (0, 0, "score_building", 1),
    (0, 5, "none", 0),
)
EXAMPLE_STARS: Final = 6
EXAMPLE_PRIZES: Final = [3, 2, 1, 0]
EXAMPLE_PRODUCTION: Final = {"metallurgists": 3, "miners": 2}
SAWMILL: Final = "Sawmill"
SAWMILL_DOTS: Final = (DOT_NAMES.index("red"), DOT_NAMES.index("yellow"))
EXAMPLE_MATCHES: Final = 3


def check_printed_values(sections: Sections, components: Components) -> None:
    check_printed(sections, PRINTED)
    _check_columns(sections[BOARDS], components)
    _check_star_prizes(sections[BOARDS], components)
    _check_st_barbara(sections["st_barbara.toml"], components)
    _check_action_cards(sections["action_cards.toml"], components)
    _check_houses(sections[PLAYER], components)
    _check_mines(sections["mines.toml"], components)
    _check_production(sections["guild_buildings.toml"], components)
    _check_sawmill(sections, components)


def _check_columns(boards: PackSection, components: Components) -> None:
    """A tile costs 1 groschen, then 1, 2 and 3 permits [KH-RIGHTS-2]."""
    for column, (groschen, permits) in enumerate(COLUMNS):
        found = components.column_groschen[column], components.column_permits[column]
        if found != (groschen, permits):
            what = f"column {column + 1} costs {groschen} groschen and {permits} permits"
            boards.refuse(what, "town_hall", "columns", column, rule="KH-RIGHTS-2")


def _check_star_prizes(boards: PackSection, components: Components) -> None:
    """A row of 6 stars pays 3, 2 and 1, on one side of the board at least [KH-EX-5]."""
    place = EXAMPLE_STARS * len(EXAMPLE_PRIZES)
    sides = (components.large_board.prizes, components.small_board.prizes)
    if not any(list(side[place : place + len(EXAMPLE_PRIZES)]) == EXAMPLE_PRIZES for side in sides):
        what = "a row of 6 stars pays 3, 2 and 1 points on one side of the board at least"
        boards.refuse(what, "star_prizes", rule="KH-EX-5")


def _check_st_barbara(barbara: PackSection, components: Components) -> None:
    """What each of the eleven tiles gives [KH-BARB-4]."""
    for tile in range(BARBARA_TILES):
        found = (
            components.barbara_reputation[tile],
            components.barbara_points[tile],
            BARBARA_EFFECTS[components.barbara_effect[tile]],
            components.barbara_amount[tile],
        )
        if found != BARBARA[tile]:
            what = f"tile {tile + 1} gives {_given(BARBARA[tile])}, not {_given(found)}"
            barbara.refuse(what, f"tile-{tile + 1}", rule=f"KH-BARB-T{tile + 1}")


def _given(tile: tuple[int, int, str, int]) -> str:
    reputation, points, effect, amount = tile
    return f"{reputation} reputation, {points} points and the effect {effect} ({amount})"


def _check_action_cards(cards: PackSection, components: Components) -> None:
    """Mine is on two cards, with Plot and with the Joker, and Plot on two [KH-EX-4]."""
    pairs = [
        {int(components.card_actions[card * 2]), int(components.card_actions[card * 2 + 1])}
        for card in range(CARDS)
    ]
    for pair in ({MINE, PLOT}, {MINE, JOKER}):
        if pair not in pairs:
            one, other = (ACTION_NAMES[action] for action in sorted(pair))
            cards.refuse(f"one card carries {one} and {other}", rule="KH-EX-4")
    for action in (MINE, PLOT):
        times = sum(action in pair for pair in pairs)
        if times != 2:
            what = f"{ACTION_NAMES[action]} is on 2 cards, not {times}"
            cards.refuse(what, rule="KH-EX-4")


def _check_houses(board: PackSection, components: Components) -> None:
    """A house gives a free tile and points, so that its tile can be ignored [KH-BUILD-3]."""
    houses = range(HOUSE_ROWS * HOUSE_COLUMNS)
    if not any(components.house_free_tile[i] and components.house_points[i] for i in houses):
        what = "some house gives a free tile and points"
        board.refuse(what, "houses", rule="KH-BUILD-3")


def _check_mines(mines: PackSection, components: Components) -> None:
    """Most mines give ore [KH-MINE-6]."""
    ore = [int(components.production[tile]) for tile in range(PUBLIC_TILES, MINE_TILES)]
    giving = sum(amount > 0 for amount in ore)
    if giving * 2 <= len(ore):
        what = f"most of the {len(ore)} mines give ore; here {giving} do"
        mines.refuse(what, rule="KH-MINE-6")


def _check_production(buildings: PackSection, components: Components) -> None:
    """The example of an income has a silver building of 3 and an ore building of 2 [KH-EX-2]."""
    for guild, wanted in EXAMPLE_PRODUCTION.items():
        first = GUILD_NAMES.index(guild) * TILES_OF_A_GUILD
        if wanted not in list(components.production[first : first + TILES_OF_A_GUILD]):
            what = f"some building of the {guild} produces {wanted}, as in the example"
            buildings.refuse(what, f"{guild}-1", "production", rule="KH-EX-2")


def _check_sawmill(sections: Sections, components: Components) -> None:
    """The Sawmill has a red and a yellow dot, a public building three of these [KH-EX-6]."""
    if SAWMILL in components.tile_names[:GUILD_TILES]:
        tile = components.tile_names.index(SAWMILL)
        wanted = [int(dot in SAWMILL_DOTS) for dot in range(DOTS)]
        if _dots(components, tile) != wanted:
            what = "the Sawmill has one red and one yellow dot"
            key = components.tile_keys[tile]
            sections["guild_buildings.toml"].refuse(what, key, "dots", rule="KH-EX-6")
    public = range(GUILD_TILES, PUBLIC_TILES)
    if not any(_matches(_dots(components, tile)) == EXAMPLE_MATCHES for tile in public):
        what = "some public building has three dots that are red or yellow"
        sections["public_buildings.toml"].refuse(what, rule="KH-EX-6")


def _dots(components: Components, tile: int) -> list[int]:
    return [int(components.dots[tile * DOTS + dot]) for dot in range(DOTS)]


def _matches(dots: Sequence[int]) -> int:
    return sum(dots[dot] for dot in SAWMILL_DOTS)
