"""The lessons of the screen: every script is played against the engine, and every word is there."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

import pytest

from silverspire.kernel.registry import find_game, game_names
from silverspire.kernel.state import State
from tests.locales import ROOT, patterns

LEARNER: Final = 0
SHORT: Final = {"kutna_hora": "kh", "world_without_end": "wwe"}
STEP: Final = {"say", "choose", "others", "free", "pane", "so"}
LONGEST: Final = 10  # steps: about two minutes


class Moment(NamedTuple):
    """A step of a lesson, and the table as it is when the guide comes to it."""

    lesson: str
    step: Mapping[str, Any]
    table: State


def folder(game: str) -> Any:
    return ROOT / "web" / "src" / "games" / game / "lessons"


def read(game: str, name: str) -> Any:
    return json.loads((folder(game) / f"{name}.json").read_text("utf-8"))


def lessons(game: str) -> list[Any]:
    return [read(game, name) for name in read(game, "course")["lessons"]]


LESSONS = [
    pytest.param(game, lesson, id=f"{game}-{lesson['id']}")
    for game in game_names()
    for lesson in lessons(game)
]


def choose(table: State, name: str) -> None:
    """Make a choice of a script; IllegalChoice if the rules do not allow it there any more."""
    table.apply(table.game.choice_of(name))


def every_choice(game: str) -> list[str]:
    """What is chosen in all lessons together."""
    return [
        choice
        for lesson in lessons(game)
        for choice in (
            *lesson["skip"],
            *(choice for step in lesson["steps"] for choice in of(step)),
        )
    ]


def of(step: Mapping[str, Any]) -> Any:
    return step.get("others", [step["choose"]] if "choose" in step else [])


@cache
def played(game: str) -> tuple[Moment, ...]:
    """All lessons of a game, one after the other, as the screen plays them."""
    return tuple(_play(game))


def _play(game: str) -> Iterator[Moment]:
    course = read(game, "course")
    table = find_game(game).new(course["seats"], course["seed"], course["options"])
    for lesson in lessons(game):
        for choice in lesson["skip"]:
            choose(table, choice)
        for step in lesson["steps"]:
            yield Moment(lesson["id"], step, table.clone())
            for choice in of(step):
                assert asked(table) == ("others" not in step), (lesson["id"], choice)
                choose(table, choice)


def asked(table: State) -> bool:
    """Whether it is the learner who is asked."""
    decision = table.decision()
    return decision is not None and decision.seat == LEARNER


def seen(table: State, path: str) -> Any:
    """What the learner sees there: `players.0.goods.wool`."""
    found: Any = table.view(LEARNER)
    for part in path.split("."):
        found = found[int(part)] if isinstance(found, list) else found[part]
    return found


@pytest.mark.parametrize("game", game_names())
def test_every_choice_of_every_lesson_is_legal_and_made_by_whom_it_says(game: str) -> None:
    moments = played(game)

    assert {moment.lesson for moment in moments} == set(read(game, "course")["lessons"])


@pytest.mark.parametrize("game", game_names())
def test_what_the_guide_says_of_the_table_is_so(game: str) -> None:
    claims = {
        (moment.lesson, path): (seen(moment.table, path), value)
        for moment in played(game)
        for path, value in moment.step.get("so", {}).items()
    }

    assert len(claims) > 10
    assert not {claim: told for claim, told in claims.items() if told[0] != told[1]}


@pytest.mark.parametrize("game", game_names())
def test_a_free_choice_is_the_learners_own_and_there_is_one_to_make(game: str) -> None:
    free = [moment for moment in played(game) if moment.step.get("free")]

    assert free
    assert all(asked(moment.table) for moment in free)
    assert all(len(moment.table.offer()) > 1 for moment in free)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_short_says_everything_and_lets_the_learner_choose(
    game: str, lesson: Any
) -> None:
    steps = lesson["steps"]
    said = [step["say"] for step in steps if "say" in step]
    title = f"lesson-{SHORT[game]}-{lesson['id']}"

    assert 3 <= len(steps) <= LONGEST
    assert {title, f"{title}.about", *said} <= set(patterns("en"))
    assert said == [f"{title}-{number}" for number in range(1, len(said) + 1)]
    assert any("choose" in step for step in steps)
    assert all("say" in step for step in steps if "others" not in step)
    assert not [step for step in steps[:-1] if step.get("free")]
    assert all(set(step) <= STEP for step in steps)


@pytest.mark.parametrize("game", game_names())
def test_every_file_is_a_lesson_of_the_course(game: str) -> None:
    names = {path.stem for path in folder(game).glob("*.json")}

    assert names == {"course", *read(game, "course")["lessons"]}


def test_every_word_of_the_lessons_is_said_in_one_of_them() -> None:
    words = {name for name in patterns("en") if name.startswith("lesson-")}
    said = {
        step["say"]
        for game in game_names()
        for lesson in lessons(game)
        for step in lesson["steps"]
        if "say" in step
    }
    titles = {f"lesson-{SHORT[game]}-{one['id']}" for game in game_names() for one in lessons(game)}

    assert words == said | titles | {f"{title}.about" for title in titles}


@pytest.mark.parametrize("game", game_names())
def test_the_last_lesson_ends_the_game_and_the_learner_wins_it(game: str) -> None:
    course = read(game, "course")
    table = find_game(game).new(course["seats"], course["seed"], course["options"])

    for choice in every_choice(game):
        choose(table, choice)

    assert table.over
    assert table.ranking()[LEARNER] == 1
