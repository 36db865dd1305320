"""Charts in one style: SVG that takes its colors and letters from the page around it.

A chart is a function that paints axes. It is painted twice, for a wide and for a narrow screen, so
that its letters are readable on both; the page shows one of the two.

    def paint(axes: Axes) -> None:
        axes.plot(games, points, color=SERIES[0], marker=MARKS[0])

    chart = draw(paint, title="Points", note="By game.", alt="Points rise from 20 to 40.")
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from markupsafe import Markup
from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from silverspire.lab.formatting import shortened
from silverspire.lab.intervals import Interval

# Stand-ins: after drawing, each becomes the variable of that name in the page's style sheet.
INK: Final = "#010203"
FAINT: Final = "#010204"
RULE: Final = "#010205"
GOLD: Final = "#010206"
PAPER: Final = "#010207"
SERIES: Final = tuple(f"#01030{number}" for number in range(1, 9))
MARKERS: Final = ("o", "s", "^", "D", "v", "P", "X", "h")  # color is never alone

_VARIABLES: Final = {
    INK: "--ink",
    FAINT: "--faint",
    RULE: "--rule",
    GOLD: "--gold",
    PAPER: "--card",
    **{stand_in: f"--series-{number}" for number, stand_in in enumerate(SERIES, 1)},
}

# In pixels of the page: half of its width, all of it, and a phone.
HALF, FULL, NARROW = 460, 960, 330
_POINTS_PER_INCH = 72

_STYLE: Final[dict[Any, Any]] = {
    "font.family": "serif",
    "font.size": 13,
    "axes.labelsize": 13,
    "axes.labelcolor": FAINT,
    "axes.edgecolor": RULE,
    "axes.facecolor": "none",
    "axes.grid": True,
    "axes.axisbelow": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.unicode_minus": True,
    "axes.linewidth": 1,
    "figure.facecolor": "none",
    "grid.color": RULE,
    "grid.linewidth": 1,
    "hatch.linewidth": 0.8,
    "legend.frameon": False,
    "legend.labelcolor": INK,
    "legend.fontsize": 13,
    "lines.linewidth": 2,
    "lines.markersize": 7,
    "savefig.facecolor": "none",
    "svg.fonttype": "none",  # letters stay letters: the page's face, and text that can be found
    "text.color": INK,
    "text.parse_math": False,  # a player's name may hold a dollar
    "xtick.color": RULE,
    "xtick.labelcolor": INK,
    "ytick.color": RULE,
    "ytick.labelcolor": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
}


class Chart(NamedTuple):
    """A chart, drawn for a wide and for a narrow screen, and what is written around it."""

    title: str
    note: str
    wide: Markup
    narrow: Markup
    full: bool = False  # takes the page's whole width


def draw(
    paint: Callable[[Axes], None],
    *,
    title: str,
    note: str,
    alt: str,
    height: int = 260,
    full: bool = False,
) -> Chart:
    """Paint for both screens. `alt` says what the chart shows to readers who cannot see it."""
    wide = _svg(paint, FULL if full else HALF, height, alt, f"{title} wide")
    narrow = _svg(paint, NARROW, height, alt, f"{title} narrow")
    return Chart(title, note, wide, narrow, full)


def _svg(paint: Callable[[Axes], None], width: int, height: int, alt: str, name: str) -> Markup:
    with rc_context(_STYLE | {"svg.hashsalt": name}):
        size = (width / _POINTS_PER_INCH, height / _POINTS_PER_INCH)
        figure = Figure(figsize=size, layout="constrained")
        FigureCanvasSVG(figure)
        paint(figure.add_subplot())
        written = io.StringIO()
        figure.savefig(written, format="svg", metadata={"Date": None, "Creator": None})
    return Markup(_inline(written.getvalue(), alt, name))  # our own drawing


def _inline(svg: str, alt: str, name: str) -> str:
    """The drawing as a part of the page: its colors, its letters, and ids of its own."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    for stand_in, variable in _VARIABLES.items():
        svg = svg.replace(stand_in, f"var({variable})")
    svg = re.sub(r"font: (\S+?px)[^;\"]*", r"font-size: \1", svg)
    svg = re.sub(r"font-family: [^;\"]*;?", "", svg)
    prefix = blake2b(name.encode(), digest_size=4).hexdigest()
    svg = re.sub(r'(\bid="|url\(#|href="#)', rf"\g<1>p{prefix}-", svg)
    svg = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", svg, count=1)
    return svg.replace("<svg", f'<svg role="img" aria-label="{Markup.escape(alt)}"', 1)


