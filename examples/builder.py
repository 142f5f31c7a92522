"""A bot in a file: in Wallenstein it builds, gathers and keeps the peace.

./westphalia simulate wallenstein --bots examples/builder.py:Builder,random,random,random
"""

from random import Random

import westphalia as w

BUILD = ("build_palace", "build_church", "build_trading_post")


class Builder:
    """Made anew for each game and seat; it may remember what it sees during the game."""

    def __init__(self, header: w.Header, seed: int) -> None:
        self.random = Random(seed)  # from the seed, so that the same games can be played again

    def answer(self, seat_view: w.SeatView, question: w.Question) -> w.Answer:
        """Gives the choice that is worth most; of equal ones any."""
        best = max(self.worth(seat_view.view, choice.text) for choice in question.choices)
        good = [each for each in question.choices if self.worth(seat_view.view, each.text) == best]
        return w.Answer(self.random.choice(good))

    def worth(self, view: w.View, choice: str) -> float:
        """What a choice such as "collect_taxes sachsen" is worth on the table that we see."""
        verb, _, noun = choice.partition(" ")
        county = view.get("counties", {}).get(noun)
        if verb in BUILD and county:
            return 1.0 + county["free_sites"]
        if verb == "collect_taxes" and county:
            return float(county["taxes"])
        if verb == "collect_grain" and county:
            return float(county["grain"])
        return 1.0 if choice in ("bid money_0", "stay") else 0.0
