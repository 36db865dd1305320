"""What people may do at a table: each request becomes an entry, or is refused with a reason."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from silverspire.kernel.errors import IllegalChoice, UnknownChoice
from silverspire.kernel.undo import NothingToUndo
from silverspire.players.levels import DEFAULT_LEVEL
from silverspire.table import entries as log
from silverspire.table import moderation, requests, seat_commands
from silverspire.table.entries import AnyBody
from silverspire.table.fair_play import unfair_take_back
from silverspire.table.guards import (
    require_in_person,
    require_own_seat,
    require_running,
    require_turn_ended,
)
from silverspire.table.history import History, reasons_against
from silverspire.table.refusals import Forbidden, NotFound, Refused, RefusedAt
from silverspire.table.room import Room
from silverspire.table.rooms import Command
from silverspire.table.storage.store import PersonRow

NewEntry = tuple[int | None, AnyBody]


def command_for(
    request: requests.TableRequest,
    person: PersonRow,
    absence: float,
    blocked_by: Collection[str] = (),
) -> Command:
    """What a person's request would write, decided on the table as it is then.

    `absence` is how long somebody must be away; `blocked_by` are those who do not want to meet
    this person.
    """

    def command(room: Room) -> NewEntry:
        if isinstance(request, requests.HandOver):
            return seat_commands.hand_over(room, person, request, absence)
        if isinstance(request, requests.TakeSeat):
            return seat_commands.take_seat(room, person, request, blocked_by)
        return HANDLERS[type(request)](room, person, request)

    return command


# --- The game ------------------------------------------------------------------------------------


def _answer(room: Room, person: PersonRow, request: requests.Answer) -> NewEntry:
    require_in_person(room, person, request.seat)
    history = require_running(room)
    require_turn_ended(room)
    if request.decision != room.decision_id:
        raise Refused(
            "outdated-decision",
            "the game has moved on: read the current decision and answer that",
            at=RefusedAt(room, request.seat),
        )
    if room.asked != request.seat:
        raise Forbidden(
            "not-your-turn", f"it is the turn of seat {room.asked}, not of seat {request.seat}"
        )
    _refuse_illegal(room, history, request.seat, request.choice)
    return request.seat, log.Chosen(request.choice)


def _refuse_illegal(room: Room, history: History, seat: int, name: str) -> None:
    """Say why a choice cannot be made, if it cannot."""
    try:
        reasons = reasons_against(history.state, seat, room.game.choice_of(name))
    except UnknownChoice as error:
        raise NotFound("unknown-choice", str(error)) from error
    if reasons:
        words = room.game.sentences_at(history.state)
        message = str(IllegalChoice(name, reasons, words))
        raise Refused("illegal-choice", message, reasons, RefusedAt(room, seat))


def _undo(room: Room, person: PersonRow, request: requests.Undo) -> NewEntry:
    require_in_person(room, person, request.seat)
    history = require_running(room)
    try:
        count = history.undo_length(request.seat)
    except NothingToUndo as error:
        raise Refused("nothing-to-undo", str(error)) from error
    if request.count > history.undoable(request.seat):
        raise Refused(
            "nothing-to-undo",
            f"you cannot undo {request.count} choices without the others' consent",
        )
    return request.seat, log.Undone(max(count, request.count))


def _restart_turn(room: Room, person: PersonRow, request: requests.RestartTurn) -> NewEntry:
    require_in_person(room, person, request.seat)
    count = require_running(room).undoable(request.seat)
    if count == 0:
        raise Refused(
            "nothing-to-undo",
            "you have made no choice that you can undo without the others' consent",
        )
    return request.seat, log.Undone(count)


def _redo(room: Room, person: PersonRow, request: requests.Redo) -> NewEntry:
    require_in_person(room, person, request.seat)
    require_running(room)
    require_turn_ended(room)
    if room.redoable(request.seat) == 0:
        raise Refused("nothing-to-redo", "you have undone nothing")
    return request.seat, log.Redone()


def _end_turn(room: Room, person: PersonRow, request: requests.EndTurn) -> NewEntry:
    require_in_person(room, person, request.seat)
    require_running(room)
    if room.turn_to_end != request.seat:
        raise Refused("no-turn-to-end", "you have no turn to end")
    return request.seat, log.TurnEnded()


def _ask_take_back(room: Room, person: PersonRow, request: requests.AskTakeBack) -> NewEntry:
    require_in_person(room, person, request.seat)
    count = require_running(room).take_back_length(request.seat)
    if not room.setup.take_backs:
        raise Refused("no-take-backs", "take-backs are not allowed at this table")
    if count == 0:
        raise Refused("nothing-to-undo", "you have made no choice yet")
    if (unfair := unfair_take_back(room, request.seat, count)) is not None:
        raise Refused(*unfair)
    return request.seat, log.TakeBackAsked(count, lapses=True)


def _answer_take_back(room: Room, person: PersonRow, request: requests.AnswerTakeBack) -> NewEntry:
    require_in_person(room, person, request.seat)
    require_running(room)
    if room.take_back is None or person.id not in room.take_back.waiting_for:
        raise Refused("no-take-back-request", "nobody is asking you to agree to a take-back")
    return request.seat, log.TakeBackAgreed() if request.agree else log.TakeBackRefused()


def _withdraw_take_back(
    room: Room, person: PersonRow, request: requests.WithdrawTakeBack
) -> NewEntry:
    require_in_person(room, person, request.seat)
    require_running(room)
    if room.take_back is None or room.take_back.seat != request.seat:
        raise Refused("no-take-back-request", "you have not asked for a take-back")
    return request.seat, log.TakeBackWithdrawn()


def _resign(room: Room, person: PersonRow, request: requests.Resign) -> NewEntry:
    require_own_seat(room, person, request.seat)
    require_running(room)
    return request.seat, log.Resigned(DEFAULT_LEVEL)


HANDLERS: dict[type[requests.Request], Callable[[Room, PersonRow, Any], NewEntry]] = {
    requests.Answer: _answer,
    requests.Undo: _undo,
    requests.Redo: _redo,
    requests.RestartTurn: _restart_turn,
    requests.EndTurn: _end_turn,
    requests.AskTakeBack: _ask_take_back,
    requests.AnswerTakeBack: _answer_take_back,
    requests.WithdrawTakeBack: _withdraw_take_back,
    requests.LeaveSeat: seat_commands.leave_seat,
    requests.Start: seat_commands.start,
    requests.Close: seat_commands.close,
    requests.Resign: _resign,
    requests.ComeBack: seat_commands.come_back,
    requests.Say: seat_commands.say,
    requests.Remove: moderation.remove,
    requests.Readmit: moderation.readmit,
    requests.Mute: moderation.mute,
    requests.Unmute: moderation.unmute,
}
