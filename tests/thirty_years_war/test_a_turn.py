"""The page that reads a turn slowly: its answers are legal where they stand, its sentences true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from westphalia.engine.match import Match, start
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR
from westphalia.locales import Tongue
from westphalia.terminal.thirty_years_war.words import ThirtyYearsWarProse

SECRET = bytes(31) + b"\3"
PAGE = Path(__file__).parents[2] / "docs" / "a-turn.md"


def passages() -> Iterator[tuple[str, list[str]]]:
    """Answers, and the sentences that are quoted behind them."""
    _, *passages = PAGE.read_text(encoding="utf-8").split("```text\n")
    for passage in passages:
        answers, _, words = passage.partition("```")
        yield answers, re.findall(r"^> (.*)$", words, re.M)


def answer(match: Match, lines: str) -> None:
    for line in lines.splitlines():
        seat, _, said = line.partition(" ")
        for each in said.split(", "):
            text, _, times = each.partition(" × ")
            for _ in range(int(times or 1)):
                match.answer(int(seat), THIRTY_YEARS_WAR.vocabulary.parse(text))


def test_the_turn_is_played_as_the_page_tells_it() -> None:
    header = THIRTY_YEARS_WAR.header(["Anna", "Mathias"], options={"scenario": "early_war"})
    match = start(THIRTY_YEARS_WAR, header, SECRET)
    prose = ThirtyYearsWarProse(Tongue("en", strict=True), header)
    for answers, quoted in passages():
        known = len(match.log)
        answer(match, answers)
        told = iter([prose.sentence(event) for _, event in match.log[known:]])
        for sentence in quoted:
            assert sentence in told, f"not told here, or not in this order: {sentence}"
    assert match.play.state.turn == 2
