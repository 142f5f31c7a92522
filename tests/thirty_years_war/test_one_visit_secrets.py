"""One visit a battle: what is sealed stays sealed, and each side chooses for itself."""

from collections.abc import Callable

import pytest
from tests.games.telltale import Leak, Telltale, breach
from tests.thirty_years_war.visits import GARRISON, attacked, header, opening, struck

from westphalia.engine import step
from westphalia.engine.chance import Sampling
from westphalia.engine.choice import Choice
from westphalia.engine.conformance import examine
from westphalia.engine.step import Question, Seat
from westphalia.games.thirty_years_war.events.cards import CardsSealed
from westphalia.games.thirty_years_war.expansions import one_visit
from westphalia.games.thirty_years_war.expansions.one_visit import LoseTogether, SealCards
from westphalia.games.thirty_years_war.expansions.scenarios import SCENARIOS
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR as GAME
from westphalia.games.thirty_years_war.imagine import imagine
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PROTESTANT,
    Play,
    ThirtyYearsWarState,
    enemy,
)

interpreted = pytest.mark.skipif(
    not str(step.__file__).endswith(".py"), reason="compiled code cannot be changed while it runs"
)

SEALING = opening(attacked("munich", *GARRISON))
STRUCK = opening(struck())
STARTS = [SEALING, STRUCK, opening(attacked("passau", *GARRISON, "holk"))]


@pytest.mark.parametrize("scenario", list(SCENARIOS))
@pytest.mark.slow
def test_promises_are_kept_in_whole_wars(scenario: str) -> None:
    assert examine(GAME, header(scenario), 3, every=60).answers > 50


@pytest.mark.parametrize("start", STARTS, ids=["fortress", "losses", "field"])
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.slow
def test_promises_are_kept_in_battles(start: ThirtyYearsWarState, seed: int) -> None:
    game = Telltale(GAME, opening=start)
    assert examine(game, header(), seed, every=2).answers > 2


# What is imagined


def test_any_cards_may_lie_sealed_and_any_number_of_them() -> None:
    field = attacked("munich", *GARRISON).sealing("p33")
    guesses = [imagine(field.s, CATHOLIC, Sampling(seed)) for seed in range(200)]
    assert {len(guess.sealed) for guess in guesses} == {0, 1, 2}
    assert len({tuple(guess.sealed) for guess in guesses}) > 6
    assert all({*guess.sealed} <= {*guess.hands[PROTESTANT]} for guess in guesses)
    assert all(GAME.faults(guess) == [] for guess in guesses)
    own = imagine(field.s, PROTESTANT, Sampling(1))
    assert own.sealed == field.s.sealed == [field.board.card_index["p33"]]


def test_a_side_that_has_chosen_its_losses_may_have_chosen_others() -> None:
    field = struck()
    assert imagine(field.s, PROTESTANT, Sampling(1)).given == [[], []]
    field.loses_first(CATHOLIC).says(CATHOLIC, "retreat ingolstadt")
    guesses = [imagine(field.s, PROTESTANT, Sampling(seed)) for seed in range(100)]
    assert len({tuple(guess.given[CATHOLIC]) for guess in guesses}) > 1
    assert len({guess.way for guess in guesses}) > 2
    shown = {str(GAME.view(guess, PROTESTANT)) for guess in [field.s, *guesses]}
    assert len(shown) == 1
    assert "gives_up" in GAME.view(field.s, CATHOLIC)


# Planted leaks

LEAKS: dict[str, tuple[ThirtyYearsWarState, Leak]] = {
    "the sealed cards": (SEALING, lambda s, seat: s.sealed),
    "how many cards are sealed": (SEALING, lambda s, seat: len(s.sealed)),
    "what the other gives up": (STRUCK, lambda s, seat: [*s.given, []][1 - seat]),
    "where the other will go": (STRUCK, lambda s, seat: s.way * (seat == PROTESTANT)),
}


def found(start: ThirtyYearsWarState, leak: Leak | None = None) -> str:
    """The promise that is broken in one of a few battles from there."""
    return breach(Telltale(GAME, leak, start), header(), games=40, every=1)


@pytest.mark.parametrize(("start", "leak"), LEAKS.values(), ids=LEAKS.keys())
@pytest.mark.slow
def test_a_view_that_shows_too_much_is_found(start: ThirtyYearsWarState, leak: Leak) -> None:
    assert "sees what it may not know" in found(start, leak)


@interpreted
def test_a_log_that_tells_how_many_cards_are_sealed_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    take: Callable[..., None] = SealCards.take

    def babble(self: SealCards, play: Play, seat: Seat, choice: Choice) -> None:
        take(self, play, seat, choice)
        play.tell(CardsSealed, len(play.state.sealed))

    monkeypatch.setattr(SealCards, "take", babble)
    assert "hears what it may not know" in found(SEALING)


def test_a_seal_that_breaks_without_a_word_could_be_tried_out_and_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(one_visit, "SealBroken", CardsSealed)  # which is no Revelation
    assert "sees what it may not know" in found(SEALING)


@interpreted
def test_losses_that_hang_on_those_of_the_other_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    question: Callable[..., Question | None] = LoseTogether.question

    def follows(self: LoseTogether, s: ThirtyYearsWarState, seat: Seat) -> Question | None:
        asked = question(self, s, seat)
        if asked and asked.kind == "take_losses" and s.given[enemy(seat)]:
            asked.choices = asked.choices[:1]
        return asked

    monkeypatch.setattr(LoseTogether, "question", follows)
    assert found(STRUCK) != ""
