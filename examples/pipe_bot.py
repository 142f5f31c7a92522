#!/usr/bin/env python3
"""A bot that is a program, with nothing but the standard library of Python: it answers at random.

    ./westphalia simulate thirty_years_war --bots "cmd:python3 examples/pipe_bot.py,captain"

It is told the seed, so that the same games can be played again.  docs/bots-by-pipe.md has all that
it reads and may write.
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        dice = random.Random(message["seed"])
    elif message["type"] == "position":
        choice = dice.choice(message["questions"][0]["choices"])
        answer = {"type": "answer", "turn": message["turn"], "choices": [choice]}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()  # at once: who asked waits for the line
