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
    HOUSE_COLUMNS,
    HOUSE_ROWS,
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
from silverspire.games.kutna_hora.components import INCOME as INCOME_ACTION
from silverspire.games.kutna_hora.player import (
    FINAL_EXTRAS,
    FINAL_INCOME,
    FINAL_MINES,
    FINAL_REPUTATION,
    Player,
)
from silverspire.games.kutna_hora.questions import CARD_ASKED, TAXES_ASKED
from silverspire.games.kutna_hora.scoring import city_points, council_points, final_points
from silverspire.games.kutna_hora.state import Table
from silverspire.kernel.state import State
from silverspire.players.judgement import Judgement

CARDS_OF_A_ROUND: Final = 5
INCOME_SHARE: Final = 0.2  # of the cards to come are Income actions
SPENT_BY_A_CARD: Final = 9.0  # groschen that a card can spend, on average

# Features, and what they are called where reasons are given.
STEADY: Final = 0
GROSCHEN: Final = 1
FIRST_GROSCHEN: Final = 2  # up to 15: enough for the next step
MORE_GROSCHEN: Final = 3  # up to 40
INCOME: Final = 4
PRODUCTION: Final = 5  # six commodities
MINE_ORE: Final = 11
GUILD_TILES_HELD: Final = 12
PUBLIC_TILES_HELD: Final = 13
HELD_INCOME: Final = 14  # what the tiles in the slots would add to the income
HELD_WOOD: Final = 15  # and what their wood costs
BUILDABLE: Final = 16  # tiles that could be built this moment
PLOTS: Final = 17
READY: Final = 18  # pairs of a plot and a tile
HOUSES_GONE: Final = 19
NEXT_HOUSE_POINTS: Final = 20
NEXT_HOUSE_EXTRAS: Final = 21
COLUMNS_NEAR: Final = 22  # houses that still stand before the next empty column
POOL_MINERS: Final = 23
MINES: Final = 24
ROWS_WITH_MINE: Final = 25
ROWS_WITH_TWO: Final = 26
REPUTATION: Final = 27
CHEAP_PLOTS: Final = 28
FREE_JOKER: Final = 29
BAD_NAME: Final = 30  # how far reputation is below 0
PELICANS: Final = 31
USED_PELICANS: Final = 32
CITY_POINTS: Final = 33
MINE_POINTS: Final = 34
COUNCIL: Final = 35  # what the council pays if nothing changes
COUNCIL_COLOURS: Final = 36  # four: what one more token would pay
TAX_SHORT: Final = 40  # groschen lacking for the round's taxes
TAX_DUE: Final = 41
HAND: Final = 42  # six cards
LAST_TURN: Final = 48  # cards left to play this round
OWN_STACKS: Final = 49  # tiles left in the stacks of own guilds
CHEAPEST_TILE: Final = 50  # the lowest cost of rights to an own guild's tile
WOOD_PRICE: Final = 51
PERMIT_PRICE: Final = 52
SCORINGS: Final = 53
HELD_POINTS: Final = 54  # on the tiles in the slots
HELD_EXTRAS: Final = 55  # reputation and pelicans on them
PLOT_DOTS: Final = 56  # dots beside the own plots
GREEN_PLOTS: Final = 57  # public buildings beside the own plots
USABLE_GROSCHEN: Final = 58  # money and income to come, as far as the cards left can spend it
FUTURE_INCOME: Final = 59  # income times the Income actions to come
TILES_IN_TIME: Final = 60  # what the tiles in the slots would bring, if there is time to build
OPEN_SIDES: Final = 61  # dots that neighbours yet to be built may match
PELICANS_IN_TIME: Final = 62
# What the cards left in this round can do.
INCOME_IN_HAND: Final = 63
BUILDING_IN_HAND: Final = 64
RIGHTS_IN_HAND: Final = 65
PLOT_IN_HAND: Final = 66
MINE_IN_HAND: Final = 67
BARBARA_IN_HAND: Final = 68

