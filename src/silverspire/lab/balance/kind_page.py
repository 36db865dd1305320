"""The page of one kind of table: who wins, with what, and what everything is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from silverspire.kernel.registry import find_game
from silverspire.lab.balance import formats
from silverspire.lab.balance.charts import (
    curve_charts,
    share_charts,
    shift_chart,
    source_charts,
    worth_chart,
)
from silverspire.lab.balance.formats import estimate, value
from silverspire.lab.balance.report import Group, KindReport, Report, Source, Use
from silverspire.lab.balance.study import Drawn, Family, Study
from silverspire.lab.balance.targets import LOWER, MEAN, UPPER, Check, Verdict
from silverspire.lab.page import Block, Charts, Fact, Page, Section, Table
from silverspire.words import say

OVERVIEW = "balance.html"
MOST_CHECKS = 8  # of one target


def kind_words(kind: str) -> str:
    """What a kind of table is called: 3 players, with events."""
    seats, _, rest = kind.partition("-")
    players = say("balance-seats", seats=int(seats))
    return say(f"balance-kind-{rest}", players=players) if rest else players


def target_words(game: str, target: str, attribute: str = "") -> str:
    name = f"balance-target-{game}-{target}".replace("_", "-")
    return say(f"{name}.{attribute}" if attribute else name)


def item_words(study: Study, report: Report, kind: KindReport, item: str) -> str:
    """What a check looks at."""
    if item in (MEAN, LOWER, UPPER):
        return say(f"balance-check-{item}")
    family, _, rest = item.partition("/")
    if family.startswith("event_"):
        name = study.drawn(catalogue_of(report, kind)).items.get(rest, rest)
        return say(f"balance-{family}".replace("_", "-"), name=name)
    if family in ("apart", "group"):
        return say(f"balance-check-{family}", name=study.word("group", rest))
    return study.word(family, rest)


def catalogue_of(report: Report, kind: KindReport) -> dict[str, Any]:
    game = find_game(report.plan.game)
    return game.catalogue(kind.seats, game.components(report.plan.pack))


def kind_page(study: Study, report: Report, kind: KindReport, older: KindReport | None) -> Page:
    catalogue = catalogue_of(report, kind)
    met = sum(verdict.met for verdict in kind.targets.values())
    sections = [
        checks_section(study, report, kind, older),
        wins_section(study, kind, older),
        sources_section(study, kind, older),
        Section(
            say("balance-curves"),
            say("balance-curves-lead"),
            [Charts(curve_charts(study, kind, older))],
        ),
        *(openings_section(study, kind, older, family) for family in study.openings),
        *(
            uses_section(kind, older, family, "" if number else say("balance-uses-lead"))
            for number, family in enumerate(study.families(catalogue))
        ),
    ]
    if any(card.drawn.value for card in kind.cards.values()):
        sections.append(cards_section(kind, older, study.drawn(catalogue)))
    return Page(
        title=kind_words(kind.name),
        over=say("balance-over", game=say(f"game-{report.plan.game}".replace("_", "-"))),
        lead=Markup('<a href="{}" style="color:inherit">{}</a>').format(
            OVERVIEW, say("balance-all-tables")
        ),
        facts=[
            Fact(say("balance-fact-games"), f"{kind.games}"),
            Fact(say("balance-fact-players"), report.plan.players),
            Fact(say("balance-fact-pack"), report.plan.pack),
            Fact(say("balance-fact-met"), say("balance-of", part=met, whole=len(kind.targets))),
        ],
        sections=sections,
        foot=say("balance-foot", rules=report.rules, hash=report.pack_hash),
    )


def checks_section(
    study: Study, report: Report, kind: KindReport, older: KindReport | None
) -> Section:
    """Every target with its checks, the worst first where there are many."""
    rows = []
    for target, verdict in kind.targets.items():
        was = {} if older is None else checks_of(older, target)
        name = target_words(report.plan.game, target)
        for check in shown_checks(verdict):
            row = [
                formats.wrapped(name),
                formats.wrapped(item_words(study, report, kind, check.item), 8),
                formats.limits(check),
                formats.line(check.measured, check.unit),
                formats.check_mark(check),
            ]
            if older is not None:
                old = was.get(check.item)
                row.append(formats.NONE if old is None else formats.line(old.measured, old.unit))
            rows.append(row)
            name = ""
    names = heads("target", "check", "limits", "measured", "verdict", older=older)
    names[1] = formats.wrapped(names[1], 8)
    table = Table(names, rows)
    return Section(say("balance-checks"), say("balance-checks-lead", most=MOST_CHECKS), [table])


def checks_of(kind: KindReport, target: str) -> dict[str, Check]:
    verdict = kind.targets.get(target)
    return {} if verdict is None else {check.item: check for check in verdict.checks}


def shown_checks(verdict: Verdict) -> list[Check]:
    if len(verdict.checks) <= MOST_CHECKS:
        return verdict.checks
    return sorted(verdict.checks, key=lambda check: check.slack)[:MOST_CHECKS]


def heads(*names: str, older: KindReport | None) -> list[str]:
    """The heads of a table; with something to compare, one more."""
    found = [say(f"balance-head-{name}") for name in names]
    return found if older is None else [*found, say("balance-head-before")]


# --- Who wins, and with what ---------------------------------------------------------------------


def wins_section(study: Study, kind: KindReport, older: KindReport | None) -> Section:
    tables = []
    for family in study.shares:
        was = {} if older is None else older.shares.get(family, {})
        tables.append(group_table(study, family, kind.shares[family], was, older))
    charts = Charts(share_charts(study, kind, older))
    return Section(
        say("balance-wins"),
        say("balance-wins-lead", points=round(100 * study.allowance)),
        [charts, *tables],
    )


def group_table(
    study: Study,
    family: str,
    groups: Mapping[str, Group],
    was: Mapping[str, Group],
    older: KindReport | None,
) -> Table:
    rows = []
    for label, group in groups.items():
        row = [
            formats.wrapped(study.word(family, label), 8),
            value(group.part, "percent"),
            formats.line(group.wins, "percent"),
            formats.line(group.margin, "signed"),
        ]
        if older is not None:
            row.append(formats.line(was[label].wins, "percent") if label in was else formats.NONE)
        rows.append(row)
    return Table(heads(family.replace("_", "-"), "part", "wins", "margin", older=older), rows)


def openings_section(
    study: Study, kind: KindReport, older: KindReport | None, family: str
) -> Section:
    was = {} if older is None else older.openings.get(family, {})
    table = group_table(study, family, kind.openings[family], was, older)
    name = f"balance-{family}".replace("_", "-")
    return Section(say(name), say(f"{name}.lead"), [table])


def sources_section(study: Study, kind: KindReport, older: KindReport | None) -> Section:
    blocks: list[Block] = [Charts(source_charts(study, kind, older))]
    for family, found in (("group", kind.groups), ("source", kind.sources)):
        was = {} if older is None else older.groups if family == "group" else older.sources
        rows = []
        for name, source in found.items():
            row = source_row(study.word(family, name), source)
            if older is not None:
                row.append(formats.line(was[name].points) if name in was else formats.NONE)
            rows.append(row)
        names = (family, "points", "winner-points", "part-of-points", "apart", "correlation")
        blocks.append(Table(heads(*names, older=older), rows))
    return Section(say("balance-sources"), say("balance-sources-lead"), blocks)


def source_row(name: str, source: Source) -> list[str]:
    return [
        name,
        formats.line(source.points),
        formats.line(source.winner),
        value(source.part, "percent"),
        formats.line(source.apart),
        formats.number(source.correlation, "count"),
    ]


# --- What is used, and what it is worth ----------------------------------------------------------


def uses_section(kind: KindReport, older: KindReport | None, family: Family, lead: str) -> Section:
    """How often, and how its users fare."""
    found = kind.uses[family.name]
    was = {} if older is None else older.uses.get(family.name, {})
    rows = []
    for item, name in family.items.items():
        row = use_row(name, family, found[item])
        if older is not None:
            old = was.get(item)
            row.append(formats.NONE if old is None else estimate(old.worth, "signed"))
        rows.append(row)
    verbs = [f"verb-{verb}" for verb in family.verbs]
    chance = ["chance"] if family.chance else []
    price = ["price"] if family.price else []
    names = [family.name.replace("_", "-"), *verbs, *chance, *price]
    table = Table(heads(*names, "users", "wins", "worth", "with", "without", older=older), rows)
    title = f"balance-family-{family.name}".replace("_", "-")
    charts = [chart for chart in [worth_chart(family, kind, older)] if chart]
    if family.holders:
        lead = say("balance-holders-lead")
    return Section(say(title), lead, [*([Charts(charts)] if charts else []), table])


def use_row(name: str, family: Family, use: Use) -> list[str]:
    return [
        name,
        *(value(use.often[verb], "count") for verb in family.verbs),
        *([value(use.chance, "percent")] if family.chance else []),
        *([value(use.price)] if family.price else []),
        value(use.users, "percent"),
        value(use.wins, "percent"),
        estimate(use.worth, "signed"),
        estimate(use.margin_with, "signed"),
        estimate(use.margin_without, "signed"),
    ]


def cards_section(kind: KindReport, older: KindReport | None, drawn: Drawn) -> Section:
    """Events: what each did at once, and games with it against games without."""
    was = {} if older is None else older.cards
    rows = []
    for key, name in drawn.items.items():
        card = kind.cards[key]
        row = [
            name,
            value(card.drawn, "percent"),
            *(value(card.changes[change], "signed") for change in drawn.changes),
            formats.line(card.apart),
            formats.line(card.shift, "signed"),
            formats.line(card.spread_shift, "signed"),
        ]
        if older is not None:
            row.append(formats.line(was[key].shift, "signed") if key in was else formats.NONE)
        rows.append(row)
    changes = [f"change-{change}" for change in drawn.changes]
    names = ["event", "drawn", *changes, "event-apart", "shift", "spread-shift"]
    table = Table(heads(*names, older=older), rows)
    chart = shift_chart(drawn, kind, older)
    blocks: list[Block] = [Charts([chart]), table] if chart else [table]
    return Section(say("balance-events"), say("balance-events-lead"), blocks)
