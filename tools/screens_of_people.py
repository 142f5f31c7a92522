"""Screens of people: their accounts, what they ask of each other, what they read."""

from __future__ import annotations

from itertools import count

from playwright.sync_api import Page
from tests.browser.studio import Like, Studio
from tests.browser.visitor import Visitor
from tools.screens import Shot, at_the_table, lobby, middle, pressed, replay, talk

PASSWORD = "a long and secret word"
OVERDUE = """const real = JSON.parse;
JSON.parse = (...asked) => {
  const found = real(...asked);
  if (found?.table?.seats) found.table.seats[1].overdue = true;
  return found;
};"""
MANY = 9  # tables of a kind in a full lobby
TITLES = ("White Mountain", "Lützen", "The very long name of a table of old friends", "Rocroi")
numbers = count(1)


# An account


def signed_in(studio: Studio, like: Like) -> Visitor:
    """Somebody with an account, who is signed in elsewhere too."""
    name = f"Ottilie {next(numbers)}"
    known = {"name": name, "password": PASSWORD}
    studio.visitor().post("/api/account", known)
    visitor = studio.visitor(**like)
    visitor.post("/api/login", known)
    return visitor


def own(part: str) -> Shot:
    """What somebody can do about an account."""

    def shot(studio: Studio, like: Like) -> Page:
        page = signed_in(studio, like).go()
        page.locator(".btn.me").click()
        page.locator(f"#{part} summary").click()
        page.wait_for_load_state("networkidle")
        page.locator(f"#{part}").scroll_into_view_if_needed()
        return page

    return shot


def sign_in(studio: Studio, like: Like) -> Page:
    page = studio.visitor(**like).go()
    page.locator(".btn.me").click()
    page.get_by_role("dialog").wait_for()
    return page


def mail(studio: Studio, like: Like) -> Page:
    """Where the link in a mail leads."""
    page = studio.visitor(**like).go("#/mail/stop/nothing")
    page.locator(".mail-link .btn").wait_for()
    return page


# People at a table


def two(studio: Studio) -> tuple[str, Visitor]:
    """A table at which somebody else sits too."""
    players = studio.story.cast.players
    bots = [{"kind": "bot", "bot": "captain", "name": name} for name in players[2:]]
    table = studio.table({"kind": "me"}, {"kind": "open"}, *bots)
    link = studio.host.post(f"/api/tables/{table}/invite", {"seat": 1})["link"]
    other = studio.visitor()
    other.post("/api/guest", {"name": players[1]})
    other.post(f"/api/tables/{table}/sit", {"seat": 1, "link": link})
    return table, other


def menu(studio: Studio, like: Like) -> Page:
    """The menu with all that can be asked of people, before the second click."""
    page = studio.seated(two(studio)[0], **like).page
    page.locator(".table-top .tools .icon-button").last.click()
    page.locator(".menu-list li").last.wait_for()
    for second in page.locator(".menu-list .resign, .menu-list .close-table").all():
        second.click()
    return page


def from_the_menu(nth: int, what: str) -> Shot:
    """What an entry of the menu opens in the midst of the game."""

    def shot(studio: Studio, like: Like) -> Page:
        page = at_the_table(studio, like)
        page.locator(".table-top .tools .icon-button").last.click()
        page.locator(".menu-list li").nth(nth).locator("button").click()
        page.locator(what).wait_for()
        page.wait_for_load_state("networkidle")
        return page

    return shot


def drawn(studio: Studio, like: Like) -> Page:
    """Somebody offers a draw, or asks for a pause where the game knows none."""
    table, other = two(studio)
    knows = studio.story.cast.game == "thirty_years_war"
    other.post(f"/api/tables/{table}/{'draw' if knows else 'pause'}", {"agree": True})
    page = studio.seated(table, **like).page
    page.locator(".company").wait_for()
    return page


def paused(studio: Studio, like: Like) -> Page:
    table, other = two(studio)
    for one in (other, studio.host):
        one.post(f"/api/tables/{table}/pause", {"agree": True})
    return studio.seated(table, **like).page


