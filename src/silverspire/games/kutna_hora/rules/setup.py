"""Set-up: the deal, the guild draft, the rows of houses."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from silverspire.games.kutna_hora.choices import ROW_CHOICE, SET_CHOICE
from silverspire.games.kutna_hora.components import (
    CARDS,
    COLORS,
    COMMODITIES,
    DECK_A,
    DECK_B,
    EVENT_CARDS,
    GUILD_CARDS,
    GUILD_TILES,
    GUILDS_OF_A_PLAYER,
    MINE_CARDS,
    MINE_TILES,
    NONE,
    PATRICIANS_OF_A_COLOR,
    PUBLIC_STACKS,
    PUBLIC_TILES,
    RED,
    ROCK_COUNT,
    TECHNOLOGY_TILES,
    TILES_OF_A_COLOR,
    TILES_OF_A_GUILD,
    TILES_OF_A_STACK,
    TOWN_HALL_COLUMNS,
    Color,
    Guild,
    Row,
    Seat,
)
from silverspire.games.kutna_hora.events import GUILDS_CHOSEN, ROW_ASSIGNED
from silverspire.games.kutna_hora.questions import GUILDS_ASKED, ROUND_STEP, ROW_ASKED
from silverspire.games.kutna_hora.refusals import NO_SUCH_SET, NOT_YOUR_GUILD_TO_ASSIGN, SET_TAKEN
from silverspire.games.kutna_hora.rules.chances import (
    EVENTS_STREAM,
    GUILDS_STREAM,
    MINE_STREAM,
    ROCKS_STREAM,
    START_STREAM,
    STREAMS,
    TOWN_HALL_STREAM,
)
from silverspire.games.kutna_hora.state import BANK, Table
from silverspire.kernel.chance import draw_below, open_streams, shuffle
from silverspire.kernel.events import NOBODY
from silverspire.kernel.refusals import ALLOWED


def set_up(table: Table, start: Seat, with_events: bool, first_game: str) -> None:
    """Lay the table out [KH-SETUP-11]; `start` NONE: the starting player is drawn."""
    table.streams = open_streams(table.seed, STREAMS)
    choose_start(table, start)
    deal_town_hall(table)
    deal_rocks(table)
    deal_mine_stack(table)
    if with_events:
        deal_events(table)
    for color in range(COLORS):
        table.patricians[BANK + color] = PATRICIANS_OF_A_COLOR
    equip_players(table)
    ask_for_guilds(table, first_game)


def choose_start(table: Table, start: Seat) -> None:
    """At random, unless the table names one [KH-SETUP-8]."""
    table.starting_seat = start
    if start == NONE:
        table.starting_seat = draw_below(table.streams, START_STREAM, table.seats)
        table.record_chance("start", vec[i64]([table.starting_seat]))


def deal_town_hall(table: Table) -> None:
    """Guild stacks at random in the two left columns, public stacks in their rows [KH-SETUP-2]."""
    guilds = vec[i64](capacity=COMMODITIES)
    for guild in range(COMMODITIES):
        guilds = append(guilds, guild)
        stack_guild(table, guild)
    shuffle(table.streams, TOWN_HALL_STREAM, guilds)
    table.record_chance("town hall", guilds)
    for place in range(COMMODITIES):
        row = place // 2
        table.town_hall[row * TOWN_HALL_COLUMNS + place % 2] = guilds[place]
    for color in range(RED):
        stack_public(table, color)


def stack_guild(table: Table, guild: Guild) -> None:
    """The marked tile at the bottom, the other three shuffled on top."""
    marked = table.components.marked[guild]
    others = vec[i64](capacity=TILES_OF_A_GUILD)
    for tile in range(guild * TILES_OF_A_GUILD, (guild + 1) * TILES_OF_A_GUILD):
        if tile != marked:
            others = append(others, tile)
    shuffle(table.streams, TOWN_HALL_STREAM, others)
    table.record_chance("town hall", others)
    table.stacks[guild * TILES_OF_A_STACK] = marked
    for place in range(len(others)):
        table.stacks[guild * TILES_OF_A_STACK + 1 + place] = others[place]
    table.heights[guild] = TILES_OF_A_GUILD


def stack_public(table: Table, color: Color) -> None:
    """Three tiles, shuffled, at the end of the row that shows their patrician."""
    first = GUILD_TILES + color * TILES_OF_A_COLOR
    tiles = vec[i64]([first, first + 1, first + 2])
    shuffle(table.streams, TOWN_HALL_STREAM, tiles)
    table.record_chance("town hall", tiles)
    stack = PUBLIC_STACKS + color
    for place in range(len(tiles)):
        table.stacks[stack * TILES_OF_A_STACK + place] = tiles[place]
    table.heights[stack] = TILES_OF_A_COLOR
    table.town_hall[table.components.row_of_color[color] * TOWN_HALL_COLUMNS + 2] = stack


def deal_rocks(table: Table) -> None:
    """A mine set-up card names four spaces; the rocks are dealt there [KH-SETUP-3]."""
    card = draw_below(table.streams, ROCKS_STREAM, MINE_CARDS)
    rocks = vec[i64](capacity=ROCK_COUNT)
    for rock in range(TECHNOLOGY_TILES, TECHNOLOGY_TILES + ROCK_COUNT):
        rocks = append(rocks, rock)
    shuffle(table.streams, ROCKS_STREAM, rocks)
    table.record_chance("rocks", append(rocks[:], card))
    for place in range(ROCK_COUNT):
        table.mine[table.board.rock_spaces[card * ROCK_COUNT + place]] = rocks[place]


def deal_mine_stack(table: Table) -> None:
    """Each set shuffled by itself, I above II above III [KH-SETUP-6]."""
    for mine_set in (3, 2, 1):
        tiles = vec[i64]()
        for tile in range(PUBLIC_TILES, MINE_TILES):
            if table.components.mine_set[tile] == mine_set:
                tiles = append(tiles, tile)
        shuffle(table.streams, MINE_STREAM, tiles)
        table.record_chance("mine", tiles)
        for place in range(len(tiles)):
            table.mine_stack = append(table.mine_stack, tiles[place])


def deal_events(table: Table) -> None:
    """One a round but the last: A until the red patricians enter, then B [KH-SETUP-10]."""
    red_round = table.components.red_round[table.seats]
    early = event_deck(table, DECK_A)
    late = event_deck(table, DECK_B)
    for number in range(1, table.last_round()):
        card = early[number - 1] if number <= red_round else late[number - red_round - 1]
        table.events = append(table.events, card)
    table.record_chance("events", table.events)


def event_deck(table: Table, deck: i64) -> vec[i64]:
    cards = vec[i64]()
    for card in range(EVENT_CARDS):
        if table.components.event_deck[card] == deck:
            cards = append(cards, card)
    shuffle(table.streams, EVENTS_STREAM, cards)
    return cards


def equip_players(table: Table) -> None:
    """The six action cards, miners, and groschen by place in turn order [KH-SETUP-7]."""
    components = table.components
    seat = table.starting_seat
    for place in range(table.seats):
        player = table.players[seat]
        player.hand = (1 << CARDS) - 1
        player.groschen = components.groschen[place]
        player.pool_miners = components.pool_miners
        player.waiting_miners = components.waiting_miners
        seat = table.seat_after(seat)


# --- Guilds and rows -----------------------------------------------------------------------------


def ask_for_guilds(table: Table, first_game: str) -> None:
    """Sets in reverse turn order, then rows in turn order; the last is pushed first [KH-SETUP-9].

    A first game uses card 1 in its printed order; its sets are picked or dealt.
    """
    table.guild_card = 0
    if first_game == "no":
        table.guild_card = draw_below(table.streams, GUILDS_STREAM, GUILD_CARDS)
        table.record_chance("guilds", vec[i64]([table.guild_card]))
    table.push(ROUND_STEP, NOBODY)
    if first_game == "no":
        ask_for_rows(table)
    if first_game == "dealt":
        deal_sets(table)
    else:
        seat = table.starting_seat
        for _ in range(table.seats):
            table.push(GUILDS_ASKED, seat, 0 if first_game == "no" else 1)
            seat = table.seat_after(seat)


def ask_for_rows(table: Table) -> None:
    seat = table.starting_seat
    for _ in range(table.seats):
        seat = seat - 1 if seat > 0 else table.seats - 1
        for row in range(GUILDS_OF_A_PLAYER):
            table.push(ROW_ASKED, seat, GUILDS_OF_A_PLAYER - 1 - row)


def deal_sets(table: Table) -> None:
    sets = vec[i64](capacity=table.seats)
    for number in range(table.seats):
        sets = append(sets, number)
    shuffle(table.streams, GUILDS_STREAM, sets)
    table.record_chance("guilds", sets)
    for seat in range(table.seats):
        choose_set(table, seat, sets[seat], True)


def set_refusal(table: Table, number: i64) -> i64:
    if number >= table.seats:
        return NO_SUCH_SET
    return ALLOWED if table.sets[number] == NONE else SET_TAKEN


def offer_sets(table: Table) -> vec[i64]:
    legal = vec[i64](capacity=table.seats)
    for number in range(table.seats):
        if set_refusal(table, number) == ALLOWED:
            legal = append(legal, SET_CHOICE + number)
    return legal


def choose_set(table: Table, seat: Seat, number: i64, in_printed_order: bool) -> None:
    """Take a set of three guilds; in a first game they go to the rows as printed."""
    table.sets = table.sets[:]  # shared with clones
    table.sets[number] = seat
    table.report(GUILDS_CHOSEN, seat, number)
    if in_printed_order:
        for row in range(GUILDS_OF_A_PLAYER):
            assign_row(table, seat, row, guild_of_set(table, number, row))


def set_of(table: Table, seat: Seat) -> i64:
    """The set that a seat chose; NONE before the draft reaches it."""
    for number in range(table.seats):
        if table.sets[number] == seat:
            return number
    return NONE


def guild_of_set(table: Table, number: i64, place: i64) -> Guild:
    return table.components.guild_in_set(table.guild_card, table.seats, number, place)


def row_refusal(table: Table, seat: Seat, guild: Guild) -> i64:
    """A guild of your set that has no row yet [KH-SETUP-9]."""
    number = set_of(table, seat)
    for place in range(GUILDS_OF_A_PLAYER):
        if guild_of_set(table, number, place) == guild:
            free = table.players[seat].row_of(guild) == NONE
            return ALLOWED if free else NOT_YOUR_GUILD_TO_ASSIGN
    return NOT_YOUR_GUILD_TO_ASSIGN


def offer_row(table: Table, seat: Seat) -> vec[i64]:
    legal = vec[i64](capacity=GUILDS_OF_A_PLAYER)
    for guild in range(COMMODITIES):
        if row_refusal(table, seat, guild) == ALLOWED:
            legal = append(legal, ROW_CHOICE + guild)
    return legal


def assign_row(table: Table, seat: Seat, row: Row, guild: Guild) -> None:
    """Each guild gets a row of houses [KH-SETUP-9]."""
    player = table.players[seat]
    player.guilds = player.guilds[:]  # shared with clones
    player.rows = player.rows[:]
    player.guilds[row] = guild
    player.rows[guild] = row
    table.report(ROW_ASSIGNED, seat, row, guild)
