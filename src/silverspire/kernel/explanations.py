"""Why not: the predicates that make the legal choices also give the reasons against the others.

A game lists for each kind of question which ranges of choices answer it, each with the predicate of
its rule. An `Explainer` derives the candidates, the refusal of a choice and its reasons from that.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from silverspire.kernel.errors import Argument, Reason
from silverspire.kernel.refusals import ALLOWED, GAME_IS_OVER, OTHER_QUESTION, Refusals
from silverspire.kernel.state import State

TableT = TypeVar("TableT", bound=State)


@dataclass(frozen=True, slots=True)
class Asked(Generic[TableT]):
    """The pending question: the table, who is asked, and the two numbers of its frame."""

    table: TableT
    seat: int
    first: int
    second: int


AskedT = TypeVar("AskedT", bound=Asked[Any])


class ChoiceRange(NamedTuple):
    """A range of choices that answer a question.

    The rule's predicate takes the question and a choice's place in the range, and returns the code
    of a refusal.
    """

    first: int
    size: int
    predicate: Callable[[Any, int], int]

    def __contains__(self, choice: object) -> bool:
        return isinstance(choice, int) and self.first <= choice < self.first + self.size


class Explainer(ABC, Generic[TableT, AskedT]):
    """Why the choices of a game are not legal."""

    questions: Mapping[int, Sequence[ChoiceRange]]
    refusals: Refusals
    asked_type: type[AskedT]  # the pending question as the game's predicates take it

    @abstractmethod
    def arguments(self, asked: AskedT, code: int, choice: int) -> dict[str, Argument]:
        """The numbers and names in the message of a refusal."""

    def candidate_ranges(self, asked: AskedT, kind: int) -> Sequence[ChoiceRange]:
        """The ranges that are offered as answers; some games narrow them down."""
        return self.questions[kind]

    def candidates(self, table: TableT) -> list[int]:
        """Every choice that answers the pending question, legal or not."""
        if table.over:
            return []
        ranges = self.candidate_ranges(self._pending(table), int(table.top_kind()))
        return sorted(first + place for first, size, _ in ranges for place in range(size))

    def reasons(self, table: TableT, choice: int) -> tuple[Reason, ...]:
        """Why this choice is not legal now; () if it is."""
        code = self.refusal(table, choice)
        if code == ALLOWED:
            return ()
        refused = self.refusals.rows[code]
        arguments = self._arguments(table, code, choice)
        return (Reason(refused.rule, refused.message, arguments, refused.obvious),)

    def reasons_in_vain(self, table: TableT, choice: int) -> tuple[Reason, ...]:
        """Why a legal choice would do nothing now; () if it would do something."""
        return ()

    def refusal(self, table: TableT, choice: int) -> int:
        """The code of the rule's own predicate; the legal choices come from the same one."""
        if table.over:
            return GAME_IS_OVER
        for choice_range in self.questions[int(table.top_kind())]:
            if choice in choice_range:
                place = choice - choice_range.first
                return int(choice_range.predicate(self._pending(table), place))
        return OTHER_QUESTION

    def _arguments(self, table: TableT, code: int, choice: int) -> dict[str, Argument]:
        if code == GAME_IS_OVER:
            return {}
        if code == OTHER_QUESTION:
            return {"choice": table.game.name_of(choice), "asked": table.asked_kind()}
        return self.arguments(self._pending(table), code, choice)

    def _pending(self, table: TableT) -> AskedT:
        seat, first, second = table.top_seat(), table.top_first(), table.top_second()
        return self.asked_type(table, int(seat), int(first), int(second))
