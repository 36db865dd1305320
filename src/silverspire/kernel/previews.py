"""What a choice surely does: the one implementation, for the engine, the terminal and the table.

A choice is tried on redealt tables, which the chooser cannot tell from the real one. So a preview
cannot show anything hidden, and only what is the same on all of these tables is sure. A trial goes
on as long as nobody has to choose, and ends where luck begins:

- before an automatic step that shows something hidden, such as the next round's event card;
- after it if the step is the chooser's own doing, such as buying the top tile of a stack: the price
  is sure, the tile below is not. More tables are compared then, as a few might agree by chance.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice, takewhile
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from librt.vecs import append

from silverspire.kernel.errors import IllegalChoice
from silverspire.kernel.events import Event

if TYPE_CHECKING:
    from silverspire.kernel.state import State

REDEAL_SEEDS: Final = (1, 2, 3)
MORE_REDEAL_SEEDS: Final = (4, 5, 6, 7, 8)
OVER: Final = "over"  # among the changes: goes from 0 to 1 when the choice ends the game
QUESTIONS_AHEAD: Final = 3  # how far `spending` looks

Numbers = dict[str, float]
Changes = dict[str, tuple[float, float]]


class Preview(NamedTuple):
    """What is sure to happen after a choice, whatever is hidden."""

    choice: int
    changes: Changes
    """The chooser's numbers that change, before and after: `{"prices.wood": (2, 1)}`."""
    events: tuple[Event, ...]
    """What the chooser sees happen, up to the first event that shows something hidden."""
    reveals: bool
    """Whether something hidden is shown, so that more may happen than is promised here."""
    turn_passes: bool | None
    """Whether somebody else chooses next, or nobody; None if that is open."""


class Luck(NamedTuple):
    """The first step of a trial that shows something hidden."""

    step: int
    is_own: bool  # the chooser's own doing


class CarriedOut(NamedTuple):
    """How a trial of one choice went."""

    luck: Luck | None
    lowest: int  # how far the stack of pending decisions was worked off


class Trial(NamedTuple):
    """Choices made on one redealt table, as far as their consequences are sure."""

    after: Numbers
    events: list[Event]
    luck: Luck | None
    turn_passes: bool | None


class Previewer:
    """Previews of several choices of one decision; each table is redealt once."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self._redealt: dict[int, State] = {}
        self._before = _flatten(self._table(REDEAL_SEEDS[0]).seat_numbers(seat)) | {OVER: 0}

    def preview(self, *choices: int) -> Preview:
        """What a legal choice surely does, or several in a row that reveal nothing before the last.

        IllegalChoice if the first is not legal.
        """
        self._refuse_illegal(choices[0])
        trials = [self.try_on(choices, seed) for seed in REDEAL_SEEDS]
        if any(trial.luck and trial.luck.is_own for trial in trials):
            trials += [self.try_on(choices, seed) for seed in MORE_REDEAL_SEEDS]
        passes = {trial.turn_passes for trial in trials}
        return Preview(
            choices[-1],
            self._certain_changes(trials),
            tuple(_certain_events([trial.events for trial in trials])),
            any(trial.luck for trial in trials),
            passes.pop() if len(passes) == 1 else None,
        )

    def _refuse_illegal(self, choice: int) -> None:
        name = self.state.game.name_of(choice)  # refuses what is no choice of this game
        if not self.state.is_legal(choice):
            table = self._table(REDEAL_SEEDS[0])
            raise IllegalChoice(name, table.explain(choice), table.game.sentences_at(table))

    def _table(self, seed: int) -> State:
        if seed not in self._redealt:
            self._redealt[seed] = self.state.redeal(self.seat, seed)
        return self._redealt[seed]

    def try_on(self, choices: Sequence[int], seed: int) -> Trial:
        """The choices on one redealt table."""
        *first, last = choices
        trial, events = self._after(first, seed)
        luck = carry_out(trial, last, self.seat).luck
        events += [trial.readable_event(raw_event) for raw_event in trial.raw_events]
        if luck and not luck.is_own:
            trial, _ = self._after(first, seed)
            for _ in islice(_steps(trial, last, self.seat), luck.step):
                pass  # only the steps before luck begins
        return Trial(
            _flatten(trial.seat_numbers(self.seat)) | {OVER: int(trial.over)},
            _sure_and_visible(events, self.seat),
            luck,
            None if luck else bool(trial.over or trial.asked_seat() != self.seat),
        )

    def _after(self, choices: Sequence[int], seed: int) -> tuple[State, list[Event]]:
        """A redealt table after these choices, and what happened."""
        trial, events = self._table(seed).clone(), []
        for choice in choices:
            events += trial.apply(choice)
        return trial, events

    def _certain_changes(self, trials: Sequence[Trial]) -> Changes:
        """The numbers that change, and to the same on every table."""
        first, *others = [trial.after for trial in trials]
        return {
            name: (was, first[name])
            for name, was in self._before.items()
            if first[name] != was and all(other[name] == first[name] for other in others)
        }


def carry_out(trial: State, choice: int, seat: int) -> CarriedOut:
    """Make a choice and go on until something hidden is shown, or a seat has to choose."""
    seen, lowest = 0, len(trial.frames)
    for number, is_own in enumerate(_steps(trial, choice, seat)):
        lowest = min(lowest, len(trial.frames))
        if any(raw_event.kind.reveals for raw_event in trial.raw_events[seen:]):
            return CarriedOut(Luck(number, is_own), lowest)
        seen = len(trial.raw_events)
    return CarriedOut(None, lowest)


def _steps(trial: State, choice: int, seat: int) -> Iterator[bool]:
    """Make a choice step by step, reporting events; True for each step of the chooser's own."""
    trial.reports_events = True
    trial.raw_events = []
    trial.choices_made = append(trial.choices_made, choice)
    trial.answer(choice)
    yield True
    while not trial.over:
        is_own = len(trial.frames) > 0 and bool(trial.asked_seat() == seat)
        if not trial.step():
            return
        yield is_own


