"""World Without End, judged: goods against the duties to come, houses, projects, cards, plague."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from silverspire.games.world_without_end.components import (
    CARD_NAMES,
    CARDS,
    CHAPTERS,
    CLOTH,
    GOLD,
    GOOD_NAMES,
    GRAIN,
    HOUSE_SPACES,
    KNOWLEDGE,
    LOCATIONS,
    LOYALTY,
    MOST_SEATS,
    PIETY,
    POINTS,
    PROJECTS,
    ROUNDS,
    STONE,
    WOOD,
    WOOL,
    Seat,
)
from silverspire.games.world_without_end.player import Player
from silverspire.games.world_without_end.questions import (
    CARD_ASKED,
    DISCARD_ASKED,
    EXCHANGE_ASKED,
    ORIENTATION_ASKED,
    PROTECTION_ASKED,
)
from silverspire.games.world_without_end.state import IN_PLAY, SICK, UNTURNED, Table
from silverspire.kernel.state import State
from silverspire.players.judgement import Judgement

# What is discarded or exchanged after an action hardly depends on it.
RESTS: Final = (CARD_ASKED, ORIENTATION_ASKED, PROTECTION_ASKED, DISCARD_ASKED, EXCHANGE_ASKED)

USUAL_TAX: Final = 4  # gold that is kept ready for the tax roll

# Features, and what they are called where reasons are given.
STEADY: Final = 0
STONE_USABLE: Final = 1  # as much as projects in play can take
STONE_MORE: Final = 2
WOOD_USABLE: Final = 3
WOOD_MORE: Final = 4
WOOL_HELD: Final = 5
CLOTH_HELD: Final = 6
LOYALTY_FIRST: Final = 7
LOYALTY_MORE: Final = 8
KNOWLEDGE_HELD: Final = 9
PIETY_DUE: Final = 10  # up to the duty
PIETY_MORE: Final = 11
GRAIN_DUE: Final = 12
GRAIN_MORE: Final = 13
GOLD_DUE: Final = 14
GOLD_MORE: Final = 15
PIETY_SHORT: Final = 16  # lacking for the duty, the more the nearer the chapter's end
GRAIN_SHORT: Final = 17
GOLD_SHORT: Final = 18
HOUSES: Final = 19
HOUSE_INCOMES: Final = 20  # ten: own houses by what they bring
SEALS_OUT: Final = 30  # donations on projects
SEALS_NEAR: Final = 31  # weighted by how far the project has come
CURABLE: Final = 32  # sick locations within the seat's knowledge
CURABLE_LATER: Final = 33  # unturned ones within it, at a guess
COURT: Final = 34
BEGGING: Final = 35
PENANCE: Final = 36
REPEATABLE: Final = 37  # the privilege in hand, and an action to repeat
HAND: Final = 38  # twelve cards
HAND_EARLY: Final = 50  # the same, weighted by the rounds left in the chapter
MISSING: Final = 62  # duties not paid and not yet protected
MOST_LOYAL: Final = 63
NEXT_ACTIVE: Final = 64  # will orient the next card
SPACES: Final = 65  # resources that projects in play can still take

NAMES: Final = (
    "steady",
    "stone",
    "more_stone",
    "wood",
    "more_wood",
    "wool",
    "cloth",
    "loyalty",
    "more_loyalty",
    "knowledge",
    "piety",
    "more_piety",
    "grain",
    "more_grain",
    "gold",
    "more_gold",
    "piety_short",
    "grain_short",
    "gold_short",
    "houses",
    *(f"house_{good}" for good in GOOD_NAMES),
    "seals",
    "seals_near",
    "curable",
    "curable_later",
    "court",
    "begging",
    "penance",
    "repeatable",
    *(f"card_{card}" for card in CARD_NAMES),
    *(f"early_{card}" for card in CARD_NAMES),
    "missing",
    "most_loyal",
    "next_active",
    "spaces",
)
# What the features are about, in the order above: for the reasons of a coach.
SUBJECTS: Final = (
    "cards",
    *("building",) * 4,
    *("wool",) * 2,
    *("loyalty",) * 2,
    "medicine",
    *("duties",) * 9,
    *("houses",) * 11,
    *("donations",) * 2,
    *("medicine",) * 2,
    *("penalties",) * 3,
    *("cards",) * 25,
    "penalties",
    "loyalty",
    "favor",
    "building",
)


@final
class WorldWithoutEndJudgement(Judgement):
    """What a competent player looks at."""

    features = NAMES
    subjects = SUBJECTS

    def time_left(self, state: State) -> float:
        assert isinstance(state, Table)
        return (rounds_left(state) + float((CHAPTERS - 1 - state.chapter) * ROUNDS)) / 24.0

    def at_rest(self, state: State) -> bool:
        kind = state.frames[len(state.frames) - 4]
        return kind in RESTS

    def look(self, state: State, seat: i64, found: vec[float]) -> float:
        assert isinstance(state, Table)
        player = state.players[seat]
        early = rounds_left(state) / float(ROUNDS)
        found[STEADY] = 1.0
        look_at_goods(state, player, found)
        look_at_duties(state, player, 1.0 - early, found)
        look_at_town(state, seat, player, found)
        look_at_plague(state, player, found)
        look_at_hand(player, early, found)
        look_at_rivals(state, seat, found)
        return float(player.points)


JUDGEMENT: Final = WorldWithoutEndJudgement


def rounds_left(table: Table) -> float:
    """Rounds left in the chapter; of the running one, the part that is still to be played."""
    played: i64 = 0
    for player in table.players:
        if len(player.pile) >= table.round:
            played += 1
    part = 1.0 - float(played) / float(table.seats)
    return float(ROUNDS - table.round) + part


def look_at_goods(table: Table, player: Player, found: vec[float]) -> None:
    goods = player.goods
    stone: i64 = 0
    wood: i64 = 0
    for project in range(PROJECTS):
        if table.projects[project] == IN_PLAY:
            stone += table.free_stone(project)
            wood += table.free_wood(project)
    found[SPACES] = float(stone + wood)
    found[STONE_USABLE] = float(min(goods[STONE], stone))
    found[STONE_MORE] = float(max(0, goods[STONE] - stone))
    found[WOOD_USABLE] = float(min(goods[WOOD], wood))
    found[WOOD_MORE] = float(max(0, goods[WOOD] - wood))
    found[WOOL_HELD] = float(goods[WOOL])
    found[CLOTH_HELD] = float(goods[CLOTH])
    found[LOYALTY_FIRST] = float(min(goods[LOYALTY], 1))
    found[LOYALTY_MORE] = float(max(0, goods[LOYALTY] - 1))
    found[KNOWLEDGE_HELD] = float(goods[KNOWLEDGE])


def look_at_duties(table: Table, player: Player, late: float, found: vec[float]) -> None:
    """What is ready for the next duties, and what lacks the more the later it is."""
    goods = player.goods
    components = table.components
    piety = min(goods[PIETY], components.duty_piety)
    grain = min(goods[GRAIN], components.duty_grain)
    gold = min(goods[GOLD], USUAL_TAX)
    found[PIETY_DUE] = float(piety)
    found[PIETY_MORE] = float(goods[PIETY] - piety)
    found[GRAIN_DUE] = float(grain)
    found[GRAIN_MORE] = float(goods[GRAIN] - grain)
    found[GOLD_DUE] = float(gold)
    found[GOLD_MORE] = float(goods[GOLD] - gold)
    found[PIETY_SHORT] = late * float(components.duty_piety - piety)
    found[GRAIN_SHORT] = late * float(components.duty_grain - grain)
    found[GOLD_SHORT] = late * float(USUAL_TAX - gold)
    found[COURT] = float(player.court)
    found[BEGGING] = float(player.begging)
    found[PENANCE] = float(player.penance)
    found[MISSING] = float(player.missing[0] + player.missing[1] + player.missing[2])


def look_at_town(table: Table, seat: Seat, player: Player, found: vec[float]) -> None:
    """Houses by their income, and donations by how far their project has come."""
    for good in range(POINTS + 1):
        found[HOUSE_INCOMES + good] = 0.0
    houses: i64 = 0
    for space in range(HOUSE_SPACES):
        if table.house_owner[space] == seat:
            houses += 1
            found[HOUSE_INCOMES + table.components.house_income[space]] = 1.0
    found[HOUSES] = float(houses)
    seals = 0.0
    near = 0.0
    for project in range(PROJECTS):
        if table.projects[project] == IN_PLAY and table.seals[project * MOST_SEATS + seat] == 1:
            free = float(table.free_stone(project) + table.free_wood(project))
            seals += 1.0
            near += 1.0 / (1.0 + free)
    found[SEALS_OUT] = seals
    found[SEALS_NEAR] = near


def look_at_plague(table: Table, player: Player, found: vec[float]) -> None:
    curable: i64 = 0
    later = 0.0
    knowledge = player.goods[KNOWLEDGE]
    for location in range(LOCATIONS):
        if table.plague[location] == SICK and table.plague_values[location] <= knowledge:
            curable += 1
        elif table.plague[location] == UNTURNED:
            later += min(1.0, float(knowledge) / 5.0)
    found[CURABLE] = float(curable)
    found[CURABLE_LATER] = later


def look_at_hand(player: Player, early: float, found: vec[float]) -> None:
    for card in range(CARDS):
        held = 1.0 if player.hand & (1 << card) != 0 else 0.0
        found[HAND + card] = held
        found[HAND_EARLY + card] = held * early
    found[REPEATABLE] = float(player.performed) if player.hand & (1 << 5) != 0 else 0.0


def look_at_rivals(table: Table, seat: Seat, found: vec[float]) -> None:
    loyalty = table.players[seat].goods[LOYALTY]
    most: i64 = 0
    for other in range(table.seats):
        if other != seat:
            most = max(most, table.players[other].goods[LOYALTY])
    found[MOST_LOYAL] = 1.0 if loyalty > most else 0.0
    found[NEXT_ACTIVE] = 1.0 if table.seat_after(table.active) == seat else 0.0
