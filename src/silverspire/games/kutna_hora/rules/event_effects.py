"""What event cards can do: a row for each effect, under the rule that carries it out [KH-END-1].

A pack names an effect, its arguments, when it happens and whom it concerns; `event_cards.py`
interprets that. Adding an effect: a function and its row here, the label `card-…` in `locales`,
and a line in `docs/how-to/event-effects.md`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, final

from mypy_extensions import i64

from silverspire.games.kutna_hora.barbara_effects import (
    BARBARA_EFFECTS,
)
from silverspire.games.kutna_hora.components import (
    ARM_COLUMNS,
    COLOR_NAMES,
    COMMODITY_NAMES,
    NONE,
    Seat,
)
from silverspire.games.kutna_hora.event_words import (
    DECK_NAMES,
    GAIN_NAMES,
    GAINED_GROSCHEN,
    GAINED_PELICANS,
    GAINED_POINTS,
    GAINED_REPUTATION,
    LARGEST_PRINTED,
    POPULATION_DECK,
)
from silverspire.games.kutna_hora.events import GROSCHEN_CHANGED
from silverspire.games.kutna_hora.player import FROM_EVENTS
from silverspire.games.kutna_hora.rules.barbara import flip_tile, grant_effect, turn_current_tile
from silverspire.games.kutna_hora.rules.prices import (
    advance_ore,
    advance_population,
    heed_town,
    move_arm,
    raise_tax,
    town_builds,
)
from silverspire.games.kutna_hora.rules.scores import change_reputation, gain_pelicans, score
from silverspire.games.kutna_hora.rules.tile_effects import call_patrician
from silverspire.games.kutna_hora.state import Table

# Table, the seat that it concerns or NOBODY, the subject, the amount.
Act: TypeAlias = Callable[[Table, i64, i64, i64], None]

# What an effect can be about: the word in the pack, and the names to choose from.
SUBJECTS: Final[dict[str, tuple[str, ...]]] = {
    "what": GAIN_NAMES,
    "grant": BARBARA_EFFECTS[1:],
    "deck": DECK_NAMES,
    "commodity": COMMODITY_NAMES,
    "color": COLOR_NAMES,
}


@final
class EventEffect:
    """One word of the vocabulary: its arguments, and the rule that carries it out."""

    def __init__(self, number: int, name: str, act: Act | None) -> None:
        self.number = number
        self.name = name
        self.act = act  # None: it holds during the round, and other rules ask for it
        self.subject = ""  # a key of SUBJECTS
        self.amount = ""  # what the pack calls its number
        self.default_amount: int | None = None  # where it may be left out
        self.highest = LARGEST_PRINTED
        self.to_players = False  # it concerns players; otherwise the table
        self.counts = False  # `per` may multiply its amount
        self.asks = False  # the players have to answer, so they do in turn order


@final
class EventEffects:
    """The vocabulary, in the order of its rows."""

    def __init__(self) -> None:
        self.rows: list[EventEffect] = []

    def add(
        self,
        name: str,
        act: Act | None,
        subject: str = "",
        amount: str = "",
        highest: int = LARGEST_PRINTED,
        to_players: bool = False,
        counts: bool = False,
        asks: bool = False,
        default_amount: int | None = None,
    ) -> i64:
        """Declare an effect; returns its number."""
        row = EventEffect(len(self.rows), name, act)
        row.subject = subject
        row.amount = amount
        row.highest = highest
        row.to_players = to_players
        row.counts = counts
        row.asks = asks
        row.default_amount = default_amount
        self.rows.append(row)
        return row.number


EFFECTS: Final = EventEffects()

# --- Players -------------------------------------------------------------------------------------


def gain(table: Table, seat: Seat, what: i64, amount: i64) -> None:
    """Points, reputation, pelicans or groschen."""
    if what == GAINED_POINTS:
        score(table, seat, FROM_EVENTS, amount)
    elif what == GAINED_REPUTATION:
        change_reputation(table, seat, amount)
    elif what == GAINED_PELICANS:
        gain_pelicans(table, seat, amount)
    elif what == GAINED_GROSCHEN and amount != 0:
        table.players[seat].groschen += amount
        table.report(GROSCHEN_CHANGED, seat, amount)


EFFECTS.add("gain", gain, "what", "amount", to_players=True, counts=True)


def lose(table: Table, seat: Seat, what: i64, amount: i64) -> None:
    """Likewise; nobody loses more unused pelicans or groschen than they have."""
    player = table.players[seat]
    if what == GAINED_PELICANS:
        amount = min(amount, player.pelicans)
    elif what == GAINED_GROSCHEN:
        amount = min(amount, player.groschen)
    gain(table, seat, what, -amount)


EFFECTS.add("lose", lose, "what", "amount", to_players=True, counts=True)


def grant(table: Table, seat: Seat, effect: i64, amount: i64) -> None:
    """What the middle of a St. Barbara tile gives; it may be ignored [KH-BARB-2]."""
    grant_effect(table, seat, effect + 1, amount)


EFFECTS.add("grant", grant, "grant", "amount", 9, to_players=True, asks=True, default_amount=1)

# --- The town ------------------------------------------------------------------------------------


def advance(table: Table, _: Seat, deck: i64, cards: i64) -> None:
    """A price deck moves on [KH-PRICE-4]."""
    if deck == POPULATION_DECK:
        advance_population(table, cards)
    else:
        advance_ore(table, cards)


EFFECTS.add("advance", advance, "deck", "cards")


def move_indicator(table: Table, _: Seat, commodity: i64, notches: i64) -> None:
    """A commodity becomes cheaper, as if that many of its buildings were built [KH-PRICE-3]."""
    for _notch in range(notches):
        move_arm(table, commodity)


EFFECTS.add(
    "move_indicator",
    move_indicator,
    "commodity",
    "notches",
    ARM_COLUMNS - 1,
    default_amount=1,
)


def let_town_build(table: Table, _: Seat, commodity: i64, __: i64) -> None:
    """As if its symbol had come into the window [KH-PRICE-5]."""
    town_builds(table, commodity)
    heed_town(table, commodity)


EFFECTS.add("town_builds", let_town_build, "commodity")


def flip(table: Table, _: Seat, __: i64, ___: i64) -> None:
    """The current St. Barbara tile is turned; only a building's flip adds its tax [KH-BARB-3]."""
    turn_current_tile(table)


