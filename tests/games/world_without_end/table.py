"""Setting a table of World Without End in words, on top of a real game.

    table = a_table(chapter=2).with_goods(gold=3, stone=1)
    table.play("play:house", "house:1")
    assert table.owner_of(1) == 0

The box is plain (`box.py`): what a test needs printed, it prints. A table stands in phase 5 of a
round, at seat 0's card; the round's event is blank and its arrow shows 0. `drawing` begins the
round again with another card.
"""

from __future__ import annotations

from typing import Any, Self

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from silverspire.games.world_without_end.components import NONE, ROUNDS
from silverspire.games.world_without_end.engine import WorldWithoutEnd
from silverspire.games.world_without_end.game import GAME
from silverspire.games.world_without_end.questions import CHAPTER_STEP, ROUND_STEP
from silverspire.games.world_without_end.rules.chapters import begin_chapter
from silverspire.games.world_without_end.state import NEW_EVENT
from silverspire.kernel.events import NOBODY
from tests.games.world_without_end.box import Box, a_box
from tests.games.world_without_end.effects import Effect
from tests.games.world_without_end.table_setup import TableSetup

# What everybody has played and discarded before a later round of a chapter.
PLAYED = ("favor", "cloth", "rent", "grain", "resource")
DISCARDED = ("donation", "house", "piety", "sale", "project")
TURN = ("card", "action", "exchange", "discard", "resource", "rent", "treatment")


class TableTop(TableSetup):
    """A table in words: `play` makes moves."""

    def play(self, *names: str) -> Self:
        """Make these choices; each must be legal."""
        self.reported = []
        for name in names:
            self._play(name)
        return self

    def _play(self, name: str) -> None:
        if not self.can(name):
            reasons = "; ".join(map(str, self.state.why_not(GAME.choice_of(name))))
            pytest.fail(f"{name}: {reasons}\n{self.asked}: {', '.join(self.legal())}")
        self.reported += self.state.apply(GAME.choice_of(name))

    def drawing(self, *effects: Effect, **facts: Any) -> Self:
        """This round's event says this: `gain("grain"), corners=[…], long_term=True, plague=4`."""
        place = self.state.chapter * ROUNDS + self.state.round - 1
        self.box.printing_event(int(self.state.decks[place]), *effects, **facts)
        return self.draw()

    def draw(self) -> Self:
        """The round begins again with its card."""
        self.state.round -= 1
        self.state.places[NEW_EVENT] = NONE
        return self._go_on_from(ROUND_STEP)

    def begin_next_chapter(self) -> Self:
        """With penance, before the first event."""
        return self._go_on_from(CHAPTER_STEP)

    def _go_on_from(self, step: int) -> Self:
        state = self.state
        state.frames = vec[i64]([step, NOBODY, 0, 0])
        state.raw_events = []
        state.reports_events = True
        state.settle()
        state.reports_events = False
        self.reported = [state.readable_event(raw_event) for raw_event in state.raw_events]
        return self

    def turn(self, card: str, *choices: str, discard: str | None = None) -> Self:
        """Play a card, make these choices, leave what may be left and discard a card."""
        seat = self.asked_seat
        self.play(f"play:{card}", *choices)
        while self._is_asked(seat, "action", "exchange", "resource", "rent", "treatment"):
            self._play("decline")
        if self._is_asked(seat, "discard"):
            self._play(f"discard:{discard}" if discard else self.legal()[-1])
        return self

    def _is_asked(self, seat: int, *kinds: str) -> bool:
        return not self.over and self.asked_seat == seat and self.asked in kinds

    def pass_round(self) -> Self:
        """Everybody who is still to come plays a card without its action."""
        self.reported = []
        playing = self.round
        while not self.over and self.round == playing and self.asked in TURN:
            self._play(self._passing())
        return self

    def _passing(self) -> str:
        """Nothing, if nothing is allowed; otherwise the last card in hand."""
        legal = [name for name in self.legal() if not name.startswith("trade")]
        return "decline" if "decline" in legal else legal[-1]

    def pass_turns(self, count: int) -> Self:
        """So many players play a card without its action."""
        reported = []
        for _ in range(count):
            self.turn(self._passing().removeprefix("play:"))
            reported += self.reported
        self.reported = reported
        return self

    def end_chapter(self) -> Self:
        """The rest of the chapter without an action, cards turned so that favor rests."""
        reported = []
        chapter = self.chapter
        while not self.over and self.chapter == chapter and self.asked in (*TURN, "orientation"):
            if self.asked == "orientation":
                self.play("arrow:0")
            else:
                self.pass_round()
            reported += self.reported
        self.reported = reported
        return self


def a_new_game(seats: int = 4, seed: int = 1, box: Box | None = None, **options: Any) -> TableTop:
    """A game as it is dealt; from the shipped pack unless a box is given."""
    box = box or Box(GAME.components())
    state = GAME.deal(seats, seed, options, box.components)
    assert isinstance(state, WorldWithoutEnd)
    return TableTop(state, box)


def a_table(
    seats: int = 4,
    chapter: int = 1,
    round_number: int = 1,
    start: int = 0,
    seed: int = 1,
    box: Box | None = None,
    **options: Any,
) -> TableTop:
    """A plain table in a chapter and round, at the active player's card."""
    table = a_new_game(seats, seed, box or a_box(), start=start, **options)
    for _ in range(chapter - 1):
        table.state.fair_canceled = 0
        begin_chapter(table.state)
    table.state.round = round_number
    table.draw()
    spent = round_number - 1
    for seat in range(seats if spent else 0):
        table.with_cards(PLAYED[:spent], DISCARDED[:spent], seat=seat)
    return table.play("arrow:0")


def a_last_round(chapter: int = 1, seats: int = 4, **options: Any) -> TableTop:
    """The sixth round of a chapter: everybody has two cards left."""
    return a_table(seats, chapter, ROUNDS, **options)


def short(
    piety: int = 0, grain: int = 0, gold: int = 0, seat: int = 0, chapter: int = 2
) -> TableTop:
    """The last round; a seat lacks so much of the 2 piety, 2 grain and 3 gold that it owes."""
    table = a_last_round(chapter).with_all_duties_paid()
    return table.with_goods(seat, piety=2 - piety, grain=2 - grain, gold=3 - gold)
