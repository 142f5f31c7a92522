"""Words of the house: privacy, imprint, terms and conduct, in Markdown, as its host wrote them.

Raw HTML in them is shown as it stands and does nothing; links lead to the web and mail only.
What is kept and for how long is made of the settings and the schema.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt

from westphalia.locales import ENGLISH, LANGUAGES, Tongue
from westphalia.server.settings import Settings

KINDS: Final = ("privacy", "terms", "conduct", "imprint")
ALWAYS: Final = "privacy"  # it tells what is kept, whether the host has said anything or not
KEPT: Final = "{kept}"  # where that stands in the text of a host
PLACE: Final = "{address}"
TEMPLATES: Final = files("westphalia.server") / "templates"
MARKDOWN: Final = (
    MarkdownIt("commonmark", {"html": False, "linkify": False}).enable("table").disable("image")
)

# What is kept of people, by what the schema keeps it in: every table of it belongs to one kind.
KEPT_IN: Final = {
    "people": (
        *("users", "profiles", "attempts", "ways_in", "letters", "roles"),
        *("rest_hours", "vacations"),
    ),
    "sessions": ("tokens",),
    "games": (
        *("tables", "seats", "lines", "submissions", "drafts", "seen", "played"),
        *("sittings", "alarms", "tournaments", "entrants", "tournament_games", "tickets"),
        *("beginnings", "results", "ratings"),
    ),
    "talk": ("talk", "talk_read", "notes", "avoided"),
    "notices": ("notice_preferences", "push_subscriptions", "outbox"),
    "reports": ("reports",),
    "bans": ("bans",),
    "log": ("moderation_log",),
}
OF_NOBODY: Final = (
    "server_keys",
    "banner",
    "leases",
    "rating_numbers",
    "notices",
)  # these tell nothing about people


class House:
    """The words of one house, in a folder of its host."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.folder = Path(settings.house).expanduser() if settings.house else None

    def kinds(self) -> list[str]:
        """What the host has written, in any language."""
        found = self.folder.rglob("*.md") if self.folder else ()
        names = {path.stem for path in found}
        return [kind for kind in KINDS if kind in names]

    def markdown(self, kind: str, language: str) -> str:
        """The words of a kind, in this language or as they are; nothing if there are none."""
        if self.folder:
            language = language if language in LANGUAGES else ENGLISH
            wanted = [f"{language}/{kind}.md", f"{kind}.md", f"{ENGLISH}/{kind}.md"]
            any_language = sorted(self.folder.glob(f"*/{kind}.md"))
            for path in [*map(self.folder.joinpath, wanted), *any_language]:
                if path.is_file():
                    return path.read_text("utf-8")
        return KEPT if kind == ALWAYS else ""

    def html(self, kind: str, language: str) -> str:
        """The words of a kind as a page shows them; nothing if there are none."""
        text = self.markdown(kind, language) if kind in KINDS else ""
        place = self.settings.public_url or "Westphalia"
        filled = text.replace(KEPT, self.kept(language)).replace(PLACE, place)
        return str(MARKDOWN.render(filled)) if text else ""

    def kept(self, language: str) -> str:
        """What is kept of people and for how long, as a list."""
        tongue = Tongue(language if language in LANGUAGES else ENGLISH)
        keep = self.settings.keep
        days = {
            "session": self.settings.session_days,
            "guests": keep.guests,
            "banned": keep.banned,
            "waiting": keep.waiting,
            "stalled": keep.stalled,
            "finished": keep.finished,
            "addresses": keep.addresses,
            "talk": keep.talk,
            "reports": keep.reports,
        }
        lines = [tongue.say(f"kept-{kind}", **days) for kind in KEPT_IN]
        head, end = tongue.say("kept-title"), tongue.say("kept-rest")
        return "\n".join([f"## {head}", "", *[f"- {line}" for line in lines], "", end])


def write_templates(folder: Path) -> list[Path]:
    """Writes templates for a host to fill in, where no such file is yet; returns what is new."""
    written = []
    for language in LANGUAGES:
        source = TEMPLATES / language
        for kind in KINDS:
            page, target = source / f"{kind}.md", folder / language / f"{kind}.md"
            if page.is_file() and not target.exists():
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(page.read_text("utf-8"), "utf-8")
                written.append(target)
    return written
