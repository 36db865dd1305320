"""Kutná Hora: one player's board and hand, and the lines of the score sheet."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from silverspire.games.kutna_hora.components import (
    COMMODITIES,
    GUILDS_OF_A_PLAYER,
    HOUSE_COLUMNS,
    HOUSE_ROWS,
    NONE,
    PLOT_MARKERS,
    SLOTS,
    Guild,
    Tile,
    filled,
)
from silverspire.kernel.serializer import Serializer

# Where points come from: the lines of the score sheet.
FROM_MINES: Final = 0
FROM_BUILDINGS: Final = 1
FROM_HOUSES: Final = 2
FROM_BARBARA: Final = 3
FROM_REPUTATION: Final = 4
FROM_EVENTS: Final = 5
FROM_GREEN: Final = 6
FROM_SILVER: Final = 7
FROM_YELLOW: Final = 8
FROM_RED: Final = 9
FINAL_CITY: Final = 10
FINAL_MINES: Final = 11
FINAL_INCOME: Final = 12
FINAL_REPUTATION: Final = 13
FINAL_EXTRAS: Final = 14
SOURCES: Final = 15
SOURCE_NAMES: Final = (
    "mines",
    "buildings",
    "houses",
    "barbara",
    "reputation",
    "events",
    "green",
    "silver",
    "yellow",
    "red",
    "final_city",
    "final_mines",
    "final_income",
    "final_reputation",
    "final_extras",
)


@final
@mypyc_attr(acyclic=True)  # numbers only: nothing for the garbage collector to follow
class Player:
    """One player's board and hand [KH-SETUP-7]."""

    def __init__(self) -> None:
        self.groschen: i64 = 0
        self.score: i64 = 0
        self.reputation: i64 = 0
        self.pool_miners: i64 = 0
        self.waiting_miners: i64 = 0
        self.pelicans: i64 = 0
        self.used_pelicans: i64 = 0
        self.markers: i64 = 0
        self.hand: i64 = 0  # one bit a card
        self.mine_ore: i64 = 0
        self.guilds: vec[i64] = vec[i64]()  # [row]
        self.rows: vec[i64] = vec[i64]()  # [guild] the other way round
        self.houses: vec[i64] = vec[i64]()  # [row] still on the board
        self.production: vec[i64] = vec[i64]()  # [commodity] from buildings
        self.slots: vec[i64] = vec[i64]()  # tiles with rights
        self.points: vec[i64] = vec[i64]()  # [source]

    def initialize(self) -> None:
        """A full board before the game: every house and marker in place, nothing produced."""
        self.markers = PLOT_MARKERS
        self.guilds = filled(GUILDS_OF_A_PLAYER, NONE)
        self.rows = filled(COMMODITIES, NONE)
        self.houses = filled(HOUSE_ROWS, HOUSE_COLUMNS)
        self.production = filled(COMMODITIES)
        self.slots = filled(SLOTS, NONE)
        self.points = filled(SOURCES)

    def clone(self) -> Player:
        copy = Player()
        copy.groschen = self.groschen
        copy.score = self.score
        copy.reputation = self.reputation
        copy.pool_miners = self.pool_miners
        copy.waiting_miners = self.waiting_miners
        copy.pelicans = self.pelicans
        copy.used_pelicans = self.used_pelicans
        copy.markers = self.markers
        copy.hand = self.hand
        copy.mine_ore = self.mine_ore
        copy.guilds = self.guilds  # replaced, never changed
        copy.rows = self.rows
        copy.houses = self.houses[:]
        copy.production = self.production[:]
        copy.slots = self.slots[:]
        copy.points = self.points[:]
        return copy

    def serialize(self, serializer: Serializer) -> None:
        self.groschen = serializer.number(self.groschen)
        self.score = serializer.number(self.score)
        self.reputation = serializer.number(self.reputation)
        self.pool_miners = serializer.number(self.pool_miners)
        self.waiting_miners = serializer.number(self.waiting_miners)
        self.pelicans = serializer.number(self.pelicans)
        self.used_pelicans = serializer.number(self.used_pelicans)
        self.markers = serializer.number(self.markers)
        self.hand = serializer.number(self.hand)
        self.mine_ore = serializer.number(self.mine_ore)
        self.guilds = serializer.vector(self.guilds)
        self.rows = serializer.vector(self.rows)
        self.houses = serializer.vector(self.houses)
        self.production = serializer.vector(self.production)
        self.slots = serializer.vector(self.slots)
        self.points = serializer.vector(self.points)

    def miners(self) -> i64:
        return self.pool_miners + self.waiting_miners

    def plots(self) -> i64:
        """Plot markers out in the city."""
        return PLOT_MARKERS - self.markers

    def row_of(self, guild: Guild) -> i64:
        """The row of houses of this guild; NONE if it is not the player's."""
        return self.rows[guild]

    def slot_of(self, tile: Tile) -> i64:
        """The slot that holds this tile; `slot_of(NONE)`: the first free one."""
        for slot in range(SLOTS):
            if self.slots[slot] == tile:
                return slot
        return NONE

    def empty_columns(self) -> i64:
        """Columns with all three houses gone; houses go from the left."""
        most = self.houses[0]
        for row in range(1, HOUSE_ROWS):
            most = max(most, self.houses[row])
        return HOUSE_COLUMNS - most
