"""World Without End: whatever the engine names has its words, and they take its values."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain

import pytest
from rich.console import Console

import silverspire
from silverspire.cli.renderer import find_renderer
from silverspire.cli.world_without_end import palette
from silverspire.games.world_without_end.choice_text import DECLINES, PERFORMED
from silverspire.games.world_without_end.components import (
    CARD_NAMES,
    GOOD_NAMES,
    PERSON_NAMES,
    PROJECT_NAMES,
)
from silverspire.games.world_without_end.effect_text import effect_text
from silverspire.games.world_without_end.effect_vocabulary import EFFECTS, Effect
from silverspire.games.world_without_end.events import EVENT_KINDS
from silverspire.games.world_without_end.player import SOURCE_NAMES
from silverspire.games.world_without_end.questions import QUESTION_NAMES
from silverspire.games.world_without_end.refusals import REFUSALS
from silverspire.games.world_without_end.rules.chapters import DUTY_NAMES
from silverspire.kernel.errors import Reason
from silverspire.kernel.events import EventKind, RawEvent
from silverspire.kernel.state import State
from silverspire.localization import load_localization
from silverspire.players.chance import ChancePlayer
from tests.cli.test_messages import messages, written_names
from tests.scene_steps import scene_headings

GAME = silverspire.game("world_without_end")
RENDERER = find_renderer(GAME)

# What the engine may name, and the message that says it.
FAMILIES = {
    "wwe-event": [kind.name for kind in EVENT_KINDS],
    "wwe-question": QUESTION_NAMES,
    "wwe-effect": EFFECTS.numbers,
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
    "wwe-decline": DECLINES,
    "wwe-projects": ("complete", "aside"),
    "wwe-perform": PERFORMED,
    "wwe-flag": ("court", "begging"),
    "wwe-board": ("points", "houses", "seals", "hand", "discards", "court", "begging"),
}
ATTRIBUTES = {
    "wwe-question": ("name",),
    "wwe-player": ("mark",),
    "wwe-card": ("does", "help"),
    "wwe-person": ("short", "help"),
    "wwe-penalty": ("help",),
}
# The sentences that a question's help is put together from.
HELP = dict.fromkeys(QUESTION_NAMES, ("help",)) | {
    "orientation": (*("help-corners", "help-corners-but-beggars", "help-begging", "help-favor"),),
    "card": (
        *("help-perform", "help-court", "help-no-actions", "help-discard", "help-discard-drawn"),
        *("help-discard-last", "help-enough-discarded", "help-first-game"),
        *("help-return", "help-all-cards"),
    ),
    "resource": ("help-two", "help-last"),
    "protection": ("help-penalty", "help-doubled", "help-never-below"),
}


def named(family: str, name: str) -> str:
    return f"{family}-{re.sub('[._]', '-', name)}"


def family_messages() -> set[str]:
    """Every message that the engine's names ask for, with its attributes."""
    found = {refusal.message for refusal in REFUSALS.rows[1:]}
    for family, names in FAMILIES.items():
        found |= {named(family, name) for name in names}
        for attribute in ATTRIBUTES.get(family, ()):
            found |= {f"{named(family, name)}.{attribute}" for name in names}
    found |= {f"{named('wwe-question', kind)}.{text}" for kind in HELP for text in HELP[kind]}
    found |= scene_headings("world_without_end", "wwe-scene")
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
    assert load_localization().has(name)


def test_no_message_is_left_over() -> None:
    used = family_messages() | written_names()

    assert not [name for name in messages("en", "world_without_end.ftl") if name not in used]


# --- With the values that the engine supplies ----------------------------------------------------


@pytest.mark.parametrize("points", [2, -2])
@pytest.mark.parametrize("effect", EFFECTS.rows.values(), ids=lambda effect: effect.name)
def test_every_effect_is_a_sentence(effect: Effect, points: int) -> None:
    numbers = [points if one.key == "points" else 1 for one in effect.parameters]

    message = effect_text({"effect": effect.name, "facts": effect.facts(numbers)})
    sentence = RENDERER.render(message)

    assert "{?" not in sentence
    assert sentence.endswith(".")


@pytest.mark.parametrize("seat", [0, -1], ids=["a player", "nobody"])
@pytest.mark.parametrize("kind", EVENT_KINDS, ids=lambda kind: kind.name)
def test_every_event_is_narrated_with_its_facts(kind: EventKind, seat: int) -> None:
    state = GAME.new(seats=4, seed=1)
    event = state.readable_event(RawEvent(kind, seat, 1, 1, 1))

    sentence = RENDERER.event_text(state, event)

    assert "{?" not in sentence
    assert sentence.endswith(".")


