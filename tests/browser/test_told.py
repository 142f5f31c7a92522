"""What was missed and what is told: the card of whoever returns, its play, dice with suspense."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Look, Visit
from tests.browser.war_hand import WarHand, war_table
from tests.server.kit import mat
from tools.browser.visitor import Visitor

MOVING: Final = "no-preference"
ENOUGH: Final = 60  # entries of the log that nobody has seen
ENOUGH_ROLLS: Final = 4
FAST: Final = """if (location.protocol.startsWith("http"))
  localStorage.setItem("westphalia.settings", JSON.stringify({ pace: 4 }));"""

# Looks at the page whenever anything on it changes while it shows dice, as the tests of the tower.
WATCH = """() => {
  const said = () => {
    const copy = document.querySelector(".prompt .say")?.cloneNode(true);
    copy?.querySelector(".cite")?.remove();
    return copy?.textContent.trim() ?? "";
  };
  window.looks = [];
  const pages = { before: "", now: "", told: undefined };
  const look = () => {
    const dice = document.querySelector(".told-dice");
    const text = document.body.textContent;
    if (dice?.dataset.told !== pages.told) pages.before = pages.now;
    Object.assign(pages, { now: text, told: dice?.dataset.told });
    if (!dice) return;
    window.looks.push({
      told: dice.dataset.told,
      rolling: Boolean(dice.dataset.rolling),
      say: said(),
      text,
      before: pages.before,
      title: document.title,
      asked: document.querySelectorAll(".prompt.turn").length,
    });
  };
  const changes = { childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document, { subtree: true, ...changes });
}"""
ROLLED = "new Set(looks.filter(({ rolling }) => rolling).map(({ told }) => told)).size"


def asked(anna: Visitor, table: str) -> Any:
    """The position of her seat, once it is asked something."""
    path = f"{anna.address}/api/tables/{table}/position?seat=0"
    found: list[Any] = []

    def there() -> bool:
        found[:] = [anna.context.request.get(path).json()]
        return bool(found[0]["questions"])

    anna.wait(there, "a question")
    return found[0]


def missed(anna: Visitor, table: str) -> dict[str, int]:
    answer = anna.context.request.get(f"{anna.address}/api/tables/{table}/since?seat=0")
    found: dict[str, int] = answer.json()
    return found


def answers_elsewhere(anna: Visitor, table: str) -> None:
    """Anna answers beside the page, as from another device, until enough has happened."""
    random = Random(5)
    while (found := missed(anna, table))["logged"] - found["log"] < ENOUGH:
        position = asked(anna, table)
        question = position["questions"][0]
        plans = question["kind"] == "plan"
        choices = mat(position, random) if plans else [random.choice(question["choices"])]
        body = {"seat": 0, "turn": position["turn"], "key": f"{random.random()}"}
        anna.post(f"/api/tables/{table}/answer", {**body, "choices": choices})
    asked(anna, table)


def returns(anna: Visitor, table: str) -> None:
    """Anna has looked at a new table, went away, and comes back to it."""
    anna.go(f"#/table/{table}").locator("svg.map > [transform]").wait_for()
    anna.wait(lambda: missed(anna, table)["seen"], "what was seen")
    anna.page.goto("about:blank")
    answers_elsewhere(anna, table)
    anna.go(f"#/table/{table}").locator(".since").wait_for()


def step_of(card: Locator) -> int:
    """Which step is told now; two may say the same."""
    at: int = card.locator(".beats li").evaluate_all(
        "(all) => all.findIndex((one) => one.hasAttribute('aria-current'))"
    )
    return at


@pytest.mark.parametrize("game", ["wallenstein", "thirty_years_war"])
def test_whoever_returns_is_told_what_happened_and_plays_it_back(
    visit: Visit, look: Look, game: str
) -> None:
    anna = visit(reduced_motion="reduce")
    if game == "wallenstein":
        table = anna.new_table("me", "random", "random")
    else:
        table = war_table(anna, "intervention", "me", "random")
    returns(anna, table)
    page, card = anna.page, anna.page.locator(".since")
    expect(card.locator(".facts li").first).to_be_visible()
    expect(card.locator(".beats li").nth(2)).to_be_attached()
    look(anna)
    card.locator(".btn.primary").press("Enter")
    page.locator(".pace").wait_for()  # nothing moves, so each step waits for the key
    anna.wait(lambda: step_of(card) >= 0, "the first step")
    begun = step_of(card)
    page.keyboard.press("ArrowRight")
    anna.wait(lambda: step_of(card) > begun, "a step")
    page.keyboard.press("ArrowLeft")
    anna.wait(lambda: step_of(card) == begun, "a step back")
    assert anna.page.locator(".prompt.turn").count() == 0, "the own move waits at the end"
    look(anna)
    page.keyboard.press(" ")
    page.locator(".prompt.turn").wait_for()
    page.keyboard.press("Escape")
    card.wait_for(state="detached")
    page.keyboard.press("n")
    card.wait_for()
    page.keyboard.press("n")
    card.wait_for(state="detached")
    page.keyboard.press("l")
    page.locator(".chronicle-sheet .fold").first.wait_for()
    lines = page.locator(".chronicle-sheet .log li").count()
    page.locator(".filters .btn").press("Enter")  # all unfolded
    anna.wait(lambda: page.locator(".chronicle-sheet .log li").count() > lines, "more lines")
    look(anna)
    page.set_viewport_size({"width": 1600, "height": 900})
    page.get_by_role("button", name="Dock").click()
    page.reload()
    expect(page.locator(".chronicle-sheet.docked .log li").first).to_be_visible()
    sheet, chart = (page.locator(part).bounding_box() for part in (".docked", ".map-part"))
    assert sheet
    assert chart
    left, right = sorted([sheet, chart], key=lambda box: box["x"])
    assert left["x"] + left["width"] <= right["x"] + 1


def rolls(seen: list[dict[str, Any]]) -> dict[str, tuple[list[dict[str, Any]], dict[str, Any]]]:
    """Every roll that was seen in the air and then lying: the looks before, and the first after."""
    found = {}
    for told in {look["told"] for look in seen if look["rolling"]}:
        mine = [look for look in seen if look["told"] == told]
        ends = [look for look in mine if not look["rolling"]]
        if ends:
            found[told] = ([look for look in mine if look["rolling"]], ends[0])
    return found


def test_dice_of_a_war_are_seen_before_anything_tells_how_they_fell(visit: Visit) -> None:
    anna = visit(reduced_motion=MOVING)
    anna.begin_with(FAST)
    table = war_table(anna, "intervention", "me", "random")
    anna.go(f"#/table/{table}").locator("svg.map .city").first.wait_for()
    anna.page.evaluate(WATCH)
    hand = WarHand(anna, 7)
    while anna.page.evaluate(ROLLED) < ENOUGH_ROLLS or len(rolls(looks(anna))) < ENOUGH_ROLLS:
        assert not hand.over(), "the war ended before four rolls were seen"
        anna.wait(partial(ready, anna, hand), "a question on the page, or the end")
        if hand.asked():
            hand.answer()
    for falling, end in rolls(looks(anna)).values():
        assert end["say"]
        for look in falling:
            told, already = look["text"].count(end["say"]), look["before"].count(end["say"])
            assert told <= already, "it is told while it rolls"  # another die may have fallen so
            assert not look["asked"], "the next question has come already"
            assert not look["title"].startswith("●"), "somebody is called already"


def looks(anna: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = anna.page.evaluate("window.looks")
    return found


def ready(anna: Visitor, hand: WarHand) -> bool:
    return hand.over() or bool(hand.asked() and anna.page.locator(".prompt.turn").count())
