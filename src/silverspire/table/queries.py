"""Queries of a game: each response is for one person, and for one seat of theirs."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from silverspire.kernel.errors import UnknownChoice
from silverspire.kernel.previews import Previewer
from silverspire.table import presenters, responses
from silverspire.table.entries import AnyBody, Entry, HintUsed
from silverspire.table.fair_play import has_several_people
from silverspire.table.game_records import record_of
from silverspire.table.guards import require_turn_ended
from silverspire.table.history import History, reasons_against, reasons_in_vain
from silverspire.table.refusals import BadRequest, Forbidden, NotFound, Refused, RefusedAt
from silverspire.table.room import FINISHED, AppliedEntry, Room
from silverspire.table.services import Services
from silverspire.table.storage.store import PersonRow
from silverspire.table.unhurried import unhurried

CHAT_PAGE = 100


P = ParamSpec("P")
T = TypeVar("T")
Query = Callable[Concatenate[Services, str, P], Coroutine[Any, Any, T]]


def refused_only_if_current(query: Query[P, T]) -> Query[P, T]:
    """A query that is answered again when it was refused by what other servers have changed."""

    @wraps(query)
    async def asked(services: Services, table_id: str, /, *more: P.args, **named: P.kwargs) -> T:
        return await services.refuse_only_if_current(
            table_id, lambda: query(services, table_id, *more, **named)
        )

    return asked


async def _room_and_seat(
    services: Services, table_id: str, person: PersonRow, seat: int | None
) -> tuple[Room, int | None]:
    room = await services.room_for(table_id, person)
    return room, services.viewing_seat(room, person, seat)


@refused_only_if_current
async def room_to_watch(
    services: Services, table_id: str, person: PersonRow, seat: int | None
) -> Room:
    """The table, if this person may watch it from that seat."""
    room, _ = await _room_and_seat(services, table_id, person, seat)
    return room


@refused_only_if_current
async def situation(
    services: Services, table_id: str, person: PersonRow, seat: int | None
) -> responses.Situation:
    room, seat = await _room_and_seat(services, table_id, person, seat)
    if room.kept is not None:
        return await services.archivist.situation(room, seat, room.kept.moves)
    return presenters.present_situation(room, seat)


@refused_only_if_current
async def decision(
    services: Services, table_id: str, person: PersonRow, seat: int | None
) -> responses.Decision | None:
    room, seat = await _room_and_seat(services, table_id, person, seat)
    return presenters.present_decision(room, seat)


@refused_only_if_current
async def why_not(
    services: Services, table_id: str, person: PersonRow, seat: int | None, name: str
) -> responses.WhyNot:
    room, seat, choice = await _pending_choice(services, table_id, person, seat, name)
    reasons = reasons_against(room.state, seat, choice)
    if reasons:
        reasons = services.paths.for_room(room, seat).reasons_against(choice) or reasons
    return responses.WhyNot(
        choice=name,
        text=room.game.narration_of(room.state).choice(room.state.view(seat), name),
        legal=not reasons,
        reasons=presenters.present_reasons(
            room.state, reasons or reasons_in_vain(room.state, seat, choice)
        ),
    )


@refused_only_if_current
async def preview(
    services: Services, table_id: str, person: PersonRow, seat: int | None, name: str
) -> responses.Preview:
    room, seat, choice = await _pending_choice(services, table_id, person, seat, name)
    reasons = reasons_against(room.state, seat, choice)
    if reasons:
        at = RefusedAt(room, seat)
        raise Refused("illegal-choice", f"{name} cannot be chosen now", reasons, at)
    (found,) = presenters.present_previews(room, [room.state.preview(choice)], seat)
    return found


@refused_only_if_current
async def previews(
    services: Services, table_id: str, person: PersonRow, seat: int | None
) -> list[responses.Preview]:
    room, seat = await _room_and_seat(services, table_id, person, seat)
    seat = _require_turn(room, seat)
    asked, previewer = room.state.decision(), Previewer(room.state, seat)
    found = (previewer.preview(choice) for choice in (asked.choices if asked else ()))
    return presenters.present_previews(room, found, seat)


@refused_only_if_current
async def reach(
    services: Services, table_id: str, person: PersonRow, seat: int | None
) -> responses.Reach:
    room, seat = await _room_and_seat(services, table_id, person, seat)
    seat = _require_turn(room, seat)
    found = services.paths.for_room(room, seat).within_reach()
    return responses.Reach(
        decision=room.decision_id, choices=[room.game.name_of(choice) for choice in found]
    )


@refused_only_if_current
async def paths(
    services: Services, table_id: str, person: PersonRow, seat: int | None, name: str
) -> list[responses.Path]:
    room, seat, choice = await _pending_choice(services, table_id, person, seat, name)
    known = services.paths.for_room(room, seat)
    return presenters.present_paths(room, known, known.to(choice), seat)


@refused_only_if_current
async def hint(
    services: Services, table_id: str, person: PersonRow, seat: int | None, address: str | None
) -> responses.Hint:
    room, seat = await _room_and_seat(services, table_id, person, seat)
    seat = _require_turn(room, seat)
    if not room.setup.hints:
        raise Refused("no-hints", "hints are not allowed at this table")
    services.rate_limits.consume("thinking", person.id)
    services.rate_limits.consume("thinking from one address", address)
    found = await services.computer_players.hint(room, seat, person.id)
    if has_several_people(room):
        await _announce_hint(services, room, seat, person)
    return presenters.present_hint(room, found)


async def _announce_hint(services: Services, room: Room, seat: int, person: PersonRow) -> None:
    """Everyone hears once for each question that the coach was asked, before the answer is out."""
    was = room.decision_id

    def command(current: Room) -> tuple[int, AnyBody]:
        if current.decision_id != was:
            raise Refused("outdated-decision", "the game has moved on since you asked")
        return seat, HintUsed()

    # No client may choose a name with a slash, so none can claim to have announced it already.
    await services.rooms.commit(room.id, command, person.id, f"hint/{was}")


async def _pending_choice(
    services: Services, table_id: str, person: PersonRow, seat: int | None, name: str
) -> tuple[Room, int, int]:
    """A choice of the seat that is asked: of another's question nobody may learn anything."""
    room, seat = await _room_and_seat(services, table_id, person, seat)
    seat = _require_turn(room, seat)
    try:
        return room, seat, room.game.choice_of(name)
    except UnknownChoice as error:
        raise NotFound("unknown-choice", str(error)) from error