@pytest.mark.parametrize("seed", range(4))
def test_every_event_of_a_game_is_narrated(seed: int) -> None:
    state = GAME.new(seats=2 + seed % 3, seed=seed)
    texts = []
    while (asked := state.decision()) is not None:
        events = state.apply(ChancePlayer(state.seed).choose(state, asked))
        texts += [RENDERER.event_text(state, event) for event in events]

    assert len(texts) > 100
    assert not [sentence for sentence in texts if "{?" in sentence]


@pytest.mark.parametrize("seed", range(3))
def test_every_refusal_of_a_game_is_explained(seed: int) -> None:
    explained: dict[str, str] = {}
    for state in decisions(seed):
        reasons = [reason for choice in state.candidates() for reason in state.why_not(choice)]
        explained |= {reason.message: RENDERER.refusal_text(state, reason) for reason in reasons}

    assert len(explained) > 10
    assert not [sentence for sentence in explained.values() if "{?" in sentence]


@pytest.mark.parametrize(("rule", "message"), [row[:2] for row in REFUSALS.rows[1:]])
def test_every_refusal_ends_with_its_rule(rule: str, message: str) -> None:
    values: dict[str, str | int] = {"gold": 1, "value": 3, "card": "grain", "good": "wool"}
    values |= {"asked": "card", "choice": "arrow:1"}
    values |= {"cost": 2, "amount": 3, "held": 1, "short": "gold"}
    reason = Reason(rule, message, values)

    sentence = RENDERER.refusal_text(GAME.new(seats=4, seed=1), reason)

    assert "{?" not in sentence
    assert sentence.endswith(f". [{rule}]")


@pytest.mark.parametrize("seed", range(4))
def test_every_choice_and_question_of_a_game_has_its_words(seed: int) -> None:
    for state in decisions(seed, open_screens=seed == 3, first_game=seed == 2):
        menu = RENDERER.menu(state, 99)
        asked = [RENDERER.choice(state, choice) for choice in state.candidates()]
        shown = [menu.question, menu.help, *asked, *(line.plain for line in menu.lines)]

        assert not [text for text in shown if "{?" in text or not text.strip()]


def test_any_choice_can_be_asked_about_at_any_question() -> None:
    for state in decisions(3):
        labels_shown = [RENDERER.choice(state, choice) for choice in range(len(GAME.choice_names))]

        assert not [label for label in labels_shown if "{?" in label]


def test_everything_printed_can_be_looked_up() -> None:
    state = GAME.new(seats=4, seed=1)

    lines = [line.plain for line in RENDERER.look_up(state, "")]

    assert len(lines) == 12 + 44 + 7 + 14 + 11 + 9
    assert not [line for line in lines if "{?" in line]
    assert [line.plain for line in RENDERER.look_up(state, "bridge")] == [
        " Bridge (project): 3 stone and 3 wood. Donors get: 1 VP, 5 gold."
    ]
    assert len(RENDERER.look_up(state, "plague")) == 2


def test_an_event_card_says_what_it_does() -> None:
    state = GAME.new(seats=4, seed=1)

    (line,) = RENDERER.look_up(state, "Godwyn Builds a Palace")

    assert "Palace: this project is placed on the board." in line.plain
    assert "Until the chapter ends, work only on this project: Palace." in line.plain


# --- Color is never alone -----------------------------------------------------------------------


def test_every_good_has_a_symbol_and_a_color_of_its_own() -> None:
    assert set(palette.GOOD_SYMBOLS) == set(palette.GOOD_COLORS) == set(GOOD_NAMES)
    assert len(set(palette.GOOD_SYMBOLS.values())) == len(GOOD_NAMES)
    symbols = [*palette.GOOD_SYMBOLS.values(), *palette.FREE_SPACES.values(), palette.SICK]
    assert all(Console().measure(symbol).maximum == 1 for symbol in symbols)


def test_every_player_has_a_letter_of_its_own() -> None:
    assert len({palette.player_mark(seat) for seat in range(4)}) == 4


# --- Duties --------------------------------------------------------------------------------------


@pytest.mark.rule("WWE-CHAP-5")
def test_the_last_protection_names_the_points_it_saves() -> None:
    table = at_the_last_protection()
    seat = table.decision().seat  # type: ignore[union-attr]
    before = table.view(seat)["players"][seat]["points"]

    question = RENDERER.menu(table, 99).question
    table.apply(GAME.choice_of("decline"))
    while table.decision() is not None:
        table.apply(GAME.choice_of("decline"))

    lost = before - table.score_sheet(seat)["total"] + table.score_sheet(seat)["lines"]["goods"]
    assert f"losing another {lost:.0f} VP" in question


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
