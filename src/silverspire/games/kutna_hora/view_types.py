"""Kutná Hora: the types of views and score sheets. The browser's types are generated from them."""

from __future__ import annotations

from typing import Literal, TypedDict

from silverspire.games.kutna_hora.names import Action, Commodity, Guild, Mark


class Asked(TypedDict):
    """The pending question: who must choose, what, after how many choices, about which tiles.

    `free`: St. Barbara grants the action, and nothing is paid for it.
    """

    seat: int
    kind: str
    number: int
    drawn: list[str]
    tile: str | None
    free: bool


class EventInPlay(TypedDict):
    card: str
    name: str


class Price(TypedDict):
    """The price of a commodity, and the column of its price card that is in force."""

    price: int
    column: int
    mark: Mark | None


class Prices(TypedDict):
    ore: Price
    silver: Price
    wood: Price
    permits: Price
    food: Price
    beer: Price


class Stack(TypedDict):
    """A stack of the town hall: its top tile, and what the rights to it cost in groschen."""

    stack: str
    top: str
    height: int
    cost: int


class ByColor(TypedDict):
    """A number for each color of patricians."""

    green: int
    silver: int
    yellow: int
    red: int


class Patricians(TypedDict):
    bank: ByColor
    pool: ByColor
    council: ByColor


class Square(TypedDict):
    """A square: its building or plot, whose it is, what a plot costs, what the building scores."""

    building: str | None
    seat: int | None
    plot_price: int | None
    points: int | None


class Space(TypedDict):
    """A space of the mine: its tile, whose it is, what an open space costs in wood and groschen."""

    tile: str | None
    seat: int | None
    wood: int | None
    groschen: int | None
    entrance: bool


class MineRow(TypedDict):
    """A row of the mine: its stars, the points of each place; each seat's stars and points."""

    stars: int
    prizes: list[int]
    held: list[int]
    points: list[int]


class MineStack(TypedDict):
    """The mine tiles left, the set on the back of the top one, and the discard pile."""

    count: int
    back: int | None
    discard: list[str]


class Technology(TypedDict):
    level: int
    taken: int


class Barbara(TypedDict):
    turned: int


class GuildSet(TypedDict):
    guilds: list[Guild]
    seat: int | None


class Miners(TypedDict):
    pool: int
    waiting: int


class Pelicans(TypedDict):
    unused: int
    used: int


class HandCard(TypedDict):
    card: int
    actions: list[Action]


class HouseRow(TypedDict):
    """A row of houses on a player board: its guild, houses left, houses gone."""

    guild: Guild | None
    houses: int
    gone: int


class Production(TypedDict, total=False):
    """What a player produces of each commodity that they produce at all, except in mines."""

    ore: int
    silver: int
    wood: int
    permits: int
    food: int
    beer: int


class Earning(TypedDict):
    """What a player makes of a commodity, mines included, and the groschen it sells for now."""

    amount: int
    groschen: int


class BuildingCost(TypedDict):
    """What a waiting tile costs to build, and whether its guild's red X forbids it."""

    groschen: int
    no_market: bool


class PlayerBoard(TypedDict):
    groschen: int
    score: int
    score_if_ended: int
    place: int
    reputation: int
    income: int
    taxes_due: int
    miners: Miners
    pelicans: Pelicans
    plot_markers: int
    plot_costs: dict[str, int]
    hand: list[HandCard]
    tiles: list[str]
    tile_costs: dict[str, BuildingCost]
    rows: list[HouseRow]
    mine_ore: int
    council: ByColor
    production: Production
    earnings: dict[Commodity, Earning]
    points: dict[str, int]


class View(TypedDict):
    """The table as a seat sees it; everything a seat may know is open to all."""

    game: Literal["kutna_hora"]
    pack: str
    seat: int | None
    seats: int
    over: bool
    round: int
    rounds: int
    turn: int
    starting_seat: int
    active_seat: int
    cards_left: int
    asked: Asked | None
    tax: int
    tax_refusal: int
    event: EventInPlay | None
    red_round: int
    population: int
    ore: int
    prices: Prices
    town_hall: list[list[Stack]]
    removed: list[str]
    patricians: Patricians
    city: dict[str, Square]
    mine: dict[str, Space]
    mine_rows: list[MineRow]
    mine_stack: MineStack
    technology: Technology
    barbara: Barbara
    guild_sets: list[GuildSet]
    players: list[PlayerBoard]


class ScoreSheet(TypedDict):
    """Where every point came from; while the game runs, as if it ended now.

    `tie_breaks` are the goods that decide between equal totals, the first of them first.
    """

    seat: int
    final: bool
    total: int
    lines: dict[str, int]
    tie_breaks: dict[str, int]
    city: dict[str, int]
    mine_rows: list[int]
    council: ByColor


class SeatNumbers(TypedDict):
    """The numbers of a seat that a choice may change."""

    groschen: int
    income: int
    score: int
    score_if_ended: int
    reputation: int
    pelicans: int
    tax: int
    prices: dict[Commodity, int]
    made: dict[Commodity, int]
    earned: dict[Commodity, int]
