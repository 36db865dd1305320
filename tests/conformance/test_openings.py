"""What happened before the first decision is reported like everything else."""

from __future__ import annotations

import pytest

import silverspire
from tests.conformance.play import Sitting, every_sitting


@pytest.mark.parametrize("sitting", every_sitting(), ids=str)
def test_the_opening_is_reported_the_same_at_any_time(sitting: Sitting) -> None:
    state = sitting.new(seed=11)
    opening = state.opening()

    asked = state.decision()
    assert asked is not None
    state.apply(asked.choices[0])
    restored = state.game.from_bytes(state.to_bytes())

    assert state.opening() == opening
    assert restored.opening() == opening


def test_the_first_event_of_a_dealt_first_game_is_reported() -> None:
    options = {"events": True, "first_game": "dealt"}
    state = silverspire.game("kutna_hora").new(3, seed=1, options=options)

    kinds = [event.kind for event in state.opening()]

    assert kinds.count("guilds.chosen") == 3
    assert kinds.count("event.revealed") == 1


def test_the_first_event_of_world_without_end_is_reported() -> None:
    state = silverspire.game("world_without_end").new(4, seed=1)

    kinds = [event.kind for event in state.opening()]

    assert kinds[:4] == ["chapter.began", "project.entered", "round.began", "event.revealed"]


def test_nobody_saw_a_redealt_table_dealt() -> None:
    state = silverspire.game("kutna_hora").new(4, seed=1, options={"first_game": "dealt"})

    assert state.opening() != []
    assert state.redeal(0, 1).opening() == []
