"""The score sheet by source and by chapter, the ranking and the last page."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Sheet
from rich.text import Text

from silverspire.cli.styles import FAINT, sparkline
from silverspire.cli.world_without_end.component_text import View
from silverspire.cli.world_without_end.palette import player, player_name, player_style
from silverspire.cli.world_without_end.render_context import points_so_far
from silverspire.games.world_without_end.piece_text import CHAPTER_NAMES
from silverspire.kernel.state import State
from silverspire.localization import conjunction, forms, plain, say

HISTORY = 48
FROM_GOODS = "goods"


def score_sheet(state: State) -> RenderableType:
    """Points by source and by chapter, for all players; what screens hide stays hidden."""
    sheets = [state.score_sheet(seat) for seat in range(int(state.seats))]
    open_seats = _seats_with_open_goods(state)
    return Group(_by_source(state, sheets, open_seats), _by_chapter(sheets, open_seats))


def _seats_with_open_goods(state: State) -> set[int]:
    """Whose goods the reader may count: their own, or everybody's where screens are open."""
    asked = state.decision()
    if asked is None or state.options["open_screens"]:
        return set(range(int(state.seats)))
    return {asked.seat}


def _by_source(state: State, sheets: list[View], open_seats: set[int]) -> Sheet:
    title = say("wwe-scores-final" if state.over else "wwe-scores-now")
    table = _sheet(title, say("wwe-scores-source"), len(sheets))
    for source in sheets[0]["lines"]:
        hidden = {sheet["seat"] for sheet in sheets} - open_seats if source == FROM_GOODS else set()
        points = [sheet["lines"][source] for sheet in sheets]
        if any(points) or source == FROM_GOODS:
            cells = [_cell(points[seat], seat in hidden) for seat in range(len(sheets))]
            table.add_row(say(f"wwe-source-{source}"), *cells)
    table.add_section()
    totals = [_total(sheet, sheet["seat"] in open_seats) for sheet in sheets]
    table.add_row(Text(say("wwe-scores-total"), "bold"), *totals)
    return table


def _by_chapter(sheets: list[View], open_seats: set[int]) -> Sheet:
    """Each chapter's points; the half point of the end belongs to the last."""
    table = _sheet("", say("wwe-scores-chapter"), len(sheets))
    for number, chapter in enumerate(CHAPTER_NAMES):
        cells = []
        for sheet in sheets:
            points = sum(line[number] for line in sheet["chapters"].values())
            if number == len(CHAPTER_NAMES) - 1 and sheet["final"] and sheet["seat"] in open_seats:
                points += sheet["lines"][FROM_GOODS] % 1
            cells.append(_cell(points, False))
        table.add_row(say("wwe-event-chapter", chapter=chapter), *cells)
    return table


def _sheet(title: str, first: str, seats: int) -> Sheet:
    table = Sheet(title=title or None, title_style="bold", box=box.SIMPLE, pad_edge=False)
    table.add_column(first, min_width=24)
    for seat in range(seats):
        table.add_column(player(seat), justify="right", min_width=8)
    return table


def _cell(points: float, hidden: bool) -> Text:
    if hidden:
        return Text("?", FAINT)
    return Text(plain(points)) if points else Text("·", FAINT)


def _total(sheet: View, is_open: bool) -> Text:
    """All that can be seen; what a screen hides comes on top."""
    hidden = 0 if is_open else sheet["lines"][FROM_GOODS]
    return Text(f"{plain(sheet['total'] - hidden)}{'' if is_open else '+?'}", "bold")


# --- The end -------------------------------------------------------------------------------------


def ranking(state: State) -> list[Text]:
    """Places from the first; where points are equal, what decided."""
    scores, places = state.scores(), state.ranking()
    deciding = [state.score_sheet(seat)["tie_breaks"] for seat in range(int(state.seats))]
    lines = []
    order = sorted(range(int(state.seats)), key=lambda seat: (places[seat], seat))
    for place, seat in enumerate(order):
        line = Text().append(f" {places[seat]}. ", "bold").append_text(player(seat))
        line.append(f"  {say('wwe-ranking-points', points=plain(scores[seat]))}")
        below = order[place + 1] if place + 1 < len(order) else None
        if below is not None and scores[below] == scores[seat]:
            decided = tie_break(deciding[seat], deciding[below], below)
            line.append(f"  {decided}", FAINT)
        lines.append(line)
    return lines


def tie_break(ahead: dict[str, int], behind: dict[str, int], below: int) -> str:
    """Equal points: the first good of which one has more; else the place is shared."""
    for good, held in ahead.items():
        if held != behind[good]:
            return say(
                "wwe-tie-broken",
                player=player_name(below),
                **forms("good", f"wwe-good-{good}"),
                more=held,
                less=behind[good],
            )
    return say("wwe-tie-shared", player=player_name(below))


def winners(state: State) -> str:
    """Who won, or who shares the first place."""
    first = [seat for seat, place in enumerate(state.ranking()) if place == 1]
    names = conjunction([player_name(seat) for seat in first])
    return say("wwe-winners", count=len(first), players=names)


def history(past: Sequence[State]) -> list[Text]:
    """Each player's points from the first choice to the last."""
    lines = [Text(say("wwe-history"), "bold")]
    widest = max(len(player_name(seat)) for seat in range(int(past[-1].seats)))
    for seat in range(int(past[-1].seats)):
        points = points_so_far(past, seat)
        line = Text(" ").append_text(player(seat))
        line.append(" " * (widest - len(player_name(seat))))
        line.append(f" {points[0]:>3} ").append(sparkline(points, HISTORY), player_style(seat))
        line.append(f" {plain(past[-1].scores()[seat])}")
        low, high = min(points), max(points)
        lines.append(line.append(f"  {say('wwe-history-range', low=low, high=high)}", FAINT))
    return lines


def last_page(past: Sequence[State]) -> list[RenderableType]:
    state = past[-1]
    return [
        Text(),
        Text(winners(state), "bold"),
        *ranking(state),
        score_sheet(state),
        *history(past),
    ]
