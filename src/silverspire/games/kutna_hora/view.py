"""Kutná Hora: all that a seat may know. Built up, never cut down: what nobody adds cannot leak.

Everything on the table is open but the order under each stack's top, unrevealed events and the
mine stack below its top's back [KH-FRAME-10]; so every seat, and a spectator, sees the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from silverspire.games.kutna_hora.choices import space_name, square_name, stack_name
from silverspire.games.kutna_hora.components import (
    COLOR_NAMES,
    COMMODITY_NAMES,
    GUILD_NAMES,
    MARK_NAMES,
    MINE_ROWS,
    NONE,
    TOWN_HALL_COLUMNS,
    TOWN_HALL_ROWS,
    WOOD,
)
from silverspire.games.kutna_hora.player import FINAL_CITY, SOURCE_NAMES
from silverspire.games.kutna_hora.player_boards import all_earnings, council, player_board
from silverspire.games.kutna_hora.questions import (
    BUILDING_ASKED,
    MINE_ASKED,
    PLOT_ASKED,
    RIGHTS_ASKED,
    SITE_ASKED,
    SPACE_ASKED,
    TECHNOLOGY_ASKED,
)
from silverspire.games.kutna_hora.rules import mine_spaces, plot, rights, setup, turns
from silverspire.games.kutna_hora.scoring import (
    building_points,
    final_points,
    mine_row_points,
    own_stars,
    row_stars,
    score_if_ended,
)
from silverspire.games.kutna_hora.state import BANK, COUNCIL, POOL

if TYPE_CHECKING:
    from silverspire.games.kutna_hora import view_types as types
    from silverspire.games.kutna_hora.state import Table

# Questions of actions that are paid for unless St. Barbara grants them.
PAID_ACTIONS = (MINE_ASKED, SPACE_ASKED, RIGHTS_ASKED, PLOT_ASKED, BUILDING_ASKED, SITE_ASKED)


def views(table: Table, seats: Sequence[int | None]) -> list[types.View]:
    """The table as seats see it; None: a spectator."""
    for seat in seats:
        table.check_seat(seat)
    seen = open_view(table)
    return [{**seen, "seat": seat} for seat in seats]


def open_view(table: Table) -> types.View:
    """What everyone sees."""
    return {
        "game": "kutna_hora",
        "pack": table.components.pack,
        "seat": None,
        "seats": int(table.seats),
        "over": table.over,
        "round": int(table.round),
        "rounds": int(table.last_round()),
        "turn": int(turns.turn_number(table)),
        "starting_seat": int(table.starting_seat),
        "active_seat": int(table.active),
        "cards_left": int(table.cards_left),
        "asked": asked(table),
        "tax": int(table.tax),
        "tax_refusal": int(turns.refusal_loss(table)) if table.round else 0,
        "event": event(table),
        "red_round": int(table.components.red_round[table.seats]),
        "population": int(table.population),
        "ore": int(table.ore),
        "prices": prices(table),
        "town_hall": [town_hall_row(table, row) for row in range(TOWN_HALL_ROWS)],
        "removed": [table.components.tile_keys[tile] for tile in table.removed],
        "patricians": patricians(table),
        "city": city(table),
        "mine": mine(table),
        "mine_rows": [mine_row(table, row) for row in range(MINE_ROWS)],
        "mine_stack": mine_stack(table),
        "technology": {
            "level": int(table.technology_level()),
            "taken": int(table.technology),
        },
        "barbara": {"turned": int(table.barbara)},
        "guild_sets": guild_sets(table),
        "players": [player_board(table, number) for number in range(table.seats)],
    }


def asked(table: Table) -> types.Asked | None:
    """Who must choose, what, how many choices were made before, and the tiles in question."""
    if table.over:
        return None
    keys = table.components.tile_keys
    tile = tile_in_question(table)
    return {
        "seat": int(table.asked_seat()),
        "kind": table.asked_kind(),
        "number": len(table.choices_made),
        "drawn": [keys[drawn] for drawn in table.drawn],
        "tile": None if tile == NONE else keys[tile],
        "free": is_free(table),
    }


def tile_in_question(table: Table) -> int:
    """The tile that waits for its square or space; NONE if there is none."""
    kind = table.top_kind()
    if kind in (SPACE_ASKED, SITE_ASKED):
        return int(table.top_second())
    return int(table.top_first()) if kind == TECHNOLOGY_ASKED else NONE


def is_free(table: Table) -> bool:
    """Whether the action in question is granted: nothing is paid for it."""
    return table.top_kind() in PAID_ACTIONS and table.top_first() == 1


def event(table: Table) -> types.EventInPlay | None:
    if table.event == NONE:
        return None
    return {
        "card": table.components.event_keys[table.event],
        "name": table.components.event_names[table.event],
    }


def prices(table: Table) -> types.Prices:
    found = {name: price(table, i) for i, name in enumerate(COMMODITY_NAMES)}
    return cast("types.Prices", found)


def price(table: Table, commodity: int) -> types.Price:
    return {
        "price": int(table.price(commodity)),
        "column": int(table.arm(commodity)),
        "mark": MARK_NAMES.get(int(table.mark(commodity))),
    }


def town_hall_row(table: Table, row: int) -> list[types.Stack]:
    """A row's stacks from the left: only the top tile is seen."""
    stacks: list[types.Stack] = []
    for column in range(TOWN_HALL_COLUMNS):
        stack = int(table.town_hall[row * TOWN_HALL_COLUMNS + column])
        if stack == NONE:
            continue
        stacks.append(
            {
                "stack": stack_name(stack),
                "top": table.components.tile_keys[table.top_tile(stack)],
                "height": int(table.heights[stack]),
                "cost": int(rights.rights_cost(table, stack)),
            }
        )
    return stacks


