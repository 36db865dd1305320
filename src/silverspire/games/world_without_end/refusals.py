"""World Without End: every way to say no, each with its rule and its message."""

from __future__ import annotations

from typing import Final

from silverspire.kernel.refusals import Refusal, Refusals

REFUSALS: Final = Refusals(
    other_question=Refusal("WWE-ROUND-1", "refusal-other-question", obvious=True),
    game_over=Refusal("WWE-END-1", "refusal-game-over"),
)
OUTLAWS_UNPAID: Final = REFUSALS.add("WWE-FAVOR-2", "refusal-outlaws-unpaid")
CARD_SPENT: Final = REFUSALS.add("WWE-ACT-2", "refusal-card-not-in-hand")
CARD_NOT_YET: Final = REFUSALS.add("WWE-ACT-2", "refusal-card-not-yet")
NOT_THIS_ACTION: Final = REFUSALS.add("WWE-ACT-1", "refusal-not-this-action", obvious=True)
FEE_UNPAID: Final = REFUSALS.add("WWE-EVENT-1", "refusal-fee-unpaid")
NOT_IN_SUPPLY: Final = REFUSALS.add("WWE-ACT-3", "refusal-not-in-supply")
NOT_IN_PLAY: Final = REFUSALS.add("WWE-PROJ-1", "refusal-not-in-play")
PROJECT_COMPLETE: Final = REFUSALS.add("WWE-PROJ-1", "refusal-project-complete")
PROJECT_CANCELED: Final = REFUSALS.add("WWE-PROJ-5", "refusal-project-canceled")
NO_MATCHING_SPACE: Final = REFUSALS.add("WWE-ACT-4", "refusal-no-matching-space")
GOOD_NOT_HELD: Final = REFUSALS.add("WWE-EVENT-4", "refusal-good-not-held")
NOTHING_SOLD: Final = REFUSALS.add("WWE-ACT-5", "refusal-nothing-sold")
TOO_FEW_WOOL: Final = REFUSALS.add("WWE-ACT-5", "refusal-too-few-wool", obvious=True)
TOO_FEW_CLOTH: Final = REFUSALS.add("WWE-ACT-5", "refusal-too-few-cloth")
CLOTH_LIMIT: Final = REFUSALS.add("WWE-ACT-5", "refusal-cloth-limit", obvious=True)
FAIR_CLOSED: Final = REFUSALS.add("WWE-ACT-5", "refusal-fair-closed")
SPACE_TAKEN: Final = REFUSALS.add("WWE-ACT-7", "refusal-space-taken")
NO_HOUSE_LEFT: Final = REFUSALS.add("WWE-ACT-7", "refusal-no-house-left")
SAME_INCOME: Final = REFUSALS.add("WWE-ACT-7", "refusal-same-income")
HOUSE_UNPAID: Final = REFUSALS.add("WWE-ACT-7", "refusal-house-unpaid")
NOT_YOUR_HOUSE: Final = REFUSALS.add("WWE-ACT-8", "refusal-not-your-house", obvious=True)
RENTED_ALREADY: Final = REFUSALS.add("WWE-ACT-8", "refusal-rented-already")
NO_SEAL_LEFT: Final = REFUSALS.add("WWE-ACT-9", "refusal-no-seal-left")
SEAL_THERE: Final = REFUSALS.add("WWE-ACT-9", "refusal-seal-there")
DONATION_UNPAID: Final = REFUSALS.add("WWE-ACT-9", "refusal-donation-unpaid")
CLOTH_SHORT: Final = REFUSALS.add("WWE-ACT-10", "refusal-cloth-short")
NOT_SICK: Final = REFUSALS.add("WWE-PLAGUE-3", "refusal-not-sick", obvious=True)
TOO_LITTLE_KNOWLEDGE: Final = REFUSALS.add("WWE-PLAGUE-3", "refusal-too-little-knowledge")
OUT_OF_ORDER: Final = REFUSALS.add("WWE-PLAGUE-4", "refusal-out-of-order")
NO_TREATMENT_NOW: Final = REFUSALS.add("WWE-EVENT-1", "refusal-no-treatment-now")
NO_EXCHANGE: Final = REFUSALS.add("WWE-ROUND-1", "refusal-no-exchange", obvious=True)
EXCHANGED_ALREADY: Final = REFUSALS.add("WWE-ROUND-1", "refusal-exchanged-already")
AT_COURT: Final = REFUSALS.add("WWE-CHAP-3", "refusal-at-court")
EXCHANGE_SHORT: Final = REFUSALS.add("WWE-EVENT-4", "refusal-exchange-short")
GOOD_NOT_NAMED: Final = REFUSALS.add("WWE-EVENT-4", "refusal-good-not-named", obvious=True)
CANNOT_PAY: Final = REFUSALS.add("WWE-EVENT-4", "refusal-cannot-pay")
NO_LOYALTY: Final = REFUSALS.add("WWE-CHAP-4", "refusal-no-loyalty")
COMPULSORY: Final = REFUSALS.add("WWE-ACT-2", "refusal-compulsory-here")
WEAVES_ONE_OR_TWO: Final = REFUSALS.add("WWE-ACT-10", "refusal-weaves-one-or-two", obvious=True)
# Of a card that may be played, though its action could not be performed.
NO_ACTIONS_NOW: Final = REFUSALS.add("WWE-CARD-3", "refusal-no-actions-now")
ACTION_FORBIDDEN: Final = REFUSALS.add("WWE-CARD-3", "refusal-action-forbidden")
NOTHING_TO_REPEAT: Final = REFUSALS.add("WWE-ACT-6", "refusal-nothing-to-repeat")
NOTHING_TO_PLACE: Final = REFUSALS.add("WWE-ACT-4", "refusal-nothing-to-place")
NOTHING_TO_SELL: Final = REFUSALS.add("WWE-ACT-5", "refusal-nothing-to-sell")
NOTHING_TO_WEAVE: Final = REFUSALS.add("WWE-ACT-10", "refusal-nothing-to-weave")
NO_HOUSE_SPACE: Final = REFUSALS.add("WWE-ACT-7", "refusal-no-house-space")
NO_HOUSE_TO_RENT: Final = REFUSALS.add("WWE-ACT-8", "refusal-no-house-to-rent")
NO_PROJECT_OPEN: Final = REFUSALS.add("WWE-PROJ-1", "refusal-no-project-open")
