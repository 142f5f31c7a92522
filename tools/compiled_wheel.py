"""The compiled wheel: made of the pure one, with the compiled modules beside their sources.

It fits one version of Python on one kind of machine; whoever has another gets the pure one.

    python -m tools.compiled_wheel FOLDER      # both wheels of this checkout
"""

from __future__ import annotations

import base64
import hashlib
import re
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile

from tools import wheel
from tools.building import ROOT, build

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
    build(folder)
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
    pure = wheel.build(ROOT, Path(folder))
    with TemporaryDirectory() as unpacked:
        print(compiled_wheel(pure, Path(unpacked)))


if __name__ == "__main__":
    main(*sys.argv[1:])
