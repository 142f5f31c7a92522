"""Cuts pictures of tables in play out of docs/images: for previews, and for the first page.

Run it from the root of the repository: python -m tools.screens.previews
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs" / "images"
GAMES = ROOT / "src" / "westphalia" / "web" / "games"
SIZE = (1200, 630)  # what those who show previews ask for
QUALITY = 62
# Of each game the picture of a table, the part of its width that is shown, and its upper edge.
TABLES = {"wallenstein": ("battle.png", 1.0, 0), "thirty_years_war": ("war-march.png", 1.0, 0)}


def main() -> None:
    for game, (name, part, top) in TABLES.items():
        table = Image.open(PICTURES / name).convert("RGB")
        width = round(table.width * part)
        height = round(width * SIZE[1] / SIZE[0])
        shown = table.crop((0, top, width, top + height)).resize(SIZE, Image.Resampling.LANCZOS)
        shown.save(GAMES / game / "preview.jpg", quality=QUALITY, optimize=True, progressive=True)


if __name__ == "__main__":
    main()
