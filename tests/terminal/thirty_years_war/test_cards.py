"""The hand with what each card could do now and why not, the decks, one card in full."""

from __future__ import annotations

import pytest
from tests.terminal.thirty_years_war.reading import read, screens, view
from tests.thirty_years_war.kit import Table

from westphalia.games.thirty_years_war.rules.march import Activate
from westphalia.locales import COMPLETE


def row(table: Table, card: str) -> str:
    said = read(screens().cards.hand(view(table))).splitlines()
    return next(line for line in said if line.startswith(f"card {card} "))


def test_a_card_tells_whom_it_activates_and_what_it_brings() -> None:
    table = Table(forces=False).put("pilsen", "mansfeld", "german_mercenary").deal(0, "p3")
    table.controls("protestant", "pilsen")
    said = row(table, "p3")
    assert said.startswith("card p3 | P3 Christian of Brunswick | ACT 3: Mansfeld | REC 3 attempts")
    assert "| AID England " in said
    assert said.endswith("| event possible, VP −3"), "he brings his Area with him"


def test_what_is_closed_says_why_with_its_clause() -> None:
    table = Table(forces=False).deal(0, "p3", "p12")
    table.s.aid_cards[0].append(table.board.card_index["p1"])
    said = row(table, "p12")
    assert "| ACT no: no leader can be activated with the value of " in said
    assert "| AID no: you have played a card for aid in this turn (8.5b) |" in said
    assert "| event no: the event of Surprise Attack (P12) is played in a combat only (" in said
    reasons = read(screens().cards.reasons(view(table)))
    assert "closed AID P3, P12 no: you have played a card for aid in this turn (8.5b)" in reasons


def test_in_a_battle_the_hand_tells_which_cards_can_be_laid() -> None:
    table = Table(forces=False).put("pilsen", "mansfeld", "3 german_mercenary")
    table.put("budweis", "tilly", "4 imperial_militia").deal(0, "p3", "p12").deal(1, "c1")
    table.run(Activate(0, 3, 0)).play("0 lead mansfeld", *["0 take german_mercenary"] * 3)
    table.play("0 go", "0 march budweis", "0 forage budweis", "0 attack")
    assert row(table, "p12").endswith("| Combat Card possible")
    assert "| Combat Card no: Christian of Brunswick (P3) is no Combat Card (" in row(table, "p3")


def test_the_decks_tell_what_may_still_come_as_far_as_the_seat_can_know() -> None:
    table = Table()
    table.s.unplayed[0] = [table.board.card_index[card] for card in ("p1", "p2")]
    table.s.unplayed[1] = [table.board.card_index["c1"]]
    table.deal(1, "c2").deal(0, "p3")
    own, other, deck = (read(note) for note in screens().cards.decks(view(table)))
    assert "pile May still come: P1, P2" in own
    assert "pile In hand: 1 card\n" in own
    assert "pile May still come: C1, C2" in other, "which of them is in hand is hidden"
    assert "deck In the decks: Early War" in deck


def test_effects_in_force_are_told_with_their_last_turn() -> None:
    table = Table().happened("p9")
    table.s.until[table.board.card_index["c36"]] = 4
    deck = read(screens().cards.decks(view(table))[2])
    assert "deck In force: Richelieu Becomes Chief Minister of France (P9)\n" in f"{deck}\n"
    assert "deck In force: French Huguenots Revolt (C36), until turn 4" in deck


@pytest.mark.parametrize("language", COMPLETE)
def test_every_card_can_be_told_in_full(language: str) -> None:
    place, shown = screens(language), view(Table())
    for card in place.prose.words.board.cards:
        said = read(place.cards.card(card, shown)).splitlines()
        assert f"({card.upper()})" in said[0]
        assert len(said) == 3
        assert len(said[2]) > 20, "what the event does"
