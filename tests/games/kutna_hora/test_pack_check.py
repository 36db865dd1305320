"""Kutná Hora, `pack check`: what is wrong with a pack is said with file, line and rule."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from silverspire.games.kutna_hora import pack
from silverspire.kernel.errors import BrokenPack, PackProblem
from silverspire.kernel.packs import copy_pack

# The pack of the golden games: its values stay, while the shipped ones are tuned.
WHOLE = Path(__file__).resolve().parents[2] / "golden" / "packs" / "kutna_hora"
FILES = sorted(entry.name for entry in WHOLE.iterdir())


class EditedPack:
    """A copy of a whole pack in which something is changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        copy_pack(WHOLE, folder)

    def change(self, file: str, old: str, new: str, after: str = "") -> int:
        """Put `new` in the place of `old`, the first one after a text; its line."""
        text = (self.folder / file).read_text("utf-8")
        place = text.index(old, text.index(after))
        (self.folder / file).write_text(text[:place] + new + text[place + len(old) :], "utf-8")
        return text.count("\n", 0, place) + 1

    def problems(self) -> list[PackProblem]:
        return pack.READER.check(self.folder)


@pytest.fixture
def edited(tmp_path: Path) -> EditedPack:
    return EditedPack(tmp_path / "edited")


def test_a_copy_differs_only_in_its_name(edited: EditedPack) -> None:
    box, copy = pack.READER.load(WHOLE), pack.READER.load(edited.folder)

    assert copy.pack == "edited"
    assert copy.tile_names == box.tile_names
    assert list(copy.prices) == list(box.prices)


