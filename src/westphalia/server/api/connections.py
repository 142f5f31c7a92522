"""Live connections of a seat: a websocket, or a stream of JSON lines."""

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
from westphalia.engine.step import Seat
from westphalia.server.accounts import PLAY, READ, Bearer, hash_token
from westphalia.server.api.routing import address_of, as_refusal, query_number, route
from westphalia.server.api.tables import Batch, Key, check_may_see
from westphalia.server.connection_guard import SEND_TEXT
from westphalia.server.context import Context, token_of
from westphalia.server.errors import Refusal
from westphalia.server.health import cannot_write
from westphalia.server.store.rows import User
from westphalia.server.tables.chat import load_read_state
from westphalia.server.tables.publishing import CLOSE_REFUSED, SlowClient, Subscriber
from westphalia.server.tables.recap import mark_seen
from westphalia.server.tables.seats import require_own_seat
from westphalia.server.tables.table import Table

GOING_AWAY = (1001, "the server is closing; come back in a moment")
TOO_SLOW = (1008, "nothing is read at the other end")
HEARTBEAT = 25.0  # seconds after which a silent stream sends an empty line
MAX_DRAFT = 8 * 1024


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    turn: int
    key: Key
    choices: Batch


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    turn: int
    key: Key


class Draft(msgspec.Struct, frozen=True, tag="draft", forbid_unknown_fields=True):
    draft: Annotated[dict[str, Any], msgspec.Meta(max_length=100)] | None
    key: Key | None = None


class Seen(msgspec.Struct, frozen=True, tag="seen", forbid_unknown_fields=True):
    log: Annotated[int, msgspec.Meta(ge=0)]


Frame = Answer | Undo | Draft | Seen
DECODER: msgspec.json.Decoder[Frame] = msgspec.json.Decoder(Frame)


class Connection:
    """One connection: requests are handled in order, and frames go out independently of that."""

    def __init__(
        self,
        context: Context,
        table: Table,
        user: User | None,
        subscriber: Subscriber,
        scopes: tuple[str, ...] = (),
    ) -> None:
        self.context = context
        self.table = table
        self.user = user
        self.subscriber = subscriber
        self.scopes = scopes

    async def receive(self, data: str | bytes) -> None:
        """Handles a frame from the client, and acknowledges it or says why not."""
        key = ""
        try:
            if len(data) > self.context.settings.limits.frame:
                raise Refusal("too_large", "that frame is too large")
            if self.user is None or self.subscriber.seat == SPECTATOR:
                raise Refusal("not_allowed", "whoever watches cannot answer", reason="watching")
            self.context.rate_limiter.take("person", self.user.id)
            frame = decode_frame(data)
            key = "" if isinstance(frame, Seen) else frame.key or ""
            turn = await self._execute(self.user, frame)
            if turn is not None:
                self._reply({"type": "ack", "key": key, "turn": turn})
            elif key:  # positions before this one did not know the draft
                self._reply({"type": "kept", "key": key})
        except SlowClient:
            raise
        except Exception as error:
            refusal = as_refusal(error, "live")
            self.context.refused(refusal)
            self._reply({"type": "error", "key": key or None, **refusal.as_json})

    async def _execute(self, user: User, frame: Frame) -> int | None:
        table, seat = self.table, self.subscriber.seat
        Bearer(user, self.scopes).check(PLAY)
        check = partial(require_own_seat, table, seat, user)
        check()
        if isinstance(frame, Seen):
            mark_seen(table, seat, frame.log)
            return None
        if not isinstance(frame, Draft) and self.context.store_health.read_only:
            raise cannot_write()
        if isinstance(frame, Answer):
            return await table.answer(seat, frame.turn, frame.key, frame.choices, check)
        if isinstance(frame, Undo):
            self.context.rate_limiter.take("undo", user.id)
            return await table.undo(seat, frame.turn, frame.key, check)
        table.draft(seat, draft_text(frame.draft), self.subscriber)
        return None

    def _reply(self, frame: dict[str, object]) -> None:
        self.subscriber.reply(msgspec.json.encode(frame))

    async def frames(self) -> AsyncIterator[bytes]:
        """Yields the frames to send until the connection is closed."""
        subscriber = self.subscriber
        while True:
            subscriber.wake.clear()
            while subscriber.replies:
                yield subscriber.replies.popleft()
            if subscriber.read_only != self.context.store_health.read_only:
                subscriber.read_only = self.context.store_health.read_only
                yield msgspec.json.encode({"type": "server", "read_only": subscriber.read_only})
            if self.may_see and (frame := self.table.frame(subscriber)):
                yield frame
            if self.may_see and (words := self._words()):
                yield words
            if subscriber.closing:
                return
            if not subscriber.wake.is_set():
                await subscriber.wake.wait()

    def _words(self) -> bytes | None:
        """What was said and done meanwhile, for those who want to hear it."""
        reader, table = self.subscriber.read_state, self.table
        return table.talk.frame(reader, table.row, table.seats) if reader else None

    @property
    def may_see(self) -> bool:
        """Tells whether the seat is still this person's; if not, closes the connection."""
        seat = self.subscriber.seat
        mine = seat == SPECTATOR or bool(self.user and self.table.seats[seat].user == self.user.id)
        if not mine and not self.subscriber.closing:
            self.subscriber.close(CLOSE_REFUSED + 403, f"seat {seat} is no longer yours")
        return mine


def decode_frame(data: str | bytes) -> Frame:
    try:
        return DECODER.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refusal("bad_request", f"the frame cannot be read: {error}") from error


