"""The screens of which tools.every_screen takes pictures: how each of them is reached."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page
from tests.browser.hand import Hand
from tests.browser.studio import Like, Studio
from tests.browser.test_learning import begun

from westphalia.lessons import lesson_of

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
    other.post(f"/api/tables/{table}/pause")
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


def lesson(share: float) -> Shot:
    """The card of a lesson after that part of its points."""

    def shot(studio: Studio, like: Like) -> Page:
        game = studio.story.cast.game
        pupil = begun(studio.guest(**like), game)
        points = sum(len(stage.points) for stage in lesson_of(game).stages)
        while len(pupil.points) < share * points and pupil.step():
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
    """The form of a new table with all that can be opened in it, and the last level of bots."""
    page = lobby(studio, like)
    game = studio.story.cast.game
    page.locator(".set .seg button").nth(["wallenstein", "thirty_years_war"].index(game)).click()
    for fold in page.locator(".set summary").all():
        fold.click()
    bots = page.locator(f"[data-game={game}] .lv .sel").last
    bots.select_option(index=bots.locator("option").count() - 1)
    page.locator(".set").scroll_into_view_if_needed()
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


def in_the_replay(button: str) -> Shot:
    def shot(studio: Studio, like: Like) -> Page:
        page = replay(studio, like)
        page.locator(button).first.click()
        page.get_by_role("dialog").wait_for()
        page.wait_for_load_state("networkidle")
        return page

    return shot


# Seasons


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
}
OF_THE_WAR: dict[str, Shot] = {
    "supply": clicked(".maptools .seg button >> nth=1"),
    "pillage": clicked(".maptools .seg button >> nth=2"),
    "areas": clicked(".sheets .seg button >> nth=1"),
    "cards": clicked(".sheets .seg button >> nth=2"),
    "decks": pressed("Shift+k"),
}


def screens_of(game: str) -> dict[str, Shot]:
    return SCREENS | (OF_WALLENSTEIN if game == "wallenstein" else OF_THE_WAR)
