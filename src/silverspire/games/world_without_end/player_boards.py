"""World Without End: the players' boards: a seat's own side of the screen, or the outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from silverspire.games.world_without_end.components import CARD_NAMES, GOOD_NAMES, GOODS
from silverspire.games.world_without_end.rules.chapters import (
    DUTIES,
    DUTY_NAMES,
    duty_good,
    least_owed,
    most_owed,
    points_of,
    total_loss,
)
from silverspire.games.world_without_end.scoring import place_of, score_of

if TYPE_CHECKING:
    from silverspire.games.world_without_end import view_types as types
    from silverspire.games.world_without_end.names import Card
    from silverspire.games.world_without_end.player import Player
    from silverspire.games.world_without_end.state import Table


def goods_of(player: Player) -> types.Goods:
    held = {GOOD_NAMES[good]: int(player.goods[good]) for good in range(GOODS)}
    return cast("types.Goods", held)


def cards_in(cards: int) -> list[Card]:
    return [name for card, name in enumerate(CARD_NAMES) if cards & (1 << card)]


def player_board(table: Table, number: int, own: bool) -> types.PlayerBoard:
    """What is seen of a player: the own side of the screen, or the outside."""
    player = table.players[number]
    board: types.PlayerBoard = {
        "points": float(score_of(player)),
        "place": int(place_of(table, number)) if table.over else None,
        "houses": int(player.houses),
        "seals": int(player.seals),
        "pile": [CARD_NAMES[card] for card in player.pile],
        "discard_count": int(player.discard_count),
        "hand_count": int(player.cards_in_hand()),
        "court": player.court == 1,
        "begging": player.begging == 1,
        "performed": player.performed == 1,
        "missing": [int(player.missing[duty]) for duty in range(DUTIES)],
        "missing_points": [
            int(player.missing[duty] * points_of(table, duty)) for duty in range(DUTIES)
        ],
    }
    if own or table.over or table.options["open_screens"]:
        board["goods"] = goods_of(player)
        board["duties"] = [duty_forecast(table, player, duty) for duty in range(DUTIES)]
    if own or table.over:
        board["hand"] = cards_in(int(player.hand))
        board["discards"] = cards_in(int(player.discards))
    return board


def duty_forecast(table: Table, player: Player, duty: int) -> types.Duty:
    """What the end of this chapter would ask of a player, and what they would lose."""
    least, most = int(least_owed(table, duty)), int(most_owed(table, duty))
    held = int(player.goods[duty_good(duty)])
    return {
        "duty": DUTY_NAMES[duty],
        "least": least,
        "most": most,
        "held": held,
        "least_loss": int(total_loss(table, duty, max(0, least - held))),
        "most_loss": int(total_loss(table, duty, max(0, most - held))),
    }
