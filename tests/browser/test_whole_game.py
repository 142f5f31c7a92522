"""Whole games through the page: one with all expansions, and one between two browsers."""

import json

from playwright.sync_api import Page
from tests.browser.conftest import Visit
from tests.browser.quick_hand import play_alone, play_through
from tools.browser.hand import Hand
from tools.browser.visitor import Visitor

ALWAYS = {"plan", "position", "claim", "group"}
OF_EXPANSIONS = {"move_leader", "benefit", "favour"}  # a poor game may lack one of them


def set_the_table(page: Page) -> None:
    """Three seats, captains on two of them, every expansion, counties chosen in a draft."""
    form = page.locator("section.set form")
    for _ in range(2):
        form.locator(".seats li:last-child button.icon-button").click()
    for seat in (1, 2):
        form.locator(".seats select").nth(seat).select_option("bot captain")
    form.locator("input[name=setup]").last.check(force=True)
    expansions = form.locator("fieldset").filter(has_text="Landsknecht")
    for module in expansions.locator(".chk input[type=checkbox]").all():
        module.check(force=True)
    form.locator(".btn.primary.big").click()


def ended(hand: Hand) -> bool:
    hand.read_news()
    return hand.page.locator(".phase.end").count() > 0


def sees_the_result(anna: Visitor) -> None:
    points = sorted(anna.position["table"]["result"]["points"], reverse=True)
    shown = anna.page.locator(".phase.end table.led").first.locator("td.vp").all_inner_texts()
    assert shown == [str(each) for each in points]


def test_a_whole_game_with_every_expansion(visit: Visit) -> None:
    anna = visit()
    set_the_table(anna.go("#/new"))
    anna.wait(lambda: anna.position, "the table")
    table = anna.position["table"]
    assert len(table["modules"]) == 3
    assert table["options"]["setup"] == "draft"
    hand = Hand(anna, seed=1618)
    hand.play(hand.over)
    anna.wait(lambda: ended(hand), "the end")
    sees_the_result(anna)
    assert set(hand.answered) >= ALWAYS, hand.answered
    assert len(OF_EXPANSIONS & set(hand.answered)) > 1, hand.answered
    assert hand.answered["plan"] == 6


def test_two_browsers_play_a_whole_game_and_a_third_watches(visit: Visit) -> None:
    anna, bert, eve = visit(), visit(), visit()
    table = anna.new_table("me", "open", "captain")
    bert.post("/api/guest", {"name": "Bert"})
    bert.post(f"/api/tables/{table}/sit", {"seat": 1})
    for somebody in (anna, bert, eve):
        somebody.go(f"#/table/{table}").locator("svg.map").wait_for(state="attached")
        somebody.wait(lambda one=somebody: one.position, "the table")  # type: ignore[misc]
    play_alone(bert, 1, seed=3)
    assert "march" in play_through(anna, 0, seed=2)
    for somebody in (anna, bert, eve):
        hand = Hand(somebody)
        somebody.wait(lambda of=hand: ended(of), "the end")  # type: ignore[misc]
        sees_the_result(somebody)
    frames = [json.loads(text) for text in eve.heard]
    assert not any("hand" in frame.get("view", {}) or frame.get("questions") for frame in frames)
