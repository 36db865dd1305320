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
from silverspire.table.api import dependencies
from silverspire.table.api.about import AboutController
from silverspire.table.api.document import DocumentPlugin
from silverspire.table.api.operations import OperationsController
from silverspire.table.api.pages import NOT_COMPRESSED, PagesController
from silverspire.table.api.people import PeopleController
from silverspire.table.api.queries import QueriesController
from silverspire.table.api.reference import ReferencePlugin
from silverspire.table.api.request_log import RequestLog, TableApp
from silverspire.table.api.tables import GamesController, TablesController
from silverspire.table.api.websocket import live_endpoint
from silverspire.table.logs import is_interactive
from silverspire.table.metrics_endpoint import metrics_endpoint
from silverspire.table.refusals import Refused
from silverspire.table.services import Services
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
# Responses are text, and long: a view of 9 kB becomes 1.6 kB in 50 µs, and little smaller in
# more. Files of the app lie compressed already.
COMPRESSION = CompressionConfig(
    backend="gzip", minimum_size=1024, gzip_compress_level=4, exclude_opt_key=NOT_COMPRESSED
)
EXCEPTION_HANDLERS: dict[int | type[Exception], Any] = {
    Refused: dependencies.handle_refused,
    SilverspireError: dependencies.handle_engine_error,
    HTTPException: dependencies.handle_http_error,
    msgspec.MsgspecError: dependencies.handle_decode_error,
    UnicodeDecodeError: dependencies.handle_undecodable,
    RecursionError: dependencies.handle_recursion_error,
    Exception: dependencies.handle_unexpected,
}


def create_app(settings: Settings) -> Litestar:
    """A server for these settings; its database is opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with Services(settings).opened() as services:
            app.state.services = services
            assert isinstance(app, TableApp)
            app.request_log = RequestLog(services.metrics, _logs_requests(settings))
            count_tables = services.store.count_tables
            async with metrics_endpoint(services.metrics, settings.metrics, count_tables):
                yield

    return TableApp(
        route_handlers=[
            AboutController,
            GamesController,
            OperationsController,
            PagesController,
            PeopleController,
            QueriesController,
            TablesController,
            live_endpoint,
        ],
        dependencies={
            "services": Provide(dependencies.provide_services),
            "person": Provide(dependencies.provide_person),
        },
        exception_handlers=EXCEPTION_HANDLERS,
        guards=[dependencies.check_origin],
        lifespan=[lifespan],
        openapi_config=OPENAPI,
        compression_config=COMPRESSION,
        request_max_body_size=settings.max_body_size,
        logging_config=None,
    )


def _logs_requests(settings: Settings) -> bool:
    return not is_interactive() if settings.log_requests is None else settings.log_requests
