"""What every request needs: the person, their address, and how a refusal is answered."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from silverspire.kernel.errors import SilverspireError
from silverspire.table.api.address_limits import PROBLEM_JSON, Connection, address_of
from silverspire.table.api.pages import app_not_found
from silverspire.table.logs import log
from silverspire.table.people import COOKIE, HOST_COOKIE
from silverspire.table.presenters import present_problem
from silverspire.table.refusals import (
    BadRequest,
    Forbidden,
    NotFound,
    PayloadTooLarge,
    Refused,
)
from silverspire.table.responses import Problem
from silverspire.table.services import Services
from silverspire.table.storage.store import PersonRow

AnyHttp = Request[Any, Any, Any]
T = TypeVar("T")

ServicesDependency = NamedDependency[Services]
PersonDependency = NamedDependency[PersonRow]

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}

# Which refusals a request may meet; they all look alike.
PROBLEM_RESPONSES = {
    status: ResponseSpec(
        Problem,
        description=why,
        generate_examples=False,
        media_type=PROBLEM_JSON,
    )
    for status, why in {
        400: "It cannot be understood",
        401: "We do not know who asks",
        403: "It is not yours to do",
        404: "There is no such thing, or you are not invited to it",
        409: "Not now",
        413: "Too large",
        429: "Too often",
        503: "The database is away",
    }.items()
}


async def provide_services(state: State) -> Services:
    services: Services = state.services
    return services


async def provide_person(request: AnyHttp, services: ServicesDependency) -> PersonRow:
    person = await services.find_person(secret_of(request), address_of(request))
    services.rate_limits.consume("messages", person.id)
    return person


def secret_of(connection: Connection) -> str | None:
    """The secret of whoever asks: in the cookie of a browser, or the header of a program."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    return connection.cookies.get(cookie_name(connection))


def cookie_name(connection: Connection) -> str:
    """Over HTTPS a name that only this very host can set, and only over HTTPS: no neighbor and
    no one on the way can plant a secret that they know."""
    return HOST_COOKIE if is_encrypted(connection) else COOKIE


def is_encrypted(connection: Connection) -> bool:
    return connection.scope["scheme"] in {"https", "wss"}


async def check_origin(connection: Connection, _: BaseRouteHandler) -> None:
    """A page of another site may not act with a person's cookie.

    Nothing here waits; but what is not async the framework gives to a thread, at every request.
    """
    if connection.scope.get("method") in SAFE_METHODS:  # a live connection has none
        return
    origin = connection.headers.get("origin")
    if origin is None:  # no browser: those name where they come from
        return
    settings = connection.app.state.services.settings
    own = urlsplit(origin).netloc == connection.headers.get("host")
    if not own and origin not in settings.allowed_origins:
        raise Forbidden(
            "origin-not-allowed", "this server only accepts requests from its own pages"
        )


async def while_connected(request: AnyHttp, work: Coroutine[Any, Any, T]) -> T:
    """The result of work that is given up when nobody waits for it any longer."""
    task, gone = asyncio.create_task(work), asyncio.create_task(_disconnected(request))
    try:
        await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Refused("no-hint", "the client has closed the connection")
        return task.result()
    finally:
        task.cancel()
        gone.cancel()


async def _disconnected(request: AnyHttp) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


# --- Refusals ------------------------------------------------------------------------------------


def problem_response(
    request: AnyHttp, refused: Refused, headers: Mapping[str, str] | None = None
) -> Response[Problem]:
    request.scope["state"]["refusal"] = refused.code  # for the request log
    more = {} if refused.retry_after is None else {"Retry-After": str(refused.retry_after)}
    return Response(
        present_problem(refused),
        status_code=refused.status,
        media_type=PROBLEM_JSON,
        headers={**(headers or {}), **more},
    )


def handle_refused(request: AnyHttp, error: Refused) -> Response[Problem]:
    return problem_response(request, error)


def handle_engine_error(request: AnyHttp, error: SilverspireError) -> Response[Problem]:
    return problem_response(request, Refused("refused", str(error)))


def handle_http_error(request: AnyHttp, error: HTTPException) -> Response[Any]:
    """What the framework refuses, in our words."""
    status = error.status_code
    if status == 500 and isinstance(error.__cause__, msgspec.ValidationError):
        # Litestar takes a field of the body that is named like a dependency for a fault of ours.
        return problem_response(request, BadRequest("malformed", str(error.__cause__)))
    page = app_not_found(request) if status == 404 else None
    if page is not None:
        return page
    if status == 413:
        too_large = PayloadTooLarge("too-large", "the request is too large for this server")
        return problem_response(request, too_large)
    if status in {404, 405}:
        refused: Refused = NotFound(
            "page-not-found", "there is nothing at this address; see /schema"
        )
    else:
        refused = BadRequest("malformed", _detail(error))
    if status not in {400, 404}:
        refused.status = status
    return problem_response(request, refused, error.headers)


def _detail(error: HTTPException) -> str:
    """What was wrong, field by field, without repeating what was sent."""
    extra = error.extra if isinstance(error.extra, list) else []
    details = [
        f"{one.get('key', 'request')}: {one.get('message', '')}"
        for one in extra
        if isinstance(one, dict)
    ]
    return "; ".join(details) or (
        error.detail if error.status_code != 500 else "something went wrong here"
    )


def handle_decode_error(request: AnyHttp, error: msgspec.MsgspecError) -> Response[Problem]:
    return problem_response(request, BadRequest("malformed", str(error)))


def handle_undecodable(request: AnyHttp, _: UnicodeDecodeError) -> Response[Problem]:
    return problem_response(request, BadRequest("malformed", "the text is not valid UTF-8"))


def handle_recursion_error(request: AnyHttp, _: RecursionError) -> Response[Problem]:
    return problem_response(request, BadRequest("malformed", "the JSON is nested too deeply"))


def handle_unexpected(request: AnyHttp, error: Exception) -> Response[Problem]:
    """An error of ours: logged with its traceback, answered without it."""
    route = request.scope.get("path_template")
    log.error("internal-error", route=route, method=request.method, exc_info=error)
    refused = Refused("internal-error", "internal error: read the table again before you retry")
    refused.status = 500
    return problem_response(request, refused)
