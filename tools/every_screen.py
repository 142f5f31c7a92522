"""Take a picture of every screen of both games, at every size, to be looked at after a change.

Run it from the root of the repository: python -m tools.every_screen FOLDER [--help]. What does not
fit on a screen is told as well. For each screen there is one sheet with all its pictures.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page
from tests.browser.fitting import unfit
from tests.browser.house import House
from tests.browser.studio import SECRET, Cast, Like, Studio, opened, told

Shot = Callable[[Studio, Like], Page]
SIZES = (
    "1024x768 1280x720 1366x768 1440x900 1600x900 1920x940 1920x1080 2560x1440 390x844 844x390 360x640"
).split()
LANGUAGES = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR"}
THEMES: dict[str, Literal["light", "dark"]] = {"day": "light", "evening": "dark"}
NAMES = ("Anna", "Mathias", "Gustav", "Amalie", "Maximilian")
ALL = ("leaders", "landsknechts", "court")
SCENARIOS = ("intervention", "early_war", "apocalypse", "intervention")
WIDTH = 640  # points of a picture on a sheet
RESTING = 150  # milliseconds in which a page draws itself in a new size


def casts(game: str, games: int) -> Iterator[Cast]:
    """Games that are played to find the questions that are seldom asked."""
    for number in range(games):
        secret = bytes([*SECRET[:-1], number])
        if game == "wallenstein":
            yield Cast(game, NAMES, ALL, {"setup": "draft"}, secret=secret)
        else:
            options = {"scenario": SCENARIOS[number % len(SCENARIOS)]}
            bot = "random" if number % 2 else "captain"
            yield Cast(game, NAMES[:2], (), options, bot, secret, seat=number // 2 % 2)


# Screens


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
    page.locator("dialog .acts.wide .btn:not(.pri)").last.click()
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
    page = studio.seated(studio.fork(middle(studio)), **like).page
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
    other.post(
        f"/api/tables/{table}/talk", {"text": "I promise you peace, for this year at least."}
    )
    other.post(f"/api/tables/{table}/pause")
    page = studio.seated(table, **like).page
    page.locator(".company").wait_for()
    return page


def talk(studio: Studio, like: Like) -> Page:
    page = company(studio, like)
    page.keyboard.press("Shift+T")
    page.locator(".talk-sheet .about button").click()
    return page


def hint(studio: Studio, like: Like) -> Page:
    """What the captain would do, shown where it is to be done."""
    page = studio.seated(studio.fork(middle(studio)), **like).page
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
        page = studio.seated(studio.fork(middle(studio)), **like).page
        page.keyboard.press(key)
        return page

    return shot


def in_the_lobby(button: str) -> Shot:
    """What a button of the first page opens."""

    def shot(studio: Studio, like: Like) -> Page:
        page = lobby(studio, like)
        page.locator(button).first.click()
        page.get_by_role("dialog").wait_for()
        return page

    return shot


def asked(kind: str) -> Shot:
    return lambda studio, like: studio.at(kind, **like).page


SCREENS: dict[str, Shot] = {
    "lobby": lobby,
    "waiting": waiting,
    "invitation": invitation,
    "inviting": inviting,
    "cover": cover,
    "spectator": spectator,
    "inspector": inspector,
    "company": company,
    "talk": talk,
    "hint": hint,
    "keys": pressed("?"),
    "chronicle": pressed("l"),
    "rules": pressed("r"),
    "account": in_the_lobby(".btn.me"),
    "notifications": notifications,
    "end": end,
    "replay": replay,
}


# Pictures


def taken(studio: Studio, name: str, shot: Shot, wish: Namespace) -> None:
    """One screen in every language, theme and size; the page is opened once for each language."""
    files: list[Path] = []
    for language in wish.languages:
        page = shot(studio, {"locale": LANGUAGES[language]})
        for size in wish.sizes:
            width, height = map(int, size.split("x"))
            page.set_viewport_size({"width": width, "height": height})
            for theme in wish.themes:
                page.emulate_media(color_scheme=THEMES[theme])
                page.mouse.move(2, 2)
                page.wait_for_timeout(RESTING)
                files.append(wish.folder / f"{name}-{size}-{theme}-{language}.png")
                page.screenshot(path=files[-1], animations="disabled")
            for fault in unfit(page):
                print(f"{name} {size} {language}: {fault}")
        page.context.close()
    sheet(files, wish.folder / f"sheet-{name}.png")


def sheet(files: list[Path], path: Path) -> None:
    """All pictures of a screen side by side, each under its name."""
    pictures = [Image.open(file).convert("RGB") for file in files]
    for picture in pictures:
        picture.thumbnail((WIDTH, WIDTH))
    columns = min(4, len(pictures))
    high = max(picture.height for picture in pictures) + 14
    rows = -(-len(pictures) // columns)
    page = Image.new("RGB", (columns * (WIDTH + 4), rows * high), "white")
    for n, (file, picture) in enumerate(zip(files, pictures, strict=True)):
        at = (n % columns * (WIDTH + 4), n // columns * high)
        ImageDraw.Draw(page).text(at, file.stem, fill="black")
        page.paste(picture, (at[0], at[1] + 12))
    page.save(path)


def wished() -> Namespace:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    for name, all_ in (
        ("games", ("wallenstein", "thirty_years_war")),
        ("sizes", SIZES),
        ("themes", tuple(THEMES)),
        ("languages", tuple(LANGUAGES)),
    ):
        parser.add_argument(f"--{name}", nargs="+", choices=all_, default=all_)
    parser.add_argument("--screens", nargs="+", help="only these, such as plan or lobby")
    parser.add_argument("--played", type=int, default=8, help="games in which questions are sought")
    return parser.parse_args()


def main() -> None:
    wish = wished()
    wish.folder.mkdir(parents=True, exist_ok=True)
    with opened() as place:
        for game in wish.games:
            found: set[str] = set()
            for cast in casts(game, wish.played):
                found |= take_all(*place, cast, wish, found)
            print(f"{game}: {len(found)} kinds of questions: {' '.join(sorted(found))}")


def take_all(
    house: House, browser: Browser, cast: Cast, wish: Namespace, found: set[str]
) -> set[str]:
    """Takes what a game shows that was not *found* before; returns its kinds of questions."""
    story = told(cast)
    new = {kind for kind, _, _ in story.asked} - found
    shots = ({} if found else SCREENS) | {kind: asked(kind) for kind in sorted(new)}
    wanted = {name: shot for name, shot in shots.items() if name in (wish.screens or shots)}
    studio = Studio(house, browser, story) if wanted else None
    for name, shot in wanted.items():
        assert studio
        taken(studio, f"{cast.game}-{name}", shot, wish)
    return new


if __name__ == "__main__":
    main()
