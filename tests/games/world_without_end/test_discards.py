"""World Without End, playing with all twelve cards: the two piles and their balance."""

from __future__ import annotations

import pytest

from silverspire.games.world_without_end.components import CARD_NAMES
from tests.games.world_without_end.effects import (
    discard,
    drawn_discards,
    no_actions,
    random_discards,
)
from tests.games.world_without_end.table import a_last_round, a_table

STARRED = ["grain", "piety", "resource", "project", "sale", "privilege"]

# --- The discard that is due ---------------------------------------------------------------------


@pytest.mark.rule("WWE-ACT-2")
def test_a_card_is_played_face_up_to_the_action_pile() -> None:
    table = a_table()

    table.play("play:rent")

    assert table.view(None)["players"][0]["pile"] == ["rent"]
    assert "rent" not in table.hand()


@pytest.mark.rule("WWE-ACT-2")
def test_after_its_action_one_is_discarded_of_your_choice_from_hand() -> None:
    table = a_table()

    table.play("play:grain", "perform")
    assert table.legal() == [f"discard:{card}" for card in CARD_NAMES if card != "grain"]
    table.play("discard:favor")

    assert table.discards() == ["favor"]
    assert len(table.hand()) == 10


@pytest.mark.rule("WWE-ACT-2")
def test_a_card_that_is_not_in_hand_cannot_be_discarded() -> None:
    table = a_table()

    table.play("play:grain", "perform")

    assert table.why_not("discard:grain") == ["WWE-ACT-2"]


@pytest.mark.rule("WWE-ACT-2")
@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_face_down_only_its_owner_knows_it(seat: int | None) -> None:
    table = a_table().play("play:grain", "perform", "discard:favor")

    board = table.view(seat)["players"][0]

    assert board["discard_count"] == 1
    assert "discards" not in board
    assert table.view(0)["players"][0]["discards"] == ["favor"]


@pytest.mark.rule("WWE-ACT-2")
def test_others_see_only_that_a_card_was_discarded() -> None:
    table = a_table().play("play:grain", "perform", "discard:favor")

    (known,) = [event for event in table.reported if event.kind == "card.discarded"]
    (unseen,) = [event for event in table.reported if event.kind == "card.discarded_unseen"]

    assert (known.audience, known.facts) == (0, {"card": "favor"})
    assert (unseen.audience, unseen.facts) == (None, {})


@pytest.mark.rule("WWE-ACT-2")
def test_the_last_card_of_the_hand_is_discarded_by_itself() -> None:
    table = a_last_round()

    table.play("play:medicine", "medicine:gold")

    assert table.hand() == []
    assert "privilege" in table.discards()
    assert table.asked_seat == 1


@pytest.mark.rule("WWE-ACT-2")
@pytest.mark.parametrize(("extra", "due"), [(0, True), (1, False), (2, False)])
def test_due_only_if_the_action_pile_is_larger_than_the_discard_pile(extra: int, due: bool) -> None:
    table = a_table(chapter=2, round_number=2)
    table.with_cards(["grain"], ["rent", "house", "cloth"][: 1 + extra])

    table.play("play:piety", "perform")

    assert (table.asked == "discard") == due


@pytest.mark.rule("WWE-ACT-2")
def test_both_piles_end_the_chapter_at_six() -> None:
    table = a_last_round(chapter=2, seats=2).with_all_holding(loyalty=1)

    table.end_chapter()

    assert table.asked == "protection"
    assert [len(table.pile(seat)) for seat in range(2)] == [6, 6]
    assert [len(table.discards(seat)) for seat in range(2)] == [6, 6]
    assert [table.hand(seat) for seat in range(2)] == [[], []]


@pytest.mark.rule("WWE-ACT-2", "WWE-CHAP-6")
def test_the_next_chapter_begins_with_twelve_cards_again() -> None:
    table = a_last_round().with_all_duties_paid()

    table.end_chapter()

    assert table.hand() == list(CARD_NAMES)
    assert (table.pile(), table.discards()) == ([], [])


