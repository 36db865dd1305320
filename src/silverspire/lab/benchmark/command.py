"""The command: play the baselines and write their table."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import silverspire
from silverspire.kernel.build import engine
from silverspire.kernel.errors import SilverspireError
from silverspire.kernel.files import write_atomically
from silverspire.lab.benchmark.baselines import find_baseline
from silverspire.lab.benchmark.games import GamesFile, Setup, play, schedule, setup_of
from silverspire.lab.benchmark.ratings import Row, rows
from silverspire.lab.intervals import Interval

# By simulations, not by the clock: the same games on every machine.
PLAYERS = "chance,flat:50,ismcts:10,greedy,quick,search:60,search:200"
DEALS = 50
INTERRUPTED = 130
RESULTS = "results.json"
TABLE = "table.md"


class Results(msgspec.Struct):
    """What `results.json` holds."""

    version: str
    engine: str
    setup: Setup
    rows: list[Row]


def main(arguments: list[str]) -> int:
    given = _parser().parse_args(arguments)
    players = [name.strip() for name in given.players.split(",")]
    try:
        for name in players:
            find_baseline(name, 0).close()  # a wrong name is refused now
        setup = setup_of(given.game, given.seed, given.pack)
        kept = GamesFile(given.out, setup)
        finished = _play(kept, players, given.deals)
    except (SilverspireError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    chosen = [game for game in kept.games if set(game.players) <= set(players)]
    if not chosen:
        return INTERRUPTED
    found = Results(silverspire.__version__, engine(), setup, rows(chosen))
    content = msgspec.json.format(msgspec.json.encode(found), indent=1)
    write_atomically(given.out / RESULTS, content)
    write_atomically(given.out / TABLE, table(found).encode())
    sys.stdout.write(table(found))
    return 0 if finished else INTERRUPTED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m silverspire.lab.benchmark",
        description="Play every pair of baselines on the same deals, both from either seat, and "
        "rate them. Started again with the same folder, it plays the games that are missing.",
    )
    parser.add_argument("game", choices=silverspire.games())
    parser.add_argument("--players", default=PLAYERS, help=f"baselines and players: {PLAYERS}")
    parser.add_argument("--deals", type=int, default=DEALS, help="two games of each pair on each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pack", default="reconstructed")
    parser.add_argument("--out", type=Path, required=True, help="the folder for games and table")
    return parser


def _play(kept: GamesFile, players: list[str], deals: int) -> bool:
    """Play what is missing; False if a person stopped it."""
    done = {game.pairing for game in kept.games}
    wanted = schedule(players, deals)
    missing = [pairing for pairing in wanted if pairing not in done]
    console = Console(stderr=True)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("games", total=len(wanted), completed=len(wanted) - len(missing))
        try:
            for pairing in missing:
                kept.add(play(kept.setup, pairing))
                bar.advance(task)
        except KeyboardInterrupt:
            return False
    return True


def table(results: Results) -> str:
    """The results as a Markdown table, with all that is needed to repeat them."""
    setup = results.setup
    lines = [
        "| player | rating | games won | points | games | ms a decision |",
        "|---|---|---|---|---|---|",
        *(
            f"| `{row.player}` | {_interval(row.rating)} | {_percent(row.win_share)} "
            f"| {_interval(row.points)} | {row.games} | {row.milliseconds:g} |"
            for row in results.rows
        ),
        "",
        (
            f"`{setup.game}`, rules {setup.rules_version}, pack `{setup.pack}` "
            f"(`{setup.pack_hash}`), two seats, seed {setup.seed}, silverspire {results.version} "
            f"({results.engine}), weights `{setup.evaluator}`. 95% intervals."
        ),
    ]
    return "\n".join(lines) + "\n"


def _interval(found: Interval) -> str:
    return f"{round(found.value)} ({round(found.low)} to {round(found.high)})"


def _percent(found: Interval) -> str:
    return f"{found.value:.0%} ({found.low:.0%} to {found.high:.0%})"
