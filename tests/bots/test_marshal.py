"""The marshal: stored answers, blind to what is hidden, and the same game with the same seed.

``python -m tests.bots.test_marshal`` stores its answers anew, for other weights or other rules.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.bots.kit import EVERYTHING, header, transcript
from tests.bots.twins import moments, peeks

from westphalia.bots.learned.player import LEARNT, LEARNT_SURE, Learned, net_of
from westphalia.bots.player import Answer, SeatView
from westphalia.bots.registry import (
    MARSHAL,
    adviser,
    adviser_of,
    bots_of,
    by_the_clock,
    ratings_of,
    seat_bot,
)
from westphalia.bots.search.general import General
from westphalia.bots.wallenstein import reasons
from westphalia.bots.wallenstein.captain import Captain
from westphalia.bots.wallenstein.marshal import MARCHES, NAMED, PLAIN, WEIGHTS
from westphalia.engine.record import Header
from westphalia.engine.step import Question
from westphalia.games import GAMES, find_game
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.words import SEND
from westphalia.locales import COMPLETE, Tongue
from westphalia.terminal.wallenstein.words import WallensteinProse

STORED = Path(__file__).with_name("marshal.json")
PACKAGE = "westphalia.bots.wallenstein"
EVERY = 60  # of a random game's questions
SET_UPS = {
    f"{seats} {extent}": header(seats, modules, "draft" if seats == 4 else "line-up")
    for seats in (3, 4, 5)
    for extent, modules in {"base": (), "all": EVERYTHING}.items()
}


def answers(agreed: Header) -> Iterator[dict[str, Any]]:
    """What a marshal thinks at moments of a random game: its answer, the chance, the value."""
    marshal = Learned(net_of(WALLENSTEIN, PACKAGE, WEIGHTS))
    for state, question in moments(WALLENSTEIN, agreed, seed=1618, every=EVERY):
        judged = marshal.judge(SeatView(WALLENSTEIN, agreed, state, question.seat), question)
        best = int(judged.chances.argmax())
        yield {
            "seat": question.seat,
            "choice": question.choices[best].text,
            "chance": round(float(judged.chances[best]), 4),
            "reward": round(judged.reward, 4),
            "share": round(judged.share, 4),
        }


@pytest.mark.parametrize("name", SET_UPS)
def test_numpy_gives_the_stored_answers(name: str) -> None:
    stored = json.loads(STORED.read_text())[name]
    assert len(stored) >= 4
    found = list(answers(SET_UPS[name]))
    assert len(found) == len(stored)
    for one, other in zip(found, stored, strict=True):
        assert (one["seat"], one["choice"]) == (other["seat"], other["choice"])
        for number in ("chance", "reward", "share"):
            assert one[number] == pytest.approx(other[number], abs=0.002)


@pytest.mark.parametrize("name", ["4 base", "4 all"])
def test_it_is_blind_to_what_is_hidden_from_its_seat(name: str) -> None:
    agreed = SET_UPS[name]
    assert peeks(WALLENSTEIN, agreed, lambda: seat_bot(MARSHAL, agreed, 1), 3, EVERY) == []


class Peeker(Learned):
    """Looks behind the view: thinks with what the next seat sees."""

    def answer(self, seat_view: SeatView, question: Question) -> Answer:
        state = vars(seat_view)["_SeatView__state"]
        other = (question.seat + 1) % seat_view.header.seats
        judged = self.judge(SeatView(WALLENSTEIN, seat_view.header, state, other), question)
        return Answer(question.choices[0], LEARNT, {"reward": judged.reward})


def test_a_planted_peek_is_caught() -> None:
    agreed = SET_UPS["4 base"]
    net = net_of(WALLENSTEIN, PACKAGE, WEIGHTS)
    assert peeks(WALLENSTEIN, agreed, lambda: Peeker(net), 3, EVERY) != []


@pytest.mark.slow
@pytest.mark.parametrize("name", SET_UPS)
def test_it_finishes_games_of_every_size(name: str) -> None:
    agreed = SET_UPS[name]
    players = [seat_bot(MARSHAL, agreed, seat) for seat in range(agreed.seats)]
    said = transcript(agreed, 7, players)
    assert {line.rpartition(" ")[2] for line in said} >= {LEARNT, LEARNT_SURE}


def test_the_same_seed_plays_the_same_game() -> None:
    agreed = header(3)

    def game(seed: int) -> list[str]:
        bots = [MARSHAL, "soldier", "soldier"]
        players = [seat_bot(bot, agreed, seat) for seat, bot in enumerate(bots)]
        return transcript(agreed, seed, players)

    assert game(7) == game(7) != game(8)
    assert not by_the_clock(MARSHAL)


def test_weights_for_other_tables_are_refused_in_a_sentence() -> None:
    war = find_game("thirty_years_war")
    with pytest.raises(ValueError, match=r"marshal\.npz was learned from other tables \(209a"):
        net_of(war, PACKAGE, WEIGHTS)


def test_it_is_a_level_of_its_game_alone_with_or_without_a_rating() -> None:
    assert [game for game in GAMES if MARSHAL in bots_of(game)] == ["wallenstein"]
    assert set(ratings_of("wallenstein")) <= set(bots_of("wallenstein"))


# Advice for people


def advice_given(agreed: Header) -> Iterator[tuple[SeatView, Question, Answer]]:
    """What is advised at moments of a random game."""
    for state, question in moments(WALLENSTEIN, agreed, seed=9, every=9):
        seat_view = SeatView(WALLENSTEIN, agreed, state, question.seat)
        yield seat_view, question, adviser(WALLENSTEIN, agreed, 1).answer(seat_view, question)


def test_people_are_advised_to_do_what_it_would_do() -> None:
    agreed = SET_UPS["4 all"]
    marshal = seat_bot(MARSHAL, agreed, 1)
    number = 0
    for seat_view, question, answer in advice_given(agreed):
        assert answer.choice == marshal.answer(seat_view, question).choice
        number += 1
    assert number > 20


def test_the_captain_speaks_for_it_where_he_would_do_the_same_or_where_it_is_plain() -> None:
    agreed = SET_UPS["4 base"]
    own = {LEARNT, LEARNT_SURE, *NAMED.values(), reasons.LEARNT_ARMIES}
    given = set()
    for seat_view, question, answer in advice_given(agreed):
        usual = Captain(agreed, 1).answer(seat_view, question)
        given.add(answer.reason in own)
        if question.choices[0].verb == "bid":
            assert answer.reason in own, "how it sees the game goes with the bid"
        elif usual.choice == answer.choice:
            assert answer == usual
        elif question.kind not in MARCHES:
            assert answer.reason in own | PLAIN
    assert given == {True, False}


def test_what_comes_of_a_choice_is_told_where_its_seat_is_asked_on_at_once() -> None:
    agreed = SET_UPS["4 base"]
    marshal = Learned(net_of(WALLENSTEIN, PACKAGE, WEIGHTS))
    told = set()
    for seat_view, question, answer in advice_given(agreed):
        shares = {marshal.expected(WALLENSTEIN, seat_view, each) for each in question.choices}
        told.add((question.kind, None in shares))
        if answer.about.get("less"):
            assert len(shares) > 1
    assert {("plan", False), ("position", True), ("send", True)} <= told


def test_all_that_it_says_can_be_said_in_every_language() -> None:
    agreed = SET_UPS["4 all"]
    tongues = [WallensteinProse(Tongue(language, strict=True), agreed) for language in COMPLETE]
    said = {answer.reason: answer for _, _, answer in advice_given(agreed)}
    assert {reasons.LEARNT_CARD, reasons.LEARNT_COUNTY} <= set(said)
    armies = {"armies": 3, "share": 30, "less": 2, "chance": 60, "next": 20}
    said[reasons.LEARNT_ARMIES] = Answer(SEND[2], reasons.LEARNT_ARMIES, armies)
    for prose in tongues:
        for answer in said.values():
            assert len(prose.reason(answer.reason, answer.about)) > 10


def test_advice_is_blind_to_what_is_hidden_from_its_seat() -> None:
    agreed = SET_UPS["4 all"]
    assert peeks(WALLENSTEIN, agreed, lambda: adviser(WALLENSTEIN, agreed, 1), 3, EVERY) == []


def test_where_nobody_has_learnt_the_game_the_stand_in_advises_or_who_may_search() -> None:
    war = find_game("thirty_years_war")
    agreed = war.header(["Anna", "Bo"])
    assert (adviser_of(WALLENSTEIN), adviser_of(war)) == (MARSHAL, war.stand_in)
    assert isinstance(adviser(war, agreed, 1), type(seat_bot(war.stand_in, agreed, 1)))
    assert isinstance(adviser(war, agreed, 1, simulations=9), General)


if __name__ == "__main__":
    found = {name: list(answers(agreed)) for name, agreed in SET_UPS.items()}
    STORED.write_text(json.dumps(found, indent=1) + "\n")
