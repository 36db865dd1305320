"""What an arena plays: the game, its players, and the luck that all of it comes from."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from silverspire import __version__
from silverspire.kernel.game import Game
from silverspire.players.evaluator_registry import evaluator_hash
from silverspire.players.registry import find_player


class Setup(msgspec.Struct, frozen=True):
    """All that decides how the games go. How many are played is no part of it: more may follow."""

    silverspire: str
    game: str
    rules: str
    pack: str
    pack_hash: str
    options: dict[str, Any]
    seed: int
    players: tuple[str, ...]
    # What the evaluators were fitted to, by its hash; stored under its older name.
    evaluator: str = msgspec.field(default="", name="judgement")

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def labels(self) -> tuple[str, ...]:
        """The players' names; those of the same name are numbered."""
        namesakes = Counter(self.players)
        seen: Counter[str] = Counter()
        labels = []
        for name in self.players:
            seen[name] += 1
            labels.append(f"{name} #{seen[name]}" if namesakes[name] > 1 else name)
        return tuple(labels)

    @property
    def contestants(self) -> tuple[str, ...]:
        """The players' names, each once."""
        return tuple(dict.fromkeys(self.players))

    @property
    def fingerprint(self) -> str:
        """A short name that no other set-up has."""
        text = msgspec.json.encode(self, order="sorted")
        return blake2b(text, digest_size=4).hexdigest()


def set_up(
    game: Game, players: tuple[str, ...], seed: int, options: dict[str, Any], pack: str | Path
) -> Setup:
    """A set-up that can be played: whatever is wrong with it is refused now, not in game 300."""
    table = game.new(len(players), seed, options, pack)
    for name in dict.fromkeys(players):
        find_player(name, seed).close()
    return Setup(
        silverspire=__version__,
        game=game.name,
        rules=game.rules_version,
        pack=table.pack().pack,
        pack_hash=table.pack().pack_hash,
        options=table.options,
        seed=seed,
        players=players,
        evaluator=evaluator_hash(game.name),
    )
