"""Every game for OpenSpiel: importing this registers `silverspire_kutna_hora` and the others.

    import pyspiel
    import silverspire.lab.openspiel
    game = pyspiel.load_game("silverspire_kutna_hora(seats=2)")

All luck is dealt at once: the root is a chance node over `deals` tables, each as likely, and
nothing is drawn later. What a deal fixes for the future is hidden from every player until it is
seen, so the games have imperfect information. `resample_from_infostate` deals all of it anew.
"""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np
import pyspiel

from silverspire.kernel.errors import WrongOption
from silverspire.kernel.game import Game
from silverspire.kernel.registry import find_game, game_names
from silverspire.kernel.state import State
from silverspire.lab.observations import Observer
from silverspire.lab.rewards import find_reward

LONGEST_GAME: Final = 2_000  # choices; a promise to OpenSpiel, some five times a usual game
SEEDS: Final = 2**48
PARAMETERS: Final[dict[str, Any]] = {
    "seats": 2,
    "deals": 10_000,  # outcomes of the root; outcome 3 is the table of seed first_deal + 3
    "first_deal": 0,
    "pack": "reconstructed",
    "options": "",  # as "events:true;start:0"
    "reward": "win",  # or "rank"
}
BOUNDED_REWARDS: Final = ("win", "rank")


class TableGame(pyspiel.Game):
    """A game of the house as OpenSpiel sees it."""

    def __init__(self, game: Game, game_type: pyspiel.GameType, given: dict[str, Any]) -> None:
        chosen = PARAMETERS | given
        if chosen["reward"] not in BOUNDED_REWARDS:
            raise WrongOption(f"the reward is one of {', '.join(BOUNDED_REWARDS)}")
        self.house_game = game
        self.seats = int(chosen["seats"])
        self.deals = int(chosen["deals"])
        self.first_deal = int(chosen["first_deal"])
        self.options = read_options(game, str(chosen["options"]))
        self.pack = str(chosen["pack"])
        self.components = game.components(self.pack)
        self.reward = find_reward(str(chosen["reward"]))
        self.observer = Observer(game)
        self.deal(0)  # refuses now what would be refused at every table
        table_info = pyspiel.GameInfo(
            num_distinct_actions=len(game.choice_names),
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(game_type, table_info, given)

    def deal(self, outcome: int) -> State:
        seed = self.first_deal + outcome
        return self.house_game.deal(self.seats, seed, self.options, self.components)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> TableObserver:
        if params:
            raise ValueError(f"there are no observation parameters; given were {params}")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise ValueError("information states are not offered: observations remember nothing")
        return TableObserver(self.house_game, self.observer)


class Held:
    """A table, or none before the deal, that OpenSpiel copies and stores as the house does."""

    def __init__(self, pack: str, table: State | None = None) -> None:
        self.pack = pack
        self.table = table

    def dealt(self) -> State:
        """The table; there is none before the deal."""
        if self.table is None:
            raise pyspiel.SpielError("nothing is dealt yet: apply an outcome of the chance node")
        return self.table

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.pack, None if self.table is None else self.table.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        if self.table is None:
            return Held, (self.pack,)
        return read_held, (self.table.game.name, self.pack, self.table.to_bytes())


def read_held(game: str, pack: str, stored: bytes) -> Held:
    """The table that a stored state holds."""
    return Held(pack, find_game(game).from_bytes(stored, pack))


class TableState(pyspiel.State):
    """A table in the middle of a game, or before the deal."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.held = Held(game.pack)

    def current_player(self) -> int:
        if self.held.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        table = self.held.table
        return int(pyspiel.PlayerId.TERMINAL) if table.over else int(table.asked_seat())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(outcome, 1 / deals) for outcome in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.dealt().legal)

    def _apply_action(self, action: int) -> None:
        if self.held.table is None:
            self.held.table = self.get_game().deal(action)
        elif self.held.table.is_legal(action):
            self.held.table.take(action)
        else:
            raise pyspiel.SpielError(f"{self._action_to_string(0, action)} is not legal now")

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action}"
        name: str = self.get_game().house_game.name_of(action)
        return name

    def is_terminal(self) -> bool:
        return self.held.table is not None and self.held.table.over

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * int(self.num_players())
        rewards: list[float] = self.get_game().reward(self.held.dealt())
        return rewards

    def resample_from_infostate(self, player: int, sampler: Any) -> TableState:
        """Another state that this player cannot tell from this one.

        OpenSpiel's `history` of it is still the real one: a fair player does not read it.
        """
        other: TableState = self.clone()
        other.held.table = self.held.dealt().redeal(player, int(sampler() * SEEDS))
        return other

    def __str__(self) -> str:
        if self.held.table is None:
            return "before the deal"
        return json.dumps(self.held.table.view(None), ensure_ascii=False)


class TableObserver:
    """A seat's observation: the tensor of the documented fields, and the view as a string."""

    def __init__(self, game: Game, observer: Observer) -> None:
        self._observer = observer
        self.tensor = np.zeros(observer.size, np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for field in game.observation_fields:
            self.dict[field.name] = self.tensor[start : start + field.size]
            start += field.size

    def set_from(self, state: TableState, player: int) -> None:
        table = state.held.table
        self.tensor[:] = 0 if table is None else self._observer.vector(table, player)

    def string_from(self, state: TableState, player: int) -> str:
        table = state.held.table
        if table is None:
            return "before the deal"
        return json.dumps(table.view(player), ensure_ascii=False)


def read_options(game: Game, text: str) -> dict[str, Any]:
    """`events:true;start:0` as the values that the game takes; = and , are OpenSpiel's own."""
    options: dict[str, Any] = {}
    for pair in filter(None, text.split(";")):
        name, _, value = pair.partition(":")
        option = game.options.get(name)
        known = () if option is None or option.values is None else option.values
        matching = [each for each in known if str(each).lower() == value.lower()]
        options[name] = matching[0] if matching else value
    return options


def register(name: str) -> None:
    """Make a game of the house known to `pyspiel.load_game`."""
    game = find_game(name)
    if not game.observation_fields:
        return
    game_type = pyspiel.GameType(
        short_name=f"silverspire_{name}",
        long_name=f"{name.replace('_', ' ').title()} (Silverspire)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )

    # A class, because OpenSpiel lets go of it after the interpreter has ended: a function would be
    # freed then and crash, a class is part of a cycle and is not.
    class RegisteredGame(TableGame):
        def __init__(self, given: dict[str, Any] | None = None) -> None:
            super().__init__(game, game_type, dict(given or {}))

    pyspiel.register_game(game_type, RegisteredGame)


for _name in game_names():
    register(_name)
