"""Other people's games as contestants: Catanatron, and OpenSpiel's through its Python interface."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from bench.clock import CHOICES_IN, POSITIONS, Metrics, microseconds, play_for, repeat_for

SIMULATIONS = 200  # of one search of OpenSpiel
SEARCHED_MOVE = 40
EXPLORATION = 2.0
MEGABYTES = 1_000


class Catanatron:
    """By its own play loop and its own random players."""

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer

        self.new: Callable[[int], Any] = lambda seed: Game(
            [RandomPlayer(color) for color in Color], seed=seed
        )

    def rollout(self, seed: int) -> int:
        game = self.new(seed)
        game.play()
        return len(game.state.actions)

    def middle(self, seed: int) -> Any:
        game = self.new(seed)
        for _ in range(CHOICES_IN):
            game.play_tick()
        return game

    def costs(self, seconds: float) -> Metrics:
        tables = [self.middle(seed) for seed in range(1, POSITIONS + 1)]
        return {"clone_us": microseconds(lambda table: table.copy(), tables, seconds)}


def catanatron(_: str, seconds: float, seed: int) -> Metrics:
    peer = Catanatron()
    return play_for(seconds, peer.rollout, seed) | peer.costs(seconds / 4)


class OpenSpiel:
    """A game in C++, played from Python as OpenSpiel's own examples do."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self.game = pyspiel.load_game(name)

    def rollout(self, seed: int, longest: int = 1_000_000) -> int:
        _, moves = self.play(seed, longest)
        return moves

    def play(self, seed: int, longest: int) -> tuple[Any, int]:
        """The state after this many moves, and how many were made; chance is not counted."""
        rng = random.Random(seed)
        state, moves = self.game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
                continue
            if moves == longest:
                break
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            moves += 1
        return state, moves

    def middle(self, seed: int) -> Any:
        """A state in the middle of a game, with something to choose."""
        while True:
            state, _ = self.play(seed, SEARCHED_MOVE)
            if not state.is_terminal() and len(state.legal_actions()) > 1:
                return state
            seed += 1_000


def open_spiel(name: str, seconds: float, seed: int) -> Metrics:
    peer = OpenSpiel(name)
    tables = [peer.middle(number) for number in range(POSITIONS)]
    clone = microseconds(lambda state: state.clone(), tables, seconds / 4)
    return play_for(seconds, peer.rollout, seed) | {"clone_us": clone}


def mcts(name: str, seconds: float, seed: int) -> Metrics:
    """OpenSpiel's search for perfect information, in C++, with a random game for each descent."""
    import pyspiel

    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.MCTSBot(
        game, evaluator, EXPLORATION, SIMULATIONS, MEGABYTES, False, seed, False
    )  # fmt: skip
    return simulations_of(bot, name, seconds)


def ismcts(name: str, seconds: float, seed: int) -> Metrics:
    """OpenSpiel's search over what a seat may know, in C++, likewise."""
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.ISMCTSBot(
        seed, evaluator, EXPLORATION, SIMULATIONS, allow_inconsistent_action_sets=True
    )
    return simulations_of(bot, name, seconds)


def simulations_of(bot: Any, name: str, seconds: float) -> Metrics:
    peer = OpenSpiel(name)
    states = [peer.middle(number) for number in range(POSITIONS)]
    searches = repeat_for(seconds, lambda number: bot.step(states[number % POSITIONS]))
    return {"simulations_per_s": searches * SIMULATIONS}
