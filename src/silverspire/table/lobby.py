"""Making tables: new ones, rematches, forks; and the lists of them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from silverspire import rulebook
from silverspire.kernel.chance import random_seed
from silverspire.kernel.errors import SilverspireError
from silverspire.kernel.registry import find_game, game_names
from silverspire.players.levels import LEVELS
from silverspire.table import responses, setup_requests
from silverspire.table.entries import Created, Entry, Rematched, RematchWithdrawn, SeatPlan
from silverspire.table.game_setup import deal, is_outdated
from silverspire.table.people import clean_text
from silverspire.table.refusals import BadRequest, Forbidden, Refused
from silverspire.table.repeats import refuse_another_table
from silverspire.table.room import CLOSED, FINISHED, Room
from silverspire.table.rooms import Rooms, now
from silverspire.table.seeds import random_salt
from silverspire.table.storage.store import PersonRow, TableRow
from silverspire.table.summaries import Summary
from silverspire.table.table_ids import TableIds

OPEN_TABLES = 3  # public ones of one person that wait for players


def games() -> list[responses.Game]:
    """What can be played here."""
    found = []
    for name in game_names():
        game = find_game(name)
        options = [
            responses.GameOption(
                name=option,
                default=spec.default,
                values=None if spec.values is None else list(spec.values),
                offered={seats: game.offered_values(option, seats) for seats in game.seats},
                help=spec.help,
            )
            for option, spec in game.options.items()
        ]
        found.append(
            responses.Game(
                name=name,
                rules_version=game.rules_version,
                seats=list(game.seats),
                packs=game.packs(),
                options=options,
                levels=list(LEVELS),
            )
        )
    return found


def rules(name: str, language: str) -> list[responses.RuleChapter]:
    """The numbered rules of a game."""
    return [
        responses.RuleChapter(
            chapter=chapter.title,
            introduction=chapter.introduction.text,
            introduction_language=chapter.introduction.language,
            rules=[
                responses.Rule(
                    id=rule.id, text=rule.text, nested=rule.nested, language=rule.language
                )
                for rule in chapter.rules
            ],
        )
        for chapter in rulebook.chapters(name, language)
    ]


async def create_table(
    rooms: Rooms,
    table_ids: TableIds,
    person: PersonRow,
    request: setup_requests.CreateTable,
    computers_available: bool,
) -> Room:
    """A new table, if the game can be set up as requested."""
    if request.game not in game_names():
        raise BadRequest("unknown-game", f"there is no game {request.game!r}: see GET /api/games")
    game = find_game(request.game)
    if request.pack not in game.packs():  # a pack by name: a path would open files of the server
        raise BadRequest(
            "unknown-pack", f"there is no pack {request.pack!r} of {request.game} here"
        )
    seed = random_seed() if request.seed is None else request.seed
    several = any(seat.player == "person" for seat in request.seats)
    created = Created(
        game=request.game,
        rules_version=game.rules_version,
        pack=request.pack,
        pack_hash=game.components(request.pack).pack_hash,
        seed=str(seed),
        seed_chosen=request.seed is not None,
        salt=random_salt(),
        options=request.options,
        seats=_seat_plans(request.seats, person, computers_available),
        public=request.public,
        spectators=request.spectators,
        take_backs=request.take_backs,
        hints=not several if request.hints is None else request.hints,
        end_turns=request.end_turns,
        host=person.id,
    )
    table_id = table_ids.for_table(person.id, request.client_id)
    return await _create(rooms, table_id, person, created, request.client_id)


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
        raise BadRequest("invalid-table", str(error)) from error
    is_new = await rooms.store.first_entry(table_id) is None
    if is_new and created.public and await _has_enough_open_tables(rooms, person):
        raise Refused(
            "too-many-open-tables",
            f"{OPEN_TABLES} of your public tables are already waiting for players: close one first",
        )
    room = await rooms.create(Entry(table_id, 1, None, person.id, client_id, created, now()))
    if person.id != room.host and not room.seats_of(person.id):
        raise Refused("id-taken", "another table has that id: ask again with another client_id")
    if client_id is not None:
        refuse_another_table(created, room.setup)
    return room


async def _has_enough_open_tables(rooms: Rooms, person: PersonRow) -> bool:
    """Whether a person has as many public tables in the list as one may have."""
    return len(await rooms.store.open_tables_of(person.id)) >= OPEN_TABLES


def _seat_plans(
    seats: Sequence[setup_requests.SeatSetup], person: PersonRow, computers_available: bool
) -> list[SeatPlan]:
    if not computers_available and any(seat.player == "computer" for seat in seats):
        raise BadRequest("no-computers", "this server has no computer players")
    return [
        SeatPlan(level=seat.level)
        if seat.player == "computer"
        else SeatPlan(person=person.id, name=_name_at(seat, person))
        if seat.player == "me"
        else SeatPlan()
        for seat in seats
    ]


def _name_at(seat: setup_requests.SeatSetup, person: PersonRow) -> str:
    """Who plays a seat of one's own: oneself, or a friend at the same screen."""
    named = (seat.name or "").strip()
    return clean_text(named, "name") if named else person.name


