"""Programs that tests and tools need; where one is missing, root on Debian installs it."""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

Found = TypeVar("Found")
# Tests run side by side, apt-get does not.
INSTALL = "apt-get install --yes -qq -o DPkg::Lock::Timeout=600".split()
PLACES = os.pathsep.join([os.environ.get("PATH", os.defpath), "/usr/sbin"])  # Debian's servers


def on_the_path(*names: str) -> str | None:
    """The first of these programs that is installed."""
    return next((path for name in names if (path := shutil.which(name, path=PLACES))), None)


def at_hand(find: Callable[[], Found | None], *packages: str) -> Found | None:
    """What is found at once, or after packages of Debian were installed."""
    found = find()
    if found is None and packages and os.geteuid() == 0 and Path("/etc/debian_version").exists():
        subprocess.run(["apt-get", "update", "-qq"], stdout=subprocess.PIPE)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for package in packages:  # one by one: not every release has them all
            subprocess.run([*INSTALL, package], env=quiet, stdout=subprocess.PIPE)
        found = find()
    return found
