"""What computer players are called."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from silverspire.kernel.registry import find_game
from silverspire.players.townspeople import townsperson_at

GAMES = ("kutna_hora", "world_without_end")
WEB = Path(__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("game", GAMES)
def test_four_computers_at_a_table_have_four_names(game: str) -> None:
    pool = find_game(game).townspeople

    names = [townsperson_at(pool, "a-table", seat) for seat in range(4)]

    assert len(set(names)) == 4
    assert set(names) <= set(pool)


def test_a_table_keeps_its_townspeople_and_another_has_others() -> None:
    pool = find_game("kutna_hora").townspeople
    tables = ("one", "one", "two")

    first, same, other = [[townsperson_at(pool, at, seat) for seat in range(4)] for at in tables]

    assert first == same
    assert first != other


def test_a_game_that_names_nobody_leaves_computers_without_a_name() -> None:
    assert townsperson_at((), "a-table", 0) == ""


@pytest.mark.parametrize("game", GAMES)
def test_every_townsperson_has_a_portrait_in_the_browser(game: str) -> None:
    portraits = (WEB / game / "townspeople.ts").read_text("utf-8")

    assert re.findall(r"^  (\w+): \{", portraits, re.MULTILINE) == list(find_game(game).townspeople)
