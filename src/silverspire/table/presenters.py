"""Responses, built up for one person or seat. A field nobody added here cannot leak."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from msgspec import structs

from silverspire.kernel.errors import Reason
from silverspire.kernel.events import Event
from silverspire.kernel.narration import LogLine, Message, PublicView
from silverspire.kernel.paths import Path, Paths
from silverspire.kernel.previews import Preview, Previewer, certain_score_sheets
from silverspire.kernel.state import State
from silverspire.kernel.undo import stays_undoable
from silverspire.kernel.visible_events import visible_events
from silverspire.players.levels import seconds_of
from silverspire.table import entries as log
from silverspire.table import responses
from silverspire.table.bot_processes import BotReply
from silverspire.table.history import reasons_in_vain
from silverspire.table.refusals import Refused
from silverspire.table.room import FINISHED, AppliedEntry, Room

# --- The game ------------------------------------------------------------------------------------


def present_decision(
    room: Room, seat: int | None, view: dict[str, Any] | None = None
) -> responses.Decision | None:
    """The pending question; the choices only for the seat that may answer it now."""
    if room.asked is None:
        return None
    asked = room.state.decision()
    assert asked is not None
    level = room.seats[asked.seat].level
    may_answer = asked.seat == seat and level is None and room.turn_to_end is None
    decision = responses.Decision(
        id=room.decision_id,
        seat=asked.seat,
        kind=asked.kind,
        choices=None,
        seconds=None if level is None else seconds_of(level),
    )
    if not may_answer:
        return decision
    names = [room.game.name_of(choice) for choice in asked.choices]
    narration = room.game.narration_of(room.state)
    view = room.state.view(seat) if view is None else view
    return structs.replace(
        decision,
        choices=names,
        question=narration.question(view, asked.kind),
        texts={name: narration.choice(view, name) for name in names},
    )


def present_situation(room: Room, seat: int | None) -> responses.Situation:
    return present_situations(room, [seat])[seat]


def present_situations(
    room: Room, seats: Sequence[int | None]
) -> dict[int | None, responses.Situation]:
    """What each of these seats may know now; their views are put together at one go."""
    views = room.history.state.views(seats) if room.history and seats else [None] * len(seats)
    return {
        seat: responses.Situation(
            sequence=room.sequence,
            move=len(room.history.moves) if room.history else 0,
            seat=seat,
            view=view,
            decision=present_decision(room, seat, view),
            turn_to_end=room.turn_to_end,
            undo=room.undoable(seat),
            redo=room.redoable(seat),
        )
        for seat, view in zip(seats, views, strict=True)
    }


def present_event(line: LogLine) -> responses.GameEvent:
    event = line.event
    return responses.GameEvent(
        kind=event.kind,
        seat=event.seat,
        facts=event.facts,
        text=line.text,
        news=event.news,
        heading=event.heading,
        scene=line.scene,
    )


def present_events(
    state: State, events: Iterable[Event], seat: int | None
) -> list[responses.GameEvent]:
    """What happened, as far as a seat may know."""
    visible = visible_events(events, () if seat is None else (seat,))
    narration = state.game.narration_of(state)
    return [present_event(line) for line in narration.log(visible, PublicView(state))]


def present_all_events(state: State, events: Iterable[Event]) -> list[responses.GameEvent]:
    """Everything that happened: of a finished game nothing is hidden."""
    narration = state.game.narration_of(state)
    visible = visible_events(events, range(state.seats))
    return [present_event(line) for line in narration.log(visible, PublicView(state))]


def present_entry(
    room: Room, applied: AppliedEntry, seat: int | None, blocked: Collection[str] = ()
) -> responses.Entry:
    """An entry: what it says depends on its kind, and a choice is its chooser's secret.

    Of what those say whom the reader has blocked, nothing is left but that it was said.
    """
    entry = applied.entry
    more: dict[str, Any] = {}
    match entry.body:
        case log.Chosen(choice=choice, by=level):
            more = {"level": level, "choice": choice if entry.seat == seat else None}
        case log.Undone(count=count) | log.TakeBackAsked(count=count):
            more = {"count": count}
        case log.Resigned(level=level) | log.HandedOver(level=level):
            more = {"level": level}
        case log.SeatTaken(name=name) | log.Removed(name=name):
            more = {"name": name}
        case log.Said(name=name, text=text) if entry.person not in blocked:
            more = {"name": name, "text": text, "person": entry.person}
        case log.Rematched(table=table):
            more = {"table": table}
    return responses.Entry(
        sequence=entry.sequence,
        kind=entry.kind,
        seat=entry.seat,
        at=entry.at,
        move=applied.move,
        events=present_events(room.state, applied.events, seat) if applied.events else [],
        **more,
    )


def present_previews(room: Room, previews: Iterable[Preview], seat: int) -> list[responses.Preview]:
    """What choices of a seat surely do, or why they would do nothing."""
    state, view = room.state, room.state.view(seat)
    found = []
    for preview in previews:
        reasons = present_reasons(state, reasons_in_vain(state, seat, preview.choice))
        found.append(_preview(room, preview, seat, view, reasons[0].text if reasons else None))
    return found


def _preview(
    room: Room, preview: Preview, seat: int, view: dict[str, Any], in_vain: Message | None = None
) -> responses.Preview:
    state = room.state
    name = state.game.name_of(preview.choice)
    return responses.Preview(
        choice=name,
        changes=preview.changes,
        reveals=preview.reveals,
        passes=preview.turn_passes,
        events=present_events(state, preview.events, seat),
        can_undo=stays_undoable(preview, turns_are_ended=room.setup.end_turns),
        note=in_vain or state.game.narration_of(state).outcome(view, name, preview.events),
    )


def present_paths(
    room: Room, paths: Paths, found: Sequence[Path], seat: int
) -> list[responses.Path]:
    """Paths of a seat: each step in words, and what all of them surely do together."""
    previewer, view = Previewer(room.state, seat), room.state.view(seat)
    return [
        responses.Path(
            steps=_path_steps(room, paths, path, seat),
            preview=_preview(room, previewer.preview(*path), seat, view),
        )
        for path in found
    ]


def _path_steps(room: Room, paths: Paths, path: Path, seat: int) -> list[responses.PathStep]:
    """Each choice as it would be called when it can be made."""
    narration, name_of = room.game.narration_of(room.state), room.game.name_of
    return [
        responses.PathStep(choice=name, text=narration.choice(table.view(seat), name))
        for table, name in zip(paths.tables_before(path), map(name_of, path), strict=True)
    ]


def present_accepted(entry: log.Entry) -> responses.Accepted:
    return responses.Accepted(
        sequence=entry.sequence,
        kind=entry.kind,
        seat=entry.seat,
        at=entry.at,
        client_id=entry.client_id,
    )


def present_reasons(state: State, reasons: Sequence[Reason]) -> list[responses.Reason]:
    narration = state.game.narration_of(state)
    return [
        responses.Reason(rule=reason.rule, text=narration.refusal(reason)) for reason in reasons
    ]


def present_problem(refused: Refused) -> responses.Problem:
    at = refused.at
    return responses.Problem(
        type=f"urn:silverspire:{refused.code}",
        title=refused.code.replace("-", " "),
        status=refused.status,
        code=refused.code,
        message=str(refused),
        reasons=present_reasons(at.room.state, refused.reasons) if at else [],
        decision=present_decision(at.room, at.seat) if at else None,
    )


def present_hint(room: Room, hint: BotReply) -> responses.Hint:
    name = room.game.name_of
    return responses.Hint(
        decision=room.decision_id,
        choice=name(hint.choice),
        reasons=[
            responses.HintReason(about=reason.about, points=reason.points)
            for reason in hint.reasons
        ],
        alternatives=[name(choice) for choice in hint.alternatives],
    )


# --- If the game ended now -----------------------------------------------------------------------


def present_scores(room: Room, seat: int | None) -> responses.Scores:
    """The score sheets; while the game goes on, only those that no hidden thing could change."""
    seats = range(int(room.state.seats))
    if room.status == FINISHED:
        return responses.Scores(final=True, sheets=[room.state.score_sheet(one) for one in seats])
    return responses.Scores(final=False, sheets=certain_score_sheets(room.state, seat))
