"""What the host of a table may do about people: remove them, and keep them quiet."""

from __future__ import annotations

from typing import Final

from silverspire.table import entries as log
from silverspire.table import requests
from silverspire.table.entries import AnyBody
from silverspire.table.guards import require_host
from silverspire.table.refusals import Refused
from silverspire.table.room import OPEN, Room
from silverspire.table.storage.store import PersonRow

NewEntry = tuple[int | None, AnyBody]

MOST: Final = 200  # people whom a table keeps out, or quiet


def remove(room: Room, person: PersonRow, request: requests.Remove) -> NewEntry:
    """A player may be sent away only before the game begins; whoever looks on, at any time."""
    require_host(room, person)
    seats = room.seats_of(request.person)
    if request.person == room.host:
        raise Refused("refused", "the host cannot be removed")
    if seats and room.status != OPEN:
        raise Refused("seated-player", "players stay until the end of the game: mute them instead")
    if request.person not in room.removed and len(room.removed) >= MOST:
        raise Refused("refused", f"{MOST} people have already been removed from this table")
    name = room.seats[seats[0]].name if seats else ""
    return seats[0] if seats else None, log.Removed(request.person, name)


def readmit(room: Room, person: PersonRow, request: requests.Readmit) -> NewEntry:
    require_host(room, person)
    if request.person not in room.removed:
        raise Refused("refused", "this person was not removed")
    return None, log.Readmitted(request.person)


def mute(room: Room, person: PersonRow, request: requests.Mute) -> NewEntry:
    require_host(room, person)
    if request.person == room.host:
        raise Refused("refused", "the host cannot be muted")
    if len(room.muted) >= MOST:
        raise Refused("refused", f"{MOST} people are already muted at this table")
    return _own_seat(room, request.person), log.Muted(request.person)


def unmute(room: Room, person: PersonRow, request: requests.Unmute) -> NewEntry:
    require_host(room, person)
    return _own_seat(room, request.person), log.Muted(request.person, muted=False)


def _own_seat(room: Room, person: str) -> int | None:
    own = room.seats_of(person)
    return own[0] if own else None
