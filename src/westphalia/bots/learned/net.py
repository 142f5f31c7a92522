"""The net in numpy alone, for one position at a time; ``lab/learning/net.py`` is what is trained.

Every row of the tables becomes a token.  Layers of attention and of mixing with neighbours let the
tokens learn of each other; then a query, made of the question and of the rows that it names, is
compared with a key for each offered choice.

Nearly all of the time goes into products of matrices that fill a core as they are, so to think of
many positions together would hardly save any.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from westphalia.bots.learned.layout import Block, Layout, Real, Whole

T = TypeVar("T", np.float32, np.int64)

EPSILON: Final = 1e-5
HEADS: Final = 4
ALL: Final = slice(None)


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
        self._reader = Reader(layout.blocks)
        self._depth = sum(name.endswith(".qkv.weight") for name in self._weights)
        width = self._weights["tokens"].shape[1]
        self._even = np.full(width, 1 / width, np.float32)  # a product with it is a mean
        self._telling = np.array([0, *layout.alone])  # its own token, and tables with one row
        self._reach = (layout.borders > 0) | np.eye(layout.tokens, dtype=bool)

    def judge(self, cells: NDArray[np.int16], offered: Sequence[int]) -> Judgement:
        """Think about a position, which is seen as these cells, and the choices that it offers."""
        factors = self.layout.choices.factors[np.array(offered)]
        marks = self._marks(cells)
        wanted: NDArray[np.bool_] = marks.sum(0) > 0
        wanted[self._telling] = wanted[factors[:, 2]] = True
        tokens = self._through(self._tokens(cells, marks, factors[:, 2]), np.flatnonzero(wanted))
        told = tokens[self._telling].reshape(-1)
        logits = self._logits(tokens, told, marks, factors)
        chances = np.exp(logits - logits.max())
        return Judgement(chances / chances.sum(), *self._values(told))

    def foretell(self, cells: NDArray[np.int16], offered: Sequence[int]) -> tuple[float, float]:
        """The reward and the share of the victory alone, in less time than a judgement takes."""
        factors = self.layout.choices.factors[np.array(offered)]
        tokens = self._tokens(cells, self._marks(cells), factors[:, 2])
        return self._values(self._through(tokens, self._telling)[self._telling].reshape(-1))

    def _through(self, tokens: Real, wanted: Whole) -> Real:
        """The wanted tokens after all layers; the last one leaves out the others."""
        for number in range(self._depth - 1):
            tokens = self._layer(f"layers.{number}", tokens)
        around = np.flatnonzero(self._reach[wanted].any(0))
        own = np.searchsorted(around, wanted)
        done = np.zeros_like(tokens)
        last = self._layer(f"layers.{self._depth - 1}", tokens, around, own)
        done[wanted] = self._norm("norm", last)
        return done

    def _values(self, told: Real) -> tuple[float, float]:
        reward, share = self._linear("value.2", gelu(self._linear("value.0", told)))
        return float(reward), float(1 / (1 + np.exp(-share)))

    def _linear(self, name: str, x: Real, part: slice = ALL) -> Real:
        done: Real = x @ self._weights[f"{name}.weight"][part].T
        done += self._weights[f"{name}.bias"][part]
        return done

    def _norm(self, name: str, x: Real) -> Real:
        x = x - (x @ self._even)[:, None]
        x *= (1 / np.sqrt(np.square(x) @ self._even + EPSILON))[:, None]
        x *= self._weights[f"{name}.weight"]
        x += self._weights[f"{name}.bias"]
        return x

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
        features = self._reader.read(cells)
        for each in self.layout.own:
            name = each.table.name
            parts.append(self._linear(f"tables.{name}", features[name]))
        for each in self.layout.pooled:
            name = each.table.name
            rows = self._linear(f"tables.{name}", features[name])
            rows = np.maximum(rows + self._weights[f"rows.{name}"], 0)
            mean = np.full((1, len(rows)), 1 / len(rows), np.float32) @ rows
            parts.append(self._linear(f"pools.{name}", mean))
        tokens: Real = np.concatenate(parts) + self._weights["tokens"]
        tokens += marks.T @ self._weights["roles"]
        offered = np.zeros((len(tokens), 1), np.float32)
        offered[spoken_of] = 1
        offered[0] = 0
        tokens += offered * self._weights["offered"]
        return tokens

    def _layer(
        self, name: str, tokens: Real, around: Whole | slice = ALL, own: Whole | slice = ALL
    ) -> Real:
        """What a layer makes of tokens, or of their own ones among those that are around them."""
        width = tokens.shape[1]
        known = self._norm(f"{name}.norm1", tokens)
        queries = parted(self._linear(f"{name}.qkv", known[around], slice(width)))
        found = self._linear(f"{name}.qkv", known, slice(width, None))
        keys, values = parted(found[:, :width]), parted(found[:, width:])
        seen = attention(queries, keys, values).transpose(1, 0, 2).reshape(-1, width)
        tokens = tokens[around] + self._linear(f"{name}.out", seen)
        inner = self._norm(f"{name}.norm2", tokens)
        near = self._linear(f"{name}.near", inner)
        np.maximum(near, 0, out=near)
        inner = inner[own] + self.layout.borders[around][own][:, around] @ near
        done: Real = self._linear(f"{name}.down", gelu(self._linear(f"{name}.up", inner)))
        done += tokens[own]
        return done

    def _logits(self, tokens: Real, told: Real, marks: Real, factors: NDArray[np.int64]) -> Real:
        context = np.concatenate([told, (marks @ tokens).reshape(-1)])
        query = self._linear("query.2", gelu(self._linear("query.0", context)))
        query = query * len(query) ** -0.5
        verbs, nouns, rows, numbers = factors.T
        keys = self._linear("keys", tokens[rows])
        keys[rows == 0] = 0
        numbers_below = np.where(numbers > 0, numbers.max() - numbers + 1, 0)
        key = (
            self._weights["verbs"][verbs]
            + self._weights["nouns"][nouns]
            + keys
            + self._weights["numbers"][numbers]
            + self._weights["below"][numbers_below]
        )
        logits: Real = key @ query
        return logits


class Reader:
    """Makes the features of all tables in one go: numbers, then logarithms, then each yes or no."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        numbers = [(each, each.numbers, each.scales) for each in blocks]
        logs = [(each, each.wide, each.logs) for each in blocks]
        single = [(each, each.columns, each.values) for each in blocks]
        self._numbers, self._scales = gathered(numbers)
        self._wide, self._logs = gathered(logs)
        self._single, self._values = gathered(single)
        found: dict[str, list[Whole]] = {each.table.name: [] for each in blocks}
        at = 0
        for each, columns, _ in [*numbers, *logs, *single]:
            size = each.rows * len(columns)
            found[each.table.name].append(np.arange(at, at + size).reshape(each.rows, -1))
            at += size
        self._places = {name: np.concatenate(parts, 1) for name, parts in found.items()}

    def read(self, cells: NDArray[np.int16]) -> dict[str, Real]:
        """By table the features of its rows."""
        wide = cells[self._wide].astype(np.float32)
        logs = np.sign(wide) * np.log1p(np.abs(wide)) * self._logs
        numbers, single = cells[self._numbers] * self._scales, cells[self._single] == self._values
        flat = np.concatenate([numbers, logs, single], dtype=np.float32)
        return {name: flat.take(places) for name, places in self._places.items()}


