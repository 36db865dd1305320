"""World Without End, the 44 event cards that are shipped: what is true of all of them."""

from __future__ import annotations

import random
import re
from itertools import count
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from silverspire.games.world_without_end.components import EVENTS_OF_A_CHAPTER, ROUNDS
from tests.games.world_without_end.cards import CARDS
from tests.games.world_without_end.table import TableTop, a_new_game

HERE = Path(__file__).parent
LONG_TERM = {
    *("event-I-1", "event-I-5", "event-I-11"),
    *("event-II-6", "event-II-8", "event-II-9"),
    *("event-III-2", "event-III-9", "event-III-11"),
    *("event-IV-3", "event-IV-4", "event-IV-5"),
}


def test_every_card_has_its_test() -> None:
    tests = "".join(file.read_text("utf-8") for file in HERE.glob("test_cards_*.py"))
    drawn = re.findall(r'draw\("(event-[IV]+-\d+)"', tests)

    assert set(drawn) == set(CARDS)
    assert len(CARDS) == 44


@pytest.mark.rule("WWE-EVENT-1")
@pytest.mark.parametrize("chapter", ["I", "II", "III", "IV"])
def test_each_chapter_has_eleven_cards_at_most_three_of_them_long_term(chapter: str) -> None:
    cards = [key for key in CARDS if key.split("-")[1] == chapter]

    assert len(cards) == 11
    assert len(LONG_TERM & set(cards)) <= 3


@pytest.mark.rule("WWE-EVENT-1", "WWE-ROUND-6")
@pytest.mark.parametrize("key", CARDS)
def test_only_these_cards_stay_when_the_round_is_over(key: str) -> None:
    table = shipped(key, seats=2, seed=3)

    table.play_any_round()

    assert (key in table.in_force()) == (key in LONG_TERM)


@pytest.mark.rule("WWE-ROUND-1", "WWE-ROUND-2", "WWE-INCOME-1")
@pytest.mark.parametrize("key", CARDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_can_be_drawn_turned_and_played_through(key: str, seats: int) -> None:
    table = shipped(key, seats, seed=seats)
    assert table.event == key

    table.play_any_round()

    assert table.event != key


class ShippedTable(TableTop):
    """The shipped box, with one card drawn in the second round of its chapter."""

    def play_any_round(self) -> None:
        """Everybody makes any choice until the next round."""
        rng = random.Random(len(self.state.choices_made))
        playing = self.round
        while self.round == playing:
            self.state.apply(rng.choice(self.decision.choices))


def shipped(key: str, seats: int, seed: int) -> ShippedTable:
    """Luck decides on what else lies there; the card of the second round is this one."""
    card = CARDS.index(key)
    second = card // EVENTS_OF_A_CHAPTER * ROUNDS + 1
    games = (a_new_game(seats, number) for number in count(seed))
    game = next(game for game in games if game.state.decks[0] != card)
    decks = [int(other) for other in game.state.decks]
    if card in decks:
        decks[decks.index(card)] = decks[second]
    decks[second] = card
    game.state.decks = vec[i64](decks)
    table = ShippedTable(game.state, game.box)
    while table.event != key:
        table.play_any_round()
    return table
