"""Somebody who learns a game in the page, and does only what is pointed at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tools.browser.visitor import Visitor

from westphalia.lessons import lessons_of

NOW = (Path(__file__).parent / "pupil.js").read_text()


class Pupil:
    """Somebody who reads on where there is more to read, and else presses what is pointed at."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.points: list[str] = []
        self.last = ("", "")
        self.found: Any = None

    def now(self, before: Any = None) -> Any:
        return self.visitor.page.evaluate(NOW, before)

    def ready(self) -> Any:
        """Whether what is to be done next can be done, lies on the screen beside the card, and was
        not done already; it is kept as it was found.
        """
        now = self.found = self.now()
        if not now or now["ended"]:
            return now
        ready = now["says"] == "point" and now["free"] and not now["covers"] and not now["lost"]
        return ready and (now["point"], now["place"]) != self.last

    def step(self) -> bool:
        self.visitor.wait(self.ready, f"something to do after '{self.last}'")
        now = self.found
        if now["point"] not in self.points:
            self.points.append(now["point"])
        if now["ended"]:
            return False
        if (self.now(now) or {}).get("done"):  # else the page has changed meanwhile
            self.last = (now["point"], now["place"])
        return True


def begun(visitor: Visitor, game: str, lesson: str = "") -> Pupil:
    """Somebody who begins a lesson on the first page, if none is named the first."""
    page = visitor.go()
    name = lesson or next(iter(lessons_of(game)))
    page.locator(f"[data-game={game}] .learn-it[data-lesson={name}]").click()
    page.locator(".lesson").wait_for()
    return Pupil(visitor)
