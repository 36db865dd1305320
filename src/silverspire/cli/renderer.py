"""What the terminal asks of a game's renderer. A game is added by adding a folder with its name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from silverspire.cli.panes import Pane
from silverspire.kernel.errors import Reason
from silverspire.kernel.events import Event
from silverspire.kernel.game import Game
from silverspire.kernel.narration import Message, PublicView
from silverspire.kernel.state import State
from silverspire.localization import render, say


class Menu(NamedTuple):
    """A decision: what is asked, the choices in the order of their numbers, the lines to show."""

    question: str
    help: str
    choices: tuple[int, ...]
    lines: list[Text]


class Renderer(ABC):
    """A game in the terminal: tables as panes, decisions as menus. What it says, it narrates."""

    has_hidden_information: bool = False
    """Whether a seat sees what the others must not: people at one screen get a curtain."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # --- What the game says ---------------------------------------------------------------------

    @abstractmethod
    def player_name(self, seat: int) -> str:
        """What sentences call a player."""

    def render(self, message: Message) -> str:
        """A message in the reader's language."""
        return render(message, self.player_name)

    def event_text(self, state: State, event: Event) -> str:
        """An event as a sentence."""
        return self.render(self.game.narration_of(state).event(event, PublicView(state)))

    def log(self, state: State, events: Sequence[Event]) -> list[tuple[Event, str]]:
        """The sentences of what happened, each with its event."""
        lines = self.game.narration_of(state).log(events, PublicView(state))
        return [(line.event, self.render(line.text)) for line in lines if line.text]

    def choice(self, state: State, choice: int) -> str:
        """A choice as people would call it."""
        narration = self.game.narration_of(state)
        return self.render(narration.choice(PublicView(state), self.game.name_of(choice)).label)

    def refusal_text(self, state: State, reason: Reason) -> str:
        """Why not, as a sentence with its rule."""
        why = self.render(self.game.narration_of(state).refusal(reason))
        return say("refused", why=why, rule=reason.rule)

    # --- How it is drawn ------------------------------------------------------------------------

    @abstractmethod
    def player(self, seat: int) -> Text:
        """A player's name with its mark, in the player's color."""

    @abstractmethod
    def panes(self, past: Sequence[State], width: int, seat: int | None) -> list[Pane]:
        """The last of these tables in reading order; the ones before give the trends.

        Drawn as that seat sees it; None: as everybody does.
        """

    @abstractmethod
    def menu(self, state: State, width: int) -> Menu:
        """The pending decision."""

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
        """The game in a few lines for newcomers, and the symbols of the board."""


def find_renderer(game: Game) -> Renderer:
    """The renderer of a game: its own, or the one that shows any game."""
    module = f"silverspire.cli.{game.name}"
    if find_spec(module) is None:
        any_game: type[Renderer] = import_module("silverspire.cli.generic.renderer").GenericRenderer
        return any_game(game)
    renderer: Renderer = import_module(f"{module}.renderer").renderer(game)
    return renderer
