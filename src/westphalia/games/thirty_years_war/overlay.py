"""Overlays: an owner's corrected values in place of ours, checked."""

from collections.abc import Mapping


class OverlayError(ValueError):
    """An overlay that cannot be used; each problem is a sentence."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def check_overlay(overlay: Mapping[str, object], name: str) -> list[str]:
    """All that is wrong with an overlay, as sentences that begin with the name of its file."""
    return []
