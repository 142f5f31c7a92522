"""The compiled engine: built from the same sources, it passes the same tests."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

CANNOT = 77


@pytest.mark.slow
def test_the_quick_tests_pass_against_the_compiled_engine(root: Path) -> None:
    command = [sys.executable, "-m", "tools.build.compile_check", "quick"]
    done = subprocess.run(
        command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode == CANNOT and not os.environ.get("CI"):
        pytest.skip(f"THE COMPILED ENGINE IS NOT TESTED. {done.stdout.strip()}")
    assert done.returncode == 0, done.stdout
    assert "the same help: westphalia.engine.game " in done.stdout
    assert "the same games: wallenstein 4 base" in done.stdout
    assert "the same games: wallenstein general" in done.stdout
