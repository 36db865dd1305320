"""The table of an arena, the same in the terminal and in the report."""

from __future__ import annotations

from silverspire.lab.arena.results import Outcome
from silverspire.lab.arena.standings import Standing
from silverspire.lab.intervals import Interval
from silverspire.lab.numbers import change, decimal, duration, give_or_take, percent_between
from silverspire.words import say


def heads() -> list[str]:
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


def row(found: Outcome, standing: Standing) -> list[str]:
    pace = found.paces[standing.player]
    rating = Interval(standing.rating.mu, standing.rating.low, standing.rating.high)
    return [
        standing.player,
        str(standing.games),
        decimal(standing.wins, 0 if float(standing.wins).is_integer() else 1),
        percent_between(standing.win_share),
        give_or_take(standing.points),
        decimal(standing.place, 2),
        change(standing.margin),
        give_or_take(rating),
        duration(pace.mean),
        duration(pace.slowest_twentieth),
    ]


def headline(found: Outcome) -> str:
    """What the games show, and no more: a lead only if its interval is above all others."""
    if found.standings is None:
        return say("arena-no-result")
    if len(found.standings.contestants) == 1:
        return say("arena-alone", player=found.setup.players[0])
    first, *others = found.shown
    share = decimal(100 * first.win_share.value, 0)
    if all(first.win_share.low > other.win_share.high for other in others):
        return say("arena-leads", player=first.player, share=share)
    if first.win_share.low > found.results.fair_share:
        return say("arena-close", player=first.player, share=share)
    return say("arena-even", player=first.player, share=share)
