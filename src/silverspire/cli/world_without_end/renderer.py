"""World Without End's renderer for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from silverspire.cli.panes import ON_REQUEST, Pane
from silverspire.cli.renderer import Menu, Renderer
from silverspire.cli.world_without_end import lookup, menus, palette, scores
from silverspire.cli.world_without_end.component_text import View, translated
from silverspire.cli.world_without_end.event import CARD, event_lines
from silverspire.cli.world_without_end.palette import GOOD_SYMBOLS, HOUSE, MARKER, SICK
from silverspire.cli.world_without_end.player_boards import (
    hand_lines,
    own_lines,
    player_lines,
    screen_lines,
)
from silverspire.cli.world_without_end.projects import NARROWEST, project_lines
from silverspire.cli.world_without_end.render_context import RenderContext, render_context
from silverspire.cli.world_without_end.town import house_lines, plague_lines, supply_lines
from silverspire.cli.world_without_end.tracks import favor_lines, status_lines
from silverspire.kernel.game import Game
from silverspire.kernel.state import State
from silverspire.localization import Localization, current_localization, say

# Which parts of the table a question is about; they are shown first where room is short.
ABOUT = {
    "orientation": ("own", "favor", "event"),
    "card": ("own", "event"),
    "action": ("own", "projects", "houses", "plague"),
    "resource": ("projects", "own"),
    "cloth_sale": ("own", "supply"),
    "rent": ("houses", "own"),
    "treatment": ("plague", "own"),
    "hospital": ("plague", "own"),
    "free_house": ("houses", "own"),
    "returned_house": ("houses", "event"),
    "protection": ("own", "players"),
}
USUALLY = (
    *("status", "event", "own", "projects", "favor", "players"),
    *("plague", "houses", "hand", "supply", "screens"),
)
MEMORY = "memory"
WIDEST = 99


class WorldWithoutEndRenderer(Renderer):
    """Panes for the event, projects, favor, houses, plague, supplies, players and your screen."""

    has_hidden_information = True

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._catalogues: dict[tuple[str, int, Localization], View] = {}

    def catalogue(self, state: State) -> View:
        """What is printed, read once for each pack and language."""
        components: Any = state.pack()
        key = (components.pack_hash, int(state.seats), current_localization())
        if key not in self._catalogues:
            self._catalogues[key] = translated(self.game.catalogue(key[1], components))
        return self._catalogues[key]

    def player_name(self, seat: int) -> str:
        return palette.player_name(seat)

    def player(self, seat: int) -> Text:
        return palette.player(seat)

    def panes(self, past: Sequence[State], width: int, seat: int | None) -> list[Pane]:
        state = past[-1]
        shown = render_context(state, self.catalogue(state), seat)
        first = ("status", *ABOUT.get(shown.asked, ()), *USUALLY)
        panes = [
            Pane(name, first.index(name) if name in first else ON_REQUEST, lines)
            for name, lines in _render_panes(shown, state, width).items()
        ]
        return [pane for pane in panes if pane.lines]

    def menu(self, state: State, width: int) -> Menu:
        asked = state.decision()
        assert asked is not None
        return menus.menu(state, asked, min(width, WIDEST))

    def look_up(self, state: State, name: str) -> list[Text]:
        return lookup.look_up(self.catalogue(state), name)

    def unknown_piece(self, name: str) -> str:
        return say("wwe-no-piece", name=name)

    def commands(self) -> str:
        return say("wwe-help-commands")

    def score_sheet(self, state: State) -> RenderableType:
        return scores.score_sheet(state)

    def ending(self, past: Sequence[State], width: int) -> list[RenderableType]:
        return scores.last_page(past)

    def welcome(self) -> str:
        return say("wwe-welcome")

    def primer(self) -> str:
        return say("wwe-primer", house=HOUSE, marker=MARKER, sick=SICK, **GOOD_SYMBOLS)


def _render_panes(shown: RenderContext, state: State, width: int) -> dict[str, list[Text]]:
    """Every pane by name, in reading order."""
    whole = min(width, WIDEST)
    beside = whole - CARD - 1 >= NARROWEST and shown.view["event"] is not None
    drawn = {
        "status": status_lines(shown, width),
        "event": event_lines(shown, CARD if beside else whole),
        "projects": project_lines(shown, whole - CARD - 1 if beside else whole),
        "favor": favor_lines(shown, whole),
        "houses": house_lines(shown, whole),
        "plague": plague_lines(shown, whole),
        "supply": supply_lines(shown, whole),
        "players": player_lines(shown, whole),
    }
    memory = shown.view["memory"]
    if state.options["open_screens"]:
        drawn["screens"] = screen_lines(memory, say("wwe-pane-screens"), whole)
    else:
        drawn[MEMORY] = screen_lines(memory, say("wwe-pane-memory"), whole)
    drawn["own"] = own_lines(shown, whole)
    drawn["hand"] = hand_lines(shown, whole)
    return drawn


def renderer(game: Game) -> WorldWithoutEndRenderer:
    """The renderer of this game."""
    return WorldWithoutEndRenderer(game)
