"""Kutná Hora's renderer for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from silverspire.cli.kutna_hora import menus, palette, scores
from silverspire.cli.kutna_hora.city import city_lines
from silverspire.cli.kutna_hora.market import hall_lines, price_lines
from silverspire.cli.kutna_hora.mine import mine_lines
from silverspire.cli.kutna_hora.palette import COMMODITY_SYMBOLS, DOT_SYMBOLS, PUBLIC, STAR, text_of
from silverspire.cli.kutna_hora.player_boards import own_lines, player_lines
from silverspire.cli.kutna_hora.render_context import RenderContext, View, render_context
from silverspire.cli.kutna_hora.tracks import church_lines, status_lines
from silverspire.cli.panes import Pane
from silverspire.cli.renderer import Menu, Renderer
from silverspire.games.kutna_hora.piece_text import (
    event_title,
    tile_costs,
    tile_effects,
    tile_origin,
    tile_title,
)
from silverspire.kernel.game import Game
from silverspire.kernel.narration import as_written
from silverspire.kernel.state import State
from silverspire.localization import Localization, current_localization, folded, say

# Which parts of the table a question is about; they are shown first where room is short.
ABOUT = {
    "card": ("own", "prices", "hall"),
    "guilds": ("hall", "prices"),
    "row": ("own", "hall"),
    "plot": ("city", "own"),
    "site": ("city", "own"),
    "building": ("own", "city"),
    "scored_building": ("city", "own"),
    "miners": ("mine", "own"),
    "mine": ("mine", "own"),
    "space": ("mine", "own"),
    "technology": ("mine", "own"),
    "granted_mine": ("mine", "own"),
    "rights": ("hall", "own"),
    "free_tile": ("hall", "own"),
    "council": ("church", "players"),
    "bank_patrician": ("church", "players"),
}
USUALLY = ("status", "own", "city", "mine", "prices", "hall", "players", "church")
WIDE_CELLS = 124  # from this width on, city squares show longer names
NARROWEST = 78


class KutnaHoraRenderer(Renderer):
    """Panes for the city, the mine, prices, town hall, St. Barbara's and the player boards."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._catalogues: dict[tuple[str, int, Localization], View] = {}

    def catalogue(self, state: State) -> View:
        """What is printed, read once for each pack, number of players and language."""
        components: Any = state.pack()
        key = (components.pack_hash, int(state.seats), current_localization())
        if key not in self._catalogues:
            self._catalogues[key] = _translated(self.game.catalogue(key[1], components))
        return self._catalogues[key]

    def player_name(self, seat: int) -> str:
        return palette.player_name(seat)

    def player(self, seat: int) -> Text:
        return scores.player(seat)

    def panes(self, past: Sequence[State], width: int, seat: int | None) -> list[Pane]:
        state = past[-1]
        asked = state.decision()
        if seat is None:  # player boards are open: the one whose turn it is
            seat = asked.seat if asked else 0
        drawn = _render_panes(render_context(past, self.catalogue(state), seat), width)
        first = ("status", *ABOUT.get(asked.kind, ()), *USUALLY) if asked else USUALLY
        return [Pane(name, first.index(name), lines) for name, lines in drawn.items()]

    def menu(self, state: State, width: int) -> Menu:
        asked = state.decision()
        assert asked is not None
        return menus.menu(state, asked, width)

    def look_up(self, state: State, name: str) -> list[Text]:
        lines = []
        for key, tile in self.catalogue(state)["tiles"].items():
            if name.lower() in (key, *key.split(":")) or folded(name) in folded(tile["name"]):
                lines.append(_printed_tile(tile))
        return lines

    def score_sheet(self, state: State) -> RenderableType:
        return scores.score_sheet(state)

    def ending(self, past: Sequence[State], width: int) -> list[RenderableType]:
        return scores.last_page(past)

    def welcome(self) -> str:
        return say("welcome")

    def primer(self) -> str:
        symbols = COMMODITY_SYMBOLS | {f"dot_{name}": dot for name, dot in DOT_SYMBOLS.items()}
        return say("primer", public=PUBLIC, star=STAR, **symbols)


def _translated(catalogue: View) -> View:
    """The catalogue with its pack's titles in the reader's language, where they are ours."""
    tiles = {
        key: tile | {"name": text_of(as_written(tile_title(key, tile["name"])))}
        for key, tile in catalogue["tiles"].items()
    }
    events = {
        key: card | {"name": text_of(as_written(event_title(key, card["name"])))}
        for key, card in catalogue["events"].items()
    }
    return catalogue | {"tiles": tiles, "events": events}


def _printed_tile(tile: View) -> Text:
    message = say(
        "tile-line",
        tile=tile["name"],
        origin=text_of(tile_origin(tile)),
        effects=text_of(tile_effects(tile)),
        costs=text_of(tile_costs(tile)),
    )
    line = Text(f" {message}")
    line.stylize("bold", 1, 1 + len(tile["name"]))
    return line


def _render_panes(table: RenderContext, width: int) -> dict[str, list[Text]]:
    """Every pane by name, in reading order."""
    whole = min(width, max(NARROWEST, 99))
    cell = 10 if width >= WIDE_CELLS else 7
    return {
        "status": status_lines(table, width),
        "city": city_lines(table, cell),
        "mine": mine_lines(table),
        "prices": price_lines(table),
        "hall": hall_lines(table, width),
        "church": church_lines(table, whole),
        "players": player_lines(table, whole),
        "own": own_lines(table, whole),
    }


def renderer(game: Game) -> KutnaHoraRenderer:
    """The renderer of this game."""
    return KutnaHoraRenderer(game)
