"""A whole game, played with clicks by everybody who has a page open at the table."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.user import BrowserUser


class Game:
    """Readers at one table, one seat each; every one chooses at random among what glows."""

    def __init__(self, table: str, users: list[BrowserUser], seed: int = 1) -> None:
        self.table = table
        self.users = users
        self.draw = random.Random(seed)

    def play(self, moves: int = 10_000) -> int:
        """Play that many moves, or to the end. Answers how many were made."""
        for made in range(moves):
            if not self.move():
                return made
        return moves

    def move(self) -> bool:
        """Whoever is asked answers, and ends the turn where that is the last of it."""
        now = self.users[0].view(self.table)
        if now["turn_to_end"] is not None:
            user = self.users[now["turn_to_end"]]
            if not user.settings.get("endTurns"):  # else it passes by itself
                user.end_turn()
            self._settled(now["sequence"])
            return True
        asked = now["decision"]
        if asked is None:
            return False
        self._answer(self.users[asked["seat"]], asked["seat"], now["sequence"])
        return True

    def _answer(self, user: BrowserUser, seat: int, sequence: int) -> None:
        asked = user.view(self.table, seat)["decision"]
        user.is_asked(asked["id"])
        # Nothing that the rules allow is missing on the page, and nothing else glows there.
        assert set(user.choices()) == set(asked["choices"])
        user.choose_by_tap(self.draw.choice(asked["choices"]))
        self._settled(sequence)

    def _settled(self, sequence: int) -> None:
        """The server has carried it out."""
        page = self.users[0].page
        for _ in range(2_000):
            if self.users[0].view(self.table)["sequence"] > sequence:
                return
            page.wait_for_timeout(5)
        raise AssertionError("nothing happened")

    def assert_ended_alike(self) -> None:
        """Everybody reads the same ranking."""
        rankings = [user.page.locator("dialog .ranking") for user in self.users]
        for ranking in rankings:
            expect(ranking).to_be_visible()
        assert len({ranking.inner_text() for ranking in rankings}) == 1
