"""Kutná Hora, evaluated: the guilds of the draft, and ruin."""

from __future__ import annotations

import pytest
from librt.vecs import vec

import silverspire
from silverspire import State
from silverspire.games.kutna_hora.components import GUILD_NAMES
from silverspire.games.kutna_hora.state import Table
from silverspire.players.evaluator_registry import find_evaluator
from silverspire.players.lookahead import evaluate_choices
from silverspire.players.registry import find_player
from tests.games.kutna_hora.table import TableTop, a_city

GAME = silverspire.game("kutna_hora")
EVALUATOR = find_evaluator("kutna_hora")


def guilds_seen(state: State, seat: int) -> set[str]:
    """The guilds among the features of this seat."""
    found = vec[float]([0.0] * len(EVALUATOR.feature_names))
    EVALUATOR.fill_features(state, seat, found)
    seen = dict(zip(EVALUATOR.feature_names, found, strict=True))
    return {guild for guild in GUILD_NAMES if seen[f"guild_{guild}"]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_set_is_seen_as_soon_as_it_is_picked(seats: int) -> None:
    state = GAME.new(seats=seats, seed=1)
    assert isinstance(state, Table)
    seat = int(state.asked_seat())
    card = int(state.guild_card)
    picked = {state.components.guild_in_set(card, seats, 0, place) for place in range(3)}

    assert guilds_seen(state, seat) == set()
    state.apply_unchecked(GAME.choice_of("guilds:1"))

    assert guilds_seen(state, seat) == {GUILD_NAMES[guild] for guild in picked}


def test_the_first_to_pick_can_distinguish_the_sets() -> None:
    state = GAME.new(seats=4, seed=1)

    worth = evaluate_choices(state, EVALUATOR, 1, samples=2)

    assert len(set(worth)) == len(worth)


def ruin_of(table: TableTop, seat: int = 0) -> float:
    """The feature that says how much is lacking for production."""
    found = vec[float]([0.0] * len(EVALUATOR.feature_names))
    EVALUATOR.fill_features(table.state, seat, found)
    return float(found[EVALUATOR.feature_names.index("ruin")])


def poor(groschen: int) -> TableTop:
    """A tile of an own guild and a plot for it; wood costs 1, and 2 more are held in reserve."""
    table = a_city().with_guilds("builders", "scribes", "grocers").with_plot("C3")
    table.printing("builders-1", wood=4, production=1)
    return table.with_tile("builders-1").with_groschen(groschen)


@pytest.mark.parametrize(("groschen", "ruin"), [(12, 0.0), (9, 0.25), (3, 0.75), (0, 1.0)])
def test_ruin_is_what_is_lacking_for_the_cheapest_building_that_produces(
    groschen: int, ruin: float
) -> None:
    assert ruin_of(poor(groschen)) == pytest.approx(ruin)


def test_whoever_produces_enough_is_not_ruined() -> None:
    assert ruin_of(poor(0).with_production("wood", 12)) == 0.0


def test_a_building_without_a_market_or_a_house_does_not_help() -> None:
    market = ruin_of(poor(12).printing_price("wood", 1, "red X"))
    house = ruin_of(poor(12).with_houses(0, 4, 4))

    assert market > 0
    assert house > 0


def test_a_player_who_could_run_out_of_everything_takes_care_not_to() -> None:
    players = [find_player("journeyman", seed=seed) for seed in (480, 481)]
    state = GAME.new(seats=2, seed=9048)

    while (asked := state.decision()) is not None:
        state.apply(players[asked.seat].choose(state, asked))

    assert min(state.scores()) >= 25
