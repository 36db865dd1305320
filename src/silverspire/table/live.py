"""The live connection of one person to one table: resume, hear everything, ask for anything."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from silverspire.kernel.errors import SilverspireError
from silverspire.table import asks, live_messages, looking
from silverspire.table.house import House
from silverspire.table.hub import GONE, Reader
from silverspire.table.logs import log
from silverspire.table.refusals import BadRequest, NotFound, Refused, TooLarge, WhoAreYou
from silverspire.table.room import Room
from silverspire.table.storage.store import PersonRow
from silverspire.table.telling import tell_entry, tell_problem, tell_situation

UNKNOWN, MALFORMED, TRY_AGAIN, FAULT = 4401, 4400, 1013, 1011
HELLO_WITHIN = 15.0
CLOSE_WITHIN = 2.0
LONGEST_REASON = 100  # a closing frame holds 123 bytes
MOST_MALFORMED = 50  # then somebody only makes noise

Socket = WebSocket[Any, Any, Any]
_decoder: msgspec.json.Decoder[asks.AnyLive] = msgspec.json.Decoder(asks.AnyLive)
_encoder = msgspec.json.Encoder()


class Farewell(Exception):
    """The connection ends, with a code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason
        super().__init__(reason)


async def serve(socket: Socket, house: House, table_id: str, secret: str | None) -> None:
    """A connection from its first message to its end. Nothing that is sent can crash it."""
    await socket.accept()
    try:
        await _attend(socket, house, table_id, secret)
    except Farewell as farewell:
        await _close(socket, farewell.code, farewell.reason)
    except Refused as refused:  # the database went away in the middle
        await _close(socket, TRY_AGAIN, str(refused))
    except WebSocketDisconnect:
        return
    except Exception as error:  # noqa: BLE001  # a fault of ours: logged, and told without
        log.error("fault", route="live", exc_info=error)
        await _close(socket, FAULT, "something went wrong here")


async def _close(socket: Socket, code: int, reason: str) -> None:
    """Say why, if it can still be said: who does not read does not hear it."""
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(CLOSE_WITHIN):
            await socket.close(code, reason[:LONGEST_REASON])


async def _attend(socket: Socket, house: House, table_id: str, secret: str | None) -> None:
    person, room, hello = await _introduce(socket, house, table_id, secret)
    seat = house.viewpoint(room, person, hello.seat)
    # No wait between looking and joining, so that nothing falls in between.
    reader = house.hub.join(room, person.id, seat, hello.views)
    try:
        await _welcome(socket, house, room, person, seat, hello.since)
        house.tell_presence(table_id)
        await _both_ways(socket, house, table_id, person, reader)
    finally:
        house.hub.leave(table_id, reader)
        house.tell_presence(table_id)


async def _introduce(
    socket: Socket, house: House, table_id: str, secret: str | None
) -> tuple[PersonRow, Room, asks.Hello]:
    """Who comes, to which table, and what they know already."""
    try:
        person = await house.people.find(secret)
        async with asyncio.timeout(HELLO_WITHIN):
            hello = _read(await _receive(socket, house))
        if not isinstance(hello, asks.Hello):
            raise BadRequest("no-hello", "say hello first")
        house.limits.spend("connections", person.id)
        room = await house.enter(table_id, person)
        house.viewpoint(room, person, hello.seat)
    except Refused as refused:
        await _send(socket, live_messages.Refusal(client_id=None, problem=tell_problem(refused)))
        code = UNKNOWN if isinstance(refused, WhoAreYou) else MALFORMED
        code = GONE if isinstance(refused, NotFound) else code
        code = TRY_AGAIN if refused.retry_after is not None else code
        raise Farewell(code, str(refused)) from refused
    except TimeoutError as error:
        raise Farewell(MALFORMED, "say hello first") from error
    return person, room, hello


async def _welcome(
    socket: Socket, house: House, room: Room, person: PersonRow, seat: int | None, since: int | None
) -> None:
    missed = [] if since is None else await house.rooms.told_since(room, since)
    await _send(
        socket,
        live_messages.Welcome(
            table=house.tell(room, person),
            situation=tell_situation(room, seat),
            entries=[tell_entry(told, seat) for told in missed],
        ),
    )


