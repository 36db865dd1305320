"""World Without End, projects completed: donors, hospital, tower, chapter end, events."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.effects import (
    cancel_other_projects,
    complete_project,
    no_treatment,
)
from tests.games.world_without_end.table import TableTop, a_last_round, a_table

# --- Completion ----------------------------------------------------------------------------------


def almost(
    project: str = "mill", chapter: int = 2, points: int = 0, good: str | None = None
) -> TableTop:
    """Seat 0 lays the last stone of a project with one stone and one wood space."""
    table = a_table(chapter=chapter).printing_project(project, 1, 1, points, good)
    return table.with_project(project, wood=1).with_goods(stone=1)


@pytest.mark.rule("WWE-PROJ-2")
def test_every_donor_gets_the_printed_bonus() -> None:
    table = almost(points=1, good="2 grain").with_seal("mill", seat=1).with_seal("mill", seat=3)

    table.play("play:project", "project:mill")

    assert table.all_held("grain") == [0, 2, 0, 2]
    assert [table.sheet("donations", seat) for seat in range(4)] == [0, 1, 0, 1]


@pytest.mark.rule("WWE-PROJ-2")
def test_a_bonus_may_be_points_alone() -> None:
    table = almost("chapel", points=2).with_seal("chapel", seat=2)

    table.play("play:project", "project:chapel")

    assert table.points(2) == 8 + 2
    assert table.goods(2) == {"wool": 1, "gold": 2}


@pytest.mark.rule("WWE-PROJ-2")
def test_if_the_supply_cannot_pay_all_donors_none_gets_anything() -> None:
    table = almost(points=1, good="cloth").with_supply(cloth=1)
    table.with_seal("mill", seat=1).with_seal("mill", seat=3)

    table.play("play:project", "project:mill")

    assert table.all_held("cloth") == [0, 0, 0, 0]
    assert table.all_points() == [8 + 3, 8, 8, 8]


@pytest.mark.rule("WWE-PROJ-2")
def test_it_pays_if_it_is_just_enough() -> None:
    table = almost(points=1, good="cloth").with_supply(cloth=2)
    table.with_seal("mill", seat=1).with_seal("mill", seat=3)

    table.play("play:project", "project:mill")

    assert table.all_held("cloth") == [0, 1, 0, 1]


@pytest.mark.rule("WWE-PROJ-2", "WWE-SETUP-2")
def test_gold_for_donors_never_runs_out() -> None:
    table = almost(points=1, good="9 gold").with_seal("mill", seat=1).with_seal("mill", seat=2)

    table.play("play:project", "project:mill")

    assert (table.held("gold", 1), table.held("gold", 2)) == (11, 11)


@pytest.mark.rule("WWE-PROJ-2")
@pytest.mark.parametrize("cloth", [0, 5])
def test_seals_return_in_every_case(cloth: int) -> None:
    table = almost(points=1, good="cloth").with_supply(cloth=cloth)
    table.with_seal("mill").with_seal("mill", seat=3)

    table.play("play:project", "project:mill")

    assert (table.seals(0), table.seals(3)) == (2, 2)
    assert table.project("mill")["seals"] == []
    assert table.seats_of("seal.returned") == [0, 3]


@pytest.mark.rule("WWE-PROJ-6")
def test_a_project_completes_when_its_last_space_is_filled_before_the_discard() -> None:
    table = almost(points=1, good="cloth").with_seal("mill", seat=1)

    table.play("play:project", "project:mill")

    assert table.happened == [
        "card.played",
        "resource.placed",
        "points.gained",
        "project.completed",
        "points.gained",
        "good.gained",
        "seal.returned",
    ]
    assert table.asked == "discard"


@pytest.mark.rule("WWE-PROJ-6", "WWE-ACT-4")
def test_with_the_last_space_filled_no_second_resource_is_asked_for() -> None:
    table = almost().with_goods(stone=2, wood=2)

    table.play("play:project", "project:mill")

    assert table.asked == "discard"
    assert (table.held("stone"), table.held("wood")) == (1, 2)


# --- The hospital --------------------------------------------------------------------------------


def almost_a_hospital() -> TableTop:
    """Chapter III; seat 0 lays the last stone of the hospital."""
    return almost("hospital", chapter=3)


@pytest.mark.rule("WWE-PROJ-2")
def test_each_donor_of_the_hospital_may_treat_one_sick_location() -> None:
    table = almost_a_hospital().with_seal("hospital", seat=1).with_goods(1, knowledge=3)
    table.printing_benefit(4, "2 gold").with_sick(4, value=3).with_sick(5, value=1)

    table.play("play:project", "project:hospital")
    assert (table.asked_seat, table.asked) == (1, "hospital")
    assert table.legal() == ["decline", "treat:4", "treat:5"]
    table.play("treat:4")

    assert table.points(1) == 8 + 2
    assert table.held("gold", 1) == 2 + 2
    assert table.held("knowledge", 1) == 3
    assert table.locations() == [5]
    assert (table.asked_seat, table.asked) == (0, "discard")


@pytest.mark.rule("WWE-PROJ-2")
def test_the_donor_may_leave_it() -> None:
    table = almost_a_hospital().with_seal("hospital", seat=1).with_goods(1, knowledge=3)

    table.with_sick(4, value=3).play("play:project", "project:hospital", "decline")

    assert table.locations() == [4]
    assert table.points(1) == 8


@pytest.mark.rule("WWE-PROJ-2")
def test_within_their_knowledge() -> None:
    table = almost_a_hospital().with_seal("hospital", seat=1).with_goods(1, knowledge=2)
    table.with_sick(4, value=3).with_sick(5, value=2)

    table.play("play:project", "project:hospital")

    assert table.reason("treat:4") == ("WWE-PLAGUE-3", "refusal-too-little-knowledge", {"value": 3})


@pytest.mark.rule("WWE-PROJ-2")
def test_none_sick_nothing_instead() -> None:
    table = almost_a_hospital().with_seal("hospital", seat=1).with_goods(1, knowledge=5)

    table.play("play:project", "project:hospital")

    assert (table.asked_seat, table.asked) == (0, "discard")
    assert table.points(1) == 8
    assert table.seals(1) == 2


@pytest.mark.rule("WWE-PROJ-2")
def test_too_little_knowledge_nothing_instead() -> None:
    table = almost_a_hospital().with_seal("hospital", seat=1).with_sick(4, value=1)

    table.play("play:project", "project:hospital")

    assert (table.asked_seat, table.asked) == (0, "discard")
    assert table.points(1) == 8
    assert table.seals(1) == 2


@pytest.mark.rule("WWE-PROJ-2")
def test_the_donors_treat_in_turn_order_from_the_active_player() -> None:
    table = almost_a_hospital().turn("grain", "perform").with_goods(1, stone=1)
    table.with_all_holding(knowledge=2).with_sick(4, value=1).with_sick(5, value=1)
    table.with_sick(6, value=2).with_seal("hospital", 3).with_seal("hospital", 0)
    table.with_seal("hospital", 2)

    table.play("play:project", "project:hospital", "treat:4", "treat:5", "treat:6")

    assert table.seats_of("location.healed") == [0, 2, 3]
    assert (table.asked_seat, table.asked) == (1, "discard")


@pytest.mark.rule("WWE-PROJ-2", "WWE-PLAGUE-4")
def test_a_donor_who_treats_house_nine_may_build_immediately() -> None:
    table = almost_a_hospital().with_seal("hospital", seat=1).with_goods(1, knowledge=3)

    table.with_sick(9, value=3).play("play:project", "project:hospital", "treat:9", "house:5")

    assert table.owner_of(5) == 1
    assert (table.asked_seat, table.asked) == (0, "discard")


@pytest.mark.rule("WWE-PROJ-2")
def test_a_pack_may_give_the_hospitals_donors_points_and_a_good_too() -> None:
    table = almost("hospital", chapter=3, points=1, good="cloth").with_seal("hospital", seat=1)

    table.play("play:project", "project:hospital")

    assert table.points(1) == 8 + 1
    assert table.held("cloth", 1) == 1


@pytest.mark.rule("WWE-PROJ-2", "WWE-EVENT-1")
def test_where_nobody_can_be_treated_the_donors_treat_nobody() -> None:
    table = almost_a_hospital().with_seal("hospital", seat=1).with_goods(1, knowledge=3)

    table.with_sick(4, value=3).with_long_term(no_treatment())
    table.play("play:project", "project:hospital")

    assert (table.asked_seat, table.asked) == (0, "discard")
    assert table.locations() == [4]


# --- The tower -----------------------------------------------------------------------------------


def almost_a_tower() -> TableTop:
    """Seat 0 lays the last of the tower's eight resources."""
    return a_table(chapter=3).with_project("tower", stone=5, wood=2).with_goods(stone=1)


