"""Finished games to analyze, each played once."""

from __future__ import annotations

from functools import cache

import silverspire
from silverspire.analysis.game_analysis import AnalysisPlan, GameAnalysis, analyze
from silverspire.kernel.records import Record
from silverspire.players.registry import find_player

CARELESS, CAREFUL = 0, 1
PLAN = AnalysisPlan(simulations=20)


@cache
def finished_game(game: str = "world_without_end") -> Record:
    """A careless player, who chooses at random, against a careful one."""
    state = silverspire.game(game).new(seats=2, seed=3)
    players = [find_player("chance", 1), find_player("greedy", 1)]
    while (asked := state.decision()) is not None:
        state.apply(players[asked.seat].choose(state, asked))
    return state.record()


@cache
def analyzed_game(game: str = "world_without_end") -> GameAnalysis:
    return analyze(finished_game(game), PLAN)
