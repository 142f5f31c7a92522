"""The screens of which tools.screens.every_screen takes pictures: how each of them is reached."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from itertools import count

from playwright.sync_api import Locator, Page
from tools.browser.hand import Hand
from tools.browser.pupil import begun
from tools.browser.studio import Like, Studio
from tools.browser.visitor import Visitor

from westphalia.lessons import lessons_of

Shot = Callable[[Studio, Like], Page]
LONG = 300_000  # milliseconds in which a game has been studied
LONG_WORD = "Reichskammergerichtsassessorenbesoldungsverweigerung" * 2
SAID = ("I promise you peace, for this year at least.", f"{LONG_WORD}!", "Done?")


def waiting(studio: Studio, like: Like) -> Page:
    """A table with open seats."""
    players = len(studio.story.cast.players)
    table = studio.table({"kind": "me"}, *[{"kind": "open"}] * (players - 1))
    page = studio.guest(**like).go(f"#/table/{table}")
    page.locator("main .btn").first.wait_for()
    return page


def invitation(studio: Studio, like: Like) -> Page:
    """What somebody sees who follows a link."""
    players = len(studio.story.cast.players)
    table = studio.table({"kind": "me"}, *[{"kind": "open"}] * (players - 1))
    link = studio.host.post(f"/api/tables/{table}/invite", {"seat": 1})["link"]
    page = studio.visitor(**like).go(f"#/join/{table}/1/{link}")
    page.locator("main .btn").first.wait_for()
    return page


def inviting(studio: Studio, like: Like) -> Page:
    """The link to a seat, for who has set the table."""
    visitor = studio.guest(**like)
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(studio.story.cast.players) - 1)]
    asked = {"game": studio.story.cast.game, "seats": seats}
    page = visitor.go(f"#/table/{visitor.post('/api/tables', asked)['id']}")
    page.locator(".seat-acts .btn.sm:has(svg)").first.click()
    page.locator(".qr svg").wait_for()
    return page


def notifications(studio: Studio, like: Like) -> Page:
    page = in_the_lobby(".btn.me")(studio, like)
    page.locator("dialog .acts.wide .btn:not(.primary)").last.click()
    page.locator(".notices details").last.wait_for()
    for part in page.locator(".notices summary").all():
        part.click()
    page.locator(".notices .tick input").last.check()
    page.locator(".notices .hours").wait_for()
    return page


def cover(studio: Studio, like: Like) -> Page:
    """Between two people at one screen."""
    table = studio.table(*[{"kind": "hot"}] * len(studio.story.cast.players))
    page = studio.guest(**like).go(f"#/table/{table}")
    page.locator(".cover").wait_for()
    return page


def middle(studio: Studio) -> int:
    """A moment in the midst of the game."""
    asked = studio.story.asked
    return asked[len(asked) // 2][2]


def spectator(studio: Studio, like: Like) -> Page:
    """Somebody who only watches."""
    page = studio.visitor(**like).go(f"#/table/{studio.fork(middle(studio))}")
    page.locator(".map [data-place]").first.wait_for(state="attached")
    return page


def inspector(studio: Studio, like: Like) -> Page:
    page = at_the_table(studio, like)
    page.locator(".map [data-place]").nth(7).dispatch_event("click")
    return page


def company(studio: Studio, like: Like) -> Page:
    """Somebody else at the table has said something, and asks for a pause."""
    second, *rest = studio.story.cast.players[1:]
    bots = [{"kind": "bot", "bot": "captain", "name": name} for name in rest]
    table = studio.table({"kind": "me"}, {"kind": "open"}, *bots)
    link = studio.host.post(f"/api/tables/{table}/invite", {"seat": 1})["link"]
    other = studio.visitor()
    other.post("/api/guest", {"name": second})
    other.post(f"/api/tables/{table}/sit", {"seat": 1, "link": link})
    for text in SAID:
        other.post(f"/api/tables/{table}/talk", {"text": text})
    other.post(f"/api/tables/{table}/vote", {"vote": "pause"})
    page = studio.seated(table, **like).page
    page.locator(".company").wait_for()
    return page


def talk(studio: Studio, like: Like) -> Page:
    page = company(studio, like)
    page.keyboard.press("Shift+T")
    page.locator(".talk-sheet .about button").first.click()
    return page


def at_the_table(studio: Studio, like: Like) -> Page:
    """In the midst of the game; what was missed is read already."""
    return read(studio.seated(studio.fork(middle(studio)), **like).page)


def read(page: Page) -> Page:
    if page.locator(".since .icon-button").count():
        page.locator(".since .icon-button").click()
    return page


def hint(studio: Studio, like: Like) -> Page:
    """What the captain would do, shown where it is to be done."""
    page = at_the_table(studio, like)
    page.keyboard.press("i")
    page.locator(".hint-strip .btn").click()
    return page


def end(studio: Studio, like: Like) -> Page:
    page = studio.guest(**like).go(f"#/table/{studio.finished}")
    page.locator(".phase.end").wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    return page


def replay(studio: Studio, like: Like) -> Page:
    page = studio.guest(**like).go(f"#/replay/{studio.finished}/{middle(studio)}?seat=0")
    page.locator(".map [data-place]").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    return page


def lobby(studio: Studio, like: Like) -> Page:
    page = studio.guest(**like).go()
    page.locator("[data-game] .btn.go").first.wait_for()
    page.wait_for_load_state("networkidle")
    return page


def card_tip(studio: Studio, like: Like) -> Page:
    """The whole text of a card that one points at."""
    page = asked("card_round")(studio, like)
    page.locator(".hand .card").first.hover()
    page.locator(".tip-bubble").wait_for()
    return page


def pressed(key: str) -> Shot:
    """What opens over the table at a key."""

    def shot(studio: Studio, like: Like) -> Page:
        page = at_the_table(studio, like)
        page.keyboard.press(key)
        return page

    return shot


def clicked(*buttons: str) -> Shot:
    """What one sees after some clicks at the table."""

    def shot(studio: Studio, like: Like) -> Page:
        page = at_the_table(studio, like)
        for button in buttons:
            page.locator(button).first.click()
        return page

    return shot


def in_the_lobby(*buttons: str) -> Shot:
    """What buttons of the first page open."""

    def shot(studio: Studio, like: Like) -> Page:
        page = lobby(studio, like)
        for button in buttons:
            page.locator(button.replace("GAME", studio.story.cast.game)).first.click()
        page.get_by_role("dialog").wait_for()
        return page

    return shot


def asked(kind: str) -> Shot:
    return lambda studio, like: read(studio.at(kind, **like).page)


# Learning


def lesson(share: float, number: int = 0) -> Shot:
    """The card of a lesson after that part of its points."""

    def shot(studio: Studio, like: Like) -> Page:
        game = studio.story.cast.game
        known = list(lessons_of(game).values())[number]
        pupil = begun(studio.guest(**like), game, known.name)
        points = [point.say for stage in known.stages for point in stage.points]
        last = points[min(round(share * len(points)), len(points) - 1)]
        while pupil.points[-1:] != [last] and pupil.step():  # a lesson that was begun goes on
            pass
        return pupil.visitor.page

    return shot


def printed(studio: Studio, like: Like) -> Page:
    """A whole round on one page, on paper."""
    page = in_the_lobby("[data-game=GAME] .learn .quiet")(studio, like)
    page.emulate_media(media="print")
    return page


# A new table


def setting(studio: Studio, like: Like) -> Page:
    """The form of a new table with all that can be opened in it."""
    game = studio.story.cast.game
    page = studio.guest(**like).go(f"#/new/{game}")
    page.locator(".set .btn.primary").wait_for()
    for fold in page.locator(".set summary").all():
        fold.click()
    return page


def tables_of_others(studio: Studio, like: Like) -> Page:
    """The lobby, with tables of every tempo that want people."""
    players = len(studio.story.cast.players)
    for number, bank in enumerate((0, 900, 172_800)):
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
        clock = {"bank": bank, "increment": bank // 2}
        asked = {"game": studio.story.cast.game, "seats": seats, "public": True, "clock": clock}
        studio.host.post("/api/tables", {**asked, "level": ["", "new", "experienced"][number]})
    page = studio.visitor(**like).go("#/tables")
    page.locator(".tables-list li").nth(2).wait_for()
    return page


# What somebody missed, and what was


def since(studio: Studio, like: Like) -> Page:
    page = studio.seated(studio.fork(studio.story.asked[-1][2]), **like).page
    page.locator(".since").wait_for()
    return page


def played_back(studio: Studio, like: Like) -> Page:
    page = since(studio, like)
    page.locator(".since .primary").click()
    page.locator(".since.playing").wait_for()
    return page


def late(studio: Studio, like: Like) -> Page:
    """The last question of the game, when most stands on the map."""
    return read(studio.seated(studio.fork(studio.story.asked[-1][2]), **like).page)


def analysis(studio: Studio, like: Like) -> Page:
    page = replay(studio, like)
    page.locator(".analysis .btn").click()
    page.locator(".analysis-turns button").first.wait_for(timeout=LONG)
    page.locator(".analysis").scroll_into_view_if_needed()
    return page


def decided(studio: Studio, like: Like) -> Page:
    """How the game was decided, on its last page."""
    page = end(studio, like)
    page.locator(".outcome .btn").click()
    page.locator(".outcome .analysis-turns button").first.wait_for(timeout=LONG)
    page.locator(".outcome").scroll_into_view_if_needed()
    return page


def in_the_replay(button: str) -> Shot:
    def shot(studio: Studio, like: Like) -> Page:
        page = replay(studio, like)
        page.locator(button).first.click()
        page.get_by_role("dialog").wait_for()
        page.wait_for_load_state("networkidle")
        return page

    return shot


# Seasons


def whole_plan(studio: Studio, like: Like) -> Page:
    """A plan that is advised, with the reason for each box."""
    page = asked("plan")(studio, like)
    page.keyboard.press("i")
    page.locator(".whole-plan summary").click()
    page.locator(".whole-plan dl").wait_for()
    return page


def march(studio: Studio, like: Like) -> Page:
    """A goal is chosen, and its odds are seen."""
    page = asked("march")(studio, like)
    page.locator(".phase.march .county-list button").first.click()
    page.locator(".phase.march .choices .btn.big").wait_for()
    return page


def battle(studio: Studio, like: Like) -> Page:
    page = march(studio, like)
    page.locator(".phase.march .choices .btn.big").click()
    page.locator(".phase:is(.battle, .news), .prompt").first.wait_for()
    page.wait_for_load_state("networkidle")
    return page


def winter(studio: Studio, like: Like) -> Page:
    visitor = studio.at("move_leader", "fall 1", **like)
    read(visitor.page)
    Hand(visitor, seed=2).play(lambda: visitor.page.locator(".phase.winter").count() > 0)
    return visitor.page


SCREENS: dict[str, Shot] = {
    "lobby": lobby,
    "tables": tables_of_others,
    "setting": setting,
    "settings": in_the_lobby(".mast .btn.quiet >> nth=1"),
    "course": in_the_lobby("[data-game=GAME] .learn .quiet"),
    "course_printed": printed,
    "lesson": lesson(0),
    "lesson_middle": lesson(0.5),
    "lesson_end": lesson(1),
    "waiting": waiting,
    "invitation": invitation,
    "inviting": inviting,
    "cover": cover,
    "spectator": spectator,
    "inspector": inspector,
    "company": company,
    "talk": talk,
    "since": since,
    "played_back": played_back,
    "hint": hint,
    "keys": pressed("?"),
    "chronicle": pressed("l"),
    "rules": pressed("r"),
    "rules_contents": in_the_lobby(".mast .btn.quiet"),
    "account": in_the_lobby(".btn.me"),
    "notifications": notifications,
    "late": late,
    "end": end,
    "replay": replay,
    "analysis": analysis,
    "decided": decided,
    "take_over": in_the_replay(".replay-page .top .btn"),
}
OF_WALLENSTEIN: dict[str, Shot] = {
    "regions": clicked(".maptools .seg button >> nth=1"),
    "majorities": clicked(".maptools .seg button >> nth=2"),
    "yields": clicked(".maptools .seg button >> nth=3"),
    "scored_now": clicked(".scored-now-open"),
    "march_chosen": march,
    "battle": battle,
    "winter": winter,
    "whole_plan": whole_plan,
    "lesson_hunger": lesson(0.71, 1),
    "lesson_scored": lesson(0.83, 1),
}
# Marches of the war


def reach(studio: Studio, like: Like) -> Page:
    """A card and a leader are taken up: all goals are ringed, and parted in the column."""
    rounds = [at for kind, _, at in studio.story.asked if kind == "card_round"]
    for at in rounds[len(rounds) // 2 :]:
        page = read(studio.seated(studio.fork(at), **like).page)
        for card in page.locator(".hand .card:not([disabled])").all():
            rehearsed(page, card)
            rehearsed(page, page.locator('.use-list [data-choice^="act "]:not([disabled])'))
            if rehearsed(page, page.locator(LEAD)).locator(".phase.march").count():
                return page
        page.context.close()
    raise ValueError("no card activates anybody")


def rehearsed(page: Page, button: Locator) -> Page:
    """What a button prepares, if there is one, is asked for and has its answer."""
    if button.count():
        button.first.click()
        page.wait_for_timeout(A_MOMENT)
    page.wait_for_load_state("networkidle")
    page.locator(".desk:not(.rehearsing, [aria-busy])").wait_for(state="attached")
    return page


def pointed(studio: Studio, like: Like) -> Page:
    """What is known of a place that one points at: it has the focus."""
    page = reach(studio, like)
    page.locator(".map [data-place][data-mark=attack], .map [data-mark=source]").first.focus()
    page.locator(".pointed").wait_for()
    return page


def route(kind: str) -> Shot:
    """A goal of a kind is chosen, and the view goes to the route."""

    def shot(studio: Studio, like: Like) -> Page:
        page = reach(studio, like)
        goals = page.locator(f".ends .{kind} + dd [data-goal]")
        return rehearsed(page, goals if goals.count() else page.locator(".ends [data-goal]"))

    return shot


LEAD = '.decision [data-choice^="lead "]'
A_MOMENT = 200  # milliseconds in which a press has been heard
OF_THE_WAR: dict[str, Shot] = {
    "reach": reach,
    "pointed": pointed,
    "route": route("enemy"),
    "route_into_battle": route("battle"),
    "supply": clicked(".maptools .seg button >> nth=1"),
    "pillage": clicked(".maptools .seg button >> nth=2"),
    "areas": clicked(".sheets .seg button >> nth=1"),
    "cards": clicked(".sheets .seg button >> nth=2"),
    "decks": pressed("Shift+k"),
    "card_tip": card_tip,
    "lesson_electors": lesson(0.04, 1),
    "lesson_combat_card": lesson(0.551, 1),
    "lesson_result": lesson(0.65, 1),
    "lesson_line": lesson(0.86, 1),
}


def screens_of(game: str) -> dict[str, Shot]:
    return SCREENS | (OF_WALLENSTEIN if game == "wallenstein" else OF_THE_WAR)


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


def profile(studio: Studio, like: Like) -> Page:
    """One's own profile, with who sees what of it."""
    visitor = signed_in(studio, like)
    name = visitor.context.request.get(f"{visitor.address}/api/me").json()["me"]["name"]
    page = visitor.go(f"#/people/{name}")
    page.locator(".profile .shown").wait_for()
    return page


