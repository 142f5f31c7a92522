"""What axe finds on every page: nothing serious."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser.conftest import Look, Visit
from tests.browser.test_phone import PHONE
from tests.browser.war_hand import war_table
from tools.browser.hand import Hand, marching
from tools.browser.story import played


def test_lobby(visit: Visit, look: Look) -> None:
    anna = visit()
    page = anna.go()
    page.locator("[data-game=wallenstein] .btn.go").wait_for()
    look(anna)
    page.keyboard.press("r")
    page.locator(".rules-sheet .contents .btn", has_text="Planning").first.wait_for()
    look(anna)
    page.locator(".rules-sheet .seg button", has_text="Thirty Years War").click()
    page.locator(".rules-sheet .contents .btn", has_text="Siege").click()
    page.locator("#clause-13\\.0").wait_for()


def test_waiting_room_and_account(visit: Visit, look: Look) -> None:
    anna = visit()
    table = anna.new_table("me", "open", "captain")
    anna.go(f"#/table/{table}").locator(".waiting-seats li").first.wait_for()
    look(anna)
    page = anna.go()
    page.locator(".mast .me").click()
    page.locator("details.own summary").first.wait_for()
    for part in page.locator("details.own summary").all():
        part.click()
    page.locator(".sessions li").wait_for()
    look(anna)
    page.get_by_role("button", name="Notifications …").click()
    page.locator(".notices details summary").first.wait_for()
    for part in page.locator(".notices details summary").all():
        part.click()
    page.get_by_label("Quiet hours").check()
    page.locator(".notices .hours").wait_for()
    look(anna)


def test_planning(visit: Visit, look: Look) -> None:
    anna = visit()
    table = anna.new_table("me", "captain", "captain")
    anna.go(f"#/table/{table}").locator(".mat .box.bid").wait_for()
    look(anna, evening=True)
    Hand(anna, seed=12).cover()
    look(anna, evening=True)


def test_planning_on_a_phone(visit: Visit, look: Look) -> None:
    anna = visit(**PHONE)
    table = anna.new_table("me", "captain", "captain")
    anna.go(f"#/table/{table}").locator(".mat .box.bid").wait_for()
    look(anna)


def test_march_and_battle(visit: Visit, look: Look) -> None:
    anna = visit()
    page, hand = anna.page, marching(anna)
    page.locator(".phase.march .county-list button").first.wait_for()
    look(anna)
    page.locator(".phase.march .county-list button").first.click()
    page.locator(".phase.march .choices .btn.big").wait_for()
    look(anna)
    hand.play(lambda: page.locator(".phase.battle").count() > 0)
    look(anna)


def test_end_and_replay(visit: Visit, look: Look) -> None:
    anna = visit()
    anna.post("/api/guest", {"name": "Anna"})
    table = played("wallenstein", seats=3, bot="captain").table(anna)
    anna.go(f"#/table/{table}").locator(".phase.end table.led").first.wait_for()
    look(anna)
    anna.go(f"#/replay/{table}/40").locator(".map [data-place]").first.wait_for()
    look(anna)
    anna.page.keyboard.press("s")
    anna.page.locator(".share img").wait_for()
    look(anna)


def test_orders_majorities_and_what_would_be_scored(visit: Visit, look: Look) -> None:
    anna = visit()
    page = anna.go(f"#/table/{anna.new_table('me', 'captain', 'captain')}")
    page.locator(".hand button").first.click()
    page.locator(".mat [data-box=combat_move_a]").click()
    page.locator(".maptools .seg button").nth(2).click()
    page.locator(".map .majorities .plate").first.wait_for()
    look(anna)
    page.locator(".plan-orders .btn").click()
    look(anna)
    page.locator(".order-form .btn.primary").click()
    page.locator(".plan-orders .btn", has_text="attack").wait_for()
    page.locator(".scored-now-open").click()
    page.locator(".regions-now tbody").first.wait_for()
    look(anna)


def test_rules_and_settings(visit: Visit, look: Look) -> None:
    anna = visit()
    table = anna.new_table("me", "captain", "captain")
    page = anna.go(f"#/table/{table}")
    page.locator(".mat .box.bid").wait_for()
    anna.drawn()
    page.keyboard.press("r")
    page.locator("dialog.rules-sheet .clauses li").first.wait_for()
    look(anna)
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.keyboard.press("?")
    look(anna)
    page.keyboard.press("Escape")
    page.locator(".table-top").get_by_role("button", name="Menu").click()
    look(anna)
    page.locator("dialog.menu").get_by_role("button", name="Settings").click()
    page.locator("dialog.settings select").first.wait_for()
    look(anna)


@pytest.mark.parametrize("like", [{}, PHONE], ids=["desk", "phone"])
def test_a_card_round_and_a_march(visit: Visit, look: Look, like: dict[str, Any]) -> None:
    anna = visit(**like)
    page = anna.go(f"#/table/{war_table(anna, 'early_war', 'me', 'random')}")
    page.locator(".hand .card").first.click()
    page.locator(".use-list .use").first.wait_for()
    look(anna, evening=True)
    page.locator(".use-list .objects .chip").first.click()
    page.locator(".force-part").wait_for()
    look(anna, evening=True)
    page.locator(".ends [data-goal]").first.click()
    page.locator(".route").wait_for()
    look(anna, evening=True)


def test_what_can_be_looked_up(visit: Visit, look: Look) -> None:
    anna = visit()
    page = anna.go(f"#/table/{war_table(anna, 'intervention', 'me', 'random')}")
    page.locator(".sheets .seg button").first.wait_for()
    for sheet in page.locator(".sheets .seg button").all():
        sheet.click()
        look(anna)
    page.keyboard.press("k")
    page.locator("dialog.decks .tile").first.click()
    page.locator("dialog.decks .card-sheet").wait_for()
    look(anna)
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.locator('.map [data-place="paris"]').focus()
    page.keyboard.press("Enter")
    page.locator(".inspector").wait_for()
    look(anna)


@pytest.mark.parametrize("like", [{}, PHONE | {"color_scheme": "dark"}], ids=["desk", "phone"])
def test_table_talk_and_what_is_asked(visit: Visit, look: Look, like: dict[str, Any]) -> None:
    anna, berta = visit(**like), visit()
    table = anna.new_table("me", "open", "random")
    berta.post("/api/guest", {"name": "Berta"})
    berta.post(f"/api/tables/{table}/sit", {"seat": 1})
    berta.post(f"/api/tables/{table}/talk", {"text": "Good luck!"})
    berta.post(f"/api/tables/{table}/vote", {"vote": "pause"})
    page = anna.go(f"#/table/{table}?seat=0")
    page.locator(".company").wait_for()
    look(anna)
    page.keyboard.press("Shift+T")
    page.locator(".talk .said").wait_for()
    page.locator(".talk .about button").click()
    look(anna)
    page.get_by_role("button", name="Notes").click()
    page.locator(".notes textarea").wait_for()
    look(anna)
