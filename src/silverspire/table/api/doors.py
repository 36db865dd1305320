"""What stands before every request: who asks, from where, and how a refusal is told."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from silverspire.kernel.errors import SilverspireError
from silverspire.table.api.pages import hand_out_nowhere
from silverspire.table.house import House
from silverspire.table.logs import log
from silverspire.table.people import COOKIE
from silverspire.table.refusals import BadRequest, NotFound, NotYours, Refused, TooLarge, WhoAreYou
from silverspire.table.storage.store import PersonRow
from silverspire.table.telling import tell_problem
from silverspire.table.wire import Problem

Connection = ASGIConnection[Any, Any, Any, Any]
AnyHttp = Request[Any, Any, Any]

TheHouse = NamedDependency[House]
ThePerson = NamedDependency[PersonRow]

SAFE = {"GET", "HEAD", "OPTIONS"}
PROBLEM_JSON = "application/problem+json"
HOUSEHOLD = 64  # bits of an address of IPv6 that a provider gives to one customer

# Which refusals a request may meet; they are all told alike.
REFUSALS = {
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


async def provide_house(state: State) -> House:
    house: House = state.house
    return house


async def provide_person(request: AnyHttp, house: TheHouse) -> PersonRow:
    try:
        person = await house.people.find(secret_of(request))
    except WhoAreYou:
        house.limits.spend("strangers", address_of(request))
        raise
    house.limits.spend("messages", person.id)
    return person


def secret_of(connection: Connection) -> str | None:
    """The secret of whoever asks: in the cookie of a browser, or the header of a program."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    return connection.cookies.get(COOKIE)


def address_of(connection: Connection) -> str | None:
    """Where somebody comes from. Who has one address of IPv6 has the 2**64 beside it, too."""
    if connection.client is None:
        return None
    try:
        address = ip_address(connection.client.host)
    except ValueError:
        return connection.client.host
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped or IPv6Network((int(address), HOUSEHOLD), strict=False))
    return str(address)


async def refuse_foreign_origin(connection: Connection, _: BaseRouteHandler) -> None:
    """A page of another site may not act with a person's cookie.

    Nothing here waits; but what is not async the framework gives to a thread, at every request.
    """
    if connection.scope.get("method") in SAFE:  # a live connection has none
        return
    origin = connection.headers.get("origin")
    if origin is None:  # no browser: those name where they come from
        return
    settings = connection.app.state.house.settings
    own = urlsplit(origin).netloc == connection.headers.get("host")
    if not own and origin not in settings.origins:
        raise NotYours("foreign-origin", "this server takes requests only from its own pages")


# --- Refusals ------------------------------------------------------------------------------------


def answer_problem(
    request: AnyHttp, refused: Refused, headers: Mapping[str, str] | None = None
) -> Response[Problem]:
    request.scope["state"]["refusal"] = refused.code  # for the porter's book
    more = {} if refused.retry_after is None else {"Retry-After": str(refused.retry_after)}
    return Response(
        tell_problem(refused),
        status_code=refused.status,
        media_type=PROBLEM_JSON,
        headers={**(headers or {}), **more},
    )


def refuse(request: AnyHttp, error: Refused) -> Response[Problem]:
    return answer_problem(request, error)


def refuse_by_engine(request: AnyHttp, error: SilverspireError) -> Response[Problem]:
    return answer_problem(request, Refused("refused", str(error)))


def refuse_malformed(request: AnyHttp, error: HTTPException) -> Response[Any]:
    """What the framework refuses, in our words."""
    status = error.status_code
    page = hand_out_nowhere(request) if status == 404 else None
    if page is not None:
        return page
    if status == 413:
        too_large = TooLarge("too-large", "that is larger than this server takes")
        return answer_problem(request, too_large)
    if status in {404, 405}:
        refused: Refused = NotFound("no-page", "there is nothing here; see /schema")
    else:
        refused = BadRequest("malformed", _detail(error))
    if status not in {400, 404}:
        refused.status = status
    return answer_problem(request, refused, error.headers)


def _detail(error: HTTPException) -> str:
    """What was wrong, field by field, without repeating what was sent."""
    extra = error.extra if isinstance(error.extra, list) else []
    told = [
        f"{one.get('key', 'request')}: {one.get('message', '')}"
        for one in extra
        if isinstance(one, dict)
    ]
    return "; ".join(told) or (
        error.detail if error.status_code != 500 else "something went wrong here"
    )


def refuse_undecodable(request: AnyHttp, error: msgspec.MsgspecError) -> Response[Problem]:
    return answer_problem(request, BadRequest("malformed", str(error)))


def refuse_nested(request: AnyHttp, _: RecursionError) -> Response[Problem]:
    return answer_problem(request, BadRequest("malformed", "that is nested too deeply"))


def refuse_unexpected(request: AnyHttp, error: Exception) -> Response[Problem]:
    """A fault of ours: logged with its traceback, told without."""
    route = request.scope.get("path_template")
    log.error("fault", route=route, method=request.method, exc_info=error)
    refused = Refused("fault", "something went wrong here; look again before you retry")
    refused.status = 500
    return answer_problem(request, refused)
