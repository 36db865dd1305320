"""World Without End: all that a seat may know. Built up, never cut down.

Behind screens lie goods; face down lie discards, so hands, events to come and unturned plague
tokens [WWE-FRAME-2]. Goods change hands in the open: `memory` holds what a perfect memory knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from silverspire.games.world_without_end.components import (
    CHAPTERS,
    CLOTH,
    GOOD_NAMES,
    GOODS,
    LOCATIONS,
    NONE,
    PERSON_NAMES,
    PROJECT_NAMES,
    PROJECTS,
    SIDES,
    WOOL,
)
from silverspire.games.world_without_end.player import SOURCE_NAMES
from silverspire.games.world_without_end.player_boards import goods_of, player_board
from silverspire.games.world_without_end.rules import market, orientation
from silverspire.games.world_without_end.rules.chapters import (
    has_penalties,
)
from silverspire.games.world_without_end.rules.discards import discards_cards
from silverspire.games.world_without_end.rules.favor import favor_space_after
from silverspire.games.world_without_end.rules.projects import points_for_resource
from silverspire.games.world_without_end.scoring import TIE_BREAKS, goods_score, score_of
from silverspire.games.world_without_end.state import (
    ASIDE,
    COMPLETE,
    EVENT_PLACES,
    HEALED,
    IN_PLAY,
    NEW_EVENT,
    NO_TOKEN,
    SICK,
    UNTURNED,
)

if TYPE_CHECKING:
    from silverspire.games.world_without_end import view_types as types
    from silverspire.games.world_without_end.names import PlagueState, ProjectState
    from silverspire.games.world_without_end.player import Player
    from silverspire.games.world_without_end.state import Table

PROJECT_STATES: dict[int, ProjectState] = {ASIDE: "aside", IN_PLAY: "in_play", COMPLETE: "complete"}
PLAGUE_STATES: dict[int, PlagueState] = {
    NO_TOKEN: "none",
    UNTURNED: "unturned",
    SICK: "sick",
    HEALED: "healed",
}


def views(table: Table, seats: Sequence[int | None]) -> list[types.View]:
    """The table as seats see it; None: a spectator."""
    for seat in seats:
        table.check_seat(seat)
    seen = open_view(table)
    return [seen if seat is None else own_view(table, seat, seen) for seat in seats]


def own_view(table: Table, seat: int, seen: types.View) -> types.View:
    """What everyone sees, and a seat's own side of the screen."""
    players = list(seen["players"])
    players[seat] = player_board(table, seat, own=True)
    return {**seen, "seat": seat, "players": players}


def open_view(table: Table) -> types.View:
    """What everyone sees."""
    return {
        "game": "world_without_end",
        "pack": table.components.pack,
        "seat": None,
        "seats": int(table.seats),
        "sides": [int(table.side_of(seat)) for seat in range(table.seats)],
        "over": table.over,
        "chapter": int(table.chapter) + 1,
        "round": int(table.round),
        "active_seat": int(table.active),
        "asked": asked(table),
        "event": event_in(table, NEW_EVENT),
        "events_in_force": [event_in(table, place) for place in range(EVENT_PLACES - 1)],
        "orientations": orientations(table),
        "no_actions": table.no_actions == 1,
        "random_discards": table.random_discards == 1,
        "discards_cards": bool(discards_cards(table)),
        "penalties": has_penalties(table),
        "building_points": int(points_for_resource(table)),
        "favor": favor(table),
        "supply": supply(table),
        "fair": fair(table),
        "houses": [None if owner == NONE else int(owner) for owner in table.house_owner],
        "projects": [project(table, number) for number in range(PROJECTS)],
        "plague": [location(table, number) for number in range(LOCATIONS)],
        "players": [player_board(table, number, own=False) for number in range(table.seats)],
        "memory": [goods_of(player) for player in table.players],
    }


def asked(table: Table) -> types.Asked | None:
    """Who must choose, what, and how many choices were made before."""
    if table.over:
        return None
    return {
        "seat": int(table.asked_seat()),
        "kind": table.asked_kind(),
        "number": len(table.choices_made),
        "detail": [int(table.top_first()), int(table.top_second())],
    }