def gathered(parts: Sequence[tuple[Block, Whole, NDArray[T]]]) -> tuple[Whole, NDArray[T]]:
    """The cells in some columns of tables, row after row, and what belongs to each of them."""
    cells, told = [], []
    for block, columns, each in parts:
        first = block.start + block.width * np.arange(block.rows)
        cells.append((first[:, None] + columns).ravel())
        told.append(np.tile(each, block.rows))
    return np.concatenate(cells), np.concatenate(told)


def parted(x: Real) -> Real:
    """Rows as those of the heads, one head after the other."""
    return x.reshape(len(x), HEADS, -1).transpose(1, 0, 2)


def attention(queries: Real, keys: Real, values: Real) -> Real:
    """What each query finds among the values, by head."""
    weights: Real = queries @ keys.transpose(0, 2, 1)
    weights *= keys.shape[-1] ** -0.5
    weights -= weights.max(-1, keepdims=True)
    np.exp(weights, out=weights)
    found: Real = weights @ values
    found /= weights.sum(-1, keepdims=True)
    return found


def gelu(x: Real) -> Real:
    """Gaussian error linear units, by the usual approximation with tanh."""
    done: Real = x * x
    done *= 0.7978845608 * 0.044715
    done += 0.7978845608
    done *= x
    np.tanh(done, out=done)
    done += 1
    done *= x
    done *= 0.5
    return done
