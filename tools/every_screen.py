"""Take a picture of every screen, on a desk and on a phone, to be looked at after a change.

Run it from the root of the repository: python -m tools.every_screen FOLDER
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from tools.screenshots import PHONE, SECRET, Studio, kept, opened, told

GAMES = 8  # played to find the questions that are seldom asked
Like = dict[str, Any]
Shot = Callable[[Studio, Like], Page]


def waiting(studio: Studio, like: Like) -> Page:
    """A table with open seats."""
    anna = studio.guest(**like)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "captain"}]
    table = studio.host.post("/api/tables", {"game": "wallenstein", "seats": seats})["id"]
    page = anna.go(f"#/table/{table}")
    page.locator("main .btn").first.wait_for()
    return page


def invitation(studio: Studio, like: Like) -> Page:
    """What somebody sees who follows a link."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = studio.host.post("/api/tables", {"game": "wallenstein", "seats": seats})["id"]
    link = studio.host.post(f"/api/tables/{table}/invite", {"seat": 1})["link"]
    page = studio.visitor(**like).go(f"#/join/{table}/1/{link}")
    page.locator("main .btn").first.wait_for()
    return page


def cover(studio: Studio, like: Like) -> Page:
    """Between two people at one screen."""
    anna = studio.guest(**like)
    body = {"game": "wallenstein", "seats": [{"kind": "hot"}] * 3}
    table = studio.host.post("/api/tables", body)["id"]
    page = anna.go(f"#/table/{table}")
    page.locator(".cover").wait_for()
    return page


def spectator(studio: Studio, like: Like) -> Page:
    """Somebody who only watches."""
    stranger = studio.visitor(**like)
    page = stranger.go(f"#/table/{studio.fork(studio.story.moment('plan', 'summer 1'))}")
    page.locator(".map [data-place]").first.wait_for()
    return page


def inspector(studio: Studio, like: Like) -> Page:
    page = studio.at("plan", "summer 1", **like).page
    page.locator(".map [data-place='boehmen']").dispatch_event("click")
    page.wait_for_timeout(300)
    return page


def pressed(key: str) -> Shot:
    """What opens over the table at a key."""

    def shot(studio: Studio, like: Like) -> Page:
        page = studio.at("plan", "summer 1", **like).page
        page.keyboard.press(key)
        page.wait_for_timeout(500)
        return page

    return shot


def in_the_lobby(button: str) -> Shot:
    """What a button of the first page opens."""

    def shot(studio: Studio, like: Like) -> Page:
        page = studio.guest(**like).go()
        page.locator(button).click()
        page.get_by_role("dialog").wait_for()
        return page

    return shot


SCREENS: dict[str, Shot] = {
    "waiting": waiting,
    "invitation": invitation,
    "cover": cover,
    "spectator": spectator,
    "inspector": inspector,
    "keys": pressed("?"),
    "chronicle": pressed("l"),
    "rules": pressed("r"),
    "account": in_the_lobby(".btn.me"),
    "settings": in_the_lobby('header .btn:has-text("Settings")'),
}


def asked(kind: str) -> Shot:
    return lambda studio, like: studio.at(kind, **like).page


def main(folder: str) -> None:
    pictures = Path(folder)
    pictures.mkdir(parents=True, exist_ok=True)
    found: set[str] = set()
    with opened() as (house, browser):
        for game in range(GAMES):
            studio = Studio(house, browser, told(bytes([*SECRET[:-1], game])))
            new = {kind for kind, _, _ in studio.story.asked} - found
            found |= new
            shots = {f"asked-{kind}": asked(kind) for kind in sorted(new)}
            for name, shot in (SCREENS | shots if game == 0 else shots).items():
                kept(shot(studio, {}), pictures / f"{name}.png")
                kept(shot(studio, PHONE), pictures / f"{name}-phone.png")
    print(f"{len(found)} kinds of questions: {' '.join(sorted(found))}")


if __name__ == "__main__":
    main(*sys.argv[1:])
