"""Every word a person reads stands in the locales: none is missing, none is left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import silverspire
from silverspire import games
from silverspire.cli.commands import COMMANDS
from silverspire.cli.renderer import find_renderer
from silverspire.cli.replay import WORDS
from silverspire.games.kutna_hora.barbara_effects import (
    BARBARA_EFFECTS,
)
from silverspire.games.kutna_hora.components import (
    ACTION_NAMES,
    COLOR_NAMES,
    COMMODITY_NAMES,
    DOT_NAMES,
    GUILD_NAMES,
)
from silverspire.games.kutna_hora.event_words import (
    COUNTED_THINGS,
    EVENT_RECIPIENTS,
    EVENT_THINGS,
)
from silverspire.games.kutna_hora.events import EVENT_KINDS
from silverspire.games.kutna_hora.player import SOURCE_NAMES
from silverspire.games.kutna_hora.questions import QUESTION_NAMES
from silverspire.games.kutna_hora.refusals import REFUSALS
from silverspire.games.kutna_hora.rules.event_effects import EFFECTS
from silverspire.kernel.errors import Reason
from silverspire.kernel.events import EventKind, RawEvent
from silverspire.kernel.state import State
from silverspire.localization import Localization, load_localization, plain, say, signed
from silverspire.players.chance import ChancePlayer
from silverspire.players.evaluator_registry import find_evaluator
from silverspire.players.levels import LEVELS
from silverspire.players.registry import KINDS
from tests.scene_steps import scene_headings

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "locales"
SOURCES = ROOT / "src" / "silverspire" / "cli"
GAMES = SOURCES.parent / "games"
OWN_FILES = (  # other games have their own tests
    *("shared.ftl", "terminal.ftl", "players.ftl", "kutna_hora.ftl", "kutna_hora_terminal.ftl"),
)
GAME = silverspire.game("kutna_hora")
RENDERER = find_renderer(GAME)

# What the engine may name, and the message that says it.
FAMILIES = {
    "event": [kind.name for kind in EVENT_KINDS],
    "question": QUESTION_NAMES,
    "action": (*ACTION_NAMES, "nothing"),
    "commodity": COMMODITY_NAMES,
    "guild": GUILD_NAMES,
    "color": COLOR_NAMES,
    "council": COLOR_NAMES,
    "dot": DOT_NAMES,
    "source": SOURCE_NAMES,
    "barbara": BARBARA_EFFECTS[1:],
    "card": (
        *(row.name for row in EFFECTS.rows if not row.to_players and row.subject != "deck"),
        *("population", "ore", "when-revealed", "after-taxes", "whenever-performed", "to"),
        *(f"to-{recipient}" for recipient in EVENT_RECIPIENTS),
        *(f"per-{thing}" for thing in EVENT_THINGS[:COUNTED_THINGS]),
        *(f"thing-{thing}" for thing in EVENT_THINGS),
    ),
    "option-kutna-hora": GAME.options,
    "game": games(),
    "player": ("1", "2", "3", "4"),
    "level": LEVELS,
    "kind": [kind for kind in KINDS if kind not in LEVELS],
    "subject": ("points", *(about for name in games() for about in find_evaluator(name).subjects)),
    # What the screen itself picks by name.
    "gain": (
        *("population", "points", "reputation", "pelicans", "tax"),
        *("technology", "removes-house", "flips", "groschen"),
    ),
    "change": (
        *("groschen", "income", "score", "reputation", "pelicans", "tax"),
        "score-if-ended",
    ),
    "board": (
        *("points", "ended", "groschen", "income", "reputation", "miners", "pelicans"),
        *("plots", "tiles", "cards"),
    ),
    "decline": ("mine", "council", "bank-patrician"),
    "take": ("granted-income", "granted-reputation", "granted-mine"),
    "command": COMMANDS,
    "replay": WORDS,
    "look": (
        *("status", "city", "mine", "prices", "hall", "church", "players", "own", "event"),
        *("projects", "favor", "houses", "plague", "supply", "screens", "memory", "hand"),
    ),
}
ATTRIBUTES = {
    "question": ("help", "name"),
    "player": ("mark",),
    "level": ("help", "label"),
    "subject": ("wish",),
}
# What a question's help says in a particular situation.
HELP = {
    "plot": ("help-free", "help-same", "help-cheaper"),
    "site": ("help-public",),
    "taxes": ("help-surcharge",),
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
    found |= {f"{named('question', kind)}.{text}" for kind in HELP for text in HELP[kind]}
    found |= scene_headings("kutna_hora", "scene")
    return found


def entries(language: str, files: str = "*.ftl") -> list[fluent.EntryType]:
    texts = [path.read_text("utf-8") for path in sorted((LOCALES / language).glob(files))]
    return [entry for text in texts for entry in FluentParser().parse(text).body]


def messages(language: str, files: str = "*.ftl") -> list[str]:
    """The names of all messages and attributes of a language, in the order of the files."""
    found = []
    for entry in entries(language, files):
        if isinstance(entry, fluent.Message):
            found.append(entry.id.name)
            found += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    return found


def written_names() -> set[str]:
    """Every string in the sources of the command line, of narration, and of the games."""
    found = set()
    narration = SOURCES.parent / "kernel" / "narration.py"
    for path in (*SOURCES.rglob("*.py"), narration, *GAMES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


# --- The files -----------------------------------------------------------------------------------


def test_the_files_can_be_read_and_say_everything_once() -> None:
    junk = [entry.content for entry in entries("en") if isinstance(entry, fluent.Junk)]

    assert not junk
    assert len(messages("en")) == len(set(messages("en")))


@pytest.mark.parametrize("name", sorted(family_messages()))
def test_whatever_the_engine_names_has_its_message(name: str) -> None:
    assert load_localization().has(name)


def test_no_message_is_left_over() -> None:
    used = family_messages() | written_names()

    own = [message for file in OWN_FILES for message in messages("en", file)]
    left_over = [name for name in own if name not in used]

    assert not left_over


def test_the_sources_name_no_message_that_is_missing() -> None:
    """Whatever `say` is called with, where it is written out."""
    missing = []
    for path in SOURCES.rglob("*.py"):
        for call in re.findall(r'\bsay\(\s*"([^"{]+)"', path.read_text("utf-8")):
            missing += [] if load_localization().has(call) else [f"{path.name}: {call}"]

    assert not missing


# --- With the values that the engine supplies ----------------------------------------------------


def decisions(seed: int) -> Iterator[State]:
    """Every table of a game by chance at which somebody is asked."""
    state = GAME.new(seats=2 + seed % 3, seed=seed, options={"events": True})
    while (asked := state.decision()) is not None:
        yield state
        state.apply(ChancePlayer(state.seed).choose(state, asked))


@pytest.mark.parametrize("kind", EVENT_KINDS, ids=lambda kind: kind.name)
def test_every_event_is_narrated_with_its_facts(kind: EventKind) -> None:
    state = GAME.new(seats=4, seed=1)
    event = state.readable_event(RawEvent(kind, 0, 1, 1, 1))

    sentence = RENDERER.event_text(state, event)

    assert "{?" not in sentence
    assert sentence.endswith(".")


@pytest.mark.parametrize("seed", range(4))
def test_every_event_of_a_game_is_narrated(seed: int) -> None:
    state = GAME.new(seats=2 + seed % 3, seed=seed, options={"events": True})
    texts = []
    while (asked := state.decision()) is not None:
        events = state.apply(ChancePlayer(state.seed).choose(state, asked))
        texts += [RENDERER.event_text(state, event) for event in events]

    assert len(texts) > 100
    assert not [sentence for sentence in texts if "{?" in sentence]


@pytest.mark.parametrize("seed", range(4))
def test_every_refusal_of_a_game_is_explained(seed: int) -> None:
    explained: dict[str, str] = {}
    for state in decisions(seed):
        reasons = [reason for n in range(0, 272, 3) for reason in state.why_not(n)]
        explained |= {reason.message: RENDERER.refusal_text(state, reason) for reason in reasons}

    assert len(explained) > 10
    assert not [sentence for sentence in explained.values() if "{?" in sentence]


@pytest.mark.parametrize(("rule", "message"), [row[:2] for row in REFUSALS.rows[1:]])
def test_every_refusal_ends_with_its_rule(rule: str, message: str) -> None:
    values: dict[str, str | int] = {"cost": 9, "groschen": 2, "card": 1, "action": "plot"}
    reason = Reason(rule, message, values | {"guild": "scribes", "asked": "card"})

    sentence = RENDERER.refusal_text(GAME.new(seats=4, seed=1), reason)

    assert "{?" not in sentence
    assert sentence.endswith(f". [{rule}]")


@pytest.mark.parametrize("seed", range(4))
def test_every_choice_and_question_of_a_game_has_its_words(seed: int) -> None:
    for state in decisions(seed):
        menu = RENDERER.menu(state, 99)
        labels = [RENDERER.choice(state, choice) for choice in state.candidates()]
        shown = [menu.question, menu.help, *labels, *(line.plain for line in menu.lines)]

        assert not [text for text in shown if "{?" in text or not text.strip()]


def test_everything_printed_can_be_looked_up() -> None:
    state = GAME.new(seats=4, seed=1)

    lines = [line.plain for line in RENDERER.look_up(state, "")]

    assert len(lines) == 71
    assert len(RENDERER.look_up(state, "sawmill")) == 1
    assert not [line for line in lines if "{?" in line]


# --- The module itself ---------------------------------------------------------------------------


def test_a_missing_message_is_seen() -> None:
    assert say("no-such-message") == "{?no-such-message?}"
    assert "{?refused" in say("refused")


def test_counts_have_their_plural() -> None:
    localization = Localization(
        "en", ["stars = { $n ->\n  [one] { $n } star\n *[other] { $n } stars\n}\n"]
    )

    assert localization.say("stars", n=1) == "1 star"
    assert localization.say("stars", n=2) == "2 stars"


def test_numbers_have_true_signs() -> None:
    assert [signed(6), signed(-8), signed(0), plain(-3)] == ["+6", "−8", "±0", "−3"]


def test_a_message_finds_the_terms_and_messages_of_other_texts() -> None:
    texts = [
        "message = { -game } on { day }\n",
        "-game = { inner }\ninner = Go\n",
        "day = Monday\n",
    ]

    assert Localization("en", texts).say("message") == "Go on Monday"
    assert Localization("en", texts).say("day") == "Monday"
    assert Localization("en", texts).has("inner")
    assert not Localization("en", texts).has("night")
