"""World Without End: the features of its evaluator, each by its place in the list of numbers."""

from __future__ import annotations

from typing import Final

from silverspire.games.world_without_end.components import CARD_NAMES, GOOD_NAMES

BIAS: Final = 0
STONE_USABLE: Final = 1  # as much as projects in play can take
STONE_MORE: Final = 2
WOOD_USABLE: Final = 3
WOOD_MORE: Final = 4
WOOL_HELD: Final = 5
CLOTH_HELD: Final = 6
LOYALTY_FIRST: Final = 7
LOYALTY_MORE: Final = 8
KNOWLEDGE_HELD: Final = 9
PIETY_DUE: Final = 10  # up to the duty
PIETY_MORE: Final = 11
GRAIN_DUE: Final = 12
GRAIN_MORE: Final = 13
GOLD_DUE: Final = 14
GOLD_MORE: Final = 15
PIETY_SHORT: Final = 16  # lacking for the duty, the more the nearer the chapter's end
GRAIN_SHORT: Final = 17
GOLD_SHORT: Final = 18
HOUSES: Final = 19
HOUSE_INCOMES: Final = 20  # ten: the player's houses by what they bring
SEALS_OUT: Final = 30  # donations on projects
SEALS_NEAR: Final = 31  # weighted by how far the project has come
CURABLE: Final = 32  # sick locations within the seat's knowledge
CURABLE_LATER: Final = 33  # unturned ones within it, at a guess
COURT: Final = 34
BEGGING: Final = 35
PENANCE: Final = 36
REPEATABLE: Final = 37  # the privilege in hand, and an action to repeat
HAND: Final = 38  # twelve cards
HAND_EARLY: Final = 50  # the same, weighted by the rounds left in the chapter
MISSING: Final = 62  # duties not paid and not yet protected
MOST_LOYAL: Final = 63
NEXT_ACTIVE: Final = 64  # will orient the next card
SPACES: Final = 65  # resources that projects in play can still take
# What the hand can do with the goods.
TO_PLACE: Final = 66  # resources, with the project card: two at most
TO_SELL: Final = 67  # gold that the sale card would bring
TO_WEAVE: Final = 68
TO_TREAT: Final = 69
TO_RENT: Final = 70  # houses, with the rent card: two at most
TO_SETTLE: Final = 71  # a house that could be built
TO_DONATE: Final = 72
PIETY_UNCOVERED: Final = 73  # lacking for the duty, and no card to get it with
GRAIN_UNCOVERED: Final = 74
GOLD_UNCOVERED: Final = 75
TURNS: Final = 76  # cards still to be played in the chapter
# What there is left to take, and who takes it first.
GRAIN_LEFT: Final = 77  # in the fields
PIETY_LEFT: Final = 78
GRAIN_WANTED: Final = 79  # by the others, for their duties
PIETY_WANTED: Final = 80
ACTIVE: Final = 81
ACTIVE_AGAIN: Final = 82  # how often, in the rounds ahead of this chapter
FAVOR_REACH: Final = 83  # the most points that the next card's arrow can lead to, if next active
FAVOR_STEP: Final = 84  # the points that the favor card would bring

NAMES: Final[tuple[str, ...]] = (
    "bias",
    "stone",
    "more_stone",
    "wood",
    "more_wood",
    "wool",
    "cloth",
    "loyalty",
    "more_loyalty",
    "knowledge",
    "piety",
    "more_piety",
    "grain",
    "more_grain",
    "gold",
    "more_gold",
    "piety_short",
    "grain_short",
    "gold_short",
    "houses",
    *(f"house_{good}" for good in GOOD_NAMES),
    "seals",
    "seals_near",
    "curable",
    "curable_later",
    "court",
    "begging",
    "penance",
    "repeatable",
    *(f"card_{card}" for card in CARD_NAMES),
    *(f"early_{card}" for card in CARD_NAMES),
    "missing",
    "most_loyal",
    "next_active",
    "spaces",
    "to_place",
    "to_sell",
    "to_weave",
    "to_treat",
    "to_rent",
    "to_settle",
    "to_donate",
    "piety_uncovered",
    "grain_uncovered",
    "gold_uncovered",
    "turns",
    "grain_left",
    "piety_left",
    "grain_wanted",
    "piety_wanted",
    "active",
    "active_again",
    "favor_reach",
    "favor_step",
)
# What the features are about, in the order above: for the reasons of a coach.
SUBJECTS: Final[tuple[str, ...]] = (
    "cards",
    *("building",) * 4,
    *("wool",) * 2,
    *("loyalty",) * 2,
    "medicine",
    *("duties",) * 9,
    *("houses",) * 11,
    *("donations",) * 2,
    *("medicine",) * 2,
    *("penalties",) * 3,
    *("cards",) * 25,
    "penalties",
    "loyalty",
    "favor",
    "building",
    *("building", "wool", "wool", "medicine", "houses", "houses", "donations"),
    *("duties",) * 3,
    "cards",
    *("duties",) * 4,
    *("favor",) * 4,
)
