"""Queries of a game: views, choices, reasons, previews, the past. Nothing here changes it."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.params import PathParameter, QueryParameter

from silverspire.table import queries, responses
from silverspire.table.api.address_limits import address_of
from silverspire.table.api.dependencies import (
    PROBLEM_RESPONSES,
    PersonDependency,
    ServicesDependency,
    while_connected,
)
from silverspire.table.api.tables import TableId

Seat = Annotated[
    int | None,
    QueryParameter(ge=0, le=7, required=False, description="One of your seats; else your first"),
]
Choice = Annotated[str, QueryParameter(max_length=200, description="A choice's name")]
Hindsight = Annotated[
    bool,
    QueryParameter(description="With all hidden things and the luck to come face up"),
]
Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="The last sequence you know")]


class QueriesController(Controller):
    path = "/api/tables/{table_id:str}"
    tags = ("Queries",)

    @get("/view", operation_id="readView", responses=PROBLEM_RESPONSES)
    async def read_view(
        self,
        services: ServicesDependency,
        person: PersonDependency,
        table_id: TableId,
        seat: Seat = None,
    ) -> responses.Situation:
        """All that a seat may know now, and what is asked."""
        return await queries.situation(services, table_id, person, seat)

    @get("/decision", operation_id="readDecision", responses=PROBLEM_RESPONSES)
    async def read_decision(
        self,
        services: ServicesDependency,
        person: PersonDependency,
        table_id: TableId,
        seat: Seat = None,
    ) -> responses.Decision | None:
        """The pending question; with its choices if it is yours."""
        return await queries.decision(services, table_id, person, seat)

    @get("/why-not", operation_id="readWhyNot", responses=PROBLEM_RESPONSES)
    async def read_why_not(
        self,
        services: ServicesDependency,
        person: PersonDependency,
        table_id: TableId,
        choice: Choice,
        seat: Seat = None,
    ) -> responses.WhyNot:
        """Why a choice cannot be made now."""
        return await queries.why_not(services, table_id, person, seat, choice)

    @get("/preview", operation_id="readPreview", responses=PROBLEM_RESPONSES)
    async def read_preview(
        self,
        services: ServicesDependency,
        person: PersonDependency,
        table_id: TableId,
        choice: Choice,
        seat: Seat = None,
    ) -> responses.Preview:
        """What a choice is sure to change for you, without touching the game."""
        return await queries.preview(services, table_id, person, seat, choice)

    @get("/previews", operation_id="readPreviews", responses=PROBLEM_RESPONSES)
    async def read_previews(
        self,
        services: ServicesDependency,
        person: PersonDependency,
        table_id: TableId,
        seat: Seat = None,
    ) -> list[responses.Preview]:
        """What each choice of yours is sure to do, all at once."""
        return await queries.previews(services, table_id, person, seat)

    @get("/reach", operation_id="readReach", responses=PROBLEM_RESPONSES)
    async def read_reach(
        self,
        services: ServicesDependency,
        person: PersonDependency,
        table_id: TableId,
        seat: Seat = None,
    ) -> responses.Reach:
        """Which choices you can come to by others of yours, as far as nothing hidden is shown."""
        return await queries.reach(services, table_id, person, seat)

    @get("/paths", operation_id="readPaths", responses=PROBLEM_RESPONSES)
    async def read_paths(
        self,
        services: ServicesDependency,
        person: PersonDependency,
        table_id: TableId,
        choice: Choice,
        seat: Seat = None,
    ) -> list[responses.Path]:
        """What leads to a choice of yours, or completes it, with what it is sure to do."""
        return await queries.paths(services, table_id, person, seat, choice)

    @get("/hint", operation_id="readHint", responses=PROBLEM_RESPONSES)
    async def read_hint(
        self,
        request: Request[Any, Any, Any],
        services: ServicesDependency,
        person: PersonDependency,
        table_id: TableId,
        seat: Seat = None,
    ) -> responses.Hint:
        """What a good player would choose in your place, and why."""
        address = address_of(request)
        return await while_connected(
            request, queries.hint(services, table_id, person, seat, address)
        )

    @get("/entries", operation_id="readEntries", responses=PROBLEM_RESPONSES)
    async def read_entries(
        self,
        services: ServicesDependency,
        person: PersonDependency,
        table_id: TableId,
        since: Since = 0,
        seat: Seat = None,
    ) -> list[responses.Entry]:
        """Everything that happened after a sequence number, as a seat may know it."""
        return await queries.entries(services, table_id, person, seat, since)

    @get("/chat", operation_id="readChat", responses=PROBLEM_RESPONSES)
    async def read_chat(
        self,
        services: ServicesDependency,
        person: PersonDependency,
        table_id: TableId,
        before: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 2**31 - 1,
    ) -> list[responses.Entry]:
        """What was said, the last hundred before a sequence number, in order."""
        return await queries.chat(services, table_id, person, before)

    @get("/history/{move:int}", operation_id="readHistory", responses=PROBLEM_RESPONSES)
    async def read_history(
        self,
        services: ServicesDependency,
        person: PersonDependency,
        table_id: TableId,
        move: Annotated[int, PathParameter(ge=0, le=100_000)],
        seat: Seat = None,
    ) -> responses.Situation:
        """The view after a number of moves, as the seat saw it then."""
        return await queries.view_at_move(services, table_id, person, seat, move)

    @get("/scores", operation_id="readScores", responses=PROBLEM_RESPONSES)
    async def read_scores(
        self,
        services: ServicesDependency,
        person: PersonDependency,
        table_id: TableId,
        seat: Seat = None,
    ) -> responses.Scores:
        """Score sheets as if the game ended now, as far as the seat may know."""
        return await queries.scores(services, table_id, person, seat)

    @get("/statistics", operation_id="readStatistics", responses=PROBLEM_RESPONSES)
    async def read_statistics(
        self, services: ServicesDependency, person: PersonDependency, table_id: TableId
    ) -> responses.Statistics:
        """How the game went so far, in the numbers that everyone sees: prices, points, taxes."""
        return await queries.statistics(services, table_id, person)

    @get("/analysis", operation_id="readAnalysis", responses=PROBLEM_RESPONSES)
    async def read_analysis(
        self,
        services: ServicesDependency,
        person: PersonDependency,
        table_id: TableId,
        hindsight: Hindsight = False,
    ) -> responses.Analysis:
        """The analysis of a finished game, once someone has started it, or how far it is."""
        return await queries.analysis(services, table_id, person, hindsight)

    @post("/analysis", operation_id="startAnalysis", responses=PROBLEM_RESPONSES, status_code=200)
    async def start_analysis(
        self,
        request: Request[Any, Any, Any],
        services: ServicesDependency,
        person: PersonDependency,
        table_id: TableId,
        hindsight: Hindsight = False,
    ) -> responses.Analysis:
        """Have the computers analyze a finished game; the result is kept with it."""
        address = address_of(request)
        return await queries.start_analysis(services, table_id, person, hindsight, address)

    @get("/chances", operation_id="readWinningChances", responses=PROBLEM_RESPONSES)
    async def read_winning_chances(
        self, services: ServicesDependency, person: PersonDependency, table_id: TableId
    ) -> responses.WinningChances:
        """How each seat's chances to win went over a finished game, as estimated."""
        return await queries.winning_chances(services, table_id, person)

    @get("/replay", operation_id="readReplay", responses=PROBLEM_RESPONSES)
    async def read_replay(
        self, services: ServicesDependency, person: PersonDependency, table_id: TableId
    ) -> responses.Replay:
        """All moves of a finished game."""
        return await queries.replay(services, table_id, person)

    @get("/catalogue", operation_id="readTableCatalogue", responses=PROBLEM_RESPONSES)
    async def read_catalogue(
        self, services: ServicesDependency, person: PersonDependency, table_id: TableId
    ) -> dict[str, Any]:
        """What is printed on the pieces that this table is played with, whatever is new since."""
        return await queries.catalogue(services, table_id, person)

    @get("/record", operation_id="readRecord", responses=PROBLEM_RESPONSES)
    async def read_record(
        self, services: ServicesDependency, person: PersonDependency, table_id: TableId
    ) -> Response[bytes]:
        """A finished game as a file that `silverspire verify` accepts."""
        content = await queries.record(services, table_id, person)
        name = f'attachment; filename="silverspire-{table_id}.json"'
        return Response(
            content, media_type="application/json", headers={"Content-Disposition": name}
        )
