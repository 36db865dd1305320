"""World Without End, what is hidden: screens, hands, discards, events to come, plague tokens."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import silverspire
from silverspire import Event
from silverspire.games.world_without_end.components import (
    CARDS,
    CHAPTERS,
    EVENT_CARDS,
    EVENTS_OF_A_CHAPTER,
    GOOD_NAMES,
    GOODS,
    LOCATIONS,
    ROUNDS,
)
from silverspire.games.world_without_end.engine import WorldWithoutEnd
from silverspire.games.world_without_end.player import Player
from silverspire.games.world_without_end.state import UNTURNED
from tests.conformance.play import (
    Sitting,
    heard_by,
    moves,
    place,
    sampled_positions,
    some_player,
    viewers,
)
from tests.games.world_without_end.effects import drawn_discards
from tests.games.world_without_end.table import a_last_round, a_table

SITTINGS = [
    Sitting("world_without_end", seats) for seats in silverspire.game("world_without_end").seats
]
for_every_sitting = pytest.mark.parametrize("sitting", SITTINGS, ids=str)


def dealt(sitting: Sitting, seed: int) -> WorldWithoutEnd:
    state = sitting.new(seed)
    assert isinstance(state, WorldWithoutEnd)
    return state


def positions(sitting: Sitting, batch: int, games: int, one_in: int) -> Iterator[WorldWithoutEnd]:
    """Tables at some decisions of some games."""
    for number in range(games):
        table = dealt(sitting, batch * 1_000_000 + number)
        for _ in sampled_positions(table, table.seed, one_in):
            yield table


def cards_of(cards: int) -> set[int]:
    return {card for card in range(CARDS) if cards & (1 << card)}


def unseen_events(table: WorldWithoutEnd) -> set[int]:
    """Every event card that was not drawn yet, in a deck or out of the game."""
    drawn = table.chapter * ROUNDS + table.round
    return set(range(EVENT_CARDS)) - {int(card) for card in table.decks[:drawn]}


# --- Views ---------------------------------------------------------------------------------------


@for_every_sitting
@pytest.mark.rule("WWE-FRAME-2")
def test_a_view_shows_no_others_goods_hand_or_discards(sitting: Sitting, patience: int) -> None:
    for table in positions(sitting, 1, 12 * patience, one_in=4):
        for seat in viewers(table):
            for number, board in enumerate(table.view(seat)["players"]):
                mine = number == seat
                assert ("goods" in board) == (mine or table.options["open_screens"]), place(table)
                assert ("hand" in board) == ("discards" in board) == mine, place(table)


@for_every_sitting
@pytest.mark.rule("WWE-FRAME-2", "WWE-SETUP-3")
def test_no_view_names_an_event_that_was_not_drawn(sitting: Sitting, patience: int) -> None:
    for table in positions(sitting, 2, 12 * patience, one_in=4):
        printed = table.components
        unseen = unseen_events(table)
        words = {printed.event_keys[card] for card in unseen}
        words |= {printed.event_titles[card] for card in unseen}
        for seat in viewers(table):
            text = json.dumps(table.view(seat), ensure_ascii=False)
            assert not [word for word in words if f'"{word}"' in text], place(table)


@for_every_sitting
@pytest.mark.rule("WWE-FRAME-2", "WWE-PLAGUE-1")
def test_no_view_shows_the_value_of_a_token_that_was_not_turned(
    sitting: Sitting, patience: int
) -> None:
    for table in positions(sitting, 3, 12 * patience, one_in=4):
        for seat in viewers(table):
            for location, seen in enumerate(table.view(seat)["plague"]):
                turned = table.plague[location] > UNTURNED
                value = int(table.plague_values[location]) if turned else None
                assert seen["value"] == value, place(table)


@for_every_sitting
@pytest.mark.rule("WWE-FRAME-2")
def test_the_memory_of_every_view_is_what_everybody_holds(sitting: Sitting, patience: int) -> None:
    for table in positions(sitting, 4, 12 * patience, one_in=4):
        held = [
            {GOOD_NAMES[good]: int(player.goods[good]) for good in range(GOODS)}
            for player in table.players
        ]
        for seat in viewers(table):
            assert table.view(seat)["memory"] == held, place(table)


@for_every_sitting
@pytest.mark.rule("WWE-FRAME-2")
def test_the_public_events_alone_reveal_what_everybody_holds(
    sitting: Sitting, patience: int
) -> None:
    for number in range(15 * patience):
        table = dealt(sitting, 5_000_000 + number)
        held = [[int(count) for count in player.goods] for player in table.players]
        for _, _, events in moves(table, some_player(table.game, table.seed)):
            for event in heard_by(None, events):
                if event.seat is not None:
                    remember(held[event.seat], event)
            assert held == [[int(n) for n in player.goods] for player in table.players]


def remember(goods: list[int], event: Event) -> None:
    amount = int(event.facts.get("amount", 1))
    if event.kind == "good.gained":
        goods[GOOD_NAMES.index(str(event.facts["good"]))] += amount
    elif event.kind in ("good.lost", "resource.placed"):
        goods[GOOD_NAMES.index(str(event.facts["good"]))] -= amount


# --- Events --------------------------------------------------------------------------------------


@for_every_sitting
@pytest.mark.rule("WWE-FRAME-2", "WWE-ACT-2", "WWE-CHAP-3", "WWE-CARD-6")
def test_only_its_owner_sees_which_card_was_discarded_or_drawn(
    sitting: Sitting, patience: int
) -> None:
    secret = ("card.discarded", "card.drawn")
    for number in range(15 * patience):
        table = dealt(sitting, 6_000_000 + number)
        for _, _, events in moves(table, some_player(table.game, table.seed)):
            for event in events:
                wanted = event.seat if event.kind in secret else None
                assert event.audience == wanted, event
            secrets = [event for event in events if event.kind in secret]
            unseen = [
                event for event in events if event.kind in {f"{kind}_unseen" for kind in secret}
            ]
            assert [event.seat for event in secrets] == [event.seat for event in unseen]


@for_every_sitting
@pytest.mark.rule("WWE-FRAME-2", "WWE-SETUP-3", "WWE-PLAGUE-2")
def test_an_event_names_a_card_or_a_value_only_when_it_is_turned_up(
    sitting: Sitting, patience: int
) -> None:
    for number in range(15 * patience):
        table = dealt(sitting, 7_000_000 + number)
        first = table.decks[table.round - 1]
        seen = {table.components.event_keys[first]}
        for _, _, events in moves(table, some_player(table.game, table.seed)):
            for event in events:
                if event.kind == "event.revealed":
                    seen.add(str(event.facts["event"]))
                assert event.facts.get("event", None) in {None, *seen}, event
                assert ("value" in event.facts) == (event.kind == "plague.revealed")


@pytest.mark.rule("WWE-ACT-2")
@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_what_others_hear_of_a_discard_does_not_depend_on_the_card(seat: int | None) -> None:
    one = a_table().play("play:grain", "perform", "discard:rent")
    other = a_table().play("play:grain", "perform", "discard:favor")

    assert heard_by(seat, one.reported) == heard_by(seat, other.reported)
    assert one.view(seat) == other.view(seat)
    assert one.view(0) != other.view(0)


@pytest.mark.rule("WWE-FRAME-2", "WWE-ACT-2")
def test_a_last_card_that_plays_itself_shows_what_the_player_before_could_not_know() -> None:
    table = a_last_round(seats=2)
    table.with_cards(
        ["grain", "piety", "resource", "project", "sale"],
        ["privilege", "house", "rent", "donation", "cloth", "favor"],
        seat=1,
    )

    table.play("play:medicine", "medicine:gold")

    shown = [(event.kind, event.reveals) for event in table.reported if event.seat == 1]
    assert shown == [("card.last", True), ("card.played", False)]


@pytest.mark.rule("WWE-FRAME-2", "WWE-ACT-2")
def test_a_card_that_is_chosen_shows_nothing_its_player_did_not_want_to_show() -> None:
    table = a_table().play("play:grain")

    assert [event.reveals for event in table.reported] == [False]


# --- Redeals -------------------------------------------------------------------------------------


@for_every_sitting
@pytest.mark.rule("WWE-FRAME-2")
def test_a_redealt_table_looks_the_same_to_its_seat(sitting: Sitting, patience: int) -> None:
    for table in positions(sitting, 11, 10 * patience, one_in=6):
        for seat in viewers(table):
            for deal in (1, 2):
                assert table.redeal(seat, deal).view(seat) == table.view(seat), place(table)


@for_every_sitting
@pytest.mark.rule("WWE-FRAME-2", "WWE-ACT-2")
def test_in_a_redealt_table_every_card_is_in_hand_pile_or_discards(
    sitting: Sitting, patience: int
) -> None:
    for table in positions(sitting, 12, 10 * patience, one_in=6):
        for seat in viewers(table):
            redealt = table.redeal(seat, 1)
            for number, player in enumerate(redealt.players):
                assert_cards_alike(table.players[number], player, own=number == seat)


def assert_cards_alike(real: Player, redealt: Player, own: bool) -> None:
    """The same cards in play, as many of each kind; a player's own exactly the same."""
    hand, discards = cards_of(redealt.hand), cards_of(redealt.discards)
    assert hand | discards == cards_of(real.hand) | cards_of(real.discards)
    assert not hand & discards
    assert list(redealt.pile) == list(real.pile)
    assert not (hand | discards) & set(real.pile)
    assert len(discards) == redealt.discard_count == real.discard_count
    if own:
        assert (redealt.hand, redealt.discards) == (real.hand, real.discards)


