"""Kutná Hora, `pack check` knows the rulebook: what contradicts it is refused with file, line and
rule, and everything that print could hold is accepted."""

from __future__ import annotations

from pathlib import Path

import pytest

from silverspire.games.kutna_hora import pack
from silverspire.games.kutna_hora.components import ORE, RED_CROSS
from silverspire.kernel.packs import copy_pack
from tests.games.kutna_hora.packs import SHIPPED, Copy, copy_of_shipped

# The frozen pack of the golden games was written before `pack check` knew the rulebook.
EARLIER = Path(__file__).resolve().parents[2] / "golden" / "packs" / "kutna_hora"


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return copy_of_shipped(tmp_path / "copy")


# One side of the rounds track has one set of numbers; patricians are on public buildings.
CONTRADICTIONS = [
    (
        *("boards.toml", "[1, 1, 1, 2, 2, 3]", "[1, 1, 2, 2, 2, 3]", "[rounds.players-3]"),
        *("in round 3 refusing the taxes cannot cost 1 with 2 and 2 with 3", "KH-END-2"),
    ),
    (
        *("guild_buildings.toml", "production", 'patrician = "green"\nproduction', "[scribes-1]"),
        *("only public buildings show a patrician", "KH-BUILD-6"),
    ),
]


@pytest.mark.rule("KH-END-2", "KH-BUILD-6")
@pytest.mark.parametrize(("file", "old", "new", "after", "words", "rule"), CONTRADICTIONS)
def test_what_contradicts_the_rulebook_is_refused_with_file_line_and_rule(
    copy: Copy, file: str, old: str, new: str, after: str, words: str, rule: str
) -> None:
    line = copy.change(file, old, new, after)

    problem = copy.problems()[0]

    assert words in problem.what
    assert (problem.file, problem.rule) == (file, rule)
    assert problem.line is not None
    assert line <= problem.line <= line + new.count("\n")


def cells_of(copy: Copy, commodity: str, card: int) -> list[str]:
    """The six cells of a card."""
    text = (copy.folder / "prices.toml").read_text("utf-8").split(f"[{commodity}]\n")[1]
    line = next(line for line in text.splitlines() if line.split()[:1] == [str(card)])
    return line.split('"')[1].split()


def print_cells(copy: Copy, commodity: str, card: int, cells: list[str]) -> int:
    """Other cells on a card; its line."""
    text = (copy.folder / "prices.toml").read_text("utf-8").split(f"[{commodity}]\n")[1]
    line = next(line for line in text.splitlines() if line.split()[:1] == [str(card)])
    return copy.change("prices.toml", line, f'{card} = "{" ".join(cells)}"', f"[{commodity}]\n")


@pytest.mark.rule("KH-PRICE-3")
@pytest.mark.parametrize(
    ("commodity", "card", "column", "words"),
    [("wood", 39, 3, "it must fall"), ("silver", 29, 3, "it must fall"), ("ore", 29, 3, "rise")],
)
def test_a_building_must_lower_the_price_of_what_it_makes_and_silver_raise_that_of_ore(
    copy: Copy, commodity: str, card: int, column: int, words: str
) -> None:
    cells = cells_of(copy, commodity, card)
    cells[column + 1] = cells[column]
    line = print_cells(copy, commodity, card, cells)

    (problem,) = copy.problems()

    assert problem.what.startswith(f"card {card}: a building in column {column} leaves the price")
    assert words in problem.what
    assert (problem.line, problem.rule) == (line, "KH-PRICE-3")


@pytest.mark.rule("KH-BUILD-4")
def test_some_guilds_flip_tiles_of_st_barbara_not_all_six(copy: Copy) -> None:
    copy.change("guild_buildings.toml", "production", "flips = true\nproduction", "[miners-4]")

    (problem,) = copy.problems()

    assert "not all six" in problem.what
    assert (problem.file, problem.rule) == ("guild_buildings.toml", "KH-BUILD-4")
    text = (copy.folder / "guild_buildings.toml").read_text("utf-8")
    assert text.splitlines()[problem.line - 1 if problem.line else 0] == "flips = true"


@pytest.mark.rule("KH-FRAME-2")
def test_every_player_count_has_its_printed_number_of_rounds(copy: Copy) -> None:
    copy.change("boards.toml", "rounds = 5", "rounds = 4")
    copy.change("boards.toml", "[1, 1, 1, 2, 2]", "[1, 1, 1, 2]")

    problem = copy.problems()[0]

    assert (problem.what, problem.rule) == ("4 players play 5 rounds, not 4", "KH-FRAME-2")


