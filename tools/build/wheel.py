"""The wheel: built, installed into an environment of its own, and tried there."""

from __future__ import annotations

import base64
import hashlib
import re
import signal
import subprocess
import sys
import sysconfig
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile

from tools.build import bundle
from tools.build.building import ROOT
from tools.build.building import build as compile_inside

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
    """The wheel of a tree with the bundle of its page, beside its sdist in *folder*."""
    try:
        bundle.make(tree / PACKAGE)
    except bundle.NoBundle as failure:
        raise Failure(str(failure)) from failure
    run(
        [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", folder],
        tree,
    )
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


# What compiled modules import besides what the program needs.
NEEDS = ("librt", "mypy_extensions")


def tag() -> str:
    """The Python and the machine that a build of here fits."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{python}-{python}-{re.sub(r'[-.]', '_', sysconfig.get_platform())}"


def compiled_wheel(pure: Path, folder: Path) -> Path:
    """Compile a wheel inside *folder*, and write the compiled one beside the pure."""
    with ZipFile(pure) as archive:
        archive.extractall(folder)
    compile_inside(folder)
    [info] = folder.glob("*.dist-info")
    write_tags(info / "WHEEL")
    write_needs(info / "METADATA")
    write_record(folder, info / "RECORD")
    compiled = pure.with_name(pure.name.replace("py3-none-any", tag()))
    assert compiled != pure, f"{pure.name} is no pure wheel"
    with ZipFile(compiled, "w", ZIP_DEFLATED) as archive:
        for path in files(folder):
            archive.write(path, path.relative_to(folder))
    return compiled


def files(folder: Path) -> list[Path]:
    return sorted(
        path for path in folder.rglob("*") if path.is_file() and path.suffix not in (".pyc", ".c")
    )


def write_tags(path: Path) -> None:
    text = path.read_text().replace("Root-Is-Purelib: true", "Root-Is-Purelib: false")
    path.write_text(re.sub(r"^Tag: .*$", f"Tag: {tag()}", text, flags=re.MULTILINE))


def write_needs(path: Path) -> None:
    """Further requirements stand with the others, before the description."""
    head, blank, description = path.read_text().partition("\n\n")
    lines = [head, *(f"Requires-Dist: {name}" for name in NEEDS)]
    path.write_text("\n".join(lines) + blank + description)


def write_record(folder: Path, record: Path) -> None:
    """Every file with its hash and its size; the list itself has none."""
    lines = []
    for path in files(folder):
        if path != record:
            digest = base64.urlsafe_b64encode(hashlib.sha256(path.read_bytes()).digest())
            hashed = digest.rstrip(b"=").decode()
            lines.append(f"{path.relative_to(folder)},sha256={hashed},{path.stat().st_size}")
    record.write_text("\n".join([*lines, f"{record.relative_to(folder)},,"]) + "\n")


def main(folder: str) -> None:
    pure = build(ROOT, Path(folder))
    with TemporaryDirectory() as unpacked:
        print(compiled_wheel(pure, Path(unpacked)))
