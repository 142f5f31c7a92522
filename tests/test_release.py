"""The release script: what it refuses, what it writes, and a wheel that works by itself."""

import shutil
import subprocess
import sys
from datetime import date
from pathlib import Path
from zipfile import ZipFile

import pytest
from tools.build import release
from tools.build import wheel as wheels
from tools.build.wheel import (
    Failure,
    compiled_wheel,
    install,
    missing,
    run,
    smoke_test,
    tag,
)

from westphalia import __version__

CHANGES = """# Changelog

What one would notice.

## Unreleased

### Added
- A tower.

## 0.1.0 (2026-01-02)

- A game.
"""


def test_what_was_unreleased_gets_its_version_and_nothing_is_lost() -> None:
    assert release.unreleased(CHANGES) == "### Added\n- A tower."
    after = release.released(CHANGES, "0.2.0", date(2026, 3, 4))
    assert release.unreleased(after) == ""
    assert "## Unreleased\n\n## 0.2.0 (2026-03-04)\n\n### Added\n- A tower.\n\n## 0.1.0 (" in after
    assert after.replace("## Unreleased\n\n## 0.2.0 (2026-03-04)\n", "## Unreleased\n") == CHANGES


def test_the_version_stands_in_one_place(root: Path) -> None:
    source = (root / release.VERSION_FILE).read_text()
    assert release.with_version(source, __version__) == source
    assert '\n__version__ = "9.8.7"\n' in release.with_version(source, "9.8.7")
    changelog = (root / release.CHANGELOG).read_text()
    assert "## Unreleased\n" in changelog


@pytest.mark.parametrize(
    ("version", "tags", "changes", "changelog", "told"),
    [
        ("0.2.0", ["v0.1.0"], "", CHANGES, []),
        ("0.2.0", [], " M src/a.py\n?? b", CHANGES, ["the tree is not clean: src/a.py, b"]),
        ("0.1.0", ["v0.1.0"], "", CHANGES, ["0.1.0 is released already"]),
        (
            "0.9.0",
            ["v0.1.0", "v0.10.0"],
            "",
            CHANGES,
            ["v0.10.0 was released, which is later than 0.9.0"],
        ),
        (
            "0.2.0",
            [],
            "",
            CHANGES.replace("### Added\n- A tower.\n", ""),
            ["CHANGELOG.md says nothing under Unreleased"],
        ),
    ],
)
def test_what_stands_against_a_release_is_told_in_sentences(
    version: str, tags: list[str], changes: str, changelog: str, told: list[str]
) -> None:
    assert list(release.objections(version, tags, changes, changelog)) == told


def test_a_version_is_three_numbers() -> None:
    assert release.numbers("0.10.2") == (0, 10, 2)
    for wrong in ("1.0", "v1.0.0", "1.0.0rc1", ""):
        with pytest.raises(Failure, match="is no version such as"):
            release.numbers(wrong)


def test_the_rules_as_they_are_have_their_records() -> None:
    assert list(release.unbound()) == []


def test_this_python_is_found_and_one_that_is_not_here_is_not() -> None:
    here = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert release.interpreter(here) == Path(sys.executable)
    assert release.interpreter("3.99") is None


def test_a_command_that_fails_is_named(tmp_path: Path) -> None:
    with pytest.raises(Failure, match=r"(?s)ended with status 1.*no module named nothing_here"):
        run(
            [sys.executable, "-c", "import sys; sys.exit('no module named nothing_here')"], tmp_path
        )


def test_what_a_wheel_lacks_is_seen(root: Path, tmp_path: Path) -> None:
    wheel = tmp_path / "thin.whl"
    with ZipFile(wheel, "w") as archive:
        archive.writestr("westphalia/__init__.py", "")
    lacking = missing(root, wheel)
    assert "src/westphalia/__init__.py" not in lacking
    for part in ("web/index.html", "locales/de/lobby.ftl", "games/wallenstein/data/tiles.toml"):
        assert f"src/westphalia/{part}" in lacking


@pytest.mark.slow
def test_the_wheel_holds_everything_and_works_in_a_fresh_environment(
    root: Path, wheel: Path, tmp_path: Path
) -> None:
    assert missing(root, wheel) == []
    python = install(wheel, root, Path(sys.executable), tmp_path / "fresh")
    where = run([python, "-I", "-c", "import westphalia; print(westphalia.__file__)"], tmp_path)
    assert where.startswith(str(tmp_path)), "the wheel is tried, not the source"
    smoke_test(python, __version__, tmp_path)
    with pytest.raises(Failure, match="not version 9"):
        smoke_test(python, "9.9.9", tmp_path)


@pytest.mark.slow
def test_an_sdist_carries_the_bundle_so_that_a_wheel_of_it_needs_no_node(
    wheel: Path, tmp_path: Path
) -> None:
    [sdist] = wheel.parent.glob("*.tar.gz")
    subprocess.run(["tar", "xzf", str(sdist), "-C", str(tmp_path)], check=True)
    [tree] = tmp_path.iterdir()
    command = [
        sys.executable,
        "-m",
        "hatchling",
        "build",
        "-t",
        "wheel",
        "-d",
        str(tmp_path / "dist"),
    ]
    subprocess.run(command, cwd=tree, env={}, check=True, capture_output=True)  # no way to Node
    [again] = (tmp_path / "dist").glob("*.whl")
    with ZipFile(wheel) as first, ZipFile(again) as second:
        files = {info.filename: info.CRC for info in first.infolist()}
        assert {info.filename: info.CRC for info in second.infolist()} == files
    assert any(name.startswith("westphalia/bundle/brotli/") for name in files)


@pytest.mark.slow
def test_a_compiled_wheel_is_the_pure_one_with_tags_needs_and_hashes(
    wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def build_nothing(folder: Path) -> None:
        (folder / "westphalia" / "engine" / "step.so").write_bytes(b"compiled")

    monkeypatch.setattr(wheels, "compile_inside", build_nothing)
    pure = Path(shutil.copy(wheel, tmp_path))
    compiled = compiled_wheel(pure, tmp_path / "unpacked")
    assert compiled.name == pure.name.replace("py3-none-any", tag())
    with ZipFile(pure) as before, ZipFile(compiled) as after:
        added = set(after.namelist()) - set(before.namelist())
        read = {
            name.partition(".dist-info/")[2]: after.read(name).decode()
            for name in after.namelist()
            if ".dist-info/" in name and "licenses" not in name
        }
        assert set(before.namelist()) <= set(after.namelist())
    assert added == {"westphalia/engine/step.so"}
    assert f"Tag: {tag()}\n" in read["WHEEL"]
    assert "Root-Is-Purelib: false\n" in read["WHEEL"]
    assert "\nRequires-Dist: mypy_extensions\n\n" in read["METADATA"]
    hashed = "sha256=ZOvSZ3F4EPlSSljG13Fb2VArPJI1spGnEEOJs3Ku7Es"
    assert f"westphalia/engine/step.so,{hashed},8\n" in read["RECORD"]
