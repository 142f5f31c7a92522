"""What a seat can tell of the other hand, and what it must guess."""

from random import Random

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.engine.chance import Sampling
from westphalia.engine.step import Play
from westphalia.games.thirty_years_war.expansions.scenarios import SCENARIOS
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR as GAME
from westphalia.games.thirty_years_war.imagine import imagine, unseen
from westphalia.games.thirty_years_war.rules.decks import DrawCards
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT


@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_what_is_imagined_looks_the_same_to_who_imagines_it(scenario: str) -> None:
    header = GAME.header(["Anna", "Mathias"], options={"scenario": scenario})
    play, random = Play(GAME.set_up(header), Sampling(1618)), Random(1618)
    differed = 0
    for n in range(400):
        if not play.open:
            break
        if n % 20 == 0:
            for seat in (PROTESTANT, CATHOLIC, -1):
                other = GAME.imagine(play.state, seat, Sampling(n))
                assert GAME.view(other, seat) == GAME.view(play.state, seat)
                assert GAME.faults(other) == []
                differed += GAME.opened(other) != GAME.opened(play.state)
        question = play.open[0]
        play.answer(question.seat, random.choice(question.choices))
    assert differed > 20


@pytest.mark.rule("6.0.Ca")
def test_the_other_hand_may_be_any_of_its_cards_that_were_not_seen() -> None:
    table = Table().run(DrawCards(CATHOLIC))
    hand, pool = table.s.hands[CATHOLIC], unseen(table.s, CATHOLIC)
    assert len(hand) == 7
    guesses = [imagine(table.s, PROTESTANT, Sampling(seed)) for seed in range(300)]
    assert {card for guess in guesses for card in guess.hands[CATHOLIC]} == {*pool}
    assert imagine(table.s, CATHOLIC, Sampling(1)).hands[CATHOLIC] == hand


@pytest.mark.rule("6.0.Cb")
def test_when_the_pile_is_used_up_all_can_tell_what_was_drawn_before() -> None:
    table = Table()
    pile = table.s.unplayed[PROTESTANT]
    left, table.s.played[PROTESTANT] = pile[:3], pile[3:]
    table.s.unplayed[PROTESTANT] = left.copy()
    table.run(DrawCards(PROTESTANT))
    assert table.s.known[PROTESTANT] == left
    for seed in range(20):
        assert {*left} < {*imagine(table.s, CATHOLIC, Sampling(seed)).hands[PROTESTANT]}
    assert len({tuple(imagine(table.s, CATHOLIC, Sampling(n)).hands[0]) for n in range(20)}) > 10


@pytest.mark.rule("6.0.Db")
def test_a_card_that_was_played_is_in_no_hand() -> None:
    table = Table().deal(PROTESTANT, "p1")
    card = table.board.card_index["p1"]
    table.s.known[PROTESTANT].append(card)
    table.offer("p1").play("0 aid p1")
    assert table.s.known[PROTESTANT] == []
    assert card not in unseen(table.s, PROTESTANT)
