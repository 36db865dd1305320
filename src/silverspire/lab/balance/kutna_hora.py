"""Kutná Hora: what its balance report counts, and what section 16 of its components asks for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from silverspire.games.kutna_hora.components import (
    ACTION_NAMES,
    BARBARA_TILES,
    COLOR_NAMES,
    COMMODITY_NAMES,
    HOUSE_COLUMNS,
    HOUSE_ROWS,
)
from silverspire.kernel.state import State
from silverspire.lab.balance import estimates
from silverspire.lab.balance.estimates import Estimate, Numbers
from silverspire.lab.balance.kutna_hora_recorder import KutnaHoraRecorder
from silverspire.lab.balance.sample import Sample
from silverspire.lab.balance.study import Category, Curves, EventCards, Study, Variant
from silverspire.lab.balance.targets import Check, Target, apart, fair_shares, frequencies, in_range
from silverspire.localization import say

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
    """For each color the games in which it reached the council."""
    return {
        f"color/{color}": estimates.share((sample.marks(f"council/{color}") > 0).astype(float))
        for color in COLOR_NAMES
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
    fair_shares("guilds", "guild", ALLOWANCE),
    fair_shares("seats", "turn", ALLOWANCE),
    frequencies("barbara", barbara_reached, least=MOST),
    frequencies("council", councillors, least=FAIR),
    Target("sources", sources_matter),
    frequencies("signs", signs, least=MOST),
    frequencies("doubling", doublings, least=SOMETIMES),
)

WORDS = {
    "source": "source",
    "guild": "guild",
    "color": "color",
    "action": "action",
    "price": "commodity",
    "patrician": "color",
}


class KutnaHoraStudy(Study):
    """Prices, tiles and guilds."""

    targets = TARGETS
    players = "plain:20"  # the pack is tuned with players that use the weights alone (ADR 12)
    groups = GROUPS
    curves = (
        Curves("prices", tuple(f"price_{name}" for name in COMMODITY_NAMES)),
        Curves("decks", ("population", "ore_deck", "tax")),
        Curves("wealth", ("income", "points")),
    )
    shares = ("turn", "guild", "chair")
    openings = ("opening", "guild_set")
    allowance = ALLOWANCE

    def variants(self, seats: Sequence[int], options: dict[str, Any]) -> list[Variant]:
        """With and without event cards, where a table may choose [KH-SETUP-10]."""
        found = []
        for count in seats:
            choices = [True] if count == 2 else [False, True]
            for events in [options["events"]] if "events" in options else choices:
                name = f"{count}-events" if events else f"{count}"
                found.append(Variant(name, count, {**options, "events": events}))
        return found

    def recorder(self, state: State) -> KutnaHoraRecorder:
        return KutnaHoraRecorder(state)

    def categories(self, catalogue: dict[str, Any]) -> list[Category]:
        tiles = catalogue["tiles"]
        unowned = {key: card for key, card in tiles.items() if not card.get("guild")}
        return [
            Category(
                "action",
                "action",
                self.names("action", (*ACTION_NAMES, "nothing")),
                ("taken",),
                "offered",
            ),
            self.tiles("guild_tile", tiles, "guild", ("built", "taken", "seen", "town")),
            self.tiles("public_tile", unowned, "patrician", ("built", "taken", "seen")),
            self.tiles("mine_tile", tiles, "set", ("built", "seen")),
            Category("technology", "tile", self.technology(tiles), ("built", "taken"), "taken"),
            Category("barbara", "barbara", self.barbara(), ("used", "turned")),
            Category("patrician", "patrician", self.names("color", COLOR_NAMES), ("seated",)),
            Category("house", "house", self.houses(), ("gone",)),
        ]

    def tiles(
        self, name: str, tiles: dict[str, Any], sign: str, verbs: tuple[str, ...]
    ) -> Category:
        """The tiles that carry a sign: a guild's, a patrician's, a mine's set; rocks have none."""
        found = {key: card["name"] for key, card in tiles.items() if card.get(sign)}
        owners = {key: ("guild", tiles[key]["guild"]) for key in found} if sign == "guild" else None
        return Category(name, "tile", found, verbs, "seen", "paid", owners)

    def technology(self, tiles: dict[str, Any]) -> dict[str, str]:
        return {key: card["name"] for key, card in tiles.items() if key.startswith("technology")}

    def names(self, category: str, items: Sequence[str]) -> dict[str, str]:
        return {item: self.word(category, item) for item in items}

    def barbara(self) -> dict[str, str]:
        numbers = range(1, BARBARA_TILES + 2)  # beyond the last: the finished church
        return {f"{n}": say("balance-barbara-tile", number=n) for n in numbers}

    def houses(self) -> dict[str, str]:
        return {
            f"{row}-{house}": say("balance-house", row=row, house=house)
            for row in range(1, HOUSE_ROWS + 1)
            for house in range(1, HOUSE_COLUMNS + 1)
        }

    def drawn(self, catalogue: dict[str, Any]) -> EventCards:
        names = {key: card["name"] for key, card in catalogue["events"].items()}
        return EventCards(names, ("points", "reputation", "pelicans"))

    def word(self, category: str, item: str) -> str:
        if category in ("opening", "guild_set"):
            inner = "action" if category == "opening" else "guild"
            separator = say("step-separator" if category == "opening" else "list-separator")
            return separator.join(self.word(inner, part) for part in item.split())
        if item.startswith("price_"):
            return say(f"commodity-{item.removeprefix('price_')}")
        if category in WORDS:
            return say(f"{WORDS[category]}-{item}".replace("_", "-"))
        return say(f"balance-{category}-{item}".replace("_", "-"))


STUDY = KutnaHoraStudy()
