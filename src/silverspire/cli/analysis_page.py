"""The page of an analysis: chances of winning as a curve, every player's costliest decisions, all
choices with their verdicts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from matplotlib.axes import Axes
from matplotlib.ticker import PercentFormatter

from silverspire.analysis.game_analysis import GameAnalysis
from silverspire.cli.analyze import line_text, percent
from silverspire.cli.renderer import Renderer, find_renderer
from silverspire.cli.saved_games import game_of
from silverspire.kernel.records import Record
from silverspire.lab.charts import Chart, draw, paint_lines
from silverspire.lab.page import ChartsBlock, Fact, Page, Section, SeriesCell, TableBlock
from silverspire.localization import game_title, plain, say


def analysis_page(record: Record, found: GameAnalysis) -> Page:
    """Everything that an analysis found, for people."""
    renderer = find_renderer(game_of(record))
    lead = say("analyze-lead-hindsight" if found.plan.open_handed else "analyze-lead")
    return Page(
        title=say("analyze-title"),
        kicker=game_title(found.game),
        lead=lead,
        facts=[
            Fact(say("analyze-fact-players"), str(found.seats)),
            Fact(say("analyze-fact-choices"), str(len(found.moves))),
            Fact(say("analyze-fact-simulations"), str(found.plan.simulations)),
            Fact(say("analyze-fact-seed"), str(found.plan.seed)),
        ],
        sections=[
            Section(say("analyze-curve"), say("analyze-curve-lead"), [_curve(renderer, found)]),
            Section(say("analyze-players"), "", [_players(record, renderer, found)]),
            Section(
                say("analyze-costliest"),
                say("analyze-costliest-lead"),
                [_costliest(renderer, found)],
            ),
            Section(say("analyze-all"), say("analyze-all-lead"), [_all_moves(renderer, found)]),
        ],
    )


def _curve(renderer: Renderer, found: GameAnalysis) -> ChartsBlock:
    names = [renderer.player_name(seat) for seat in range(found.seats)]
    lines = [
        [(float(place), chances[seat]) for place, chances in enumerate(found.chances)]
        for seat in range(found.seats)
    ]

    def paint(axes: Axes) -> None:
        across, up = say("analyze-curve-across"), say("analyze-curve-up")
        paint_lines(axes, names, lines, across=across, up=up)
        axes.set_ylim(0, 1)
        axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))

    return ChartsBlock([_full(paint)])


def _full(paint: Callable[[Axes], None]) -> Chart:
    return draw(
        paint,
        title=say("analyze-curve-title"),
        note=say("analyze-curve-note"),
        alt=say("analyze-curve-title"),
        height=360,
        full=True,
    )


def _players(record: Record, renderer: Renderer, found: GameAnalysis) -> TableBlock:
    assert record.result is not None
    headers = [
        say(f"analyze-column-{column}")
        for column in (
            "player", "points", "decisions", "inaccuracies", "mistakes", "blunders", "loss",
        )
    ]  # fmt: skip
    rows: list[list[str | SeriesCell]] = [
        [
            SeriesCell(renderer.player_name(summary.seat), summary.seat),
            plain(points),
            str(summary.decisions),
            str(summary.inaccuracies),
            str(summary.mistakes),
            str(summary.blunders),
            percent(summary.mean_loss),
        ]
        for summary, points in zip(found.summaries, record.result.scores, strict=True)
    ]
    winners = frozenset(seat for seat, place in enumerate(record.result.ranking) if place == 1)
    return TableBlock(headers, rows, best=winners)


def _costliest(renderer: Renderer, found: GameAnalysis) -> TableBlock:
    places = [place for summary in found.summaries for place in summary.costliest]
    return _moves(renderer, found, places)


def _all_moves(renderer: Renderer, found: GameAnalysis) -> TableBlock:
    places = [place for place, move in enumerate(found.moves) if move.verdict != "only"]
    return _moves(renderer, found, places)


def _moves(renderer: Renderer, found: GameAnalysis, places: Sequence[int]) -> TableBlock:
    columns = ("choice-number", "player", "choice", "verdict", "lost", "better")
    rows: list[list[str | SeriesCell]] = []
    for place in places:
        move = found.moves[place]
        better = "" if move.verdict == "best" else line_text(renderer, move)
        rows.append(
            [
                str(place + 1),
                SeriesCell(renderer.player_name(move.seat), move.seat),
                renderer.render(move.text),
                say("analyze-verdict", verdict=move.verdict),
                percent(move.loss),
                better,
            ]
        )
    words = frozenset(columns.index(name) for name in ("player", "choice", "verdict", "better"))
    return TableBlock([say(f"analyze-column-{column}") for column in columns], rows, words=words)
