"""The throw as it is seen: cubes fall, may be hurried, and end as the server said they did."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tools.browser.hand import marching, to_attack
from tools.browser.visitor import Visitor

FALL = 1600  # milliseconds
TINCTURES = "azure gules or purpure sable".split()
FALLING = ".phase.battle .tower.falling"
CUBES = """(ways) => [...document.querySelectorAll(`.phase.battle .tower ${ways} .cube`)]
  .map((cube) => [...cube.classList].find((name) => name.startsWith("cube-")).slice(5))"""
SEEN = "getComputedStyle(document.querySelector('.phase.battle .tray')).opacity"
# Which of them do, only the throw knows: there are throws of which every cube stays inside.
MOVING = """document.getAnimations()
  .filter(({ animationName }) => /^(fall|leave|stick-(high|low))$/.test(animationName)).length"""
IN_TRAY = ":is(.fall, .leave)"
INSIDE = ":is(.stick-high, .stick-low, .rest)"


@pytest.fixture
def attacker(visit: Visit) -> Visitor:
    """Somebody who has only to press the red button."""
    anna = visit()
    anna.take_clock()
    to_attack(marching(anna))
    return anna


def thrown(anna: Visitor, *, motion: bool) -> dict[str, Any]:
    """Attacks, and stops the page's time; the frame in which the throw came."""
    page, before = anna.page, len(anna.heard)
    page.emulate_media(reduced_motion="no-preference" if motion else "reduce")
    anna.stop_time()
    page.locator(".phase.march .btn.rub").click()
    anna.wait(lambda: throws(anna.heard[before:]), "the throw")
    page.locator(FALLING if motion else ".phase.battle .tower").wait_for()
    anna.drawn()  # and from now on it hears keys
    return throws(anna.heard[before:])[0]


def throws(heard: list[str]) -> list[dict[str, Any]]:
    frames = [json.loads(text) for text in heard]
    return [f for f in frames if any(e["event"] == "cubes-cast" for e in f.get("log", ()))]


def cubes(page: Page, ways: str) -> Counter[str]:
    return Counter(page.evaluate(CUBES, ways))


def told(by_colour: list[int]) -> Counter[str]:
    """Cubes by tincture, of seats in their order and the peasants last."""
    names = [*TINCTURES[: len(by_colour) - 1], "vert"]
    return Counter({name: count for name, count in zip(names, by_colour, strict=True) if count})


def casts(frame: dict[str, Any]) -> list[dict[str, Any]]:
    """The own throw, and those of others which may come with it where frames come late."""
    return [entry["args"] for entry in frame["log"] if entry["event"] == "cubes-cast"]


def lies(anna: Visitor, frame: dict[str, Any]) -> dict[str, Any]:
    """The tray is full, its words can be read, and it holds what the server said: the event."""
    cast = casts(frame)[0]
    assert cubes(anna.page, IN_TRAY) == told(cast["tray"])
    assert anna.page.locator(".phase.battle .count b").all_inner_texts() == [
        " + ".join(str(cubes) for cubes in side if cubes) or "0"
        for side in (cast["attack"], cast["defence"])
    ]
    anna.wait(lambda: anna.page.evaluate(SEEN) == "1", "the words beside the tray")
    anna.wait(lambda: anna.page.evaluate("!document.getAnimations().length"), "rest")
    return cast


def is_true(anna: Visitor, frame: dict[str, Any]) -> None:
    """What lies in the tray and inside, and what was thrown, is what the server said.

    After another throw nobody knows what was inside.
    """
    cast, tower = lies(anna, frame), frame["view"]["tower"]
    if len(casts(frame)) == 1:
        assert cubes(anna.page, INSIDE) == told([*tower["seats"], tower["peasants"]])
        assert cubes(anna.page, ":is(.fall, .stick-high, .stick-low)") == told(cast["cast"])


def settled(page: Page) -> None:
    """Nothing falls any more; as the page's time stands still, it was not time that ended it."""
    page.locator(FALLING).wait_for(state="detached")


def test_cubes_fall_and_end_as_the_server_said(attacker: Visitor) -> None:
    page = attacker.page
    frame = thrown(attacker, motion=True)
    assert page.evaluate(MOVING), "nothing moves"
    assert page.evaluate(SEEN) < "1", "the words tell the end before it is seen"
    fought_over = page.locator(".map .contested .standing")
    expect(fought_over).to_have_css("visibility", "hidden")
    attacker.let_pass(FALL // 2)
    assert page.locator(FALLING).count(), "it ended too soon"
    attacker.let_pass(FALL)
    settled(page)
    expect(fought_over).to_have_css("visibility", "visible")
    is_true(attacker, frame)


def test_a_throw_can_be_hurried_and_seen_again(attacker: Visitor) -> None:
    page = attacker.page
    frame = thrown(attacker, motion=True)
    page.keyboard.press("Space")
    settled(page)
    again = page.locator(".phase.battle .choices .btn:not(.primary)")
    for way in ("Enter", "click"):
        again.click()
        page.locator(FALLING).wait_for()
        attacker.drawn()
        page.evaluate("document.activeElement.blur()")
        if way == "click":
            page.locator(FALLING).click()
        else:
            page.keyboard.press(way)
        settled(page)
        assert page.locator(".phase.battle").count(), "the result must stay until it is read"
    is_true(attacker, frame)
    attacker.drawn()
    page.keyboard.press("Enter")
    page.locator(".phase.battle.news").wait_for(state="detached")


def test_nothing_moves_for_those_who_want_no_motion(attacker: Visitor) -> None:
    frame = thrown(attacker, motion=False)
    assert not attacker.page.locator(FALLING).count()
    lies(attacker, frame)