@pytest.mark.rule("WWE-PROJ-4")
def test_with_eight_resources_the_most_loyal_places_the_metal_for_three_points() -> None:
    table = almost_a_tower().with_goods(2, loyalty=3).with_goods(1, loyalty=2)

    table.play("play:project", "project:tower")

    assert table.sheet("metal", seat=2) == 3
    assert table.all_points() == [8 + 3, 8, 8 + 3, 8]
    assert table.seats_of("metal.placed") == [2]
    assert table.is_complete("tower")


@pytest.mark.rule("WWE-PROJ-4")
def test_no_resource_fills_the_metal_top() -> None:
    table = a_table(chapter=3).with_project("tower", stone=6, wood=1).with_goods(stone=1, wood=2)

    table.play("play:project", "project:tower")

    assert table.is_complete("tower")
    assert table.resources_on("tower") == (6, 2)
    assert (table.held("stone"), table.held("wood")) == (1, 1)


@pytest.mark.rule("WWE-PROJ-4")
def test_tied_players_get_a_point_each_instead() -> None:
    table = almost_a_tower().with_goods(2, loyalty=3).with_goods(1, loyalty=3)

    table.play("play:project", "project:tower")

    assert [table.sheet("metal", seat) for seat in range(4)] == [0, 1, 1, 0]


