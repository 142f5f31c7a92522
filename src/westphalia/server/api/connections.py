"""The live line of a seat: a websocket, or a stream of lines of JSON."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import suppress
from functools import partial
from typing import Annotated, Any

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from westphalia.engine.game import SPECTATOR
from westphalia.server.accounts import hashed
from westphalia.server.api.tables import Batch, Key, check_sight
from westphalia.server.context import Desk, address_of, as_refusal, number, route, token_of
from westphalia.server.errors import Refusal
from westphalia.server.store.rows import User
from westphalia.server.tables.seats import own_seat
from westphalia.server.tables.subscribers import REFUSED, Overrun, Subscriber
from westphalia.server.tables.table import Table

GOING = (1001, "the server is closing; come back in a moment")
SLOW = (1008, "nothing is read at the other end")
PULSE = 25.0  # seconds after which a silent stream shows that it lives
DRAFT = 8 * 1024


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    turn: int
    key: Key
    choices: Batch


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    turn: int
    key: Key


class Draft(msgspec.Struct, frozen=True, tag="draft", forbid_unknown_fields=True):
    draft: Annotated[dict[str, Any], msgspec.Meta(max_length=100)] | None


DECODER: msgspec.json.Decoder[Answer | Undo | Draft] = msgspec.json.Decoder(Answer | Undo | Draft)


class Line:
    """One connection: what comes in is done in order, what goes out never waits for that."""

    def __init__(self, desk: Desk, table: Table, user: User | None, subscriber: Subscriber) -> None:
        self.desk = desk
        self.table = table
        self.user = user
        self.subscriber = subscriber

    async def heard(self, data: str | bytes) -> None:
        """Do what a frame asks for, and say so, or say why not."""
        key = ""
        try:
            if len(data) > self.desk.settings.limits.frame:
                raise Refusal("too_large", "that frame is too large")
            if self.user is None or self.subscriber.seat == SPECTATOR:
                raise Refusal("not_allowed", "whoever watches cannot answer")
            self.desk.warden.take("person", self.user.id)
            frame = decoded(data)
            key = "" if isinstance(frame, Draft) else frame.key
            turn = await self._do(self.user, frame)
            if turn is not None:
                self._reply({"type": "ack", "key": key, "turn": turn})
        except Overrun:
            raise
        except Exception as error:
            refusal = as_refusal(error, "live")
            self.desk.metrics.count("refusals", refusal.code)
            self._reply({"type": "error", "key": key or None, **refusal.plain})

    async def _do(self, user: User, frame: Answer | Undo | Draft) -> int | None:
        table, seat = self.table, self.subscriber.seat
        check = partial(own_seat, table, seat, user)
        check()
        if isinstance(frame, Answer):
            return await table.answer(seat, frame.turn, frame.key, frame.choices, check)
        if isinstance(frame, Undo):
            self.desk.warden.take("undo", user.id)
            return await table.undo(seat, frame.turn, frame.key, check)
        table.draft(seat, draft_text(frame.draft), self.subscriber)
        return None

    def _reply(self, frame: dict[str, object]) -> None:
        self.subscriber.reply(msgspec.json.encode(frame))

    async def frames(self) -> AsyncIterator[bytes]:
        """What is to be sent, until the line is closed; an empty one only shows that it lives."""
        subscriber = self.subscriber
        while True:
            subscriber.wake.clear()
            while subscriber.replies:
                yield subscriber.replies.popleft()
            if self.may_see and (frame := self.table.frame(subscriber)):
                yield frame
            if subscriber.closing:
                return
            if not subscriber.wake.is_set():
                await subscriber.wake.wait()

    @property
    def may_see(self) -> bool:
        """Whether the seat is still this person's; if not, the line ends."""
        seat = self.subscriber.seat
        mine = seat == SPECTATOR or bool(self.user and self.table.seats[seat].user == self.user.id)
        if not mine and not self.subscriber.closing:
            self.subscriber.close(REFUSED + 403, f"seat {seat} is no longer yours")
        return mine


def decoded(data: str | bytes) -> Answer | Undo | Draft:
    try:
        return DECODER.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refusal("bad_request", f"the frame cannot be read: {error}") from error


