"""World Without End: one player's goods and cards, and the lines of the score sheet."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from silverspire.games.world_without_end.components import (
    CARDS,
    CHAPTERS,
    GOODS,
    HOUSES_OF_A_PLAYER,
    SEALS_OF_A_PLAYER,
    Card,
    filled,
)
from silverspire.kernel.serializer import Serializer

# Where victory points come from: the lines of the score sheet.
FROM_START: Final = 0
FROM_INCOME: Final = 1
FROM_FAVOR: Final = 2
FROM_PROJECTS: Final = 3
FROM_METAL: Final = 4
FROM_DONATIONS: Final = 5
FROM_RENT: Final = 6
FROM_MEDICINE: Final = 7
FROM_PLAGUE: Final = 8
FROM_EVENTS: Final = 9
FROM_DUTIES: Final = 10
FROM_GOODS: Final = 11
SOURCES: Final = 12
SOURCE_NAMES: Final = (
    "start",
    "income",
    "favor",
    "projects",
    "metal",
    "donations",
    "rent",
    "medicine",
    "plague",
    "events",
    "duties",
    "goods",
)


@final
@mypyc_attr(acyclic=True)  # numbers only: nothing for the garbage collector to follow
class Player:
    """One player's screen, cards and pieces [WWE-SETUP-1]."""

    def __init__(self) -> None:
        self.points: i64 = 0
        self.half: i64 = 0  # half a point, at the end only [WWE-FRAME-3]
        self.hand: i64 = 0  # one bit a card
        self.discards: i64 = 0  # face down: one bit a card
        self.discard_count: i64 = 0
        self.houses: i64 = 0  # still with the player
        self.seals: i64 = 0
        self.performed: i64 = 0  # 1: the last card's action changed something
        self.court: i64 = 0  # 1: at the royal court this round [WWE-CHAP-3]
        self.begging: i64 = 0
        self.penance: i64 = 0
        self.goods: vec[i64] = vec[i64]()
        self.pile: vec[i64] = vec[i64]()  # action cards of this chapter, the last on top
        self.sources: vec[i64] = vec[i64]()  # [source × 4 + chapter] points
        self.missing: vec[i64] = vec[i64]()  # [duty] what was not paid and is not protected

    def initialize(self) -> None:
        self.houses = HOUSES_OF_A_PLAYER
        self.seals = SEALS_OF_A_PLAYER
        self.goods = filled(GOODS)
        self.sources = filled(SOURCES * CHAPTERS)
        self.missing = filled(3)

    def clone(self) -> Player:
        copy = Player()
        copy.points = self.points
        copy.half = self.half
        copy.hand = self.hand
        copy.discards = self.discards
        copy.discard_count = self.discard_count
        copy.houses = self.houses
        copy.seals = self.seals
        copy.performed = self.performed
        copy.court = self.court
        copy.begging = self.begging
        copy.penance = self.penance
        copy.goods = self.goods[:]
        copy.pile = self.pile[:]
        copy.sources = self.sources[:]
        copy.missing = self.missing[:]
        return copy

    def serialize(self, serializer: Serializer) -> None:
        self.points = serializer.number(self.points)
        self.half = serializer.number(self.half)
        self.hand = serializer.number(self.hand)
        self.discards = serializer.number(self.discards)
        self.discard_count = serializer.number(self.discard_count)
        self.houses = serializer.number(self.houses)
        self.seals = serializer.number(self.seals)
        self.performed = serializer.number(self.performed)
        self.court = serializer.number(self.court)
        self.begging = serializer.number(self.begging)
        self.penance = serializer.number(self.penance)
        self.goods = serializer.vector(self.goods)
        self.pile = serializer.vector(self.pile)
        self.sources = serializer.vector(self.sources)
        self.missing = serializer.vector(self.missing)

    def holds(self, card: Card) -> bool:
        return self.hand & (1 << card) != 0

    def cards_in_hand(self) -> i64:
        count: i64 = 0
        for card in range(CARDS):
            if self.holds(card):
                count += 1
        return count