@for_every_sitting
@pytest.mark.rule("WWE-FRAME-2", "WWE-SETUP-3")
def test_in_a_redealt_table_decks_hold_six_cards_of_their_chapter_those_drawn_first(
    sitting: Sitting, patience: int
) -> None:
    for table in positions(sitting, 13, 10 * patience, one_in=6):
        drawn = table.chapter * ROUNDS + table.round
        for seat in viewers(table):
            redealt = table.redeal(seat, 1)
            assert list(redealt.decks[:drawn]) == list(table.decks[:drawn]), place(table)
            for chapter in range(CHAPTERS):
                deck = {int(card) for card in redealt.decks[chapter * ROUNDS :][:ROUNDS]}
                first = chapter * EVENTS_OF_A_CHAPTER
                assert len(deck) == ROUNDS, place(table)
                assert deck <= set(range(first, first + EVENTS_OF_A_CHAPTER)), place(table)


@for_every_sitting
@pytest.mark.rule("WWE-FRAME-2", "WWE-PLAGUE-1")
def test_a_redealt_table_has_the_same_plague_tokens_and_the_turned_ones_in_place(
    sitting: Sitting, patience: int
) -> None:
    for table in positions(sitting, 14, 10 * patience, one_in=6):
        for seat in viewers(table):
            redealt = table.redeal(seat, 1)
            assert sorted(redealt.plague_values) == sorted(table.plague_values), place(table)
            for location in range(LOCATIONS):
                if table.plague[location] > UNTURNED:
                    assert redealt.plague_values[location] == table.plague_values[location]


