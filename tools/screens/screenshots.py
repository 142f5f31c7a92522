"""Take docs/images/*.png: real pages of a real server at moments of one seeded game of each kind.

Run it from the root of the repository: python -m tools.screens.screenshots [NAME …]
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page
from tools.browser.hand import Hand
from tools.browser.studio import PHONE, Cast, Studio, opened, told
from tools.screens.screens import route

PICTURES = Path(__file__).parents[2] / "docs" / "images"
HEAVIEST = 300_000  # bytes of a picture
WALLENSTEIN = Cast(
    "wallenstein",
    ("Anna", "Mathias", "Gustav", "Amalie"),
    ("leaders", "landsknechts", "court"),
    {"setup": "draft"},
)
WAR = Cast("thirty_years_war", ("Anna", "Mathias"), options={"scenario": "intervention"})


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


def card_round(studio: Studio, **like: Any) -> Page:
    """A card taken up, with what it could do now."""
    page = studio.at("card_round", "turn 6", **like).page
    page.locator(".hand .card").first.click()
    page.locator(".use-list").wait_for()
    return page


def combat(studio: Studio) -> Page:
    """Combat cards before a battle, with its odds."""
    page = studio.at("combat_cards").page
    page.wait_for_load_state("networkidle")
    return page


Shots = dict[str, Callable[[Studio], Page]]
SHOTS: Shots = {
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
WAR_SHOTS: Shots = {
    "war-card": card_round,
    "war-card-evening": lambda studio: card_round(studio, color_scheme="dark"),
    "war-card-phone": lambda studio: card_round(studio, **PHONE),
    "war-march": lambda studio: route("battle")(studio, {}),
    "war-combat": combat,
    "war-end": finished,
}


def kept(page: Page, path: Path) -> None:
    """A picture with few colours; what is still too heavy is refused."""
    if page.locator(".since .icon-button").count():  # whoever comes back has read it
        page.locator(".since .icon-button").click()
    page.mouse.move(2, 2)
    data = page.screenshot(animations="disabled")
    page.context.close()
    picture = Image.open(io.BytesIO(data)).convert("RGB")
    picture.quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)
    weight = path.stat().st_size
    print(f"{path.name}: {picture.width} × {picture.height}, {weight // 1000} kB")
    if weight > HEAVIEST:
        sys.exit(f"{path} weighs {weight} bytes, more than {HEAVIEST}")


def main(*names: str) -> None:
    PICTURES.mkdir(exist_ok=True)
    with opened() as (house, browser):
        for cast, shots in ((WALLENSTEIN, SHOTS), (WAR, WAR_SHOTS)):
            wanted = [name for name in shots if not names or name in names]
            studio = Studio(house, browser.new_context, told(cast)) if wanted else None
            for name in wanted:
                assert studio
                kept(shots[name](studio), PICTURES / f"{name}.png")


if __name__ == "__main__":
    main(*sys.argv[1:])
