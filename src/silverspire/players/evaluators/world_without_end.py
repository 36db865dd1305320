"""World Without End, evaluated: goods against duties to come, houses, projects, cards, plague."""

from __future__ import annotations

from typing import ClassVar, Final, final

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
from silverspire.players.evaluator import Evaluator
from silverspire.players.evaluators import world_without_end_features as at

QUIET_QUESTIONS: Final = (CARD_ASKED, ORIENTATION_ASKED, PROTECTION_ASKED)

USUAL_TAX: Final = 4  # gold that is kept ready for the tax roll


@final
class WorldWithoutEndEvaluator(Evaluator):
    """The features that a competent player considers."""

    feature_names: ClassVar = at.NAMES
    subjects: ClassVar = at.SUBJECTS

    def time_left(self, state: State) -> float:
        assert isinstance(state, Table)
        return (rounds_left(state) + float((CHAPTERS - 1 - state.chapter) * ROUNDS)) / 24.0

    def is_quiet(self, state: State) -> bool:
        return state.top_kind() in QUIET_QUESTIONS

    def is_minor(self, state: State) -> bool:
        """A discard doesn't affect the other players."""
        return state.top_kind() == DISCARD_ASKED

    def fill_features(self, state: State, seat: i64, features: vec[float]) -> float:
        assert isinstance(state, Table)
        player = state.players[seat]
        early = rounds_left(state) / float(ROUNDS)
        features[at.BIAS] = 1.0
        goods_features(state, player, features)
        duty_features(state, player, 1.0 - early, features)
        town_features(state, seat, features)
        plague_features(state, player, features)
        hand_features(player, early, features)
        rival_features(state, seat, features)
        card_use_features(state, player, features)
        supply_features(state, seat, features)
        favor_features(state, seat, features)
        return float(player.points)


EVALUATOR: Final = WorldWithoutEndEvaluator


def rounds_left(table: Table) -> float:
    """Rounds left in the chapter; of the running one, the part that is still to be played."""
    played: i64 = 0
    for player in table.players:
        if len(player.pile) >= table.round:
            played += 1
    part = 1.0 - float(played) / float(table.seats)
    return float(ROUNDS - table.round) + part


def goods_features(table: Table, player: Player, features: vec[float]) -> None:
    goods = player.goods
    stone: i64 = 0
    wood: i64 = 0
    for project in range(PROJECTS):
        if table.projects[project] == IN_PLAY:
            stone += table.free_stone(project)
            wood += table.free_wood(project)
    features[at.SPACES] = float(stone + wood)
    features[at.STONE_USABLE] = float(min(goods[STONE], stone))
    features[at.STONE_MORE] = float(max(0, goods[STONE] - stone))
    features[at.WOOD_USABLE] = float(min(goods[WOOD], wood))
    features[at.WOOD_MORE] = float(max(0, goods[WOOD] - wood))
    features[at.WOOL_HELD] = float(goods[WOOL])
    features[at.CLOTH_HELD] = float(goods[CLOTH])
    features[at.LOYALTY_FIRST] = float(min(goods[LOYALTY], 1))
    features[at.LOYALTY_MORE] = float(max(0, goods[LOYALTY] - 1))
    features[at.KNOWLEDGE_HELD] = float(goods[KNOWLEDGE])


def duty_features(table: Table, player: Player, late: float, features: vec[float]) -> None:
    """What is ready for the next duties, and what lacks the more the later it is."""
    goods = player.goods
    components = table.components
    piety = min(goods[PIETY], components.duty_piety)
    grain = min(goods[GRAIN], components.duty_grain)
    gold = min(goods[GOLD], USUAL_TAX)
    features[at.PIETY_DUE] = float(piety)
    features[at.PIETY_MORE] = float(goods[PIETY] - piety)
    features[at.GRAIN_DUE] = float(grain)
    features[at.GRAIN_MORE] = float(goods[GRAIN] - grain)
    features[at.GOLD_DUE] = float(gold)
    features[at.GOLD_MORE] = float(goods[GOLD] - gold)
    features[at.PIETY_SHORT] = late * float(components.duty_piety - piety)
    features[at.GRAIN_SHORT] = late * float(components.duty_grain - grain)
    features[at.GOLD_SHORT] = late * float(USUAL_TAX - gold)
    features[at.COURT] = float(player.court)
    features[at.BEGGING] = float(player.begging)
    features[at.PENANCE] = float(player.penance)
    features[at.MISSING] = float(player.missing[0] + player.missing[1] + player.missing[2])


def town_features(table: Table, seat: Seat, features: vec[float]) -> None:
    """Houses by their income, and donations by how far their project has come."""
    for good in range(POINTS + 1):
        features[at.HOUSE_INCOMES + good] = 0.0
    houses: i64 = 0
    for space in range(HOUSE_SPACES):
        if table.house_owner[space] == seat:
            houses += 1
            features[at.HOUSE_INCOMES + table.components.house_income[space]] = 1.0
    features[at.HOUSES] = float(houses)
    seals = 0.0
    near = 0.0
    for project in range(PROJECTS):
        if table.projects[project] == IN_PLAY and table.seals[project * MOST_SEATS + seat] == 1:
            free = float(table.free_stone(project) + table.free_wood(project))
            seals += 1.0
            near += 1.0 / (1.0 + free)
    features[at.SEALS_OUT] = seals
    features[at.SEALS_NEAR] = near


