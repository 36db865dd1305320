"""World Without End, `pack check` knows the rulebook: what contradicts it is refused with file,
line and rule, and everything that print could hold is accepted."""

from __future__ import annotations

from pathlib import Path

import pytest

from silverspire.games.world_without_end import pack
from silverspire.kernel.packs import copy_pack
from tests.games.world_without_end.packs import EditedPack

# The frozen pack of the golden games was written before `pack check` knew the rulebook.
EARLIER = Path(__file__).resolve().parents[2] / "golden" / "packs" / "world_without_end"

TRADE = 'trade", give = "wool", give_amount = 1, get = "gold"'


@pytest.fixture
def edited(tmp_path: Path) -> EditedPack:
    return EditedPack(tmp_path / "edited")


# What is printed, something else in its place, and what is said: file, old, new, the text before
# it, words of the sentence, rule.
BOARD = [
    ("queen_points = 2\n", "queen_points = 3\n", "start = 3", "is 2 in", "WWE-FAVOR-2"),
    ("prioress_points = 2\n", "prioress_points = 1\n", "", "is 2 in the rulebook", "WWE-FAVOR-2"),
    ("outlaws_gold = 1\n", "outlaws_gold = 2\n", "", "is 1 in the rulebook", "WWE-FAVOR-2"),
    ("gold = 1\nspaces", "gold = 2\nspaces", "", "is 1 in the rulebook, not 2", "WWE-ACT-7"),
    ("wool_price = 2", "wool_price = 3", "", "is 2 in the rulebook, not 3", "WWE-ACT-5"),
    ("cloth_price = 4", "cloth_price = 5", "", "is 4 in the rulebook, not 5", "WWE-ACT-5"),
    ("cloth_limit = 1", "cloth_limit = 2", "", "is 1 in the rulebook, not 2", "WWE-ACT-5"),
    ('start = "cloth"', 'start = "none"', "[fair]", "is cloth in the rulebook", "WWE-SETUP-4"),
]
DUTIES = [
    ("piety = 2", "piety = 1", "[duties]", "is 2 in the rulebook, not 1", "WWE-CHAP-2"),
    ("grain = 2", "grain = 3", "[duties]", "is 2 in the rulebook, not 3", "WWE-CHAP-2"),
    ("4, 5]", "4, 4]", "[duties]", "2 to 5 gold; no face shows 5", "WWE-CHAP-2"),
    ("[2, 2, 3, 3", "[3, 3, 3, 3", "[duties]", "2 to 5 gold; no face shows 2", "WWE-CHAP-2"),
    ("piety = 3", "piety = 2", "[missing]", "is 3 in the rulebook, not 2", "WWE-CHAP-2"),
    ("grain = 2", "grain = 1", "[missing]", "is 2 in the rulebook, not 1", "WWE-CHAP-2"),
    ("gold = 1", "gold = 2", "[missing]", "is 1 in the rulebook, not 2", "WWE-CHAP-2"),
]
PLAGUE = [
    ("values = [1, ", "values = [2, ", "", "go from 1 to 5; no token shows 1", "WWE-PLAGUE-1"),
    ("3, 5, 3, 5, 4", "2, 5, 2, 5, 4", "", "a token of 3 is in the rulebook's", "WWE-EX-6"),
    ("treatment_points = 2\n", "treatment_points = 3\n", "", "is 2 in the", "WWE-PLAGUE-3"),
    ("gold = 1", "gold = 2", "[medicine]", "is 1 in the rulebook, not 2", "WWE-ACT-11"),
    ("points = 1", "points = 2", "[medicine]", "is 1 in the rulebook, not 2", "WWE-ACT-11"),
    ('"house"', '"wool"', "\n9 = ", "is house in the rulebook, not wool", "WWE-PLAGUE-4"),
    ('"nothing"', '"wool"', "\n11 = ", "is nothing in the rulebook", "WWE-PLAGUE-3"),
    ('"wool"', '"nothing"', "\n7 = ", "only the outlaws' hideout", "WWE-PLAGUE-3"),
]
PROJECTS = [
    ("building_points = 3\n", "building_points = 2\n", "", "is 3 in the rulebook", "WWE-ACT-4"),
    ("donation_gold = 1\n", "donation_gold = 2\n", "", "is 1 in the rulebook", "WWE-ACT-9"),
    ("points = 3", "points = 4", "[metal]", "is 3 in the rulebook, not 4", "WWE-PROJ-4"),
    ("tied_points = 1", "tied_points = 2", "[metal]", "is 1 in the rulebook", "WWE-PROJ-4"),
    ("stone = 6", "stone = 5", "[tower]", "is 6 in the rulebook, not 5", "WWE-PROJ-4"),
    ("wood = 2", "wood = 3", "[tower]", "is 2 in the rulebook, not 3", "WWE-PROJ-4"),
    ("points = 2", "points = 1", "[tower]\n", "of the tower get 2 points", "WWE-PROJ-2"),
    (
        *("points = 2 }", 'points = 2, good = "wool" }', "[chapel]\n"),
        *("of the chapel get 2 points and nothing else", "WWE-PROJ-2"),
    ),
    ("treat = true }", "points = 1 }", "[hospital]\n", "may treat a sick", "WWE-PROJ-2"),
    ('good = "cloth"', 'good = "wool"', "[mill]\n", "1 point and 1 cloth", "WWE-EX-3"),
]
CONTRADICTIONS = [
    pytest.param(file, *change, id=f"{file}-{change[1]}")
    for file, changes in (
        ("board.toml", BOARD),
        ("duties.toml", DUTIES),
        ("plague.toml", PLAGUE),
        ("projects.toml", PROJECTS),
    )
    for change in changes
]


