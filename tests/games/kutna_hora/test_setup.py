"""Kutná Hora, the set-up."""

from __future__ import annotations

import pytest

from silverspire.kernel.errors import WrongOption
from tests.games.kutna_hora.plain_box import a_box
from tests.games.kutna_hora.table import TableTop, a_city, a_new_game, ready_to_build

GUILDS = {"miners", "metallurgists", "builders", "scribes", "grocers", "innkeepers"}


@pytest.mark.rule("KH-SETUP-1")
def test_the_tax_counter_starts_at_0() -> None:
    assert a_city().tax == 0


@pytest.mark.rule("KH-SETUP-1", "KH-RIGHTS-4")
def test_the_red_buildings_wait_outside_the_town_hall() -> None:
    table = a_city()

    assert [table.row(number) for number in (1, 2, 3)] == [
        ["builders", "scribes", "green"],
        ["grocers", "miners", "silver"],
        ["innkeepers", "metallurgists", "yellow"],
    ]


@pytest.mark.rule("KH-SETUP-2")
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("number", "color"), [(1, "green"), (2, "silver"), (3, "yellow")])
def test_a_row_is_two_guild_stacks_and_its_patrician(seed: int, number: int, color: str) -> None:
    first, second, third = a_new_game(seed=seed, box=a_box()).row(number)

    assert {first, second} < GUILDS
    assert third == color


@pytest.mark.rule("KH-SETUP-2")
@pytest.mark.parametrize("seed", range(8))
def test_every_guild_has_its_stack(seed: int) -> None:
    table = a_new_game(seed=seed)

    assert {*table.row(1)[:2], *table.row(2)[:2], *table.row(3)[:2]} == GUILDS


@pytest.mark.rule("KH-SETUP-2")
def test_the_guild_stacks_are_dealt_at_random() -> None:
    rows = {tuple(a_new_game(seed=seed).row(1)) for seed in range(8)}

    assert len(rows) > 1


@pytest.mark.rule("KH-SETUP-2")
@pytest.mark.parametrize("guild", sorted(GUILDS))
def test_a_guild_stack_is_four_tiles_with_the_marked_one_at_the_bottom(guild: str) -> None:
    stacks = {tuple(a_new_game(seed=seed, box=a_box()).stack(guild)) for seed in range(12)}

    assert {stack[3] for stack in stacks} == {f"{guild}-4"}
    assert {frozenset(stack) for stack in stacks} == {
        frozenset(f"{guild}-{number}" for number in (1, 2, 3, 4))
    }
    assert len(stacks) > 1


@pytest.mark.rule("KH-SETUP-2")
@pytest.mark.parametrize("color", ["green", "silver", "yellow"])
def test_a_public_stack_is_three_shuffled_tiles(color: str) -> None:
    stacks = {tuple(a_new_game(seed=seed).stack(color)) for seed in range(12)}

    assert {frozenset(stack) for stack in stacks} == {
        frozenset(f"{color}-{number}" for number in (1, 2, 3))
    }
    assert len(stacks) > 1


def rocks_on(table: TableTop) -> dict[str, str]:
    """The rocks in the mine, by space."""
    spaces = table.view()["mine"].items()
    return {name: space["tile"] for name, space in spaces if space["tile"] is not None}


@pytest.mark.rule("KH-SETUP-3")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("seed", range(6))
def test_four_rocks_lie_open_on_the_spaces_of_a_mine_card(seats: int, seed: int) -> None:
    table = a_new_game(seats, seed)

    rocks = rocks_on(table)

    assert sorted(rocks) in [sorted(card) for card in table.mine_cards]
    assert sorted(rocks.values()) == ["rock-1", "rock-2", "rock-3", "rock-4"]


@pytest.mark.rule("KH-SETUP-3")
def test_cards_and_rocks_are_drawn_at_random() -> None:
    deals = [rocks_on(a_new_game(seed=seed)) for seed in range(20)]

    assert len({frozenset(deal) for deal in deals}) > 1
    assert len({tuple(deal.values()) for deal in deals}) > 1


@pytest.mark.rule("KH-SETUP-3")
def test_the_stars_of_a_rock_count_for_its_row() -> None:
    table = a_city().printing("rock-3", stars=2).with_rock("C2", "rock-3")

    assert [row["stars"] for row in table.view()["mine_rows"]] == [0, 2, 0, 0]


@pytest.mark.rule("KH-SETUP-4")
def test_both_decks_start_at_0_and_every_arm_leftmost() -> None:
    table = a_new_game()

    assert (table.population, table.ore) == (0, 0)
    assert {price["column"] for price in table.view()["prices"].values()} == {0}


@pytest.mark.rule("KH-SETUP-5")
def test_the_first_tile_of_barbara_is_current() -> None:
    assert a_new_game().barbara == 1


@pytest.mark.rule("KH-SETUP-5")
def test_the_bank_has_three_patricians_of_each_color() -> None:
    table = a_new_game()

    assert table.patricians("bank") == {"green": 3, "silver": 3, "yellow": 3, "red": 3}
    assert table.patricians("pool") == {}
    assert table.patricians("council") == {}


@pytest.mark.rule("KH-SETUP-5")
def test_pelicans_are_not_limited() -> None:
    table = ready_to_build("builders-1", pelicans=60)

    table.play("card:5:building")

    assert table.pelicans() == (60, 0)


@pytest.mark.rule("KH-SETUP-5")
def test_groschen_are_not_limited() -> None:
    table = a_city().printing_price("wood", 10).with_production("wood", 99)

    table.play("card:3:income")

    assert table.groschen() == 40 + 990


