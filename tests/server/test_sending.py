"""The short way of frames to a websocket: they arrive whole, and whoever is gone is noticed."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest
import uvicorn
from tests.server.kit import PATIENCE
from uvicorn.server import ServerState
from websockets.asyncio.client import connect

from westphalia.server.connection_guard import (
    SEND_TEXT,
    ConnectionGate,
    GuardedHttp,
    GuardedWebSocket,
)

FRAMES = ["Böhmen", "", "x" * 125, "y" * 126, "z" * 70_000]


async def app(scope: Any, receive: Any, send: Any, gone: asyncio.Future[object]) -> None:
    """Sends all frames, waits for the other end to go, and then sends one more."""
    await receive()
    await send({"type": "websocket.accept"})
    send_text = scope["extensions"][SEND_TEXT]
    for frame in FRAMES:
        await send_text(frame.encode())
    while (await receive())["type"] != "websocket.disconnect":
        pass
    try:
        await send_text(b"too late")
        gone.set_result(None)
    except OSError as error:
        gone.set_result(error)


@pytest.mark.anyio
@pytest.mark.parametrize("packed", [False, True])
async def test_frames_arrive_whole_and_none_is_sent_to_who_has_gone(packed: bool) -> None:
    loop = asyncio.get_running_loop()
    gone = loop.create_future()
    gate = ConnectionGate(10, 10)
    protocols: dict[str, Any] = {
        "http": partial(GuardedHttp, gate=gate),
        "ws": partial(GuardedWebSocket, gate=gate),
    }
    config = uvicorn.Config(
        partial(app, gone=gone),
        **protocols,
        interface="asgi3",
        ws_per_message_deflate=packed,
        log_config=None,
    )
    config.load()
    opened = partial(config.http_protocol_class, config, ServerState(), {})  # type: ignore[call-arg]
    server = await loop.create_server(opened, "127.0.0.1", 0)
    address = f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with asyncio.timeout(PATIENCE):
        async with connect(address, compression="deflate" if packed else None) as client:
            assert [await client.recv() for _ in FRAMES] == FRAMES
        assert isinstance(await gone, OSError)
    server.close()
