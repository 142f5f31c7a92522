"""Compiles the engine and the games, for all commands of this checkout from then on.

The build lies in build/compiled.  It is used as long as the sources are those it was made of.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from tools import stamp
from tools.building import BuildFault, build, obstacle, speeds, total

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
    was_here = stamp.COMPILED.exists()
    shutil.rmtree(stamp.COMPILED, ignore_errors=True)
    print("The engine runs interpreted again." if was_here else "Nothing was compiled here.")
    return 0


def install() -> None:
    """Build aside, and only then put the new build in the place of the old one."""
    print("Compiling; this takes some minutes.", flush=True)
    started = monotonic()
    stamp.COMPILED.parent.mkdir(exist_ok=True)
    made_from = stamp.digest()
    with TemporaryDirectory(dir=stamp.COMPILED.parent, prefix="compiling-") as place:
        copy = Path(place, "compiled")
        shutil.copytree(stamp.SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__"))
        report = build(copy)
        (copy / stamp.STAMP.name).write_text(made_from)
        shutil.rmtree(stamp.COMPILED, ignore_errors=True)
        copy.rename(stamp.COMPILED)
    kinds = ", ".join(f"{number} × {kind}" for kind, number in total(report).most_common())
    print(f"{len(report)} modules in {monotonic() - started:.0f} s; lowered: {kinds}")


def say_gain() -> None:
    before, after = speeds(stamp.SOURCE), speeds(stamp.COMPILED)
    for game in before:
        print(
            f"{game}: interpreted {before[game]:,.0f} decisions/s, compiled {after[game]:,.0f}, "
            f"{after[game] / before[game]:.1f} times as fast"
        )
    print("All commands of this checkout use it from now on.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
