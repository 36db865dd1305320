"""Events: typed facts that rules report. They drive log, animation, undo and statistics."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from mypy_extensions import i64, mypyc_attr

EVERYONE: Final = -1
NOBODY: Final = -1

Fact = str | int


@final
class EventKind:
    """One kind of event: its name and what its numbers mean.

    `reveals`: it shows something hidden. `news`: it is announced, not only listed in the log.
    `heading`: a part of the game begins with it, such as a round.
    """

    def __init__(
        self, name: str, facts: tuple[str, ...], reveals: bool, news: bool, heading: bool
    ) -> None:
        self.name = name
        self.facts = facts
        self.reveals = reveals
        self.news = news
        self.heading = heading


@final
class EventKinds:
    """The events of a game, each declared in one row."""

    def __init__(self) -> None:
        self.rows: list[EventKind] = []

    def add(
        self,
        name: str,
        *facts: str,
        reveals: bool = False,
        news: bool = True,
        heading: bool = False,
    ) -> EventKind:
        """Declare an event; rules report it with the kind that this returns."""
        kind = EventKind(name, facts, reveals, news, heading)
        self.rows.append(kind)
        return kind


class Event(NamedTuple):
    """A fact that happened: plain, JSON-able data with readable values."""

    kind: str
    seat: int | None
    facts: dict[str, Fact]
    reveals: bool = False
    audience: int | None = None
    """The only seat that may know it; None: everyone."""
    news: bool = True
    """Whether it is announced, not only listed in the log."""
    heading: bool = False
    """Whether a part of the game begins with it: the log shows it as a heading."""


@final
@mypyc_attr(acyclic=True)  # nothing that the garbage collector must follow
class RawEvent:
    """An event as the rules report it: its kind and numbers, made readable on request."""

    def __init__(self, kind: EventKind, seat: i64, first: i64, second: i64, third: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.first = first
        self.second = second
        self.third = third
        self.audience: i64 = EVERYONE