# One change to one file, and what is said about it: file, old, new, words of the sentence, rule.
BREAKAGES = [
    # tiles
    ("guild_buildings.toml", "wood = 3", "wood = 100", "from 0 to 99", "KH-BUILD-1"),
    ("guild_buildings.toml", "plot_price = 3", "plot_price = 0", "from 1 to 99", "KH-PLOT-1"),
    ("guild_buildings.toml", '["red"]', '["pink"]', "red, yellow, blue, green", "KH-FINAL-1"),
    ("guild_buildings.toml", "production = 1", 'production = "one"', "number", "KH-BUILD-4"),
    ("guild_buildings.toml", "population = 1", "poplation = 1", "did you mean `pop", None),
    (
        "guild_buildings.toml",
        "on = 1\ntechnology = true",
        "on = 1\ntechnology = false",
        "brings",
        "KH-BUILD-5",
    ),
    ("guild_buildings.toml", "production = 1", "production = 1\nore_deck = 2", "", "KH-BUILD-5"),
    ("guild_buildings.toml", '"Rope Walk"', '"Pit Smithy"', "that of miners-1 too", None),
    ("guild_buildings.toml", "reputation = 1", 'patrician = "blue"', "none, green", None),
    ("public_buildings.toml", '"Latin School"', '"Sawmill"', "that of builders-1 too", None),
    (
        "public_buildings.toml",
        "wood = 6",
        "wood = 6\nproduction = 6",
        "not a key of [green-1]",
        None,
    ),
    ("mines.toml", "cost = 3 }", "cost = -1 }", "from 0 to 99", "KH-MINE-5"),
    ("mines.toml", "ore = 1, ", "", "`ore` is missing from [mines.mine-I-1]", "KH-MINE-6"),
    # prices
    ("prices.toml", '9  = "4 ', '9  = "1 ', "on card 8", "KH-PRICE-2"),
    ("prices.toml", '9  = "4   4 ', '9  = "4   5 ', "a notch lowers", "KH-PRICE-3"),
    ("prices.toml", '9  = "4   4 ', '9  = "4   ? ', "? is not a price", "KH-PRICE-1"),
    ("prices.toml", '9  = "4   4 ', '9  = "4 ', "must have 6 prices", "KH-PRICE-1"),
    ("prices.toml", '0  = "2 ', '0  = "2! ', "column 0, where", "KH-PRICE-7"),
    ("prices.toml", '3"', '3!"', "in the last column", "KH-PRICE-7"),
    # cards
    ("action_cards.toml", '"plot", "mine"]', '"plot", "plot"]', "plot twice", "KH-FRAME-4"),
    ("action_cards.toml", '["plot", "mine"]', '["plot"]', "2 items, not 1", "KH-FRAME-4"),
    ("action_cards.toml", '"plot", "mine"', '"plot", "dig"', "one of mine,", "KH-FRAME-4"),
    ("st_barbara.toml", 'effect = "plot"', 'effect = "plough"', "one of none", "KH-BARB-T4"),
    ("st_barbara.toml", "amount = 2", "amount = 0", "from 1 to 99", "KH-BARB-T3"),
    ("st_barbara.toml", "tax = 1", "tax = -1", "from 0 to 99", "KH-BARB-3"),
    ("events.toml", 'commodity = "beer"', 'commodity = "ore"', "ore has no arm", "KH-PRICE-5"),
    ("events.toml", "amount = 1", "amount = 0", "from 1 to 99", "KH-END-1"),
    ("events.toml", '"A Rich Vein"', '"A Law for the Mines"', "its own name", None),
    # boards
    ("boards.toml", "open_plot_price = 5", "open_plot_price = 0", "from 1", "KH-PLOT-1"),
    ("boards.toml", '"red . blue . yellow green"', '"red ."', "6 places", "KH-FRAME-2"),
    ("boards.toml", '"red . blue', '"pink . blue', "pink in `top` is not a dot", "KH-FINAL-1"),
    ("boards.toml", '". E . . . E ."', '"X E . . . E ."', "neither E nor .", None),
    ("boards.toml", "1 = [1]", "1 = [1, 2]", "lower place", "KH-FINAL-2"),
    ("boards.toml", "7 = [4, 2, 1]", "7 = [2, 2, 1]", "scores less", "KH-FINAL-2"),
    ("boards.toml", "rounds = 6", "rounds = 7", "from 1 to 6", "KH-FRAME-2"),
    ("boards.toml", "[1, 1, 2, 2, 3, 4]", "[1, 1, 2, 2, 3, 2]", "cost less", "KH-END-2"),
    ("boards.toml", "[1, 1, 2, 2, 3, 4]", "[1, 1, 2, 2, 3]", "6 items", "KH-END-2"),
    ("boards.toml", "_point = 10", "_point = 0", "from 1 to 99", "KH-FINAL-3"),
    ("boards.toml", '["green", "silver", "y', '["green", "green", "y', "one row", "KH-SETUP-2"),
    # player board
    ("player_board.toml", "[40, 41, 42, 43]", "[40, 41, 42]", "4 items", "KH-SETUP-7"),
    ("player_board.toml", "pool_miners = 1", "pool_miners = 3", "holds 2", "KH-MINE-1"),
    ("player_board.toml", "[0, 0, 3, 8]", "[0, 0, 3, 2]", "smaller surcharge", "KH-END-2"),
    ("player_board.toml", "free_tile = true, points", "free_tile = 1, points", "true or", None),
    ("player_board.toml", "9 = 6\n", "9 = 3\n", "worth no less", "KH-REP-1"),
    # manifest and provenance
    ("pack.toml", "format = 1", "format = 3", "reads format 2", None),
    ("pack.toml", 'provenance = "reconstructed"', 'provenance = "guess"', "one of", None),
]


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
        edited.change("guild_buildings.toml", "wood = 3", "wood = 100")
        edited.change("guild_buildings.toml", "wood = 4", "wood = 100")
        edited.change("events.toml", "tax = 1", "tax = true")

        assert len(edited.problems()) == 3

    def test_loading_raises_with_everything_that_is_wrong(self, edited: EditedPack) -> None:
        edited.change("guild_buildings.toml", "wood = 3", "wood = 100")

        with pytest.raises(
            BrokenPack, match=r"edited has 1 problem.*\n  guild_b.*toml:\d+: `wood`"
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

    def test_a_guild_with_two_marked_tiles_is_refused(self, edited: EditedPack) -> None:
        edited.change("guild_buildings.toml", "[miners-2]", "[miners-2]\nmarked = true")

        (problem,) = edited.problems()

        assert problem.what == "one building of the miners must be marked, not 2"
        assert problem.rule == "KH-SETUP-2"

    def test_a_guild_without_a_marked_tile_is_refused(self, edited: EditedPack) -> None:
        edited.change("guild_buildings.toml", "marked = true\n", "", after="[scribes-4]")

        (problem,) = edited.problems()

        assert problem.what == "one building of the scribes must be marked, not 0"

    def test_technology_on_any_other_guild_is_refused(self, edited: EditedPack) -> None:
        edited.change(
            "guild_buildings.toml", "wood", "technology = true\nwood", after="[scribes-1]"
        )

        (problem,) = edited.problems()

        assert problem.what == "only buildings of the miners bring a technology tile"

    def test_an_unknown_tile_is_refused_with_the_nearest_name(self, edited: EditedPack) -> None:
        edited.change("guild_buildings.toml", "[miners-2]", "[minors-2]")

        missing, unknown = edited.problems()

        assert missing.what == "`miners-2` is missing from this file"
        assert unknown.what.startswith("`minors-2` is not a key of this file; did you mean `min")

    def test_26_mines_are_too_few(self, edited: EditedPack) -> None:
        edited.change("mines.toml", "mine-III-9 =", "# mine-III-9 =")

        (problem,) = edited.problems()

        assert problem.what == "there are 27 mines (mine-I-1 and so on), not 26"

    def test_sets_of_other_sizes_are_fine_without_gaps(self, edited: EditedPack) -> None:
        edited.change("mines.toml", "mine-III-9 =", "mine-II-10 =")

        components = pack.READER.load(edited.folder)

        assert components.tile_keys[54] == "mine-II-10"
        assert components.mine_set[54] == 2

    def test_a_gap_in_a_set_is_refused(self, edited: EditedPack) -> None:
        edited.change("mines.toml", "mine-III-9 =", "mine-III-10 =")

        (problem,) = edited.problems()

        assert problem.what.startswith("mine-III-9 is missing")

    def test_a_missing_price_card_is_named(self, edited: EditedPack) -> None:
        edited.change("prices.toml", "39 =", "41 =", after="[food]")

        missing, unknown = edited.problems()

        assert missing.what == "`39` is missing from [food]"
        assert unknown.what.startswith("`41` is not a key of [food]")

    def test_ore_falls_with_a_notch_nowhere(self, edited: EditedPack) -> None:
        edited.change("prices.toml", '0  = "5   6   6 ', '0  = "5   6   5 ', after="[ore]")

        (problem, *_) = edited.problems()

        assert "a notch raises this price" in problem.what
        assert problem.rule == "KH-PRICE-1"

    def test_the_ore_price_carries_no_town_builds_symbol(self, edited: EditedPack) -> None:
        edited.change("prices.toml", '29 = "2 ', '29 = "2!', after="[ore]")

        (problem,) = edited.problems()

        assert "the town never builds for the miners" in problem.what

    def test_an_action_on_no_card_is_named(self, edited: EditedPack) -> None:
        edited.change("action_cards.toml", '"barbara"', '"mine"')

        (problem,) = edited.problems()

        assert problem.what == "barbara is on no action card"

    def test_other_pairs_of_actions_are_fine(self, edited: EditedPack) -> None:
        edited.change("action_cards.toml", '["rights", "income"]', '["income", "barbara"]')

        assert edited.problems() == []

    def test_four_players_with_a_guild_three_times_are_refused(self, edited: EditedPack) -> None:
        line = edited.change("guild_cards.toml", '"scribes miners', '"grocers miners', "players-4")

        too_few, too_many = edited.problems()

        assert too_few.what == "4 players: the scribes must be in 2 sets, not 1"
        assert too_many.what == "4 players: the grocers must be in 2 sets, not 3"
        assert too_many.line == line - 1

    def test_three_players_who_share_two_guilds_are_refused(self, edited: EditedPack) -> None:
        edited.change("guild_cards.toml", " scribes", " miners", after="players-3")

        (problem,) = edited.problems()

        assert problem.what.startswith("3 players: each set has one guild of its own")

    def test_a_set_with_a_guild_twice_is_refused(self, edited: EditedPack) -> None:
        edited.change("guild_cards.toml", "innkeepers", "miners", after="players-2")

        assert "3 different guilds" in edited.problems()[0].what

    def test_an_unknown_guild_is_named(self, edited: EditedPack) -> None:
        line = edited.change("guild_cards.toml", "miners", "bakers", after="players-2")

        (problem,) = edited.problems()

        assert problem.what.startswith("bakers is not a guild")
        assert problem.line == line

    def test_five_rocks_are_one_too_many(self, edited: EditedPack) -> None:
        edited.change("mine_cards.toml", '". . . . . . ."', '"# . . . . . ."')

        (problem,) = edited.problems()

        assert problem.what == "`large` must show 4 rocks (#), not 5"
        assert problem.rule == "KH-SETUP-3"

    def test_a_rock_on_an_entrance_is_refused(self, edited: EditedPack) -> None:
        line = edited.change("boards.toml", '". E . . . E ."', '"E . . . . E ."')

        problems = edited.problems()

        assert line
        assert {problem.file for problem in problems} == {"mine_cards.toml"}
        assert {problem.rule for problem in problems} == {"KH-MINE-4"}

    def test_an_entrance_below_the_top_row_is_refused(self, edited: EditedPack) -> None:
        edited.change("boards.toml", '". E . . . E ."', '". E . . . . ."')
        line = edited.change("boards.toml", '". . . . . . .",\n]', '". . . . . E .",\n]')

        problem = edited.problems()[0]

        assert problem.what == "an entrance (E) lies in the top row of the mine"
        assert problem.line == line

    def test_a_mine_with_one_entrance_is_refused(self, edited: EditedPack) -> None:
        edited.change("boards.toml", '". E . . . E ."', '". E . . . . ."')

        (problem,) = edited.problems()

        assert problem.what == "a mine has 2 entrances (E), not 1"

    def test_a_reputation_track_that_ends_below_the_free_joker_is_refused(
        self, edited: EditedPack
    ) -> None:
        edited.change("player_board.toml", "free_joker_from = 6", "free_joker_from = 12")

        (problem,) = edited.problems()

        assert problem.what == "the track must reach 12 at least"

    def test_a_gap_in_the_reputation_track_is_refused(self, edited: EditedPack) -> None:
        edited.change("player_board.toml", "\n4 = 1\n", "\n")

        assert edited.problems()[0].what == "`4` is missing from [reputation.points]"

    def test_deck_b_must_last_for_the_rounds_after_the_red_tiles(self, edited: EditedPack) -> None:
        edited.change("boards.toml", "red_patricians_after = 3", "red_patricians_after = 1")
        edited.change("events.toml", "[event-B-5]", "[event-A-6]")
        edited.change("events.toml", "[event-B-4]", "[event-A-7]")

        (problem,) = edited.problems()

        assert problem.what == "deck B needs 4 events at least, not 3"

    def test_nine_events_are_too_few(self, edited: EditedPack) -> None:
        edited.change("events.toml", "[event-B-5]", "[event-C-1]")

        assert edited.problems()[0].what == "there are 10 events (event-A-1 and so on), not 9"


@pytest.fixture(scope="module")
def scribbled(tmp_path_factory: pytest.TempPathFactory) -> EditedPack:
    """A pack that one test scribbles over, again and again."""
    return EditedPack(tmp_path_factory.mktemp("packs") / "scribbled")


@given(
    file=st.sampled_from(FILES),
    place=st.integers(0, 9_999),
    width=st.integers(0, 12),
    scribble=st.text('0123456789-x!.#="[]{},\n aE' + "é", max_size=6),
)
def test_whatever_is_scribbled_into_a_file_is_read_or_refused_in_sentences(
    scribbled: EditedPack, file: str, place: int, width: int, scribble: str
) -> None:
    whole = WHOLE.joinpath(file).read_text("utf-8")
    start = place % len(whole)
    path = scribbled.folder / file
    path.write_text(whole[:start] + scribble + whole[start + width :], "utf-8")

    problems = scribbled.problems()

    path.write_text(whole, "utf-8")
    assert {problem.file for problem in problems} <= {file, "mine_cards.toml", "events.toml"}
    assert all(str(problem) for problem in problems)
