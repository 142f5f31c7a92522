"""A private PostgreSQL for the tests: its own folder, its own socket, gone afterwards.

It listens on no network port: a socket in a folder that only we can enter cannot be taken by
anybody else.  Where PostgreSQL is missing, root on Debian installs it; elsewhere the tests that
want it are skipped and say so, and in CI they fail.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.programs import left_out
from tools.programs import at_hand

USER = "postgres"  # PostgreSQL refuses to run as root
DEBIAN = Path("/usr/lib/postgresql")


@contextmanager
def postgres_server(safe: bool = True) -> Iterator["PostgresServer"]:
    """*safe* waits for the disk as a real one does; a test that crashes or counts wants that."""
    programs = at_hand(found, "postgresql")
    if programs is None:
        left_out("PostgreSQL IS NOT TESTED: neither initdb nor pg_ctl was found.")
    folder = Path(tempfile.mkdtemp(prefix="westphalia-postgres-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, USER, USER)
        server = PostgresServer(programs, folder, safe)
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.stop("immediate")
    finally:
        shutil.rmtree(folder)


class PostgresServer:
    def __init__(self, programs: Path, folder: Path, safe: bool) -> None:
        self.programs = programs
        self.folder = folder
        self.safe = safe
        self.schemas = 0

    def address(self, schema: str = "public") -> str:
        path = f"-csearch_path%3D{schema}"
        return f"postgresql:///postgres?host={self.folder}&user={USER}&options={path}"

    def fresh(self) -> str:
        """The address of an empty schema."""
        import psycopg

        self.schemas += 1
        name = f"store_{self.schemas}"
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return self.address(name)

    def make(self) -> None:
        options = ("--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        self._run("initdb", f"--pgdata={self.folder / 'data'}", f"--username={USER}", *options)

    def start(self) -> None:
        settings = {
            "listen_addresses": "''",
            "unix_socket_directories": f"'{self.folder}'",
            "fsync": "on" if self.safe else "off",
            "recovery_init_sync_method": "syncfs",  # or a start after a crash takes seconds
        }
        options = " ".join(f"-c {name}={value}" for name, value in settings.items())
        log = f"--log={self.folder / 'log'}"
        self._run("pg_ctl", "start", "-w", *self._data(), log, f"--options={options}")

    def stop(self, mode: str) -> None:
        """Immediate is what a crash is: no goodbye, and recovery at the next start."""
        self._run("pg_ctl", "stop", "-w", *self._data(), f"--mode={mode}")

    def _data(self) -> tuple[str]:
        return (f"--pgdata={self.folder / 'data'}",)

    def _run(self, program: str, *arguments: str) -> None:
        user = USER if os.geteuid() == 0 else None
        command = [str(self.programs / program), *arguments]
        done = subprocess.run(
            command,
            cwd=self.folder,
            user=user,
            group=user,
            extra_groups=[] if user else None,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        log = self.folder / "log"
        said = done.stdout + (log.read_text() if done.returncode and log.exists() else "")
        assert done.returncode == 0, f"{' '.join(command)} failed:\n{said}"


def found() -> Path | None:
    """The folder of the newest PostgreSQL here: in the path, or where Debian puts it."""
    versions = [path for path in DEBIAN.glob("*/bin") if (path / "initdb").exists()]
    if versions:
        return max(versions, key=lambda path: float(path.parent.name))
    program = shutil.which("initdb")
    return Path(program).resolve().parent if program and shutil.which("pg_ctl") else None
