"""World Without End, component packs: the shipped one is whole and keeps what is printed.

A rule is marked here only where printed values alone keep it; what the rules do with the values is
for their own chapters to prove.
"""

from __future__ import annotations

import pytest

from silverspire.games.world_without_end import pack
from silverspire.games.world_without_end.components import (
    BRIDGE,
    CHAPEL,
    CHURCH,
    CLOTH,
    EVENT_CARDS,
    FREE_HOUSE,
    GOLD,
    GOOD_NAMES,
    HOSPITAL,
    LOYALTY,
    MILL,
    NONE,
    PALACE,
    PERSON_NAMES,
    PIETY,
    TOWER,
    Components,
)
from tests.games.world_without_end.packs import (
    SHIPPED,
)


@pytest.fixture(scope="module")
def box() -> Components:
    """The components of the shipped pack."""
    return pack.READER.load(SHIPPED)


class TestTheShippedPack:
    def test_it_is_whole(self) -> None:
        assert pack.READER.check(SHIPPED) == []

    def test_it_knows_its_name_and_hash(self, box: Components) -> None:
        assert box.pack == "reconstructed"
        assert len(box.pack_hash) == 32

    def test_every_event_has_a_key_and_a_title_of_its_own(self, box: Components) -> None:
        assert len(set(box.event_keys)) == len(set(box.event_titles)) == EVENT_CARDS
        assert "" not in {*box.event_keys, *box.event_titles}

    @pytest.mark.parametrize(
        ("card", "key"),
        [(0, "event-I-1"), (10, "event-I-11"), (11, "event-II-1"), (43, "event-IV-11")],
    )
    def test_events_have_fixed_places(self, box: Components, card: int, key: str) -> None:
        assert box.event_keys[card] == key


class TestBoard:
    def test_the_favor_track(self, box: Components) -> None:
        track = " ".join(PERSON_NAMES[person] for person in box.favor_track)

        assert track == ("queen prior outlaws alderman prioress merchants outlaws king earl bishop")
        assert (box.queen_points, box.prioress_points, box.outlaws_gold) == (2, 2, 1)

    @pytest.mark.rule("WWE-SETUP-5")
    def test_the_marker_starts_on_the_third_space_so_its_first_steps_lead_past_no_outlaws(
        self, box: Components
    ) -> None:
        ahead = [
            PERSON_NAMES[box.favor_track[space]]
            for space in range(box.favor_start + 1, box.favor_start + 4)
        ]

        assert box.favor_start == 2
        assert PERSON_NAMES[box.favor_track[2]] == "outlaws"
        assert ahead == ["alderman", "prioress", "merchants"]

    def test_fourteen_houses_of_seven_incomes_one_of_stone_and_one_of_wood(
        self, box: Components
    ) -> None:
        spaces = [
            f"{GOOD_NAMES[resource]}: {amount} {GOOD_NAMES[income]}"
            for resource, amount, income in zip(
                box.house_resource, box.house_amount, box.house_income, strict=True
            )
        ]
        incomes = ["2 grain", "1 piety", "2 wool", "3 gold", "1 loyalty", "1 points"]

        assert sorted(spaces) == sorted(
            [f"{resource}: {income}" for income in incomes for resource in ("stone", "wood")]
            + ["stone: 2 knowledge", "wood: 1 knowledge"]
        )
        assert box.house_gold == 1

    def test_the_fair(self, box: Components) -> None:
        assert (box.wool_price, box.cloth_price, box.cloth_limit) == (2, 4, 1)
        assert box.covered_at_start == CLOTH


class TestProjects:
    @pytest.mark.parametrize(
        ("project", "stone", "wood", "points", "good", "amount"),
        [
            (BRIDGE, 3, 3, 1, GOLD, 5),
            (MILL, 2, 1, 1, CLOTH, 1),
            (HOSPITAL, 2, 1, 0, NONE, 0),
            (CHAPEL, 2, 1, 2, NONE, 0),
            (PALACE, 2, 1, 1, LOYALTY, 2),
            (CHURCH, 2, 1, 1, PIETY, 2),
            (TOWER, 6, 2, 2, NONE, 0),
        ],
    )
    def test_spaces_and_what_donors_get(
        self,
        box: Components,
        project: int,
        stone: int,
        wood: int,
        points: int,
        good: int,
        amount: int,
    ) -> None:
        assert (box.project_stone[project], box.project_wood[project]) == (stone, wood)
        assert box.project_bonus_points[project] == points
        assert box.project_bonus_good[project] == good
        assert box.project_bonus_amount[project] == amount

    def test_only_the_hospitals_donors_treat(self, box: Components) -> None:
        assert [project for project in range(7) if box.project_treats[project]] == [HOSPITAL]

    def test_the_bridge_enters_immediately_and_the_tower_with_its_metal_in_chapter_iii(
        self, box: Components
    ) -> None:
        assert list(box.project_chapter) == [0, NONE, NONE, NONE, NONE, NONE, 2]
        assert list(box.project_metal) == [0, 0, 0, 0, 0, 0, 1]

    def test_what_building_and_giving_are_worth(self, box: Components) -> None:
        assert (box.building_points, box.donation_gold) == (3, 1)
        assert (box.metal_points, box.tied_metal_points) == (3, 1)

    def test_there_is_a_resource_for_every_space(self, box: Components) -> None:
        assert sum(box.project_stone) <= box.supply[0]
        assert sum(box.project_wood) <= box.supply[1]


class TestPlague:
    def test_the_tokens_and_what_treating_is_worth(self, box: Components) -> None:
        assert list(box.plague_values) == [1, 5, 2, 2, 3, 5, 3, 5, 4, 5, 5]
        assert box.treatment_points == 2
        assert (box.medicine_gold, box.medicine_points) == (1, 1)

    def test_location_9_is_a_free_house_and_the_hideout_brings_nothing(
        self, box: Components
    ) -> None:
        assert box.benefit[8] == FREE_HOUSE
        assert (box.benefit[10], box.benefit_amount[10]) == (NONE, 0)
        assert FREE_HOUSE not in [box.benefit[place] for place in range(11) if place != 8]

    def test_points_gold_loyalty_and_cloth_are_among_the_benefits(self, box: Components) -> None:
        assert {GOOD_NAMES[good] for good in box.benefit if 0 <= good < FREE_HOUSE} >= {
            *("points", "gold", "loyalty", "cloth"),
        }


class TestDuties:
    def test_what_is_owed_and_what_a_lack_costs(self, box: Components) -> None:
        assert (box.duty_piety, box.duty_grain) == (2, 2)
        assert list(box.die) == [2, 2, 3, 3, 4, 5]
        assert box.missing_piety_points == 3
        assert box.missing_grain_points == 2
        assert box.missing_gold_points == 1

    def test_the_supplies_with_endless_gold(self, box: Components) -> None:
        assert list(box.supply) == [25, 15, 10, 12, 15, 12, 14, 20, NONE]

    def test_a_player_starts_with_a_wool_two_gold_and_eight_points(self, box: Components) -> None:
        assert list(box.start_goods) == [0, 0, 0, 0, 1, 0, 0, 0, 2]
        assert box.start_points == 8
