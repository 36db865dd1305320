"""The table of an arena, the same in the terminal and in the report."""

from __future__ import annotations

from silverspire.lab.arena.results import RunSummary
from silverspire.lab.arena.standings import Standing
from silverspire.lab.formatting import (
    decimal,
    duration,
    percent_interval,
    plus_minus,
    signed_decimal,
)
from silverspire.lab.intervals import Interval
from silverspire.localization import say


def headers() -> list[str]:
    return [
        say("arena-player"),
        say("arena-games"),
        say("arena-wins"),
        say("arena-win-share"),
        say("arena-points"),
        say("arena-place"),
        say("arena-margin"),
        say("arena-rating"),
        say("arena-mean-time"),
        say("arena-slow-time"),
    ]


def row(summary: RunSummary, standing: Standing) -> list[str]:
    pace = summary.decision_times[standing.player]
    rating = Interval(standing.rating.mu, standing.rating.low, standing.rating.high)
    return [
        standing.player,
        str(standing.games),
        decimal(standing.wins, 0 if float(standing.wins).is_integer() else 1),
        percent_interval(standing.win_share),
        plus_minus(standing.points),
        decimal(standing.place, 2),
        signed_decimal(standing.margin),
        plus_minus(rating),
        duration(pace.mean),
        duration(pace.slowest_twentieth),
    ]


def headline(summary: RunSummary) -> str:
    """What the games show, and no more: a lead only if its interval is above all others."""
    if summary.standings is None:
        return say("arena-no-result")
    if len(summary.standings.contestants) == 1:
        return say("arena-alone", player=summary.setup.players[0])
    first, *others = summary.compared
    share = decimal(100 * first.win_share.value, 0)
    if all(first.win_share.low > other.win_share.high for other in others):
        return say("arena-leads", player=first.player, share=share)
    if first.win_share.low > summary.results.fair_share:
        return say("arena-close", player=first.player, share=share)
    return say("arena-even", player=first.player, share=share)
