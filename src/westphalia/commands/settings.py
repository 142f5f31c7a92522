"""The settings of a server as options of a command, and as variables of the environment."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any, TypeVar
from urllib.parse import urlsplit

import click
from click.core import ParameterSource
from msgspec.structs import replace

from westphalia.server.settings import FLAG, ROWS, VARIABLES, Row, Settings, settings_of
from westphalia.server.store.rows import StoreError

Command = TypeVar("Command", bound=Callable[..., object])


class Value(click.ParamType[object]):
    """A value of a setting; a wrong one is told with the name by which it was said."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.name = row.setting.unit

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> object:
        if not isinstance(value, str):
            return value
        try:
            return self.row.read(value)
        except ValueError as error:
            raise click.BadParameter(str(error), ctx, param, self._said_by(ctx)) from None

    def _said_by(self, ctx: click.Context | None) -> str:
        source = ctx.get_parameter_source(parameter(self.row)) if ctx else None
        return self.row.variable if source == ParameterSource.ENVIRONMENT else self.row.option

    def split_envvar_value(self, rv: str) -> list[str]:
        return self.row.setting.kind.split(rv)


class Flag(click.types.BoolParamType):
    """The same for what is said by --name or --no-name."""

    def __init__(self, row: Row) -> None:
        self.value = Value(row)

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> bool:
        return bool(self.value.convert(value, param, ctx))


def parameter(row: Row) -> str:
    """The name of a setting among the parameters of a command."""
    return row.key.replace(".", "_")


def option(row: Row) -> Callable[[Command], Command]:
    setting = row.setting
    flag = setting.kind is FLAG
    name = f"{row.option}/--no-{setting.name}" if flag else row.option
    return click.option(
        name,
        parameter(row),
        type=Flag(row) if flag else Value(row),
        default=row.default if flag else (() if setting.several else row.usual),
        show_default=bool(row.usual) and not flag,
        envvar=row.variable,
        metavar=None if flag else setting.unit.upper(),
        multiple=setting.several,
        is_flag=flag,
        help=f"{setting.about}.",
    )


def with_settings(*names: str) -> Callable[[Command], Command]:
    """Gives a command the options of these settings; without names, those of all."""

    def decorated(command: Command) -> Command:
        wanted = [row for row in ROWS if not names or row.setting.name in names]
        for row in reversed([row for row in wanted if row.option]):
            command = option(row)(command)
        return command

    return decorated


def chosen(options: Mapping[str, Any]) -> Settings:
    """The settings that options and environment say, with a whole mail server."""
    values = {row.key: options[parameter(row)] for row in ROWS if row.option}
    secrets = {row.key: os.environ.get(row.variable, "") for row in ROWS if row.setting.secret}
    settings = settings_of(values | secrets)
    if settings.smtp is None:
        return settings
    if not settings.public_url:
        raise click.UsageError("mail has links to this server in it: say --public-url, too")
    sender = settings.smtp_from or f"westphalia@{urlsplit(settings.public_url).hostname}"
    password = settings.smtp_password if settings.smtp.user else ""
    return replace(settings, smtp=replace(settings.smtp, sender=sender, password=password))


def tell_unknown_variables(names: Iterable[str]) -> None:
    """Says which variables look like settings and are none."""
    known = [row.variable for row in ROWS]
    for name in sorted(names):
        if name.startswith(VARIABLES) and name not in known:
            near = get_close_matches(name, known, 1)
            meant = f"; perhaps {near[0]} is meant" if near else ""
            click.echo(f"{name} is no setting and changes nothing{meant}.", err=True)


@contextmanager
def spoken_errors() -> Iterator[None]:
    """What the store cannot do is a sentence, an interrupt is no error.

    Before that, whoever opens a store is told of variables that change nothing.
    """
    tell_unknown_variables(os.environ)
    try:
        yield
    except StoreError as error:
        raise click.ClickException(str(error)) from error
    except KeyboardInterrupt:
        click.echo("Closed.")