@pytest.mark.rule("WWE-PROJ-4")
def test_the_most_may_be_none_then_all_tie() -> None:
    table = almost_a_tower()

    table.play("play:project", "project:tower")

    assert [table.sheet("metal", seat) for seat in range(4)] == [1, 1, 1, 1]


@pytest.mark.rule("WWE-PROJ-4")
def test_loyalty_is_shown_not_paid() -> None:
    table = almost_a_tower().with_goods(2, loyalty=3)

    table.play("play:project", "project:tower")

    assert table.held("loyalty", seat=2) == 3


@pytest.mark.rule("WWE-PROJ-4", "WWE-PROJ-6")
def test_builder_then_metal_then_donors_then_the_discard() -> None:
    table = almost_a_tower().with_goods(2, loyalty=1).with_seal("tower", seat=3)

    table.play("play:project", "project:tower")

    points = [
        (event.seat, event.facts) for event in table.reported if event.kind == "points.gained"
    ]
    assert points == [
        (0, {"source": "projects", "amount": 3}),
        (2, {"source": "metal", "amount": 3}),
        (3, {"source": "donations", "amount": 2}),
    ]
    assert table.asked == "discard"


@pytest.mark.rule("WWE-PROJ-4", "WWE-PROJ-3")
def test_at_a_chapter_end_loyalty_is_counted_before_duties() -> None:
    table = a_last_round(chapter=3).with_all_duties_paid().with_project("tower", stone=5, wood=2)
    table.with_goods(1, loyalty=1, gold=0)

    table.end_chapter()

    assert table.asked == "protection"
    assert table.sheet("metal", seat=1) == 3


@pytest.mark.rule("WWE-PROJ-4")
def test_a_tower_that_is_not_complete_at_the_end_brings_no_metal() -> None:
    table = a_last_round(chapter=4).with_all_duties_paid().with_project("tower", stone=4, wood=2)

    table.with_goods(1, loyalty=1).end_chapter()

    assert table.over
    assert table.resources_on("tower") == (5, 2)
    assert table.sheet("metal", seat=1) == 0


@pytest.mark.rule("WWE-PROJ-4")
def test_what_the_metal_is_worth_is_printed() -> None:
    table = almost_a_tower().printing(metal_points=7).with_goods(1, loyalty=1)

    table.play("play:project", "project:tower")

    assert table.sheet("metal", seat=1) == 7


# --- Canceled projects --------------------------------------------------------------------------


