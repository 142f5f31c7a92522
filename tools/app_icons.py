"""Makes the icons of the installed page, web/app-icons, from its own sign, web/favicon.svg.

Needs a Chromium, as the tests of the page do:

    python -m tools.app_icons
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tools.browser.house import FLAGS, chromium

WEB = Path(__file__).parent.parent / "src" / "westphalia" / "web"
ICONS = WEB / "app-icons"
GROUND = "#f6f0e1"  # the paper of the page
# By name the side in pixels, how much of it the sign takes, and whether a ground is behind it: what
# a system cuts into its own shape ("maskable") keeps what is important within a circle of 80 %.
SHAPES = {
    "icon-192": (192, 0.92, False),
    "icon-512": (512, 0.92, False),
    "maskable-512": (512, 0.56, True),
    "apple-touch-180": (180, 0.72, True),
}


def draw(browser: Browser, side: int, part: float, ground: bool) -> bytes:
    """The sign in the middle of a square."""
    sign = (WEB / "favicon.svg").read_text(encoding="utf-8")
    page = browser.new_page(viewport={"width": side, "height": side})
    page.set_content(
        f"<style>body {{ margin: 0; display: grid; place-items: center; height: 100vh;"
        f" background: {GROUND if ground else 'transparent'} }}"
        f" svg {{ height: {part * 100}vh }}</style>{sign}"
    )
    picture = page.screenshot(omit_background=not ground)
    page.close()
    return picture


def main() -> None:
    ICONS.mkdir(exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, shape in SHAPES.items():
            (ICONS / f"{name}.png").write_bytes(draw(browser, *shape))
        browser.close()


if __name__ == "__main__":
    main()
