"""How each seat's chances to win went over a finished game, and which choices decided it.

An estimate: the evaluator sees the whole table, which is open once the game is over, and it does
not search. Half an action is worth what becomes of it, so only quiet tables are evaluated; and
whose turn it is makes a difference that the next turn takes back, so the chances at a moment are
the mean over as many tables as there are seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple

import msgspec
from librt.vecs import vec

from silverspire.kernel.events import Event
from silverspire.kernel.state import State
from silverspire.players.evaluator import Evaluator
from silverspire.players.evaluator_registry import find_evaluator

MOST_MOMENTS: Final = 3


class DecidingMoment(msgspec.Struct, frozen=True):
    """An action that changed its own seat's chances: the moves from `first` to `move`.

    `after` is what they were when the others had acted too.
    """

    first: int
    move: int
    seat: int
    before: float
    after: float


class WinningChances(msgspec.Struct, frozen=True):
    """Each seat's chances after some of the moves, and the actions that changed most."""

    moves: list[int]
    chances: list[list[float]]  # [seat][place in `moves`]
    moments: list[DecidingMoment]


class _Action(NamedTuple):
    """The moves from one quiet table to the next."""

    first: int
    last: int
    seat: int  # whose action it was
    is_own: bool  # nothing else happened with it, such as the end of a round


def winning_chances(state: State, choices: Sequence[int]) -> WinningChances:
    """The chances over a game that begins with this state, which is changed, and these choices."""
    evaluator = find_evaluator(state.game.name)
    moves, rows = [0], [chances_at(state, evaluator)]
    actions: list[_Action] = []
    first, seat, is_own = 1, _asked_seat(state), True
    for move, choice in enumerate(choices, 1):
        is_own = not any(map(_is_more_than_a_choice, state.apply(choice))) and is_own
        if not state.over and not evaluator.is_quiet(state):
            continue
        moves.append(move)
        rows.append(chances_at(state, evaluator))
        actions.append(_Action(first, move, seat, is_own and not state.over))
        first, seat, is_own = move + 1, _asked_seat(state), True
    means = [_mean(rows[max(0, place + 1 - state.seats) : place + 1]) for place in range(len(rows))]
    if state.over:
        means[-1] = rows[-1]
    columns = [list(column) for column in zip(*means, strict=True)]
    return WinningChances(moves, columns, _deciding_moments(actions, rows, means))


def chances_at(state: State, evaluator: Evaluator) -> list[float]:
    """Each seat's chance to win; of a game that is over it is known."""
    if state.over:
        places = state.ranking()
        return [1 / places.count(1) if place == 1 else 0.0 for place in places]
    shares = vec[float]([0.0] * int(state.seats))
    evaluator.evaluate(state, shares)
    return list(shares)


def _is_more_than_a_choice(event: Event) -> bool:
    """A part of the game begins, or luck is announced: not the choice alone changed the chances."""
    return event.heading or (event.reveals and event.news)


def _asked_seat(state: State) -> int:
    return -1 if state.over else int(state.asked_seat())


def _mean(rows: Sequence[Sequence[float]]) -> list[float]:
    return [round(fmean(column), 4) for column in zip(*rows, strict=True)]


def _deciding_moments(
    actions: Sequence[_Action], rows: Sequence[Sequence[float]], means: Sequence[Sequence[float]]
) -> list[DecidingMoment]:
    """The actions that changed most for whoever chose them, for better or worse, in their order.

    What counts is the change that came at once and lasted until the others had acted too.
    """
    seats = len(rows[0])
    found: list[tuple[float, DecidingMoment]] = []
    for place, (first, move, seat, is_own) in enumerate(actions):
        later = place + seats
        if not is_own or later >= len(actions):
            continue
        before, after = means[place][seat], means[later][seat]
        change = rows[place + 1][seat] - rows[place][seat]
        if change * (after - before) > 0:
            moment = DecidingMoment(first, move, seat, before, after)
            found.append((min(abs(change), abs(after - before)), moment))
    found.sort(key=lambda one: one[0], reverse=True)
    return sorted((moment for _, moment in found[:MOST_MOMENTS]), key=lambda one: one.move)
