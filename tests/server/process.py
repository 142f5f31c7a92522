"""A server in a process of its own, with a real port and a real disk."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.server.kit import PATIENCE

FREE = "1000000/1000000"
OPTIONS = [
    *("--no-open", "--port", "0", "--bot-pause", "0"),
    *("--connections-person", "1000", "--connections-address", "1000"),
    *("--rate-address", FREE, "--rate-person", FREE, "--rate-costly", FREE, "--rate-guests", FREE),
]


class Process:
    """``kill`` is kill -9; ``end`` asks politely."""

    def __init__(self, store: Path, *options: str) -> None:
        command = [sys.executable, "-m", "westphalia.cli", "serve", "--store", str(store)]
        self.process = subprocess.Popen(
            [*command, *OPTIONS, *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout
        found = re.search(r"http://\S+(?=/)", line := self.process.stdout.readline())
        assert found, f"{line} {self.process.stderr and self.process.stderr.read()}"
        self.address = found[0]

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        self.process.kill()
        self._gone()

    def end(self) -> int:
        self.process.terminate()
        return self._gone()

    def _gone(self) -> int:
        status = self.process.wait(PATIENCE)
        for pipe in (self.process.stdout, self.process.stderr):
            if pipe:
                pipe.close()
        return status

    def call(self, path: str, body: object = None, token: str = "") -> Any:
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def text(self, path: str) -> str:
        with urllib.request.urlopen(self.address + path, timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    def table(self, token: str, *chairs: str, modules: Sequence[str] = ()) -> str:
        seats = [
            {"kind": chair} if chair in ("me", "hot", "open") else {"kind": "bot", "bot": chair}
            for chair in chairs
        ]
        body = {"game": "wallenstein", "seats": seats, "public": True, "modules": modules}
        return str(self.call("/api/tables", body, token)["id"])
