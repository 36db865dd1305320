"""World Without End, judged: goods against the duties to come, houses, projects, cards, plague."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from silverspire.games.world_without_end.components import (
    CARDS,
    CHAPTERS,
    CLOTH,
    CLOTH_CARD,
    DONATION_CARD,
    EARL,
    FAVOR_CARD,
    GOLD,
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
from silverspire.players.judgements import world_without_end_features as at

RESTS: Final = (CARD_ASKED, ORIENTATION_ASKED, PROTECTION_ASKED)

USUAL_TAX: Final = 4  # gold that is kept ready for the tax roll


@final
class WorldWithoutEndJudgement(Judgement):
    """What a competent player looks at."""

    features = at.NAMES
    subjects = at.SUBJECTS

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
        found[at.STEADY] = 1.0
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
    found[at.SPACES] = float(stone + wood)
    found[at.STONE_USABLE] = float(min(goods[STONE], stone))
    found[at.STONE_MORE] = float(max(0, goods[STONE] - stone))
    found[at.WOOD_USABLE] = float(min(goods[WOOD], wood))
    found[at.WOOD_MORE] = float(max(0, goods[WOOD] - wood))
    found[at.WOOL_HELD] = float(goods[WOOL])
    found[at.CLOTH_HELD] = float(goods[CLOTH])
    found[at.LOYALTY_FIRST] = float(min(goods[LOYALTY], 1))
    found[at.LOYALTY_MORE] = float(max(0, goods[LOYALTY] - 1))
    found[at.KNOWLEDGE_HELD] = float(goods[KNOWLEDGE])


def look_at_duties(table: Table, player: Player, late: float, found: vec[float]) -> None:
    """What is ready for the next duties, and what lacks the more the later it is."""
    goods = player.goods
    components = table.components
    piety = min(goods[PIETY], components.duty_piety)
    grain = min(goods[GRAIN], components.duty_grain)
    gold = min(goods[GOLD], USUAL_TAX)
    found[at.PIETY_DUE] = float(piety)
    found[at.PIETY_MORE] = float(goods[PIETY] - piety)
    found[at.GRAIN_DUE] = float(grain)
    found[at.GRAIN_MORE] = float(goods[GRAIN] - grain)
    found[at.GOLD_DUE] = float(gold)
    found[at.GOLD_MORE] = float(goods[GOLD] - gold)
    found[at.PIETY_SHORT] = late * float(components.duty_piety - piety)
    found[at.GRAIN_SHORT] = late * float(components.duty_grain - grain)
    found[at.GOLD_SHORT] = late * float(USUAL_TAX - gold)
    found[at.COURT] = float(player.court)
    found[at.BEGGING] = float(player.begging)
    found[at.PENANCE] = float(player.penance)
    found[at.MISSING] = float(player.missing[0] + player.missing[1] + player.missing[2])


def look_at_town(table: Table, seat: Seat, found: vec[float]) -> None:
    """Houses by their income, and donations by how far their project has come."""
    for good in range(POINTS + 1):
        found[at.HOUSE_INCOMES + good] = 0.0
    houses: i64 = 0
    for space in range(HOUSE_SPACES):
        if table.house_owner[space] == seat:
            houses += 1
            found[at.HOUSE_INCOMES + table.components.house_income[space]] = 1.0
    found[at.HOUSES] = float(houses)
    seals = 0.0
    near = 0.0
    for project in range(PROJECTS):
        if table.projects[project] == IN_PLAY and table.seals[project * MOST_SEATS + seat] == 1:
            free = float(table.free_stone(project) + table.free_wood(project))
            seals += 1.0
            near += 1.0 / (1.0 + free)
    found[at.SEALS_OUT] = seals
    found[at.SEALS_NEAR] = near


def look_at_plague(table: Table, player: Player, found: vec[float]) -> None:
    curable: i64 = 0
    later = 0.0
    knowledge = player.goods[KNOWLEDGE]
    for location in range(LOCATIONS):
        if table.plague[location] == SICK and table.plague_values[location] <= knowledge:
            curable += 1
        elif table.plague[location] == UNTURNED:
            later += min(1.0, float(knowledge) / 5.0)
    found[at.CURABLE] = float(curable)
    found[at.CURABLE_LATER] = later


def look_at_hand(player: Player, early: float, found: vec[float]) -> None:
    for card in range(CARDS):
        held = 1.0 if holds(player.hand, card) else 0.0
        found[at.HAND + card] = held
        found[at.HAND_EARLY + card] = held * early
    found[at.REPEATABLE] = float(player.performed) if holds(player.hand, PRIVILEGE_CARD) else 0.0


def look_at_rivals(table: Table, seat: Seat, found: vec[float]) -> None:
    loyalty = table.players[seat].goods[LOYALTY]
    most: i64 = 0
    for other in range(table.seats):
        if other != seat:
            most = max(most, table.players[other].goods[LOYALTY])
    found[at.MOST_LOYAL] = 1.0 if loyalty > most else 0.0
    found[at.NEXT_ACTIVE] = 1.0 if table.seat_after(table.active) == seat else 0.0


def look_at_means(table: Table, player: Player, found: vec[float]) -> None:
    """What the cards in hand can do with the goods behind the screen."""
    goods = player.goods
    components = table.components
    hand = player.hand
    usable = found[at.STONE_USABLE] + found[at.WOOD_USABLE]
    found[at.TO_PLACE] = min(2.0, usable) if holds(hand, PROJECT_CARD) else 0.0
    sale = float(goods[WOOL] * components.wool_price)
    if table.fair_cancelled & (1 << CLOTH) == 0:
        sale += float(min(goods[CLOTH], components.cloth_limit) * components.cloth_price)
    found[at.TO_SELL] = sale if holds(hand, SALE_CARD) else 0.0
    found[at.TO_WEAVE] = float(min(2, goods[WOOL])) if holds(hand, CLOTH_CARD) else 0.0
    found[at.TO_TREAT] = found[at.CURABLE] if holds(hand, MEDICINE_CARD) else 0.0
    found[at.TO_RENT] = min(2.0, found[at.HOUSES]) if holds(hand, RENT_CARD) else 0.0
    settles = player.houses > 0 and goods[GOLD] > 0 and goods[STONE] + goods[WOOD] > 0
    found[at.TO_SETTLE] = 1.0 if settles and holds(hand, HOUSE_CARD) else 0.0
    donates = player.seals > 0 and goods[GOLD] > 0 and found[at.SPACES] > 0.0
    found[at.TO_DONATE] = 1.0 if donates and holds(hand, DONATION_CARD) else 0.0
    piety = float(components.duty_piety) - found[at.PIETY_DUE]
    found[at.PIETY_UNCOVERED] = max(0.0, piety - 1.0) if holds(hand, PIETY_CARD) else piety
    grain = float(components.duty_grain) - found[at.GRAIN_DUE]
    found[at.GRAIN_UNCOVERED] = max(0.0, grain - 1.0) if holds(hand, GRAIN_CARD) else grain
    found[at.GOLD_UNCOVERED] = max(0.0, float(USUAL_TAX) - found[at.GOLD_DUE] - found[at.TO_SELL])
    found[at.TURNS] = float(ROUNDS - len(player.pile))


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
    found[at.GRAIN_LEFT] = float(table.supply[GRAIN])
    found[at.PIETY_LEFT] = float(table.supply[PIETY])
    found[at.GRAIN_WANTED] = float(grain)
    found[at.PIETY_WANTED] = float(piety)


def look_at_favor(table: Table, seat: Seat, found: vec[float]) -> None:
    """When the seat turns a card again, and what the favor marker has in reach."""
    until = (seat - table.active) % table.seats
    again = (ROUNDS - table.round - until) // table.seats + 1  # the running round counts if active
    found[at.ACTIVE] = 1.0 if until == 0 else 0.0
    found[at.ACTIVE_AGAIN] = float(max(0, again - 1 if until == 0 else again))
    reach: i64 = 0
    step: i64 = 0
    if found[at.NEXT_ACTIVE] > 0.0 or holds(table.players[seat].hand, FAVOR_CARD):
        step = favor_worth(table, seat, favor_space_after(table, 1))
        reach = step
        for steps in range(2, SIDES):
            reach = max(reach, favor_worth(table, seat, favor_space_after(table, steps)))
    found[at.FAVOR_REACH] = float(reach) if found[at.NEXT_ACTIVE] > 0.0 else 0.0
    found[at.FAVOR_STEP] = float(step) if holds(table.players[seat].hand, FAVOR_CARD) else 0.0


def favor_worth(table: Table, seat: Seat, space: FavorSpace) -> i64:
    """What a space of the track gives a seat, in points; a good counts as one."""
    person = table.components.favor_track[space]
    if person in (PRIOR, MERCHANTS, EARL):
        return 1
    return favor_points(table, seat, person)


def holds(hand: i64, card: i64) -> bool:
    return hand & (1 << card) != 0
