"""World Without End: whatever the engine names has its words, and they take its values."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain

import pytest
from rich.console import Console

import silverspire
from silverspire.cli.drawing import find_drawing
from silverspire.cli.world_without_end import labels, palette
from silverspire.cli.world_without_end.duties import Duty
from silverspire.cli.world_without_end.printed import EFFECT_ARGUMENTS, effect_sentence
from silverspire.games.world_without_end.components import (
    CARD_NAMES,
    GOOD_NAMES,
    LASTING_NAMES,
    ONCE_NAMES,
    PERSON_NAMES,
    PROJECT_NAMES,
)
from silverspire.games.world_without_end.events import EVENT_KINDS
from silverspire.games.world_without_end.player import SOURCE_NAMES
from silverspire.games.world_without_end.questions import QUESTION_NAMES
from silverspire.games.world_without_end.refusals import REFUSALS
from silverspire.games.world_without_end.rules.chapters import DUTY_NAMES
from silverspire.kernel.errors import Reason
from silverspire.kernel.events import Happening
from silverspire.kernel.state import State
from silverspire.players.chance import ChancePlayer
from silverspire.words import words
from tests.cli.test_words import messages, written_names

GAME = silverspire.game("world_without_end")
DRAWING = find_drawing(GAME)
EFFECTS = (*ONCE_NAMES.values(), *LASTING_NAMES.values())

# What the engine may name, and the message that says it.
FAMILIES = {
    "wwe-event": [kind.name for kind in EVENT_KINDS],
    "wwe-question": QUESTION_NAMES,
    "wwe-effect": EFFECTS,
    "wwe-card": CARD_NAMES,
    "wwe-good": GOOD_NAMES,
    "wwe-person": PERSON_NAMES,
    "wwe-reward": PERSON_NAMES,
    "wwe-project": PROJECT_NAMES,
    "wwe-source": SOURCE_NAMES,
    "wwe-penalty": DUTY_NAMES,
    "wwe-player": ("1", "2", "3", "4"),
    "option-world-without-end": GAME.options,
    # What the screen itself picks by name.
    "wwe-decline": labels.DECLINES,
    "wwe-projects": ("complete", "aside"),
    "wwe-perform": ("grain", "piety", "favor"),
    "wwe-flag": ("court", "begging"),
    "wwe-board": ("points", "houses", "seals", "hand", "discards", "court", "begging"),
}
ATTRIBUTES = {
    "wwe-question": ("help", "name"),
    "wwe-player": ("mark",),
    "wwe-card": ("does", "help"),
    "wwe-person": ("short", "help"),
    "wwe-penalty": ("help",),
}


def named(family: str, name: str) -> str:
    return f"{family}-{re.sub('[._]', '-', name)}"


def family_messages() -> set[str]:
    """Every message that the engine's names ask for, with its attributes."""
    found = {message for _, message in REFUSALS if message}
    for family, names in FAMILIES.items():
        found |= {named(family, name) for name in names}
        for attribute in ATTRIBUTES.get(family, ()):
            found |= {f"{named(family, name)}.{attribute}" for name in names}
    return found


def decisions(seed: int, **options: bool) -> Iterator[State]:
    """Every table of a game by chance at which somebody is asked."""
    state = GAME.new(seats=2 + seed % 3, seed=seed, options=options)
    while (asked := state.decision()) is not None:
        yield state
        state.apply(ChancePlayer(state.seed).choose(state, asked))


# --- The file ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(family_messages()))
def test_whatever_the_engine_names_has_its_message(name: str) -> None:
    assert words().knows(name)


def test_no_message_is_left_over() -> None:
    used = family_messages() | written_names()

    assert not [name for name in messages("en", "world_without_end.ftl") if name not in used]


# --- With the values that the engine supplies ----------------------------------------------------


def test_every_effect_of_the_vocabulary_names_its_numbers() -> None:
    assert set(EFFECT_ARGUMENTS) == set(EFFECTS)


@pytest.mark.parametrize("points", [2, -2])
@pytest.mark.parametrize("effect", EFFECTS)
def test_every_effect_is_a_sentence(effect: str, points: int) -> None:
    numbers = [points if argument == "points" else 1 for argument in EFFECT_ARGUMENTS[effect]]

    sentence = effect_sentence({"effect": effect, "numbers": [*numbers, 0, 0, 0, 0][:4]})

    assert "{?" not in sentence
    assert sentence.endswith(".")


@pytest.mark.parametrize("seat", [0, -1], ids=["a player", "nobody"])
@pytest.mark.parametrize("kind", range(len(EVENT_KINDS)), ids=lambda n: EVENT_KINDS[n].name)
def test_every_event_is_told_with_its_facts(kind: int, seat: int) -> None:
    state = GAME.new(seats=4, seed=1)
    event = state.tell(Happening(kind, seat, 1, 1, 1))

    sentence = DRAWING.sentence(state, event)

    assert "{?" not in sentence
    assert sentence.endswith(".")


@pytest.mark.parametrize("seed", range(4))
def test_every_event_of_a_game_is_told(seed: int) -> None:
    state = GAME.new(seats=2 + seed % 3, seed=seed)
    told = []
    while (asked := state.decision()) is not None:
        events = state.apply(ChancePlayer(state.seed).choose(state, asked))
        told += [DRAWING.sentence(state, event) for event in events]

    assert len(told) > 100
    assert not [sentence for sentence in told if "{?" in sentence]


