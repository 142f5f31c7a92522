"""A whole game with all expansions, one seat of it played through the page."""

from playwright.sync_api import Page
from tests.browser.conftest import Visit
from tests.browser.hand import Hand

ALWAYS = {"plan", "position", "claim", "group"}
OF_EXPANSIONS = {"move_leader", "benefit", "favour"}  # a poor game may lack one of them


def set_the_table(page: Page) -> None:
    """Three seats, captains on two of them, every expansion, counties chosen in a draft."""
    form = page.locator("section.set form")
    for _ in range(2):
        form.locator(".seats li:last-child button.ib").click()
    for seat in (1, 2):
        form.locator(".seats select").nth(seat).select_option("bot captain")
    form.locator("input[name=setup]").last.check(force=True)
    for module in form.locator("fieldset:last-of-type .chk input[type=checkbox]").all():
        module.check(force=True)
    form.locator(".btn.pri.big").click()


def ended(hand: Hand) -> bool:
    hand.read_news()
    return hand.page.locator(".phase.end").count() > 0


def test_a_whole_game_with_every_expansion(visit: Visit) -> None:
    anna = visit()
    set_the_table(anna.go())
    anna.wait(lambda: anna.position, "the table")
    table = anna.position["table"]
    assert len(table["modules"]) == 3
    assert table["options"]["setup"] == "draft"
    hand = Hand(anna, seed=1618)
    hand.play(hand.over)
    page = anna.page
    anna.wait(lambda: ended(hand), "the end")
    result = anna.position["table"]["result"]
    shown = page.locator(".phase.end table.led").first.locator("td.vp").all_inner_texts()
    assert shown == [str(points) for points in sorted(result["points"], reverse=True)]
    assert set(hand.answered) >= ALWAYS, hand.answered
    assert len(OF_EXPANSIONS & set(hand.answered)) > 1, hand.answered
    assert hand.answered["plan"] == 6
