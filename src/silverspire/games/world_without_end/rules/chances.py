"""The named random streams."""

from __future__ import annotations

from typing import Final

STREAMS: Final = ("start", "events", "plague", "tax", "draws")
START_STREAM: Final = 0
EVENTS_STREAM: Final = 1
PLAGUE_STREAM: Final = 2
TAX_STREAM: Final = 3
DRAWS_STREAM: Final = 4
