"""Which sources something was made with, so that it can be told whether it still holds."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

import westphalia

PACKAGE: Final = Path(westphalia.__file__).parent
SOURCES: Final = (".py", ".toml")


@cache
def source_digest(*folders: str) -> str:
    """A short fingerprint of the code and the data in these folders of the package."""
    found = hashlib.sha256()
    paths = {path for folder in folders for path in (PACKAGE / folder).rglob("*")}
    for path in sorted(path for path in paths if path.suffix in SOURCES):
        found.update(path.relative_to(PACKAGE).as_posix().encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:16]
