"""What was asked for on the command line: options of a table, and who plays."""

from __future__ import annotations

from typing import Any

from silverspire.kernel.errors import WrongOption, WrongSeats
from silverspire.kernel.game import Game
from silverspire.localization import say

SYNONYMS: dict[str, Any] = {"yes": True, "on": True, "no": False, "off": False}


def table_options(game: Game, given: list[str]) -> dict[str, Any]:
    """`events=true` and the like, as the values that the game takes."""
    options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise WrongOption(say("option-without-value", option=text))
        options[name.strip()] = option_value(game, name.strip(), value.strip())
    return options


def option_value(game: Game, name: str, text: str) -> Any:
    """The value that a text stands for; one that is none of the game's is left for it to refuse."""
    option = game.options.get(name)
    if option is None:
        return text
    if option.values is None:
        return int(text) if text.lstrip("-").isdigit() else text
    for value in option.values:
        if str(value).lower() == text.lower():
            return value
    return SYNONYMS.get(text.lower(), text)


def human_seats(text: str, seats: int) -> list[int]:
    """How many people there are (the first seats), or which seats they have: 1,3."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if not parts or not all(part.isdigit() for part in parts):
        raise WrongSeats(say("humans-unclear", text=text))
    numbers = [int(part) for part in parts]
    if "," not in text:
        numbers = list(range(1, numbers[0] + 1))
    if any(not 1 <= number <= seats for number in numbers):
        raise WrongSeats(say("humans-too-many", text=text, seats=seats))
    return sorted({number - 1 for number in numbers})
