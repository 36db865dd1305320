"""Kutná Hora: what its balance report counts, and what section 16 of its components asks for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from silverspire.games.kutna_hora.components import (
    ACTION_NAMES,
    BARBARA_TILES,
    COLOUR_NAMES,
    COMMODITY_NAMES,
    HOUSE_COLUMNS,
    HOUSE_ROWS,
)
from silverspire.kernel.state import State
from silverspire.lab.balance import estimates
from silverspire.lab.balance.estimates import Estimate, Numbers
from silverspire.lab.balance.kutna_hora_watcher import KutnaHoraWatcher
from silverspire.lab.balance.sample import Sample
from silverspire.lab.balance.study import Curves, Drawn, Family, Kind, Study
from silverspire.lab.balance.targets import Check, Target, apart, even, in_range, often
from silverspire.words import say

ALLOWANCE = 0.04  # of a share of wins
MOST = 0.5  # "in most games"
FAIR = 1 / 3  # "in a fair share of games"
SOMETIMES = 0.1  # "can"
BARBARA_TARGET = 7
LEAST_PART = 0.05  # of all points, for a source that matters
LEAST_DIFFERENCE = 1.0  # point between the best and the worst of a table; an income is worth 3 to 7

# The five ways to score, with everything that belongs to each; what is left over is no way.
GROUPS = {
    "city": ("buildings", "houses", "final_city"),
    "mine": ("mines", "final_mines"),
    "council": ("green", "silver", "yellow", "red"),
    "church": ("barbara", "reputation", "final_reputation"),
    "income": ("final_income",),
    "rest": ("events", "final_extras"),
}


def barbara_reached(sample: Sample) -> dict[str, Estimate]:
    reached = sample.marks("barbara") >= BARBARA_TARGET
    return {"mark/barbara": estimates.share(reached.astype(float))}


def councillors(sample: Sample) -> dict[str, Estimate]:
    """For each colour the games in which it reached the council."""
    return {
        f"colour/{colour}": estimates.share((sample.marks(f"council/{colour}") > 0).astype(float))
        for colour in COLOUR_NAMES
    }


def signs(sample: Sample) -> dict[str, Estimate]:
    """The games in which a window showed the town-builds symbol, and a red X."""
    return {
        f"mark/{key}": estimates.share((sample.marks(key) > 0).astype(float))
        for key in ("town_symbols", "red_crosses")
    }


def doublings(sample: Sample) -> dict[str, Estimate]:
    return {"mark/doubled": estimates.share((sample.marks("doubled_rounds") > 0).astype(float))}


def sources_matter(sample: Sample) -> list[Check]:
    """Each gives a twentieth of all points at least, and sets the players of a table apart."""
    checks = []
    for name in [group for group in GROUPS if group != "rest"]:
        points = sample.points_from(*GROUPS[name])
        part = estimates.ratio(points.sum(axis=1), np.maximum(sample.scores.sum(axis=1), 0))
        checks.append(Check(f"group/{name}", "percent", part, LEAST_PART, None))
        apart = estimates.mean(points.max(axis=1) - points.min(axis=1))
        checks.append(Check(f"apart/{name}", "points", apart, LEAST_DIFFERENCE, None))
    return checks


def end_of(key: str) -> Callable[[Sample], Numbers]:
    return lambda sample: sample.marks(f"end_{key}")


TARGETS = (
    in_range("winners", "points", 55, 85, lambda sample: sample.winner_scores),
    apart(10, 30),
    in_range("ore", "cards", 18, 29, end_of("ore")),
    in_range("population", "cards", 22, 39, end_of("population")),
    in_range("taxes", "groschen", 8, 20, end_of("tax")),
    in_range("income", "groschen", 30, 70, lambda sample: sample.counts("end/all/income")),
    even("guilds", "guild", ALLOWANCE),
    even("seats", "turn", ALLOWANCE),
    often("barbara", barbara_reached, least=MOST),
    often("council", councillors, least=FAIR),
    Target("sources", sources_matter),
    often("signs", signs, least=MOST),
    often("doubling", doublings, least=SOMETIMES),
)

WORDS = {
    "source": "source",
    "guild": "guild",
    "colour": "colour",
    "action": "action",
    "price": "commodity",
    "patrician": "colour",
}


class KutnaHoraStudy(Study):
    """Prices, tiles and guilds."""

    targets = TARGETS
    players = "plain:20"  # the pack is tuned for who judges by weights (ADR 12)
    groups = GROUPS
    curves = (
        Curves("prices", tuple(f"price_{name}" for name in COMMODITY_NAMES)),
        Curves("decks", ("population", "ore_deck", "tax")),
        Curves("wealth", ("income", "points")),
    )
    shares = ("turn", "guild", "chair")
    openings = ("opening", "guild_set")
    allowance = ALLOWANCE

    def kinds(self, seats: Sequence[int], options: dict[str, Any]) -> list[Kind]:
        """With and without event cards, where a table may choose [KH-SETUP-10]."""
        found = []
        for count in seats:
            choices = [True] if count == 2 else [False, True]
            for events in [options["events"]] if "events" in options else choices:
                name = f"{count}-events" if events else f"{count}"
                found.append(Kind(name, count, {**options, "events": events}))
        return found

    def watch(self, state: State) -> KutnaHoraWatcher:
        return KutnaHoraWatcher(state)

    def families(self, catalogue: dict[str, Any]) -> list[Family]:
        tiles = catalogue["tiles"]
        unowned = {key: card for key, card in tiles.items() if not card.get("guild")}
        return [
            Family(
                "action",
                "action",
                self.names("action", (*ACTION_NAMES, "nothing")),
                ("taken",),
                "offered",
            ),
            self.tiles("guild_tile", tiles, "guild", ("built", "taken", "seen", "town")),
            self.tiles("public_tile", unowned, "patrician", ("built", "taken", "seen")),
            self.tiles("mine_tile", tiles, "set", ("built", "seen")),
            Family("technology", "tile", self.technology(tiles), ("built", "taken"), "taken"),
            Family("barbara", "barbara", self.barbara(), ("used", "turned")),
            Family("patrician", "patrician", self.names("colour", COLOUR_NAMES), ("seated",)),
            Family("house", "house", self.houses(), ("gone",)),
        ]

    def tiles(self, name: str, tiles: dict[str, Any], sign: str, verbs: tuple[str, ...]) -> Family:
        """The tiles that carry a sign: a guild's, a patrician's, a mine's set; rocks have none."""
        found = {key: card["name"] for key, card in tiles.items() if card.get(sign)}
        owners = {key: ("guild", tiles[key]["guild"]) for key in found} if sign == "guild" else None
        return Family(name, "tile", found, verbs, "seen", "paid", owners)

    def technology(self, tiles: dict[str, Any]) -> dict[str, str]:
        return {key: card["name"] for key, card in tiles.items() if key.startswith("technology")}

    def names(self, family: str, items: Sequence[str]) -> dict[str, str]:
        return {item: self.word(family, item) for item in items}

    def barbara(self) -> dict[str, str]:
        numbers = range(1, BARBARA_TILES + 2)  # beyond the last: the finished church
        return {f"{n}": say("balance-barbara-tile", number=n) for n in numbers}

    def houses(self) -> dict[str, str]:
        return {
            f"{row}-{house}": say("balance-house", row=row, house=house)
            for row in range(1, HOUSE_ROWS + 1)
            for house in range(1, HOUSE_COLUMNS + 1)
        }

    def drawn(self, catalogue: dict[str, Any]) -> Drawn:
        names = {key: card["name"] for key, card in catalogue["events"].items()}
        return Drawn(names, ("points", "reputation", "pelicans"))

    def word(self, family: str, item: str) -> str:
        if family in ("opening", "guild_set"):
            inner = "action" if family == "opening" else "guild"
            separator = say("step-separator" if family == "opening" else "list-separator")
            return separator.join(self.word(inner, part) for part in item.split())
        if item.startswith("price_"):
            return say(f"commodity-{item.removeprefix('price_')}")
        if family in WORDS:
            return say(f"{WORDS[family]}-{item}".replace("_", "-"))
        return say(f"balance-{family}-{item}".replace("_", "-"))


STUDY = KutnaHoraStudy()
