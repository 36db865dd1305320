"""Kutná Hora: the types of the catalogue. The browser's types are generated from them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from silverspire.games.kutna_hora.names import (
    Action,
    BarbaraEffect,
    Color,
    Commodity,
    Deck,
    Dot,
    EventRecipient,
    EventThing,
    EventTime,
    Gain,
    Guild,
    Mark,
)
from silverspire.kernel.narration import Message


class TileText(TypedDict):
    title: Message
    origin: Message
    effects: Message
    costs: Message


class EventText(TypedDict):
    title: Message
    effects: Message


class EffectsText(TypedDict):
    effects: Message


class Tile(TypedDict):
    """A tile: only what it prints; and the choice that builds a mine."""

    name: str
    text: TileText
    guild: NotRequired[Guild]
    wood: NotRequired[int]
    plot_price: NotRequired[int]
    dots: NotRequired[list[Dot]]
    stars: NotRequired[int]
    cost: NotRequired[int]
    set: NotRequired[int]
    choice: NotRequired[str]
    production: NotRequired[int]
    ore_advance: NotRequired[int]
    population: NotRequired[int]
    points: NotRequired[int]
    reputation: NotRequired[int]
    pelicans: NotRequired[int]
    tax: NotRequired[int]
    removes_house: NotRequired[bool]
    flips: NotRequired[bool]
    technology: NotRequired[bool]
    patrician: NotRequired[Color]


class EventEffect(TypedDict):
    """An effect of an event card, in the words of a pack."""

    when: EventTime
    do: str
    amount: NotRequired[int]
    what: NotRequired[Gain]
    grant: NotRequired[BarbaraEffect]
    deck: NotRequired[Deck]
    commodity: NotRequired[Commodity]
    color: NotRequired[Color]
    to: NotRequired[EventRecipient]
    of: NotRequired[EventThing]
    per: NotRequired[EventThing]


class EventCard(TypedDict):
    name: str
    text: EventText
    deck: Literal["A", "B"]
    tax: int
    population: int
    ore: int
    effects: list[EventEffect]


class BarbaraTile(TypedDict):
    tile: int
    reputation: int
    points: int
    effect: BarbaraEffect
    amount: int
    tax: int
    text: EffectsText


class House(TypedDict):
    """What a house gives when it leaves the player board."""

    points: int
    reputation: int
    pelicans: int
    free_tile: int
    text: EffectsText


class PriceCell(TypedDict):
    price: int
    mark: Mark | None


class PriceDeck(TypedDict):
    """A commodity's price cards: on which deck they are, and the cells of each from the left."""

    deck: Deck
    cards: list[list[PriceCell]]


class PriceDecks(TypedDict):
    ore: PriceDeck
    silver: PriceDeck
    wood: PriceDeck
    permits: PriceDeck
    food: PriceDeck
    beer: PriceDeck


class Reputation(TypedDict):
    lowest: int
    highest: int
    points: list[int]
    cheap_plots_from: int
    free_joker_from: int


class CouncilPoints(TypedDict):
    points: int
    more: NotRequired[int]


class Council(TypedDict):
    """What a patrician of each color pays on the council."""

    green: CouncilPoints
    silver: CouncilPoints
    yellow: CouncilPoints
    red: CouncilPoints


class Catalogue(TypedDict):
    """Everything printed that a player may look up."""

    pack: str
    tiles: dict[str, Tile]
    events: dict[str, EventCard]
    barbara: list[BarbaraTile]
    cards: list[list[Action]]
    houses: list[list[House]]
    prices: PriceDecks
    reputation: Reputation
    rounds: int
    council_rounds: list[int]
    tax_refusal: list[int]
    neighbors: dict[str, list[str]]
    villages: dict[str, list[Dot]]
    entrances: list[str]
    entrance_wood: int
    council_price: int
    council: Council
    columns: list[list[int]]
    surcharge: list[int]
    pool_limit: int
    finished_reputation: int
    piece_rules: dict[str, str]
