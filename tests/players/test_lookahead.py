"""One action ahead: on how many redealt tables a choice is tried."""

from __future__ import annotations

import pytest

from silverspire.players.evaluator_registry import find_evaluator
from silverspire.players.lookahead import best_choice, evaluate_choices
from tests.players.tables import tables


def test_what_shows_nothing_hidden_is_worth_the_same_on_every_redealt_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evaluator = find_evaluator("kutna_hora")
    some = list(tables("kutna_hora", 30))
    found = [evaluate_choices(state, evaluator, 7, samples=3) for state in some]

    monkeypatch.setattr(evaluator, "sees_hidden", True)  # every choice is tried on all three

    for state, worth in zip(some, found, strict=True):
        assert worth == pytest.approx(evaluate_choices(state, evaluator, 7, samples=3))


def test_of_equal_choices_the_first_is_taken() -> None:
    evaluator = find_evaluator("world_without_end")
    for state in tables("world_without_end", 10):
        worth = evaluate_choices(state, evaluator, 7, samples=1)

        assert best_choice(state, evaluator, 7, samples=1) == state.legal[worth.index(max(worth))]
