"""Thirty Years War in the page: played against a bot, on every screen, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.browser.conftest import NewContext, Visit
from tests.browser.quick_hand import play_through
from tests.browser.test_languages import reads_well
from tests.browser.test_map import SCREENS, all_is_seen, both_ways
from tests.browser.test_marks import marked
from tests.browser.test_phone import PHONE, Finger, fits
from tests.browser.war_hand import WarHand, war_table
from tools.browser.fitting import unfit
from tools.browser.house import House
from tools.browser.visitor import Visitor

from westphalia.locales import COMPLETE, LANGUAGES


def at_war(anna: Visitor, scenario: str = "early_war", *chairs: str, seed: int = 7) -> WarHand:
    """Somebody at a new table who is asked something."""
    table = war_table(anna, scenario, *(chairs or ("me", "random")))
    anna.go(f"#/table/{table}").locator("svg.map .city").first.wait_for()
    hand = WarHand(anna, seed)
    anna.wait(hand.asked, "the first question")
    return hand


def to(hand: WarHand, *kinds: str) -> None:
    """Plays on until one of these is asked."""
    hand.play(lambda: hand.asked() in kinds or hand.over())
    assert not hand.over(), f"the war was over before any of {kinds} was asked"
    hand.visitor.drawn()


def test_a_whole_turn_is_played_in_the_page(visit: Visit) -> None:
    anna = visit()
    hand = at_war(anna)
    first = anna.position["view"]["turn"]
    hand.play(lambda: hand.over() or anna.position["view"]["turn"] > first)
    assert hand.answered["card_round"] >= 6
    assert hand.over() or hand.answered["keep"] == 1


@pytest.fixture(scope="module")
def warrior(new_context: NewContext, house: House) -> Iterator[Visitor]:
    """Somebody with a hand of cards."""
    context = new_context(locale="en-GB", reduced_motion="reduce")
    anna = Visitor(context, house.address)
    at_war(anna)
    anna.page.locator(".lately .log").wait_for()
    yield anna
    context.close()
    assert not anna.unforgiven()


@pytest.mark.parametrize("screen", SCREENS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_whole_map_fits_every_screen(warrior: Visitor, screen: tuple[int, int]) -> None:
    width, height = screen
    warrior.page.set_viewport_size({"width": width, "height": height})
    both_ways(warrior, f"on {width} × {height}")


def test_the_whole_map_fits_a_phone(visit: Visit) -> None:
    anna = visit(**PHONE)
    at_war(anna)
    anna.page.locator(".ptabs button").nth(1).tap()
    anna.drawn()
    anna.page.locator(".maptools .seg:last-of-type button:last-child").tap()
    all_is_seen(anna, "on a phone")


def prepared(anna: Visitor) -> dict[str, Any]:
    """What the page was told last of what it prepares."""
    found: dict[str, Any] = anna.rehearsals[-1]
    return found


def set_out(hand: WarHand) -> None:
    """A card and a leader: his march is prepared, and nothing is sent."""
    to(hand, "card_round")
    hand.visitor.hear_rehearsals()
    page = hand.page
    for card in hand.visitor.position["view"]["hand"]:
        if card["act"].get("leaders"):
            page.locator(f'.hand [data-card="{card["card"]}"]').click()
            page.locator(".use-list .chip.go").first.click()
            page.locator(".phase.march").wait_for()
            hand.settle()
            return
    raise AssertionError("no card activates anybody")


def march_is_marked(anna: Visitor) -> None:
    """Where it stands, and all places that the stack reaches."""
    shown = prepared(anna)
    march = shown["view"]["march"]
    goals = {goal["place"] for goal in march["reach"][0]["goals"]}
    steps = [choice.split() for choice in shown["question"]["choices"]]
    goals |= {words[1] for words in steps if words[0] == "march"}
    anna.wait(lambda: marked(anna, "move", "attack") == goals, f"marks on {goals}")
    assert marked(anna, "source") == {march["city"]}


def test_a_march_is_marked_and_goes_where_the_map_is_clicked(visit: Visit) -> None:
    anna = visit()
    hand = at_war(anna)
    set_out(hand)
    before = anna.position
    march_is_marked(anna)
    march = prepared(anna)["view"]["march"]
    goals = [goal for goal in march["reach"][0]["goals"] if "meets" not in goal]
    far = min(goals, key=lambda goal: goal["points"])["place"]
    anna.page.locator(f'.map [data-place="{far}"]').focus()
    anna.page.keyboard.press("Enter")
    anna.wait(lambda: prepared(anna)["view"]["march"]["city"] == far, "the stack there")
    hand.settle()
    march_is_marked(anna)
    anna.page.keyboard.press("z")
    anna.page.locator(".route-part").wait_for(state="detached")  # one step back
    anna.page.locator(f'.map [data-place="{far}"][data-mark=move]').wait_for()
    assert anna.position is before, "nothing was sent"


def test_a_card_says_what_it_could_do_and_why_not(visit: Visit) -> None:
    anna = visit()
    hand = at_war(anna)
    to(hand, "card_round")
    page = anna.page
    for card in anna.position["view"]["hand"]:
        page.locator(f'.hand [data-card="{card["card"]}"]').click()
        for use in ("act", "recruit", "aid", "event"):
            row = page.locator(
                ".use-list > li", has=page.locator(f'[data-choice="{use} {card["card"]}"]')
            )
            row.wait_for()
            assert bool(row.locator("div > .why:last-child").count()) >= ("objection" in card[use])
            assert row.locator(".use").is_disabled() == ("objection" in card[use])
        page.locator(f'.hand [data-card="{card["card"]}"]').click()


def test_an_optional_rule_gives_a_card_one_more_use(visit: Visit) -> None:
    anna = visit()
    table = war_table(anna, "early_war", "me", "random", modules=["dutch_war_by_card"])
    page = anna.go(f"#/table/{table}")
    page.locator(".hand .card").first.wait_for()
    uses = page.locator('.decision [data-choice^="dutch_war "]')
    assert not uses.count()
    page.locator(".hand .card").first.click()
    uses.wait_for()
    uses.click()
    page.locator(".btn.confirm").click()
    anna.wait(lambda: any("dutch-war-tried" in frame for frame in anna.heard), "the try")


@pytest.mark.parametrize("language", COMPLETE[1:])
def test_the_table_is_translated(visit: Visit, language: str) -> None:
    anna = visit(locale=LANGUAGES[language].region)
    hand = at_war(anna, "apocalypse")

    def read(_: str) -> None:
        reads_well(anna, language, "thirty_years_war")
        if hand.read_news():
            reads_well(anna, language, "thirty_years_war")

    a_turn = {"card_round", "keep"}
    assert a_turn <= play_through(anna, look=read, until=a_turn.issubset)
    anna.page.locator(".sheets .seg button").last.click()
    anna.page.keyboard.press("l")
    reads_well(anna, language, "thirty_years_war")


class WarFinger(WarHand, Finger):
    """Taps."""


def test_a_card_round_on_a_phone(visit: Visit) -> None:
    anna = visit(**PHONE)
    at_war(anna)
    hand = WarFinger(anna, seed=3)
    rounds = 2
    seen: set[str] = set()

    def enough() -> bool:
        kind = hand.asked()
        if kind and kind not in seen:
            seen.add(kind)
            fits(anna)
        return hand.over() or hand.answered.get("card_round", 0) == rounds

    hand.play(enough)
    for tab in range(1, 5):
        anna.page.locator(".ptabs button").nth(tab).tap()
        fits(anna)


def test_two_at_one_screen_see_no_hand_but_their_own(visit: Visit) -> None:
    anna = visit()
    table = war_table(anna, "early_war", "me", "hot")
    page = anna.go(f"#/table/{table}")
    cover = page.locator("main.cover")
    cover.wait_for()
    assert not page.locator(".hand").count()
    cover.locator(".btn.primary").click()
    hand = WarHand(anna, seed=3)
    page.locator(".hand .card").first.wait_for()
    own: list[dict[str, Any]] = anna.position["view"]["hand"]
    while not cover.count():
        anna.wait(lambda: hand.asked() or cover.count(), "a question or the other's turn")
        if not cover.count():
            hand.answer()
            anna.drawn()
    assert not page.locator(".hand").count()
    cover.locator(".btn.primary").click()
    anna.wait(lambda: anna.position["seat"] == 1, "the second seat's own position")
    page.locator(".decision").wait_for()
    theirs = {card["card"] for card in anna.position["view"]["hand"]}
    assert theirs.isdisjoint({card["card"] for card in own})


GROUNDS = "all => [...new Set(all.map((one) => getComputedStyle(one).backgroundColor))]"
# What people have set in their browser, as far as a page can tell: the size of its letters.
LARGER = "document.documentElement.style.fontSize = `${1.5 * 16}px`"


def test_a_browser_with_its_own_colours_still_tells_whose_it_is(visit: Visit) -> None:
    anna = visit(forced_colors="active")
    at_war(anna, "intervention")
    page = anna.page
    assert len(page.locator(".electors li").evaluate_all(GROUNDS)) > 1, "of both sides"
    assert len(page.locator(".steps li").evaluate_all(GROUNDS)) == 2, "where the marker stands"
    assert len(page.locator(".maptools .seg button").evaluate_all(GROUNDS)) == 2, "the lens"


def test_letters_are_as_large_as_in_the_browser_and_fit_when_they_grow(visit: Visit) -> None:
    anna = visit(**PHONE)
    at_war(anna)
    sheets = "[...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])"
    sizes = f"{sheets}.filter((r) => r.selectorText === 'html').map((r) => r.style.fontSize)"
    assert anna.page.evaluate(sizes) == ["100%"]
    anna.page.evaluate(LARGER)
    anna.drawn()
    assert not unfit(anna.page)
