"""What travels over a live connection, from us to a person."""

from __future__ import annotations

from silverspire.table.wire import (
    Accepted,
    EntryTold,
    Message,
    Preview,
    Problem,
    Situation,
    TableTold,
    WhyNot,
)


class Live(Message, frozen=True, kw_only=True, tag_field="type"):
    """Anything that we send over a live connection."""


class Welcome(Live, frozen=True, kw_only=True, tag="welcome"):
    """The table as it is, and what happened since the sequence you named."""

    table: TableTold
    situation: Situation
    entries: list[EntryTold]


class Update(Live, frozen=True, kw_only=True, tag="update"):
    """Something happened. The table is told again when more than the game has changed."""

    sequence: int
    entry: EntryTold
    situation: Situation | None
    table: TableTold | None


class Presence(Live, frozen=True, kw_only=True, tag="presence"):
    """Who is here now."""

    people: list[str]
    spectators: int


class Heartbeat(Live, frozen=True, kw_only=True, tag="heartbeat"):
    sequence: int


class Pong(Live, frozen=True, kw_only=True, tag="pong"):
    client_id: str | None


class Done(Live, frozen=True, kw_only=True, tag="accepted"):
    accepted: Accepted


class Answered(Live, frozen=True, kw_only=True, tag="answered"):
    client_id: str | None
    preview: Preview | None = None
    previews: list[Preview] | None = None
    why_not: WhyNot | None = None


class Refusal(Live, frozen=True, kw_only=True, tag="refused"):
    client_id: str | None
    problem: Problem


AnyLive = Welcome | Update | Presence | Heartbeat | Pong | Done | Answered | Refusal
