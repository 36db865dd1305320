"""Kutná Hora, judged: money, income, tiles, houses, mines, reputation and the council."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from silverspire.games.kutna_hora.components import (
    BARBARA,
    BUILDING,
    CARDS,
    COLOURS,
    COMMODITIES,
    DOTS,
    GUILD_TILES,
    GUILDS_OF_A_PLAYER,
    HOUSE_COLUMNS,
    HOUSE_ROWS,
    INCOME,
    MINE,
    MINE_ROWS,
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
    FINAL_MINES,
    FINAL_REPUTATION,
    Player,
)
from silverspire.games.kutna_hora.questions import CARD_ASKED, TAXES_ASKED
from silverspire.games.kutna_hora.rules.setup import guild_of_set, set_of
from silverspire.games.kutna_hora.scoring import city_points, council_points, final_points
from silverspire.games.kutna_hora.state import Table
from silverspire.kernel.state import State
from silverspire.players.judgement import Judgement
from silverspire.players.judgements import kutna_hora_features as at

CARDS_OF_A_ROUND: Final = 5
INCOME_SHARE: Final = 0.2  # of the cards to come are Income actions
SPENT_BY_A_CARD: Final = 9.0  # groschen that a card can spend, on average


@final
class KutnaHoraJudgement(Judgement):
    """What a competent player looks at."""

    features = at.NAMES
    subjects = at.SUBJECTS

    def time_left(self, state: State) -> float:
        """By the cards still to be played at the table."""
        assert isinstance(state, Table)
        left: i64 = 0
        for player in state.players:
            left += cards_left(state, player)
        return float(left) / float(state.last_round() * CARDS_OF_A_ROUND * state.seats)

    def at_rest(self, state: State) -> bool:
        kind = state.frames[len(state.frames) - 4]
        return kind in (CARD_ASKED, TAXES_ASKED)

    def look(self, state: State, seat: i64, found: vec[float]) -> float:
        assert isinstance(state, Table)
        player = state.players[seat]
        found[at.STEADY] = 1.0
        look_at_guilds(state, seat, found)
        look_at_money(state, player, found)
        look_at_tiles(state, player, found)
        look_at_plots(state, seat, player, found)
        look_at_houses(state, player, found)
        look_at_mines(state, seat, player, found)
        look_at_standing(state, player, found)
        look_at_council(state, seat, found)
        look_ahead(state, seat, player, found)
        look_at_hand(state, player, found)
        city = city_points(state, seat)
        found[at.CITY_POINTS] = float(city)
        later = (
            final_points(state, seat, FINAL_INCOME)
            + final_points(state, seat, FINAL_REPUTATION)
            + final_points(state, seat, FINAL_EXTRAS)
        )
        return float(player.score + city + later) + found[at.MINE_POINTS]


JUDGEMENT: Final = KutnaHoraJudgement


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


def look_at_guilds(table: Table, seat: Seat, found: vec[float]) -> None:
    """The guilds of the set that was chosen: before rows are assigned there is nothing else."""
    for guild in range(COMMODITIES):
        found[at.GUILDS + guild] = 0.0
    number = set_of(table, seat)
    if number == NONE:
        return
    for place in range(GUILDS_OF_A_PLAYER):
        found[at.GUILDS + guild_of_set(table, number, place)] = 1.0


def look_at_money(table: Table, player: Player, found: vec[float]) -> None:
    groschen = player.groschen
    found[at.GROSCHEN] = float(groschen)
    found[at.FIRST_GROSCHEN] = float(min(groschen, 15))
    found[at.MORE_GROSCHEN] = float(min(groschen, 40))
    found[at.INCOME] = float(table.income(player))
    for commodity in range(COMMODITIES):
        found[at.PRODUCTION + commodity] = float(player.production[commodity])
    found[at.MINE_ORE] = float(player.mine_ore)
    due = table.tax + table.components.plot_surcharge[player.plots()]
    found[at.TAX_DUE] = float(due)
    found[at.TAX_SHORT] = float(max(0, due - groschen))
    found[at.WOOD_PRICE] = float(table.price(WOOD))
    found[at.PERMIT_PRICE] = float(table.price(PERMITS))


def look_at_tiles(table: Table, player: Player, found: vec[float]) -> None:
    """Tiles in the slots, plots for them, and what the own guilds still offer."""
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
    found[at.HELD_POINTS] = float(points)
    found[at.HELD_EXTRAS] = float(extras)
    found[at.GUILD_TILES_HELD] = float(guild_tiles)
    found[at.PUBLIC_TILES_HELD] = float(public_tiles)
    found[at.HELD_INCOME] = float(income)
    found[at.HELD_WOOD] = float(wood)
    found[at.BUILDABLE] = float(min(buildable, plots))
    found[at.PLOTS] = float(plots)
    found[at.READY] = float(min(plots, guild_tiles + public_tiles))
    stacks: i64 = 0
    cheapest: i64 = 3
    for place in range(TOWN_HALL_ROWS * TOWN_HALL_COLUMNS):
        stack = table.town_hall[place]
        if stack != NONE and stack < COMMODITIES and player.rows[stack] != NONE:
            stacks += table.heights[stack]
            cheapest = min(cheapest, place % TOWN_HALL_COLUMNS)
    found[at.OWN_STACKS] = float(stacks)
    found[at.CHEAPEST_TILE] = float(cheapest)


def look_at_plots(table: Table, seat: Seat, player: Player, found: vec[float]) -> None:
    """What lies beside the own plots: dots to score with, public buildings for green."""
    dots: i64 = 0
    public: i64 = 0
    if player.plots() > 0:
        for square in range(len(table.board.squares)):
            if table.marks[square] == seat and table.city[square] == NONE:
                dots += dots_beside(table, square)
                for direction in range(4):
                    neighbour = table.board.neighbours[square * 4 + direction]
                    if neighbour != NONE and table.city[neighbour] >= GUILD_TILES:
                        public += 1
    found[at.PLOT_DOTS] = float(dots)
    found[at.GREEN_PLOTS] = float(public)


def dots_beside(table: Table, square: i64) -> i64:
    dots: i64 = 0
    for dot in range(DOTS):
        dots += table.board.village_dots[square * DOTS + dot]
    for direction in range(4):
        neighbour = table.board.neighbours[square * 4 + direction]
        if neighbour != NONE and table.city[neighbour] != NONE:
            for dot in range(DOTS):
                dots += table.components.dots[table.city[neighbour] * DOTS + dot]
    return dots


def look_at_houses(table: Table, player: Player, found: vec[float]) -> None:
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
    found[at.HOUSES_GONE] = float(gone)
    found[at.NEXT_HOUSE_POINTS] = float(points)
    found[at.NEXT_HOUSE_EXTRAS] = float(extras)
    found[at.COLUMNS_NEAR] = float(lacking)


def look_at_mines(table: Table, seat: Seat, player: Player, found: vec[float]) -> None:
    mines: i64 = 0
    one: i64 = 0
    two: i64 = 0
    for row in range(MINE_ROWS):
        own = table.mines_of(seat, row)
        mines += own
        if own > 0:
            one += 1
        if own > 1:
            two += 1
    found[at.POOL_MINERS] = float(player.pool_miners)
    found[at.MINES] = float(mines)
    found[at.ROWS_WITH_MINE] = float(one)
    found[at.ROWS_WITH_TWO] = float(two)
    found[at.MINE_POINTS] = float(final_points(table, seat, FINAL_MINES)) if mines > 0 else 0.0


def look_at_standing(table: Table, player: Player, found: vec[float]) -> None:
    components = table.components
    reputation = player.reputation
    found[at.REPUTATION] = float(reputation)
    found[at.CHEAP_PLOTS] = 1.0 if reputation >= components.cheap_plots_from else 0.0
    found[at.FREE_JOKER] = 1.0 if reputation >= components.free_joker_from else 0.0
    found[at.BAD_NAME] = float(max(0, -reputation))
    found[at.PELICANS] = float(player.pelicans)
    found[at.USED_PELICANS] = float(player.used_pelicans)


def look_at_council(table: Table, seat: Seat, found: vec[float]) -> None:
    """What the council will pay as the table stands, and what each colour's next token would."""
    scorings = min(table.components.scoring_rounds, table.last_round() - table.round + 1)
    found[at.SCORINGS] = float(scorings)
    now: i64 = 0
    for colour in range(COLOURS):
        points = council_points(table, seat, colour)
        now += table.council(colour) * points
        found[at.COUNCIL_COLOURS + colour] = float(points * scorings)
    found[at.COUNCIL] = float(now * scorings)


