"""World Without End: every choice there is, as small integers with readable names.

Each family is a range that starts at its constant: `PROJECT_CHOICE + project` chooses that project.
Names depend on no pack.
"""

from __future__ import annotations

from typing import Final

from silverspire.games.world_without_end.components import (
    CARD_NAMES,
    CARDS,
    GOOD_NAMES,
    GOODS,
    HOUSE_SPACES,
    LOCATIONS,
    PROJECT_NAMES,
    PROJECTS,
)

MOST_WOOL: Final = 15
MOST_CLOTH: Final = 12

ARROW_CHOICE: Final = 0  # + the number the arrow points at
CARD_CHOICE: Final = 4  # + action card to play
PERFORM_CHOICE: Final = 16  # carry the action, the benefit or the exchange out
DECLINE_CHOICE: Final = 17  # leave it; also: stop here
GOOD_CHOICE: Final = 18  # + good
PROJECT_CHOICE: Final = 27  # + project
WOOL_CHOICE: Final = 34  # + wool sold: 0 … 15
CLOTH_CHOICE: Final = 50  # + cloth sold or woven: 0 … 12
HOUSE_CHOICE: Final = 63  # + building space
GOLD_CHOICE: Final = 77  # medicine for gold
TREAT_CHOICE: Final = 78  # + plague location
DISCARD_CHOICE: Final = 89  # + action card to discard
TRADE_CHOICE: Final = 101  # + place of the long-term event: two spaces, and this round's
CHOICES: Final = 104


def _names() -> list[str]:
    names = [f"arrow:{number}" for number in range(4)]
    names += [f"play:{card}" for card in CARD_NAMES]
    names += ["perform", "decline"]
    names += [f"good:{good}" for good in GOOD_NAMES[:GOODS]]
    names += [f"project:{project}" for project in PROJECT_NAMES]
    names += [f"wool:{count}" for count in range(MOST_WOOL + 1)]
    names += [f"cloth:{count}" for count in range(MOST_CLOTH + 1)]
    names += [f"house:{space}" for space in range(1, HOUSE_SPACES + 1)]
    names += ["medicine:gold"]
    names += [f"treat:{location}" for location in range(1, LOCATIONS + 1)]
    names += [f"discard:{card}" for card in CARD_NAMES]
    return [*names, "trade:first", "trade:second", "trade:new"]


CHOICE_NAMES: Final = tuple(_names())

assert len(CHOICE_NAMES) == CHOICES
assert DISCARD_CHOICE + CARDS == TRADE_CHOICE
assert PROJECT_CHOICE + PROJECTS == WOOL_CHOICE
