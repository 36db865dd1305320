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
    CLOTH_CARD,
    DONATION_CARD,
    EARL,
    FAVOR_CARD,
    GOLD,
    GOOD_NAMES,
    GRAIN,
    GRAIN_CARD,
    HOUSE_CARD,
    HOUSE_SPACES,
    KNOWLEDGE,
    LOCATIONS,
    LOYALTY,
    MEDICINE_CARD,
    MERCHANTS,
    MOST_SEATS,
    PIETY,
    PIETY_CARD,
    POINTS,
    PRIOR,
    PRIVILEGE_CARD,
    PROJECT_CARD,
    PROJECTS,
    RENT_CARD,
    ROUNDS,
    SALE_CARD,
    SIDES,
    STONE,
    WOOD,
    WOOL,
    FavorSpace,
    Seat,
)
from silverspire.games.world_without_end.player import Player
from silverspire.games.world_without_end.questions import (
    CARD_ASKED,
    DISCARD_ASKED,
    ORIENTATION_ASKED,
    PROTECTION_ASKED,
)
from silverspire.games.world_without_end.rules.favor import favor_space_after
from silverspire.games.world_without_end.scoring import favor_points
from silverspire.games.world_without_end.state import IN_PLAY, SICK, UNTURNED, Table
from silverspire.kernel.state import State
from silverspire.players.judgement import Judgement

RESTS: Final = (CARD_ASKED, ORIENTATION_ASKED, PROTECTION_ASKED)

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
# What the hand can do with the goods.
TO_PLACE: Final = 66  # resources, with the project card: two at most
TO_SELL: Final = 67  # gold that the sale card would bring
TO_WEAVE: Final = 68
TO_TREAT: Final = 69
TO_RENT: Final = 70  # houses, with the rent card: two at most
TO_SETTLE: Final = 71  # a house that could be built
TO_DONATE: Final = 72
PIETY_UNCOVERED: Final = 73  # lacking for the duty, and no card to get it with
GRAIN_UNCOVERED: Final = 74
GOLD_UNCOVERED: Final = 75
TURNS: Final = 76  # cards still to be played in the chapter
# What there is left to take, and who takes it first.
GRAIN_LEFT: Final = 77  # in the fields
PIETY_LEFT: Final = 78
GRAIN_WANTED: Final = 79  # by the others, for their duties
PIETY_WANTED: Final = 80
ACTIVE: Final = 81
ACTIVE_AGAIN: Final = 82  # how often, in the rounds ahead of this chapter
FAVOR_REACH: Final = 83  # the most points that the next card's arrow can lead to, if next active
FAVOR_STEP: Final = 84  # the points that the favor card would bring

