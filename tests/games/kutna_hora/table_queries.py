"""What tests see on a table: short questions in the rulebook's words.

Seats count from 0; a question that names no seat asks for seat 0, who starts.
"""

from __future__ import annotations

from typing import Any

from silverspire.games.kutna_hora.choices import space_name
from silverspire.games.kutna_hora.components import (
    COMMODITY_NAMES,
    HOUSE_ROWS,
    NONE,
    TILES_OF_A_STACK,
)
from silverspire.games.kutna_hora.engine import KutnaHora
from silverspire.games.kutna_hora.game import GAME
from tests.games.queries import Queries

STACK_NAMES = tuple(
    name.removeprefix("rights:") for name in GAME.choice_names if name.startswith("rights:")
)


class TableQueries(Queries[KutnaHora]):
    """Everything that a test may ask about a table."""

    def __init__(self, state: KutnaHora) -> None:
        super().__init__(state)
        self.paid = 0
        """The groschen that the last moves cost the seat that made them."""

    # --- A player --------------------------------------------------------------------------------

    def groschen(self, seat: int = 0) -> int:
        return int(self.state.players[seat].groschen)

    def score(self, seat: int = 0) -> int:
        return int(self.state.players[seat].score)

    def scores(self) -> list[int]:
        return self.state.scores()

    def points(self, source: str, seat: int = 0) -> int:
        """A line of the score sheet."""
        return int(self.state.score_sheet(seat)["lines"][source])

    def reputation(self, seat: int = 0) -> int:
        return int(self.state.players[seat].reputation)

    def production(self, commodity: str, seat: int = 0) -> int:
        """What buildings produce."""
        return int(self.state.players[seat].production[COMMODITY_NAMES.index(commodity)])

    def mine_ore(self, seat: int = 0) -> int:
        """What mines produce."""
        return int(self.state.players[seat].mine_ore)

    def pelicans(self, seat: int = 0) -> tuple[int, int]:
        """Unused and used."""
        player = self.state.players[seat]
        return int(player.pelicans), int(player.used_pelicans)

    def miners(self, seat: int = 0) -> tuple[int, int]:
        """In the pool and waiting."""
        player = self.state.players[seat]
        return int(player.pool_miners), int(player.waiting_miners)

    def markers(self, seat: int = 0) -> int:
        """Plot markers on the player's board."""
        return int(self.state.players[seat].markers)

    def houses(self, seat: int = 0) -> list[int]:
        """Houses left in each row."""
        return [int(self.state.players[seat].houses[row]) for row in range(HOUSE_ROWS)]

    def guilds(self, seat: int = 0) -> list[str]:
        return [row["guild"] for row in self._board(seat)["rows"]]

    def tiles(self, seat: int = 0) -> list[str]:
        """The tiles in the slots."""
        return list(self._board(seat)["tiles"])

    def hand(self, seat: int = 0) -> list[int]:
        return [card["card"] for card in self._board(seat)["hand"]]

    def _board(self, seat: int) -> dict[str, Any]:
        board: dict[str, Any] = self.view()["players"][seat]
        return board

    # --- The boards ------------------------------------------------------------------------------

    @property
    def round(self) -> int:
        return int(self.state.round)

    @property
    def tax(self) -> int:
        return int(self.state.tax)

    @property
    def population(self) -> int:
        return int(self.state.population)

    @property
    def ore(self) -> int:
        return int(self.state.ore)

    def price(self, commodity: str) -> int:
        return int(self.view()["prices"][commodity]["price"])

    def arm(self, commodity: str) -> int:
        return int(self.view()["prices"][commodity]["column"])

    @property
    def level(self) -> int:
        """The mining technology level."""
        return int(self.state.technology_level())

    @property
    def barbara(self) -> int:
        """The current tile of St. Barbara's; 12: all are turned."""
        return int(self.state.barbara) + 1

    def row(self, number: int) -> list[str]:
        """The stacks of a town-hall row, from the left."""
        return [stack["stack"] for stack in self.view()["town_hall"][number - 1]]

    def stack(self, name: str) -> list[str]:
        """A stack's tiles from the top, hidden ones too."""
        number = STACK_NAMES.index(name)
        first = number * TILES_OF_A_STACK
        tiles = self.state.stacks[first : first + self.state.heights[number]]
        return [self.state.components.tile_keys[tile] for tile in tiles][::-1]

    def building_at(self, square: str) -> str | None:
        building: str | None = self.view()["city"][square]["building"]
        return building

    def owner_of(self, square: str) -> int | None:
        """Whose marker or house stands there."""
        owner: int | None = self.view()["city"][square]["seat"]
        return owner

    def mine_at(self, space: str) -> str | None:
        tile: str | None = self.view()["mine"][space]["tile"]
        return tile

    def miner_at(self, space: str) -> int | None:
        owner: int | None = self.view()["mine"][space]["seat"]
        return owner

    @property
    def mine_cards(self) -> list[list[str]]:
        """The spaces that each mine set-up card names."""
        spaces = [space_name(space) for space in self.state.board.rock_spaces]
        return [spaces[first : first + 4] for first in range(0, len(spaces), 4)]

    @property
    def mine_stack(self) -> list[str]:
        """The mine stack from the top, hidden tiles too."""
        keys = self.state.components.tile_keys
        return [keys[tile] for tile in self.state.mine_stack][::-1]

    @property
    def mine_discard(self) -> list[str]:
        return list(self.view()["mine_stack"]["discard"])

    @property
    def drawn(self) -> list[str]:
        return [self.state.components.tile_keys[tile] for tile in self.state.drawn]

    @property
    def removed(self) -> list[str]:
        """Tiles out of the game."""
        return list(self.view()["removed"])

    def patricians(self, where: str) -> dict[str, int]:
        """The tokens in the bank, the pool or on the council; colors with none are left out."""
        tokens: dict[str, int] = self.view()["patricians"][where]
        return {color: count for color, count in tokens.items() if count}

    @property
    def event(self) -> str | None:
        """This round's event card."""
        number = self.state.event
        return None if number == NONE else self.state.components.event_keys[number]

    # --- The end ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def places(self) -> list[int]:
        return self.state.ranking()
