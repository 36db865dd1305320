"""The effects of event cards in words: what a test prints on a card that it draws.

    a_table().drawing(trade("1 wool", "3 gold"))

Each function is one word of the closed vocabulary in `effect_vocabulary.py`, and its numbers.
"""

from __future__ import annotations

from silverspire.games.world_without_end import components as c
from silverspire.games.world_without_end import effect_vocabulary as v

Effect = tuple[int, ...]

BLANK_CORNER = "nothing"


def good_of(name: str) -> int:
    return c.GOOD_NAMES.index(name)


def amount_of(text: str) -> tuple[int, int]:
    """ "2 gold": the good, and how much of it; "nothing": no point at all."""
    if text == BLANK_CORNER:
        return c.POINTS, 0
    amount, _, name = text.rpartition(" ")
    return good_of(name), int(amount or 1)


def goods_of(*names: str) -> int:
    """A set of goods, a bit each."""
    return sum(1 << good_of(name) for name in names)


def _exchange(give: str, get: str) -> tuple[int, int, int, int]:
    return (*amount_of(give), *amount_of(get))


# --- Once ----------------------------------------------------------------------------------------


def gain(text: str) -> Effect:
    return (v.GAIN, *amount_of(text))


def gain_points(points: int) -> Effect:
    return (v.GAIN_POINTS, points)


def lose(text: str) -> Effect:
    return (v.LOSE, *amount_of(text))


def lose_points(points: int) -> Effect:
    return (v.LOSE_POINTS, points)


def lose_one_of(*goods: str) -> Effect:
    return (v.LOSE_ONE_OF, goods_of(*goods))


def gain_one_of(*goods: str) -> Effect:
    return (v.GAIN_ONE_OF, goods_of(*goods))


def trade(give: str, get: str) -> Effect:
    return (v.TRADE, *_exchange(give, get))


def points_per_good(good: str, points: int) -> Effect:
    return (v.POINTS_PER_GOOD, good_of(good), points)


def points_per_house(points: int) -> Effect:
    return (v.POINTS_PER_HOUSE, points)


def most(good: str, points: int) -> Effect:
    return (v.MOST, good_of(good), points)


def fewest(good: str, points: int) -> Effect:
    return (v.FEWEST, good_of(good), points)


def pay_or_lose(text: str, points: int) -> Effect:
    return (v.PAY_OR_LOSE, *amount_of(text), points)


def return_house() -> Effect:
    return (v.RETURN_HOUSE,)


def no_actions() -> Effect:
    return (v.NO_ACTIONS,)


def discard(cards: int) -> Effect:
    return (v.DISCARD, cards)


def random_discards() -> Effect:
    return (v.RANDOM_DISCARDS_THIS_ROUND,)


def open_project(project: str) -> Effect:
    return (v.OPEN_PROJECT, c.PROJECT_NAMES.index(project))


def cancel_other_projects(project: str) -> Effect:
    return (v.CANCEL_OTHER_PROJECTS, c.PROJECT_NAMES.index(project))


def complete_project(project: str) -> Effect:
    return (v.COMPLETE_PROJECT, c.PROJECT_NAMES.index(project))


def cancel_favor(person: str) -> Effect:
    return (v.CANCEL_FAVOR, c.PERSON_NAMES.index(person))


def cancel_fair(good: str) -> Effect:
    return (v.CANCEL_FAIR, good_of(good))


def open_fair(good: str) -> Effect:
    return (v.OPEN_FAIR, good_of(good))


def move_favor(spaces: int) -> Effect:
    return (v.MOVE_FAVOR, spaces)


# --- While the card is in force ------------------------------------------------------------------


def wool_price(gold: int) -> Effect:
    return (v.WOOL_PRICE, gold)


def cloth_price(gold: int) -> Effect:
    return (v.CLOTH_PRICE, gold)


def no_sale() -> Effect:
    return (v.NO_SALE,)


def forbid(card: str) -> Effect:
    return (v.FORBID, c.CARD_NAMES.index(card))


def fee(card: str, gold: int) -> Effect:
    return (v.FEE, c.CARD_NAMES.index(card), gold)


def bonus(card: str, text: str) -> Effect:
    return (v.BONUS, c.CARD_NAMES.index(card), *amount_of(text))


def trade_each_round(give: str, get: str) -> Effect:
    return (v.TRADE_EACH_ROUND, *_exchange(give, get))


def no_treatment() -> Effect:
    return (v.NO_TREATMENT,)


def building_points(points: int) -> Effect:
    return (v.BUILDING_POINTS, points)


def drawn_discards() -> Effect:
    return (v.RANDOM_DISCARDS_WHILE_IN_FORCE,)
