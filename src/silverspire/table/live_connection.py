"""The live connection of one person to one table: resume, hear everything, ask for anything."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from silverspire.kernel.errors import SilverspireError
from silverspire.table import live_messages, queries, requests
from silverspire.table.hub import CLOSE_DELETED, Subscriber
from silverspire.table.logs import log
from silverspire.table.presenters import present_entry, present_problem, present_situation
from silverspire.table.refusals import (
    BadRequest,
    NotFound,
    PayloadTooLarge,
    Refused,
    Unauthenticated,
)
from silverspire.table.room import Room
from silverspire.table.services import Services
from silverspire.table.storage.store import PersonRow
from silverspire.table.unhurried import unhurried

CLOSE_UNAUTHENTICATED, CLOSE_MALFORMED, CLOSE_TRY_AGAIN, CLOSE_INTERNAL_ERROR = (
    4401,
    4400,
    1013,
    1011,
)
HELLO_TIMEOUT = 15.0
CLOSE_TIMEOUT = 2.0
MAX_REASON_LENGTH = 100  # a closing frame holds 123 bytes
MAX_MALFORMED = 50  # then somebody only makes noise

Socket = WebSocket[Any, Any, Any]
_decoder: msgspec.json.Decoder[requests.AnyLiveRequest] = msgspec.json.Decoder(
    requests.AnyLiveRequest
)
_encoder = msgspec.json.Encoder()


class CloseConnection(Exception):
    """The connection ends, with a code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason
        super().__init__(reason)


async def serve(
    socket: Socket,
    services: Services,
    table_id: str,
    secret: str | None,
    address: str | None = None,
) -> None:
    """A connection from its first message to its end. Nothing that is sent can crash it."""
    try:
        with _gone_is_no_fault():
            await socket.accept()
        services.rate_limits.consume("sockets", address)
        with services.live_connections.held(address):
            await _run_session(socket, services, table_id, secret, address)
    except CloseConnection as closing:
        await _close(socket, closing.code, closing.reason)
    except Refused as refused:  # the database went away in the middle
        await _close(socket, CLOSE_TRY_AGAIN, str(refused))
    except WebSocketDisconnect:
        return
    except Exception as error:  # noqa: BLE001  # an error of ours: logged, and answered without it
        log.error("internal-error", route="live", exc_info=error)
        await _close(socket, CLOSE_INTERNAL_ERROR, "something went wrong here")


