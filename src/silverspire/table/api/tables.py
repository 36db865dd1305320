"""Tables: make them, list them, come in, and everything that changes one."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Controller, Request, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from silverspire.kernel.registry import find_game, game_names
from silverspire.table import asks, lobby, wire
from silverspire.table.api.doors import REFUSALS, TheHouse, ThePerson, address_of
from silverspire.table.refusals import BadRequest, NotFound
from silverspire.table.room import Room
from silverspire.words import LANGUAGE

TableId = Annotated[str, PathParameter(max_length=40, description="A table's id")]
LISTED = 100


class GamesController(Controller):
    path = "/api/games"
    tags = ("Games",)

    @get(operation_id="listGames", responses=REFUSALS)
    async def list_games(self) -> list[wire.GameTold]:
        """What can be played, with which seats, options and packs."""
        return lobby.games()

    @get("/{name:str}/catalogue", operation_id="readCatalogue", responses=REFUSALS)
    async def read_catalogue(
        self,
        name: Annotated[str, PathParameter(max_length=60)],
        seats: Annotated[int, QueryParameter(ge=1, le=8)],
        pack: Annotated[str, QueryParameter(max_length=60)] = "reconstructed",
    ) -> dict[str, Any]:
        """What is printed on the pieces of a pack, for so many players."""
        if name not in game_names() or pack not in find_game(name).packs():
            raise NotFound("unknown-game", "there is no such game or pack here")
        game = find_game(name)
        if seats not in game.seats:
            raise BadRequest("wrong-table", f"{name} is not for {seats} players")
        return game.catalogue(seats, game.components(pack))

    @get("/{name:str}/rules", operation_id="readRules", responses=REFUSALS)
    async def read_rules(
        self,
        name: Annotated[str, PathParameter(max_length=60)],
        language: Annotated[
            str, QueryParameter(max_length=20, description="Where there is no translation: English")
        ] = LANGUAGE,
    ) -> list[wire.ChapterTold]:
        """The numbered rules of a game, by chapter."""
        if name not in game_names():
            raise NotFound("unknown-game", "there is no such game here")
        return lobby.rules(name, language)


class TablesController(Controller):
    path = "/api/tables"
    tags = ("Tables",)

    @post(operation_id="createTable", responses=REFUSALS)
    async def create_table(
        self,
        request: Request[Any, Any, Any],
        house: TheHouse,
        person: ThePerson,
        data: JSONBody[asks.NewTable],
    ) -> wire.TableTold:
        """Lay a new table; you are its host."""
        house.limits.spend("tables", person.id, address_of(request))
        can_think = house.settings.workers > 0
        room = await lobby.open_table(house.rooms, house.naming, person, data, can_think)
        return house.tell(room, person)

    @get(operation_id="listTables", responses=REFUSALS)
    async def list_tables(
        self,
        house: TheHouse,
        person: ThePerson,
        which: Annotated[
            Literal["open", "mine", "finished"],
            QueryParameter(name="list", description="Open to all, yours, or lately finished"),
        ] = "open",
    ) -> list[wire.TableListed]:
        """Tables, those that moved last first."""
        if which == "mine":
            rows = await house.store.tables_of(person.id, LISTED)
        elif which == "open":
            rows = await house.store.open_tables(LISTED)
        else:
            rows = await house.store.finished_tables(LISTED)
        return [lobby.tell_row(row, person.id) for row in rows]

    @get("/{table_id:str}", operation_id="readTable", responses=REFUSALS)
    async def read_table(
        self, house: TheHouse, person: ThePerson, table_id: TableId
    ) -> wire.TableTold:
        """A table: who sits where, whose turn it is, how it ended."""
        return house.tell(await house.enter(table_id, person), person)

    @post("/{table_id:str}/enter", operation_id="enterTable", responses=REFUSALS, status_code=200)
    async def enter_table(
        self,
        request: Request[Any, Any, Any],
        house: TheHouse,
        person: ThePerson,
        table_id: TableId,
        data: JSONBody[asks.Enter],
    ) -> wire.TableTold:
        """Come in by an invitation: what follows # in its link."""
        house.limits.spend("joins", person.id, address_of(request))
        room: Room = await house.let_in(table_id, person, data.invite)
        return house.tell(room, person)

    @post("/{table_id:str}/requests", operation_id="doAtTable", responses=REFUSALS, status_code=200)
    async def do_at_table(
        self, house: TheHouse, person: ThePerson, table_id: TableId, data: JSONBody[asks.AnyRequest]
    ) -> wire.Accepted:
        """Whatever changes a table: an answer, an undo, a seat, a word. Stored when it returns."""
        return await house.carry_out(table_id, person, data)

    @post("/{table_id:str}/rematch", operation_id="askRematch", responses=REFUSALS)
    async def ask_rematch(
        self,
        request: Request[Any, Any, Any],
        house: TheHouse,
        person: ThePerson,
        table_id: TableId,
    ) -> wire.TableTold:
        """The same people at a new table."""
        house.limits.spend("tables", person.id, address_of(request))
        room = await house.enter(table_id, person)
        new = await lobby.rematch(house.rooms, house.naming, person, room)
        return house.tell(new, person)

    @post("/{table_id:str}/fork", operation_id="forkTable", responses=REFUSALS)
    async def fork_table(
        self,
        request: Request[Any, Any, Any],
        house: TheHouse,
        person: ThePerson,
        table_id: TableId,
        data: JSONBody[asks.Fork],
    ) -> wire.TableTold:
        """A new table that goes on from a move of a finished game."""
        house.limits.spend("tables", person.id, address_of(request))
        room = await house.enter(table_id, person)
        can_think = house.settings.workers > 0
        new = await lobby.fork(house.rooms, house.naming, person, room, data, can_think)
        return house.tell(new, person)
