"""Completion of what is typed, where the system can do it."""

from __future__ import annotations

try:
    import readline
except ImportError:  # not every system has it
    readline = None  # type: ignore[assignment]  # there is no other way to say "absent"


class Completion:
    """Completes the whole line from a list of words."""

    def __init__(self) -> None:
        self.words: list[str] = []
        if readline is not None:
            readline.set_completer_delims("")
            readline.set_completer(self.complete)
            readline.parse_and_bind("tab: complete")

    def complete(self, typed: str, state: int) -> str | None:
        """The candidate of that number; behind a semicolon a new answer begins."""
        before, semicolon, last = typed.rpartition(";")
        start = last.lstrip().lower()
        found = [word for word in self.words if word.startswith(start)]
        found += [word for word in self.words if word.partition(" ")[2].startswith(start or "?")]
        found = list(dict.fromkeys(found))
        if state >= len(found):
            return None
        return f"{before}{semicolon} {found[state]}" if semicolon else found[state]