@pytest.mark.rule("WWE-PROJ-5", "WWE-EVENT-3")
def test_a_canceled_project_stops_work() -> None:
    table = a_table().with_goods(stone=1).with_project("mill").with_canceled_project("bridge")

    table.play("play:project")

    assert table.why_not("project:bridge") == ["WWE-PROJ-5"]
    assert table.can("project:mill")


@pytest.mark.rule("WWE-PROJ-5")
def test_it_gets_no_resource_at_the_chapter_end() -> None:
    table = a_last_round().with_all_duties_paid().with_canceled_project("bridge")

    table.end_chapter()

    assert table.resources_on("bridge") == (0, 0)


@pytest.mark.rule("WWE-PROJ-5")
def test_what_lies_on_it_stays() -> None:
    table = a_table().with_project("mill", stone=1, wood=1).with_seal("mill", seat=2)

    table.drawing(cancel_other_projects("bridge"))

    assert table.canceled_projects == ["mill"]
    assert table.resources_on("mill") == (1, 1)
    assert table.project("mill")["seals"] == [2]


@pytest.mark.rule("WWE-PROJ-5", "WWE-CHAP-1")
def test_after_the_chapter_work_goes_on() -> None:
    table = a_last_round().with_all_duties_paid().with_canceled_project("bridge")

    table.end_chapter().with_goods(stone=1).play("arrow:0").pass_turns(2)

    assert table.play("play:project").can("project:bridge")


# --- The resource at the chapter end -------------------------------------------------------------


@pytest.mark.rule("WWE-PROJ-3")
def test_each_incomplete_project_gets_a_stone_that_nobody_scores() -> None:
    table = a_last_round().with_all_duties_paid().with_project("mill", wood=1)

    table.end_chapter()

    assert table.resources_on("bridge") == (1, 0)
    assert table.resources_on("mill") == (1, 1)
    assert table.supply("stone") == 25 - 2
    assert table.all_points() == [8, 8, 8, 8]


@pytest.mark.rule("WWE-PROJ-3")
def test_wood_if_no_stone_space_is_free() -> None:
    table = a_last_round().with_all_duties_paid().with_project("bridge", stone=4)

    table.end_chapter()

    assert table.resources_on("bridge") == (4, 1)


@pytest.mark.rule("WWE-PROJ-3")
@pytest.mark.parametrize("project", ["bridge", "mill", "tower"])
def test_a_last_wood_space_is_filled_so_and_completes_the_project(project: str) -> None:
    table = a_last_round(chapter=3).with_all_duties_paid().printing_project(project, 1, 1)

    table.with_project(project, stone=1).end_chapter()

    assert table.resources_on(project) == (1, 1)
    assert table.is_complete(project)


@pytest.mark.rule("WWE-PROJ-3")
def test_wood_if_no_stone_is_in_supply() -> None:
    table = a_last_round().with_all_duties_paid().with_supply(stone=0)

    table.end_chapter()

    assert table.resources_on("bridge") == (0, 1)


@pytest.mark.rule("WWE-PROJ-3")
def test_nothing_if_neither_is_there() -> None:
    table = a_last_round().with_all_duties_paid().with_supply(stone=0, wood=0)

    table.end_chapter()

    assert table.resources_on("bridge") == (0, 0)


@pytest.mark.rule("WWE-PROJ-3")
def test_no_stone_does_not_fill_a_wood_space_that_is_not_there() -> None:
    table = a_last_round().with_all_duties_paid().with_project("bridge", wood=4)

    table.with_supply(stone=0).end_chapter()

    assert table.resources_on("bridge") == (0, 4)


@pytest.mark.rule("WWE-PROJ-3")
def test_short_for_several_in_the_packs_order() -> None:
    table = a_last_round().with_all_duties_paid().with_project("church").with_project("mill")

    table.with_supply(stone=1, wood=1).end_chapter()

    assert table.resources_on("bridge") == (1, 0)
    assert table.resources_on("mill") == (0, 1)
    assert table.resources_on("church") == (0, 0)


@pytest.mark.rule("WWE-PROJ-3", "WWE-PROJ-2")
def test_a_project_may_complete_so_and_its_donors_are_paid() -> None:
    table = a_last_round().with_all_duties_paid().printing_project("mill", 1, 1, 1, "cloth")

    table.with_project("mill", wood=1).with_seal("mill", seat=2).end_chapter()

    assert table.is_complete("mill")
    assert table.held("cloth", seat=2) == 1
    assert table.all_points() == [8, 8, 9, 8]


