"""A bot account on the page: its token, a challenge by its name, and its mark."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.conftest import Look, Visit
from tools.browser.house import House

PASSWORD = "correct horse"


def test_a_token_is_made_its_bot_challenged_and_marked_as_one(
    visit_at: Visit, own_house: House, look: Look, root: Path
) -> None:
    owner, anna = visit_at(own_house), visit_at(own_house)
    owner.post("/api/account", {"name": "Robot", "password": PASSWORD})
    page = owner.go()
    page.locator(".btn.me").click()
    page.locator("#account-bot summary").click()
    page.locator("#bot-password").fill(PASSWORD)
    page.get_by_label("Yes, a bot for good.").check()
    page.locator("#account-bot .btn.rub").click()
    expect(page.locator("#account-bot")).to_have_count(0)
    page.locator("#account-tokens summary").click()
    page.locator("#token-name").fill("My program")
    page.locator("#account-tokens .btn.primary").click()
    token = page.locator("#token").input_value()
    expect(page.locator("#account-tokens .sessions li")).to_contain_text("My program look, play")
    look(owner)
    program = [sys.executable, str(root / "examples" / "bot_account.py"), owner.address, token]
    with subprocess.Popen(program, stdout=subprocess.PIPE) as running:
        try:
            there = f"{anna.address}/api/bots"
            request = anna.context.request
            anna.wait(lambda: request.get(there).json()["bots"], "a bot that is there")
            table = anna.new_table("me", "open", "captain")
            waiting = anna.go(f"#/table/{table}")
            waiting.get_by_label("Who plays seat 2").select_option("Robot (bot)")
            anna.page.locator(".desk:not([aria-busy])").wait_for()
            expect(anna.page.locator(".players-part tbody")).to_contain_text("Robot (bot)")
        finally:
            running.kill()
    page.locator("#account-tokens .sessions .btn").click()
    expect(page.locator("#account-tokens .sessions li")).to_have_count(0)
