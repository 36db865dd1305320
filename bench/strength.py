"""How strong the computer's players are: one against greedy ones, and greedy ones against chance.

And what more time is worth: a player that searches against one that has 25 ms. Every cell is an
arena of the compiled package, kept under `bench/strength/`: a run that was stopped goes on where
it was. See `make strength`.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from math import exp, log, log2, sqrt
from pathlib import Path
from typing import NamedTuple

import msgspec
from matplotlib.figure import Figure
from matplotlib.ticker import FixedLocator, NullLocator, PercentFormatter
from rich.console import Console
from rich.table import Table

from bench.contestants import COLORS, COMPILED, GAMES, ROOT
from silverspire.lab.arena.results import Results
from silverspire.lab.arena.standings import Standing
from silverspire.lab.formatting import percent, percent_interval, plus_minus, signed_decimal
from silverspire.lab.intervals import NORMAL, Interval

KEPT = ROOT / "bench" / "strength"
CURVE = ROOT / "bench" / "strength.svg"
BUDGETS = (25, 50, 100, 200, 400, 800)  # milliseconds a decision
AIMED = 100


class Cell(NamedTuple):
    """One player against others of another kind, and the share of wins that is asked of it."""

    game: str
    seats: int
    player: str
    others: str
    aim: float | None = None

    @property
    def players(self) -> str:
        return ",".join([self.player, *[self.others] * (self.seats - 1)])

    @property
    def folder(self) -> Path:
        name = f"{self.game}-{self.seats}-{self.player}-{self.others}"
        return KEPT / name.replace(":", "-")

    @property
    def found(self) -> Results | None:
        """What was measured, if it was."""
        file = self.folder / "results.json"
        return msgspec.json.decode(file.read_bytes(), type=Results) if file.exists() else None


def cells_of(game: str) -> list[Cell]:
    """What is asked of the players of a game."""
    return [
        Cell(game, 2, "greedy", "chance", 0.99),
        Cell(game, 4, "greedy", "chance", 0.99),
        Cell(game, 2, f"search:{AIMED}ms", "greedy", 0.85),
        Cell(game, 4, f"search:{AIMED}ms", "greedy", 0.77),
    ]


def curve_of(game: str) -> dict[int, Cell]:
    """By budget: players with more time against one with the least.

    Greedy opponents would show nothing here: World Without End's player beats three of them in
    five games of six whatever its budget.
    """
    least, *longer = BUDGETS
    return {ms: Cell(game, 2, f"search:{ms}ms", f"search:{least}ms") for ms in longer}


def games_for(budget: int, longest: int, most: int) -> int:
    """So many at the longest budget; at half of it 1.4 times as many, which takes less time still.

    Every deal is played from both seats.
    """
    wanted = longest * sqrt(BUDGETS[-1] / budget)
    return min(most, 2 * round(wanted / 2))


class Duel(NamedTuple):
    """How a player fared against one with less time, by the number of doublings between them."""

    doublings: float
    games: int
    share: float


def measured_on(game: str) -> dict[int, Standing]:
    """What is known of the curve, by budget."""
    return {
        ms: standing(cell, found)
        for ms, cell in curve_of(game).items()
        if (found := cell.found) is not None
    }


def duels_of(game: str) -> list[Duel]:
    return [
        Duel(log2(ms / BUDGETS[0]), one.games, one.win_share.value)
        for ms, one in measured_on(game).items()
    ]


def worth_of_a_doubling(duels: list[Duel]) -> Interval:
    """In Elo, if every doubling is worth the same: the likeliest, and its 95%."""
    # A half game more for either side: who won every one of a few games is not infinitely strong.
    known = [Duel(x, games + 1, (share * games + 0.5) / (games + 1)) for x, games, share in duels]
    steepness = 0.0
    for _ in range(20):  # Newton's steps; a handful would do
        chances = [1 / (1 + exp(-steepness * duel.doublings)) for duel in known]
        pairs = list(zip(known, chances, strict=True))
        rise = sum(duel.games * duel.doublings * (duel.share - chance) for duel, chance in pairs)
        bend = sum(duel.games * duel.doublings**2 * chance * (1 - chance) for duel, chance in pairs)
        steepness += rise / bend
    elo = 400 / log(10)
    worth, reach = elo * steepness, elo * NORMAL / sqrt(bend)
    return Interval(worth, worth - reach, worth + reach)


def play(cell: Cell, games: int, fresh: bool = False) -> None:
    """Play what is missing, on all cores; a bar says how long it takes."""
    words = ["--players", cell.players, "--games", str(games), "--out", str(cell.folder)]
    words += ["--fresh"] if fresh else []
    answer = subprocess.run(
        [Path(sys.executable).with_name("silverspire"), "arena", cell.game, *words],
        env=os.environ | {"PYTHONPATH": str(COMPILED)},
        check=False,
    )
    if answer.returncode:
        raise SystemExit(answer.returncode)


def standing(cell: Cell, found: Results) -> Standing:
    return next(one for one in found.contestants if one.player == cell.player)


def show(cells: list[Cell], console: Console) -> None:
    table = Table("game", "seats", "player", "others", "games", "wins (95%)", "asked", "ahead")
    for cell in cells:
        found = cell.found
        if found is None:
            continue
        one = standing(cell, found)
        table.add_row(
            GAMES[cell.game],
            f"{cell.seats}",
            cell.player,
            cell.others,
            f"{found.finished}",
            percent_interval(one.win_share),
            percent(cell.aim, 0) if cell.aim is not None else "",
            signed_decimal(one.margin),  # of the best of the others
        )
    console.print(table)


def draw(path: Path) -> None:
    """The share of wins against a player with the shortest time, by the time for a decision."""
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot()
    for number, (game, title) in enumerate(GAMES.items()):
        shares = {ms: one.win_share for ms, one in measured_on(game).items()}
        if not shares:
            continue
        # A player wins half of its games against itself: these need not be played.
        shares = {BUDGETS[0]: Interval(0.5, 0.5, 0.5)} | shares
        at = [ms * 1.04**number for ms in shares]  # side by side, or one would hide the other
        known = list(shares.values())
        reach = [
            [share.value - share.low for share in known],
            [share.high - share.value for share in known],
        ]
        color, mark = COLORS[game]
        middle = [share.value for share in known]
        axes.errorbar(at, middle, reach, color=color, marker=mark, capsize=4, label=title)
    axes.axhline(0.5, color="#888888", linestyle="--", linewidth=1, label="an equal")
    axes.set_xscale("log")
    axes.xaxis.set_major_locator(FixedLocator(BUDGETS))
    axes.xaxis.set_minor_locator(NullLocator())
    axes.set_xticks(BUDGETS, [f"{budget} ms" for budget in BUDGETS])
    axes.set_ylim(0.3, 1)
    axes.yaxis.set_major_formatter(PercentFormatter(1))
    axes.set_xlabel("time for a decision")
    axes.set_ylabel(f"games of two won against {BUDGETS[0]} ms")
    axes.grid(axis="y", color="#dddddd")
    axes.legend(loc="upper left")
    figure.savefig(path, metadata={"Date": None, "Creator": None})


def main() -> None:
    """`python -m bench.strength --games 200 --curve-games 24`"""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, action="append", help="one of them; else both")
    parser.add_argument("--games", type=int, default=200, help="for each cell that has an aim")
    parser.add_argument("--curve-games", type=int, default=48, help="for 800 ms; 0: no curve")
    parser.add_argument("--fresh", action="store_true", help="forget what was played before")
    asked = parser.parse_args()
    console = Console()
    compared: list[Cell] = []
    games = asked.game or list(GAMES)
    for game in games:
        for cell in cells_of(game):
            play(cell, asked.games, asked.fresh)
            compared.append(cell)
        for budget, cell in curve_of(game).items():
            if asked.curve_games:
                play(cell, games_for(budget, asked.curve_games, asked.games), asked.fresh)
                compared.append(cell)
    show(compared, console)
    for game in games:
        if duels := duels_of(game):
            worth = plus_minus(worth_of_a_doubling(duels), 0)
            console.print(f"{GAMES[game]}: twice the time is worth {worth} Elo")
    if asked.curve_games:
        draw(CURVE)
        console.print(f"The curve: {CURVE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
