"""Before any request: heads that never end, too many connections, a log that is flooded."""

from __future__ import annotations

import asyncio
import logging
import resource
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager
from functools import partial
from typing import Any

import pytest
import uvicorn
from msgspec.structs import replace
from tests.server import hurry
from tests.server.kit import PATIENCE, USUAL, Clock
from tests.server.process import Process
from uvicorn.server import ServerState
from websockets.asyncio.client import connect

from westphalia.server import process
from westphalia.server.connection_guard import ConnectionGate, GuardedHttp, GuardedWebSocket
from westphalia.server.process import AT_ONCE, WINDOW, LogLimit

HALF = b"GET /health HTTP/1.1\r\nhost: localhost\r\n"
WHOLE = HALF + b"\r\n"
SOON = 0.05  # seconds: the deadline of these tests
Talk = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def slow_app(scope: Any, receive: Any, send: Callable[[Any], Awaitable[None]]) -> None:
    """Answers when every deadline of a head is long over."""
    await asyncio.sleep(4 * SOON)
    headers = [(b"content-length", b"5")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"well\n"})


async def opened_server(
    gate: ConnectionGate, app: Any, **more: Any
) -> tuple[asyncio.AbstractServer, int]:
    """A server behind a gate, and its port."""
    protocols: dict[str, Any] = {
        "http": partial(GuardedHttp, gate=gate),
        "ws": partial(GuardedWebSocket, gate=gate),
    }
    config = uvicorn.Config(app, **protocols, **more, log_config=None)
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: config.http_protocol_class(config=config, server_state=state, app_state={}),  # type: ignore[call-arg]
        "127.0.0.1",
        0,
    )
    return server, server.sockets[0].getsockname()[1]


@asynccontextmanager
async def guarded(gate: ConnectionGate) -> AsyncIterator[Callable[[], Awaitable[Talk]]]:
    """A server behind a gate, and how to reach it."""
    server, port = await opened_server(gate, slow_app)
    opened: list[Talk] = []

    async def connect() -> Talk:
        opened.append(await asyncio.open_connection("127.0.0.1", port))
        return opened[-1]

    try:
        async with asyncio.timeout(PATIENCE):
            yield connect
    finally:
        server.close()
        for _, writer in opened:
            writer.close()
        await emptied(gate)


async def entered(gate: ConnectionGate) -> None:
    while not gate.total:
        await asyncio.sleep(0)


async def emptied(gate: ConnectionGate, writer: asyncio.StreamWriter | None = None) -> None:
    """Waits until no connection is left; a *writer* goes on writing meanwhile."""
    while gate.total:
        if writer:
            writer.write(b"x")
        await asyncio.sleep(SOON / 10)


@pytest.mark.anyio
@pytest.mark.parametrize("begun", [b"", HALF, WHOLE + HALF])
async def test_a_head_that_does_not_end_is_given_up(begun: bytes) -> None:
    gate = ConnectionGate(10, 10, head_seconds=SOON)
    async with guarded(gate) as connect:
        _, writer = await connect()
        writer.write(begun)
        await entered(gate)
        await emptied(gate)


@pytest.mark.anyio
async def test_bytes_do_not_prolong_the_time_for_a_head() -> None:
    gate = ConnectionGate(10, 10, head_seconds=SOON)
    async with guarded(gate) as connect:
        _, writer = await connect()
        await entered(gate)
        await emptied(gate, writer)


