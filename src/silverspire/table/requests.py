"""What clients send about a table: every request, once; the same over HTTP and live."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from silverspire.players.levels import DEFAULT_LEVEL, LevelName
from silverspire.table.request_fields import (
    ChoiceName,
    ClientId,
    DecisionId,
    PersonId,
    RequestBody,
    SeatNumber,
)


class Request(RequestBody, frozen=True, kw_only=True, tag_field="type"):
    client_id: ClientId | None = None


class SeatRequest(Request, frozen=True, kw_only=True):
    """What somebody asks for a seat of theirs."""

    seat: SeatNumber


class PersonRequest(Request, frozen=True, kw_only=True):
    """What a host asks about somebody."""

    person: PersonId


class Answer(SeatRequest, frozen=True, kw_only=True, tag="answer"):
    """Answer the pending question."""

    decision: DecisionId
    choice: ChoiceName


class Undo(SeatRequest, frozen=True, kw_only=True, tag="undo"):
    """Take your last choices back, if nobody chose since and nothing hidden was shown."""

    count: Annotated[
        int, Meta(ge=1, le=100, description="More than one: choices that were made together")
    ] = 1


class Redo(SeatRequest, frozen=True, kw_only=True, tag="redo"):
    pass


class RestartTurn(SeatRequest, frozen=True, kw_only=True, tag="restart_turn"):
    """Undo all that you may."""


class EndTurn(SeatRequest, frozen=True, kw_only=True, tag="end_turn"):
    """Let the others go on, where turns are ended: what you chose can no longer be undone alone."""


class AskTakeBack(SeatRequest, frozen=True, kw_only=True, tag="ask_take_back"):
    """Ask the others to go back to before your last choice."""


class AnswerTakeBack(SeatRequest, frozen=True, kw_only=True, tag="answer_take_back"):
    agree: bool


class WithdrawTakeBack(SeatRequest, frozen=True, kw_only=True, tag="withdraw_take_back"):
    """No longer ask for what nobody has agreed to yet."""


class TakeSeat(SeatRequest, frozen=True, kw_only=True, tag="take_seat"):
    pass


class LeaveSeat(SeatRequest, frozen=True, kw_only=True, tag="leave_seat"):
    pass


class Start(Request, frozen=True, kw_only=True, tag="start"):
    pass


class Close(Request, frozen=True, kw_only=True, tag="close"):
    """Give a table up that has not begun."""


class Resign(SeatRequest, frozen=True, kw_only=True, tag="resign"):
    """A computer plays on in your place. Once no person plays any more, the game ends."""


class HandOver(SeatRequest, frozen=True, kw_only=True, tag="hand_over"):
    """Let a computer play a seat that was left, or whose person is away.

    Before the game begins its host may give any seat but their own to a computer; by `leave_seat`
    they open it again.
    """

    level: LevelName = DEFAULT_LEVEL


class ComeBack(SeatRequest, frozen=True, kw_only=True, tag="come_back"):
    """Play your seat yourself again."""


class Say(Request, frozen=True, kw_only=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=500, examples=["Good luck!"])]


class Remove(PersonRequest, frozen=True, kw_only=True, tag="remove"):
    """Host: send somebody away for good, a player only before the game begins."""


class Readmit(PersonRequest, frozen=True, kw_only=True, tag="readmit"):
    """Host: let somebody come back."""


class Mute(PersonRequest, frozen=True, kw_only=True, tag="mute"):
    """Host: somebody may no longer write to the table."""


class Unmute(PersonRequest, frozen=True, kw_only=True, tag="unmute"):
    """Host: somebody who was muted may write again."""


TableRequest = (
    Answer
    | Undo
    | Redo
    | RestartTurn
    | EndTurn
    | AskTakeBack
    | AnswerTakeBack
    | WithdrawTakeBack
    | TakeSeat
    | LeaveSeat
    | Start
    | Close
    | Resign
    | HandOver
    | ComeBack
    | Say
    | Remove
    | Readmit
    | Mute
    | Unmute
)


Pace = Annotated[
    float, Meta(ge=0, le=16, description="A multiple of the usual pace; 0: without any delay")
]


class Hello(RequestBody, frozen=True, kw_only=True, tag_field="type", tag="hello"):
    """The first message: what you know already, and through whose eyes you look."""

    since: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    seat: SeatNumber | None = None
    views: bool = True
    pace: Pace = 1.0


class SetPace(Request, frozen=True, kw_only=True, tag="pace"):
    """How fast you want computers to play."""

    pace: Pace


class Ping(Request, frozen=True, kw_only=True, tag="ping"):
    pass


class GetPreview(SeatRequest, frozen=True, kw_only=True, tag="preview"):
    choice: ChoiceName


class GetPreviews(SeatRequest, frozen=True, kw_only=True, tag="previews"):
    """What each of your choices would do, in one response."""


class GetReach(SeatRequest, frozen=True, kw_only=True, tag="reach"):
    """Which choices you can come to by others of yours."""


class GetPaths(SeatRequest, frozen=True, kw_only=True, tag="paths"):
    """What leads to a choice, or completes it."""

    choice: ChoiceName


class GetWhyNot(SeatRequest, frozen=True, kw_only=True, tag="why_not"):
    choice: ChoiceName


AnyLiveRequest = (
    Hello
    | Ping
    | SetPace
    | GetPreview
    | GetPreviews
    | GetReach
    | GetPaths
    | GetWhyNot
    | TableRequest
)