def _require_turn(room: Room, seat: int | None) -> int:
    room.require_history()
    if room.status == FINISHED:
        raise Refused("finished", "the game is over")
    require_turn_ended(room)
    if seat is None or seat != room.asked:
        raise Forbidden("not-your-turn", "it is not your turn")
    return seat


@refused_only_if_current
async def entries(
    services: Services, table_id: str, person: PersonRow, seat: int | None, since: int
) -> list[responses.Entry]:
    room, seat = await _room_and_seat(services, table_id, person, seat)
    updates = await services.rooms.updates_since(room, since)
    blocked = await services.people.blocked_by(person)
    return [presenters.present_entry(room, one, seat, blocked) async for one in unhurried(updates)]


@refused_only_if_current
async def chat(
    services: Services, table_id: str, person: PersonRow, before: int
) -> list[responses.Entry]:
    room, _ = await _room_and_seat(services, table_id, person, None)
    said: list[Entry] = await services.store.chat_entries(room.id, before, CHAT_PAGE)
    blocked = await services.people.blocked_by(person)
    return [
        presenters.present_entry(room, AppliedEntry(entry, ()), None, blocked)
        for entry in reversed(said)
        if entry.person not in blocked
    ]


@refused_only_if_current
async def view_at_move(
    services: Services, table_id: str, person: PersonRow, seat: int | None, move: int
) -> responses.Situation:
    room, seat = await _room_and_seat(services, table_id, person, seat)
    if room.kept is not None:
        return await services.archivist.situation(room, seat, move)
    history = room.require_history()
    if move > len(history.moves):
        raise BadRequest("no-move", f"the game has {len(history.moves)} moves so far")
    return responses.Situation(
        sequence=room.sequence,
        move=move,
        seat=seat,
        view=history.state_at(move).view(seat),
        decision=None,
    )


@refused_only_if_current
async def scores(
    services: Services, table_id: str, person: PersonRow, seat: int | None
) -> responses.Scores:
    room, seat = await _room_and_seat(services, table_id, person, seat)
    if room.kept is not None:
        return (await services.archivist.of(room)).scores
    return presenters.present_scores(room, seat)


@refused_only_if_current
async def statistics(services: Services, table_id: str, person: PersonRow) -> responses.Statistics:
    room, _ = await _room_and_seat(services, table_id, person, None)
    if room.kept is not None:
        return (await services.archivist.of(room)).statistics
    return services.statistics.for_room(room)


@refused_only_if_current
async def analysis(
    services: Services, table_id: str, person: PersonRow, hindsight: bool
) -> responses.Analysis:
    room = await services.room_for(table_id, person)
    return await services.analyst.state_of(room, hindsight)


@refused_only_if_current
async def start_analysis(
    services: Services, table_id: str, person: PersonRow, hindsight: bool, address: str | None
) -> responses.Analysis:
    """Nothing about the table changes: the analysis is kept beside it."""
    room = await services.room_for(table_id, person)
    services.rate_limits.consume("thinking", person.id)
    services.rate_limits.consume("thinking from one address", address)
    return await services.analyst.start(room, hindsight, person.id)


@refused_only_if_current
async def winning_chances(
    services: Services, table_id: str, person: PersonRow
) -> responses.WinningChances:
    """Of a game that goes on they would show what is hidden."""
    room, _ = await _room_and_seat(services, table_id, person, None)
    if room.kept is not None:
        return (await services.archivist.of(room)).winning_chances()
    _finished(room)
    return await services.winning_chances.for_room(room)


@refused_only_if_current
async def replay(services: Services, table_id: str, person: PersonRow) -> responses.Replay:
    """Every move with all that happened: of a finished game nothing is hidden."""
    room = await services.room_for(table_id, person)
    if room.kept is not None:
        return (await services.archivist.of(room)).replay
    history = _finished(room)
    state = history.state_at(0)
    opening = presenters.present_all_events(state, state.opening())
    moves = []
    state = state.clone()
    for number, move in enumerate(history.moves, 1):
        events = presenters.present_all_events(state, state.apply(move.choice))
        name = room.game.name_of(move.choice)
        moves.append(responses.Move(move=number, seat=move.seat, choice=name, events=events))
    return responses.Replay(id=room.id, opening=opening, moves=moves)


@refused_only_if_current
async def catalogue(services: Services, table_id: str, person: PersonRow) -> dict[str, Any]:
    """What is printed on the pieces that this table is played with."""
    room = await services.room_for(table_id, person)
    if room.kept is not None:
        return (await services.archivist.of(room)).catalogue
    return room.game.catalogue(len(room.seats), room.components())


@refused_only_if_current
async def record(services: Services, table_id: str, person: PersonRow) -> bytes:
    room = await services.room_for(table_id, person)
    if room.kept is not None:
        return (await services.archivist.of(room)).record.encode()
    _finished(room)
    return record_of(room)


def _finished(room: Room) -> History:
    if room.status != FINISHED:
        raise Refused(
            "not-finished",
            "the game is not over yet, and its record would reveal hidden information",
        )
    return room.require_history()
