"""The player board of a pack: what each player starts with, houses, plots and reputation."""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.games.kutna_hora.components import (
    HOUSE_COLUMNS,
    HOUSE_ROWS,
    MOST_SEATS,
    PLOT_MARKERS,
    Components,
)
from silverspire.kernel.pack_sections import LARGEST, PackSection

_STEP: Final = "0|-?[1-9][0-9]?"
_STEPS: Final = re.compile(rf"({_STEP})(?:\.\.({_STEP}))?")


def read_player_board(section: PackSection, components: Components) -> None:
    _read_start(section.section("start"), components)
    _read_houses(section.section("houses"), components)
    surcharge = section.section("plots").numbers("surcharge", PLOT_MARKERS + 1, rule="KH-END-2")
    for plots, groschen in enumerate(surcharge):
        components.plot_surcharge[plots] = groschen
    if surcharge != sorted(surcharge):
        what = "more plots must not cost a smaller surcharge"
        section.refuse(what, "plots", "surcharge", rule="KH-END-2")
    _read_reputation(section.section("reputation"), components)


def _read_start(start: PackSection, components: Components) -> None:
    """Groschen in turn order, and where the miners stand [KH-SETUP-7]."""
    for place, groschen in enumerate(start.numbers("groschen", MOST_SEATS, rule="KH-SETUP-7")):
        components.groschen[place] = groschen
    components.pool_miners = start.number("pool_miners", rule="KH-SETUP-7")
    components.waiting_miners = start.number("waiting_miners", rule="KH-SETUP-7")
    components.pool_limit = start.number("pool_limit", 1, rule="KH-MINE-1")
    if components.pool_miners > components.pool_limit:
        what = f"the pool holds {components.pool_limit} miners, not {components.pool_miners}"
        start.refuse(what, "pool_miners", rule="KH-MINE-1")


def _read_houses(houses: PackSection, components: Components) -> None:
    """Three rows of four houses, each with up to four effects [KH-BUILD-3]."""
    for row in range(HOUSE_ROWS):
        entries = houses.sections(f"row-{row + 1}", HOUSE_COLUMNS, rule="KH-BUILD-3")
        for column, entry in enumerate(entries):
            house = row * HOUSE_COLUMNS + column
            components.house_points[house] = entry.number("points", default=0)
            components.house_reputation[house] = entry.number("reputation", default=0)
            components.house_pelicans[house] = entry.number("pelicans", default=0)
            components.house_free_tile[house] = int(entry.flag("free_tile"))


def _read_reputation(reputation: PackSection, components: Components) -> None:
    """The track with its points, the two thresholds and what lies past its ends [KH-REP-1]."""
    components.points_past_end = reputation.number("points_past_end", rule="KH-REP-1")
    components.cheap_plots_from = reputation.number("cheap_plots_from", rule="KH-PLOT-2")
    components.free_joker_from = reputation.number("free_joker_from", rule="KH-JOKER-1")
    track = reputation.section("points", rule="KH-REP-1")
    points_of = _read_points(track)
    if not points_of:
        return
    lowest, highest = min(points_of), max(points_of)
    for step in range(lowest, highest + 1):
        if step not in points_of:
            track.number(str(step), rule="KH-REP-1")  # notes that it is missing
    points = [points_of.get(step, 0) for step in range(lowest, highest + 1)]
    components.lowest_reputation = lowest
    components.highest_reputation = highest
    components.reputation_points = vec[i64]()
    for value in points:
        components.reputation_points = append(components.reputation_points, value)
    _check_track(track, components, points)


def _read_points(track: PackSection) -> dict[int, int]:
    """Points by step: a line for each step, or for a zone of them, as `"7..9" = 5`."""
    found: dict[int, int] = {}
    for key in track.keys():
        written = _STEPS.fullmatch(key)
        if written is None:
            continue
        first = int(written[1])
        last = int(written[2] or first)
        value = track.number(key, -LARGEST, LARGEST, rule="KH-REP-1")
        if last < first:
            track.refuse(f"the zone {key} ends before it begins", key, rule="KH-REP-1")
        for step in range(first, last + 1):
            if step in found:
                track.refuse(f"step {step} has points already", key, rule="KH-REP-1")
            found[step] = value
    return found


def _check_track(track: PackSection, components: Components, points: list[int]) -> None:
    lowest = components.lowest_reputation
    needed = max(components.free_joker_from, components.cheap_plots_from)
    if lowest >= 0:
        track.refuse("the track must go below 0", rule="KH-REP-1")
    if components.highest_reputation < needed:
        track.refuse(f"the track must reach {needed} at least", rule="KH-REP-1")
    for place in range(1, len(points)):
        if points[place] < points[place - 1]:
            step = lowest + place
            what = f"{points[place]} points at {step} after {points[place - 1]} at {step - 1}"
            track.refuse(f"{what}: more reputation is worth no less", str(step), rule="KH-REP-1")
