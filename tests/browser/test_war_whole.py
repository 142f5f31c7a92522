"""Whole wars through the page: every scenario, two browsers, and looking back at them."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Look, Visit
from tests.browser.quick_hand import play_alone, play_through
from tests.browser.test_phone import PHONE, fits
from tests.browser.test_replay import Past, board
from tests.browser.test_war import at_war
from tests.browser.war_hand import war_table
from tools.browser.fitting import unfit
from tools.browser.story import played
from tools.browser.visitor import Visitor

PLACES = "[...document.querySelectorAll('.map [data-place]')].map((one) => one.dataset.place)"
SHOWN = "document.evaluate('count(//node())', document).numberValue"
# A card is taken up first; Areas bear the names of cities; pay shows lines in place of marks.
NOT_PLACES = ("card_round", "name_area", "pay")


def at_its_end(anna: Visitor) -> None:
    anna.page.locator(".phase.end").wait_for()
    result = anna.position["table"]["result"]
    expect(anna.page.locator(".prompt .say")).to_contain_text(str(result["vp"]).replace("-", "−"))


def in_memory(anna: Visitor) -> int:
    """All elements and texts that the page still holds, those that it has taken away too."""
    line = anna.context.new_cdp_session(anna.page)
    line.send("HeapProfiler.collectGarbage")
    held: int = line.send("Memory.getDOMCounters")["nodes"]
    line.detach()
    return held


def unmarked(anna: Visitor) -> list[str]:
    """A question whose answers name places, none of which is marked on the map."""
    anna.drawn()
    (question,) = anna.position["questions"]
    places = set(anna.page.evaluate(PLACES))
    named = {word for choice in question["choices"] for word in choice.split()[1:]} & places
    if (
        not named
        or question["kind"] in NOT_PLACES
        or anna.page.locator(".map [data-place][data-mark]").count()
    ):
        return []
    return [f"'{question['kind']}' marks none of {sorted(named)[:5]}"]


def played_to_its_end(anna: Visitor, scenario: str, *looks: Look) -> set[str]:
    """Looked at whenever something new is asked; what was asked."""
    hand = at_war(anna, scenario)
    faults: set[str] = set()

    def look_all_over(kind: str) -> None:
        anna.drawn()
        found = unfit(anna.page)
        if hand.read_news():  # the ledger of a turn lies over what is asked after it
            found += unfit(anna.page)
        faults.update(f"{kind}: {fault}" for fault in found + unmarked(anna))
        for look in looks:
            look(anna)

    kinds = play_through(anna, seed=4, look=look_all_over)
    assert "card_round" in kinds
    at_its_end(anna)
    assert not faults, "\n".join(sorted(faults))
    return kinds


@pytest.mark.parametrize("scenario", ["early_war", "apocalypse", "campaign"])
def test_every_scenario_is_played_to_its_end(visit: Visit, scenario: str) -> None:
    anna = visit()
    played_to_its_end(anna, scenario)
    assert in_memory(anna) < 2 * anna.page.evaluate(SHOWN)


def test_everybody_can_read_a_whole_war_and_look_back_at_it(visit: Visit, look: Look) -> None:
    anna = visit()
    assert len(played_to_its_end(anna, "intervention", look)) > 8
    page = anna.page
    page.locator(".phase.end .total polyline").wait_for(state="attached")
    look(anna)
    page.locator(".prompt .act a").first.click()
    page.locator(".replay-facts .tracks").wait_for()
    page.locator(".map [data-place]").first.wait_for()
    look(anna)


def test_two_browsers_play_a_whole_war_and_a_third_watches(visit: Visit) -> None:
    anna, bert, eve = visit(), visit(), visit()
    table = war_table(anna, "intervention", "me", "open")
    bert.post("/api/guest", {"name": "Bert"})
    bert.post(f"/api/tables/{table}/sit", {"seat": 1})
    for somebody in (anna, bert, eve):
        somebody.go(f"#/table/{table}").locator("svg.map .city").first.wait_for(state="attached")
        somebody.wait(lambda one=somebody: one.position, "the table")  # type: ignore[misc]
    play_alone(bert, 1, seed=3)
    play_through(anna, 0, seed=2)
    for somebody in (anna, bert, eve):
        somebody.wait(lambda one=somebody: one.position["table"]["state"] == "over", "the end")  # type: ignore[misc]
        at_its_end(somebody)
    views = [frame["view"] for frame in map(json.loads, eve.heard) if frame["type"] == "position"]
    assert views
    assert not [view for view in views if "hand" in view]
    assert all(isinstance(pile["hand"], int) for view in views for pile in view["piles"])
    assert not any(json.loads(text).get("questions") for text in eve.heard)
    assert not eve.page.locator(".hand").count()
    expect(eve.page.locator(".sides tbody tr")).to_have_count(2)


def test_a_finished_war_is_looked_back_at_and_goes_another_way(visit: Visit) -> None:
    game = Past(visit(), played("thirty_years_war", seats=2, scenario="early_war"))
    page = game.page
    game.open(game.last)
    end = board(page)
    game.slider.fill(str(game.end // 2))
    game.visitor.wait(lambda: board(page) != end, "the board of the middle")
    page.wait_for_url(re.compile(rf"/replay/{game.table}/(?!{game.last})\d+"))
    page.locator(".eyes button").last.click()
    page.wait_for_url(re.compile(r"\?seat=-1$"))
    page.locator(".top .fork").click()
    seats = page.locator(".take-over select")
    seats.nth(0).select_option("here")
    seats.nth(1).select_option("random")
    page.locator(".take-over .btn.primary").click()
    page.wait_for_url(re.compile("#/table/(?!" + game.table + ")"))
    anna = game.visitor
    anna.wait(lambda: anna.position.get("table", {}).get("parent"), "the new table")
    anna.wait(
        lambda: anna.position["questions"] or anna.position["table"]["state"] == "over",
        "a question",
    )
    assert [seat["bot"] for seat in anna.position["table"]["seats"]] == [None, "random"]


def test_looking_back_at_a_war_on_a_phone(visit: Visit) -> None:
    game = Past(visit(**PHONE), played("thirty_years_war", seats=2, scenario="early_war"))
    game.open(game.last // 2)
    fits(game.visitor)
    game.page.locator(".slider-buttons button").last.tap()
    game.visitor.wait(lambda: game.at > game.last // 2, "a step further")
    fits(game.visitor)
