"""Balance reports: every target of the components documents is measured and judged."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from silverspire.lab.balance.estimates import Estimate, share
from silverspire.lab.balance.sample import Sample
from silverspire.lab.balance.study import find_study
from silverspire.lab.balance.tally import Tally
from silverspire.lab.balance.targets import (
    Check,
    Target,
    Verdict,
    apart,
    fair_shares,
    frequencies,
    in_range,
    measure,
)
from silverspire.lab.balance.world_without_end import A_FEW, FOR_ALL
from silverspire.localization import say

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = {
    "kutna_hora": "docs/rules/kutna-hora-components.md",
    "world_without_end": "docs/rules/world-without-end-components.md",
}
every_game = pytest.mark.parametrize("game", DOCUMENTS)


def asked_for(game: str) -> str:
    """The sentence of the document that says what good reconstruction looks like."""
    text = (ROOT / DOCUMENTS[game]).read_text("utf-8")
    found = re.search(
        r"good reconstruction[^\n]*?\)(?: \([^)]*\))?: ([^\n]*)\.\n", text, re.IGNORECASE
    )
    assert found, "the document says no longer what good reconstruction is"
    return found[1]


def documented(game: str, target: str) -> str:
    return say(f"balance-target-{game}-{target}.doc".replace("_", "-"))


@every_game
def test_every_target_of_the_document_is_measured(game: str) -> None:
    left = asked_for(game)

    for target in find_study(game).targets:
        assert documented(game, target.name) in left
        left = left.replace(documented(game, target.name), "", 1)

    assert not re.sub(r"[;, ]", "", left)


@every_game
def test_every_target_says_how_it_is_measured(game: str) -> None:
    for target in find_study(game).targets:
        name = f"balance-target-{game}-{target.name}".replace("_", "-")
        assert say(f"{name}.how").endswith(".")
        assert "{?" not in say(name)


def test_the_target_of_the_events_names_both_limits() -> None:
    how = say("balance-target-world-without-end-events.how")

    assert re.findall(r"(\d) VP", how) == [f"{A_FEW:g}", f"{FOR_ALL:g}"]


def scored(*scores: float) -> Tally:
    """A game with these points, the first seat first in turn order."""
    places = [1 + sum(other > score for other in scores) for score in scores]
    turns = [[f"{seat + 1}"] for seat in range(len(scores))]
    sources = [{"all": score} for score in scores]
    return Tally(list(scores), places, 0, sources, {"turn": turns}, {}, {}, {})


WINNERS = in_range("winners", "points", 55, 85, lambda sample: sample.winner_scores)


def judged(target: Target, *games: Tally) -> Verdict:
    return measure(target, Sample(len(games[0].scores), games))


def test_a_mean_inside_its_range_is_met() -> None:
    verdict = judged(WINNERS, *(scored(points, 40) for points in (66, 68, 70, 72, 74) * 4))

    assert verdict.met
    assert verdict.sure
    assert verdict.check.measured.value == 70


def test_a_mean_outside_its_range_is_missed() -> None:
    verdict = judged(WINNERS, *(scored(points, 40) for points in (48, 50, 52) * 4))

    assert not verdict.met
    assert verdict.sure


def test_a_good_mean_of_games_that_are_all_far_away_is_missed() -> None:
    verdict = judged(WINNERS, *(scored(points, 10) for points in (40, 100) * 10))

    assert verdict.check.measured.value == 70
    assert not verdict.met


def test_a_mean_close_to_the_limit_is_not_sure() -> None:
    verdict = judged(WINNERS, *(scored(points, 40) for points in (54, 56, 58) * 3))

    assert not verdict.sure


def test_close_games_are_welcome_as_long_as_players_are_apart_on_average() -> None:
    verdict = judged(apart(5, 25), *(scored(60, 60 - behind) for behind in (1, 2, 12, 13) * 5))

    assert verdict.met
    assert verdict.check.measured.value == 7


def test_players_who_are_often_too_far_apart_are_not_balanced() -> None:
    verdict = judged(apart(5, 25), *(scored(60, 60 - behind) for behind in (1, 1, 30, 30) * 5))

    assert verdict.check.measured.value == 15.5
    assert not verdict.met


def test_a_seat_that_wins_too_often_is_missed() -> None:
    verdict = judged(fair_shares("seats", "turn", 0.04), *[scored(60, 50)] * 50)

    assert not verdict.met
    assert verdict.sure
    assert verdict.check.measured.value == 0.5  # all of the games instead of half
    assert {check.item for check in verdict.checks} == {"turn/1", "turn/2"}


def test_seats_that_win_in_turn_are_met() -> None:
    verdict = judged(fair_shares("seats", "turn", 0.04), *[scored(60, 50), scored(50, 60)] * 20)

    assert verdict.met


@pytest.mark.parametrize(("value", "met"), [(0.3, False), (0.5, True), (0.9, True)])
def test_what_should_happen_often_may_not_happen_less(value: float, met: bool) -> None:
    measured = {"sign": Estimate(value, value, value, 10), "other": Estimate(1, 1, 1, 10)}
    target = frequencies("signs", lambda _: measured, 0.5)

    verdict = judged(target, scored(1, 0))

    assert verdict.met == met
    assert verdict.check.item == "sign"  # the worst is shown


def test_a_third_of_the_games_is_a_third() -> None:
    hits = np.array([1.0] * 20 + [0.0] * 40)

    target = frequencies("council", lambda _: {"color/yellow": share(hits)}, 1 / 3)

    assert judged(target, scored(70, 60)).met


def test_how_far_a_value_lies_inside_its_limits() -> None:
    check = Check("mean", "points", Estimate(60, 50, 70, 9), 40, 100)

    assert check.slack == 0.4  # forty below the upper limit, and half of the lower above it
    assert check.worst_slack == 0.25
