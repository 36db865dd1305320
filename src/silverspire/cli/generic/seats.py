"""Players of a game that gives them no names of its own."""

from __future__ import annotations

from rich.text import Text

from silverspire.cli.seat_names import computer_name
from silverspire.localization import say

COLORS = ("#4d8dff", "#e8862a", "#5faf5f", "#c678dd")
MARKS = ("●", "▲", "■", "◆")


def player_name(seat: int) -> str:
    return computer_name(seat) or say(f"generic-player-{seat + 1}")


def mark(seat: int) -> Text:
    """A player's mark: color is never alone."""
    return Text(MARKS[seat % len(MARKS)], COLORS[seat % len(COLORS)])


def player(seat: int) -> Text:
    return mark(seat).append(f" {player_name(seat)}")
