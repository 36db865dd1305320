"""Kutná Hora: every question of many games is compared with what happened then."""

from __future__ import annotations

import pytest

import silverspire
from tests.conformance.play import Sitting
from tests.conformance.prompts import Prompt, prompts

SITTINGS = [Sitting("kutna_hora", seats) for seats in silverspire.game("kutna_hora").seats]
GAMES = 8
for_every_sitting = pytest.mark.parametrize("sitting", SITTINGS, ids=str)
# What an answer to a question leads to; its `paid` is what it cost.
LEADS_TO = {
    "plot": "plot.claimed",
    "rights": "rights.taken",
    "building": "building.built",
    "mine": "mine.built",
    "space": "mine.built",
}


def paid(prompt: Prompt) -> int | None:
    """What was paid in the end for what was asked; None if it was ignored."""
    if prompt.chosen == "ignore":
        return None
    kind = LEADS_TO[prompt.kind]
    events = (event for event in prompt.ensuing() if event.seat == prompt.seat)
    return next(int(event.facts["paid"]) for event in events if event.kind == kind)


@for_every_sitting
@pytest.mark.parametrize("kind", [*LEADS_TO])
@pytest.mark.rule("KH-FRAME-5")
def test_nothing_is_paid_for_what_is_said_to_be_free(sitting: Sitting, kind: str) -> None:
    for prompt in prompts(sitting, kind, GAMES):
        assert prompt.question.help is not None
        if prompt.question.help.arguments["free"]:
            assert paid(prompt) in (0, None), prompt.where


@for_every_sitting
@pytest.mark.rule("KH-PLOT-1")
@pytest.mark.rule("KH-PLOT-2")
def test_a_plot_costs_what_the_question_says(sitting: Sitting) -> None:
    for prompt in prompts(sitting, "plot", GAMES):
        square = prompt.view["city"].get(prompt.chosen.partition(":")[2])
        if prompt.help == {"-free"}:
            assert prompt.view["players"][prompt.seat]["plot_costs"] == {}, prompt.where
        elif prompt.help == {"-same"}:
            assert paid(prompt) == prompt.fact("price"), prompt.where
        elif prompt.help == {"-cheaper"}:
            reduction = square["plot_price"] - (paid(prompt) or 0)
            assert 0 <= reduction <= prompt.fact("less"), prompt.where
        else:
            assert paid(prompt) == square["plot_price"], prompt.where


@for_every_sitting
@pytest.mark.rule("KH-MINE-1")
def test_as_many_miners_are_promised_as_may_be_hired(sitting: Sitting) -> None:
    for prompt in prompts(sitting, "miners", GAMES):
        counts = [int(name.partition(":")[2]) for name in prompt.legal]
        assert prompt.fact("most") == max(counts), prompt.where
        assert prompt.fact("must") == (0 not in counts), prompt.where


@for_every_sitting
@pytest.mark.rule("KH-MINE-3")
def test_a_single_mine_is_not_one_of_several(sitting: Sitting) -> None:
    for prompt in prompts(sitting, "mine", GAMES):
        assert prompt.fact("drawn") == len(prompt.legal) - 1, prompt.where


@for_every_sitting
@pytest.mark.rule("KH-BUILD-6")
def test_points_of_its_own_are_promised_only_to_a_building_that_has_an_owner(
    sitting: Sitting,
) -> None:
    for prompt in prompts(sitting, "site", GAMES):
        gone = any(event.kind == "house.gone" for event in prompt.ensuing())
        assert (prompt.help == {"-public"}) or gone, prompt.where


@for_every_sitting
@pytest.mark.rule("KH-END-2")
def test_taxes_name_the_surcharge_and_the_loss_that_follow(sitting: Sitting) -> None:
    for prompt in prompts(sitting, "taxes", GAMES):
        own = next(event for event in prompt.after if event.seat == prompt.seat)
        if own.kind == "taxes.paid":
            assert own.facts["surcharge"] == prompt.fact("surcharge"), prompt.where
            assert own.facts["amount"] == prompt.fact("tax"), prompt.where
            assert (prompt.help == {"-surcharge"}) == (own.facts["surcharge"] != 0), prompt.where
        else:
            assert own.facts["reputation"] == prompt.fact("loss"), prompt.where


@for_every_sitting
@pytest.mark.rule("KH-END-3")
def test_the_council_scores_no_more_often_than_the_question_says(sitting: Sitting) -> None:
    for kind in ("council", "bank_patrician"):
        for prompt in prompts(sitting, kind, GAMES):
            left = prompt.view["rounds"] - prompt.view["round"] + 1
            assert prompt.fact("times") == min(3, left), prompt.where
