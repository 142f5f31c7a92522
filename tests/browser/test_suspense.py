"""No spoilers: until the last cube has fallen, nothing on the page tells what came of a throw."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import partial
from itertools import takewhile
from typing import Any, Final

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tools.browser.hand import marching, to_attack
from tools.browser.visitor import Visitor

MOVING: Final = "no-preference"
PHONE = {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark"}

# Looks at the page whenever anything on it changes while a throw is shown. What a panel tells in
# the end is found in none of the looks before, whenever those were taken: nothing here hangs on how
# fast the machine is.
WATCH = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const words = (selector) => all(selector).map((part) => part.textContent);
  const holder = (label) => label.split(", ")[2];
  const places = () => Object.fromEntries(all(".map g[data-place]")
    .map((county) => [county.dataset.place, holder(county.getAttribute("aria-label"))]));
  const look = () => {
    const panel = document.querySelector(".phase.battle");
    if (!panel) return;
    const falling = Number(panel.querySelector(".tower").dataset.falling ?? 0);
    const press = () => window.dispatchEvent(new KeyboardEvent("keydown", { key: " " }));
    if (falling && window.impatient) press();
    window.looks.push({
      thrown: panel.dataset.thrown ?? null,
      county: panel.dataset.county ?? null,
      falling,
      told: words(".phase.battle .why li > span"),
      sides: words(".phase.battle :is(.force, .lead)").join(),
      defender: words(".phase.battle .force .f.r b")[0] ?? null,
      step: words(".phase.battle .steps [aria-current]")[0] ?? null,
      prompt: words(".prompt")[0] ?? "",
      text: document.body.textContent,
      ledger: Object.fromEntries(all(".players-part tbody tr").map((row) =>
        [row.querySelector(".nm b").textContent, Number(row.children[3].textContent)])),
      title: document.title,
      asked: document.querySelectorAll(".decision .phase:not(.battle), .decision .mat").length,
      places: places(),
    });
  };
  window.looks = [];
  const changes = { childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document, { subtree: true, ...changes });
}"""

# Whether a throw was seen falling and another look shows what came of it.
SEEN = """() => {
  const fallen = new Set(looks.filter(({ falling }) => falling).map(({ thrown }) => thrown));
  const isEnd = ({ thrown, falling, told }) => !falling && told.length && fallen.has(thrown);
  return looks.some(isEnd);
}"""


@dataclass
class Throw:
    """One throw as it was seen: while cubes fell, and in the end."""

    falling: list[dict[str, Any]]
    end: dict[str, Any]

    def kept_its_secret(self) -> None:
        result = self.end["told"]
        assert result, "in the end the panel tells what happened and why"
        for look in self.falling:
            told = [line for line in result if line in look["text"]]
            assert not told, f"told while {look['falling']} cubes fall: {told}"
            assert not look["told"]
            assert look["step"] is None or look["step"] != self.end["step"]
            assert not look["asked"], "the next question has come already"
            assert not look["title"].startswith("●"), "somebody is called already"
            self.nobody_has_won(look)

    def nobody_has_won(self, look: dict[str, Any]) -> None:
        """The defender, or the seat against which peasants rise, holds the county."""
        holder = look["places"][look["county"]]
        if look["defender"] is None:
            assert holder in look["sides"]
        elif look["defender"] in look["ledger"]:
            assert holder == look["defender"]
        else:
            assert holder not in look["ledger"], "it is neutral"
        held = Counter(look["places"].values())
        assert look["ledger"] == {name: held[name] for name in look["ledger"]}


def looks(anna: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = anna.page.evaluate("window.looks")
    return found


def throws(seen: list[dict[str, Any]]) -> list[Throw]:
    """Every throw that was seen falling and come to its end."""
    found = []
    for n in {look["thrown"] for look in seen if look["falling"]}:
        first = next(at for at, look in enumerate(seen) if look["thrown"] == n)
        mine = [look for look in seen[first:] if look["thrown"] == n]
        falling = list(takewhile(lambda look: look["falling"], mine))
        ends = [look for look in mine[len(falling) :] if not look["falling"] and look["told"]]
        if falling and ends:
            found.append(Throw(falling, ends[0]))
    return found


def attacks(visit: Visit, like: dict[str, Any]) -> tuple[Visitor, Visitor]:
    """Somebody who has only to press the red button, and somebody who looks on; both watched."""
    anna, eve = visit(**like), visit(**like)
    for somebody in (anna, eve):
        somebody.take_clock()
    to_attack(marching(anna))
    eve.go(f"#/table/{anna.position['table']['id']}").locator("svg.map > [transform]").wait_for()
    for somebody in (anna, eve):
        somebody.page.emulate_media(reduced_motion=MOVING)
        somebody.page.evaluate(WATCH)
    return anna, eve


def ended(who: Visitor) -> bool:
    return bool(who.page.evaluate(SEEN) and throws(looks(who)))


def seen_through(anna: Visitor) -> None:
    """Waits until a throw has been seen falling and has come to its end."""
    anna.wait(partial(ended, anna), "the end of a throw")
    for throw in throws(looks(anna)):
        throw.kept_its_secret()


@pytest.mark.parametrize("like", [{}, PHONE], ids=["desk", "phone in the evening"])
def test_nothing_is_told_of_a_throw_until_the_last_cube_has_fallen(
    visit: Visit, like: dict[str, Any]
) -> None:
    anna, eve = attacks(visit, like)
    anna.page.locator(".phase.march .btn.rub").click()
    seen_through(anna)
    seen_through(eve)


def test_whoever_skips_a_throw_sees_its_end(visit: Visit) -> None:
    anna, eve = attacks(visit, {})
    for somebody in (anna, eve):
        somebody.page.evaluate("window.impatient = true")
        somebody.stop_time()  # so that nothing but the key can end it
    anna.page.locator(".phase.march .btn.rub").click()
    for somebody in (anna, eve):
        somebody.wait(partial(ended, somebody), "the end of a throw")
    expect(anna.page.locator(".phase.battle.news")).to_be_visible()  # until it is read


def test_the_throws_of_others_keep_their_secret_too(visit: Visit) -> None:
    anna = visit()
    hand = marching(anna)
    anna.page.emulate_media(reduced_motion=MOVING)
    anna.page.evaluate(WATCH)
    while not (anna.page.evaluate(SEEN) and of_others(anna)):
        assert anna.position["view"]["year"] == 1, f"nobody else has thrown: {anna.state()}"
        if anna.page.locator(".prompt.turn").count() and hand.asked():
            hand.answer()
        else:
            hand.read_news()
        anna.drawn()
    for throw in throws(looks(anna)):
        throw.kept_its_secret()


def of_others(anna: Visitor) -> list[Throw]:
    """The throws in which she had no part."""
    name = anna.position["table"]["seats"][anna.position["seat"]]["name"]
    return [throw for throw in throws(looks(anna)) if name not in throw.end["sides"]]
