"""The feud: a turn that ends at once, cards that come back, windows that always open."""

from __future__ import annotations

from collections.abc import Sequence

from tests.engine import feud
from tests.engine.feud import AMBUSH, CARDS, FEUD, FeudState
from tests.engine.table import PLAYERS, SECRET, say

from westphalia.engine.chance import Scripted
from westphalia.engine.event import NoOtherChoice
from westphalia.engine.leak_checks import GameFrom
from westphalia.engine.match import Match, start
from westphalia.engine.step import Step


def cards(*names: str) -> list[int]:
    return [CARDS.index(name) for name in names]


def table(
    hands: Sequence[Sequence[str]] = ((), ()),
    stacks: Sequence[Sequence[int]] = ((4, 0, 0, 0, 0), (0, 0, 4, 0, 0)),
    agenda: Sequence[Step] = (feud.PlayCard(0), feud.PlayCard(1), feud.EndOfTurn()),
    modules: Sequence[str] = (),
) -> Match:
    """A match in its first turn with these cards in hand and these steps still to come."""
    header = FEUD.header(PLAYERS, modules)
    s = FEUD.blank(header)
    s.turn, s.hands = 1, [cards(*hand) for hand in hands]
    s.deck = [card for card in s.deck if not any(card in hand for hand in s.hands)]
    s.stacks = [list(stack) for stack in stacks]
    s.agenda = s.rules.schedule(agenda)[::-1]
    match = Match(GameFrom(s), header, Scripted([]))
    match.game = FEUD
    return match


def state(match: Match) -> FeudState:
    s: FeudState = match.play.state
    return s


def asked(match: Match) -> list[tuple[int, str, list[str]]]:
    return [(q.seat, q.kind, [choice.text for choice in q.choices]) for q in match.open]


def test_2_2_a_truce_ends_the_turn_at_once() -> None:
    match = say(table([["truce", "riders"], ["scouts"]]), "0 play truce")
    assert asked(match) == [(0, "aside", ["aside riders"])]
    assert asked(say(match, "0 aside riders")) == [(1, "aside", ["aside scouts"])]


def test_2_2_what_a_module_puts_before_the_end_of_the_turn_is_still_done() -> None:
    match = table([["truce"], ["scouts"]], modules=["allies"])
    say(match, "0 play truce", outcomes=[0, 0, 0, 0])
    assert [len(hand) for hand in state(match).hands] == [4, 2]


def test_2_3_in_a_frost_one_counter_marches_until_the_next_turn_is_over() -> None:
    match = say(table([["frost"], ["levies"]]), "0 play frost", "1 play levies")
    s = state(match)
    assert feud.raid(s).force == 1
    s.turn += 1
    assert feud.pace.of(s, CARDS.index("levies")) == 1
    s.turn += 1
    assert feud.pace.of(s, CARDS.index("levies")) == 3


def test_1_4_with_the_late_cards_comes_back_what_was_laid_down() -> None:
    match = start(FEUD, FEUD.header(PLAYERS), SECRET)
    while state(match).turn == 1:
        question = match.open[0]
        match.answer(question.seat, question.choices[-1])
    s = state(match)
    assert [s.discards, *s.aside] == [[], [], []]
    assert sorted(s.deck + s.hands[0] + s.hands[1]) == list(range(len(CARDS)))


def test_3_3_a_house_is_asked_for_an_ambush_whatever_it_holds() -> None:
    beside = [[0, 4, 0, 0, 0], [0, 0, 4, 0, 0]]
    for hand, choices in ((["ambush"], ["ambush ambush", "pass"]), (["scouts"], ["pass"])):
        match = table([["riders"], hand], beside)
        say(match, "0 play riders", "0 enter castle")
        assert asked(match) == [(1, "react", choices)]


def test_3_3_an_ambush_takes_a_counter_off_the_raid() -> None:
    match = table([["riders"], ["ambush"]], [[0, 4, 0, 0, 0], [0, 0, 4, 0, 0]])
    say(match, "0 play riders", "0 enter castle")
    say(match, f"1 {AMBUSH[CARDS.index('ambush')]}", outcomes=[5])
    assert state(match).stacks == [[0, 2, 0, 0, 0], [0, 0, 4, 0, 0]]


def test_3_1_the_only_stack_leaves_unasked() -> None:
    match = say(table([["riders"], []]), "0 play riders")
    assert asked(match) == [(0, "enter", ["enter elmwood", "enter bridge"])]
    assert NoOtherChoice(0, "3.1") in match.seen(1)


def test_3_5_a_beaten_stack_retreats_unasked_if_one_way_is_free() -> None:
    match = table([["levies"], []], [[0, 4, 0, 0, 0], [0, 0, 2, 0, 0]])
    say(match, "0 play levies", "0 enter castle")
    say(match, "1 pass", outcomes=[5])
    assert state(match).stacks == [[0, 1, 3, 0, 0], [0, 0, 0, 1, 0]]


def test_3_5_a_beaten_stack_that_cannot_retreat_is_lost() -> None:
    match = table([["levies"], []], [[0, 4, 0, 1, 0], [0, 0, 2, 0, 0]])
    say(match, "0 play levies", "0 leave bridge", "0 enter castle")
    say(match, "1 pass", outcomes=[5])
    assert state(match).stacks == [[0, 1, 3, 1, 0], [0, 0, 0, 0, 0]]
