"""The effects of event cards in words: what a test prints on a card that it draws.

    a_table().drawing(trade("1 wool", "3 gold"))

Each function is one word of the closed vocabulary in `components.py`, and its numbers.
"""

from __future__ import annotations

from silverspire.games.world_without_end import components as c

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
    return (c.GAIN, *amount_of(text))


def gain_points(points: int) -> Effect:
    return (c.GAIN_POINTS, points)


def lose(text: str) -> Effect:
    return (c.LOSE, *amount_of(text))


def lose_points(points: int) -> Effect:
    return (c.LOSE_POINTS, points)


def lose_one_of(*goods: str) -> Effect:
    return (c.LOSE_ONE_OF, goods_of(*goods))


def gain_one_of(*goods: str) -> Effect:
    return (c.GAIN_ONE_OF, goods_of(*goods))


def trade(give: str, get: str) -> Effect:
    return (c.TRADE, *_exchange(give, get))


def points_per_good(good: str, points: int) -> Effect:
    return (c.POINTS_PER_GOOD, good_of(good), points)


def points_per_house(points: int) -> Effect:
    return (c.POINTS_PER_HOUSE, points)


def most(good: str, points: int) -> Effect:
    return (c.MOST, good_of(good), points)


def fewest(good: str, points: int) -> Effect:
    return (c.FEWEST, good_of(good), points)


def pay_or_lose(text: str, points: int) -> Effect:
    return (c.PAY_OR_LOSE, *amount_of(text), points)


def return_house() -> Effect:
    return (c.RETURN_HOUSE,)


def no_actions() -> Effect:
    return (c.NO_ACTIONS,)


def discard(cards: int) -> Effect:
    return (c.DISCARD, cards)


def random_discards() -> Effect:
    return (c.RANDOM_DISCARDS,)


def open_project(project: str) -> Effect:
    return (c.OPEN_PROJECT, c.PROJECT_NAMES.index(project))


def cancel_other_projects(project: str) -> Effect:
    return (c.CANCEL_OTHER_PROJECTS, c.PROJECT_NAMES.index(project))


def complete_project(project: str) -> Effect:
    return (c.COMPLETE_PROJECT, c.PROJECT_NAMES.index(project))


def cancel_favor(person: str) -> Effect:
    return (c.CANCEL_FAVOR, c.PERSON_NAMES.index(person))


def cancel_fair(good: str) -> Effect:
    return (c.CANCEL_FAIR, good_of(good))


def open_fair(good: str) -> Effect:
    return (c.OPEN_FAIR, good_of(good))


def move_favor(spaces: int) -> Effect:
    return (c.MOVE_FAVOR, spaces)


# --- While the card is in force ------------------------------------------------------------------


def wool_price(gold: int) -> Effect:
    return (c.WOOL_PRICE, gold)


def cloth_price(gold: int) -> Effect:
    return (c.CLOTH_PRICE, gold)


def no_sale() -> Effect:
    return (c.NO_SALE,)


def forbid(card: str) -> Effect:
    return (c.FORBID, c.CARD_NAMES.index(card))


def fee(card: str, gold: int) -> Effect:
    return (c.FEE, c.CARD_NAMES.index(card), gold)


def bonus(card: str, text: str) -> Effect:
    return (c.BONUS, c.CARD_NAMES.index(card), *amount_of(text))


def trade_each_round(give: str, get: str) -> Effect:
    return (c.TRADE_EACH_ROUND, *_exchange(give, get))


def no_treatment() -> Effect:
    return (c.NO_TREATMENT,)


def building_points(points: int) -> Effect:
    return (c.BUILDING_POINTS, points)


def drawn_discards() -> Effect:
    return (c.DRAWN_DISCARDS,)
