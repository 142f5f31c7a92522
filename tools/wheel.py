"""The wheel: built, installed into an environment of its own, and tried there."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from zipfile import ZipFile

from westphalia.games import GAMES
from westphalia.locales import LANGUAGES

PACKAGE = "src/westphalia"
PAGES = (
    *("/health", "/", "/api/games"),
    *(f"/api/games/{game}/board" for game in GAMES),
    *(f"/locales/{language}/lobby.ftl" for language in LANGUAGES),
)


class Failure(Exception):
    """Why there will be no release: a sentence."""


def run(command: Sequence[object], where: Path, quiet: bool = True) -> str:
    """What a command says; if it fails, that is the failure."""
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=where, capture_output=quiet, text=True)
    if done.returncode:
        told = f"\n{done.stdout[-2000:]}{done.stderr[-2000:]}" if quiet else ""
        raise Failure(f"'{' '.join(words)}' ended with status {done.returncode}.{told}")
    return done.stdout or ""


def build(tree: Path, folder: Path) -> Path:
    """The wheel of a tree, as a file in *folder*."""
    run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], tree)
    [wheel] = folder.glob("*.whl")
    return wheel


def missing(tree: Path, wheel: Path) -> list[str]:
    """What git knows of the package and the wheel does not hold: code, page, locales, data."""
    known = run(["git", "ls-files", PACKAGE], tree).split()
    with ZipFile(wheel) as archive:
        held = set(archive.namelist())
    return [name for name in known if name.removeprefix("src/") not in held]


def install(wheel: Path, tree: Path, python: Path, folder: Path, *more: str) -> Path:
    """A fresh environment with the wheel and what it needs, as pinned; its Python is returned."""
    uv = [sys.executable, "-m", "uv"]
    own = folder / "bin" / "python"
    run([*uv, "venv", "--quiet", "--python", python, folder], folder.parent)
    pins = ["--constraint", tree / "requirements.lock"]
    run([*uv, "pip", "install", "--quiet", "--python", own, *pins, wheel, *more], folder.parent)
    return own


def smoke_test(python: Path, version: str, folder: Path) -> None:
    """Ask the installed program for its version, a match of bots in each game and served pages.

    It runs in *folder*, where nothing of the repository lies, and without what the caller's
    environment might add.
    """
    program = [python, "-I", "-m", "westphalia"]
    told = run([*program, "--version"], folder)
    if version not in told:
        raise Failure(f"the installed program says '{told.strip()}', not version {version}")
    for game in GAMES:
        run([*program, "simulate", game, "--games", 1, "--processes", 1], folder)
    serve = [*program, "play", "--no-open", "--port", 0, "--store", folder / "tables.db"]
    words = [str(word) for word in serve]
    pipe = subprocess.PIPE
    server = subprocess.Popen(words, cwd=folder, stdout=pipe, stderr=subprocess.STDOUT, text=True)
    try:
        look_around(server)
    finally:
        server.send_signal(signal.SIGINT)
        server.communicate()
    if server.returncode:
        raise Failure(f"the installed server ended with status {server.returncode}")


def look_around(server: subprocess.Popen[str]) -> None:
    assert server.stdout
    line = server.stdout.readline()  # it speaks as soon as it listens, or ends
    address = re.search(r"http://[^/\s]+", line)
    if not address:
        raise Failure(f"the installed server does not say where it listens: {line}")
    for page in PAGES:
        try:
            with urllib.request.urlopen(address[0] + page) as answer:
                answer.read()
        except OSError as error:
            raise Failure(f"the installed server does not give {page}: {error}") from error
