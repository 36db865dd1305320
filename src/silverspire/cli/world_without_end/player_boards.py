"""Everybody's open numbers in a table; the shown player's screen, cards and duties in full."""

from __future__ import annotations

from rich.text import Text

from silverspire.cli.panes import hanging_indent, padded, wrap_parts
from silverspire.cli.styles import BAR, FAINT, GOLD, cut, title_bar
from silverspire.cli.world_without_end.component_text import View, card_name, good_name, listed
from silverspire.cli.world_without_end.duties import duty_lines
from silverspire.cli.world_without_end.palette import (
    GOOD_COLORS,
    GOOD_SYMBOLS,
    player,
    player_mark,
    player_name,
    player_style,
)
from silverspire.cli.world_without_end.render_context import RenderContext
from silverspire.localization import plain, say

NAME = 8
SCREEN_GAP = 3
FIRST = 7
COLUMNS = ("points", "houses", "seals", "hand", "discards")
IN_THE_MENU = frozenset({"card", "discard"})  # questions that list the hand themselves


def player_lines(context: RenderContext, width: int) -> list[Text]:
    """A line for each player; the last column is the action pile, its top card last."""
    headings = [say(f"wwe-board-{column}") for column in COLUMNS]
    heading = Text(f" {say('wwe-pane-players'):<{NAME + 2 + FIRST}}", BAR, no_wrap=True)
    for title in headings:
        heading.append(f"{title}  ")
    heading.append(say("wwe-board-pile"))
    heading.append(" " * (width - heading.cell_len))
    lines = [heading]
    for seat in range(context.view["seats"]):
        line = _player(context, seat, headings)
        line.append_text(_pile(context, seat, width - line.cell_len))
        lines.append(line)
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def _player(context: RenderContext, seat: int, headings: list[str]) -> Text:
    view, board = context.view, context.view["players"][seat]
    asked = view["asked"] is not None and view["asked"]["seat"] == seat
    line = Text(no_wrap=True).append("▸" if asked else " ", GOLD)
    name = cut(player_name(seat), NAME)
    line.append(f"{player_mark(seat)} {name:<{NAME}}", player_style(seat))
    active = say("wwe-board-active") if view["active_seat"] == seat else ""
    line.append(f"{active:<{FIRST}}", FAINT)
    numbers = {
        "points": plain(board["points"]),
        "houses": str(board["houses"]),
        "seals": str(board["seals"]),
        "hand": str(board["hand_count"]),
        "discards": str(board["discard_count"]),
    }
    for column, title in zip(COLUMNS, headings, strict=True):
        style = "bold" if column == "points" else "default"
        line.append(f"{numbers[column]:>{len(title)}}  ", style)
    return line


def _pile(context: RenderContext, seat: int, width: int) -> Text:
    """The cards played this chapter; where room is short, the first ones are left out."""
    board = context.view["players"][seat]
    penalties = [say(f"wwe-board-{name}") for name in ("court", "begging") if board[name]]
    text = Text()
    for penalty in penalties:
        text.append(f"{penalty} ", "red3")
    cards = [card_name(card) for card in board["pile"]]
    room = width - text.cell_len
    while len(cards) > 1 and len(listed(cards)) > room:
        cards = [say("wwe-more"), *cards[2 if cards[0] == say("wwe-more") else 1 :]]
    if not cards:
        return text
    *below, top = cards
    text.append(listed([*below, ""]) if below else "", FAINT)
    return text.append(top, "default" if board["performed"] else FAINT)


def own_lines(context: RenderContext, width: int) -> list[Text]:
    """Behind the shown player's screen: goods, and the duties to come."""
    if context.seat is None:
        return []
    board = context.board
    title = say(
        "wwe-pane-own",
        player=player_name(context.seat),
        points=plain(board["points"]),
        houses=board["houses"],
        seals=board["seals"],
    )
    lines = [title_bar(title, width), *goods_lines(board["goods"], Text(" "), width)]
    return [*lines, *duty_lines(context, width)]


def hand_lines(context: RenderContext, width: int) -> list[Text]:
    """The shown player's cards, unless the question lists them; and what was discarded."""
    if context.seat is None:
        return []
    lines = []
    if context.asked not in IN_THE_MENU:
        lines += _cards(say("wwe-own-hand"), context.board["hand"], width)
    if context.board["discards"]:
        lines += _cards(say("wwe-own-discards"), context.board["discards"], width)
    return lines


def _cards(title: str, cards: list[str], width: int) -> list[Text]:
    line = Text(" ").append(title, "bold")
    line.append(f" {listed(list(map(card_name, cards))) or say('wwe-nothing')}")
    return hanging_indent(line, width, 3)


def goods_lines(goods: dict[str, int], first: Text, width: int) -> list[Text]:
    """■0 stone  ≡1 wood …: what is not there is faint."""
    parts = [
        Text(
            f"{GOOD_SYMBOLS[good]}{amount} {good_name(good, amount)}",
            GOOD_COLORS[good] if amount else FAINT,
        )
        for good, amount in goods.items()
    ]
    return wrap_parts(first, parts, width, 1)


def screen_lines(goods: list[View], title: str, width: int) -> list[Text]:
    """Everybody's goods as a table."""
    heading = Text(" " * (NAME + SCREEN_GAP), no_wrap=True)
    for good in goods[0]:
        heading.append(f"{GOOD_SYMBOLS[good]} {good_name(good)} ", GOOD_COLORS[good])
    lines = [title_bar(title, width), heading]
    for seat, held in enumerate(goods):
        line = Text(" ", no_wrap=True).append_text(padded(player(seat), NAME + SCREEN_GAP - 1))
        for good, amount in held.items():
            style = GOOD_COLORS[good] if amount else FAINT
            line.append(f"{amount:>{len(good_name(good)) + 2}} ", style)
        lines.append(line)
    return lines
