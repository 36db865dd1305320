"""Fair play: what nobody may do at a table, however friendly the computers are."""

from __future__ import annotations

from typing import Final, Literal

from silverspire.table.entries import Created
from silverspire.table.problem_codes import ProblemCode
from silverspire.table.room import OPEN, Room, TakeBack

KnownLuck = Literal["fork", "seed"]

ABSENT: Final = "a player who is away has moved since then: only they could agree to a take-back"
REVEALED: Final = "something hidden was revealed since then, and nobody is here who could agree"


def unfair_take_back(
    room: Room, seat: int, count: int, gone: int | None = None
) -> tuple[ProblemCode, str] | None:
    """Why a seat may not take back this many choices, or None; `gone` is about to leave.

    The choice of a person stands unless that person agrees, and so does what was shown to anyone
    who ever played here. Against computers alone everything may be taken back.
    """
    asking = room.seats[seat].person
    here = {
        one.person
        for number, one in enumerate(room.seats)
        if one.level is None and one.person not in {None, asking} and number != gone
    }
    taken = room.require_history().moves[-count:]
    if any(move.person not in {None, asking, *here} for move in taken):
        return "absent-choice", ABSENT
    shared = any(person != asking for person in room.held)
    if shared and not here and any(move.reveals for move in taken):
        return "revealed-since", REVEALED
    return None


def lapses_without(room: Room, request: TakeBack, gone: int | None) -> bool:
    """Whether a request can no longer be granted once the person of a seat is gone.

    Whoever has agreed before has agreed.
    """
    if not request.lapses or gone is None or room.seats[gone].person not in request.waiting_for:
        return False
    return unfair_take_back(room, request.seat, request.count, gone) is not None


def unfair_seat(room: Room, person: str, seat: int) -> tuple[ProblemCode, str] | None:
    """Why a person may not sit down here, if they may not.

    One person has one seat, unless the table was set up for several at the host's screen. Whoever
    has had a seat since the game began never sees another's hand there.
    """
    if room.status != OPEN:
        held = room.held.get(person, frozenset())
        if held and seat not in held:
            return "other-seat", "you have played another seat in this game, so you know its hand"
    elif room.seats_of(person) and not (is_hot_seat(room.setup) and person == room.host):
        return "one-seat", "you already have a seat: leave it first"
    return None


def is_hot_seat(setup: Created) -> bool:
    """Whether several people play at the host's screen."""
    return sum(planned.person == setup.host for planned in setup.seats) > 1


def known_luck(setup: Created) -> KnownLuck | None:
    """Why somebody may know what the decks hold; None if nobody can."""
    if setup.fork_of is not None:
        return "fork"
    return "seed" if setup.seed_chosen else None


def has_several_people(room: Room) -> bool:
    """Whether more than one person has played this game."""
    return len(room.held) > 1
