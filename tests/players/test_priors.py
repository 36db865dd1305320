"""Priors: what good players usually do, and how the features of a seat change it."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from silverspire.players.priors import ChoicePriors

SOW, PRAY, WAIT = range(3)
HUNGRY, CALM = [1.0, 0.0], [0.0, 0.0]


def some_priors() -> ChoicePriors:
    """One question, three choices, two features: the hungry sow."""
    priors = ChoicePriors(1, 3, 2)
    priors.set_logits(0, SOW, [-1.0, 2.0, 0.0, 0.0])
    priors.set_logits(0, PRAY, [-0.5])
    return priors


def priors_of(priors: ChoicePriors, legal: list[int], features: list[float]) -> list[float]:
    """The prior of each choice for a seat with these features; together they make 1."""
    filled = vec[float]([0.0] * len(legal))
    priors.fill_for_features(0, vec[i64](legal), vec[float](features), 0.5, filled)
    return [one / sum(filled) for one in filled]


def test_features_change_the_prior() -> None:
    priors = some_priors()

    calm = priors_of(priors, [SOW, PRAY], CALM)
    hungry = priors_of(priors, [SOW, PRAY], HUNGRY)

    assert calm[0] < calm[1]
    assert hungry[0] > hungry[1]


def test_what_nobody_was_seen_to_do_is_rarely_done() -> None:
    _, pray, wait = priors_of(some_priors(), [SOW, PRAY, WAIT], CALM)

    assert 0 < wait < pray / 100


def test_a_question_without_feature_weights_needs_no_features() -> None:
    priors = some_priors()

    assert priors.depends_on_features(0, vec[i64]([SOW, PRAY]))
    assert not priors.depends_on_features(0, vec[i64]([PRAY, WAIT]))


def test_without_feature_weights_both_ways_agree() -> None:
    priors = some_priors()
    filled = vec[float]([0.0, 0.0])

    priors.fill(0, vec[i64]([PRAY, WAIT]), filled)

    plain = [one / sum(filled) for one in filled]
    assert priors_of(priors, [PRAY, WAIT], CALM) == pytest.approx(plain)


def test_a_question_that_was_never_asked_is_not_known() -> None:
    priors = some_priors()

    assert priors.covers(0)
    assert not priors.covers(1)