def back(studio: Studio, like: Like) -> Page:
    """Where somebody comes back who has lost the password."""
    page = studio.visitor(**like).go("#/back")
    page.locator("#back-code").wait_for()
    return page


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
    other.post(f"/api/tables/{table}/vote", {"vote": "draw" if knows else "pause"})
    page = studio.seated(table, **like).page
    page.locator(".company").wait_for()
    return page


def paused(studio: Studio, like: Like) -> Page:
    table, other = two(studio)
    for one in (other, studio.host):
        one.post(f"/api/tables/{table}/vote", {"vote": "pause"})
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
    "profile": profile,
    "back": back,
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


READ_ONLY = """const real = fetch;
window.fetch = async (...asked) => {
  const { body, status, headers: sent } = await real(...asked);
  const headers = { ...Object.fromEntries(sent), "x-read-only": "1" };
  return new Response(body, { status, headers });
};"""
REMEMBER_LINES = """const Real = WebSocket;
window.lines = [];
window.WebSocket = function (...asked) {
  const line = new Real(...asked);
  lines.push(line);
  return line;
};"""


def offline(studio: Studio, like: Like) -> Page:
    """The line to the server is cut."""
    visitor = studio.guest(**like)
    visitor.page.add_init_script(REMEMBER_LINES)
    page = visitor.go(f"#/table/{studio.fork(middle(studio))}")
    page.locator(".map [data-place]").first.wait_for(state="attached")
    page.context.set_offline(True)
    page.evaluate("for (const line of lines) line.close()")
    page.locator(".prompt.wait").wait_for()
    return read(page)


