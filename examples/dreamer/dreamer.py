"""A bot for any game, in a package of its own: it dreams of what may come of each answer.

    pip install examples/dreamer
    westphalia simulate wallenstein --bots dreamer,random,random --games 4

A dream is a position that agrees with all that the seat knows, played on at random to the end.
The same dreams are dreamt of every answer, so that luck speaks for none of them.  A game takes a
second or two; in a game as long as Thirty Years War it takes many minutes.
"""

from random import Random

import westphalia as w

ANSWERS, DREAMS = 6, 2  # how many are compared, and how many dreams are dreamt of each


class Dreamer:
    def __init__(self, header: w.Header, seed: int) -> None:
        self.game = w.game(header.game)
        self.random = Random(seed)

    def answer(self, seat_view: w.SeatView, question: w.Question) -> w.Answer:
        choices = question.choices
        compared = self.random.sample(choices, min(ANSWERS, len(choices)))
        if len(compared) == 1:
            return w.Answer(compared[0])
        seeds = [self.random.getrandbits(60) for _ in range(DREAMS)]
        return w.Answer(
            max(compared, key=lambda choice: sum(self.dream(seat_view, choice, n) for n in seeds))
        )

    def dream(self, seat_view: w.SeatView, choice: w.Choice, seed: int) -> int:
        """Plays a choice on, and says by how many points the seat is ahead in the end."""
        play = w.Play(seat_view.imagine(w.Sampling(seed)), w.Sampling(seed))
        play.answer(seat_view.seat, choice)
        w.play_out(play)
        points = list(self.game.scores(play.state))
        own = points.pop(seat_view.seat)
        return own - max(points)
