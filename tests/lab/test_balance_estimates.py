"""Balance reports: numbers with intervals, each small enough to be checked by hand."""

from __future__ import annotations

import numpy as np
import pytest

from silverspire.lab.balance import estimates
from silverspire.lab.balance.sample import Sample
from silverspire.lab.balance.tally import Tally


def a_game(scores: list[float], places: list[int], **counts: list[float]) -> Tally:
    """A game of as many seats as there are scores; all points from one source."""
    return Tally(
        scores=scores,
        places=places,
        first=0,
        sources=[{"all": score} for score in scores],
        labels={"turn": [[f"{seat + 1}"] for seat in range(len(scores))]},
        counts={key.replace("_", "/"): values for key, values in counts.items()},
        marks={},
        curves={},
    )


def test_a_mean_lies_in_the_middle_of_its_interval() -> None:
    found = estimates.mean(np.array([1.0, 2.0, 3.0]))

    assert found.value == 2
    assert found.low == pytest.approx(2 - 4.3027 / 3**0.5, abs=1e-3)  # Student, two degrees
    assert found.high - 2 == pytest.approx(2 - found.low)
    assert found.games == 3


def test_the_seats_of_a_table_are_one_draw_not_several() -> None:
    alike = np.array([[1.0, 1.0], [3.0, 3.0], [2.0, 2.0]])

    assert estimates.mean(alike) == estimates.mean(np.array([1.0, 3.0, 2.0]))


def test_a_share_that_never_happened_is_not_known_to_be_impossible() -> None:
    found = estimates.share(np.zeros(20))

    assert found.value == 0
    assert found.low == 0
    assert found.high == pytest.approx(0.161, abs=0.001)


def test_a_ratio_takes_each_holder_once() -> None:
    wins, holders = np.array([1.0, 0.0, 1.0]), np.array([2.0, 1.0, 1.0])

    found = estimates.ratio(wins, holders)

    assert found.value == 0.5
    assert found.low < 0.5 < found.high


def test_a_ratio_that_nobody_holds_rests_on_no_game() -> None:
    assert estimates.ratio(np.zeros(3), np.zeros(3)).games == 0


def test_the_worth_of_one_more_is_compared_within_each_table() -> None:
    margins = np.array([[1.0, -1.0], [2.0, -2.0]])
    counts = np.array([[3.0, 1.0], [14.0, 10.0]])

    found = estimates.slope(margins, counts)

    assert found.value == pytest.approx(1.0)  # a point for each, whatever the table's level
    assert found.high - found.low == pytest.approx(0)


def test_the_worth_of_a_guild_tile_is_asked_of_the_guild_alone() -> None:
    margins = np.array([[4.0, -4.0, 9.0], [-2.0, 2.0, 9.0]])
    counts = np.array([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]])
    guild = np.array([[1.0, 1.0, 0.0], [1.0, 1.0, 0.0]])

    found = estimates.slope_among(margins, counts, guild)

    assert found.value == pytest.approx(6)  # 3 with it, −3 without; the third seat is no member


def test_games_with_a_card_are_set_against_games_without() -> None:
    found = estimates.difference(np.array([5.0, 7.0, 1.0, 3.0]), np.array([1.0, 1.0, 0.0, 0.0]))

    assert found.value == 4
    assert found.low < 4 < found.high


def test_the_quarters_of_a_number() -> None:
    found = estimates.summary(np.arange(101.0))

    assert (found.lower.value, found.middle, found.upper.value) == (25, 50, 75)
    assert (found.tenth, found.ninetieth) == (10, 90)


@pytest.mark.parametrize(
    ("distance", "seats", "games"), [(0.03, 2, 1068), (0.03, 4, 801), (0.04, 4, 451)]
)
def test_a_share_of_wins_needs_a_number_of_games(distance: float, seats: int, games: int) -> None:
    assert estimates.games_to_see(distance, seats) == games


# --- Games as arrays -----------------------------------------------------------------------------


def test_who_shares_the_first_place_shares_the_win() -> None:
    sample = Sample(3, [a_game([9, 9, 4], [1, 1, 3]), a_game([2, 5, 3], [3, 1, 2])])

    assert sample.wins.tolist() == [[0.5, 0.5, 0], [0, 1, 0]]
    assert sample.win_share("turn", "2").value == 0.75


def test_a_margin_is_what_lies_above_the_mean_of_the_table() -> None:
    sample = Sample(2, [a_game([10, 4], [1, 2])])

    assert sample.margins.tolist() == [[3, -3]]
    assert sample.winner_scores.tolist() == [10]
    assert sample.spreads.tolist() == [6]


def test_what_was_never_noted_was_never_done() -> None:
    sample = Sample(2, [a_game([1, 0], [1, 2], tile_inn_built=[1, 0]), a_game([1, 0], [1, 2])])

    assert sample.counts("tile/inn/built").tolist() == [[1, 0], [0, 0]]
    assert sample.total("tile/inn/built").tolist() == [1, 0]
    assert sample.counts("tile/mill/built").tolist() == [[0, 0], [0, 0]]
