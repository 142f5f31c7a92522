"""The lobby: an account that brings its games along, and a table that people come to by a link."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

PASSWORD = "a cap of liberty"


def account(visitor: Visitor, name: str, button: str) -> None:
    page = visitor.page
    page.locator(".mast .me").click()
    page.locator("#account-name").fill(name)
    page.locator("#password").fill(PASSWORD)
    page.locator(f"dialog button[value='{button}']").click()
    page.locator("dialog").wait_for(state="detached")
    assert name in page.locator(".mast .me").inner_text()


def test_an_account_brings_its_games_to_another_browser(visit: Visit) -> None:
    anna, elsewhere = visit(), visit()
    table = anna.new_table("me", "captain", "captain", title="The Long Table")
    page = anna.go()
    page.locator(".mg", has_text="The Long Table").wait_for()
    page.locator(".mast .me").click()
    assert not page.locator("dialog .acts.wide .btn:not(.pri)").count(), "a guest has no way back"
    page.keyboard.press("Escape")
    account(anna, "Anna of Hessen", "/api/account")
    # A lobby that never looks again by itself, as it would do sooner or later.
    elsewhere.page.add_init_script("window.setInterval = () => 0")
    page = elsewhere.go()
    page.locator("[data-game=wallenstein] .btn.go").wait_for()
    assert not page.locator(".mg").count()
    account(elsewhere, "Anna of Hessen", "/api/login")
    page.locator(".mg.turn", has_text="The Long Table").wait_for()
    page.locator(".mg.turn").click()
    page.locator(".mat .box.bid").wait_for()
    assert elsewhere.position["table"]["id"] == table


def test_only_who_set_the_table_begins_and_invites(visit: Visit) -> None:
    anna, bert = visit(), visit()
    table = anna.new_table("me", "open", "open", "captain")
    page = anna.go(f"#/table/{table}")
    page.locator(".waiting-seats li").nth(1).locator("button").first.click()
    bert.page.goto(page.locator(".invitation input").input_value())
    bert.page.locator("#name").fill("Bert")
    bert.page.locator("form.cart .btn.rub").click()
    bert.page.locator(".waiting-seats li", has_text="Bert").wait_for()
    for visitor, may in ((anna, True), (bert, False)):
        seats = visitor.page.locator(".waiting-seats")
        visitor.wait(seats.get_by_text("Bert").count, "Bert on his seat")
        assert bool(seats.locator("select").count()) == may
        assert bool(visitor.page.locator(".waiting .acts .btn.pri").count()) == may


def test_names_of_bots_are_told_apart(visit: Visit) -> None:
    anna = visit()
    page = anna.go()
    page.locator("[data-game=wallenstein] .btn.go").click()
    page.locator(".mat .box.bid").wait_for()
    names = [seat["name"] for seat in anna.position["table"]["seats"]]
    assert page.locator(".players-part tbody th b").all_inner_texts() == names
    assert len(set(names)) == len(names)


def test_an_option_goes_with_its_module(visit: Visit) -> None:
    page = visit().go()
    leaders = page.locator(".set label.chk", has_text="Leaders and monuments")
    leaders.click()
    page.locator(".set details.more summary").click()
    page.locator("#o-leader_bonus").select_option("last")
    leaders.click()
    page.locator("#o-leader_bonus").wait_for(state="detached")
    page.locator(".set form .btn.pri").click()
    page.locator(".waiting-seats").wait_for()