@pytest.mark.rule("WWE-FAVOR-2", "WWE-ACT-7", "WWE-ACT-5", "WWE-SETUP-4", "WWE-CHAP-2")
@pytest.mark.rule("WWE-PLAGUE-1", "WWE-PLAGUE-3", "WWE-PLAGUE-4", "WWE-EX-6", "WWE-ACT-11")
@pytest.mark.rule("WWE-ACT-4", "WWE-ACT-9", "WWE-PROJ-1", "WWE-PROJ-2", "WWE-PROJ-4", "WWE-EX-3")
@pytest.mark.parametrize(("file", "old", "new", "after", "words", "rule"), CONTRADICTIONS)
def test_what_contradicts_the_rulebook_is_refused_with_file_line_and_rule(
    edited: EditedPack, file: str, old: str, new: str, after: str, words: str, rule: str
) -> None:
    line = edited.change(file, old, new, after)

    problem = edited.problems()[0]

    assert words in problem.what
    assert (problem.file, problem.line, problem.rule) == (file, line, rule)


class TestNamedCards:
    """The eight cards of the appendix, the exchange of the example, and where they can be."""

    @pytest.mark.rule("WWE-CARD-1", "WWE-CARD-2", "WWE-CARD-3", "WWE-CARD-4", "WWE-CARD-5")
    @pytest.mark.rule("WWE-CARD-7", "WWE-CARD-8", "WWE-CARD-9")
    @pytest.mark.parametrize(
        ("file", "old", "new", "words", "rule"),
        [
            ("events_1.toml", 'wool_price", gold = 1', 'wool_price", gold = 3', "slow", "CARD-1"),
            ("events_2.toml", '"return_house"', '"lose_points", points = 1', "in K", "CARD-2"),
            ("events_2.toml", '"no_actions"', '"lose_points", points = 1', "the acc", "CARD-3"),
            ("events_2.toml", "cards = 2", "cards = 3", "war on France", "CARD-5"),
            (
                *("events_2.toml", 'cancel_other_projects", project = "palace'),
                *('cancel_other_projects", project = "bridge', "Godwyn’s help", "CARD-7"),
            ),
            (
                *("events_4.toml", 'complete_project", project = "tower'),
                *('complete_project", project = "bridge', "Merthin’s dream", "CARD-8"),
            ),
            ("events_1.toml", f"{TRADE}, get_amount = 3", f"{TRADE}, get_amount = 2", "", "CARD-9"),
        ],
    )
    def test_a_card_that_the_rulebook_describes_must_do_what_it_says(
        self, edited: EditedPack, file: str, old: str, new: str, words: str, rule: str
    ) -> None:
        edited.change(file, old, new)

        (problem,) = edited.problems()

        assert problem.what.startswith(f"no card is “{words}")
        assert problem.rule == f"WWE-{rule}"

    @pytest.mark.rule("WWE-CARD-4")
    def test_ralph_fitzgerald_takes_one_of_several_goods(self, edited: EditedPack) -> None:
        for file, goods in (
            ("events_2.toml", '["grain", "wool", "cloth"]'),
            ("events_4.toml", '["stone", "wood", "gold"]'),
        ):
            edited.change(
                file, f'"lose_one_of", goods = {goods}', '"lose", good = "gold", amount = 3'
            )

        (problem,) = edited.problems()

        assert problem.what == 'no card is “Ralph Fitzgerald”: one must have { do = "lose_one_of" }'
        assert problem.rule == "WWE-CARD-4"

    @pytest.mark.rule("WWE-CARD-5")
    def test_the_card_that_was_meant_is_pointed_at(self, edited: EditedPack) -> None:
        line = edited.change("events_2.toml", "cards = 2", "cards = 3")

        (problem,) = edited.problems()

        assert problem.what == (
            'no card is “war on France”: one must have { do = "discard", cards = 2 }'
        )
        assert problem.line == line

    @pytest.mark.rule("WWE-CARD-5")
    def test_the_war_on_france_belongs_to_chapter_ii(self, edited: EditedPack) -> None:
        edited.change(
            "events_2.toml", 'do = "discard", cards = 2', 'do = "gain_points", points = 1'
        )
        edited.change(
            "events_1.toml", 'do = "lose_points", points = 1', 'do = "discard", cards = 2'
        )

        (problem,) = edited.problems()

        assert problem.what == "“war on France” is a card of chapter II"
        assert (problem.file, problem.rule) == ("events_1.toml", "WWE-CARD-5")

    @pytest.mark.rule("WWE-CARD-6")
    def test_drawn_discards_come_with_the_plague(self, edited: EditedPack) -> None:
        edited.change("events_3.toml", '"random_discards"', '"lose_points", points = 1')
        assert edited.problems() == []  # a long-term card of chapter IV can be it

        edited.change("events_4.toml", '"drawn_discards"', '"no_sale"')

        (problem,) = edited.problems()
        assert problem.what.startswith("“with the plague” is a card of chapter III or IV")
        assert (problem.file, problem.rule) == ("events_3.toml", "WWE-CARD-6")

    @pytest.mark.rule("WWE-CARD-2")
    def test_cards_whose_chapter_is_not_said_can_be_in_any(self, edited: EditedPack) -> None:
        edited.change("events_2.toml", '"return_house"', '"gain_points", points = 1')
        edited.change("events_4.toml", '"gain_points", points = 1', '"return_house"')

        assert edited.problems() == []


