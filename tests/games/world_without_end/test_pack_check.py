"""World Without End, `pack check`: what is wrong with a pack is said with file, line and rule."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from silverspire.games.world_without_end import pack
from silverspire.kernel.errors import BrokenPack, PackProblem
from tests.games.world_without_end.packs import FILES, SHIPPED, EditedPack


@pytest.fixture
def edited(tmp_path: Path) -> EditedPack:
    return EditedPack(tmp_path / "edited")


def test_a_copy_differs_only_in_its_name(edited: EditedPack) -> None:
    box, copy = pack.READER.load(SHIPPED), pack.READER.load(edited.folder)

    assert copy.pack == "edited"
    assert copy.event_titles == box.event_titles
    assert list(copy.effects) == list(box.effects)


# One change to one file, and what is said about it: file, old, new, words of the sentence, rule.
BREAKAGES = [
    # events
    ("events_1.toml", '"event-I-2"', '"event-I-12"', "event-I-1 to event-I-11, not", None),
    ("events_1.toml", '"event-I-2"', '"event-II-2"', "of chapter I have the keys", None),
    ("events_1.toml", '"event-I-2"', '"event-I-1"', "has the key event-I-1 too", None),
    ("events_1.toml", '"A Dry Summer"', '""', "`title` must be one line of text", None),
    ("events_2.toml", '"War on France"', '"A Dry Summer"', "has the title A Dry Su", None),
    ("events_1.toml", '"immediate"', '"imediate"', "immediate, long_term", "WWE-EVENT-1"),
    ("events_1.toml", '"immediate"', '"long_term"', "needs an effect that lasts", "WWE-EVENT-1"),
    ("events_1.toml", '["piety", "loyalty"', '["cloth", "loyalty"', "not the", "WWE-INCOME-1"),
    ("events_1.toml", '["piety", "loyalty"', '["2 piety", "loyalty"', "not the", "WWE-INCOME-1"),
    ("events_1.toml", '["piety", "loyalty"', '["3 gold", "loyalty"', "not the", "WWE-INCOME-1"),
    ("events_1.toml", '["piety", "loyalty", ', '["piety", ', "4 items, not 3", "WWE-INCOME-1"),
    ("events_1.toml", "arrow = 3", "arrow = 4", "from 0 to 3", "WWE-FAVOR-1"),
    ("events_1.toml", "arrow = 3", "plague = 1\narrow = 3", "chapter III", "WWE-PLAGUE-2"),
    ("events_3.toml", "plague = 1\n", "plague = 12\n", "from 1 to 11", "WWE-PLAGUE-2"),
    ("events_3.toml", "plague = 6\n", "plague = 1\n", "number 1 too", "WWE-PLAGUE-2"),
    ("events_1.toml", '"wool_price"', '"wool_prize"', "did you mean wool_price?", "WWE-EVENT-1"),
    ("events_1.toml", "gold = 1 }]", "gold = 1 }, 3]", "table in braces, not 3", "WWE-EVENT-1"),
    ("events_1.toml", '"mill"', '"mil"', "one of bridge, mill,", "WWE-PROJ-1"),
    ("events_1.toml", '"mill"', '"bridge"', "the bridge enters by itself with", "WWE-PROJ-1"),
    ("events_1.toml", '"church"', '"mill"', "event-I-2 brings the mill already", "WWE-PROJ-1"),
    ("events_2.toml", '"no_sale" }', '"no_sale" }, { do = "no_sale" }', "no_sale twice", None),
    # board
    ("board.toml", '"king"', '"kong"', "one of queen,", "WWE-FAVOR-2"),
    ("board.toml", "start = 3", "start = 4", "space 4 is of the alderman", "WWE-SETUP-5"),
    ("board.toml", "start = 3", "start = 0", "from 1 to 10", "WWE-SETUP-5"),
    ("board.toml", '"stone", income', '"cloth", income', "stone, wood", "WWE-ACT-7"),
    ("board.toml", 'income = "grain"', 'income = "rent"', "one of stone,", "WWE-ACT-8"),
    ("board.toml", "amount = 2", "amount = 0", "from 1 to 99", "WWE-ACT-8"),
    ("board.toml", "gold = 1\nspaces", "gold = 100\nspaces", "from 0 to 99", "WWE-ACT-7"),
    ("board.toml", "cloth_limit = 1", "cloth_limit = 13", "from 1 to 12", "WWE-ACT-5"),
    ("board.toml", '= "cloth"', '= "wood"', "one of none, wool, cloth", "WWE-SETUP-4"),
    # projects
    ("projects.toml", 'enters = "I"', 'enters = "II"', "with chapter I:", "WWE-PROJ-1"),
    ("projects.toml", 'enters = "III"', 'enters = "event"', "with chapter III", "WWE-PROJ-1"),
    ("projects.toml", "stone = 3", "metal = true\nstone = 3", "the bridge has none", "WWE-PROJ-4"),
    ("projects.toml", 'good = "cloth"', 'good = "points"', "one of stone", "WWE-PROJ-2"),
    ("projects.toml", "{ treat = true", "{ treat = 1", "true or false", "WWE-PROJ-2"),
    ("projects.toml", "building_points = 3", "building_points = -3", "from 0", "WWE-ACT-4"),
    # plague
    ("plague.toml", "4, 5, 5]", "4, 5]", "11 items, not 10", "WWE-PLAGUE-1"),
    ("plague.toml", "4, 5, 5]", "4, 5, 6]", "from 1 to 5", "WWE-PLAGUE-1"),
    ("plague.toml", '"house"', '"houses"', "house, nothing", "WWE-PLAGUE-3"),
    ("plague.toml", '"nothing"', '"nothing", amount = 1', "not a key of", None),
    # duties
    ("duties.toml", "3, 4, 5]", "3, 4]", "6 items, not 5", "WWE-CHAP-2"),
    ("duties.toml", "3, 4, 5]", "3, 4, 6]", "from 2 to 5", "WWE-CHAP-2"),
    ("duties.toml", "wool = 1\n", "wool = 4\n", "16 wool; the supply holds 15", "WWE-SETUP-2"),
    ("duties.toml", "wool = 15", "wool = 16", "from 0 to 15", "WWE-SETUP-2"),
    ("duties.toml", "stone = 25", "stone = 25\ngold = 28", "never runs out", "WWE-SETUP-2"),
    ("duties.toml", "points = 8", "points = 100", "from 0 to 99", "WWE-SETUP-1"),
    # manifest and provenance
    ("pack.toml", "format = 2", "format = 3", "reads format 2", None),
    ("pack.toml", 'provenance = "reconstructed"', 'provenance = "guess"', "one of", None),
]


# The same for what is said at the head of a table or at another line; that line's text comes last.
BREAKAGES_SEEN_ELSEWHERE = [
    ("events_1.toml", '"long_term"', '"immediate"', "only a long_t", "WWE-EVENT-1", "effects = [{"),
    ("events_3.toml", "plague = 1\n", "", "missing from [event.1]", "WWE-PLAGUE-2", "[[event]]"),
    ("board.toml", '"king"', '"earl"', "king must stand 1 time(s)", "WWE-FAVOR-2", "track = ["),
    ("board.toml", '"king"', '"outlaws"', "king must stand 1 time", "WWE-FAVOR-2", "track = ["),
    ("board.toml", '  "king",\n', "", "10 items, not 9", "WWE-FAVOR-2", "track = ["),
    ("projects.toml", "metal = true\nenters", "enters", "metal top", "WWE-PROJ-4", "[tower]"),
    ("projects.toml", "stone = 3\nwood = 3", "stone = 0\nwood = 0", "", "WWE-PROJ-1", "[bridge]"),
    ("duties.toml", "cloth = 12\n", "", "`cloth` is missing", "WWE-SETUP-2", "[supply]"),
]


@pytest.mark.parametrize(("file", "old", "new", "words", "rule", "place"), BREAKAGES_SEEN_ELSEWHERE)
def test_what_is_broken_is_reported_where_it_is_seen(
    edited: EditedPack, file: str, old: str, new: str, words: str, rule: str, place: str
) -> None:
    edited.change(file, old, new)

    problem = edited.problems()[0]

    assert words in problem.what
    assert (problem.file, problem.rule) == (file, rule)
    assert problem.line == edited.line_of(file, place)


@pytest.mark.parametrize(("file", "old", "new", "words", "rule"), BREAKAGES)
def test_what_is_broken_is_reported_with_file_line_and_rule(
    edited: EditedPack, file: str, old: str, new: str, words: str, rule: str | None
) -> None:
    line = edited.change(file, old, new)

    problem = edited.problems()[0]

    assert words in problem.what
    assert (problem.file, problem.rule) == (file, rule)
    assert problem.line is not None
    assert line <= problem.line <= line + new.count("\n")


class TestBrokenPacks:
    def test_everything_wrong_is_reported_together(self, edited: EditedPack) -> None:
        edited.change("events_1.toml", "arrow = 3", "arrow = 4")
        edited.change("events_1.toml", "arrow = 0", "arrow = 5")
        edited.change("duties.toml", "piety = 2", "piety = true")

        assert [problem.file for problem in edited.problems()] == [
            *("duties.toml", "events_1.toml", "events_1.toml")
        ]

    def test_loading_raises_with_everything_that_is_wrong(self, edited: EditedPack) -> None:
        edited.change("events_1.toml", "arrow = 3", "arrow = 4")

        with pytest.raises(
            BrokenPack, match=r"edited has 1 problem.*\n  events_1.toml:\d+: `arrow`"
        ):
            pack.READER.load(edited.folder)

    @pytest.mark.parametrize("file", FILES)
    def test_a_missing_file_is_the_only_thing_said(self, edited: EditedPack, file: str) -> None:
        (edited.folder / file).unlink()

        assert edited.problems() == [PackProblem(file, None, "is missing from the pack", None)]

    @pytest.mark.parametrize("file", FILES)
    def test_an_empty_file_is_only_missing_things(self, edited: EditedPack, file: str) -> None:
        (edited.folder / file).write_text("")

        assert {problem.file for problem in edited.problems()} == {file}
        assert "is missing" in edited.problems()[0].what


class TestFavorTrack:
    def test_the_queen_comes_first(self, edited: EditedPack) -> None:
        begun = '"queen",\n  "prior"'
        line = edited.change("board.toml", begun, '"prior",\n  "queen"')

        (problem,) = edited.problems()

        assert problem.what == "the first space is the queen's, not prior"
        assert (problem.line, problem.rule) == (line, "WWE-FAVOR-1")

    def test_the_bishop_comes_last(self, edited: EditedPack) -> None:
        line = edited.change("board.toml", '"earl",\n  "bishop"', '"bishop",\n  "earl"')

        (problem,) = edited.problems()

        assert problem.what == "the last space is the bishop's, not earl"
        assert (problem.line, problem.rule) == (line + 1, "WWE-FAVOR-1")

    def test_a_third_space_of_the_outlaws_is_refused(self, edited: EditedPack) -> None:
        edited.change("board.toml", '"king"', '"outlaws"')

        assert [problem.what for problem in edited.problems()] == [
            "king must stand 1 time(s) in `track`, not 0",
            "outlaws must stand 2 time(s) in `track`, not 3",
        ]


@pytest.fixture(scope="module")
def scribbled(tmp_path_factory: pytest.TempPathFactory) -> EditedPack:
    """A pack that one test scribbles over, again and again."""
    return EditedPack(tmp_path_factory.mktemp("packs") / "scribbled")


@given(
    file=st.sampled_from(FILES),
    place=st.integers(0, 9_999),
    width=st.integers(0, 12),
    scribble=st.text('0123456789-="[]{},\n aeIV_' + "é", max_size=6),
)
def test_whatever_is_scribbled_into_a_file_is_read_or_refused_in_sentences(
    scribbled: EditedPack, file: str, place: int, width: int, scribble: str
) -> None:
    whole = SHIPPED.joinpath(file).read_text("utf-8")
    start = place % len(whole)
    path = scribbled.folder / file
    path.write_text(whole[:start] + scribble + whole[start + width :], "utf-8")

    problems = scribbled.problems()

    path.write_text(whole, "utf-8")
    elsewhere = {f"events_{chapter}.toml" for chapter in range(1, 5)} | {"projects.toml"}
    assert {problem.file for problem in problems} <= {file} | elsewhere
    assert all(str(problem) for problem in problems)
