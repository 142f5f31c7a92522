"""Cuts pictures of tables in play out of docs/images: for previews, and for the first page.

Run it from the root of the repository: python -m tools.screens.previews
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs" / "images"
GAMES = ROOT / "src" / "westphalia" / "web" / "games"
# Of each game a picture of a table in play.
TABLES = {"wallenstein": "battle.png", "thirty_years_war": "war-march.png"}
PREVIEW = (1200, 630)  # what those ask for who show previews
FIRST_PAGE = (880, 550)


def cut(table: Image.Image, size: tuple[int, int]) -> Image.Image:
    """The upper part of a picture, as large as wanted."""
    height = round(table.width * size[1] / size[0])
    return table.crop((0, 0, table.width, height)).resize(size, Image.Resampling.LANCZOS)


def main() -> None:
    for game, name in TABLES.items():
        table = Image.open(PICTURES / name).convert("RGB")
        folder = GAMES / game
        cut(table, PREVIEW).save(
            folder / "preview.jpg", quality=62, optimize=True, progressive=True
        )
        cut(table, FIRST_PAGE).save(folder / "table.webp", quality=46, method=6)


if __name__ == "__main__":
    main()