async def rematch(rooms: Rooms, table_ids: TableIds, person: PersonRow, room: Room) -> Room:
    """The same people at a new table. Whoever asks second comes to the same one."""
    if room.status != FINISHED:
        raise Refused("not-finished", "the game is not over yet")
    if not room.seats_of(person.id):
        raise Forbidden("not-seated", "only the players of this game can ask for a rematch")
    linked = None if room.rematch is None else await rooms.get(room.rematch)
    if linked is not None and linked.status != CLOSED:
        return linked
    # After a table that was closed again comes another one, the same for everyone who asks.
    table_id = table_ids.for_rematch(room.rematch or room.id)
    setup = _rematch_setup(room, person)
    if setup.public and await _has_enough_open_tables(rooms, person):
        setup = msgspec.structs.replace(setup, public=False)
    new = await _create(rooms, table_id, person, setup)

    def link(current: Room) -> tuple[int, Rematched]:
        if current.rematch == new.id:
            raise Refused("rematched", "somebody else was faster")
        return current.seats_of(person.id)[0], Rematched(new.id)

    try:
        await rooms.commit(room.id, link, person.id)
    except Refused as refused:
        if refused.code != "rematched":
            raise
    return new


async def withdraw_rematch(rooms: Rooms, person: PersonRow, closed: Room) -> None:
    """The table of a rematch was closed: say so at the table whose game was to be played again."""
    if closed.setup.rematch_of is None:
        return

    def unlink(current: Room) -> tuple[None, RematchWithdrawn]:
        if current.rematch != closed.id or current.rematch_withdrawn:
            raise Refused("rematched", "another rematch was set up in the meantime")
        return None, RematchWithdrawn()

    try:
        await rooms.commit(closed.setup.rematch_of, unlink, person.id)
    except Refused as refused:
        if refused.code not in {"rematched", "no-table"}:
            raise


def _rematch_setup(room: Room, person: PersonRow) -> Created:
    """The same table once more, by the rules and the pack of today, with luck of its own."""
    game = find_game(room.setup.game)
    if room.setup.pack not in game.packs():
        raise Refused(
            "unknown-pack",
            f"the pack {room.setup.pack!r} of that game is no longer here: open a new table",
        )
    seats = [
        SeatPlan(level=seat.level) if seat.is_computer else SeatPlan(None, seat.person, seat.name)
        for seat in room.seats
    ]
    return msgspec.structs.replace(
        room.setup,
        rules_version=game.rules_version,
        pack_hash=game.components(room.setup.pack).pack_hash,
        rules_changed=is_outdated(room.setup),
        seed=str(random_seed()),
        seed_chosen=False,
        salt=random_salt(),
        seats=seats,
        host=person.id,
        rematch_of=room.id,
        fork_of=None,
        choices=[],
    )


async def fork(
    rooms: Rooms,
    table_ids: TableIds,
    person: PersonRow,
    room: Room,
    request: setup_requests.ForkTable,
    computers_available: bool,
) -> Room:
    """A new table that goes on from a move of a finished game."""
    if room.status != FINISHED:
        raise Refused(
            "not-finished",
            "only a finished game can be forked, because it has no hidden information left",
        )
    moves = room.require_history().moves
    if len(request.seats) != len(room.seats):
        raise BadRequest("invalid-table", f"that game has {len(room.seats)} seats")
    if request.move >= len(moves):
        raise BadRequest("no-move", f"that game can be forked at moves 0 to {len(moves) - 1}")
    created = msgspec.structs.replace(
        room.setup,
        seats=_seat_plans(request.seats, person, computers_available),
        public=request.public,
        hints=room.setup.hints and not any(seat.player == "person" for seat in request.seats),
        salt=random_salt(),
        host=person.id,
        rematch_of=None,
        rules_changed=False,
        fork_of=room.id,
        choices=[room.game.name_of(move.choice) for move in moves[: request.move]],
    )
    table_id = table_ids.for_table(person.id, request.client_id, room.id)
    return await _create(rooms, table_id, person, created, request.client_id)


def present_table_summary(row: TableRow, person: str | None) -> responses.TableSummary:
    """A table in a list."""
    summary = msgspec.json.decode(row.summary, type=Summary)
    asked = None if row.asked is None else summary.seats[row.asked]
    return responses.TableSummary(
        id=row.id,
        game=row.game,
        status=row.status,
        seats=summary.seats,
        asked=row.asked,
        your_turn=asked is not None and asked.level is None and asked.person == person is not None,
        scores=summary.scores,
        ranking=summary.ranking,
        progress=summary.progress,
        known_luck=summary.known_luck,
        created_at=row.created_at,
        moved_at=row.moved_at,
    )