@for_every_sitting
@pytest.mark.rule("WWE-FRAME-2")
def test_a_redeal_depends_only_on_what_its_seat_can_know(sitting: Sitting, patience: int) -> None:
    for table in positions(sitting, 15, 10 * patience, one_in=6):
        for seat in viewers(table):
            one, other = table.redeal(seat, 1), table.redeal(seat, 2)
            dealt_again = one.redeal(seat, 7).to_bytes()
            assert dealt_again == other.redeal(seat, 7).to_bytes(), place(table)
            assert dealt_again == table.redeal(seat, 7).to_bytes(), place(table)


@pytest.mark.rule("WWE-FRAME-2")
def test_a_redeal_may_discard_any_card_that_another_has_not_played() -> None:
    table = a_table(2, chapter=2, round_number=3).with_cards(["grain", "piety"], ["rent", "sale"])

    redeals = [table.state.redeal(1, seed) for seed in range(300)]

    hidden = set(range(CARDS)) - {0, 1}
    assert {card for one in redeals for card in cards_of(one.players[0].discards)} == hidden
    assert {card for one in redeals for card in cards_of(one.players[0].hand)} == hidden


@pytest.mark.rule("WWE-FRAME-2")
def test_a_redeal_knows_the_first_games_six_cards() -> None:
    table = a_table(2, first_game=True).play("play:grain", "perform")

    redealt = table.state.redeal(1, 3)

    assert cards_of(redealt.players[0].hand) == {1, 2, 3, 4, 5}
    assert redealt.players[0].discards == 0


