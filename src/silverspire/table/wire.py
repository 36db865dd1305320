"""What travels between the table and its people: every message, once. Nothing here decides."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

SeatNumber = Annotated[int, Meta(ge=0, le=7, description="A seat, counted from 0", examples=[0])]
ClientId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern=r"^[A-Za-z0-9_.:-]+$",
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


class Message(msgspec.Struct, frozen=True, kw_only=True):
    """Anything we send."""


class Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Anything we are sent: unknown fields are refused, so that a misspelt one is noticed."""


# --- People --------------------------------------------------------------------------------------


class NewPerson(Asked, frozen=True, kw_only=True):
    name: Name


class Me(Message, frozen=True, kw_only=True):
    """Who you are. Your secret is in the cookie and nowhere else."""

    id: str
    name: str


# --- Games ---------------------------------------------------------------------------------------


class OptionTold(Message, frozen=True, kw_only=True):
    name: str
    default: Any
    values: list[Any] | None
    help: str


class GameTold(Message, frozen=True, kw_only=True):
    name: str
    rules_version: str
    seats: list[int]
    packs: list[str]
    options: list[OptionTold]
    levels: list[str]


# --- Tables --------------------------------------------------------------------------------------


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


class Fork(Asked, frozen=True, kw_only=True):
    """Go on from a move of a finished game, at a table of your own."""

    move: Annotated[int, Meta(ge=0, le=100_000, examples=[40])]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    public: bool = False


class Enter(Asked, frozen=True, kw_only=True):
    invite: InviteSecret


class SeatTold(Message, frozen=True, kw_only=True):
    """A seat: whose it is and who plays it now."""

    seat: int
    name: str
    person: str | None
    level: str | None
    is_computers: bool
    resigned: bool
    yours: bool
    present: bool


class TakeBackTold(Message, frozen=True, kw_only=True):
    """Somebody asks to take choices back."""

    seat: int
    count: int
    waiting_for_you: bool
    waiting_for: int


class ResultTold(Message, frozen=True, kw_only=True):
    scores: list[float]
    ranking: list[int]
    resigned: list[int]


class TableTold(Message, frozen=True, kw_only=True):
    """A table, as one person may know it."""

    id: str
    game: str
    pack: str
    rules_version: str
    options: dict[str, Any]
    status: Literal["open", "running", "finished", "closed"]
    public: bool
    spectators: bool
    take_backs: bool
    host: str
    you_are_host: bool
    seats: list[SeatTold]
    sequence: int
    move: int
    asked: int | None
    created_at: int
    moved_at: int
    take_back: TakeBackTold | None
    result: ResultTold | None
    rematch: str | None
    rematch_of: str | None
    fork_of: str | None
    seed: str | None  # known when the game is over
    invite: str | None  # the host's, to show again


class SeatListed(msgspec.Struct, frozen=True):
    name: str
    level: str | None
    free: bool
    person: str | None


class TableListed(Message, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    seats: list[SeatListed]
    asked: int | None
    your_turn: bool
    scores: list[float] | None
    created_at: int
    moved_at: int


# --- Play ----------------------------------------------------------------------------------------


class ReasonTold(Message, frozen=True, kw_only=True):
    """Why not: the rule, and a message of the Fluent files with its arguments."""

    rule: str
    message: str
    arguments: dict[str, str | int]


class DecisionTold(Message, frozen=True, kw_only=True):
    """The pending question. Only who is asked is told the choices."""

    id: str
    seat: int
    kind: str
    choices: list[str] | None


class EventTold(Message, frozen=True, kw_only=True):
    kind: str
    seat: int | None
    facts: dict[str, str | int]


class EntryTold(Message, frozen=True, kw_only=True):
    """Something that happened to a table, as one seat may know it."""

    sequence: int
    kind: str
    seat: int | None
    at: int
    choice: str | None = None
    level: str | None = None
    count: int | None = None
    name: str | None = None
    text: str | None = None
    table: str | None = None
    events: list[EventTold] = []


class Accepted(Message, frozen=True, kw_only=True):
    """It is stored. The same request sent again gets the same answer."""

    sequence: int
    kind: str
    seat: int | None
    at: int
    client_id: str | None


class Situation(Message, frozen=True, kw_only=True):
    """All that a seat may know, at one moment."""

    sequence: int
    move: int
    seat: int | None
    view: dict[str, Any] | None
    decision: DecisionTold | None


class WhyNot(Message, frozen=True, kw_only=True):
    choice: str
    legal: bool
    reasons: list[ReasonTold]


class Preview(Message, frozen=True, kw_only=True):
    """What a choice is sure to change for its chooser: before and after, by name."""

    choice: str
    changes: dict[str, tuple[float, float]]


class GroundTold(Message, frozen=True, kw_only=True):
    about: str
    points: float


class Hint(Message, frozen=True, kw_only=True):
    """What a good player would choose, why, and what is nearly as good."""

    decision: str
    choice: str
    grounds: list[GroundTold]
    rivals: list[str]


class Scores(Message, frozen=True, kw_only=True):
    """Score sheets if the game ended now; null where a seat may not know."""

    final: bool
    sheets: list[dict[str, Any] | None]


class MoveTold(Message, frozen=True, kw_only=True):
    move: int
    seat: int
    choice: str
    events: list[EventTold]


class Replay(Message, frozen=True, kw_only=True):
    """All moves of a finished game."""

    id: str
    opening: list[EventTold]
    moves: list[MoveTold]


class Problem(Message, frozen=True, kw_only=True):
    """Why something was refused (RFC 9457, with our own members)."""

    type: str
    title: str
    status: int
    code: str
    message: str
    reasons: list[ReasonTold] = []
    decision: DecisionTold | None = None


# --- Requests: the same over HTTP and over the live connection ---------------------------------


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


# --- The live connection ---------------------------------------------------------------------


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


class AskWhyNot(Request, frozen=True, kw_only=True, tag="why_not"):
    seat: SeatNumber
    choice: ChoiceName


AnyLive = Hello | Ping | AskPreview | AskWhyNot | AnyRequest


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
    why_not: WhyNot | None = None


class Refusal(Live, frozen=True, kw_only=True, tag="refused"):
    client_id: str | None
    problem: Problem
