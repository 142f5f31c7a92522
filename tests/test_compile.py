"""`./westphalia compile`: when the build is used, when it is not, and what stands in its way."""

import os
import sys
import sysconfig
from collections import Counter
from pathlib import Path

import pytest
from tools import building, compile, stamp  # noqa: A004 - it is called like the command

NOTHING_HERE = "Nothing was compiled here.\n"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout, so that the build of the real one is left alone."""
    (tmp_path / "src" / "westphalia").mkdir(parents=True)
    (tmp_path / "src" / "westphalia" / "rules.py").write_text("ARMIES = 5\n")
    monkeypatch.setattr(stamp, "ROOT", tmp_path)
    monkeypatch.setattr(stamp, "SOURCE", tmp_path / "src")
    monkeypatch.setattr(stamp, "COMPILED", tmp_path / "build" / "compiled")
    monkeypatch.setattr(stamp, "STAMP", tmp_path / "build" / "compiled" / "made-from")
    monkeypatch.setenv("PYTHONPATH", "/elsewhere")
    return tmp_path


def compiled(*words: str) -> int:
    """The command, with a build that only copies."""
    return compile.main(list(words))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A build that only copies, and a fixed speed."""
    monkeypatch.setattr(compile, "obstacle", lambda: "")
    monkeypatch.setattr(compile, "build", lambda copy: {"rules": Counter(steps=3)})
    compiled, plain = {"chess": 500_000, "go": 90_000}, {"chess": 100_000, "go": 30_000}
    monkeypatch.setattr(
        compile, "speeds", lambda folder: compiled if folder == stamp.COMPILED else plain
    )


@pytest.mark.usefixtures("quick")
def test_a_build_is_used_as_long_as_the_sources_are_the_same(
    checkout: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert compiled() == 0
    said = capfd.readouterr().out
    assert "chess: interpreted 100,000 decisions/s, compiled 500,000, 5.0 times as fast" in said
    assert "go: interpreted 30,000 decisions/s, compiled 90,000, 3.0 times as fast" in said
    stamp.use_compiled()
    assert os.environ["PYTHONPATH"] == f"{checkout}/build/compiled{os.pathsep}/elsewhere"
    assert capfd.readouterr().err == ""


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("change", ["ARMIES = 6\n", ""])
def test_a_build_of_other_sources_is_noticed_and_not_used(
    checkout: Path, capfd: pytest.CaptureFixture[str], change: str
) -> None:
    compiled()
    rules = checkout / "src" / "westphalia" / "rules.py"
    if change:
        rules.write_text(change)
    else:
        rules.unlink()
    stamp.use_compiled()
    assert os.environ["PYTHONPATH"] == "/elsewhere"
    assert "made of other sources, so the interpreted one is used" in capfd.readouterr().err


def test_without_a_build_nothing_is_said(checkout: Path, capfd: pytest.CaptureFixture[str]) -> None:
    stamp.use_compiled()
    assert (os.environ["PYTHONPATH"], capfd.readouterr().err) == ("/elsewhere", "")


@pytest.mark.usefixtures("quick")
def test_a_build_can_be_removed(checkout: Path, capfd: pytest.CaptureFixture[str]) -> None:
    compiled()
    assert stamp.made_from() == stamp.digest()
    capfd.readouterr()
    assert (compiled("--remove"), capfd.readouterr().out) == (
        0,
        "The engine runs interpreted again.\n",
    )
    assert stamp.made_from() == ""
    assert (compiled("--remove"), capfd.readouterr().out) == (0, NOTHING_HERE)


@pytest.mark.usefixtures("quick")
def test_a_build_that_fails_leaves_the_former_one(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    compiled()
    before = stamp.made_from()

    def fail(copy: Path) -> None:
        raise building.BuildFault("the compiler is out of paper")

    monkeypatch.setattr(compile, "build", fail)
    assert compiled() == 1
    assert "out of paper" in capfd.readouterr().err
    assert stamp.made_from() == before
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