def _sure_and_visible(events: Sequence[Event], seat: int) -> list[Event]:
    """The events before luck begins, as far as the seat may know them."""
    sure = takewhile(lambda event: not event.reveals, events)
    return [event for event in sure if event.audience is None or event.audience == seat]


def _certain_events(by_trial: Sequence[Sequence[Event]]) -> Iterator[Event]:
    """What happens on every table, in the order of the first."""
    counts = [Counter(map(_event_key, events)) for events in by_trial]
    certain = counts[0]
    for other in counts[1:]:
        certain &= other
    for event in by_trial[0]:
        if certain[_event_key(event)] > 0:
            certain[_event_key(event)] -= 1
            yield event


def _event_key(event: Event) -> tuple[Any, ...]:
    return event.kind, event.seat, *event.facts.items()


def _flatten(seat_numbers: dict[str, Any], prefix: str = "") -> Numbers:
    """Numbers in tables of numbers, by their path: `prices.wood`."""
    numbers: Numbers = {}
    for name, value in seat_numbers.items():
        if isinstance(value, dict):
            numbers |= _flatten(value, f"{prefix}{name}.")
        else:
            numbers[f"{prefix}{name}"] = value
    return numbers


# --- What follows a choice, and what is scored ---------------------------------------------------


def spending(state: State, choice: int, purse: str) -> tuple[float, float] | None:
    """The least and the most that a choice costs with the questions after it; None: nothing."""
    asked = state.decision()
    if asked is None:
        return None
    trial = state.redeal(asked.seat, REDEAL_SEEDS[0])
    owned = trial.seat_numbers(asked.seat)[purse]
    left = _final_purses(trial, choice, asked.seat, asked.kind, purse, QUESTIONS_AHEAD)
    spent = [owned - amount for amount in left if amount < owned]
    return (min(spent), max(spent)) if spent else None


def _final_purses(
    state: State, choice: int, seat: int, first_kind: str, purse: str, questions: int
) -> Iterator[float]:
    """The purse at the end of every way to answer the questions that follow."""
    trial = state.clone()
    trial.apply(choice)
    asked = trial.decision()
    if questions == 0 or asked is None or asked.seat != seat or asked.kind == first_kind:
        yield trial.seat_numbers(seat)[purse]
        return
    for following in asked.choices:
        yield from _final_purses(trial, following, seat, first_kind, purse, questions - 1)


def certain_score_sheets(state: State, seat: int | None) -> list[dict[str, Any] | None]:
    """Every seat's score sheet if the game ended now; None where it depends on what is hidden."""
    redealt = [state.redeal(seat, seed) for seed in REDEAL_SEEDS]
    sheets = [[table.score_sheet(one) for table in redealt] for one in range(int(state.seats))]
    return [found[0] if all(each == found[0] for each in found) else None for found in sheets]