@pytest.mark.rule("WWE-PROJ-3")
def test_a_complete_project_gets_nothing() -> None:
    table = a_last_round().with_all_duties_paid().with_complete_project("mill")

    table.end_chapter()

    assert table.resources_on("mill") == (2, 2)


@pytest.mark.rule("WWE-PROJ-6", "WWE-PROJ-3")
def test_all_resources_are_placed_first_then_projects_complete_in_the_packs_order() -> None:
    table = a_last_round().with_all_duties_paid().printing_project("mill", 1, 0)
    table.printing_project("church", 1, 0).with_project("church").with_project("mill")

    table.end_chapter()

    building = [
        event for event in table.reported if event.kind.split(".")[0] in ("resource", "project")
    ]
    assert [(event.kind, event.facts["project"]) for event in building] == [
        ("resource.placed", "bridge"),
        ("resource.placed", "mill"),
        ("resource.placed", "church"),
        ("project.completed", "mill"),
        ("project.completed", "church"),
    ]


@pytest.mark.rule("WWE-PROJ-3", "WWE-PROJ-2")
def test_the_hospital_may_complete_so_and_its_donors_treat_before_duties() -> None:
    table = a_last_round(chapter=3).with_all_duties_paid().printing_project("hospital", 1, 0)
    table.with_project("hospital").with_seal("hospital", seat=2).with_goods(2, knowledge=2)

    table.with_sick(4, value=2).end_chapter()
    assert (table.asked_seat, table.asked) == (2, "hospital")
    assert table.all_held("piety") == [2, 2, 2, 2]
    table.play("treat:4")

    assert table.points(2) == 8 + 2
    assert table.chapter == 4


# --- Completed by an event -----------------------------------------------------------------------


@pytest.mark.rule("WWE-CARD-8")
def test_an_event_completes_a_project_from_the_supply_and_nobody_scores_its_spaces() -> None:
    table = a_table(chapter=4).with_project("tower", stone=2, wood=1).with_goods(1, loyalty=1)
    stone, wood = table.supply("stone"), table.supply("wood")

    table.drawing(complete_project("tower"))

    assert table.is_complete("tower")
    assert (table.supply("stone"), table.supply("wood")) == (stone - 4, wood - 1)
    assert table.all_points() == [8, 8 + 3, 8, 8]


@pytest.mark.rule("WWE-CARD-8")
def test_metal_and_donors_as_usual() -> None:
    table = a_table(chapter=4).with_seal("tower", seat=3).with_goods(1, loyalty=1)

    table.drawing(complete_project("tower"))

    assert table.sheet("metal", seat=1) == 3
    assert table.sheet("donations", seat=3) == 2
    assert table.seals(3) == 2


@pytest.mark.rule("WWE-CARD-8")
def test_substitutes_stand_for_what_is_lacking() -> None:
    table = a_table(chapter=4).with_supply(stone=2, wood=0)

    table.drawing(complete_project("tower"))

    assert table.is_complete("tower")
    assert table.resources_on("tower") == (6, 2)
    assert (table.supply("stone"), table.supply("wood")) == (0, 0)
    assert list(table.state.substitutes) == [4, 2]


@pytest.mark.rule("WWE-CARD-8")
def test_also_if_it_is_canceled() -> None:
    table = a_table(chapter=4).with_canceled_project("tower")

    table.drawing(complete_project("tower"))

    assert table.is_complete("tower")


@pytest.mark.rule("WWE-CARD-8")
def test_on_a_complete_project_it_has_no_effect() -> None:
    table = a_table(chapter=4).with_complete_project("tower")

    table.drawing(complete_project("tower"))

    assert table.events("project.completed") == []
    assert table.all_points() == [8, 8, 8, 8]


@pytest.mark.rule("WWE-CARD-8")
def test_on_a_project_that_is_not_in_play_it_has_no_effect() -> None:
    table = a_table(chapter=2)

    table.drawing(complete_project("tower"))

    assert table.projects("aside") == ["mill", "hospital", "chapel", "palace", "church", "tower"]
