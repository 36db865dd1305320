"""What a table tells, built up for one person or seat. A field nobody added here cannot leak."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from silverspire.kernel.errors import Reason
from silverspire.kernel.events import Event
from silverspire.table import entries as log
from silverspire.table import wire
from silverspire.table.refusals import Refused
from silverspire.table.room import FINISHED, Room, Told

SUPPOSED_TABLES = (1, 2, 3)  # what differs between them hangs on what is hidden


def tell_table(
    room: Room, person: str, present: Collection[str] = (), invite: str | None = None
) -> wire.TableTold:
    """The table beside the game: who sits where, whose turn it is, how it ended."""
    setup, over = room.setup, room.status == FINISHED
    return wire.TableTold(
        id=room.id,
        game=setup.game,
        pack=setup.pack,
        rules_version=setup.rules_version,
        options=room.line.state.options if room.line else setup.options,
        status=room.status,  # type: ignore[arg-type]  # one of the four
        public=setup.public,
        spectators=setup.spectators,
        take_backs=setup.take_backs,
        end_turns=setup.end_turns,
        host=room.host,
        you_are_host=room.host == person,
        seats=_seats(room, person, present),
        sequence=room.sequence,
        move=len(room.line.moves) if room.line else 0,
        asked=room.asked,
        created_at=room.created_at,
        moved_at=room.moved_at,
        take_back=_take_back(room, person),
        result=_result(room) if over and room.foreign is None else None,
        other_rules=room.foreign,
        rematch=room.rematch,
        rematch_of=setup.rematch_of,
        fork_of=setup.fork_of,
        seed=setup.seed if over else None,
        seed_chosen=setup.seed_chosen,
        invite=invite if room.host == person else None,
    )


def _seats(room: Room, person: str, present: Collection[str]) -> list[wire.SeatTold]:
    return [
        wire.SeatTold(
            seat=number,
            name=seat.name,
            person=seat.person,
            level=seat.level,
            is_computers=seat.is_computers,
            resigned=seat.resigned,
            yours=seat.person == person,
            present=seat.person in present,
        )
        for number, seat in enumerate(room.seats)
    ]


def _take_back(room: Room, person: str) -> wire.TakeBackTold | None:
    wish = room.take_back
    if wish is None:
        return None
    return wire.TakeBackTold(
        seat=wish.seat,
        count=wish.count,
        waiting_for_you=person in wish.waiting_for,
        waiting_for=len(wish.waiting_for),
    )


def _result(room: Room) -> wire.ResultTold:
    return wire.ResultTold(
        scores=[float(score) for score in room.state.scores()],
        ranking=room.state.ranking(),
        resigned=[number for number, seat in enumerate(room.seats) if seat.resigned],
    )


# --- The game ------------------------------------------------------------------------------------


def decision_id(room: Room) -> str:
    """Names the pending question by when it came up and its kind: both are known to everyone."""
    return f"{room.moved}-{room.state.asked_kind()}"


def tell_decision(room: Room, seat: int | None) -> wire.DecisionTold | None:
    """The pending question; the choices only for the seat that may answer it now."""
    if room.line is None or room.state.over:
        return None
    asked = room.state.decision()
    assert asked is not None
    may_answer = asked.seat == seat and room.turn_to_end is None
    names = [room.game.name_of(choice) for choice in asked.choices] if may_answer else None
    return wire.DecisionTold(id=decision_id(room), seat=asked.seat, kind=asked.kind, choices=names)


def tell_situation(room: Room, seat: int | None) -> wire.Situation:
    return tell_situations(room, [seat])[seat]


def tell_situations(room: Room, seats: Sequence[int | None]) -> dict[int | None, wire.Situation]:
    """What each of these seats may know now; their views are put together at one go."""
    views = room.line.state.views(seats) if room.line and seats else [None] * len(seats)
    return {
        seat: wire.Situation(
            sequence=room.sequence,
            move=len(room.line.moves) if room.line else 0,
            seat=seat,
            view=view,
            decision=tell_decision(room, seat),
            turn_to_end=room.turn_to_end,
            undo=room.undoable(seat),
            redo=room.redoable(seat),
        )
        for seat, view in zip(seats, views, strict=True)
    }


def tell_events(events: Iterable[Event], seat: int | None) -> list[wire.EventTold]:
    """What happened, as far as a seat may know."""
    return [
        wire.EventTold(kind=event.kind, seat=event.seat, facts=event.facts)
        for event in events
        if event.audience is None or event.audience == seat
    ]


def tell_entry(told: Told, seat: int | None) -> wire.EntryTold:
    """An entry: what it says depends on its kind, and a choice is its chooser's secret."""
    entry = told.entry
    more: dict[str, Any] = {}
    match entry.body:
        case log.Chosen(choice=choice, by=level):
            more = {"level": level, "choice": choice if entry.seat == seat else None}
        case log.Undone(count=count) | log.TakeBackAsked(count=count):
            more = {"count": count}
        case log.Resigned(level=level) | log.HandedOver(level=level):
            more = {"level": level}
        case log.SeatTaken(name=name):
            more = {"name": name}
        case log.Said(name=name, text=text):
            more = {"name": name, "text": text}
        case log.Rematched(table=table):
            more = {"table": table}
    return wire.EntryTold(
        sequence=entry.sequence,
        kind=entry.kind,
        seat=entry.seat,
        at=entry.at,
        move=told.move,
        events=tell_events(told.events, seat),
        **more,
    )


def tell_accepted(entry: log.Entry) -> wire.Accepted:
    return wire.Accepted(
        sequence=entry.sequence,
        kind=entry.kind,
        seat=entry.seat,
        at=entry.at,
        client_id=entry.client_id,
    )


def tell_reasons(reasons: Sequence[Reason]) -> list[wire.ReasonTold]:
    return [
        wire.ReasonTold(rule=reason.rule, message=reason.message, arguments=reason.arguments)
        for reason in reasons
    ]


def tell_problem(refused: Refused) -> wire.Problem:
    return wire.Problem(
        type=f"urn:silverspire:{refused.code}",
        title=refused.code.replace("-", " "),
        status=refused.status,
        code=refused.code,
        message=str(refused),
        reasons=tell_reasons(refused.reasons),
        decision=refused.decision,
    )


# --- If the game ended now -----------------------------------------------------------------------


def tell_scores(room: Room, seat: int | None) -> wire.Scores:
    """The score sheets; while the game goes on, only those that no hidden thing could change."""
    seats = range(int(room.state.seats))
    if room.state.over:
        return wire.Scores(final=True, sheets=[room.state.score_sheet(one) for one in seats])
    supposed = [room.state.redeal(seat, seed) for seed in SUPPOSED_TABLES]
    sheets = [[table.score_sheet(one) for table in supposed] for one in seats]
    return wire.Scores(
        final=False,
        sheets=[found[0] if found[0] == found[1] == found[2] else None for found in sheets],
    )
