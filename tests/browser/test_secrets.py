"""Two people plan at one table and a third watches: nobody's page knows more than it may."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tools.browser.hand import SEAL, Hand
from tools.browser.newcomer import invited, sealed
from tools.browser.visitor import Visitor

WATCHED = set("type table seat turn view questions undo log logged draft".split())

# Everything of a page that could show what another seat does.
EVERYTHING = """() => [...document.querySelectorAll("body *")].flatMap((element) => [
  ...[...element.attributes].filter(({ name }) => name !== "class").map(({ value }) => value),
  ...[...element.childNodes].filter((node) => node.nodeType === 3).map((text) => text.data),
])"""


def seen(visitor: Visitor) -> Any:
    """What a page was told last, less what all may know: who is ready, asked, and here."""
    frame = json.loads(json.dumps(visitor.position))
    for name in ("log", "logged"):
        frame.pop(name)
    for name in ("waiting", "changed"):
        frame["table"].pop(name)
    for seat in frame["table"]["seats"]:
        seat.pop("present")
    for seat in frame["view"]["seats"]:
        seat.pop("ready")
    frame["view"]["prompt"].pop("seats")
    return frame


def shown(visitor: Visitor) -> list[str]:
    visitor.drawn()
    found: list[str] = visitor.page.evaluate(EVERYTHING)
    return found


def mat(visitor: Visitor) -> dict[str, str]:
    """What lies on the mat of this page: box to the name of its card."""
    boxes = visitor.page.locator(".mat .box.full").all()
    return {str(box.get_attribute("data-box")): box.locator(".cnm").inner_text() for box in boxes}


def drafted(visitor: Visitor, table: str) -> int:
    """How many boxes the draft covers that the server keeps for the first seat."""
    path = f"{visitor.address}/api/tables/{table}/position?seat=0"
    draft = visitor.context.request.get(path).json()["draft"]
    return len(draft) - 1 if draft else 0  # it names its round, too


def revealed(visitor: Visitor) -> None:
    visitor.wait(lambda: not visitor.position["view"]["planning"], "the reveal")


def both_see(anna: Visitor, bert: Visitor, seal: bool) -> None:
    """Anna's seal, or her mat open again."""
    for visitor in (anna, bert):
        visitor.wait(lambda: sealed(visitor, 0) == seal, f"that Anna has sealed: {seal}")  # noqa: B023


def test_what_one_plans_the_other_page_cannot_tell(visit: Visit) -> None:
    anna, bert = visit(), visit()
    table = invited(anna, bert)
    bert.wait(lambda: sealed(bert, 2), "the captain's seal")
    before, told, frames = shown(bert), seen(bert), len(bert.heard)
    Hand(anna, seed=3).cover()
    assert len(mat(anna)) == anna.page.locator(".mat .box").count()
    anna.wait(lambda: drafted(anna, table) == len(mat(anna)), "the draft at the server")
    bert.drawn()
    assert len(bert.heard) == frames, f"a frame came while Anna planned: {bert.heard[-1][:200]}"
    assert shown(bert) == before
    come_again(bert)
    assert seen(bert) == told
    Hand(anna).seal()
    bert.wait(lambda: sealed(bert, 0), "Anna's seal on Bert's page")
    assert seen(bert) == told
    ready = {"event": "mat-ready", "clause": "W3.1.1", "args": {"seat": 0}}
    (entry,) = bert.position["log"]
    assert entry == {"n": bert.position["logged"], **ready}
    news = set(shown(bert)) - set(before)
    secret = set(mat_words(anna))
    assert not news & secret, f"Bert's page shows what lies on Anna's mat: {news & secret}"
    for text in bert.heard:
        only_own_cards(json.loads(text), 1)


def come_again(visitor: Visitor) -> None:
    """Load the page anew: the server tells once more all that it has to tell."""
    frames = len(visitor.heard)
    visitor.page.reload()
    visitor.page.locator(".mat .box.bid").wait_for()
    assert any(json.loads(text)["type"] == "position" for text in visitor.heard[frames:])


def mat_words(visitor: Visitor) -> list[str]:
    words: list[str] = visitor.page.locator(".mat .cnm").all_inner_texts()
    assert words, "the sealed mat of this page is not shown"
    return words


def only_own_cards(frame: dict[str, Any], eyes: int) -> None:
    if frame["type"] != "position" or not frame["view"].get("planning"):
        return
    for seat, holding in enumerate(frame["view"]["seats"]):
        cards = set(holding["boxes"].values())
        assert seat == eyes or cards == {"hidden"}, f"seat {eyes} was told of {cards}"


def test_cards_are_turned_up_when_both_have_sealed(visit: Visit) -> None:
    anna, bert = visit(), visit()
    invited(anna, bert)
    Hand(anna, seed=4).plan()
    both_see(anna, bert, True)
    # Anna thinks again, and seals again: all that Bert sees is her seal.
    anna.page.locator(".act .btn").first.click()
    both_see(anna, bert, False)
    anna.page.locator(SEAL).first.click()
    both_see(anna, bert, True)
    assert bert.position["view"]["planning"]
    assert anna.position["view"]["planning"]
    Hand(bert, seed=5).plan()
    for visitor in (anna, bert):
        revealed(visitor)
        expect(visitor.page.locator(".bids-part tbody tr")).to_have_count(3)


def test_whoever_watches_sees_what_is_open(visit: Visit) -> None:
    anna, carla = visit(), visit()
    table = anna.new_table("me", "captain", "captain")
    anna.go(f"#/table/{table}").locator(".mat .box.bid").wait_for()
    page = carla.go(f"#/table/{table}")
    page.locator(".prompt.watch").wait_for()
    before = shown(carla)
    Hand(anna, seed=6).cover()
    assert shown(carla) == before
    assert not page.locator(".hand, .mat .cnm, .decision button").count()
    assert page.locator(".map [data-place]").count()
    Hand(anna).seal()
    revealed(carla)
    page.locator(".bids-part tbody tr").first.wait_for()
    for text in carla.heard:
        frame = json.loads(text)
        only_own_cards(frame, -1)
        if frame["type"] == "position":
            assert set(frame) == WATCHED
            assert (frame["seat"], frame["turn"], frame["undo"]) == (-1, 0, 0)
            assert not frame["questions"]
            assert not frame["view"].get("hand")
            assert frame["draft"] is None
