"""What a checkout makes beside its sources: an environment in .venv, and a compiled engine.

The engine was made of some sources, and the program runs on it as long as they are the same.  Only
compiled modules are copies of their sources.  All else in the folder of a build is linked to
what lies in the checkout, so it may change and needs no new build.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

MADE_FROM = "made-from"  # a digest, and below it the names of all files that it is of
OTHER_SOURCES = (
    "The compiled engine was made of other sources, so the interpreted one is used; "
    "'./westphalia compile' makes it anew."
)


# What every environment is begun with, and the project itself.
NOT_FOREIGN = {"pip", "setuptools", "wheel", "uv", "westphalia"}
LOST = (
    "Installed before, and not in .venv any more: {names}. "
    "'.venv/bin/python -m pip install {pins}' brings back what an index has, until .venv is made "
    "anew. It stays in an environment of your own: 'python3 -m venv DIR' and "
    "'DIR/bin/pip install --editable .'."
)


@contextmanager
def telling_losses(root: Path, say: Callable[[str], None]) -> Iterator[None]:
    """Say what of other people's making is lost while .venv is made anew, and how to keep it."""
    before = foreign(root)
    try:
        yield
    finally:
        lost = sorted(set(before) - set(foreign(root)))
        if lost:
            names = ", ".join(f"{name} {before[name]}" for name in lost)
            pins = " ".join(f"{name}=={before[name]}" for name in lost)
            say(LOST.format(names=names, pins=pins))


def foreign(root: Path) -> dict[str, str]:
    """What is installed in .venv that the lock does not name, with its version."""
    locked = re.findall(r"^([\w.-]+)==", (root / "requirements.lock").read_text(), re.MULTILINE)
    ours = NOT_FOREIGN | {spelled(name) for name in locked}
    places = (root / ".venv" / "lib").glob("python*/site-packages/*.dist-info")
    found = [path.stem.partition("-") for path in places]
    return {spelled(name): version for name, _, version in found if spelled(name) not in ours}


def spelled(name: str) -> str:
    """A name as an index compares them."""
    return re.sub(r"[-_.]+", "-", name).lower()


def build_of(root: Path) -> Path:
    """Where the compiled engine of a checkout lies."""
    return root / "build" / "compiled"


def digest(root: Path, names: Sequence[str]) -> str:
    """What a build of these files depends on: all that is in them, and the Python."""
    seen = hashlib.sha256(f"{sys.implementation.cache_tag} {sys.platform}".encode())
    for name in names:
        path = root / name
        text = path.read_bytes() if path.is_file() else b""
        seen.update(f"{name} {len(text)} ".encode())
        seen.update(text)
    return seen.hexdigest()


def made_from(root: Path, names: Sequence[str]) -> str:
    """What a build of these files notes, as they are now."""
    return "\n".join([digest(root, names), *names])


def noted(root: Path) -> str:
    """What the build that is here has noted; nothing if there is none."""
    try:
        return (build_of(root) / MADE_FROM).read_text()
    except FileNotFoundError:
        return ""


def fits(root: Path) -> bool:
    """Whether the build that is here was made of what is there now."""
    _, *names = noted(root).split("\n")
    return noted(root) == made_from(root, names)


def use_compiled(root: Path, say: Callable[[str], None]) -> None:
    """Let the program find the compiled engine first; if it is not of these sources, say so."""
    if not noted(root):
        return
    if fits(root) and brought_up_to_date(root):
        paths = [str(build_of(root)), os.environ.get("PYTHONPATH", "")]
        os.environ["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)
    else:
        say(OTHER_SOURCES)


def brought_up_to_date(root: Path) -> bool:
    """Link what has come since the build was made; somebody else's folder may not let us."""
    try:
        link(root / "src", build_of(root))
    except OSError:
        return False
    return True


def link(source: Path, build: Path) -> None:
    """Link what a build has not of its own; what is gone from the sources is gone from it."""
    for path in build.iterdir():
        if path.is_symlink() and not path.exists():
            path.unlink(missing_ok=True)
    for path in source.iterdir():
        twin = build / path.name
        if path.name == "__pycache__":
            continue
        if twin.is_dir() and not twin.is_symlink():
            link(path, twin)
        elif not twin.exists():
            with suppress(FileExistsError):  # another command was quicker
                twin.symlink_to(os.path.relpath(path, build))


def thin_out(source: Path, build: Path) -> None:
    """Leave only what the sources have not: compiled modules, and what was written for them."""
    for path in build.iterdir():
        twin = source / path.name
        if path.is_symlink():
            continue  # behind it lie the sources themselves
        if path.is_dir():
            thin_out(twin, path)
            if not any(path.iterdir()):
                path.rmdir()
        elif twin.exists():
            path.unlink()
