"""The report in numbers: everything that the pages show, and all that a comparison needs."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from silverspire.kernel.errors import SilverspireError
from silverspire.kernel.registry import find_game
from silverspire.lab.balance import estimates
from silverspire.lab.balance.estimates import Estimate, Numbers, Summary
from silverspire.lab.balance.plan import Plan
from silverspire.lab.balance.sample import Sample
from silverspire.lab.balance.study import Category, EventCards, Study, Variant, find_study
from silverspire.lab.balance.tally import Tally
from silverspire.lab.balance.targets import Verdict, measure
from silverspire.lab.intervals import PRECISION

VERSION = 1
MOST_GROUPS = 16  # openings that are listed
NEAR = (0.03, 0.04)  # distances whose games are counted


class CannotRead(SilverspireError):
    """A file that is not one of our balance reports."""


class Source(msgspec.Struct, frozen=True):
    """Points from one source."""

    points: Estimate  # a player's
    winner: Estimate  # a winner's
    part: Estimate  # of all points
    apart: Estimate  # between the best and the worst of a table
    correlation: float  # with a player's margin


class Group(msgspec.Struct, frozen=True):
    """Seats that had or did the same."""

    part: Estimate  # of all seats
    wins: Estimate
    margin: Estimate


class Use(msgspec.Struct, frozen=True):
    """How often a thing is used, and how its users fare."""

    often: dict[str, Estimate]  # [verb] times in a game
    users: Estimate  # share of players that use it at all
    chance: Estimate | None  # times used for each time it could have been
    price: Estimate | None  # paid for each
    margin_with: Estimate  # points above the table's mean, of players who used it
    margin_without: Estimate
    worth: Estimate  # points above the table's mean for each use more
    wins: Estimate  # of who used it


class Card(msgspec.Struct, frozen=True):
    """A card that luck brings, and what it does."""

    drawn: Estimate  # share of games
    changes: dict[str, Estimate]  # a player's, immediately
    apart: Estimate  # points between the most and the least favored, immediately
    shift: Estimate  # the table's mean score: games with it, less games without
    spread_shift: Estimate  # the same for the distance from first to last


class Line(msgspec.Struct, frozen=True):
    """A number after each round: its mean, and the middle eight tenths of the games."""

    mean: list[float]
    low: list[float]
    high: list[float]


class VariantReport(msgspec.Struct, frozen=True):
    """Everything about one kind of table."""

    name: str
    seats: int
    options: dict[str, Any]
    games: int
    games_to_see: dict[str, int]
    targets: dict[str, Verdict]
    scores: Summary
    winners: Summary
    spreads: Summary
    shares: dict[str, dict[str, Group]]
    openings: dict[str, dict[str, Group]]
    groups: dict[str, Source]
    sources: dict[str, Source]
    curves: dict[str, Line]
    uses: dict[str, dict[str, Use]]
    cards: dict[str, Card]
    marks: dict[str, Summary]


class Report(msgspec.Struct, frozen=True):
    """A whole report."""

    version: int
    plan: Plan
    rules: str
    pack_hash: str
    variants: list[VariantReport] = msgspec.field(name="kinds")


def make_report(plan: Plan, played: Iterable[tuple[Variant, list[Tally]]]) -> Report:
    """All numbers of the games as they come, kind after kind."""
    game = find_game(plan.game)
    study = find_study(plan.game)
    components = game.components(plan.pack)
    made = []
    for variant, tallies in played:
        catalogue = game.catalogue(variant.seats, components)
        sample = Sample(variant.seats, tallies)
        made.append(report_on(study, variant, sample, catalogue))
    return Report(VERSION, plan, game.rules_version, components.pack_hash, made)


def report_on(
    study: Study, variant: Variant, sample: Sample, catalogue: dict[str, Any]
) -> VariantReport:
    """All numbers of one kind of table."""
    drawn = study.drawn(catalogue)
    return VariantReport(
        name=variant.name,
        seats=variant.seats,
        options=variant.options,
        games=sample.games,
        games_to_see={f"{near}": estimates.games_to_see(near, variant.seats) for near in NEAR},
        targets={target.name: measure(target, sample) for target in study.targets},
        scores=estimates.summary(sample.scores),
        winners=estimates.summary(sample.winner_scores),
        spreads=estimates.summary(sample.spreads),
        shares={category: groups(sample, category) for category in study.shares},
        openings={category: groups(sample, category, MOST_GROUPS) for category in study.openings},
        groups={name: source(sample, *lines) for name, lines in study.groups.items()},
        sources={name: source(sample, name) for name in sample.sources},
        curves={name: line(sample.curve(name)) for name in sample.tallies[0].curves},
        uses={category.name: uses(sample, category) for category in study.categories(catalogue)},
        cards={key: card(sample, drawn, key) for key in drawn.items},
        marks=marks(sample),
    )


def groups(sample: Sample, category: str, most: int | None = None) -> dict[str, Group]:
    """All groups by name; or the n most common first."""
    counts = sample.label_counts(category)
    labels = sorted(counts)
    if most is not None:
        labels = sorted(labels, key=lambda label: -counts[label])[:most]
    everyone = np.full(sample.games, float(sample.seats))
    found = {}
    for label in labels:
        held = sample.holders(category, label)
        found[label] = Group(
            part=estimates.ratio(held.sum(axis=1), everyone),
            wins=sample.wins_of(held),
            margin=estimates.mean_among(sample.margins, held),
        )
    return found


def source(sample: Sample, *names: str) -> Source:
    points = sample.points_from(*names)
    return Source(
        points=estimates.mean(points),
        winner=estimates.mean_among(points, sample.wins),
        part=estimates.ratio(points.sum(axis=1), np.maximum(sample.scores.sum(axis=1), 0)),
        apart=estimates.mean(points.max(axis=1) - points.min(axis=1)),
        correlation=estimates.correlation(points, sample.margins),
    )


def line(values: Numbers) -> Line:
    low, high = np.quantile(values, [0.1, 0.9], axis=0)
    return Line(values.mean(axis=0).tolist(), low.tolist(), high.tolist())


def uses(sample: Sample, category: Category) -> dict[str, Use]:
    return {item: use(sample, category, item) for item in category.items}


def use(sample: Sample, category: Category, item: str) -> Use:
    """The first verb is what users do; the others are only counted."""
    keys = {verb: f"{category.prefix}/{item}/{verb}" for verb in category.verbs}
    counts = sample.counts(keys[category.verbs[0]])
    users = (counts > 0).astype(float)
    able = np.ones_like(users)
    worth = estimates.slope(sample.margins, counts)
    if category.holders:
        able = sample.holders(*category.holders[item])
        worth = estimates.slope_among(sample.margins, counts, able)
    used = counts.sum(axis=1)
    chance, price = None, None
    if category.chance:
        chance = estimates.ratio(used, sample.total(f"{category.prefix}/{item}/{category.chance}"))
    if category.price:
        price = estimates.ratio(sample.total(f"{category.prefix}/{item}/{category.price}"), used)
    return Use(
        often={verb: estimates.mean(sample.total(key)) for verb, key in keys.items()},
        users=estimates.mean_among(users, able).as_share(),
        chance=chance,
        price=price,
        margin_with=estimates.mean_among(sample.margins, users),
        margin_without=estimates.mean_among(sample.margins, able - users),
        worth=worth,
        wins=sample.wins_of(users),
    )


def card(sample: Sample, drawn: EventCards, key: str) -> Card:
    """Luck alone decides which games have a card: what differs between them, it did."""
    came = sample.marks(f"event/{key}/drawn")
    changes = {name: sample.counts(f"event/{key}/{name}") for name in drawn.changes}
    points = changes["points"]
    return Card(
        drawn=estimates.share((came > 0).astype(float)),
        changes={name: estimates.mean(values[came > 0]) for name, values in changes.items()},
        apart=estimates.mean((points.max(axis=1) - points.min(axis=1))[came > 0]),
        shift=estimates.difference(sample.scores.mean(axis=1), came),
        spread_shift=estimates.difference(sample.spreads, came),
    )


def marks(sample: Sample) -> dict[str, Summary]:
    """The numbers of the table that belong to no piece."""
    names = sorted({name for tally in sample.tallies for name in tally.marks})
    plain = [name for name in names if name.count("/") < 2]
    return {name: estimates.summary(sample.marks(name)) for name in plain}


# --- As a file -----------------------------------------------------------------------------------


def to_json(report: Report) -> bytes:
    """The same numbers, the same bytes."""
    plain = rounded(msgspec.to_builtins(report))
    return msgspec.json.format(msgspec.json.encode(plain), indent=1) + b"\n"


def rounded(value: Any) -> Any:
    """Every number to its last significant decimal."""
    if isinstance(value, dict):
        return {name: rounded(inner) for name, inner in value.items()}
    if isinstance(value, list | tuple):
        return [rounded(inner) for inner in value]
    return round(value, PRECISION) if isinstance(value, float) else value


def read_report(path: Path) -> Report:
    try:
        report = msgspec.json.decode(path.read_bytes(), type=Report)
    except msgspec.DecodeError as error:
        raise CannotRead(f"{path} is no balance report: {error}") from error
    if report.version != VERSION:
        raise CannotRead(f"{path} is a report of version {report.version}, not {VERSION}")
    return report
