"""Kutná Hora: The City of Silver, as the registry finds it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from silverspire.games.kutna_hora import catalogue, pack
from silverspire.games.kutna_hora.catalogue_types import Catalogue
from silverspire.games.kutna_hora.choices import CHOICE_NAMES
from silverspire.games.kutna_hora.components import NONE, Components
from silverspire.games.kutna_hora.engine import KutnaHora
from silverspire.games.kutna_hora.events import EVENT_KINDS
from silverspire.games.kutna_hora.narration import KutnaHoraNarration
from silverspire.games.kutna_hora.observation_fields import FIELDS
from silverspire.games.kutna_hora.public_numbers import LANDMARKS
from silverspire.games.kutna_hora.questions import QUESTION_NAMES
from silverspire.games.kutna_hora.rules.setup import set_up
from silverspire.games.kutna_hora.view_types import ScoreSheet, View
from silverspire.kernel.errors import PackProblem, WrongOption
from silverspire.kernel.game import Game, Option
from silverspire.kernel.state import State

# Of the Bohemian mining town around 1300; no saint, king or burgher of the printed game.
TOWNSPEOPLE = (
    "Matouš",
    "Anežka",
    "Prokop",
    "Markéta",
    "Havel",
    "Dorota",
    "Vavřinec",
    "Ludmila",
    "Jíra",
    "Eliška",
    "Bohuš",
    "Kateřina",
)


class KutnaHoraGame(Game):
    """2 to 4 players, 5 or 6 rounds, six prices [KH-FRAME-1, KH-FRAME-2]."""

    name = "kutna_hora"
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
        "events": Option(None, (None, True, False), "event cards: always with 2 players"),
        "first_game": Option(
            "no",
            ("no", "picked", "dealt"),
            "guild card 1 in its printed order; sets picked or dealt",
        ),
        "start": Option(None, (None, 0, 1, 2, 3), "the seat that starts; None: drawn"),
    }

    def check_options(self, seats: int, options: dict[str, Any]) -> None:
        """Events always with 2 players, as the table likes with 3 or 4 [KH-SETUP-10]."""
        if options["events"] is None:
            options["events"] = seats == 2
        if seats == 2 and not options["events"]:
            raise WrongOption("with 2 players the event cards are always used [KH-SETUP-10]")
        if options["start"] is not None and options["start"] >= seats:
            raise WrongOption(f"seat {options['start']} cannot start: there are {seats} seats")

    def packs_folder(self) -> Traversable:
        return files("silverspire.games.kutna_hora") / "packs"

    def load_pack(self, folder: Traversable) -> Components:
        return pack.READER.load(folder)

    def check_pack(self, folder: Traversable) -> list[PackProblem]:
        return pack.READER.check(folder)

    def catalogue(self, seats: int, components: Components) -> dict[str, Any]:
        return catalogue.catalogue(components, seats)

    def narration(self, seats: int, components: Components) -> KutnaHoraNarration:
        return KutnaHoraNarration(self.catalogue(seats, components))

    def create_table(
        self, seats: int, seed: int, options: dict[str, Any], components: Components
    ) -> KutnaHora:
        table = KutnaHora(self, seats, seed, options, components)
        table.initialize()
        return table

    def set_up(self, state: State) -> None:
        assert isinstance(state, KutnaHora)
        start = NONE if state.options["start"] is None else state.options["start"]
        set_up(state, start, state.options["events"], state.options["first_game"])
        state.settle()


GAME = KutnaHoraGame()
