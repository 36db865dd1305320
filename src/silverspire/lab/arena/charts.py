"""The arena's plots."""

from __future__ import annotations

from functools import partial

from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, LogLocator, MaxNLocator

from silverspire.lab.arena.results import Outcome, ranked
from silverspire.lab.intervals import Interval
from silverspire.lab.numbers import decimal, duration, give_or_take, percent, percent_between, short
from silverspire.lab.plots import (
    MARKS,
    PAPER,
    SERIES,
    Chart,
    draw,
    name_below,
    name_rows,
    paint_intervals,
    paint_lines,
    paint_spreads,
)
from silverspire.words import say

SHORTEST = 1e-6  # seconds: a scale that multiplies has no zero
MOST_POINTS = 240  # of a line: more cannot be told apart


def win_shares(found: Outcome) -> Chart:
    fair = found.results.fair_share
    return draw(
        partial(
            paint_intervals,
            names=_names(found),
            intervals=[standing.win_share for standing in found.shown],
            label=say("arena-win-share-axis"),
            reference=(fair, say("arena-fair", share=percent(fair))),
            percent=True,
        ),
        title=say("arena-win-share-title"),
        note=say("arena-interval-note"),
        alt=_alt([(one.player, percent_between(one.win_share)) for one in found.shown]),
        height=_height(found),
    )


def ratings(found: Outcome) -> Chart:
    intervals = [Interval(one.rating.mu, one.rating.low, one.rating.high) for one in found.shown]
    told = [give_or_take(interval) for interval in intervals]
    return draw(
        partial(
            paint_intervals,
            names=_names(found),
            intervals=intervals,
            label=say("arena-rating-axis"),
            reference=(25, say("arena-rating-start")),
        ),
        title=say("arena-rating-title"),
        note=say("arena-rating-note"),
        alt=_alt(list(zip(_names(found), told, strict=True))),
        height=_height(found),
    )


def points(found: Outcome) -> Chart:
    return draw(
        partial(
            paint_spreads, names=_names(found), values=_points(found), label=say("arena-points")
        ),
        title=say("arena-points-title"),
        note=say("arena-points-note"),
        alt=_alt([(one.player, give_or_take(one.points)) for one in found.shown]),
        height=_height(found) + 30,
    )


def points_by_seat(found: Outcome) -> Chart:
    seats = range(1, found.setup.seats + 1)
    told = [
        (one.player, say("list-separator").join(decimal(seat.value) for seat in one.points_by_seat))
        for one in found.shown
    ]
    return draw(
        partial(_paint_seats, found=found, seats=seats),
        title=say("arena-seats-title"),
        note=say("arena-seats-note"),
        alt=_alt(told),
        height=_height(found) + 30,
    )


def rating_history(found: Outcome) -> Chart:
    assert found.standings is not None
    contestants = found.standings.contestants
    names = [standing.player for standing in ranked(contestants)]
    histories = {
        standing.player: _thinned(history)
        for standing, history in zip(contestants, found.standings.history, strict=True)
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


def times(found: Outcome) -> Chart:
    paces = [found.paces[standing.player] for standing in found.shown]
    return draw(
        partial(_paint_times, found=found),
        title=say("arena-time-title"),
        note=say("arena-time-note"),
        alt=_alt([(n, duration(pace.mean)) for n, pace in zip(_names(found), paces, strict=True)]),
        height=_height(found),
        full=True,
    )


# --- The brush -----------------------------------------------------------------------------------


def _paint_seats(axes: Axes, found: Outcome, seats: range) -> None:
    """Points of each player from each seat, side by side so that no interval hides another."""
    shown = found.shown
    for row, standing in enumerate(shown):
        shift = (row - (len(shown) - 1) / 2) * min(0.16, 0.7 / len(shown))
        by_seat = standing.points_by_seat
        colour = SERIES[row % len(SERIES)]
        for seat, interval in zip(seats, by_seat, strict=False):
            axes.plot([seat + shift] * 2, [interval.low, interval.high], color=colour)
        axes.plot(
            [seat + shift for seat in seats][: len(by_seat)],
            [interval.value for interval in by_seat],
            MARKS[row % len(MARKS)],
            color=colour,
            markersize=8,
            markeredgecolor=PAPER,
            label=short(standing.player),
        )
    name_below(axes)
    axes.set_xticks(list(seats))
    axes.set_xlim(0.5, len(seats) + 0.5)
    axes.grid(visible=False, axis="x")
    axes.set_xlabel(say("arena-seat-axis"))
    axes.set_ylabel(say("arena-points"))
    axes.yaxis.set_major_locator(MaxNLocator(6))


def _paint_times(axes: Axes, found: Outcome) -> None:
    """From the middle decision to the slowest twentieth, and the mean."""
    for row, standing in enumerate(found.shown):
        pace = found.paces[standing.player]
        colour = SERIES[row % len(SERIES)]
        median, slow, mean = (
            max(SHORTEST, time) for time in (pace.median, pace.slowest_twentieth, pace.mean)
        )
        axes.plot([median, slow], [row, row], color=colour, linewidth=2.5)
        axes.plot([median], [row], "|", color=colour, markersize=14, markeredgewidth=2.5)
        axes.plot(
            [mean],
            [row],
            MARKS[row % len(MARKS)],
            color=colour,
            markersize=10,
            markeredgecolor=PAPER,
        )
    axes.set_xscale("log")
    axes.xaxis.set_major_locator(LogLocator(numticks=5))
    axes.minorticks_off()
    low, high = axes.get_xlim()
    axes.set_xlim(min(low, high / 20), high)
    axes.xaxis.set_major_formatter(FuncFormatter(lambda seconds, _: duration(seconds, figures=1)))
    name_rows(axes, _names(found))
    axes.set_xlabel(say("arena-time-axis"))


def _names(found: Outcome) -> list[str]:
    return [standing.player for standing in found.shown]


def _points(found: Outcome) -> list[list[float]]:
    """All points of each who is shown."""
    setup, names = found.setup, _names(found)
    own = setup.players if set(names) == set(setup.contestants) else setup.labels
    values: dict[str, list[float]] = {name: [] for name in names}
    for game in found.games:
        if game.failed is None:
            for player, scored in zip(game.seating, game.points, strict=True):
                values[own[player]].append(scored)
    return [values[name] for name in names]


def _thinned(history: list[float]) -> list[tuple[float, float]]:
    step = max(1, len(history) // MOST_POINTS)
    numbered: list[tuple[float, float]] = list(enumerate(history))
    kept = numbered[::step]
    return kept if kept[-1] == numbered[-1] else [*kept, numbered[-1]]


def _alt(told: list[tuple[str, str]]) -> str:
    return say("note-separator").join(f"{name}: {value}" for name, value in told)


def _height(found: Outcome) -> int:
    return 110 + 42 * max(2, len(found.shown))
