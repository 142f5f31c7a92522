"""Take a picture of every screen of both games, at every size, to be looked at after a change.

Run it from the root of the repository: python -m tools.screens.every_screen FOLDER [--help].
What does not fit on a screen is told as well. For each screen there is one sheet with all its
pictures.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from PIL import Image, ImageDraw
from playwright.sync_api import Browser
from tools.browser.fitting import unfit
from tools.browser.house import House
from tools.browser.studio import SECRET, Cast, Studio, opened, told
from tools.screens.screens import IN_TROUBLE, OF_PEOPLE, Shot, asked, screens_of

from westphalia.games import find_game
from westphalia.locales import COMPLETE, LANGUAGES

DESKS = (
    "1024x768 1280x720 1366x768 1440x900 1600x900 1920x940 1920x1080 2560x1440 3440x1440".split()
)
SIZES = [*DESKS, "768x1024", "390x844", "844x390", "360x640"]
THEMES: dict[str, Literal["light", "dark"]] = {"day": "light", "evening": "dark"}
NAMES = ("Anna", "Mathias", "Gustav", "Amalie", "Maximilian")
ALL = ("leaders", "landsknechts", "court")
SCENARIOS = find_game("thirty_years_war").options[0].values
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


# Pictures


def taken(studio: Studio, name: str, shot: Shot, wish: Namespace) -> None:
    """One screen in every language, theme and size; the page is opened once for each language."""
    files: list[Path] = []
    for language in wish.languages:
        page = shot(studio, {"locale": LANGUAGES[language].region})
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
        ("languages", COMPLETE),
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
    shots = ({} if found else screens_of(cast.game) | OF_PEOPLE | IN_TROUBLE) | {
        kind: asked(kind) for kind in sorted(new)
    }
    wanted = {name: shot for name, shot in shots.items() if name in (wish.screens or shots)}
    studio = Studio(house, browser.new_context, story) if wanted else None
    for name, shot in wanted.items():
        assert studio
        taken(studio, f"{cast.game}-{name}", shot, wish)
    return new


if __name__ == "__main__":
    main()
