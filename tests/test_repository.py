"""The repository keeps its promises: its commands and links work, and it speaks of itself only."""

import ast
import os
import re
import shutil
import subprocess
import tomllib
from contextlib import suppress
from functools import cache
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from itertools import chain
from pathlib import Path
from types import ModuleType

import pytest

# Written with [.] and [ ] so that this file does not contain what it looks for.
REGISTRIES = re.compile(
    r"pypi[.]org|pythonhosted[.]org|npmjs[.](org|com)|yarnpkg[.]com|crates[.]io|anaconda[.](org|com)"
    r"|proxy[.]golang[.]org|rubygems[.]org",
    re.IGNORECASE,
)
HOW_IT_WAS_MADE = re.compile(
    r"\bsub-?agents?\b|\b(this|helper|coding)[ ]session\b|\bcoding[ ]agents?\b|\bthe[ ]CEO\b"
    r"|\bclaud[e]\b|\banthropi[c]\b|\bchatgp[t]\b|\bas[ ]an[ ]AI\b|\bAI[ -](generated|written)"
    r"|\bco-authored-b[y]\b|/work[/](shared|main)\b|/tmp[/]brief\b",
    re.IGNORECASE,
)
MERGED_BY_HALF = re.compile(r"^(<{7}|>{7}) ", re.MULTILINE)
PAGES = ("README.md", "CONTRIBUTING.md")


def hits(pattern: re.Pattern[str], files: list[Path], root: Path) -> list[str]:
    return [
        f"{path.relative_to(root)}: {match.group()}"
        for path in files
        for match in pattern.finditer(path.read_text(errors="ignore"))
    ]


