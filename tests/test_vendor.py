"""The scripts of others that the page brings along: each with its licence beside it."""

from __future__ import annotations

import re
from pathlib import Path

PARTS = {"hooks": "preact", "signals-core": "signals"}  # of packages with one licence


def test_every_script_of_others_has_its_licence_beside_it(root: Path) -> None:
    vendor = root / "src/westphalia/web/vendor"
    others = {path.stem for path in vendor.glob("*.js")} - {"ui"}
    licensed = {path.name.removesuffix(".LICENCE.txt") for path in vendor.glob("*.LICENCE.txt")}
    assert licensed == {PARTS.get(name, name) for name in others}
    for name in licensed:
        text = (vendor / f"{name}.LICENCE.txt").read_text()
        assert re.search(r"Apache License|MIT License|Permission is hereby granted", text), name
