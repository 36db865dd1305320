"""A table as a PettingZoo AEC environment: the seat that is asked is the agent selected."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from silverspire.kernel.errors import IllegalChoice
from silverspire.kernel.game import DEFAULT_PACK
from silverspire.kernel.registry import find_game
from silverspire.kernel.state import State
from silverspire.lab.observations import Observer
from silverspire.lab.rendering import MODES, check_render_mode, render
from silverspire.lab.rewards import find_reward

SEED_LIMIT = 2**48
ILLEGAL_CHOICE_REWARD = -1
GAME_OVER = -1  # the kind of decision when there is none


def env(game: str, **settings: Any) -> AECEnv:
    """The environment with PettingZoo's checks; an illegal choice ends the game and costs 1."""
    checked = wrappers.TerminateIllegalWrapper(
        raw_env(game, **settings), illegal_reward=ILLEGAL_CHOICE_REWARD
    )
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


def raw_env(game: str, **settings: Any) -> TableEnv:
    """The environment alone; an illegal choice raises IllegalChoice with its reasons."""
    return TableEnv(game, **settings)


class TableEnv(AECEnv, EzPickle):
    """One table. Agents are `player_0` … in seat order; chance comes from `reset(seed)`.

    An agent observes `{"observation", "action_mask"}`. Its info always has the same numbers: `kind`
    (of the pending decision; its word is `game.question_names[kind]`; −1 after the end), `number`
    (of the choices made), and after the end `score` and `place`. Rewards come at the end of the
    game: `reward` is "win", "rank" or "score" (see `silverspire.lab.rewards`).
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,  # as many as the game allows
        options: Mapping[str, Any] | None = None,
        pack: str | Path = DEFAULT_PACK,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, pack, reward, render_mode)
        super().__init__()
        self.game = find_game(game)
        self.metadata = {
            "name": f"{game}_v1",
            "render_modes": list(MODES),
            "is_parallelizable": False,
        }
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self._components = self.game.components(pack)
        self._options = dict(options or {})
        self._reward = find_reward(reward)
        self._observer = Observer(self.game)
        self._rng, _ = seeding.np_random()
        seats = seats or max(self.game.seats)
        self.table: State = self.game.deal(seats, 0, self._options, self._components)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._make_spaces()

    def _make_spaces(self) -> None:
        size, choices = self._observer.size, self._observer.choices
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-1, 1, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (choices,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(choices) for agent in self.possible_agents}
        self.state_space = spaces.Box(-1, 1, (size * len(self.possible_agents),), np.float32)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new table; without a seed, the next one in the sequence of the last seed."""
        if seed is not None:
            self._rng, _ = seeding.np_random(seed)
        deal = int(self._rng.integers(SEED_LIMIT))
        seats = len(self.possible_agents)
        self.table = self.game.deal(seats, deal, self._options, self._components)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        """Select who is asked, and tell everyone the kind of decision and its number."""
        table = self.table
        self.agent_selection = self.possible_agents[table.asked_seat()]
        kind, number = int(table.top_kind()), len(table.choices_made)
        for agent in self.possible_agents:
            self.infos[agent] = {"kind": kind, "number": number, "score": 0.0, "place": 0}

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        return {
            "observation": self._observer.vector(self.table, seat),
            "action_mask": self._observer.mask(self.table, seat),
        }

    def state(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What all seats know together, seat after seat: for training only."""
        seats = self._seats.values()
        return np.concatenate([self._observer.vector(self.table, seat) for seat in seats])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        choice = int(action)  # type: ignore[arg-type]  # None only stands for a dead agent
        table = self.table
        if not table.is_legal(choice):
            raise IllegalChoice(
                self.game.name_of(choice), table.why_not(choice), self.game.sentences_at(table)
            )
        self._cumulative_rewards[agent] = 0.0
        table.apply_unchecked(choice)
        if table.over:
            self._finish()
        else:
            self._ask()
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        scores, places = self.table.scores(), self.table.ranking()
        for agent, reward in zip(self.possible_agents, self._reward(self.table), strict=True):
            seat = self._seats[agent]
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {
                "kind": GAME_OVER,
                "number": len(self.table.choices_made),
                "score": float(scores[seat]),
                "place": places[seat],
            }
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """What a spectator sees, as indented text; in the mode `human` it is written out."""
        return render(self.table, None, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
