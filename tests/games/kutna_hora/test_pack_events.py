"""Kutná Hora, the vocabulary of event cards: documented, used, checked, and said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from silverspire.games.kutna_hora import catalogue, pack
from silverspire.games.kutna_hora.barbara_effects import (
    BARBARA_EFFECTS,
)
from silverspire.games.kutna_hora.components import (
    Components,
)
from silverspire.games.kutna_hora.event_words import (
    COUNTED_THINGS,
    EVENT_RECIPIENTS,
    EVENT_THINGS,
    EVENT_TIMES,
    FIRST_ACTION_TIME,
)
from silverspire.games.kutna_hora.game import GAME
from silverspire.games.kutna_hora.piece_text import event_effects
from silverspire.games.kutna_hora.rules.event_effects import EFFECTS
from silverspire.kernel.narration import Message
from silverspire.localization import render
from tests.games.kutna_hora.event_cards import read_cards

ROOT = Path(__file__).resolve().parents[3]
CHAPTER = (ROOT / "docs/how-to/event-effects.md").read_text("utf-8").split("\n## Kutná Hora\n")[1]
EXAMPLES = dict(re.findall(r"^- `(\w+)` – .+: `\{ (.*) \}`$", CHAPTER, re.MULTILINE))
EARLIER_PACK = ROOT / "tests/stored/0.1.0/shipped/kutna_hora"

# Every effect and the cards of the shipped pack that have it; the others wait for a box.
USES = {
    "gain": "A-3 A-4 B-1 B-5",
    "lose": "",
    "grant": "",
    "advance": "",
    "move_indicator": "A-5",
    "town_builds": "B-4",
    "flip_tile": "B-3",
    "flip_tile_and_tax": "",
    "raise_tax": "",
    "lower_tax": "",
    "patrician": "",
    "free_joker": "A-2",
    "plot_discount": "A-1",
    "plot_price": "B-2",
}


def text_of(message: Message) -> str:
    return render(message, str)


def card_with(*effects: str) -> str:
    """A card in the words of a pack: its effects are in line 3 and those after."""
    lines = "".join(f"  {{ {effect} }},\n" for effect in effects)
    return f'[event-A-1]\nname = "An Event"\neffects = [\n{lines}]'


def read_card(*effects: str) -> dict[str, object]:
    """What the catalogue says of a card with these effects."""
    components = Components()
    assert read_cards(components, card_with(*effects)) == []
    return catalogue.event_card(components, 0)


def said_about(*effects: str) -> list[str]:
    """What is wrong with them; line 5 is that of the first one."""
    return [str(problem) for problem in read_cards(Components(), card_with(*effects))]


# --- The page ------------------------------------------------------------------------------------


def test_the_page_explains_every_effect_and_no_other() -> None:
    assert list(EXAMPLES) == [row.name for row in EFFECTS.rows]


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_of_the_page_is_read(name: str) -> None:
    card = read_card(EXAMPLES[name])

    assert [effect["do"] for effect in card["effects"]] == [name]  # type: ignore[attr-defined]


def test_the_page_lists_the_words_to_choose_from() -> None:
    page = " ".join(CHAPTER.split())

    for time in EVENT_TIMES[:FIRST_ACTION_TIME]:
        assert f"- `{time}`: " in page
    assert f"- {', '.join(EVENT_TIMES[FIRST_ACTION_TIME:])}: " in page
    assert all(f"`{recipient}`" in page for recipient in EVENT_RECIPIENTS)
    assert f": {', '.join(EVENT_THINGS)} " in page
    assert "mines, buildings, plots or pelicans" in page
    assert COUNTED_THINGS == 4
    assert f": {', '.join(BARBARA_EFFECTS[1:])};" in page


# --- The shipped cards ---------------------------------------------------------------------------


def test_every_effect_is_on_the_cards_that_are_listed_here() -> None:
    cards = GAME.catalogue(4, GAME.components())["events"]

    used: dict[str, list[str]] = {name: [] for name in USES}
    for key, card in cards.items():
        for effect in card["effects"]:
            used[effect["do"]].append(key)

    assert used == {name: [f"event-{key}" for key in keys.split()] for name, keys in USES.items()}


def test_the_ten_events_say_what_they_do() -> None:
    cards = GAME.catalogue(4, GAME.components())["events"]

    assert {key: text_of(event_effects(card)) for key, card in cards.items()} == {
        "event-A-1": "population +3, ore deck +1, plots cost 2 gr less this round",
        "event-A-2": "ore deck +2, the Joker costs no reputation this round",
        "event-A-3": "population +2, ore deck +1, everyone: +1 reputation",
        "event-A-4": "ore deck +3, whoever has the most mines: +2 points",
        "event-A-5": "population +2, ore deck +2, food: indicator one notch to the right",
        "event-B-1": "population +2, ore deck +2, whoever has the most buildings: +2 points",
        "event-B-2": "population +1, ore deck +1, every plot costs 1 gr this round",
        "event-B-3": "population +1, ore deck +1, the St. Barbara tile is flipped",
        "event-B-4": "ore deck +3, the town builds a tile that produces silver",
        "event-B-5": "population +2, ore deck +1, whoever has the fewest points: +1 pelican",
    }


TAKEN_FROM_THE_FIRST = (
    'when = "after_taxes", do = "lose", what = "groschen", amount = 5, to = "most", of = "points"'
)
FOR_EACH_MINE = (
    'when = "end_of_round", do = "gain", what = "groschen", amount = 2, to = "starting_player", '
    'per = "mines"'
)


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        (
            'when = "when_revealed", do = "grant", grant = "incomes", amount = 2, to = "everyone"',
            "when revealed – everyone: 2 Income actions",
        ),
        (
            TAKEN_FROM_THE_FIRST,
            "after taxes – whoever has the most points: −5 gr",
        ),
        (
            'when = "income", do = "gain", what = "points", amount = 1, to = "active_player"',
            "after each Income action – that player: +1 point",
        ),
        (
            FOR_EACH_MINE,
            "the starting player: +2 gr per mine",
        ),
        (
            'when = "end_of_round", do = "move_indicator", commodity = "beer", notches = 2',
            "beer: indicator 2 notches to the right",
        ),
        (
            'when = "end_of_round", do = "patrician", color = "red"',
            "a red patrician joins the pool",
        ),
        ('when = "end_of_round", do = "lower_tax", amount = 2', "taxes −2"),
        ('when = "end_of_round", do = "advance", deck = "ore", cards = 2', "ore deck +2"),
    ],
)
def test_an_effect_is_described_with_its_time_and_whom_it_concerns(effect: str, said: str) -> None:
    card = {"population": 0, "ore": 0, **read_card(effect)}

    assert text_of(event_effects(card)) == said


# --- What is refused -----------------------------------------------------------------------------

GAIN = 'do = "gain", what = "points", amount = 1'


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        (
            'when = "end_of_round", do = "gian", what = "points"',
            "gian is not an effect; did you mean gain? (docs/how-to/event-effects.md has them all)",
        ),
        ('when = "end_of_round"', "`do` is missing from [event-A-1.effects.1] [KH-END-1]"),
        (f'{GAIN}, to = "everyone"', "`when` is missing from [event-A-1.effects.1] [KH-END-1]"),
        (
            f'when = "at_night", {GAIN}, to = "everyone"',
            "`when` must be one of when_revealed, this_round, end_of_round, after_taxes, mine,",
        ),
        (
            f'when = "this_round", {GAIN}, to = "everyone"',
            'gain happens once: say when, for example `when = "end_of_round"` [KH-END-1]',
        ),
        (
            'when = "end_of_round", do = "free_joker"',
            'free_joker holds during the round: write `when = "this_round"` [KH-END-1]',
        ),
        (
            f'when = "end_of_round", {GAIN}',
            "`to` is missing from [event-A-1.effects.1] [KH-END-1]",
        ),
        (
            f'when = "end_of_round", {GAIN}, to = "most"',
            "`of` is missing from [event-A-1.effects.1] [KH-END-1]",
        ),
        (
            f'when = "end_of_round", {GAIN}, to = "everyone", of = "mines"',
            "`of` is not a key of [event-A-1.effects.1]",
        ),
        (
            f'when = "end_of_round", {GAIN}, to = "active_player"',
            "`active_player` is whoever performs an action: it needs an action as `when`",
        ),
        (
            f'when = "end_of_round", {GAIN}, to = "everyone", per = "points"',
            '`per` must be one of mines, buildings, plots, pelicans, not the text "points"',
        ),
        (
            'when = "end_of_round", do = "town_builds", commodity = "silver", to = "everyone"',
            "`to` is not a key of [event-A-1.effects.1]",
        ),
        (
            'when = "end_of_round", do = "move_indicator", commodity = "beer", notches = 6',
            "`notches` is 6; it must be from 1 to 5 [KH-END-1]",
        ),
        (
            'when = "end_of_round", do = "move_indicator", commodity = "ore"',
            "ore has no arm, and the town never builds for the miners [KH-PRICE-5]",
        ),
        (
            'when = "end_of_round", do = "gain", what = "points", amount = 0, to = "everyone"',
            "`amount` is 0; it must be from 1 to 99 [KH-END-1]",
        ),
    ],
)
def test_what_is_wrong_with_an_effect_is_reported_once_with_its_line(
    effect: str, said: str
) -> None:
    (problem,) = said_about(effect)

    assert problem.startswith(f"events.toml:5: {said}")


def test_an_effect_that_lasts_is_described_once_on_a_card() -> None:
    effects = [f'when = "this_round", do = "plot_discount", amount = {n}' for n in (1, 2)]

    assert said_about(*effects) == [
        "events.toml:6: this card says plot_discount twice; once must be enough [KH-END-1]"
    ]


def test_the_same_thing_may_happen_at_two_times() -> None:
    effects = [f'when = "{time}", {GAIN}, to = "everyone"' for time in ("mine", "end_of_round")]

    assert said_about(*effects) == []


# --- Packs of version 0.1.0 ----------------------------------------------------------------------


def test_an_earlier_pack_is_read_as_it_was_meant() -> None:
    earlier = {key: card["effects"] for key, card in _cards(pack.READER.load(EARLIER_PACK)).items()}
    now = {key: card["effects"] for key, card in _cards(GAME.components()).items()}

    assert earlier.pop("event-B-3") == [{"when": "end_of_round", "do": "flip_tile_and_tax"}]
    assert earlier.items() <= now.items()


@pytest.mark.parametrize(
    ("lines", "effects"),
    [
        ('effect = "none"', []),
        (
            'effect = "everyone_reputation"\namount = -2',
            [
                {
                    "when": "end_of_round",
                    "do": "lose",
                    "what": "reputation",
                    "amount": 2,
                    "to": "everyone",
                }
            ],
        ),
    ],
)
def test_every_earlier_effect_has_its_words_today(
    lines: str, effects: list[dict[str, object]]
) -> None:
    components = Components()

    problems = read_cards(components, f'[event-A-1]\nname = "An Event"\n{lines}')

    assert problems == []
    assert catalogue.event_card(components, 0)["effects"] == effects


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ('effect = "flop"', "events.toml:4: `effect` must be one of none, everyone_reputation,"),
        ('effect = "arm"\ncommodity = "ore"', "events.toml:5: ore has no arm, and the town never"),
        ('effect = "cheap_plots"', "events.toml:2: `amount` is missing from [event-A-1]"),
        (
            'effect = "none"\neffects = []',
            "events.toml:4: `effect` is the earlier way of writing `effects`; write only one",
        ),
    ],
)
def test_what_is_wrong_with_an_earlier_card_is_reported_too(lines: str, said: str) -> None:
    (problem,) = read_cards(Components(), f'[event-A-1]\nname = "An Event"\n{lines}')

    assert str(problem).startswith(said)


def _cards(components: Components) -> dict[str, dict[str, object]]:
    cards: dict[str, dict[str, object]] = GAME.catalogue(4, components)["events"]
    return cards
