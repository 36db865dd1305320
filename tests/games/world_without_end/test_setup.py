"""World Without End, the set-up."""

from __future__ import annotations

import pytest

from silverspire.games.world_without_end.components import CARD_NAMES
from silverspire.games.world_without_end.game import GAME
from silverspire.kernel.errors import WrongOption
from tests.games.world_without_end.box import a_box
from tests.games.world_without_end.table import a_new_game, a_table

SEEDS = range(200)


@pytest.mark.rule("WWE-SETUP-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_starts_with_cards_houses_seals_wool_gold_and_points(seats: int) -> None:
    table = a_new_game(seats)

    last = seats - 1
    assert table.hand(last) == list(CARD_NAMES)
    assert len(table.hand(last)) == 12
    assert table.houses(last) == 4
    assert table.seals(last) == 2
    assert table.points(last) == 8


@pytest.mark.rule("WWE-SETUP-1")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_each_player_has_one_wool_and_two_gold_and_nothing_else(seat: int) -> None:
    table = a_new_game()

    assert table.goods(seat) == {"wool": 1, "gold": 2}


@pytest.mark.rule("WWE-SETUP-2")
@pytest.mark.parametrize(
    ("good", "total"),
    [
        ("stone", 25),
        ("wood", 15),
        ("grain", 10),
        ("piety", 12),
        ("cloth", 12),
        ("loyalty", 14),
        ("knowledge", 20),
    ],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_supplies_are_the_same_for_every_player_count(good: str, total: int, seats: int) -> None:
    table = a_new_game(seats)

    assert table.supply(good) == total


@pytest.mark.rule("WWE-SETUP-2")
@pytest.mark.parametrize(("seats", "left"), [(2, 13), (3, 12), (4, 11)])
def test_starting_wool_comes_out_of_the_fifteen(seats: int, left: int) -> None:
    table = a_new_game(seats)

    assert table.supply("wool") == left


@pytest.mark.rule("WWE-SETUP-2")
def test_gold_never_runs_out() -> None:
    table = a_table(2).with_goods(0, gold=28, wool=3)

    table.play("play:sale", "wool:3")

    assert table.held("gold") == 28 + 3 * 2


def decks(seed: int) -> list[tuple[str, ...]]:
    """The events of each chapter."""
    state = a_new_game(seed=seed).state
    keys = [state.components.event_keys[card] for card in state.decks]
    return [tuple(keys[first : first + 6]) for first in range(0, 24, 6)]


@pytest.mark.rule("WWE-SETUP-3")
@pytest.mark.parametrize(
    ("place", "chapter"), [(0, "event-I-"), (1, "event-II-"), (2, "event-III-"), (3, "event-IV-")]
)
def test_each_chapter_has_six_different_cards_of_its_own(place: int, chapter: str) -> None:
    cards = decks(seed=3)[place]

    assert len(set(cards)) == 6
    assert {card.rsplit("-", 1)[0] + "-" for card in cards} == {chapter}


@pytest.mark.rule("WWE-SETUP-3")
def test_the_cards_and_their_order_are_drawn_at_random() -> None:
    dealt = [decks(seed)[2] for seed in SEEDS]

    assert len(set(dealt)) == len(dealt)
    assert {cards[0] for cards in dealt} == {f"event-III-{number}" for number in range(1, 12)}
    assert {cards[5] for cards in dealt} == {f"event-III-{number}" for number in range(1, 12)}


@pytest.mark.rule("WWE-SETUP-3")
@pytest.mark.parametrize("seat", [0, 3, None])
def test_only_the_drawn_card_is_seen(seat: int | None) -> None:
    table = a_new_game(seed=3)

    seen = repr(table.view(seat))

    unseen = [card for cards in decks(seed=3) for card in cards][1:]
    assert [card for card in unseen if f"'{card}'" in seen] == []


@pytest.mark.rule("WWE-SETUP-4", "WWE-PROJ-1")
def test_the_bridge_is_on_the_board_empty() -> None:
    table = a_new_game()

    assert table.projects("in_play") == ["bridge"]
    assert table.resources_on("bridge") == (0, 0)
    assert table.project("bridge")["seals"] == []


@pytest.mark.rule("WWE-SETUP-4")
def test_no_cloth_is_sold_in_chapter_i() -> None:
    table = a_table().with_goods(wool=1, cloth=1)

    table.play("play:sale")

    assert table.legal() == ["decline", "wool:1"]
    assert table.why_not("wool:0") == ["WWE-ACT-5"]


@pytest.mark.rule("WWE-SETUP-5", "WWE-FAVOR-1")
def test_the_favor_marker_starts_on_the_first_outlaws_space() -> None:
    table = a_table()

    assert table.favor == "outlaws"
    assert table.favor_space == 2


@pytest.mark.rule("WWE-SETUP-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_player_is_drawn(seats: int) -> None:
    starts = [a_new_game(seats, seed).active for seed in SEEDS]

    assert set(starts) == set(range(seats))


@pytest.mark.rule("WWE-SETUP-5")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_a_table_may_name_the_starting_player(start: int) -> None:
    table = a_new_game(3, start=start)

    assert table.active == start
    assert table.asked_seat == start


@pytest.mark.rule("WWE-SETUP-5")
def test_the_starting_player_must_sit_at_the_table() -> None:
    with pytest.raises(WrongOption, match="seat 3 cannot start"):
        GAME.new(3, options={"start": 3})


CORNERS = ["stone", "wood", "grain", "piety"]


@pytest.mark.rule("WWE-SETUP-6")
def test_four_players_sit_at_the_four_sides() -> None:
    table = a_table(4).drawing(corners=CORNERS).play("arrow:0")

    assert table.seats_of("good.gained") == [0, 1, 2, 3]
    assert [facts["good"] for facts in table.events("good.gained")] == CORNERS


@pytest.mark.rule("WWE-SETUP-6")
def test_three_players_leave_the_last_side_free() -> None:
    table = a_table(3).drawing(corners=CORNERS).play("arrow:0")

    assert [facts["good"] for facts in table.events("good.gained")] == ["stone", "wood", "grain"]
    assert table.supply("piety") == 12


@pytest.mark.rule("WWE-SETUP-6")
def test_two_players_sit_opposite_each_other() -> None:
    table = a_table(2).drawing(corners=CORNERS).play("arrow:0")

    assert [facts["good"] for facts in table.events("good.gained")] == ["stone", "grain"]
    assert (table.supply("wood"), table.supply("piety")) == (15, 12)


def goods_at(arrow: int, printed_arrow: int) -> list[str]:
    """What each of four players takes when the card is turned so that its arrow shows a number."""
    table = a_table().drawing(corners=CORNERS, arrow=printed_arrow).play(f"arrow:{arrow}")
    gained = dict.fromkeys(range(4), "")
    for event in table.reported:
        if event.kind == "good.gained" and event.facts["good"] in CORNERS:
            seat = event.seat
            assert seat is not None
            gained[seat] = gained[seat] or str(event.facts["good"])
    return list(gained.values())


@pytest.mark.rule("WWE-SETUP-7")
@pytest.mark.parametrize("arrow", [0, 1, 2, 3])
def test_unrotated_the_corners_point_to_the_sides_in_their_order(arrow: int) -> None:
    assert goods_at(arrow, printed_arrow=arrow) == CORNERS


@pytest.mark.rule("WWE-SETUP-7")
@pytest.mark.parametrize(("printed", "turned"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_a_quarter_turn_clockwise_moves_corners_and_arrow_to_the_next_side(
    printed: int, turned: int
) -> None:
    assert goods_at(turned, printed) == ["piety", "stone", "wood", "grain"]


@pytest.mark.rule("WWE-SETUP-7")
@pytest.mark.parametrize(
    ("arrow", "goods"),
    [
        (0, ["grain", "piety", "stone", "wood"]),
        (1, ["wood", "grain", "piety", "stone"]),
        (2, ["stone", "wood", "grain", "piety"]),
        (3, ["piety", "stone", "wood", "grain"]),
    ],
)
def test_each_number_belongs_to_exactly_one_orientation(arrow: int, goods: list[str]) -> None:
    assert goods_at(arrow, printed_arrow=2) == goods


@pytest.mark.rule("WWE-SETUP-1", "WWE-SETUP-2")
def test_what_players_start_with_is_printed() -> None:
    box = a_box().printing(start_points=5)

    assert a_new_game(box=box).points() == 5
