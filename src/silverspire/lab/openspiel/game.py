"""A game and its states as OpenSpiel sees them."""

from __future__ import annotations

import sys
from typing import Any, Final

import pyspiel

from silverspire.kernel.errors import WrongOption
from silverspire.kernel.game import Game
from silverspire.kernel.registry import find_game
from silverspire.kernel.state import State
from silverspire.lab.endgames import endgame
from silverspire.lab.observations import Observer
from silverspire.lab.openspiel.observers import BEFORE_THE_DEAL, make_observer, written
from silverspire.lab.openspiel.recall import Recall
from silverspire.lab.rewards import find_reward

LONGEST_GAME: Final = 2_000  # choices; a promise to OpenSpiel, some five times a usual game
SEED_LIMIT: Final = 2**48
PARAMETERS: Final[dict[str, Any]] = {
    "players": 2,
    "deals": 10_000,  # outcomes of the root; outcome 3 is the table of seed first_deal + 3
    "first_deal": 0,
    "pack": "reconstructed",
    "options": "",  # as "events:true;start:0"
    "reward": "win",  # or "rank"
    "last_choices": 0,  # an endgame of that many choices; its deals differ in what is hidden
}
BOUNDED_REWARDS: Final = ("win", "rank")


class TableGame(pyspiel.Game):
    """A Silverspire game as OpenSpiel sees it."""

    def __init__(self, game: Game, game_type: pyspiel.GameType, given: dict[str, Any]) -> None:
        chosen = PARAMETERS | given
        if chosen["reward"] not in BOUNDED_REWARDS:
            raise WrongOption(f"the reward is one of {', '.join(BOUNDED_REWARDS)}")
        self.engine_game = game
        self.seats = int(chosen["players"])
        self.deals = int(chosen["deals"])
        self.first_deal = int(chosen["first_deal"])
        self.options = read_options(game, str(chosen["options"]))
        self.pack = str(chosen["pack"])
        self.components = game.components(self.pack)
        self.reward = find_reward(str(chosen["reward"]))
        self.observer = Observer(game)
        self.last_choices = int(chosen["last_choices"])
        self.endgame: State | None = None
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
        """The table of an outcome; of an endgame, another table with the same in sight."""
        if self.last_choices == 0:
            seed = self.first_deal + outcome
            return self.engine_game.deal(self.seats, seed, self.options, self.components)
        if self.endgame is None:
            self.endgame = endgame(
                self.engine_game,
                self.last_choices,
                self.first_deal,
                self.seats,
                self.options,
                self.pack,
            )
        return self.endgame.redeal(None, outcome)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Any:
        return make_observer(self, iig_obs_type, params)


class TableHolder:
    """A table, or none before the deal, that OpenSpiel copies and stores as we do."""

    def __init__(self, pack: str, table: State | None = None, recall: Recall | None = None) -> None:
        self.pack = pack
        self.table = table
        self.recall = recall

    def deal(self, table: State, digests: dict[int, bytes] | None = None) -> None:
        """Play on at this table; what the players remember begins with the digests."""
        self.table = table
        self.recall = Recall(table.clone(), digests)

    def require_table(self) -> State:
        """The table; there is none before the deal."""
        if self.table is None:
            raise pyspiel.SpielError("nothing is dealt yet: apply an outcome of the chance node")
        return self.table

    def recalled(self, player: int) -> bytes:
        """The digest of what the player saw and chose so far."""
        table = self.require_table()
        assert self.recall is not None
        return self.recall.digest(table, player)

    def __deepcopy__(self, memo: dict[int, Any]) -> TableHolder:
        if self.table is None or self.recall is None:
            return TableHolder(self.pack)
        return TableHolder(self.pack, self.table.clone(), self.recall.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        if self.table is None or self.recall is None:
            return TableHolder, (self.pack,)
        first = self.recall.first.to_bytes()
        stored = self.table.to_bytes(), first, self.recall.digests()
        return restore_holder, (self.table.game.name, self.pack, *stored)


def restore_holder(
    game: str, pack: str, stored: bytes, first: bytes, digests: dict[int, bytes]
) -> TableHolder:
    """The table that a stored state holds, with the memory of its players."""
    found = find_game(game)
    recall = Recall(found.from_bytes(first, pack), digests)
    return TableHolder(pack, found.from_bytes(stored, pack), recall)


class TableState(pyspiel.State):
    """A table in the middle of a game, or before the deal."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.holder = TableHolder(game.pack)

    def current_player(self) -> int:
        if self.holder.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        table = self.holder.table
        return int(pyspiel.PlayerId.TERMINAL) if table.over else int(table.asked_seat())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(outcome, 1 / deals) for outcome in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.holder.require_table().legal)

    def _apply_action(self, action: int) -> None:
        if self.holder.table is None:
            self.holder.deal(self.get_game().deal(action))
        elif self.holder.table.is_legal(action):
            self.holder.table.apply_unchecked(action)
        else:
            raise pyspiel.SpielError(f"{self._action_to_string(0, action)} is not legal now")

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action}"
        name: str = self.get_game().engine_game.name_of(action)
        return name

    def is_terminal(self) -> bool:
        return self.holder.table is not None and self.holder.table.over

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * int(self.num_players())
        rewards: list[float] = self.get_game().reward(self.holder.require_table())
        return rewards

    def resample_from_infostate(self, player: int, sampler: Any) -> TableState:
        """Another state that this player cannot tell from this one.

        OpenSpiel's `history` of it is still the real one: a fair player never reads it.
        """
        other: TableState = self.clone()
        table = self.holder.require_table().redeal(player, int(sampler() * SEED_LIMIT))
        other.holder.deal(table, {player: self.holder.recalled(player)})
        return other

    def __str__(self) -> str:
        if self.holder.table is None:
            return BEFORE_THE_DEAL
        return written(self.holder.table.view(None))


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
    """Register a game for `pyspiel.load_game`."""
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
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=PARAMETERS,
    )

    # A class, because OpenSpiel lets go of it after the interpreter has ended: a function would be
    # freed then and crash, a class is part of a cycle and is not. In this module by its name,
    # because that is where pickle looks for it.
    def create(self: TableGame, given: dict[str, Any] | None = None) -> None:
        TableGame.__init__(self, game, game_type, dict(given or {}))

    class_name = f"{name.title().replace('_', '')}Game"
    members = {"__init__": create, "__module__": __name__, "__doc__": f"{name} for OpenSpiel."}
    registered = type(class_name, (TableGame,), members)
    setattr(sys.modules[__name__], class_name, registered)
    pyspiel.register_game(game_type, registered)
