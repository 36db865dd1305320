"""Everybody's open numbers in a table; the shown player's screen, cards and duties in full."""

from __future__ import annotations

from rich.text import Text

from silverspire.cli.panes import flow, hanging, padded
from silverspire.cli.strokes import BAR, FAINT, GOLD, bar, cut
from silverspire.cli.world_without_end.duties import duty_lines
from silverspire.cli.world_without_end.palette import (
    GOOD_COLOURS,
    GOOD_SYMBOLS,
    player,
    player_mark,
    player_name,
    player_style,
)
from silverspire.cli.world_without_end.printed import View, card_name, good_name, listed
from silverspire.cli.world_without_end.scene import Scene
from silverspire.words import plain, say

NAME = 8
SCREEN_GAP = 3
FIRST = 7
COLUMNS = ("points", "houses", "seals", "hand", "discards")
IN_THE_MENU = frozenset({"card", "discard"})  # questions that list the hand themselves


def player_lines(scene: Scene, width: int) -> list[Text]:
    """A line for each player; the last column is the action pile, its top card last."""
    headings = [say(f"wwe-board-{column}") for column in COLUMNS]
    heading = Text(f" {say('wwe-pane-players'):<{NAME + 2 + FIRST}}", BAR, no_wrap=True)
    for title in headings:
        heading.append(f"{title}  ")
    heading.append(say("wwe-board-pile"))
    heading.append(" " * (width - heading.cell_len))
    lines = [heading]
    for seat in range(scene.view["seats"]):
        line = _player(scene, seat, headings)
        line.append_text(_pile(scene, seat, width - line.cell_len))
        lines.append(line)
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def _player(scene: Scene, seat: int, headings: list[str]) -> Text:
    view, board = scene.view, scene.view["players"][seat]
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


def _pile(scene: Scene, seat: int, width: int) -> Text:
    """The cards played this chapter; where room is short, the first ones are left out."""
    board = scene.view["players"][seat]
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


def own_lines(scene: Scene, width: int) -> list[Text]:
    """Behind the shown player's screen: goods, and the duties to come."""
    if scene.seat is None:
        return []
    board = scene.board
    title = say(
        "wwe-pane-own",
        player=player_name(scene.seat),
        points=plain(board["points"]),
        houses=board["houses"],
        seals=board["seals"],
    )
    lines = [bar(title, width), *goods_lines(board["goods"], Text(" "), width)]
    return [*lines, *duty_lines(scene, width)]


def hand_lines(scene: Scene, width: int) -> list[Text]:
    """The shown player's cards, unless the question lists them; and what was discarded."""
    if scene.seat is None:
        return []
    lines = []
    if scene.asked not in IN_THE_MENU:
        lines += _cards(say("wwe-own-hand"), scene.board["hand"], width)
    if scene.board["discards"]:
        lines += _cards(say("wwe-own-discards"), scene.board["discards"], width)
    return lines


def _cards(title: str, cards: list[str], width: int) -> list[Text]:
    line = Text(" ").append(title, "bold")
    line.append(f" {listed(list(map(card_name, cards))) or say('wwe-nothing')}")
    return hanging(line, width, 3)


def goods_lines(goods: dict[str, int], first: Text, width: int) -> list[Text]:
    """■0 stone  ≡1 wood …: what is not there is faint."""
    parts = [
        Text(
            f"{GOOD_SYMBOLS[good]}{amount} {good_name(good, amount)}",
            GOOD_COLOURS[good] if amount else FAINT,
        )
        for good, amount in goods.items()
    ]
    return flow(first, parts, width, 1)


def screen_lines(goods: list[View], title: str, width: int) -> list[Text]:
    """Everybody's goods as a table."""
    heading = Text(" " * (NAME + SCREEN_GAP), no_wrap=True)
    for good in goods[0]:
        heading.append(f"{GOOD_SYMBOLS[good]} {good_name(good)} ", GOOD_COLOURS[good])
    lines = [bar(title, width), heading]
    for seat, held in enumerate(goods):
        line = Text(" ", no_wrap=True).append_text(padded(player(seat), NAME + SCREEN_GAP - 1))
        for good, amount in held.items():
            style = GOOD_COLOURS[good] if amount else FAINT
            line.append(f"{amount:>{len(good_name(good)) + 2}} ", style)
        lines.append(line)
    return lines
