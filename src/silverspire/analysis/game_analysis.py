"""The analysis of a game: every decision searched again, and the chances of winning as a curve.

A decision is judged by what its seat could know then. With `open_handed` everything hidden lies
face up, the luck to come included: hindsight, and marked as such. The same record, seed and number
of simulations give the same analysis, however many processes share the work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from typing import Final

import msgspec

from silverspire.analysis.chances import winning_chances
from silverspire.analysis.moves import MoveAnalysis, analyze_move
from silverspire.analysis.verdicts import THRESHOLDS
from silverspire.kernel.errors import BrokenRecord
from silverspire.kernel.records import Record
from silverspire.kernel.registry import find_version
from silverspire.kernel.replays import walk
from silverspire.kernel.state import State
from silverspire.players.evaluator_registry import evaluator_for

SIMULATIONS: Final = 300
SLICE: Final = 8  # decisions that one task of a worker process analyzes
COSTLIEST: Final = 3


class AnalysisPlan(msgspec.Struct, frozen=True):
    """What decides the numbers of an analysis, beside the game itself."""

    simulations: int = SIMULATIONS
    seed: int = 0
    open_handed: bool = False
    pack: str | None = None  # where the record's pack lies, if it is not installed


class SeatAnalysis(msgspec.Struct, frozen=True):
    """How one seat chose, all in all."""

    seat: int
    decisions: int  # with more than one choice
    inaccuracies: int
    mistakes: int
    blunders: int
    mean_loss: float
    points_lost: float  # by all choices together, as the search estimates it
    costliest: list[int]  # its costliest clear errors, as indices of `moves`; three at most


class GameAnalysis(msgspec.Struct, frozen=True):
    """All that is known of a game after its analysis."""

    game: str
    rules_version: str
    seats: int
    plan: AnalysisPlan
    chances: list[tuple[float, ...]]  # of every seat: at the start and after each choice
    moves: list[MoveAnalysis]
    summaries: list[SeatAnalysis]


def analyze(
    record: Record,
    plan: AnalysisPlan = AnalysisPlan(),  # noqa: B008  # immutable
    jobs: int = 1,
    report_progress: Callable[[int], None] = lambda _: None,
) -> GameAnalysis:
    """Analyze a finished game. `report_progress` is called with the number of choices just done."""
    if record.result is None:
        raise BrokenRecord("this game is not finished: only finished games can be analyzed")
    count = len(record.steps)
    moves: list[MoveAnalysis] = []
    for part in _analyze_parts(record, plan, jobs):
        moves += part
        report_progress(len(part))
    moves.sort(key=lambda move: move.move)
    assert len(moves) == count
    header = record.header
    return GameAnalysis(
        game=header.game,
        rules_version=header.rules_version,
        seats=header.seats,
        plan=plan,
        chances=chances_of(record, plan),
        moves=moves,
        summaries=[summarize(moves, seat) for seat in range(header.seats)],
    )


def _analyze_parts(record: Record, plan: AnalysisPlan, jobs: int) -> Iterator[list[MoveAnalysis]]:
    count = len(record.steps)
    slices = [range(first, min(first + SLICE, count)) for first in range(0, count, SLICE)]
    if jobs == 1:
        for part in slices:
            yield analyze_slice(record, plan, part)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from _from_pool(pool, record, plan, slices)


def _from_pool(
    pool: Executor, record: Record, plan: AnalysisPlan, slices: list[range]
) -> Iterator[list[MoveAnalysis]]:
    pending = [pool.submit(analyze_slice, record, plan, part) for part in slices]
    try:
        for done in as_completed(pending):
            yield done.result()
    finally:
        for future in pending:
            future.cancel()


def analyze_slice(record: Record, plan: AnalysisPlan, part: range) -> list[MoveAnalysis]:
    """Some choices of a game, in a row."""
    found = []
    for state in walk(record, plan.pack):
        number = len(state.choices_made)
        if number >= part.stop:
            break
        if number in part:
            found.append(_analyze_step(state, record.steps[number].choice, plan))
    return found


def _analyze_step(state: State, choice: str, plan: AnalysisPlan) -> MoveAnalysis:
    asked = state.decision()
    assert asked is not None
    made = state.game.choice_of(choice)
    return analyze_move(
        state, asked, made, plan.simulations, plan.seed, open_handed=plan.open_handed
    )


def chances_of(record: Record, plan: AnalysisPlan) -> list[tuple[float, ...]]:
    """Everyone's chances at the start and after each choice.

    In the middle of an action they stay as they were: half an action is worth what becomes of it.
    """
    evaluator = evaluator_for(find_version(record.header.game, record.header.rules_version))
    found: list[tuple[float, ...]] = []
    for state in walk(record, plan.pack):
        if not found or state.over or evaluator.is_quiet(state):
            found.append(winning_chances(state, evaluator, plan.seed))
        else:
            found.append(found[-1])
    return found


def summarize(moves: list[MoveAnalysis], seat: int) -> SeatAnalysis:
    """A seat's choices, counted."""
    own = [(place, move) for place, move in enumerate(moves) if move.seat == seat]
    real = [(place, move) for place, move in own if move.verdict != "only"]
    verdicts = [move.verdict for _, move in real]
    clear = [(place, move) for place, move in real if move.verdict in THRESHOLDS]
    costly = sorted(clear, key=lambda pair: -pair[1].loss)[:COSTLIEST]
    return SeatAnalysis(
        seat=seat,
        decisions=len(real),
        inaccuracies=verdicts.count("inaccuracy"),
        mistakes=verdicts.count("mistake"),
        blunders=verdicts.count("blunder"),
        mean_loss=sum(move.loss for _, move in real) / max(1, len(real)),
        points_lost=sum(max(0.0, move.points_lost) for _, move in real),
        costliest=[place for place, _ in costly],
    )
