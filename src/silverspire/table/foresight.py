"""What choices would do: tried on tables that might be, so nothing can be told that is hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any, Final, NamedTuple

from silverspire.kernel.events import Event
from silverspire.kernel.state import State
from silverspire.table import wire
from silverspire.table.telling import SUPPOSED_TABLES, tell_events

# Where chance has its say three tables may agree by chance: then so many more are asked.
MORE_TABLES: Final = (4, 5, 6, 7, 8)

Numbers = dict[str, float]


class Trial(NamedTuple):
    """A choice made on one table that might be: the chooser's numbers, events, whose turn it is."""

    before: Numbers
    after: Numbers
    events: list[Event]
    passed: bool


class Supposed:
    """Tables that a seat cannot tell from the one it sits at, each laid out once."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self._tables: dict[int, tuple[State, Numbers]] = {}

    def preview(self, choice: int) -> wire.Preview:
        """What is so after the choice, whatever lies hidden."""
        trials = [self._try(choice, seed) for seed in SUPPOSED_TABLES]
        reveals = any(event.reveals for trial in trials for event in trial.events)
        if reveals:
            trials += [self._try(choice, seed) for seed in MORE_TABLES]
        passed = {trial.passed for trial in trials}
        return wire.Preview(
            choice=self.state.game.name_of(choice),
            changes=_sure_changes(trials),
            reveals=reveals,
            passes=passed.pop() if len(passed) == 1 and not reveals else None,
            events=_sure_events([trial.events for trial in trials], self.seat),
        )

    def _try(self, choice: int, seed: int) -> Trial:
        if seed not in self._tables:
            table = self.state.redeal(self.seat, seed)
            self._tables[seed] = table, _flat(table.vitals(self.seat)) | {"over": 0.0}
        table, before = self._tables[seed]
        trial = table.clone()
        events = trial.apply(choice)
        after = _flat(trial.vitals(self.seat)) | {"over": float(trial.over)}
        passed = bool(trial.over or trial.asked_seat() != self.seat)
        return Trial(before, after, events, passed)


def _sure_changes(trials: Sequence[Trial]) -> dict[str, tuple[float, float]]:
    """The numbers that change, and to the same on every table."""
    before, after = trials[0].before, trials[0].after
    return {
        name: (was, after[name])
        for name, was in before.items()
        if after[name] != was and len({trial.after[name] for trial in trials}) == 1
    }


def _sure_events(told: Iterable[Sequence[Event]], seat: int) -> list[wire.EventTold]:
    """What happens on every table before chance has its say, in the order of the first."""
    heard = [tell_events(takewhile(lambda one: not one.reveals, each), seat) for each in told]
    counted = [Counter(map(_written, events)) for events in heard]
    sure = counted[0]
    for other in counted[1:]:
        sure &= other
    kept: list[wire.EventTold] = []
    for event in heard[0]:
        if sure[_written(event)] > 0:
            sure[_written(event)] -= 1
            kept.append(event)
    return kept


def _written(event: wire.EventTold) -> tuple[str, int | None, tuple[Any, ...]]:
    return event.kind, event.seat, tuple(event.facts.items())


def _flat(vitals: dict[str, Any], prefix: str = "") -> Numbers:
    numbers: Numbers = {}
    for name, value in vitals.items():
        if isinstance(value, dict):
            numbers |= _flat(value, f"{prefix}{name}.")
        else:
            numbers[f"{prefix}{name}"] = float(value)
    return numbers
