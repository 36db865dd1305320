"""What people may do at a table: each request becomes an entry, or is refused with a reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from silverspire.kernel.errors import IllegalChoice, UnknownChoice
from silverspire.kernel.undo import NothingToUndo
from silverspire.table import asks
from silverspire.table import entries as log
from silverspire.table.entries import AnyBody
from silverspire.table.line import Line, why_not
from silverspire.table.people import clean
from silverspire.table.refusals import NotFound, NotYours, Refused
from silverspire.table.room import OPEN, RUNNING, Room, SeatNow
from silverspire.table.rooms import Plan, now
from silverspire.table.storage.store import PersonRow
from silverspire.table.telling import decision_id, tell_decision

STAND_IN = "journeyman"  # plays on for who resigned

Step = tuple[int | None, AnyBody]


def plan(request: asks.AnyRequest, person: PersonRow, absence: float) -> Plan:
    """What a person's request would write, decided on the table as it is then."""

    def decide(room: Room) -> Step:
        if isinstance(request, asks.HandOver):
            return _hand_over(room, person, request, absence)
        return PLANS[type(request)](room, person, request)

    return decide


# --- The game ------------------------------------------------------------------------------------


def _answer(room: Room, person: PersonRow, request: asks.Answer) -> Step:
    _own(room, person, request.seat)
    line = _running(room)
    refuse_before_the_end_of_turn(room)
    if request.decision != decision_id(room):
        raise _moved_on(room, request.seat)
    if room.asked != request.seat:
        raise NotYours("not-your-turn", f"seat {room.asked} is asked, not seat {request.seat}")
    _refuse_illegal(room, line, request.seat, request.choice)
    return request.seat, log.Chosen(request.choice)


def _refuse_illegal(room: Room, line: Line, seat: int, name: str) -> None:
    """Say why a choice cannot be made, if it cannot."""
    try:
        reasons = why_not(line.state, seat, room.game.choice_of(name))
    except UnknownChoice as error:
        raise NotFound("unknown-choice", str(error)) from error
    if reasons:
        message = str(IllegalChoice(name, reasons))
        raise Refused("illegal-choice", message, reasons, tell_decision(room, seat))


def _moved_on(room: Room, seat: int | None) -> Refused:
    """The answer is to a question that is no longer asked."""
    return Refused(
        "moved-on",
        "the table has moved on: look at the current decision and answer that",
        decision=tell_decision(room, seat),
    )


def _undo(room: Room, person: PersonRow, request: asks.Undo) -> Step:
    _own(room, person, request.seat)
    try:
        _running(room).refuse_undo(request.seat)
    except NothingToUndo as error:
        raise Refused("nothing-to-undo", str(error)) from error
    return request.seat, log.Undone()


def _restart_turn(room: Room, person: PersonRow, request: asks.RestartTurn) -> Step:
    _own(room, person, request.seat)
    count = _running(room).undoable(request.seat)
    if count == 0:
        raise Refused("nothing-to-undo", "you have chosen nothing that you may take back alone")
    return request.seat, log.Undone(count)


def _redo(room: Room, person: PersonRow, request: asks.Redo) -> Step:
    _own(room, person, request.seat)
    _running(room)
    refuse_before_the_end_of_turn(room)
    if room.redoable(request.seat) == 0:
        raise Refused("nothing-to-redo", "nothing of yours was undone")
    return request.seat, log.Redone()


def _end_turn(room: Room, person: PersonRow, request: asks.EndTurn) -> Step:
    _own(room, person, request.seat)
    _running(room)
    if room.turn_to_end != request.seat:
        raise Refused("no-turn-to-end", "nobody waits for you to end a turn")
    return request.seat, log.TurnEnded()


def refuse_before_the_end_of_turn(room: Room) -> None:
    """Nobody answers while somebody may still think better of it."""
    if room.turn_to_end is not None:
        raise Refused("turn-not-ended", f"seat {room.turn_to_end} has not ended its turn yet")


def _ask_take_back(room: Room, person: PersonRow, request: asks.AskTakeBack) -> Step:
    _own(room, person, request.seat)
    count = _running(room).since(request.seat)
    if not room.setup.take_backs:
        raise Refused("no-take-backs", "at this table nothing is taken back")
    if count == 0:
        raise Refused("nothing-to-undo", "you have chosen nothing yet")
    return request.seat, log.TakeBackAsked(count)


def _answer_take_back(room: Room, person: PersonRow, request: asks.AnswerTakeBack) -> Step:
    _own(room, person, request.seat)
    _running(room)
    if room.take_back is None or person.id not in room.take_back.waiting_for:
        raise Refused("nothing-asked", "nobody waits for you to agree to a take-back")
    return request.seat, log.TakeBackAgreed() if request.agree else log.TakeBackRefused()


