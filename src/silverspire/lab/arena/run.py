"""Running an arena: play what is not played yet, and write down each game as it ends."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from pathlib import Path

from silverspire.kernel.files import write_atomically
from silverspire.lab.arena.match import MatchResult, play_match
from silverspire.lab.arena.results import RunSummary, summarize, write_results
from silverspire.lab.arena.run_folder import REPORT, RunFolder
from silverspire.lab.arena.schedule import Match, match_of
from silverspire.lab.arena.setup import Setup
from silverspire.lab.arena.workers import Play, cores, play_on_cores

LOCAL, RAY = "local", "ray"
Games = Generator[MatchResult, None, None]


def folder_of(setup: Setup) -> Path:
    """The default folder of an arena: the same for the same setup."""
    return Path(f"arena-{setup.game}-{setup.fingerprint}")


def missing(run_folder: RunFolder, pack: str, games: int) -> list[Match]:
    """The games that have no result yet."""
    return [
        match_of(run_folder.setup, pack, number)
        for number in range(games)
        if not run_folder.is_done(number)
    ]


def play_missing(
    run_folder: RunFolder,
    matches: list[Match],
    backend: str,
    jobs: int | None,
    play: Play = play_match,
) -> Games:
    """Each game, once it is written down. Leaving early keeps what is written."""
    if not matches:
        return
    with closing(_games(matches, backend, jobs, play)) as games:
        for played in games:
            run_folder.add(played)
            yield played


def _games(matches: list[Match], backend: str, jobs: int | None, play: Play) -> Games:
    if backend == RAY:
        from silverspire.lab.arena.cluster import play_on_ray  # noqa: PLC0415  # an extra

        return play_on_ray(matches, jobs)
    return play_on_cores(matches, jobs or cores(), play)


def write_report(run_folder: RunFolder, games: int) -> RunSummary:
    """Write the results and the report, and return what is in them."""
    from silverspire.lab.arena.report import arena_page  # noqa: PLC0415  # draws: slow to load

    found = summarize(run_folder, games)
    write_results(run_folder, found)
    write_atomically(run_folder.path(REPORT), arena_page(found).html().encode())
    return found
