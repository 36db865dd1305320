"""The choices of an analysis in words."""

from __future__ import annotations

from typing import NamedTuple

from silverspire.analysis.game_analysis import GameAnalysis
from silverspire.analysis.moves import MoveAnalysis
from silverspire.cli.renderer import Renderer, find_renderer
from silverspire.cli.saved_games import game_of
from silverspire.kernel.records import Record
from silverspire.kernel.replays import walk
from silverspire.kernel.state import State


class MoveText(NamedTuple):
    """A choice, and the best line, as people would call them."""

    choice: str
    line: list[str]


def move_texts(record: Record, found: GameAnalysis) -> list[MoveText]:
    """The words of every move: they depend on the table at that moment."""
    renderer = find_renderer(game_of(record))
    tables = walk(record, found.plan.pack)
    return [
        _move_text(renderer, table, move) for table, move in zip(tables, found.moves, strict=False)
    ]


def _move_text(renderer: Renderer, table: State, move: MoveAnalysis) -> MoveText:
    choice_of = table.game.choice_of
    made = renderer.choice(table, choice_of(move.choice))
    after = table.clone()
    line = []
    for name in move.line:
        line.append(renderer.choice(after, choice_of(name)))
        after.apply(choice_of(name))
    return MoveText(made, line)
