"""What travels over a live connection, from us to a person."""

from __future__ import annotations

from silverspire.table.responses import (
    Accepted,
    Entry,
    Path,
    Preview,
    Problem,
    Reach,
    Response,
    Situation,
    Table,
    WhyNot,
)


class LiveMessage(Response, frozen=True, kw_only=True, tag_field="type"):
    """Anything that we send over a live connection."""


class Welcome(LiveMessage, frozen=True, kw_only=True, tag="welcome"):
    """The table as it is, and what happened since the sequence you named."""

    table: Table
    situation: Situation
    entries: list[Entry]


class Update(LiveMessage, frozen=True, kw_only=True, tag="update"):
    """Something happened. The table is sent again when more than the game has changed."""

    sequence: int
    entry: Entry
    situation: Situation | None
    table: Table | None


class Presence(LiveMessage, frozen=True, kw_only=True, tag="presence"):
    """Who is here now."""

    people: list[str]
    spectators: int


class Heartbeat(LiveMessage, frozen=True, kw_only=True, tag="heartbeat"):
    sequence: int


class Pong(LiveMessage, frozen=True, kw_only=True, tag="pong"):
    client_id: str | None


class RequestAccepted(LiveMessage, frozen=True, kw_only=True, tag="accepted"):
    accepted: Accepted


class QueryResult(LiveMessage, frozen=True, kw_only=True, tag="query_result"):
    client_id: str | None
    preview: Preview | None = None
    previews: list[Preview] | None = None
    reach: Reach | None = None
    paths: list[Path] | None = None
    why_not: WhyNot | None = None


class Refusal(LiveMessage, frozen=True, kw_only=True, tag="refused"):
    client_id: str | None
    problem: Problem


AnyLiveMessage = (
    Welcome | Update | Presence | Heartbeat | Pong | RequestAccepted | QueryResult | Refusal
)
