"""What every request is made of: names, numbers and texts with their limits."""

from __future__ import annotations

from typing import Annotated

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
PersonId = Annotated[
    str, Meta(pattern=r"^[a-z0-9]{1,40}$(?!\n)", description="A person's id", examples=["qw3rty"])
]
ChoiceName = Annotated[
    str, Meta(max_length=200, description="A choice's stable name", examples=["plot:C4"])
]
DecisionId = Annotated[
    str, Meta(max_length=80, description="Which question is answered", examples=["12-card"])
]


class RequestBody(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Anything we are sent: unknown fields are refused, so that a misspelt one is noticed."""
