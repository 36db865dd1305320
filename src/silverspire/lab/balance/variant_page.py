"""The page of one kind of table: who wins, with what, and what everything is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from silverspire.kernel.registry import find_game
from silverspire.lab.balance import formatting
from silverspire.lab.balance.charts import (
    curve_charts,
    share_charts,
    shift_chart,
    source_charts,
    worth_chart,
)
from silverspire.lab.balance.formatting import estimate, value
from silverspire.lab.balance.report import Group, Report, Source, Use, VariantReport
from silverspire.lab.balance.study import Category, EventCards, Study
from silverspire.lab.balance.targets import LOWER, MEAN, UPPER, Check, Verdict
from silverspire.lab.page import Block, ChartsBlock, Fact, Page, Section, TableBlock
from silverspire.localization import game_title, say

OVERVIEW = "balance.html"
MOST_CHECKS = 8  # of one target


def variant_name(variant: str) -> str:
    """What a kind of table is called: 3 players, with events."""
    seats, _, rest = variant.partition("-")
    players = say("balance-seats", seats=int(seats))
    return say(f"balance-kind-{rest}", players=players) if rest else players


def target_words(game: str, target: str, attribute: str = "") -> str:
    name = f"balance-target-{game}-{target}".replace("_", "-")
    return say(f"{name}.{attribute}" if attribute else name)


def item_words(study: Study, report: Report, variant: VariantReport, item: str) -> str:
    """What a check looks at."""
    if item in (MEAN, LOWER, UPPER):
        return say(f"balance-check-{item}")
    category, _, rest = item.partition("/")
    if category.startswith("event_"):
        name = study.drawn(catalogue_of(report, variant)).items.get(rest, rest)
        return say(f"balance-{category}".replace("_", "-"), name=name)
    if category in ("apart", "group"):
        return say(f"balance-check-{category}", name=study.word("group", rest))
    return study.word(category, rest)


def catalogue_of(report: Report, variant: VariantReport) -> dict[str, Any]:
    game = find_game(report.plan.game)
    return game.catalogue(variant.seats, game.components(report.plan.pack))


def variant_page(
    study: Study, report: Report, variant: VariantReport, older: VariantReport | None
) -> Page:
    catalogue = catalogue_of(report, variant)
    met = sum(verdict.met for verdict in variant.targets.values())
    sections = [
        checks_section(study, report, variant, older),
        wins_section(study, variant, older),
        sources_section(study, variant, older),
        Section(
            say("balance-curves"),
            say("balance-curves-lead"),
            [ChartsBlock(curve_charts(study, variant, older))],
        ),
        *(openings_section(study, variant, older, category) for category in study.openings),
        *(
            uses_section(variant, older, category, "" if number else say("balance-uses-lead"))
            for number, category in enumerate(study.categories(catalogue))
        ),
    ]
    if any(card.drawn.value for card in variant.cards.values()):
        sections.append(cards_section(variant, older, study.drawn(catalogue)))
    return Page(
        title=variant_name(variant.name),
        kicker=say("balance-over", game=game_title(report.plan.game)),
        lead=Markup('<a href="{}" style="color:inherit">{}</a>').format(
            OVERVIEW, say("balance-all-tables")
        ),
        facts=[
            Fact(say("balance-fact-games"), f"{variant.games}"),
            Fact(say("balance-fact-players"), report.plan.players),
            Fact(say("balance-fact-pack"), report.plan.pack),
            Fact(say("balance-fact-met"), say("balance-of", part=met, whole=len(variant.targets))),
        ],
        sections=sections,
        footer=say("balance-foot", rules=report.rules, hash=report.pack_hash),
    )


def checks_section(
    study: Study, report: Report, variant: VariantReport, older: VariantReport | None
) -> Section:
    """Every target with its checks, the worst first where there are many."""
    rows = []
    for target, verdict in variant.targets.items():
        was = {} if older is None else checks_of(older, target)
        name = target_words(report.plan.game, target)
        for check in shown_checks(verdict):
            row = [
                formatting.wrapped(name),
                formatting.wrapped(item_words(study, report, variant, check.item), 8),
                formatting.limits(check),
                formatting.line(check.measured, check.unit),
                formatting.check_mark(check),
            ]
            if older is not None:
                old = was.get(check.item)
                row.append(
                    formatting.NONE if old is None else formatting.line(old.measured, old.unit)
                )
            rows.append(row)
            name = ""
    names = headers("target", "check", "limits", "measured", "verdict", older=older)
    names[1] = formatting.wrapped(names[1], 8)
    table = TableBlock(names, rows)
    return Section(say("balance-checks"), say("balance-checks-lead", most=MOST_CHECKS), [table])


def checks_of(variant: VariantReport, target: str) -> dict[str, Check]:
    verdict = variant.targets.get(target)
    return {} if verdict is None else {check.item: check for check in verdict.checks}


def shown_checks(verdict: Verdict) -> list[Check]:
    if len(verdict.checks) <= MOST_CHECKS:
        return verdict.checks
    return sorted(verdict.checks, key=lambda check: check.slack)[:MOST_CHECKS]


def headers(*names: str, older: VariantReport | None) -> list[str]:
    """The heads of a table; with something to compare, one more."""
    found = [say(f"balance-head-{name}") for name in names]
    return found if older is None else [*found, say("balance-head-before")]


# --- Who wins, and with what ---------------------------------------------------------------------


def wins_section(study: Study, variant: VariantReport, older: VariantReport | None) -> Section:
    tables = []
    for category in study.shares:
        was = {} if older is None else older.shares.get(category, {})
        tables.append(group_table(study, category, variant.shares[category], was, older))
    charts = ChartsBlock(share_charts(study, variant, older))
    return Section(
        say("balance-wins"),
        say("balance-wins-lead", points=round(100 * study.allowance)),
        [charts, *tables],
    )


def group_table(
    study: Study,
    category: str,
    groups: Mapping[str, Group],
    was: Mapping[str, Group],
    older: VariantReport | None,
) -> TableBlock:
    rows = []
    for label, group in groups.items():
        row = [
            formatting.wrapped(study.word(category, label), 8),
            value(group.part, "percent"),
            formatting.line(group.wins, "percent"),
            formatting.line(group.margin, "signed"),
        ]
        if older is not None:
            row.append(
                formatting.line(was[label].wins, "percent") if label in was else formatting.NONE
            )
        rows.append(row)
    return TableBlock(
        headers(category.replace("_", "-"), "part", "wins", "margin", older=older), rows
    )


def openings_section(
    study: Study, variant: VariantReport, older: VariantReport | None, category: str
) -> Section:
    was = {} if older is None else older.openings.get(category, {})
    table = group_table(study, category, variant.openings[category], was, older)
    name = f"balance-{category}".replace("_", "-")
    return Section(say(name), say(f"{name}.lead"), [table])


def sources_section(study: Study, variant: VariantReport, older: VariantReport | None) -> Section:
    blocks: list[Block] = [ChartsBlock(source_charts(study, variant, older))]
    for category, found in (("group", variant.groups), ("source", variant.sources)):
        was = {} if older is None else older.groups if category == "group" else older.sources
        rows = []
        for name, source in found.items():
            row = source_row(study.word(category, name), source)
            if older is not None:
                row.append(formatting.line(was[name].points) if name in was else formatting.NONE)
            rows.append(row)
        names = (category, "points", "winner-points", "part-of-points", "apart", "correlation")
        blocks.append(TableBlock(headers(*names, older=older), rows))
    return Section(say("balance-sources"), say("balance-sources-lead"), blocks)


def source_row(name: str, source: Source) -> list[str]:
    return [
        name,
        formatting.line(source.points),
        formatting.line(source.winner),
        value(source.part, "percent"),
        formatting.line(source.apart),
        formatting.number(source.correlation, "count"),
    ]


# --- What is used, and what it is worth ----------------------------------------------------------


def uses_section(
    variant: VariantReport, older: VariantReport | None, category: Category, lead: str
) -> Section:
    """How often, and how its users fare."""
    found = variant.uses[category.name]
    was = {} if older is None else older.uses.get(category.name, {})
    rows = []
    for item, name in category.items.items():
        row = use_row(name, category, found[item])
        if older is not None:
            old = was.get(item)
            row.append(formatting.NONE if old is None else estimate(old.worth, "signed"))
        rows.append(row)
    verbs = [f"verb-{verb}" for verb in category.verbs]
    chance = ["chance"] if category.chance else []
    price = ["price"] if category.price else []
    names = [category.name.replace("_", "-"), *verbs, *chance, *price]
    table = TableBlock(
        headers(*names, "users", "wins", "worth", "with", "without", older=older), rows
    )
    title = f"balance-family-{category.name}".replace("_", "-")
    charts = [chart for chart in [worth_chart(category, variant, older)] if chart]
    if category.holders:
        lead = say("balance-holders-lead")
    return Section(say(title), lead, [*([ChartsBlock(charts)] if charts else []), table])


def use_row(name: str, category: Category, use: Use) -> list[str]:
    return [
        name,
        *(value(use.often[verb], "count") for verb in category.verbs),
        *([value(use.chance, "percent")] if category.chance else []),
        *([value(use.price)] if category.price else []),
        value(use.users, "percent"),
        value(use.wins, "percent"),
        estimate(use.worth, "signed"),
        estimate(use.margin_with, "signed"),
        estimate(use.margin_without, "signed"),
    ]


def cards_section(
    variant: VariantReport, older: VariantReport | None, drawn: EventCards
) -> Section:
    """Events: what each did immediately, and games with it against games without."""
    was = {} if older is None else older.cards
    rows = []
    for key, name in drawn.items.items():
        card = variant.cards[key]
        row = [
            name,
            value(card.drawn, "percent"),
            *(value(card.changes[change], "signed") for change in drawn.changes),
            formatting.line(card.apart),
            formatting.line(card.shift, "signed"),
            formatting.line(card.spread_shift, "signed"),
        ]
        if older is not None:
            row.append(formatting.line(was[key].shift, "signed") if key in was else formatting.NONE)
        rows.append(row)
    changes = [f"change-{change}" for change in drawn.changes]
    names = ["event", "drawn", *changes, "event-apart", "shift", "spread-shift"]
    table = TableBlock(headers(*names, older=older), rows)
    chart = shift_chart(drawn, variant, older)
    blocks: list[Block] = [ChartsBlock([chart]), table] if chart else [table]
    return Section(say("balance-events"), say("balance-events-lead"), blocks)
