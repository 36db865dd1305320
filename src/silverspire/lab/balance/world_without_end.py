"""World Without End: what its balance report counts, and what its components document asks for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from silverspire.games.world_without_end.components import (
    CARD_NAMES,
    CHAPTERS,
    GOOD_NAMES,
    GOODS,
    PERSON_NAMES,
    PROJECT_NAMES,
)
from silverspire.kernel.state import State
from silverspire.lab.balance import estimates
from silverspire.lab.balance.estimates import Estimate
from silverspire.lab.balance.sample import Sample
from silverspire.lab.balance.study import Category, Curves, EventCards, Study, Variant
from silverspire.lab.balance.targets import (
    Check,
    Target,
    apart,
    fair_share_checks,
    frequencies,
    in_range,
)
from silverspire.lab.balance.world_without_end_recorder import WorldWithoutEndRecorder
from silverspire.localization import say

MINORITY = 0.5
FAIR = 0.25  # of the chapters: half of a card's even share, since six of twelve are played
A_FEW = 3.0  # victory points between the players
FOR_ALL = 5.0  # what befalls all alike decides less; the rulebook's fire takes a house and its rent
ALLOWANCE = 0.03
DUTIES = ("piety", "grain", "gold")
TRADED = ("stone", "wood", "wool", "cloth", "gold")
KEPT = ("grain", "piety", "loyalty", "knowledge")

GROUPS = {
    "start": ("start",),
    "projects": ("projects", "metal", "donations"),
    "favor": ("favor",),
    "income": ("income", "rent"),
    "medicine": ("medicine", "plague"),
    "events": ("events",),
    "duties": ("duties",),
    "goods": ("goods",),
}


def penalties(sample: Sample) -> dict[str, Estimate]:
    """How often a player suffers a penalty after a chapter; the last chapter has none."""
    return {
        f"chapter/{chapter}": estimates.mean(sample.counts(f"chapter/{chapter}/penalized"))
        for chapter in range(1, CHAPTERS)
    }


def seats_are_even(sample: Sample) -> list[Check]:
    """In turn order; and with three, where one side of the board is free, by side too."""
    checks = fair_share_checks(sample, "turn", ALLOWANCE)
    if sample.seats == 3:
        checks += fair_share_checks(sample, "chair", ALLOWANCE)
    return checks


def cards_played(sample: Sample) -> dict[str, Estimate]:
    """For each card the share of a player's chapters in which it is played."""
    return {
        f"card/{card}": estimates.ratio(
            sample.total(f"card/{card}/played"), sample.total(f"card/{card}/chapters")
        )
        for card in CARD_NAMES
    }


def drawn_events(sample: Sample) -> set[str]:
    """The cards that came up in some game."""
    noted = {key for tally in sample.tallies for key in tally.marks}
    return {key.split("/")[1] for key in noted if key.startswith("event/")}


def events_decide(sample: Sample) -> list[Check]:
    """Immediately, between the players; and in all, games with the card against games without."""
    checks = []
    tables = sample.scores.mean(axis=1)
    for key in sorted(drawn_events(sample)):
        drawn = sample.marks(f"event/{key}/drawn")
        points = sample.counts(f"event/{key}/points")
        apart = estimates.mean((points.max(axis=1) - points.min(axis=1))[drawn > 0])
        checks.append(Check(f"event_apart/{key}", "points", apart, None, A_FEW))
        shift = estimates.difference(tables, drawn)
        checks.append(Check(f"event_shift/{key}", "points", shift, -FOR_ALL, FOR_ALL))
    return checks


TARGETS = (
    in_range("winners", "points", 45, 70, lambda sample: sample.winner_scores),
    apart(5, 25),
    Target("seats", seats_are_even),
    frequencies("penalties", penalties, most=MINORITY),
    frequencies("cards", cards_played, least=FAIR),
    Target("events", events_decide),
)

PIECES = {
    "source": "wwe-source",
    "card": "wwe-card",
    "project": "wwe-project",
    "good": "wwe-good",
    "favor": "wwe-person",
    "duty": "wwe-penalty",
}


class WorldWithoutEndStudy(Study):
    """Cards, duties and events."""

    targets = TARGETS
    players = "search:20"
    groups = GROUPS
    curves = (
        Curves("points", ("points", "lead")),
        Curves("trade", tuple(f"good_{name}" for name in TRADED)),
        Curves("duties", tuple(f"good_{name}" for name in KEPT)),
    )
    shares = ("turn", "chair")
    openings = ("opening",)
    allowance = ALLOWANCE

    def variants(self, seats: Sequence[int], options: dict[str, Any]) -> list[Variant]:
        return [Variant(f"{count}", count, dict(options)) for count in seats]

    def recorder(self, state: State) -> WorldWithoutEndRecorder:
        return WorldWithoutEndRecorder(state)

    def categories(self, catalogue: dict[str, Any]) -> list[Category]:
        placed = ("placed", "donated", "entered", "completed", "metal")
        houses = {f"{house['house']}": self.house(house) for house in catalogue["houses"]}
        places = range(1, len(catalogue["locations"]) + 1)
        locations = {f"{n}": say("wwe-choice-treat", location=n) for n in places}
        return [
            Category(
                "card", "card", self.names("card", CARD_NAMES), ("played", "idle"), "chapters"
            ),
            Category("project", "project", self.names("project", PROJECT_NAMES), placed, "entered"),
            Category("house_space", "house", houses, ("built", "returned")),
            Category("favor", "favor", self.names("favor", PERSON_NAMES), ("visited",)),
            Category("location", "location", locations, ("healed", "sick"), "sick"),
            Category("duty", "duty", self.names("duty", DUTIES), ("penalty", "short", "avoided")),
            Category("good", "good", self.names("good", GOOD_NAMES[:GOODS]), ("gained", "lost")),
        ]

    def names(self, category: str, items: Sequence[str]) -> dict[str, str]:
        return {item: self.word(category, item) for item in items}

    def house(self, house: dict[str, Any]) -> str:
        income = say("wwe-amount", amount=house["amount"], good=say(f"wwe-good-{house['income']}"))
        resource = say(f"wwe-good-{house['resource']}")
        return say("balance-house-space", house=house["house"], income=income, resource=resource)

    def drawn(self, catalogue: dict[str, Any]) -> EventCards:
        names = {key: card["title"] for key, card in catalogue["events"].items()}
        return EventCards(names, ("points", "goods"))

    def word(self, category: str, item: str) -> str:
        if category == "opening":
            return say("step-separator").join(self.word("card", part) for part in item.split())
        if item.startswith("good_"):
            return say(f"wwe-good-{item.removeprefix('good_')}")
        if category in PIECES:
            return say(f"{PIECES[category]}-{item}".replace("_", "-"))
        return say(f"balance-{category}-{item}".replace("_", "-"))


STUDY = WorldWithoutEndStudy()
