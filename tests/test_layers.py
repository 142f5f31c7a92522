"""Who may import whom. The arrow points one way: clients know the rules, never the reverse."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path("src/westphalia")

# A room is a part of the package; "" is the package itself and "games" only the list of games.
# "games.*" is any one game; "bots.*", "lab.*" and "terminal.*" know one game and see no other.
MAY_IMPORT = {
    "": {"api"},
    "api": {"engine", "games", "bots", "lab"},
    "checkout": set(),
    "plugins": set(),
    "clauses": {"plugins"},
    "lessons": {"plugins"},
    "tournaments": set(),
    "engine": set(),
    "games": {"plugins", "engine", "games.*"},
    "games.*": {"engine"},
    "bots": {"", "plugins", "engine", "games"},
    "bots.*": {"engine", "games.*", "bots"},
    "analysis": {"engine", "bots"},
    "rating": {"bots"},
    "lab": {"", "plugins", "engine", "games", "bots", "rating"},
    "lab.*": {"engine", "games.*", "bots", "bots.*", "lab"},
    "server": {
        "",
        "plugins",
        "clauses",
        "lessons",
        "engine",
        "games",
        "bots",
        "analysis",
        "rating",
        "locales",
        "tournaments",
    },
    "locales": {"", "plugins"},
    "terminal": {"", "plugins", "clauses", "engine", "games", "bots", "locales"},
    "terminal.*": {"engine", "games.*", "locales", "terminal"},
    "commands": {
        *("", "clauses", "engine", "games", "bots", "analysis", "lab", "server", "terminal"),
        *("locales", "tournaments"),
    },
    "cli": {"", "commands"},
    "__main__": {"cli"},
}
# A package whose modules have another name.
SOLD_AS = {"pyspiel": "open_spiel", "markdown_it": "markdown-it-py"}
MAY_ALSO_IMPORT = {"bots/learned": {"numpy"}}  # third parties, by folder
STANDARD_LIBRARY_ONLY = {"", "engine", "games", "games.*", "bots", "bots.*", "analysis"}

# The rules know no network, screen, clock or process.
OUTSIDE_WORLD = set(
    "asyncio concurrent ctypes curses datetime http logging multiprocessing select signal socket"
    " socketserver sqlite3 ssl subprocess threading time urllib webbrowser".split()
)
# A game draws through play.chance and reads only its own data.
NOT_IN_A_GAME = OUTSIDE_WORLD | set(
    "getpass glob io os platform random secrets shutil sys tempfile uuid".split()
)
BANNED_MODULES = {"engine": OUTSIDE_WORLD, "games": NOT_IN_A_GAME, "games.*": NOT_IN_A_GAME}
BANNED_CALLS = {"print", "input", "breakpoint", "exec", "eval"}


def dotted(path: Path) -> list[str]:
    """src/westphalia/engine/step.py -> [engine, step]; a package's __init__ is the package."""
    parts = list(path.relative_to(SOURCE).with_suffix("").parts)
    return parts[:-1] if parts[-1] == "__init__" else parts


def room(parts: list[str]) -> tuple[str, str]:
    """The room a module of ours lies in, and for a game which one: (games.*, wallenstein)."""
    games = Path(__file__).parent.parent / SOURCE / "games"
    if len(parts) > 1 and f"{parts[0]}.*" in MAY_IMPORT and (games / parts[1]).is_dir():
        return f"{parts[0]}.*", parts[1]
    return (parts[0], "") if parts and parts[0] in MAY_IMPORT else ("", "")


def imports(path: Path, tree: ast.Module) -> Iterator[list[str]]:
    """Every imported name as its full dotted path, relative ones resolved."""
    package = ["westphalia", *dotted(path)]
    if path.name != "__init__.py":
        package.pop()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            base = base + (node.module.split(".") if node.module else [])
            yield from ([*base, alias.name] for alias in node.names)


def breaches(path: Path, text: str) -> list[str]:
    """What the module at path must not import or call, as sentences."""
    tree = ast.parse(text)
    here, game = room(dotted(path))
    found = []
    for name in imports(path, tree):
        if name[0] == "westphalia":
            there, other = room(name[1:])
            lawful = there in MAY_IMPORT[here] | {here} and (not game or other in ("", game))
            if not lawful:
                found.append(f"{path} imports {'.'.join(name)}")
        elif name[0] not in sys.stdlib_module_names:
            allowed = MAY_ALSO_IMPORT.get("/".join(dotted(path)[:-1]), set())
            if here in STANDARD_LIBRARY_ONLY and name[0] not in allowed:
                found.append(f"{path} imports the third party {name[0]}")
        elif name[0] in BANNED_MODULES.get(here, set()):
            found.append(f"{path} imports {name[0]}, which the rules must not know")
    if here in BANNED_MODULES:
        found += [f"{path} calls {name}()" for name in sorted(called(tree) & BANNED_CALLS)]
    return found


