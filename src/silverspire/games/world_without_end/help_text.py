"""World Without End: what there is to know about a question at this moment, as messages.

A help text is chosen by the situation: it promises no discard that does not follow, and no action
that is not performed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from silverspire.games.world_without_end.components import CHAPTERS
from silverspire.games.world_without_end.effect_text import Printed, find_effect
from silverspire.games.world_without_end.question_text import (
    View,
    arguments_of,
    asked_board,
    cards_in_force,
    question_name,
)
from silverspire.kernel.narration import Message, listed

SENTENCES: Final = "sentence-separator"


def help_text(view: View, catalogue: Printed, kind: str) -> Message:
    """What there is to know about a question, in one or several sentences."""
    if kind in _SENTENCES:
        return listed([_of(kind, name) for name in _SENTENCES[kind](view, catalogue)], SENTENCES)
    return Message(f"{question_name(kind)}.help", arguments_of(view, catalogue, kind))


def _of(kind: str, name: str) -> Message:
    return Message(f"{question_name(kind)}.help-{name}")


def _card(view: View, catalogue: Printed) -> list[str]:
    """Whether the action is performed, what is discarded afterwards, when the cards return."""
    return [_performing(view), _discard(view, catalogue), *_return(view)]


def _performing(view: View) -> str:
    if asked_board(view)["court"]:
        return "court"
    return "no-actions" if view["no_actions"] else "perform"


def _discard(view: View, catalogue: Printed) -> str:
    """A discard is due if the played cards then outnumber the discards [WWE-ACT-2]."""
    board = asked_board(view)
    if not view["discards_cards"]:
        return "first-game"
    if len(board["pile"]) + 1 <= board["discard_count"]:
        return "enough-discarded"
    if board["hand_count"] == 2:
        return "discard-last"
    lasting = [find_effect(card, "drawn_discards") for card in cards_in_force(view, catalogue)]
    if view["random_discards"] or any(found is not None for found in lasting):
        return "discard-drawn"
    return "discard"


def _return(view: View) -> list[str]:
    """After the last chapter no card returns; after the first of a first game there are more."""
    if view["chapter"] == CHAPTERS:
        return []
    return ["return"] if view["discards_cards"] else ["all-cards"]


def _orientation(view: View, _: Printed) -> list[str]:
    """A beggar gets nothing from the corner [WWE-CHAP-3]."""
    begging = [seat for seat, board in enumerate(view["players"]) if board["begging"]]
    if view["asked"]["seat"] in begging:
        return ["begging", "favor"]
    return ["corners-but-beggars" if begging else "corners", "favor"]


def _resource(view: View, _: Printed) -> list[str]:
    return ["last" if view["asked"]["detail"][1] else "two"]


def _protection(view: View, _: Printed) -> list[str]:
    """Points lost a second time end at 0, like all others."""
    if view["penalties"]:
        return ["penalty"]
    board = asked_board(view)
    return (
        ["doubled", "never-below"]
        if board["points"] < sum(board["missing_points"])
        else ["doubled"]
    )


_SENTENCES: Final[dict[str, Callable[[View, Printed], list[str]]]] = {
    "orientation": _orientation,
    "card": _card,
    "resource": _resource,
    "protection": _protection,
}
