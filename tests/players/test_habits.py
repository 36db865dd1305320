"""Habits: what good players usually do, and how their circumstances change it."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from silverspire.players.habits import Habits

SOW, PRAY, WAIT = range(3)
HUNGRY, CALM = [1.0, 0.0], [0.0, 0.0]


def some_habits() -> Habits:
    """One question, three choices, two features: the hungry sow."""
    habits = Habits(1, 3, 2)
    habits.learn(0, SOW, [-1.0, 2.0, 0.0, 0.0])
    habits.learn(0, PRAY, [-0.5])
    return habits


def inclinations(habits: Habits, legal: list[int], found: list[float]) -> list[float]:
    """How inclined a seat that looks like this is to each choice; together they make 1."""
    inclined = vec[float]([0.0] * len(legal))
    habits.weigh_placed(0, vec[i64](legal), vec[float](found), 0.5, inclined)
    return [one / sum(inclined) for one in inclined]


def test_circumstances_change_what_is_usual() -> None:
    habits = some_habits()

    calm = inclinations(habits, [SOW, PRAY], CALM)
    hungry = inclinations(habits, [SOW, PRAY], HUNGRY)

    assert calm[0] < calm[1]
    assert hungry[0] > hungry[1]


def test_what_nobody_was_seen_to_do_is_rarely_done() -> None:
    _, pray, wait = inclinations(some_habits(), [SOW, PRAY, WAIT], CALM)

    assert 0 < wait < pray / 100


def test_a_question_without_leanings_needs_no_look() -> None:
    habits = some_habits()

    assert habits.minds(0, vec[i64]([SOW, PRAY]))
    assert not habits.minds(0, vec[i64]([PRAY, WAIT]))


def test_without_leanings_both_ways_of_weighing_agree() -> None:
    habits = some_habits()
    inclined = vec[float]([0.0, 0.0])

    habits.weigh(0, vec[i64]([PRAY, WAIT]), inclined)

    plain = [one / sum(inclined) for one in inclined]
    assert inclinations(habits, [PRAY, WAIT], CALM) == pytest.approx(plain)


def test_a_question_that_was_never_asked_is_not_known() -> None:
    habits = some_habits()

    assert habits.knows(0)
    assert not habits.knows(1)
