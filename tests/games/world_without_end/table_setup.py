"""The words that set a table of World Without End: what is printed, and what lies where."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from librt.vecs import vec
from mypy_extensions import i64

from silverspire.games.world_without_end.components import (
    CARD_NAMES,
    CARDS,
    EVENT_SPACES,
    EVENTS_OF_A_CHAPTER,
    GOLD,
    GOOD_NAMES,
    HOUSES_OF_A_PLAYER,
    MOST_SEATS,
    NONE,
    PERSON_NAMES,
    PROJECT_NAMES,
    STONE,
    WOOD,
)
from silverspire.games.world_without_end.engine import WorldWithoutEnd
from silverspire.games.world_without_end.player import FROM_START, Player
from silverspire.games.world_without_end.state import (
    ASIDE,
    COMPLETE,
    HEALED,
    IN_PLAY,
    SICK,
    UNTURNED,
)
from tests.games.world_without_end.box import Box
from tests.games.world_without_end.effects import Effect, good_of
from tests.games.world_without_end.table_queries import TableQueries


class TableSetup(TableQueries):
    """`with_…` and `printing_…` write one fact, consistently, and ask the question again."""

    def __init__(self, state: WorldWithoutEnd, box: Box) -> None:
        super().__init__(state)
        self.box = box

    def _updated(self) -> Self:
        """The pending question, asked again on the changed table."""
        self.state.settle()
        return self

    def _player(self, seat: int) -> Player:
        return self.state.players[seat]

    def asking(self, question: int, first: int = 0, seat: int = 0) -> Self:
        """Put a question to a seat, even one with a single answer, which nobody is asked."""
        self.state.frames = vec[i64]([question, seat, first, 0])
        self.state.legal = self.state.offer()
        return self

    # --- What is printed -------------------------------------------------------------------------

    def printing(self, **numbers: int) -> Self:
        self.box.printing(**numbers)
        return self._updated()

    def printing_project(
        self, project: str, stone: int, wood: int, points: int = 0, good: str | None = None
    ) -> Self:
        self.box.printing_project(project, stone, wood, points, good)
        return self._updated()

    def printing_house(self, space: int, resource: str, income: str) -> Self:
        self.box.printing_house(space, resource, income)
        return self._updated()

    def printing_benefit(self, location: int, benefit: str) -> Self:
        self.box.printing_benefit(location, benefit)
        return self._updated()

    def printing_tax(self, *faces: int) -> Self:
        self.box.printing_tax(*faces)
        return self._updated()

    def printing_next_event(self, *effects: Effect, rounds: int = 1, **facts: Any) -> Self:
        """What the card of the next round says, or of a later one of the chapter."""
        place = self.state.chapter * 6 + self.state.round - 1 + rounds
        self.box.printing_event(int(self.state.decks[place]), *effects, **facts)
        return self._updated()

    # --- A player --------------------------------------------------------------------------------

    def with_goods(self, seat: int = 0, **goods: int) -> Self:
        """Exactly so much of these goods; it comes from the supply or goes there."""
        for name, count in goods.items():
            good, player = good_of(name), self._player(seat)
            if good != GOLD:
                self.state.supply[good] += player.goods[good] - count
                assert self.state.supply[good] >= 0, f"there is not so much {name}"
            player.goods[good] = count
        return self._updated()

    def with_all_holding(self, **goods: int) -> Self:
        """The same for every player."""
        for seat in range(self.state.seats):
            self.with_goods(seat, **goods)
        return self

    def with_all_duties_paid(self) -> Self:
        """Everybody has exactly what a chapter's end asks for in the plain box."""
        return self.with_all_holding(piety=2, grain=2, gold=3)

    def with_points(self, points: int, seat: int = 0) -> Self:
        player = self._player(seat)
        player.sources[FROM_START * 4] += points - player.points
        player.points = points
        return self._updated()

    def with_house(self, *spaces: int, seat: int = 0) -> Self:
        """Houses on building spaces, counted from 1."""
        for space in spaces:
            assert self.state.house_owner[space - 1] == NONE, space
            self.state.house_owner[space - 1] = seat
            self._player(seat).houses -= 1
        assert 0 <= self._player(seat).houses <= HOUSES_OF_A_PLAYER
        return self._updated()

    def with_seal(self, project: str, seat: int = 0) -> Self:
        self.state.seals[PROJECT_NAMES.index(project) * MOST_SEATS + seat] = 1
        self._player(seat).seals -= 1
        return self._updated()

    def with_cards(
        self,
        played: Iterable[str] = (),
        discarded: Iterable[str] = (),
        performed: bool = False,
        seat: int = 0,
    ) -> Self:
        """What was played and discarded in this chapter; all other cards are in hand."""
        player = self._player(seat)
        player.pile = vec[i64]([CARD_NAMES.index(card) for card in played])
        aside = [CARD_NAMES.index(card) for card in discarded]
        player.discards = sum(1 << card for card in aside)
        player.discard_count = len(aside)
        player.hand = ((1 << CARDS) - 1) & ~player.discards
        for card in player.pile:
            player.hand &= ~(1 << card)
        player.performed = int(performed)
        return self._updated()

    def with_penance(self, seat: int = 0) -> Self:
        """Due at the start of the next chapter."""
        self._player(seat).penance = 1
        return self._updated()

    def with_begging(self, seat: int = 0) -> Self:
        self._player(seat).begging = 1
        return self._updated()

    def at_court(self, seat: int = 0) -> Self:
        self._player(seat).court = 1
        return self._updated()

    # --- The supply and the events ---------------------------------------------------------------

    def with_supply(self, **goods: int) -> Self:
        """So much of these goods is left; the rest was never in the box."""
        for name, count in goods.items():
            self.box.components.supply[good_of(name)] += count - self.state.supply[good_of(name)]
            self.state.supply[good_of(name)] = count
        return self._updated()

    def with_long_term(self, *effects: Effect) -> Self:
        """A long-term event on the first free of the two event spaces."""
        chapter = int(self.state.chapter)
        cards = range(chapter * EVENTS_OF_A_CHAPTER, (chapter + 1) * EVENTS_OF_A_CHAPTER)
        used = [*self.state.decks, *self.state.places]
        card = next(card for card in cards if card not in used)
        space = next(place for place in range(EVENT_SPACES) if self.state.places[place] == NONE)
        self.box.printing_event(card, *effects, long_term=True)
        self.state.places[space] = card
        return self._updated()

    # --- Favor and fair --------------------------------------------------------------------------

    def favor_on(self, person: str) -> Self:
        """The favor marker stands on a person's first space."""
        track = list(self.state.components.favor_track)
        self.state.favor = track.index(PERSON_NAMES.index(person))
        return self._updated()

    def with_canceled_favor(self, *persons: str) -> Self:
        for space, person in enumerate(self.state.components.favor_track):
            if PERSON_NAMES[person] in persons:
                self.state.favor_canceled[space] = 1
        return self._updated()

    def with_fair(self, covered: str = "") -> Self:
        """Only the spaces of these goods are canceled at the fair: "wool cloth"."""
        self.state.fair_canceled = sum(1 << good_of(good) for good in covered.split())
        return self._updated()

    # --- Projects --------------------------------------------------------------------------------

    def with_project(self, name: str, stone: int = 0, wood: int = 0) -> Self:
        """A project in play, and what lies on it."""
        project = PROJECT_NAMES.index(name)
        if self.state.projects[project] == ASIDE:
            self.state.projects[project] = IN_PLAY
        self.state.supply[STONE] -= stone - self.state.stone_placed[project]
        self.state.supply[WOOD] -= wood - self.state.wood_placed[project]
        self.state.stone_placed[project] = stone
        self.state.wood_placed[project] = wood
        assert not self.state.is_filled(project), "say with_complete_project"
        return self._updated()

    def with_complete_project(self, name: str) -> Self:
        project = PROJECT_NAMES.index(name)
        components = self.state.components
        self.state.projects[project] = COMPLETE
        for good, placed, spaces in (
            (STONE, self.state.stone_placed, components.project_stone[project]),
            (WOOD, self.state.wood_placed, components.project_wood[project]),
        ):
            self.state.supply[good] -= spaces - placed[project]
            placed[project] = spaces
        return self._updated()

    def with_canceled_project(self, *names: str) -> Self:
        for name in names:
            self.state.project_canceled |= 1 << PROJECT_NAMES.index(name)
        return self._updated()

    # --- The plague ------------------------------------------------------------------------------

    def _with_plague(self, location: int, state: int, value: int) -> Self:
        """The value changes places with one that lies elsewhere, face down."""
        assert self.state.plague[location - 1] != 0, "the plague comes with chapter III"
        values = [int(number) for number in self.state.plague_values]
        other = next(
            place
            for place, number in enumerate(values)
            if number == value and (self.state.plague[place] == UNTURNED or place == location - 1)
        )
        values[other], values[location - 1] = values[location - 1], value
        self.state.plague_values = vec[i64](values)
        self.state.plague[location - 1] = state
        return self._updated()

    def with_unturned(self, location: int, value: int) -> Self:
        return self._with_plague(location, UNTURNED, value)

    def with_sick(self, location: int, value: int) -> Self:
        return self._with_plague(location, SICK, value)

    def with_healed(self, location: int, value: int) -> Self:
        return self._with_plague(location, HEALED, value)


assert GOOD_NAMES[GOLD] == "gold"