def draft_text(draft: dict[str, Any] | None) -> str:
    text = msgspec.json.encode(draft) if draft else b""
    if len(text) > MAX_DRAFT:
        raise Refusal("too_large", f"a draft has at most {MAX_DRAFT} bytes")
    return text.decode()


async def open_connection(context: Context, request: HTTPConnection) -> Connection:
    """Makes a connection to the seat that was asked for, if the user may see it."""
    await context.require_member(request)
    bearer = await context.find_bearer(request)
    user = bearer.user if bearer else None
    table = await context.tables.find(request.path_params["table"])
    seat = query_number(request, "seat", SPECTATOR)
    check_may_see(table, seat, user)
    token_hash = hash_token(token_of(request))
    logged = query_number(request, "log", 0)
    subscriber = Subscriber(user.id if user else 0, seat, logged, token_hash, address_of(request))
    subscriber.takes_diffs = bool(query_number(request, "changes", 0))
    if query_number(request, "talk", 0):
        subscriber.read_state = await load_read_state(table.store, table.row.id, subscriber.user)
    return Connection(context, table, user, subscriber, bearer.scopes if bearer else ())


def subscribe(context: Context, connection: Connection) -> None:
    subscriber = connection.subscriber
    subscriber.sent = settled_log_length(connection.table, subscriber.seat, subscriber.sent)
    connection.table.subscribers.add(subscriber)
    context.metrics.count("connections")
    connection.table.announce_presence()
    subscriber.request_snapshot()
    if context.closing.is_set():
        subscriber.close(*GOING_AWAY)


def settled_log_length(table: Table, seat: Seat, logged: int) -> int:
    """How much of a returning client's log can no longer change; the rest is sent again."""
    settled = table.snapshot.settled_answers if table.snapshot else 0
    return max(0, min(logged, table.logs.length_after(seat, settled)))


def unsubscribe(connection: Connection) -> None:
    connection.table.subscribers.discard(connection.subscriber)
    connection.table.last_used = connection.table.now()
    connection.table.announce_presence()


# websocket


async def websocket_endpoint(websocket: WebSocket) -> None:
    context: Context = websocket.app.state.context
    websocket.state.scope = READ
    if not context.origin_allowed(websocket):
        await websocket.close(1008, "this page may not speak for you here")
        return
    await websocket.accept()
    try:
        context.rate_limiter.take("address", address_of(websocket))
        context.bans.check(0, address_of(websocket))
        connection = await open_connection(context, websocket)
        person = connection.user.id if connection.user else 0
        with context.connection_limiter.connection(address_of(websocket), person):
            await serve_websocket(context, websocket, connection)
    except SlowClient:
        await quietly(websocket.close(*TOO_SLOW))
    except Exception as error:
        refusal = as_refusal(error, "live")
        frame = msgspec.json.encode({"type": "error", "key": None, **refusal.as_json})
        await quietly(websocket.send_text(frame.decode()))
        await quietly(websocket.close(CLOSE_REFUSED + refusal.status, refusal.message[:100]))


async def serve_websocket(context: Context, websocket: WebSocket, connection: Connection) -> None:
    sender = asyncio.create_task(send_all(websocket, connection))
    subscribe(context, connection)
    try:
        await receive_all(websocket, connection)
    except WebSocketDisconnect:
        pass
    finally:
        unsubscribe(connection)
        sender.cancel()
        with suppress(asyncio.CancelledError):
            await sender


async def receive_all(websocket: WebSocket, connection: Connection) -> None:
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await connection.receive(message.get("text") or message.get("bytes") or "")


async def send_all(websocket: WebSocket, connection: Connection) -> None:
    send = websocket.scope.get("extensions", {}).get(SEND_TEXT) or partial(send_text, websocket)
    try:
        async for frame in connection.frames():
            await send(frame)
        code, reason = connection.subscriber.closing or (1000, "")
        await websocket.close(code, reason)
    except (WebSocketDisconnect, RuntimeError, OSError):
        return  # the other end has gone; receive_all will notice


async def send_text(websocket: WebSocket, frame: bytes) -> None:
    """Sends a frame where the server under us has no shorter way for it."""
    await websocket.send({"type": "websocket.send", "text": frame.decode()})


async def quietly(sending: Awaitable[None]) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        await sending


# stream


async def stream(context: Context, request: Request) -> Response:
    """Sends the same frames as lines of JSON, with an empty line as a heartbeat."""
    connection = await open_connection(context, request)
    person = connection.user.id if connection.user else 0
    context.connection_limiter.check(address_of(request), person)
    frames = stream_frames(context, connection, address_of(request), person)
    return StreamingResponse(frames, media_type="application/x-ndjson")


async def stream_frames(
    context: Context, connection: Connection, address: str, person: int
) -> AsyncIterator[bytes]:
    with context.connection_limiter.connection(address, person):
        subscribe(context, connection)
        try:
            async for frame in with_heartbeat(connection.frames()):
                yield frame + b"\n"
        finally:
            unsubscribe(connection)


async def with_heartbeat(frames: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Yields the frames, and an empty one whenever there has been none for a while."""
    waiting = asyncio.ensure_future(next_of(frames))
    try:
        while True:
            finished, _ = await asyncio.wait([waiting], timeout=HEARTBEAT)
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
    WebSocketRoute("/api/tables/{table}/live", websocket_endpoint),
    route("/api/tables/{table}/stream", stream),
]