def plague_features(table: Table, player: Player, features: vec[float]) -> None:
    curable: i64 = 0
    later = 0.0
    knowledge = player.goods[KNOWLEDGE]
    for location in range(LOCATIONS):
        if table.plague[location] == SICK and table.plague_values[location] <= knowledge:
            curable += 1
        elif table.plague[location] == UNTURNED:
            later += min(1.0, float(knowledge) / 5.0)
    features[at.CURABLE] = float(curable)
    features[at.CURABLE_LATER] = later


def hand_features(player: Player, early: float, features: vec[float]) -> None:
    for card in range(CARDS):
        held = 1.0 if holds(player.hand, card) else 0.0
        features[at.HAND + card] = held
        features[at.HAND_EARLY + card] = held * early
    features[at.REPEATABLE] = float(player.performed) if holds(player.hand, PRIVILEGE_CARD) else 0.0


def rival_features(table: Table, seat: Seat, features: vec[float]) -> None:
    loyalty = table.players[seat].goods[LOYALTY]
    most: i64 = 0
    for other in range(table.seats):
        if other != seat:
            most = max(most, table.players[other].goods[LOYALTY])
    features[at.MOST_LOYAL] = 1.0 if loyalty > most else 0.0
    features[at.NEXT_ACTIVE] = 1.0 if table.seat_after(table.active) == seat else 0.0


def card_use_features(table: Table, player: Player, features: vec[float]) -> None:
    """What the cards in hand can do with the goods behind the screen."""
    goods = player.goods
    components = table.components
    hand = player.hand
    usable = features[at.STONE_USABLE] + features[at.WOOD_USABLE]
    features[at.TO_PLACE] = min(2.0, usable) if holds(hand, PROJECT_CARD) else 0.0
    sale = float(goods[WOOL] * components.wool_price)
    if table.fair_canceled & (1 << CLOTH) == 0:
        sale += float(min(goods[CLOTH], components.cloth_limit) * components.cloth_price)
    features[at.TO_SELL] = sale if holds(hand, SALE_CARD) else 0.0
    features[at.TO_WEAVE] = float(min(2, goods[WOOL])) if holds(hand, CLOTH_CARD) else 0.0
    features[at.TO_TREAT] = features[at.CURABLE] if holds(hand, MEDICINE_CARD) else 0.0
    features[at.TO_RENT] = min(2.0, features[at.HOUSES]) if holds(hand, RENT_CARD) else 0.0
    settles = player.houses > 0 and goods[GOLD] > 0 and goods[STONE] + goods[WOOD] > 0
    features[at.TO_SETTLE] = 1.0 if settles and holds(hand, HOUSE_CARD) else 0.0
    donates = player.seals > 0 and goods[GOLD] > 0 and features[at.SPACES] > 0.0
    features[at.TO_DONATE] = 1.0 if donates and holds(hand, DONATION_CARD) else 0.0
    piety = float(components.duty_piety) - features[at.PIETY_DUE]
    features[at.PIETY_UNCOVERED] = max(0.0, piety - 1.0) if holds(hand, PIETY_CARD) else piety
    grain = float(components.duty_grain) - features[at.GRAIN_DUE]
    features[at.GRAIN_UNCOVERED] = max(0.0, grain - 1.0) if holds(hand, GRAIN_CARD) else grain
    features[at.GOLD_UNCOVERED] = max(
        0.0, float(USUAL_TAX) - features[at.GOLD_DUE] - features[at.TO_SELL]
    )
    features[at.TURNS] = float(ROUNDS - len(player.pile))


def supply_features(table: Table, seat: Seat, features: vec[float]) -> None:
    """Grain and piety are scarce: what is in supply, and what the others lack for their duties."""
    components = table.components
    grain: i64 = 0
    piety: i64 = 0
    for other in range(table.seats):
        if other != seat:
            goods = table.players[other].goods
            grain += max(0, components.duty_grain - goods[GRAIN])
            piety += max(0, components.duty_piety - goods[PIETY])
    features[at.GRAIN_LEFT] = float(table.supply[GRAIN])
    features[at.PIETY_LEFT] = float(table.supply[PIETY])
    features[at.GRAIN_WANTED] = float(grain)
    features[at.PIETY_WANTED] = float(piety)


def favor_features(table: Table, seat: Seat, features: vec[float]) -> None:
    """When the seat next turns a card, and what the favor marker has in reach."""
    until = (seat - table.active) % table.seats
    again = (ROUNDS - table.round - until) // table.seats + 1  # the running round counts if active
    features[at.ACTIVE] = 1.0 if until == 0 else 0.0
    features[at.ACTIVE_AGAIN] = float(max(0, again - 1 if until == 0 else again))
    reach: i64 = 0
    step: i64 = 0
    if features[at.NEXT_ACTIVE] > 0.0 or holds(table.players[seat].hand, FAVOR_CARD):
        step = favor_worth(table, seat, favor_space_after(table, 1))
        reach = step
        for steps in range(2, SIDES):
            reach = max(reach, favor_worth(table, seat, favor_space_after(table, steps)))
    features[at.FAVOR_REACH] = float(reach) if features[at.NEXT_ACTIVE] > 0.0 else 0.0
    features[at.FAVOR_STEP] = float(step) if holds(table.players[seat].hand, FAVOR_CARD) else 0.0


def favor_worth(table: Table, seat: Seat, space: FavorSpace) -> i64:
    """What a space of the track gives a seat, in points; a good counts as one."""
    person = table.components.favor_track[space]
    if person in (PRIOR, MERCHANTS, EARL):
        return 1
    return favor_points(table, seat, person)


def holds(hand: i64, card: i64) -> bool:
    return hand & (1 << card) != 0
