"""Kutná Hora, `pack check` knows the values that the rulebook prints and what its examples show."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.kutna_hora.packs import Copy, copy_of_shipped


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return copy_of_shipped(tmp_path / "copy")


# What is printed, something else in its place, the text before it, and the rule.
BOARDS = [
    ("open_plot_price = 5\n", "open_plot_price = 6\n", "[city]", "KH-PLOT-1"),
    ("cheap_plot_price = 1\n", "cheap_plot_price = 2\n", "[city]", "KH-PLOT-2"),
    ("entrance_cost = 2\n", "entrance_cost = 3\n", "[mine]", "KH-MINE-5"),
    ("limit = 25", "limit = 30", "[taxes]", "KH-END-6"),
    ("after = 3", "after = 2", "[rounds.players-2]", "KH-END-4"),
    ("after = 3", "after = 2", "[rounds.players-3]", "KH-END-4"),
    ("after = 2", "after = 3", "[rounds.players-4]", "KH-END-4"),
    ("price = 10", "price = 8", "[council]", "KH-INCOME-2"),
    ("rounds = 3", "rounds = 2", "[council]", "KH-END-3"),
    ("green = 1", "green = 2", "[council]", "KH-END-3"),
    ("silver = 3", "silver = 4", "[council]", "KH-END-3"),
    ("[0, 2, 4]", "[0, 2, 5]", "[council]", "KH-END-3"),
    ("red = 3", "red = 2", "[council]", "KH-END-3"),
    ("point = 10", "point = 5", "[final_scoring]", "KH-FINAL-3"),
    ("groschen = 1", "groschen = 2", "columns = [", "KH-RIGHTS-2"),
    ("permits = 3", "permits = 4", "columns = [", "KH-RIGHTS-2"),
]
PLAYER_BOARD = [
    ("[40, 41, 42, 43]", "[40, 40, 41, 41]", "[start]", "KH-SETUP-7"),
    ("pool_miners = 1", "pool_miners = 2", "[start]", "KH-SETUP-7"),
    ("waiting_miners = 8", "waiting_miners = 7", "[start]", "KH-SETUP-7"),
    ("pool_limit = 2", "pool_limit = 3", "[start]", "KH-MINE-1"),
    ("[0, 0, 3, 8]", "[0, 0, 3, 9]", "[plots]", "KH-END-2"),
    ("cheap_plots_from = 3\n", "cheap_plots_from = 4\n", "[reputation]", "KH-PLOT-2"),
    ("free_joker_from = 6\n", "free_joker_from = 5\n", "[reputation]", "KH-JOKER-1"),
    ("past_end = 2", "past_end = 3", "[reputation]", "KH-REP-1"),
]
CONTRADICTIONS = [
    pytest.param(file, *change, id=f"{file}-{change[2]}-{change[1]}")
    for file, changes in (("boards.toml", BOARDS), ("player_board.toml", PLAYER_BOARD))
    for change in changes
]


@pytest.mark.rule("KH-PLOT-1", "KH-PLOT-2", "KH-MINE-1", "KH-MINE-5", "KH-RIGHTS-2", "KH-SETUP-7")
@pytest.mark.rule("KH-END-2", "KH-END-3", "KH-END-4", "KH-END-6", "KH-INCOME-2", "KH-FINAL-3")
@pytest.mark.rule("KH-JOKER-1", "KH-REP-1")
@pytest.mark.parametrize(("file", "old", "new", "after", "rule"), CONTRADICTIONS)
def test_another_value_than_the_rulebook_prints_is_refused(
    copy: Copy, file: str, old: str, new: str, after: str, rule: str
) -> None:
    line = copy.change(file, old, new, after)

    (problem,) = copy.problems()

    assert (problem.file, problem.line, problem.rule) == (file, line, rule)


@pytest.mark.rule("KH-BARB-4")
@pytest.mark.parametrize(
    ("tile", "old", "new"),
    [
        (1, "reputation = 2", "reputation = 1"),
        (2, '"rights"', '"plot"'),
        (3, "amount = 2", "amount = 1"),
        (4, '"plot"', '"rights"'),
        (5, "reputation = -2", "reputation = -1"),
        (6, "points = 2", "points = 3"),
        (7, '"reputation_per_public_neighbour"', '"score_building"'),
        (8, "points = 1", "points = 2"),
        (9, "amount = 2", "amount = 3"),
        (10, '"score_building"', '"none"'),
        (11, "points = 5", "points = 4"),
    ],
)
def test_another_tile_of_st_barbara_is_refused(copy: Copy, tile: int, old: str, new: str) -> None:
    copy.change("st_barbara.toml", old, new, f"[tile-{tile}]")

    (problem,) = copy.problems()

    assert problem.what.startswith(f"tile {tile} gives ")
    assert (problem.file, problem.rule) == ("st_barbara.toml", f"KH-BARB-T{tile}")


@pytest.mark.rule("KH-BARB-3")
def test_another_reputation_once_the_church_is_finished_is_refused(copy: Copy) -> None:
    line = copy.change("st_barbara.toml", "finished_reputation = 2", "finished_reputation = 1")

    (problem,) = copy.problems()

    assert (problem.line, problem.rule) == (line, "KH-BARB-3")


# --- What the examples show ----------------------------------------------------------------------


@pytest.mark.rule("KH-EX-5")
def test_a_row_of_six_stars_pays_3_2_1_on_one_side_at_least(copy: Copy) -> None:
    copy.change("boards.toml", "6 = [3, 2, 1]", "6 = [4, 2, 1]", "[star_prizes.large]")
    assert copy.problems() == []

    copy.change("boards.toml", "6 = [3, 2, 1]", "6 = [4, 2, 1]", "[star_prizes.small]")

    (problem,) = copy.problems()
    assert (problem.file, problem.rule) == ("boards.toml", "KH-EX-5")


@pytest.mark.rule("KH-EX-4")
@pytest.mark.parametrize(
    ("card_2", "card_4", "said"),
    [
        ('["mine", "rights"]', '["plot", "joker"]', "one card carries mine and joker"),
        ('["mine", "joker"]', '["mine", "plot"]', "mine is on 2 cards, not 3"),
    ],
)
def test_mine_is_on_two_cards_one_with_plot_and_one_with_the_joker(
    copy: Copy, card_2: str, card_4: str, said: str
) -> None:
    copy.change("action_cards.toml", 'card-2 = ["mine", "joker"]', f"card-2 = {card_2}")
    copy.change("action_cards.toml", 'card-4 = ["plot", "rights"]', f"card-4 = {card_4}")

    problem = copy.problems()[0]

    assert (problem.what, problem.rule) == (said, "KH-EX-4")


@pytest.mark.rule("KH-EX-2")
@pytest.mark.parametrize(("guild", "production"), [("metallurgists", 3), ("miners", 2)])
def test_some_buildings_produce_what_the_example_of_an_income_has(
    copy: Copy, guild: str, production: int
) -> None:
    for number in range(1, 5):
        text = (copy.folder / "guild_buildings.toml").read_text("utf-8")
        tile = text[text.index(f"[{guild}-{number}]") :]
        if tile.index(f"production = {production}\n") < tile.index("population"):
            copy.change(
                *("guild_buildings.toml", f"production = {production}\n", "production = 5\n"),
                f"[{guild}-{number}]",
            )

    (problem,) = copy.problems()

    assert problem.what == f"some building of the {guild} produces {production}, as in the example"
    assert problem.rule == "KH-EX-2"


@pytest.mark.rule("KH-EX-6")
def test_the_sawmill_has_a_red_and_a_yellow_dot(copy: Copy) -> None:
    line = copy.change("guild_buildings.toml", '"red", "yellow"', '"red", "blue"', '"Sawmill"')

    (problem,) = copy.problems()

    assert problem.what == "the Sawmill has one red and one yellow dot"
    assert (problem.line, problem.rule) == (line, "KH-EX-6")


@pytest.mark.rule("KH-EX-6")
def test_a_public_building_has_three_dots_that_match_the_sawmill(copy: Copy) -> None:
    copy.change_all("public_buildings.toml", '"yellow"', '"blue"')

    (problem,) = copy.problems()

    assert problem.what == "some public building has three dots that are red or yellow"
    assert (problem.file, problem.rule) == ("public_buildings.toml", "KH-EX-6")


@pytest.mark.rule("KH-BUILD-3")
def test_some_house_gives_a_free_tile_and_points(copy: Copy) -> None:
    copy.change("player_board.toml", "{ free_tile = true, points = 1 }", "{ points = 1 }")

    (problem,) = copy.problems()

    assert problem.what == "some house gives a free tile and points"
    assert (problem.file, problem.rule) == ("player_board.toml", "KH-BUILD-3")


@pytest.mark.rule("KH-MINE-6")
def test_most_mines_give_ore(copy: Copy) -> None:
    for ore in range(1, 6):
        copy.change_all("mines.toml", f"ore = {ore}", "ore = 0")

    (problem,) = copy.problems()

    assert problem.what == "most of the 27 mines give ore; here 0 do"
    assert (problem.file, problem.rule) == ("mines.toml", "KH-MINE-6")


# --- What print could hold -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "new", "after"),
    [
        ("boards.toml", '["green", "silver", "yellow"]', '["yellow", "green", "silver"]', ""),
        ("boards.toml", '"red . blue', '"green+blue . .', "[city.large]"),
        ("boards.toml", "12 = [8, 5, 4]", "12 = [9, 6, 3, 1]", "[star_prizes.large]"),
        ("action_cards.toml", '["building", "barbara"]', '["barbara", "building"]', ""),
        ("guild_buildings.toml", '"Sawmill"', '"Aserradero"', ""),
        ("guild_buildings.toml", "wood = 2", "wood = 9", '"Sawmill"'),
        ("public_buildings.toml", "points = 7", "points = 12", "[red-1]"),
        ("st_barbara.toml", "tax = 1", "tax = 4", "[tile-2]"),
        ("player_board.toml", "{ points = 3 }", "{ points = 8, pelicans = 1 }", "row-1"),
        ("player_board.toml", "10 = 22", "10 = 30", "[reputation.points]"),
    ],
)
def test_what_the_rulebook_leaves_open_can_be_printed(
    copy: Copy, file: str, old: str, new: str, after: str
) -> None:
    copy.change(file, old, new, after)

    assert copy.problems() == []