def look_ahead(table: Table, seat: Seat, player: Player, found: vec[float]) -> None:
    """What money, tiles and buildings become in the cards that are left."""
    later = table.last_round() - table.round
    cards = float(cards_left(table, player))
    incomes = cards * INCOME_SHARE
    spendable = found[at.GROSCHEN] + found[at.INCOME] * incomes - float(table.tax * (later + 1))
    limit = cards * SPENT_BY_A_CARD
    usable = 0.0
    if limit > 0.0 and spendable > 0.0:
        usable = limit * (1.0 - exp(-spendable / limit))
    found[at.USABLE_GROSCHEN] = usable
    found[at.FUTURE_INCOME] = found[at.INCOME] * incomes
    in_time = min(1.0, cards / 4.0)
    worth = (
        found[at.HELD_POINTS] + 2.0 * found[at.HELD_EXTRAS] + found[at.HELD_INCOME] * incomes * 0.15
    )
    found[at.TILES_IN_TIME] = in_time * (worth + 3.0 * (found[at.GUILD_TILES_HELD]))
    found[at.PELICANS_IN_TIME] = found[at.PELICANS] * in_time
    sides: i64 = 0
    for square in range(len(table.board.squares)):
        if table.is_own_building(square, seat):
            sides += colours_of(table, table.city[square]) * free_sides(table, square)
    found[at.OPEN_SIDES] = float(sides)


