"""Colours and symbols. Colour is never alone: whatever has one has a symbol or a letter too."""

from __future__ import annotations

from rich.text import Text

from silverspire.cli.words import say
from silverspire.games.kutna_hora.components import COMMODITY_NAMES, GUILD_NAMES

GOLD = "bold gold3"  # what you may choose now, and nothing else
FAINT = "bright_black"
BAR = "bold white on grey27"
ALARM = "bold red3"

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
SPARKS = "▁▂▃▄▅▆▇█"
SMALLEST_SPAN = 4  # a step of one groschen shall not look like a cliff


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


def bar(title: str, width: int) -> Text:
    """A pane's title across its width."""
    text = Text(f" {title}", BAR, no_wrap=True)
    text.truncate(width, overflow="ellipsis")
    text.append(" " * (width - text.cell_len))
    return text


def cut(name: str, width: int) -> str:
    """The beginning of a name, without a space or a stop at its end."""
    return name if len(name) <= width else name[:width].rstrip(" '’")


def sparkline(numbers: list[int], width: int) -> str:
    """The game so far in a few blocks: evenly picked, the last number always."""
    if not numbers:
        return " " * width
    steps = max(1, width - 1)
    picked = [numbers[round(place * (len(numbers) - 1) / steps)] for place in range(width)]
    low, high = min(numbers), max(numbers)
    span = max(SMALLEST_SPAN, high - low)
    return "".join(SPARKS[(number - low) * (len(SPARKS) - 1) // span] for number in picked)
