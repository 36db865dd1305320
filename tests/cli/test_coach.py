"""The coach: a hint names a choice and its reasons; an apprentice says what it wants."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

import silverspire
from silverspire.cli.coach import group_by_action, hint, stated_goals
from silverspire.cli.renderer import find_renderer
from silverspire.kernel.undo import Timeline
from silverspire.localization import load_localization
from silverspire.players.greedy import GreedyPlayer
from silverspire.players.search import Budget
from tests.cli.terminal import CommandOutput, Terminal
from tests.conformance.play import asked

GAMES = silverspire.games()
A_MOMENT = Budget(simulations=32)
SAID = re.compile(r"“I want [^”]+\.”")


@cache
def a_game(name: str, choices: int = 60, seed: int = 3) -> Timeline:
    """The beginning of a game among players who take what looks best."""
    timeline = Timeline(silverspire.game(name).new(seats=4, seed=seed))
    player = GreedyPlayer(seed)
    for _ in range(choices):
        timeline.apply(player.choose(timeline.state, asked(timeline.state)))
    return timeline


def hints(name: str) -> Iterator[str]:
    """What the coach says at some questions of a game."""
    renderer = find_renderer(silverspire.game(name))
    for step in a_game(name).steps[::12]:
        numbers = renderer.menu(step.before, 99).choices
        lines = hint(step.before, asked(step.before), renderer, numbers, A_MOMENT)
        yield " ".join(line.plain for line in lines)


def wishes(timeline: Timeline) -> list[str]:
    return [said for action in group_by_action(timeline.steps) if (said := stated_goals(action))]


def at_a_question(terminal: Terminal, *typed: str) -> CommandOutput:
    words = ("--seed", "7", "--opponents", "apprentice")
    return terminal.run("play", "world_without_end", *words, typed=[*typed, "quit"])


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_names_a_choice_of_the_list(name: str) -> None:
    for said in hints(name):
        assert re.match(r"A good player would choose “\d+ [^”]+”|There is nothing else", said)
        assert "{?" not in said


def test_a_hint_says_in_points_the_reasons_for_a_choice() -> None:
    shown = " ".join(hints("world_without_end"))

    assert re.search(r"In its favor: [a-z ]+ \(\+\d+\.\d\)", shown)
    assert "expected points, compared with your other choices" in shown


def test_asking_twice_gets_the_same_response_and_the_question_stays_open(
    terminal: Terminal,
) -> None:
    said = at_a_question(terminal, "hint", "hint", "1")

    shown = [line for line in said.out.splitlines() if "A good player would choose" in line]
    assert len(shown) == 2
    assert shown[0] == shown[1]
    assert said.out.count("▶ L Lion") > 1


@pytest.mark.parametrize("name", GAMES)
def test_what_a_player_wants_has_its_words(name: str) -> None:
    said = wishes(a_game(name))

    assert len(said) > 5
    assert all(SAID.fullmatch(sentence) for sentence in said)


def test_nobody_says_why_a_card_was_played_face_down() -> None:
    steps = a_game("world_without_end").steps
    secret = [step for step in steps if asked(step.before).kind == "discard"]

    assert len(secret) > 5
    assert not [step for step in secret if stated_goals([step])]


def test_an_apprentice_says_what_it_wants_and_the_log_keeps_it(terminal: Terminal) -> None:
    said = at_a_question(terminal, *"1111", "log")
    shown, _, logged = said.text.partition(": log ")

    assert SAID.search(shown)
    assert SAID.search(logged)


def test_a_journeyman_keeps_its_thoughts(terminal: Terminal) -> None:
    said = terminal.run("play", "world_without_end", "--seed", "7", typed=["1", "1", "log", "quit"])

    assert not SAID.search(said.text)


def test_an_action_is_a_card_and_all_that_it_asks_for() -> None:
    steps = a_game("kutna_hora").steps

    found = group_by_action(steps)

    assert [step for action in found for step in action] == steps
    assert all(len({step.seat for step in action}) == 1 for action in found)
    assert all("card" not in {asked(step.before).kind for step in action[1:]} for action in found)


def test_numbers_are_written_as_the_language_does() -> None:
    assert (
        load_localization().say("hint-gain", about="your city", points=2.06) == "your city (+2.1)"
    )
    assert load_localization().say("hint-loss", about="your city", points=1) == "your city (−1.0)"
