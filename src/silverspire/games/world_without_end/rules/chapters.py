"""Chapters: their start, and their end in the order of WWE-CHAP-1 … WWE-CHAP-6."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from silverspire.games.world_without_end.choices import DECLINE_CHOICE, PERFORM_CHOICE
from silverspire.games.world_without_end.components import (
    CARDS,
    CHAPTERS,
    DIE_FACES,
    EVENT_SPACES,
    FAVOR_SPACES,
    GOLD,
    GRAIN,
    LOYALTY,
    NONE,
    PIETY,
    PLAGUE_CHAPTER,
    PROJECTS,
    STARRED_CARDS,
    STONE,
    WOOD,
    Seat,
)
from silverspire.games.world_without_end.events import (
    CHAPTER_BEGAN,
    DOUBLING_AVOIDED,
    DUTY_PAID,
    EVENT_LEFT,
    GAME_ENDED,
    LOSSES_DOUBLED,
    PENALTY_AVOIDED,
    PENALTY_DUE,
    TAX_ROLLED,
)
from silverspire.games.world_without_end.names import DutyName
from silverspire.games.world_without_end.player import FROM_DUTIES, FROM_GOODS
from silverspire.games.world_without_end.questions import (
    CHAPTER_CLEAR_STEP,
    CHAPTER_PASS_STEP,
    CHAPTER_STEP,
    DUTIES_STEP,
    PENALTY_STEP,
    PROTECTION_ASKED,
    ROUND_STEP,
)
from silverspire.games.world_without_end.refusals import NO_LOYALTY
from silverspire.games.world_without_end.rules.chances import TAX_STREAM
from silverspire.games.world_without_end.rules.discards import draw_discard
from silverspire.games.world_without_end.rules.goods import gain_points, lose, lose_points
from silverspire.games.world_without_end.rules.plague import lay_plague_tokens
from silverspire.games.world_without_end.rules.projects import add_chapter_resources, open_project
from silverspire.games.world_without_end.state import Table
from silverspire.kernel.chance import draw_below
from silverspire.kernel.events import NOBODY
from silverspire.kernel.refusals import ALLOWED

# The three duties, and the penalty each may bring: penance, begging, the royal court.
PIETY_DUTY: Final = 0
GRAIN_DUTY: Final = 1
GOLD_DUTY: Final = 2
DUTIES: Final = 3
DUTY_NAMES: Final[tuple[DutyName, ...]] = ("piety", "grain", "gold")

LAST_CHAPTER: Final = CHAPTERS - 1


def begin_chapter(table: Table) -> None:
    """Cards return; tower and plague come after chapter II; penance before the first event."""
    table.chapter += 1
    table.round = 0
    table.report(CHAPTER_BEGAN, table.active, table.chapter)
    for player in table.players:
        player.hand = starting_hand(table)
        player.discards = 0
        player.discard_count = 0
        player.pile = vec[i64]()
        player.performed = 0
    for project in range(PROJECTS):
        if table.components.project_chapter[project] == table.chapter:
            open_project(table, project)
    if table.chapter == PLAGUE_CHAPTER:
        lay_plague_tokens(table)
    do_penance(table)
    table.push(ROUND_STEP, NOBODY)


def starting_hand(table: Table) -> i64:
    """All twelve cards; in chapter I of a first game only the starred six [WWE-ACT-2]."""
    cards: i64 = STARRED_CARDS if table.first_game and table.chapter == 0 else CARDS
    return (1 << cards) - 1


def do_penance(table: Table) -> None:
    """Another player draws a random card from your hand, discarded [WWE-CHAP-3]."""
    seat = table.active
    for _ in range(table.seats):
        player = table.players[seat]
        if player.penance == 1:
            player.penance = 0
            draw_discard(table, seat)
        seat = table.seat_after(seat)


def end_chapter(table: Table) -> None:
    """Projects, tokens and events off, duties, penalties, the token: the last is pushed first."""
    table.push(CHAPTER_PASS_STEP, NOBODY)
    table.push(PENALTY_STEP, NOBODY)
    table.push(DUTIES_STEP, NOBODY)
    table.push(CHAPTER_CLEAR_STEP, NOBODY)
    add_chapter_resources(table)


def clear_chapter(table: Table) -> None:
    """Cancel tokens off, the fair's cloth cover too; then long-term events off [WWE-CHAP-1]."""
    table.project_canceled = 0
    table.fair_canceled = 0
    for space in range(FAVOR_SPACES):
        table.favor_canceled[space] = 0
    for place in range(EVENT_SPACES):
        if table.places[place] != NONE:
            table.report(EVENT_LEFT, NOBODY, table.places[place])
            table.places[place] = NONE
    table.oldest = 0


# --- Duties --------------------------------------------------------------------------------------


def pay_duties(table: Table) -> None:
    """Piety, grain, then one tax roll for all; then protection is chosen [WWE-CHAP-2]."""
    components = table.components
    for seat in range(table.seats):
        pay_duty(table, seat, PIETY_DUTY, components.duty_piety)
    for seat in range(table.seats):
        pay_duty(table, seat, GRAIN_DUTY, components.duty_grain)
    table.tax = components.die[draw_below(table.streams, TAX_STREAM, DIE_FACES)]
    table.record_chance("tax", vec[i64]([table.tax]))
    table.report(TAX_ROLLED, table.active, table.tax)
    for seat in range(table.seats):
        pay_duty(table, seat, GOLD_DUTY, table.tax)
    ask_for_protection(table)


