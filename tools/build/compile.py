"""Compiles the engine and the games, for all commands of this checkout from then on.

The build lies in build/compiled.  It is used as long as what is compiled is what it was made of.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from tools.build.building import ROOT, SOURCE, BuildFault, build, made_of, obstacle, speeds, total

from westphalia.checkout import MADE_FROM, build_of, link, made_from, thin_out

CANNOT = 77


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./westphalia compile", description=__doc__)
    parser.add_argument("--remove", action="store_true", help="go back to the interpreted engine")
    if parser.parse_args(words).remove:
        return remove()
    why_not = obstacle()
    if why_not:
        print(f"Nothing can be compiled here: {why_not}.", file=sys.stderr)
        return CANNOT
    try:
        install()
    except BuildFault as fault:
        print(
            f"{fault}\nNothing was compiled; what was here before is still used.", file=sys.stderr
        )
        return 1
    say_gain()
    return 0


def remove() -> int:
    was_here = build_of(ROOT).exists()
    shutil.rmtree(build_of(ROOT), ignore_errors=True)
    print("The engine runs interpreted again." if was_here else "Nothing was compiled here.")
    return 0


def install() -> None:
    """Build aside, and only then put the new build in the place of the old one."""
    print("Compiling; this takes some minutes.", flush=True)
    started = monotonic()
    place = build_of(ROOT)
    place.parent.mkdir(exist_ok=True)
    stamp = made_from(ROOT, made_of())
    with TemporaryDirectory(dir=place.parent, prefix="compiling-") as aside:
        copy = Path(aside, place.name)
        shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__"))
        report = build(copy)
        thin_out(SOURCE, copy)
        (copy / MADE_FROM).write_text(stamp)
        shutil.rmtree(place, ignore_errors=True)
        copy.rename(place)
    link(SOURCE, place)
    kinds = ", ".join(f"{number} × {kind}" for kind, number in total(report).most_common())
    print(f"{len(report)} modules in {monotonic() - started:.0f} s; lowered: {kinds}")


def say_gain() -> None:
    before, after = speeds(SOURCE), speeds(build_of(ROOT))
    for game in before:
        print(
            f"{game}: interpreted {before[game]:,.0f} decisions/s, compiled {after[game]:,.0f}, "
            f"{after[game] / before[game]:.1f} times as fast"
        )
    print("All commands of this checkout use it from now on.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
