"""What a test sees of a table of World Without End, in words.

Seats count from 0; a question that names no seat asks for seat 0, who is active first.
"""

from __future__ import annotations

from typing import Any

from silverspire.games.world_without_end.components import (
    CARD_NAMES,
    GOOD_NAMES,
    GOODS,
    NONE,
    PERSON_NAMES,
    PROJECT_NAMES,
)
from silverspire.games.world_without_end.engine import WorldWithoutEnd
from silverspire.games.world_without_end.state import COMPLETE, EVENT_PLACES, NEW_EVENT
from tests.games.queries import Queries
from tests.games.world_without_end.effects import good_of


class TableQueries(Queries[WorldWithoutEnd]):
    """Everything that a test may ask about a table."""

    def seats_of(self, kind: str) -> list[int | None]:
        """Whose the events of a kind are, in order."""
        return [event.seat for event in self.reported if event.kind == kind]

    # --- A player --------------------------------------------------------------------------------

    def points(self, seat: int = 0) -> int:
        return int(self.state.players[seat].points)

    def all_points(self) -> list[int]:
        return [int(player.points) for player in self.state.players]

    def scores(self) -> list[float]:
        return self.state.scores()

    def sheet(self, source: str, seat: int = 0) -> float:
        """A line of the score sheet."""
        return float(self.state.score_sheet(seat)["lines"][source])

    def held(self, good: str, seat: int = 0) -> int:
        return int(self.state.players[seat].goods[good_of(good)])

    def all_held(self, good: str) -> list[int]:
        return [int(player.goods[good_of(good)]) for player in self.state.players]

    def goods(self, seat: int = 0) -> dict[str, int]:
        """What lies behind the screen; goods of which there is none are left out."""
        goods = self.state.players[seat].goods
        return {GOOD_NAMES[good]: int(goods[good]) for good in range(GOODS) if goods[good]}

    def hand(self, seat: int = 0) -> list[str]:
        return cards_in(int(self.state.players[seat].hand))

    def discards(self, seat: int = 0) -> list[str]:
        return cards_in(int(self.state.players[seat].discards))

    def pile(self, seat: int = 0) -> list[str]:
        """The action pile, the last card on top."""
        return [CARD_NAMES[card] for card in self.state.players[seat].pile]

    def houses(self, seat: int = 0) -> int:
        """Houses still with the player."""
        return int(self.state.players[seat].houses)

    def seals(self, seat: int = 0) -> int:
        """Donation seals still with the player."""
        return int(self.state.players[seat].seals)

    def performed(self, seat: int = 0) -> bool:
        """Whether the last card's action changed anything."""
        return self.state.players[seat].performed == 1

    def penalties(self, seat: int = 0) -> list[str]:
        """What the seat must suffer at the start of this chapter."""
        player = self.state.players[seat]
        names = {"penance": player.penance, "begging": player.begging, "court": player.court}
        return [name for name, due in names.items() if due]

    # --- The board -------------------------------------------------------------------------------

    @property
    def chapter(self) -> int:
        return int(self.state.chapter) + 1

    @property
    def round(self) -> int:
        return int(self.state.round)

    @property
    def active(self) -> int:
        return int(self.state.active)

    def supply(self, good: str) -> int:
        return int(self.state.supply[good_of(good)])

    @property
    def event(self) -> str | None:
        """The card drawn this round."""
        return self._event(NEW_EVENT)

    def in_force(self) -> list[str | None]:
        """The long-term events on the two spaces."""
        return [self._event(place) for place in range(EVENT_PLACES - 1)]

    def _event(self, place: int) -> str | None:
        card = self.state.places[place]
        return None if card == NONE else self.state.components.event_keys[card]

    @property
    def favor(self) -> str:
        """The person on whose space the favor marker stands."""
        return PERSON_NAMES[self.state.components.favor_track[self.state.favor]]

    @property
    def favor_space(self) -> int:
        return int(self.state.favor)

    @property
    def canceled_favor(self) -> list[str]:
        track = self.state.components.favor_track
        canceled = self.state.favor_canceled
        return [PERSON_NAMES[track[space]] for space in range(len(track)) if canceled[space]]

    def price(self, good: str) -> int | None:
        """What the fair pays today; None: it is not sold."""
        price: int | None = self.view()["fair"][good]
        return price

    def owner_of(self, space: int) -> int | None:
        """Whose house stands on a building space, counted from 1."""
        owner: int | None = self.view()["houses"][space - 1]
        return owner

    def project(self, name: str) -> dict[str, Any]:
        project: dict[str, Any] = self.view()["projects"][PROJECT_NAMES.index(name)]
        return project

    def resources_on(self, name: str) -> tuple[int, int]:
        """Stone and wood on a project."""
        return self.project(name)["stone"], self.project(name)["wood"]

    def is_complete(self, name: str) -> bool:
        return self.state.projects[PROJECT_NAMES.index(name)] == COMPLETE

    def projects(self, state: str = "in_play") -> list[str]:
        return [one["project"] for one in self.view()["projects"] if one["state"] == state]

    @property
    def canceled_projects(self) -> list[str]:
        return [one["project"] for one in self.view()["projects"] if one["canceled"]]

    def locations(self, state: str = "sick") -> list[int]:
        return [one["location"] for one in self.view()["plague"] if one["state"] == state]

    def plague_value(self, location: int) -> int:
        """A token's value, seen or not."""
        return int(self.state.plague_values[location - 1])

    # --- The end ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def places(self) -> list[int]:
        return self.state.ranking()


def cards_in(cards: int) -> list[str]:
    return [name for card, name in enumerate(CARD_NAMES) if cards & (1 << card)]
