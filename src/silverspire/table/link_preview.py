"""What a link to a finished public table shows where it is shared: Open Graph tags in its page.

Only what the list of finished games shows everyone: the game, who played, and how it ended.
"""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Final

import msgspec

from silverspire.localization import LANGUAGE, load_localization, plain
from silverspire.table.storage.store import TableRow
from silverspire.table.summaries import Summary

TITLE_END: Final = b"</title>"
IMAGE: Final = "/icon-512.png"


def with_preview(page: bytes, row: TableRow, origin: str) -> bytes:
    """The page of a finished table with its tags."""
    return page.replace(TITLE_END, TITLE_END + preview_tags(row, origin).encode(), 1)


def preview_tags(row: TableRow, origin: str) -> str:
    """The tags; `origin` is where this server is reached, as `https://example.org`."""
    tags = {
        "og:type": "website",
        "og:site_name": "Silverspire",
        "og:title": _game_title(row.game),
        "og:description": _result(msgspec.json.decode(row.summary, type=Summary)),
        "og:url": f"{origin}/t/{row.id}",
        "og:image": f"{origin}{IMAGE}",
    }
    return "".join(
        f'<meta property="{name}" content="{escape(content)}">' for name, content in tags.items()
    )


@cache
def _game_title(game: str) -> str:
    return load_localization(LANGUAGE).say(f"game-{game.replace('_', '-')}")


def _result(summary: Summary) -> str:
    """The players in the order of their places: 1. Anna 84 · 2. Bela 78."""
    names = [seat.name for seat in summary.seats]
    if summary.ranking is None or summary.scores is None:
        return " · ".join(names)
    players = sorted(zip(summary.ranking, names, summary.scores, strict=True))
    return " · ".join(f"{place}. {name} {plain(score)}" for place, name, score in players)
