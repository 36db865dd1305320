"""The arena's report: who is stronger, by how much, and with how much certainty."""

from __future__ import annotations

import shlex

from silverspire.kernel.registry import find_game
from silverspire.lab.arena import charts
from silverspire.lab.arena.result_table import headers, headline, row
from silverspire.lab.arena.results import RunSummary, ranked
from silverspire.lab.arena.standings import Standing
from silverspire.lab.formatting import percent
from silverspire.lab.page import (
    Block,
    ChartsBlock,
    Fact,
    NoticeBlock,
    Page,
    Section,
    SeriesCell,
    TableBlock,
)
from silverspire.localization import Value, game_title, say


def arena_page(summary: RunSummary) -> Page:
    return Page(
        title=headline(summary),
        kicker=say("arena-over", game=_title(summary)),
        lead=say("arena-lead", games=summary.results.finished, deals=_deals(summary)),
        facts=_facts(summary),
        sections=_sections(summary),
        footer=say("arena-again", command=command(summary)),
    )


def command(summary: RunSummary) -> str:
    """The command that plays the same games again."""
    setup = summary.setup
    changed = [f" --option {option}" for option in _options(summary)]
    pack = "" if setup.pack in find_game(setup.game).packs() else f" --pack {setup.pack}"
    return (
        f"silverspire arena {setup.game} --players {shlex.quote(','.join(setup.players))}"
        f" --games {summary.results.games} --seed {setup.seed}{pack}{''.join(changed)}"
    )


def _options(summary: RunSummary) -> list[str]:
    """The options that are not as usual, as they are typed."""
    usual = find_game(summary.setup.game).new(summary.setup.seats, seed=0).options
    return [
        f"{name}={str(value).lower()}"
        for name, value in summary.setup.options.items()
        if value != usual[name]
    ]


def _title(summary: RunSummary) -> str:
    return game_title(summary.setup.game)


def _deals(summary: RunSummary) -> int:
    return -(-summary.results.games // summary.setup.seats)


def _facts(summary: RunSummary) -> list[Fact]:
    setup = summary.setup
    facts: list[tuple[str, Value]] = [
        ("arena-fact-players", setup.seats),
        ("arena-fact-fair", percent(summary.results.fair_share)),
        ("arena-fact-rules", setup.rules),
        ("arena-fact-pack", setup.pack),
        ("arena-fact-seed", setup.seed),
    ]
    if options := _options(summary):
        facts.append(("arena-fact-options", say("list-separator").join(options)))
    return [Fact(say(label), str(value)) for label, value in facts]


def _sections(summary: RunSummary) -> list[Section]:
    failures = _failures(summary)
    if summary.standings is None:
        return [Section(say("arena-standings"), "", failures)]
    wins = ChartsBlock([charts.win_shares(summary), charts.ratings(summary)])
    return [
        Section(
            say("arena-standings"),
            say("arena-standings-lead"),
            [*failures, *_tables(summary), wins],
        ),
        Section(
            say("arena-points"),
            say("arena-points-lead"),
            [ChartsBlock([charts.points(summary), charts.points_by_seat(summary)])],
        ),
        Section(say("arena-duels"), say("arena-duels-lead"), [_duels(summary)]),
        Section(
            say("arena-course"),
            say("arena-course-lead"),
            [ChartsBlock([charts.rating_history(summary)])],
        ),
        Section(say("arena-time"), say("arena-time-lead"), [ChartsBlock([charts.times(summary)])]),
    ]


def _failures(summary: RunSummary) -> list[Block]:
    lines = [
        say(
            "arena-failure",
            player=player or say("arena-nobody"),
            count=count,
            error=error,
        )
        for player, count, error in summary.failures_by_player()
    ]
    return (
        [NoticeBlock(say("arena-failed", count=len(summary.results.failed)), lines)]
        if lines
        else []
    )


def _tables(summary: RunSummary) -> list[TableBlock]:
    """Contestants; and those listed, if some of them are namesakes."""
    assert summary.standings is not None
    tables = [_table(summary, summary.compared, say("arena-table-note"))]
    if len(summary.compared) != len(summary.standings.players):
        tables.append(_table(summary, summary.standings.players, say("arena-listed-note")))
    return tables


def _table(summary: RunSummary, listed: list[Standing], note: str) -> TableBlock:
    rows: list[list[str | SeriesCell]] = [
        [_named(summary, standing.player), *row(summary, standing)[1:]]
        for standing in ranked(listed)
    ]
    return TableBlock(headers(), rows, note)


def _named(summary: RunSummary, player: str) -> SeriesCell:
    """With the color of its charts; a listed namesake has its contestant's."""
    names = [standing.player for standing in summary.compared]
    if player in names:
        return SeriesCell(player, names.index(player))
    return SeriesCell(
        player, names.index(summary.setup.players[summary.setup.labels.index(player)])
    )


def _duels(summary: RunSummary) -> TableBlock:
    pairs = {(pair.player, pair.other): pair for pair in summary.results.pairs}
    names = [standing.player for standing in summary.compared]
    rows: list[list[str | SeriesCell]] = [
        [
            _named(summary, name),
            *(percent(pairs[name, other].above) if name != other else "–" for other in names),
        ]
        for name in names
    ]
    return TableBlock([say("arena-above"), *names], rows, say("arena-duels-note"))
