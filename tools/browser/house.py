"""A real server in a process of its own, and the browser that is installed here."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tools.programs import at_hand, on_the_path

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SHELL = "chromium-headless-shell"  # it has no windows, and needs a tenth less for the same page
FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-dev-shm-usage"
    " --disable-background-networking --disable-component-update --disable-sync"
    " --font-render-hinting=none"  # as a whole Chromium has it
).split()
# Of several such lists a browser heeds the last, so this one repeats what Playwright turns off.
PLAYWRIGHTS = (
    "AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades"
    " HttpsFirstBalancedModeAutoEnable LensOverlay MediaRouter PaintHolding"
    " ThirdPartyStoragePartitioning AvoidCorsURLLoaderRestartOnRedirect OptimizationHints"
    " NetworkTimeServiceQuerying AimEnabled PreconnectToSearch"
).split()
# Two pages for the address bar of every window, which nobody sees and which cost as much as ours.
POPUPS = (
    "WebUIOmniboxPopup WebUIOmniboxAimPopup WebUIOmniboxFullPopup PreloadTopChromeWebUI".split()
)
FLAGS.append(f"--disable-features={','.join([*PLAYWRIGHTS, *POPUPS])}")
FREE = "100000/100000"  # everybody here comes from one address and does not tire
PATIENCE = 120.0


class House:
    """One server on one store; it can be shut and opened again at the same address."""

    program: tuple[str, ...] = ("-m", "tools.browser.fixed_dice")

    def __init__(self, store: Path, bot_pause: float = 0, package: Path | None = None) -> None:
        self.store = store
        self.package = package  # the folder of another westphalia than that of here
        self.bot_pause = bot_pause
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def environment(self) -> dict[str, str]:
        paths = [str(self.package or ""), os.environ.get("PYTHONPATH", "")]
        return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}

    def open(self) -> None:
        rates = [f"--rate-{what}={FREE}" for what in ("guests", "costly", "person", "address")]
        where = (f"--port={self.port}", f"--store={self.store}", "--no-open")
        pause = f"--bot-pause={self.bot_pause}"
        command = [sys.executable, *self.program, "serve", *where, pause, *rates]
        log = self.store.with_suffix(".log").open("a")
        with log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=self.environment
            )
        assert self.process.stdout
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        assert found, f"the server said '{line}' and not where it is; see {log.name}"
        self.port = int(found[1])

    def shut(self, *, kindly: bool = True) -> None:
        """Ends the process: by the signal that asks for it, or as a power cut would."""
        if self.process is None:
            return
        (self.process.terminate if kindly else self.process.kill)()
        self.process.wait(PATIENCE)
        if self.process.stdout:
            self.process.stdout.close()
        self.process = None


class NoBrowser(LookupError):
    """No Chromium is installed here."""


def chromium(*, whole: bool = False) -> str:
    """An installed Chromium.

    A *whole* one also does what needs more than a page, as notifications do.
    """
    names = BROWSERS if whole else (SHELL, *BROWSERS)
    found = at_hand(lambda: on_the_path(*names), "chromium", SHELL)
    if found is None:
        raise NoBrowser(f"none of {', '.join(BROWSERS)} is installed")
    return found
