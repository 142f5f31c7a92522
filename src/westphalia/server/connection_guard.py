"""Guards that stand before the requests: a deadline for their heads, bounds of open connections.

uvicorn waits for ever for the head of a request, and for whoever does not read the answer.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from westphalia.server.limits import network_of
from westphalia.server.settings import Limits

log = logging.getLogger("westphalia.server")

USUAL: Final = Limits()
SEND_TEXT: Final = "westphalia.send_text"  # what the scope of a websocket offers besides
NO_TEXT: Final = 1007  # the code that closes a websocket by which came what is no text
BUSY: Final = b"there are too many connections already; try again in a moment\n"
REFUSAL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"retry-after: 5\r\nconnection: close\r\ncontent-length: %d\r\n\r\n%b" % (len(BUSY), BUSY)
)


class ConnectionGate:
    """Counts the open connections, all of them and those of each address.

    A trusted proxy brings many visitors, so only the number of all bounds its connections.
    """

    def __init__(
        self,
        most: int,
        most_per_address: int,
        is_proxy: Callable[[str], bool] = lambda host: False,
        head_seconds: float = USUAL.head_seconds,
        unread_seconds: float = USUAL.unread_seconds,
    ) -> None:
        self.most = most
        self.most_per_address = most_per_address
        self.is_proxy = is_proxy
        self.head_seconds = head_seconds
        self.unread_seconds = unread_seconds
        self.total = 0
        self._open: Counter[str] = Counter()

    def enter(self, host: str) -> bool:
        """Counts a connection, if there may be one more."""
        address = network_of(host)
        many = self._open[address] >= self.most_per_address and not self.is_proxy(host)
        if many or self.total >= self.most:
            log.warning("a connection of %s is refused: there are %s", host, self.total)
            return False
        self.total += 1
        self._open[address] += 1
        return True

    def leave(self, host: str) -> None:
        address = network_of(host)
        self.total -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class GuardedHttp(H11Protocol):
    """A connection that is given up if no request comes of it in time."""

    def __init__(self, *args: Any, gate: ConnectionGate, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.gate = gate
        self.entered = False
        self.upgraded = False
        self.unread = False  # whether only the reading of the last answer is waited for
        self.deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.entered = self.gate.enter(host_of(self.client))
        if not self.entered:
            transport.write(REFUSAL)
            transport.close()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_watching()
        if self.entered:
            self.gate.leave(host_of(self.client))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.upgraded = True
        super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        """Lets the deadline run while nothing is to be answered; bytes do not prolong it."""
        cycle: RequestResponseCycle | None = self.cycle
        if self.upgraded or (cycle and not cycle.response_complete):
            self._stop_watching()
        elif self.deadline is None:
            self.deadline = self.loop.call_later(self.gate.head_seconds, self._give_up)

    def _stop_watching(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _give_up(self) -> None:
        if self.transport.get_write_buffer_size() and not self.unread:
            self.unread = True
            self.deadline = self.loop.call_later(self.gate.unread_seconds, self._give_up)
        else:
            self.transport.abort()


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """A websocket, which was counted when it was still a request."""

    def __init__(self, *args: Any, gate: ConnectionGate, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.gate = gate
        self.extensions: dict[str, Any] = {}

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.extensions = cast(dict[str, Any], self.scope["extensions"])
            self.extensions[SEND_TEXT] = self.send_text

    def send_receive_event_to_app(self) -> None:
        """Ends a connection by which a text comes that is none; uvicorn would log a traceback."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.send_close(NO_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    async def send_text(self, text: bytes) -> None:
        """Sends a text that is encoded already, past all who look at other messages."""
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        try:
            self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(host_of(self.client))
        self.extensions.clear()  # they refer to this, and so nothing would free it
        super().connection_lost(exc)


def host_of(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""
