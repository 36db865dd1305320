"""Play the games of a plan, over as many processes as wanted; the result does not depend on it."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context
from typing import Any, NamedTuple

from silverspire.kernel.errors import SilverspireError
from silverspire.kernel.registry import find_game
from silverspire.lab.balance.plan import Plan
from silverspire.lab.balance.study import Kind, find_study
from silverspire.lab.balance.tally import Tally
from silverspire.players.roster import find_player
from silverspire.words import say

GAMES_OF_A_BATCH = 4


class ProcessDied(SilverspireError):
    """A process that played games was ended from outside."""


class Batch(NamedTuple):
    """Some games of one kind, played by one process."""

    plan: Plan
    kind: Kind
    first: int
    last: int


@cache
def components_of(game: str, pack: str) -> Any:
    """A pack, read once in each process."""
    return find_game(game).components(pack)


def play_game(plan: Plan, kind: Kind, number: int) -> Tally:
    """Play one game to its end and note what is worth noting."""
    game = find_game(plan.game)
    components = components_of(plan.game, plan.pack)
    state = game.deal(kind.seats, plan.luck(kind.name, number), kind.options, components)
    seats = range(kind.seats)
    players = [
        find_player(plan.players, plan.luck(kind.name, number, "player", f"{seat}"))
        for seat in seats
    ]
    watcher = find_study(plan.game).watch(state)
    watcher.saw(state.opening())
    while (asked := state.decision()) is not None:
        choice = players[asked.seat].choose(state, asked)
        watcher.chose(asked, choice)
        watcher.saw(state.apply(choice))
    for player in players:
        player.close()
    return watcher.close(state)


def play_batch(batch: Batch) -> list[Tally]:
    numbers = range(batch.first, batch.last)
    return [play_game(batch.plan, batch.kind, number) for number in numbers]


def batches_of(plan: Plan, kinds: list[Kind]) -> list[Batch]:
    return [
        Batch(plan, kind, first, min(first + GAMES_OF_A_BATCH, plan.games))
        for kind in kinds
        for first in range(0, plan.games, GAMES_OF_A_BATCH)
    ]


def play_all(
    plan: Plan, kinds: list[Kind], jobs: int, played: Callable[[int], None]
) -> Generator[tuple[Kind, list[Tally]]]:
    """Each kind with its games in order, as soon as they are over: nobody need hold them all.

    `played` hears how many more there are.
    """
    tallies: list[Tally] = []
    batches = batches_of(plan, kinds)
    for batch, found in zip(batches, _results(batches, jobs), strict=True):
        tallies += found
        played(len(found))
        if batch.last == plan.games:
            yield batch.kind, tallies
            tallies = []


def _results(batches: list[Batch], jobs: int) -> Iterator[list[Tally]]:
    """In the order of the batches. A fresh process each: nothing is inherited."""
    if jobs == 1:
        yield from map(play_batch, batches)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _leave_interrupts)
    try:
        yield from pool.map(play_batch, batches)
    except BrokenProcessPool as error:
        raise ProcessDied(say("balance-process-died")) from error
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that a person looks at; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
