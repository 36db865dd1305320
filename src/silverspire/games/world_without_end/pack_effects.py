"""The effects of event cards: a closed vocabulary, written with names, encoded as numbers.

`{ do = "lose", good = "grain", amount = 1 }` becomes LOSE, GRAIN, 1, 0, 0: the effect and its
arguments in the order below, which is that of the comments in `components.py`.
docs/how-to/event-effects.md explains each effect to the author of a pack.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Sequence
from typing import Final

from silverspire.games.world_without_end.components import (
    BONUS,
    BUILDING_POINTS,
    CANCEL_FAIR,
    CANCEL_FAVOR,
    CANCEL_OTHER_PROJECTS,
    CARD_NAMES,
    CLOTH,
    CLOTH_PRICE,
    COMPLETE_PROJECT,
    DISCARD,
    DRAWN_DISCARDS,
    EFFECT_WIDTH,
    EVENT_CARDS,
    FAVOR_SPACES,
    FEE,
    FEWEST,
    FORBID,
    GAIN,
    GAIN_ONE_OF,
    GAIN_POINTS,
    GOOD_NAMES,
    GOODS,
    KNOWLEDGE,
    LASTING_NAMES,
    LOSE,
    LOSE_ONE_OF,
    LOSE_POINTS,
    MOST,
    MOVE_FAVOR,
    NO_ACTIONS,
    NO_SALE,
    NO_TREATMENT,
    NONE,
    ONCE_NAMES,
    OPEN_FAIR,
    OPEN_PROJECT,
    PAY_OR_LOSE,
    PERSON_NAMES,
    PILE_LIMIT,
    POINTS,
    POINTS_PER_GOOD,
    POINTS_PER_HOUSE,
    PROJECT_NAMES,
    RANDOM_DISCARDS,
    RETURN_HOUSE,
    TRADE,
    TRADE_EACH_ROUND,
    WOOL,
    WOOL_PRICE,
    Components,
)
from silverspire.kernel.pack_tables import LARGEST, Table

CHAPTER_NAMES: Final = ("I", "II", "III", "IV")
EFFECT_NAMES: Final = {**ONCE_NAMES, **LASTING_NAMES}
EFFECTS: Final = {name: effect for effect, name in EFFECT_NAMES.items()}

ALL_GOODS: Final = GOOD_NAMES[:GOODS]
# Medical knowledge is never lost [WWE-FRAME-4].
LOSABLE: Final = tuple(name for name in ALL_GOODS if name != GOOD_NAMES[KNOWLEDGE])
POINTS_NAME: Final = GOOD_NAMES[POINTS]

Argument = Callable[[Table], int]


def _good(key: str, names: Sequence[str] = ALL_GOODS, rule: str = "WWE-EVENT-4") -> Argument:
    return lambda entry: GOOD_NAMES.index(names[entry.word(key, names, rule=rule)])


def _set_of_goods(names: Sequence[str], rule: str = "WWE-EVENT-4") -> Argument:
    """A set as the sum of `1 << good`; one good alone would be no choice."""

    def read(entry: Table) -> int:
        noted = len(entry.problems)
        goods = {GOOD_NAMES.index(names[i]) for i in entry.words("goods", names, rule=rule)}
        if len(entry.problems) == noted and len(goods) < 2:
            entry.refuse("`goods` must name two different goods at least", "goods", rule=rule)
        return sum(1 << good for good in goods)

    return read


def _number(key: str, lowest: int = 1, highest: int = LARGEST, rule: str = "") -> Argument:
    return lambda entry: entry.number(key, lowest, highest, rule=rule or "WWE-EVENT-4")


def _signed(key: str) -> Argument:
    """Points to win or, below 0, to lose; 0 would be no effect."""

    def read(entry: Table) -> int:
        points = entry.number(key, -LARGEST, rule="WWE-EVENT-4")
        if points == 0:
            entry.refuse(f"`{key}` must not be 0", key, rule="WWE-EVENT-4")
        return points

    return read


def _word(key: str, names: Sequence[str], rule: str) -> Argument:
    return lambda entry: entry.word(key, names, rule=rule)


_AMOUNT: Final = _number("amount")
_POINTS: Final = _number("points")
_SIGNED_POINTS: Final = _signed("points")
_PERSON: Final = _word("person", PERSON_NAMES, "WWE-FAVOR-2")
_PROJECT: Final = _word("project", PROJECT_NAMES, "WWE-PROJ-1")
_CARD: Final = _word("card", CARD_NAMES, "WWE-ACT-2")
_SOLD: Final = _good("good", (GOOD_NAMES[WOOL], GOOD_NAMES[CLOTH]), "WWE-ACT-5")
_TRADE: Final = (
    _good("give", (*LOSABLE, POINTS_NAME), "WWE-FRAME-4"),
    _number("give_amount"),
    _good("get", GOOD_NAMES),
    _number("get_amount"),
)

ARGUMENTS: Final[dict[int, tuple[Argument, ...]]] = {
    GAIN: (_good("good"), _AMOUNT),
    GAIN_POINTS: (_POINTS,),
    LOSE: (_good("good", LOSABLE, "WWE-FRAME-4"), _AMOUNT),
    LOSE_POINTS: (_POINTS,),
    LOSE_ONE_OF: (_set_of_goods(LOSABLE, "WWE-FRAME-4"),),
    GAIN_ONE_OF: (_set_of_goods(ALL_GOODS),),
    TRADE: _TRADE,
    POINTS_PER_GOOD: (_good("good"), _SIGNED_POINTS),
    POINTS_PER_HOUSE: (_SIGNED_POINTS,),
    MOST: (_good("good"), _SIGNED_POINTS),
    FEWEST: (_good("good"), _SIGNED_POINTS),
    PAY_OR_LOSE: (_good("good", LOSABLE, "WWE-FRAME-4"), _AMOUNT, _POINTS),
    RETURN_HOUSE: (),
    NO_ACTIONS: (),
    DISCARD: (_number("cards", 1, PILE_LIMIT, "WWE-ACT-2"),),
    RANDOM_DISCARDS: (),
    OPEN_PROJECT: (_PROJECT,),
    CANCEL_OTHER_PROJECTS: (_PROJECT,),
    COMPLETE_PROJECT: (_PROJECT,),
    CANCEL_FAVOR: (_PERSON,),
    CANCEL_FAIR: (_SOLD,),
    OPEN_FAIR: (_SOLD,),
    MOVE_FAVOR: (_number("spaces", 1, FAVOR_SPACES - 1, "WWE-FAVOR-1"),),
    WOOL_PRICE: (_number("gold", rule="WWE-ACT-5"),),
    CLOTH_PRICE: (_number("gold", rule="WWE-ACT-5"),),
    NO_SALE: (),
    FORBID: (_CARD,),
    FEE: (_CARD, _number("gold", rule="WWE-ACT-1")),
    BONUS: (_CARD, _good("get", GOOD_NAMES), _AMOUNT),
    TRADE_EACH_ROUND: _TRADE,
    NO_TREATMENT: (),
    BUILDING_POINTS: (_number("points", 0, rule="WWE-ACT-4"),),
    DRAWN_DISCARDS: (),
}


def read_effect(entry: Table) -> list[int] | None:
    """An effect as EFFECT_WIDTH numbers; None where it is not in the vocabulary."""
    name = entry.text("do", rule="WWE-EVENT-1")
    if name not in EFFECTS:
        if name:
            near = difflib.get_close_matches(name, EFFECTS, 1)
            hint = f"; did you mean {near[0]}?" if near else ""
            what = f"{name} is not an effect{hint} (docs/how-to/event-effects.md has them all)"
            entry.refuse(what, "do", rule="WWE-EVENT-1")
        entry.pass_over()
        return None
    numbers = [EFFECTS[name], *(read(entry) for read in ARGUMENTS[EFFECTS[name]])]
    return numbers + [0] * (EFFECT_WIDTH - len(numbers))


def card_with(components: Components, effect: int, argument: int) -> int:
    """The first card with that effect and first argument; NONE if there is none."""
    for card in range(EVENT_CARDS):
        first = components.event_first[card] * EFFECT_WIDTH
        end = first + components.event_count[card] * EFFECT_WIDTH
        for place in range(first, end, EFFECT_WIDTH):
            if components.effects[place] == effect and components.effects[place + 1] == argument:
                return card
    return NONE
