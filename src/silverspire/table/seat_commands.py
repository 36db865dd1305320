"""What people may do about the seats of a table: sit down, leave, start, hand over, speak."""

from __future__ import annotations

from collections.abc import Collection

from silverspire.table import entries as log
from silverspire.table import requests
from silverspire.table.entries import AnyBody
from silverspire.table.fair_play import unfair_seat
from silverspire.table.guards import (
    require_host_before_start,
    require_own_seat,
    require_running,
    seat_of,
)
from silverspire.table.people import clean_text
from silverspire.table.refusals import Forbidden, Refused
from silverspire.table.room import OPEN, RUNNING, Room
from silverspire.table.rooms import now
from silverspire.table.storage.store import PersonRow

NewEntry = tuple[int | None, AnyBody]


def take_seat(
    room: Room, person: PersonRow, request: requests.TakeSeat, blocked_by: Collection[str]
) -> NewEntry:
    seat = seat_of(room, request.seat)
    if room.status not in {OPEN, RUNNING}:
        raise Refused("finished", "this table is over")
    if seat.is_computer or seat.resigned:
        raise Refused("computer-seat", f"seat {request.seat} belongs to a computer player")
    if seat.person is not None:
        raise Refused("seat-taken", f"seat {request.seat} is taken: choose another")
    if (unfair := unfair_seat(room, person.id, request.seat)) is not None:
        raise Refused(*unfair)
    if not room.people().union({room.host}).isdisjoint(blocked_by):
        raise Forbidden("blocked", "somebody at this table has blocked you")
    return request.seat, log.SeatTaken(person.name)


def leave_seat(room: Room, person: PersonRow, request: requests.LeaveSeat) -> NewEntry:
    if room.status not in {OPEN, RUNNING}:
        raise Refused("finished", "this table is over")
    if not (room.status == OPEN and seat_of(room, request.seat).is_computer):
        require_own_seat(room, person, request.seat)
    elif room.host != person.id:
        raise Forbidden("not-host", "only the host of the table can remove a computer player")
    return request.seat, log.SeatLeft()


def start(room: Room, person: PersonRow, _: requests.Start) -> NewEntry:
    require_host_before_start(room, person)
    free = [
        number
        for number, seat in enumerate(room.seats)
        if seat.person is None and seat.level is None
    ]
    if free:
        raise Refused(
            "free-seats", f"seat {free[0]} is free: wait for a player, or set up another table"
        )
    return None, log.Started()


def close(room: Room, person: PersonRow, _: requests.Close) -> NewEntry:
    require_host_before_start(room, person)
    return None, log.Closed()


def hand_over(
    room: Room, person: PersonRow, request: requests.HandOver, absence: float
) -> NewEntry:
    seat = seat_of(room, request.seat)
    if room.status == OPEN:
        return _seat_computer(room, person, request)
    require_running(room)
    if room.host != person.id and not room.seats_of(person.id):
        raise Forbidden("not-seated", "only the players at this table can do that")
    if seat.level is not None:
        raise Refused("computer-plays", f"a computer already plays seat {request.seat}")
    waited = (now() - max(room.moved_at, seat.since)) / 1000
    away = room.asked == request.seat and waited > absence
    if seat.person not in {None, person.id} and not away:
        raise Refused(
            "not-away", f"the player of seat {request.seat} has not been away long enough"
        )
    return request.seat, log.HandedOver(request.level)


def _seat_computer(room: Room, person: PersonRow, request: requests.HandOver) -> NewEntry:
    """Before the game its host may let a computer play in place of a friend."""
    require_host_before_start(room, person)
    seat = room.seats[request.seat]
    if seat.is_computer:
        raise Refused("computer-plays", f"a computer already plays seat {request.seat}")
    if seat.person == person.id:
        raise Refused("not-away", "this seat is yours: leave it first")
    return request.seat, log.HandedOver(request.level)


def come_back(room: Room, person: PersonRow, request: requests.ComeBack) -> NewEntry:
    seat = require_own_seat(room, person, request.seat)
    require_running(room)
    if seat.resigned:
        raise Refused("resigned", "you have resigned, and the computer plays for you")
    if seat.level is None:
        raise Refused("not-away", "you already play this seat yourself")
    return request.seat, log.CameBack()


def say(room: Room, person: PersonRow, request: requests.Say) -> NewEntry:
    own = room.seats_of(person.id)
    if person.id in room.muted:
        raise Forbidden("muted", "the host has muted you at this table")
    if not own and person.id != room.host and not room.setup.spectators:
        raise Forbidden("no-spectators", "only the players can write at this table")
    return own[0] if own else None, log.Said(person.name, clean_text(request.text, "message"))
