"""The computer players, listed: the levels for people, and the rest of the roster."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from silverspire.cli.screen import Screen
from silverspire.players.levels import LEVELS
from silverspire.players.roster import KINDS
from silverspire.words import say


def show_players(screen: Screen) -> None:
    others = [kind for kind in KINDS if kind not in LEVELS]
    screen.tell(say("players-levels"))
    screen.show(_listed([(level, say(f"level-{level}.help")) for level in LEVELS]))
    screen.tell(say("players-kinds"))
    screen.show(_listed([(kind, say(f"kind-{kind}")) for kind in others]))
    screen.tell(say("players-how"))


def _listed(rows: Sequence[tuple[str, str]]) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2))
    table.add_column(style="bold", min_width=max(map(len, LEVELS)), no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table
