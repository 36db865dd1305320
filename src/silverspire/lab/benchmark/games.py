"""The games of a benchmark: which are to be played, how one is played, and where they are kept."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from itertools import combinations
from pathlib import Path
from time import process_time

import msgspec

from silverspire.kernel.errors import WrongOption
from silverspire.kernel.game import DEFAULT_PACK
from silverspire.kernel.registry import find_game
from silverspire.lab.benchmark.baselines import find_baseline
from silverspire.players.evaluator_registry import evaluator_hash

GAMES = "games.jsonl"


class Setup(msgspec.Struct, frozen=True):
    """What all games have in common; a folder keeps games of one setup."""

    game: str
    rules_version: str
    pack: str
    pack_hash: str
    evaluator: str  # what our players have learned, by its hash
    seed: int


class Pairing(msgspec.Struct, frozen=True):
    """One game to play: two players, and the deal that both play from either seat."""

    players: tuple[str, str]  # by seat
    deal: int


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game, by seat."""

    players: tuple[str, str]
    deal: int
    points: tuple[float, float]
    places: tuple[int, int]
    decisions: tuple[int, int]
    seconds: tuple[float, float]  # of processor time in all decisions

    @property
    def pairing(self) -> Pairing:
        return Pairing(self.players, self.deal)


def setup_of(game: str, seed: int, pack: str = DEFAULT_PACK) -> Setup:
    chosen = find_game(game)
    components = chosen.components(pack)
    learned = evaluator_hash(game)
    return Setup(game, chosen.rules_version, pack, components.pack_hash, learned, seed)


def schedule(players: list[str], deals: int) -> list[Pairing]:
    """Deal by deal, so that every pair has played as much whenever the benchmark is stopped."""
    return [
        Pairing(seats, deal)
        for deal in range(deals)
        for pair in combinations(players, 2)
        for seats in (pair, (pair[1], pair[0]))
    ]


def play(setup: Setup, pairing: Pairing) -> PlayedGame:
    """The luck is the deal's, for every pair of players and both seats alike."""
    game = find_game(setup.game)
    state = game.new(2, _number(f"{setup.seed}/deal {pairing.deal}"), pack=setup.pack)
    luck = [_number(f"{setup.seed}/{pairing.deal}/{name}") for name in pairing.players]
    players = [find_baseline(name, seed) for name, seed in zip(pairing.players, luck, strict=True)]
    decisions, seconds = [0, 0], [0.0, 0.0]
    while (asked := state.decision()) is not None:
        before = process_time()
        choice = players[asked.seat].choose(state, asked)
        seconds[asked.seat] += process_time() - before
        decisions[asked.seat] += 1
        state.apply_unchecked(choice)
    for player in players:
        player.close()
    first, second = (float(points) for points in state.scores())
    places = state.ranking()
    return PlayedGame(
        pairing.players,
        pairing.deal,
        (first, second),
        (places[0], places[1]),
        (decisions[0], decisions[1]),
        (round(seconds[0], 4), round(seconds[1], 4)),
    )


def _number(name: str) -> int:
    return int.from_bytes(blake2b(name.encode(), digest_size=6).digest(), "big")


class GamesFile:
    """The finished games of a setup, a line each; the first line is the setup."""

    def __init__(self, folder: Path, setup: Setup) -> None:
        self.path = folder / GAMES
        self.setup = setup
        folder.mkdir(parents=True, exist_ok=True)
        if not self.path.exists():
            self._append(setup)
        self.games = list(self._read())

    def add(self, game: PlayedGame) -> None:
        self._append(game)
        self.games.append(game)

    def _append(self, line: Setup | PlayedGame) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")

    def _read(self) -> Iterator[PlayedGame]:
        lines = self.path.read_bytes().split(b"\n")
        if msgspec.json.decode(lines[0], type=Setup) != self.setup:
            raise WrongOption(
                f"{self.path} holds games of another setup (game, pack, players' weights or seed): "
                "choose another folder"
            )
        *whole, last = lines[1:]
        if last:  # stopped while it was written: that game is played again
            self.path.write_bytes(b"\n".join(lines[:-1]) + b"\n")
        for line in whole:
            yield msgspec.json.decode(line, type=PlayedGame)
