"""Tables: make them, list them, come in, and everything that changes one."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Controller, Request, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from silverspire.kernel.registry import find_game, game_names
from silverspire.localization import LANGUAGE, announced_texts, languages
from silverspire.table import lobby, requests, responses, setup_requests
from silverspire.table.api.address_limits import address_of
from silverspire.table.api.dependencies import (
    PROBLEM_RESPONSES,
    PersonDependency,
    ServicesDependency,
)
from silverspire.table.refusals import BadRequest, NotFound
from silverspire.table.room import Room

TableId = Annotated[str, PathParameter(max_length=40, description="A table's id")]
LISTED = 100


class GamesController(Controller):
    path = "/api/games"
    tags = ("Games",)

    @get(operation_id="listGames", responses=PROBLEM_RESPONSES)
    async def list_games(self) -> list[responses.Game]:
        """What can be played, with which seats, options and packs."""
        return lobby.games()

    @get("/{name:str}/catalogue", operation_id="readCatalogue", responses=PROBLEM_RESPONSES)
    async def read_catalogue(
        self,
        name: Annotated[str, PathParameter(max_length=60)],
        seats: Annotated[int, QueryParameter(ge=1, le=8)],
        pack: Annotated[str, QueryParameter(max_length=60)] = "reconstructed",
    ) -> dict[str, Any]:
        """What is printed on the pieces of a pack, for a number of players."""
        if name not in game_names() or pack not in find_game(name).packs():
            raise NotFound("unknown-game", "there is no such game or pack here")
        game = find_game(name)
        if seats not in game.seats:
            raise BadRequest("invalid-table", f"{name} is not for {seats} players")
        return game.catalogue(seats, game.components(pack))

    @get("/messages", operation_id="readMessages", responses=PROBLEM_RESPONSES)
    async def read_messages(
        self,
        language: Annotated[
            str, QueryParameter(max_length=20, description="Where there is no translation: English")
        ] = LANGUAGE,
    ) -> responses.Messages:
        """The words of games that other packages bring; ours lie beside the app."""
        spoken = language if language in languages() else LANGUAGE
        return responses.Messages(language=spoken, fluent="\n".join(announced_texts(spoken)))

    @get("/{name:str}/rules", operation_id="readRules", responses=PROBLEM_RESPONSES)
    async def read_rules(
        self,
        name: Annotated[str, PathParameter(max_length=60)],
        language: Annotated[
            str, QueryParameter(max_length=20, description="Where there is no translation: English")
        ] = LANGUAGE,
    ) -> list[responses.RuleChapter]:
        """The numbered rules of a game, by chapter."""
        if name not in game_names():
            raise NotFound("unknown-game", "there is no such game here")
        return lobby.rules(name, language)


class TablesController(Controller):
    path = "/api/tables"
    tags = ("Tables",)

    @post(operation_id="createTable", responses=PROBLEM_RESPONSES)
    async def create_table(
        self,
        request: Request[Any, Any, Any],
        services: ServicesDependency,
        person: PersonDependency,
        data: JSONBody[setup_requests.CreateTable],
    ) -> responses.Table:
        """Lay a new table; you are its host."""
        services.rate_limits.consume("tables", person.id, address_of(request))
        computers_available = services.settings.workers > 0
        room = await lobby.create_table(
            services.rooms, services.table_ids, person, data, computers_available
        )
        return services.present_table(room, person)

    @get(operation_id="listTables", responses=PROBLEM_RESPONSES)
    async def list_tables(
        self,
        services: ServicesDependency,
        person: PersonDependency,
        which: Annotated[
            Literal["open", "own", "finished"],
            QueryParameter(name="list", description="Open to all, yours, or lately finished"),
        ] = "open",
    ) -> list[responses.TableSummary]:
        """Tables, those that moved last first."""
        if which == "own":
            rows = await services.store.tables_of(person.id, LISTED)
        elif which == "open":
            rows = await services.store.open_tables(LISTED)
        else:
            rows = await services.store.finished_tables(LISTED)
        return [lobby.present_table_summary(row, person.id) for row in rows]

    @get("/{table_id:str}", operation_id="readTable", responses=PROBLEM_RESPONSES)
    async def read_table(
        self, services: ServicesDependency, person: PersonDependency, table_id: TableId
    ) -> responses.Table:
        """A table: who sits where, whose turn it is, how it ended."""
        return services.present_table(await services.room_for(table_id, person), person)

    @post(
        "/{table_id:str}/enter",
        operation_id="enterTable",
        responses=PROBLEM_RESPONSES,
        status_code=200,
    )
    async def enter_table(
        self,
        request: Request[Any, Any, Any],
        services: ServicesDependency,
        person: PersonDependency,
        table_id: TableId,
        data: JSONBody[setup_requests.EnterTable],
    ) -> responses.Table:
        """Come in by an invitation: what follows # in its link."""
        services.rate_limits.consume("joins", person.id, address_of(request))
        room: Room = await services.admit(table_id, person, data.invite)
        return services.present_table(room, person)

    @post(
        "/{table_id:str}/requests",
        operation_id="submitRequest",
        responses=PROBLEM_RESPONSES,
        status_code=200,
    )
    async def submit_request(
        self,
        services: ServicesDependency,
        person: PersonDependency,
        table_id: TableId,
        data: JSONBody[requests.TableRequest],
    ) -> responses.Accepted:
        """Whatever changes a table: an answer, an undo, a seat, a word. Stored when it returns."""
        return await services.execute(table_id, person, data)

    @post("/{table_id:str}/rematch", operation_id="askRematch", responses=PROBLEM_RESPONSES)
    async def ask_rematch(
        self,
        request: Request[Any, Any, Any],
        services: ServicesDependency,
        person: PersonDependency,
        table_id: TableId,
    ) -> responses.Table:
        """The same people at a new table."""
        services.rate_limits.consume("tables", person.id, address_of(request))

        async def rematch() -> Room:
            room = await services.room_for(table_id, person)
            return await lobby.rematch(services.rooms, services.table_ids, person, room)

        new = await services.refuse_only_if_current(table_id, rematch)
        return services.present_table(new, person)

    @post("/{table_id:str}/fork", operation_id="forkTable", responses=PROBLEM_RESPONSES)
    async def fork_table(
        self,
        request: Request[Any, Any, Any],
        services: ServicesDependency,
        person: PersonDependency,
        table_id: TableId,
        data: JSONBody[setup_requests.ForkTable],
    ) -> responses.Table:
        """A new table that goes on from a move of a finished game."""
        services.rate_limits.consume("tables", person.id, address_of(request))
        computers_available = services.settings.workers > 0

        async def fork() -> Room:
            room = await services.room_for(table_id, person)
            return await lobby.fork(
                services.rooms, services.table_ids, person, room, data, computers_available
            )

        new = await services.refuse_only_if_current(table_id, fork)
        return services.present_table(new, person)
