"""The server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from silverspire.kernel.errors import SilverspireError
from silverspire.table.api import doors
from silverspire.table.api.document import DocumentPlugin
from silverspire.table.api.live import live_connection
from silverspire.table.api.operations import OperationsController
from silverspire.table.api.pages import AS_IT_IS, PagesController
from silverspire.table.api.people import PeopleController
from silverspire.table.api.play import PlayController
from silverspire.table.api.porter import Porter, TableApp
from silverspire.table.api.reference import ReferencePlugin
from silverspire.table.api.tables import GamesController, TablesController
from silverspire.table.house import House
from silverspire.table.logs import a_person_looks
from silverspire.table.refusals import Refused
from silverspire.table.settings import Settings

API_VERSION = "1"


OPENAPI = OpenAPIConfig(
    title="Silverspire table",
    version=API_VERSION,
    description="Tables for people and computers. Whatever changes a table is one request "
    "to `/api/tables/{table_id}/requests`, or the same over its live connection.",
    render_plugins=[ReferencePlugin(), DocumentPlugin()],
    path="/schema",
    use_handler_docstrings=True,
)
# What tables tell is text, and long: a view of 9 kB becomes 1.6 kB in 50 µs, and little smaller in
# more. Files of the app lie compressed already.
COMPRESSION = CompressionConfig(
    backend="gzip", minimum_size=1024, gzip_compress_level=4, exclude_opt_key=AS_IT_IS
)
REFUSALS: dict[int | type[Exception], Any] = {
    Refused: doors.refuse,
    SilverspireError: doors.refuse_by_engine,
    HTTPException: doors.refuse_malformed,
    msgspec.MsgspecError: doors.refuse_undecodable,
    RecursionError: doors.refuse_nested,
    Exception: doors.refuse_unexpected,
}


def create_app(settings: Settings) -> Litestar:
    """A server for these settings; its database is opened when it starts."""

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        async with House(settings).opened() as house:
            app.state.house = house
            assert isinstance(app, TableApp)
            app.porter = Porter(house.metrics, _logs_requests(settings))
            yield

    return TableApp(
        route_handlers=[
            GamesController,
            OperationsController,
            PagesController,
            PeopleController,
            PlayController,
            TablesController,
            live_connection,
        ],
        dependencies={
            "house": Provide(doors.provide_house),
            "person": Provide(doors.provide_person),
        },
        exception_handlers=REFUSALS,
        guards=[doors.refuse_foreign_origin],
        lifespan=[open_house],
        openapi_config=OPENAPI,
        compression_config=COMPRESSION,
        request_max_body_size=settings.body_size,
        logging_config=None,
    )


def _logs_requests(settings: Settings) -> bool:
    return not a_person_looks() if settings.log_requests is None else settings.log_requests
