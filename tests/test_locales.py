"""Four languages, complete and equal: what each says, with which values, and how it is written."""

from __future__ import annotations

import ast
import re
from functools import cache

import pytest
from fluent.syntax import ast as fluent

from silverspire.games.kutna_hora.components import COMMODITY_NAMES, GUILD_NAMES
from silverspire.games.world_without_end.components import (
    GOOD_NAMES,
    PERSON_NAMES,
    PROJECT_NAMES,
)
from silverspire.localization import FORMS, languages, load_localization, system_language
from tests.locales import (
    LOCALES,
    ROOT,
    base_of,
    files,
    is_grammar,
    patterns,
    resources,
    text,
    variables,
)

LANGUAGES = ("en", "es", "fr", "it")
OTHERS = LANGUAGES[1:]
WEB = ROOT / "web" / "src"
SAMPLES = (0, 1, 2, 5, 12, 1.5)

# Names that stand in sentences: the variable, and the messages that say it.
NAMES = {
    "commodity": [f"commodity-{name}" for name in COMMODITY_NAMES],
    "guild": [f"guild-{name}" for name in GUILD_NAMES],
    "good": [f"wwe-good-{name}" for name in GOOD_NAMES],
    "person": [f"wwe-person-{name}" for name in PERSON_NAMES],
    "project": [f"wwe-project-{name}" for name in PROJECT_NAMES],
}

# Messages whose names are put together: the prefixes that the sources write before a value.
COMPOSED = (
    "analyze-column-",
    *("action-", "admin-column-", "balance-", "barbara-", "board-", "card-", "change-"),
    *("color-", "command-", "commodity-", "council-", "decline-", "dot-", "event-", "gain-"),
    *("game-", "guild-", "home-known-", "home-option-", "home-pitch-", "home-sitter-"),
    "home-size-",
    *("home-value-", "kind-", "kutna-hora-", "kutna-hora-tile-", "lesson-", "level-", "look-"),
    *("option-", "player-", "problem-", "question-", "replay-", "source-", "subject-", "take-"),
    *("web-entry-", "web-shuffle-", "web-text-size-", "web-theme-"),
    *("world-without-end-", "wwe-board-", "wwe-card-", "wwe-decline-", "wwe-effect-"),
    *("wwe-event-", "wwe-flag-", "wwe-good-", "wwe-penalty-", "wwe-perform-", "wwe-person-"),
    *("wwe-player-", "wwe-project-", "wwe-projects-", "wwe-question-", "wwe-reward-"),
    "wwe-source-",
)
BY_THE_ENGINE = "refusal-"  # named by the rules, which write no text: read from their own list

# Words that languages share, and units. Whatever else is as in English was not translated.
SAME_WORDS = {
    *("Action", "Animations", "Arena ·", "bonus", "Chat", "Favor", "favor", "favor:", "gr"),
    *("Groschen", "groschen"),
    *("Hospital", "Joker", "Lion", "Menu", "Message", "Metal", "Mine", "mine", "mines", "ms"),
    "Normal",
    *("no", "Pack", "Pages", "Pause", "Place", "point points", "point points , gr", "Points"),
    *("points", "population", "population +", "PostgreSQL", "Prior", "public", "reput.", "Score"),
    *("Scribes", "Tables", "Total", "Verdict", "µs", "( gr)", "+ gr", "± points"),
    *("– gr", "− rep."),
}


def identical(language: str) -> dict[str, str]:
    """Messages with letters in them that say exactly what the English ones say."""
    return {
        name: said
        for name, pattern in patterns(language).items()
        if re.search(r"[^\W\d_]{2}", said := " ".join(text(pattern).split()))
        and name in patterns("en")
        and pattern.equals(patterns("en")[name])
    }


# --- Complete and equal --------------------------------------------------------------------------


