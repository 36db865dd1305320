"""A table for each kind of decision of a game: forked from games that were played to their end."""

from __future__ import annotations

import random

from tests.browser.user import ME, BrowserUser

SEEDS = (7, 11, 23)  # together they ask every kind that is not very rare
FOUR = [ME, ME, ME, ME]
EVENTS = {"kutna_hora": {"events": True}, "world_without_end": {}}


class Decisions:
    """The first move of each kind of decision, and tables that stand there."""

    def __init__(self, host: BrowserUser, game: str, seeds: tuple[int, ...] = SEEDS) -> None:
        self.host = host
        self.game = game
        self.first: dict[str, tuple[str, int]] = {}
        self.tables: dict[str, str] = {}
        for seed in seeds:
            self._play(seed)

    def _play(self, seed: int) -> None:
        """Play a game of four to its end, with choices at random."""
        table = self.host.create_table(self.game, FOUR, seed=seed, options=EVENTS[self.game])
        draw = random.Random(seed)
        while (asked := (now := self.host.whose_turn(table))["decision"]) is not None:
            if asked["kind"] not in self.first:
                self.first[asked["kind"]] = (table, now["move"])
            self.host.answer(table, now, draw.choice(asked["choices"]))

    @property
    def kinds(self) -> list[str]:
        return sorted(self.first)

    def table(self, kind: str) -> str:
        """A table of four seats of ours where this is asked, to look at."""
        if kind not in self.tables:
            self.tables[kind] = self.new_table(kind)
        return self.tables[kind]

    def new_table(self, kind: str) -> str:
        """Another such table, to play at."""
        finished, move = self.first[kind]
        body = {"move": move, "seats": FOUR}
        forked = self.host.call("POST", f"/api/tables/{finished}/fork", body)
        self.host.do(forked["id"], "start")
        return str(forked["id"])
