"""A record is enough to play a match again, to leave it anywhere, and to check its chance."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.engine.little_war import LITTLE_WAR, MARCH, PASS, PLAN, STAY
from tests.engine.table import SECRET, play_out, position, say, sit, snapshot, to_marches

from westphalia.engine.chance import Sampling, Scripted, Seeded, commitment
from westphalia.engine.match import ReplayError, fork, replay, verify
from westphalia.engine.record import Entry, Line, Record, Rewound, TakenBack


def changed(record: Record, n: int, line: Line) -> Record:
    """The record with another line in place of the one that begins with the number n."""
    return replace(record, lines=[*record.lines[: n - 1], line, *record.lines[n:]])


def complaint(record: Record) -> tuple[int, str]:
    """Where and why a record does not fit its secret."""
    with pytest.raises(ReplayError) as caught:
        verify(LITTLE_WAR, record)
    assert str(caught.value).endswith(caught.value.reason)
    assert str(caught.value).startswith("the line that begins with") is (caught.value.line > 0)
    return caught.value.line, caught.value.reason


def battle() -> Record:
    """Four answers that plan, one that fights, one that goes home; the secret is out."""
    record = say(to_marches(sit()), "0 march birch").record
    return replace(record, secret=SECRET.hex())


# Playing again


@given(st.integers(0, 10_000))
def test_a_record_leads_to_the_same_position_and_the_same_log(seed: int) -> None:
    match = play_out(sit("plague"), seed)
    again = replay(LITTLE_WAR, match.record)
    assert (position(again), again.log) == (position(match), match.log)
    assert (again.entries, again.record.lines) == (match.entries, match.record.lines)
    assert [again.undoable(seat) for seat in (0, 1)] == [match.undoable(seat) for seat in (0, 1)]


def test_a_record_can_be_played_to_any_point() -> None:
    match, sights = sit("plague"), []
    for answer in ("0 plan ash", "1 plan elm", "0 ready", "1 ready", "0 march birch"):
        sights.append((position(match), match.log[:]))
        say(match, answer)
    for lines, sight in enumerate(sights):
        again = replay(LITTLE_WAR, match.record, lines)
        assert (position(again), again.log) == sight
        assert again.record.lines == match.record.lines[:lines]


def test_playing_again_leaves_the_record_alone() -> None:
    record = play_out(sit(), 8).record
    before = repr(record)
    replay(LITTLE_WAR, record).rewind(0)
    assert repr(record) == before


@pytest.mark.parametrize(
    ("n", "line", "sentence"),
    [
        (1, Entry(0, PLAN[1]), "seat 0 may not 'plan birch' now (2.1); it is asked: plan"),
        (2, Entry(7, PASS), "seat 7 may not 'pass' now (2.1); the table waits for seat 0 and 1"),
        (3, Entry(1, STAY), "seat 1 may not 'stay' now (2.1); it is asked: plan"),
        (3, TakenBack(9), "seat 9 has nothing to take back"),
        (4, Rewound(9), "there are 3 answers; 9 cannot be kept of them"),
        (4, Entry(1, PASS), "seat 1 may not 'pass' now (2.1); the table waits for seat 0: plan"),
        (5, Entry(0, MARCH[1], ()), "the outcomes have run out, but the rules draw one of 0 to 5"),
        (5, Entry(0, MARCH[1], (0,)), "the outcomes have run out"),
        (5, Entry(0, MARCH[1], (6, 0)), "the outcome 6 stands where the rules draw 0 to 5"),
        (
            5,
            Entry(0, MARCH[1], (0, 0, 3, 3)),
            "the outcomes 3 3 stand there, but the rules draw no more",
        ),
        (5, Entry(0, STAY, (0,)), "the outcomes 0 stand there, but the rules draw no more"),
        (5, Entry(0, PLAN[0]), "seat 0 may not 'plan ash' now (3.1); it is asked: march"),
    ],
)
def test_a_line_that_does_not_fit_is_named_by_its_number(n: int, line: Line, sentence: str) -> None:
    with pytest.raises(ReplayError) as caught:
        replay(LITTLE_WAR, changed(battle(), n, line))
    assert caught.value.line == n
    assert caught.value.reason.startswith(sentence)
    assert str(caught.value).startswith(f"the line that begins with {n}.: {sentence}")


def test_nothing_follows_the_end() -> None:
    record = play_out(sit(), 1, undo=0).record
    longer = replace(record, lines=[*record.lines, Entry(0, PASS)])
    with pytest.raises(ReplayError, match="seat 0 may not 'pass': the game is over") as caught:
        replay(LITTLE_WAR, longer)
    assert caught.value.line == len(longer.lines)


@pytest.mark.parametrize("opening", [(), (8,), (0, 0)])
def test_an_opening_that_does_not_fit_is_refused(opening: tuple[int, ...]) -> None:
    with pytest.raises(ReplayError, match=r"^the opening does not fit the rules: the outcome"):
        replay(LITTLE_WAR, replace(battle(), opening=opening))


def test_modules_that_clash_are_refused() -> None:
    record = battle()
    clash = replace(record, header=replace(record.header, modules=("truce", "rout")))
    with pytest.raises(ReplayError, match="'rout' and 'truce' do not go together"):
        replay(LITTLE_WAR, clash)
    with pytest.raises(ReplayError, match="'rout' and 'truce' do not go together"):
        verify(LITTLE_WAR, clash)


# Leaving it


def test_a_fork_goes_on_with_new_chance_and_leaves_the_record_alone() -> None:
    record = battle()
    before = repr(record)
    other = fork(LITTLE_WAR, record, Scripted([0, 0]), lines=4)
    assert position(other) == position(to_marches(sit()))
    say(other, "0 march birch")
    assert other.entries[-1].outcomes == (0, 0)
    assert repr(record) == before
    play_out(fork(LITTLE_WAR, record, Sampling(3), 2), 5)


def test_a_fork_is_a_record_of_its_own_that_nothing_binds() -> None:
    other = play_out(fork(LITTLE_WAR, battle(), Seeded(bytes(32))), 5)
    assert other.record.header.commitment == ""
    again = replay(LITTLE_WAR, other.record)
    assert (position(again), again.log) == (position(other), other.log)


def test_a_fork_of_a_finished_match_can_only_go_back() -> None:
    match = play_out(sit(), 6, undo=0)
    other = fork(LITTLE_WAR, match.record, Seeded(bytes(32)))
    assert other.over
    other.rewind(3)
    assert snapshot(other)[0] == snapshot(replay(LITTLE_WAR, match.record, 3))[0]


# Checking its chance


@given(st.integers(0, 10_000))
def test_an_honest_record_is_verified_with_all_that_was_taken_back(seed: int) -> None:
    match = play_out(sit("plague"), seed, undo=0.5)
    again = verify(LITTLE_WAR, match.record)
    assert (position(again), again.log) == (position(match), match.log)


@pytest.mark.parametrize(
    ("secret", "sentence"),
    [
        ("", "the record does not reveal its secret"),
        ("no secret", "the secret is not a hexadecimal number"),
        ("ff" * 32, "the secret does not fit the commitment in the header"),
        (SECRET.hex()[:-2], "the secret does not fit the commitment in the header"),
    ],
)
def test_another_secret_is_found_out(secret: str, sentence: str) -> None:
    assert complaint(replace(battle(), secret=secret)) == (0, sentence)


def test_a_secret_that_was_changed_with_its_commitment_is_found_out() -> None:
    record, other = battle(), b"another secret"
    bound = replace(record.header, commitment=commitment(other))
    forged = replace(record, header=bound, secret=other.hex())
    assert complaint(forged) == (0, "the opening is not what the secret gives")


def test_a_secret_too_long_to_be_one_is_refused_as_such() -> None:
    record, other = battle(), bytes(65)
    bound = replace(record.header, commitment=commitment(other))
    line, sentence = complaint(replace(record, header=bound, secret=other.hex()))
    assert line == 0
    assert sentence.startswith("the game cannot be set up: ")


def test_a_changed_outcome_is_found_out() -> None:
    record = battle()
    honest = record.lines[4]
    assert isinstance(honest, Entry)
    forged = changed(record, 5, replace(honest, outcomes=(0, 0)))
    replay(LITTLE_WAR, forged)  # it fits the rules, but not the secret
    assert complaint(forged) == (5, "the outcomes are not what the secret gives")
    other = replace(record, opening=(1,))
    assert complaint(other) == (0, "the opening is not what the secret gives")


def test_a_changed_answer_is_found_out_where_its_chance_differs() -> None:
    forged = changed(battle(), 5, Entry(0, STAY))
    forged.lines.append(Entry(1, STAY, (0,)))
    with pytest.raises(ReplayError, match=r"begins with 6\.: the outcomes are not what the secret"):
        verify(LITTLE_WAR, forged)
    with pytest.raises(ReplayError, match=r"begins with 2\.: seat 1 may not 'plan ash' now"):
        verify(LITTLE_WAR, changed(battle(), 2, Entry(1, PLAN[0])))
