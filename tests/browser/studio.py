"""A server with a game on it that bots have played, and a browser at any moment of that game."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright
from tests.browser.house import FLAGS, House, chromium
from tests.browser.visitor import PATIENCE, Visitor

from westphalia.bots.player import SeatView
from westphalia.bots.registry import seat_bot
from westphalia.engine import notation
from westphalia.engine.match import Match, start
from westphalia.games import find_game

SECRET = bytes.fromhex("1618" * 16)
Like = dict[str, Any]  # what a browser is like: its size, its language, its colours
DESK: Like = {"viewport": {"width": 1440, "height": 900}}
PHONE: Like = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


@dataclass(frozen=True)
class Cast:
    """Who plays what, and the seat that is looked at."""

    game: str
    players: tuple[str, ...]
    modules: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    bot: str = "captain"
    secret: bytes = SECRET
    seat: int = 0

    @property
    def player(self) -> str:
        return self.players[self.seat]


@dataclass
class Story:
    """A game that bots have played, with the moments at which one player was asked."""

    cast: Cast
    record: str = ""
    asked: list[tuple[str, str, int]] = field(default_factory=list)  # kind, when, answers before
    plans: dict[str, dict[str, str]] = field(default_factory=dict)  # season to box to card

    def moment(self, kind: str, when: str = "") -> int:
        found = [at for one, then, at in self.asked if one == kind and then.startswith(when)]
        if not found:
            raise ValueError(f"{self.cast.player} is never asked '{kind}' in '{when}'")
        return found[-1]


def told(cast: Cast) -> Story:
    """One game from its set-up to its end; of those asked at once the last answers first."""
    game = find_game(cast.game)
    header = game.header(cast.players, cast.modules, cast.options)
    match = start(game, header, cast.secret)
    bots = [seat_bot(cast.bot, header, seat) for seat in range(len(cast.players))]
    story = Story(cast)
    while not match.over:
        question = match.open[-1]
        sight = SeatView(game, header, match.play.state, question.seat)
        choice = bots[question.seat].answer(sight, question).choice
        if question.seat == cast.seat:
            note(story, match, question.kind, str(choice))
        match.answer(question.seat, choice)
    story.record = notation.write(replace(match.record, secret=cast.secret.hex()))
    return story


def note(story: Story, match: Match, kind: str, choice: str) -> None:
    view = match.game.view(match.play.state, story.cast.seat)
    when = f"{view['season']} {view['year']}" if "season" in view else f"turn {view['turn']}"
    verb, _, noun = choice.partition(" ")
    if kind != "plan":
        story.asked.append((kind, when, len(match.entries)))
        return
    plan = story.plans.setdefault(when, {})
    if not plan:
        story.asked.append((kind, when, len(match.entries)))
    if verb != "ready":
        plan[verb] = noun


class Studio:
    """A server with the finished game on it, and a browser that takes pictures."""

    def __init__(self, house: House, new: Callable[..., BrowserContext], story: Story) -> None:
        self.house, self.new_context, self.story = house, new, story
        self.host = self.visitor()
        self.host.post("/api/guest", {"name": story.cast.player})
        answer = self.host.context.request.post(
            f"{house.address}/api/records", data=story.record.encode()
        )
        assert answer.ok, answer.text()
        self.finished: str = answer.json()["id"]
        self.cookies = self.host.context.cookies()

    def visitor(self, **like: Any) -> Visitor:
        plain = {"locale": "en-GB", "reduced_motion": "reduce", "color_scheme": "light"}
        context = self.new_context(**(DESK | plain | like))
        context.set_default_timeout(PATIENCE * 1000)
        return Visitor(context, self.house.address)

    def guest(self, **like: Any) -> Visitor:
        """The same player once more, with another screen."""
        anna = self.visitor(**like)
        anna.context.add_cookies(self.cookies)  # type: ignore[arg-type]
        return anna

    def table(self, *seats: Mapping[str, str]) -> str:
        """A new table of this game with others at it."""
        cast = self.story.cast
        body = {"game": cast.game, "seats": seats, "modules": cast.modules, "options": cast.options}
        found: str = self.host.post("/api/tables", body)["id"]
        return found

    def fork(self, at: int) -> str:
        """A table that goes on from there, with bots for all others."""
        cast = self.story.cast
        seats = [{"kind": "bot", "bot": "captain", "name": name} for name in cast.players]
        seats[cast.seat] = {"kind": "me", "name": cast.player}
        body = {"at": at, "seats": seats, "title": "The Long Table"}
        found: str = self.host.post(f"/api/tables/{self.finished}/fork", body)["id"]
        return found

    def at(self, kind: str, when: str = "", **like: Any) -> Visitor:
        """The player at the table when this is asked."""
        return self.seated(self.fork(self.story.moment(kind, when)), **like)

    def seated(self, table: str, **like: Any) -> Visitor:
        anna = self.guest(**like)
        page = anna.go(f"#/table/{table}")
        anna.wait(lambda: anna.position, "the table")
        page.locator(".map [data-place]").first.wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        return anna


@contextmanager
def opened() -> Iterator[tuple[House, Browser]]:
    """A server and a browser."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        house = House(Path(folder) / "tables.db")
        house.open()
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            yield house, browser
        finally:
            browser.close()
            house.shut()
