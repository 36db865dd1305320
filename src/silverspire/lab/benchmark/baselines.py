"""The baselines that are no players of ours: flat Monte Carlo, OpenSpiel's ISMCTS, a trained net.

Any other name is a player's (`greedy`, `search:60`), found as everywhere else.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import log, sqrt
from pathlib import Path
from typing import Any, Final

import numpy as np

from silverspire.kernel.decisions import Decision
from silverspire.kernel.errors import WrongOption
from silverspire.kernel.state import State
from silverspire.lab.extras import extra
from silverspire.lab.observations import Observer
from silverspire.players.player import Player, decision_seed
from silverspire.players.random_rollout import random_rollout
from silverspire.players.registry import find_player

EXPLORATION: Final = 1.4  # UCB1's constant; rewards lie between 0 and 1
UCT: Final = 2.0  # of ISMCTS, as in OpenSpiel's examples; its rewards lie between −1 and 1


class FlatPlayer(Player):
    """Flat Monte Carlo: UCB1 among the choices, each tried by a random game on a redealt table."""

    def __init__(self, seed: int, simulations: int) -> None:
        self.seed = seed
        self.simulations = simulations

    def choose(self, state: State, asked: Decision) -> int:
        seed = decision_seed(self.seed, asked)
        count = len(asked.choices)
        visits, wins = [0] * count, [0.0] * count
        for number in range(max(self.simulations, count)):
            place = number if number < count else _most_promising(visits, wins, number)
            table = state.redeal(asked.seat, seed + number)
            table.apply_unchecked(asked.choices[place])
            random_rollout(table, seed + number)
            visits[place] += 1
            wins[place] += _win(table, asked.seat)
        best = max(range(count), key=lambda place: (visits[place], wins[place]))
        return asked.choices[best]


def _most_promising(visits: list[int], wins: list[float], total: int) -> int:
    def bound(place: int) -> float:
        explored = EXPLORATION * sqrt(log(total) / visits[place])
        return wins[place] / visits[place] + explored

    return max(range(len(visits)), key=bound)


def _win(table: State, seat: int) -> float:
    """1 for a win, shared among the winners."""
    places = table.ranking()
    return 1 / places.count(1) if places[seat] == 1 else 0.0


class IsmctsPlayer(Player):
    """OpenSpiel's information-set Monte Carlo tree search, with random rollouts."""

    def __init__(self, seed: int, simulations: int) -> None:
        with extra("openspiel"):
            import pyspiel  # noqa: F401, PLC0415  # missed now, not in the middle of a game
        self.seed = seed
        self.simulations = simulations

    def choose(self, state: State, asked: Decision) -> int:
        if len(asked.choices) == 1:
            return asked.choices[0]
        from open_spiel.python.algorithms import ismcts, mcts  # noqa: PLC0415

        luck = np.random.RandomState(decision_seed(self.seed, asked) % 2**32)
        game = _spiel_game(state.game.name, int(state.seats))
        bot = ismcts.ISMCTSBot(
            game=game,
            evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck),
            uct_c=UCT,
            max_simulations=self.simulations,
            random_state=luck,
            use_observation_string=True,
            allow_inconsistent_action_sets=True,
        )
        table = game.new_initial_state()
        table.holder.deal(state.clone())  # the bot searches tables redealt from this one
        return int(bot.step(table))


@cache
def _spiel_game(name: str, seats: int) -> Any:
    import pyspiel  # noqa: PLC0415

    import silverspire.lab.openspiel  # noqa: F401, PLC0415  # registers the games

    return pyspiel.load_game(f"silverspire_{name}(players={seats})")


class NetPlayer(Player):
    """The likeliest legal choice of a policy net: layers in a file of numpy's, tanh between them.

    `docs/examples/learners/maskable_ppo.py` trains one and writes the file.
    """

    def __init__(self, file: Path) -> None:
        self.layers = _layers(file)

    def choose(self, state: State, asked: Decision) -> int:
        numbers = _observer(state).vector(state, asked.seat)
        *hidden, (weights, bias) = self.layers
        for inner_weights, inner_bias in hidden:
            numbers = np.tanh(inner_weights @ numbers + inner_bias)
        logits = weights @ numbers + bias
        return max(asked.choices, key=lambda choice: float(logits[choice]))


@cache
def _layers(file: Path) -> list[tuple[Any, Any]]:
    """Weights and biases, the first layer first: `weights_0`, `bias_0`, `weights_1`, …"""
    try:
        with np.load(file) as stored:
            count = len(stored.files) // 2
            return [(stored[f"weights_{place}"], stored[f"bias_{place}"]) for place in range(count)]
    except (KeyError, ValueError) as error:
        raise WrongOption(f"{file} holds no policy net: {error}") from error


_OBSERVERS: dict[str, Observer] = {}


def _observer(state: State) -> Observer:
    name = state.game.name
    if name not in _OBSERVERS:
        _OBSERVERS[name] = Observer(state.game)
    return _OBSERVERS[name]


def _simulations(kind: str, detail: str) -> int:
    if not detail.isdecimal() or int(detail) < 1:
        raise WrongOption(f"{kind} needs a number of simulations: {kind}:100")
    return int(detail)


BASELINES: Final[dict[str, Callable[[str, int], Player]]] = {
    "flat": lambda detail, seed: FlatPlayer(seed, _simulations("flat", detail)),
    "ismcts": lambda detail, seed: IsmctsPlayer(seed, _simulations("ismcts", detail)),
    "net": lambda detail, _: NetPlayer(Path(detail)),
}


def find_baseline(name: str, seed: int) -> Player:
    """A baseline (`flat:100`, `ismcts:50`, `net:ppo.npz`) or a player of that name."""
    kind, _, detail = name.partition(":")
    if kind in BASELINES:
        return BASELINES[kind](detail, seed)
    return find_player(name, seed)
