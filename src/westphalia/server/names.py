"""Names of people: those of accounts are reserved, and no name is a forgery of another."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from westphalia.server.errors import Refusal
from westphalia.server.store.accounts import comparable_name
from westphalia.server.store.rows import User
from westphalia.server.store.store import Store

# Scripts that share the shapes of many letters.
LOOK_ALIKE: Final = frozenset({"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC"})


async def require_free_names(store: Store, user: User | None, names: Iterable[str]) -> None:
    """Refuses names of accounts to everybody but their owners, however they are written.

    A guest whose name has become that of an account may keep it, and is shown as a guest.
    """
    own = comparable_name(user.name) if user else ""
    for name in sorted(set(names)):
        account = await store.account(name) if comparable_name(name) != own else None
        if account is not None and (user is None or account.id != user.id):
            raise Refusal(
                "conflict",
                f"'{name}' is the name of an account; log in, or take another one",
                reason="name_reserved",
                name=name,
            )


def require_one_script(name: str) -> None:
    """Refuses words of letters that look alike but are not: a Cyrillic а in Anna."""
    for word in unicodedata.normalize("NFKC", name).split():
        scripts = {unicodedata.name(char, "").split(" ")[0] for char in word if char.isalpha()}
        if len(scripts & LOOK_ALIKE) > 1:
            raise Refusal(
                "bad_request",
                "a word of a name keeps to the letters of one script",
                reason="name_scripts",
            )
