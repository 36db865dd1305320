"""What an arena leaves behind: results that are the same wherever it ran, and its times apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from silverspire.kernel.files import write_atomically
from silverspire.lab.arena.decision_times import DecisionTimes, TimeHistogram, combined_times
from silverspire.lab.arena.match import MatchResult
from silverspire.lab.arena.run_folder import RESULTS, TIMES, RunFolder
from silverspire.lab.arena.setup import Setup
from silverspire.lab.arena.standings import Pair, Standing, Standings, standings
from silverspire.lab.intervals import PRECISION


class FailedGame(msgspec.Struct, frozen=True):
    """A game without a result; the player is "" if it is unknown which one caused it."""

    game: int
    player: str
    error: str


class Results(msgspec.Struct, frozen=True):
    """The contents of results.json, in this order (docs/how-to/arena.md)."""

    arena: Setup
    games: int
    finished: int
    failed: list[FailedGame]
    fair_share: float
    players: list[Standing]
    contestants: list[Standing]
    pairs: list[Pair]


class RunSummary(msgspec.Struct, frozen=True):
    """All that reports need."""

    setup: Setup
    games: list[MatchResult]  # that are over, in the order of the schedule
    results: Results
    standings: Standings | None  # None: no game was finished
    decision_times: dict[str, DecisionTimes]  # by a listed player's label, and by name

    @property
    def compared(self) -> list[Standing]:
        """Whom we compare, the strongest first: contestants; if there is only one, as listed."""
        if self.standings is None:
            return []
        alone = len(self.standings.contestants) == 1
        return ranked(self.standings.players if alone else self.standings.contestants)

    def failures_by_player(self) -> list[tuple[str, int, str]]:
        """A player that failed, how often, and its first error."""
        count = Counter(failed.player for failed in self.results.failed)
        first = {failed.player: failed.error for failed in reversed(self.results.failed)}
        return [(player, times, first[player]) for player, times in count.items()]


def ranked(listed: list[Standing]) -> list[Standing]:
    """The strongest first; equals in the order of the list."""
    return sorted(listed, key=lambda standing: -standing.win_share.value)


def summarize(run_folder: RunFolder, games: int) -> RunSummary:
    setup, played = run_folder.setup, run_folder.first(games)
    finished = [game for game in played if game.failed is None]
    found = standings(setup, finished) if finished else None
    results = Results(
        arena=setup,
        games=games,
        finished=len(finished),
        failed=_failed(setup, played),
        fair_share=round(1 / setup.seats, PRECISION),
        players=found.players if found else [],
        contestants=found.contestants if found else [],
        pairs=found.pairs if found else [],
    )
    return RunSummary(setup, played, results, found, _paces(setup, finished))


def write_results(run_folder: RunFolder, found: RunSummary) -> None:
    """The two files for other programs."""
    for name, content in ((RESULTS, found.results), (TIMES, found.decision_times)):
        text = msgspec.json.format(msgspec.json.encode(content))
        write_atomically(run_folder.path(name), text + b"\n")


def _failed(setup: Setup, games: Sequence[MatchResult]) -> list[FailedGame]:
    found = []
    for game in games:
        if game.failed is not None:
            player = game.failed.player
            label = "" if player is None else setup.labels[player]
            found.append(FailedGame(game.number, label, game.failed.error))
    return found


def _paces(setup: Setup, games: Sequence[MatchResult]) -> dict[str, DecisionTimes]:
    clocks: dict[str, list[TimeHistogram]] = {
        name: [] for name in (*setup.labels, *setup.contestants)
    }
    for game in games:
        for player, clock in zip(game.seating, game.clocks, strict=True):
            for name in {setup.labels[player], setup.players[player]}:
                clocks[name].append(clock)
    return {name: combined_times(own) for name, own in clocks.items()}