def patricians(table: Table) -> types.Patricians:
    return {
        "bank": patricians_at(table, BANK),
        "pool": patricians_at(table, POOL),
        "council": patricians_at(table, COUNCIL),
    }


def patricians_at(table: Table, first: int) -> types.ByColor:
    held = {name: int(table.patricians[first + i]) for i, name in enumerate(COLOR_NAMES)}
    return cast("types.ByColor", held)


def city(table: Table) -> dict[str, types.Square]:
    """Each square: its building or plot, whose it is, what a plot costs, what a building scores."""
    anywhere = plot.may_claim_anywhere(table)
    squares: dict[str, types.Square] = {}
    for square in table.board.squares:
        tile, owner = int(table.city[square]), int(table.marks[square])
        open_price = table.components.open_plot_price if anywhere else table.land_prices[square]
        squares[square_name(square)] = {
            "building": None if tile == NONE else table.components.tile_keys[tile],
            "seat": None if owner == NONE else owner,
            "plot_price": int(open_price) if tile == NONE and owner == NONE else None,
            "points": square_points(table, square),
        }
    return squares


def square_points(table: Table, square: int) -> int | None:
    """What a player's building scores if the game ends now; None: nobody's."""
    if table.city[square] == NONE or table.marks[square] == NONE:
        return None
    return int(building_points(table, square))


def mine(table: Table) -> dict[str, types.Space]:
    """Each space: its mine or rock, whose it is, and the wood an open one costs."""
    spaces: dict[str, types.Space] = {}
    for space in table.board.spaces:
        tile, owner = int(table.mine[space]), int(table.miners[space])
        cost = int(mine_spaces.space_cost(table, space)) if tile == NONE else NONE
        spaces[space_name(space)] = {
            "tile": None if tile == NONE else table.components.tile_keys[tile],
            "seat": None if owner == NONE else owner,
            "wood": None if cost == NONE else cost,
            "groschen": None if cost == NONE else cost * int(table.price(WOOD)),
            "entrance": table.board.entrances[space] == 1,
        }
    return spaces


def mine_row(table: Table, row: int) -> types.MineRow:
    board = table.board
    stars = int(row_stars(table, row))
    line = min(int(board.most_stars), stars)
    return {
        "stars": stars,
        "prizes": [int(board.prizes[line * 4 + place]) for place in range(table.seats)],
        "held": [int(own_stars(table, seat, row)) for seat in range(table.seats)],
        "points": [int(mine_row_points(table, seat, row)) for seat in range(table.seats)],
    }


def mine_stack(table: Table) -> types.MineStack:
    """How many tiles, the top's back, and the discard pile."""
    stack = table.mine_stack
    back = int(table.components.mine_set[stack[len(stack) - 1]]) if len(stack) else None
    return {
        "count": len(stack),
        "back": back,
        "discard": [table.components.tile_keys[tile] for tile in table.mine_discard],
    }


def guild_sets(table: Table) -> list[types.GuildSet]:
    """The sets of the guild card and who chose each."""
    sets: list[types.GuildSet] = []
    for number in range(table.seats):
        guilds = [GUILD_NAMES[setup.guild_of_set(table, number, place)] for place in range(3)]
        owner = int(table.sets[number])
        sets.append({"guilds": guilds, "seat": None if owner == NONE else owner})
    return sets


def score_sheet(table: Table, seat: int) -> types.ScoreSheet:
    """Where every point came from; while the game runs, as if it ended now."""
    table.check_seat(seat)
    player = table.players[seat]
    lines = {}
    for source, name in enumerate(SOURCE_NAMES):
        points = int(player.points[source])
        if source >= FINAL_CITY and not table.over:
            points = int(final_points(table, seat, source))
        lines[name] = points
    squares = [square for square in table.board.squares if table.is_own_building(square, seat)]
    return {
        "seat": seat,
        "final": table.over,
        "total": sum(lines.values()),
        "lines": lines,
        "tie_breaks": {"groschen": int(player.groschen)},
        "city": {square_name(square): int(building_points(table, square)) for square in squares},
        "mine_rows": [int(mine_row_points(table, seat, row)) for row in range(MINE_ROWS)],
        "council": council(table, seat),
    }


def seat_numbers(table: Table, seat: int) -> types.SeatNumbers:
    """The numbers of a seat that a choice may change."""
    table.check_seat(seat)
    player = table.players[seat]
    sold = all_earnings(table, player)
    return {
        "groschen": int(player.groschen),
        "income": int(table.income(player)),
        "score": int(player.score),
        "score_if_ended": int(score_if_ended(table, seat)),
        "reputation": int(player.reputation),
        "pelicans": int(player.pelicans),
        "tax": int(turns.taxes_due(table, player)),
        "prices": {name: int(table.price(i)) for i, name in enumerate(COMMODITY_NAMES)},
        "made": {name: sold[name]["amount"] for name in sold},
        "earned": {name: sold[name]["groschen"] for name in sold},
    }
