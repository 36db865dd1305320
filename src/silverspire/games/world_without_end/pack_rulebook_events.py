"""What the rulebook says of the event cards: a pack whose cards contradict it is refused.

It names eight cards in its appendix, shows one exchange and the corners of one card, and says what
cards of each kind can do. The other cards are free.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from silverspire.games.world_without_end.effect_vocabulary import EFFECTS
from silverspire.games.world_without_end.pack_effects import CHAPTER_NAMES
from silverspire.games.world_without_end.pack_events import CORNERS, KINDS
from silverspire.kernel.pack_sections import PackSection

Sections = Mapping[str, PackSection]
Effect = Mapping[str, object]

LONG_TERM: Final = KINDS[1]
PLAGUE_CHAPTERS: Final = ("III", "IV")
PICTURED_CORNERS: Final = frozenset({"stone", "grain", "gold", "points"})


class Card(NamedTuple):
    """An event card as a pack writes it, and where."""

    section: PackSection
    chapter: str
    place: int
    entry: Mapping[str, Any]

    @property
    def effects(self) -> list[Effect]:
        return list(self.entry["effects"])

    def has(self, wanted: Effect) -> bool:
        return any(wanted.items() <= effect.items() for effect in self.effects)

    def refuse(self, what: str, *path: str | int, rule: str) -> None:
        self.section.refuse(what, "event", self.place, *path, rule=rule)


class Named(NamedTuple):
    """A card that the rulebook describes: it does all of this, in one of these chapters."""

    name: str
    effects: tuple[Effect, ...]
    rule: str
    chapters: tuple[str, ...] = CHAPTER_NAMES


NAMED: Final = (
    Named("slow construction", ({"do": "wool_price", "gold": 1},), "WWE-CARD-1"),
    Named("in Kingsbridge", ({"do": "return_house"},), "WWE-CARD-2"),
    Named("the accusation", ({"do": "no_actions"},), "WWE-CARD-3"),
    Named("Ralph Fitzgerald", ({"do": "lose_one_of"},), "WWE-CARD-4"),
    Named("war on France", ({"do": "discard", "cards": 2},), "WWE-CARD-5", ("II",)),
    Named(
        "Godwyn’s help",
        (
            {"do": "open_project", "project": "palace"},
            {"do": "cancel_other_projects", "project": "palace"},
        ),
        "WWE-CARD-7",
    ),
    Named(
        "Merthin’s dream",
        ({"do": "complete_project", "project": "tower"},),
        *("WWE-CARD-8", PLAGUE_CHAPTERS),
    ),
    Named(
        "the exchange of wool for gold",
        ({"do": "trade", "give": "wool", "give_amount": 1, "get": "gold", "get_amount": 3},),
        "WWE-CARD-9",
    ),
)
# "With the plague" lasts for a round, or longer where the card is long-term [WWE-CARD-6].
DRAWN_DISCARDS: Final = ("random_discards", "drawn_discards")


def check_events(sections: Sections) -> None:
    cards = list(_cards(sections))
    _check_kinds(cards)
    for named in NAMED:
        _check_named(cards, named)
    _check_drawn_discards(cards)
    _check_canceled_favor(cards)
    _check_corners(cards)


def _cards(sections: Sections) -> Iterator[Card]:
    for number, chapter in enumerate(CHAPTER_NAMES, 1):
        section = sections[f"events_{number}.toml"]
        entries: Any = section.values["event"]
        for place, entry in enumerate(entries):
            yield Card(section, chapter, place, entry)


def _check_kinds(cards: list[Card]) -> None:
    """Long-term cards change actions later, and do nothing when revealed [WWE-EVENT-1]."""
    for card in cards:
        if card.entry["kind"] != LONG_TERM:
            continue
        for place, effect in enumerate(card.effects):
            if not EFFECTS.rows[EFFECTS.numbers[str(effect["do"])]].lasts:
                what = f"{effect['do']} happens at once: only an immediate card can have it"
                card.refuse(what, "effects", place, "do", rule="WWE-EVENT-1")


def _check_named(cards: list[Card], named: Named) -> None:
    """The card is there, and in a chapter where it can be."""
    alike = [card for card in cards if all(card.has(effect) for effect in named.effects)]
    if any(card.chapter in named.chapters for card in alike):
        return
    if alike:
        what = f"“{named.name}” is a card of chapter {' or '.join(named.chapters)}"
        alike[0].refuse(what, rule=named.rule)
        return
    wanted = " and ".join(_written(effect) for effect in named.effects)
    what = f"no card is “{named.name}”: one must have {wanted}"
    fitting = [card for card in cards if card.chapter in named.chapters]
    meant = _meant(fitting, named)
    if meant is None:
        fitting[0].section.refuse(what, rule=named.rule)
    else:
        meant.refuse(what, "effects", rule=named.rule)


def _meant(cards: list[Card], named: Named) -> Card | None:
    """The card that does a part of it, or something of the kind."""
    kinds = tuple({"do": effect["do"]} for effect in named.effects)
    for wanted in (named.effects, kinds):
        for card in cards:
            if any(card.has(effect) for effect in wanted):
                return card
    return None


def _written(effect: Effect) -> str:
    """An effect as a pack writes it."""
    pairs = [
        f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value}"
        for key, value in effect.items()
    ]
    return f"{{ {', '.join(pairs)} }}"


def _check_drawn_discards(cards: list[Card]) -> None:
    """The plague brings a card by which others draw your discard [WWE-CARD-6]."""
    drawn = [card for card in cards for do in DRAWN_DISCARDS if card.has({"do": do})]
    if any(card.chapter in PLAGUE_CHAPTERS for card in drawn):
        return
    what = "“with the plague” is a card of chapter III or IV with random_discards or drawn_discards"
    if drawn:
        drawn[0].refuse(what, rule="WWE-CARD-6")
    else:
        later = [card for card in cards if card.chapter in PLAGUE_CHAPTERS]
        later[0].section.refuse(what, rule="WWE-CARD-6")


def _check_canceled_favor(cards: list[Card]) -> None:
    """Some immediate events cancel spaces of the favor track [WWE-EVENT-2]."""
    if not any(card.has({"do": "cancel_favor"}) for card in cards):
        what = "some immediate card must cancel a person on the favor track (cancel_favor)"
        cards[0].section.refuse(what, rule="WWE-EVENT-2")


def _check_corners(cards: list[Card]) -> None:
    """Every income is on some card, and four stand together on one [WWE-INCOME-1, WWE-EX-1]."""
    first = cards[0].section
    shown = {corner for card in cards for corner in card.entry["corners"]}
    for corner in CORNERS:
        if corner not in shown:
            first.refuse(f"some card must show {corner} in a corner", rule="WWE-INCOME-1")
    if not any(set(card.entry["corners"]) == PICTURED_CORNERS for card in cards):
        what = "the rulebook shows a card with stone, grain, gold and points in its corners"
        first.refuse(what, rule="WWE-EX-1")
