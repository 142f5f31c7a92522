#!/usr/bin/env python3
"""A bot account with nothing but the standard library: it takes challenges and answers at random.

    python examples/bot_account.py http://127.0.0.1:8618 TOKEN

It plays at many tables at once and comes back when the connection is lost.  docs/bot-accounts.md
tells how to get a token; docs/protocol.md describes what is sent.
"""

import http.client
import json
import random
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any

POLICY = {"games": ["wallenstein", "thirty_years_war"], "at_most": 4}

Ask = Callable[..., Any]


def speaker(server: str, token: str) -> Ask:
    """Asks the server: again after a while if it says so, and not again if it refuses."""

    def ask(path: str, body: object = None) -> Any:
        headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(server + path, data, headers)
        while True:
            try:
                return urllib.request.urlopen(request, timeout=60)
            except urllib.error.HTTPError as error:
                if error.code not in (429, 503):
                    raise
                time.sleep(float(error.headers.get("retry-after", 5)))
            except OSError:  # the server is not there; it may come back
                time.sleep(random.uniform(1, 5))

    return ask


def events(ask: Ask) -> Iterator[Any]:
    """All events; when the stream breaks off a new one begins with what is under way."""
    while True:
        try:
            for line in ask("/api/events"):
                if line.strip():  # an empty line only shows that the server is still there
                    yield json.loads(line)
        except urllib.error.HTTPError:
            raise  # the token is not good, or not that of a bot
        except (OSError, ValueError, http.client.HTTPException):
            sys.stdout.write("the connection is lost\n")
        time.sleep(random.uniform(1, 5))


def handle(ask: Ask, event: Any) -> None:
    if event["type"] == "challenge":
        ask(f"/api/tables/{event['table']['id']}/sit", {"seat": event["seat"]}).close()
    elif event["type"] == "turn":
        choice = random.choice(event["questions"][0]["choices"])
        key = f"{event['turn']} {random.random()}"
        body = {"seat": event["seat"], "turn": event["turn"], "key": key, "choices": [choice]}
        ask(f"/api/tables/{event['table']['id']}/answer", body).close()
    elif event["type"] == "game_over":
        sys.stdout.write(f"{event['table']['result']}\n")
        sys.stdout.flush()


def main(server: str, token: str) -> None:
    ask = speaker(server.rstrip("/"), token)
    ask("/api/me/policy", POLICY).close()
    for event in events(ask):
        try:
            handle(ask, event)
        except urllib.error.HTTPError as error:  # another event tells what is so now
            sys.stdout.write(f"refused: {error.read().decode()}\n")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    try:
        main(*sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(0)
