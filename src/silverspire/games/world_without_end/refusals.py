"""World Without End: every way to say no. One code gives choices, error and tooltip."""

from __future__ import annotations

from typing import Final

ALLOWED: Final = 0
OTHER_QUESTION: Final = 1
OUTLAWS_UNPAID: Final = 2
CARD_SPENT: Final = 3
CARD_NOT_YET: Final = 4
NOT_THIS_ACTION: Final = 5
FEE_UNPAID: Final = 6
NOT_IN_SUPPLY: Final = 7
NOT_IN_PLAY: Final = 8
PROJECT_COMPLETE: Final = 9
PROJECT_CANCELLED: Final = 10
NO_MATCHING_SPACE: Final = 11
GOOD_NOT_HELD: Final = 12
NOTHING_SOLD: Final = 13
TOO_FEW_WOOL: Final = 14
TOO_FEW_CLOTH: Final = 15
CLOTH_LIMIT: Final = 16
FAIR_CLOSED: Final = 17
SPACE_TAKEN: Final = 18
NO_HOUSE_LEFT: Final = 19
SAME_INCOME: Final = 20
HOUSE_UNPAID: Final = 21
NOT_YOUR_HOUSE: Final = 22
RENTED_ALREADY: Final = 23
NO_SEAL_LEFT: Final = 24
SEAL_THERE: Final = 25
DONATION_UNPAID: Final = 26
CLOTH_SHORT: Final = 27
NOT_SICK: Final = 28
TOO_LITTLE_KNOWLEDGE: Final = 29
OUT_OF_ORDER: Final = 30
NO_TREATMENT_NOW: Final = 31
NO_EXCHANGE: Final = 32
EXCHANGED_ALREADY: Final = 33
AT_COURT: Final = 34
EXCHANGE_SHORT: Final = 35
GOOD_NOT_NAMED: Final = 36
CANNOT_PAY: Final = 37
NO_LOYALTY: Final = 38
COMPULSORY: Final = 39
GAME_IS_OVER: Final = 40

REFUSALS: Final = (
    ("", ""),
    ("WWE-ROUND-1", "refusal-other-question"),
    ("WWE-FAVOR-2", "refusal-outlaws-unpaid"),
    ("WWE-ACT-2", "refusal-card-not-in-hand"),
    ("WWE-ACT-2", "refusal-card-not-yet"),
    ("WWE-ACT-1", "refusal-not-this-action"),
    ("WWE-EVENT-1", "refusal-fee-unpaid"),
    ("WWE-ACT-3", "refusal-not-in-supply"),
    ("WWE-PROJ-1", "refusal-not-in-play"),
    ("WWE-PROJ-1", "refusal-project-complete"),
    ("WWE-PROJ-5", "refusal-project-cancelled"),
    ("WWE-ACT-4", "refusal-no-matching-space"),
    ("WWE-EVENT-4", "refusal-good-not-held"),
    ("WWE-ACT-5", "refusal-nothing-sold"),
    ("WWE-ACT-5", "refusal-too-few-wool"),
    ("WWE-ACT-5", "refusal-too-few-cloth"),
    ("WWE-ACT-5", "refusal-cloth-limit"),
    ("WWE-ACT-5", "refusal-fair-closed"),
    ("WWE-ACT-7", "refusal-space-taken"),
    ("WWE-ACT-7", "refusal-no-house-left"),
    ("WWE-ACT-7", "refusal-same-income"),
    ("WWE-ACT-7", "refusal-house-unpaid"),
    ("WWE-ACT-8", "refusal-not-your-house"),
    ("WWE-ACT-8", "refusal-rented-already"),
    ("WWE-ACT-9", "refusal-no-seal-left"),
    ("WWE-ACT-9", "refusal-seal-there"),
    ("WWE-ACT-9", "refusal-donation-unpaid"),
    ("WWE-ACT-10", "refusal-cloth-short"),
    ("WWE-PLAGUE-3", "refusal-not-sick"),
    ("WWE-PLAGUE-3", "refusal-too-little-knowledge"),
    ("WWE-PLAGUE-4", "refusal-out-of-order"),
    ("WWE-EVENT-1", "refusal-no-treatment-now"),
    ("WWE-ROUND-1", "refusal-no-exchange"),
    ("WWE-ROUND-1", "refusal-exchanged-already"),
    ("WWE-CHAP-3", "refusal-at-court"),
    ("WWE-EVENT-4", "refusal-exchange-short"),
    ("WWE-EVENT-4", "refusal-good-not-named"),
    ("WWE-EVENT-4", "refusal-cannot-pay"),
    ("WWE-CHAP-4", "refusal-no-loyalty"),
    ("WWE-ACT-2", "refusal-compulsory-here"),
    ("WWE-END-1", "refusal-game-is-over"),
)
