"""Kutná Hora: the features of its evaluator, each by its place in the list of numbers."""

from __future__ import annotations

from typing import Final

from silverspire.games.kutna_hora.components import CARDS, GUILD_NAMES

BIAS: Final = 0
GROSCHEN: Final = 1
FIRST_GROSCHEN: Final = 2  # up to 15: enough for the next step
MORE_GROSCHEN: Final = 3  # up to 40
INCOME: Final = 4
PRODUCTION: Final = 5  # six commodities
MINE_ORE: Final = 11
GUILD_TILES_HELD: Final = 12
PUBLIC_TILES_HELD: Final = 13
HELD_INCOME: Final = 14  # what the tiles in the slots would add to the income
HELD_WOOD: Final = 15  # and what their wood costs
BUILDABLE: Final = 16  # tiles that could be built now
PLOTS: Final = 17
READY: Final = 18  # pairs of a plot and a tile
HOUSES_GONE: Final = 19
NEXT_HOUSE_POINTS: Final = 20
NEXT_HOUSE_EXTRAS: Final = 21
COLUMNS_NEAR: Final = 22  # houses that still stand before the next empty column
POOL_MINERS: Final = 23
MINES: Final = 24
ROWS_WITH_MINE: Final = 25
ROWS_WITH_TWO: Final = 26
REPUTATION: Final = 27
CHEAP_PLOTS: Final = 28
FREE_JOKER: Final = 29
BAD_NAME: Final = 30  # how far reputation is below 0
PELICANS: Final = 31
USED_PELICANS: Final = 32
CITY_POINTS: Final = 33
MINE_POINTS: Final = 34
COUNCIL: Final = 35  # what the council pays if nothing changes
COUNCIL_COLORS: Final = 36  # four: what one more token would pay
TAX_SHORT: Final = 40  # groschen lacking for the round's taxes
TAX_DUE: Final = 41
HAND: Final = 42  # six cards
LAST_TURN: Final = 48  # cards left to play this round
OWN_STACKS: Final = 49  # tiles left in the stacks of the player's guilds
CHEAPEST_TILE: Final = 50  # the lowest cost of rights to a tile of the player's guilds
WOOD_PRICE: Final = 51
PERMIT_PRICE: Final = 52
SCORINGS: Final = 53
HELD_POINTS: Final = 54  # on the tiles in the slots
HELD_EXTRAS: Final = 55  # reputation and pelicans on them
PLOT_DOTS: Final = 56  # dots beside the player's plots
GREEN_PLOTS: Final = 57  # public buildings beside the player's plots
USABLE_GROSCHEN: Final = 58  # money and income to come, as far as the cards left can spend it
FUTURE_INCOME: Final = 59  # income times the Income actions to come
TILES_IN_TIME: Final = 60  # what the tiles in the slots would bring, if there is time to build
OPEN_SIDES: Final = 61  # dots that neighbors yet to be built may match
PELICANS_IN_TIME: Final = 62
# What the cards left in this round can do.
INCOME_IN_HAND: Final = 63
BUILDING_IN_HAND: Final = 64
RIGHTS_IN_HAND: Final = 65
PLOT_IN_HAND: Final = 66
MINE_IN_HAND: Final = 67
BARBARA_IN_HAND: Final = 68
GUILDS: Final = 69  # six: what it is worth to have a guild, at the draft above all
RUIN: Final = 75  # what is lacking for production, from 0 to 1

NAMES: Final[tuple[str, ...]] = (
    "bias",
    "groschen",
    "first_groschen",
    "more_groschen",
    "income",
    "ore",
    "silver",
    "wood",
    "permits",
    "food",
    "beer",
    "mine_ore",
    "guild_tiles",
    "public_tiles",
    "held_income",
    "held_wood",
    "buildable",
    "plots",
    "ready",
    "houses_gone",
    "next_house_points",
    "next_house_extras",
    "columns_near",
    "pool_miners",
    "mines",
    "rows_with_mine",
    "rows_with_two",
    "reputation",
    "cheap_plots",
    "free_joker",
    "bad_name",
    "pelicans",
    "used_pelicans",
    "city_points",
    "mine_points",
    "council",
    "green_council",
    "silver_council",
    "yellow_council",
    "red_council",
    "tax_short",
    "tax_due",
    *(f"card_{card}" for card in range(1, CARDS + 1)),
    "cards_left",
    "own_stacks",
    "cheapest_tile",
    "wood_price",
    "permit_price",
    "scorings",
    "held_points",
    "held_extras",
    "plot_dots",
    "green_plots",
    "usable_groschen",
    "future_income",
    "tiles_in_time",
    "open_sides",
    "pelicans_in_time",
    "income_in_hand",
    "building_in_hand",
    "rights_in_hand",
    "plot_in_hand",
    "mine_in_hand",
    "barbara_in_hand",
    *(f"guild_{guild}" for guild in GUILD_NAMES),
    "ruin",
)
# What the features are about, in the order above: for the reasons of a coach.
SUBJECTS: Final[tuple[str, ...]] = (
    *("cards", "money", "money", "money"),
    *("income",) * 8,
    *("tiles",) * 5,
    *("plots",) * 2,
    *("houses",) * 4,
    *("mines",) * 4,
    *("reputation",) * 4,
    *("pelicans",) * 2,
    *("city", "mines", "council", "council", "council", "council", "council"),
    *("taxes",) * 2,
    *("cards",) * (CARDS + 1),
    *("tiles", "tiles", "money", "money", "council", "tiles", "tiles", "plots", "plots"),
    *("money", "income", "tiles", "city", "pelicans"),
    *("income", "tiles", "tiles", "plots", "mines", "pelicans"),
    *("tiles",) * len(GUILD_NAMES),
    "money",
)
