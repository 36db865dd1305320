"""Kutná Hora, actions without effect."""

from __future__ import annotations

import pytest

from tests.games.kutna_hora.table import a_city

GUILDS_AND_COMMODITIES = [
    ("miners", "ore"),
    ("metallurgists", "silver"),
    ("builders", "wood"),
    ("scribes", "permits"),
    ("grocers", "food"),
    ("innkeepers", "beer"),
]
OTHER_GUILDS = {
    guild: [other for other, _ in GUILDS_AND_COMMODITIES if other != guild][:2]
    for guild, _ in GUILDS_AND_COMMODITIES
}


@pytest.mark.rule("KH-FRAME-5")
@pytest.mark.parametrize("card", [1, 2, 3, 4, 5, 6])
def test_a_card_without_effect_is_spent_and_nothing_else_changes(card: int) -> None:
    table = a_city().with_pelicans(1).with_tile("builders-1").with_plot("C3")
    table.with_production("wood", 3).with_miners(pool=0, waiting=8)
    before = table.view()

    table.play(f"card:{card}:nothing")

    assert table.happened == ["card.without_effect"]
    assert table.groschen() == 40
    assert table.reputation() == 0
    assert table.pelicans() == (1, 0)
    assert table.miners() == (0, 8)
    assert table.tiles() == ["builders-1"]
    assert table.barbara == 1
    assert table.view()["mine_stack"] == before["mine_stack"]
    assert table.view()["city"] == before["city"]
    assert card not in table.hand()


@pytest.mark.rule("KH-FRAME-5")
def test_no_effect_is_one_choice_for_each_card_even_if_its_actions_are_possible() -> None:
    table = a_city().with_hand(1, 3)

    assert table.legal() == [
        "card:1:mine",
        "card:1:plot",
        "card:1:nothing",
        "card:3:rights",
        "card:3:income",
        "card:3:nothing",
    ]


@pytest.mark.rule("KH-FRAME-5")
@pytest.mark.parametrize("action", ["card:1:plot", "card:3:rights"])
def test_an_action_once_begun_is_carried_out(action: str) -> None:
    table = a_city()

    table.play(action)

    assert table.why_not("ignore") == ["KH-FRAME-5"]
