"""World Without End: every event that its rules report, and what the numbers of each mean."""

from __future__ import annotations

from typing import Final

from silverspire.kernel.events import EventKinds

EVENTS: Final = EventKinds()
CHAPTER_BEGAN: Final = EVENTS.add("chapter.began", "chapter", heading=True)
ROUND_BEGAN: Final = EVENTS.add("round.began", "round", heading=True)
EVENT_REVEALED: Final = EVENTS.add("event.revealed", "event", reveals=True)
PLAGUE_REVEALED: Final = EVENTS.add("plague.revealed", "location", "value", reveals=True)
PLAGUE_KNOWN: Final = EVENTS.add("plague.known", "location", news=False)
CARD_ORIENTED: Final = EVENTS.add("card.oriented", "arrow")
GOOD_GAINED: Final = EVENTS.add("good.gained", "good", "amount")
GOOD_LOST: Final = EVENTS.add("good.lost", "good", "amount")
GOOD_MISSED: Final = EVENTS.add("good.missed", "good")
POINTS_GAINED: Final = EVENTS.add("points.gained", "source", "amount")
# For goods at the end of the game: the score sheet shows these.
FINAL_POINTS_GAINED: Final = EVENTS.add("points.gained", "source", "amount", news=False)
POINTS_LOST: Final = EVENTS.add("points.lost", "source", "amount")
FAVOR_MOVED: Final = EVENTS.add("favor.moved", "person")
CARD_PLAYED: Final = EVENTS.add("card.played", "card")
ACTION_DECLINED: Final = EVENTS.add("action.declined", "card")
ACTION_FORBIDDEN: Final = EVENTS.add("action.forbidden", "card")
RESOURCE_PLACED: Final = EVENTS.add("resource.placed", "good", "project")
SOLD: Final = EVENTS.add("goods.sold", "wool", "cloth", "paid")
HOUSE_BUILT: Final = EVENTS.add("house.built", "house")
HOUSE_RETURNED: Final = EVENTS.add("house.returned", "house")
SEAL_PLACED: Final = EVENTS.add("seal.placed", "project")
SEAL_RETURNED: Final = EVENTS.add("seal.returned", "project", news=False)
CLOTH_WOVEN: Final = EVENTS.add("cloth.woven", "amount")
LOCATION_HEALED: Final = EVENTS.add("location.healed", "location")
CARD_DISCARDED: Final = EVENTS.add("card.discarded", "card", news=False)
CARD_DISCARDED_UNSEEN: Final = EVENTS.add("card.discarded_unseen", news=False)
CARD_DRAWN: Final = EVENTS.add("card.drawn", "card", reveals=True)
CARD_DRAWN_UNSEEN: Final = EVENTS.add("card.drawn_unseen", reveals=True)
PROJECT_ENTERED: Final = EVENTS.add("project.entered", "project")
PROJECT_COMPLETED: Final = EVENTS.add("project.completed", "project")
PROJECT_CANCELED: Final = EVENTS.add("project.canceled", "project")
METAL_PLACED: Final = EVENTS.add("metal.placed", "project")
FAVOR_CANCELED: Final = EVENTS.add("favor.canceled", "person")
FAIR_CANCELED: Final = EVENTS.add("fair.canceled", "good")
FAIR_OPENED: Final = EVENTS.add("fair.opened", "good")
EVENT_STAYED: Final = EVENTS.add("event.stayed", "event", news=False)
EVENT_LEFT: Final = EVENTS.add("event.left", "event", news=False)
TRADED: Final = EVENTS.add("goods.traded", "event")
TAX_ROLLED: Final = EVENTS.add("tax.rolled", "amount", reveals=True)
DUTY_PAID: Final = EVENTS.add("duty.paid", "duty", "amount", "missing")
PENALTY_AVOIDED: Final = EVENTS.add("penalty.avoided", "duty")
# After the last chapter there are no penalties: what is missing costs points a second time.
DOUBLING_AVOIDED: Final = EVENTS.add("doubling.avoided", "duty")
LOSSES_DOUBLED: Final = EVENTS.add("losses.doubled")
PENALTY_DUE: Final = EVENTS.add("penalty.due", "duty")
ACTIONS_STOPPED: Final = EVENTS.add("actions.stopped")
GAME_ENDED: Final = EVENTS.add("game.ended")
# The last card plays itself, and so shows what others could not know.
LAST_CARD: Final = EVENTS.add("card.last", reveals=True)

EVENT_KINDS: Final = tuple(EVENTS.rows)
