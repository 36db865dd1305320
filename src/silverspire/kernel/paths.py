"""Direct play: which choices a seat can come to by its own choices alone, and by which of them.

A player who wants a plot touches the plot; the card that claims it can be inferred. A path is what
has to be chosen for that: several choices of the seat that is asked, one after another. It is found
on a redealt table, which the seat cannot tell from the real one, and it ends

- where something hidden is shown: the last choice of a path may draw a card, and a choice after it
  is within reach if it is offered whatever is drawn;
- where another seat chooses, or the game is over;
- where the next question was pending anyway and is not what the last choice has opened, or is of
  the same kind as the pending one: that is the next turn. The very question that is pending now may
  come back within the turn, as after an exchange before a card.

A choice is completed by the small questions that follow it: a project by the resources that go
there. A player then answers all of it in one dialog.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from silverspire.kernel.previews import MORE_REDEAL_SEEDS, REDEAL_SEEDS, carry_out

if TYPE_CHECKING:
    from silverspire.kernel.errors import Reason
    from silverspire.kernel.state import State

MOST_CHOICES: Final = 4  # before a choice and with it
MOST_PATHS: Final = 12  # to one choice: a dialog should not list more
SMALL_QUESTION: Final = 6  # choices of a question that completes another choice
MOST_TRIALS: Final = 3_000
LOOK_BEYOND: Final = 2  # questions after something hidden was shown

Path = tuple[int, ...]


class Outcome(NamedTuple):
    """A redealt table after a choice, and how the seat goes on from there."""

    table: State
    asked_again: bool  # in the same turn, without anything hidden being shown
    draws: bool  # the seat draws something, and answers for it
    opens: bool  # the next question is one that this choice has opened
    lowest: int  # how far the stack of pending decisions was worked off


class Paths:
    """The paths of the seat that is asked, from the pending question on."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self._tables = [state.redeal(seat, seed) for seed in REDEAL_SEEDS]
        self._seat = seat
        self._kind = state.asked_kind()
        self._bottom = len(state.frames)  # where the frame of the pending question ends
        self._legal = choices_of(state)
        self._found: defaultdict[int, list[Path]] = defaultdict(list)
        self._completed: dict[int, list[Path]] = {}
        self._questions: list[State] = []  # the tables of the questions that paths lead to
        self._explore()

    def within_reach(self) -> list[int]:
        """The choices that are not legal now and that a path leads to."""
        return sorted(set(self._found).difference(self._legal))

    def to(self, choice: int) -> list[Path]:
        """Every path to a choice, with the small questions that complete it; [] if there is none.

        A path that draws something ends there: the choice itself is offered afterwards.
        """
        if choice not in self._completed:
            found = self._found[choice][:MOST_PATHS]
            self._completed[choice] = self._complete(
                [(choice,)] if choice in self._legal else found
            )
        return self._completed[choice]

    def reasons_against(self, choice: int) -> tuple[Reason, ...]:
        """Why no path leads to a choice that belongs to a later question; () if it belongs to none.

        The pending question would only say that something else is being decided.
        """
        if choice in self._state.candidates():
            return ()
        for table in self._questions:
            if choice in table.candidates() and (reasons := table.why_not(choice)):
                return reasons
        return ()

    def tables_before(self, path: Path) -> list[State]:
        """A redealt table before each choice of a path: what the seat would see then."""
        return [after(self._tables[0], path[:count]) for count in range(len(path))]

    # --- Finding ---------------------------------------------------------------------------------

    def _explore(self) -> None:
        """Try the choices that follow one another, short paths before long ones."""
        level: list[tuple[Path, State]] = [((), self._tables[0])]
        left = MOST_TRIALS
        while level:
            opened = chain.from_iterable(self._extend(*one) for one in level)
            level = []
            for path, outcome in opened:
                left -= 1
                if left <= 0:
                    return
                if outcome.opens and not outcome.draws:
                    self._questions.append(outcome.table)
                if outcome.draws:
                    self._look_beyond(path)
                elif outcome.opens and len(path) < MOST_CHOICES:
                    level.append((path, outcome.table))

    def _extend(self, path: Path, table: State) -> Iterator[tuple[Path, Outcome]]:
        """The paths that are longer by one choice, unless they only lead where others led."""
        choices = choices_of(table)
        if path:
            choices = [choice for choice in choices if not self._is_detour((*path, choice))]
        for choice in choices:
            longer = (*path, choice)
            if path:
                self._found[choice].append(longer)
            yield longer, self._try(table, choice)

    def _is_detour(self, path: Path) -> bool:
        """Whether some of these choices are enough to come to the same one."""
        if path[-1] in self._legal:
            return True
        return any(is_part(known, path) for known in self._found[path[-1]])

    def _try(self, table: State, choice: int) -> Outcome:
        """A choice on a copy of a table."""
        trial = table.clone()
        luck, lowest = carry_out(trial, choice, self._seat)
        again = luck is None and self._is_asked(trial) and self._is_same_turn(trial, lowest)
        opens = lowest >= len(table.frames)
        draws = luck is not None and luck.is_own and opens
        return Outcome(trial, again, draws, again and opens, lowest)

    def _is_same_turn(self, table: State, lowest: int) -> bool:
        """Whether the question is another one, or the pending one that was never worked off."""
        return table.asked_kind() != self._kind or lowest >= self._bottom

    def _is_asked(self, table: State) -> bool:
        return not table.over and bool(table.asked_seat() == self._seat)

    def _look_beyond(self, path: Path) -> None:
        """What is offered whatever this path draws, as far as a few redealt tables can show."""
        offered: set[int] | None = None
        for table in self._tables_to_draw_on():
            here = set(self._offered(after(table, path), LOOK_BEYOND))
            offered = here if offered is None else offered & here
            if offered <= self._legal_or(path):
                return
        for choice in sorted((offered or set()) - self._legal_or(path)):
            self._found[choice].append(path)

    def _legal_or(self, path: Path) -> set[int]:
        return {*self._legal, *path}

    def _tables_to_draw_on(self) -> Iterator[State]:
        yield from self._tables
        if len(self._tables) == len(REDEAL_SEEDS):
            self._tables += [self._state.redeal(self._seat, seed) for seed in MORE_REDEAL_SEEDS]
        yield from self._tables[len(REDEAL_SEEDS) :]

    def _offered(self, table: State, questions: int) -> Iterator[int]:
        """The choices of the next questions of the seat."""
        if not self._is_asked(table):
            return
        choices = choices_of(table)
        yield from choices
        if questions > 1:
            for choice in choices:
                outcome = self._try(table, choice)
                if outcome.opens:
                    yield from self._offered(outcome.table, questions - 1)

    # --- Completing ------------------------------------------------------------------------------

    def _complete(self, paths: list[Path]) -> list[Path]:
        """Answer the small questions that follow, as long as a dialog can list all ways to."""
        while True:
            longer = list(chain.from_iterable(map(self._answered, paths)))
            different = self._different(longer)
            if longer == paths or len(different) > MOST_PATHS:
                return paths
            paths = different

    def _answered(self, path: Path) -> list[Path]:
        """The path with each answer to the small question after it, if there is one."""
        *first, last = path
        outcome = self._try(after(self._tables[0], first), last)
        if not self._goes_on(outcome):
            return [path]
        choices = choices_of(outcome.table)
        if len(choices) > SMALL_QUESTION or outcome.table.asked_kind() == self._kind:
            return [path]
        ends = (self._try(outcome.table, choice) for choice in choices)
        if not any(one.draws or self._goes_on(one) for one in ends):
            return [path]  # a dialog is not for what only ends the turn
        return [(*path, choice) for choice in choices]

    def _goes_on(self, outcome: Outcome) -> bool:
        """Whether the seat still answers what the first choice has opened."""
        return outcome.asked_again and outcome.lowest >= self._bottom

    def _different(self, paths: Sequence[Path]) -> list[Path]:
        """The first of the paths to each table: two stones may be placed in either order."""
        tables: dict[bytes, Path] = {}
        for path in paths:
            table = after(self._tables[0], path)
            table.choices_made = vec[i64]()
            tables.setdefault(table.to_bytes(), path)
        return list(tables.values())


def choices_of(table: State) -> list[int]:
    return [int(table.legal[place]) for place in range(len(table.legal))]


def after(table: State, path: Sequence[int]) -> State:
    """A copy of a table after these choices."""
    trial = table.clone()
    for choice in path:
        trial.apply_unchecked(choice)
    return trial


def is_part(short: Path, long: Path) -> bool:
    """Whether all choices of one path come in another, in their order."""
    rest = iter(long)
    return all(choice in rest for choice in short)
