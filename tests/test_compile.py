"""`./westphalia compile`: when the build is used, when it is not, and what stands in its way."""

import os
import sys
import sysconfig
from collections import Counter
from pathlib import Path

import pytest
from tests.cli.shell import done, program
from tools.build import building, compile  # noqa: A004 - it is called like the command

from westphalia.checkout import (
    OTHER_SOURCES,
    build_of,
    fits,
    link,
    noted,
    thin_out,
    use_compiled,
)

FILES = {
    "engine/rules.py": "from westphalia.engine import record\n\nARMIES = 5\n",
    "engine/record.py": "import json\n",
    "engine/spelling.py": "NAMES = 1\n",
    "bots/random_player.py": "WHIMS = 3\n",
    "locales/en/lobby.ftl": "leave = Leave\n",
    "web/table/index.js": "start();\n",
}
NOTHING_HERE = "Nothing was compiled here.\n"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout, so that the build of the real one is left alone."""
    for name, text in FILES.items():
        path = tmp_path / "src" / "westphalia" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    for module in (building, compile):
        monkeypatch.setattr(module, "ROOT", tmp_path)
        monkeypatch.setattr(module, "SOURCE", tmp_path / "src")
    monkeypatch.setenv("PYTHONPATH", "/elsewhere")
    return tmp_path


def used(checkout: Path) -> list[str]:
    """Begin a command; what is said before."""
    said: list[str] = []
    use_compiled(checkout, said.append)
    return said


def compiled(*words: str) -> int:
    """The command, with a build that only copies."""
    return compile.main(list(words))


def copies(copy: Path) -> dict[str, Counter[str]]:
    """A build that is none."""
    for path in building.to_compile(copy):
        path.with_suffix(".cpython.so").write_text(path.read_text())
    return {"rules": Counter(steps=3)}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A build that only copies, and a fixed speed."""
    monkeypatch.setattr(compile, "obstacle", lambda: "")
    monkeypatch.setattr(compile, "build", copies)
    compiled, plain = {"chess": 500_000, "go": 90_000}, {"chess": 100_000, "go": 30_000}
    monkeypatch.setattr(
        compile, "speeds", lambda folder: plain if folder.name == "src" else compiled
    )


@pytest.mark.usefixtures("quick")
def test_a_build_is_used_as_long_as_the_sources_are_the_same(
    checkout: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert compiled() == 0
    said = capfd.readouterr().out
    assert "chess: interpreted 100,000 decisions/s, compiled 500,000, 5.0 times as fast" in said
    assert "go: interpreted 30,000 decisions/s, compiled 90,000, 3.0 times as fast" in said
    assert used(checkout) == []
    assert os.environ["PYTHONPATH"] == f"{checkout}/build/compiled{os.pathsep}/elsewhere"


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", ["engine/rules.py", "engine/record.py"])
@pytest.mark.parametrize("change", ["ARMIES = 6\n", ""])
def test_a_build_of_other_sources_is_noticed_and_not_used(
    checkout: Path, name: str, change: str
) -> None:
    """Also if what has changed is only imported by what is compiled."""
    compiled()
    path = checkout / "src" / "westphalia" / name
    if change:
        path.write_text(change)
    else:
        path.unlink()
    assert used(checkout) == [OTHER_SOURCES]
    assert os.environ["PYTHONPATH"] == "/elsewhere"


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", list(FILES)[2:])
def test_what_is_not_compiled_may_change_and_is_used_as_it_is(checkout: Path, name: str) -> None:
    compiled()
    source = checkout / "src" / "westphalia"
    built = checkout / "build" / "compiled" / "westphalia"
    (source / name).write_text("another\n")
    added = [(source / name).with_name("added.txt"), source / "new" / "folder.txt"]
    for path in added:
        path.parent.mkdir(exist_ok=True)
        path.write_text("new\n")
    (source / "engine" / "gone.txt").touch()
    assert used(checkout) == []
    assert (built / name).read_text() == "another\n"
    assert [(built / path.relative_to(source)).read_text() for path in added] == ["new\n"] * 2
    (source / "engine" / "gone.txt").unlink()
    assert used(checkout) == []
    assert sorted(path.name for path in (built / "engine").iterdir()) == sorted(
        [
            *(path.name for path in (source / "engine").iterdir()),
            "rules.cpython.so",
        ]
    )


def test_a_linked_program_still_finds_its_checkout(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "westphalia").mkdir()
    link(root / "src", tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    told = program("rules", "wallenstein", "--coverage")
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout == done("rules", "wallenstein", "--coverage")


def test_without_a_build_nothing_is_said(checkout: Path) -> None:
    assert (used(checkout), os.environ["PYTHONPATH"]) == ([], "/elsewhere")


@pytest.mark.usefixtures("quick")
def test_nothing_that_is_done_with_a_build_touches_the_sources(checkout: Path) -> None:
    """They lie behind its links."""
    compiled()
    thin_out(checkout / "src", build_of(checkout))
    compiled()
    compiled("--remove")
    for name, text in FILES.items():
        assert (checkout / "src" / "westphalia" / name).read_text() == text


@pytest.mark.usefixtures("quick")
def test_a_build_can_be_removed(checkout: Path, capfd: pytest.CaptureFixture[str]) -> None:
    compiled()
    assert fits(checkout)
    capfd.readouterr()
    assert (compiled("--remove"), capfd.readouterr().out) == (
        0,
        "The engine runs interpreted again.\n",
    )
    assert noted(checkout) == ""
    assert (compiled("--remove"), capfd.readouterr().out) == (0, NOTHING_HERE)


@pytest.mark.usefixtures("quick")
def test_a_build_that_fails_leaves_the_former_one(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    compiled()
    before = noted(checkout)

    def fail(copy: Path) -> None:
        raise building.BuildFault("the compiler is out of paper")

    monkeypatch.setattr(compile, "build", fail)
    assert compiled() == 1
    assert "out of paper" in capfd.readouterr().err
    assert noted(checkout) == before
    assert [path.name for path in (checkout / "build").iterdir()] == ["compiled"]


def test_without_a_compiler_there_is_a_sentence(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert compiled() == compile.CANNOT
    told = "Nothing can be compiled here: there is no C compiler 'no-such-compiler'.\n"
    assert capfd.readouterr().err == told
    assert not (checkout / "build").exists()


def test_without_headers_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr(sysconfig, "get_path", lambda name: "/nowhere")
    assert building.obstacle() == "there is no Python.h in /nowhere"
