"""Kutná Hora, evaluated: money, income, tiles, houses, mines, reputation and the council."""

from __future__ import annotations

from math import exp
from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from silverspire.games.kutna_hora.components import (
    BARBARA,
    BUILDING,
    CARDS,
    COMMODITIES,
    GUILD_TILES,
    GUILDS_OF_A_PLAYER,
    HOUSE_COLUMNS,
    HOUSE_ROWS,
    INCOME,
    MINE,
    NONE,
    PERMITS,
    PLOT,
    RIGHTS,
    SLOTS,
    TILES_OF_A_GUILD,
    TOWN_HALL_COLUMNS,
    TOWN_HALL_ROWS,
    WOOD,
    Seat,
)
from silverspire.games.kutna_hora.player import (
    FINAL_EXTRAS,
    FINAL_INCOME,
    FINAL_REPUTATION,
    Player,
)
from silverspire.games.kutna_hora.questions import CARD_ASKED, TAXES_ASKED
from silverspire.games.kutna_hora.rules.setup import guild_of_set, set_of
from silverspire.games.kutna_hora.scoring import city_points, final_points
from silverspire.games.kutna_hora.state import Table
from silverspire.kernel.state import State
from silverspire.players.evaluator import Evaluator
from silverspire.players.evaluators import kutna_hora_features as at
from silverspire.players.evaluators.kutna_hora_board import (
    council_features,
    mine_features,
    open_side_features,
    plot_features,
)
from silverspire.players.evaluators.kutna_hora_ruin import share_lacking

CARDS_OF_A_ROUND: Final = 5
INCOME_SHARE: Final = 0.2  # of the cards to come are Income actions
SPENT_BY_A_CARD: Final = 9.0  # groschen that a card can spend, on average


@final
class KutnaHoraEvaluator(Evaluator):
    """The features that a competent player considers."""

    feature_names: ClassVar = at.NAMES
    subjects: ClassVar = at.SUBJECTS
    sees_hidden = False  # but for tiles and events, everything is open

    def time_left(self, state: State) -> float:
        """By the cards still to be played at the table."""
        assert isinstance(state, Table)
        left: i64 = 0
        for player in state.players:
            left += cards_left(state, player)
        return float(left) / float(state.last_round() * CARDS_OF_A_ROUND * state.seats)

    def is_quiet(self, state: State) -> bool:
        return state.top_kind() in (CARD_ASKED, TAXES_ASKED)

    def fill_features(self, state: State, seat: i64, features: vec[float]) -> float:
        assert isinstance(state, Table)
        player = state.players[seat]
        features[at.BIAS] = 1.0
        guild_features(state, seat, features)
        money_features(state, player, features)
        tile_features(state, player, features)
        plot_features(state, seat, player, features)
        house_features(state, player, features)
        mine_features(state, seat, player, features)
        standing_features(state, player, features)
        council_features(state, seat, features)
        future_features(state, player, features)
        open_side_features(state, seat, features)
        hand_features(state, player, features)
        features[at.RUIN] = share_lacking(state, player)
        city = city_points(state, seat)
        features[at.CITY_POINTS] = float(city)
        later = (
            final_points(state, seat, FINAL_INCOME)
            + final_points(state, seat, FINAL_REPUTATION)
            + final_points(state, seat, FINAL_EXTRAS)
        )
        return float(player.score + city + later) + features[at.MINE_POINTS]


EVALUATOR: Final = KutnaHoraEvaluator


def cards_to_play(player: Player) -> i64:
    """Cards a player still plays this round: all but one of a full hand."""
    count: i64 = 0
    for card in range(CARDS):
        if player.hand & (1 << card) != 0:
            count += 1
    return count - 1


def cards_left(table: Table, player: Player) -> i64:
    """Cards a player still plays in the game."""
    if table.round == 0:  # set-up: no hand yet
        return table.last_round() * CARDS_OF_A_ROUND
    return max(0, cards_to_play(player)) + (table.last_round() - table.round) * CARDS_OF_A_ROUND


