"""A dose of slowness, as the environment says: what hangs on speed fails then, not now and then."""

from __future__ import annotations

import asyncio
import os
from random import random

from playwright.sync_api import Page
from starlette.applications import Starlette
from starlette.types import Message, Receive, Scope, Send

SLOW = float(os.environ.get("WESTPHALIA_SLOW", "1"))  # how many times as long a page takes
LATE = float(os.environ.get("WESTPHALIA_LATE", "0"))  # milliseconds, at most, either way
HELD = ("http.response.start", "websocket.send")
in_time = Starlette.__call__


def slow_down(page: Page) -> None:
    if SLOW > 1:
        line = page.context.new_cdp_session(page)
        line.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})


async def late(self: Starlette, scope: Scope, receive: Receive, send: Send) -> None:
    """One request, and one answer, may overtake another; frames of a websocket keep their order."""

    async def answer(message: Message) -> None:
        await asyncio.sleep(random() * LATE / 1000 if message["type"] in HELD else 0)
        await send(message)

    asked = scope.get("path", "").startswith("/api/")
    await asyncio.sleep(random() * LATE / 1000 if asked else 0)
    await in_time(self, scope, receive, answer if asked else send)
