"""The pages of a report: one over all kinds of tables, and one for each kind."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from silverspire.lab.balance import formats
from silverspire.lab.balance.kind_page import (
    OVERVIEW,
    item_words,
    kind_page,
    kind_words,
    target_words,
)
from silverspire.lab.balance.report import KindReport, Report
from silverspire.lab.balance.study import Study, find_study
from silverspire.lab.page import Fact, Page, Section, Table
from silverspire.words import say


def page_name(kind: str) -> str:
    return f"balance-{kind}.html"


def make_pages(report: Report, before: Report | None) -> dict[str, str]:
    """Each file of the report and its text."""
    study = find_study(report.plan.game)
    older = {} if before is None else {kind.name: kind for kind in before.kinds}
    pages = {OVERVIEW: overview(study, report, before).html()}
    for kind in report.kinds:
        page = kind_page(study, report, kind, older.get(kind.name))
        pages[page_name(kind.name)] = page.html()
    return pages


def overview(study: Study, report: Report, before: Report | None) -> Page:
    plan = report.plan
    verdicts = [verdict for kind in report.kinds for verdict in kind.targets.values()]
    met = sum(verdict.met for verdict in verdicts)
    everywhere = sum(
        all(kind.targets[target.name].met for kind in report.kinds) for target in study.targets
    )
    facts = [
        Fact(say("balance-fact-games"), f"{sum(kind.games for kind in report.kinds)}"),
        Fact(say("balance-fact-players"), plan.players),
        Fact(say("balance-fact-pack"), plan.pack),
        Fact(say("balance-fact-seed"), f"{plan.seed}"),
        Fact(
            say("balance-fact-met"),
            say("balance-of", part=met, whole=len(verdicts)),
        ),
    ]
    if before is not None:
        facts.append(Fact(say("balance-fact-before"), _before_words(before)))
    return Page(
        title=say("balance-title"),
        over=game_words(plan.game),
        lead=say("balance-lead", everywhere=everywhere, targets=len(study.targets)),
        facts=facts,
        sections=[
            targets_section(study, report, before),
            tables_section(report, before),
            trust_section(report),
            definitions_section(study, report),
        ],
        foot=say("balance-foot", rules=report.rules, hash=report.pack_hash),
    )


def game_words(game: str) -> str:
    return say(f"game-{game}".replace("_", "-"))


def _before_words(before: Report) -> str:
    return say(
        "balance-before-is", pack=before.plan.pack, hash=before.pack_hash[:8], seed=before.plan.seed
    )


def targets_section(study: Study, report: Report, before: Report | None) -> Section:
    """Every target beside every kind of table."""
    older = {} if before is None else {kind.name: kind for kind in before.kinds}
    rows: list[list[str]] = []
    for target in study.targets:
        cells = [
            target_cell(study, report, kind, older.get(kind.name), target.name)
            for kind in report.kinds
        ]
        rows.append([formats.wrapped(target_words(report.plan.game, target.name)), *cells])
    heads = [say("balance-head-target"), *(kind_link(kind) for kind in report.kinds)]
    return Section(
        say("balance-targets"),
        say("balance-targets-lead"),
        [Table(heads, rows, say("balance-targets-note"))],
    )


def target_cell(
    study: Study, report: Report, kind: KindReport, older: KindReport | None, target: str
) -> Markup:
    """Met or missed, the value, and what both were before."""
    verdict = kind.targets[target]
    item = item_words(study, report, kind, verdict.check.item)
    cell = formats.verdict_mark(verdict) + Markup("<br>") + formats.measured(verdict, item)
    if older is None or target not in older.targets:
        return cell
    was = older.targets[target]
    text = say(
        "balance-was",
        number=formats.number(was.check.measured.value, was.check.unit),
        verdict=formats.verdict_word(was),
    )
    return cell + formats.small(text)


def kind_link(kind: KindReport) -> Markup:
    return Markup('<a href="{}" style="color:inherit">{}</a>').format(
        page_name(kind.name), kind_words(kind.name)
    )


def tables_section(report: Report, before: Report | None) -> Section:
    """The scores of each kind of table."""
    heads = [
        say(f"balance-head-{name}")
        for name in ("table", "games", "winner", "spread", "score", "met")
    ]
    rows: list[Sequence[str]] = [_table_row(kind) for kind in report.kinds]
    if before is not None:
        for kind in before.kinds:
            row = _table_row(kind)
            rows.append([say("balance-before", name=kind_words(kind.name)), *row[1:]])
    return Section(say("balance-tables"), say("balance-tables-lead"), [Table(heads, rows)])


def _table_row(kind: KindReport) -> list[str]:
    met = sum(verdict.met for verdict in kind.targets.values())
    return [
        kind_link(kind),
        f"{kind.games}",
        formats.estimate(kind.winners.mean),
        formats.estimate(kind.spreads.mean),
        formats.estimate(kind.scores.mean),
        say("balance-of", part=met, whole=len(kind.targets)),
    ]


def trust_section(report: Report) -> Section:
    """How many games a question needs."""
    rows = []
    for seats, kind in {kind.seats: kind for kind in report.kinds}.items():
        rows.append([say("balance-seats", seats=seats), *map(str, kind.games_to_see.values())])
    distances = [float(near) for near in report.kinds[0].games_to_see]
    heads = [say("balance-head-table")]
    heads += [say("balance-head-near", points=round(100 * near)) for near in distances]
    return Section(say("balance-trust"), say("balance-trust-lead"), [Table(heads, rows)])


def definitions_section(study: Study, report: Report) -> Section:
    rows = [
        [
            formats.wrapped(target_words(report.plan.game, target.name)),
            formats.wrapped(target_words(report.plan.game, target.name, "how"), 24),
        ]
        for target in study.targets
    ]
    heads = [say("balance-head-target"), formats.wrapped(say("balance-head-how"), 24)]
    return Section(say("balance-how"), say("balance-how-lead"), [Table(heads, rows)])
