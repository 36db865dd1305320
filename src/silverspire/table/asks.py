"""What people ask of a table: every request, once; the same over HTTP and live."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

SeatNumber = Annotated[int, Meta(ge=0, le=7, description="A seat, counted from 0", examples=[0])]
ClientId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern=r"^[A-Za-z0-9_.:-]+$(?!\n)",  # Python's $ lets a last line break pass
        description="Chosen by the client; the same request sent twice is carried out once",
        examples=["7f3c9a1e-1"],
    ),
]
Name = Annotated[
    str, Meta(min_length=1, max_length=40, description="A person's name", examples=["Agnes"])
]
ChoiceName = Annotated[
    str, Meta(max_length=200, description="A choice's stable name", examples=["plot:C4"])
]
DecisionId = Annotated[
    str, Meta(max_length=80, description="Which question is answered", examples=["12-card"])
]
Seed = Annotated[int, Meta(ge=0, lt=2**53, description="Else luck is truly random", examples=[7])]
Level = Literal["apprentice", "journeyman", "burgher", "master"]
InviteSecret = Annotated[
    str,
    Meta(
        max_length=80,
        description="What follows # in an invitation's link",
        examples=["s3cr3tFromTheLink"],
    ),
]


class Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Anything we are sent: unknown fields are refused, so that a misspelt one is noticed."""


class NewPerson(Asked, frozen=True, kw_only=True):
    name: Name


class SeatWish(Asked, frozen=True, kw_only=True):
    """Who a seat is for."""

    player: Annotated[
        Literal["me", "person", "computer"],
        Meta(description="`me`: you sit there; `person`: somebody may; `computer`"),
    ] = "person"
    level: Level = "journeyman"


class NewTable(Asked, frozen=True, kw_only=True):
    """A table as it is wished for."""

    game: Annotated[str, Meta(max_length=60, examples=["kutna_hora"])]
    seats: Annotated[
        list[SeatWish],
        Meta(
            min_length=1,
            max_length=8,
            description="One for each seat",
            examples=[[{"player": "me"}, {"player": "computer", "level": "burgher"}]],
        ),
    ]
    options: Annotated[
        dict[Annotated[str, Meta(max_length=60)], bool | int | str | None],
        Meta(max_length=20, examples=[{}]),
    ] = {}
    pack: Annotated[str, Meta(max_length=60)] = "reconstructed"
    seed: Seed | None = None
    public: Annotated[bool, Meta(description="Listed for all; else by invitation")] = False
    spectators: bool = True
    take_backs: bool = True
    end_turns: Annotated[
        bool,
        Meta(
            description="Who could still undo ends the turn by `end_turn`: others wait until then",
            examples=[True],
        ),
    ] = False
    client_id: ClientId | None = None


class Fork(Asked, frozen=True, kw_only=True):
    """Go on from a move of a finished game, at a table of your own."""

    move: Annotated[int, Meta(ge=0, le=100_000, examples=[40])]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    public: bool = False
    client_id: ClientId | None = None


class Enter(Asked, frozen=True, kw_only=True):
    invite: InviteSecret


class Request(Asked, frozen=True, kw_only=True, tag_field="do"):
    client_id: ClientId | None = None


class Answer(Request, frozen=True, kw_only=True, tag="answer"):
    """Answer the pending question."""

    seat: SeatNumber
    decision: DecisionId
    choice: ChoiceName


class Undo(Request, frozen=True, kw_only=True, tag="undo"):
    """Take your last choice back, if nobody chose since and nothing hidden was shown."""

    seat: SeatNumber


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


class TakeSeat(Request, frozen=True, kw_only=True, tag="take_seat"):
    seat: SeatNumber


class LeaveSeat(Request, frozen=True, kw_only=True, tag="leave_seat"):
    seat: SeatNumber


class Start(Request, frozen=True, kw_only=True, tag="start"):
    pass


class Close(Request, frozen=True, kw_only=True, tag="close"):
    """Give a table up that has not begun."""


class Resign(Request, frozen=True, kw_only=True, tag="resign"):
    """A computer plays on in your place."""

    seat: SeatNumber


class HandOver(Request, frozen=True, kw_only=True, tag="hand_over"):
    """Let a computer play a seat that was left, or whose person is away."""

    seat: SeatNumber
    level: Level = "journeyman"


class ComeBack(Request, frozen=True, kw_only=True, tag="come_back"):
    """Play your seat yourself again."""

    seat: SeatNumber


class Say(Request, frozen=True, kw_only=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=500, examples=["Good luck!"])]


AnyRequest = (
    Answer
    | Undo
    | Redo
    | RestartTurn
    | EndTurn
    | AskTakeBack
    | AnswerTakeBack
    | TakeSeat
    | LeaveSeat
    | Start
    | Close
    | Resign
    | HandOver
    | ComeBack
    | Say
)


class Hello(Asked, frozen=True, kw_only=True, tag_field="do", tag="hello"):
    """The first message: what you know already, and through whose eyes you look."""

    since: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    seat: SeatNumber | None = None
    views: bool = True


class Ping(Request, frozen=True, kw_only=True, tag="ping"):
    pass


class AskPreview(Request, frozen=True, kw_only=True, tag="preview"):
    seat: SeatNumber
    choice: ChoiceName


class AskPreviews(Request, frozen=True, kw_only=True, tag="previews"):
    """What each of your choices would do, all at once."""

    seat: SeatNumber


class AskWhyNot(Request, frozen=True, kw_only=True, tag="why_not"):
    seat: SeatNumber
    choice: ChoiceName


AnyLive = Hello | Ping | AskPreview | AskPreviews | AskWhyNot | AnyRequest
