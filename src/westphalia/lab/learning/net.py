"""The net in PyTorch, for many positions at a time; ``bots/learned/net.py`` is the same in numpy.

It reads the tables of a game (``bots/learned/layout.py``): rows become tokens, which attend to each
other and mix with their neighbours; a query is compared with a key for each offered choice.
"""

from __future__ import annotations

import torch
import torch.nn.functional as F  # noqa: N812  the name that everybody gives it
from torch import Tensor, nn

from westphalia.bots.learned.layout import COUNTED, Block, Layout
from westphalia.bots.learned.net import HEADS

NEVER = -1e9  # the logit of what is not offered


class Features(nn.Module):
    """The rows of a table as features: numbers by scale and logarithm, values one by one."""

    def __init__(self, block: Block) -> None:
        super().__init__()
        self.block = block
        for name in ("numbers", "scales", "wide", "logs", "columns", "values"):
            known = torch.from_numpy(getattr(block, name))
            self.register_buffer(name, known, persistent=False)

    def forward(self, cells: Tensor, kind: torch.dtype) -> Tensor:
        block = self.block
        told = cells[:, block.start : block.start + block.rows * block.width]
        told = told.view(-1, block.rows, block.width)
        numbers = told[:, :, self.numbers] * self.scales
        wide = told[:, :, self.wide].float()
        logs = wide.sign() * wide.abs().log1p() * self.logs
        single = told[:, :, self.columns] == self.values
        return torch.cat([numbers.to(kind), logs.to(kind), single.to(kind)], -1)