EFFECTS.add("flip_tile", flip)


def flip_and_tax(table: Table, _: Seat, __: i64, ___: i64) -> None:
    """For a card that says so: turned as by a building, with its tax."""
    flip_tile(table)


EFFECTS.add("flip_tile_and_tax", flip_and_tax)


def raise_taxes(table: Table, _: Seat, __: i64, amount: i64) -> None:
    """Later than the tax that is printed in the corner of the card [KH-END-6]."""
    raise_tax(table, amount)


EFFECTS.add("raise_tax", raise_taxes, "", "amount")


def lower_taxes(table: Table, _: Seat, __: i64, amount: i64) -> None:
    """The tax never falls below 0."""
    raise_tax(table, -min(amount, table.tax))


EFFECTS.add("lower_tax", lower_taxes, "", "amount")


def pool_patrician(table: Table, _: Seat, color: i64, __: i64) -> None:
    """From the bank to the pool, if one of that color is left [KH-BUILD-6]."""
    call_patrician(table, color)


EFFECTS.add("patrician", pool_patrician, "color")

# --- What holds during the round -----------------------------------------------------------------

FREE_JOKER: Final = EFFECTS.add("free_joker", None)  # the Joker costs no reputation
PLOT_DISCOUNT: Final = EFFECTS.add("plot_discount", None, "", "amount")  # 1 groschen at least
PLOT_PRICE: Final = EFFECTS.add("plot_price", None, "", "amount")  # every plot costs this, at most


def lasting_amount(table: Table, effect: i64) -> i64:
    """The amount of an effect that holds this round, 1 where it has none; NONE if it does not."""
    if table.event == NONE:
        return NONE
    return table.components.lasting_amount(table.event, effect)
