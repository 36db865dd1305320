"""The renderer of a game that has none of its own: what its view holds, and its choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from silverspire.cli.generic import seats
from silverspire.cli.generic.facts import fact_lines, name_of, player_lines
from silverspire.cli.generic.grid import grid_lines, is_grid
from silverspire.cli.panes import Pane, columns
from silverspire.cli.renderer import Menu, Renderer
from silverspire.cli.styles import FAINT, GOLD
from silverspire.kernel.state import State
from silverspire.localization import conjunction, game_title, plain, say

# What everyone knows without looking; the board and the players have panes of their own.
NOT_SHOWN = frozenset({"seats", "players", "asked", "over"})


class GenericRenderer(Renderer):
    """Two panes: the table, with its boards as grids, and what the players have."""

    def player_name(self, seat: int) -> str:
        return seats.player_name(seat)

    def player(self, seat: int) -> Text:
        return seats.player(seat)

    def panes(self, past: Sequence[State], width: int, seat: int | None) -> list[Pane]:
        state = past[-1]
        view = state.view(seat)
        game = self.game.name
        table = self.board_lines(state, view)
        facts = {key: view[key] for key in view if key not in NOT_SHOWN and not is_grid(view[key])}
        table += fact_lines(game, facts)
        panes = [Pane("table", 0, table)]
        if isinstance(players := view.get("players"), list):
            asked = state.decision()
            lines = player_lines(game, players, asked.seat if asked else None)
            panes.append(Pane("players", 1, lines))
        return [pane for pane in panes if pane.lines]

    def board_lines(self, state: State, view: dict[str, Any]) -> list[Text]:
        """Every board of the view, with what can be chosen on it and what a fact names."""
        asked = state.decision()
        names = [self.game.name_of(choice) for choice in asked.choices] if asked else []
        chosen = {name.rpartition(":")[2] for name in names}
        named = {fact for fact in view.values() if isinstance(fact, str)}
        links = self.game.catalogue(int(state.seats), state.pack()).get("links", ())
        lines: list[Text] = []
        for key, value in view.items():
            if is_grid(value):
                lines += [Text(name_of(self.game.name, key), "bold"), Text()]
                lines += [*grid_lines(value, links, chosen, named), Text()]
        return lines

    def menu(self, state: State, width: int) -> Menu:
        asked = state.decision()
        assert asked is not None
        question = self.game.narration_of(state).question(state.view(asked.seat), asked.kind)
        cells = [
            Text(f"{number:>2} ", GOLD).append(self.choice(state, choice), "default")
            for number, choice in enumerate(asked.choices, start=1)
        ]
        return Menu(
            self.render(question.title),
            self.render(question.help) if question.help else "",
            asked.choices,
            columns(cells, width),
        )

    def look_up(self, state: State, name: str) -> list[Text]:
        return []

    def score_sheet(self, state: State) -> RenderableType:
        """Points by source, a column for each player."""
        sheets = [state.score_sheet(seat) for seat in range(int(state.seats))]
        title = say("generic-scores-final" if state.over else "generic-scores-now")
        table = Table(title=title, title_style="bold", box=box.SIMPLE, pad_edge=False)
        table.add_column(say("generic-source"))
        for seat in range(len(sheets)):
            table.add_column(self.player(seat), justify="right")
        for source in dict.fromkeys(name for sheet in sheets for name in sheet["lines"]):
            points = [sheet["lines"].get(source, 0) for sheet in sheets]
            cells = [plain(line) if line else Text("·", FAINT) for line in points]
            table.add_row(name_of(self.game.name, source), *cells)
        table.add_section()
        totals = [Text(plain(sheet["total"]), "bold") for sheet in sheets]
        table.add_row(Text(say("generic-total"), "bold"), *totals)
        return table

    def ending(self, past: Sequence[State], width: int) -> list[RenderableType]:
        state = past[-1]
        places = state.ranking()
        first = [self.player_name(seat) for seat, place in enumerate(places) if place == 1]
        won = say("generic-winners", count=len(first), players=conjunction(first))
        ranking: list[RenderableType] = [
            Text(f" {places[seat]}. ", "bold").append_text(self.player(seat))
            for seat in sorted(range(len(places)), key=places.__getitem__)
        ]
        return [Text(), Text(won, "bold"), *ranking, self.score_sheet(state)]

    def welcome(self) -> str:
        return say("generic-welcome", game=game_title(self.game.name))

    def primer(self) -> str:
        return say("generic-primer", game=game_title(self.game.name))
