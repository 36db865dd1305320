"""Reading a pack's table: every fault is named with its line, and reading goes on."""

from __future__ import annotations

import tomllib
from collections.abc import Callable

import pytest

from silverspire.kernel.errors import PackProblem
from silverspire.kernel.pack_sections import PackSection, count_values, open_file
from silverspire.kernel.packs import PackFile


def a_file(text: str) -> PackFile:
    whole = f'provenance = "printed"\n{text}'
    return PackFile("tiles.toml", whole, tomllib.loads(whole))


def problems_in(text: str, read: Callable[[PackSection], object]) -> list[str]:
    """What is said when a file with this text is read so; its first line is line 2."""
    problems: list[PackProblem] = []
    table = open_file(a_file(text), problems)
    read(table)
    table.close()
    return [str(problem) for problem in problems]


@pytest.mark.parametrize(
    ("text", "read", "said"),
    [
        ("", lambda t: t.number("wood"), "tiles.toml: `wood` is missing from this file"),
        (
            "wood = 100",
            lambda t: t.number("wood", rule="KH-BUILD-1"),
            "tiles.toml:2: `wood` is 100; it must be from 0 to 99 [KH-BUILD-1]",
        ),
        (
            "wood = true",
            lambda t: t.number("wood"),
            "tiles.toml:2: `wood` must be a whole number, not true",
        ),
        (
            "wood = 1.5",
            lambda t: t.number("wood", default=0),
            "tiles.toml:2: `wood` must be a whole number, not 1.5",
        ),
        (
            "costs = [1,\n2,\n-3]",
            lambda t: t.numbers("costs", 3),
            "tiles.toml:4: number 3 of `costs` is -3; it must be from 0 to 99",
        ),
        (
            "costs = [1]",
            lambda t: t.numbers("costs", 3),
            "tiles.toml:2: `costs` must have 3 items, not 1",
        ),
        (
            "costs = 1",
            lambda t: t.numbers("costs", 3),
            "tiles.toml:2: `costs` must be a list in [ ], not 1",
        ),
        (
            "flips = 1",
            lambda t: t.flag("flips"),
            "tiles.toml:2: `flips` must be true or false, not 1",
        ),
        (
            'name = ""',
            lambda t: t.text("name"),
            'tiles.toml:2: `name` must be one line of text, not the text ""',
        ),
        (
            'name = "a\\nb"',
            lambda t: t.text("name"),
            'tiles.toml:2: `name` must be one line of text, not the text "a\nb"',
        ),
        (
            'dots = ["red", "pink"]',
            lambda t: t.words("dots", ("red", "blue")),
            'tiles.toml:2: `dots` must be one of red, blue, not the text "pink"',
        ),
        (
            "drawing = [1]",
            lambda t: t.lines("drawing", 1),
            "tiles.toml:2: line 1 of `drawing` must be text, not 1",
        ),
        ("tile = 3", lambda t: t.section("tile"), "tiles.toml:2: `tile` must be a table, not 3"),
        (
            "houses = [3]",
            lambda t: t.sections("houses", 1),
            "tiles.toml:2: item 1 of `houses` must be a table in braces, not 3",
        ),
        (
            "[[card]]\n[[card]]\nwod = 3",
            lambda t: [card.number("wood", default=0) for card in t.sections("card")],
            "tiles.toml:4: `wod` is not a key of [card.2]; did you mean `wood`?",
        ),
        (
            "[[card]]\n[[card]]\neffects = 3",
            lambda t: t.sections("card", 2)[0].skip(),
            "tiles.toml:4: `effects` is not a key of [card.2]",
        ),
        (
            "[tile-1]\nwod = 3",
            lambda t: t.section("tile-1").number("wood", default=0),
            "tiles.toml:3: `wod` is not a key of [tile-1]; did you mean `wood`?",
        ),
        ("[tile-2]", lambda t: t.keys(), "tiles.toml:2: `tile-2` is not a key of this file"),
    ],
)
def test_a_fault_is_reported_in_a_sentence(
    text: str, read: Callable[[PackSection], object], said: str
) -> None:
    assert problems_in(text, read) == [said]


def test_a_missing_table_is_reported_once_and_its_keys_not_at_all() -> None:
    said = problems_in("", lambda table: table.section("tile-1").number("wood"))

    assert said == ["tiles.toml: `tile-1` is missing from this file"]


def test_every_fault_is_reported_together() -> None:
    said = problems_in("wood = 100\nstone = 100", lambda t: (t.number("wood"), t.number("stone")))

    assert len(said) == 2


class TestProvenance:
    @pytest.mark.parametrize(
        ("text", "said"),
        [
            (
                "",
                "tiles.toml: `provenance` is missing: say where the values of this file come from",
            ),
            (
                "provenance = 'guess'",
                "tiles.toml:1: `provenance` must be one of rulebook, found, derived, reconstructed",
            ),
            ("provenance = {}", "tiles.toml:1: `provenance` needs a `default` for the file"),
            (
                "provenance = { default = 'derived', wood = 'rulebook' }",
                "tiles.toml:1: `provenance` speaks of `wood`, which is not in this file",
            ),
        ],
    )
    def test_a_file_says_where_its_values_come_from(self, text: str, said: str) -> None:
        problems: list[PackProblem] = []

        open_file(PackFile("tiles.toml", text, tomllib.loads(text)), problems)

        assert str(problems[0]).startswith(said)

    def test_a_table_takes_the_word_of_the_table_around_it(self) -> None:
        text = """
            wood = 3
            row = [{ points = 1 }, { points = 2 }]
            [tile-1]
            provenance = { dots = "rulebook" }
            dots = ["red", "yellow"]
            wood = 4
            [tile-2]
            provenance = "derived"
            wood = 5
        """

        assert count_values(a_file(text)) == {"printed": 4, "rulebook": 1, "derived": 1}
