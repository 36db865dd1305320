"""Checks an installed wheel, with nothing but what it brings: `python tests/installed.py`."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

import silverspire
from silverspire.kernel.build import engine
from silverspire.players.registry import find_player


def play(name: str) -> silverspire.State:
    """A game between computer players that search."""
    table = silverspire.game(name).new(seats=2, seed=7)
    players = [find_player("search:4", seed) for seed in (1, 2)]
    while (asked := table.decision()) is not None:
        table.apply(players[asked.seat].choose(table, asked))
    return table


def main() -> None:
    assert "site-packages" in silverspire.__file__, f"not the installed one: {silverspire.__file__}"
    assert engine() == "compiled"
    for name in silverspire.games():
        table = play(name)
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "game.json")
            table.record().save(file)
            command = [sys.executable, "-m", "silverspire", "verify", str(file)]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        sys.stdout.write(f"{table!r}\n")


if __name__ == "__main__":
    main()
