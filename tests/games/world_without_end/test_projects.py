"""World Without End, building projects: entering, work, donations."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.effects import (
    building_points,
    fee,
    open_project,
)
from tests.games.world_without_end.table import a_last_round, a_table

# --- Entering ------------------------------------------------------------------------------------


@pytest.mark.rule("WWE-PROJ-1")
@pytest.mark.parametrize(
    ("chapter", "projects"),
    [(1, ["bridge"]), (2, ["bridge"]), (3, ["bridge", "tower"]), (4, ["bridge", "tower"])],
)
def test_the_bridge_is_there_from_the_start_and_the_tower_from_chapter_iii(
    chapter: int, projects: list[str]
) -> None:
    table = a_table(chapter=chapter)

    assert table.projects() == projects


@pytest.mark.rule("WWE-PROJ-1", "WWE-EVENT-2")
@pytest.mark.parametrize("project", ["mill", "hospital", "chapel", "palace", "church"])
def test_five_more_come_with_events_and_stay_for_good(project: str) -> None:
    table = a_last_round().with_all_duties_paid()

    table.drawing(open_project(project))
    assert project in table.projects()
    table.play("arrow:0").end_chapter()

    assert table.chapter == 2
    assert project in table.projects()


@pytest.mark.rule("WWE-PROJ-1")
def test_some_may_never_appear() -> None:
    table = a_last_round(chapter=4).end_chapter()

    assert table.over
    assert table.projects("aside") == ["mill", "hospital", "chapel", "palace", "church"]


@pytest.mark.rule("WWE-PROJ-1")
def test_a_project_that_is_not_there_can_be_neither_built_nor_given_to() -> None:
    table = a_table(chapter=2).with_goods(stone=1)

    assert table.play("play:project").why_not("project:mill") == ["WWE-PROJ-1"]
    assert not table.can("project:tower")


@pytest.mark.rule("WWE-PROJ-1")
def test_each_enters_at_most_once() -> None:
    table = a_table().with_project("mill", stone=1)

    table.drawing(open_project("mill"))

    assert table.resources_on("mill") == (1, 0)
    assert table.events("project.entered") == []


@pytest.mark.rule("WWE-PROJ-1")
def test_a_complete_one_does_not_enter_again() -> None:
    table = a_table().with_complete_project("mill")

    table.drawing(open_project("mill"))

    assert table.is_complete("mill")
    assert table.events("project.entered") == []


@pytest.mark.rule("WWE-PROJ-1")
def test_stone_and_wood_spaces_are_filled_in_any_order() -> None:
    table = a_table().printing_project("mill", 1, 1).with_project("mill")
    table.with_goods(stone=1, wood=1)

    table.play("play:project", "project:mill", "good:wood", "good:stone")

    assert table.is_complete("mill")


# --- Work ----------------------------------------------------------------------------------------


@pytest.mark.rule("WWE-ACT-4")
@pytest.mark.parametrize("good", ["stone", "wood"])
def test_a_resource_of_your_own_on_a_free_space_is_worth_three_points(good: str) -> None:
    table = a_table().with_goods(**{good: 1})

    table.play("play:project", "project:bridge")

    assert table.points() == 8 + 3
    assert table.held(good) == 0
    assert table.project("bridge")[good] == 1
    assert table.sheet("projects") == 3


@pytest.mark.rule("WWE-ACT-4")
def test_up_to_two_resources() -> None:
    table = a_table().with_goods(stone=5)

    table.play("play:project", "project:bridge", "good:stone")

    assert table.resources_on("bridge") == (2, 0)
    assert table.points() == 8 + 6
    assert table.asked == "discard"


@pytest.mark.rule("WWE-ACT-4", "WWE-ACT-1")
def test_after_the_first_you_may_stop() -> None:
    table = a_table().with_goods(stone=2, wood=1)

    table.play("play:project", "project:bridge", "good:stone", "decline")

    assert table.resources_on("bridge") == (1, 0)
    assert table.points() == 8 + 3


@pytest.mark.rule("WWE-ACT-4", "WWE-ACT-1")
def test_up_to_two_includes_none() -> None:
    table = a_table().with_goods(stone=2)

    table.play("play:project", "decline")

    assert table.resources_on("bridge") == (0, 0)
    assert not table.performed()


@pytest.mark.rule("WWE-ACT-4")
def test_who_named_a_project_places_one_at_least() -> None:
    table = a_table().with_goods(stone=1, wood=1)

    table.play("play:project", "project:bridge")

    assert table.legal() == ["good:stone", "good:wood"]
    assert not table.can("decline")


@pytest.mark.rule("WWE-ACT-4")
def test_both_resources_go_to_one_project() -> None:
    table = a_table().with_project("mill").with_goods(stone=2)

    table.play("play:project", "project:mill")
    assert table.asked == "resource"
    assert not table.can("project:bridge")
    table.play("good:stone")

    assert table.resources_on("mill") == (2, 0)
    assert table.resources_on("bridge") == (0, 0)


@pytest.mark.rule("WWE-ACT-4")
def test_stone_goes_on_gray_and_wood_on_brown() -> None:
    table = a_table().with_project("bridge", stone=4).with_goods(stone=1, wood=1)

    table.play("play:project", "project:bridge")

    assert table.resources_on("bridge") == (4, 1)
    assert table.held("stone") == 1


@pytest.mark.rule("WWE-ACT-4")
def test_without_a_matching_free_space_it_is_impossible() -> None:
    table = a_table().with_project("bridge", stone=4).with_project("mill").with_goods(stone=2)

    table.play("play:project")

    assert table.reason("project:bridge").message == "refusal-no-matching-space"
    assert table.can("project:mill")


@pytest.mark.rule("WWE-ACT-4", "WWE-ACT-1")
def test_without_a_resource_nothing_is_built() -> None:
    table = a_table()

    table.play("play:project")

    assert table.asked == "discard"


@pytest.mark.rule("WWE-ACT-4", "WWE-PROJ-1")
def test_a_complete_project_takes_nothing_more() -> None:
    table = a_table().with_complete_project("mill").with_goods(stone=1)

    table.play("play:project")

    assert table.reason("project:mill").message == "refusal-project-complete"


@pytest.mark.rule("WWE-ACT-4")
def test_what_a_resource_is_worth_is_printed() -> None:
    table = a_table().printing(building_points=5).with_goods(stone=1)

    table.play("play:project", "project:bridge")

    assert table.points() == 8 + 5


@pytest.mark.rule("WWE-ACT-4", "WWE-EVENT-1")
@pytest.mark.parametrize("points", [0, 2, 4])
def test_a_long_term_event_may_change_what_a_resource_is_worth(points: int) -> None:
    table = a_table().with_goods(stone=2).with_long_term(building_points(points))

    table.play("play:project", "project:bridge", "good:stone")

    assert table.points() == 8 + 2 * points


# --- Donations -----------------------------------------------------------------------------------


@pytest.mark.rule("WWE-ACT-9")
def test_a_donation_is_a_gold_and_a_seal() -> None:
    table = a_table(chapter=2)

    table.play("play:donation", "project:bridge")

    assert table.held("gold") == 1
    assert table.seals() == 1
    assert table.project("bridge")["seals"] == [0]
    assert table.events("seal.placed", seat=0) == [{"project": "bridge"}]


@pytest.mark.rule("WWE-ACT-9")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_every_player_places_their_own_seal(seat: int) -> None:
    table = a_table(chapter=2).with_project("mill").pass_turns(seat)

    table.play("play:donation", "project:mill")

    assert table.project("mill")["seals"] == [seat]
    assert table.project("bridge")["seals"] == []
    assert table.seals(seat) == 1


@pytest.mark.rule("WWE-ACT-9")
def test_without_gold_nobody_gives() -> None:
    table = a_table(chapter=2).with_goods(gold=0)

    table.play("play:donation")

    assert table.asked == "discard"


@pytest.mark.rule("WWE-ACT-9")
def test_without_a_seal_nobody_gives() -> None:
    table = a_table(chapter=2).with_project("mill").with_project("chapel").with_project("church")
    table.with_seal("mill").with_seal("chapel")

    table.play("play:donation")

    assert table.asked == "discard"


@pytest.mark.rule("WWE-ACT-9")
def test_nobody_gives_twice_to_the_same_project() -> None:
    table = a_table(chapter=2).with_project("mill").with_seal("bridge")

    table.play("play:donation")

    assert table.reason("project:bridge") == ("WWE-ACT-9", "refusal-seal-there", {})
    assert table.can("project:mill")


@pytest.mark.rule("WWE-ACT-9")
def test_several_players_may_give_to_the_same_project() -> None:
    table = a_table(chapter=2).with_seal("bridge", seat=2)

    table.play("play:donation", "project:bridge")

    assert table.project("bridge")["seals"] == [0, 2]


@pytest.mark.rule("WWE-ACT-9")
def test_nobody_gives_to_a_complete_project() -> None:
    table = a_table(chapter=2).with_complete_project("mill")

    table.play("play:donation")

    assert table.reason("project:mill").message == "refusal-project-complete"


@pytest.mark.rule("WWE-ACT-9", "WWE-PROJ-5")
def test_nobody_gives_to_a_canceled_project() -> None:
    table = a_table(chapter=2).with_project("mill").with_canceled_project("mill")

    table.play("play:donation")

    assert table.why_not("project:mill") == ["WWE-PROJ-5"]


@pytest.mark.rule("WWE-ACT-9")
def test_a_seal_stays_until_completion() -> None:
    table = a_last_round(chapter=2).with_all_duties_paid().with_seal("bridge")

    table.end_chapter()

    assert table.project("bridge")["seals"] == [0]
    assert table.seals() == 1


@pytest.mark.rule("WWE-ACT-9")
@pytest.mark.parametrize(("gold", "possible"), [(2, False), (3, True)])
def test_a_fee_is_paid_beside_the_donation(gold: int, possible: bool) -> None:
    table = a_table(chapter=2).with_goods(gold=gold).with_long_term(fee("donation", 2))

    table.play("play:donation")

    assert (table.asked == "action") == possible
