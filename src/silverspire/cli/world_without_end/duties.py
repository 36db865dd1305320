"""What a player owes at the end of the chapter, what is lacking, and what it would cost."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from silverspire.cli.panes import flow
from silverspire.cli.strokes import ALARM
from silverspire.cli.world_without_end.palette import GOOD_COLOURS, GOOD_SYMBOLS, PAID
from silverspire.cli.world_without_end.printed import CHAPTERS, good_name, listed
from silverspire.cli.world_without_end.scene import LAST_CHAPTER, Scene
from silverspire.words import say

ROUNDS = 6
WIDE = 94  # from here there is room for what loyalty does
DOUBLED = 2  # losses of the last chapter [WWE-CHAP-5]


class Duty(NamedTuple):
    """A duty: what is owed, at least and at most (the tax is rolled), and what is there."""

    good: str
    least: int
    most: int
    held: int
    points: int  # lost for each that is missing

    def losses(self) -> tuple[int, int]:
        """Points lost at least and at most."""
        missing = (max(0, self.least - self.held), max(0, self.most - self.held))
        return missing[0] * self.points, missing[1] * self.points


def duties_of(scene: Scene) -> list[Duty]:
    """Piety, grain and the tax, in the order in which they are paid."""
    goods, printed, missing = scene.board["goods"], scene.catalogue, scene.catalogue["missing"]
    owed = {good: (amount, amount) for good, amount in printed["duties"].items()}
    owed["gold"] = (min(printed["die"]), max(printed["die"]))
    return [Duty(good, *owed[good], goods[good], missing[good]) for good in owed]


def duty_lines(scene: Scene, width: int) -> list[Text]:
    """The forecast, one clause for each duty."""
    left = ROUNDS - scene.view["round"]
    chapter = CHAPTERS[scene.view["chapter"] - 1]
    first = Text(" ").append(say("wwe-duties", chapter=chapter, rounds=left), "bold").append(" ")
    duties = duties_of(scene)
    parts = [_clause(scene, duty) for duty in duties]
    if width >= WIDE and any(duty.losses()[1] for duty in duties):
        last = scene.view["chapter"] == LAST_CHAPTER
        told = say("wwe-loyalty-doubling" if last else "wwe-loyalty-penalty")
        parts.append(Text(f"{GOOD_SYMBOLS['loyalty']} {told}", GOOD_COLOURS["loyalty"]))
    return flow(first, parts, width, 3)


def _clause(scene: Scene, duty: Duty) -> Text:
    """† piety 1 of 2: −3 VP, penance."""
    owed = str(duty.least) if duty.least == duty.most else f"{duty.least}–{duty.most}"
    told = say("wwe-duty", good=good_name(duty.good), held=duty.held, owed=owed)
    clause = Text().append(f"{GOOD_SYMBOLS[duty.good]} {told}", GOOD_COLOURS[duty.good])
    if duty.losses() == (0, 0):
        return clause.append(f" {PAID}", "green")
    return clause.append(f" {_cost(scene, duty)}", ALARM if duty.losses()[0] else "yellow")


def _cost(scene: Scene, duty: Duty) -> str:
    """Points lost, and the penalty; in the last chapter twice the points."""
    last = scene.view["chapter"] == LAST_CHAPTER
    least, most = (loss * (DOUBLED if last else 1) for loss in duty.losses())
    if least == most:
        loss = say("wwe-loss", points=most)
    elif least == 0:
        loss = say("wwe-loss-most", points=most)
    else:
        loss = say("wwe-loss-range", least=least, most=most)
    return loss if last else listed([loss, say(f"wwe-penalty-{duty.good}")])