def test_a_pack_from_before_these_checks_is_still_played_with(tmp_path: Path) -> None:
    copy_pack(EARLIER, tmp_path / "earlier")
    earlier = Copy(tmp_path / "earlier")
    assert earlier.problems() == []

    earlier.change("pack.toml", "format = 1", "format = 2")

    assert "KH-PRICE-3" in {problem.rule for problem in earlier.problems()}


# --- What print could hold -----------------------------------------------------------------------


@pytest.mark.rule("KH-PRICE-6")
def test_the_ore_price_can_have_a_red_x(copy: Copy) -> None:
    first, *others = cells_of(copy, "ore", 0)
    print_cells(copy, "ore", 0, [f"{first}x", *others])

    assert copy.components().mark(ORE, 0, 0) == RED_CROSS


@pytest.mark.rule("KH-PRICE-5")
def test_the_ore_price_has_no_town_builds_symbol(copy: Copy) -> None:
    first, *others = cells_of(copy, "ore", 0)
    line = print_cells(copy, "ore", 0, [f"{first}!", *others])

    problem = copy.problems()[0]

    assert (problem.line, problem.rule) == (line, "KH-PRICE-5")


def add_card(copy: Copy, commodity: str, card: int) -> None:
    """A card after the last one, with the same prices."""
    cells = " ".join(cells_of(copy, commodity, card - 1))
    copy.change("prices.toml", "\n", f'\n{card} = "{cells}"\n', f"[{commodity}]\n"[:-1])


@pytest.mark.rule("KH-PRICE-4")
def test_the_backs_of_the_turn_over_cards_can_show_prices(copy: Copy) -> None:
    for commodity in ("wood", "food", "beer"):
        add_card(copy, commodity, 40)
    for commodity in ("ore", "silver", "permits"):
        add_card(copy, commodity, 30)

    components = copy.components()

    assert (components.last_population, components.last_ore) == (40, 30)


@pytest.mark.rule("KH-PRICE-4")
def test_the_back_of_a_turn_over_card_shows_all_three_prices_of_its_deck(copy: Copy) -> None:
    add_card(copy, "wood", 40)
    add_card(copy, "food", 40)

    assert [problem.what for problem in copy.problems()] == ["`40` is missing from [beer]"]


@pytest.mark.rule("KH-PRICE-4")
def test_the_shipped_decks_end_at_39_and_29() -> None:
    components = pack.READER.load(SHIPPED)

    assert (components.last_population, components.last_ore) == (39, 29)


@pytest.mark.rule("KH-FINAL-2")
def test_each_side_of_the_board_has_its_own_prizes_for_stars(copy: Copy) -> None:
    copy.change("boards.toml", "6 = [3, 2, 1]", "6 = [3, 3, 1]", "[star_prizes.small]")

    components = copy.components()

    assert list(components.large_board.prizes[24:28]) == [3, 2, 1, 0]
    assert list(components.small_board.prizes[24:28]) == [3, 3, 1, 0]


@pytest.mark.rule("KH-FINAL-2")
def test_a_single_table_of_prizes_counts_for_both_sides() -> None:
    components = pack.READER.load(EARLIER)

    assert list(components.small_board.prizes) == list(components.large_board.prizes)


def print_track(copy: Copy, *lines: str) -> None:
    """This reputation track in place of the pack's."""
    path = copy.folder / "player_board.toml"
    start = "[reputation.points]\n"
    text = path.read_text("utf-8")
    path.write_text(text[: text.index(start)] + start + "\n".join(lines) + "\n", "utf-8")


@pytest.mark.rule("KH-REP-1")
def test_the_reputation_track_can_have_zones_of_points_at_its_ends(copy: Copy) -> None:
    print_track(copy, '"-7..-5" = -4', "-4 = -2", '"-3..5" = 0', '"6..8" = 5', '"9..10" = 12')

    components = copy.components()

    assert (components.lowest_reputation, components.highest_reputation) == (-7, 10)
    assert list(components.reputation_points) == [*[-4] * 3, -2, *[0] * 9, *[5] * 3, *[12] * 2]


@pytest.mark.rule("KH-REP-1")
@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (('"-7..2" = 0', '"4..10" = 5'), "`3` is missing from [reputation.points]"),
        (('"-7..4" = 0', '"4..10" = 5'), "step 4 has points already"),
        (('"-7..4" = 0', '"10..5" = 5'), "ends before it begins"),
    ],
)
def test_zones_cover_the_track_and_do_not_overlap(
    copy: Copy, lines: tuple[str, ...], words: str
) -> None:
    print_track(copy, *lines)

    assert any(words in problem.what for problem in copy.problems())
