"""Kutná Hora, the shipped price decks: every cell, both directions, both symbols."""

from __future__ import annotations

import pytest

from silverspire.games.kutna_hora import pack
from silverspire.games.kutna_hora.components import (
    ARM_COLUMNS,
    BEER,
    COMMODITY_NAMES,
    FOOD,
    ORE,
    PERMITS,
    PLAIN_CELL,
    RED_CROSS,
    SILVER,
    TOWN_BUILDS,
    WOOD,
    Components,
)
from silverspire.kernel.registry import find_game

SHIPPED = find_game("kutna_hora").pack_folder("reconstructed")

POPULATION_NUMBERS = 40  # 0 to 39: the back of the turn-over card is blank
ORE_NUMBERS = 30
DECKS = [
    *((commodity, POPULATION_NUMBERS) for commodity in (WOOD, FOOD, BEER)),
    *((commodity, ORE_NUMBERS) for commodity in (ORE, SILVER, PERMITS)),
]


@pytest.fixture(scope="module")
def box() -> Components:
    """The components of the shipped pack."""
    return pack.READER.load(SHIPPED)


def column_of(box: Components, commodity: int, cards: int, column: int) -> list[int]:
    return [int(box.price(commodity, card, column)) for card in range(cards)]


def marks_on(box: Components, commodity: int, cards: int, mark: int) -> set[tuple[int, int]]:
    return {
        (card, column)
        for card in range(cards)
        for column in range(ARM_COLUMNS)
        if box.mark(commodity, card, column) == mark
    }


def steps_of(box: Components, commodity: int, builder: int, cards: int) -> list[tuple[int, int]]:
    """The prices before and after a notch, in every cell where that guild can build."""
    return [
        (int(box.price(commodity, card, column)), int(box.price(commodity, card, column + 1)))
        for card, column in sorted(marks_on(box, builder, cards, PLAIN_CELL))
        if column + 1 < ARM_COLUMNS
    ]


@pytest.mark.rule("KH-PRICE-2")
@pytest.mark.parametrize("column", range(ARM_COLUMNS))
@pytest.mark.parametrize(("commodity", "cards"), DECKS)
def test_prices_rise_with_their_deck_and_ore_falls(
    box: Components, commodity: int, cards: int, column: int
) -> None:
    prices = column_of(box, commodity, cards, column)

    assert prices == sorted(prices, reverse=commodity == ORE)
    assert prices[0] != prices[-1]


@pytest.mark.rule("KH-PRICE-3")
@pytest.mark.parametrize(("commodity", "cards"), DECKS)
def test_a_notch_lowers_the_price_and_raises_that_of_ore(
    box: Components, commodity: int, cards: int
) -> None:
    columns = [column_of(box, commodity, cards, column) for column in range(ARM_COLUMNS)]
    rows = [list(row) for row in zip(*columns, strict=True)]

    assert rows == [sorted(row, reverse=commodity != ORE) for row in rows]


@pytest.mark.rule("KH-PRICE-3")
@pytest.mark.parametrize(
    ("commodity", "cards"), [deck for deck in DECKS if deck[0] not in (ORE, SILVER)]
)
def test_wherever_a_guild_can_build_its_building_lowers_the_price_down_to_the_lowest(
    box: Components, commodity: int, cards: int
) -> None:
    steps = steps_of(box, commodity, commodity, cards)

    assert {(price, after) for price, after in steps if after >= price} <= {(1, 1)}


@pytest.mark.rule("KH-PRICE-1", "KH-PRICE-3")
def test_wherever_silver_can_be_built_it_becomes_cheaper_and_ore_more_expensive(
    box: Components,
) -> None:
    silver = steps_of(box, SILVER, SILVER, ORE_NUMBERS)
    ore = steps_of(box, ORE, SILVER, ORE_NUMBERS)

    assert all(after < price for price, after in silver)
    assert all(after > price for price, after in ore)


@pytest.mark.parametrize(
    ("commodity", "price"), list(zip(COMMODITY_NAMES, (5, 4, 2, 2, 4, 4), strict=True))
)
def test_every_price_starts_in_single_digits(box: Components, commodity: str, price: int) -> None:
    assert box.price(COMMODITY_NAMES.index(commodity), 0, 0) == price


@pytest.mark.parametrize(
    ("commodity", "cards", "price"),
    [(WOOD, 40, 2), (SILVER, 30, 3), (ORE, 30, 4), (PERMITS, 30, 4)],
)
def test_the_prices_of_the_examples_occur_where_one_may_build(
    box: Components, commodity: int, cards: int, price: int
) -> None:
    plain = marks_on(box, commodity, cards, PLAIN_CELL)

    assert price in {box.price(commodity, card, column) for card, column in plain}


@pytest.mark.parametrize(("commodity", "cards"), DECKS)
def test_the_town_builds_for_high_cards_and_arms_still_left(
    box: Components, commodity: int, cards: int
) -> None:
    symbols = marks_on(box, commodity, cards, TOWN_BUILDS)
    further = {(card + 1, column) for card, column in symbols if card + 1 < cards}
    before = {(card, column - 1) for card, column in symbols if column}

    assert further | before <= symbols
    assert bool(symbols) == (commodity != ORE)


@pytest.mark.parametrize(("commodity", "cards"), DECKS)
def test_there_is_no_market_for_low_cards_and_arms_far_right(
    box: Components, commodity: int, cards: int
) -> None:
    crosses = marks_on(box, commodity, cards, RED_CROSS)
    sooner = {(card - 1, column) for card, column in crosses if card}
    further = {(card, column + 1) for card, column in crosses if column + 1 < ARM_COLUMNS}

    assert sooner | further <= crosses
    assert bool(crosses) == (commodity != ORE)
    assert (0, 0) not in crosses


@pytest.mark.rule("KH-PRICE-7")
@pytest.mark.parametrize(("commodity", "cards"), DECKS)
def test_no_symbol_stands_where_it_could_not_act(
    box: Components, commodity: int, cards: int
) -> None:
    symbols = marks_on(box, commodity, cards, TOWN_BUILDS)

    assert (0, 0) not in symbols
    assert ARM_COLUMNS - 1 not in {column for _, column in symbols}
