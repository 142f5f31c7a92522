"""Somebody signs up, forgets the password, comes back by code and by mail, and looks at people."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Look
from tests.browser.test_keyboard import tab_to
from tests.server.post_office import PostOffice, post_office
from tools.browser.house import House
from tools.browser.visitor import Visitor

PHONE = {"viewport": {"width": 390, "height": 844}}
FIRST, SECOND, THIRD = "a red cap 1618", "a blue cap 1620", "a black cap 1632"


class WithMail(House):
    """A house that sends mail."""

    port_of_mail = 0

    @property
    def environment(self) -> dict[str, str]:
        smtp = f"smtp://127.0.0.1:{self.port_of_mail}"
        more = {"WESTPHALIA_SMTP": smtp, "WESTPHALIA_PUBLIC_URL": "http://games.test"}
        return super().environment | more


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with post_office() as office:
        yield office


@pytest.fixture
def club(tmp_path: Path, office: PostOffice) -> Iterator[House]:
    opened = WithMail(tmp_path / "tables.db")
    opened.port_of_mail = office.port
    opened.open()
    yield opened
    opened.shut()


def link_in(office: PostOffice, page: str) -> str:
    found = re.search(rf"http://games\.test/(#/{page}/\S+)", office.mails[-1].get_content())
    assert found, office.mails[-1].get_content()
    return found[1]


def typed(page: Page, **fields: str) -> None:
    """What is typed into fields, one after the other, without a mouse."""
    for name, text in fields.items():
        tab_to(page, f"#{name.replace('_', '-')}")
        page.keyboard.type(text)


def signed_out(visitor: Visitor) -> Page:
    visitor.context.clear_cookies()
    visitor.go("#/tables")
    return visitor.go()


def test_a_person_signs_up_comes_back_and_is_looked_at(
    visit_at: Callable[..., Visitor], club: House, office: PostOffice, look: Look
) -> None:
    anna, berta = visit_at(club, **PHONE), visit_at(club)
    page = anna.go()

    # signing up, by keys; the codes are shown once
    tab_to(page, ".mast .me")
    page.keyboard.press("Enter")
    page.locator("#account-name").wait_for()
    typed(page, account_name="Anna", password=FIRST)
    tab_to(page, "button[value='/api/account']")
    page.keyboard.press("Enter")
    expect(page.locator(".fresh-codes code")).to_have_count(8)
    codes = page.locator(".fresh-codes code").all_inner_texts()
    look(anna)
    tab_to(page, ".fresh-codes .btn.primary")
    page.keyboard.press("Enter")
    page.locator("dialog").wait_for(state="detached")

    # an address is confirmed, with the password
    anna.post("/api/me/notices", {"mail": "anna@example.org", "language": "en", "password": FIRST})
    anna.go(link_in(office, "mail/confirm")).locator(".mail-link .btn").click()
    page.get_by_role("status").wait_for()

    # back by a code, by keys
    page = signed_out(anna)
    page.locator(".mast .me").click()
    page.locator("dialog a[href='#/back']").click()
    page.locator("#back-name").wait_for()
    look(anna)
    typed(page, back_name="Anna", back_code=codes[3].upper(), back_password=SECOND)
    page.keyboard.press("Enter")
    expect(page.locator(".gate .cart")).to_contain_text("signed in as Anna")

    # back by mail
    page = signed_out(anna)
    anna.go("#/back")
    typed(page, back_mail="ANNA@example.org")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("on its way")
    anna.wait(lambda: "new password" in office.mails[-1]["subject"], "the link")
    anna.go(link_in(office, "back"))
    typed(page, back_password=THIRD)
    page.keyboard.press("Enter")
    expect(page.locator(".gate .cart")).to_contain_text("signed in as Anna")

    # a game, and the profile to which the name leads
    berta.post("/api/account", {"name": "Berta", "password": FIRST})
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": "thirty_years_war", "seats": seats, "public": True}
    table = berta.post("/api/tables", wanted)["id"]
    other = berta.go(f"#/table/{table}")
    expect(other.locator("a.person", has_text="Berta").first).to_be_visible()
    anna.post(f"/api/tables/{table}/sit", {"seat": 1})
    anna.post(f"/api/tables/{table}/resign", {"seat": 1})
    other.locator("a.person", has_text="Anna").first.click()
    expect(other.locator(".profile .tallies").first).to_contain_text("1")
    expect(other).to_have_url(re.compile("#/people/Anna$"))
    look(berta, evening=True)
    other.locator(".profile .acts a").last.click()
    expect(other.locator(".seats select").nth(1)).to_have_value("asked")
    other.locator(".set .btn.primary.big").click()
    other.locator(".places b", has_text="Anna").or_(
        other.locator("li .who b", has_text="Anna")
    ).wait_for()
    assert anna.context.request.get(f"{club.address}/api/tables").json()["mine"][0]["seats"][1][
        "asked_you"
    ]

    # one's own, on a phone: what is shown is chosen there
    anna.go("#/people/Anna")
    expect(page.locator(".profile a.person", has_text="Berta")).to_be_visible()
    look(anna)
    page.locator("#shown-results").select_option("nobody")
    expect(page.locator("#shown-results")).to_have_value("nobody")
    narrow = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert narrow, "nothing is cut by the edge of a phone"
    berta.go("#/people/anna")
    expect(other.locator(".profile")).to_contain_text("does not show this")
