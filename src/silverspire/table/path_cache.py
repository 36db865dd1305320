"""The paths of pending questions: found once for each question, when somebody asks for them."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from silverspire.kernel.paths import Paths
from silverspire.kernel.state import State
from silverspire.table.room import Room

CACHE_SIZE: Final = 100  # tables


class PathCache:
    """The paths of the seat that is asked, for the tables that were looked at last."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[State, Paths]] = OrderedDict()

    def for_room(self, room: Room, seat: int) -> Paths:
        """The paths from a table's pending question; a state is replaced, never changed."""
        state, known = room.state, self._known.get(room.id)
        found = known[1] if known and known[0] is state else Paths(state, seat)
        self._known[room.id] = state, found
        self._known.move_to_end(room.id)
        if len(self._known) > CACHE_SIZE:
            self._known.popitem(last=False)
        return found
