"""The net in numpy alone, for one position at a time; ``lab/learning/net.py`` is what is trained.

Every row of the tables becomes a token.  Layers of attention and of mixing with neighbours let the
tokens learn of each other; then a query, made of the question and of the rows that it names, is
compared with a key for each offered choice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from westphalia.bots.learned.layout import Block, Layout, Real

EPSILON: Final = 1e-5
HEADS: Final = 4


class Judgement(NamedTuple):
    """What a net thinks: how likely each offered choice is the one, and how the game will end."""

    chances: Real  # by choice, in the order in which they were offered
    reward: float  # what the seat will have gained at the end
    share: float  # of the victory


class Net:
    """Weights and what they are for."""

    def __init__(self, layout: Layout, weights: Mapping[str, NDArray[np.floating]]) -> None:
        self.layout = layout
        self._weights = {name: np.asarray(each, np.float32) for name, each in weights.items()}
        self._depth = sum(name.endswith(".qkv.weight") for name in self._weights)

    def judge(self, cells: NDArray[np.int16], offered: Sequence[int]) -> Judgement:
        """Think about a position, which is seen as these cells, and the choices that it offers."""
        factors = self.layout.choices.factors[np.array(offered)]
        marks = self._marks(cells)
        tokens = self._tokens(cells, marks, factors[:, 2])
        for number in range(self._depth):
            tokens = self._layer(f"layers.{number}", tokens)
        tokens = self._norm("norm", tokens)
        logits = self._logits(tokens, marks, factors)
        chances = np.exp(logits - logits.max())
        reward, share = self._linear("value.2", gelu(self._linear("value.0", self._told(tokens))))
        return Judgement(chances / chances.sum(), float(reward), float(1 / (1 + np.exp(-share))))

    def _linear(self, name: str, x: Real) -> Real:
        done: Real = x @ self._weights[f"{name}.weight"].T + self._weights[f"{name}.bias"]
        return done

    def _norm(self, name: str, x: Real) -> Real:
        x = x - x.mean(-1, keepdims=True)
        x = x / np.sqrt(np.square(x).mean(-1, keepdims=True) + EPSILON)
        done: Real = x * self._weights[f"{name}.weight"] + self._weights[f"{name}.bias"]
        return done

    def _marks(self, cells: NDArray[np.int16]) -> Real:
        """A row for each pointer, with a 1 at the token that it names."""
        pointers = self.layout.pointers
        marks = np.zeros((len(pointers), self.layout.tokens), np.float32)
        for row, pointer in zip(marks, pointers, strict=True):
            row[pointer.tokens[cells[pointer.cell]]] = 1
        marks[:, 0] = 0  # names no row
        return marks

    def _tokens(self, cells: NDArray[np.int16], marks: Real, spoken_of: NDArray[np.int64]) -> Real:
        """The position as tokens, and in them what the question and its choices name."""
        parts = [np.zeros_like(self._weights["tokens"][:1])]
        for each in self.layout.own:
            parts.append(self._linear(f"tables.{each.table.name}", features(each, cells)))
        for each in self.layout.pooled:
            name = each.table.name
            rows = self._linear(f"tables.{name}", features(each, cells))
            rows = np.maximum(rows + self._weights[f"rows.{name}"], 0)
            parts.append(self._linear(f"pools.{name}", rows.mean(0, keepdims=True)))
        tokens: Real = np.concatenate(parts) + self._weights["tokens"]
        tokens += marks.T @ self._weights["roles"]
        offered = np.zeros((len(tokens), 1), np.float32)
        offered[spoken_of] = 1
        offered[0] = 0
        tokens += offered * self._weights["offered"]
        return tokens

    def _layer(self, name: str, tokens: Real) -> Real:
        count, width = tokens.shape
        qkv = self._linear(f"{name}.qkv", self._norm(f"{name}.norm1", tokens))
        queries, keys, values = qkv.reshape(count, 3, HEADS, -1).transpose(1, 2, 0, 3)
        weights = queries @ keys.transpose(0, 2, 1) * (width // HEADS) ** -0.5
        weights = np.exp(weights - weights.max(-1, keepdims=True))
        weights /= weights.sum(-1, keepdims=True)
        seen = (weights @ values).transpose(1, 0, 2).reshape(count, width)
        tokens = tokens + self._linear(f"{name}.out", seen)
        inner = self._norm(f"{name}.norm2", tokens)
        near = np.maximum(self._linear(f"{name}.near", inner), 0)
        inner = inner + self.layout.borders @ near
        return tokens + self._linear(f"{name}.down", gelu(self._linear(f"{name}.up", inner)))

    def _told(self, tokens: Real) -> Real:
        """The net's own token, and those of tables with one row."""
        told: Real = tokens[[0, *self.layout.alone]].reshape(-1)
        return told

    def _logits(self, tokens: Real, marks: Real, factors: NDArray[np.int64]) -> Real:
        context = np.concatenate([self._told(tokens), (marks @ tokens).reshape(-1)])
        query = self._linear("query.2", gelu(self._linear("query.0", context)))
        query = query * len(query) ** -0.5
        verbs, nouns, rows, numbers = factors.T
        keys = self._linear("keys", tokens)
        keys[0] = 0
        numbers_below = np.where(numbers > 0, numbers.max() - numbers + 1, 0)
        key = (
            self._weights["verbs"][verbs]
            + self._weights["nouns"][nouns]
            + keys[rows]
            + self._weights["numbers"][numbers]
            + self._weights["below"][numbers_below]
        )
        logits: Real = key @ query
        return logits


def features(block: Block, cells: NDArray[np.int16]) -> Real:
    """The rows of a table as features."""
    told = cells[block.start : block.start + block.rows * block.width].reshape(block.rows, -1)
    numbers = told[:, block.numbers] * block.scales
    wide = told[:, block.wide].astype(np.float32)
    logs = np.sign(wide) * np.log1p(np.abs(wide)) * block.logs
    return np.concatenate(
        [numbers, logs, told[:, block.columns] == block.values], 1, dtype=np.float32
    )


def gelu(x: Real) -> Real:
    """Gaussian error linear units, by the usual approximation with tanh."""
    done: Real = 0.5 * x * (1 + np.tanh(0.7978845608 * (x + 0.044715 * x * x * x)))
    return done
