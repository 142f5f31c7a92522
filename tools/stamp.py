"""Where the compiled engine lies, and of which sources it was made."""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
STAMP = COMPILED / "made-from"


def digest() -> str:
    """What a build depends on: every file of the package, the way it is built, and the Python."""
    seen = hashlib.sha256(f"{sys.implementation.cache_tag} {sys.platform}".encode())
    names = ("building.py", "docstrings.py", "extensions.py")
    builders = [ROOT / "tools" / name for name in names]
    tools = [*(ROOT / "tools" / "lowering").glob("*.py"), *builders]
    for path in sorted([*(SOURCE / "westphalia").rglob("*"), *tools]):
        if path.is_file() and path.suffix != ".pyc":
            seen.update(f"{path.relative_to(ROOT)} {path.stat().st_size} ".encode())
            seen.update(path.read_bytes())
    return seen.hexdigest()


def made_from() -> str:
    """The digest of the sources of the build that is here; nothing if there is none."""
    try:
        return STAMP.read_text()
    except FileNotFoundError:
        return ""


def use_compiled() -> None:
    """Let the program find the compiled engine first, if there is one of these sources."""
    stamp = made_from()
    if stamp and stamp == digest():
        paths = [str(COMPILED), os.environ.get("PYTHONPATH", "")]
        os.environ["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)
    elif stamp:
        print(
            "The compiled engine was made of other sources, so the interpreted one is used; "
            "'./westphalia compile' makes it anew.",
            file=sys.stderr,
            flush=True,
        )
