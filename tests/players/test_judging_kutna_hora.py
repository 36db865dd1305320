"""Kutná Hora, judged: the guilds of the draft."""

from __future__ import annotations

import pytest
from librt.vecs import vec

import silverspire
from silverspire import State
from silverspire.games.kutna_hora.components import GUILD_NAMES
from silverspire.games.kutna_hora.state import Table
from silverspire.players.foresight import weigh_choices
from silverspire.players.judges import find_judgement

GAME = silverspire.game("kutna_hora")
JUDGEMENT = find_judgement("kutna_hora")


def guilds_seen(state: State, seat: int) -> set[str]:
    """The guilds that a look at this seat finds."""
    found = vec[float]([0.0] * len(JUDGEMENT.features))
    JUDGEMENT.look(state, seat, found)
    seen = dict(zip(JUDGEMENT.features, found, strict=True))
    return {guild for guild in GUILD_NAMES if seen[f"guild_{guild}"]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_set_is_seen_as_soon_as_it_is_picked(seats: int) -> None:
    state = GAME.new(seats=seats, seed=1)
    assert isinstance(state, Table)
    seat = int(state.asked_seat())
    card = int(state.guild_card)
    picked = {state.components.guild_in_set(card, seats, 0, place) for place in range(3)}

    assert guilds_seen(state, seat) == set()
    state.take(GAME.choice_of("guilds:1"))

    assert guilds_seen(state, seat) == {GUILD_NAMES[guild] for guild in picked}


def test_whoever_picks_first_tells_the_sets_apart() -> None:
    state = GAME.new(seats=4, seed=1)

    worth = weigh_choices(state, JUDGEMENT, 1, samples=2)

    assert len(set(worth)) == len(worth)
