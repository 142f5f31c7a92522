"""Metrics in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """Counters and a histogram of answer times since the server started."""

    def __init__(self) -> None:
        self.answers = 0
        self.seconds = 0.0
        self.buckets = [0] * (len(BUCKETS) + 1)
        self.counts: Counter[tuple[str, str]] = Counter()

    def answered(self, seconds: float) -> None:
        """Counts an answer that is on disk so many seconds after it was received."""
        self.answers += 1
        self.seconds += seconds
        self.buckets[bisect_left(BUCKETS, seconds)] += 1

    def count(self, what: str, label: str = "") -> None:
        self.counts[what, label] += 1

    def text(self, gauges: Mapping[str, float]) -> str:
        lines: list[str] = []
        for name, value in gauges.items():
            lines += [f"# TYPE westphalia_{name} gauge", f"westphalia_{name} {value:g}"]
        for what in sorted({what for what, _ in self.counts}):
            lines.append(f"# TYPE westphalia_{what}_total counter")
            for (name, label), number in sorted(self.counts.items()):
                if name == what:
                    labels = f'{{kind="{label}"}}' if label else ""
                    lines.append(f"westphalia_{what}_total{labels} {number}")
        return "\n".join([*lines, *self._histogram()]) + "\n"

    def _histogram(self) -> list[str]:
        name = "westphalia_answer_seconds"
        lines = [f"# TYPE {name} histogram"]
        total = 0
        for bound, number in zip([*BUCKETS, "+Inf"], self.buckets, strict=True):
            total += number
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self.seconds:.6f}", f"{name}_count {self.answers}"]
