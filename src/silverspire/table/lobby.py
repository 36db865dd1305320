"""Making tables: new ones, rematches, forks; and the lists of them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from silverspire import rulebook
from silverspire.kernel.errors import SilverspireError
from silverspire.kernel.registry import find_game, game_names
from silverspire.players.levels import LEVELS
from silverspire.table import asks, wire
from silverspire.table.dealing import deal
from silverspire.table.entries import Created, Entry, Rematched, SeatPlan
from silverspire.table.naming import Naming
from silverspire.table.refusals import BadRequest, NotYours, Refused
from silverspire.table.room import FINISHED, Room
from silverspire.table.rooms import Rooms, Summary, now
from silverspire.table.storage.store import PersonRow, TableRow

SEED_BITS = 128  # nobody tries them all to find the one that laid out what they see


def games() -> list[wire.GameTold]:
    """What can be played here."""
    told = []
    for name in game_names():
        game = find_game(name)
        options = [
            wire.OptionTold(
                name=option,
                default=told_of.default,
                values=None if told_of.values is None else list(told_of.values),
                help=told_of.help,
            )
            for option, told_of in game.options.items()
        ]
        told.append(
            wire.GameTold(
                name=name,
                rules_version=game.rules_version,
                seats=list(game.seats),
                packs=game.packs(),
                options=options,
                levels=list(LEVELS),
            )
        )
    return told


def rules(name: str, language: str) -> list[wire.ChapterTold]:
    """The numbered rules of a game."""
    return [
        wire.ChapterTold(
            chapter=chapter.title,
            rules=[
                wire.RuleTold(
                    id=rule.id, text=rule.text, nested=rule.nested, language=rule.language
                )
                for rule in chapter.rules
            ],
        )
        for chapter in rulebook.chapters(name, language)
    ]


async def open_table(
    rooms: Rooms, naming: Naming, person: PersonRow, wish: asks.NewTable, can_think: bool
) -> Room:
    """A new table, if the game can be laid out as wished."""
    if wish.game not in game_names():
        raise BadRequest("unknown-game", f"there is no game {wish.game!r}: see GET /api/games")
    game = find_game(wish.game)
    if wish.pack not in game.packs():  # a pack by name: a path would open files of the server
        raise BadRequest("unknown-pack", f"there is no pack {wish.pack!r} of {wish.game} here")
    seed = secrets.randbits(SEED_BITS) if wish.seed is None else wish.seed
    created = Created(
        game=wish.game,
        rules_version=game.rules_version,
        pack=wish.pack,
        pack_hash=game.components(wish.pack).pack_hash,
        seed=str(seed),
        seed_chosen=wish.seed is not None,
        options=wish.options,
        seats=_plans(wish.seats, person, can_think),
        public=wish.public,
        spectators=wish.spectators,
        take_backs=wish.take_backs,
        end_turns=wish.end_turns,
        host=person.id,
    )
    table_id = naming.table(person.id, wish.client_id)
    return await _create(rooms, table_id, person, created, wish.client_id)


async def _create(
    rooms: Rooms,
    table_id: str,
    person: PersonRow,
    created: Created,
    client_id: str | None = None,
) -> Room:
    """The table of that id: a new one, or the one that the same request has made before."""
    try:
        deal(created)
    except Refused:
        raise
    except SilverspireError as error:
        raise BadRequest("wrong-table", str(error)) from error
    room = await rooms.create(Entry(table_id, 1, None, person.id, client_id, created, now()))
    if person.id != room.host and not room.seats_of(person.id):
        raise Refused("taken", "another table has that name: ask again with another client_id")
    return room


def _plans(wishes: Sequence[asks.SeatWish], person: PersonRow, can_think: bool) -> list[SeatPlan]:
    if not can_think and any(wish.player == "computer" for wish in wishes):
        raise BadRequest("no-computers", "no computer plays on this server")
    return [
        SeatPlan(level=wish.level)
        if wish.player == "computer"
        else SeatPlan(person=person.id, name=person.name)
        if wish.player == "me"
        else SeatPlan()
        for wish in wishes
    ]


async def rematch(rooms: Rooms, naming: Naming, person: PersonRow, room: Room) -> Room:
    """The same people at a new table. Whoever asks second comes to the same one."""
    if room.status != FINISHED:
        raise Refused("not-over", "the game is not over yet")
    if not room.seats_of(person.id):
        raise NotYours("not-seated", "only who sat at this table may ask for a rematch")
    room.played()  # refused under other rules: the old table could not say where the new one is
    if room.rematch is not None:
        return await rooms.look(room.rematch)
    new = await _create(rooms, naming.rematch(room.id), person, _again(room, person))

    def link(current: Room) -> tuple[None, Rematched]:
        if current.rematch is not None:
            raise Refused("rematched", "somebody was quicker")
        return None, Rematched(new.id)

    try:
        await rooms.commit(room.id, link, person.id)
    except Refused as refused:
        if refused.code != "rematched":
            raise
    return new


def _again(room: Room, person: PersonRow) -> Created:
    """The same table once more, with luck of its own."""
    seats = [
        SeatPlan(level=seat.level) if seat.is_computers else SeatPlan(None, seat.person, seat.name)
        for seat in room.seats
    ]
    return msgspec.structs.replace(
        room.setup,
        seed=str(secrets.randbits(SEED_BITS)),
        seed_chosen=False,
        seats=seats,
        host=person.id,
        rematch_of=room.id,
        fork_of=None,
        choices=[],
    )


async def fork(
    rooms: Rooms,
    naming: Naming,
    person: PersonRow,
    room: Room,
    wish: asks.Fork,
    can_think: bool,
) -> Room:
    """A new table that goes on from a move of a finished game."""
    if room.status != FINISHED:
        raise Refused("not-over", "only a finished game can be forked: it hides nothing any more")
    moves = room.played().moves
    if len(wish.seats) != len(room.seats):
        raise BadRequest("wrong-table", f"that game has {len(room.seats)} seats")
    if wish.move >= len(moves):
        raise BadRequest("no-move", f"that game can be forked at moves 0 to {len(moves) - 1}")
    created = msgspec.structs.replace(
        room.setup,
        seats=_plans(wish.seats, person, can_think),
        public=wish.public,
        host=person.id,
        rematch_of=None,
        fork_of=room.id,
        choices=[room.game.name_of(move.choice) for move in moves[: wish.move]],
    )
    table_id = naming.table(person.id, wish.client_id, room.id)
    return await _create(rooms, table_id, person, created, wish.client_id)


def tell_row(row: TableRow, person: str | None) -> wire.TableListed:
    """A table in a list."""
    summary = msgspec.json.decode(row.summary, type=Summary)
    asked = None if row.asked is None else summary.seats[row.asked]
    return wire.TableListed(
        id=row.id,
        game=row.game,
        status=row.status,
        seats=summary.seats,
        asked=row.asked,
        your_turn=asked is not None and asked.level is None and asked.person == person is not None,
        scores=summary.scores,
        ranking=summary.ranking,
        progress=summary.progress,
        created_at=row.created_at,
        moved_at=row.moved_at,
    )
