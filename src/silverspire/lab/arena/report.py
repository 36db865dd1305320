"""The arena's report: who is stronger, by how much, and how sure that is."""

from __future__ import annotations

import shlex

from silverspire.kernel.registry import find_game
from silverspire.lab.arena import charts
from silverspire.lab.arena.figures import headline, heads, row
from silverspire.lab.arena.results import Outcome, ranked
from silverspire.lab.arena.standings import Standing
from silverspire.lab.numbers import percent
from silverspire.lab.page import Block, Charts, Fact, Named, Notice, Page, Section, Table
from silverspire.words import Value, say


def arena_page(found: Outcome) -> Page:
    return Page(
        title=headline(found),
        over=say("arena-over", game=_title(found)),
        lead=say("arena-lead", games=found.results.finished, deals=_deals(found)),
        facts=_facts(found),
        sections=_sections(found),
        foot=say("arena-again", command=command(found)),
    )


def command(found: Outcome) -> str:
    """The words that play the same games again."""
    setup = found.setup
    changed = [f" --option {option}" for option in _options(found)]
    pack = "" if setup.pack in find_game(setup.game).packs() else f" --pack {setup.pack}"
    return (
        f"silverspire arena {setup.game} --players {shlex.quote(','.join(setup.players))}"
        f" --games {found.results.games} --seed {setup.seed}{pack}{''.join(changed)}"
    )


def _options(found: Outcome) -> list[str]:
    """The options that are not as usual, as they are typed."""
    usual = find_game(found.setup.game).new(found.setup.seats, seed=0).options
    return [
        f"{name}={str(value).lower()}"
        for name, value in found.setup.options.items()
        if value != usual[name]
    ]


def _title(found: Outcome) -> str:
    return say(f"game-{found.setup.game.replace('_', '-')}")


def _deals(found: Outcome) -> int:
    return -(-found.results.games // found.setup.seats)


def _facts(found: Outcome) -> list[Fact]:
    setup = found.setup
    facts: list[tuple[str, Value]] = [
        ("arena-fact-players", setup.seats),
        ("arena-fact-fair", percent(found.results.fair_share)),
        ("arena-fact-rules", setup.rules),
        ("arena-fact-pack", setup.pack),
        ("arena-fact-seed", setup.seed),
    ]
    if options := _options(found):
        facts.append(("arena-fact-options", say("list-separator").join(options)))
    return [Fact(say(label), str(value)) for label, value in facts]


def _sections(found: Outcome) -> list[Section]:
    failures = _failures(found)
    if found.standings is None:
        return [Section(say("arena-standings"), "", failures)]
    wins = Charts([charts.win_shares(found), charts.ratings(found)])
    return [
        Section(
            say("arena-standings"), say("arena-standings-lead"), [*failures, *_tables(found), wins]
        ),
        Section(
            say("arena-points"),
            say("arena-points-lead"),
            [Charts([charts.points(found), charts.points_by_seat(found)])],
        ),
        Section(say("arena-duels"), say("arena-duels-lead"), [_duels(found)]),
        Section(
            say("arena-course"),
            say("arena-course-lead"),
            [Charts([charts.rating_history(found)])],
        ),
        Section(say("arena-time"), say("arena-time-lead"), [Charts([charts.times(found)])]),
    ]


def _failures(found: Outcome) -> list[Block]:
    lines = [
        say(
            "arena-failure",
            player=player or say("arena-nobody"),
            count=count,
            error=error,
        )
        for player, count, error in found.blamed()
    ]
    return [Notice(say("arena-failed", count=len(found.results.failed)), lines)] if lines else []


def _tables(found: Outcome) -> list[Table]:
    """Contestants; and those listed, if some of them are namesakes."""
    assert found.standings is not None
    tables = [_table(found, found.shown, say("arena-table-note"))]
    if len(found.shown) != len(found.standings.players):
        tables.append(_table(found, found.standings.players, say("arena-listed-note")))
    return tables


def _table(found: Outcome, listed: list[Standing], note: str) -> Table:
    rows: list[list[str | Named]] = [
        [_named(found, standing.player), *row(found, standing)[1:]] for standing in ranked(listed)
    ]
    return Table(heads(), rows, note)


def _named(found: Outcome, player: str) -> Named:
    """With the colour of its plots; a listed namesake has its contestant's."""
    names = [standing.player for standing in found.shown]
    if player in names:
        return Named(player, names.index(player))
    return Named(player, names.index(found.setup.players[found.setup.labels.index(player)]))


def _duels(found: Outcome) -> Table:
    pairs = {(pair.player, pair.other): pair for pair in found.results.pairs}
    names = [standing.player for standing in found.shown]
    rows: list[list[str | Named]] = [
        [
            _named(found, name),
            *(percent(pairs[name, other].above) if name != other else "–" for other in names),
        ]
        for name in names
    ]
    return Table([say("arena-above"), *names], rows, say("arena-duels-note"))
