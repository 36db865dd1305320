"""Requests that are sent again: the same client id must ask for the same thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from silverspire.table import entries as log
from silverspire.table import requests
from silverspire.table.entries import AnyBody, Created, Entry
from silverspire.table.people import clean_text
from silverspire.table.refusals import Refused

# What a request becomes, and what it then says beside its seat.
_Became = tuple[type[AnyBody], Callable[[Any, Any], bool]]
_BECAME: Final[dict[type[requests.Request], _Became]] = {
    requests.Answer: (log.Chosen, lambda asked, done: asked.choice == done.choice),
    requests.Undo: (log.Undone, lambda asked, done: asked.count <= done.count),
    requests.RestartTurn: (log.Undone, lambda _asked, _done: True),
    requests.Redo: (log.Redone, lambda _asked, _done: True),
    requests.EndTurn: (log.TurnEnded, lambda _asked, _done: True),
    requests.AskTakeBack: (log.TakeBackAsked, lambda _asked, _done: True),
    requests.WithdrawTakeBack: (log.TakeBackWithdrawn, lambda _asked, _done: True),
    requests.TakeSeat: (log.SeatTaken, lambda _asked, _done: True),
    requests.LeaveSeat: (log.SeatLeft, lambda _asked, _done: True),
    requests.Start: (log.Started, lambda _asked, _done: True),
    requests.Close: (log.Closed, lambda _asked, _done: True),
    requests.Resign: (log.Resigned, lambda _asked, _done: True),
    requests.HandOver: (log.HandedOver, lambda asked, done: asked.level == done.level),
    requests.ComeBack: (log.CameBack, lambda _asked, _done: True),
    requests.Say: (log.Said, lambda asked, done: clean_text(asked.text, "message") == done.text),
    requests.Remove: (log.Removed, lambda asked, done: asked.person == done.whom),
    requests.Readmit: (log.Readmitted, lambda asked, done: asked.person == done.whom),
    requests.Mute: (log.Muted, lambda asked, done: (asked.person, True) == (done.whom, done.muted)),
    requests.Unmute: (
        log.Muted,
        lambda asked, done: (asked.person, False) == (done.whom, done.muted),
    ),
}


def refuse_another(request: requests.Request, entry: Entry) -> None:
    """Refuse a request whose client id has done something else before."""
    if not _is_repeat(request, entry):
        raise ClientIdUsed


def refuse_another_table(asked: Created, made: Created) -> None:
    if _asked_for(asked) != _asked_for(made):
        raise ClientIdUsed


class ClientIdUsed(Refused):
    def __init__(self) -> None:
        super().__init__(
            "client-id-used",
            "this client_id was already used for another request: use a new one for each request",
        )


def _is_repeat(request: requests.Request, entry: Entry) -> bool:
    if isinstance(request, requests.AnswerTakeBack):
        became: type[AnyBody] = log.TakeBackAgreed if request.agree else log.TakeBackRefused
        return isinstance(entry.body, became) and entry.seat == request.seat
    if (known := _BECAME.get(type(request))) is None:
        return True
    kind, same = known
    seat = getattr(request, "seat", entry.seat)
    return isinstance(entry.body, kind) and entry.seat == seat and same(request, entry.body)


def _asked_for(setup: Created) -> tuple[object, ...]:
    """What a person has chosen of a table; not its seed, nor the names at its
    seats, nor whether there are hints: what is the default there was another in version 0.1.0."""
    return (
        setup.game,
        setup.pack,
        setup.options,
        [(seat.level, seat.person) for seat in setup.seats],
        setup.public,
        setup.spectators,
        setup.take_backs,
        setup.end_turns,
        setup.fork_of,
        setup.choices,
        setup.seed if setup.seed_chosen else None,
    )
