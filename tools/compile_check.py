"""Compiles the engine and the games in a copy and holds that to what the sources do.

The quick tests, the playthroughs and the stored records are run against the compiled modules, and
the same seeds must lead to the same games.  Prints how long compiling took, what the tests say, and
the speed compiled and interpreted.  The exit status is 77 where nothing can be compiled.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from tools.building import COMPILED, BuildFault, build, inside, obstacle, speed, to_compile
from tools.stamp import SOURCE

CANNOT = 77
QUIET = ("-q", "-p", "no:cacheprovider")
OTHERS = ("tests/bots", "tests/test_records.py", "tests/server/test_bot_pool.py")


def main(word: str = "", folder: str = "") -> int:
    if word == "tests":
        return run_tests(Path(folder))
    why_not = obstacle()
    if why_not:
        print(f"Nothing can be compiled here: {why_not}.", file=sys.stderr)
        return CANNOT
    with TemporaryDirectory(prefix="westphalia-") as place:
        plain, copy = Path(place, "plain"), Path(place, "compiled")
        shutil.copytree(SOURCE, plain, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(plain, copy)
        try:
            return hold(plain, copy)
        except BuildFault as fault:
            print(fault)
            return 1


def hold(plain: Path, copy: Path) -> int:
    """Compile the copy, and make sure that it does what the plain one does."""
    started = monotonic()
    report = build(copy)
    print(f"compile {len(report)} modules: {monotonic() - started:.0f} s", flush=True)
    print(*inside(copy, "tools.compile_check", "tests", str(copy)), sep="\n", flush=True)
    expected, games = inside(plain, "tools.same_games"), inside(copy, "tools.same_games")
    for before, after in zip(expected, games, strict=True):
        print(f"the same games: {after}" if before == after else f"other games: {before} | {after}")
    for folder, how in ((plain, "interpreted"), (copy, "compiled")):
        print(f"{how:<12}{speed(folder):>9.0f} decisions/s", flush=True)
    return expected != games


def run_tests(folder: Path) -> int:
    """Run the quick tests, those of bots and the stored records; all modules must be compiled."""
    import pytest

    rules = ["tests/engine", "tests/games", *(f"tests/{game}" for game in COMPILED)]
    status = int(pytest.main([*QUIET, "-m", "quick", *rules]))
    others = [sys.executable, "-m", "pytest", *QUIET, "-m", "not slow", *OTHERS]
    status = status or subprocess.run(others).returncode
    paths = [path.relative_to(folder).with_suffix("") for path in to_compile(folder)]
    names = [".".join(path.parts) for path in paths]
    stray = [name for name in names if not is_compiled(name, folder)]
    if stray:
        print(f"these are not compiled: {', '.join(stray)}")
    return status or bool(stray)


def is_compiled(name: str, folder: Path) -> bool:
    """Whether the module is imported as a compiled one from the folder."""
    file = Path(import_module(name).__file__ or "")
    return file.suffix == ".so" and file.is_relative_to(folder)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
