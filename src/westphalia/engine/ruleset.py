"""Modules (expansions, variants, optional rules) and how they are laid over the base game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import repeat
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from westphalia.engine.step import State, Step

Scheduling = Mapping["type[Step]", Callable[[Any], Sequence["Step"]]]
Replacement = Mapping["type[Step]", Callable[[Any], "Step"]]
Amendment = Callable[[Any, Any, int], int]

T = TypeVar("T")


class Quantity(Generic[T]):
    """A number in the rulebook that a module may amend.  Its docstring begins with its clause.

    It has a subject: a seat or a place as an int, a nation and an area as a pair of ints, or None
    if there is only one such number.  Each is a class that says the number, and one object of it.
    """

    def base(self, s: Any, subject: T) -> int:
        """The number as it is without modules."""
        raise NotImplementedError(f"{type(self).__name__} has no method 'base' of its own")

    def of(self, s: State, subject: T) -> int:
        """The number as it is now, for what the quantity counts by."""
        amount = self.base(s, subject)
        if s.rules.amends:
            for amend in s.rules.amendments(self):
                amount = amend(s, subject, amount)
        return amount

    def over(self, s: State, subjects: Sequence[T]) -> list[int]:
        """The amounts for many subjects at once, which costs less than asking for each."""
        amounts = [self.base(s, subject) for subject in subjects]
        for amend in s.rules.amendments(self):
            amounts = list(map(amend, repeat(s), subjects, amounts))
        return amounts


class Module:
    """One rulebook's worth of change: steps before, after and instead of steps; amended numbers."""

    def __init__(
        self,
        name: str,
        before: Scheduling | None = None,
        after: Scheduling | None = None,
        instead: Replacement | None = None,
        amend: Mapping[Quantity[Any], Amendment] | None = None,
    ) -> None:
        self.name = name
        self.before = before or {}
        self.after = after or {}
        self.instead = instead or {}
        self.amend = amend or {}


class Ruleset:
    """The modules in force, folded together once when the game is set up."""

    def __init__(self, modules: Sequence[Module] = ()) -> None:
        self.modules = tuple([module.name for module in modules])
        self._before: dict[type[Step], list[Callable[[Any], Sequence[Step]]]] = {}
        self._after: dict[type[Step], list[Callable[[Any], Sequence[Step]]]] = {}
        self._instead: dict[type[Step], Callable[[Any], Step]] = {}
        self._amend: dict[Quantity[Any], list[Amendment]] = {}
        replaced_by: dict[type[Step], str] = {}
        for module in modules:
            for kind, extra in module.before.items():
                self._before.setdefault(kind, []).append(extra)
            for kind, extra in module.after.items():
                self._after.setdefault(kind, []).append(extra)
            for kind, other in module.instead.items():
                if kind in replaced_by:
                    raise ModuleConflict(
                        f"'{module.name}' and '{replaced_by[kind]}' do not go together: "
                        f"both replace {kind.__name__}"
                    )
                replaced_by[kind] = module.name
                self._instead[kind] = other
            for quantity, amend in module.amend.items():
                self._amend.setdefault(quantity, []).append(amend)
        self.amends = bool(self._amend)
        self._touched = {*self._before, *self._after, *self._instead}
        self.schedules = bool(self._touched)

    def schedule(self, steps: Sequence[Step]) -> list[Step]:
        """These steps, with what the modules put before, after and instead of them."""
        touched = self._touched
        out: list[Step] = []
        for step in steps:
            kind = type(step)
            if kind not in touched:
                out.append(step)
                continue
            out.extend(self.before(kind, step))
            out.append(self._instead[kind](step) if kind in self._instead else step)
            for extra in self._after.get(kind, ()):
                out.extend(extra(step))
        return out

    def before(self, kind: type[Step], step: Step) -> list[Step]:
        """What the modules put before steps of a kind, for this one."""
        return [one for extra in self._before.get(kind, ()) for one in extra(step)]

    def amendments(self, quantity: Quantity[Any]) -> Sequence[Amendment]:
        return self._amend.get(quantity, ())


class SetUpError(ValueError):
    """A game that cannot be set up as asked.

    >>> import westphalia as w
    >>> w.game("wallenstein").header(["Anna", "Bo", " "])
    Traceback (most recent call last):
    westphalia.engine.ruleset.SetUpError: ' ' cannot be a player's name
    """


class ModuleConflict(SetUpError):
    """Two modules that replace the same step."""