def duty_good(duty: i64) -> i64:
    if duty == PIETY_DUTY:
        return PIETY
    return GRAIN if duty == GRAIN_DUTY else GOLD


def points_of(table: Table, duty: i64) -> i64:
    """What each missing one costs."""
    components = table.components
    if duty == PIETY_DUTY:
        return components.missing_piety_points
    return components.missing_grain_points if duty == GRAIN_DUTY else components.missing_gold_points


def least_owed(table: Table, duty: i64) -> i64:
    """What a duty asks for at least: the tax is not rolled yet [WWE-CHAP-2]."""
    if duty == PIETY_DUTY:
        return table.components.duty_piety
    if duty == GRAIN_DUTY:
        return table.components.duty_grain
    least = table.components.die[0]
    for face in table.components.die:
        least = min(least, face)
    return least


def most_owed(table: Table, duty: i64) -> i64:
    """What a duty asks for at most [WWE-CHAP-2]."""
    if duty != GOLD_DUTY:
        return least_owed(table, duty)
    most = table.components.die[0]
    for face in table.components.die:
        most = max(most, face)
    return most


def has_penalties(table: Table) -> bool:
    """Missing duties bring penalties; after chapter IV the losses double instead [WWE-CHAP-5]."""
    return table.chapter != LAST_CHAPTER


def total_loss(table: Table, duty: i64, missing: i64) -> i64:
    """The points that missing goods cost by the end of the chapter, without protection."""
    points = missing * points_of(table, duty)
    return points if has_penalties(table) else points * 2


def pay_duty(table: Table, seat: Seat, duty: i64, owed: i64) -> None:
    """You must pay as far as you can; each missing one costs points [WWE-CHAP-2]."""
    missing = owed - lose(table, seat, duty_good(duty), owed)
    table.report(DUTY_PAID, seat, duty, owed - missing, missing)
    table.players[seat].missing[duty] = missing
    lose_points(table, seat, FROM_DUTIES, missing * points_of(table, duty))


def ask_for_protection(table: Table) -> None:
    """For each duty not paid in full, the active player first [WWE-CHAP-4]."""
    seat = table.active
    for _ in range(table.seats):
        seat = table.seat_before(seat)
        for duty in range(DUTIES):
            if table.players[seat].missing[DUTIES - 1 - duty] > 0:
                table.push(PROTECTION_ASKED, seat, DUTIES - 1 - duty)


def protection_refusal(table: Table, seat: Seat) -> i64:
    return ALLOWED if table.players[seat].goods[LOYALTY] > 0 else NO_LOYALTY


def offer_protection(table: Table, seat: Seat) -> vec[i64]:
    if protection_refusal(table, seat) == ALLOWED:
        return vec[i64]([PERFORM_CHOICE, DECLINE_CHOICE])
    return vec[i64]([DECLINE_CHOICE])


def protect(table: Table, seat: Seat, duty: i64) -> None:
    """1 loyalty avoids a penalty whatever its size; the points stay lost [WWE-CHAP-4]."""
    lose(table, seat, LOYALTY, 1)
    table.players[seat].missing[duty] = 0
    table.report(PENALTY_AVOIDED if has_penalties(table) else DOUBLING_AVOIDED, seat, duty)


def settle_penalties(table: Table) -> None:
    """Penance, begging, royal court; after chapter IV the losses double [WWE-CHAP-5]."""
    if not has_penalties(table) and is_anything_missing(table):
        table.report(LOSSES_DOUBLED, NOBODY)
    for seat in range(table.seats):
        player = table.players[seat]
        for duty in range(DUTIES):
            missing = player.missing[duty]
            player.missing[duty] = 0
            if missing == 0:
                continue
            if not has_penalties(table):
                lose_points(table, seat, FROM_DUTIES, missing * points_of(table, duty))
                continue
            table.report(PENALTY_DUE, seat, duty)
            if duty == PIETY_DUTY:
                player.penance = 1
            elif duty == GRAIN_DUTY:
                player.begging = 1
            else:
                player.court = 1


def is_anything_missing(table: Table) -> bool:
    """Whether anybody has a loss that was not avoided."""
    for player in table.players:
        for duty in range(DUTIES):
            if player.missing[duty] > 0:
                return True
    return False


def pass_token(table: Table) -> None:
    """The token passes left once more and the next chapter begins; or the game ends."""
    if table.chapter == LAST_CHAPTER:
        count_goods(table)
        return
    table.active = table.seat_after(table.active)
    table.push(CHAPTER_STEP, NOBODY)


def count_goods(table: Table) -> None:
    """Stone and wood 1 point each, gold a half [WWE-END-1]."""
    for seat in range(table.seats):
        goods = table.players[seat].goods
        gain_points(table, seat, FROM_GOODS, goods[STONE] + goods[WOOD] + goods[GOLD] // 2)
        table.players[seat].half = goods[GOLD] % 2
    table.over = True
    table.report(GAME_ENDED, NOBODY)
