"""What the terminal asks of a game's drawing. A game is added by adding a folder with its name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from silverspire.cli.panes import Pane
from silverspire.kernel.errors import Reason, UnknownGame
from silverspire.kernel.events import Event
from silverspire.kernel.game import Game
from silverspire.kernel.state import State
from silverspire.words import say


class Menu(NamedTuple):
    """A decision: what is asked, the choices in the order of their numbers, the lines to show."""

    question: str
    help: str
    choices: tuple[int, ...]
    lines: list[Text]


class Drawing(ABC):
    """A game's looks in the terminal: tables as panes, decisions as menus, events as sentences."""

    keeps_secrets: bool = False
    """Whether a seat sees what the others must not: people at one screen get a curtain."""

    @abstractmethod
    def player(self, seat: int) -> Text:
        """A player's name with its mark, in the player's colour."""

    @abstractmethod
    def panes(self, past: Sequence[State], width: int, seat: int | None) -> list[Pane]:
        """The last of these tables in reading order; the ones before give the trends.

        Drawn as that seat sees it; None: as everybody does.
        """

    @abstractmethod
    def menu(self, state: State, width: int) -> Menu:
        """The pending decision."""

    @abstractmethod
    def sentence(self, state: State, event: Event) -> str:
        """An event as a sentence."""

    @abstractmethod
    def is_news(self, event: Event) -> bool:
        """Whether an event is worth telling at once; the log tells all of them."""

    @abstractmethod
    def choice(self, state: State, choice: int) -> str:
        """A choice as people would call it."""

    @abstractmethod
    def refusal(self, state: State, reason: Reason) -> str:
        """Why not, as a sentence with its rule."""

    @abstractmethod
    def is_instructive(self, reason: Reason) -> bool:
        """Whether a refusal is worth listing unasked."""

    @abstractmethod
    def look_up(self, state: State, name: str) -> list[Text]:
        """What is printed on the pieces whose name contains this; [] if there is none."""

    def unknown_piece(self, name: str) -> str:
        """That nothing of that name is printed."""
        return say("no-tile", name=name)

    def commands(self) -> str:
        """What can be typed beside a choice."""
        return say("help-commands")

    @abstractmethod
    def score_sheet(self, state: State) -> RenderableType:
        """Where every point came from, for all players."""

    @abstractmethod
    def ending(self, past: Sequence[State], width: int) -> list[RenderableType]:
        """The last page: ranking, score sheet, history."""

    @abstractmethod
    def welcome(self) -> str:
        """A line above the first question of a game."""

    @abstractmethod
    def primer(self) -> str:
        """The game in a few lines for who never read its rules, and the symbols of the board."""


def find_drawing(game: Game) -> Drawing:
    """The drawing of a game; UnknownGame if nobody has drawn it yet."""
    module = f"silverspire.cli.{game.name}"
    if find_spec(module) is None:
        raise UnknownGame(say("not-drawn", game=game.name))
    drawing: Drawing = import_module(f"{module}.drawing").drawing(game)
    return drawing