def test_there_are_four_languages() -> None:
    assert languages() == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read_and_says_everything_once(language: str) -> None:
    entries = [entry for resource in resources(language).values() for entry in resource.body]
    names = [entry.id.name for entry in entries if isinstance(entry, fluent.Message)]

    assert not [entry.content for entry in entries if isinstance(entry, fluent.Junk)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files_messages_and_attributes(language: str) -> None:
    assert files(language) == files("en")
    for file in files("en"):
        theirs, ours = (
            [entry for entry in resources(code)[file].body if isinstance(entry, fluent.Message)]
            for code in (language, "en")
        )
        assert [entry.id.name for entry in theirs] == [entry.id.name for entry in ours], file

    assert {name for name in patterns(language) if not is_grammar(name)} == set(patterns("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_states_the_same_facts(language: str) -> None:
    differing = {
        name: (variables(pattern), variables(patterns(language)[name]))
        for name, pattern in patterns("en").items()
        if set(map(base_of, variables(pattern)))
        != set(map(base_of, variables(patterns(language)[name])))
    }

    assert not differing


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_have_the_forms_that_sentences_need_and_no_others(language: str) -> None:
    used = {variable for pattern in patterns(language).values() for variable in variables(pattern)}
    needed = {
        f"{name}.{form}"
        for fact, names in NAMES.items()
        for form in FORMS
        if f"{form.replace('-', '_')}_{fact}" in used
        for name in names
    }
    there = {name for name in patterns(language) if name.partition(".")[2] in FORMS}

    assert there == needed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_any_number(language: str) -> None:
    seen = [
        load_localization(language).say(name, **dict.fromkeys(variables(pattern), sample))
        for name, pattern in patterns(language).items()
        for sample in SAMPLES
    ]

    assert not [sentence for sentence in seen if "{?" in sentence]


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    left = {name: said for name, said in identical(language).items() if said not in SAME_WORDS}

    assert not left


def test_no_word_is_called_the_same_that_is_not() -> None:
    same = {said for language in OTHERS for said in identical(language).values()}

    assert same >= SAME_WORDS


# --- Nothing is left over ------------------------------------------------------------------------


def sources() -> list[ast.AST]:
    """Every node of what we wrote in Python."""
    paths = (ROOT / "src").rglob("*.py")
    return [node for path in paths for node in ast.walk(ast.parse(path.read_text("utf-8")))]


@cache
def browser_sources() -> str:
    """Everything that we wrote for the browser."""
    paths = [path for kind in ("ts", "svelte", "json") for path in WEB.rglob(f"*.{kind}")]
    return "\n".join(path.read_text("utf-8") for path in sorted(paths))


def written_in_python() -> set[str]:
    return {
        node.value
        for node in sources()
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def written_for_the_browser() -> set[str]:
    """Whole texts between quotes; an attribute (`message.help`) names its message."""
    quoted = re.findall(r"""['"`]([a-z][\w.-]*)['"`]""", browser_sources())
    return {text.partition(".")[0] for text in quoted}


def test_every_message_is_said_somewhere() -> None:
    written = written_in_python() | written_for_the_browser()
    prefixes = (*COMPOSED, BY_THE_ENGINE)
    names = {name.partition(".")[0] for name in patterns("en")}

    assert not [name for name in names if name not in written and not name.startswith(prefixes)]


def test_every_composed_prefix_is_composed_somewhere() -> None:
    in_python = {
        str(node.values[0].value)
        for node in sources()
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant)
    }
    in_the_browser = re.findall(r"`([a-z][\w-]*)\$\{", browser_sources())
    of_lessons = re.findall(r"messages: '([\w-]+)'", browser_sources())
    beginnings = {*in_python, *in_the_browser, *of_lessons}
    said = [
        prefix for prefix in COMPOSED if any(name.startswith(prefix) for name in patterns("en"))
    ]

    assert not [
        prefix for prefix in said if not any(start.startswith(prefix) for start in beginnings)
    ]


# --- As each language is written -----------------------------------------------------------------

SPACED = ";:!?»"
ORPHANS = re.compile(rf"[^\s\u00a0\u202f][{SPACED}](?=\s|$)|[ ][{SPACED}]|«[^\u202f]", re.MULTILINE)


def test_french_has_its_spaces() -> None:
    """A no-break space before a colon, a narrow one before ; ! ? and within « »."""
    wrong = {
        name: found
        for name, pattern in patterns("fr").items()
        if (found := ORPHANS.findall(text(pattern)))
    }

    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_apostrophes_are_typographic(language: str) -> None:
    straight = [name for name, pattern in patterns(language).items() if "'" in text(pattern)]
    quoted = [name for name, pattern in patterns(language).items() if '"' in text(pattern)]

    assert not straight
    assert set(quoted) <= {"help-completion", "missing-extra", "start-needs-server"}  # to be copied


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_opens_what_it_closes_in_spanish_alone(language: str) -> None:
    asked = [
        text(p) for name, p in patterns(language).items() if re.match(r"(wwe-)?question-", name)
    ]

    opening = sum(said.count("¿") for said in asked)

    assert opening == (sum(said.count("?") for said in asked) if language == "es" else 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["primer", "wwe-primer", "help-commands", "wwe-help-commands"])
def test_what_is_aligned_by_hand_fits_the_screen(name: str, language: str) -> None:
    pattern = patterns(language)[name]
    said = load_localization(language).say(name, **dict.fromkeys(variables(pattern), "x"))

    assert max(map(len, said.splitlines())) <= (99 if name.startswith("wwe") else 80)


def test_the_glossary_says_what_the_messages_say() -> None:
    lines = (ROOT / "docs" / "reference" / "glossary.md").read_text("utf-8").splitlines()
    rows = [[cell.strip(" `") for cell in line.split("|")[1:-1]] for line in lines if "| `" in line]

    assert len(rows) > 50
    assert not [
        (name, language)
        for name, *terms in rows
        for language, term in zip(LANGUAGES, terms, strict=True)
        if load_localization(language).say(name) != term
    ]


# --- The environment -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "fr_CA"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANGUAGE": "de:it:en", "LANG": "de_DE.UTF-8"}, "it"),
        ({"LC_MESSAGES": "IT", "LANG": "fr_FR"}, "it"),
    ],
)
def test_the_system_says_which_language_it_speaks(
    environment: dict[str, str], language: str
) -> None:
    assert system_language(environment) == language


def test_the_languages_lie_where_the_wheel_takes_them_from() -> None:
    assert sorted(path.name for path in LOCALES.iterdir()) == [*LANGUAGES]
