"""A whole game, played with clicks by everybody who has a page open at the table."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.reader import Reader


class Game:
    """Readers at one table, one seat each; every one chooses at random among what glows."""

    def __init__(self, table: str, readers: list[Reader], luck: int = 1) -> None:
        self.table = table
        self.readers = readers
        self.draw = random.Random(luck)

    def play(self, moves: int = 10_000) -> int:
        """Play so many moves, or to the end. Answers how many were made."""
        for made in range(moves):
            if not self.move():
                return made
        return moves

    def move(self) -> bool:
        """Whoever is asked answers, and ends the turn where that is the last of it."""
        now = self.readers[0].look(self.table)
        if now["turn_to_end"] is not None:
            reader = self.readers[now["turn_to_end"]]
            if not reader.settings.get("endTurns"):  # else it passes by itself
                reader.end_turn()
            self._settled(now["sequence"])
            return True
        asked = now["decision"]
        if asked is None:
            return False
        self._answer(self.readers[asked["seat"]], asked["seat"], now["sequence"])
        return True

    def _answer(self, reader: Reader, seat: int, sequence: int) -> None:
        asked = reader.look(self.table, seat)["decision"]
        reader.is_asked(asked["id"])
        # Nothing that the rules allow is missing on the page, and nothing else glows there.
        assert set(reader.choices()) == set(asked["choices"])
        reader.pick(self.draw.choice(asked["choices"]))
        self._settled(sequence)

    def _settled(self, sequence: int) -> None:
        """The server has carried it out."""
        page = self.readers[0].page
        for _ in range(2_000):
            if self.readers[0].look(self.table)["sequence"] > sequence:
                return
            page.wait_for_timeout(5)
        raise AssertionError("nothing happened")

    def assert_ended_alike(self) -> None:
        """Everybody reads the same ranking."""
        told = [reader.page.locator("dialog .ranking") for reader in self.readers]
        for ranking in told:
            expect(ranking).to_be_visible()
        assert len({ranking.inner_text() for ranking in told}) == 1
