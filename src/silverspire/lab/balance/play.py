"""Play the games of a plan, over as many processes as wanted; the result does not depend on it."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from functools import cache
from multiprocessing import get_context
from typing import Any

from silverspire.kernel.errors import SilverspireError
from silverspire.kernel.registry import find_game
from silverspire.lab.balance.plan import Plan
from silverspire.lab.balance.study import Variant, find_study
from silverspire.lab.balance.tally import Tally
from silverspire.localization import say
from silverspire.players.registry import find_player

Task = tuple[Plan, Variant, int]  # one game


class ProcessDied(SilverspireError):
    """A process that played games was ended from outside."""


@cache
def components_of(game: str, pack: str) -> Any:
    """A pack, read once in each process."""
    return find_game(game).components(pack)


def play_game(plan: Plan, variant: Variant, number: int) -> Tally:
    """Play one game to its end and note what is worth noting."""
    components = components_of(plan.game, plan.pack)
    seed = plan.seed_for(variant.name, number)
    state = find_game(plan.game).deal(variant.seats, seed, variant.options, components)
    recorder = find_study(plan.game).recorder(state)
    recorder.on_events(state.opening())
    with ExitStack() as seated:
        players = []
        for seat in range(variant.seats):
            seed = plan.seed_for(variant.name, number, "player", f"{seat}")
            players.append(find_player(plan.players, seed))
            seated.callback(players[-1].close)
        while (asked := state.decision()) is not None:
            choice = players[asked.seat].choose(state, asked)
            recorder.on_choice(asked, choice)
            recorder.on_events(state.apply(choice))
    return recorder.close(state)


def play_all(
    plan: Plan, variants: list[Variant], jobs: int, played: Callable[[], None]
) -> Generator[tuple[Variant, list[Tally]]]:
    """Each variant with its games, one at a time: they need not all be kept in memory.

    `played` hears of each game.
    """
    tasks = [(plan, variant, number) for variant in variants for number in range(plan.games)]
    tallies: list[Tally] = []
    for (_, variant, number), tally in zip(tasks, _results(tasks, jobs), strict=True):
        tallies.append(tally)
        played()
        if number + 1 == plan.games:
            yield variant, tallies
            tallies = []


def _results(tasks: list[Task], jobs: int) -> Iterator[Tally]:
    """In the order of the tasks. Fresh processes: nothing is inherited."""
    if jobs == 1:
        yield from map(_play_task, tasks)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _leave_interrupts)
    try:
        yield from pool.map(_play_task, tasks)
    except BrokenProcessPool as error:
        raise ProcessDied(say("balance-process-died")) from error
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _play_task(task: Task) -> Tally:
    return play_game(*task)


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that a person looks at; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
