"""Every game: views, catalogues and score sheets are exactly what the game declares."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import silverspire
from tests.conformance.play import Sitting, for_every_sitting, moves, some_player

MOVES_BETWEEN_VIEWS = 7


def differs(plain: Any, declared: Any) -> bool:
    """Whether there is a field that is not declared; a wrong or missing one is an error."""
    typed = msgspec.convert(plain, declared, strict=True)
    return bool(msgspec.json.decode(msgspec.json.encode(typed)) != plain)


@for_every_sitting()
def test_every_view_is_of_the_declared_type(sitting: Sitting) -> None:
    state = sitting.new(3)
    for number, _ in enumerate(moves(state, some_player(state.game, 3))):
        if number % MOVES_BETWEEN_VIEWS == 0:
            for view in state.views([None, *range(int(state.seats))]):
                assert not differs(view, state.game.view_type)

    assert not differs(state.view(None), state.game.view_type)


@for_every_sitting()
def test_every_score_sheet_is_of_the_declared_type(sitting: Sitting) -> None:
    state = sitting.new(4)
    assert not differs(state.score_sheet(0), state.game.score_sheet_type)

    for _ in moves(state, some_player(state.game, 4)):
        pass

    assert not differs(state.score_sheet(0), state.game.score_sheet_type)


@pytest.mark.parametrize("name", silverspire.games())
def test_every_catalogue_is_of_the_declared_type(name: str) -> None:
    game = silverspire.game(name)

    for seats in game.seats:
        for pack in game.packs():
            catalogue = game.catalogue(seats, game.components(pack))
            assert not differs(catalogue, game.catalogue_type)


def test_a_field_that_is_not_declared_is_noticed() -> None:
    view = silverspire.game("kutna_hora").new(2, seed=1).view(None)
    declared = silverspire.game("kutna_hora").view_type

    assert differs({**view, "weather": "fine"}, declared)
    with pytest.raises(msgspec.ValidationError):
        differs({**view, "round": "first"}, declared)
