"""Styles that every game's renderer uses: text styles, title bars, cut names, sparklines."""

from __future__ import annotations

from rich.text import Text

GOLD = "bold gold3"  # what you may choose now, and nothing else
FAINT = "bright_black"
BAR = "bold white on grey27"
ALARM = "bold red3"
SPARKS = "▁▂▃▄▅▆▇█"
SMALLEST_SPAN = 4  # a step of one should not look like a cliff


def title_bar(title: str, width: int) -> Text:
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
