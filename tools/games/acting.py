"""Whether what was agreed for a match has made a difference to it, beyond how it began."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest

from westphalia.engine.chance import Scripted
from westphalia.engine.choice import Choice
from westphalia.engine.game import Game
from westphalia.engine.match import Match
from westphalia.engine.record import Header
from westphalia.engine.step import Play, Seat, State


def idle(game: Game, match: Match) -> list[str]:
    """The modules and options of a match without which it would have ended the same."""
    others = otherwise(game, match.record.header)
    return [name for name, other in others.items() if not differs(game, match, other)]


def otherwise(game: Game, header: Header) -> dict[str, Header]:
    """The same without each of its modules, and with each option that is unusual as usual."""
    found = {module: without(game, header, module) for module in header.modules}
    for option in game.options_with(header.modules):
        if header.options[option.name] != option.default:
            usual = {**header.options, option.name: option.default}
            found[option.name] = replace(header, options=usual)
    return found


def without(game: Game, header: Header, module: str) -> Header:
    modules = [name for name in header.modules if name != module]
    there = {option.name for option in game.options_with(modules)}
    options = {name: value for name, value in header.options.items() if name in there}
    return game.header(header.players, modules, options)


def differs(game: Game, match: Match, other: Header) -> bool:
    """Whether a match does not fit another header, leads elsewhere, or was denied a choice by ours.

    What distinguished both positions from the start, and is as it was then, is no difference.
    Nor is a choice that only ours offers, as long as nobody makes use of it.
    """
    pairs = zip_longest(moments(game, match, match.record.header), moments(game, match, other))
    begin = end = None
    for ours, theirs in pairs:
        if ours is None or theirs is None or bool(ours.open) != bool(theirs.open):
            return True
        if choices(theirs) - choices(ours):
            return True
        end = ours.state, theirs.state
        begin = begin or (ours.state.copy(), theirs.state.copy())
    assert begin
    assert end
    return bool(distinct(game, *end).items() - distinct(game, *begin).items())


def moments(game: Game, match: Match, header: Header) -> Iterator[Play[State]]:
    """The match at its beginning and behind each answer, as far as they fit that header."""
    try:
        chance = Scripted(match.record.opening)
        play = Play(game.set_up(header), chance)
        chance.finish()
        yield play
        for entry in match.entries:
            play.chance = chance = Scripted(entry.outcomes)
            play.answer(entry.seat, entry.choice)
            chance.finish()
            yield play
    except ValueError:
        return


def choices(play: Play[State]) -> set[tuple[Seat, Choice]]:
    return {(question.seat, choice) for question in play.open for choice in question.choices}


def distinct(game: Game, ours: State, theirs: State) -> dict[str, str]:
    """The parts of two positions that are not alike, as both have them."""
    one, two = game.encode(ours), game.encode(theirs)
    return {name: f"{one[name]} {two[name]}" for name in one if one[name] != two[name]}
