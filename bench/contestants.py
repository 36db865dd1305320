"""The contestants: our games, in every way they can be played, and their peers."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
PURE = ROOT / "src"


@dataclass(frozen=True)
class Contestant:
    title: str
    kind: str
    game: str = ""
    path: Path | None = None  # which silverspire it imports; None: not ours


GAMES = {"kutna_hora": "Kutná Hora", "world_without_end": "World Without End"}
COLORS = {"kutna_hora": ("#7a4a1e", "o"), "world_without_end": ("#2f5d8a", "s")}


def ours(kind: str, path: Path, words: str) -> list[Contestant]:
    return [Contestant(f"{title}, {words}", kind, game, path) for game, title in GAMES.items()]


CATANATRON = Contestant("Catanatron", "catanatron")
CHESS = Contestant("PettingZoo's chess", "classic", "chess_v6")
ISMCTS = Contestant("OpenSpiel's ISMCTS in C++, gin rummy", "ismcts", "gin_rummy")

PLAYED = (
    *ours("rollout", COMPILED, "compiled"),
    *ours("contract", COMPILED, "compiled contract"),
    *ours("rollout", PURE, "pure Python"),
    *ours("contract", PURE, "pure contract"),
    CATANATRON,
    Contestant("OpenSpiel's backgammon, C++", "open_spiel", "backgammon"),
    Contestant("OpenSpiel's gin rummy, C++", "open_spiel", "gin_rummy"),
    Contestant("OpenSpiel's hearts, C++", "open_spiel", "hearts"),
)
ENVIRONMENTS = (
    *ours("environment", COMPILED, "compiled"),
    *ours("raw_environment", COMPILED, "compiled, raw"),
    *ours("environment", PURE, "pure Python"),
    *ours("tables", COMPILED, "compiled, many tables at once"),
    *ours("bare_tables", COMPILED, "many tables, unobserved"),
    *ours("tables_with_opponents", COMPILED, "many tables against the quick player"),
    CHESS,
    Contestant("PettingZoo's Go", "classic", "go_v5"),
    Contestant("PettingZoo's Connect Four", "classic", "connect_four_v3"),
    Contestant("PettingZoo's Texas Hold'em", "classic", "texas_holdem_v4"),
)
SEARCHES = (
    *ours("cut_off", COMPILED, "evaluated at the cut-off"),
    *ours("search", COMPILED, "as it plays: a while is played on first"),
    ISMCTS,
    Contestant("OpenSpiel's MCTS in C++, backgammon", "mcts", "backgammon"),
)
CONTESTANTS = (*PLAYED, *ENVIRONMENTS, *SEARCHES)