def guild_features(table: Table, seat: Seat, features: vec[float]) -> None:
    """The guilds of the set that was chosen: before rows are assigned there is nothing else."""
    for guild in range(COMMODITIES):
        features[at.GUILDS + guild] = 0.0
    number = set_of(table, seat)
    if number == NONE:
        return
    for place in range(GUILDS_OF_A_PLAYER):
        features[at.GUILDS + guild_of_set(table, number, place)] = 1.0


def money_features(table: Table, player: Player, features: vec[float]) -> None:
    groschen = player.groschen
    features[at.GROSCHEN] = float(groschen)
    features[at.FIRST_GROSCHEN] = float(min(groschen, 15))
    features[at.MORE_GROSCHEN] = float(min(groschen, 40))
    features[at.INCOME] = float(table.income(player))
    for commodity in range(COMMODITIES):
        features[at.PRODUCTION + commodity] = float(player.production[commodity])
    features[at.MINE_ORE] = float(player.mine_ore)
    due = table.tax + table.components.plot_surcharge[player.plots()]
    features[at.TAX_DUE] = float(due)
    features[at.TAX_SHORT] = float(max(0, due - groschen))
    features[at.WOOD_PRICE] = float(table.price(WOOD))
    features[at.PERMIT_PRICE] = float(table.price(PERMITS))


