"""The charts on the page of a variant."""

from __future__ import annotations

from collections.abc import Mapping

from matplotlib.axes import Axes

from silverspire.lab.balance.estimates import Estimate
from silverspire.lab.balance.painters import (
    height_for,
    paint_curves,
    paint_estimates,
    paint_sources,
)
from silverspire.lab.balance.report import VariantReport
from silverspire.lab.balance.study import Category, Curves, EventCards, Study
from silverspire.lab.charts import Chart, draw
from silverspire.localization import say

FEW_LINES = 3  # that may have bands
WORTH_SEEN = 20  # games behind a worth, for it to be drawn


def share_charts(study: Study, variant: VariantReport, older: VariantReport | None) -> list[Chart]:
    return [share_chart(study, variant, older, category) for category in study.shares]


def share_chart(
    study: Study, variant: VariantReport, older: VariantReport | None, category: str
) -> Chart:
    """How often each group wins, beside the fair share."""
    groups = variant.shares[category]
    was = {} if older is None else older.shares.get(category, {})
    names = [study.word(category, label) for label in groups]

    def paint(axes: Axes) -> None:
        paint_estimates(
            axes,
            names,
            [group.wins for group in groups.values()],
            [was[label].wins if label in was else None for label in groups],
            label=say("balance-axis-wins"),
            unit="percent",
            center=1 / variant.seats,
            band=study.allowance,
        )

    title = say(f"balance-share-{_dashed(category)}")
    return draw(paint, title=title, note=_note(older), alt=title, height=height_for(len(groups)))


def source_charts(study: Study, variant: VariantReport, older: VariantReport | None) -> list[Chart]:
    charts = []
    for category, found in (("group", variant.groups), ("source", variant.sources)):
        was = {} if older is None else older.groups if category == "group" else older.sources
        names = [study.word(category, name) for name in found]
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

        title = say(f"balance-chart-{category}")
        height = height_for(len(names)) + 60
        charts.append(draw(paint, title=title, note="", alt=title, height=height))
    return charts


def curve_charts(study: Study, variant: VariantReport, older: VariantReport | None) -> list[Chart]:
    return [curve_chart(study, variant, older, curves) for curves in study.curves]


def curve_chart(
    study: Study, variant: VariantReport, older: VariantReport | None, curves: Curves
) -> Chart:
    names = {line: study.word("line", line) for line in curves.lines}
    banded = len(names) <= FEW_LINES

    def paint(axes: Axes) -> None:
        was = {} if older is None else older.curves
        across = say("balance-axis-rounds")
        paint_curves(axes, names, variant.curves, was, across=across, banded=banded)

    title = say(f"balance-curve-{curves.name}")
    note = say("balance-banded") if banded else ""
    parts = [part for part in (note, _note(older, "balance-dashed")) if part]
    return draw(paint, title=title, note=" ".join(parts), alt=title, height=320)


def worth_chart(
    category: Category, variant: VariantReport, older: VariantReport | None
) -> Chart | None:
    """What one more is worth, the best first; None where too little was seen."""
    now = {item: use.worth for item, use in variant.uses[category.name].items()}
    old = {} if older is None else older.uses.get(category.name, {})
    title = say("balance-chart-worth", family=say(f"balance-family-{_dashed(category.name)}"))
    was = {item: use.worth for item, use in old.items()}
    return ranked_chart(title, say("balance-axis-worth"), category.items, now, was, older)


def shift_chart(
    drawn: EventCards, variant: VariantReport, older: VariantReport | None
) -> Chart | None:
    """What each card does to the scores of a table, the kindest first."""
    now = {key: card.shift for key, card in variant.cards.items()}
    was = {} if older is None else {key: card.shift for key, card in older.cards.items()}
    title = say("balance-chart-shift")
    return ranked_chart(title, say("balance-axis-shift"), drawn.items, now, was, older)


def ranked_chart(
    title: str,
    label: str,
    names: Mapping[str, str],
    now: Mapping[str, Estimate],
    was: Mapping[str, Estimate],
    older: VariantReport | None,
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
            center=0.0,
        )

    height = height_for(len(seen))
    return draw(paint, title=title, note=_note(older), alt=title, height=height, full=True)


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def _note(older: VariantReport | None, name: str = "balance-hollow") -> str:
    return "" if older is None else say(name)
