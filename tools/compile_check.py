"""Compiles the engine and the games with mypyc in a copy and runs the quick tests against that.

Prints how long compiling took, what the tests say, and the speed compiled and interpreted.  The
exit status is 0 if all went well and 77 where nothing can be compiled.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
CANNOT = 77

# What is not hot stays easy to debug; a record's header travels between processes, and compiled
# frozen classes cannot.
INTERPRETED = re.compile(
    r"__init__|events?(_\w+)?|objections|view|printed|spelling|conformance|lookalike|sight|twin"
    r"|notation|record"
)
# A compiled class may have interpreted subclasses only if it says so, in words that only a
# developer's environment knows; they are written into the copy, so that the engine needs none.
OPEN_CLASSES = re.compile(
    r"^(?=class (?:Step|Decision|Simultaneous|Automatic|Quantity|Objection|State|Part|Play|Game)\b"
    r"|class (?:Chance|Sampling|Scripted|TowerModel)\b)"
)
OPEN = "@mypyc_attr(allow_interpreted_subclasses=True)\n"
IMPORT = "from mypy_extensions import mypyc_attr\n"


def main(word: str = "", folder: str = "") -> int:
    if word == "tests":
        return run_tests(Path(folder))
    if word == "speed":
        return measure_speed()
    why_not = obstacle()
    if why_not:
        print(f"Nothing can be compiled here: {why_not}.", file=sys.stderr)
        return CANNOT
    with TemporaryDirectory(prefix="westphalia-") as place:
        plain, copy = Path(place, "plain"), Path(place, "compiled")
        shutil.copytree(SOURCE, plain, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(plain, copy)
        return compile_all(copy) or inside(copy, "tests").returncode or compare(plain, copy)


def obstacle() -> str:
    """Why nothing can be compiled here, if that is so."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"there is no C compiler '{compiler}'"
    headers = Path(sysconfig.get_path("include"))
    return "" if (headers / "Python.h").exists() else f"there is no Python.h in {headers}"


def to_compile(folder: Path) -> list[Path]:
    """The modules of the engine and the games that are compiled."""
    package = folder / "westphalia"
    paths = [*(package / "engine").rglob("*.py"), *(package / "games").rglob("*.py")]
    return sorted(path for path in paths if not INTERPRETED.fullmatch(path.stem))


def compile_all(copy: Path) -> int:
    """Compile inside the copy; the modules lie beside their sources and are found first."""
    paths = to_compile(copy)
    for path in paths:
        path.write_text(opened(path.read_text()))
    names = [str(path.relative_to(copy)) for path in paths]
    started = monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "mypyc", "--strict", *names],
        cwd=copy,
        env={"MYPYC_OPT_LEVEL": "1", "MYPYC_DEBUG_LEVEL": "0", **os.environ},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        print(done.stdout[-4000:])
    print(f"compile {len(paths)} modules: {monotonic() - started:.0f} s", flush=True)
    return done.returncode


def opened(text: str) -> str:
    """The module with its open classes marked."""
    lines = text.splitlines(keepends=True)
    marked = [OPEN_CLASSES.sub(OPEN, line) for line in lines]
    if marked == lines:
        return text
    future = marked.index("from __future__ import annotations\n")
    return "".join([*marked[: future + 1], IMPORT, *marked[future + 1 :]])


def inside(folder: Path, word: str, **how: Any) -> subprocess.CompletedProcess[str]:
    """Go on in a process of its own that takes westphalia from *folder*."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, __file__, word, str(folder)]
    return subprocess.run(command, cwd=ROOT, env=environment, text=True, **how)


def run_tests(folder: Path) -> int:
    """Run the quick tests, and make sure that they met the compiled modules."""
    import pytest

    from westphalia.games import GAMES

    places = ["tests/engine", *(f"tests/{game}" for game in GAMES)]
    status = int(pytest.main(["-q", "-m", "quick", "-p", "no:cacheprovider", *places]))
    paths = [path.relative_to(folder).with_suffix("") for path in to_compile(folder)]
    names = [".".join(path.parts) for path in paths]
    stray = [name for name in names if not is_compiled(name, folder)]
    if stray:
        print(f"the tests did not meet the compiled {', '.join(stray)}")
    return status or bool(stray)


def is_compiled(name: str, folder: Path) -> bool:
    """Whether the module was imported, and as a compiled one from the folder."""
    file = Path(getattr(sys.modules.get(name), "__file__", None) or "")
    return file.suffix == ".so" and file.is_relative_to(folder)


def compare(plain: Path, copy: Path) -> int:
    """Speed on either side; the same seeds must lead to the same games."""
    points: list[list[list[int]]] = []
    for folder in (plain, copy):
        done = inside(folder, "speed", stdout=subprocess.PIPE)
        if done.returncode:
            return done.returncode
        seen = json.loads(done.stdout)
        points.append(seen["points"])
        how = "interpreted" if folder == plain else "compiled"
        print(f"{how:<12}{seen['decisions']:>9} decisions/s{seen['copy']:>8.2f} µs a copy")
    if points[0] != points[1]:
        print(f"the same seeds lead to other games: {points[0]} against {points[1]}")
    return points[0] != points[1]


def measure_speed() -> int:
    """Speed, and the points of some games that bots play in other processes, as JSON."""
    from westphalia.games import find_game
    from westphalia.lab.arena import Series, play_series
    from westphalia.lab.bench import copying, random_games

    random_games("wallenstein", 0.5)
    decisions = max(random_games("wallenstein", 1.0)[0] for _ in range(3))
    header = find_game("wallenstein").header(list("abcd"), ["court", "landsknechts", "leaders"])
    series = Series(header, ("random",) * header.seats, 8, 1618)
    points = [outcome.points for outcome in play_series(series, 2)]
    copy = copying(header.game)
    print(json.dumps({"decisions": decisions, "copy": copy, "points": points}))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
