"""Everything that can happen to a table, as it is stored: a table is what its entries add up to."""

from __future__ import annotations

from typing import Any

import msgspec


class SeatPlan(msgspec.Struct, frozen=True):
    """Who a seat is for: a person (level is None; perhaps a certain one) or a computer."""

    level: str | None = None
    person: str | None = None
    name: str = ""


class Body(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an entry says beside its kind, seat, person and time."""


class Created(Body, frozen=True, kw_only=True, tag="created"):
    """The table as it was asked for. The seed is a secret until the game is over."""

    game: str
    rules_version: str
    pack: str
    pack_hash: str
    seed: str  # some are larger than what JSON readers keep
    seed_chosen: bool = False  # by the host, who may know what lies in the decks
    salt: str = ""  # hashed with the seed, so that nobody finds a seed by its commitment
    options: dict[str, Any]
    seats: list[SeatPlan]
    public: bool
    spectators: bool
    take_backs: bool
    hints: bool = True
    end_turns: bool = False  # whoever could still undo says when their turn is over
    host: str
    rematch_of: str | None = None
    rules_changed: bool = False  # since the game that is played again: its rules or its pack
    fork_of: str | None = None
    choices: list[str] = []  # made before the table's own first: a fork begins in the middle


class SeatTaken(Body, frozen=True, tag="seat_taken"):
    name: str


class SeatLeft(Body, frozen=True, tag="seat_left"):
    pass


class Started(Body, frozen=True, tag="started"):
    pass


class Closed(Body, frozen=True, tag="closed"):
    """Given up before it was started."""


class Chosen(Body, frozen=True, tag="chosen"):
    choice: str
    by: str | None = None  # the level of the computer that chose


class Undone(Body, frozen=True, tag="undone"):
    count: int = 1


class Redone(Body, frozen=True, tag="redone"):
    pass


class TurnEnded(Body, frozen=True, tag="turn_ended"):
    pass


class TakeBackAsked(Body, frozen=True, tag="take_back_asked"):
    count: int
    # A request of before, without this mark, was granted when the last who had to agree went away.
    lapses: bool = False


class TakeBackAgreed(Body, frozen=True, tag="take_back_agreed"):
    """The last of those who must agree takes the choices back."""


class TakeBackRefused(Body, frozen=True, tag="take_back_refused"):
    pass


class TakeBackWithdrawn(Body, frozen=True, tag="take_back_withdrawn"):
    """Whoever asked no longer does."""


class Resigned(Body, frozen=True, tag="resigned"):
    level: str


class HandedOver(Body, frozen=True, tag="handed_over"):
    """A computer plays the seat: before the game for good, else until its person comes back."""

    level: str


class CameBack(Body, frozen=True, tag="came_back"):
    pass


class Rematched(Body, frozen=True, tag="rematched"):
    table: str


class RematchWithdrawn(Body, frozen=True, tag="rematch_withdrawn"):
    """The new table was closed before its game began."""


class Said(Body, frozen=True, tag="said"):
    name: str
    text: str


class HintUsed(Body, frozen=True, tag="hint_used"):
    """A player has asked the coach, at a table with several people."""


class Removed(Body, frozen=True, tag="removed"):
    """The host sends somebody away, who may not come back."""

    whom: str
    name: str


class Readmitted(Body, frozen=True, tag="readmitted"):
    whom: str


class Muted(Body, frozen=True, tag="muted"):
    """The host no longer lets somebody speak, or does again."""

    whom: str
    muted: bool = True


AnyBody = (
    Created
    | SeatTaken
    | SeatLeft
    | Started
    | Closed
    | Chosen
    | Undone
    | Redone
    | TurnEnded
    | TakeBackAsked
    | TakeBackAgreed
    | TakeBackRefused
    | TakeBackWithdrawn
    | Resigned
    | HandedOver
    | CameBack
    | Rematched
    | RematchWithdrawn
    | Said
    | HintUsed
    | Removed
    | Readmitted
    | Muted
)


# What leaves the game and its seats as they are.
NEEDS_NO_RULES = (Said, Rematched, RematchWithdrawn, Removed, Readmitted, Muted)


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened to a table."""

    table_id: str
    sequence: int
    seat: int | None
    person: str | None
    client_id: str | None
    body: AnyBody
    at: int

    @property
    def kind(self) -> str:
        return str(self.body.__struct_config__.tag)


_decoder: msgspec.json.Decoder[AnyBody] = msgspec.json.Decoder(AnyBody)


def encode_body(body: AnyBody) -> str:
    return msgspec.json.encode(body).decode()


def decode_body(text: str) -> AnyBody:
    return _decoder.decode(text)
