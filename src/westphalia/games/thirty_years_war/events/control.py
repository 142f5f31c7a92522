"""What can happen to cities, Areas, Electors and victory points."""

from __future__ import annotations

from westphalia.engine.event import Event


class CityGained(Event):
    """3.11a A side gained control of a city; *vp* is the total afterwards."""

    seat: int
    city: int
    points: int
    vp: int


class AreaGained(Event):
    """3.13a A side gained control of an Area, and of the *cities* in it that follow."""

    seat: int
    area: int
    cities: tuple[int, ...]
    points: int
    vp: int


class AreaLost(Event):
    """9.42b Revolts took an Area from the side that had controlled it."""

    seat: int
    area: int
    points: int
    vp: int


class NeutralityViolated(Event):
    """5.13a Units entered a Neutral Area for the first time: it is in the war."""

    seat: int
    area: int
    points: int
    vp: int


class ElectorsAwarded(Event):
    """5.141a A side came to control a majority of the Electors, or all of them."""

    seat: int
    award: int
    points: int
    vp: int


class AreaDevastated(Event):
    """15.24c All cities of an Area are at Pillage-2, or no longer are: its value changed."""

    area: int
    devastated: bool
    value: int
    points: int
    vp: int