@pytest.mark.parametrize("seed", range(3))
def test_every_refusal_of_a_game_is_explained(seed: int) -> None:
    explained: dict[str, str] = {}
    for state in decisions(seed):
        reasons = [reason for choice in state.candidates() for reason in state.why_not(choice)]
        explained |= {reason.message: DRAWING.refusal(state, reason) for reason in reasons}

    assert len(explained) > 10
    assert not [sentence for sentence in explained.values() if "{?" in sentence]


@pytest.mark.parametrize(("rule", "message"), [pair for pair in REFUSALS if pair[1]])
def test_every_refusal_ends_with_its_rule(rule: str, message: str) -> None:
    values: dict[str, str | int] = {"gold": 1, "value": 3, "card": "grain", "good": "wool"}
    reason = Reason(rule, message, values | {"asked": "card", "choice": "arrow:1"})

    sentence = DRAWING.refusal(GAME.new(seats=4, seed=1), reason)

    assert "{?" not in sentence
    assert sentence.endswith(f". [{rule}]")


@pytest.mark.parametrize("seed", range(4))
def test_every_choice_and_question_of_a_game_has_its_words(seed: int) -> None:
    for state in decisions(seed, open_screens=seed == 3, first_game=seed == 2):
        menu = DRAWING.menu(state, 99)
        asked = [DRAWING.choice(state, choice) for choice in state.candidates()]
        shown = [menu.question, menu.help, *asked, *(line.plain for line in menu.lines)]

        assert not [text for text in shown if "{?" in text or not text.strip()]


def test_any_choice_can_be_asked_about_at_any_question() -> None:
    for state in decisions(3):
        labels_shown = [DRAWING.choice(state, choice) for choice in range(len(GAME.choice_names))]

        assert not [label for label in labels_shown if "{?" in label]


def test_everything_printed_can_be_looked_up() -> None:
    state = GAME.new(seats=4, seed=1)

    lines = [line.plain for line in DRAWING.look_up(state, "")]

    assert len(lines) == 12 + 44 + 7 + 14 + 11 + 9
    assert not [line for line in lines if "{?" in line]
    assert [line.plain for line in DRAWING.look_up(state, "bridge")] == [
        " Bridge (project): 3 stone and 3 wood. Donors get: 1 VP, 5 gold."
    ]
    assert len(DRAWING.look_up(state, "plague")) == 2


def test_an_event_card_says_what_it_does() -> None:
    state = GAME.new(seats=4, seed=1)

    (line,) = DRAWING.look_up(state, "Godwyn Builds a Palace")

    assert "Palace: this project comes to the board." in line.plain
    assert "No work on any project but this until the chapter ends: Palace." in line.plain


# --- Colour is never alone -----------------------------------------------------------------------


def test_every_good_has_a_symbol_and_a_colour_of_its_own() -> None:
    assert set(palette.GOOD_SYMBOLS) == set(palette.GOOD_COLOURS) == set(GOOD_NAMES)
    assert len(set(palette.GOOD_SYMBOLS.values())) == len(GOOD_NAMES)
    symbols = [*palette.GOOD_SYMBOLS.values(), *palette.FREE_SPACES.values(), palette.SICK]
    assert all(Console().measure(symbol).maximum == 1 for symbol in symbols)


def test_every_player_has_a_letter_of_its_own() -> None:
    assert len({palette.player_mark(seat) for seat in range(4)}) == 4


# --- Duties --------------------------------------------------------------------------------------


@pytest.mark.rule("WWE-CHAP-2")
def test_a_missing_duty_costs_points_for_each_that_is_missing() -> None:
    assert Duty("piety", 2, 2, held=0, points=3).losses() == (6, 6)
    assert Duty("grain", 2, 2, held=3, points=2).losses() == (0, 0)


@pytest.mark.rule("WWE-CHAP-2")
def test_a_tax_still_to_be_rolled_costs_a_range() -> None:
    assert Duty("gold", 2, 5, held=3, points=1).losses() == (0, 2)


@pytest.mark.rule("WWE-CHAP-5")
def test_the_last_protection_names_the_points_it_saves() -> None:
    table = at_the_last_protection()
    seat = table.decision().seat  # type: ignore[union-attr]
    before = table.view(seat)["players"][seat]["points"]

    question = DRAWING.menu(table, 99).question
    table.apply(GAME.choice_of("decline"))
    while table.decision() is not None:
        table.apply(GAME.choice_of("decline"))

    lost = before - table.score_sheet(seat)["total"] + table.score_sheet(seat)["lines"]["goods"]
    assert f"lose {lost:.0f} VP" in question


def at_the_last_protection() -> State:
    """Somebody may give a loyalty for the one duty they lack in the last chapter."""
    for table in chain.from_iterable(decisions(seed) for seed in range(400)):
        asked = table.decision()
        assert asked is not None
        board = table.view(asked.seat)["players"][asked.seat]
        lacking = [amount for amount in board["missing"] if amount]
        last = asked.kind == "protection" and table.view(None)["chapter"] == 4
        if last and len(lacking) == 1 and lacking[0] > 1 and board["points"] > 10:
            return table
    raise AssertionError("no such table")