def _resign(room: Room, person: PersonRow, request: asks.Resign) -> Step:
    _seat_of(room, person, request.seat)
    _running(room)
    return request.seat, log.Resigned(STAND_IN)


# --- The seats -----------------------------------------------------------------------------------


def _take_seat(room: Room, person: PersonRow, request: asks.TakeSeat) -> Step:
    seat = _seat(room, request.seat)
    if room.status not in {OPEN, RUNNING}:
        raise Refused("over", "this table is over")
    if seat.is_computers or seat.resigned:
        raise Refused("computers-seat", f"seat {request.seat} is a computer's")
    if seat.person is not None:
        raise Refused("seat-taken", f"seat {request.seat} is taken: choose another")
    return request.seat, log.SeatTaken(person.name)


def _leave_seat(room: Room, person: PersonRow, request: asks.LeaveSeat) -> Step:
    _seat_of(room, person, request.seat)
    if room.status not in {OPEN, RUNNING}:
        raise Refused("over", "this table is over")
    return request.seat, log.SeatLeft()


def _start(room: Room, person: PersonRow, _: asks.Start) -> Step:
    _host_before_the_start(room, person)
    free = [
        number
        for number, seat in enumerate(room.seats)
        if seat.person is None and seat.level is None
    ]
    if free:
        raise Refused(
            "free-seats", f"seat {free[0]} is free: wait for somebody, or open another table"
        )
    return None, log.Started()


def _close(room: Room, person: PersonRow, _: asks.Close) -> Step:
    _host_before_the_start(room, person)
    return None, log.Closed()


def _hand_over(room: Room, person: PersonRow, request: asks.HandOver, absence: float) -> Step:
    seat = _seat(room, request.seat)
    _running(room)
    if room.host != person.id and not room.seats_of(person.id):
        raise NotYours("not-seated", "only who sits at this table may ask for that")
    if seat.level is not None:
        raise Refused("computer-plays", f"a computer already plays seat {request.seat}")
    waited = (now() - max(room.moved_at, seat.since)) / 1000
    away = room.asked == request.seat and waited > absence
    if seat.person not in {None, person.id} and not away:
        raise Refused("not-away", f"the person of seat {request.seat} has not been away for long")
    return request.seat, log.HandedOver(request.level)


def _come_back(room: Room, person: PersonRow, request: asks.ComeBack) -> Step:
    seat = _seat_of(room, person, request.seat)
    _running(room)
    if seat.resigned:
        raise Refused("resigned", "you have resigned: the computer plays on")
    if seat.level is None:
        raise Refused("not-away", "you already play this seat yourself")
    return request.seat, log.CameBack()


def _say(room: Room, person: PersonRow, request: asks.Say) -> Step:
    own = room.seats_of(person.id)
    return own[0] if own else None, log.Said(person.name, clean(request.text, "message"))


PLANS: dict[type[asks.Request], Callable[[Room, PersonRow, Any], Step]] = {
    asks.Answer: _answer,
    asks.Undo: _undo,
    asks.Redo: _redo,
    asks.RestartTurn: _restart_turn,
    asks.EndTurn: _end_turn,
    asks.AskTakeBack: _ask_take_back,
    asks.AnswerTakeBack: _answer_take_back,
    asks.TakeSeat: _take_seat,
    asks.LeaveSeat: _leave_seat,
    asks.Start: _start,
    asks.Close: _close,
    asks.Resign: _resign,
    asks.ComeBack: _come_back,
    asks.Say: _say,
}


# --- Guards --------------------------------------------------------------------------------------


def _seat(room: Room, number: int) -> SeatNow:
    if number >= len(room.seats):
        raise NotFound("no-seat", f"there is no seat {number}: the last is {len(room.seats) - 1}")
    return room.seats[number]


def _seat_of(room: Room, person: PersonRow, number: int) -> SeatNow:
    """A seat that is this person's."""
    seat = _seat(room, number)
    if seat.person != person.id:
        raise NotYours("not-your-seat", f"seat {number} is not yours")
    if seat.resigned:
        raise NotYours("resigned", "you have resigned: the computer plays on")
    return seat


def _own(room: Room, person: PersonRow, number: int) -> None:
    """Refuse unless the person plays the seat, now and in person."""
    if _seat_of(room, person, number).level is not None:
        raise NotYours("computer-plays", "a computer plays your seat: come back first")


def _running(room: Room) -> Line:
    played = room.played()
    if room.status != RUNNING:
        raise Refused("over", "the game is over")
    return played


def _host_before_the_start(room: Room, person: PersonRow) -> None:
    if room.host != person.id:
        raise NotYours("not-host", "only the host of the table may do that")
    if room.status != OPEN:
        raise Refused("not-open", f"this table is {room.status} already")