@cache
def bootstrap(root: Path) -> ModuleType:
    loader = SourceFileLoader("bootstrap", str(root / "westphalia"))
    spec = spec_from_loader("bootstrap", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_no_file_names_a_registry(published: list[Path], root: Path) -> None:
    assert hits(REGISTRIES, published, root) == []


def test_no_file_speaks_of_how_it_was_made(published: list[Path], root: Path) -> None:
    assert hits(HOW_IT_WAS_MADE, published, root) == []


def test_no_file_was_merged_by_half(published: list[Path], root: Path) -> None:
    assert hits(MERGED_BY_HALF, published, root) == []


def test_planted_words_are_seen(tmp_path: Path) -> None:
    planted = tmp_path / "page.md"
    planted.write_text(" ".join(("python" + "hosted.org", "sub" + "-agent", "/work" + "/shared")))
    assert len(hits(REGISTRIES, [planted], tmp_path)) == 1
    assert len(hits(HOW_IT_WAS_MADE, [planted], tmp_path)) == 2


def test_the_lock_pins_everything_by_hash_and_names_no_address(root: Path) -> None:
    text = (root / "requirements.lock").read_text()
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    pins = "\n".join(lines).replace("\\\n", " ").splitlines()
    assert len(pins) > 10
    shape = re.compile(r"[\w.-]+==[\w.]+( ; [^#]+?)?(\s+--hash=sha256:[0-9a-f]{64})+")
    assert [pin for pin in pins if not shape.fullmatch(pin)] == []
    assert "://" not in text
    assert "index-url" not in text


def test_no_second_lock_lies_about(published: list[Path]) -> None:
    names = {path.name for path in published}
    assert names.isdisjoint({"uv.lock", "pylock.toml", "poetry.lock", "Pipfile.lock"})


NOT_LOCKED = {"torch"}  # whoever learns installs it: gigabytes, and another one for each GPU


def test_the_lock_holds_what_the_project_asks_for(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text())["project"]
    asked = [*project["dependencies"], *chain(*project["optional-dependencies"].values())]
    lock = (root / "requirements.lock").read_text()
    pinned = set(re.findall(r"^([\w.-]+)==", lock, re.MULTILINE))
    names = {re.sub(r"[._]", "-", re.split(r"[^\w.-]", line)[0]).lower() for line in asked}
    assert names - pinned == NOT_LOCKED


@pytest.mark.parametrize("page", PAGES)
def test_every_command_on_the_page_exists(page: str, root: Path) -> None:
    words = set(re.findall(r"\./westphalia ([a-z]+)", (root / page).read_text()))
    assert "test" in words
    for word in words - bootstrap(root).COMMANDS.keys():
        assert word in program_commands(), f"{page} promises './westphalia {word}'"


def program_commands() -> set[str]:
    from westphalia.cli import main

    return set(main.commands)


def test_the_bootstrap_replaces_no_command_of_the_program(root: Path) -> None:
    """Or it would be missing, or be another, where the wheel is installed."""
    assert not set(bootstrap(root).COMMANDS) & program_commands()
    assert set(bootstrap(root).PLAYING) <= program_commands()


def test_ci_runs_the_readmes_test_command(root: Path) -> None:
    readme = (root / "README.md").read_text()
    ci = root / ".ci" / "run"
    lines = [line for line in ci.read_text().splitlines() if "./westphalia" in line]
    assert lines == ["exec ./westphalia test"]
    assert re.search(r"^    \./westphalia test\b", readme, re.MULTILINE)
    for path in (ci, root / "westphalia"):
        assert path.stat().st_mode & 0o111, f"{path.name} cannot be run"


TIERS = {"test": None, "check": "not slow", "quick": "quick"}


@pytest.mark.parametrize(("tier", "chosen"), TIERS.items())
@pytest.mark.parametrize("broken", [None, "format", "lint", "types", "tests"])
def test_every_tier_runs_all_stages_and_fails_with_any(
    tier: str, chosen: str | None, broken: str | None, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: dict[str, list[str]] = {}
    stages = {
        "format": ["ruff", "format", "--check"],
        "lint": ["ruff", "check"],
        "types": ["mypy"],
        "tests": ["pytest"],
    }

    class Started:
        def __init__(self, command: list[str], cwd: Path) -> None:
            words = command[2:]
            (self.stage,) = [name for name, first in stages.items() if words[: len(first)] == first]
            ran[self.stage] = words

        def wait(self) -> int:
            return 3 if self.stage == broken else 0

    monkeypatch.setattr(subprocess, "Popen", Started)
    assert bootstrap(root).check(tier) == (3 if broken else 0)
    assert set(ran) == set(stages)
    assert {"mypy", "--strict", "src", "tests", "tools"} <= set(ran["types"])
    tests = ran["tests"]
    assert (tests[tests.index("-m") + 1] if "-m" in tests else None) == chosen


def test_whoever_only_plays_need_not_wait_for_everything(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    door = bootstrap(root)
    filled: list[str] = []
    monkeypatch.setattr(door, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(door, "run", lambda lock, *words: filled.extend(map(str, words)))
    monkeypatch.setattr(os, "chdir", lambda path: None)
    monkeypatch.setattr(os, "execv", lambda program, words: None)

    def uses(command: str) -> tuple[bool, bool]:
        """Whether the whole lock was installed for it, and whether a part of it was."""
        filled.clear()
        door.main(command, "--help")
        return "sync" in filled, "--constraints" in filled

    assert uses("play") == (False, True)
    assert uses("terminal") == (False, False)
    assert uses("ladder") == (True, False)
    assert uses("serve") == (False, False)
    assert uses("test") == (False, False)


def installed(venv: Path, *names: str) -> None:
    for name in names:
        (venv / "lib" / "python3.11" / "site-packages" / f"{name}.dist-info").mkdir(parents=True)


@pytest.mark.parametrize("fails", [False, True])
def test_what_a_new_environment_has_not_any_more_is_told(
    fails: bool, root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    door = bootstrap(root)
    for name, place in (("ROOT", ""), ("VENV", ".venv"), ("STAMP", "stamp"), ("PINS", "pins")):
        monkeypatch.setattr(door, name, tmp_path / place)
    for name in ("pins", "requirements.lock", "pyproject.toml"):
        (tmp_path / name).write_text("click==8.1 \\\n    --hash=sha256:00\n")
    installed(door.VENV, "click-8.0", "torch-2.9", "My_Bots-0.1", "kept-1.0", "pip-23.0")

    def fill(lock: int, way: str) -> None:
        shutil.rmtree(door.VENV)
        installed(door.VENV, "kept-1.1")
        if fails:
            raise SystemExit("no network")

    said: list[str] = []
    monkeypatch.setattr(door, "fill", fill)
    monkeypatch.setattr(door, "say", said.append)
    with suppress(SystemExit):
        door.make("all")
    assert "not in .venv any more: my-bots 0.1, torch 2.9." in said[-1]
    assert "'.venv/bin/python -m pip install my-bots==0.1 torch==2.9'" in said[-1]
    said.clear()
    door.STAMP.unlink(missing_ok=True)
    monkeypatch.setattr(door, "fill", lambda lock, way: None)
    door.make("all")
    assert len(said) == 1, "nothing is lost, and nothing is said of it"


def test_words_after_a_tier_go_to_pytest_alone(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    door = bootstrap(root)
    ran: list[list[str]] = []
    monkeypatch.setattr(door, "ready", lambda *ways: True)
    monkeypatch.setattr(os, "chdir", lambda path: None)
    monkeypatch.setattr(os, "execv", lambda program, words: ran.append(words[1:]))
    door.main("test", "tests/test_sizes.py", "-x")
    assert ran == [[*door.PYTEST, "tests/test_sizes.py", "-x"]]


def test_hooks_run_commands_that_exist_and_fetch_nothing(root: Path) -> None:
    text = (root / ".pre-commit-config.yaml").read_text()
    assert re.findall(r"repo: (.+)", text) == ["local"]
    entries = [entry.split() for entry in re.findall(r"entry: (.+)", text)]
    assert len(entries) == len(re.findall(r"language: system", text)) > 1
    for program, command, *_ in entries:
        if program == "./westphalia":
            assert command in bootstrap(root).COMMANDS
        else:
            assert program == ".venv/bin/ruff"
            assert command in ("format", "check")


def test_links_between_pages_lead_somewhere(published: list[Path], root: Path) -> None:
    pages = [path for path in published if path.suffix == ".md"]
    broken = [
        f"{page.relative_to(root)} -> {target}"
        for page in pages
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text())
        if not (page.parent / target).exists()
    ]
    assert broken == []


def test_the_bootstrap_can_speak_to_an_older_python(root: Path) -> None:
    """Syntax of 3.6, so that the sentence about the version is reached."""
    ast.parse((root / "westphalia").read_text(), feature_version=(3, 6))
