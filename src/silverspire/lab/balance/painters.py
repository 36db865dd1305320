"""Painters of the report's charts. What was before is drawn hollow, dashed and beneath."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, MaxNLocator

from silverspire.lab.balance.estimates import Estimate
from silverspire.lab.balance.formatting import number
from silverspire.lab.balance.report import Line
from silverspire.lab.charts import FAINT, GOLD, INK, MARKERS, PAPER, RULE, SERIES

NAME_LENGTH = 26


def short(name: str) -> str:
    return name if len(name) <= NAME_LENGTH else f"{name[: NAME_LENGTH - 1]}…"


def height_for(rows: int) -> int:
    """Pixels for n named rows."""
    return 90 + 24 * rows


def paint_estimates(
    axes: Axes,
    names: Sequence[str],
    now: Sequence[Estimate],
    before: Sequence[Estimate | None],
    *,
    label: str,
    unit: str,
    center: float,
    band: float = 0.0,
) -> None:
    """A mark and its interval for each name; a line to compare with, and what is allowed."""
    if band:
        axes.axvspan(center - band, center + band, color=RULE, alpha=0.45, linewidth=0, zorder=0)
    axes.axvline(center, color=GOLD, linestyle=(0, (4, 3)), linewidth=1.5, zorder=1)
    for row, (found, old) in enumerate(zip(now, before, strict=True)):
        if old is not None and old.games:
            _mark(axes, old, row + 0.28, FAINT, hollow=True)
        _mark(axes, found, row, INK if band == 0 else SERIES[0], hollow=False)
    axes.set_yticks(range(len(names)), [short(name) for name in names])
    axes.set_ylim(len(names) - 0.3, -0.7)
    axes.grid(visible=False, axis="y")
    axes.spines["left"].set_visible(False)
    axes.xaxis.set_major_formatter(FuncFormatter(lambda tick, _: number(tick, unit)))
    axes.set_xlabel(label)


def _mark(axes: Axes, found: Estimate, row: float, color: str, *, hollow: bool) -> None:
    axes.plot(
        [found.low, found.high],
        [row, row],
        color=color,
        linewidth=1.5 if hollow else 2.5,
        linestyle=(0, (2, 2)) if hollow else "-",
    )
    axes.plot(
        [found.value],
        [row],
        "o",
        color=PAPER if hollow else color,
        markersize=6 if hollow else 8,
        markeredgecolor=color if hollow else PAPER,
        markeredgewidth=1.5,
    )


def paint_curves(
    axes: Axes,
    names: Mapping[str, str],
    now: Mapping[str, Line],
    before: Mapping[str, Line],
    *,
    across: str,
    banded: bool,
) -> None:
    """A line for each name; with few lines the middle eight tenths of the games as a band."""
    for place, name in enumerate(names):
        line, color = now[name], SERIES[place % len(SERIES)]
        rounds = range(len(line.mean))
        if banded:
            axes.fill_between(rounds, line.low, line.high, color=color, alpha=0.14, linewidth=0)
        if name in before:
            old = before[name].mean
            axes.plot(range(len(old)), old, color=color, linestyle=(0, (2, 2)), linewidth=1.3)
        axes.plot(
            rounds,
            line.mean,
            color=color,
            marker=MARKERS[place % len(MARKERS)],
            markevery=max(1, len(line.mean) // 6),
            markeredgecolor=PAPER,
            label=names[name],
        )
    axes.set_xlabel(across)
    axes.set_ylim(bottom=min(0.0, axes.get_ylim()[0]))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    figure = axes.get_figure(root=True)
    if figure is not None:
        columns = 2 if figure.get_figwidth() * 72 < 400 else 3
        figure.legend(loc="outside lower center", ncols=min(columns, len(names)))


def paint_sources(
    axes: Axes,
    names: Sequence[str],
    everyone: Sequence[float],
    winners: Sequence[float],
    before: Sequence[float | None],
    words: tuple[str, str, str],
    *,
    label: str,
) -> None:
    """Two bars for each source: what a player gets from it, and what a winner gets."""
    rows = range(len(names))
    axes.barh(
        [row - 0.19 for row in rows],
        everyone,
        0.36,
        facecolor="none",
        edgecolor=SERIES[0],
        hatch="////",
        linewidth=1.5,
        label=words[0],
    )
    axes.barh([row + 0.19 for row in rows], winners, 0.36, color=SERIES[2], label=words[1])
    if any(old is not None for old in before):
        places = [row for row in rows if before[row] is not None]
        values = [old for old in before if old is not None]
        axes.plot(
            values,
            [row - 0.19 for row in places],
            "D",
            color=PAPER,
            markeredgecolor=INK,
            markeredgewidth=1.5,
            linestyle="",
            label=words[2],
        )
    axes.set_yticks(rows, [short(name) for name in names])
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.grid(visible=False, axis="y")
    axes.axvline(0, color=RULE, linewidth=1)
    axes.set_xlabel(label)
    figure = axes.get_figure(root=True)
    if figure is not None:
        figure.legend(loc="outside lower center", ncols=3)
