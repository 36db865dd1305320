"""World Without End: every question of many games is compared with what happened then."""

from __future__ import annotations

import pytest

import silverspire
from silverspire.kernel.narration import Listed, Name
from tests.conformance.play import Sitting
from tests.conformance.prompts import Prompt, prompts

SITTINGS = [
    Sitting("world_without_end", seats) for seats in silverspire.game("world_without_end").seats
]
GAMES = 8
for_every_sitting = pytest.mark.parametrize("sitting", SITTINGS, ids=str)
END_OF_TURN = ("round.began", "chapter.began", "game.ended")


def discards(prompt: Prompt) -> tuple[int, int]:
    """How many cards a player chose to discard in this turn, and how many were drawn."""
    kinds = [event.kind for event in prompt.ensuing(*END_OF_TURN) if event.seat == prompt.seat]
    return kinds.count("card.discarded_unseen"), kinds.count("card.drawn_unseen")


def goods_named(prompt: Prompt) -> list[str]:
    listed = prompt.fact("goods")
    assert isinstance(listed, Listed)
    return [item.id for item in listed.items if isinstance(item, Name)]


@for_every_sitting
@pytest.mark.rule("WWE-ACT-2")
def test_a_discard_is_promised_exactly_where_one_follows(sitting: Sitting) -> None:
    for prompt in prompts(sitting, "card", GAMES):
        if not prompt.chosen.startswith("play:"):
            continue
        chosen, drawn = discards(prompt)
        if "-discard" in prompt.help:
            assert (chosen, drawn) == (1, 0), prompt.where
        elif "-discard-drawn" in prompt.help:
            assert (chosen, drawn) == (0, 1), prompt.where
        elif "-discard-last" in prompt.help:
            assert chosen + drawn == 1, prompt.where
        else:
            assert prompt.help & {"-enough-discarded", "-first-game"}, prompt.where
            assert (chosen, drawn) == (0, 0), prompt.where


@for_every_sitting
@pytest.mark.rule("WWE-ACT-1")
def test_cards_are_said_to_return_exactly_if_there_is_another_chapter(sitting: Sitting) -> None:
    for prompt in prompts(sitting, "card", GAMES):
        returning = prompt.help & {"-return", "-all-cards"}
        another = any(event.kind == "chapter.began" for event in prompt.after)
        assert bool(returning) == another, prompt.where


@for_every_sitting
@pytest.mark.rule("WWE-CHAP-3")
@pytest.mark.rule("WWE-CARD-3")
def test_no_action_is_promised_where_none_may_be_performed(sitting: Sitting) -> None:
    for prompt in prompts(sitting, "card", GAMES):
        kinds = {event.kind for event in prompt.ensuing(*END_OF_TURN)}
        if prompt.help & {"-court", "-no-actions"} and prompt.chosen.startswith("play:"):
            assert "action.forbidden" in kinds, prompt.where
        else:
            assert ("-perform" in prompt.help) == (
                not prompt.view["no_actions"] and not prompt.view["players"][prompt.seat]["court"]
            ), prompt.where


@for_every_sitting
@pytest.mark.rule("WWE-CHAP-3")
def test_a_corner_is_promised_to_everyone_but_beggars(sitting: Sitting) -> None:
    for prompt in prompts(sitting, "orientation", GAMES):
        gains = [
            event.seat
            for event in prompt.ensuing("favor.moved", "card.played", *END_OF_TURN)
            if event.kind in ("good.gained", "points.gained")
        ]
        if "-corners" in prompt.help:
            assert set(gains) == set(range(sitting.seats)), prompt.where
        elif "-begging" in prompt.help and prompt.chosen != "arrow:0":
            assert prompt.seat not in gains, prompt.where


@for_every_sitting
@pytest.mark.rule("WWE-EVENT-4")
def test_goods_to_choose_from_are_those_that_may_be_chosen(sitting: Sitting) -> None:
    for kind in ("lost_good", "gained_good"):
        for prompt in prompts(sitting, kind, GAMES):
            legal = [f"wwe-good-{name.removeprefix('good:')}" for name in prompt.legal]
            assert goods_named(prompt) == legal, prompt.where


@for_every_sitting
@pytest.mark.rule("WWE-FRAME-3")
def test_a_payment_names_the_points_that_are_lost_without_it(sitting: Sitting) -> None:
    for prompt in prompts(sitting, "payment", GAMES):
        if prompt.chosen != "decline":
            continue
        lost = sum(
            int(event.facts["amount"])
            for event in prompt.after[:1]
            if event.kind == "points.lost" and event.seat == prompt.seat
        )
        assert prompt.fact("points") == lost, prompt.where


@for_every_sitting
@pytest.mark.rule("WWE-ROUND-1")
def test_the_exchange_is_only_said_of_a_single_one(sitting: Sitting) -> None:
    for prompt in prompts(sitting, "exchange", GAMES):
        assert prompt.fact("count") >= len(prompt.legal) - 1, prompt.where


@for_every_sitting
@pytest.mark.rule("WWE-ACT-4")
def test_two_resources_are_promised_only_before_the_first(sitting: Sitting) -> None:
    for prompt in prompts(sitting, "resource", GAMES):
        assert prompt.help == ({"-last"} if "decline" in prompt.legal else {"-two"}), prompt.where


@for_every_sitting
@pytest.mark.rule("WWE-CHAP-5")
def test_losses_are_said_to_double_exactly_if_no_chapter_follows(sitting: Sitting) -> None:
    for prompt in prompts(sitting, "protection", GAMES):
        another = any(event.kind == "chapter.began" for event in prompt.after)
        assert ("-penalty" in prompt.help) == another, prompt.where
        assert ("-doubled" in prompt.help) != another, prompt.where


def test_the_games_meet_every_situation_that_a_question_is_chosen_for() -> None:
    met = {
        sentence
        for sitting in SITTINGS
        for kind in ("card", "orientation", "resource", "protection")
        for prompt in prompts(sitting, kind, GAMES)
        for sentence in prompt.help
    }

    assert met >= {
        *("-perform", "-court", "-no-actions", "-return", "-all-cards"),
        *("-discard", "-discard-drawn", "-discard-last", "-first-game", "-enough-discarded"),
        *("-corners", "-corners-but-beggars", "-begging", "-favor"),
        *("-two", "-last", "-penalty", "-doubled", "-never-below"),
    }
