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


class Answer(Request, frozen=True, kw_only=True, tag="answer"):
    """Answer the pending question."""

    seat: SeatNumber
    decision: DecisionId
    choice: ChoiceName


class Undo(Request, frozen=True, kw_only=True, tag="undo"):
    """Take your last choices back, if nobody chose since and nothing hidden was shown."""

    seat: SeatNumber
    count: Annotated[
        int, Meta(ge=1, le=100, description="More than one: choices that were made together")
    ] = 1


class Redo(Request, frozen=True, kw_only=True, tag="redo"):
    seat: SeatNumber


class RestartTurn(Request, frozen=True, kw_only=True, tag="restart_turn"):
    """Undo all that you may."""

    seat: SeatNumber


class EndTurn(Request, frozen=True, kw_only=True, tag="end_turn"):
    """Let the others go on, where turns are ended: what you chose can no longer be undone alone."""

    seat: SeatNumber


class AskTakeBack(Request, frozen=True, kw_only=True, tag="ask_take_back"):
    """Ask the others to go back to before your last choice."""

    seat: SeatNumber


class AnswerTakeBack(Request, frozen=True, kw_only=True, tag="answer_take_back"):
    seat: SeatNumber
    agree: bool


class WithdrawTakeBack(Request, frozen=True, kw_only=True, tag="withdraw_take_back"):
    """No longer ask for what nobody has agreed to yet."""

    seat: SeatNumber


class TakeSeat(Request, frozen=True, kw_only=True, tag="take_seat"):
    seat: SeatNumber


class LeaveSeat(Request, frozen=True, kw_only=True, tag="leave_seat"):
    seat: SeatNumber


class Start(Request, frozen=True, kw_only=True, tag="start"):
    pass


class Close(Request, frozen=True, kw_only=True, tag="close"):
    """Give a table up that has not begun."""


class Resign(Request, frozen=True, kw_only=True, tag="resign"):
    """A computer plays on in your place. Once no person plays any more, the game ends."""

    seat: SeatNumber


class HandOver(Request, frozen=True, kw_only=True, tag="hand_over"):
    """Let a computer play a seat that was left, or whose person is away.

    Before the game begins its host may give any seat but their own to a computer; by `leave_seat`
    they open it again.
    """

    seat: SeatNumber
    level: LevelName = DEFAULT_LEVEL


class ComeBack(Request, frozen=True, kw_only=True, tag="come_back"):
    """Play your seat yourself again."""

    seat: SeatNumber


class Say(Request, frozen=True, kw_only=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=500, examples=["Good luck!"])]


class Remove(Request, frozen=True, kw_only=True, tag="remove"):
    """Host: send somebody away for good, a player only before the game begins."""

    person: PersonId


class Readmit(Request, frozen=True, kw_only=True, tag="readmit"):
    """Host: let somebody come back."""

    person: PersonId


class Mute(Request, frozen=True, kw_only=True, tag="mute"):
    """Host: somebody may no longer write to the table."""

    person: PersonId


class Unmute(Request, frozen=True, kw_only=True, tag="unmute"):
    """Host: somebody who was muted may write again."""

    person: PersonId


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


class GetPreview(Request, frozen=True, kw_only=True, tag="preview"):
    seat: SeatNumber
    choice: ChoiceName


class GetPreviews(Request, frozen=True, kw_only=True, tag="previews"):
    """What each of your choices would do, in one response."""

    seat: SeatNumber


class GetReach(Request, frozen=True, kw_only=True, tag="reach"):
    """Which choices you can come to by others of yours."""

    seat: SeatNumber


class GetPaths(Request, frozen=True, kw_only=True, tag="paths"):
    """What leads to a choice, or completes it."""

    seat: SeatNumber
    choice: ChoiceName


class GetWhyNot(Request, frozen=True, kw_only=True, tag="why_not"):
    seat: SeatNumber
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
