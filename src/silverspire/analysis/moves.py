"""One decision of a game: what the choice was worth, what was best, and how the best goes on."""

from __future__ import annotations

from typing import Final

import msgspec

from silverspire.analysis.verdicts import Verdict, verdict_of
from silverspire.kernel.decisions import Decision
from silverspire.kernel.narration import Message, PublicView
from silverspire.kernel.state import State
from silverspire.players.evaluator import Evaluator
from silverspire.players.evaluator_registry import evaluator_for
from silverspire.players.lookahead import evaluate_choices, is_action_pending
from silverspire.players.player import decision_seed
from silverspire.players.search import Budget, ChoiceAnalysis, Comparison, SearchPlayer

LINE_SAMPLES: Final = 4  # redealt tables behind each further choice of a line
LINE_LENGTH: Final = 6  # choices at most


class MoveAnalysis(msgspec.Struct, frozen=True):
    """A choice and the best one, by name, as the seat could judge them then."""

    move: int  # the number of choices made before
    seat: int
    question: str
    choice: str
    best: str
    line: list[str]  # the best choice, and those that complete its action
    loss: float  # of the win; 0 for the best
    error: float  # the standard error of the loss
    points_lost: float  # that the seat may expect less at the end; below 0: more
    chance: float  # of winning after the choice, as the seat could estimate it
    verdict: Verdict
    text: Message  # what the choice is called …
    line_texts: list[Message]  # … and those of the best line


def analyze_move(
    state: State, asked: Decision, made: int, simulations: int, seed: int, *, open_handed: bool
) -> MoveAnalysis:
    """Search a decision, and compare the choice that was made with the best."""
    found, is_only = _compare(state, asked, made, simulations, seed, open_handed=open_handed)
    best = found.best.choice
    line = [made] if is_only else best_line(state, asked, best, seed)
    name_of = state.game.name_of
    return MoveAnalysis(
        move=asked.number,
        seat=asked.seat,
        question=asked.kind,
        choice=name_of(made),
        best=name_of(best),
        line=[name_of(choice) for choice in line],
        loss=found.loss,
        error=found.error,
        points_lost=_points_lost(found),
        chance=found.made.share,
        verdict="only" if is_only else verdict_of(found.loss, found.error, is_best=best == made),
        text=_label(state, made),
        line_texts=_labels(state, line),
    )


def _compare(
    state: State, asked: Decision, made: int, simulations: int, seed: int, *, open_handed: bool
) -> tuple[Comparison, bool]:
    """The choice beside the best; and whether there was no other."""
    if len(asked.choices) > 1:
        player = SearchPlayer(seed, Budget(simulations=simulations))
        return player.compare(state, asked, made, open_handed=open_handed), False
    evaluator = evaluator_for(state.game)
    (chance,) = evaluate_choices(state, evaluator, seed, LINE_SAMPLES, open_handed=open_handed)
    only = ChoiceAnalysis(made, 0, chance, 0.0)
    return Comparison(only, only, 0.0, 0.0), True


def _points_lost(found: Comparison) -> float:
    """Nothing was simulated where only one choice was worth it."""
    simulated = found.best.visits > 0 and found.made.visits > 0
    return found.best.points - found.made.points if simulated else 0.0


def _labels(state: State, line: list[int]) -> list[Message]:
    """Each choice as it is called when it can be made."""
    after = state.clone()
    found = []
    for choice in line:
        found.append(_label(after, choice))
        after.apply(choice)
    return found


def _label(state: State, choice: int) -> Message:
    narration = state.game.narration_of(state)
    return narration.choice(PublicView(state), state.game.name_of(choice)).label


def best_line(state: State, asked: Decision, first: int, seed: int) -> list[int]:
    """A choice, and what this seat would best choose on until the action is done.

    The line ends where something hidden would be revealed: it shows nothing that was unknown.
    """
    evaluator = evaluator_for(state.game)
    table = state.clone()
    line = [first]
    while not _reveals(table, line[-1]) and len(line) < LINE_LENGTH:
        if not is_action_pending(table, evaluator, asked.seat):
            break
        line.append(_most_promising(table, evaluator, decision_seed(seed, asked) + len(line)))
    return line


def _most_promising(table: State, evaluator: Evaluator, seed: int) -> int:
    worth = evaluate_choices(table, evaluator, seed, LINE_SAMPLES)
    return int(table.legal[worth.index(max(worth))])


def _reveals(table: State, choice: int) -> bool:
    return any(event.reveals for event in table.apply(choice))
