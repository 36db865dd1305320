"""World Without End: the stack's frames: questions that a seat answers, steps that act alone."""

from __future__ import annotations

from typing import Final

# Questions. The two numbers of a frame are named where the question is pushed.
ORIENTATION_ASKED: Final = 0
CARD_ASKED: Final = 1
ACTION_ASKED: Final = 2  # first: the card, or the one that privilege repeats
RESOURCE_ASKED: Final = 3  # one more resource? first: the project; second: how many were placed
CLOTH_SALE_ASKED: Final = 4  # first: wool sold before
RENT_ASKED: Final = 5  # a second house? first: the first house
TREATMENT_ASKED: Final = 6  # one more location? first: knowledge left; second: the last location
HOSPITAL_ASKED: Final = 7
FREE_HOUSE_ASKED: Final = 8
EXCHANGE_ASKED: Final = 9  # a long-term exchange after the action
DISCARD_ASKED: Final = 10  # first: 1 if an event asks for it
LOST_GOOD_ASKED: Final = 11  # first: the goods, a bit each
GAINED_GOOD_ASKED: Final = 12  # first: the goods, a bit each
EVENT_TRADE_ASKED: Final = 13  # first: the effect's place
PAYMENT_ASKED: Final = 14  # first: the effect's place
RETURNED_HOUSE_ASKED: Final = 15
PROTECTION_ASKED: Final = 16  # first: the duty

QUESTION_NAMES: Final = (
    "orientation",
    "card",
    "action",
    "resource",
    "cloth_sale",
    "rent",
    "treatment",
    "hospital",
    "free_house",
    "exchange",
    "discard",
    "lost_good",
    "gained_good",
    "event_trade",
    "payment",
    "returned_house",
    "protection",
)

# Steps: frames that act alone.
FIRST_STEP: Final = 100
CHAPTER_STEP: Final = 100  # begin the next chapter
ROUND_STEP: Final = 101  # begin the next round
EFFECT_STEP: Final = 102  # first: the card; second: which of its effects
ORIENT_STEP: Final = 103  # ask the active player for the orientation
TURN_STEP: Final = 104  # a player's turn of phase 5
DISCARD_STEP: Final = 105  # the discard that is due, if any
ROUND_END_STEP: Final = 106
CHAPTER_END_STEP: Final = 107
COMPLETION_STEP: Final = 108  # first: the project whose spaces are all filled
CHAPTER_CLEAR_STEP: Final = 109  # cancel tokens and long-term events off
DUTIES_STEP: Final = 110
PENALTY_STEP: Final = 111  # what was not protected
CHAPTER_PASS_STEP: Final = 112
BONUS_STEP: Final = 114  # first: the card; what a long-term event adds to a performed action
