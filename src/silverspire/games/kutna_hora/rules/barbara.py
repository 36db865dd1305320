"""The St. Barbara action and the cathedral's eleven tiles."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.games.kutna_hora.barbara_effects import (
    FREE_BUILDING,
    FREE_MINES,
    FREE_PLOT,
    FREE_RIGHTS,
    HOUSE_FOR_PRODUCTION,
    INCOMES,
    PATRICIAN_FROM_BANK,
    REPUTATION_PER_NEIGHBOR,
    SCORE_BUILDING,
)
from silverspire.games.kutna_hora.choices import (
    HOUSE_CHOICE,
    IGNORE_CHOICE,
    SCORE_CHOICE,
    TAKE_CHOICE,
)
from silverspire.games.kutna_hora.components import (
    BARBARA_TILES,
    HOUSE_ROWS,
    Row,
    Seat,
    Square,
)
from silverspire.games.kutna_hora.events import BARBARA_TURNED, PELICAN_USED
from silverspire.games.kutna_hora.player import FROM_BARBARA, Player
from silverspire.games.kutna_hora.questions import (
    BANK_PATRICIAN_ASKED,
    BARBARA_STEP,
    BUILDING_ASKED,
    GRANTED_INCOME_ASKED,
    GRANTED_MINE_ASKED,
    GRANTED_REPUTATION_ASKED,
    HOUSE_FOR_PRODUCTION_ASKED,
    PLOT_ASKED,
    RIGHTS_ASKED,
    SCORED_BUILDING_ASKED,
)
from silverspire.games.kutna_hora.refusals import (
    GUILD_WITHOUT_HOUSE,
    NO_MINER,
    NO_PELICAN,
    NOT_YOUR_BUILDING,
)
from silverspire.games.kutna_hora.rules.houses import take_house
from silverspire.games.kutna_hora.rules.prices import raise_tax
from silverspire.games.kutna_hora.rules.scores import change_reputation, score
from silverspire.games.kutna_hora.rules.tile_effects import raise_production
from silverspire.games.kutna_hora.scoring import building_points, public_neighbors
from silverspire.games.kutna_hora.state import Table
from silverspire.kernel.events import NOBODY
from silverspire.kernel.frames import FRAME
from silverspire.kernel.refusals import ALLOWED


def barbara_refusal(player: Player) -> i64:
    """The action needs an unused pelican [KH-BARB-1]."""
    return ALLOWED if player.pelicans > 0 else NO_PELICAN


def use_pelican(table: Table, seat: Seat) -> None:
    """Turn a pelican, resolve the current tile, then turn it face down [KH-BARB-1]."""
    player = table.players[seat]
    player.pelicans -= 1
    player.used_pelicans += 1
    table.report(PELICAN_USED, seat, table.barbara)
    if table.barbara == BARBARA_TILES:  # [KH-BARB-3]
        change_reputation(table, seat, table.components.finished_barbara_reputation)
        return
    table.push(BARBARA_STEP, seat, table.barbara)
    effect = table.components.barbara_effect[table.barbara]
    grant_effect(table, seat, effect, table.components.barbara_amount[table.barbara])
    change_reputation(table, seat, table.components.barbara_reputation[table.barbara])
    score(table, seat, FROM_BARBARA, table.components.barbara_points[table.barbara])


def grant_effect(table: Table, seat: Seat, effect: i64, amount: i64) -> None:
    """The middle effect is asked for after the top, and may be ignored [KH-BARB-2].

    Events can grant the same.
    """
    if effect == FREE_RIGHTS:
        table.push(RIGHTS_ASKED, seat, 1)
    elif effect == HOUSE_FOR_PRODUCTION:
        table.push(HOUSE_FOR_PRODUCTION_ASKED, seat, amount)
    elif effect == FREE_PLOT:
        table.push(PLOT_ASKED, seat, 1)
    elif effect == INCOMES:
        for _ in range(amount):
            table.push(GRANTED_INCOME_ASKED, seat)
    elif effect == PATRICIAN_FROM_BANK:
        table.push(BANK_PATRICIAN_ASKED, seat)
    elif effect == REPUTATION_PER_NEIGHBOR:
        table.push(GRANTED_REPUTATION_ASKED, seat)
    elif effect == FREE_BUILDING:
        table.push(BUILDING_ASKED, seat, 1)
    elif effect == FREE_MINES:
        for _ in range(amount):
            table.push(GRANTED_MINE_ASKED, seat)
    elif effect == SCORE_BUILDING:
        table.push(SCORED_BUILDING_ASKED, seat)


def turn_tile(table: Table, tile: i64) -> None:
    """Turn the resolved tile, unless a flip has turned it already [KH-BARB-6]."""
    if table.barbara == tile:
        table.barbara += 1
        table.report(BARBARA_TURNED, NOBODY, tile)


def flip_tile(table: Table) -> None:
    """A building turns the current tile: its tax is added, nobody gets its effect [KH-BARB-3].

    A tile that is being carried out is no longer the current one: it is turned first, without its
    tax [KH-BARB-6]. Under the first rules the flip turned it instead, and its tax was added.
    """
    if is_carried_out(table, table.barbara) and not table.follows_first_rules():
        turn_tile(table, table.barbara)
    tax = table.components.barbara_tax[table.barbara] if table.barbara < BARBARA_TILES else 0
    turn_current_tile(table)
    raise_tax(table, tax)


def is_carried_out(table: Table, tile: i64) -> bool:
    """Whether a tile waits to be turned once its effect is done [KH-BARB-1]."""
    frames = table.frames
    for place in range(len(frames) // FRAME):
        if frames[place * FRAME] == BARBARA_STEP and frames[place * FRAME + 2] == tile:
            return True
    return False


def turn_current_tile(table: Table) -> None:
    """Without its tax; once all are turned nothing happens [KH-BARB-3]."""
    if table.barbara < BARBARA_TILES:
        turn_tile(table, table.barbara)


def house_refusal(player: Player, row: Row) -> i64:
    """Tile 3: the leftmost house of a guild that has one [KH-BARB-T3]."""
    return ALLOWED if player.houses[row] > 0 else GUILD_WITHOUT_HOUSE


def offer_houses(table: Table, seat: Seat) -> vec[i64]:
    player = table.players[seat]
    legal = vec[i64](capacity=HOUSE_ROWS + 1)
    for row in range(HOUSE_ROWS):
        if house_refusal(player, row) == ALLOWED:
            legal = append(legal, HOUSE_CHOICE + row)
    return append(legal, IGNORE_CHOICE)


def trade_house(table: Table, seat: Seat, row: Row, amount: i64) -> None:
    """Tile 3 builds nothing: no arm moves, no deck advances [KH-BARB-T3, KH-BARB-5]."""
    take_house(table, seat, row)
    raise_production(table, seat, table.players[seat].guilds[row], amount)


def granted_mine_refusal(player: Player) -> i64:
    """Tile 9 skips the permit; without a miner it draws nothing [KH-BARB-T9]."""
    return ALLOWED if player.miners() > 0 else NO_MINER


def offer_granted(possible: bool) -> vec[i64]:
    """Carry a granted effect out, or ignore it; one that cannot be is ignored [KH-BARB-7]."""
    legal = vec[i64](capacity=2)
    if possible:
        legal = append(legal, TAKE_CHOICE)
    return append(legal, IGNORE_CHOICE)


def gain_neighbor_reputation(table: Table, seat: Seat) -> None:
    """Tile 7: 1 reputation for each own building and public building beside it [KH-BARB-T7]."""
    change_reputation(table, seat, public_neighbors(table, seat))


def scored_building_refusal(table: Table, seat: Seat, square: Square) -> i64:
    """Tile 10 scores an own building [KH-BARB-T10]."""
    return ALLOWED if table.is_own_building(square, seat) else NOT_YOUR_BUILDING


def offer_buildings(table: Table, seat: Seat) -> vec[i64]:
    squares = table.board.squares
    legal = vec[i64](capacity=len(squares) + 1)
    for square in range(len(squares)):
        if scored_building_refusal(table, seat, square) == ALLOWED:
            legal = append(legal, SCORE_CHOICE + square)
    return append(legal, IGNORE_CHOICE)


def score_building(table: Table, seat: Seat, square: Square) -> None:
    """As in final scoring, now; it scores again at the end [KH-BARB-T10]."""
    score(table, seat, FROM_BARBARA, building_points(table, square))
