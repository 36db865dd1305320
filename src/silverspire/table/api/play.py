"""Looking at a game: views, choices, reasons, previews, the past. Nothing here changes it."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, get
from litestar.params import PathParameter, QueryParameter

from silverspire.table import looking, wire
from silverspire.table.api.doors import REFUSALS, TheHouse, ThePerson
from silverspire.table.api.tables import TableId

Seat = Annotated[
    int | None,
    QueryParameter(ge=0, le=7, required=False, description="One of your seats; else your first"),
]
Choice = Annotated[str, QueryParameter(max_length=200, description="A choice's name")]
Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="The last sequence you know")]


class PlayController(Controller):
    path = "/api/tables/{table_id:str}"
    tags = ("Play",)

    @get("/view", operation_id="readView", responses=REFUSALS)
    async def read_view(
        self, house: TheHouse, person: ThePerson, table_id: TableId, seat: Seat = None
    ) -> wire.Situation:
        """All that a seat may know now, and what is asked."""
        return await looking.situation(house, table_id, person, seat)

    @get("/decision", operation_id="readDecision", responses=REFUSALS)
    async def read_decision(
        self, house: TheHouse, person: ThePerson, table_id: TableId, seat: Seat = None
    ) -> wire.DecisionTold | None:
        """The pending question; with its choices if it is yours."""
        return await looking.decision(house, table_id, person, seat)

    @get("/why-not", operation_id="readWhyNot", responses=REFUSALS)
    async def read_why_not(
        self,
        house: TheHouse,
        person: ThePerson,
        table_id: TableId,
        choice: Choice,
        seat: Seat = None,
    ) -> wire.WhyNot:
        """Why a choice cannot be made now."""
        return await looking.why_not(house, table_id, person, seat, choice)

    @get("/preview", operation_id="readPreview", responses=REFUSALS)
    async def read_preview(
        self,
        house: TheHouse,
        person: ThePerson,
        table_id: TableId,
        choice: Choice,
        seat: Seat = None,
    ) -> wire.Preview:
        """What a choice is sure to change for you, without touching the game."""
        return await looking.preview(house, table_id, person, seat, choice)

    @get("/previews", operation_id="readPreviews", responses=REFUSALS)
    async def read_previews(
        self, house: TheHouse, person: ThePerson, table_id: TableId, seat: Seat = None
    ) -> list[wire.Preview]:
        """What each choice of yours is sure to do, all at once."""
        return await looking.previews(house, table_id, person, seat)

    @get("/hint", operation_id="readHint", responses=REFUSALS)
    async def read_hint(
        self, house: TheHouse, person: ThePerson, table_id: TableId, seat: Seat = None
    ) -> wire.Hint:
        """What a good player would choose in your place, and why."""
        return await looking.hint(house, table_id, person, seat)

    @get("/entries", operation_id="readEntries", responses=REFUSALS)
    async def read_entries(
        self,
        house: TheHouse,
        person: ThePerson,
        table_id: TableId,
        since: Since = 0,
        seat: Seat = None,
    ) -> list[wire.EntryTold]:
        """Everything that happened after a sequence number, as a seat may know it."""
        return await looking.entries(house, table_id, person, seat, since)

    @get("/chat", operation_id="readChat", responses=REFUSALS)
    async def read_chat(
        self,
        house: TheHouse,
        person: ThePerson,
        table_id: TableId,
        before: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 2**31 - 1,
    ) -> list[wire.EntryTold]:
        """What was said, the last hundred before a sequence number, in order."""
        return await looking.chat(house, table_id, person, before)

    @get("/history/{move:int}", operation_id="readHistory", responses=REFUSALS)
    async def read_history(
        self,
        house: TheHouse,
        person: ThePerson,
        table_id: TableId,
        move: Annotated[int, PathParameter(ge=0, le=100_000)],
        seat: Seat = None,
    ) -> wire.Situation:
        """The view after so many moves, as the seat saw it then."""
        return await looking.history(house, table_id, person, seat, move)

    @get("/scores", operation_id="readScores", responses=REFUSALS)
    async def read_scores(
        self, house: TheHouse, person: ThePerson, table_id: TableId, seat: Seat = None
    ) -> wire.Scores:
        """Score sheets as if the game ended now, as far as the seat may know."""
        return await looking.scores(house, table_id, person, seat)

    @get("/course", operation_id="readCourse", responses=REFUSALS)
    async def read_course(
        self, house: TheHouse, person: ThePerson, table_id: TableId
    ) -> wire.Course:
        """How the game went so far, in the numbers that everyone sees: prices, points, taxes."""
        return await looking.course(house, table_id, person)

    @get("/replay", operation_id="readReplay", responses=REFUSALS)
    async def read_replay(
        self, house: TheHouse, person: ThePerson, table_id: TableId
    ) -> wire.Replay:
        """All moves of a finished game."""
        return await looking.replay(house, table_id, person)

    @get("/record", operation_id="readRecord", responses=REFUSALS)
    async def read_record(
        self, house: TheHouse, person: ThePerson, table_id: TableId
    ) -> Response[bytes]:
        """A finished game as a file that `silverspire verify` accepts."""
        content = await looking.record(house, table_id, person)
        name = f'attachment; filename="silverspire-{table_id}.json"'
        return Response(
            content, media_type="application/json", headers={"Content-Disposition": name}
        )
