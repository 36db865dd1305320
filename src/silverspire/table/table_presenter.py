"""A table beside the game, as one person may know it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from silverspire.kernel.commitments import commitment
from silverspire.table import responses
from silverspire.table.fair_play import is_hot_seat, known_luck
from silverspire.table.game_setup import is_outdated
from silverspire.table.room import FINISHED, Room


def present_table(
    room: Room, person: str, present: Collection[str] = (), invite: str | None = None
) -> responses.Table:
    """The table beside the game: who sits where, whose turn it is, how it ended."""
    setup, over = room.setup, room.status == FINISHED
    return responses.Table(
        id=room.id,
        game=setup.game,
        pack=setup.pack,
        rules_version=setup.rules_version,
        options=_options(room),
        status=room.status,  # type: ignore[arg-type]  # one of the four
        public=setup.public,
        spectators=setup.spectators,
        take_backs=setup.take_backs,
        hints=setup.hints,
        end_turns=setup.end_turns,
        host=room.host,
        you_are_host=room.host == person,
        seats=_seats(room, person, present),
        sequence=room.sequence,
        move=_moves(room),
        asked=room.asked,
        created_at=room.created_at,
        moved_at=room.moved_at,
        take_back=_take_back(room, person),
        result=_result(room) if over else None,
        incompatible=room.incompatible,
        kept=room.kept is not None,
        outdated=over and is_outdated(setup),
        rematch=None if room.rematch_withdrawn else room.rematch,
        rematch_of=setup.rematch_of,
        rules_changed=setup.rules_changed,
        fork_of=setup.fork_of,
        seed=setup.seed if over else None,
        seed_chosen=setup.seed_chosen,
        seed_commitment=commitment(setup.seed, setup.salt) if setup.salt else None,
        seed_salt=setup.salt if over and setup.salt else None,
        known_luck=known_luck(setup),
        hot_seat=is_hot_seat(setup),
        invite=invite if room.host == person else None,
        muted=sorted(room.muted) if room.host == person else [],
        removed=sorted(room.removed) if room.host == person else [],
    )


def _seats(room: Room, person: str, present: Collection[str]) -> list[responses.Seat]:
    return [
        responses.Seat(
            seat=number,
            name=room.name_at(number),
            person=seat.person,
            level=seat.level,
            is_computer=seat.is_computer,
            resigned=seat.resigned,
            yours=seat.person == person,
            present=seat.person in present,
        )
        for number, seat in enumerate(room.seats)
    ]


def _take_back(room: Room, person: str) -> responses.TakeBack | None:
    request = room.take_back
    if request is None:
        return None
    return responses.TakeBack(
        seat=request.seat,
        count=request.count,
        waiting_for_you=person in request.waiting_for,
        waiting_for=len(request.waiting_for),
        waiting_seats=[
            number
            for number, seat in enumerate(room.seats)
            if seat.person in request.waiting_for and seat.level is None
        ],
    )


def _options(room: Room) -> dict[str, Any]:
    if room.kept is not None:
        return room.kept.options
    return room.history.state.options if room.history else room.setup.options


def _moves(room: Room) -> int:
    if room.kept is not None:
        return room.kept.moves
    return len(room.history.moves) if room.history else 0


def _result(room: Room) -> responses.Result | None:
    """How a game ended: computed, or as it was kept where its rules are gone."""
    if room.incompatible is None:
        return present_result(room)
    if (kept := room.kept) is None:
        return None
    return responses.Result(
        scores=kept.scores,
        ranking=kept.ranking,
        complete=kept.complete,
        resigned=kept.resigned,
    )


def present_result(room: Room) -> responses.Result:
    return responses.Result(
        scores=[float(score) for score in room.state.scores()],
        ranking=room.ranking(),
        complete=room.state.over,
        resigned=[number for number, seat in enumerate(room.seats) if seat.resigned],
    )
