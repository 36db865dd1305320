"""World Without End, observations: each field said again from the seat's view."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any

import pytest

import silverspire
from silverspire import State
from silverspire.games.world_without_end.components import (
    CARD_NAMES,
    GOOD_NAMES,
    PERSON_NAMES,
)
from silverspire.games.world_without_end.questions import QUESTION_NAMES
from tests.conformance.play import sampled_positions

GAME = silverspire.game("world_without_end")
GOODS = GOOD_NAMES[:9]
CHAIRS = range(4)
PLAGUE = ("none", "unturned", "sick", "healed")
PROJECT_STATES = ("aside", "in_play", "complete")


class Reader:
    """A seat's view, read into numbers."""

    def __init__(self, view: dict[str, Any], catalogue: dict[str, Any]) -> None:
        self.view = view
        self.events = list(catalogue["events"])
        self.order = [
            (view["seat"] + place) % view["seats"] if place < view["seats"] else None
            for place in CHAIRS
        ]

    def chair(self, *seats: int | None) -> list[int]:
        return [int(seat is not None and seat in seats) for seat in self.order]

    def each(self, of: Any) -> list[int]:
        """One number for each chair; 0 for an empty one."""
        return self.several(1, lambda seat: [int(of(self.view["players"][seat]))])

    def several(self, size: int, of: Any) -> list[int]:
        return flat([0] * size if seat is None else of(seat) for seat in self.order)

    def event(self, card: dict[str, Any] | None) -> list[int]:
        return one_of(self.events, card and card["card"])


def flat(parts: Iterable[list[int]]) -> list[int]:
    return list(chain.from_iterable(parts))


def one_of(things: Iterable[Any], chosen: Any) -> list[int]:
    return [int(thing == chosen) for thing in things]


def amount(good: str, income: dict[str, Any]) -> int:
    return int(income["amount"]) if income["good"] == good else 0


def said_again(state: State, seat: int) -> dict[str, list[int]]:
    """Every field, from what the seat's view says."""
    view = state.view(seat)
    reader = Reader(view, GAME.catalogue(view["seats"], state.pack()))
    return (
        table_fields(reader, view)
        | question_fields(reader, view)
        | arrow_fields(reader, view)
        | player_fields(reader, view)
    )


def table_fields(reader: Reader, view: dict[str, Any]) -> dict[str, list[int]]:
    projects, plague, fair = view["projects"], view["plague"], view["fair"]
    return {
        "seats": one_of((2, 3, 4), view["seats"]),
        "over": [int(view["over"])],
        "chapter": one_of((1, 2, 3, 4), view["chapter"]),
        "round": [view["round"]],
        "no_actions": [int(view["no_actions"])],
        "random_discards": [int(view["random_discards"])],
        "active_seat": reader.chair(view["active_seat"]),
        "events": flat(map(reader.event, [*view["events_in_force"], view["event"]])),
        "favor": one_of(range(10), view["favor"]["space"]),
        "favor_canceled": [int(space in view["favor"]["canceled"]) for space in range(10)],
        "supply": [view["supply"][good] for good in GOODS[:8]],
        "fair_open": [int(fair[good] is not None) for good in ("wool", "cloth")],
        "fair_prices": [fair[good] or 0 for good in ("wool", "cloth")],
        "house_owners": flat(reader.chair(owner) for owner in view["houses"]),
        "projects": flat(one_of(PROJECT_STATES, project["state"]) for project in projects),
        "canceled": [int(project["canceled"]) for project in projects],
        "stone_placed": [project["stone"] for project in projects],
        "wood_placed": [project["wood"] for project in projects],
        "project_seals": flat(reader.chair(*project["seals"]) for project in projects),
        "plague": flat(one_of(PLAGUE, location["state"]) for location in plague),
        "plague_values": [location["value"] or 0 for location in plague],
    }


def question_fields(reader: Reader, view: dict[str, Any]) -> dict[str, list[int]]:
    asked = view["asked"] or {"seat": None, "kind": None, "detail": [None, None]}
    first, second = asked["detail"]
    kind = asked["kind"]
    goods = first if kind in {"lost_good", "gained_good"} else 0
    amounts = {"resource": second, "cloth_sale": first, "treatment": first}
    return {
        "asked_seat": reader.chair(asked["seat"]),
        "asked_kind": one_of(QUESTION_NAMES, kind),
        "asked_card": one_of(range(12), first if kind == "action" else None),
        "asked_project": one_of(range(7), first if kind == "resource" else None),
        "asked_goods": [goods >> good & 1 for good in range(9)],
        "asked_duty": one_of(range(3), first if kind == "protection" else None),
        "asked_amount": [amounts.get(kind, 0)],
    }


def arrow_fields(reader: Reader, view: dict[str, Any]) -> dict[str, list[int]]:
    nobody: dict[str, Any] = {
        "possible": False,
        "favor": None,
        "incomes": [{"good": "gold", "amount": 0}] * 4,
    }
    arrows = view["orientations"] or [nobody] * 4
    return {
        "arrow_possible": [int(arrow["possible"]) for arrow in arrows],
        "arrow_incomes": flat(
            reader.several(
                10,
                lambda seat, arrow=arrow: [
                    amount(good, arrow["incomes"][seat]) for good in GOOD_NAMES
                ],
            )
            for arrow in arrows
        ),
        "arrow_favor": flat(one_of(PERSON_NAMES, arrow["favor"]) for arrow in arrows),
    }


def player_fields(reader: Reader, view: dict[str, Any]) -> dict[str, list[int]]:
    same = ("houses", "seals", "hand_count", "discard_count", "court", "begging", "performed")
    fields = {name: reader.each(lambda player, name=name: player[name]) for name in same}
    own = view["players"][view["seat"]]
    piles = [player["pile"] for player in view["players"]]
    return fields | {
        "own_hand": [int(card in own["hand"]) for card in CARD_NAMES],
        "own_discards": [int(card in own["discards"]) for card in CARD_NAMES],
        "players": reader.each(lambda _: 1),
        "half_points": reader.each(lambda player: 2 * player["points"]),
        "piles": reader.several(12, lambda seat: [int(card in piles[seat]) for card in CARD_NAMES]),
        "pile_tops": reader.several(
            12, lambda seat: one_of(CARD_NAMES, piles[seat][-1] if piles[seat] else None)
        ),
        "goods": reader.several(9, lambda seat: [view["memory"][seat][good] for good in GOODS]),
    }


def observed(state: State, seat: int) -> dict[str, list[int]]:
    numbers = iter(state.observation(seat))
    return {
        field.name: [int(next(numbers)) for _ in range(field.size)]
        for field in GAME.observation_fields
    }


@pytest.mark.parametrize("seats", GAME.seats)
def test_an_observation_says_what_the_view_says_and_nothing_else(seats: int, patience: int) -> None:
    for seed in range(4 * patience):
        state = GAME.new(seats, seed)
        for position in sampled_positions(state, seed, one_in=10):
            seat = len(position.choices_made) % seats
            assert observed(position, seat) == said_again(position, seat)
        assert observed(state, 0) == said_again(state, 0)
