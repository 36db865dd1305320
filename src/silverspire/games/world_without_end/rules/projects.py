"""Building projects: work, donations, completion."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.games.world_without_end.choices import (
    DECLINE_CHOICE,
    GOOD_CHOICE,
)
from silverspire.games.world_without_end.components import (
    GOLD,
    LOYALTY,
    MOST_SEATS,
    NONE,
    PROJECTS,
    ROUNDS,
    STONE,
    WOOD,
    Good,
    Project,
    Seat,
)
from silverspire.games.world_without_end.effect_vocabulary import (
    BUILDING_POINTS,
    CANCEL_OTHER_PROJECTS,
)
from silverspire.games.world_without_end.events import (
    METAL_PLACED,
    PROJECT_CANCELED,
    PROJECT_COMPLETED,
    PROJECT_ENTERED,
    RESOURCE_PLACED,
    SEAL_PLACED,
    SEAL_RETURNED,
)
from silverspire.games.world_without_end.player import FROM_DONATIONS, FROM_METAL, FROM_PROJECTS
from silverspire.games.world_without_end.questions import (
    COMPLETION_STEP,
    HOSPITAL_ASKED,
    RESOURCE_ASKED,
)
from silverspire.games.world_without_end.refusals import (
    DONATION_UNPAID,
    GOOD_NOT_HELD,
    NO_MATCHING_SPACE,
    NO_SEAL_LEFT,
    NOT_IN_PLAY,
    PROJECT_COMPLETE,
    SEAL_THERE,
)
from silverspire.games.world_without_end.refusals import PROJECT_CANCELED as CANCELED
from silverspire.games.world_without_end.rules.goods import gain, gain_points, lose
from silverspire.games.world_without_end.state import ASIDE, COMPLETE, IN_PLAY, Table
from silverspire.kernel.events import NOBODY
from silverspire.kernel.refusals import ALLOWED


def work_refusal(table: Table, project: Project) -> i64:
    """A project in play, neither complete nor canceled [WWE-PROJ-1, WWE-PROJ-5]."""
    if table.projects[project] == ASIDE:
        return NOT_IN_PLAY
    if table.projects[project] == COMPLETE:
        return PROJECT_COMPLETE
    return CANCELED if table.is_canceled(project) else ALLOWED


def build_refusal(table: Table, seat: Seat, project: Project) -> i64:
    """An own resource must find a free space of its color [WWE-ACT-4]."""
    refusal = work_refusal(table, project)
    if refusal != ALLOWED:
        return refusal
    if place_refusal(table, seat, project, STONE) == ALLOWED:
        return ALLOWED
    if place_refusal(table, seat, project, WOOD) == ALLOWED:
        return ALLOWED
    return NO_MATCHING_SPACE


def place_refusal(table: Table, seat: Seat, project: Project, good: Good) -> i64:
    """Stone on gray, wood on brown."""
    if good not in (STONE, WOOD):
        return NO_MATCHING_SPACE
    if table.players[seat].goods[good] == 0:
        return GOOD_NOT_HELD
    free = table.free_stone(project) if good == STONE else table.free_wood(project)
    return ALLOWED if free > 0 else NO_MATCHING_SPACE


def offer_resources(table: Table, seat: Seat, project: Project, placed: i64) -> vec[i64]:
    """Up to two resources on one project [WWE-ACT-4]; after the first you may stop."""
    legal = vec[i64](capacity=3)
    for good in range(2):
        if place_refusal(table, seat, project, good) == ALLOWED:
            legal = append(legal, GOOD_CHOICE + good)
    return append(legal, DECLINE_CHOICE) if placed > 0 else legal


def place_resource(table: Table, seat: Seat, project: Project, good: Good, placed: i64) -> None:
    """Points for each resource [WWE-ACT-4]; the last space completes the project [WWE-PROJ-6]."""
    table.players[seat].goods[good] -= 1
    fill_space(table, project, good)
    table.report(RESOURCE_PLACED, seat, good, project)
    gain_points(table, seat, FROM_PROJECTS, points_for_resource(table))
    if table.is_filled(project):
        table.push(COMPLETION_STEP, NOBODY, project)
    elif placed == 0:
        table.push(RESOURCE_ASKED, seat, project, 1)


def points_for_resource(table: Table) -> i64:
    changed = table.lasting(BUILDING_POINTS, NONE)
    components = table.components
    return components.building_points if changed == NONE else components.effects[changed + 1]


def fill_space(table: Table, project: Project, good: Good) -> None:
    if good == STONE:
        table.stone_placed[project] += 1
    else:
        table.wood_placed[project] += 1


# --- Donations -----------------------------------------------------------------------------------


def donation_refusal(table: Table, seat: Seat, project: Project, fee: i64) -> i64:
    """1 gold and a seal you still hold, on a project without one of yours [WWE-ACT-9]."""
    refusal = work_refusal(table, project)
    if refusal != ALLOWED:
        return refusal
    player = table.players[seat]
    if player.seals == 0:
        return NO_SEAL_LEFT
    if table.has_seal(project, seat):
        return SEAL_THERE
    if player.goods[GOLD] - fee < table.components.donation_gold:
        return DONATION_UNPAID
    return ALLOWED


def donate(table: Table, seat: Seat, project: Project) -> None:
    lose(table, seat, GOLD, table.components.donation_gold)
    table.players[seat].seals -= 1
    table.seals[project * MOST_SEATS + seat] = 1
    table.report(SEAL_PLACED, seat, project)


# --- Entering and completing ---------------------------------------------------------------------


def open_project(table: Table, project: Project) -> None:
    """Each enters at most once [WWE-PROJ-1]."""
    if table.projects[project] == ASIDE:
        table.projects[project] = IN_PLAY
        table.report(PROJECT_ENTERED, NOBODY, project)


def cancel_other_projects(table: Table, kept: Project) -> None:
    """All others in play now, until the chapter ends [WWE-CARD-7]."""
    for project in range(PROJECTS):
        if project != kept and table.projects[project] == IN_PLAY:
            table.project_canceled |= 1 << project
            table.report(PROJECT_CANCELED, NOBODY, project)


def complete_from_supply(table: Table, project: Project) -> None:
    """Filled immediately, with substitutes where needed; nobody scores the spaces [WWE-CARD-8]."""
    if table.projects[project] != IN_PLAY:
        return
    for good in range(2):
        needed = table.free_stone(project) if good == STONE else table.free_wood(project)
        taken = table.available(good, needed)
        table.supply[good] -= taken
        table.substitutes[good] += needed - taken
        for _ in range(needed):
            fill_space(table, project, good)
    table.push(COMPLETION_STEP, NOBODY, project)


def complete_project(table: Table, project: Project) -> None:
    """Metal, then the donors; their seals return in every case [WWE-PROJ-2, WWE-PROJ-6]."""
    table.projects[project] = COMPLETE
    table.report(PROJECT_COMPLETED, NOBODY, project)
    if table.components.project_metal[project] == 1:
        place_metal(table, project)
    pay_donors(table, project)
    return_seals(table, project)


def place_metal(table: Table, project: Project) -> None:
    """Most loyalty: 3 points; tied players 1 each instead; the most may be 0 [WWE-PROJ-4]."""
    most: i64 = 0
    for player in table.players:
        most = max(most, player.goods[LOYALTY])
    leaders: i64 = 0
    for player in table.players:
        if player.goods[LOYALTY] == most:
            leaders += 1
    components = table.components
    points = components.metal_points if leaders == 1 else components.tied_metal_points
    for seat in range(table.seats):
        if table.players[seat].goods[LOYALTY] == most:
            if leaders == 1:
                table.report(METAL_PLACED, seat, project)
            gain_points(table, seat, FROM_METAL, points)


def pay_donors(table: Table, project: Project) -> None:
    """If the supply cannot pay all donors, none gets anything, points included [WWE-PROJ-2]."""
    components = table.components
    good = components.project_bonus_good[project]
    amount = components.project_bonus_amount[project]
    donors: i64 = 0
    for seat in range(table.seats):
        if table.has_seal(project, seat):
            donors += 1
    if good != NONE and table.available(good, donors * amount) < donors * amount:
        return
    for seat in range(table.seats):
        if table.has_seal(project, seat):
            gain_points(table, seat, FROM_DONATIONS, components.project_bonus_points[project])
            if good != NONE:
                gain(table, seat, good, amount)
    if components.project_treats[project] == 1:
        ask_donors_to_treat(table, project)


def ask_donors_to_treat(table: Table, project: Project) -> None:
    """Each donor, in turn order from the active player; the last is pushed first."""
    seat = table.active
    for _ in range(table.seats):
        seat = table.seat_before(seat)
        if table.has_seal(project, seat):
            table.push(HOSPITAL_ASKED, seat)


def return_seals(table: Table, project: Project) -> None:
    for seat in range(table.seats):
        if table.has_seal(project, seat):
            table.seals[project * MOST_SEATS + seat] = 0
            table.players[seat].seals += 1
            table.report(SEAL_RETURNED, seat, project)


def add_chapter_resources(table: Table) -> None:
    """One resource from supply on each incomplete project, stone first [WWE-PROJ-3].

    After Godwyn's help only the palace gains one [WWE-CARD-7].

    All are placed first, then completions resolve one by one in the pack's order [WWE-PROJ-6].
    """
    filled: i64 = 0
    only = helped_project(table)
    for project in range(PROJECTS):
        if table.is_open(project) and only in (NONE, project):
            good = chapter_resource(table, project)
            if good != NONE:
                table.supply[good] -= 1
                fill_space(table, project, good)
                table.report(RESOURCE_PLACED, NOBODY, good, project)
                if table.is_filled(project):
                    filled |= 1 << project
    project = PROJECTS - 1
    while project >= 0:
        if filled & (1 << project) != 0:
            table.push(COMPLETION_STEP, NOBODY, project)
        project -= 1


def helped_project(table: Table) -> Project:
    """The project for which this chapter's events canceled all others; NONE [WWE-CARD-7].

    Under the first rules a project that entered later gained its resource too.
    """
    helped: Project = NONE
    if table.follows_first_rules():
        return helped
    first = table.chapter * ROUNDS
    for place in range(first, first + table.round):
        at = table.components.effect_place(table.decks[place], CANCEL_OTHER_PROJECTS)
        if at != NONE:
            helped = table.components.effects[at + 1]
    return helped


def chapter_resource(table: Table, project: Project) -> Good:
    """Stone if a stone space is free, else wood; no stone in supply: wood; else nothing."""
    if table.free_stone(project) > 0 and table.supply[STONE] > 0:
        return STONE
    if table.free_wood(project) > 0 and table.supply[WOOD] > 0:
        return WOOD
    return NONE
