"""The calm screens of Thirty Years War: pay and the ledger, both decks, standing answers."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Look, Visit
from tests.browser.war_story import enter
from tools.browser.visitor import Visitor

TICKED = '.pay-unit[aria-pressed="true"]'


def asked(anna: Visitor) -> str:
    questions = anna.position.get("questions")
    return str(questions[0]["kind"]) if questions else ""


def test_all_that_can_be_paid_is_ticked_and_the_purse_closes_at_once(
    visit: Visit,
    look: Look,
) -> None:
    anna = visit()
    enter(anna, "pay")
    page = anna.page
    close = page.locator(".pay [data-choice=done]:not([disabled])")
    close.wait_for()
    suggested = page.locator(TICKED).count()
    assert suggested
    expect(page.locator(".mapbox")).to_have_attribute("data-lens", "supply")
    expect(page.locator(".supply [data-line]").first).to_be_attached()
    look(anna)
    page.locator(".pay .btn.quiet").click()
    anna.wait(lambda: page.locator(TICKED).count() == 0, "no tick")
    page.keyboard.press("a")
    anna.wait(lambda: page.locator(TICKED).count() == suggested, "all ticks again")
    page.locator(TICKED).first.click()
    anna.wait(lambda: page.locator(TICKED).count() == suggested - 1, "one tick less")
    page.keyboard.press("a")
    anna.wait(lambda: page.locator(TICKED).count() == suggested, "all ticks again")
    close.wait_for()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.dataset.choice") == "done", "a red button is final"
    page.keyboard.press("Enter")
    anna.wait(lambda: not asked(anna).startswith("pay"), "the end of pay")
    assert any('"unit-paid"' in frame for frame in anna.heard)


def test_the_ledger_of_a_turn_is_read_before_the_next(visit: Visit) -> None:
    anna = visit()
    enter(anna, "card_round", turn=2)
    page = anna.page
    ledger = page.locator(".ledger.news")
    ledger.wait_for()
    assert ledger.locator(".claims tbody tr").count()
    assert not page.locator(".card-round").count()
    page.keyboard.press("Enter")
    page.locator(".card-round").wait_for()
    assert not ledger.count()


def test_both_decks_open_with_a_key_and_a_mark_opens_its_note(
    visit: Visit,
    look: Look,
) -> None:
    anna = visit()
    enter(anna, "card_round")
    page = anna.page
    page.keyboard.press("k")
    decks = page.locator("dialog.decks")
    decks.wait_for()
    expect(decks.locator(".tile")).to_have_count(110)
    hand = {card["card"] for card in anna.position["view"]["hand"]}
    expect(decks.locator(".tile.is-hand")).to_have_count(len(hand))
    decks.locator(".tile").first.click()
    look(anna)
    decks.locator(".card-sheet button.sure.reconstructed").first.click()
    page.locator(".note-sheet blockquote").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    anna.wait(lambda: not page.locator("dialog").count(), "the table")


def test_standing_answers_are_set_in_the_menu_and_told_to_nobody(
    visit: Visit,
    look: Look,
) -> None:
    anna, eve = visit(), visit()
    table = enter(anna, "card_round")
    eve.go(f"#/table/{table}").locator("svg.map .city").first.wait_for()
    page = anna.page

    def opened() -> None:
        page.locator(".tools button").last.click()
        page.get_by_role("button", name="Standing answers").click()
        page.locator("dialog.orders form").wait_for()

    opened()
    page.locator("dialog.orders .chk", has=page.locator("[value=withdraw_below]")).click()
    page.locator("dialog.orders .number").fill("35")
    look(anna)
    page.locator("dialog.orders .btn.primary").click()
    anna.wait(lambda: page.locator("dialog.orders [role=status]").inner_text(), "that it is kept")
    expect(page.locator("dialog.orders .hint")).to_have_count(
        1
    )  # it counts from the next card draw
    page.reload()
    page.locator("svg.map .city").first.wait_for()
    opened()
    expect(page.locator("dialog.orders .number")).to_have_value("35")
    assert not any("withdraw_below" in frame for frame in eve.heard)


def test_peace_is_read_before_it_is_offered(visit: Visit, look: Look) -> None:
    anna = visit()
    enter(anna, "card_round", turn=6, scenario="intervention")
    page = anna.page
    sheet = page.locator(".phase.peace")
    page.keyboard.press("o")
    expect(sheet.locator(".peace-table tbody tr")).to_have_count(6)
    expect(sheet.locator(".peace-table thead .now")).to_have_text("40+")
    look(anna)
    page.keyboard.press("Escape")
    page.locator(".card-round").wait_for()
    page.keyboard.press("o")
    sheet.locator(".btn.rub").click()
    anna.wait(lambda: any('"peace-offered"' in frame for frame in anna.heard), "the offer")
