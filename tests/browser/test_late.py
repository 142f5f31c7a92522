"""Somebody who is overdue: a strip tells it, and the host lets a bot play on."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Look, Visit


def test_a_seat_that_is_overdue_is_given_to_a_bot(visit: Visit, look: Look) -> None:
    anna, berta = visit(locale="fr-FR"), visit()
    table = anna.new_table("me", "open", "captain", clock={"bank": 1, "increment": 0})
    berta.post("/api/guest", {"name": "Berta"})
    berta.post(f"/api/tables/{table}/sit", {"seat": 1})
    for person in (anna, berta):
        person.post(f"/api/tables/{table}/ready", {})
    address = f"{anna.address}/api/tables/{table}"

    def overdue() -> bool:
        return bool(anna.context.request.get(address).json()["seats"][1]["overdue"])

    anna.wait(overdue, "the end of her clock")
    page = anna.go(f"#/table/{table}?seat=0")
    strip = page.locator(".company")
    expect(strip).to_contain_text("Berta")
    look(anna)
    strip.get_by_role("button", name="bot").click()
    expect(strip.get_by_role("button", name="bot")).to_have_count(0)
    expect(page.locator(".players-part")).to_contain_text("un bot joue")