# --- Discards by events --------------------------------------------------------------------------


@pytest.mark.rule("WWE-ACT-2", "WWE-CARD-5")
def test_an_events_discards_count_in_the_comparison() -> None:
    table = a_table(chapter=2).drawing(discard(2))
    table.play(*["discard:rent", "discard:house"] * 4, "arrow:0")

    table.turn("grain", "perform").pass_round().play("arrow:0").pass_turns(3)
    table.turn("piety", "perform")

    assert table.discards() == ["house", "rent"]
    assert table.pile() == ["grain", "piety"]


@pytest.mark.rule("WWE-ACT-2", "WWE-CARD-5")
def test_after_that_the_discard_is_due_again() -> None:
    table = a_table(chapter=2, round_number=3)
    table.with_cards(["grain", "piety"], ["rent", "house"])

    table.play("play:resource", "good:wood")

    assert table.asked == "discard"


@pytest.mark.rule("WWE-ACT-2")
@pytest.mark.parametrize(("discarded", "asked"), [(4, 2), (5, 1)])
def test_a_forced_discard_stops_when_the_pile_holds_six(discarded: int, asked: int) -> None:
    cards = ["rent", "house", "cloth", "donation", "favor"]
    table = a_table(2, chapter=2, round_number=2)
    table.with_cards(["grain"], cards[:discarded])

    table.drawing(discard(2)).play(*["discard:piety", "discard:sale"][:asked])

    assert len(table.discards()) == 6
    assert table.asked_seat == 1


@pytest.mark.rule("WWE-ACT-2")
def test_with_six_discarded_an_event_takes_no_more() -> None:
    table = a_table(2, chapter=2, round_number=2)
    table.with_cards(["grain"], ["rent", "house", "cloth", "donation", "favor", "sale"])

    table.drawing(discard(2))

    assert table.asked_seat == 1
    assert len(table.discards(0)) == 6


@pytest.mark.rule("WWE-ACT-2")
def test_then_every_card_in_hand_will_be_played() -> None:
    table = a_table(2, chapter=2, round_number=2)
    table.with_cards(["grain"], ["rent", "house", "cloth", "donation", "favor", "sale"])
    table.with_all_holding(loyalty=1)
    unplayed = table.hand()

    table.end_chapter()

    assert table.asked == "protection"
    assert sorted(table.pile()) == sorted(["grain", *unplayed])


@pytest.mark.rule("WWE-ACT-2", "WWE-CHAP-3")
def test_a_penance_discard_counts_in_the_comparison() -> None:
    table = a_last_round().with_all_duties_paid().with_penance().begin_next_chapter()

    table.play("arrow:0")
    table.turn(table.hand()[0])

    assert len(table.pile()) == 1
    assert len(table.discards()) == 1


# --- Drawn at random -----------------------------------------------------------------------------


@pytest.mark.rule("WWE-CARD-6")
def test_a_discard_drawn_at_random_replaces_your_own() -> None:
    table = a_table(chapter=3).drawing(random_discards()).play("arrow:0")

    table.play("play:grain", "perform")

    assert len(table.discards()) == 1
    assert table.asked_seat == 1


@pytest.mark.rule("WWE-CARD-6")
def test_you_may_see_it_and_nobody_else() -> None:
    table = a_table(chapter=3).drawing(random_discards()).play("arrow:0")

    table.play("play:grain", "perform")

    (known,) = [event for event in table.reported if event.kind == "card.drawn"]
    (unseen,) = [event for event in table.reported if event.kind == "card.drawn_unseen"]
    assert (known.audience, known.facts) == (0, {"card": table.discards()[0]})
    assert (unseen.audience, unseen.facts) == (None, {})


@pytest.mark.rule("WWE-CARD-6")
def test_what_was_drawn_is_noted_for_the_record() -> None:
    table = a_table(chapter=3).drawing(random_discards()).play("arrow:0")

    table.play("play:grain", "perform")

    drawn = table.state.chance_results[-1]
    assert (drawn.stream, [CARD_NAMES[card] for card in drawn.numbers]) == (
        "draws",
        table.discards(),
    )