# --- Both ways -----------------------------------------------------------------------------------


async def _both_ways(
    socket: Socket, house: House, table_id: str, person: PersonRow, reader: Reader
) -> None:
    """Read and write until one of them ends, or the hub cuts the reader off."""
    tasks: set[asyncio.Future[Any]] = {
        asyncio.create_task(_write(socket, reader, house.settings.heartbeat)),
        asyncio.create_task(_listen(socket, house, table_id, person, reader)),
    }
    try:
        done, _ = await asyncio.wait({*tasks, reader.closed}, return_when=asyncio.FIRST_COMPLETED)
        for ended in done - {reader.closed}:
            ended.result()
        if reader.closed.done():
            raise Farewell(*reader.closed.result())
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _write(socket: Socket, reader: Reader, heartbeat: float) -> None:
    """Send what waits; and a heartbeat when nothing does."""
    while True:
        try:
            async with asyncio.timeout(heartbeat):
                message = await reader.waiting.get()
        except TimeoutError:
            message = _encoder.encode(live_messages.Heartbeat(sequence=reader.sequence))
        await socket.send_text(message.decode())


async def _listen(
    socket: Socket, house: House, table_id: str, person: PersonRow, reader: Reader
) -> None:
    """Answer every message, one after another: done, or refused with reasons."""
    malformed = 0
    while True:
        client_id = None
        try:
            message = _read(await _receive(socket, house))
            house.limits.spend("messages", person.id)
            if isinstance(message, asks.Hello):
                raise BadRequest("hello-again", "you have said hello already")
            client_id = message.client_id
            reader.send(await _answer(house, table_id, person, message))
        except Refused as refused:
            house.metrics.refusals.labels(refused.code).inc()
            malformed += isinstance(refused, BadRequest)
            reader.send(live_messages.Refusal(client_id=client_id, problem=tell_problem(refused)))
        except SilverspireError as error:
            problem = tell_problem(Refused("refused", str(error)))
            reader.send(live_messages.Refusal(client_id=client_id, problem=problem))
        except (WebSocketDisconnect, Farewell):
            raise
        except Exception as error:  # noqa: BLE001  # a fault of ours must not end the connection
            log.error("fault", route="live", exc_info=error)
            fault = Refused("fault", "something went wrong here; look again before you retry")
            reader.send(live_messages.Refusal(client_id=client_id, problem=tell_problem(fault)))
        if malformed > MOST_MALFORMED:
            raise Farewell(MALFORMED, "too much of what you send cannot be read")


async def _answer(
    house: House, table_id: str, person: PersonRow, message: asks.AnyLive
) -> live_messages.Live:
    match message:
        case asks.Ping():
            return live_messages.Pong(client_id=message.client_id)
        case asks.AskPreview():
            preview = await looking.preview(house, table_id, person, message.seat, message.choice)
            return live_messages.Answered(client_id=message.client_id, preview=preview)
        case asks.AskPreviews():
            previews = await looking.previews(house, table_id, person, message.seat)
            return live_messages.Answered(client_id=message.client_id, previews=previews)
        case asks.AskWhyNot():
            why_not = await looking.why_not(house, table_id, person, message.seat, message.choice)
            return live_messages.Answered(client_id=message.client_id, why_not=why_not)
        case asks.Hello():
            raise BadRequest("hello-again", "you have said hello already")
        case _:
            return live_messages.Done(accepted=await house.carry_out(table_id, person, message))


# --- Frames --------------------------------------------------------------------------------------


async def _receive(socket: Socket, house: House) -> bytes:
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone")
    frame = event.get("text") or event.get("bytes") or b""
    content: bytes = frame.encode() if isinstance(frame, str) else frame
    if len(content) > house.settings.body_size:
        raise TooLarge("too-large", "that is larger than this server takes")
    return content


def _read(content: bytes) -> asks.AnyLive:
    try:
        return _decoder.decode(content)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadRequest("malformed", f"this cannot be read: {error}") from error


async def _send(socket: Socket, message: live_messages.Live) -> None:
    await socket.send_text(_encoder.encode(message).decode())
