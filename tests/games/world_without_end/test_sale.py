"""World Without End, selling at the fleece fair."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.effects import (
    cancel_fair,
    cloth_price,
    no_sale,
    open_fair,
    trade,
    wool_price,
)
from tests.games.world_without_end.table import TableTop, a_last_round, a_table


def a_seller(wool: int = 3, cloth: int = 2) -> TableTop:
    """Chapter II, where cloth is sold too; seat 0 has no gold."""
    return a_table(chapter=2).with_goods(wool=wool, cloth=cloth, gold=0)


@pytest.mark.rule("WWE-ACT-5")
@pytest.mark.parametrize("wool", [1, 2, 3])
def test_any_number_of_wool_sells_at_two_gold_each(wool: int) -> None:
    table = a_seller()

    table.play("play:sale", f"wool:{wool}", "cloth:0")

    assert table.held("gold") == 2 * wool
    assert table.held("wool") == 3 - wool


@pytest.mark.rule("WWE-ACT-5")
def test_one_cloth_sells_at_four_gold_without_any_wool() -> None:
    table = a_seller()

    table.play("play:sale", "wool:0")

    assert table.held("gold") == 4
    assert table.held("cloth") == 1


@pytest.mark.rule("WWE-ACT-5")
def test_both_together() -> None:
    table = a_seller()

    table.play("play:sale", "wool:3", "cloth:1")

    assert table.held("gold") == 3 * 2 + 4
    assert table.events("goods.sold") == [{"wool": 3, "cloth": 1, "paid": 10}]


@pytest.mark.rule("WWE-ACT-5")
def test_at_most_one_cloth() -> None:
    table = a_seller()

    table.play("play:sale", "wool:1")

    assert table.legal() == ["cloth:0", "cloth:1"]
    assert table.reason("cloth:2") == ("WWE-ACT-5", "refusal-cloth-limit", {})


@pytest.mark.rule("WWE-ACT-5")
def test_a_sale_of_nothing_is_none() -> None:
    table = a_seller(cloth=0)

    table.play("play:sale")

    assert table.reason("wool:0").message == "refusal-nothing-sold"


@pytest.mark.rule("WWE-ACT-5")
def test_nobody_sells_more_wool_than_they_have() -> None:
    table = a_seller(wool=2)

    table.play("play:sale")

    assert table.reason("wool:3").message == "refusal-too-few-wool"


@pytest.mark.rule("WWE-ACT-5", "WWE-ACT-1")
def test_with_nothing_to_sell_the_action_is_impossible() -> None:
    table = a_seller(wool=0, cloth=0)

    table.play("play:sale")

    assert table.asked == "discard"
    assert not table.performed()


@pytest.mark.rule("WWE-ACT-5", "WWE-FRAME-4")
def test_what_is_sold_goes_back_to_its_supply() -> None:
    table = a_seller()
    wool, cloth = table.supply("wool"), table.supply("cloth")

    table.play("play:sale", "wool:2", "cloth:1")

    assert (table.supply("wool"), table.supply("cloth")) == (wool + 2, cloth + 1)


@pytest.mark.rule("WWE-ACT-5")
def test_all_fifteen_wool_can_be_sold_at_once() -> None:
    table = a_table(2, chapter=2).with_goods(1, wool=0).with_goods(wool=15, gold=0)

    table.play("play:sale", "wool:15")

    assert table.held("gold") == 30


@pytest.mark.rule("WWE-ACT-5")
def test_prices_and_the_limit_are_printed() -> None:
    table = a_seller().printing(wool_price=3, cloth_price=5, cloth_limit=2)

    table.play("play:sale", "wool:1", "cloth:2")

    assert table.held("gold") == 3 + 2 * 5


# --- Covers and prices ---------------------------------------------------------------------------


@pytest.mark.rule("WWE-ACT-5", "WWE-EVENT-3")
def test_a_canceled_cloth_space_sells_no_cloth() -> None:
    table = a_seller().with_fair(covered="cloth")

    table.play("play:sale")
    assert table.why_not("wool:0") == ["WWE-ACT-5"]
    table.play("wool:2")

    assert table.held("gold") == 4
    assert table.held("cloth") == 2


@pytest.mark.rule("WWE-ACT-5", "WWE-EVENT-3")
def test_a_canceled_wool_space_sells_no_wool() -> None:
    table = a_seller().with_fair(covered="wool")

    table.play("play:sale")

    assert table.legal() == ["decline", "wool:0"]
    assert table.reason("wool:1").message == "refusal-fair-closed"


@pytest.mark.rule("WWE-ACT-5")
def test_with_both_canceled_nothing_is_sold() -> None:
    table = a_seller().with_fair(covered="wool cloth")

    table.play("play:sale")

    assert table.asked == "discard"


@pytest.mark.rule("WWE-ACT-5")
def test_covers_do_not_touch_an_events_exchange() -> None:
    table = a_seller().with_fair(covered="wool cloth")

    table.drawing(trade("1 wool", "3 gold")).play("perform")

    assert table.held("gold") == 3


@pytest.mark.rule("WWE-ACT-5", "WWE-CARD-1")
def test_price_events_do_not_touch_an_events_exchange() -> None:
    table = a_seller().with_long_term(wool_price(1))

    table.drawing(trade("1 wool", "3 gold")).play("perform")

    assert table.held("gold") == 3


@pytest.mark.rule("WWE-ACT-5")
def test_a_closed_fair_does_not_touch_weaving() -> None:
    table = a_seller().with_long_term(no_sale())

    table.play("play:cloth", "cloth:2")

    assert table.held("cloth") == 4


@pytest.mark.rule("WWE-SETUP-4", "WWE-EVENT-2")
def test_an_event_may_open_the_cloth_space_in_chapter_i() -> None:
    table = a_table().with_goods(cloth=1, gold=0).drawing(open_fair("cloth")).play("arrow:0")

    table.play("play:sale", "wool:0")

    assert table.held("gold") == 4


@pytest.mark.rule("WWE-SETUP-4", "WWE-CHAP-1")
def test_after_chapter_i_the_cloth_space_is_open() -> None:
    table = a_last_round().with_all_duties_paid()
    assert table.price("cloth") is None

    table.end_chapter()

    assert table.price("cloth") == 4


@pytest.mark.rule("WWE-EVENT-2", "WWE-EVENT-3")
@pytest.mark.parametrize("good", ["wool", "cloth"])
def test_an_event_may_close_a_space_until_the_chapter_ends(good: str) -> None:
    table = a_last_round(chapter=2).with_all_duties_paid().drawing(cancel_fair(good))
    assert table.price(good) is None

    table.play("arrow:0").end_chapter()

    assert table.price(good) is not None


@pytest.mark.rule("WWE-CARD-1", "WWE-EVENT-1")
def test_a_long_term_event_changes_the_price_of_cloth_and_not_of_wool() -> None:
    table = a_seller().with_long_term(cloth_price(7))

    table.play("play:sale", "wool:1", "cloth:1")

    assert table.held("gold") == 2 + 7


@pytest.mark.rule("WWE-EVENT-1")
def test_a_long_term_event_may_stop_all_sales() -> None:
    table = a_seller().with_long_term(no_sale())

    table.play("play:sale")

    assert table.asked == "discard"
    assert (table.price("wool"), table.price("cloth")) == (None, None)
