"""Which plots stand on the page of a kind of table."""

from __future__ import annotations

from collections.abc import Mapping

from matplotlib.axes import Axes

from silverspire.lab.balance.draw import (
    height_for,
    paint_curves,
    paint_estimates,
    paint_sources,
)
from silverspire.lab.balance.estimates import Estimate
from silverspire.lab.balance.report import KindReport
from silverspire.lab.balance.study import Curves, Drawn, Family, Study
from silverspire.lab.plots import Chart, draw
from silverspire.words import say

FEW_LINES = 3  # that may have bands
WORTH_SEEN = 20  # games behind a worth, for it to be drawn


def share_charts(study: Study, kind: KindReport, older: KindReport | None) -> list[Chart]:
    return [share_chart(study, kind, older, family) for family in study.shares]


def share_chart(study: Study, kind: KindReport, older: KindReport | None, family: str) -> Chart:
    """How often each group wins, beside the fair share."""
    groups = kind.shares[family]
    was = {} if older is None else older.shares.get(family, {})
    names = [study.word(family, label) for label in groups]

    def paint(axes: Axes) -> None:
        paint_estimates(
            axes,
            names,
            [group.wins for group in groups.values()],
            [was[label].wins if label in was else None for label in groups],
            label=say("balance-axis-wins"),
            unit="percent",
            centre=1 / kind.seats,
            band=study.allowance,
        )

    title = say(f"balance-share-{_dashed(family)}")
    return draw(paint, title=title, note=_note(older), alt=title, height=height_for(len(groups)))


def source_charts(study: Study, kind: KindReport, older: KindReport | None) -> list[Chart]:
    charts = []
    for family, found in (("group", kind.groups), ("source", kind.sources)):
        was = {} if older is None else older.groups if family == "group" else older.sources
        names = [study.word(family, name) for name in found]
        everyone = [source.points.value for source in found.values()]
        winners = [source.winner.value for source in found.values()]
        before = [was[name].points.value if name in was else None for name in found]

        def paint(
            axes: Axes,
            names: list[str] = names,
            everyone: list[float] = everyone,
            winners: list[float] = winners,
            before: list[float | None] = before,
        ) -> None:
            words = (
                say("balance-everyone"),
                say("balance-winners"),
                say("balance-everyone-before"),
            )
            label = say("balance-axis-points")
            paint_sources(axes, names, everyone, winners, before, words, label=label)

        title = say(f"balance-chart-{family}")
        height = height_for(len(names)) + 60
        charts.append(draw(paint, title=title, note="", alt=title, height=height))
    return charts


def curve_charts(study: Study, kind: KindReport, older: KindReport | None) -> list[Chart]:
    return [curve_chart(study, kind, older, curves) for curves in study.curves]


def curve_chart(study: Study, kind: KindReport, older: KindReport | None, curves: Curves) -> Chart:
    names = {line: study.word("line", line) for line in curves.lines}
    banded = len(names) <= FEW_LINES

    def paint(axes: Axes) -> None:
        was = {} if older is None else older.curves
        across = say("balance-axis-rounds")
        paint_curves(axes, names, kind.curves, was, across=across, banded=banded)

    title = say(f"balance-curve-{curves.name}")
    note = say("balance-banded") if banded else ""
    parts = [part for part in (note, _note(older, "balance-dashed")) if part]
    return draw(paint, title=title, note=" ".join(parts), alt=title, height=320)


def worth_chart(family: Family, kind: KindReport, older: KindReport | None) -> Chart | None:
    """What one more is worth, the best first; None where too little was seen."""
    now = {item: use.worth for item, use in kind.uses[family.name].items()}
    old = {} if older is None else older.uses.get(family.name, {})
    title = say("balance-chart-worth", family=say(f"balance-family-{_dashed(family.name)}"))
    was = {item: use.worth for item, use in old.items()}
    return ranked_chart(title, say("balance-axis-worth"), family.items, now, was, older)


def shift_chart(drawn: Drawn, kind: KindReport, older: KindReport | None) -> Chart | None:
    """What each card does to the scores of a table, the kindest first."""
    now = {key: card.shift for key, card in kind.cards.items()}
    was = {} if older is None else {key: card.shift for key, card in older.cards.items()}
    title = say("balance-chart-shift")
    return ranked_chart(title, say("balance-axis-shift"), drawn.items, now, was, older)


def ranked_chart(
    title: str,
    label: str,
    names: Mapping[str, str],
    now: Mapping[str, Estimate],
    was: Mapping[str, Estimate],
    older: KindReport | None,
) -> Chart | None:
    """Named values with their intervals around zero, the highest first."""
    seen = [item for item in names if now[item].games >= WORTH_SEEN]
    if not seen:
        return None
    seen.sort(key=lambda item: -now[item].value)

    def paint(axes: Axes) -> None:
        paint_estimates(
            axes,
            [names[item] for item in seen],
            [now[item] for item in seen],
            [was.get(item) for item in seen],
            label=label,
            unit="signed",
            centre=0.0,
        )

    height = height_for(len(seen))
    return draw(paint, title=title, note=_note(older), alt=title, height=height, full=True)


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def _note(older: KindReport | None, name: str = "balance-hollow") -> str:
    return "" if older is None else say(name)