def leaning(path: Path, text: str) -> list[str]:
    """Where what is shipped, or makes it, leans on the tests: it must run where there are none."""
    nodes = list(ast.walk(ast.parse(text)))
    names = [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    names += [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    found = {"tests", "conftest"} & {name.partition(".")[0] for name in names}
    return [f"{path} imports from tests"] * bool(found)


def test_nothing_outside_the_tests_imports_them(root: Path) -> None:
    paths = [root / "westphalia", *(root / "src").rglob("*.py"), *(root / "tools").rglob("*.py")]
    paths += (root / "examples").rglob("*.py")
    assert len(paths) > 200
    found = [line for path in paths for line in leaning(path.relative_to(root), path.read_text())]
    assert found == []


@pytest.mark.parametrize(
    "line",
    ["from tests.games import exercise", "import tests.tables", "def f():\n    import conftest"],
)
def test_a_planted_import_of_tests_is_seen(line: str) -> None:
    assert leaning(Path("tools/games/records.py"), line) != []


def called(tree: ast.Module) -> set[str]:
    calls = (node.func for node in ast.walk(tree) if isinstance(node, ast.Call))
    return {name.id for name in calls if isinstance(name, ast.Name)}


def modules(root: Path) -> dict[Path, str]:
    paths = sorted((root / SOURCE).rglob("*.py"))
    assert paths, f"no modules under {root / SOURCE}"
    return {path.relative_to(root): path.read_text() for path in paths}


def test_every_module_imports_only_what_its_room_may(root: Path) -> None:
    assert [line for path, text in modules(root).items() for line in breaches(path, text)] == []


# The frame of each part: what serves every game, and knows none by its name or by its words.
FRAMES = (
    *("engine", "server", "lab", "commands"),
    *[f"web/{part}" for part in ("lib", "table", "map", "replay", "lobby")],
)
OF_ONE_GAME = re.compile(r"wallenstein|thirty_years_war|\bcount(y|ies)\b", re.IGNORECASE)
LISTS_OF_GAMES = {"web/lib/games.js", "lab/baseline.json", "lab/suites.toml"}
EXAMPLE = re.compile(r"^ *(>>>|\.\.\.) .*$", re.MULTILINE)  # an example may play any game


def frame_files(root: Path) -> dict[str, str]:
    """The text of every file in a frame, by its place; lists of games are left out."""
    source = root / SOURCE
    paths = [path for part in FRAMES for path in (source / part).rglob("*") if path.is_file()]
    paths = [path for path in paths if not room(dotted(path.relative_to(root)))[1]]
    paths += (source / "terminal").glob("*.py")
    texts = {str(path.relative_to(source)): path for path in paths if path.suffix != ".pyc"}
    return {
        name: EXAMPLE.sub("", path.read_text())
        for name, path in texts.items()
        if name not in LISTS_OF_GAMES
    }


def test_a_frame_knows_no_game(root: Path) -> None:
    files = frame_files(root)
    assert len(files) > 100
    assert [name for name, text in files.items() if OF_ONE_GAME.search(text)] == []
    for name in LISTS_OF_GAMES:
        assert OF_ONE_GAME.search((root / SOURCE / name).read_text()), f"{name} lists no games"


def bared(path: Path, text: str) -> list[str]:
    """Where a bot reaches for what a SeatView hides: private parts of others, or of all."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Attribute) and node.attr.startswith("_"):
            of_self = isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")
            if not of_self and not node.attr.endswith("__"):
                found.append(f"{path} touches {node.attr}")
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found += [f"{path} names {node.value}"] * ("_SeatView__" in node.value)
    reflection = {"getattr", "vars", "dir", "globals", "__import__", "setattr"}
    return found + [
        f"{path} calls {name}()" for name in sorted(called(ast.parse(text)) & reflection)
    ]


def test_bots_leave_alone_what_a_sight_keeps_to_itself(root: Path) -> None:
    bots = {path: text for path, text in modules(root).items() if dotted(path)[:1] == ["bots"]}
    assert [line for path, text in bots.items() for line in bared(path, text)] == []


@pytest.mark.parametrize(
    "line",
    [
        "s = seat_view._SeatView__state",
        "s = getattr(seat_view, name)",
        "s = vars(seat_view)['_SeatView__state']",
        "s = self.seat_view._state",
    ],
)
def test_a_planted_look_behind_a_sight_is_seen(line: str) -> None:
    assert bared(Path("src/westphalia/bots/spy.py"), line) != []


def test_every_room_is_declared(root: Path) -> None:
    names = {dotted(path)[0] for path in modules(root) if dotted(path)}
    assert names <= set(MAY_IMPORT), "a new part of the package must say here what it may import"


def test_third_parties_are_declared_dependencies(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    declared = project["dependencies"] + [
        name for extra, names in extras.items() if extra != "dev" for name in names
    ]
    known = sys.stdlib_module_names | {"westphalia"}
    for path, text in modules(root).items():
        for name in {found[0] for found in imports(path, ast.parse(text))} - known:
            package = SOLD_AS.get(name, name)
            assert any(line.startswith(package) for line in declared), f"{path} imports {name}"


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("engine/step.py", "from westphalia.games import wallenstein"),
        ("engine/step.py", "from ..games.wallenstein import board"),
        ("engine/step.py", "from westphalia import __version__"),
        ("engine/step.py", "import numpy"),
        ("engine/step.py", "import time"),
        ("games/wallenstein/rules/battle.py", "from random import choice"),
        ("games/wallenstein/rules/battle.py", "import os.path"),
        ("games/wallenstein/rules/battle.py", "import westphalia.bots.heuristic"),
        ("games/wallenstein/board.py", "from westphalia.games import thirty_years_war"),
        ("games/wallenstein/board.py", "from ..thirty_years_war import board"),
        ("games/wallenstein/board.py", "from westphalia.games import GAMES"),
        ("games/wallenstein/board.py", "print(1)"),
        ("bots/random.py", "from westphalia.lab import arena"),
        ("bots/random.py", "import rich"),
        ("bots/random.py", "from westphalia.games.wallenstein import board"),
        ("bots/wallenstein/captain.py", "from westphalia.games.thirty_years_war import board"),
        ("terminal/table.py", "from westphalia.terminal.wallenstein import screens"),
        ("terminal/table.py", "from westphalia.games.wallenstein import board"),
        ("terminal/wallenstein/screens.py", "import westphalia.games.thirty_years_war.board"),
        ("lab/arena.py", "from westphalia.games.wallenstein.game import WALLENSTEIN"),
        ("commands/terminal.py", "from westphalia.games.wallenstein.overlay import read_overlay"),
        ("lab/arena.py", "from westphalia import cli"),
        ("server/app.py", "from westphalia.games.wallenstein import state"),
        ("terminal/table.py", "import westphalia.lab"),
        ("analysis/study.py", "from westphalia.lab.arena import spread"),
        ("server/app.py", "from westphalia.lab.arena import spread"),
    ],
)
def test_a_planted_breach_is_seen(module: str, line: str) -> None:
    assert breaches(SOURCE / module, line) != []


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("engine/step.py", "from westphalia.engine.chance import Chance"),
        ("engine/__init__.py", "from .step import Step"),
        ("engine/chance.py", "import random"),
        ("games/__init__.py", "from westphalia.games import wallenstein"),
        ("games/wallenstein/rules/battle.py", "from ..board import Board"),
        ("games/wallenstein/rules/battle.py", "from westphalia.engine import step"),
        ("bots/random.py", "import random\nfrom westphalia.games import find_game"),
        ("bots/wallenstein/captain.py", "from westphalia.games.wallenstein import board"),
        ("bots/wallenstein/captain.py", "from westphalia.bots.player import Answer"),
        ("terminal/wallenstein/screens.py", "from westphalia.games.wallenstein import board"),
        ("terminal/wallenstein/screens.py", "from westphalia.terminal.screens import GameScreens"),
        ("lab/plots.py", "import matplotlib.pyplot\nfrom westphalia import __version__"),
        ("commands/terminal.py", "import click\nfrom westphalia.terminal import table"),
    ],
)
def test_a_lawful_import_passes(module: str, line: str) -> None:
    assert breaches(SOURCE / module, line) == []
