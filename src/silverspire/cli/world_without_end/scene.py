"""What a picture of the table is drawn from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from silverspire.cli.world_without_end.printed import View, facts_of
from silverspire.games.world_without_end.components import (
    HOUSES_OF_A_PLAYER,
    Components,
)
from silverspire.games.world_without_end.rules.discards import discards_cards
from silverspire.games.world_without_end.state import Table
from silverspire.kernel.state import State

LAST_CHAPTER = 4


@dataclass
class Scene:
    """A table as a seat sees it, what is printed, the legal choices."""

    view: View
    catalogue: View
    components: Components
    legal: frozenset[str]  # names of the legal choices, if it is the shown seat that is asked
    seat: int | None  # whose side of the screens is shown; None: nobody's
    asked: str  # the kind of the pending question
    discards: bool  # cards are discarded; not in chapter I of a first game

    @property
    def board(self) -> View:
        """The shown player's own side."""
        assert self.seat is not None
        board: View = self.view["players"][self.seat]
        return board

    def card(self, key: str) -> View:
        """An event card as printed."""
        card: View = self.catalogue["events"][key]
        return card

    def events_in_force(self) -> list[View]:
        """The long-term cards that hold now, one drawn this round too."""
        lying = [*self.view["events_in_force"], self.view["event"]]
        return [self.card(event["card"]) for event in lying if event and event["long_term"]]

    def lasting(self, name: str) -> list[View]:
        """What the long-term effects of that name say."""
        effects = [effect for card in self.events_in_force() for effect in card["effects"]]
        return [facts_of(effect) for effect in effects if effect["effect"] == name]

    def houses_on_board(self, seat: int) -> int:
        return HOUSES_OF_A_PLAYER - int(self.view["players"][seat]["houses"])


def scene(state: State, catalogue: View, seat: int | None) -> Scene:
    """The table as it lies."""
    assert isinstance(state, Table)
    asked = state.decision()
    choices = asked.choices if asked and asked.seat == seat else ()
    return Scene(
        view=state.view(seat),
        catalogue=catalogue,
        components=state.components,
        legal=frozenset(map(state.game.name_of, choices)),
        seat=seat,
        asked=asked.kind if asked else "",
        discards=bool(discards_cards(state)),
    )


def points_so_far(past: Sequence[State], seat: int) -> list[int]:
    """A player's points at every choice of the game."""
    return [int(table.scores()[seat]) for table in past]
