"""Colors and symbols. Color is never alone: whatever has one has a symbol or a letter too."""

from __future__ import annotations

from rich.text import Text

from silverspire.cli.seat_names import computer_name
from silverspire.cli.styles import ALARM as ALARM
from silverspire.cli.styles import BAR as BAR
from silverspire.cli.styles import FAINT as FAINT
from silverspire.cli.styles import GOLD as GOLD
from silverspire.cli.styles import cut as cut
from silverspire.cli.styles import sparkline as sparkline
from silverspire.cli.styles import title_bar as title_bar
from silverspire.games.kutna_hora.piece_text import DOT_SYMBOLS as DOT_SYMBOLS
from silverspire.games.kutna_hora.piece_text import commodity_of as commodity_of
from silverspire.kernel.narration import Message
from silverspire.localization import render, say

PLAYER_COLORS = ("#4d8dff", "#5faf5f", "#e8862a", "#c678dd")

COMMODITY_SYMBOLS = {
    "ore": "τ",  # a pick
    "silver": "◊",
    "wood": "≡",  # logs
    "permits": "§",
    "food": "∩",  # a loaf
    "beer": "Ψ",  # foam on a mug
}
COMMODITY_COLORS = {
    "ore": "grey62",
    "silver": "light_steel_blue",
    "wood": "#b8834a",
    "permits": "#6f8fdf",
    "food": "#4fb04f",
    "beer": "#d9a633",
}
DOT_COLORS = {"red": "#d75f5f", "yellow": "#d7af00", "blue": "#5f87d7", "green": "#5faf5f"}
PATRICIAN_COLORS = {
    "green": "#5faf5f",
    "silver": "light_steel_blue",
    "yellow": "#d7af00",
    "red": "#d75f5f",
}
PUBLIC = "⌂"
HOUSE = "▮"
GONE = "·"
STAR = "★"
PELICAN = "♥"


def player_mark(seat: int) -> str:
    """The letter of a player's heraldic charge."""
    return say(f"player-{seat + 1}.mark")


def player_name(seat: int) -> str:
    return computer_name(seat) or say(f"player-{seat + 1}")


def text_of(message: Message) -> str:
    """What is printed, or said, in the reader's language."""
    return render(message, player_name)


def player_style(seat: int) -> str:
    return f"bold {PLAYER_COLORS[seat]}"


def commodity_symbol(commodity: str) -> Text:
    return Text(COMMODITY_SYMBOLS[commodity], COMMODITY_COLORS[commodity])


def dots(colors: list[str]) -> Text:
    """Dots: each color has its own shape."""
    text = Text()
    for color in colors:
        text.append(DOT_SYMBOLS[color], DOT_COLORS[color])
    return text
