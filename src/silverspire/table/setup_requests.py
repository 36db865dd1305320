"""What clients send to say who they are, and to set up or enter a table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from silverspire.kernel.registry import game_names
from silverspire.players.levels import DEFAULT_LEVEL, LevelName
from silverspire.table.request_fields import ClientId, Name, RequestBody

Seed = Annotated[int, Meta(ge=0, lt=2**53, description="Else luck is truly random", examples=[7])]
InviteSecret = Annotated[
    str,
    Meta(
        max_length=80,
        description="What follows # in an invitation's link",
        examples=["s3cr3tFromTheLink"],
    ),
]


class PersonName(RequestBody, frozen=True, kw_only=True):
    name: Name


class SeatSetup(RequestBody, frozen=True, kw_only=True):
    """Who a seat is for."""

    player: Annotated[
        Literal["me", "person", "computer"],
        Meta(description="`me`: you sit there; `person`: somebody may; `computer`"),
    ] = "person"
    level: LevelName = DEFAULT_LEVEL
    name: (
        Annotated[
            str,
            Meta(
                max_length=40,
                description="Who plays your seat, where several people share your screen",
                examples=["Agnes"],
            ),
        ]
        | None
    ) = None


class CreateTable(RequestBody, frozen=True, kw_only=True):
    """A table as it is wished for."""

    game: Annotated[str, Meta(max_length=60, examples=[game_names()[0]])]
    seats: Annotated[
        list[SeatSetup],
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
    ] = msgspec.field(default_factory=dict)
    pack: Annotated[str, Meta(max_length=60)] = "reconstructed"
    seed: Seed | None = None
    public: Annotated[bool, Meta(description="Listed for all; else by invitation")] = False
    spectators: bool = True
    take_backs: bool = True
    hints: Annotated[
        bool | None,
        Meta(
            description="Whether players may ask the coach. Unless you say so, only where one "
            "person plays; at a table for several everyone sees who asks"
        ),
    ] = None
    end_turns: Annotated[
        bool,
        Meta(
            description="Who could still undo ends the turn by `end_turn`: others wait until then",
            examples=[True],
        ),
    ] = False
    client_id: ClientId | None = None


class ForkTable(RequestBody, frozen=True, kw_only=True):
    """Go on from a move of a finished game, at a table of your own."""

    move: Annotated[int, Meta(ge=0, le=100_000, examples=[40])]
    seats: Annotated[list[SeatSetup], Meta(min_length=1, max_length=8)]
    public: bool = False
    client_id: ClientId | None = None


class EnterTable(RequestBody, frozen=True, kw_only=True):
    invite: InviteSecret
