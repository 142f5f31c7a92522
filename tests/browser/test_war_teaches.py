"""What the page of Thirty Years War says by itself: cards, results of battles, suggestions."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Look, Visit
from tests.browser.war_hand import war_table
from tools.browser.visitor import Visitor

from westphalia.games import find_game
from westphalia.locales import COMPLETE, Tongue

CARDS = find_game("thirty_years_war").printed({})["cards"]
SIZES = [(360, 640), (390, 844), (768, 1024), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440)]
MOST_LINES = 4
# Puts these texts on the faces of the cards in hand, and tells what is torn there or too long: no
# word goes over two lines, but where it may be parted, and no face gets higher than some lines.
TORN = """([texts, most]) => texts.flatMap((some) => {
  const places = [...document.querySelectorAll(".hand .card .does")].slice(0, some.length);
  places.forEach((place, n) => (place.textContent = some[n]));
  const torn = (place, word) => {
    const range = document.createRange();
    range.setStart(place.firstChild, word.index);
    range.setEnd(place.firstChild, word.index + word[0].length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  };
  return places.filter((place) => {
    const lines = place.scrollHeight / parseFloat(getComputedStyle(place).lineHeight);
    const words = [...place.textContent.matchAll(/[^\\s\\u00AD\\u202F\\u00A0-]+/g)];
    return lines > most + 0.5 || words.some((word) => torn(place, word));
  }).map((place) => place.textContent);
})"""


def faces(language: str) -> list[str]:
    """What is on the face of every card, as a page in that language has it."""
    tongue = Tongue(language, game="thirty_years_war")
    return [
        tongue.say(
            f"card-{card}-brief",
            **{name: abs(facts.get(name) or 0) for name in ("amount", "vp", "least")},
        )
        for card, facts in CARDS.items()
    ]


def with_cards(anna: Visitor) -> None:
    """Somebody who is asked for a card."""
    anna.go(f"#/table/{war_table(anna, 'early_war', 'me', 'random')}")
    anna.page.locator(".hand .card").first.wait_for()


def test_what_a_card_does_fits_on_its_face_on_every_screen(visit: Visit) -> None:
    anna = visit()
    with_cards(anna)
    page = anna.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        anna.drawn()
        expect(page.locator(".hand .card .does").first).to_be_visible()
        for language in COMPLETE:
            page.evaluate(f"document.documentElement.lang = '{language}'")
            all_ = faces(language)
            hands = [all_[n : n + 7] for n in range(0, len(all_), 7)]
            torn = page.evaluate(TORN, [hands, MOST_LINES])
            assert torn == [], f"{language} at {width} x {height}"
    too_much = [["word " * 30, "Niederlandischerkriegsmarker" * 2]]
    assert len(page.evaluate(TORN, [too_much, MOST_LINES])) == 2, "what does not fit is seen"


def test_the_whole_text_of_a_card_is_read_where_one_points_focuses_or_presses(
    visit: Visit,
) -> None:
    anna = visit()
    with_cards(anna)
    page, card = anna.page, anna.page.locator(".hand .card").nth(2)
    name = str(card.get_attribute("data-card"))
    facts = {key: abs(CARDS[name].get(key) or 0) for key in ("amount", "vp", "least")}
    whole = Tongue("en", game="thirty_years_war").say(f"card-{name}-about", **facts)
    bubble = page.locator(".tip-bubble")
    card.hover(position={"x": 20, "y": 8})
    expect(bubble).to_contain_text(whole)
    expect(bubble.locator(".cite")).to_have_text(name.upper())
    page.mouse.move(2, 2)
    expect(bubble).to_have_count(0)
    page.keyboard.press("Tab")  # a hand at the keys
    card.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(bubble).to_contain_text(whole)
    expect(card).to_have_accessible_description(re.compile(re.escape(whole)))


def test_pillage_of_the_set_up_is_placed_as_suggested(visit: Visit, look: Look) -> None:
    anna = visit()
    page = anna.go(f"#/table/{war_table(anna, 'intervention', 'me', 'random')}")
    first = page.locator(".phase.recover .primary")
    first.wait_for()
    look(anna)
    choice = str(first.get_attribute("data-choice"))
    assert choice in anna.position["view"]["advice"]
    first.click()
    anna.wait(
        lambda: anna.position["view"]["cities"][choice.split()[1]]["pillage"] == 1, "the marker"
    )
    page.locator("[data-action=all-suggested]").click()
    anna.wait(lambda: anna.position["view"]["phase"] != "set_up", "the end of the set-up")


def test_the_kinds_that_can_be_raised_say_how_they_differ(visit: Visit) -> None:
    anna = visit()
    with_cards(anna)
    page = anna.page
    page.locator(".hand .card").first.click()
    page.locator('.use-list [data-choice^="recruit "]').click()
    kinds = page.locator(".phase.recruit .kinds li")
    expect(kinds.filter(has_text="Militia")).to_contain_text("1 point of pay")
    expect(kinds.filter(has_text="Mercenaries")).to_contain_text("2 points of pay")
