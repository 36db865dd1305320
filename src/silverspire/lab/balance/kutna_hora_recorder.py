"""Kutná Hora: what is noted at one table. Prices are followed from event to event."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from silverspire.games.kutna_hora.choices import CHOICE_NAMES
from silverspire.games.kutna_hora.components import (
    COMMODITIES,
    COMMODITY_NAMES,
    ORE,
    PERMITS,
    RED_CROSS,
    SILVER,
    TOWN_BUILDS,
    Components,
)
from silverspire.kernel.decisions import Decision
from silverspire.kernel.events import Event
from silverspire.kernel.state import State
from silverspire.lab.balance.tally import Recorder

OPENING_ACTIONS = 2
# What ends the round's event: all of it comes before taxes.
AFTER_THE_EVENT = ("taxes.paid", "taxes.refused", "round.began", "game.ended")


@cache
def action_of(choice: int) -> str | None:
    """The action that a choice of a card takes; None for other choices."""
    family, *rest = CHOICE_NAMES[choice].split(":")
    return rest[1] if family == "card" else None


class Market:
    """The two price decks and the arms, as the events move them."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.population = 0
        self.ore = 0
        self.columns = [0] * COMMODITIES

    def cell(self, commodity: int) -> tuple[int, int, int]:
        column = self.columns[SILVER if commodity == ORE else commodity]
        on_ore_deck = commodity in (ORE, SILVER, PERMITS)
        return commodity, self.ore if on_ore_deck else self.population, column

    def price(self, commodity: int) -> int:
        return int(self.components.price(*self.cell(commodity)))

    def prices(self) -> list[int]:
        return [self.price(commodity) for commodity in range(COMMODITIES)]

    def marks(self) -> list[int]:
        return [int(self.components.mark(*self.cell(good))) for good in range(COMMODITIES)]