def draft_text(draft: dict[str, Any] | None) -> str:
    text = msgspec.json.encode(draft) if draft else b""
    if len(text) > DRAFT:
        raise Refusal("too_large", f"a draft has at most {DRAFT} bytes")
    return text.decode()


async def subscribe(desk: Desk, connection: HTTPConnection) -> Line:
    """A line to the seat that was asked for, if it may be seen."""
    user = await desk.who(connection)
    table = await desk.tables.find(connection.path_params["table"])
    seat = number(connection, "seat", SPECTATOR)
    check_sight(table, seat, user)
    mark = hashed(token_of(connection))
    subscriber = Subscriber(user.id if user else 0, seat, number(connection, "log", 0), mark)
    return Line(desk, table, user, subscriber)


def join(desk: Desk, line: Line) -> None:
    subscriber = line.subscriber
    subscriber.sent = line.table.known(subscriber.seat, subscriber.sent)
    line.table.subscribers.add(subscriber)
    desk.metrics.count("connections")
    line.table.greet()
    subscriber.look()
    if desk.closing.is_set():
        subscriber.close(*GOING)


def leave(line: Line) -> None:
    line.table.subscribers.discard(line.subscriber)
    line.table.used = line.table.now()
    line.table.greet()


# websocket


async def live(websocket: WebSocket) -> None:
    desk: Desk = websocket.app.state.desk
    if not desk.trusted(websocket):
        await websocket.close(1008, "this page may not speak for you here")
        return
    await websocket.accept()
    try:
        desk.warden.take("address", address_of(websocket))
        line = await subscribe(desk, websocket)
        person = line.user.id if line.user else 0
        with desk.warden.connection(address_of(websocket), person):
            await converse(desk, websocket, line)
    except Overrun:
        await quietly(websocket.close(*SLOW))
    except Exception as error:
        refusal = as_refusal(error, "live")
        frame = msgspec.json.encode({"type": "error", "key": None, **refusal.plain})
        await quietly(websocket.send_text(frame.decode()))
        await quietly(websocket.close(REFUSED + refusal.status, refusal.message[:100]))


async def converse(desk: Desk, websocket: WebSocket, line: Line) -> None:
    sending = asyncio.create_task(send_all(websocket, line))
    join(desk, line)
    try:
        await receive_all(websocket, line)
    except WebSocketDisconnect:
        pass
    finally:
        leave(line)
        sending.cancel()
        with suppress(asyncio.CancelledError):
            await sending


async def receive_all(websocket: WebSocket, line: Line) -> None:
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await line.heard(message.get("text") or message.get("bytes") or "")


async def send_all(websocket: WebSocket, line: Line) -> None:
    try:
        async for frame in line.frames():
            await websocket.send({"type": "websocket.send", "text": frame.decode()})
        code, reason = line.subscriber.closing or (1000, "")
        await websocket.close(code, reason)
    except (WebSocketDisconnect, RuntimeError, OSError):
        return  # the other end has gone; whoever receives will notice


async def quietly(sending: Awaitable[None]) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        await sending


# stream


async def stream(desk: Desk, request: Request) -> Response:
    """The same frames as lines of JSON; an empty line every now and then shows that it lives."""
    line = await subscribe(desk, request)
    person = line.user.id if line.user else 0
    desk.warden.room(address_of(request), person)
    return StreamingResponse(
        lines(desk, line, address_of(request), person), media_type="application/x-ndjson"
    )


async def lines(desk: Desk, line: Line, address: str, person: int) -> AsyncIterator[bytes]:
    with desk.warden.connection(address, person):
        join(desk, line)
        try:
            async for frame in with_pulse(line.frames()):
                yield frame + b"\n"
        finally:
            leave(line)


async def with_pulse(frames: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The frames, and an empty one whenever there has been none for a while."""
    waiting = asyncio.ensure_future(next_of(frames))
    try:
        while True:
            finished, _ = await asyncio.wait([waiting], timeout=PULSE)
            if not finished:
                yield b""
                continue
            frame = waiting.result()
            if frame is None:
                return
            yield frame
            waiting = asyncio.ensure_future(next_of(frames))
    finally:
        waiting.cancel()


async def next_of(frames: AsyncIterator[bytes]) -> bytes | None:
    return await anext(frames, None)


ROUTES = [
    WebSocketRoute("/api/tables/{table}/live", live),
    route("/api/tables/{table}/stream", stream),
]
