"""Colours and symbols. Colour is never alone: whatever has one has a symbol or a letter too."""

from __future__ import annotations

from rich.text import Text

from silverspire.cli.strokes import ALARM as ALARM
from silverspire.cli.strokes import BAR as BAR
from silverspire.cli.strokes import FAINT as FAINT
from silverspire.cli.strokes import GOLD as GOLD
from silverspire.cli.strokes import bar as bar
from silverspire.cli.strokes import cut as cut
from silverspire.cli.strokes import sparkline as sparkline
from silverspire.games.kutna_hora.components import COMMODITY_NAMES, GUILD_NAMES
from silverspire.words import say

PLAYER_COLOURS = ("#4d8dff", "#5faf5f", "#e8862a", "#c678dd")

COMMODITY_SYMBOLS = {
    "ore": "τ",  # a pick
    "silver": "◊",
    "wood": "≡",  # logs
    "permits": "§",
    "food": "∩",  # a loaf
    "beer": "Ψ",  # foam on a mug
}
COMMODITY_COLOURS = {
    "ore": "grey62",
    "silver": "light_steel_blue",
    "wood": "#b8834a",
    "permits": "#6f8fdf",
    "food": "#4fb04f",
    "beer": "#d9a633",
}
DOT_SYMBOLS = {"red": "●", "yellow": "▲", "blue": "■", "green": "◆"}
DOT_COLOURS = {"red": "#d75f5f", "yellow": "#d7af00", "blue": "#5f87d7", "green": "#5faf5f"}
PATRICIAN_COLOURS = {
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
    return say(f"player-{seat + 1}")


def player_style(seat: int) -> str:
    return f"bold {PLAYER_COLOURS[seat]}"


def commodity_of(guild: str) -> str:
    return COMMODITY_NAMES[GUILD_NAMES.index(guild)]


def commodity_symbol(commodity: str) -> Text:
    return Text(COMMODITY_SYMBOLS[commodity], COMMODITY_COLOURS[commodity])


def dots(colours: list[str]) -> Text:
    """Dots: each colour has its own shape."""
    text = Text()
    for colour in colours:
        text.append(DOT_SYMBOLS[colour], DOT_COLOURS[colour])
    return text
