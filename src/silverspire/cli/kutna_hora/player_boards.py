"""Player boards: everybody's numbers in a table, the asked player's houses and tiles in full."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rich.text import Text

from silverspire.cli.kutna_hora.palette import (
    BAR,
    COMMODITY_COLORS,
    COMMODITY_SYMBOLS,
    FAINT,
    GOLD,
    GONE,
    HOUSE,
    commodity_symbol,
    cut,
    player_mark,
    player_name,
    player_style,
    text_of,
    title_bar,
)
from silverspire.cli.kutna_hora.render_context import RenderContext, View
from silverspire.cli.panes import padded
from silverspire.games.kutna_hora.choice_text import note
from silverspire.games.kutna_hora.components import PLOT_MARKERS
from silverspire.games.kutna_hora.piece_text import (
    commodity_of,
    house_effect,
)
from silverspire.localization import plain, say, signed

NAME = 9
WIDE = 94  # from here every column has room
SLOTS = 3
GUILD = 15  # the longest guild in any language, and a space


class Column(NamedTuple):
    """A number of the player boards: heading, how to read it, whether narrow screens skip it."""

    name: str
    read: Callable[[View], str]
    wide_only: bool = False


COLUMNS = (
    Column("points", lambda board: plain(board["score"])),
    Column("ended", lambda board: plain(board["score_if_ended"])),
    Column("groschen", lambda board: plain(board["groschen"])),
    Column("income", lambda board: signed(board["income"]) if board["income"] else "0"),
    Column("reputation", lambda board: plain(board["reputation"])),
    Column("miners", lambda board: f"{board['miners']['pool']}+{board['miners']['waiting']}"),
    Column("pelicans", lambda board: f"{board['pelicans']['unused']}/{board['pelicans']['used']}"),
    Column("plots", lambda board: str(PLOT_MARKERS - board["plot_markers"]), wide_only=True),
    Column("tiles", lambda board: str(len(board["tiles"])), wide_only=True),
    Column("cards", lambda board: str(len(board["hand"])), wide_only=True),
)


def player_lines(context: RenderContext, width: int) -> list[Text]:
    """A line for each player; the last column is what each produces."""
    shown = [column for column in COLUMNS if width >= WIDE or not column.wide_only]
    headings = [say(f"board-{column.name}") for column in shown]
    starts = len(say("board-first")) + 1
    heading = Text(f" {say('pane-players'):<{NAME + starts}}", BAR, no_wrap=True)
    for title in headings:
        heading.append(f"{title} ")
    heading.append(say("board-production"))
    lines = [_player(context, seat, shown, headings) for seat in range(context.view["seats"])]
    heading.append(" " * (max(line.cell_len for line in [heading, *lines]) - heading.cell_len))
    for line in [heading, *lines]:
        line.truncate(width)
    return [heading, *lines]


def _player(context: RenderContext, seat: int, columns: list[Column], headings: list[str]) -> Text:
    board = context.view["players"][seat]
    active = context.view["asked"] is not None and context.view["asked"]["seat"] == seat
    line = Text(no_wrap=True).append("▸" if active else " ", GOLD)
    line.append(
        f"{player_mark(seat)} {cut(player_name(seat), NAME - 2):<{NAME - 2}}", player_style(seat)
    )
    first = context.view["starting_seat"] == seat and context.view["round"] > 0
    starts = say("board-first")
    line.append(f"{starts if first else '':<{len(starts) + 1}}", FAINT)
    for column, heading in zip(columns, headings, strict=True):
        line.append(f"{column.read(board):>{len(heading)}} ")
    return line.append_text(production(board))


def production(board: View) -> Text:
    """What a player makes: each commodity's symbol and amount; ore from buildings and mines."""
    text = Text()
    for name, earning in board["earnings"].items():
        text.append(f"{COMMODITY_SYMBOLS[name]}{earning['amount']} ", COMMODITY_COLORS[name])
    return text


def own_lines(context: RenderContext, width: int) -> list[Text]:
    """The asked player's rows of houses with their next effect, and tiles waiting to be built."""
    board = context.view["players"][context.seat]
    half = width * 49 // 100
    title = say(
        "pane-own",
        player=player_name(context.seat),
        groschen=board["groschen"],
        income=board["income"],
        reputation=plain(board["reputation"]),
    )
    heading = title_bar(title, half)
    heading.append_text(title_bar(say("own-tiles", count=len(board["tiles"])), width - half))
    lines = [heading]
    for row in range(len(board["rows"])):
        line = padded(_houses(context, board, row), half)
        line.append_text(_slot(context, board, row, width - half))
        line.no_wrap = True
        lines.append(line)
    return lines


def _houses(context: RenderContext, board: View, number: int) -> Text:
    row = board["rows"][number]
    line = Text(" ")
    if row["guild"] is None:
        line.append(f"{say('row-free', row=number + 1):<{GUILD + 2}}", FAINT)
    else:
        commodity = commodity_of(row["guild"])
        line.append_text(commodity_symbol(commodity))
        guild = say(f"guild-{row['guild']}")
        line.append(f" {guild:<{GUILD}}", COMMODITY_COLORS[commodity])
    line.append(GONE * row["gone"], FAINT)
    line.append(f"{HOUSE * row['houses']} ", player_style(context.seat))
    if row["houses"] == 0:
        return line.append(say("row-empty"), FAINT)
    house = context.catalogue["houses"][number][row["gone"]]
    return line.append(say("row-next", effect=text_of(house_effect(house))))


def _slot(context: RenderContext, board: View, slot: int, width: int) -> Text:
    """A tile with rights: its cost in wood at today's price, and what it brings."""
    if slot >= len(board["tiles"]):
        return Text(f" {say('slot-free')}", FAINT)
    key = board["tiles"][slot]
    tile = context.tile(key)
    line = Text(" ")
    line.append_text(
        commodity_symbol(commodity_of(tile["guild"])) if "guild" in tile else Text("⌂")
    )
    line.append(f" {tile['name']}", GOLD if f"build:{key}" in context.legal else "bold")
    printed = note(context.view, context.catalogue, f"build:{key}")
    line.append(f" {text_of(printed)}" if printed else "")
    line.truncate(width, overflow="ellipsis")
    return line
