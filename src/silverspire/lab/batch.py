"""Many tables in one compiled loop: choices in; seats, masks and observations out.

`Tables` shows what is written here as numpy arrays, without copying it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from silverspire.kernel.chance import draw_below, open_streams
from silverspire.kernel.state import State
from silverspire.players.evaluator import Evaluator
from silverspire.players.lookahead import best_choice
from silverspire.players.player import Player, numbered_seed
from silverspire.players.rollout_policy import RolloutPolicy

# Who plays a seat of a table.
OWN: Final = 0  # whoever steps the tables
BY_CHANCE: Final = 1
GREEDY: Final = 2
QUICK: Final = 3
OTHER: Final = 4  # a computer player, asked as everywhere else

DEALS: Final = 0  # the random streams
CHOICES: Final = 1
STREAMS: Final = ("deals", "choices")
HALF_SEED: Final = 1 << 24

ALL_LEGAL: Final = -1
CHUNK: Final = 16  # tables whose observations stay in the processor's cache


@final
class Opponent:
    """Who plays a seat that is not one's own, for one game."""

    def __init__(self, kind: i64, seed: i64, samples: i64, player: Player | None) -> None:
        self.kind = kind
        self.seed = seed
        self.samples = samples  # redealt tables of a greedy player
        self.player = player


@final
class Batch:
    """`count` tables. `seat_players` says who plays each seat of a new game, None on one's own."""

    def __init__(
        self,
        count: i64,
        choices: i64,
        size: i64,  # of an observation
        seats: i64,
        deal: Callable[[int], State],
        seat_players: Callable[[int, int], list[Opponent | None]],
        evaluator: Evaluator,
    ) -> None:
        self.count = count
        self.choices = choices
        self.size = size
        self.deal = deal
        self.seat_players = seat_players
        self.evaluator = evaluator
        self.policy = RolloutPolicy(evaluator, seats)
        self.streams: vec[i64] = vec[i64]()
        self.tables: list[State] = []
        self.players: list[list[Opponent | None]] = []
        # What the arrays show. These keep their place in memory.
        self.seats: vec[i64] = vec[i64]([0] * int(count))
        self.masks: vec[u8] = vec[u8]([0] * int(count * choices))
        self.over: vec[u8] = vec[u8]([0] * int(count))
        # Observations are written among zeros, in a new place every time.
        self.zeros: vec[i64] = vec[i64]([0] * int(CHUNK * size))
        self.numbers: vec[i64] = vec[i64]()
        # The games that ended in the last step, where, and whose seat had chosen last.
        self.ended: list[State] = []
        self.ended_rows: list[int] = []
        self.ended_seats: list[int] = []

    def use_seed(self, seed: int) -> None:
        self.streams = open_streams(seed, STREAMS)

    def reset(self) -> None:
        """Deal every table again."""
        self.tables = []
        self.players = []
        self.forget_ended()
        for row in range(self.count):
            self.players.append([])
            self.tables.append(self.deal_table(row))
            for choice in range(self.choices):
                self.masks[row * self.choices + choice] = 0
            self.show(row)

    def step(self, chosen: vec[i64]) -> i64:
        """Make a choice at every table; or answer where one is illegal, and change nothing."""
        for row in range(self.count):
            if not 0 <= chosen[row] < self.choices:
                return row
            if self.masks[row * self.choices + chosen[row]] == 0:
                return row
        if len(self.ended) > 0:
            self.forget_ended()
        for row in range(self.count):
            table = self.tables[row]
            self.clear_mask(row, table)
            table.apply_unchecked(chosen[row])
            self.play_on(table, self.players[row])
            if table.over:
                self.note_end(row, table)
                self.tables[row] = self.deal_table(row)
            self.show(row)
        return ALL_LEGAL

    # --- One table -----------------------------------------------------------------------------

    def deal_table(self, row: i64) -> State:
        """A table where a choice is waited for."""
        while True:
            table = self.deal(self.draw_seed())
            players = self.seat_players(int(row), self.draw_seed())
            self.players[row] = players
            self.play_on(table, players)
            if not table.over:  # a table on which one's own seat is never asked is no game
                return table

    def draw_seed(self) -> int:
        high = draw_below(self.streams, DEALS, HALF_SEED)
        return int(high * HALF_SEED + draw_below(self.streams, DEALS, HALF_SEED))

    def play_on(self, table: State, players: list[Opponent | None]) -> None:
        """Let the opponents play until one's own seat is asked, or the game is over."""
        if len(players) == 0:
            return
        while not table.over:
            opponent = players[table.asked_seat()]
            if opponent is None:
                return
            table.apply_unchecked(self.choose(table, opponent))

    def choose(self, table: State, opponent: Opponent) -> i64:
        legal = table.legal
        if opponent.kind == BY_CHANCE:
            return legal[draw_below(self.streams, CHOICES, len(legal))]
        if opponent.kind == OTHER:
            asked = table.decision()
            assert asked is not None
            assert opponent.player is not None
            return opponent.player.choose(table, asked)
        seat = int(table.asked_seat())
        seed = numbered_seed(int(opponent.seed), seat, int(len(table.choices_made)))
        if opponent.kind == GREEDY:
            return best_choice(table, self.evaluator, seed, int(opponent.samples))
        return self.policy.best_by_lookahead(table.redeal(seat, seed))

    def note_end(self, row: i64, table: State) -> None:
        self.over[row] = 1
        self.ended.append(table)
        self.ended_rows.append(int(row))
        self.ended_seats.append(int(self.seats[row]))

    def forget_ended(self) -> None:
        self.ended = []
        self.ended_rows = []
        self.ended_seats = []
        for row in range(self.count):
            self.over[row] = 0

    # --- What is shown of it -------------------------------------------------------------------

    def clear_mask(self, row: i64, table: State) -> None:
        legal = table.legal
        masks = self.masks
        start = row * self.choices
        for place in range(len(legal)):
            masks[start + legal[place]] = 0

    def show(self, row: i64) -> None:
        """The seat that is asked, and its legal choices."""
        table = self.tables[row]
        seat = table.asked_seat()
        self.seats[row] = seat
        legal = table.legal
        masks = self.masks
        start = row * self.choices
        for place in range(len(legal)):
            masks[start + legal[place]] = 1

    def observe(self, first: i64) -> None:
        """Write into `numbers` what the asked seats of the next CHUNK tables may know."""
        self.numbers = self.zeros[:]
        for row in range(first, min(first + CHUNK, self.count)):
            table = self.tables[row]
            at = (row - first) * self.size
            table.write_observation(self.seats[row], self.numbers, at)
