"""How well estimated chances of winning match what happens, for the analysis of games.

Plays games of each game for every number of seats, estimates everyone's chances now and then from
what a spectator sees, and compares them with the winners. `make calibration` draws the result.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter
from rich.console import Console
from rich.progress import track
from rich.table import Table

import silverspire
from bench.contestants import COLORS, GAMES, ROOT
from silverspire.analysis.chances import winning_chances
from silverspire.lab.intervals import NORMAL
from silverspire.players.evaluator_registry import find_evaluator
from silverspire.players.registry import find_player

PICTURE: Final = ROOT / "bench" / "calibration.svg"
BINS: Final = 10
ONE_IN: Final = 8  # quiet positions that are estimated


class Estimate(NamedTuple):
    """A seat's estimated chance at some moment, and whether it won; a shared win is a part."""

    game: str
    seats: int
    chance: float
    won: float


class Bin(NamedTuple):
    """Estimates that were nearly alike."""

    chance: float
    won: float
    error: float
    size: int


def play(game: str, seats: int, player: str, seed: int) -> list[Estimate]:
    """A game, and everyone's chances on the way."""
    state = silverspire.game(game).new(seats=seats, seed=seed)
    players = [find_player(player, seed * seats + seat) for seat in range(seats)]
    evaluator = find_evaluator(game)
    found: list[tuple[float, ...]] = []
    quiet = 0
    while (asked := state.decision()) is not None:
        if evaluator.is_quiet(state):
            quiet += 1
            if quiet % ONE_IN == 1:
                found.append(winning_chances(state, evaluator, seed))
        state.apply(players[asked.seat].choose(state, asked))
    won = winning_chances(state, evaluator, seed)
    return [
        Estimate(game, seats, chances[seat], won[seat])
        for chances in found
        for seat in range(seats)
    ]


def bins_of(estimates: Iterable[Estimate]) -> list[Bin]:
    """Estimates grouped by tenths."""
    groups: list[list[Estimate]] = [[] for _ in range(BINS)]
    for estimate in estimates:
        groups[min(BINS - 1, int(estimate.chance * BINS))].append(estimate)
    return [_bin(group) for group in groups if group]


def _bin(group: Sequence[Estimate]) -> Bin:
    won = fmean(one.won for one in group)
    error = NORMAL * (won * (1 - won) / len(group)) ** 0.5
    return Bin(fmean(one.chance for one in group), won, error, len(group))


def calibration_error(estimates: Sequence[Estimate]) -> float:
    """How far estimates are from what happened, on average over all of them."""
    bins = bins_of(estimates)
    return sum(abs(one.chance - one.won) * one.size for one in bins) / len(estimates)


def log_loss(estimates: Sequence[Estimate]) -> float:
    return -fmean(
        one.won * log(max(1e-6, one.chance)) + (1 - one.won) * log(max(1e-6, 1 - one.chance))
        for one in estimates
    )


def show(estimates: Sequence[Estimate], games: int, console: Console) -> None:
    table = Table(title=f"{games} games of each kind")
    for column in ("game", "seats", "estimates", "calibration error", "log loss", "of a guess"):
        table.add_column(column)
    for game, seats in sorted({(one.game, one.seats) for one in estimates}):
        own = [one for one in estimates if (one.game, one.seats) == (game, seats)]
        guess = [one._replace(chance=1 / seats) for one in own]
        table.add_row(
            GAMES[game],
            str(seats),
            str(len(own)),
            f"{100 * calibration_error(own):.1f}%",
            f"{log_loss(own):.3f}",
            f"{log_loss(guess):.3f}",
        )
    console.print(table)


def draw(estimates: Sequence[Estimate], path: Path) -> None:
    """What was estimated against what happened."""
    figure = Figure(figsize=(5, 4.6), layout="constrained")
    axes = figure.add_subplot()
    axes.plot([0, 1], [0, 1], color="#888888", linestyle="--", linewidth=1, label="exact")
    for game, title in GAMES.items():
        bins = bins_of(one for one in estimates if one.game == game)
        if not bins:
            continue
        color, mark = COLORS[game]
        axes.errorbar(
            [one.chance for one in bins],
            [one.won for one in bins],
            [one.error for one in bins],
            color=color,
            marker=mark,
            capsize=3,
            label=title,
        )
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_formatter(PercentFormatter(1))
    axes.set_xlabel("estimated chance of winning")
    axes.set_ylabel("games won")
    axes.grid(color="#dddddd")
    axes.legend(loc="upper left")
    figure.savefig(path, metadata={"Date": None, "Creator": None})


def main() -> None:
    """`python -m bench.calibration --games 100`"""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="for each game and number of seats")
    parser.add_argument("--player", default="search:20", help="who plays all seats")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    console = Console()
    estimates: list[Estimate] = []
    seeds = range(asked.seed, asked.seed + asked.games)
    with ProcessPoolExecutor(asked.jobs) as pool:
        for game in GAMES:
            for seats in silverspire.game(game).seats:
                played = pool.map(partial(play, game, seats, asked.player), seeds)
                title = f"{GAMES[game]}, {seats} seats"
                for part in track(played, title, asked.games, console=console, transient=True):
                    estimates += part
    show(estimates, asked.games, console)
    draw(estimates, PICTURE)
    console.print(f"The picture: {PICTURE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
