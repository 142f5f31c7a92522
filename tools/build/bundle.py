"""Makes the bundle of the page: a few compressed files, which an installed program serves.

./westphalia bundle

It needs Node and npm.  The bundle lies in ``bundle/`` beside the page, is no part of the
repository, and is served as long as page and messages are those that it was made from.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

from westphalia.server.api.static import CONTENTS, version_of

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "westphalia"
BUNDLER = ROOT / "tools" / "build" / "bundle.mjs"
LOCK = ROOT / "package-lock.json"
FETCHED = ROOT / "node_modules" / ".package-lock.json"
FETCH = ("npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts")


class NoBundle(RuntimeError):
    """Why no bundle was made: what Node or npm said."""


def make(package: Path) -> Path:
    """Makes the bundle of a package anew; returns its folder."""
    folder = package / "bundle"
    if not FETCHED.exists() or FETCHED.stat().st_mtime < LOCK.stat().st_mtime:
        run(*FETCH)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    run("node", BUNDLER, package, folder)
    contents = json.loads((folder / CONTENTS).read_text())
    contents["made_from"] = version_of([package / "web", package / "locales"])
    (folder / CONTENTS).write_text(json.dumps(contents, indent=1) + "\n")
    return folder


def run(*command: object) -> None:
    words = [str(word) for word in command]
    if shutil.which(words[0]) is None:
        raise NoBundle(f"there is no {words[0]}: Node 20.19 or newer makes the bundle of the page")
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise NoBundle(f"'{' '.join(words)}' ended with status {done.returncode}.\n{done.stderr}")


def main() -> None:
    try:
        print(make(PACKAGE))
    except NoBundle as failure:
        sys.exit(f"No bundle.\n{failure}")


if __name__ == "__main__":
    main()
