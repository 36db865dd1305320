"""The score sheet, the ranking and the last page."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from silverspire.cli.kutna_hora.palette import (
    COMMODITY_COLORS,
    FAINT,
    commodity_symbol,
    player_mark,
    player_name,
    player_style,
    sparkline,
)
from silverspire.games.kutna_hora.components import COMMODITY_NAMES
from silverspire.kernel.narration import dashed
from silverspire.kernel.state import State
from silverspire.localization import conjunction, plain, say

HISTORY = 40
FINAL = "final_"  # how sources of final scoring begin; they are always listed


def player(seat: int) -> Text:
    return Text().append(f"{player_mark(seat)} {player_name(seat)}", player_style(seat))


def score_sheet(state: State) -> Table:
    """Points by source for all players; while the game runs, as if it ended now."""
    sheets = [state.score_sheet(seat) for seat in range(int(state.seats))]
    title = say("scores-final" if state.over else "scores-now")
    table = Table(title=title, title_style="bold", box=box.SIMPLE, pad_edge=False)
    table.add_column(say("scores-source"))
    for seat in range(int(state.seats)):
        table.add_column(player(seat), justify="right")
    for source in sheets[0]["lines"]:
        points = [sheet["lines"][source] for sheet in sheets]
        if any(points) or source.startswith(FINAL):
            cells = [plain(line) if line else Text("·", FAINT) for line in points]
            table.add_row(say(f"source-{dashed(source)}"), *cells)
    table.add_section()
    totals = [Text(plain(sheet["total"]), "bold") for sheet in sheets]
    table.add_row(Text(say("scores-total"), "bold"), *totals)
    return table


def ranking(state: State) -> list[Text]:
    """Places from the first; equals share one."""
    scores, places, view = state.scores(), state.ranking(), state.view(None)
    lines = []
    for seat in sorted(range(int(state.seats)), key=lambda seat: (places[seat], seat)):
        line = Text().append(f" {places[seat]}. ", "bold").append_text(player(seat))
        groschen = view["players"][seat]["groschen"]
        points = say(
            "ranking-points",
            count=abs(scores[seat]),
            points=plain(scores[seat]),
            groschen=groschen,
        )
        lines.append(line.append(f"  {points}"))
    return lines


def winners(state: State) -> str:
    """Who won, or who shares the first place."""
    first = [seat for seat, place in enumerate(state.ranking()) if place == 1]
    names = conjunction([player_name(seat) for seat in first])
    return say("winners", count=len(first), players=names)


def price_history(past: Sequence[State]) -> list[Text]:
    """Each commodity's price from the first choice to the last."""
    history = [table.seat_numbers(0)["prices"] for table in past]
    lines = [Text(say("history"), "bold")]
    widest = max(len(say(f"commodity-{name}")) for name in COMMODITY_NAMES)
    for name in COMMODITY_NAMES:
        prices = [moment[name] for moment in history]
        line = Text(" ").append_text(commodity_symbol(name))
        line.append(f" {say(f'commodity-{name}'):<{widest}}", COMMODITY_COLORS[name])
        line.append(f"{prices[0]:>3} {sparkline(prices, HISTORY)} {prices[-1]}")
        lines.append(
            line.append(f"  {say('history-range', low=min(prices), high=max(prices))}", FAINT)
        )
    return lines


def last_page(past: Sequence[State]) -> list[RenderableType]:
    state = past[-1]
    return [
        Text(),
        Text(winners(state), "bold"),
        *ranking(state),
        score_sheet(state),
        *price_history(past),
    ]