def vote(studio: Studio, like: Like) -> Page:
    """Somebody has been away for long: a bot may play."""
    table, _ = two(studio)
    visitor = studio.guest(**like)
    visitor.page.add_init_script(OVERDUE)
    page = visitor.go(f"#/table/{table}")
    page.locator(".company").wait_for()
    page.wait_for_load_state("networkidle")
    return page


def handed_over(studio: Studio, like: Like) -> Page:
    """A bot plays for me."""
    table = studio.fork(middle(studio))
    page = studio.seated(table, **like).page
    seat = {"seat": studio.story.cast.seat, "stand_in": "captain"}
    studio.host.post(f"/api/tables/{table}/seat", seat)
    page.locator(".company").wait_for()
    return page


def rematch(studio: Studio, like: Like) -> Page:
    """Somebody else wants to play once more."""
    table, other = two(studio)
    studio.host.post(f"/api/tables/{table}/close")
    other.post(f"/api/tables/{table}/rematch", {"sides": "kept"})
    page = studio.guest(**like).go(f"#/table/{table}")
    page.locator(".choices [role=status]").wait_for()
    return page


def report(studio: Studio, like: Like) -> Page:
    page = talk(studio, like)
    page.locator(".talk-sheet .actions .btn").last.click()
    page.locator(".report .inp").wait_for()
    return page


def notes(studio: Studio, like: Like) -> Page:
    page = at_the_table(studio, like)
    page.keyboard.press("Shift+T")
    page.locator(".talk-sheet .seg button").last.click()
    page.locator(".notes textarea:enabled").fill("Spare the north.\n\nTilly is not to be trusted.")
    return page


# Readers


def keys(studio: Studio, like: Like) -> Page:
    page = replay(studio, like)
    page.keyboard.press("?")
    page.locator("table.keys").wait_for()
    return page


def rules_search(studio: Studio, like: Like) -> Page:
    page = pressed("r")(studio, like)
    page.locator(".rules-sheet input").fill("4")
    page.locator(".clauses li").first.wait_for()
    return page


def rules_chapter(studio: Studio, like: Like) -> Page:
    page = pressed("r")(studio, like)
    page.locator(".rules-sheet .up .btn").nth(1).click()
    page.locator(".clauses li").nth(1).wait_for()
    return page


def shared(studio: Studio, like: Like) -> Page:
    """The picture of a moment, for others."""
    page = studio.guest(**like).go(f"#/replay/{studio.finished}/{middle(studio)}?seat=-1&share=1")
    page.locator(".share img").wait_for()
    return page


# A full lobby


def crowd(studio: Studio, like: Like) -> Page:
    """Tables that are mine, that are open, that can be watched, and that are over."""
    host, game = studio.visitor(), studio.story.cast.game
    host.post("/api/guest", {"name": "Wilhelmine von Hessen"})
    players = len(studio.story.cast.players)
    for n in range(MANY):
        title = TITLES[n % len(TITLES)]
        rest = [{"kind": "bot", "bot": "captain"} if n % 2 else {"kind": "open"}] * (players - 1)
        clock = {"bank": 900 * (n % 3), "increment": 40 * (n % 3)}
        asked = {"game": game, "seats": [{"kind": "me"}, *rest], "title": title, "clock": clock}
        host.post("/api/tables", asked | {"public": True})
    return lobby(studio, like)


def crowd_below(studio: Studio, like: Like) -> Page:
    page = crowd(studio, like)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    return page


def orders(studio: Studio, like: Like) -> Page:
    """Standing answers, in the game that has them beside its plans."""
    if studio.story.cast.game == "wallenstein":
        return menu(studio, like)
    return from_the_menu(5, "dialog.orders form")(studio, like)


OF_PEOPLE: dict[str, Shot] = {
    "sign_in": sign_in,
    "account_password": own("account-change-password"),
    "account_sessions": own("account-sessions"),
    "account_leave": own("account-leave"),
    "mail": mail,
    "menu": menu,
    "course_here": from_the_menu(2, "dialog.course"),
    "drawn": drawn,
    "orders": orders,
    "paused": paused,
    "vote": vote,
    "handed_over": handed_over,
    "rematch": rematch,
    "report": report,
    "notes": notes,
    "rules_search": rules_search,
    "rules_chapter": rules_chapter,
    "replay_keys": keys,
    "share": shared,
    "crowd": crowd,
    "crowd_below": crowd_below,
}
