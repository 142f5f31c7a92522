"""The short way of frames to a websocket: they arrive whole, and whoever is gone is noticed."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest
from tests.server.kit import PATIENCE
from tests.server.test_connection_guard import opened_server
from websockets.asyncio.client import connect

from westphalia.server.connection_guard import SEND_TEXT, ConnectionGate

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
@pytest.mark.parametrize("kindly", [False, True])
async def test_frames_arrive_whole_and_none_is_sent_to_who_has_gone(
    packed: bool, kindly: bool
) -> None:
    gone = asyncio.get_running_loop().create_future()
    more = {"interface": "asgi3", "ws_per_message_deflate": packed}
    server, port = await opened_server(ConnectionGate(10, 10), partial(app, gone=gone), **more)
    async with asyncio.timeout(PATIENCE):
        async with connect(
            f"ws://127.0.0.1:{port}", compression="deflate" if packed else None
        ) as client:
            assert [await client.recv() for _ in FRAMES] == FRAMES
            if not kindly:
                client.transport.abort()
        assert isinstance(await gone, OSError)
    server.close()