@pytest.mark.rule("WWE-CARD-6")
def test_it_happens_only_when_a_discard_is_due() -> None:
    table = a_table(chapter=3, round_number=2).with_cards(["grain"], ["rent", "house"])

    table.drawing(random_discards()).play("arrow:0", "play:piety", "perform")

    assert table.discards() == ["house", "rent"]


@pytest.mark.rule("WWE-CARD-6")
def test_it_comes_after_the_action() -> None:
    table = a_table(chapter=3).drawing(random_discards()).play("arrow:0")

    table.play("play:grain", "perform")

    assert table.happened == ["card.played", "good.gained", "card.drawn", "card.drawn_unseen"]


@pytest.mark.rule("WWE-CARD-6")
def test_it_lasts_this_round() -> None:
    table = a_table(chapter=3).drawing(random_discards()).play("arrow:0").pass_round()

    table.play("arrow:0", "play:grain", "perform")

    assert table.asked == "discard"


@pytest.mark.rule("WWE-CARD-6")
def test_a_long_term_card_makes_it_last() -> None:
    table = a_table(chapter=3).drawing(drawn_discards(), long_term=True).play("arrow:0")
    table.pass_round()

    table.play("arrow:0", "play:grain", "perform")

    assert table.asked_seat == 2
    assert len(table.discards(1)) == 2


@pytest.mark.rule("WWE-CARD-6")
def test_any_card_in_hand_may_be_drawn() -> None:
    drawn = [a_table(chapter=3, seed=seed).drawing(random_discards()) for seed in range(300)]

    cards = {table.play("arrow:0", "play:grain", "perform").discards()[0] for table in drawn}

    assert cards == set(CARD_NAMES) - {"grain"}


# --- The first game ------------------------------------------------------------------------------


@pytest.mark.rule("WWE-ACT-2")
def test_a_first_game_uses_only_the_six_starred_cards_in_chapter_i() -> None:
    table = a_table(first_game=True)

    assert table.hand() == STARRED
    assert table.legal() == [f"play:{card}" for card in STARRED]
    assert table.reason("play:house") == ("WWE-ACT-2", "refusal-card-not-yet", {"card": "house"})


@pytest.mark.rule("WWE-ACT-2")
def test_and_nobody_discards() -> None:
    table = a_table(first_game=True)

    table.play("play:grain", "perform")

    assert (table.asked_seat, table.asked) == (1, "card")
    assert table.discards() == []


@pytest.mark.rule("WWE-ACT-2")
@pytest.mark.parametrize("effect", [discard(2), random_discards()])
def test_not_even_by_an_event(effect: tuple[int, ...]) -> None:
    table = a_table(first_game=True).drawing(effect).play("arrow:0")

    table.play("play:grain", "perform")

    assert table.discards() == []
    assert len(table.hand()) == 5


@pytest.mark.rule("WWE-ACT-2", "WWE-CHAP-6")
def test_its_chapter_i_ends_with_all_six_played() -> None:
    table = a_table(2, first_game=True).with_all_duties_paid()

    table.end_chapter()

    assert table.chapter == 2
    assert table.hand() == list(CARD_NAMES)


@pytest.mark.rule("WWE-ACT-2", "WWE-CHAP-6")
def test_from_chapter_ii_it_is_played_with_all_twelve_and_discards() -> None:
    table = a_table(first_game=True, chapter=2)

    table.play("play:house")

    assert table.asked == "discard"


@pytest.mark.rule("WWE-ACT-2")
def test_it_is_not_the_default() -> None:
    table = a_table()

    assert len(table.hand()) == 12


@pytest.mark.rule("WWE-CARD-3", "WWE-ACT-2")
def test_a_round_without_actions_still_asks_for_the_discard() -> None:
    table = a_table().drawing(no_actions()).play("arrow:0")

    table.play("play:grain")

    assert table.asked == "discard"
