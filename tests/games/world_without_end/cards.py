"""World Without End: a shipped event card is drawn, and what it changed.

The kind and the effects of a card are those of the pack; everything around it is the plain box, its
corners are blank and nobody falls ill, so that nothing but its text is at work. `changed` is all
that is different on the table since the card was drawn.
"""

from __future__ import annotations

from typing import Any

from silverspire.games.world_without_end.components import EFFECT_WIDTH, GOOD_NAMES, GOODS
from silverspire.games.world_without_end.game import GAME
from tests.games.world_without_end.table import TableTop, a_table

SHIPPED = GAME.components()
CARDS = list(SHIPPED.event_keys)
Changes = dict[str, Any]


def facts(table: TableTop) -> Changes:
    """Everything on the table that a card could change."""
    view = table.view()
    found: Changes = {
        "favor": view["favor"]["person"],
        "canceled favor": tuple(table.canceled_favor),
        "no actions": view["no_actions"],
        "random discards": view["random_discards"],
    }
    for good in ("wool", "cloth"):
        found[f"price of {good}"] = table.price(good)
    for seat, player in enumerate(view["players"]):
        found[f"points of {seat}"] = table.points(seat)
        found[f"discards of {seat}"] = player["discard_count"]
        for good in GOOD_NAMES[:GOODS]:
            found[f"{good} of {seat}"] = table.held(good, seat)
    for space, owner in enumerate(view["houses"], start=1):
        found[f"house {space}"] = owner
    for project in view["projects"]:
        state = "canceled" if project["canceled"] else project["state"]
        found[project["project"]] = state
        found[f"stone on {project['project']}"] = project["stone"]
        found[f"wood on {project['project']}"] = project["wood"]
    return found


class Drawn:
    """A table on which a shipped card is drawn, and what it changed."""

    def __init__(self, key: str, table: TableTop) -> None:
        self.table = table
        self.before = facts(table)
        card = CARDS.index(key)
        first = int(SHIPPED.event_first[card])
        numbers = [
            tuple(map(int, SHIPPED.effects[at * EFFECT_WIDTH : (at + 1) * EFFECT_WIDTH]))
            for at in range(first, first + int(SHIPPED.event_count[card]))
        ]
        table.drawing(*numbers, long_term=SHIPPED.event_lasting[card] == 1)

    @property
    def changed(self) -> Changes:
        now = facts(self.table)
        return {name: now[name] for name in now if now[name] != self.before[name]}


def draw(key: str, table: TableTop | None = None) -> Drawn:
    """The card on a table of its chapter; everybody has 1 wool, 2 gold and 8 points there."""
    chapter = ("I", "II", "III", "IV").index(key.split("-")[1]) + 1
    table = table or a_table(chapter=chapter)
    assert table.chapter == chapter, "the card is of another chapter"
    return Drawn(key, table)


def everybody(name: str, value: Any) -> Changes:
    return {f"{name} of {seat}": value for seat in range(4)}