NAMES: Final[tuple[str, ...]] = (
    "steady",
    "groschen",
    "first_groschen",
    "more_groschen",
    "income",
    "ore",
    "silver",
    "wood",
    "permits",
    "food",
    "beer",
    "mine_ore",
    "guild_tiles",
    "public_tiles",
    "held_income",
    "held_wood",
    "buildable",
    "plots",
    "ready",
    "houses_gone",
    "next_house_points",
    "next_house_extras",
    "columns_near",
    "pool_miners",
    "mines",
    "rows_with_mine",
    "rows_with_two",
    "reputation",
    "cheap_plots",
    "free_joker",
    "bad_name",
    "pelicans",
    "used_pelicans",
    "city_points",
    "mine_points",
    "council",
    "green_council",
    "silver_council",
    "yellow_council",
    "red_council",
    "tax_short",
    "tax_due",
    *(f"card_{card}" for card in range(1, CARDS + 1)),
    "cards_left",
    "own_stacks",
    "cheapest_tile",
    "wood_price",
    "permit_price",
    "scorings",
    "held_points",
    "held_extras",
    "plot_dots",
    "green_plots",
    "usable_groschen",
    "future_income",
    "tiles_in_time",
    "open_sides",
    "pelicans_in_time",
    "income_in_hand",
    "building_in_hand",
    "rights_in_hand",
    "plot_in_hand",
    "mine_in_hand",
    "barbara_in_hand",
)
# What the features are about, in the order above: for the reasons of a coach.
SUBJECTS: Final[tuple[str, ...]] = (
    *("cards", "money", "money", "money"),
    *("income",) * 8,
    *("tiles",) * 5,
    *("plots",) * 2,
    *("houses",) * 4,
    *("mines",) * 4,
    *("reputation",) * 4,
    *("pelicans",) * 2,
    *("city", "mines", "council", "council", "council", "council", "council"),
    *("taxes",) * 2,
    *("cards",) * (CARDS + 1),
    *("tiles", "tiles", "money", "money", "council", "tiles", "tiles", "plots", "plots"),
    *("money", "income", "tiles", "city", "pelicans"),
    *("income", "tiles", "tiles", "plots", "mines", "pelicans"),
)


@final
class KutnaHoraJudgement(Judgement):
    """What a competent player looks at."""

    features = NAMES
    subjects = SUBJECTS

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
        found[STEADY] = 1.0
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
        found[CITY_POINTS] = float(city)
        later = (
            final_points(state, seat, FINAL_INCOME)
            + final_points(state, seat, FINAL_REPUTATION)
            + final_points(state, seat, FINAL_EXTRAS)
        )
        return float(player.score + city + later) + found[MINE_POINTS]


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


def look_at_money(table: Table, player: Player, found: vec[float]) -> None:
    groschen = player.groschen
    found[GROSCHEN] = float(groschen)
    found[FIRST_GROSCHEN] = float(min(groschen, 15))
    found[MORE_GROSCHEN] = float(min(groschen, 40))
    found[INCOME] = float(table.income(player))
    for commodity in range(COMMODITIES):
        found[PRODUCTION + commodity] = float(player.production[commodity])
    found[MINE_ORE] = float(player.mine_ore)
    due = table.tax + table.components.plot_surcharge[player.plots()]
    found[TAX_DUE] = float(due)
    found[TAX_SHORT] = float(max(0, due - groschen))
    found[WOOD_PRICE] = float(table.price(WOOD))
    found[PERMIT_PRICE] = float(table.price(PERMITS))


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
    found[HELD_POINTS] = float(points)
    found[HELD_EXTRAS] = float(extras)
    found[GUILD_TILES_HELD] = float(guild_tiles)
    found[PUBLIC_TILES_HELD] = float(public_tiles)
    found[HELD_INCOME] = float(income)
    found[HELD_WOOD] = float(wood)
    found[BUILDABLE] = float(min(buildable, plots))
    found[PLOTS] = float(plots)
    found[READY] = float(min(plots, guild_tiles + public_tiles))
    stacks: i64 = 0
    cheapest: i64 = 3
    for place in range(TOWN_HALL_ROWS * TOWN_HALL_COLUMNS):
        stack = table.town_hall[place]
        if stack != NONE and stack < COMMODITIES and player.rows[stack] != NONE:
            stacks += table.heights[stack]
            cheapest = min(cheapest, place % TOWN_HALL_COLUMNS)
    found[OWN_STACKS] = float(stacks)
    found[CHEAPEST_TILE] = float(cheapest)


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
    found[PLOT_DOTS] = float(dots)
    found[GREEN_PLOTS] = float(public)


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
    found[HOUSES_GONE] = float(gone)
    found[NEXT_HOUSE_POINTS] = float(points)
    found[NEXT_HOUSE_EXTRAS] = float(extras)
    found[COLUMNS_NEAR] = float(lacking)


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
    found[POOL_MINERS] = float(player.pool_miners)
    found[MINES] = float(mines)
    found[ROWS_WITH_MINE] = float(one)
    found[ROWS_WITH_TWO] = float(two)
    found[MINE_POINTS] = float(final_points(table, seat, FINAL_MINES)) if mines > 0 else 0.0