def tile_features(table: Table, player: Player, features: vec[float]) -> None:
    """Tiles in the slots, plots for them, and what the player's guilds still offer."""
    components = table.components
    guild_tiles: i64 = 0
    public_tiles: i64 = 0
    income: i64 = 0
    wood: i64 = 0
    buildable: i64 = 0
    points: i64 = 0
    extras: i64 = 0
    for slot in range(SLOTS):
        tile = player.slots[slot]
        if tile == NONE:
            continue
        cost = components.wood[tile] * table.price(WOOD)
        wood += cost
        points += components.points[tile]
        extras += components.reputation[tile] + 2 * components.pelicans[tile]
        if cost <= player.groschen:
            buildable += 1
        if tile < GUILD_TILES:
            guild_tiles += 1
            income += components.production[tile] * table.price(tile // TILES_OF_A_GUILD)
        else:
            public_tiles += 1
    plots = player.plots()
    features[at.HELD_POINTS] = float(points)
    features[at.HELD_EXTRAS] = float(extras)
    features[at.GUILD_TILES_HELD] = float(guild_tiles)
    features[at.PUBLIC_TILES_HELD] = float(public_tiles)
    features[at.HELD_INCOME] = float(income)
    features[at.HELD_WOOD] = float(wood)
    features[at.BUILDABLE] = float(min(buildable, plots))
    features[at.PLOTS] = float(plots)
    features[at.READY] = float(min(plots, guild_tiles + public_tiles))
    stacks: i64 = 0
    cheapest: i64 = 3
    for place in range(TOWN_HALL_ROWS * TOWN_HALL_COLUMNS):
        stack = table.town_hall[place]
        if stack != NONE and stack < COMMODITIES and player.rows[stack] != NONE:
            stacks += table.heights[stack]
            cheapest = min(cheapest, place % TOWN_HALL_COLUMNS)
    features[at.OWN_STACKS] = float(stacks)
    features[at.CHEAPEST_TILE] = float(cheapest)


def house_features(table: Table, player: Player, features: vec[float]) -> None:
    """Houses gone, and what the next ones bring."""
    components = table.components
    gone: i64 = 0
    points: i64 = 0
    extras: i64 = 0
    most: i64 = 0
    for row in range(HOUSE_ROWS):
        left = player.houses[row]
        gone += HOUSE_COLUMNS - left
        most = max(most, left)
        if left > 0:
            house = row * HOUSE_COLUMNS + HOUSE_COLUMNS - left
            points += components.house_points[house]
            extras += (
                components.house_reputation[house]
                + 2 * components.house_pelicans[house]
                + 2 * components.house_free_tile[house]
            )
    lacking: i64 = 0
    for row in range(HOUSE_ROWS):
        if player.houses[row] == most and most > 0:
            lacking += 1
    features[at.HOUSES_GONE] = float(gone)
    features[at.NEXT_HOUSE_POINTS] = float(points)
    features[at.NEXT_HOUSE_EXTRAS] = float(extras)
    features[at.COLUMNS_NEAR] = float(lacking)


def standing_features(table: Table, player: Player, features: vec[float]) -> None:
    components = table.components
    reputation = player.reputation
    features[at.REPUTATION] = float(reputation)
    features[at.CHEAP_PLOTS] = 1.0 if reputation >= components.cheap_plots_from else 0.0
    features[at.FREE_JOKER] = 1.0 if reputation >= components.free_joker_from else 0.0
    features[at.BAD_NAME] = float(max(0, -reputation))
    features[at.PELICANS] = float(player.pelicans)
    features[at.USED_PELICANS] = float(player.used_pelicans)


def future_features(table: Table, player: Player, features: vec[float]) -> None:
    """What money and tiles become in the cards that are left."""
    later = table.last_round() - table.round
    cards = float(cards_left(table, player))
    incomes = cards * INCOME_SHARE
    spendable = (
        features[at.GROSCHEN] + features[at.INCOME] * incomes - float(table.tax * (later + 1))
    )
    limit = cards * SPENT_BY_A_CARD
    usable = 0.0
    if limit > 0.0 and spendable > 0.0:
        usable = limit * (1.0 - exp(-spendable / limit))
    features[at.USABLE_GROSCHEN] = usable
    features[at.FUTURE_INCOME] = features[at.INCOME] * incomes
    in_time = min(1.0, cards / 4.0)
    worth = (
        features[at.HELD_POINTS]
        + 2.0 * features[at.HELD_EXTRAS]
        + features[at.HELD_INCOME] * incomes * 0.15
    )
    features[at.TILES_IN_TIME] = in_time * (worth + 3.0 * (features[at.GUILD_TILES_HELD]))
    features[at.PELICANS_IN_TIME] = features[at.PELICANS] * in_time


def hand_features(table: Table, player: Player, features: vec[float]) -> None:
    """The cards left in this round, and what their actions find to do."""
    actions: i64 = 0  # a bit for each
    hand = player.hand if table.round > 0 else 0  # the draft is not the time for cards
    for card in range(CARDS):
        held = hand & (1 << card) != 0
        features[at.HAND + card] = 1.0 if held else 0.0
        if held:
            actions |= 1 << table.components.card_actions[card * 2]
            actions |= 1 << table.components.card_actions[card * 2 + 1]
    left = cards_to_play(player) if table.round > 0 else -1
    features[at.LAST_TURN] = float(left)
    if left <= 0:
        actions = 0
    features[at.INCOME_IN_HAND] = features[at.INCOME] if actions & (1 << INCOME) != 0 else 0.0
    features[at.BUILDING_IN_HAND] = (
        features[at.BUILDABLE] if actions & (1 << BUILDING) != 0 else 0.0
    )
    tiles = features[at.GUILD_TILES_HELD] + features[at.PUBLIC_TILES_HELD]
    features[at.RIGHTS_IN_HAND] = 1.0 if tiles < 3.0 and actions & (1 << RIGHTS) != 0 else 0.0
    features[at.PLOT_IN_HAND] = (
        1.0 if features[at.PLOTS] < tiles and actions & (1 << PLOT) != 0 else 0.0
    )
    miners = player.miners() > 0 and actions & (1 << MINE) != 0
    features[at.MINE_IN_HAND] = 1.0 if miners else 0.0
    features[at.BARBARA_IN_HAND] = features[at.PELICANS] if actions & (1 << BARBARA) != 0 else 0.0