def event_in(table: Table, place: int) -> types.EventInPlay | None:
    card = int(table.places[place])
    if card == NONE:
        return None
    return {
        "card": table.components.event_keys[card],
        "title": table.components.event_titles[card],
        "long_term": table.components.event_lasting[card] == 1,
    }


def orientations(table: Table) -> list[types.Orientation]:
    """For each number of the arrow: everybody's income and where the favor marker lands."""
    if table.places[NEW_EVENT] == NONE:
        return []
    found: list[types.Orientation] = []
    for arrow in range(SIDES):
        space = favor_space_after(table, arrow)
        found.append(
            {
                "arrow": arrow,
                "incomes": [income(table, seat, arrow) for seat in range(table.seats)],
                "favor": PERSON_NAMES[table.components.favor_track[space]] if arrow else None,
                "space": int(space),
                "possible": orientation.arrow_refusal(table, arrow) == 0,
            }
        )
    return found


def income(table: Table, seat: int, arrow: int) -> types.Income:
    """A corner's income; a beggar gets none of it [WWE-CHAP-3]."""
    corner = table.corner_for(seat, arrow)
    begging = table.players[seat].begging == 1
    return {
        "good": GOOD_NAMES[table.components.event_corner[corner]],
        "amount": 0 if begging else int(table.components.event_corner_amount[corner]),
    }


def favor(table: Table) -> types.Favor:
    track = table.components.favor_track
    return {
        "space": int(table.favor),
        "person": PERSON_NAMES[track[table.favor]],
        "canceled": [space for space in range(len(track)) if table.favor_canceled[space]],
    }


def fair(table: Table) -> types.Fair:
    """What wool and cloth sell for today; None: not sold."""
    return {"wool": fair_price(table, WOOL), "cloth": fair_price(table, CLOTH)}


def fair_price(table: Table, good: int) -> int | None:
    return int(market.price_of(table, good)) if market.is_sold(table, good) else None


def project(table: Table, number: int) -> types.Project:
    return {
        "project": PROJECT_NAMES[number],
        "state": PROJECT_STATES[int(table.projects[number])],
        "canceled": table.is_canceled(number),
        "stone": int(table.stone_placed[number]),
        "wood": int(table.wood_placed[number]),
        "seals": [seat for seat in range(table.seats) if table.has_seal(number, seat)],
    }


def location(table: Table, number: int) -> types.Location:
    """A plague location; its value is seen once its token is turned."""
    state = int(table.plague[number])
    turned = state in (SICK, HEALED)
    return {
        "location": number + 1,
        "state": PLAGUE_STATES[state],
        "value": int(table.plague_values[number]) if turned else None,
    }


def supply(table: Table) -> types.Supply:
    left = {GOOD_NAMES[good]: int(table.supply[good]) for good in range(GOODS - 1)}
    return cast("types.Supply", left)


def score_sheet(table: Table, seat: int) -> types.ScoreSheet:
    """Where every point came from, by source and by chapter; goods as if the game ended now."""
    table.check_seat(seat)
    player = table.players[seat]
    chapters = {
        name: [int(player.sources[source * CHAPTERS + chapter]) for chapter in range(CHAPTERS)]
        for source, name in enumerate(SOURCE_NAMES)
    }
    lines: dict[str, float] = {name: sum(points) for name, points in chapters.items()}
    lines["goods"] += player.half / 2
    if not table.over:
        lines["goods"] = goods_score(player)
    return {
        "seat": seat,
        "final": table.over,
        "total": sum(lines.values()),
        "lines": lines,
        "chapters": chapters,
        "tie_breaks": tie_breaks(player) if table.over else {},
    }


def tie_breaks(player: Player) -> dict[str, int]:
    """The goods that decide between equal totals, in their order."""
    return {GOOD_NAMES[good]: int(player.goods[good]) for good in TIE_BREAKS}


def seat_numbers(table: Table, seat: int) -> dict[str, float]:
    """The numbers of a seat that a choice may change."""
    table.check_seat(seat)
    player = table.players[seat]
    return {
        "points": float(score_of(player)),
        "points_if_ended": float(score_of(player)) + (0 if table.over else goods_score(player)),
        **{GOOD_NAMES[good]: int(player.goods[good]) for good in range(GOODS)},
    }
