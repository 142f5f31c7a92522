"""Releases a version: checks, wheel, tests of the wheel, changelog, tag.

python -m tools.build.release VERSION [--dry-run]

Everything is done in a fresh clone first; only when all went well are version and changelog
written, committed and tagged here, and the wheel laid into dist/.  A dry run ends before that.
Nothing is pushed.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.build.building import obstacle
from tools.build.wheel import Failure, build, compiled_wheel, install, missing, run, smoke_test

from westphalia.games import GAMES, find_game

ROOT = Path(__file__).parents[2]
VERSION_FILE = "src/westphalia/__init__.py"
CHANGELOG = "CHANGELOG.md"
PYTHONS = ("3.11", "3.12", "3.13")
RULES = ("tests/engine", "tests/games", *(f"tests/{game}" for game in GAMES))
TESTS = (*RULES, "tests/test_records.py")
TEST_TOOLS = ("pytest", "pytest-xdist", "hypothesis")


# The pure part: texts in, texts or sentences out


def numbers(version: str) -> tuple[int, int, int]:
    """0.2.0 as numbers, to compare."""
    found = re.fullmatch(r"(\d+)\.(\d+)\.(\d+)", version)
    if not found:
        raise Failure(f"'{version}' is no version such as 0.2.0")
    major, minor, patch = map(int, found.groups())
    return major, minor, patch


def unreleased(changelog: str) -> str:
    """What the changelog says under Unreleased."""
    found = re.search(r"^## Unreleased\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    return found[1].strip() if found else ""


def released(changelog: str, version: str, day: date) -> str:
    """The changelog with what was unreleased under its version, and room for what comes next."""
    heading = f"## Unreleased\n\n## {version} ({day.isoformat()})\n"
    return changelog.replace("## Unreleased\n", heading, 1)


def with_version(source: str, version: str) -> str:
    return re.sub(r'^__version__ = ".*"$', f'__version__ = "{version}"', source, flags=re.MULTILINE)


def objections(version: str, tags: list[str], changes: str, changelog: str) -> Iterator[str]:
    """Why *version* cannot be released from a tree with these tags and uncommitted changes."""
    if changes:
        files = ", ".join(line[3:] for line in changes.splitlines()[:5])
        yield f"the tree is not clean: {files}"
    if f"v{version}" in tags:
        yield f"{version} is released already"
    later = [tag for tag in tags if numbers(tag.removeprefix("v")) > numbers(version)]
    if later:
        yield f"{later[-1]} was released, which is later than {version}"
    if not unreleased(changelog):
        yield f"{CHANGELOG} says nothing under Unreleased"


# Looking at the repository


def git(*words: str) -> str:
    return run(["git", *words], ROOT).rstrip("\n")


def tags() -> list[str]:
    """The versions that were released, the first one first."""
    found = [tag for tag in git("tag", "--list", "v*").split() if re.fullmatch(r"v[\d.]+", tag)]
    return sorted(found, key=lambda tag: numbers(tag.removeprefix("v")))


def unbound() -> Iterator[str]:
    """docs/versions.md: the rules of every release have records, which then never change."""
    for name in GAMES:
        game = find_game(name)
        if not list((ROOT / "tests" / name / "records" / game.version).glob("*.txt")):
            yield f"version {game.version} of {name} has no records: run tools.games.records"
    for tag in tags()[-1:]:
        changed = git("diff", "--name-only", "--diff-filter=MD", tag, "--", "tests/*/records/*")
        yield from (f"{path} belongs to a release and was changed" for path in changed.split())


def check(version: str) -> None:
    changelog = (ROOT / CHANGELOG).read_text(encoding="utf-8")
    changes = git("status", "--porcelain")
    found = [*objections(version, tags(), changes, changelog), *unbound()]
    if found:
        raise Failure("\n".join(found))


def interpreters() -> dict[str, Path | None]:
    """The Pythons that can be had here, by version."""
    return {version: interpreter(version) for version in PYTHONS}


def interpreter(version: str) -> Path | None:
    """This one, one on the path, or one that pyenv keeps; a shim may lead nowhere."""
    pyenv = Path.home() / ".pyenv" / "versions"
    found = [sys.executable, shutil.which(f"python{version}")]
    found += [str(path) for path in sorted(pyenv.glob(f"{version}.*/bin/python"))]
    return next((Path(path) for path in found if path and speaks(path, version)), None)


def speaks(python: str, version: str) -> bool:
    ask = "import sys; print('%d.%d' % sys.version_info[:2])"
    told = subprocess.run([python, "-c", ask], capture_output=True, text=True)
    return told.returncode == 0 and told.stdout.strip() == version


# Doing it


def write(tree: Path, version: str) -> None:
    """Version and changelog as the release has them."""
    source, changelog = tree / VERSION_FILE, tree / CHANGELOG
    source.write_text(with_version(source.read_text("utf-8"), version), "utf-8")
    changelog.write_text(released(changelog.read_text("utf-8"), version, date.today()), "utf-8")


def rehearse(version: str, folder: Path) -> list[Path]:
    """Build and try the wheels in a clone, the pure one with every Python that can be had."""
    tree = folder / "tree"
    run(["git", "clone", "--quiet", "--no-local", ROOT, tree], folder)
    write(tree, version)
    wheel = build(tree, folder / "dist")
    left_out = missing(tree, wheel)
    if left_out:
        raise Failure(f"{wheel.name} lacks {', '.join(left_out)}")
    say(f"{wheel.name} is built and holds code, page, locales and data")
    for python, path in interpreters().items():
        if path is None:
            say(f"Python {python} is not here: the wheel is not tried with it")
        else:
            try_with(path, wheel, tree, folder / python)
            say(f"Python {python}: bots, the server, and tests of engine, rules, records went well")
    return [wheel, *compiled(wheel, tree, folder)]


def compiled(wheel: Path, tree: Path, folder: Path) -> list[Path]:
    """The compiled wheel for this Python and this machine, tried, where one can be built."""
    why_not = obstacle()
    if why_not:
        say(f"there is no compiled wheel: {why_not}")
        return []
    built = compiled_wheel(wheel, folder / "unpacked")
    try_with(Path(sys.executable), built, tree, folder / "compiled")
    say(f"{built.name} is compiled, and does the same as the pure one")
    return [built]


def try_with(python: Path, wheel: Path, tree: Path, folder: Path) -> None:
    """The smoke test, and tests against the wheel instead of the source."""
    folder.mkdir()
    version = wheel.name.split("-")[1]
    smoke_test(install(wheel, tree, python, folder / "plain"), version, folder)
    tested = install(wheel, tree, python, folder / "tests", *TEST_TOOLS)
    run([tested, "-m", "pytest", "-n", "2", "-q", "-m", "not slow", *TESTS], tree)


def publish(version: str, wheels: list[Path]) -> None:
    """Write, commit and tag what was rehearsed."""
    write(ROOT, version)
    git("commit", "--quiet", "--message", f"Release {version}", VERSION_FILE, CHANGELOG)
    git("tag", "--annotate", f"v{version}", "--message", f"Westphalia {version}")
    (ROOT / "dist").mkdir(exist_ok=True)
    for wheel in wheels:
        shutil.copy(wheel, ROOT / "dist")
    names = " and ".join(f"dist/{wheel.name}" for wheel in wheels)
    say(f"v{version} is tagged, {names} can be had; push when you are ready")


def say(sentence: str) -> None:
    print(sentence, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.build.release", description=__doc__)
    parser.add_argument("version")
    parser.add_argument("--dry-run", action="store_true", help="do all but write and tag")
    wanted = parser.parse_args()
    try:
        check(wanted.version)
        say(f"the tree is clean, the changelog has what {wanted.version} brings, records are there")
        with TemporaryDirectory() as folder:
            wheels = rehearse(wanted.version, Path(folder))
            if wanted.dry_run:
                say(f"a dry run: {wanted.version} is not tagged")
            else:
                publish(wanted.version, wheels)
    except Failure as failure:
        sys.exit(f"No release.\n{failure}")


if __name__ == "__main__":
    main()
