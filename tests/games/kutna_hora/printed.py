"""The words that print on the box of a table of Kutná Hora."""

from __future__ import annotations

from typing import Any, Self

from silverspire.games.kutna_hora.engine import KutnaHora
from tests.games.kutna_hora.box import Box, tile_of
from tests.games.kutna_hora.seen import Seen


class Printed(Seen):
    """`printing…` changes what the pieces of this table say, and asks the pending question anew."""

    def __init__(self, state: KutnaHora, box: Box) -> None:
        super().__init__(state)
        self.box = box

    def _laid(self) -> Self:
        """The pending question, asked anew on the changed table."""
        self.state.settle()
        return self

    def printing(self, tile: str, **icons: Any) -> Self:
        built = tile_of(tile) in list(self.state.city)
        assert not (built and "plot_price" in icons), "print a plot price before it is built"
        self.box.printing(tile, **icons)
        return self._laid()

    def printing_price(
        self,
        commodity: str,
        price: int,
        mark: str | None = None,
        card: int | None = None,
        column: int | None = None,
    ) -> Self:
        self.box.printing_price(commodity, price, mark, card, column)
        return self._laid()

    def printing_house(self, row: int, column: int, **effects: int) -> Self:
        self.box.printing_house(row, column, **effects)
        return self._laid()

    def printing_barbara(self, number: int, tax: int) -> Self:
        self.box.printing_barbara(number, tax)
        return self._laid()

    def printing_event(self, round_number: int, **facts: Any) -> Self:
        """What the event card of a round says."""
        self.box.printing_event(int(self.state.events[round_number - 1]), **facts)
        return self._laid()
