"""Colors and symbols. Color is never alone: whatever has one has a symbol or a letter too."""

from __future__ import annotations

from rich.text import Text

from silverspire.cli.seat_names import computer_name
from silverspire.games.world_without_end.effect_text import amount_of
from silverspire.kernel.narration import Message
from silverspire.localization import render, say

PLAYER_COLORS = ("#e06c6c", "#5faf5f", "#d7b62f", "#4d8dff")

GOOD_SYMBOLS = {
    "stone": "■",  # a block
    "wood": "≡",  # beams
    "grain": "ψ",  # an ear
    "piety": "†",
    "wool": "ω",  # a fleece
    "cloth": "▤",  # a bolt
    "loyalty": "♔",  # a crown
    "knowledge": "℞",  # a prescription
    "gold": "●",  # a coin
    "points": "★",
}
GOOD_COLORS = {
    "stone": "grey70",
    "wood": "#b8834a",
    "grain": "#e0c060",
    "piety": "#b58fd9",
    "wool": "#efe6cc",
    "cloth": "#d9566e",
    "loyalty": "#6f8fdf",
    "knowledge": "#4fb04f",
    "gold": "#d9a633",
    "points": "bold",
}
FREE_SPACES = {"stone": "□", "wood": "-"}
HOUSE = "⌂"
MARKER = "▶"
CANCELED = "×"
SICK = "✝"
PAID = "✓"
LASTING = "#6f9fdf"  # long-term events are blue


def player_mark(seat: int) -> str:
    """The letter of a player's heraldic charge."""
    return say(f"wwe-player-{seat + 1}.mark")


def player_name(seat: int) -> str:
    return computer_name(seat) or say(f"wwe-player-{seat + 1}")


def text_of(message: Message) -> str:
    """A narrated message in the reader's language."""
    return render(message, player_name)


def player_style(seat: int) -> str:
    return f"bold {PLAYER_COLORS[seat]}"


def player(seat: int) -> Text:
    return Text().append(f"{player_mark(seat)} {player_name(seat)}", player_style(seat))


def good_symbol(good: str) -> Text:
    return Text(GOOD_SYMBOLS[good], GOOD_COLORS[good])


def good_amount(good: str, amount: int) -> Text:
    """● 2 gold, in the good's color."""
    words = text_of(amount_of(good, amount))
    return Text(f"{GOOD_SYMBOLS[good]} {words}", GOOD_COLORS[good])
