"""Kutná Hora, what is hidden and what is open."""

from __future__ import annotations

import pytest

from tests.games.kutna_hora.table import a_city, a_new_game, ready_to_build

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


@pytest.mark.rule("KH-FRAME-10")
@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_view_is_the_same_whatever_is_hidden(seat: int | None, seed: int) -> None:
    table = a_city(events=True)

    other = table.state.redeal(seat, seed)

    assert other.view(seat) == table.view(seat)


@pytest.mark.rule("KH-FRAME-10")
def test_the_order_under_a_top_the_later_events_and_the_mine_stack_are_hidden() -> None:
    table = a_city(events=True)

    seen = table.view()

    assert seen["town_hall"][0][0] == {
        "stack": "builders",
        "top": "builders-1",
        "height": 4,
        "cost": 1,
    }
    assert seen["mine_stack"] == {"count": 27, "back": 1, "discard": []}
    assert "events" not in seen


@pytest.mark.rule("KH-FRAME-10")
def test_a_redealt_table_hides_another_order() -> None:
    table = a_new_game(4, seed=1)

    others = [table.state.redeal(0, seed) for seed in range(8)]

    assert len({tuple(other.mine_stack) for other in others}) > 1
    assert len({tuple(other.stacks) for other in others}) > 1


@pytest.mark.rule("KH-FRAME-10")
def test_the_three_sets_of_mines_stay_apart_under_the_top() -> None:
    table = a_city()

    others = [table.state.redeal(0, seed) for seed in range(8)]

    sets = table.box.components.mine_set
    assert {tuple(sets[tile] for tile in other.mine_stack) for other in others} == {
        (3,) * 9 + (2,) * 9 + (1,) * 9
    }


@pytest.mark.rule("KH-FRAME-10", "KH-MINE-8")
def test_in_a_renewed_mine_stack_only_the_back_of_the_top_is_known() -> None:
    table = a_city().with_miners(pool=2, waiting=0).with_mine_stack()
    table.with_mine_discard(*[f"mine-{number}" for number in range(5, 25)])
    table.play("card:1:mine")

    others = [table.state.redeal(0, seed) for seed in range(8)]

    sets = table.box.components.mine_set
    assert {other.view(0)["mine_stack"]["back"] for other in others} == {
        table.view()["mine_stack"]["back"]
    }
    assert len({tuple(sets[tile] for tile in other.mine_stack) for other in others}) > 1


@pytest.mark.rule("KH-FRAME-10")
@pytest.mark.parametrize(
    ("stack", "height", "reported"),
    [
        ("builders", 4, ["tile.revealed"]),
        ("builders", 3, ["tile.uncovered"]),
        ("builders", 2, ["tile.uncovered"]),
        ("builders", 1, []),
        ("green", 3, ["tile.revealed"]),
        ("green", 2, ["tile.uncovered"]),
        ("green", 1, []),
    ],
)
def test_a_new_top_is_news_unless_its_place_could_be_worked_out(
    stack: str, height: int, reported: list[str]
) -> None:
    table = a_city()
    table.with_stack(stack, *table.stack(stack)[-height:])

    table.play("card:3:rights", f"rights:{stack}")

    assert [kind for kind in table.happened if kind.startswith("tile.")] == reported


@pytest.mark.rule("KH-FRAME-10")
def test_discarded_and_removed_tiles_are_open() -> None:
    table = ready_to_build("miners-1").with_mine_discard("mine-3", "mine-4")

    table.play("card:5:building", "technology:remove")

    assert table.view(3)["mine_stack"]["discard"] == ["mine-3", "mine-4"]
    assert table.view(3)["removed"] == ["technology-1"]


@pytest.mark.rule("KH-FRAME-10")
def test_drawn_tiles_are_open() -> None:
    table = a_city().with_miners(pool=2, waiting=0).with_technology(2)

    table.play("card:1:mine")

    assert table.view(1)["asked"]["drawn"] == ["mine-1", "mine-2"]
