"""How the chances to win went over finished games: computed once for each that is looked at."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from silverspire.table import responses
from silverspire.table.computer_players import ComputerPlayers
from silverspire.table.room import Room

CACHE_SIZE: Final = 200  # games


class WinningChancesCache:
    """The games that somebody looks at; people who ask at once wait for the same answer."""

    def __init__(self, computer_players: ComputerPlayers) -> None:
        self.computer_players = computer_players
        self._games: OrderedDict[str, asyncio.Task[responses.WinningChances]] = OrderedDict()

    async def for_room(self, room: Room) -> responses.WinningChances:
        """The chances of a finished game. What failed is tried again when somebody asks."""
        task = self._games.get(room.id)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = asyncio.create_task(self._compute(room), name=f"chances of {room.id}")
            self._games[room.id] = task
        self._games.move_to_end(room.id)
        if len(self._games) > CACHE_SIZE:
            self._games.popitem(last=False)
        return await asyncio.shield(task)

    async def _compute(self, room: Room) -> responses.WinningChances:
        found = await self.computer_players.winning_chances(room)
        return responses.WinningChances(
            moves=found.moves,
            chances=found.chances,
            moments=[
                responses.DecidingMoment(
                    first=moment.first,
                    move=moment.move,
                    seat=moment.seat,
                    before=moment.before,
                    after=moment.after,
                )
                for moment in found.moments
            ],
        )