def look_at_standing(table: Table, player: Player, found: vec[float]) -> None:
    components = table.components
    reputation = player.reputation
    found[REPUTATION] = float(reputation)
    found[CHEAP_PLOTS] = 1.0 if reputation >= components.cheap_plots_from else 0.0
    found[FREE_JOKER] = 1.0 if reputation >= components.free_joker_from else 0.0
    found[BAD_NAME] = float(max(0, -reputation))
    found[PELICANS] = float(player.pelicans)
    found[USED_PELICANS] = float(player.used_pelicans)


def look_at_council(table: Table, seat: Seat, found: vec[float]) -> None:
    """What the council will pay as the table stands, and what each colour's next token would."""
    scorings = min(table.components.scoring_rounds, table.last_round() - table.round + 1)
    found[SCORINGS] = float(scorings)
    now: i64 = 0
    for colour in range(COLOURS):
        points = council_points(table, seat, colour)
        now += table.council(colour) * points
        found[COUNCIL_COLOURS + colour] = float(points * scorings)
    found[COUNCIL] = float(now * scorings)


def look_ahead(table: Table, seat: Seat, player: Player, found: vec[float]) -> None:
    """What money, tiles and buildings become in the cards that are left."""
    later = table.last_round() - table.round
    cards = float(cards_left(table, player))
    incomes = cards * INCOME_SHARE
    spendable = found[GROSCHEN] + found[INCOME] * incomes - float(table.tax * (later + 1))
    limit = cards * SPENT_BY_A_CARD
    usable = 0.0
    if limit > 0.0 and spendable > 0.0:
        usable = limit * (1.0 - exp(-spendable / limit))
    found[USABLE_GROSCHEN] = usable
    found[FUTURE_INCOME] = found[INCOME] * incomes
    in_time = min(1.0, cards / 4.0)
    worth = found[HELD_POINTS] + 2.0 * found[HELD_EXTRAS] + found[HELD_INCOME] * incomes * 0.15
    found[TILES_IN_TIME] = in_time * (worth + 3.0 * (found[GUILD_TILES_HELD]))
    found[PELICANS_IN_TIME] = found[PELICANS] * in_time
    sides: i64 = 0
    for square in range(len(table.board.squares)):
        if table.is_own_building(square, seat):
            sides += colours_of(table, table.city[square]) * free_sides(table, square)
    found[OPEN_SIDES] = float(sides)


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
        found[HAND + card] = 1.0 if held else 0.0
        if held:
            actions |= 1 << table.components.card_actions[card * 2]
            actions |= 1 << table.components.card_actions[card * 2 + 1]
    left = cards_to_play(player)
    found[LAST_TURN] = float(left)
    if left <= 0:
        actions = 0
    found[INCOME_IN_HAND] = found[INCOME] if actions & (1 << INCOME_ACTION) != 0 else 0.0
    found[BUILDING_IN_HAND] = found[BUILDABLE] if actions & (1 << BUILDING) != 0 else 0.0
    tiles = found[GUILD_TILES_HELD] + found[PUBLIC_TILES_HELD]
    found[RIGHTS_IN_HAND] = 1.0 if tiles < 3.0 and actions & (1 << RIGHTS) != 0 else 0.0
    found[PLOT_IN_HAND] = 1.0 if found[PLOTS] < tiles and actions & (1 << PLOT) != 0 else 0.0
    miners = player.miners() > 0 and actions & (1 << MINE) != 0
    found[MINE_IN_HAND] = 1.0 if miners else 0.0
    found[BARBARA_IN_HAND] = found[PELICANS] if actions & (1 << BARBARA) != 0 else 0.0