class Layer(nn.Module):
    """Attention among all tokens, mixing with neighbours, and a step by itself for each."""

    def __init__(self, width: int, borders: Tensor) -> None:
        super().__init__()
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.near = nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, 2 * width), nn.Linear(2 * width, width)
        self.register_buffer("borders", borders, persistent=False)

    def forward(self, tokens: Tensor) -> Tensor:
        games, count, width = tokens.shape
        qkv = self.qkv(self.norm1(tokens)).view(games, count, 3, HEADS, width // HEADS)
        queries, keys, values = qkv.permute(2, 0, 3, 1, 4)
        seen = F.scaled_dot_product_attention(queries, keys, values)
        tokens = tokens + self.out(seen.transpose(1, 2).reshape(games, count, width))
        inner = self.norm2(tokens)
        near = F.relu(self.near(inner))
        inner = inner + torch.matmul(self.borders.to(near.dtype), near)
        return tokens + self.down(F.gelu(self.up(inner), approximate="tanh"))


class Net(nn.Module):
    """Logits of the offered choices, and two values: the reward, and the logit of the share."""

    def __init__(self, layout: Layout, width: int = 128, depth: int = 3) -> None:
        super().__init__()
        self.layout, self.width, self.depth = layout, width, depth
        blocks = {each.table.name: each for each in [*layout.own, *layout.pooled]}
        self.features = nn.ModuleDict({name: Features(each) for name, each in blocks.items()})
        self.tables = nn.ModuleDict(
            {name: nn.Linear(each.features, width) for name, each in blocks.items()}
        )
        pooled = {each.table.name: each.rows for each in layout.pooled}
        self.rows = nn.ParameterDict({name: small(rows, width) for name, rows in pooled.items()})
        self.pools = nn.ModuleDict({name: nn.Linear(width, width) for name in pooled})
        self.tokens = small(layout.tokens, width)
        self.roles = small(len(layout.pointers), width)
        self.offered = small(1, width)
        borders = torch.from_numpy(layout.borders)
        self.layers = nn.ModuleList([Layer(width, borders) for _ in range(depth)])
        self.norm = nn.LayerNorm(width)
        told = (1 + len(layout.alone)) * width
        asked = told + len(layout.pointers) * width
        self.query = nn.Sequential(
            nn.Linear(asked, 2 * width), nn.GELU(approximate="tanh"), nn.Linear(2 * width, width)
        )
        self.value = nn.Sequential(
            nn.Linear(told, width), nn.GELU(approximate="tanh"), nn.Linear(width, 2)
        )
        nn.init.zeros_(self.value[-1].weight)
        nn.init.zeros_(self.value[-1].bias)
        self.keys = nn.Linear(width, width)
        self.verbs = small(layout.choices.verbs, width)
        self.nouns = small(layout.choices.nouns, width)
        self.numbers, self.below = small(COUNTED, width), small(COUNTED, width)
        self._remember_layout()

    def _remember_layout(self) -> None:
        """What of the layout goes where the weights go."""
        pointers = self.layout.pointers
        longest = max([len(each.tokens) for each in pointers], default=1)
        named = torch.zeros(len(pointers), longest, dtype=torch.long)
        for row, each in zip(named, pointers, strict=True):
            row[: len(each.tokens)] = torch.from_numpy(each.tokens)
        cells = torch.tensor([each.cell for each in pointers], dtype=torch.long)
        factors = torch.from_numpy(self.layout.choices.factors)
        alone = torch.tensor([0, *self.layout.alone])
        known = {"pointed": cells, "named": named, "factors": factors, "alone": alone}
        for name, each in known.items():
            self.register_buffer(name, each, persistent=False)

    def forward(self, cells: Tensor, offered: Tensor) -> tuple[Tensor, Tensor]:
        """Of games: their cells, and the offered choices by number, filled up with NO_CHOICE."""
        kind = torch.bfloat16 if cells.is_cuda else torch.float32
        factors = self.factors[offered.long()]  # the last row, where there is no choice
        marks = self._marks(cells, kind)
        tokens = self._tokens(cells, marks, factors[:, :, 2], kind)
        for layer in self.layers:
            tokens = layer(tokens)
        tokens = self.norm(tokens)
        told = tokens[:, self.alone].flatten(1)
        logits = self._logits(tokens, torch.cat([told, (marks @ tokens).flatten(1)], 1), factors)
        return logits.masked_fill(offered < 0, NEVER), self.value(told).float()

    def _marks(self, cells: Tensor, kind: torch.dtype) -> Tensor:
        """By pointer and token whether it is named."""
        said = cells[:, self.pointed].long().T
        named = self.named.gather(1, said).T
        count = torch.arange(self.layout.tokens, device=cells.device)
        return ((named[:, :, None] == count) & (count > 0)).to(kind)

    def _tokens(self, cells: Tensor, marks: Tensor, spoken_of: Tensor, kind: torch.dtype) -> Tensor:
        games = len(cells)
        parts = [torch.zeros(games, 1, self.width, dtype=kind, device=cells.device)]
        for each in self.layout.own:
            name = each.table.name
            parts.append(self.tables[name](self.features[name](cells, kind)))
        for each in self.layout.pooled:
            name = each.table.name
            rows = self.tables[name](self.features[name](cells, kind)) + self.rows[name].to(kind)
            parts.append(self.pools[name](F.relu(rows).mean(1, keepdim=True)))
        tokens = torch.cat(parts, 1) + self.tokens.to(kind)
        tokens = tokens + marks.transpose(1, 2) @ self.roles.to(kind)
        offered = torch.zeros(games, self.layout.tokens, dtype=kind, device=cells.device)
        offered = offered.scatter(1, spoken_of, 1.0)
        offered = torch.cat([torch.zeros_like(offered[:, :1]), offered[:, 1:]], 1)
        return tokens + offered[:, :, None] * self.offered.to(kind)

    def _logits(self, tokens: Tensor, context: Tensor, factors: Tensor) -> Tensor:
        query, keys = self.query(context).float() * self.width**-0.5, self.keys(tokens).float()
        verbs, nouns, rows, numbers = factors.unbind(-1)
        below = torch.where(numbers > 0, numbers.amax(1, keepdim=True) - numbers + 1, 0)
        with torch.autocast(query.device.type, enabled=False):  # a sum of parts wants all digits
            pointed = (keys * query[:, None]).sum(2)
            pointed = torch.cat([torch.zeros_like(pointed[:, :1]), pointed[:, 1:]], 1)
            return (
                (query @ self.verbs.T).gather(1, verbs)
                + (query @ self.nouns.T).gather(1, nouns)
                + pointed.gather(1, rows)
                + (query @ self.numbers.T).gather(1, numbers)
                + (query @ self.below.T).gather(1, below)
            )


def small(rows: int, width: int) -> nn.Parameter:
    """Parameters of their own for each row, small at first."""
    return nn.Parameter(torch.randn(rows, width) * 0.1)
