"""The named random streams [KH-SETUP-2 … KH-SETUP-10]."""

from __future__ import annotations

from typing import Final

STREAMS: Final = ("start", "guilds", "town hall", "rocks", "mine", "events", "red")
START_STREAM: Final = 0
GUILDS_STREAM: Final = 1
TOWN_HALL_STREAM: Final = 2
ROCKS_STREAM: Final = 3
MINE_STREAM: Final = 4
EVENTS_STREAM: Final = 5
RED_STREAM: Final = 6
