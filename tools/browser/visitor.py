"""Somebody with a browser: a page, what came over its lines, and what went wrong in it."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Route,
    WebSocket,
)
from tools.browser.slowness import slow_down
from tools.load_clients import put_together

PATIENCE = 120.0  # seconds; so long only for what never comes
LATER = 3600  # seconds; time may not be stopped in the past, however long that takes
A_FRAME = 40  # milliseconds
# A file of the server, beside its page: from there the page is opened anew by the same process,
# which has read all modules already. From "about:blank" another would ask for them one by one.
PORCH = "favicon.svg"
SPEAK = """async (tag) => {
  const main = document.querySelector('script[src$="main.js"]').src;
  await (await import(new URL("lib/i18n.js", main).href)).chooseLanguage(tag);
}"""


DRAWN = """document.fonts.ready
  .then(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))"""


def drawn(page: Page) -> None:
    """Lets a page draw what it has heard, in its own letters."""
    page.evaluate(DRAWN)


class Visitor:
    """One person's browser at one server."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.pages[0] if context.pages else context.new_page()
        slow_down(self.page)
        self.heard: list[str] = []  # every frame of every websocket, views whole
        self.position: dict[str, Any] = {}  # the last one
        self.rehearsals: list[Any] = []  # what the page was told of answers that it prepares
        self.rehearsing: set[Request] = set()  # of which it was not told yet
        self.troubles: list[str] = []
        self.forgiven: list[str] = []
        self.still = False  # whether the page's time goes only when it is let
        self.once = False  # whether nobody else can take this browser afterwards
        self.noticed: list[tuple[str, Callable[[Any], object]]] = []
        self._listen()

    def _listen(self) -> None:
        self.notice("websocket", self._hear)
        self.notice("pageerror", lambda error: self.troubles.append(f"page error: {error}"))
        self.notice("console", self._console)

    def notice(self, event: str, heard: Callable[[Any], object]) -> None:
        """Hears all such events of the page, until it is left."""
        self.page.on(event, heard)  # type: ignore[call-overload]  # which knows single names only
        self.noticed.append((event, heard))

    def leave(self) -> None:
        """Goes out of the page, and hears no more of it."""
        self.page.goto(f"{self.address}/{PORCH}")
        for event, heard in self.noticed:
            self.page.remove_listener(event, heard)

    def _hear(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._frame)

    def _frame(self, payload: str | bytes) -> None:
        text = payload if isinstance(payload, str) else payload.decode()
        frame = json.loads(text)
        if "changes" in frame:
            frame["view"] = put_together(self.position["view"], frame.pop("changes"))
        self.heard.append(json.dumps(frame))
        if frame["type"] == "position":
            self.position = frame
        elif frame["type"] == "presence" and self.position:
            self.position = {**self.position, "table": frame["table"]}

    def _console(self, said: ConsoleMessage) -> None:
        """Also of a request that was refused, or that goes elsewhere, which our policy forbids."""
        if said.location["url"].endswith("/favicon.ico"):
            return  # which a porch lacks; the page names an icon of its own
        if said.type in ("error", "warning"):
            self.troubles.append(f"console {said.type}: {said.text} ({said.location['url']})")

    def hear_rehearsals(self) -> None:
        """From now on; every answer of the server is told then, which takes its time."""
        self.notice("request", self._asked)
        self.notice("requestfinished", self._finished)
        self.notice("requestfailed", self._given_up)

    def hold_up(self, pattern: str, answer: Callable[[Route], object], **more: int) -> None:
        """Answers requests of the page in place of the server."""
        self.page.route(pattern, answer, **more)
        self.once = True

    def begin_with(self, script: str) -> None:
        """Lets every page run this before its own scripts."""
        self.page.add_init_script(script)
        self.once = True

    def _asked(self, request: Request) -> None:
        if "/rehearsal?" in request.url:
            self.rehearsing.add(request)

    def _finished(self, request: Request) -> None:
        answer = request.existing_response if request in self.rehearsing else None
        if answer and answer.ok:
            self.rehearsals.append(answer.json())
        self.rehearsing.discard(request)

    def _given_up(self, request: Request) -> None:
        self.rehearsing.discard(request)

    def forgive(self, pattern: str) -> None:
        """From now on troubles like this are expected."""
        self.forgiven.append(pattern)

    def unforgiven(self) -> list[str]:
        return [
            trouble
            for trouble in self.troubles
            if not any(re.search(pattern, trouble) for pattern in self.forgiven)
        ]

    def go(self, route: str = "#/") -> Page:
        """Opens a page of the client anew."""
        if self.page.url != "about:blank":  # another place of the same page would only be shown
            self.page.goto(f"{self.address}/{PORCH}")
        self.page.goto(f"{self.address}/{route}")
        return self.page

    def wait(self, until: Callable[[], Any], what: str) -> None:
        """Waits while the page goes on; *what* is told if it never comes."""
        end = time.monotonic() + PATIENCE
        while not until():
            assert time.monotonic() < end, f"{what} has not come in {PATIENCE:g} s: {self.state()}"
            self.page.wait_for_timeout(15)

    def state(self) -> str:
        """A line about where this person is, for the report of a failure."""
        if not self.position:
            return f"no position yet at {self.page.url}"
        asked = [question["kind"] for question in self.position["questions"]]
        where = f"{self.position['table']['when']}, turn {self.position['turn']}"
        shown = self.page.locator(".prompt .say").all_inner_texts()
        return f"{where}, asked {asked}, the page says {shown}, troubles {self.unforgiven()[:3]}"

    def drawn(self) -> None:
        """Lets the page draw what it has heard."""
        if self.still:
            self.let_pass(A_FRAME)
        else:
            drawn(self.page)

    def speak(self, language: str) -> None:
        """Chooses a language, as the settings do."""
        self.page.evaluate(SPEAK, language)
        self.drawn()

    def take_clock(self) -> None:
        """Lets the page's time be stopped later; before it is opened, as its own timers go on."""
        self.page.clock.install()
        self.once = True

    def stop_time(self) -> None:
        """Stops the page's timers: what comes by itself cannot come before it is looked for."""
        self.page.clock.pause_at(time.time() + LATER)
        self.still = True

    def let_pass(self, milliseconds: int) -> None:
        """Lets this much time go by on a page whose time stands still."""
        self.page.clock.run_for(milliseconds)

    def post(self, path: str, body: object = None) -> Any:
        """Speaks with the server as this person, beside the page."""
        answer = self.context.request.post(self.address + path, data=body or {})
        assert answer.ok, f"{path} was answered {answer.status}: {answer.text()}"
        return answer.json()

    def new_table(self, *chairs: str, **more: object) -> str:
        """A table with chairs such as me, hot, open, captain; its id."""
        if self.context.request.get(f"{self.address}/api/me").json()["me"] is None:
            self.post("/api/guest", {"name": "Anna"})
        plain = ("me", "hot", "open")
        seats = [{"kind": c} if c in plain else {"kind": "bot", "bot": c} for c in chairs]
        for number, seat in enumerate(seats):
            if seat["kind"] == "hot":
                seat["name"] = f"Guest {number}"
        body: dict[str, object] = {
            "game": "wallenstein",
            "seats": seats,
            "modules": [],
            "options": {},
        }
        body |= {"public": True, "clock": {"bank": 0, "increment": 0}} | more
        found: str = self.post("/api/tables", body)["id"]
        return found
