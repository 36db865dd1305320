"""World Without End, the vocabulary of event effects: documented, used, and read as numbers."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from silverspire.games.world_without_end import pack
from silverspire.games.world_without_end.components import (
    CARD_NAMES,
    EFFECT_WIDTH,
    GOOD_NAMES,
    GOODS,
    PERSON_NAMES,
    PROJECT_NAMES,
    Components,
)
from silverspire.games.world_without_end.effect_vocabulary import EFFECTS
from silverspire.games.world_without_end.pack_effects import read_effect
from silverspire.kernel.errors import PackProblem
from silverspire.kernel.pack_sections import open_file
from silverspire.kernel.packs import PackFile
from tests.games.world_without_end.packs import SHIPPED, cards_with

PAGE = Path(__file__).resolve().parents[3].joinpath("docs", "how-to", "event-effects.md")
EXPLANATION = re.compile(r"^- `(\w+)` – (.+): `(\{.*\})`$", re.MULTILINE)


def explained(section: str) -> dict[str, str]:
    """Each effect that a section of the page explains, with its example."""
    text = PAGE.read_text("utf-8").split(f"\n### {section}\n")[1].split("\n##")[0]
    return {name: example for name, _, example in EXPLANATION.findall(text)}


def names_of(lasting: bool) -> list[str]:
    return [effect.name for effect in EFFECTS.rows.values() if effect.lasts == lasting]


EXAMPLES = explained("Effects that happen once") | explained("Effects that last")

# Every effect and the cards of the shipped pack that have it; four wait for a box that needs them.
USES = {
    "gain": "III-4",
    "gain_points": "IV-10",
    "lose": "III-5 III-8 IV-8",
    "lose_points": "I-6 IV-9",
    "lose_one_of": "II-4 IV-11",
    "gain_one_of": "",
    "trade": "I-4 I-7 I-8 II-7 III-7 IV-10",
    "points_per_good": "IV-2",
    "points_per_house": "III-10 IV-6",
    "most": "I-9",
    "fewest": "IV-7",
    "pay_or_lose": "III-6",
    "return_house": "II-2",
    "no_actions": "II-3",
    "discard": "II-1",
    "random_discards": "III-1",
    "open_project": "I-2 I-10 II-5 II-10 III-3",
    "cancel_other_projects": "II-5",
    "complete_project": "IV-1",
    "cancel_favor": "I-6 II-11 III-6 III-8 III-10 IV-2 IV-6 IV-7 IV-9 IV-11",
    "cancel_fair": "III-7",
    "open_fair": "I-3",
    "move_favor": "",
    "wool_price": "I-1",
    "cloth_price": "",
    "no_sale": "II-6",
    "forbid": "",
    "fee": "II-8",
    "bonus": "I-5 I-11 III-9 III-11",
    "trade_each_round": "I-11 II-9 IV-5",
    "no_treatment": "III-2",
    "building_points": "IV-3",
    "drawn_discards": "IV-4",
}


@pytest.fixture(scope="module")
def box() -> Components:
    """The components of the shipped pack."""
    return pack.READER.load(SHIPPED)


def numbers_of(effect: str) -> tuple[list[int] | None, list[PackProblem]]:
    """An effect as it is written in a pack, and what is wrong with it."""
    text = f'provenance = "printed"\neffects = [\n  {effect},\n]\n'
    problems: list[PackProblem] = []
    section = open_file(PackFile("events_1.toml", text, tomllib.loads(text)), problems)
    (entry,) = section.sections("effects")
    numbers = read_effect(entry)
    section.close()
    return numbers, problems


def test_the_page_explains_every_effect_that_happens_once_and_no_other() -> None:
    assert list(explained("Effects that happen once")) == names_of(lasting=False)


def test_the_page_explains_every_effect_that_lasts_and_no_other() -> None:
    assert list(explained("Effects that last")) == names_of(lasting=True)


@pytest.mark.parametrize(
    "words", [GOOD_NAMES[:GOODS], PERSON_NAMES, CARD_NAMES, PROJECT_NAMES], ids=lambda w: w[-1]
)
def test_the_page_lists_the_words_to_choose_from(words: tuple[str, ...]) -> None:
    page = " ".join(PAGE.read_text("utf-8").split())

    assert ": " + ", ".join(words) in page


def test_the_arguments_of_every_effect_fit() -> None:
    assert max(len(effect.parameters) for effect in EFFECTS.rows.values()) < EFFECT_WIDTH


@pytest.mark.parametrize("name", EFFECTS.numbers)
def test_every_example_of_the_page_is_read(name: str) -> None:
    numbers, problems = numbers_of(EXAMPLES[name])

    assert problems == []
    assert numbers is not None
    assert numbers[0] == EFFECTS.numbers[name]
    assert len(numbers) == EFFECT_WIDTH


def test_every_effect_is_on_the_cards_that_are_listed_here(box: Components) -> None:
    assert {name: cards_with(box, name) for name in EFFECTS.numbers} == {
        name: [f"event-{card}" for card in cards.split()] for name, cards in USES.items()
    }


@pytest.mark.parametrize(
    ("effect", "arguments"),
    [
        ('{ do = "gain", good = "gold", amount = 2 }', [8, 2, 0, 0]),
        ('{ do = "lose", good = "gold", amount = 2 }', [8, 2, 0, 0]),
        ('{ do = "lose_one_of", goods = ["stone", "gold"] }', [257, 0, 0, 0]),
        (
            '{ do = "trade", give = "points", give_amount = 1, get = "cloth", get_amount = 2 }',
            [9, 1, 5, 2],
        ),
        ('{ do = "most", good = "wool", points = -2 }', [4, -2, 0, 0]),
        ('{ do = "pay_or_lose", good = "gold", amount = 2, points = 3 }', [8, 2, 3, 0]),
        ('{ do = "cancel_favor", person = "outlaws" }', [8, 0, 0, 0]),
        ('{ do = "complete_project", project = "tower" }', [6, 0, 0, 0]),
        ('{ do = "cancel_fair", good = "cloth" }', [5, 0, 0, 0]),
        ('{ do = "fee", card = "favor", gold = 1 }', [11, 1, 0, 0]),
        ('{ do = "bonus", card = "grain", get = "points", amount = 1 }', [0, 9, 1, 0]),
    ],
)
def test_an_effect_is_its_number_and_those_of_its_arguments(
    effect: str, arguments: list[int]
) -> None:
    name = effect.split('"')[1]

    assert numbers_of(effect) == ([EFFECTS.numbers[name], *arguments], [])


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        (
            '{ do = "loose", good = "gold" }',
            "loose is not an effect; did you mean lose? ",
        ),
        ('{ good = "gold" }', "`do` is missing from [effects.1] [WWE-EVENT-1]"),
        (
            '{ do = "gain", good = "gold" }',
            "`amount` is missing from [effects.1] [WWE-EVENT-4]",
        ),
        (
            '{ do = "gain", good = "gold", amount = 0 }',
            "`amount` is 0; it must be from 1 to 99 [WWE-EVENT-4]",
        ),
        (
            '{ do = "no_sale", good = "gold" }',
            "`good` is not a key of [effects.1]",
        ),
        (
            '{ do = "gain", good = "points", amount = 1 }',
            "`good` must be one of stone, wood, grain, piety, wool, cloth, loyalty, knowledge,",
        ),
        (
            '{ do = "lose", good = "knowledge", amount = 1 }',
            "`good` must be one of stone, wood, grain, piety, wool, cloth, loyalty, gold, not ",
        ),
        (
            '{ do = "lose_one_of", goods = ["gold", "gold"] }',
            "`goods` must name two different goods at least [WWE-FRAME-4]",
        ),
        ('{ do = "most", good = "wool", points = 0 }', "`points` must not be 0 [WWE-EVENT-4]"),
        (
            '{ do = "cancel_fair", good = "wood" }',
            '`good` must be one of wool, cloth, not the text "wood" [WWE-ACT-5]',
        ),
        (
            '{ do = "discard", cards = 7 }',
            "`cards` is 7; it must be from 1 to 6 [WWE-ACT-2]",
        ),
        (
            '{ do = "move_favor", spaces = 10 }',
            "`spaces` is 10; it must be from 1 to 9 [WWE-FAVOR-1]",
        ),
    ],
)
def test_what_is_wrong_with_an_effect_is_reported_once(effect: str, said: str) -> None:
    (problem,) = numbers_of(effect)[1]

    assert str(problem).startswith(f"events_1.toml:3: {said}")
