"""The computer players, listed: the levels for people, and the rest of the roster."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from silverspire.cli.screen import Screen
from silverspire.localization import say
from silverspire.players.levels import LEVELS
from silverspire.players.registry import KINDS


def show_players(screen: Screen) -> None:
    others = [kind for kind in KINDS if kind not in LEVELS]
    screen.print_text(say("players-levels"))
    screen.show(_listed([(level, say(f"level-{level}.help")) for level in LEVELS]))
    screen.print_text(say("players-kinds"))
    screen.show(_listed([(kind, say(f"kind-{kind}")) for kind in others]))
    screen.print_text(say("players-how"))


def _listed(rows: Sequence[tuple[str, str]]) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2))
    table.add_column(style="bold", min_width=max(map(len, LEVELS)), no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table
