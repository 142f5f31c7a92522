"""The tools that a language model has at its seat, by the Model Context Protocol."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

from mcp.server import MCPServer
from pydantic import Field

from westphalia import __version__
from westphalia.terminal.language_model import ModelSeat

INSTRUCTIONS: Final = """\
You play one seat of {game}, a board game about the Thirty Years' War, against others. Begin with \
`look`. The line `ask` is the question that you must answer next, with the number of its rule; a \
line that begins with `-` is a legal answer: first its text, then what it means. Give it with \
`answer`, which tells you what happened then and what is asked next. No other answer is possible, \
and what is refused changes nothing. `table` with `help` lists what else you may ask the table. \
Play until the result is shown."""

Tokens = Annotated[int, Field(description="About how many tokens the reply may have", ge=1)]


def serve_seat(seat: ModelSeat, game: str, usual: int) -> MCPServer[Any]:
    """A server with the tools of one seat; a reply has *usual* tokens, if no number is said."""
    server: MCPServer[Any] = MCPServer(
        "westphalia",
        title="Westphalia",
        instructions=INSTRUCTIONS.format(game=game),
        version=__version__,
        log_level="WARNING",
    )
    for tool in (*reading(seat, usual), *acting(seat, usual)):
        server.add_tool(tool, structured_output=False)
    return server


def reading(seat: ModelSeat, usual: int) -> list[Callable[..., str]]:
    """The tools that only look."""

    def look(
        part: Annotated[
            str, Field(description="One part only, such as 'map' or 'log'; empty for all")
        ] = "",
        tokens: Tokens = usual,
    ) -> str:
        """What your seat sees: the log since you last looked, the question, then the table."""
        return seat.look(part, tokens)

    def answers(
        containing: Annotated[
            str, Field(description="Words that an answer must contain; empty for all")
        ] = "",
        tokens: Tokens = usual,
    ) -> str:
        """The legal answers to your question, each with what it means."""
        return seat.answers(containing, tokens)

    def rules(
        about: Annotated[str, Field(description="The number of a rule, or words of it")],
        tokens: Tokens = usual,
    ) -> str:
        """What the rules say."""
        return seat.type(f"rules {about}", tokens)

    return [look, answers, rules]


def acting(seat: ModelSeat, usual: int) -> list[Callable[..., str]]:
    """The tools that may change the game."""

    def answer(
        choices: Annotated[
            list[str], Field(description="Texts of answers, in order: all are taken or none")
        ],
        tokens: Tokens = usual,
    ) -> str:
        """Answer your question, and those that follow from it; the others then play on."""
        return seat.answer(choices, tokens)

    def table(
        line: Annotated[
            str, Field(description="Such as 'help', 'map', 'odds', 'why march saxony', 'undo'")
        ],
        tokens: Tokens = usual,
    ) -> str:
        """Ask the table anything else, in a line; 'help' lists what it understands."""
        return seat.type(line, tokens)

    return [answer, table]
