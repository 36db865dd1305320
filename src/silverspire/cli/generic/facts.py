"""The rest of a view, whatever it holds, as lines: numbers, lists, tables of numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from silverspire.cli.generic.seats import player
from silverspire.cli.panes import padded
from silverspire.cli.styles import FAINT
from silverspire.localization import current_localization, plain, say

GAP = 2


def name_of(game: str, key: str) -> str:
    """What a part of a view is called: by a message of the game, else as it is written."""
    message = f"view-{game}-{key}".replace("_", "-")
    readable = key.replace("_", " ")
    return say(message) if current_localization().has(message) else readable.capitalize()


def text_of(value: Any) -> str:
    """A value that stands on one line."""
    if value is None or value == []:
        return "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, int | float):
        return plain(value)
    if isinstance(value, list):
        return say("list-separator").join(map(text_of, value))
    if isinstance(value, Mapping):
        return say("list-separator").join(f"{key} {text_of(one)}" for key, one in value.items())
    return str(value).replace("_", " ")


def fact_lines(game: str, facts: Mapping[str, Any]) -> list[Text]:
    """Each fact on its line."""
    return [
        Text(f"{name_of(game, key)}: ", FAINT).append(text_of(value), "default")
        for key, value in facts.items()
    ]


def player_lines(game: str, players: Sequence[Mapping[str, Any]], active: int | None) -> list[Text]:
    """What everyone has, a row for each fact and a column for each player."""
    keys = list(dict.fromkeys(key for one in players for key in one))
    names = [name_of(game, key) for key in keys]
    first = max(map(len, names), default=0) + GAP
    heads = [player(seat).append(" ◂" if seat == active else "") for seat in range(len(players))]
    columns = [
        max(heads[seat].cell_len, *(len(text_of(one.get(key))) for key in keys), 0) + GAP
        for seat, one in enumerate(players)
    ]
    lines = [Text(" " * first, no_wrap=True)]
    for head, width in zip(heads, columns, strict=True):
        lines[0].append_text(padded(head, width))
    for key, name in zip(keys, names, strict=True):
        line = Text(no_wrap=True).append_text(padded(Text(name, FAINT), first))
        for one, width in zip(players, columns, strict=True):
            line.append_text(padded(Text(text_of(one.get(key))), width))
        lines.append(line)
    for line in lines:
        line.rstrip()
    return lines