def read_only(studio: Studio, like: Like) -> Page:
    """The server cannot write, and says so with every answer."""
    visitor = studio.guest(**like)
    visitor.page.add_init_script(READ_ONLY)
    page = visitor.go()
    page.locator(".read-only").wait_for()
    page.wait_for_load_state("networkidle")
    return page


def closed(studio: Studio, like: Like) -> Page:
    """A game that its host has ended for everybody."""
    table = studio.fork(middle(studio))
    page = studio.seated(table, **like).page
    studio.host.post(f"/api/tables/{table}/close")
    page.locator(".prompt.over").wait_for()
    return read(page)


def frozen(studio: Studio, like: Like) -> Page:
    """A game that an operator has stopped."""
    table = studio.fork(middle(studio))
    page = studio.seated(table, **like).page
    operator = [sys.executable, "-m", "westphalia", "operator", "freeze", table]
    subprocess.run([*operator, "--store", studio.house.store], check=True)
    page.locator(".prompt.wait").wait_for()
    return read(page)


def missing(studio: Studio, like: Like) -> Page:
    """An address behind which there is no table."""
    page = studio.visitor(**like).go("#/table/nowhere")
    page.locator(".blank [role=alert], .blank[role=alert]").first.wait_for()
    return page


IN_TROUBLE: dict[str, Shot] = {
    "read_only": read_only,
    "missing": missing,
    "offline": offline,
    "closed": closed,
    "frozen": frozen,
}
