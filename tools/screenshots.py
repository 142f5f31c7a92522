"""Take docs/images/*.png: real pages of a real server at moments of one seeded game.

Run it from the root of the repository: python -m tools.screenshots [NAME …]
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.hand import Hand
from tests.browser.house import FLAGS, House, chromium
from tests.browser.visitor import Visitor

from westphalia.bots.player import Sight
from westphalia.bots.registry import seat_bot
from westphalia.engine import notation
from westphalia.engine.match import Match, start
from westphalia.games import find_game

PICTURES = Path(__file__).parents[1] / "docs" / "images"
PLAYERS = ("Anna", "Mathias", "Gustav", "Amalie")
MODULES = ("leaders", "landsknechts", "court")
SECRET = bytes.fromhex("1618" * 16)
HEAVIEST = 300_000  # bytes of a picture
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


@dataclass
class Story:
    """A game that captains have played, with the moments at which Anna was asked something."""

    record: str
    asked: list[tuple[str, str, int]] = field(default_factory=list)  # kind, season, answers before
    plans: dict[str, dict[str, str]] = field(default_factory=dict)  # season to box to card

    def moment(self, kind: str, season: str = "") -> int:
        found = [at for one, when, at in self.asked if one == kind and when.startswith(season)]
        if not found:
            raise ValueError(f"Anna is never asked '{kind}' in '{season}'")
        return found[-1]


def told(secret: bytes = SECRET) -> Story:
    """One game from its set-up to its end; Anna plans after all others."""
    game = find_game("wallenstein")
    header = game.header(PLAYERS, MODULES, {"setup": "draft"})
    match = start(game, header, secret)
    bots = [seat_bot("captain", header, seat) for seat in range(len(PLAYERS))]
    story = Story("")
    while not match.over:
        question = match.open[-1]
        sight = Sight(game, header, match.play.state, question.seat)
        choice = bots[question.seat].answer(sight, question).choice
        if question.seat == 0:
            note(story, match, question.kind, str(choice))
        match.answer(question.seat, choice)
    story.record = notation.write(replace(match.record, secret=secret.hex()))
    return story


def note(story: Story, match: Match, kind: str, choice: str) -> None:
    view = match.game.view(match.play.state, 0)
    season = f"{view['season']} {view['year']}"
    verb, _, noun = choice.partition(" ")
    if kind != "plan":
        story.asked.append((kind, season, len(match.entries)))
        return
    plan = story.plans.setdefault(season, {})
    if not plan:
        story.asked.append((kind, season, len(match.entries)))
    if verb != "ready":
        plan[verb] = noun


class Studio:
    """A server with the finished game on it, and a browser that takes pictures."""

    def __init__(self, house: House, browser: Browser, story: Story) -> None:
        self.house, self.browser, self.story = house, browser, story
        self.host = self.visitor()
        self.host.post("/api/guest", {"name": PLAYERS[0]})
        answer = self.host.context.request.post(
            f"{house.address}/api/records", data=story.record.encode()
        )
        assert answer.ok, answer.text()
        self.finished: str = answer.json()["id"]
        self.cookies = self.host.context.cookies()

    def visitor(self, **like: Any) -> Visitor:
        plain = {"locale": "en-GB", "reduced_motion": "reduce", "color_scheme": "light"}
        context = self.browser.new_context(**(DESK | plain | like))
        context.set_default_timeout(20_000)
        return Visitor(context, self.house.address)

    def guest(self, **like: Any) -> Visitor:
        """Anna once more, with another screen."""
        anna = self.visitor(**like)
        anna.context.add_cookies(self.cookies)  # type: ignore[arg-type]
        return anna

    def fork(self, at: int) -> str:
        seats = [{"kind": "me", "name": PLAYERS[0]}]
        seats += [{"kind": "bot", "bot": "captain", "name": name} for name in PLAYERS[1:]]
        body = {"at": at, "seats": seats, "title": "The Long Table"}
        found: str = self.host.post(f"/api/tables/{self.finished}/fork", body)["id"]
        return found

    def at(self, kind: str, season: str = "", **like: Any) -> Visitor:
        """Anna at the table when she is asked this."""
        anna = self.guest(**like)
        page = anna.go(f"#/table/{self.fork(self.story.moment(kind, season))}")
        anna.wait(lambda: anna.position, "the table")
        page.locator(".map [data-place]").first.wait_for()
        page.wait_for_load_state("networkidle")
        return anna


def planning(studio: Studio, season: str = "fall 1", **like: Any) -> Page:
    """A mat with most of its cards, and one in the hand."""
    anna = studio.at("plan", season, **like)
    page = anna.page
    cards = list(studio.story.plans[season].items())
    for box, card in cards[:-3]:
        if page.locator(f".hand [data-card='{card}']").count():
            page.locator(f".hand [data-card='{card}']").click()
            page.locator(f".mat [data-box='{box}']").click()
    page.locator(".hand [data-card]").first.click()
    return page


def march(studio: Studio) -> Page:
    page = studio.at("march", "summer 1").page
    page.locator(".phase.march .county-list button").first.click()
    page.locator(".phase.march .choices .btn.big").wait_for()
    page.locator(".phase.march .oc", has_text="…").first.wait_for(state="detached")
    return page


def battle(studio: Studio) -> Page:
    page = march(studio)
    page.locator(".phase.march .choices .btn.big").click()
    page.locator(".phase.battle").wait_for()
    page.wait_for_timeout(500)
    return page


def winter(studio: Studio) -> Page:
    anna = studio.at("move_leader", "fall 1")
    hand = Hand(anna, seed=2)
    hand.play(lambda: anna.page.locator(".phase.winter").count() > 0)
    return anna.page


def lobby(studio: Studio) -> Page:
    studio.fork(studio.story.moment("plan", "summer 1"))
    page = studio.guest().go()
    page.locator("[data-game=wallenstein] .btn.go").wait_for()
    page.wait_for_load_state("networkidle")
    return page


def finished(studio: Studio) -> Page:
    page = studio.guest().go(f"#/table/{studio.finished}")
    page.locator(".phase.end").wait_for()
    page.wait_for_load_state("networkidle")
    return page


def replayed(studio: Studio) -> Page:
    at = studio.story.moment("march")
    page = studio.guest().go(f"#/replay/{studio.finished}/{at}?seat=0")
    page.locator(".map [data-place]").first.wait_for()
    page.wait_for_load_state("networkidle")
    return page


SHOTS: dict[str, Callable[[Studio], Page]] = {
    "lobby": lobby,
    "draft": lambda studio: studio.at("claim").page,
    "planning": planning,
    "planning-evening": lambda studio: planning(studio, color_scheme="dark"),
    "planning-phone": lambda studio: planning(studio, **PHONE),
    "court": lambda studio: studio.at("favour").page,
    "march": march,
    "battle": battle,
    "winter": winter,
    "end": finished,
    "replay": replayed,
}


def kept(page: Page, path: Path) -> None:
    """A picture with few colours; what is still too heavy is refused."""
    page.mouse.move(2, 2)
    data = page.screenshot(animations="disabled")
    page.context.close()
    picture = Image.open(io.BytesIO(data)).convert("RGB")
    picture.quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)
    weight = path.stat().st_size
    print(f"{path.name}: {picture.width} × {picture.height}, {weight // 1000} kB")
    if weight > HEAVIEST:
        sys.exit(f"{path} weighs {weight} bytes, more than {HEAVIEST}")


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


def main(*names: str) -> None:
    story = told()
    PICTURES.mkdir(exist_ok=True)
    with opened() as (house, browser):
        studio = Studio(house, browser, story)
        for name in names or SHOTS:
            kept(SHOTS[name](studio), PICTURES / f"{name}.png")


if __name__ == "__main__":
    main(*sys.argv[1:])
