"""Compiles the engine and the games in a copy and holds that to what the sources do.

The quick tests, the playthroughs and the stored records are run against the compiled modules,
`help` must say the same of them, and the same seeds must lead to the same games.  Prints how long
compiling took, what the tests say, and the speed compiled and interpreted.  With *quick*, as the
suite has it, the build is not optimised, the larger game is left out, and so are tests that say
little about a build and all measures.  The exit status is 77 where nothing can be compiled.
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from types import ModuleType

from tools.build.building import (
    COMPILED,
    FAST,
    QUICK,
    SOURCE,
    BuildFault,
    build,
    inside,
    obstacle,
    speeds,
    to_compile,
)
from tools.build.docstrings import functions, holders
from tools.build.lowering import module_name

CANNOT = 77
QUIET = ("-q", "-p", "no:cacheprovider")
QUICKLY = ("wallenstein",)
OTHERS = ("tests/bots", "tests/test_records.py", "tests/server/test_bot_pool.py")
# What the suite does not run a second time: tests of words and papers, of the examiner itself, and
# of how bots play who answer alike in whole games.
SAID_ALREADY = (
    *("wallenstein/test_sentences", "wallenstein/test_words"),
    *("games/test_clauses", "games/test_provenance"),
    *("engine/test_conformance", "engine/test_feud_conformance", "wallenstein/test_leaks"),
    *("bots/test_captain", "bots/test_general"),
)


def main(*words: str) -> int:
    match words:
        case "tests", folder, pace, *games:
            return run_tests(Path(folder), pace, games)
        case "help", *games:
            return print_help(*games)
    return check(QUICK in words)


def check(quickly: bool) -> int:
    why_not = obstacle()
    if why_not:
        print(f"Nothing can be compiled here: {why_not}.", file=sys.stderr)
        return CANNOT
    with TemporaryDirectory(prefix="westphalia-") as place:
        plain, copy = Path(place, "plain"), Path(place, "compiled")
        shutil.copytree(SOURCE, plain)  # with what is read already: many Pythons will import it
        shutil.copytree(plain, copy)
        try:
            return hold_quickly(plain, copy) if quickly else hold_all(plain, copy)
        except BuildFault as fault:
            print(fault)
            return 1


def hold_quickly(plain: Path, copy: Path) -> int:
    return hold(plain, copy, QUICKLY, QUICK)


def hold_all(plain: Path, copy: Path) -> int:
    status = hold(plain, copy, COMPILED, FAST)
    for folder, how in ((plain, "interpreted"), (copy, "compiled")):
        for game, speed in speeds(folder).items():
            print(f"{how:<12}{game:<17}{speed:>9.0f} decisions/s", flush=True)
    return status


def hold(plain: Path, copy: Path, games: Sequence[str], pace: str) -> int:
    """Compile the copy, and make sure that it does what the plain one does."""
    started = monotonic()
    report = build(copy, games, pace)
    print(f"compile {len(report)} modules: {monotonic() - started:.0f} s", flush=True)
    tests = inside(copy, "tools.build.compile_check", "tests", str(copy), pace, *games)
    print(*tests, sep="\n", flush=True)
    same = [
        compare(plain, copy, "help", "tools.build.compile_check", "help", *games),
        compare(plain, copy, "games", "tools.build.same_games", *games),
    ]
    return not all(same)


def compare(plain: Path, copy: Path, what: str, *tool: str) -> bool:
    """Whether a tool prints the same of both, which is told line by line."""
    expected, found = (inside(folder, *tool) for folder in (plain, copy))
    for before, after in zip(expected, found, strict=True):
        same = before == after
        print(f"the same {what}: {after}" if same else f"other {what}: {before} | {after}")
    return expected == found


def run_tests(folder: Path, pace: str, games: Sequence[str]) -> int:
    """Run the quick tests, those of bots and the stored records; all modules must be compiled.

    What is about a game that is not compiled is left out.
    """
    import pytest

    about = ["-k", " and ".join(f"not {game}" for game in COMPILED if game not in games)]
    if pace == QUICK:
        about += [f"--ignore=tests/{name}.py" for name in SAID_ALREADY]
    rules = ["tests/engine", "tests/games", *(f"tests/{game}" for game in games)]
    status = int(pytest.main([*QUIET, *about, "-m", "quick", *rules]))
    others = [sys.executable, "-m", "pytest", *QUIET, *about, *OTHERS]
    status = status or subprocess.run(others).returncode
    paths = [path.relative_to(folder).with_suffix("") for path in to_compile(folder, games)]
    names = [".".join(path.parts) for path in paths]
    stray = [name for name in names if not is_compiled(name, folder)]
    if stray:
        print(f"these are not compiled: {', '.join(stray)}")
    return status or bool(stray)


def is_compiled(name: str, folder: Path) -> bool:
    """Whether the module is imported as a compiled one from the folder."""
    file = Path(import_module(name).__file__ or "")
    return file.suffix == ".so" and file.is_relative_to(folder)


# What the compiled modules say of themselves must not depend on how the engine was built


def said(path: Path, module: ModuleType) -> Iterator[str]:
    """What `help` tells of the module, its classes and all that is defined in these."""
    for holder in holders(ast.parse(path.read_text())):
        owner = getattr(module, holder.name) if isinstance(holder, ast.ClassDef) else module
        yield f"{owner.__name__}: {inspect.getdoc(owner)}"
        for function in filter(ast.get_docstring, functions(holder)):
            part = inspect.getattr_static(owner, function.name)
            yield f"{owner.__name__}.{function.name}: {inspect.getdoc(part)}"


def print_help(*words: str) -> int:
    """Print a digest of the docstrings of each module, or with --whole the docstrings."""
    games = [word for word in words if word != "--whole"] or COMPILED
    for path in to_compile(SOURCE, games):
        name = module_name(SOURCE, path)
        lines = list(said(path, import_module(name)))
        if "--whole" in words:
            print(name, *lines, sep="\n")
        else:
            print(name, hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16])
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
