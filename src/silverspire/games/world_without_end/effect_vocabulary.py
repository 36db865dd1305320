"""World Without End: the closed vocabulary of event effects, each declared in one row.

`{ do = "lose", good = "grain", amount = 1 }` in a pack becomes LOSE, GRAIN, 1, 0, 0: the effect and
its arguments in the order of its row. To add an effect, declare it here, carry it out in
`rules/effects.py` (or, if it lasts, in the rule that it changes), and write its sentence
`wwe-effect-…` in the locales. docs/how-to/event-effects.md explains each to the author of a pack.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, final

from mypy_extensions import i64

from silverspire.games.world_without_end.components import (
    CARD_NAMES,
    CLOTH,
    FAVOR_SPACES,
    GOOD_NAMES,
    GOODS,
    KNOWLEDGE,
    PERSON_NAMES,
    PILE_LIMIT,
    POINTS,
    PROJECT_NAMES,
    WOOL,
)
from silverspire.kernel.pack_sections import LARGEST, PackSection

ALL_GOODS: Final = GOOD_NAMES[:GOODS]
# Medical knowledge is never lost [WWE-FRAME-4].
LOSABLE: Final = tuple(name for name in ALL_GOODS if name != GOOD_NAMES[KNOWLEDGE])

Fact = str | int | tuple[str, ...]


class Parameter(NamedTuple):
    """One argument of an effect: its key in a pack, how it is read, and what its number means."""

    key: str
    read: Callable[[PackSection], int]
    fact: Callable[[int], Fact]


class Effect(NamedTuple):
    """One word of the vocabulary. What lasts holds while its card is in force."""

    name: str
    parameters: tuple[Parameter, ...]
    lasts: bool

    def facts(self, numbers: Sequence[int]) -> dict[str, Fact]:
        """The arguments of an effect by their keys, as names where the numbers are ids."""
        pairs = zip(self.parameters, numbers, strict=False)
        return {parameter.key: parameter.fact(int(number)) for parameter, number in pairs}


@final
class Vocabulary:
    """All effects, by their numbers and by their names."""

    def __init__(self) -> None:
        self.rows: dict[int, Effect] = {}
        self.numbers: dict[str, int] = {}

    def add(self, name: str, *parameters: Parameter, lasts: bool = False) -> i64:
        """Declare an effect; returns its number."""
        number = len(self.rows) + 1
        self.rows[number] = Effect(name, parameters, lasts)
        self.numbers[name] = number
        return number


# --- The arguments -------------------------------------------------------------------------------


def _name(
    key: str, names: Sequence[str], rule: str, offered: Sequence[str] | None = None
) -> Parameter:
    """One of these names; a pack may be offered only some of them."""
    words = names if offered is None else offered
    return Parameter(
        key,
        lambda entry: names.index(words[entry.word(key, words, rule=rule)]),
        lambda number: names[number],
    )


def _good(
    key: str = "good", offered: Sequence[str] = ALL_GOODS, rule: str = "WWE-EVENT-4"
) -> Parameter:
    return _name(key, GOOD_NAMES, rule, offered)


def _one_of(offered: Sequence[str], rule: str = "WWE-EVENT-4") -> Parameter:
    """A set of goods as the sum of `1 << good`; one good alone would be no choice."""

    def read(entry: PackSection) -> int:
        noted = len(entry.problems)
        words = entry.words("goods", offered, rule=rule)
        goods = {GOOD_NAMES.index(offered[place]) for place in words}
        if len(entry.problems) == noted and len(goods) < 2:
            entry.refuse("`goods` must name two different goods at least", "goods", rule=rule)
        return sum(1 << good for good in goods)

    return Parameter("goods", read, goods_in)


def goods_in(mask: int) -> tuple[str, ...]:
    """A set of goods that is written as a bit each."""
    return tuple([GOOD_NAMES[good] for good in range(GOODS) if mask & (1 << good)])


def _number(
    key: str, lowest: int = 1, highest: int = LARGEST, rule: str = "WWE-EVENT-4"
) -> Parameter:
    return Parameter(
        key, lambda entry: entry.number(key, lowest, highest, rule=rule), lambda number: number
    )


def _signed(key: str) -> Parameter:
    """Points to win or, below 0, to lose; 0 would be no effect."""

    def read(entry: PackSection) -> int:
        points = entry.number(key, -LARGEST, rule="WWE-EVENT-4")
        if points == 0:
            entry.refuse(f"`{key}` must not be 0", key, rule="WWE-EVENT-4")
        return points

    return Parameter(key, read, lambda number: number)


_ANY_GOOD: Final = _good()
_LOST_GOOD: Final = _good("good", LOSABLE, "WWE-FRAME-4")
_SOLD_GOOD: Final = _good("good", (GOOD_NAMES[WOOL], GOOD_NAMES[CLOTH]), "WWE-ACT-5")
_GIVEN: Final = _good("give", (*LOSABLE, GOOD_NAMES[POINTS]), "WWE-FRAME-4")
_GIVEN_AMOUNT: Final = _number("give_amount")
_GOT: Final = _good("get", GOOD_NAMES)
_GOT_AMOUNT: Final = _number("get_amount")
_AMOUNT: Final = _number("amount")
_POINTS: Final = _number("points")
_POINTS_OR_LOSS: Final = _signed("points")
_PERSON: Final = _name("person", PERSON_NAMES, "WWE-FAVOR-2")
_PROJECT: Final = _name("project", PROJECT_NAMES, "WWE-PROJ-1")
_CARD: Final = _name("card", CARD_NAMES, "WWE-ACT-2")
_PRICE: Final = _number("gold", rule="WWE-ACT-5")

# --- Effects that happen once --------------------------------------------------------------------

EFFECTS: Final = Vocabulary()
# Each player gains it, as far as the supply goes.
GAIN: Final = EFFECTS.add("gain", _ANY_GOOD, _AMOUNT)
GAIN_POINTS: Final = EFFECTS.add("gain_points", _POINTS)
# Each player loses what they have of it, up to the amount.
LOSE: Final = EFFECTS.add("lose", _LOST_GOOD, _AMOUNT)
LOSE_POINTS: Final = EFFECTS.add("lose_points", _POINTS)
# Each player chooses one of those they have.
LOSE_ONE_OF: Final = EFFECTS.add("lose_one_of", _one_of(LOSABLE, "WWE-FRAME-4"))
# Each player chooses one of those in supply.
GAIN_ONE_OF: Final = EFFECTS.add("gain_one_of", _one_of(ALL_GOODS))
# Each player may exchange once.
TRADE: Final = EFFECTS.add("trade", _GIVEN, _GIVEN_AMOUNT, _GOT, _GOT_AMOUNT)
# For each that a player holds, or each house on the board.
POINTS_PER_GOOD: Final = EFFECTS.add("points_per_good", _ANY_GOOD, _POINTS_OR_LOSS)
POINTS_PER_HOUSE: Final = EFFECTS.add("points_per_house", _POINTS_OR_LOSS)
# For whoever holds most (at least 1) or fewest; with a tie, for all of them.
MOST: Final = EFFECTS.add("most", _ANY_GOOD, _POINTS_OR_LOSS)
FEWEST: Final = EFFECTS.add("fewest", _ANY_GOOD, _POINTS_OR_LOSS)
# Each player pays, or loses the points.
PAY_OR_LOSE: Final = EFFECTS.add("pay_or_lose", _LOST_GOOD, _AMOUNT, _POINTS)
# Each player with a house takes one back, of their choice.
RETURN_HOUSE: Final = EFFECTS.add("return_house")
# This round nobody performs an action.
NO_ACTIONS: Final = EFFECTS.add("no_actions")
# Each player discards that many more, except at the royal court.
DISCARD: Final = EFFECTS.add("discard", _number("cards", 1, PILE_LIMIT, "WWE-ACT-2"))
# This round a due discard is drawn at random.
RANDOM_DISCARDS_THIS_ROUND: Final = EFFECTS.add("random_discards")
OPEN_PROJECT: Final = EFFECTS.add("open_project", _PROJECT)
# All others in play are canceled until the chapter ends.
CANCEL_OTHER_PROJECTS: Final = EFFECTS.add("cancel_other_projects", _PROJECT)
# Completed from the supply.
COMPLETE_PROJECT: Final = EFFECTS.add("complete_project", _PROJECT)
# A person's spaces, or what the fair buys, until the chapter ends.
CANCEL_FAVOR: Final = EFFECTS.add("cancel_favor", _PERSON)
CANCEL_FAIR: Final = EFFECTS.add("cancel_fair", _SOLD_GOOD)
OPEN_FAIR: Final = EFFECTS.add("open_fair", _SOLD_GOOD)
# The marker moves on without a reward.
MOVE_FAVOR: Final = EFFECTS.add("move_favor", _number("spaces", 1, FAVOR_SPACES - 1, "WWE-FAVOR-1"))

# --- Effects that last ---------------------------------------------------------------------------

WOOL_PRICE: Final = EFFECTS.add("wool_price", _PRICE, lasts=True)
CLOTH_PRICE: Final = EFFECTS.add("cloth_price", _PRICE, lasts=True)
NO_SALE: Final = EFFECTS.add("no_sale", lasts=True)
# The card's action cannot be performed, or costs gold first.
FORBID: Final = EFFECTS.add("forbid", _CARD, lasts=True)
FEE: Final = EFFECTS.add("fee", _CARD, _number("gold", rule="WWE-ACT-1"), lasts=True)
# For whoever performed the card's action.
BONUS: Final = EFFECTS.add("bonus", _CARD, _GOT, _AMOUNT, lasts=True)
# Each player may exchange once a round.
TRADE_EACH_ROUND: Final = EFFECTS.add(
    "trade_each_round", _GIVEN, _GIVEN_AMOUNT, _GOT, _GOT_AMOUNT, lasts=True
)
# No sick location can be treated.
NO_TREATMENT: Final = EFFECTS.add("no_treatment", lasts=True)
# For each resource placed on a project, instead of what is printed.
BUILDING_POINTS: Final = EFFECTS.add(
    "building_points", _number("points", 0, rule="WWE-ACT-4"), lasts=True
)
# A due discard is drawn at random.
RANDOM_DISCARDS_WHILE_IN_FORCE: Final = EFFECTS.add("drawn_discards", lasts=True)
