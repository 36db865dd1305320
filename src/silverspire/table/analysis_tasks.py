"""The analysis of a game as tasks for the computers' processes, small enough to wait in between."""

from __future__ import annotations

from typing import Final

import msgspec

from silverspire.analysis.game_analysis import AnalysisPlan, analyze_slice, chances_of
from silverspire.analysis.moves import MoveAnalysis
from silverspire.kernel import records

SLICE: Final = 2  # decisions in one task: a move that waits for the process waits for these


class AnalysisTask(msgspec.Struct, frozen=True, tag="analysis"):
    """Some choices of a game to analyze, in a row."""

    record: bytes
    first: int
    last: int
    plan: AnalysisPlan


class ChancesTask(msgspec.Struct, frozen=True, tag="chances"):
    """The chances of winning over a whole game."""

    record: bytes


class AnalysisReply(msgspec.Struct, frozen=True, tag="analysis"):
    """What one task found."""

    moves: list[MoveAnalysis] = []
    chances: list[tuple[float, ...]] = []


def analyze_task(task: AnalysisTask | ChancesTask) -> AnalysisReply:
    """Carry out a task; the same task always finds the same."""
    record = records.parse(task.record)
    if isinstance(task, ChancesTask):
        return AnalysisReply(chances=chances_of(record, AnalysisPlan()))
    return AnalysisReply(analyze_slice(record, task.plan, range(task.first, task.last)))
