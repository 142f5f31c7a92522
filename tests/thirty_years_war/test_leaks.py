"""Planted leaks: each of them must be found, or the conformance suite would have a hole."""

from collections.abc import Callable

import pytest
from tests.games.telltale import Telltale
from tests.games.telltale import breach as first_breach
from tests.thirty_years_war.battles import Battlefield

from westphalia.engine import match, step
from westphalia.engine.choice import Choice
from westphalia.engine.event import Event
from westphalia.engine.game import SPECTATOR, Game
from westphalia.engine.step import IllegalChoice, Question, Seat
from westphalia.games.thirty_years_war.events.cards import CardDrawn, CardKept
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR
from westphalia.games.thirty_years_war.rules.battle import PlayCombatCards
from westphalia.games.thirty_years_war.rules.decks import KeepCard
from westphalia.games.thirty_years_war.state import CATHOLIC, Play, ThirtyYearsWarState, enemy
from westphalia.games.thirty_years_war.terms import Category

Leak = Callable[[ThirtyYearsWarState, Seat], object]

interpreted = pytest.mark.skipif(
    not str(step.__file__).endswith(".py"), reason="compiled code cannot be changed while it runs"
)

HEADER = THIRTY_YEARS_WAR.header(["Anna", "Mathias"], options={"scenario": "early_war"})


def breach(game: Game = THIRTY_YEARS_WAR, games: int = 10, every: int = 9) -> str:
    return first_breach(game, HEADER, games, every)


def breach_in_battle(leak: Leak | None = None) -> str:
    """Both sides hold cards, and some of them are for battles."""
    field = Battlefield().put("passau", "tilly", "3 bavarian_mercenary")
    field.deal(0, "p1", "p3", "p12", "p13").deal(1, "c1", "c7", "c13")
    field.attack(0, "budweis", "passau", "mansfeld", "5 german_mercenary")
    header = THIRTY_YEARS_WAR.header(["Anna", "Mathias"])
    return first_breach(Telltale(THIRTY_YEARS_WAR, leak, field.s), header, games=3, every=1)


def the_other_hand(s: ThirtyYearsWarState, seat: Seat) -> object:
    return s.hands[enemy(seat)] if seat != SPECTATOR else None


def a_hand_for_spectators(s: ThirtyYearsWarState, seat: Seat) -> object:
    return s.hands[CATHOLIC] if seat == SPECTATOR else None


def what_is_left_to_draw(s: ThirtyYearsWarState, seat: Seat) -> object:
    """The Unplayed pile of the other side: whatever is not in it is in the hand."""
    return sorted(s.unplayed[enemy(seat)]) if seat != SPECTATOR else None


def values_of_a_hand(s: ThirtyYearsWarState, seat: Seat) -> object:
    """Not the cards, but what they are worth in all."""
    return sum(s.board.card_value[card] for card in s.hands[CATHOLIC]) if seat == 0 else None


def combat_cards_of_an_enemy_in_battle(s: ThirtyYearsWarState, seat: Seat) -> object:
    if s.battle is None or seat == SPECTATOR:
        return None
    category = s.board.card_category
    return [category[card] for card in s.hands[enemy(seat)]].count(Category.COMBAT)


@pytest.mark.parametrize(
    "leak",
    [
        the_other_hand,
        a_hand_for_spectators,
        what_is_left_to_draw,
        values_of_a_hand,
    ],
)
def test_a_view_that_shows_too_much_is_found(leak: Leak) -> None:
    assert "sees what it may not know" in breach(Telltale(THIRTY_YEARS_WAR, leak))


def test_a_view_that_shows_combat_cards_in_battle_is_found() -> None:
    assert "sees what it may not know" in breach_in_battle(combat_cards_of_an_enemy_in_battle)
    assert breach_in_battle() == ""


def test_a_view_that_shows_what_all_may_know_is_let_pass() -> None:
    def known(s: ThirtyYearsWarState, seat: Seat) -> object:
        own = s.hands[seat] if seat != SPECTATOR else None
        return [own, [len(hand) for hand in s.hands], s.played, s.removed, s.known]

    assert breach(Telltale(THIRTY_YEARS_WAR, known), games=1, every=60) == ""


# What is told


@interpreted
@pytest.mark.parametrize(
    ("kind", "hears"),
    [
        (CardDrawn, lambda event, seat: True),
        (CardDrawn, lambda event, seat: seat == SPECTATOR),
        (CardDrawn, lambda event, seat: seat == enemy(event.seat)),
        (CardKept, lambda event, seat: True),
        (CardKept, lambda event, seat: seat == enemy(event.seat)),
    ],
    ids=["to all", "to spectators", "to the enemy", "kept, to all", "kept, to the enemy"],
)
def test_a_card_told_to_the_wrong_ears_is_found(
    kind: type[Event], hears: Callable[[Event, Seat], bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kind, "seen_by", hears)
    assert f"hears what it may not know: {kind.__name__}" in breach(every=500)


class KeptSomething(Event):
    """6.0.Dc A side keeps a card of so many points."""

    value: int


@interpreted
def test_the_value_of_a_card_that_is_kept_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    take = KeepCard.take

    def chatty(self: KeepCard, play: Play, seat: Seat, choice: Choice) -> None:
        if choice.verb == "keep":
            play.tell(KeptSomething, play.state.board.card_value[choice.noun])
        take(self, play, seat, choice)

    monkeypatch.setattr(KeepCard, "take", chatty)
    assert "hears what it may not know: KeptSomething" in breach(every=500)


# Who is asked, and what is refused


@interpreted
def test_a_window_that_opens_only_with_a_card_that_fits_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Who is not asked holds no Combat Card: all would know it."""
    ask = PlayCombatCards.ask

    def hasty(self: PlayCombatCards, s: ThirtyYearsWarState) -> list[Question]:
        return [question for question in ask(self, s) if len(question.choices) > 1]

    monkeypatch.setattr(PlayCombatCards, "ask", hasty)
    assert breach_in_battle() != ""


@interpreted
def test_a_refusal_that_tells_what_the_enemy_holds_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    refusal = step.refusal

    def gossip(play: Play, seat: Seat, choice: Choice) -> IllegalChoice:
        return IllegalChoice(f"{refusal(play, seat, choice)}; {play.state.hands}")

    monkeypatch.setattr(step, "refusal", gossip)
    monkeypatch.setattr(match, "refusal", gossip)
    assert "sees what it may not know" in breach()


@interpreted
def test_an_undo_depth_that_depends_on_the_enemys_hand_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    undoable = match.Match.undoable

    def nosy(self: match.Match, seat: Seat) -> int:
        own = undoable(self, seat)
        return own and own - self.play.state.hands[enemy(seat)][0] % 2

    monkeypatch.setattr(match.Match, "undoable", nosy)
    assert "may take back" in breach()
