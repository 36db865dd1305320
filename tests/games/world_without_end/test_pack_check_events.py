"""World Without End, `pack check` of event cards: how many, which together, which projects."""

from __future__ import annotations

from pathlib import Path

import pytest

from silverspire.games.world_without_end import pack
from tests.games.world_without_end.packs import EditedPack


@pytest.fixture
def edited(tmp_path: Path) -> EditedPack:
    return EditedPack(tmp_path / "edited")


class TestEventCards:
    def test_ten_cards_are_too_few(self, edited: EditedPack) -> None:
        text = (edited.folder / "events_4.toml").read_text("utf-8")
        last = text.rindex("[[event]]")
        (edited.folder / "events_4.toml").write_text(text[:last], "utf-8")

        (problem,) = edited.problems()

        assert problem.what == "`event` must have 11 items, not 10"
        assert problem.rule == "WWE-SETUP-3"

    def test_a_twelfth_card_is_too_many(self, edited: EditedPack) -> None:
        path = edited.folder / "events_4.toml"
        path.write_text(path.read_text("utf-8") + '[[event]]\nkey = "event-IV-12"\n', "utf-8")

        (problem,) = edited.problems()

        assert problem.what == "`event` must have 11 items, not 12"

    def test_a_fourth_long_term_card_is_refused(self, edited: EditedPack) -> None:
        line = edited.change("events_4.toml", '"immediate"', '"long_term"', after="IV-6")
        edited.change("events_4.toml", "effects = [", 'effects = [{ do = "no_sale" }, ', "IV-6")

        (problem,) = edited.problems()

        assert problem.what == "a chapter has 3 long-term cards at most; this is number 4"
        assert (problem.line, problem.rule) == (line, "WWE-EVENT-1")

    def test_a_card_may_do_nothing(self, edited: EditedPack) -> None:
        edited.change("events_1.toml", "effects = [{", "effects = []\nprovenance = {", "I-9")
        edited.change("events_1.toml", ' do = "most", good = "piety", points = 2 }]', "}", "I-9")

        assert edited.problems() == []

    def test_cards_may_stand_in_another_order(self, edited: EditedPack) -> None:
        before = pack.READER.load(edited.folder)
        edited.change("events_1.toml", '"event-I-5"', '"event-I-0"')
        edited.change("events_1.toml", '"event-I-9"', '"event-I-5"')
        edited.change("events_1.toml", '"event-I-0"', '"event-I-9"')

        after = pack.READER.load(edited.folder)

        assert after.event_keys == before.event_keys
        assert after.event_titles[4] == before.event_titles[8] == "A New Prior Is Chosen"
        assert after.event_first[4] == 9
        assert (after.event_lasting[4], after.event_lasting[8]) == (0, 1)

    def test_several_fees_for_different_actions_are_fine(self, edited: EditedPack) -> None:
        fees = '[{ do = "fee", card = "house", gold = 1 }, { do'
        edited.change("events_2.toml", "[{ do", fees, after="II-8")

        assert edited.problems() == []

    def test_two_fees_for_one_action_are_refused(self, edited: EditedPack) -> None:
        fees = '[{ do = "fee", card = "resource", gold = 2 }, { do'
        edited.change("events_2.toml", "[{ do", fees, after="II-8")

        (problem,) = edited.problems()

        assert problem.what == "this card says fee twice; once must be enough"


class TestProjectsAndEvents:
    def test_a_project_that_no_event_brings_is_named(self, edited: EditedPack) -> None:
        opening = '{ do = "open_project", project = "mill" }'
        edited.change("events_1.toml", opening, '{ do = "gain_points", points = 1 }')

        (problem,) = edited.problems()

        assert problem.what == "no event brings the mill: one card needs open_project with it"
        assert (problem.file, problem.rule) == ("projects.toml", "WWE-PROJ-1")
        assert problem.line == edited.line_of("projects.toml", "[mill]")

    def test_the_tower_cannot_be_completed_before_it_enters(self, edited: EditedPack) -> None:
        completing = '[{ do = "complete_project", project = "tower" }]\n#'
        line = edited.change("events_2.toml", "[{ do", f"{completing} [{{ do", after="II-1")

        (problem,) = edited.problems()

        assert problem.what == "the tower is not on the board before chapter III"
        assert (problem.line, problem.rule) == (line, "WWE-CARD-8")
