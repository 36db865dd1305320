"""What commands at a table require before anything else."""

from __future__ import annotations

from silverspire.table.history import History
from silverspire.table.refusals import Forbidden, NotFound, Refused
from silverspire.table.room import OPEN, RUNNING, Room, SeatState
from silverspire.table.storage.store import PersonRow


def seat_of(room: Room, number: int) -> SeatState:
    if number >= len(room.seats):
        raise NotFound("no-seat", f"there is no seat {number}: the last is {len(room.seats) - 1}")
    return room.seats[number]


def require_own_seat(room: Room, person: PersonRow, number: int) -> SeatState:
    """A seat that is this person's."""
    seat = seat_of(room, number)
    if seat.person != person.id:
        raise Forbidden("not-your-seat", f"seat {number} is not yours")
    if seat.resigned:
        raise Forbidden("resigned", "you have resigned, and the computer plays for you")
    return seat


def require_in_person(room: Room, person: PersonRow, number: int) -> None:
    """Refuse unless the person plays the seat, now and in person."""
    if require_own_seat(room, person, number).level is not None:
        raise Forbidden("computer-plays", "a computer plays your seat: come back first")


def require_running(room: Room) -> History:
    history = room.require_history()
    if room.status != RUNNING:
        raise Refused("finished", "the game is over")
    return history


def require_host(room: Room, person: PersonRow) -> None:
    if room.host != person.id:
        raise Forbidden("not-host", "only the host of the table can do that")


def require_host_before_start(room: Room, person: PersonRow) -> None:
    require_host(room, person)
    if room.status != OPEN:
        raise Refused("not-open", f"this table is already {room.status}")


def require_turn_ended(room: Room) -> None:
    """Nobody answers while somebody may still think better of it."""
    if room.turn_to_end is not None:
        raise Refused("turn-not-ended", f"seat {room.turn_to_end} has not ended its turn yet")