# --- What several reports paint ------------------------------------------------------------------


def paint_intervals(
    axes: Axes,
    names: Sequence[str],
    intervals: Sequence[Interval],
    *,
    label: str,
    series: Sequence[int] | None = None,
    reference: tuple[float, str] | None = None,
    percent: bool = False,
) -> None:
    """A mark and its interval for each name, from top to bottom; a dashed line to compare with."""
    for row, interval in enumerate(intervals):
        number = (series[row] if series else row) % len(SERIES)
        axes.plot([interval.low, interval.high], [row, row], color=SERIES[number], linewidth=2.5)
        axes.plot(
            [interval.value],
            [row],
            MARKERS[number],
            color=SERIES[number],
            markersize=10,
            markeredgecolor=PAPER,
            markeredgewidth=1.5,
        )
    label_rows(axes, names)
    if percent:
        axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0, symbol=" %"))
    if reference:
        value, text = reference
        axes.axvline(value, color=GOLD, linestyle=(0, (4, 3)), linewidth=1.5, zorder=1)
        axes.set_title(text, color=GOLD, fontsize=13, loc="right")
    axes.set_xlabel(label)


def paint_box_plots(
    axes: Axes,
    names: Sequence[str],
    values: Sequence[Sequence[float]],
    *,
    label: str,
    series: Sequence[int] | None = None,
) -> None:
    """How values spread for each name: all of them, the middle half hatched, the middle value."""
    for row, spread in enumerate(values):
        if not spread:
            continue
        number = (series[row] if series else row) % len(SERIES)
        color = SERIES[number]
        axes.boxplot(
            [list(spread)],
            positions=[row],
            orientation="horizontal",
            widths=0.5,
            whis=(5, 95),
            showfliers=False,
            patch_artist=True,
            boxprops={"facecolor": "none", "edgecolor": color, "hatch": "////", "linewidth": 1.5},
            medianprops={"color": INK, "linewidth": 2.5},
            whiskerprops={"color": color, "linewidth": 1.5},
            capprops={"color": color, "linewidth": 1.5},
        )
    label_rows(axes, names)
    axes.set_xlabel(label)


def label_rows(axes: Axes, names: Sequence[str]) -> None:
    """The names from top to bottom at the left."""
    axes.set_yticks(range(len(names)), [shortened(name) for name in names])
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.grid(visible=False, axis="y")
    axes.spines["left"].set_visible(False)


def paint_lines(
    axes: Axes,
    names: Sequence[str],
    lines: Sequence[Sequence[tuple[float, float]]],
    *,
    across: str,
    up: str,
    series: Sequence[int] | None = None,
    marked: bool = False,
) -> None:
    """A line for each name, distinguished by color and marker; each is named below the chart."""
    for row, (name, points) in enumerate(zip(names, lines, strict=True)):
        number = (series[row] if series else row) % len(SERIES)
        axes.plot(
            [x for x, _ in points],
            [y for _, y in points],
            color=SERIES[number],
            marker=MARKERS[number],
            markevery=None if marked else max(1, len(points) // 6),
            markeredgecolor=PAPER,
            label=shortened(name),
        )
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    legend_below(axes)


def legend_below(axes: Axes) -> None:
    """The labeled series below the chart, as many side by side as there is room for."""
    figure = axes.get_figure(root=True)
    labeled, _ = axes.get_legend_handles_labels()
    if figure is not None and labeled:
        columns = 1 + round(figure.get_figwidth() * _POINTS_PER_INCH / 240)
        figure.legend(loc="outside lower center", ncols=min(columns, len(labeled)))
