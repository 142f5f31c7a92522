"""Every kind of question of both games can be answered by mouse, by finger, by keys alone.

The positions are those of whole games: of the records that are kept, and of games drawn at random
for what seldom comes; the few kinds that neither have are shown in place of another question. They
have every kind of question and every verb of the vocabulary, and each verb of each kind is looked
for where it comes first: by mouse all answers where they are few, else the first and the last, as
those between have the same controls; by finger and by keys one. What is asked in an activation is
asked as the page asks it: after answers that it has prepared or, where something stands for good
before it, by the table. An answer counts as found when the page would send it after presses on what
is seen, or keys on what has the focus; it is not sent. Not covered: drags, how the focus comes to a
control, and whether a way is easy to find.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest
from tests.browser.conftest import Visit
from tests.browser.reach import REHEARSED, Case, Reach
from tests.browser.test_phone import PHONE
from tools.browser.story import Moment, Story, reread, stored
from tools.games.set_ups import every

from westphalia.engine import notation
from westphalia.engine.match import start
from westphalia.games import GAMES, find_game

FEW = 3
# Set-ups of tests/GAME/facts.toml and seeds that bring about what no record has.
DRAWN: dict[str, list[tuple[int, int]]] = {
    "wallenstein": [(1, 0), (3, 0), (10, 0), (11, 0), (14, 0), (19, 0)],
    "thirty_years_war": [
        *((0, 0), (1, 0), (19, 0), (1, 1), (23, 1), (23, 9), (17, 20), (13, 22), (1, 29), (21, 91)),
        *((12, 104), (0, 107), (1, 162), (15, 1)),
    ],
}
# What thousands of drawn games have not brought about: shown in a position where the page is asked
# something of the same kind. A star stands for whom or what its first answer is about.
SELDOM: dict[str, dict[str, tuple[str, tuple[str, ...]]]] = {
    "wallenstein": {},
    "thirty_years_war": {
        "league_recruits": ("recruit", ("attempt *", "done")),
        "recall_leader": ("wallenstein", ("join spinola",)),
        "rescue_army": ("wallenstein", ("retreat munster", "place united_provinces", "pass")),
        "surplus": ("cure_stacking", ("take saxon_militia",)),
        "card_round": ("card_round", ("plot *",)),
    },
}


@cache
def stories(game: str) -> list[Story]:
    records = Path(__file__).parents[1] / game / "records" / find_game(game).version
    kept = [stored(path) for path in sorted(records.glob("*.txt"))]
    return kept + [drawn(game, *which) for which in DRAWN[game]]


def drawn(game: str, set_up: int, seed: int) -> Story:
    """A game of players who answer at random."""
    header, draws, secret = every(game)[set_up], Random(seed), bytes([seed]) * 32
    match = start(find_game(game), header, secret)
    while not match.over:
        question = match.open[-1]
        match.answer(question.seat, draws.choice(question.choices))
    match.record.secret = secret.hex()
    return reread(notation.write(match.record))


def prepared(asked: list[Moment], n: int) -> list[Moment]:
    """What the page has prepared when it asks this: a round from its card on, till now loose."""
    if asked[n].kind in REHEARSED:
        for first in range(n - 1, -1, -1):
            before = asked[first]
            if before.kind not in REHEARSED or before.seat != asked[n].seat or before.chance:
                break
            if before.kind == "card_round":
                return asked[first:n]
    return []


@cache
def cases(game: str) -> list[Case]:
    """Where each verb of each kind comes first, in as few positions as that takes."""
    known: set[tuple[str, str, bool]] = set()
    found: list[Case] = []
    questions = [
        (number, n, moment, moment.choices)
        for number, story in enumerate(stories(game))
        for n, moment in enumerate(story.asked)
    ]
    questions.sort(key=lambda each: -len({choice.split()[0] for choice in each[3]}))
    for number, n, moment, choices in questions:
        way = prepared(stories(game)[number].asked, n)
        verbs = {choice.split()[0]: None for choice in choices}
        fresh = [verb for verb in verbs if (moment.kind, verb, bool(way)) not in known]
        if not fresh:
            continue
        known |= {(moment.kind, verb, bool(way)) for verb in fresh}
        sought = [choice for verb in fresh for choice in some(choices, verb)]
        at = way[0].at if way else moment.at
        said = tuple(one.answer for one in way)
        found.append(Case(number, moment, at, said, tuple(sought)))
    return found + [
        shown(next(case for case in found if case.moment.kind == at), kind, choices)
        for kind, (at, choices) in SELDOM[game].items()
    ]


def shown(case: Case, kind: str, choices: tuple[str, ...]) -> Case:
    """Another question in its place; a star stands for whom or what its first answer is about."""
    noun = case.moment.choices[0].split()[-1]
    return replace(case, sought=tuple(each.replace("*", noun) for each in choices), instead=kind)


def some(choices: tuple[str, ...], verb: str) -> list[str]:
    own = [choice for choice in choices if choice.split()[0] == verb]
    return own if len(own) <= FEW else [own[0], own[-1]]


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_and_every_verb_is_looked_for(game: str) -> None:
    found = find_game(game)
    kinds = found.tables.column("question", "asked").names
    assert {case.instead or case.moment.kind for case in cases(game)} == {*kinds}
    sought = {choice.split()[0] for case in cases(game) for choice in case.sought}
    assert sought == {choice.verb for choice in found.vocabulary.choices}


@pytest.mark.parametrize("hand", ["mouse", "finger", "keys"])
@pytest.mark.parametrize("game", GAMES)
def test_every_answer_can_be_given(visit: Visit, game: str, hand: str) -> None:
    anna = visit(**PHONE) if hand == "finger" else visit()
    anna.once = True
    reach = Reach(anna, hand)
    missing = [
        f"{case.moment.kind}: no way to '{choice}' after {case.prepared}: {reach.way}"
        for case in cases(game)
        for choice in reach.missing(stories(game)[case.story], case)
    ]
    assert not missing, "\n".join(missing)
