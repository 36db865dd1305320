"""Everything that can go wrong at the edge of the engine: one type each, a sentence that helps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

Argument = str | int


class Reason(NamedTuple):
    """Why a choice cannot be made: the rule, and a message with its arguments for the reader."""

    rule: str
    message: str
    arguments: dict[str, Argument]
    obvious: bool = False
    """Says only that this is something else, and so is not worth listing unasked."""

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.arguments.items())
        return f"{self.message.replace('-', ' ')}{f' ({facts})' if facts else ''} [{self.rule}]"


class SilverspireError(Exception):
    """Anything Silverspire refuses. The message says what to do."""


class IllegalChoice(SilverspireError):
    """The choice is well formed but not among the legal ones now. The state is unchanged."""

    def __init__(
        self, name: str, reasons: Sequence[Reason], sentence: Callable[[Reason], str] = str
    ) -> None:
        self.name = name
        self.reasons = tuple(reasons)
        self._sentence = sentence  # asked only if somebody reads the error
        super().__init__(name, self.reasons)

    def __str__(self) -> str:
        return f"{self.name} cannot be chosen now: {'; '.join(self.sentences())}"

    def sentences(self) -> list[str]:
        """Each reason as a sentence with its rule."""
        return [self._sentence(reason) for reason in self.reasons]

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.name, self.reasons, self.sentences())


def _restored(name: str, reasons: Sequence[Reason], sentences: list[str]) -> IllegalChoice:
    """A refusal from another process, in the words that it had there."""
    return IllegalChoice(name, reasons, lambda reason: sentences[reasons.index(reason)])


class UnknownChoice(SilverspireError):
    """No choice of this game has that number or name."""


class GameOver(SilverspireError):
    """The game has ended; nothing can be chosen any more."""


class UnknownGame(SilverspireError):
    """No game of that name is installed."""


class WrongSeats(SilverspireError):
    """The game is not for that many players, or there is no such seat."""


class WrongOption(SilverspireError):
    """An option that the game does not have, or a value it cannot take."""


class UnknownPack(SilverspireError):
    """No such pack: neither a shipped one nor a folder."""


class PackProblem(NamedTuple):
    """One thing wrong with a pack: where, what, and the rule that says so."""

    file: str
    line: int | None
    what: str
    rule: str | None

    def __str__(self) -> str:
        place = self.file if self.line is None else f"{self.file}:{self.line}"
        return f"{place}: {self.what}{f' [{self.rule}]' if self.rule else ''}"


class BrokenPack(SilverspireError):
    """A pack that cannot be played with; `problems` lists every fault found."""

    def __init__(self, pack: str, problems: Iterable[PackProblem]) -> None:
        self.problems = tuple(problems)
        faults = "\n".join(f"  {problem}" for problem in self.problems)
        super().__init__(f"the pack {pack} has {len(self.problems)} problem(s):\n{faults}")


class BrokenBytes(SilverspireError):
    """Bytes that are not a stored state of this game: truncated, changed or foreign."""


class BrokenRecord(SilverspireError):
    """A record that cannot be read or does not replay; the message says where."""
