"""The servers measured under load, and how each is started."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from bench.contestants import COMPILED, GAMES, PURE
from bench.table.boardgame_io import BoardgameIo, write_table
from bench.table.measure import Language
from bench.table.servers import Server, boardgame_server, silverspire_server
from bench.table.silverspire_table import Silverspire

Start = Callable[[Path], tuple[Server, Language]]  # in a folder of its own


@dataclass(frozen=True)
class Contestant:
    title: str
    start: Start
    game: str = ""
    package: Path | None = None  # which silverspire serves; None: not ours


def ours(game: str, package: Path) -> Contestant:
    def start(folder: Path) -> tuple[Server, Language]:
        server = silverspire_server(package, str(folder / "tables.sqlite"))
        return server, Silverspire(server.port, game)

    words = "compiled" if package == COMPILED else "pure Python"
    return Contestant(f"{GAMES[game]}, {words}", start, game, package)


def start_boardgame_io(folder: Path) -> tuple[Server, Language]:
    table = folder / "table.json"
    write_table(table)
    server = boardgame_server(table)
    return server, BoardgameIo(server.port)


BOARDGAME_IO = Contestant("boardgame.io, in memory", start_boardgame_io)
CONTESTANTS = (
    *(ours(game, COMPILED) for game in GAMES),
    *(ours(game, PURE) for game in GAMES),
    BOARDGAME_IO,
)
