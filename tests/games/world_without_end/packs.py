"""Packs to read and to break: the shipped one, and copies in which something is changed."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from silverspire.games.world_without_end import pack
from silverspire.games.world_without_end.components import (
    EFFECT_WIDTH,
    EVENT_CARDS,
    GOOD_NAMES,
    SIDES,
    Components,
)
from silverspire.games.world_without_end.effect_vocabulary import EFFECTS
from silverspire.kernel.errors import PackProblem
from silverspire.kernel.packs import copy_pack

Effect = tuple[str | int, ...]  # its name and its four numbers

SHIPPED = files("silverspire.games.world_without_end").joinpath("packs", "reconstructed")
FILES = sorted(entry.name for entry in SHIPPED.iterdir())


class EditedPack:
    """A copy of the shipped pack in which something is changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        copy_pack(SHIPPED, folder)

    def change(self, file: str, old: str, new: str, after: str = "") -> int:
        """Put `new` in the place of `old`, the first one after a text; its line."""
        text = (self.folder / file).read_text("utf-8")
        place = text.index(old, text.index(after))
        (self.folder / file).write_text(text[:place] + new + text[place + len(old) :], "utf-8")
        return text.count("\n", 0, place) + 1

    def replace_all(self, file: str, old: str, new: str, within: str = "") -> None:
        """Put `new` in the place of all that a pattern finds on the lines that hold a text."""
        path = self.folder / file
        lines = path.read_text("utf-8").splitlines(keepends=True)
        changed = [re.sub(old, new, line) if within in line else line for line in lines]
        path.write_text("".join(changed), "utf-8")

    def line_of(self, file: str, text: str) -> int:
        """The line of the first place where a text stands."""
        whole = (self.folder / file).read_text("utf-8")
        return whole.count("\n", 0, whole.index(text)) + 1

    def problems(self) -> list[PackProblem]:
        return pack.READER.check(self.folder)


def corners_of(box: Components, card: int) -> list[str]:
    """A card's corners, clockwise, as a pack writes them."""
    corners = range(card * SIDES, (card + 1) * SIDES)
    return [
        f"{box.event_corner_amount[corner]} {GOOD_NAMES[box.event_corner[corner]]}"
        for corner in corners
    ]


def effects_of(box: Components, card: int) -> list[Effect]:
    """What a card does."""
    first, count = box.event_first[card], box.event_count[card]
    places = range(first * EFFECT_WIDTH, (first + count) * EFFECT_WIDTH, EFFECT_WIDTH)
    return [
        (
            EFFECTS.rows[int(box.effects[place])].name,
            *map(int, box.effects[place + 1 : place + EFFECT_WIDTH]),
        )
        for place in places
    ]


def cards_with(box: Components, effect: str) -> list[str]:
    """The keys of the cards that have an effect."""
    return [
        box.event_keys[card]
        for card in range(EVENT_CARDS)
        if effect in [name for name, *_ in effects_of(box, card)]
    ]
