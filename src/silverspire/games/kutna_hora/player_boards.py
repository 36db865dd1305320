"""Kutná Hora: the players' boards as everyone sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from silverspire.games.kutna_hora.choices import square_name
from silverspire.games.kutna_hora.components import (
    ACTION_NAMES,
    CARDS,
    COLOR_NAMES,
    COMMODITY_NAMES,
    GUILD_NAMES,
    HOUSE_COLUMNS,
    HOUSE_ROWS,
    NONE,
)
from silverspire.games.kutna_hora.player import SOURCE_NAMES
from silverspire.games.kutna_hora.questions import PLOT_ASKED
from silverspire.games.kutna_hora.rules import building, plot, turns
from silverspire.games.kutna_hora.scoring import council_points, place_of, score_if_ended

if TYPE_CHECKING:
    from silverspire.games.kutna_hora import view_types as types
    from silverspire.games.kutna_hora.components import Tile
    from silverspire.games.kutna_hora.names import Commodity
    from silverspire.games.kutna_hora.player import Player
    from silverspire.games.kutna_hora.state import Table


def player_board(table: Table, seat: int) -> types.PlayerBoard:
    player = table.players[seat]
    keys = table.components.tile_keys
    return {
        "groschen": int(player.groschen),
        "score": int(player.score),
        "score_if_ended": int(score_if_ended(table, seat)),
        "place": int(place_of(table, seat)),
        "reputation": int(player.reputation),
        "income": int(table.income(player)),
        "taxes_due": int(turns.taxes_due(table, player)),
        "miners": {"pool": int(player.pool_miners), "waiting": int(player.waiting_miners)},
        "pelicans": {"unused": int(player.pelicans), "used": int(player.used_pelicans)},
        "plot_markers": int(player.markers),
        "plot_costs": {} if has_granted_plot(table, seat) else plot_costs(table, player),
        "hand": hand(table, player),
        "tiles": [keys[tile] for tile in player.slots if tile != NONE],
        "tile_costs": {
            keys[tile]: building_cost(table, tile) for tile in player.slots if tile != NONE
        },
        "rows": [house_row(player, row) for row in range(HOUSE_ROWS)],
        "mine_ore": int(player.mine_ore),
        "council": council(table, seat),
        "production": production(player),
        "earnings": earnings(table, player),
        "points": {
            name: int(player.points[i]) for i, name in enumerate(SOURCE_NAMES) if player.points[i]
        },
    }


def council(table: Table, seat: int) -> types.ByColor:
    """What the patricians on the council pay a seat."""
    points = {name: int(council_points(table, seat, i)) for i, name in enumerate(COLOR_NAMES)}
    return cast("types.ByColor", points)


def production(player: Player) -> types.Production:
    produced = {
        name: int(player.production[i])
        for i, name in enumerate(COMMODITY_NAMES)
        if player.production[i] or player.row_of(i) != NONE
    }
    return cast("types.Production", produced)


def earnings(table: Table, player: Player) -> dict[Commodity, types.Earning]:
    """What a player makes and what it sells for; commodities of no guild only if there are any."""
    return {
        name: earning
        for i, (name, earning) in enumerate(all_earnings(table, player).items())
        if earning["amount"] or player.row_of(i) != NONE
    }


def all_earnings(table: Table, player: Player) -> dict[Commodity, types.Earning]:
    made = {name: int(player.production[i]) for i, name in enumerate(COMMODITY_NAMES)}
    made["ore"] += int(player.mine_ore)
    return {
        name: {"amount": made[name], "groschen": made[name] * int(table.price(i))}
        for i, name in enumerate(COMMODITY_NAMES)
    }


def building_cost(table: Table, tile: Tile) -> types.BuildingCost:
    """What a tile in a slot costs, and whether there is a market for its guild."""
    return {
        "groschen": int(building.building_cost(table, tile)),
        "no_market": building.has_no_market(table, tile),
    }


def has_granted_plot(table: Table, seat: int) -> bool:
    """Whether this seat is choosing a plot that costs nothing anywhere."""
    if table.over or table.asked_seat() != seat:
        return False
    return table.top_kind() == PLOT_ASKED and table.top_first() == 1


def plot_costs(table: Table, player: Player) -> dict[str, int]:
    """What a Plot action would cost this player on each square that may be claimed."""
    anywhere = plot.may_claim_anywhere(table)
    return {
        square_name(square): int(plot.plot_cost(table, square, player.reputation, anywhere))
        for square in table.board.squares
        if table.is_unclaimed(square) and (anywhere or table.land_prices[square] > 0)
    }


def hand(table: Table, player: Player) -> list[types.HandCard]:
    actions = table.components.card_actions
    return [
        {
            "card": card + 1,
            "actions": [ACTION_NAMES[actions[card * 2]], ACTION_NAMES[actions[card * 2 + 1]]],
        }
        for card in range(CARDS)
        if player.hand & (1 << card)
    ]


def house_row(player: Player, row: int) -> types.HouseRow:
    guild = int(player.guilds[row])
    return {
        "guild": None if guild == NONE else GUILD_NAMES[guild],
        "houses": int(player.houses[row]),
        "gone": int(HOUSE_COLUMNS - player.houses[row]),
    }
