"""What a test may ask about a table of any game, in words."""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, TypeVar

from silverspire.kernel.decisions import Decision
from silverspire.kernel.errors import Argument
from silverspire.kernel.events import Event
from silverspire.kernel.state import State

S = TypeVar("S", bound=State)


class Refused(NamedTuple):
    """Why a choice cannot be made: the rule, and a message with its arguments."""

    rule: str
    message: str
    arguments: dict[str, Argument]


class Queries(Generic[S]):
    """The question, and what happened."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.reported: list[Event] = []
        """What the last moves brought about."""

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.state.view(seat)

    @property
    def decision(self) -> Decision:
        decision = self.state.decision()
        assert decision is not None, "the game is over"
        return decision

    @property
    def asked(self) -> str:
        return self.decision.kind

    @property
    def asked_seat(self) -> int:
        return self.decision.seat

    def legal(self) -> list[str]:
        """The legal choices in the order of all choices."""
        return [self.state.game.name_of(choice) for choice in sorted(self.decision.choices)]

    def can(self, name: str) -> bool:
        assert self.state.game.choice_of(name) >= 0
        return name in self.legal()

    def why_not(self, name: str) -> list[str]:
        """The rules that stand against a choice; [] if it is legal."""
        return [reason.rule for reason in self.state.why_not(self.state.game.choice_of(name))]

    def reason(self, name: str) -> Refused:
        """The one reason against a choice."""
        (reason,) = self.state.why_not(self.state.game.choice_of(name))
        return Refused(reason.rule, reason.message, reason.arguments)

    @property
    def happened(self) -> list[str]:
        return [event.kind for event in self.reported]

    def events(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """The facts of each event of a kind, in order; of all seats unless one is named."""
        return [
            dict(event.facts)
            for event in self.reported
            if event.kind == kind and seat in (None, event.seat)
        ]
