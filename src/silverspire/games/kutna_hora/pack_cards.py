"""The cards of a pack: action cards, set-up cards, and the tiles of St. Barbara's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from silverspire.games.kutna_hora.barbara_effects import (
    BARBARA_EFFECTS,
    FREE_MINES,
    HOUSE_FOR_PRODUCTION,
    INCOMES,
    NO_MIDDLE,
)
from silverspire.games.kutna_hora.components import (
    ACTION_NAMES,
    BARBARA_TILES,
    CARDS,
    GUILD_CARDS,
    GUILD_NAMES,
    GUILDS_OF_A_PLAYER,
    MINE_CARDS,
    MOST_SEATS,
    ROCK_COUNT,
    Board,
    Components,
)
from silverspire.games.kutna_hora.pack_boards import LARGE, SMALL, read_drawing
from silverspire.kernel.pack_sections import LARGEST, PackSection

# The effects that say how much; the others need no more than their name.
BARBARA_AMOUNTS: Final = (HOUSE_FOR_PRODUCTION, INCOMES, FREE_MINES)


def read_action_cards(section: PackSection, components: Components) -> None:
    """Six cards of two different actions; every action is on some card [KH-FRAME-4]."""
    seen: set[int] = set()
    for card in range(CARDS):
        key = f"card-{card + 1}"
        halves = section.words(key, ACTION_NAMES, 2, rule="KH-FRAME-4")
        seen |= set(halves)
        if len(halves) == 2 and halves[0] == halves[1]:
            what = f"{key} carries {ACTION_NAMES[halves[0]]} twice; its two actions must differ"
            section.refuse(what, key, rule="KH-FRAME-4")
        for half, action in enumerate(halves[:2]):
            components.card_actions[card * 2 + half] = action
    for action in sorted(set(range(len(ACTION_NAMES))) - seen):
        section.refuse(f"{ACTION_NAMES[action]} is on no action card", rule="KH-FRAME-4")


def read_st_barbara(section: PackSection, components: Components) -> None:
    """Tiles 1 to 11: the top part, the middle effect, the tax at the bottom [KH-BARB-4]."""
    components.finished_barbara_reputation = section.number("finished_reputation", rule="KH-BARB-3")
    for number in range(BARBARA_TILES):
        rule = f"KH-BARB-T{number + 1}"
        entry = section.section(f"tile-{number + 1}", rule=rule)
        effect = entry.word("effect", BARBARA_EFFECTS, default="none", rule=rule)
        components.barbara_reputation[number] = entry.number(
            "reputation", -LARGEST, default=0, rule=rule
        )
        components.barbara_points[number] = entry.number("points", default=0, rule=rule)
        components.barbara_effect[number] = effect
        components.barbara_amount[number] = 0 if effect == NO_MIDDLE else 1
        if effect in BARBARA_AMOUNTS:
            components.barbara_amount[number] = entry.number("amount", 1, rule=rule)
        components.barbara_tax[number] = entry.number("tax", default=0, rule="KH-BARB-3")


def read_guild_cards(section: PackSection, components: Components) -> None:
    """Nine cards with a set of three guilds for each player, for each player count [KH-SETUP-9]."""
    for card in range(GUILD_CARDS):
        entry = section.section(f"card-{card + 1}", rule="KH-SETUP-9")
        for seats in range(2, MOST_SEATS + 1):
            key = f"players-{seats}"
            sets = _read_sets(entry, key, seats)
            for choice, guilds in enumerate(sets):
                for place, guild in enumerate(guilds):
                    index = ((card * 3 + seats - 2) * 4 + choice) * 3 + place
                    components.guild_sets[index] = guild
            if len(sets) == seats:
                _check_sets(entry, key, sets)


def _read_sets(entry: PackSection, key: str, seats: int) -> list[list[int]]:
    """The sets of a card; fewer than there are players when one of them is wrong."""
    sets: list[list[int]] = []
    for choice, line in enumerate(entry.lines(key, seats, rule="KH-SETUP-9")):
        names = line.split()
        unknown = [name for name in names if name not in GUILD_NAMES]
        for name in unknown:
            what = f"{name} is not a guild: {', '.join(GUILD_NAMES)}"
            entry.refuse(what, key, choice, rule="KH-FRAME-1")
        if line and not unknown and len(set(names)) == len(names) == GUILDS_OF_A_PLAYER:
            sets.append([GUILD_NAMES.index(name) for name in names])
        elif line and not unknown:
            what = f"a set is {GUILDS_OF_A_PLAYER} different guilds, not {line}"
            entry.refuse(what, key, choice, rule="KH-SETUP-9")
    return sets


def _check_sets(entry: PackSection, key: str, sets: Sequence[Sequence[int]]) -> None:
    """Four players hold every guild twice; three share one guild with each other player."""
    held = Counter(guild for guilds in sets for guild in guilds)
    if len(sets) == 4:
        for guild, name in enumerate(GUILD_NAMES):
            if held[guild] != 2:
                what = f"4 players: the {name} must be in 2 sets, not {held[guild]}"
                entry.refuse(what, key, rule="KH-SETUP-9")
    if len(sets) == 3:
        shared = [len(set(sets[one]) & set(sets[two])) for one, two in ((0, 1), (0, 2), (1, 2))]
        if shared != [1, 1, 1] or len(held) != len(GUILD_NAMES):
            what = "3 players: each set has one guild of its own and shares one with each other set"
            entry.refuse(what, key, rule="KH-SETUP-9")


def read_mine_cards(section: PackSection, components: Components) -> None:
    """Fifteen drawings of where the four rocks lie, for both sides of the board [KH-SETUP-3]."""
    for card in range(MINE_CARDS):
        entry = section.section(f"card-{card + 1}", rule="KH-SETUP-3")
        if entry.keys():
            _read_rocks(entry, "large", components.large_board, card, LARGE[1])
            _read_rocks(entry, "small", components.small_board, card, SMALL[1])


def _read_rocks(entry: PackSection, side: str, board: Board, card: int, columns: int) -> None:
    spaces = read_drawing(entry, side, columns, "#")
    for index, space in enumerate(spaces[:ROCK_COUNT]):
        board.rock_spaces[card * ROCK_COUNT + index] = space
        if board.entrances[space]:
            what = f"a rock of `{side}` lies on an entrance of the mine (see boards.toml)"
            entry.refuse(what, side, 0, rule="KH-MINE-4")
    if entry.has(side) and len(spaces) != ROCK_COUNT:
        what = f"`{side}` must show {ROCK_COUNT} rocks (#), not {len(spaces)}"
        entry.refuse(what, side, rule="KH-SETUP-3")