class TestKindsOfCards:
    @pytest.mark.rule("WWE-EVENT-1")
    def test_a_long_term_card_does_nothing_when_it_is_revealed(self, edited: EditedPack) -> None:
        old, new = "[{ do", '[{ do = "gain_points", points = 1 }, { do'
        line = edited.change("events_2.toml", old, new, "II-6")

        (problem,) = edited.problems()

        assert problem.what == "gain_points happens at once: only an immediate card can have it"
        assert (problem.line, problem.rule) == (line, "WWE-EVENT-1")

    @pytest.mark.rule("WWE-EVENT-2")
    def test_some_immediate_cards_cancel_persons_of_the_favor_track(
        self, edited: EditedPack
    ) -> None:
        for number in range(1, 5):
            effect = '"gain_points", points = 2'
            edited.replace_all(f"events_{number}.toml", '"cancel_favor", person = "[a-z]+"', effect)

        (problem,) = edited.problems()

        assert "cancel a person on the favor track" in problem.what
        assert problem.rule == "WWE-EVENT-2"


class TestCorners:
    @pytest.mark.rule("WWE-INCOME-1")
    @pytest.mark.parametrize("income", ["loyalty", "2 gold"])
    def test_every_income_is_in_some_corner(self, edited: EditedPack, income: str) -> None:
        for number in range(1, 5):
            edited.replace_all(f"events_{number}.toml", f'"{income}"', '"wood"', within="corners")

        (problem,) = edited.problems()

        assert problem.what == f"some card must show {income} in a corner"
        assert problem.rule == "WWE-INCOME-1"

    @pytest.mark.rule("WWE-EX-1")
    def test_one_card_shows_stone_grain_gold_and_points(self, edited: EditedPack) -> None:
        edited.change("events_1.toml", '"stone", "grain", "gold"', '"stone", "grain", "wood"')

        (problem,) = edited.problems()

        assert "a card with stone, grain, gold and points in its corners" in problem.what
        assert (problem.file, problem.rule) == ("events_1.toml", "WWE-EX-1")


