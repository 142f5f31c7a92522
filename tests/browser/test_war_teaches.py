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
# Puts these texts on the faces of the cards in hand, and tells which of them do not fit there.
FITS = """(texts) => texts.filter((some) => {
  const faces = [...document.querySelectorAll(".hand .card")];
  faces.forEach((face, n) => {
    if (!some[n]) return;
    face.querySelector(".ttl").textContent = some[n][0];
    face.querySelector(".does").textContent = some[n][1];
  });
  const over = (needs, has) => needs > has + 1;
  const out = (one) =>
    over(one.scrollWidth, one.clientWidth) || over(one.scrollHeight, one.clientHeight);
  const all = faces.flatMap((face) => [face, ...face.querySelectorAll(".ttl, .does")]);
  return all.some((one) => getComputedStyle(one).display !== "inline" && out(one));
})"""


def faces(language: str) -> list[tuple[str, str]]:
    """Title and brief of every card, as a page in that language has them."""
    tongue = Tongue(language, game="thirty_years_war")
    found = []
    for card, facts in CARDS.items():
        about = {name: abs(facts.get(name) or 0) for name in ("amount", "vp", "least")}
        title = re.sub(r" \([CP]\d+\)$", "", tongue.say(f"card-{card}"))
        found.append((title, tongue.say(f"card-{card}-brief", **about)))
    return found


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
            assert page.evaluate(FITS, hands) == [], f"{language} at {width} x {height}"


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
