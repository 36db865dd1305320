"""Player boards: everybody's numbers in a table, the asked player's houses and tiles in full."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rich.text import Text

from silverspire.cli.kutna_hora.palette import (
    BAR,
    COMMODITY_COLOURS,
    COMMODITY_SYMBOLS,
    FAINT,
    GOLD,
    GONE,
    HOUSE,
    bar,
    commodity_of,
    commodity_symbol,
    cut,
    player_mark,
    player_name,
    player_style,
)
from silverspire.cli.kutna_hora.printed import groschen, guild_name, house_effect, tile_effects
from silverspire.cli.kutna_hora.scene import Scene, View
from silverspire.cli.panes import padded
from silverspire.games.kutna_hora.components import HOUSE_COLUMNS, PLOT_MARKERS
from silverspire.words import plain, say, signed

NAME = 9
FIRST = 4
WIDE = 94  # from here every column has room
SLOTS = 3
GUILD = 15  # the longest guild in any language, and a space


class Column(NamedTuple):
    """A number of the player boards: heading, how to read it, whether narrow screens skip it."""

    name: str
    read: Callable[[View], str]
    wide_only: bool = False


COLUMNS = (
    Column("points", lambda board: plain(board["score"])),
    Column("ended", lambda board: plain(board["score_if_ended"])),
    Column("groschen", lambda board: plain(board["groschen"])),
    Column("income", lambda board: signed(board["income"]) if board["income"] else "0"),
    Column("reputation", lambda board: plain(board["reputation"])),
    Column("miners", lambda board: f"{board['miners']['pool']}+{board['miners']['waiting']}"),
    Column("pelicans", lambda board: f"{board['pelicans']['unused']}/{board['pelicans']['used']}"),
    Column("plots", lambda board: str(PLOT_MARKERS - board["plot_markers"]), wide_only=True),
    Column("tiles", lambda board: str(len(board["tiles"])), wide_only=True),
    Column("cards", lambda board: str(len(board["hand"])), wide_only=True),
)


def player_lines(scene: Scene, width: int) -> list[Text]:
    """A line for each player; the last column is what each produces."""
    shown = [column for column in COLUMNS if width >= WIDE or not column.wide_only]
    headings = [say(f"board-{column.name}") for column in shown]
    heading = Text(f" {say('pane-players'):<{NAME + FIRST}}", BAR, no_wrap=True)
    for title in headings:
        heading.append(f"{title} ")
    heading.append(say("board-production"))
    lines = [_player(scene, seat, shown, headings) for seat in range(scene.view["seats"])]
    heading.append(" " * (max(line.cell_len for line in [heading, *lines]) - heading.cell_len))
    for line in [heading, *lines]:
        line.truncate(width)
    return [heading, *lines]


def _player(scene: Scene, seat: int, columns: list[Column], headings: list[str]) -> Text:
    board = scene.view["players"][seat]
    active = scene.view["asked"] is not None and scene.view["asked"]["seat"] == seat
    line = Text(no_wrap=True).append("▸" if active else " ", GOLD)
    line.append(
        f"{player_mark(seat)} {cut(player_name(seat), NAME - 2):<{NAME - 2}}", player_style(seat)
    )
    first = scene.view["starting_seat"] == seat and scene.view["round"] > 0
    line.append(f"{say('board-first') if first else '':<{FIRST}}", FAINT)
    for column, heading in zip(columns, headings, strict=True):
        line.append(f"{column.read(board):>{len(heading)}} ")
    return line.append_text(production(board))


def production(board: View) -> Text:
    """What a player makes: each commodity's symbol and amount; ore from buildings and mines."""
    text = Text()
    made = dict(board["production"])
    if board["mine_ore"]:
        made = {"ore": made.get("ore", 0) + board["mine_ore"]} | {
            name: amount for name, amount in made.items() if name != "ore"
        }
    for name, amount in made.items():
        text.append(f"{COMMODITY_SYMBOLS[name]}{amount} ", COMMODITY_COLOURS[name])
    return text


def own_lines(scene: Scene, width: int) -> list[Text]:
    """The asked player's rows of houses with their next effect, and tiles waiting to be built."""
    board = scene.view["players"][scene.seat]
    half = width * 49 // 100
    title = say(
        "pane-own",
        player=player_name(scene.seat),
        groschen=board["groschen"],
        income=board["income"],
        reputation=plain(board["reputation"]),
    )
    heading = bar(title, half)
    heading.append_text(bar(say("own-tiles", count=len(board["tiles"])), width - half))
    lines = [heading]
    for row in range(len(board["rows"])):
        line = padded(_houses(scene, board, row), half)
        line.append_text(_slot(scene, board, row, width - half))
        line.no_wrap = True
        lines.append(line)
    return lines


def _houses(scene: Scene, board: View, number: int) -> Text:
    row = board["rows"][number]
    line = Text(" ")
    if row["guild"] is None:
        line.append(f"{say('row-free', row=number + 1):<{GUILD + 2}}", FAINT)
    else:
        commodity = commodity_of(row["guild"])
        line.append_text(commodity_symbol(commodity))
        line.append(f" {guild_name(row['guild']):<{GUILD}}", COMMODITY_COLOURS[commodity])
    line.append(GONE * row["gone"], FAINT)
    line.append(f"{HOUSE * row['houses']} ", player_style(scene.seat))
    if row["houses"] == 0:
        return line.append(say("row-empty"), FAINT)
    house = scene.catalogue["houses"][number][HOUSE_COLUMNS - row["houses"]]
    return line.append(say("row-next", effect=house_effect(house)))


def _slot(scene: Scene, board: View, slot: int, width: int) -> Text:
    """A tile with rights: its cost in wood at today's price, and what it brings."""
    if slot >= len(board["tiles"]):
        return Text(f" {say('slot-free')}", FAINT)
    key = board["tiles"][slot]
    tile = scene.tile(key)
    cost = groschen(tile["wood"] * scene.view["prices"]["wood"]["price"])
    line = Text(" ")
    line.append_text(
        commodity_symbol(commodity_of(tile["guild"])) if "guild" in tile else Text("⌂")
    )
    line.append(f" {tile['name']}", GOLD if f"build:{key}" in scene.legal else "bold")
    line.append(f" {say('note-build', cost=cost, effects=tile_effects(tile))}")
    line.truncate(width, overflow="ellipsis")
    return line
