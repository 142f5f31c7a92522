"""The leaders as sheets: who is in play where, and what each is worth."""

from __future__ import annotations

from westphalia.games.thirty_years_war.spelling import WORDS
from westphalia.terminal.model import Column, Note, Row, Sheet, Spans, tone_of_seat, words
from westphalia.terminal.sheets import View
from westphalia.terminal.thirty_years_war.forces import Forces, stacks_in
from westphalia.terminal.thirty_years_war.printed import Printed
from westphalia.terminal.thirty_years_war.prose import ThirtyYearsWarProse

RATINGS = ("activation", "battle", "leadership", "loss")


class People(Forces):
    """Reads the leaders aloud."""

    def __init__(self, prose: ThirtyYearsWarProse, printed: Printed) -> None:
        super().__init__(prose)
        self.printed = printed

    def sheet(self, view: View) -> Sheet:
        """2.2 The leaders on the map, with their ratings and where each is."""
        columns = (
            Column(""),
            self.column("where"),
            *[self.column(rating, number=True) for rating in RATINGS],
            self.column("factors", number=True),
        )
        rows = [
            self._row(leader, place, stack)
            for place in [*view["cities"], *view["boxes"]]
            for stack in stacks_in(view, place)
            for leader in stack["leaders"]
        ]
        return Sheet("leader", self.say("title-leaders"), columns, tuple(rows))

    def _row(self, leader: str, place: str, stack: View) -> Row:
        cells: tuple[Spans, ...] = (
            words(self.words.named("leader", leader), tone_of_seat(stack["seat"])),
            words(self.words.named("place", place)),
            *[words(str(self._rating(leader, rating))) for rating in RATINGS],
            words(str(stack["factors"]), "strong"),
        )
        return Row(leader, cells)

    def _rating(self, leader: str, rating: str) -> int:
        board, n = self.words.board, WORDS["leader"].index(leader)
        found: list[int] = getattr(board, rating)
        return found[n]

    def leader(self, leader: str, view: View) -> Note:
        """2.2, 12.42 All about one leader; reconstructed ratings carry their mark."""
        board, n = self.words.board, WORDS["leader"].index(leader)
        lines = [self.line("nation", self.words.nation(board.leader_nation[n]))]
        for rating in RATINGS:
            mark = self.printed.mark("leaders", leader, rating)
            text = f"{self._rating(leader, rating)} {mark}".strip()
            lines.append(self.line(rating, text))
        if board.stars[n]:
            lines.append(self.line("stars", str(board.stars[n])))
        if board.replacement[n] >= 0:
            lines.append(self.line("replacement", self.words.leader(board.replacement[n])))
        for place in [*view["cities"], *view["boxes"]]:
            here = [stack for stack in stacks_in(view, place) if leader in stack["leaders"]]
            lines += [self.line("place", self.words.named("place", place)) for _ in here]
            lines += [self.stack_line(stack) for stack in here]
        return Note("leader", self.words.leader(n), tuple(lines))