@pytest.mark.rule("KH-SETUP-6")
def test_the_first_technology_tile_is_on_top() -> None:
    table = ready_to_build("miners-1")

    table.play("card:5:building", "space:B1")

    assert table.mine_at("B1") == "technology-1"


@pytest.mark.rule("KH-SETUP-6")
@pytest.mark.parametrize("seed", range(4))
def test_mines_lie_set_one_above_two_above_three(seed: int) -> None:
    table = a_new_game(seed=seed, box=a_box())

    numbers = [int(name.removeprefix("mine-")) for name in table.mine_stack]

    assert sorted(numbers[:9]) == list(range(1, 10))
    assert sorted(numbers[9:18]) == list(range(10, 19))
    assert sorted(numbers[18:]) == list(range(19, 28))


@pytest.mark.rule("KH-SETUP-6")
def test_each_set_of_mines_is_shuffled() -> None:
    stacks = [a_new_game(seed=seed, box=a_box()).mine_stack for seed in range(6)]

    assert len({tuple(stack[:9]) for stack in stacks}) > 1
    assert len({tuple(stack[9:18]) for stack in stacks}) > 1
    assert len({tuple(stack[18:]) for stack in stacks}) > 1


@pytest.mark.rule("KH-SETUP-7")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_player_starts_with_the_same_board(seat: int) -> None:
    table = a_city()

    assert {table.production(good, seat) for good in table.view()["prices"]} == {0}
    assert table.mine_ore(seat) == 0
    assert table.markers(seat) == 3
    assert table.houses(seat) == [4, 4, 4]
    assert table.miners(seat) == (1, 8)
    assert (table.reputation(seat), table.score(seat)) == (0, 0)
    assert table.hand(seat) == [1, 2, 3, 4, 5, 6]
    assert table.tiles(seat) == []
    assert table.pelicans(seat) == (0, 0)


@pytest.mark.rule("KH-SETUP-7")
def test_the_six_action_cards_are_in_hand_during_the_draft() -> None:
    table = a_new_game()

    assert table.asked == "guilds"
    assert [table.hand(seat) for seat in range(4)] == [[1, 2, 3, 4, 5, 6]] * 4


@pytest.mark.rule("KH-SETUP-7")
@pytest.mark.parametrize(("start", "groschen"), [(0, [40, 41, 42, 43]), (2, [42, 43, 40, 41])])
def test_groschen_follow_the_turn_order(start: int, groschen: list[int]) -> None:
    table = a_city(start=start)

    assert [table.groschen(seat) for seat in range(4)] == groschen


@pytest.mark.rule("KH-SETUP-7")
def test_production_has_no_upper_limit() -> None:
    table = a_city().with_production("wood", 10).printing("builders-1", production=4)
    table.with_tile("builders-1").with_plot("C3")

    table.play("card:5:building")

    assert table.production("wood") == 14


@pytest.mark.rule("KH-SETUP-8")
def test_the_starting_player_is_drawn() -> None:
    starts = {a_new_game(seed=seed).view()["starting_seat"] for seed in range(40)}

    assert starts == {0, 1, 2, 3}


@pytest.mark.rule("KH-SETUP-8")
def test_a_table_may_name_the_starting_player() -> None:
    table = a_city(start=2)

    assert table.asked_seat == 2


@pytest.mark.rule("KH-SETUP-8")
def test_only_a_seat_of_the_table_can_start() -> None:
    with pytest.raises(WrongOption):
        a_new_game(3, start=3)


@pytest.mark.rule("KH-SETUP-10")
@pytest.mark.parametrize(
    ("seats", "events", "revealed"),
    [(2, None, True), (2, True, True), (3, None, False), (4, False, False), (4, True, True)],
)
def test_events_are_for_two_players_and_for_more_that_want_them(
    seats: int, events: bool | None, revealed: bool
) -> None:
    table = a_city(seats, events)

    assert (table.event is not None) == revealed


@pytest.mark.rule("KH-SETUP-10")
def test_two_players_cannot_do_without_events() -> None:
    with pytest.raises(WrongOption):
        a_new_game(2, events=False)


@pytest.mark.rule("KH-SETUP-10")
@pytest.mark.parametrize(("seats", "decks"), [(2, "AAABB"), (3, "AAABB"), (4, "AABB")])
@pytest.mark.parametrize("seed", range(4))
def test_events_come_from_deck_a_until_the_red_patricians_enter(
    seats: int, decks: str, seed: int
) -> None:
    table = a_new_game(seats, seed, events=True)

    dealt = [table.state.components.event_keys[card] for card in table.state.events]

    assert "".join(key.split("-")[1] for key in dealt) == decks
    assert len(set(dealt)) == len(dealt)


@pytest.mark.rule("KH-SETUP-10")
def test_the_first_event_is_revealed_immediately_and_its_tax_is_added() -> None:
    box = a_box().printing_events(tax=2)

    table = a_city(2, box=box)

    assert table.event is not None
    assert table.tax == 2


@pytest.mark.rule("KH-SETUP-11")
def test_the_draft_sees_town_hall_and_rocks_but_not_the_event() -> None:
    table = a_new_game(2, box=a_box().printing_events(tax=2))
    assert table.asked == "guilds"
    assert len(rocks_on(table)) == 4
    assert {len(table.row(number)) for number in (1, 2, 3)} == {3}
    assert (table.event, table.tax) == (None, 0)

    table.play("guilds:1")

    assert table.asked == "row"
    assert (table.event, table.tax) == (None, 0)