class TestHouses:
    @pytest.mark.rule("WWE-ACT-7")
    def test_some_spaces_share_an_income(self, edited: EditedPack) -> None:
        text = (edited.folder / "board.toml").read_text("utf-8")
        for amount, kind in enumerate(("stone", "wood") * 7, 3):
            old = next(line for line in text.splitlines() if line.startswith("  { resource"))
            new = f'  {{ income = "grain", resource = "{kind}", amount = {amount} }},'
            text = text.replace(old, new, 1)
        text = text.replace(
            '"grain", resource = "stone", amount = 3 ', '"piety", resource = "stone" '
        )
        (edited.folder / "board.toml").write_text(text, "utf-8")

        (problem,) = edited.problems()

        assert "so some spaces must share one" in problem.what
        assert problem.rule == "WWE-ACT-7"

    @pytest.mark.rule("WWE-ACT-8")
    @pytest.mark.parametrize("good", ["piety", "grain"])
    def test_piety_and_grain_are_among_the_rents(self, edited: EditedPack, good: str) -> None:
        edited.replace_all("board.toml", f'income = "{good}"', 'income = "cloth"')

        (problem,) = edited.problems()

        assert problem.what == f"some space must give {good} as rent"
        assert problem.rule == "WWE-ACT-8"

    @pytest.mark.rule("WWE-ACT-7")
    @pytest.mark.parametrize(("all_of", "none_of"), [("stone", "wood"), ("wood", "stone")])
    def test_some_spaces_take_stone_and_some_wood(
        self, edited: EditedPack, all_of: str, none_of: str
    ) -> None:
        edited.replace_all("board.toml", f'resource = "{none_of}"', f'resource = "{all_of}"')

        (problem,) = edited.problems()

        assert problem.what == f"some space must take {none_of}"
        assert problem.rule == "WWE-ACT-7"


@pytest.mark.rule("WWE-PLAGUE-3")
@pytest.mark.parametrize(
    ("location", "benefit"), [(1, "gold"), (3, "loyalty"), (5, "cloth"), (4, "points")]
)
def test_points_gold_loyalty_and_cloth_are_among_the_benefits(
    edited: EditedPack, location: int, benefit: str
) -> None:
    edited.replace_all("plague.toml", f'"{benefit}"', '"wool"')

    (problem,) = edited.problems()

    assert problem.what == f"some location must bring {benefit}"
    assert problem.rule == "WWE-PLAGUE-3"


@pytest.mark.rule("WWE-PROJ-1")
def test_only_bridge_and_tower_enter_by_themselves(edited: EditedPack) -> None:
    line = edited.change("projects.toml", '"event"', '"II"', "[church]")
    edited.change(
        "events_1.toml", '"open_project", project = "church"', '"gain_points", points = 1'
    )

    (problem,) = edited.problems()

    assert (
        problem.what
        == 'only bridge and tower enter by themselves; the church has `enters = "event"`'
    )
    assert (problem.line, problem.rule) == (line, "WWE-PROJ-1")


def test_a_pack_from_before_these_checks_is_still_played_with(tmp_path: Path) -> None:
    folder = tmp_path / "earlier"
    copy_pack(EARLIER, folder)
    board, manifest = folder / "board.toml", folder / "pack.toml"
    board.write_text(board.read_text("utf-8").replace("wool_price = 2", "wool_price = 3"), "utf-8")
    assert pack.READER.check(folder) == []

    manifest.write_text(manifest.read_text("utf-8").replace("format = 1", "format = 2"), "utf-8")

    assert [problem.rule for problem in pack.READER.check(folder)] == ["WWE-ACT-5"]


# --- What print could hold -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "new", "after"),
    [
        ("board.toml", '"king",\n  "earl"', '"earl",\n  "king"', ""),  # another order of persons
        ("board.toml", 'income = "gold", amount = 3', 'income = "cloth"', ""),
        ("duties.toml", "[2, 2, 3, 3, 4, 5]", "[2, 3, 4, 4, 5, 5]", ""),
        ("duties.toml", "stone = 25", "stone = 15", "[supply]"),
        ("duties.toml", "points = 8", "points = 10", "[start]"),
        ("plague.toml", "values = [1, 5, 2, 2, 3,", "values = [1, 1, 2, 2, 3,", ""),
        ("plague.toml", '{ benefit = "points" }', '{ benefit = "house" }', "\n10 = "),
        ("projects.toml", "stone = 3\nwood = 3", "stone = 4\nwood = 0", "[bridge]"),
        ("projects.toml", "treat = true", "treat = true, points = 1", "[hospital]\n"),
        ("projects.toml", "points = 1, good", "points = 2, good", "[palace]\n"),
        ("events_1.toml", "arrow = 3", "arrow = 1", ""),
        ("events_2.toml", 'goods = ["grain", "wool", "cloth"]', 'goods = ["gold", "piety"]', ""),
    ],
)
def test_what_the_rulebook_leaves_open_can_be_printed(
    edited: EditedPack, file: str, old: str, new: str, after: str
) -> None:
    edited.change(file, old, new, after)

    assert edited.problems() == []
