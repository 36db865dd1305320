"""What a choice costs and brings, in a few words."""

from __future__ import annotations

from silverspire.cli.world_without_end.labels import asked_card, asked_kind
from silverspire.cli.world_without_end.printed import (
    View,
    benefit_words,
    bonus_words,
    good_name,
    listed,
)
from silverspire.cli.world_without_end.scene import LAST_CHAPTER
from silverspire.games.world_without_end.components import GOOD_NAMES, PROJECT_NAMES
from silverspire.games.world_without_end.rules.chapters import DUTY_NAMES
from silverspire.games.world_without_end.state import Table
from silverspire.kernel.decisions import Decision
from silverspire.words import forms, say, signed

SUPPOSED = 1  # the seed of a table on which a choice is tried
# From these on, what happens is no longer the choice's own doing.
BOUNDARIES = frozenset(
    {
        *("card.played", "card.discarded", "card.discarded_unseen"),
        *("card.drawn", "card.drawn_unseen", "event.left", "event.stayed"),
        *("round.began", "chapter.began", "duty.paid", "tax.rolled", "game.ended"),
    }
)
GAINS = {"good.gained": 1, "good.lost": -1}
POINTS = {"points.gained": 1, "points.lost": -1}


def consequences(table: Table, asked: Decision, choice: int) -> str:
    """+3 VP, −1 stone, completes the bridge: tried on a table that might be this one."""
    changes: dict[str, int] = {}
    completed = []
    for event in table.redeal(asked.seat, SUPPOSED).apply(choice):
        if event.kind in BOUNDARIES:
            break
        if event.kind == "project.completed":
            project = forms("project", f"wwe-project-{event.facts['project']}")
            completed.append(say("wwe-completes", **project))
        if event.seat != asked.seat:
            continue
        if event.kind in POINTS:
            change = POINTS[event.kind] * int(event.facts["amount"])
            changes["points"] = changes.get("points", 0) + change
        elif event.kind in GAINS or event.kind == "resource.placed":
            good = str(event.facts["good"])
            change = GAINS.get(event.kind, -1) * int(event.facts.get("amount", 1))
            changes[good] = changes.get(good, 0) + change
    return listed([*_changes(changes), *completed])


def _changes(changes: dict[str, int]) -> list[str]:
    """Points first, then goods in their order."""
    return [
        say("wwe-change", change=signed(changes[good]), good=good_name(good, changes[good]))
        for good in (GOOD_NAMES[-1], *GOOD_NAMES[:-1])
        if changes.get(good)
    ]


def details(view: View, catalogue: View, name: str) -> str:
    """What is printed on the piece that a choice is about; "" if the changes tell it all."""
    family, _, rest = name.partition(":")
    if family == "project":
        return _project(view, catalogue, rest)
    if family == "treat":
        value = view["plague"][int(rest) - 1]["value"]
        benefit = benefit_words(catalogue["locations"][int(rest) - 1])
        return say("wwe-note-treat", value=value, benefit=benefit)
    if family == "decline" and asked_kind(view) == "protection":
        return _unprotected(view, catalogue)
    return ""


def _project(view: View, catalogue: View, name: str) -> str:
    place = PROJECT_NAMES.index(name)
    project, printed = view["projects"][place], catalogue["projects"][place]
    stone, wood = printed["stone"] - project["stone"], printed["wood"] - project["wood"]
    if asked_card(view) == "donation":
        return say("wwe-note-donation", bonus=bonus_words(printed), left=stone + wood)
    return say("wwe-note-project", stone=stone, wood=wood)


def _unprotected(view: View, catalogue: View) -> str:
    """The penalty that a missing duty brings; in the last chapter, the loss once more."""
    if view["chapter"] == LAST_CHAPTER:
        return say("wwe-note-doubled", points=lost_points(view, catalogue))
    return say(f"wwe-penalty-{DUTY_NAMES[view['asked']['detail'][0]]}.help")


def lost_points(view: View, catalogue: View) -> int:
    """What the goods that are missing for the duty in question have cost."""
    seat, duty = view["asked"]["seat"], view["asked"]["detail"][0]
    missing = view["players"][seat]["missing"][duty]
    return int(missing * catalogue["missing"][DUTY_NAMES[duty]])
