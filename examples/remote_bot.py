#!/usr/bin/env python3
"""A player over the network with nothing but the standard library; it answers at random.

    python examples/remote_bot.py http://127.0.0.1:8618 TABLE SEAT [INVITATION]

docs/protocol.md describes what it sends and what it is sent.
"""

import json
import random
import sys
import urllib.request
from collections.abc import Iterator
from typing import Any


def ask(address: str, token: str, body: object = None) -> Any:
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(address, data, headers))


def frames(address: str, token: str) -> Iterator[Any]:
    for line in ask(address, token):
        if line.strip():  # an empty line only shows that the server is still there
            yield json.loads(line)


def main(server: str, table: str, seat: str, link: str = "") -> None:
    token = json.load(ask(f"{server}/api/guest", "", {"name": "Remote"}))["token"]
    here = f"{server}/api/tables/{table}"
    ask(f"{here}/sit", token, {"seat": int(seat), "link": link}).close()
    answered = -1
    for frame in frames(f"{here}/stream?seat={seat}", token):
        if frame["table"]["state"] == "over":
            sys.stdout.write(f"{frame['table']['result']}\n")
            return
        if frame["type"] == "position" and frame["questions"] and frame["turn"] > answered:
            answered = frame["turn"]
            choice = random.choice(frame["questions"][0]["choices"])
            body = {"seat": int(seat), "turn": answered, "key": str(answered), "choices": [choice]}
            ask(f"{here}/answer", token, body).close()


if __name__ == "__main__":
    if len(sys.argv) not in (4, 5):
        sys.exit(__doc__)
    main(*sys.argv[1:])
