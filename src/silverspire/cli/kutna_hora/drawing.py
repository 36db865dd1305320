"""Kutná Hora's looks in the terminal, as the loop asks for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from silverspire.cli.drawing import Drawing, Menu
from silverspire.cli.kutna_hora import decisions, scores, sentences
from silverspire.cli.kutna_hora.city import city_lines
from silverspire.cli.kutna_hora.labels import label
from silverspire.cli.kutna_hora.market import hall_lines, price_lines
from silverspire.cli.kutna_hora.mine import mine_lines
from silverspire.cli.kutna_hora.palette import COMMODITY_SYMBOLS, DOT_SYMBOLS, PUBLIC, STAR
from silverspire.cli.kutna_hora.players import own_lines, player_lines
from silverspire.cli.kutna_hora.printed import (
    tile_costs,
    tile_effects,
    tile_origin,
    translated,
)
from silverspire.cli.kutna_hora.scene import Scene, View, scene
from silverspire.cli.kutna_hora.tracks import church_lines, status_lines
from silverspire.cli.panes import Pane
from silverspire.kernel.errors import Reason
from silverspire.kernel.events import Event
from silverspire.kernel.game import Game
from silverspire.kernel.state import State
from silverspire.words import Words, folded, say, spoken

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


class KutnaHoraDrawing(Drawing):
    """Panes for the city, the mine, prices, town hall, St. Barbara's and the player boards."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._catalogues: dict[tuple[str, int, Words], View] = {}

    def catalogue(self, state: State) -> View:
        """What is printed, read once for each pack, number of players and language."""
        components: Any = state.pack()
        key = (components.pack_hash, int(state.seats), spoken())
        if key not in self._catalogues:
            self._catalogues[key] = translated(self.game.catalogue(key[1], components))
        return self._catalogues[key]

    def player(self, seat: int) -> Text:
        return scores.player(seat)

    def panes(self, past: Sequence[State], width: int, seat: int | None) -> list[Pane]:
        state = past[-1]
        asked = state.decision()
        if seat is None:  # player boards are open: the one whose turn it is
            seat = asked.seat if asked else 0
        drawn = _draw(scene(past, self.catalogue(state), seat), width)
        first = ("status", *ABOUT.get(asked.kind, ()), *USUALLY) if asked else USUALLY
        return [Pane(name, first.index(name), lines) for name, lines in drawn.items()]

    def menu(self, state: State, width: int) -> Menu:
        asked = state.decision()
        assert asked is not None
        return decisions.menu(state, asked, self.catalogue(state), width)

    def sentence(self, state: State, event: Event) -> str:
        return sentences.sentence(event, state, self.catalogue(state))

    def is_news(self, event: Event) -> bool:
        final = str(event.facts.get("source", "")).startswith("final")  # the score sheet tells it
        return event.kind in sentences.NEWS and not final

    def choice(self, state: State, choice: int) -> str:
        return label(state.view(None), self.catalogue(state), self.game.name_of(choice))

    def refusal(self, state: State, reason: Reason) -> str:
        return sentences.refusal(reason, self.catalogue(state))

    def is_instructive(self, reason: Reason) -> bool:
        return reason.message not in sentences.OBVIOUS

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


def _printed_tile(tile: View) -> Text:
    told = say(
        "tile-line",
        tile=tile["name"],
        origin=tile_origin(tile),
        effects=tile_effects(tile),
        costs=tile_costs(tile),
    )
    line = Text(f" {told}")
    line.stylize("bold", 1, 1 + len(tile["name"]))
    return line


def _draw(table: Scene, width: int) -> dict[str, list[Text]]:
    """Every pane by name, in reading order."""
    whole = min(width, max(NARROWEST, 99))
    cell = 10 if width >= WIDE_CELLS else 7
    return {
        "status": status_lines(table, width),
        "city": city_lines(table, cell),
        "mine": mine_lines(table),
        "prices": price_lines(table),
        "hall": hall_lines(table),
        "church": church_lines(table, whole),
        "players": player_lines(table, whole),
        "own": own_lines(table, whole),
    }


def drawing(game: Game) -> KutnaHoraDrawing:
    """The drawing of this game."""
    return KutnaHoraDrawing(game)