class Held(asyncio.Transport):
    """The server's end of a connection that nothing but the server can close."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.aborted = False

    def write(self, data: Any) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


def held() -> tuple[GuardedHttp, Held]:
    """A connection in a loop of its own time: a machine that stumbles is slower than a deadline."""
    config = uvicorn.Config(slow_app, log_config=None)
    gate = ConnectionGate(10, 10, head_seconds=SOON)
    connection, transport = GuardedHttp(config, ServerState(), {}, gate=gate), Held()
    connection.connection_made(transport)
    return connection, transport


async def answered(transport: Held, answers: int) -> None:
    while transport.written.count(b"well\n") < answers and not transport.aborted:
        await asyncio.sleep(SOON / 10)


def test_an_answer_that_takes_long_is_not_cut() -> None:
    async def happens() -> None:
        connection, transport = held()
        for answers in (1, 2):
            connection.data_received(WHOLE)
            await answered(transport, answers)
        assert not transport.aborted
        await asyncio.sleep(2 * SOON)
        assert transport.aborted, "the next head does not come"

    hurry.run(happens())


def test_the_rest_of_a_body_that_nobody_reads_is_not_waited_for() -> None:
    async def happens() -> None:
        connection, transport = held()
        connection.data_received(HALF.replace(b"GET", b"POST") + b"content-length: 9999\r\n\r\n")
        await answered(transport, 1)
        assert not transport.aborted
        for _ in range(20):
            connection.data_received(b"x")
            await asyncio.sleep(SOON / 10)
        assert transport.aborted

    hurry.run(happens())


@pytest.mark.anyio
async def test_an_address_has_only_so_many_connections() -> None:
    gate = ConnectionGate(10, 2)
    async with guarded(gate) as connect:
        first, second = await connect(), await connect()
        first[1].write(HALF)
        refused, _ = await connect()
        assert (await refused.read()).startswith(b"HTTP/1.1 503")
        second[1].close()
        while gate.total > 1:
            await asyncio.sleep(0.01)
        reader, writer = await connect()
        writer.write(WHOLE)
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")


def test_a_trusted_proxy_brings_many_and_all_together_are_bounded() -> None:
    gate = process.connection_gate(replace(USUAL, trust_proxy="10.0.0.0/8"), 4)
    gate.most_per_address = 1
    assert [gate.enter("10.0.0.7") for _ in range(3)] == [True, True, False]
    gate.leave("10.0.0.7")
    assert [gate.enter(host) for host in ("8.8.8.8", "8.8.8.8")] == [True, False]
    gate.leave("8.8.8.8")
    assert [gate.enter("2001:db8::1"), gate.enter("2001:db8::2")] == [True, False]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that was granted few files; it may ask for more."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (128, before[1]))  # the server inherits it
    try:
        server = Process(tmp_path_factory.mktemp("guard") / "tables.db")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    yield server
    if server.process.poll() is None:
        server.kill()


def test_half_requests_do_not_shut_out_others(server: Process) -> None:
    with ExitStack() as stack:
        for _ in range(150):
            half = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
            stack.enter_context(half).sendall(HALF)
        assert server.call("/api/me") == {"me": None}


@pytest.mark.anyio
async def test_a_text_that_is_none_ends_its_line_and_leaves_no_traceback(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def listener(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    server, port = await opened_server(ConnectionGate(10, 10), listener)
    async with server, connect(f"ws://127.0.0.1:{port}/") as line:
        await line.send("ä")
        await line.send([b"\xc3", b"\xff"], text=True)
        async with asyncio.timeout(PATIENCE):
            await line.wait_closed()
    assert line.close_code == 1007
    assert not [each for each in caplog.records if each.exc_info]


# the log


class Kept(logging.Handler):
    """Keeps what is logged; nothing else is counted by its limit, whatever ran before."""

    def __init__(self, limit: LogLimit) -> None:
        super().__init__()
        self.addFilter(limit)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(record.getMessage())


def test_a_log_cannot_be_flooded(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    limit = LogLimit(clock)
    visitors = logging.Logger("visitors")
    kept = Kept(limit)
    visitors.addHandler(kept)
    monkeypatch.setattr(process, "log", visitors)
    for number in range(AT_ONCE + 5):
        visitors.warning("visitor %s sends rubbish", number)
    visitors.warning("something else")
    assert len(kept.messages) == AT_ONCE + 1
    clock.time += WINDOW
    limit.report()
    left_out = f"visitor {AT_ONCE} sends rubbish … and 4 more like it"
    assert kept.messages[AT_ONCE:] == ["something else", left_out]
    visitors.warning("visitor %s sends rubbish", 100)
    limit.report()
    assert kept.messages[-1] == "visitor 100 sends rubbish", "a new window, and said once"


def test_the_command_limits_its_log(server: Process) -> None:
    for _ in range(AT_ONCE + 5):
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
            line.sendall(b"rubbish\r\n\r\n")
            line.recv(100)
    assert server.process.stderr
    server.process.terminate()
    written = server.process.stderr.read()
    server.end()
    assert written.count("Invalid HTTP request received.") == AT_ONCE
    assert "the limit of open files was raised from 128 to " in written
