"""World Without End: what lies on the table. State answers questions; the rules change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from silverspire.games.world_without_end.components import (
    EFFECT_WIDTH,
    FAVOR_SPACES,
    GOLD,
    GOODS,
    HOUSE_SPACES,
    LOCATIONS,
    MOST_SEATS,
    NONE,
    PROJECTS,
    SIDES,
    Components,
    Good,
    Project,
    Seat,
    filled,
)
from silverspire.games.world_without_end.player import Player
from silverspire.kernel.serializer import Serializer
from silverspire.kernel.state import State

if TYPE_CHECKING:
    from silverspire.kernel.game import Game

# The event places: two spaces for long-term events, and the card drawn this round.
NEW_EVENT: Final = 2
EVENT_PLACES: Final = 3

# A plague location: its token is face down, face up or gone; before chapter III there is none.
NO_TOKEN: Final = 0
UNTURNED: Final = 1
SICK: Final = 2
HEALED: Final = 3

# A project: not in play, in play, or complete.
ASIDE: Final = 0
IN_PLAY: Final = 1
COMPLETE: Final = 2


class Table(State):
    """The whole table; `WorldWithoutEnd` adds the rules to it."""

    def __init__(
        self, game: Game, seats: i64, seed: int, options: dict[str, Any], components: Components
    ) -> None:
        super().__init__(game, seats, seed, options)
        self.components: Components = components
        self.players: list[Player] = []
        self.first_game: bool = options["first_game"] is True

        self.chapter: i64 = NONE  # 0–3
        self.round: i64 = 0  # 1–6 within the chapter
        self.active: Seat = 0
        self.decks: vec[i64] = vec[i64]()  # [chapter × 6 + round − 1] events, hidden until drawn
        self.places: vec[i64] = vec[i64]()  # [two event spaces, this round's card] or NONE
        self.oldest: i64 = 0  # the event space longest in force
        self.traded: i64 = 0  # who has traded with which long-term event this round: bits
        self.no_actions: i64 = 0  # 1: nobody performs an action this round
        self.random_discards: i64 = 0  # 1: this round's due discards are drawn at random
        self.tax: i64 = 0  # this chapter end's roll

        self.supply: vec[i64] = vec[i64]()  # [good]
        self.favor: i64 = 0  # the marker's space
        self.favor_canceled: vec[i64] = vec[i64]()  # [space]
        self.fair_canceled: i64 = 0  # goods not sold: a bit each
        self.house_owner: vec[i64] = vec[i64]()  # [space] a seat or NONE
        self.projects: vec[i64] = vec[i64]()  # [project] ASIDE, IN_PLAY, COMPLETE
        self.project_canceled: i64 = 0  # a bit each
        self.stone_placed: vec[i64] = vec[i64]()
        self.wood_placed: vec[i64] = vec[i64]()
        self.substitutes: vec[i64] = vec[i64]()  # [stone, wood] stand-ins on projects
        self.seals: vec[i64] = vec[i64]()  # [project × 4 + seat] 1: a seal lies there
        self.plague: vec[i64] = vec[i64]()  # [location] NO_TOKEN, UNTURNED, SICK, HEALED
        self.plague_values: vec[i64] = vec[i64]()  # [location], hidden until turned

    def initialize(self) -> None:
        """Empty boards, before anything is dealt."""
        for _ in range(self.seats):
            player = Player()
            player.initialize()
            self.players.append(player)
        self.places = filled(EVENT_PLACES, NONE)
        self.supply = filled(GOODS)
        self.favor_canceled = filled(FAVOR_SPACES)
        self.house_owner = filled(HOUSE_SPACES, NONE)
        self.projects = filled(PROJECTS)
        self.stone_placed = filled(PROJECTS)
        self.wood_placed = filled(PROJECTS)
        self.substitutes = filled(2)
        self.seals = filled(PROJECTS * MOST_SEATS)
        self.plague = filled(LOCATIONS)
        self.plague_values = filled(LOCATIONS)

    def pack(self) -> Components:
        return self.components

    def follows_first_rules(self) -> bool:
        """Whether the game was begun under rules version 1, which had other rulings."""
        return self.rules_version == "1"

    # --- Questions -----------------------------------------------------------------------------

    def seat_after(self, seat: Seat) -> Seat:
        return seat + 1 if seat + 1 < self.seats else 0

    def seat_before(self, seat: Seat) -> Seat:
        return seat - 1 if seat > 0 else self.seats - 1

    def side_of(self, seat: Seat) -> i64:
        """Two players sit opposite each other, three leave the last side free [WWE-SETUP-6]."""
        return seat * 2 if self.seats == 2 else seat

    def in_supply(self, good: Good) -> bool:
        """Gold never runs out [WWE-SETUP-2]."""
        return good == GOLD or self.supply[good] > 0

    def available(self, good: Good, wanted: i64) -> i64:
        """As much of a good as is wanted and there."""
        return wanted if good == GOLD else min(wanted, self.supply[good])

    def corner_for(self, seat: Seat, arrow: i64) -> i64:
        """The corner [event × 4 + corner] that points to a seat when the arrow shows a number.

        Each number belongs to exactly one orientation [WWE-SETUP-7].
        """
        card = self.places[NEW_EVENT]
        turns = (arrow - self.components.event_arrow[card]) % SIDES
        return card * SIDES + (self.side_of(seat) - turns) % SIDES

    def free_stone(self, project: Project) -> i64:
        return self.components.project_stone[project] - self.stone_placed[project]

    def free_wood(self, project: Project) -> i64:
        return self.components.project_wood[project] - self.wood_placed[project]

    def is_filled(self, project: Project) -> bool:
        return self.free_stone(project) == 0 and self.free_wood(project) == 0

    def is_canceled(self, project: Project) -> bool:
        return self.project_canceled & (1 << project) != 0

    def is_open(self, project: Project) -> bool:
        """In play, neither complete nor canceled."""
        return self.projects[project] == IN_PLAY and not self.is_canceled(project)

    def has_seal(self, project: Project, seat: Seat) -> bool:
        return self.seals[project * MOST_SEATS + seat] == 1

    def houses_on_board(self, seat: Seat) -> i64:
        count: i64 = 0
        for space in range(HOUSE_SPACES):
            if self.house_owner[space] == seat:
                count += 1
        return count

    def lasting(self, effect: i64, subject: i64) -> i64:
        """The place in `effects` of a long-term effect in force; NONE if there is none.

        `subject` is the effect's first number, or NONE where it does not matter.
        """
        for place in range(EVENT_PLACES):
            at = self.lasting_on(place, effect, subject)
            if at != NONE:
                return at
        return NONE

    def lasting_on(self, place: i64, effect: i64, subject: i64) -> i64:
        """The same of one event place: where several cards add up, each is asked."""
        components = self.components
        card = self.places[place]
        if card == NONE or components.event_lasting[card] == 0:
            return NONE
        first = components.event_first[card]
        for number in range(first, first + components.event_count[card]):
            at = number * EFFECT_WIDTH
            if components.effects[at] == effect and (
                subject == NONE or components.effects[at + 1] == subject
            ):
                return at
        return NONE

    # --- Copies --------------------------------------------------------------------------------

    def copy_table_to(self, copy: Table) -> None:
        """Everything on the table; decks never change after set-up, so are shared."""
        self.copy_stack_to(copy)
        copy.players = [player.clone() for player in self.players]
        copy.chapter = self.chapter
        copy.round = self.round
        copy.active = self.active
        copy.decks = self.decks
        copy.places = self.places[:]
        copy.oldest = self.oldest
        copy.traded = self.traded
        copy.no_actions = self.no_actions
        copy.random_discards = self.random_discards
        copy.tax = self.tax
        copy.supply = self.supply[:]
        copy.favor = self.favor
        copy.favor_canceled = self.favor_canceled[:]
        copy.fair_canceled = self.fair_canceled
        copy.house_owner = self.house_owner[:]
        copy.projects = self.projects[:]
        copy.project_canceled = self.project_canceled
        copy.stone_placed = self.stone_placed[:]
        copy.wood_placed = self.wood_placed[:]
        copy.substitutes = self.substitutes[:]
        copy.seals = self.seals[:]
        copy.plague = self.plague[:]
        copy.plague_values = self.plague_values

    def serialize(self, serializer: Serializer) -> None:
        self.serialize_stack(serializer)
        for player in self.players:
            player.serialize(serializer)
        self.chapter = serializer.number(self.chapter)
        self.round = serializer.number(self.round)
        self.active = serializer.number(self.active)
        self.decks = serializer.vector(self.decks)
        self.places = serializer.vector(self.places)
        self.oldest = serializer.number(self.oldest)
        self.traded = serializer.number(self.traded)
        self.no_actions = serializer.number(self.no_actions)
        self.random_discards = serializer.number(self.random_discards)
        self.tax = serializer.number(self.tax)
        self.supply = serializer.vector(self.supply)
        self.favor = serializer.number(self.favor)
        self.favor_canceled = serializer.vector(self.favor_canceled)
        self.fair_canceled = serializer.number(self.fair_canceled)
        self.house_owner = serializer.vector(self.house_owner)
        self.projects = serializer.vector(self.projects)
        self.project_canceled = serializer.number(self.project_canceled)
        self.stone_placed = serializer.vector(self.stone_placed)
        self.wood_placed = serializer.vector(self.wood_placed)
        self.substitutes = serializer.vector(self.substitutes)
        self.seals = serializer.vector(self.seals)
        self.plague = serializer.vector(self.plague)
        self.plague_values = serializer.vector(self.plague_values)
