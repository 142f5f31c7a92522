"""The guide to adding a game quotes the example as it is; what stands alone in it is run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.brought.kit import NAME, fresh, write_metadata

from westphalia.cli import main
from westphalia.engine.game import Game

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "adding-a-game.md"
QUOTED = re.findall(r"^```\w+ (\S+)\n(.*?)^```", GUIDE.read_text(), re.M | re.S)


@pytest.mark.parametrize(("path", "lines"), QUOTED)
def test_a_quotation_stands_in_its_file(path: str, lines: str) -> None:
    assert lines in (ROOT / path).read_text()


def test_the_guide_quotes_rules_entry_point_and_tests() -> None:
    assert {Path(path).name for path, _ in QUOTED} == {
        "game.py",
        "pyproject.toml",
        f"test_{NAME}.py",
    }


def test_all_that_a_game_must_have_is_what_the_guide_writes() -> None:
    """Whatever the example of the guide does not write has a default, or is not asked for."""
    from westphalia.games import MUST_HAVE

    [code] = re.findall(r"^```python\n(.*?)^```", GUIDE.read_text(), re.M | re.S)
    for name in ("name", *MUST_HAVE):
        assert re.search(rf"\b{name}\b", code), name
        assert not hasattr(Game, name), f"{name} has a default"


def test_fuzz_says_which_method_the_first_game_of_the_guide_lacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    [code] = re.findall(r"^```python\n(.*?)^```", GUIDE.read_text(), re.M | re.S)
    (tmp_path / "higher_number.py").write_text(code)
    with fresh(monkeypatch, tmp_path):
        write_metadata(tmp_path, "higher-number", {"higher_number": "higher_number:GAME"})
        with pytest.raises(SystemExit, match="1"):
            main(["fuzz", "higher_number", "--games", "3", "--save", str(tmp_path)])
    said = capsys.readouterr()
    assert said.err.count("HigherNumber has no method 'imagine' of its own") == 1
    assert not said.out
    assert not list(tmp_path.glob("*.record"))