class KutnaHoraRecorder(Recorder):
    """Prices, tiles, actions, the council, St. Barbara's and the events."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.market = Market(state.pack())
        self.lowest = self.market.prices()  # in this round
        self.doubled: set[int] = set()  # commodities, in this round
        self.shown = self.market.marks()
        self.round = 0
        self.tax = 0
        self.points = [0] * self.seats
        self.production = [[0] * COMMODITIES for _ in range(self.seats)]
        self.actions: list[list[str]] = [[] for _ in range(self.seats)]
        self.event: str | None = None  # the one that acts now
        for row in state.view(None)["town_hall"]:
            for stack in row:
                self.marks[f"tile/{stack['top']}/seen"] += 1
        self.snapshot()

    def first_seat(self, state: State) -> int:
        return int(state.view(None)["starting_seat"])

    def on_choice(self, asked: Decision, choice: int) -> None:
        """How often each action could have been taken."""
        if asked.kind == "card":
            for action in {action_of(offered) for offered in asked.choices}:
                self.count(f"action/{action}/offered", asked.seat)

    def on_events(self, events: Iterable[Event]) -> None:
        for event in events:
            kind, facts = event.kind, event.facts
            if event.seat is None:
                self.on_table_event(kind, facts)
            else:
                self.on_seat_event(kind, event.seat, facts)
            if kind in AFTER_THE_EVENT:
                self.event = None

    # --- The table -----------------------------------------------------------------------------

    def on_table_event(self, kind: str, facts: dict[str, str | int]) -> None:
        if kind in ("population.grew", "ore.advanced", "arm.moved"):
            self.move_market(kind, facts)
        elif kind in ("tile.revealed", "tile.uncovered", "red_tile.entered"):
            self.marks[f"tile/{facts['tile']}/seen"] += 1
        elif kind == "town.built":
            self.marks["town_built"] += 1
            if facts["tile"]:
                self.marks[f"tile/{facts['tile']}/town"] += 1
        elif kind == "tax.raised":
            self.tax = int(facts["now"])
        elif kind == "event.revealed":
            self.marks[f"event/{facts['event']}/drawn"] += 1
        elif kind == "event.acted":
            self.event = str(facts["event"])
        elif kind == "barbara.turned":
            self.marks[f"barbara/{facts['barbara']}/turned"] += 1
        elif kind == "game.ended":
            self.end_round()

    def move_market(self, kind: str, facts: dict[str, str | int]) -> None:
        """A card or an arm moved: new prices, and what stands beside them."""
        if kind == "population.grew":
            self.market.population = int(facts["now"])
        elif kind == "ore.advanced":
            self.market.ore = int(facts["now"])
        else:
            commodity = COMMODITY_NAMES.index(str(facts["commodity"]))
            self.market.columns[commodity] = int(facts["column"])
        marks = self.market.marks()
        for commodity in range(COMMODITIES):
            if marks[commodity] != self.shown[commodity]:
                self.marks["town_symbols"] += marks[commodity] == TOWN_BUILDS
                self.marks["red_crosses"] += marks[commodity] == RED_CROSS
            price = self.market.price(commodity)
            self.lowest[commodity] = min(self.lowest[commodity], price)
            if price >= 2 * self.lowest[commodity]:
                self.doubled.add(commodity)
        self.shown = marks

    # --- A seat --------------------------------------------------------------------------------

    def on_seat_event(self, kind: str, seat: int, facts: dict[str, str | int]) -> None:
        if kind == "round.began":
            if self.round > 0:
                self.end_round()
            self.round = int(facts["round"])
        elif kind in ("card.played", "card.without_effect"):
            self.took(seat, str(facts.get("action", "nothing")))
        elif kind in ("mine.built", "building.built"):
            self.count(f"tile/{facts['tile']}/built", seat)
            self.count(f"tile/{facts['tile']}/paid", seat, int(facts["paid"]))
        elif kind in ("rights.taken", "technology.taken"):
            self.count(f"tile/{facts['tile']}/taken", seat)
        elif kind == "mine.drawn":
            self.marks[f"tile/{facts['tile']}/seen"] += 1
        elif kind == "production.raised":
            commodity = COMMODITY_NAMES.index(str(facts["commodity"]))
            self.production[seat][commodity] += int(facts["amount"])
        elif kind in ("points.scored", "reputation.changed"):
            self.gained(seat, kind, int(facts["amount"]))
        else:
            self.on_rare_event(kind, seat, facts)

    def on_rare_event(self, kind: str, seat: int, facts: dict[str, str | int]) -> None:
        if kind == "pelican.used":
            self.count(f"barbara/{facts['barbara']}/used", seat)
        elif kind == "patrician.seated":
            self.count(f"patrician/{facts['color']}/seated", seat)
        elif kind == "house.gone":
            self.count(f"house/{facts['row']}-{facts['house']}/gone", seat)
        elif kind == "income.gained":
            self.count("income/all/gained", seat, int(facts["amount"]))
        elif kind == "taxes.paid":
            self.count("taxes/all/paid", seat, int(facts["amount"]))
        elif kind == "taxes.refused":
            self.count("taxes/all/refused", seat)
        elif kind == "pelicans.gained" and self.event:
            self.count(f"event/{self.event}/pelicans", seat, int(facts["amount"]))

    def took(self, seat: int, action: str) -> None:
        self.count(f"action/{action}/taken", seat)
        self.actions[seat].append(action)

    def gained(self, seat: int, kind: str, amount: int) -> None:
        if kind == "points.scored":
            self.points[seat] += amount
        if self.event:
            word = "points" if kind == "points.scored" else "reputation"
            self.count(f"event/{self.event}/{word}", seat, amount)

    # --- Rounds and the end --------------------------------------------------------------------

    def end_round(self) -> None:
        self.marks["rounds"] += 1
        self.marks["doubled_rounds"] += bool(self.doubled)
        for commodity in self.doubled:
            self.marks[f"doubled/{COMMODITY_NAMES[commodity]}"] += 1
        self.doubled = set()
        self.lowest = self.market.prices()
        self.snapshot()

    def income(self, seat: int) -> int:
        prices = self.market.prices()
        return sum(made * prices[good] for good, made in enumerate(self.production[seat]))

    def snapshot(self) -> None:
        """Where everything stands, after a round."""
        self.curves["population"].append(self.market.population)
        self.curves["ore_deck"].append(self.market.ore)
        self.curves["tax"].append(self.tax)
        for commodity, price in enumerate(self.market.prices()):
            self.curves[f"price_{COMMODITY_NAMES[commodity]}"].append(price)
        incomes = [self.income(seat) for seat in range(self.seats)]
        self.curves["income"].append(sum(incomes) / self.seats)
        self.curves["points"].append(sum(self.points) / self.seats)

    def on_end(self, state: State) -> None:
        view = state.view(None)
        self.marks["end_tax"] = view["tax"]
        self.marks["end_ore"] = view["ore"]
        self.marks["end_population"] = view["population"]
        self.marks["barbara"] = view["barbara"]["turned"]
        self.marks["technology"] = view["technology"]["taken"]
        for color, tokens in view["patricians"]["council"].items():
            self.marks[f"council/{color}"] = tokens
        for seat, board in enumerate(view["players"]):
            self.count("end/all/income", seat, board["income"])
            self.count("end/all/groschen", seat, board["groschen"])
            self.count("end/all/reputation", seat, board["reputation"])
            guilds = [row["guild"] for row in board["rows"]]
            for guild in guilds:
                self.label("guild", seat, guild)
            self.label("guild_set", seat, " ".join(sorted(guilds)))
            self.label("opening", seat, " ".join(self.actions[seat][:OPENING_ACTIONS]))