@pytest.mark.rule("WWE-FRAME-2")
def test_a_redeal_may_put_every_unseen_event_in_every_place_to_come() -> None:
    table = a_table(2, chapter=2, round_number=4)

    redeals = [table.state.redeal(0, seed) for seed in range(400)]

    of_chapter_two = unseen_events(table.state) & set(range(11, 22))
    assert {one.decks[10] for one in redeals} == {one.decks[11] for one in redeals}
    assert {one.decks[10] for one in redeals} == of_chapter_two
    assert {one.decks[18] for one in redeals} == set(range(33, 44))


@pytest.mark.rule("WWE-FRAME-2", "WWE-PLAGUE-1")
def test_a_redeal_may_put_every_unturned_value_on_every_unturned_location() -> None:
    table = a_table(2, chapter=3).with_sick(4, value=5).with_healed(7, value=5)

    redeals = [table.state.redeal(0, seed) for seed in range(200)]

    assert {one.plague_values[0] for one in redeals} == {1, 2, 3, 4}
    assert {one.plague_values[3] for one in redeals} == {5}
    assert {one.plague_values[6] for one in redeals} == {5}


@pytest.mark.rule("WWE-FRAME-2", "WWE-PLAGUE-1")
def test_before_chapter_iii_a_redeal_shuffles_the_tokens_of_its_own() -> None:
    table = a_last_round(chapter=2, seats=2).with_all_duties_paid()

    tables = [table.state.redeal(0, seed) for seed in range(40)]
    ends = [type(table)(one, table.box).end_chapter() for one in tables]

    assert {end.chapter for end in ends} == {3}
    assert len({tuple(end.state.plague_values) for end in ends}) > 30


@pytest.mark.rule("WWE-FRAME-2")
def test_goods_points_and_everything_open_stay_as_they_are() -> None:
    table = a_table(3, chapter=2).with_goods(1, grain=2).with_points(17, seat=2).with_house(5)

    redealt = table.state.redeal(0, 9)

    assert redealt.view(None)["memory"] == table.view(None)["memory"]
    assert redealt.view(1)["players"][1]["goods"] == table.view(1)["players"][1]["goods"]
    assert redealt.scores() == table.scores()


@pytest.mark.rule("WWE-FRAME-2", "WWE-ACT-2")
def test_a_redealt_table_has_no_history_to_read() -> None:
    table = a_table(2).play("play:grain", "perform", "discard:rent")

    redealt = table.state.redeal(1, 9)

    assert redealt.redealt
    assert redealt.raw_events == []
    assert redealt.chance_results == ()
    assert set(redealt.choices_made) == {0}
    assert len(redealt.choices_made) == len(table.state.choices_made)
    assert redealt.seed == 9


@pytest.mark.rule("WWE-FRAME-2", "WWE-CARD-6")
def test_what_was_drawn_from_your_own_hand_you_know() -> None:
    table = a_table(2, chapter=3).with_long_term(drawn_discards()).play("play:grain", "perform")

    redeals = [table.state.redeal(0, seed) for seed in range(20)]

    assert {one.players[0].discards for one in redeals} == {table.state.players[0].discards}


@pytest.mark.rule("WWE-FRAME-2")
def test_a_redealt_table_can_be_played_to_its_end() -> None:
    table = a_table(3, chapter=3).state.redeal(None, 4)

    list(moves(table, some_player(table.game, 4)))

    assert table.over
