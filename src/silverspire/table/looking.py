"""Looking at a game: each answer is for one person, and for one seat of theirs."""

from __future__ import annotations

from collections.abc import Iterable

from silverspire.kernel.errors import UnknownChoice
from silverspire.kernel.events import Event
from silverspire.table import line, telling, wire
from silverspire.table.entries import Entry
from silverspire.table.foresight import Supposed
from silverspire.table.house import House
from silverspire.table.play import refuse_before_the_end_of_turn
from silverspire.table.refusals import BadRequest, NotFound, NotYours, Refused
from silverspire.table.room import FINISHED, Room, Told
from silverspire.table.storage.store import PersonRow

CHAT_PAGE = 100


async def _look(
    house: House, table_id: str, person: PersonRow, seat: int | None
) -> tuple[Room, int | None]:
    room = await house.enter(table_id, person)
    return room, house.viewpoint(room, person, seat)


async def situation(
    house: House, table_id: str, person: PersonRow, seat: int | None
) -> wire.Situation:
    room, seat = await _look(house, table_id, person, seat)
    return telling.tell_situation(room, seat)


async def decision(
    house: House, table_id: str, person: PersonRow, seat: int | None
) -> wire.DecisionTold | None:
    room, seat = await _look(house, table_id, person, seat)
    return telling.tell_decision(room, seat)


async def why_not(
    house: House, table_id: str, person: PersonRow, seat: int | None, name: str
) -> wire.WhyNot:
    room, seat, choice = await _asked(house, table_id, person, seat, name)
    reasons = line.why_not(room.state, seat, choice)
    return wire.WhyNot(choice=name, legal=not reasons, reasons=telling.tell_reasons(reasons))


async def preview(
    house: House, table_id: str, person: PersonRow, seat: int | None, name: str
) -> wire.Preview:
    room, seat, choice = await _asked(house, table_id, person, seat, name)
    reasons = line.why_not(room.state, seat, choice)
    if reasons:
        raise Refused("illegal-choice", f"{name} cannot be chosen now", reasons)
    return Supposed(room.state, seat).preview(choice)


async def previews(
    house: House, table_id: str, person: PersonRow, seat: int | None
) -> list[wire.Preview]:
    room, seat = await _look(house, table_id, person, seat)
    seat = _whose_turn(room, seat)
    asked, supposed = room.state.decision(), Supposed(room.state, seat)
    return [supposed.preview(choice) for choice in asked.choices] if asked else []


async def hint(house: House, table_id: str, person: PersonRow, seat: int | None) -> wire.Hint:
    room, seat = await _look(house, table_id, person, seat)
    seat = _whose_turn(room, seat)
    house.limits.spend("thinking", person.id)
    return await house.computers.hint(room, seat)


async def _asked(
    house: House, table_id: str, person: PersonRow, seat: int | None, name: str
) -> tuple[Room, int, int]:
    """A choice of the seat that is asked: of another's question nobody may learn anything."""
    room, seat = await _look(house, table_id, person, seat)
    seat = _whose_turn(room, seat)
    try:
        return room, seat, room.game.choice_of(name)
    except UnknownChoice as error:
        raise NotFound("unknown-choice", str(error)) from error


def _whose_turn(room: Room, seat: int | None) -> int:
    if room.state.over:
        raise Refused("over", "the game is over")
    refuse_before_the_end_of_turn(room)
    if seat is None or seat != room.asked:
        raise NotYours("not-your-turn", "this question is not yours")
    return seat


async def entries(
    house: House, table_id: str, person: PersonRow, seat: int | None, since: int
) -> list[wire.EntryTold]:
    room, seat = await _look(house, table_id, person, seat)
    told = await house.rooms.told_since(room, since)
    return [telling.tell_entry(one, seat) for one in told]


async def chat(house: House, table_id: str, person: PersonRow, before: int) -> list[wire.EntryTold]:
    room, _ = await _look(house, table_id, person, None)
    said: list[Entry] = await house.store.said(room.id, before, CHAT_PAGE)
    return [telling.tell_entry(Told(entry, ()), None) for entry in reversed(said)]


async def history(
    house: House, table_id: str, person: PersonRow, seat: int | None, move: int
) -> wire.Situation:
    room, seat = await _look(house, table_id, person, seat)
    played = room.played()
    if move > len(played.moves):
        raise BadRequest("no-move", f"{len(played.moves)} moves were made so far")
    return wire.Situation(
        sequence=room.sequence, move=move, seat=seat, view=played.at(move).view(seat), decision=None
    )


async def scores(house: House, table_id: str, person: PersonRow, seat: int | None) -> wire.Scores:
    room, seat = await _look(house, table_id, person, seat)
    return telling.tell_scores(room, seat)


async def course(house: House, table_id: str, person: PersonRow) -> wire.Course:
    room, _ = await _look(house, table_id, person, None)
    return house.courses.of(room)


async def replay(house: House, table_id: str, person: PersonRow) -> wire.Replay:
    """Every move with all that happened: of a finished game nothing is hidden."""
    room = await house.enter(table_id, person)
    played = _finished(room)
    state = played.at(0)
    opening = _openly(state.opening())
    moves = []
    state = state.clone()
    for number, move in enumerate(played.moves, 1):
        events = _openly(state.apply(move.choice))
        name = room.game.name_of(move.choice)
        moves.append(wire.MoveTold(move=number, seat=move.seat, choice=name, events=events))
    return wire.Replay(id=room.id, opening=opening, moves=moves)


async def record(house: House, table_id: str, person: PersonRow) -> bytes:
    room = await house.enter(table_id, person)
    content: bytes = _finished(room).state.record().to_json()
    return content


def _finished(room: Room) -> line.Line:
    if room.status != FINISHED:
        raise Refused("not-over", "the game goes on: its record would show what is hidden")
    return room.played()


def _openly(events: Iterable[Event]) -> list[wire.EventTold]:
    return [wire.EventTold(kind=one.kind, seat=one.seat, facts=one.facts) for one in events]
