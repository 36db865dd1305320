"""Kutná Hora, the options that a table can choose from."""

from __future__ import annotations

import pytest

import silverspire

GAME = silverspire.game("kutna_hora")


@pytest.mark.rule("KH-SETUP-10")
def test_two_players_have_no_choice_about_the_event_cards() -> None:
    assert GAME.offered_values("events", 2) == []
    assert GAME.offered_values("events", 3) == [None, True, False]


def test_only_a_seat_at_the_table_can_start() -> None:
    assert GAME.offered_values("start", 2) == [None, 0, 1]
    assert GAME.offered_values("start", 4) == [None, 0, 1, 2, 3]
