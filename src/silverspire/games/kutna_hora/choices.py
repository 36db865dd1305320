"""Kutná Hora: every choice there is, as small integers in a fixed space with readable names.

Each family is a range that starts at its constant: `PLOT_CHOICE + square` claims that square.
Names depend on no pack; `plot:C4` is the same everywhere and for ever.
"""

from __future__ import annotations

from typing import Final

from silverspire.games.kutna_hora.components import (
    ACTION_NAMES,
    CITY_COLUMNS,
    CITY_SQUARES,
    COLOR_NAMES,
    GUILD_NAMES,
    MINE_COLUMNS,
    MINE_COUNT,
    MINE_SPACES,
)

LETTERS: Final = "ABCDEFG"


def square_name(square: int) -> str:
    """A city square by column and row: C4."""
    return f"{LETTERS[square % CITY_COLUMNS]}{square // CITY_COLUMNS + 1}"


def space_name(space: int) -> str:
    """A mine space by column and row: B2."""
    return f"{LETTERS[space % MINE_COLUMNS]}{space // MINE_COLUMNS + 1}"


def stack_name(stack: int) -> str:
    """A town-hall stack by its guild or patrician; red tiles by their row: red1."""
    if stack < 6:
        return GUILD_NAMES[stack]
    return COLOR_NAMES[stack - 6] if stack < 9 else f"red{stack - 8}"


def building_name(tile: int) -> str:
    """A building's place in the box: builders-2, green-1."""
    if tile < 24:
        return f"{GUILD_NAMES[tile // 4]}-{tile % 4 + 1}"
    return f"{COLOR_NAMES[(tile - 24) // 3]}-{(tile - 24) % 3 + 1}"


SET_CHOICE: Final = 0  # + set of guilds
ROW_CHOICE: Final = 4  # + guild for the row that is asked for
CARD_CHOICE: Final = 10  # + card × 8 + action; action 7: without effect
JOKER_CHOICE: Final = 58  # + action
HIRE_CHOICE: Final = 64  # + miners moved into the pool: 0, 1, 2
MINE_CHOICE: Final = 67  # + mine tile, counted from the first mine
SPACE_CHOICE: Final = 94  # + mine space
SCRAP_CHOICE: Final = 122  # remove the technology tile from the game
STACK_CHOICE: Final = 123  # + town-hall stack
PLOT_CHOICE: Final = 135  # + square to claim
BUILD_CHOICE: Final = 165  # + building tile
SITE_CHOICE: Final = 201  # + square, one of your plots
HOUSE_CHOICE: Final = 231  # + row of houses
PATRICIAN_CHOICE: Final = 234  # + color
SCORE_CHOICE: Final = 238  # + square of the building to score
TAKE_CHOICE: Final = 268  # carry the granted effect out
IGNORE_CHOICE: Final = 269  # ignore it, or decline
PAY_CHOICE: Final = 270  # pay the taxes
REFUSE_CHOICE: Final = 271  # lose reputation instead
CHOICES: Final = 272

CARD_WIDTH: Final = 8
WITHOUT_EFFECT: Final = 7


def _names() -> list[str]:
    card_halves = (*ACTION_NAMES, "nothing")
    names = [f"guilds:{number}" for number in range(1, 5)]
    names += [f"row:{guild}" for guild in GUILD_NAMES]
    names += [f"card:{card}:{half}" for card in range(1, 7) for half in card_halves]
    names += [f"joker:{action}" for action in ACTION_NAMES[:6]]
    names += [f"miners:{count}" for count in range(3)]
    names += [f"mine:{tile}" for tile in range(1, MINE_COUNT + 1)]
    names += [f"space:{space_name(space)}" for space in range(MINE_SPACES)]
    names += ["technology:remove"]
    names += [f"rights:{stack_name(stack)}" for stack in range(12)]
    names += [f"plot:{square_name(square)}" for square in range(CITY_SQUARES)]
    names += [f"build:{building_name(tile)}" for tile in range(36)]
    names += [f"site:{square_name(square)}" for square in range(CITY_SQUARES)]
    names += [f"house:{row}" for row in range(1, 4)]
    names += [f"patrician:{color}" for color in COLOR_NAMES]
    names += [f"score:{square_name(square)}" for square in range(CITY_SQUARES)]
    return [*names, "take", "ignore", "taxes:pay", "taxes:refuse"]


CHOICE_NAMES: Final = tuple(_names())
