"""Running an arena: play what is not played yet, and write down each game as it ends."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from pathlib import Path

from silverspire.kernel.files import write_atomically
from silverspire.lab.arena.ledger import REPORT, Ledger
from silverspire.lab.arena.match import Played, play_match
from silverspire.lab.arena.results import Outcome, outcome, write_results
from silverspire.lab.arena.schedule import Match, match_of
from silverspire.lab.arena.setup import Setup
from silverspire.lab.arena.workers import Play, cores, play_on_cores

LOCAL, RAY = "local", "ray"
Games = Generator[Played, None, None]


def folder_of(setup: Setup) -> Path:
    """Where an arena is kept unless somebody says otherwise: the same for the same set-up."""
    return Path(f"arena-{setup.game}-{setup.fingerprint}")


def missing(ledger: Ledger, pack: str, games: int) -> list[Match]:
    """The games that have no result yet."""
    return [
        match_of(ledger.setup, pack, number)
        for number in range(games)
        if not ledger.is_done(number)
    ]


def play_missing(
    ledger: Ledger, matches: list[Match], on: str, jobs: int | None, play: Play = play_match
) -> Games:
    """Each game, once it is written down. Leaving early keeps what is written."""
    if not matches:
        return
    with closing(_games(matches, on, jobs, play)) as games:
        for played in games:
            ledger.add(played)
            yield played


def _games(matches: list[Match], on: str, jobs: int | None, play: Play) -> Games:
    if on == RAY:
        from silverspire.lab.arena.cluster import play_on_ray  # noqa: PLC0415  # an extra

        return play_on_ray(matches, jobs)
    return play_on_cores(matches, jobs or cores(), play)


def conclude(ledger: Ledger, games: int) -> Outcome:
    """Write the results and the report, and answer what is in them."""
    from silverspire.lab.arena.report import arena_page  # noqa: PLC0415  # draws: slow to load

    found = outcome(ledger, games)
    write_results(ledger, found)
    write_atomically(ledger.path(REPORT), arena_page(found).html().encode())
    return found
