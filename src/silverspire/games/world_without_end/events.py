"""World Without End: every event that its rules report, and what the numbers of each mean."""

from __future__ import annotations

from typing import Final

from silverspire.kernel.events import EventKind

CHAPTER_BEGAN: Final = 0
ROUND_BEGAN: Final = 1
EVENT_REVEALED: Final = 2
PLAGUE_REVEALED: Final = 3
PLAGUE_KNOWN: Final = 4
CARD_ORIENTED: Final = 5
GOOD_GAINED: Final = 6
GOOD_LOST: Final = 7
GOOD_MISSED: Final = 8
POINTS_GAINED: Final = 9
POINTS_LOST: Final = 10
FAVOR_MOVED: Final = 11
CARD_PLAYED: Final = 12
ACTION_DECLINED: Final = 13
ACTION_FORBIDDEN: Final = 14
RESOURCE_PLACED: Final = 15
SOLD: Final = 16
HOUSE_BUILT: Final = 17
HOUSE_RETURNED: Final = 18
SEAL_PLACED: Final = 19
SEAL_RETURNED: Final = 20
CLOTH_WOVEN: Final = 21
LOCATION_HEALED: Final = 22
CARD_DISCARDED: Final = 23
CARD_DISCARDED_UNSEEN: Final = 24
CARD_DRAWN: Final = 25
CARD_DRAWN_UNSEEN: Final = 26
PROJECT_ENTERED: Final = 27
PROJECT_COMPLETED: Final = 28
PROJECT_CANCELLED: Final = 29
METAL_PLACED: Final = 30
FAVOR_CANCELLED: Final = 31
FAIR_CANCELLED: Final = 32
FAIR_OPENED: Final = 33
EVENT_STAYED: Final = 34
EVENT_LEFT: Final = 35
TRADED: Final = 36
TAX_ROLLED: Final = 37
DUTY_PAID: Final = 38
PENALTY_AVOIDED: Final = 39
PENALTY_DUE: Final = 40
ACTIONS_STOPPED: Final = 41
GAME_ENDED: Final = 42
LAST_CARD: Final = 43  # it plays itself, and so shows what others could not know

EVENT_KINDS: Final = (
    EventKind("chapter.began", ("chapter",)),
    EventKind("round.began", ("round",)),
    EventKind("event.revealed", ("event",), reveals=True),
    EventKind("plague.revealed", ("location", "value"), reveals=True),
    EventKind("plague.known", ("location",)),
    EventKind("card.oriented", ("arrow",)),
    EventKind("good.gained", ("good", "amount")),
    EventKind("good.lost", ("good", "amount")),
    EventKind("good.missed", ("good",)),
    EventKind("points.gained", ("source", "amount")),
    EventKind("points.lost", ("source", "amount")),
    EventKind("favor.moved", ("person",)),
    EventKind("card.played", ("card",)),
    EventKind("action.declined", ("card",)),
    EventKind("action.forbidden", ("card",)),
    EventKind("resource.placed", ("good", "project")),
    EventKind("goods.sold", ("wool", "cloth", "paid")),
    EventKind("house.built", ("house",)),
    EventKind("house.returned", ("house",)),
    EventKind("seal.placed", ("project",)),
    EventKind("seal.returned", ("project",)),
    EventKind("cloth.woven", ("amount",)),
    EventKind("location.healed", ("location",)),
    EventKind("card.discarded", ("card",)),
    EventKind("card.discarded_unseen"),
    EventKind("card.drawn", ("card",), reveals=True),
    EventKind("card.drawn_unseen", reveals=True),
    EventKind("project.entered", ("project",)),
    EventKind("project.completed", ("project",)),
    EventKind("project.cancelled", ("project",)),
    EventKind("metal.placed", ("project",)),
    EventKind("favor.cancelled", ("person",)),
    EventKind("fair.cancelled", ("good",)),
    EventKind("fair.opened", ("good",)),
    EventKind("event.stayed", ("event",)),
    EventKind("event.left", ("event",)),
    EventKind("goods.traded", ("event",)),
    EventKind("tax.rolled", ("amount",), reveals=True),
    EventKind("duty.paid", ("duty", "amount", "missing")),
    EventKind("penalty.avoided", ("duty",)),
    EventKind("penalty.due", ("duty",)),
    EventKind("actions.stopped"),
    EventKind("game.ended"),
    EventKind("card.last", reveals=True),
)
