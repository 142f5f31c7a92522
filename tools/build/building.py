"""Builds the engine and the games with mypyc, inside a copy of the sources.

The compiled modules lie beside their sources in the copy, and are found first.
"""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]
from tools.build.docstrings import write_docstrings
from tools.build.lowering import Report, lower_copy

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"

# What is not hot stays easy to debug; a record's header travels between processes, and compiled
# frozen classes cannot.  mypyc can compile neither events nor objections.
INTERPRETED = re.compile(
    r".*/__init__\.py|games/\w+/(events/\w+|objections(/\w+)?|recap|overlay)\.py"
    r"|engine/(compiled|conformance|event|leak_checks|notation|overlay|record|spelling)\.py"
)

# The games that are compiled, and where they have a folder of their own.
COMPILED = ("wallenstein", "thirty_years_war")
ROOMS = ("games", "bots")
SEARCH = Path("bots", "search")  # what searches in all of them

# What makes a build; it is another one as soon as one of them changes.
BUILDERS = ("tools/build/building.py", "tools/build/docstrings.py", "tools/build/lowering")

# How a build is made.  *fast* is for playing: every module becomes a file of its own, so several
# are compiled at a time and none needs much memory; those of the engine and of the smaller game are
# optimised once more as one when they are linked.  *quick* is for holding a build to its sources:
# one file, not optimised.
FAST = "fast"
QUICK = "quick"


def obstacle() -> str:
    """Why nothing can be compiled here, if that is so."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"there is no C compiler '{compiler}'"
    headers = Path(sysconfig.get_path("include"))
    return "" if (headers / "Python.h").exists() else f"there is no Python.h in {headers}"


def to_compile(folder: Path, games: Sequence[str] = COMPILED) -> list[Path]:
    """The modules of the engine, the games and their bots that are compiled."""
    package = folder / "westphalia"
    shared = [package / "engine", package / SEARCH]
    rooms = [*shared, *(package / room / game for room in ROOMS for game in games)]
    paths = [path for room in rooms for path in room.rglob("*.py")]
    return sorted(
        path for path in paths if not INTERPRETED.fullmatch(path.relative_to(package).as_posix())
    )


def ingredients(source: Path) -> list[Path]:
    """All files of the sources that a build depends on: what is compiled, and what that imports.

    Constants of an interpreted module are in the compiled ones that import it.
    """
    found = set(to_compile(source))
    waiting = list(found)
    while waiting:
        new = set(imported(source, waiting.pop())) - found
        found |= new
        waiting += new
    return sorted(found)


def imported(source: Path, path: Path) -> Iterator[Path]:
    """The modules of ours that a module imports."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names = [each.name for each in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}", *(f"{node.module}.{each.name}" for each in node.names)]
        else:
            continue
        for name in names:
            place = source / name.replace(".", "/")
            twins = (place.with_suffix(".py"), place / "__init__.py")
            yield from (twin for twin in twins if twin.exists())


def made_of() -> list[str]:
    """The names in this checkout of all that a build depends on."""
    tools = [ROOT / name for name in BUILDERS]
    tools = [each for tool in tools for each in ([tool] if tool.is_file() else tool.glob("*.py"))]
    return [str(path.relative_to(ROOT)) for path in [*ingredients(SOURCE), *tools]]


def build(copy: Path, games: Sequence[str] = COMPILED, pace: str = FAST) -> Report:
    """Compile inside the copy; the report says what was lowered."""
    sources = {path: path.read_text() for path in to_compile(copy, games)}
    report = lower_copy(copy, list(sources))
    names = [str(path.relative_to(copy)) for path in to_compile(copy, games)]
    done = subprocess.run(
        [sys.executable, "-m", "tools.build.building", pace, *names],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise BuildFault(done.stdout[-4000:])
    for left_over in ("build", ".mypy_cache"):
        shutil.rmtree(copy / left_over, ignore_errors=True)
    for path, text in sources.items():
        path.write_text(text)  # beside the compiled modules lies what people have written
    return report


def total(report: Report) -> Counter[str]:
    """How much was lowered of each kind in all modules."""
    return sum(report.values(), Counter())


def inside(folder: Path, module: str, *words: str) -> list[str]:
    """What a Python prints that takes westphalia from *folder*; it must end well."""
    path = os.pathsep.join([str(folder), str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-m", module, *words],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    if done.returncode:
        said = f"{done.stdout}{module} ended with status {done.returncode} in {folder}"
        raise BuildFault(said)
    return done.stdout.splitlines()


def speeds(folder: Path) -> dict[str, float]:
    """Decisions a second of random play in each game, with westphalia from *folder*."""
    lines = {
        game: inside(folder, "westphalia.cli", "bench", game, "--seconds", "2", "--json")
        for game in COMPILED
    }
    return {game: float(json.loads(line)["decisions_per_s"]) for game, (line,) in lines.items()}


class BuildFault(RuntimeError):
    """What mypyc or the C compiler says if it cannot go on."""


# A process of its own, in the folder of the copy: mypyc and the C compiler

JOBS = "2"

# For this warning gcc looks lines up in the file from its beginning: hours for a large one.
NO_LOOKING_UP = "-Wno-misleading-indentation"

# Added to the flags of Python itself, -fwrapv among them, on which Sampling counts.  Nothing is
# said about the processor, as what is built here may run elsewhere.
COMPILE = {
    FAST: [NO_LOOKING_UP, "-fno-semantic-interposition", "-fno-plt", "-fvisibility=hidden"],
    QUICK: [NO_LOOKING_UP, "-O0"],
}
AS_ONE = "-flto"
LINK = ["-flto=auto", "-O3"]

# Twice as much C as all the rest, and most of it is seldom run: it is not worth the linker's time.
APART = ("thirty_years_war",)


class Building(build_ext):  # type: ignore[misc]  # it has no types
    """Compiles the files of an extension side by side."""

    def build_extension(self, ext: Extension) -> None:
        with ThreadPoolExecutor(int(JOBS)) as pool:
            made = pool.map(lambda source: self._compiled(ext, source), ext.sources)
            ext.extra_objects = [*chain.from_iterable(made)]
        ext.sources = []
        super().build_extension(ext)

    def _compiled(self, ext: Extension, source: str) -> list[str]:
        """The object file of a source."""
        as_one = ext.extra_link_args and not any(game in source for game in APART)
        objects: list[str] = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=ext.include_dirs,
            extra_postargs=[*ext.extra_compile_args, *([AS_ONE] if as_one else [])],
            depends=ext.depends,
        )
        return objects


def make_extensions(pace: str, names: Sequence[str]) -> None:
    """Make C of the modules with mypyc and compile it, in the folder where this is run."""
    modules = mypycify(
        ["--strict", *names], opt_level="3", debug_level="0", multi_file=pace == FAST
    )
    sources = {Path(source) for module in modules for source in module.sources}
    write_docstrings(sorted(sources), {dotted(name): Path(name) for name in names})
    for module in modules:
        module.extra_compile_args += COMPILE[pace]
    if pace == FAST:
        modules[0].extra_link_args += LINK  # the library; what follows only leads to it
    setup(
        name="westphalia-compiled",
        ext_modules=modules,
        cmdclass={"build_ext": Building},
        script_args=["build_ext", "--inplace", "--parallel", JOBS],
    )


def dotted(name: str) -> str:
    """The module that a file holds."""
    return ".".join(Path(name).with_suffix("").parts)


if __name__ == "__main__":
    make_extensions(sys.argv[1], sys.argv[2:])
