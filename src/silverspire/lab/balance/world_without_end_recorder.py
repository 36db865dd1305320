"""World Without End: what is noted at one table."""

from __future__ import annotations

from collections.abc import Iterable

from silverspire.games.world_without_end.components import (
    CARD_NAMES,
    GOOD_NAMES,
    GOODS,
    STARRED_CARDS,
)
from silverspire.kernel.events import Event
from silverspire.kernel.state import State
from silverspire.lab.balance.tally import Recorder

OPENING_CARDS = 2

# One item of a category each time: the event, the category, the fact that names it, the verb.
PIECES = {
    "resource.placed": ("project", "project", "placed"),
    "seal.placed": ("project", "project", "donated"),
    "project.entered": ("project", "project", "entered"),
    "project.completed": ("project", "project", "completed"),
    "metal.placed": ("project", "project", "metal"),
    "house.built": ("house", "house", "built"),
    "house.returned": ("house", "house", "returned"),
    "favor.moved": ("favor", "person", "visited"),
    "location.healed": ("location", "location", "healed"),
    "plague.revealed": ("location", "location", "sick"),
    "event.revealed": ("event", "event", "drawn"),
    "goods.traded": ("event", "event", "traded"),
    "penalty.due": ("duty", "duty", "penalty"),
    "penalty.avoided": ("duty", "duty", "avoided"),
    "doubling.avoided": ("duty", "duty", "avoided"),
}
# These befall the table, even where the rules name the seat that turned the card.
OF_THE_TABLE = ("event.revealed", "plague.revealed", "project.entered", "project.completed")


class WorldWithoutEndRecorder(Recorder):
    """Cards, projects, houses, favors, duties and the events."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.short_chapters = 1 if state.options["first_game"] else 0
        self.rounds = 0
        self.chapter = 0
        components = state.pack()  # before the first event, which may have changed both already
        self.points = [int(components.start_points)] * self.seats
        start = [int(amount) for amount in components.start_goods]
        self.goods = [list(start) for _ in range(self.seats)]
        self.last_card = [""] * self.seats
        self.cards: list[list[str]] = [[] for _ in range(self.seats)]
        self.event: str | None = None  # the one that acts now, until its card is turned
        self.penalized: set[int] = set()  # seats, at this chapter's end

    def first_seat(self, state: State) -> int:
        return int(state.view(None)["active_seat"])

    def on_events(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.audience is None:
                self.on_event(event.kind, event.seat, event.facts)

    def on_event(self, kind: str, seat: int | None, facts: dict[str, str | int]) -> None:
        if kind in PIECES:
            self.count_piece(kind, seat, facts)
        if kind == "event.revealed":
            self.event = str(facts["event"])
        elif kind == "card.oriented":
            self.event = None
        elif kind == "chapter.began":
            self.begin_chapter(int(facts["chapter"]))
        elif kind == "round.began" and self.rounds > 0:
            self.end_round()
        elif kind == "game.ended":
            self.end_round()
            self.end_chapter()
        elif kind == "tax.rolled":
            self.marks[f"tax/{facts['amount']}"] += 1
        elif seat is not None:
            self.on_seat_event(kind, seat, facts)
        self.rounds += kind == "round.began"

    def count_piece(self, kind: str, seat: int | None, facts: dict[str, str | int]) -> None:
        family, fact, verb = PIECES[kind]
        key = f"{family}/{facts[fact]}/{verb}"
        if seat is None or kind in OF_THE_TABLE:
            self.marks[key] += 1
        else:
            self.count(key, seat)

    def on_seat_event(self, kind: str, seat: int, facts: dict[str, str | int]) -> None:
        if kind == "card.played":
            card = str(facts["card"])
            self.last_card[seat] = card
            self.cards[seat].append(card)
            self.count(f"card/{card}/played", seat)
        elif kind in ("action.declined", "action.forbidden"):
            self.count(f"card/{self.last_card[seat]}/idle", seat)
        elif kind in ("points.gained", "points.lost"):
            sign = 1 if kind == "points.gained" else -1
            self.gained(seat, "points", sign * int(facts["amount"]))
        elif kind in ("good.gained", "good.lost"):
            amount = int(facts["amount"])
            self.moved(seat, str(facts["good"]), amount if kind == "good.gained" else -amount)
        elif kind == "resource.placed":
            self.moved(seat, str(facts["good"]), -1)  # reported as placed, not as lost
        elif kind == "duty.paid":
            self.count(f"duty/{facts['duty']}/short", seat, int(facts["missing"]) > 0)
            self.count(f"duty/{facts['duty']}/missing", seat, int(facts["missing"]))
        elif kind == "penalty.due":
            self.penalized.add(seat)

    def moved(self, seat: int, good: str, amount: int) -> None:
        self.goods[seat][GOOD_NAMES.index(good)] += amount
        self.count(f"good/{good}/{'gained' if amount > 0 else 'lost'}", seat, abs(amount))
        self.gained(seat, "goods", amount)

    def gained(self, seat: int, what: str, amount: int) -> None:
        if what == "points":
            self.points[seat] += amount
        if self.event:
            self.count(f"event/{self.event}/{what}", seat, amount)

    # --- Rounds, chapters and the end ----------------------------------------------------------

    def begin_chapter(self, chapter: int) -> None:
        """A new hand: each card in it can be played once."""
        if self.chapter > 0:
            self.end_chapter()
        self.chapter = chapter
        cards = CARD_NAMES[:STARRED_CARDS] if chapter <= self.short_chapters else CARD_NAMES
        for seat in range(self.seats):
            for card in cards:
                self.count(f"card/{card}/chapters", seat)
        if chapter == 1:
            self.snapshot()

    def end_chapter(self) -> None:
        """Penalties fall after chapters I to III."""
        for seat in range(self.seats):
            self.count(f"chapter/{self.chapter}/penalized", seat, seat in self.penalized)
        self.penalized = set()

    def end_round(self) -> None:
        self.snapshot()

    def snapshot(self) -> None:
        """Where everything stands, after a round."""
        self.curves["points"].append(sum(self.points) / self.seats)
        self.curves["lead"].append(max(self.points) - min(self.points))
        for good in range(GOODS):
            held = sum(goods[good] for goods in self.goods)
            self.curves[f"good_{GOOD_NAMES[good]}"].append(held / self.seats)

    def on_end(self, state: State) -> None:
        for seat in range(self.seats):
            self.label("opening", seat, " ".join(self.cards[seat][:OPENING_CARDS]))
