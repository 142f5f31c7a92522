"""A card round of Thirty Years War in the page: its clicks, by keys alone, planned ahead."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import NewContext, Visit
from tests.browser.test_war import at_war, to
from tests.browser.war_hand import WarHand, war_table
from tools.browser.house import House
from tools.browser.story import enter, stored
from tools.browser.visitor import Visitor

Card = dict[str, Any]


class Counting:
    """A hand that counts its clicks in one round."""

    def __init__(self, hand: WarHand) -> None:
        self.hand = hand
        self.page = hand.page
        self.clicks = 0
        self.turn = hand.visitor.position["turn"]

    def on(self, selector: str) -> None:
        self.page.locator(selector).first.click()
        self.clicks += 1
        self.hand.settle()

    def on_map(self, place: str) -> None:
        """As a mouse does: whatever lies over the middle of the city is clicked."""
        city = self.page.locator(f'.map [data-place="{place}"] .reach')
        city.dispatch_event("click")
        self.clicks += 1
        self.hand.settle()

    def with_last(self, selector: str) -> int:
        """The clicks with that on the button which would send it."""
        button = self.page.locator(selector).first
        expect(button).to_be_enabled()
        return self.clicks + 1

    def sent(self) -> int:
        self.hand.visitor.wait(
            lambda: self.hand.visitor.position["turn"] != self.turn, "what was prepared is sent"
        )
        return self.clicks


def round_of(visit: Visit, scenario: str = "early_war") -> WarHand:
    hand = at_war(visit(), scenario)
    to(hand, "card_round")
    hand.visitor.hear_rehearsals()
    return hand


@pytest.fixture(scope="module")
def prepares(new_context: NewContext, house: House) -> Iterator[WarHand]:
    """Somebody who is asked for a card, and sends none."""
    context = new_context(locale="en-GB", reduced_motion="reduce")
    hand = at_war(Visitor(context, house.address))
    to(hand, "card_round")
    hand.visitor.hear_rehearsals()
    yield hand
    context.close()
    assert not hand.visitor.unforgiven()


@pytest.fixture
def hand(prepares: WarHand) -> Iterator[WarHand]:
    before = prepares.visitor.position["turn"]
    yield prepares
    assert prepares.visitor.position["turn"] == before, "nothing was sent"
    for _ in range(2):  # what is prepared, and the card
        prepares.page.keyboard.press("Escape")
        prepares.settle()


def cards_of(hand: WarHand) -> list[Card]:
    found: list[Card] = hand.visitor.position["view"]["hand"]
    return found


def activating(hand: WarHand) -> tuple[str, str, str]:
    """A card, a leader whom it activates and who is alone of those in his city, and the city."""
    cities = hand.visitor.position["view"]["cities"]
    at = {
        leader: city
        for city, told in cities.items()
        for stack in told.get("stacks", ())
        if stack["units"]
        for leader in stack["leaders"]
    }
    for card in cards_of(hand):
        for leader in card["act"].get("leaders", ()):
            if leader in at:
                return card["card"], leader, at[leader]
    raise AssertionError("no card activates an army")


def goals_of(hand: WarHand) -> list[Card]:
    found: list[Card] = hand.visitor.rehearsals[-1]["view"]["march"]["reach"][0]["goals"]
    return found


def test_march_and_halt_takes_four_clicks(hand: WarHand) -> None:
    card, _, city = activating(hand)
    mouse = Counting(hand)
    mouse.on(f'.hand [data-card="{card}"]')
    mouse.on_map(city)
    hand.page.locator(".phase.march").wait_for()
    hand.settle()
    goal = next(each for each in goals_of(hand) if each["stays"] and "meets" not in each)
    mouse.on_map(goal["place"])
    expect(hand.page.locator(".route tbody tr").first).to_be_visible()
    assert mouse.with_last(".btn.confirm") == 4


def test_march_and_attack_takes_four_clicks_and_forages_by_itself(visit: Visit) -> None:
    hand = round_of(visit)
    card, _, city = activating(hand)
    mouse = Counting(hand)
    mouse.on(f'.hand [data-card="{card}"]')
    mouse.on_map(city)
    hand.page.locator(".phase.march").wait_for()
    hand.settle()
    goal = next(each for each in goals_of(hand) if each["kind"] == "battle")
    mouse.on_map(goal["place"])
    expect(hand.page.locator(".encounter .odds")).to_have_count(1)
    mouse.on(".btn.confirm.rub")
    assert mouse.sent() <= 5
    hand.visitor.wait(
        lambda: (
            hand.visitor.position["questions"] or not hand.visitor.position["view"].get("march")
        ),
        "what comes after the march",
    )
    assert hand.asked() != "forage"


@pytest.mark.parametrize(
    ("use", "last"),
    [
        ("aid", ".btn.confirm"),
        ("event", ".btn.confirm, .decision [data-choice]:not(.use)"),  # a target may be the fourth
        ("recruit", ".levy [data-kind]"),
    ],
)
def test_aid_an_event_and_a_try_to_recruit_take_three_clicks(
    hand: WarHand, use: str, last: str
) -> None:
    card = next(each["card"] for each in cards_of(hand) if "objection" not in each[use])
    mouse = Counting(hand)
    mouse.on(f'.hand [data-card="{card}"]')
    mouse.on(f'.use-list [data-choice="{use} {card}"]')
    assert mouse.with_last(last) == 3


@pytest.mark.parametrize(("before", "after"), [("overrun", ""), ("inside", "pass")])
def test_a_march_that_goes_on_after_an_enemy_gave_way_is_halted_by_a_button(
    visit: Visit, root: Path, before: str, after: str
) -> None:
    war = stored(root / "tests/thirty_years_war/records/1/base.txt")
    on = next(
        then
        for last, then in pairwise(war.asked)
        if (last.answer, then.kind) == (before, "march_on") and "halt" in then.choices
    )
    anna = visit()
    enter(anna, war, on)
    mouse = Counting(WarHand(anna))
    button = anna.page.locator(".prompt .btn.confirm")
    expect(button).to_contain_text("Halt at")
    button.click()
    if after:  # before a Fortress it is asked at once whether the march ends in a siege
        anna.page.locator(f'.decision [data-choice="{after}"]').click()
    mouse.sent()


def test_a_key_leads_through_the_lenses_control_supply_and_pillage(hand: WarHand) -> None:
    chart, line = hand.page.locator(".mapbox"), hand.page.locator(".supply [data-line]")
    expect(chart).to_have_attribute("data-lens", "control")
    expect(line).to_have_count(0)
    for lens in ("supply", "pillage", "control"):
        hand.page.keyboard.press("v")
        expect(chart).to_have_attribute("data-lens", lens)
        expect(line.first).to_be_attached(attached=lens == "supply")


def test_a_second_press_where_a_goal_was_drops_nobody_off(hand: WarHand) -> None:
    card, _, city = activating(hand)
    page, mouse = hand.page, Counting(hand)
    mouse.on(f'.hand [data-card="{card}"]')
    mouse.on_map(city)
    page.locator(".phase.march").wait_for()
    hand.settle()
    goal = next(each for each in goals_of(hand) if each["stays"] and "meets" not in each)
    mouse.on(f'.ends [data-goal="{goal["place"]}"]')
    drop = page.locator('[data-action^="drop "]')
    expect(drop.first).to_be_attached()
    expect(drop.first).to_be_hidden()
    page.keyboard.press("d")
    expect(drop.first).to_be_focused()


def test_enter_goes_from_the_card_that_was_clicked_to_the_red_button(hand: WarHand) -> None:
    card = next(each["card"] for each in cards_of(hand) if "objection" not in each["aid"])
    held = hand.page.locator(f'.hand [data-card="{card}"]')
    held.click()
    hand.page.keyboard.press("d")
    hand.settle()
    hand.page.keyboard.press("Enter")
    expect(hand.page.locator(".btn.confirm.rub")).to_be_focused()
    expect(held).to_have_attribute("aria-pressed", "true")


def test_a_free_action_takes_four_clicks(hand: WarHand) -> None:
    mouse = Counting(hand)
    mouse.on('.use-list [data-choice="free_action"]')
    mouse.on('.decision [data-choice^="lead "]')
    hand.page.locator(".phase.march").wait_for()
    hand.settle()
    goal = next(each for each in goals_of(hand) if each["stays"])
    mouse.on_map(goal["place"])
    assert mouse.with_last(".btn.confirm") == 4


def test_who_stays_behind_is_left_out_and_a_step_back_takes_him_along(hand: WarHand) -> None:
    card, _, city = activating(hand)
    mouse = Counting(hand)
    mouse.on(f'.hand [data-card="{card}"]')
    mouse.on_map(city)
    coming = hand.page.locator(".unit-comes.on")
    coming.first.wait_for()
    many = coming.count()
    mouse.on(".unit-comes.on")
    expect(coming).to_have_count(many - 1)
    expect(hand.page.locator(".unit-comes:not(.on)").first).to_be_visible()
    hand.page.keyboard.press("z")
    hand.settle()
    expect(coming).to_have_count(many)


def test_a_whole_activation_by_keys_alone(visit: Visit) -> None:
    hand = round_of(visit)
    anna, keys = hand.visitor, hand.page.keyboard
    turn = anna.position["turn"]
    number = next(n for n, each in enumerate(cards_of(hand), 1) if each["act"].get("leaders"))
    for key in (str(number), "a"):
        keys.press(key)
        hand.settle()
    hand.page.locator('[data-choice^="lead "]').first.wait_for()
    keys.press("1")
    hand.page.locator(".phase.march").wait_for()
    hand.settle()
    start = anna.rehearsals[-1]["view"]["march"]["city"]
    for arrow in ("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown"):
        keys.press(arrow)
        hand.settle()
        if anna.rehearsals[-1]["view"]["march"]["city"] != start:
            break
    there = anna.rehearsals[-1]["view"]["march"]["city"]
    assert there != start
    keys.press("Backspace")
    hand.settle()
    assert anna.rehearsals[-1]["view"]["march"]["city"] == start
    keys.press(arrow)
    hand.settle()
    assert anna.position["turn"] == turn, "nothing was sent"
    keys.press("Enter")
    assert anna.position["turn"] == turn, "from elsewhere the red button is focused first"
    keys.press("Enter")
    anna.wait(lambda: anna.position["turn"] != turn, "the march is sent")


def test_a_plan_survives_a_reload_is_private_and_waits_for_its_turn(visit: Visit) -> None:
    anna, bert = visit(), visit()
    table = war_table(anna, "early_war", "me", "open")
    bert.post("/api/guest", {"name": "Bert"})
    bert.post(f"/api/tables/{table}/sit", {"seat": 1})
    for somebody in (anna, bert):
        somebody.go(f"#/table/{table}").locator("svg.map .city").first.wait_for()
    hands = [WarHand(anna, seed=2), WarHand(bert, seed=3)]
    to_round(hands)
    planner = next(hand for hand in hands if hand.asked() != "card_round")
    other = next(hand for hand in hands if hand is not planner)
    card = cards_of(planner)[0]["card"]
    planner.page.locator(f'.hand [data-card="{card}"]').click()
    planner.page.locator(f'.use-list [data-choice="aid {card}"]').click()
    planner.visitor.wait(lambda: is_planned(planner), "the plan in words")
    planner.visitor.wait(lambda: is_kept(planner.visitor, table), "the plan is kept")
    assert not planner.page.locator(".btn.confirm").count(), "nothing can be sent now"
    planner.page.reload()
    planner.page.locator("svg.map .city").first.wait_for()
    planner.visitor.wait(lambda: is_planned(planner), "the plan after a reload")
    assert all("plan" not in (frame_draft(text) or {}) for text in other.visitor.heard)
    while planner.asked() != "card_round":
        other.visitor.wait(lambda: other.asked() or planner.asked(), "a question")
        asked = other if other.asked() else planner
        if planner.asked() != "card_round":
            asked.answer()
    planner.page.locator(".btn.confirm").click()
    planner.visitor.wait(lambda: any("aid-taken" in text for text in other.visitor.heard), "aid")


def to_round(hands: list[WarHand]) -> None:
    while not any(hand.asked() == "card_round" for hand in hands):
        hands[0].visitor.wait(lambda: any(hand.asked() for hand in hands), "a question")
        next(hand for hand in hands if hand.asked()).answer()
    for hand in hands:
        hand.visitor.drawn()


def is_planned(hand: WarHand) -> bool:
    return "Planned for your next round" in hand.page.locator(".prompt .say").inner_text()


def is_kept(visitor: Visitor, table: str) -> bool:
    seat = visitor.position["seat"]
    path = f"{visitor.address}/api/tables/{table}/position?seat={seat}"
    return bool(visitor.context.request.get(path).json()["draft"])


def frame_draft(text: str) -> Any:
    return json.loads(text).get("draft")
