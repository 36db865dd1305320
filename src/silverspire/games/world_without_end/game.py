"""World Without End, as the registry finds it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from silverspire.games.world_without_end import catalogue, pack
from silverspire.games.world_without_end.catalogue_types import Catalogue
from silverspire.games.world_without_end.choices import CHOICE_NAMES
from silverspire.games.world_without_end.components import NONE, Components
from silverspire.games.world_without_end.engine import WorldWithoutEnd
from silverspire.games.world_without_end.events import EVENT_KINDS
from silverspire.games.world_without_end.narration import WorldWithoutEndNarration
from silverspire.games.world_without_end.observation_fields import FIELDS
from silverspire.games.world_without_end.public_numbers import LANDMARKS
from silverspire.games.world_without_end.questions import QUESTION_NAMES
from silverspire.games.world_without_end.rules.setup import set_up
from silverspire.games.world_without_end.view_types import ScoreSheet, View
from silverspire.kernel.errors import PackProblem, WrongOption
from silverspire.kernel.game import Game, Option
from silverspire.kernel.state import State

# Of an English market town around 1330; nobody of the novel or of the printed game.
TOWNSPEOPLE = (
    "Hugh",
    "Alice",
    "Walter",
    "Matilda",
    "Gilbert",
    "Isabel",
    "Adam",
    "Joan",
    "Roger",
    "Emma",
    "Simon",
    "Beatrice",
)


class WorldWithoutEndGame(Game):
    """2 to 4 players, four chapters of six rounds [WWE-FRAME-1]."""

    name = "world_without_end"
    rules_version = "2"
    earlier_rules = ("1",)
    seats = (2, 3, 4)
    choice_names = CHOICE_NAMES
    question_names = QUESTION_NAMES
    observation_fields = FIELDS
    event_kinds = EVENT_KINDS
    landmarks = LANDMARKS
    townspeople = TOWNSPEOPLE
    view_type = View
    catalogue_type = Catalogue
    score_sheet_type = ScoreSheet
    options: Mapping[str, Option] = {
        "first_game": Option(
            False, (False, True), "chapter I with six cards and no discards, for a first game"
        ),
        "open_screens": Option(False, (False, True), "everybody sees everybody's goods"),
        "start": Option(None, (None, 0, 1, 2, 3), "the seat that starts; None: drawn"),
    }

    def check_options(self, seats: int, options: dict[str, Any]) -> None:
        if options["start"] is not None and options["start"] >= seats:
            raise WrongOption(f"seat {options['start']} cannot start: there are {seats} seats")

    def packs_folder(self) -> Traversable:
        return files("silverspire.games.world_without_end") / "packs"

    def load_pack(self, folder: Traversable) -> Components:
        return pack.READER.load(folder)

    def check_pack(self, folder: Traversable) -> list[PackProblem]:
        return pack.READER.check(folder)

    def catalogue(self, seats: int, components: Components) -> dict[str, Any]:
        return catalogue.catalogue(components)

    def narration(self, seats: int, components: Components) -> WorldWithoutEndNarration:
        return WorldWithoutEndNarration(self.catalogue(seats, components))

    def create_table(
        self, seats: int, seed: int, options: dict[str, Any], components: Components
    ) -> WorldWithoutEnd:
        table = WorldWithoutEnd(self, seats, seed, options, components)
        table.initialize()
        return table

    def set_up(self, state: State) -> None:
        assert isinstance(state, WorldWithoutEnd)
        set_up(state, NONE if state.options["start"] is None else state.options["start"])
        state.settle()


GAME = WorldWithoutEndGame()
