"""The pages of a report: one over all kinds of tables, and one for each kind."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from silverspire.lab.balance import formatting
from silverspire.lab.balance.report import Report, VariantReport
from silverspire.lab.balance.study import Study, find_study
from silverspire.lab.balance.variant_page import (
    OVERVIEW,
    item_words,
    target_words,
    variant_name,
    variant_page,
)
from silverspire.lab.page import Fact, Page, Section, TableBlock
from silverspire.localization import game_title, say


def page_name(variant: str) -> str:
    return f"balance-{variant}.html"


def make_pages(report: Report, before: Report | None) -> dict[str, str]:
    """Each file of the report and its text."""
    study = find_study(report.plan.game)
    older = {} if before is None else {variant.name: variant for variant in before.variants}
    pages = {OVERVIEW: overview(study, report, before).html()}
    for variant in report.variants:
        page = variant_page(study, report, variant, older.get(variant.name))
        pages[page_name(variant.name)] = page.html()
    return pages


def overview(study: Study, report: Report, before: Report | None) -> Page:
    plan = report.plan
    verdicts = [verdict for variant in report.variants for verdict in variant.targets.values()]
    met = sum(verdict.met for verdict in verdicts)
    everywhere = sum(
        all(variant.targets[target.name].met for variant in report.variants)
        for target in study.targets
    )
    facts = [
        Fact(say("balance-fact-games"), f"{sum(variant.games for variant in report.variants)}"),
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
        kicker=game_words(plan.game),
        lead=say("balance-lead", everywhere=everywhere, targets=len(study.targets)),
        facts=facts,
        sections=[
            targets_section(study, report, before),
            tables_section(report, before),
            trust_section(report),
            definitions_section(study, report),
        ],
        footer=say("balance-foot", rules=report.rules, hash=report.pack_hash),
    )


def game_words(game: str) -> str:
    return game_title(game)


def _before_words(before: Report) -> str:
    return say(
        "balance-before-is", pack=before.plan.pack, hash=before.pack_hash[:8], seed=before.plan.seed
    )


def targets_section(study: Study, report: Report, before: Report | None) -> Section:
    """Every target beside every kind of table."""
    older = {} if before is None else {variant.name: variant for variant in before.variants}
    rows: list[list[str]] = []
    for target in study.targets:
        cells = [
            target_cell(study, report, variant, older.get(variant.name), target.name)
            for variant in report.variants
        ]
        rows.append([formatting.wrapped(target_words(report.plan.game, target.name)), *cells])
    headers = [say("balance-head-target"), *(variant_link(variant) for variant in report.variants)]
    return Section(
        say("balance-targets"),
        say("balance-targets-lead"),
        [TableBlock(headers, rows, say("balance-targets-note"))],
    )


def target_cell(
    study: Study, report: Report, variant: VariantReport, older: VariantReport | None, target: str
) -> Markup:
    """Met or missed, the value, and what both were before."""
    verdict = variant.targets[target]
    item = item_words(study, report, variant, verdict.check.item)
    cell = formatting.verdict_mark(verdict) + Markup("<br>") + formatting.measured(verdict, item)
    if older is None or target not in older.targets:
        return cell
    was = older.targets[target]
    text = say(
        "balance-was",
        number=formatting.number(was.check.measured.value, was.check.unit),
        verdict=formatting.verdict_word(was),
    )
    return cell + formatting.small(text)


def variant_link(variant: VariantReport) -> Markup:
    return Markup('<a href="{}" style="color:inherit">{}</a>').format(
        page_name(variant.name), variant_name(variant.name)
    )


def tables_section(report: Report, before: Report | None) -> Section:
    """The scores of each kind of table."""
    headers = [
        say(f"balance-head-{name}")
        for name in ("table", "games", "winner", "spread", "score", "met")
    ]
    rows: list[Sequence[str]] = [_table_row(variant) for variant in report.variants]
    if before is not None:
        for variant in before.variants:
            row = _table_row(variant)
            rows.append([say("balance-before", name=variant_name(variant.name)), *row[1:]])
    return Section(say("balance-tables"), say("balance-tables-lead"), [TableBlock(headers, rows)])


def _table_row(variant: VariantReport) -> list[str]:
    met = sum(verdict.met for verdict in variant.targets.values())
    return [
        variant_link(variant),
        f"{variant.games}",
        formatting.estimate(variant.winners.mean),
        formatting.estimate(variant.spreads.mean),
        formatting.estimate(variant.scores.mean),
        say("balance-of", part=met, whole=len(variant.targets)),
    ]


def trust_section(report: Report) -> Section:
    """How many games a question needs."""
    rows = []
    for seats, variant in {variant.seats: variant for variant in report.variants}.items():
        rows.append([say("balance-seats", seats=seats), *map(str, variant.games_to_see.values())])
    distances = [float(near) for near in report.variants[0].games_to_see]
    headers = [say("balance-head-table")]
    headers += [say("balance-head-near", points=round(100 * near)) for near in distances]
    return Section(say("balance-trust"), say("balance-trust-lead"), [TableBlock(headers, rows)])


def definitions_section(study: Study, report: Report) -> Section:
    rows = [
        [
            formatting.wrapped(target_words(report.plan.game, target.name)),
            formatting.wrapped(target_words(report.plan.game, target.name, "how"), 24),
        ]
        for target in study.targets
    ]
    headers = [say("balance-head-target"), formatting.wrapped(say("balance-head-how"), 24)]
    return Section(say("balance-how"), say("balance-how-lead"), [TableBlock(headers, rows)])
