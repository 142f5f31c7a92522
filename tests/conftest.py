"""What all tests share: the tree they look at, and how hypothesis searches."""

import fcntl
import gc
import os
import shutil
import subprocess
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from tests.games.exercise import exercised
from tests.messages import XISH, plant
from tests.programs import left_out

from westphalia.games import GAMES
from westphalia.locales import LANGUAGES, Language, load

ROOT = Path(__file__).parent.parent
LONG = ("test_compiled.py", "test_war_whole.py", "test_whole_game.py")
# Where the quick tests lie: they need no database, browser, server or second process.
QUICK = {"engine", "games", *GAMES, "test_layers.py", "test_sizes.py"}
SLOW = {"bots", "browser", "cli", "lab"}  # whole games, and programs of others

BACKWARDS = os.environ.get("PYTEST_XDIST_WORKER", "")[-1:] in [*"13579"]
SELDOM = (5_000, 20, 20)  # games make many objects and few circles of them

SLOWED = {"WESTPHALIA_SLOW", "WESTPHALIA_LATE"} & set(os.environ)  # by who looks for faults

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as the program does

# A busy machine is not a bug. CI repeats the same examples; people get new ones.
UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("here", UNHURRIED)
settings.register_profile("ci", UNHURRIED, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Every other worker reads the tests from their end: what one has made ready, others find."""
    report = yield
    if BACKWARDS and isinstance(collector, pytest.Directory):
        report.result = [*reversed(report.result or [])]
    return report


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        place = item.path.relative_to(ROOT / "tests").parts[0]
        if place in SLOW:
            item.add_marker("slow")
        if place in QUICK and not item.get_closest_marker("slow"):
            item.add_marker("quick")
        if place == "browser" and not SLOWED:  # a program of others, which goes at its own pace
            item.add_marker(pytest.mark.flaky(reruns=1))
    # The longest go first, so that no worker is left alone with one in the end.
    items.sort(key=lambda item: (item.path.name not in LONG, item.path))


def pytest_collection_finish() -> None:
    """All tests and what they import stay to the end: nobody looks through them for garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """A case of a clause must run the code that cites it."""
    place = pyfuncitem.path.relative_to(ROOT / "tests").parts[0]
    if place in GAMES:
        return (yield from exercised(place, pyfuncitem))
    return (yield)


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT


@pytest.fixture(scope="session")
def published(root: Path) -> list[Path]:
    """Every file that is, or by the next commit would be, part of the repository."""
    git = shutil.which("git")
    assert git, "these tests ask git which files belong to the repository"
    command = [git, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True).stdout
    files = [root / name for name in listed.split("\0") if name]
    return [path for path in files if path.is_file()]


@pytest.fixture(scope="session")
def node_modules(root: Path) -> Path:
    """What the lock file names for checking the page, fetched if it is not there or too old."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        left_out("node or npm is not installed: the page is not checked")
    with (root / ".venv.lock").open("w") as lock:  # tests run side by side, npm must not
        fcntl.flock(lock, fcntl.LOCK_EX)
        fetched = root / "node_modules" / ".package-lock.json"
        wanted = root / "package-lock.json"
        if not fetched.exists() or fetched.stat().st_mtime < wanted.stat().st_mtime:
            command = [npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"]
            done = subprocess.run(command, cwd=root, capture_output=True, text=True)
            assert done.returncode == 0, done.stderr[-2000:]
    return root / "node_modules"


@pytest.fixture(scope="session")
def wheel(
    root: Path,
    published: list[Path],
    node_modules: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> Path:
    """The wheel of this tree as it would be released, built in a copy."""
    from tools.build.wheel import build  # which takes its time, and few tests need

    tree = tmp_path_factory.mktemp("tree")
    for path in published:
        name = path.relative_to(root)
        if name.parts[0] == "src" or len(name.parts) == 1:
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, tree / name)
    return build(tree, tmp_path_factory.mktemp("dist"))


@pytest.fixture
def xish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Language]:
    """One more language, of which there are three messages."""
    language = plant(tmp_path / "locales", XISH)
    monkeypatch.setitem(LANGUAGES, "xx", language)
    load.cache_clear()
    yield language
    load.cache_clear()