async def _close(socket: Socket, code: int, reason: str) -> None:
    """Say why, if it can still be said: who does not read does not hear it."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        async with asyncio.timeout(CLOSE_TIMEOUT):
            await socket.close(code, reason[:MAX_REASON_LENGTH])


async def _run_session(
    socket: Socket, services: Services, table_id: str, secret: str | None, address: str | None
) -> None:
    person, room, hello, blocked = await _handshake(socket, services, table_id, secret, address)
    seat = services.viewing_seat(room, person, hello.seat)
    # No wait between looking and joining, so that nothing falls in between.
    subscriber = services.hub.subscribe(room, person.id, seat, hello.views)
    subscriber.blocked, subscriber.pace = blocked, hello.pace
    try:
        await _send_welcome(socket, services, room, person, subscriber, hello.since)
        services.publish_presence(table_id)
        await _exchange(socket, services, table_id, person, subscriber)
    finally:
        services.hub.unsubscribe(table_id, subscriber)
        services.publish_presence(table_id)


async def _handshake(
    socket: Socket, services: Services, table_id: str, secret: str | None, address: str | None
) -> tuple[PersonRow, Room, requests.Hello, frozenset[str]]:
    """Who comes, to which table, what they know already, and whom they do not read."""
    try:
        person = await services.find_person(secret, address)
        async with asyncio.timeout(HELLO_TIMEOUT):
            hello = _read(await _receive(socket, services))
        if not isinstance(hello, requests.Hello):
            raise BadRequest("hello-expected", "say hello first")
        services.rate_limits.consume("connections", person.id)
        blocked = await services.people.blocked_by(person)
        room = await queries.room_to_watch(services, table_id, person, hello.seat)
    except Refused as refused:
        await _send(socket, live_messages.Refusal(client_id=None, problem=present_problem(refused)))
        code = CLOSE_UNAUTHENTICATED if isinstance(refused, Unauthenticated) else CLOSE_MALFORMED
        code = CLOSE_DELETED if isinstance(refused, NotFound) else code
        code = CLOSE_TRY_AGAIN if refused.retry_after is not None else code
        raise CloseConnection(code, str(refused)) from refused
    except TimeoutError as error:
        raise CloseConnection(CLOSE_MALFORMED, "say hello first") from error
    return person, room, hello, blocked


async def _send_welcome(
    socket: Socket,
    services: Services,
    room: Room,
    person: PersonRow,
    subscriber: Subscriber,
    since: int | None,
) -> None:
    missed = [] if since is None else await services.rooms.updates_since(room, since)
    if room.kept is not None:
        situation = await services.archivist.situation(room, subscriber.seat, room.kept.moves)
    else:
        situation = present_situation(room, subscriber.seat)
    await _send(
        socket,
        live_messages.Welcome(
            table=services.present_table(room, person),
            situation=situation,
            entries=[
                present_entry(room, applied, subscriber.seat, subscriber.blocked)
                async for applied in unhurried(missed)
            ],
        ),
    )


# --- Both ways -----------------------------------------------------------------------------------


async def _exchange(
    socket: Socket, services: Services, table_id: str, person: PersonRow, subscriber: Subscriber
) -> None:
    """Read and write until one of them ends, or the hub closes the connection."""
    tasks: set[asyncio.Future[Any]] = {
        asyncio.create_task(_write_loop(socket, subscriber, services.settings.heartbeat_interval)),
        asyncio.create_task(_read_loop(socket, services, table_id, person, subscriber)),
    }
    try:
        done, _ = await asyncio.wait(
            {*tasks, subscriber.closed}, return_when=asyncio.FIRST_COMPLETED
        )
        for ended in done - {subscriber.closed}:
            ended.result()
        if subscriber.closed.done():
            raise CloseConnection(*subscriber.closed.result())
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _write_loop(socket: Socket, subscriber: Subscriber, heartbeat: float) -> None:
    """Send what waits; and a heartbeat when nothing does."""
    while True:
        try:
            async with asyncio.timeout(heartbeat):
                message = await subscriber.queue.get()
        except TimeoutError:
            message = _encoder.encode(live_messages.Heartbeat(sequence=subscriber.sequence))
        await _send_text(socket, message)


async def _read_loop(
    socket: Socket, services: Services, table_id: str, person: PersonRow, subscriber: Subscriber
) -> None:
    """Answer every message, one after another: done, or refused with reasons."""
    malformed = 0
    while True:
        client_id = None
        try:
            message = _read(await _receive(socket, services))
            services.rate_limits.consume("messages", person.id)
            if isinstance(message, requests.Hello):
                raise BadRequest("duplicate-hello", "you have already said hello")
            client_id = message.client_id
            if isinstance(message, requests.SetPace):
                subscriber.pace = message.pace
            subscriber.send(await _handle(services, table_id, person, message))
        except Refused as refused:
            services.metrics.refusals.labels(refused.code).inc()
            malformed += isinstance(refused, BadRequest)
            subscriber.send(
                live_messages.Refusal(client_id=client_id, problem=present_problem(refused))
            )
        except SilverspireError as error:
            problem = present_problem(Refused("refused", str(error)))
            subscriber.send(live_messages.Refusal(client_id=client_id, problem=problem))
        except (WebSocketDisconnect, CloseConnection):
            raise
        except Exception as error:  # noqa: BLE001  # a fault of ours must not end the connection
            log.error("internal-error", route="live", exc_info=error)
            internal = Refused(
                "internal-error", "internal error: read the table again before you retry"
            )
            subscriber.send(
                live_messages.Refusal(client_id=client_id, problem=present_problem(internal))
            )
        if malformed > MAX_MALFORMED:
            raise CloseConnection(CLOSE_MALFORMED, "too many of your messages cannot be read")


async def _handle(
    services: Services, table_id: str, person: PersonRow, message: requests.AnyLiveRequest
) -> live_messages.LiveMessage:
    match message:
        case requests.Ping() | requests.SetPace():
            return live_messages.Pong(client_id=message.client_id)
        case requests.GetPreview():
            preview = await queries.preview(
                services, table_id, person, message.seat, message.choice
            )
            return live_messages.QueryResult(client_id=message.client_id, preview=preview)
        case requests.GetPreviews():
            previews = await queries.previews(services, table_id, person, message.seat)
            return live_messages.QueryResult(client_id=message.client_id, previews=previews)
        case requests.GetReach():
            reach = await queries.reach(services, table_id, person, message.seat)
            return live_messages.QueryResult(client_id=message.client_id, reach=reach)
        case requests.GetPaths():
            paths = await queries.paths(services, table_id, person, message.seat, message.choice)
            return live_messages.QueryResult(client_id=message.client_id, paths=paths)
        case requests.GetWhyNot():
            why_not = await queries.why_not(
                services, table_id, person, message.seat, message.choice
            )
            return live_messages.QueryResult(client_id=message.client_id, why_not=why_not)
        case requests.Hello():
            raise BadRequest("duplicate-hello", "you have already said hello")
        case _:
            return live_messages.RequestAccepted(
                accepted=await services.execute(table_id, person, message)
            )


# --- Frames --------------------------------------------------------------------------------------


async def _receive(socket: Socket, services: Services) -> bytes:
    with _gone_is_no_fault():
        event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone")
    frame = event.get("text") or event.get("bytes") or b""
    content: bytes = frame.encode() if isinstance(frame, str) else frame
    if len(content) > services.settings.max_body_size:
        raise PayloadTooLarge("too-large", "the request is too large for this server")
    return content


def _read(content: bytes) -> requests.AnyLiveRequest:
    try:
        return _decoder.decode(content)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadRequest("malformed", f"the message cannot be read: {error}") from error


async def _send(socket: Socket, message: live_messages.LiveMessage) -> None:
    await _send_text(socket, _encoder.encode(message))


async def _send_text(socket: Socket, message: bytes) -> None:
    with _gone_is_no_fault():
        await socket.send_text(message.decode())


@contextmanager
def _gone_is_no_fault() -> Iterator[None]:
    """A connection may end at any moment; what sends on it then fails with either of these."""
    try:
        yield
    except (OSError, RuntimeError) as error:
        raise WebSocketDisconnect(detail="gone") from error
