"""A data set of games: records of computer players, in compressed files with a manifest.

    python -m silverspire.lab.dataset kutna_hora --games 20000 --player search:40 --out games/

Started again with the same folder, it goes on where it was stopped. `read_dataset` gives the
records back, each file checked against its hash.
"""

from __future__ import annotations

import argparse
import gzip
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import blake2b, sha256
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import silverspire
from silverspire.kernel.errors import SilverspireError, WrongOption
from silverspire.kernel.files import write_atomically
from silverspire.kernel.game import DEFAULT_PACK
from silverspire.kernel.records import Record
from silverspire.kernel.registry import find_game
from silverspire.players.evaluator_registry import evaluator_hash
from silverspire.players.player import seat_seed
from silverspire.players.registry import find_player

MANIFEST = "manifest.json"
GAMES = 20_000
GAMES_OF_A_FILE = 500
PLAYER = "search:40"
INTERRUPTED = 130


class Setup(msgspec.Struct, frozen=True):
    """How all games of a data set are played."""

    game: str
    rules_version: str
    pack: str
    pack_hash: str
    player: str  # on every seat
    evaluator: str  # what the players have learned, by its hash
    seats: int
    seed: int
    games_of_a_file: int = GAMES_OF_A_FILE


class RecordsFile(msgspec.Struct, frozen=True):
    """One file: a record in each line of JSON, compressed with gzip."""

    name: str
    games: int
    sha256: str


class Manifest(msgspec.Struct):
    """What is in a data set, and how to make it again."""

    setup: Setup
    version: str = silverspire.__version__
    files: list[RecordsFile] = []

    @property
    def games(self) -> int:
        return sum(file.games for file in self.files)


def setup_of(game: str, player: str, seats: int, seed: int, pack: str = DEFAULT_PACK) -> Setup:
    chosen = find_game(game)
    find_player(player, 0).close()  # a wrong name is refused now
    chosen.new(seats, 0, pack=pack)
    pack_hash = chosen.components(pack).pack_hash
    learned = evaluator_hash(game)
    return Setup(game, chosen.rules_version, pack, pack_hash, player, learned, seats, seed)


def play(setup: Setup, number: int) -> bytes:
    """The record of one game, as a line of JSON. The same number gives the same game."""
    digest = blake2b(f"{setup.seed}/game {number}".encode(), digest_size=6).digest()
    seed = int.from_bytes(digest, "big")
    state = find_game(setup.game).new(setup.seats, seed, pack=setup.pack)
    luck = f"{setup.seed}/{number}"
    players = [find_player(setup.player, seat_seed(luck, seat)) for seat in range(setup.seats)]
    while (asked := state.decision()) is not None:
        state.apply_unchecked(players[asked.seat].choose(state, asked))
    for player in players:
        player.close()
    return msgspec.json.encode(state.record()) + b"\n"


def make_dataset(folder: Path, setup: Setup, games: int, jobs: int = 1) -> Iterator[int]:
    """Play what is missing; yields how many games are finished, after each one.

    A file is written whole or not at all: a run that was stopped loses the games of one file.
    """
    manifest = _manifest(folder, setup)
    done = manifest.games
    lines: list[bytes] = []
    yield done
    for line in _played(setup, range(done, games), jobs):
        lines.append(line)
        done += 1
        if len(lines) == setup.games_of_a_file or done == games:
            manifest.files.append(_write(folder, len(manifest.files), lines))
            content = msgspec.json.format(msgspec.json.encode(manifest), indent=1)
            write_atomically(folder / MANIFEST, content)
            lines = []
        yield done


def _played(setup: Setup, numbers: range, jobs: int) -> Iterator[bytes]:
    """The records in the order of their numbers, whatever the number of processes."""
    if jobs == 1:
        yield from map(partial(play, setup), numbers)
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        for start in range(numbers.start, numbers.stop, setup.games_of_a_file):
            stop = min(start + setup.games_of_a_file, numbers.stop)
            yield from pool.map(partial(play, setup), range(start, stop))


def _manifest(folder: Path, setup: Setup) -> Manifest:
    """What the folder holds so far."""
    file = folder / MANIFEST
    if not file.exists():
        return Manifest(setup)
    found = msgspec.json.decode(file.read_bytes(), type=Manifest)
    if found.setup != setup:
        raise WrongOption(
            f"{folder} holds games of another setup (game, pack, players or seed): choose another "
            "folder"
        )
    if found.games % setup.games_of_a_file:  # the last file was not full: it is made again
        found.files.pop()
    return found


def _write(folder: Path, number: int, lines: list[bytes]) -> RecordsFile:
    name = f"records-{number:05}.jsonl.gz"
    content = gzip.compress(b"".join(lines), mtime=0)  # the same games, the same bytes
    write_atomically(folder / name, content)
    return RecordsFile(name, len(lines), sha256(content).hexdigest())


def read_dataset(folder: str | Path) -> Iterator[Record]:
    """All records of a data set; WrongOption names a file that is not what the manifest says."""
    folder = Path(folder)
    manifest = msgspec.json.decode((folder / MANIFEST).read_bytes(), type=Manifest)
    for file in manifest.files:
        content = (folder / file.name).read_bytes()
        if sha256(content).hexdigest() != file.sha256:
            raise WrongOption(f"{folder / file.name} is damaged: its hash is another")
        for line in gzip.decompress(content).splitlines():
            yield msgspec.json.decode(line, type=Record)


# --- The command ---------------------------------------------------------------------------------


def main(arguments: list[str]) -> int:
    given = _parser().parse_args(arguments)
    try:
        setup = setup_of(given.game, given.player, given.seats, given.seed, given.pack)
        finished = _show_progress(make_dataset(given.out, setup, given.games, given.jobs), given)
    except KeyboardInterrupt:
        sys.stdout.write("Stopped. The same command goes on from the last finished file.\n")
        return INTERRUPTED
    except (SilverspireError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write(f"{finished} games of {given.game} in {given.out}\n")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m silverspire.lab.dataset",
        description="Play games between equal computer players and write their records. Started "
        "again with the same folder, it goes on where it was stopped.",
    )
    parser.add_argument("game", choices=silverspire.games())
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--player", default=PLAYER, help="who plays every seat")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pack", default=DEFAULT_PACK)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--out", type=Path, required=True, help="the folder for the records")
    return parser


def _show_progress(counts: Iterator[int], given: argparse.Namespace) -> int:
    console = Console(stderr=True)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    count = 0
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("games", total=given.games)
        for count in counts:
            bar.update(task, completed=count)
    return count


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
