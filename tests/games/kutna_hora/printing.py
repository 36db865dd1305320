"""The words that print on the box of a table of Kutná Hora."""

from __future__ import annotations

from typing import Any, Self

from silverspire.games.kutna_hora.engine import KutnaHora
from tests.games.kutna_hora.box import Box, tile_of
from tests.games.kutna_hora.table_queries import TableQueries


class Printing(TableQueries):
    """`printing…` changes what the pieces of this table say, and asks the question again."""

    def __init__(self, state: KutnaHora, box: Box) -> None:
        super().__init__(state)
        self.box = box

    def _updated(self) -> Self:
        """The pending question, asked again on the changed table."""
        self.state.settle()
        return self

    def printing(self, tile: str, **icons: Any) -> Self:
        built = tile_of(tile) in list(self.state.city)
        assert not (built and "plot_price" in icons), "print a plot price before it is built"
        self.box.printing(tile, **icons)
        return self._updated()

    def printing_price(
        self,
        commodity: str,
        price: int,
        mark: str | None = None,
        card: int | None = None,
        column: int | None = None,
    ) -> Self:
        self.box.printing_price(commodity, price, mark, card, column)
        return self._updated()

    def printing_turn_over_cards(self) -> Self:
        """The backs of the turn-over cards show prices: they are the last cards of the decks."""
        self.box.components.last_population += 1
        self.box.components.last_ore += 1
        return self._updated()

    def printing_house(self, row: int, column: int, **effects: int) -> Self:
        self.box.printing_house(row, column, **effects)
        return self._updated()

    def printing_barbara(self, number: int, tax: int) -> Self:
        self.box.printing_barbara(number, tax)
        return self._updated()

    def printing_event(self, round_number: int, *effects: str, **facts: int) -> Self:
        """What the event card of a round says."""
        self.box.printing_event(int(self.state.events[round_number - 1]), *effects, **facts)
        return self._updated()