def colours_of(table: Table, tile: i64) -> i64:
    count: i64 = 0
    for dot in range(DOTS):
        if table.components.dots[tile * DOTS + dot] > 0:
            count += 1
    return count


def free_sides(table: Table, square: i64) -> i64:
    count: i64 = 0
    for direction in range(4):
        neighbour = table.board.neighbours[square * 4 + direction]
        if neighbour != NONE and table.city[neighbour] == NONE:
            count += 1
    return count


def look_at_hand(table: Table, player: Player, found: vec[float]) -> None:
    """The cards left in this round, and what their actions find to do."""
    actions: i64 = 0  # a bit for each
    for card in range(CARDS):
        held = player.hand & (1 << card) != 0
        found[at.HAND + card] = 1.0 if held else 0.0
        if held:
            actions |= 1 << table.components.card_actions[card * 2]
            actions |= 1 << table.components.card_actions[card * 2 + 1]
    left = cards_to_play(player)
    found[at.LAST_TURN] = float(left)
    if left <= 0:
        actions = 0
    found[at.INCOME_IN_HAND] = found[at.INCOME] if actions & (1 << INCOME) != 0 else 0.0
    found[at.BUILDING_IN_HAND] = found[at.BUILDABLE] if actions & (1 << BUILDING) != 0 else 0.0
    tiles = found[at.GUILD_TILES_HELD] + found[at.PUBLIC_TILES_HELD]
    found[at.RIGHTS_IN_HAND] = 1.0 if tiles < 3.0 and actions & (1 << RIGHTS) != 0 else 0.0
    found[at.PLOT_IN_HAND] = 1.0 if found[at.PLOTS] < tiles and actions & (1 << PLOT) != 0 else 0.0
    miners = player.miners() > 0 and actions & (1 << MINE) != 0
    found[at.MINE_IN_HAND] = 1.0 if miners else 0.0
    found[at.BARBARA_IN_HAND] = found[at.PELICANS] if actions & (1 << BARBARA) != 0 else 0.0
