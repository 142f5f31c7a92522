"""Makes src/westphalia/web/fonts: the open fonts of the page, cut down to what it sets.

Needs npm (which fetches the fonts) and the packages fonttools and brotli beside the usual ones:

    python tools/fonts.py
"""

from __future__ import annotations

import json
import math
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from fontTools.pens.basePen import decomposeQuadraticSegment
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

FONTS = Path(__file__).parent.parent / "src" / "westphalia" / "web" / "fonts"

# The letters of western Europe, since people bear them in their names, and the signs that our
# sentences have; what else people type falls back to the system's.
TEXT = [
    *range(0x20, 0x7F),
    *(letter for letter in range(0xC0, 0x100) if chr(letter) not in "ÐÞðþ÷"),
    *map(ord, "\u00a0\u00ad\u202f\u2009ŒœŸ§«»°±·–—‘’‚“”„†•…‹›−←→"),
]
# Heads hold words only, never figures.
HEADS = [
    *(c for c in TEXT if chr(c).isalpha() and c < 0x80),
    *map(ord, "ÄÖÜäöüßÀÂÇÈÉÊËÎÏÔÙÛàâçèéêëîïôùûœŒ .,:;’'–-·!?"),
]
# The old types were digitised with every tear of the paper. Heads are set at most 30 pixels high,
# where so many units of the em are a tenth of a pixel.
TEARS = 6.0
STEPS = 8  # straight pieces of a curve
EM = 1000
FEATURES = ["kern", "liga", "lnum", "tnum"]
NEAR = 12  # units of the em; two letters that are closer together by less are not


Point = tuple[float, float]


@dataclass(frozen=True)
class Cut:
    """One file: where it comes from, which letters it keeps, and how much of its weights."""

    package: str
    source: str
    target: str
    letters: list[int]
    weight: float | tuple[float, float] | None = None
    smooth: bool = False


SANS = "@fontsource/alegreya-sans@5.3.0"
SERIF = "@fontsource-variable/eb-garamond@5.3.0"
CUTS = [
    *(
        Cut(SANS, f"alegreya-sans-latin-{weight}-normal", f"sans-{weight}", TEXT)
        for weight in (400, 700)
    ),
    Cut(SERIF, "eb-garamond-latin-wght-normal", "serif", TEXT, (400, 700)),
    Cut(SERIF, "eb-garamond-latin-wght-italic", "serif-italic", TEXT, 400),
    Cut(
        "@fontsource/im-fell-english-sc@5.3.0",
        "im-fell-english-sc-latin-400-normal",
        "head",
        HEADS,
        smooth=True,
    ),
    Cut(
        "@fontsource/im-fell-french-canon-sc@5.3.0",
        "im-fell-french-canon-sc-latin-400-normal",
        "mark",
        [ord(letter) for letter in "Westphalia"],
    ),
]
LICENCES = {
    SANS: "OFL-AlegreyaSans.txt",
    SERIF: "OFL-EBGaramond.txt",
    "@fontsource/im-fell-english-sc@5.3.0": "OFL-IMFell.txt",
}


def fetch(package: str, folder: Path) -> Path:
    """Unpack a package and say where it lies."""
    told = subprocess.run(
        ["npm", "pack", package, "--json", "--silent"],
        cwd=folder,
        check=True,
        capture_output=True,
        text=True,
    )
    name: str = json.loads(told.stdout)[0]["filename"]
    home = folder / name.removesuffix(".tgz")
    home.mkdir()
    subprocess.run(["tar", "xzf", folder / name, "-C", home], check=True)
    return home / "package"


def cut(wanted: Cut, source: Path) -> None:
    font = TTFont(source)
    if wanted.weight is not None:
        font = instantiateVariableFont(font, {"wght": wanted.weight})
    options = Options(hinting=False, layout_features=FEATURES, name_IDs=[0, 13, 14])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=wanted.letters)
    subsetter.subset(font)
    if wanted.smooth:
        smooth(font)
    # The licence asks that a changed font bear a name of its own.
    for number in (1, 4, 6):
        font["name"].setName(f"Westphalia-{wanted.target}", number, 3, 1, 0x409)
    font.flavor = "woff2"
    target = FONTS / f"{wanted.target}.woff2"
    font.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes")


def smooth(font: TTFont) -> None:
    """Redraw every glyph with straight pieces, leaving out what nobody can see."""
    glyphs = font.getGlyphSet()
    drawn = {}
    for name in font.getGlyphOrder():
        pen, redrawn = DecomposingRecordingPen(glyphs), TTGlyphPen(None)
        glyphs[name].draw(pen)
        for outline in outlines(pen.value):
            middle = len(outline) // 2
            first, second = outline[: middle + 1], [*outline[middle:], outline[0]]
            points = [*thinned(first)[:-1], *thinned(second)[:-1]]
            redrawn.moveTo(points[0])
            for point in points[1:]:
                redrawn.lineTo(point)
            redrawn.closePath()
        drawn[name] = redrawn.glyph()
    for name, glyph in drawn.items():
        font["glyf"][name] = glyph
    scale_upem(font, EM)
    for table in font["kern"].kernTables:
        table.kernTable = {pair: by for pair, by in table.kernTable.items() if abs(by) >= NEAR}


def outlines(drawing: list[tuple[str, tuple[Point, ...]]]) -> list[list[Point]]:
    """The outlines of a drawing as points, curves cut into straight pieces."""
    found: list[list[Point]] = []
    for command, points in drawing:
        if command == "moveTo":
            found.append([points[0]])
        elif command == "lineTo":
            found[-1].append(points[0])
        elif command == "qCurveTo":
            for bend, end in decomposeQuadraticSegment(points):
                found[-1] += curve(found[-1][-1], bend, end)
    return found


def curve(start: Point, bend: Point, end: Point) -> list[Point]:
    points = []
    for step in range(1, STEPS + 1):
        t = step / STEPS
        weights = ((1 - t) ** 2, 2 * t * (1 - t), t * t)
        x, y = (
            sum(w * p[axis] for w, p in zip(weights, (start, bend, end), strict=True))
            for axis in (0, 1)
        )
        points.append((x, y))
    return points


def thinned(line: list[Point]) -> list[Point]:
    """The line without the points that lie nearly on the way between others."""
    (x1, y1), (x2, y2) = line[0], line[-1]
    length = math.hypot(x2 - x1, y2 - y1) or 1.0
    aside = [abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length for x, y in line]
    farthest = max(range(len(line)), key=aside.__getitem__)
    if aside[farthest] <= TEARS:
        return [line[0], line[-1]]
    return [*thinned(line[: farthest + 1])[:-1], *thinned(line[farthest:])]


def main() -> None:
    FONTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        packages = sorted({wanted.package for wanted in CUTS})
        homes = {package: fetch(package, Path(name)) for package in packages}
        for wanted in CUTS:
            cut(wanted, homes[wanted.package] / "files" / f"{wanted.source}.woff2")
        for package, target in LICENCES.items():
            shutil.copy(homes[package] / "LICENSE", FONTS / target)


if __name__ == "__main__":
    main()
