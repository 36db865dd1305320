"""Everything a table refuses: a code for programs, a sentence for people, the rules' reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from silverspire.kernel.errors import Reason, SilverspireError
from silverspire.table.problem_codes import ProblemCode

if TYPE_CHECKING:
    from silverspire.table.room import Room


class RefusedAt(NamedTuple):
    """The table as it was when a request was refused, and the seat that asked."""

    room: Room
    seat: int


class Refused(SilverspireError):
    """Nothing was changed. The message says what to do.

    `at` is given where the answer should show the pending decision, or the rules' reasons.
    """

    status = 409
    retry_after: int | None = None  # seconds, where waiting helps

    def __init__(
        self,
        code: ProblemCode,
        message: str,
        reasons: Sequence[Reason] = (),
        at: RefusedAt | None = None,
    ) -> None:
        self.code: ProblemCode = code
        self.reasons = tuple(reasons)
        self.at = at
        super().__init__(message)


class BadRequest(Refused):
    status = 400


class Unauthenticated(Refused):
    status = 401

    def __init__(self) -> None:
        super().__init__("unauthenticated", "you are not signed in: POST /api/me with a name first")


class Forbidden(Refused):
    status = 403


class NotFound(Refused):
    status = 404


class PayloadTooLarge(Refused):
    status = 413


class TooManyRequests(Refused):
    status = 429

    def __init__(self, code: ProblemCode, message: str, retry_after: int | None = None) -> None:
        self.retry_after = retry_after
        super().__init__(code, message)


class StorageUnavailable(Refused):
    """The database did not take it; whether it did after all, the same client_id tells."""

    status = 503
    retry_after = 1

    def __init__(self, message: str) -> None:
        super().__init__("storage-unavailable", message)