NAMES: Final[tuple[str, ...]] = (
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
    "to_place",
    "to_sell",
    "to_weave",
    "to_treat",
    "to_rent",
    "to_settle",
    "to_donate",
    "piety_uncovered",
    "grain_uncovered",
    "gold_uncovered",
    "turns",
    "grain_left",
    "piety_left",
    "grain_wanted",
    "piety_wanted",
    "active",
    "active_again",
    "favor_reach",
    "favor_step",
)
# What the features are about, in the order above: for the reasons of a coach.
SUBJECTS: Final[tuple[str, ...]] = (
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
    *("building", "wool", "wool", "medicine", "houses", "houses", "donations"),
    *("duties",) * 3,
    "cards",
    *("duties",) * 4,
    *("favor",) * 4,
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

    def is_minor(self, state: State) -> bool:
        """A discard is nobody else's affair."""
        return state.frames[len(state.frames) - 4] == DISCARD_ASKED

    def look(self, state: State, seat: i64, found: vec[float]) -> float:
        assert isinstance(state, Table)
        player = state.players[seat]
        early = rounds_left(state) / float(ROUNDS)
        found[STEADY] = 1.0
        look_at_goods(state, player, found)
        look_at_duties(state, player, 1.0 - early, found)
        look_at_town(state, seat, found)
        look_at_plague(state, player, found)
        look_at_hand(player, early, found)
        look_at_rivals(state, seat, found)
        look_at_means(state, player, found)
        look_at_what_is_left(state, seat, found)
        look_at_favor(state, seat, found)
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


def look_at_town(table: Table, seat: Seat, found: vec[float]) -> None:
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
        held = 1.0 if holds(player.hand, card) else 0.0
        found[HAND + card] = held
        found[HAND_EARLY + card] = held * early
    found[REPEATABLE] = float(player.performed) if holds(player.hand, PRIVILEGE_CARD) else 0.0


def look_at_rivals(table: Table, seat: Seat, found: vec[float]) -> None:
    loyalty = table.players[seat].goods[LOYALTY]
    most: i64 = 0
    for other in range(table.seats):
        if other != seat:
            most = max(most, table.players[other].goods[LOYALTY])
    found[MOST_LOYAL] = 1.0 if loyalty > most else 0.0
    found[NEXT_ACTIVE] = 1.0 if table.seat_after(table.active) == seat else 0.0


def look_at_means(table: Table, player: Player, found: vec[float]) -> None:
    """What the cards in hand can do with the goods behind the screen."""
    goods = player.goods
    components = table.components
    hand = player.hand
    usable = found[STONE_USABLE] + found[WOOD_USABLE]
    found[TO_PLACE] = min(2.0, usable) if holds(hand, PROJECT_CARD) else 0.0
    sale = float(goods[WOOL] * components.wool_price)
    if table.fair_cancelled & (1 << CLOTH) == 0:
        sale += float(min(goods[CLOTH], components.cloth_limit) * components.cloth_price)
    found[TO_SELL] = sale if holds(hand, SALE_CARD) else 0.0
    found[TO_WEAVE] = float(min(2, goods[WOOL])) if holds(hand, CLOTH_CARD) else 0.0
    found[TO_TREAT] = found[CURABLE] if holds(hand, MEDICINE_CARD) else 0.0
    found[TO_RENT] = min(2.0, found[HOUSES]) if holds(hand, RENT_CARD) else 0.0
    settles = player.houses > 0 and goods[GOLD] > 0 and goods[STONE] + goods[WOOD] > 0
    found[TO_SETTLE] = 1.0 if settles and holds(hand, HOUSE_CARD) else 0.0
    donates = player.seals > 0 and goods[GOLD] > 0 and found[SPACES] > 0.0
    found[TO_DONATE] = 1.0 if donates and holds(hand, DONATION_CARD) else 0.0
    piety = float(components.duty_piety) - found[PIETY_DUE]
    found[PIETY_UNCOVERED] = max(0.0, piety - 1.0) if holds(hand, PIETY_CARD) else piety
    grain = float(components.duty_grain) - found[GRAIN_DUE]
    found[GRAIN_UNCOVERED] = max(0.0, grain - 1.0) if holds(hand, GRAIN_CARD) else grain
    found[GOLD_UNCOVERED] = max(0.0, float(USUAL_TAX) - found[GOLD_DUE] - found[TO_SELL])
    found[TURNS] = float(ROUNDS - len(player.pile))


def look_at_what_is_left(table: Table, seat: Seat, found: vec[float]) -> None:
    """Grain and piety are scarce: what is in supply, and what the others lack for their duties."""
    components = table.components
    grain: i64 = 0
    piety: i64 = 0
    for other in range(table.seats):
        if other != seat:
            goods = table.players[other].goods
            grain += max(0, components.duty_grain - goods[GRAIN])
            piety += max(0, components.duty_piety - goods[PIETY])
    found[GRAIN_LEFT] = float(table.supply[GRAIN])
    found[PIETY_LEFT] = float(table.supply[PIETY])
    found[GRAIN_WANTED] = float(grain)
    found[PIETY_WANTED] = float(piety)


def look_at_favor(table: Table, seat: Seat, found: vec[float]) -> None:
    """When the seat turns a card again, and what the favor marker has in reach."""
    until = (seat - table.active) % table.seats
    again = (ROUNDS - table.round - until) // table.seats + 1  # the running round counts if active
    found[ACTIVE] = 1.0 if until == 0 else 0.0
    found[ACTIVE_AGAIN] = float(max(0, again - 1 if until == 0 else again))
    reach: i64 = 0
    step: i64 = 0
    if found[NEXT_ACTIVE] > 0.0 or holds(table.players[seat].hand, FAVOR_CARD):
        step = favor_worth(table, seat, favor_space_after(table, 1))
        reach = step
        for steps in range(2, SIDES):
            reach = max(reach, favor_worth(table, seat, favor_space_after(table, steps)))
    found[FAVOR_REACH] = float(reach) if found[NEXT_ACTIVE] > 0.0 else 0.0
    found[FAVOR_STEP] = float(step) if holds(table.players[seat].hand, FAVOR_CARD) else 0.0


def favor_worth(table: Table, seat: Seat, space: FavorSpace) -> i64:
    """What a space of the track gives a seat, in points; a good counts as one."""
    person = table.components.favor_track[space]
    if person in (PRIOR, MERCHANTS, EARL):
        return 1
    return favor_points(table, seat, person)


def holds(hand: i64, card: i64) -> bool:
    return hand & (1 << card) != 0
