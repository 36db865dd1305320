"""Everything a table refuses: a code for programs, a sentence for people, the rules' reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from silverspire.kernel.errors import Reason, SilverspireError
from silverspire.table.codes import Code

if TYPE_CHECKING:
    from silverspire.table.wire import DecisionTold


class Refused(SilverspireError):
    """Nothing was changed. The message says what to do."""

    status = 409
    retry_after: int | None = None  # seconds, where waiting helps

    def __init__(
        self,
        code: Code,
        message: str,
        reasons: Sequence[Reason] = (),
        decision: DecisionTold | None = None,
    ) -> None:
        self.code: Code = code
        self.reasons = tuple(reasons)
        self.decision = decision
        super().__init__(message)


class BadRequest(Refused):
    status = 400


class WhoAreYou(Refused):
    status = 401

    def __init__(self) -> None:
        super().__init__("who-are-you", "say who you are first: POST /api/me with a name")


class NotYours(Refused):
    status = 403


class NotFound(Refused):
    status = 404


class TooLarge(Refused):
    status = 413


class TooMany(Refused):
    status = 429

    def __init__(self, code: Code, message: str, retry_after: int | None = None) -> None:
        self.retry_after = retry_after
        super().__init__(code, message)


class StorageTrouble(Refused):
    """The database did not take it; whether it did after all, the same client_id tells."""

    status = 503
    retry_after = 1

    def __init__(self, message: str) -> None:
        super().__init__("storage", message)
