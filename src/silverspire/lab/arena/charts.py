"""The arena's charts."""

from __future__ import annotations

from functools import partial

from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, LogLocator, MaxNLocator

from silverspire.lab.arena.results import RunSummary, ranked
from silverspire.lab.charts import (
    MARKERS,
    PAPER,
    SERIES,
    Chart,
    draw,
    label_rows,
    legend_below,
    paint_box_plots,
    paint_intervals,
    paint_lines,
)
from silverspire.lab.formatting import (
    decimal,
    duration,
    percent,
    percent_interval,
    plus_minus,
    shortened,
)
from silverspire.lab.intervals import Interval
from silverspire.localization import say

SHORTEST = 1e-6  # seconds: a scale that multiplies has no zero
MOST_POINTS = 240  # points of a line: more cannot be distinguished


def win_shares(summary: RunSummary) -> Chart:
    fair = summary.results.fair_share
    return draw(
        partial(
            paint_intervals,
            names=_names(summary),
            intervals=[standing.win_share for standing in summary.compared],
            label=say("arena-win-share-axis"),
            reference=(fair, say("arena-fair", share=percent(fair))),
            percent=True,
        ),
        title=say("arena-win-share-title"),
        note=say("arena-interval-note"),
        alt=_alt([(one.player, percent_interval(one.win_share)) for one in summary.compared]),
        height=_height(summary),
    )


def ratings(summary: RunSummary) -> Chart:
    intervals = [
        Interval(one.rating.mu, one.rating.low, one.rating.high) for one in summary.compared
    ]
    descriptions = [plus_minus(interval) for interval in intervals]
    return draw(
        partial(
            paint_intervals,
            names=_names(summary),
            intervals=intervals,
            label=say("arena-rating-axis"),
            reference=(25, say("arena-rating-start")),
        ),
        title=say("arena-rating-title"),
        note=say("arena-rating-note"),
        alt=_alt(list(zip(_names(summary), descriptions, strict=True))),
        height=_height(summary),
    )


def points(summary: RunSummary) -> Chart:
    return draw(
        partial(
            paint_box_plots,
            names=_names(summary),
            values=_points(summary),
            label=say("arena-points"),
        ),
        title=say("arena-points-title"),
        note=say("arena-points-note"),
        alt=_alt([(one.player, plus_minus(one.points)) for one in summary.compared]),
        height=_height(summary) + 30,
    )


def points_by_seat(summary: RunSummary) -> Chart:
    seats = range(1, summary.setup.seats + 1)
    descriptions = [
        (one.player, say("list-separator").join(decimal(seat.value) for seat in one.points_by_seat))
        for one in summary.compared
    ]
    return draw(
        partial(_paint_seats, summary=summary, seats=seats),
        title=say("arena-seats-title"),
        note=say("arena-seats-note"),
        alt=_alt(descriptions),
        height=_height(summary) + 30,
    )


def rating_history(summary: RunSummary) -> Chart:
    assert summary.standings is not None
    contestants = summary.standings.contestants
    names = [standing.player for standing in ranked(contestants)]
    histories = {
        standing.player: _thinned(history)
        for standing, history in zip(contestants, summary.standings.history, strict=True)
    }
    lines = [histories[name] for name in names]
    return draw(
        partial(
            paint_lines,
            names=names,
            lines=lines,
            across=say("arena-games-axis"),
            up=say("arena-rating-axis"),
        ),
        title=say("arena-history-title"),
        note=say("arena-history-note"),
        alt=_alt([(name, decimal(line[-1][1])) for name, line in zip(names, lines, strict=True)]),
        height=300,
        full=True,
    )


def times(summary: RunSummary) -> Chart:
    decision_times = [summary.decision_times[standing.player] for standing in summary.compared]
    return draw(
        partial(_paint_times, summary=summary),
        title=say("arena-time-title"),
        note=say("arena-time-note"),
        alt=_alt(
            [
                (n, duration(pace.mean))
                for n, pace in zip(_names(summary), decision_times, strict=True)
            ]
        ),
        height=_height(summary),
        full=True,
    )


# --- The brush -----------------------------------------------------------------------------------


def _paint_seats(axes: Axes, summary: RunSummary, seats: range) -> None:
    """Points of each player from each seat, side by side so that no interval hides another."""
    compared = summary.compared
    for row, standing in enumerate(compared):
        shift = (row - (len(compared) - 1) / 2) * min(0.16, 0.7 / len(compared))
        by_seat = standing.points_by_seat
        color = SERIES[row % len(SERIES)]
        for seat, interval in zip(seats, by_seat, strict=False):
            axes.plot([seat + shift] * 2, [interval.low, interval.high], color=color)
        axes.plot(
            [seat + shift for seat in seats][: len(by_seat)],
            [interval.value for interval in by_seat],
            MARKERS[row % len(MARKERS)],
            color=color,
            markersize=8,
            markeredgecolor=PAPER,
            label=shortened(standing.player),
        )
    legend_below(axes)
    axes.set_xticks(list(seats))
    axes.set_xlim(0.5, len(seats) + 0.5)
    axes.grid(visible=False, axis="x")
    axes.set_xlabel(say("arena-seat-axis"))
    axes.set_ylabel(say("arena-points"))
    axes.yaxis.set_major_locator(MaxNLocator(6))


def _paint_times(axes: Axes, summary: RunSummary) -> None:
    """From the middle decision to the slowest twentieth, and the mean."""
    for row, standing in enumerate(summary.compared):
        pace = summary.decision_times[standing.player]
        color = SERIES[row % len(SERIES)]
        median, slow, mean = (
            max(SHORTEST, time) for time in (pace.median, pace.slowest_twentieth, pace.mean)
        )
        axes.plot([median, slow], [row, row], color=color, linewidth=2.5)
        axes.plot([median], [row], "|", color=color, markersize=14, markeredgewidth=2.5)
        axes.plot(
            [mean],
            [row],
            MARKERS[row % len(MARKERS)],
            color=color,
            markersize=10,
            markeredgecolor=PAPER,
        )
    axes.set_xscale("log")
    axes.xaxis.set_major_locator(LogLocator(numticks=5))
    axes.minorticks_off()
    low, high = axes.get_xlim()
    axes.set_xlim(min(low, high / 20), high)
    axes.xaxis.set_major_formatter(FuncFormatter(lambda seconds, _: duration(seconds, figures=1)))
    label_rows(axes, _names(summary))
    axes.set_xlabel(say("arena-time-axis"))


def _names(summary: RunSummary) -> list[str]:
    return [standing.player for standing in summary.compared]


def _points(summary: RunSummary) -> list[list[float]]:
    """All points of each who is shown."""
    setup, names = summary.setup, _names(summary)
    own = setup.players if set(names) == set(setup.contestants) else setup.labels
    values: dict[str, list[float]] = {name: [] for name in names}
    for game in summary.games:
        if game.failed is None:
            for player, scored in zip(game.seating, game.points, strict=True):
                values[own[player]].append(scored)
    return [values[name] for name in names]


def _thinned(history: list[float]) -> list[tuple[float, float]]:
    step = max(1, len(history) // MOST_POINTS)
    numbered: list[tuple[float, float]] = list(enumerate(history))
    kept = numbered[::step]
    return kept if kept[-1] == numbered[-1] else [*kept, numbered[-1]]


def _alt(descriptions: list[tuple[str, str]]) -> str:
    return say("note-separator").join(f"{name}: {value}" for name, value in descriptions)


def _height(summary: RunSummary) -> int:
    return 110 + 42 * max(2, len(summary.compared))
