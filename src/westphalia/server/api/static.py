"""The static files of the client: read and compressed once, read again when they change.

The page names its files with a version made of all of them, ``/v/3f…/main.js``, and they name each
other relative to where they lie.  So a browser may cache them for ever and needs one request.

A checkout serves the modules as they are written.  An installed program brings a bundle of them,
which ``tools/build/bundle.py`` made: a few files that were compressed beforehand.
"""

from __future__ import annotations

import hashlib
import html
import json
import re
import time
from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from westphalia import plugins
from westphalia.locales import find_languages
from westphalia.server.assets import TYPES, Asset, asset_response, digest
from westphalia.server.context import Context

# ------------------------------------------------------------------------------
# Which modules belong together, so that a page can ask for all of them at once.
#
# A browser finds what a module imports only when the module has come, and what that imports when it
# has: over a slow line this waiting takes longer than all the bytes.


MAIN: Final = "main.js"
IMPORTED: Final = re.compile(r"""(?:\bfrom|^import)\s*["'](\.[^"']+)["']""", re.MULTILINE)
LOADED: Final = re.compile(r"""=> import\(["'](\.[^"']+)["']\)""")  # when it is needed


class Modules:
    """The modules of the client, each read once: which it imports, and which it may load."""

    def __init__(self, read: Callable[[str], str]) -> None:
        self.read = read
        self._read: dict[str, tuple[list[str], list[str]]] = {}

    def named_by(self, name: str) -> tuple[list[str], list[str]]:
        """The modules that one imports at once, and those that it loads when they are needed."""
        if name not in self._read:
            text, folder = self.read(name), dirname(name)
            self._read[name] = (
                [normpath(join(folder, path)) for path in IMPORTED.findall(text)],
                [normpath(join(folder, path)) for path in LOADED.findall(text)],
            )
        return self._read[name]

    def at_once(self, first: str, known: Collection[str] = ()) -> list[str]:
        """A module and all that it imports, in the order in which they are found."""
        found = {first: None}
        rest = [first]
        for name in rest:
            for each in self.named_by(name)[0]:
                if each not in found and each not in known:
                    found[each] = None
                    rest.append(each)
        return rest

    def when_needed(self, first: list[str]) -> dict[str, list[str]]:
        """By module that is loaded when it is needed all that it needs besides the *first* page."""
        known = set(first)
        found: dict[str, list[str]] = {}
        rest = first.copy()
        for name in rest:
            for entry in self.named_by(name)[1]:
                if entry not in found:
                    found[entry] = self.at_once(entry, known)
                    rest += found[entry]
        return found


# ------------------------------------------------------------------------------
# The files, as they are sent.


LOCALES: Final = "locales/"
INDEX: Final = "index.html"
MODULES: Final = b"<!-- modules -->"  # where it names them
LISTED: Final = b"<!-- languages -->"  # where it lists what can be spoken
VERSIONED: Final = re.compile(r"v/([0-9a-f]{16})/(.*)", re.DOTALL)
MESSAGES: Final = re.compile(r"locales/([\w-]+)/[\w-]+\.ftl")
IMMUTABLE: Final = "max-age=31536000, immutable"
VERSION_INTERVAL: Final = 1.0  # seconds between two looks at all files, however many ask


def version_of(roots: Iterable[Path], seen: Callable[[Path], str] | None = None) -> str:
    """The version of all files below some folders: another one as soon as one of them changes."""
    seen = seen or (lambda path: digest(path.read_bytes()))
    everything = hashlib.sha256()
    for root in roots:
        for path in sorted(root.rglob("*")):
            if path.suffix in TYPES and path.is_file():
                everything.update(f"{path.relative_to(root)} {seen(path)}".encode())
    return everything.hexdigest()[:16]


# ------------------------------------------------------------------------------
# The bundle: several files in one, where the page is that from which it was made.


IN_BUNDLE: Final = "bundle/"  # how the addresses of its files begin
CONTENTS: Final = "contents.json"
BROTLI: Final = "brotli"  # where it has files compressed, by their digest


class Bundle(msgspec.Struct, frozen=True):
    """What a bundle holds; its files are named from the root of the page."""

    made_from: str  # the version of page and messages
    first: list[str]  # the chunks of the first page
    later: dict[str, list[str]]  # by module that is loaded when it is needed, its chunks
    faces: str  # the sheet with the faces of the letters
    sheets: dict[str, list[str]]  # by file, the style sheets that are in it
    words: dict[str, list[str]]  # by part, the files of messages that are in it

    @classmethod
    def read(cls, folder: Path) -> Bundle | None:
        """What lies in a folder; nothing if there is none, or if it is of another version."""
        try:
            return msgspec.json.decode((folder / CONTENTS).read_bytes(), type=cls)
        except (FileNotFoundError, msgspec.DecodeError):
            return None


# ------------------------------------------------------------------------------
# The files below their folders.


class StaticFiles:
    """The files below two folders; a path that is no file is a route of the client."""

    def __init__(self, web: Path, locales: Path, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.web = web.resolve()
        self.locales = locales.resolve()
        self.bundled = self.web.parent / "bundle"
        self.bundle: Bundle | None = None  # as long as it fits
        self.spoken = find_languages(self.locales) if locales.is_dir() else {}
        self._assets: dict[Path, Asset] = {}
        self.version = ""
        self._looked = -VERSION_INTERVAL
        self._index: Asset | None = None

    def find(self, name: str) -> Path | None:
        """Finds the file of that name, if it is one of ours and of a type that we send."""
        if "\0" in name or len(name) > 300:
            return None
        for root, rest in ((self.web, name), (self.locales, name.removeprefix(LOCALES))):
            if root is self.locales and not (name.startswith(LOCALES) and name.endswith(".ftl")):
                continue
            path = (root / rest).resolve()
            if path.is_relative_to(root) and path.suffix in TYPES and path.is_file():
                return path
        return self._in_bundle(name) or self._brought(name)

    def _in_bundle(self, name: str) -> Path | None:
        """A file of the bundle, if it is in use."""
        if not name.startswith(IN_BUNDLE):
            return None
        self.index()  # which looks whether it is
        path = (self.bundled / name.removeprefix(IN_BUNDLE)).resolve()
        ours = path.is_relative_to(self.bundled) and path.suffix in TYPES and path.is_file()
        return path if self.bundle and ours else None

    def _brought(self, name: str) -> Path | None:
        """A file that a game of another package brings: of its page, or of its messages."""
        for prefix, root in self._homes():
            path = (root / name.removeprefix(prefix)).resolve()
            ours = name.startswith(prefix) and path.is_relative_to(root)
            sent = path.suffix == ".ftl" if prefix == LOCALES else path.suffix in TYPES
            if ours and sent and path.is_file():
                return path
        return None

    @staticmethod
    def _homes() -> list[tuple[str, Path]]:
        """Where those games keep such files, by the beginning of their addresses."""
        found: list[tuple[str, Path]] = []
        for game in plugins.offered():
            web, words = plugins.web(game), plugins.package(game) and plugins.words(game)
            if web:
                found.append((f"games/{game}/", web.resolve()))
            if isinstance(words, Path):
                found.append((LOCALES, words.resolve()))
        return found

    def asset(self, path: Path) -> Asset:
        modified = path.stat().st_mtime
        known = self._assets.get(path)
        if known is None or known.modified != modified:
            known = Asset(path.read_bytes(), path.suffix, modified)
            known.brotli = self._compressed(known)
            self._assets[path] = known
        return known

    def _compressed(self, asset: Asset) -> bytes:
        """What a file was compressed to when the bundle was made; nothing if it was not."""
        path = self.bundled / BROTLI / f"{asset.digest}.br"
        return path.read_bytes() if path.is_file() else b""

    def index(self) -> Asset:
        """The index page, which names the version of all other files."""
        now = self.now()
        if self._index is None or now - self._looked >= VERSION_INTERVAL:
            self._looked, version = now, self._version()
            if self._index is None or version != self.version:
                self.version, self._index = version, self._index_of(version)
        return self._index

    def index_with(self, tags: dict[str, str]) -> Asset:
        """The index page with what others show of its address, by the names of Open Graph."""
        lines = [
            f'<meta property="og:{name}" content="{html.escape(text)}">\n'
            for name, text in tags.items()
        ]
        page = self.index().data
        return Asset(page.replace(b"</head>", "".join([*lines, "</head>"]).encode()), ".html")

    def _index_of(self, version: str) -> Asset:
        folder = self.bundled if self.bundle else self.web
        page = self.asset(folder / INDEX).data.replace(MODULES, self._modules().encode())
        page = page.replace(LISTED, self._languages().encode())
        return Asset(page.replace(b'="/', b'="/v/%b/' % version.encode()), ".html")

    def _modules(self) -> str:
        """What asks for all modules of the first page, and lists those of the others for it."""
        if self.bundle:
            files = {name: getattr(self.bundle, name) for name in ("faces", "sheets", "words")}
            return asking_for(self.bundle.first, self.bundle.later) + json_script("bundle", files)
        modules = Modules(self._text)
        first = modules.at_once(MAIN)
        return asking_for(first, modules.when_needed(first))

    def _languages(self) -> str:
        """Every language: its tag, its own name, and whether it has all messages."""
        known = [[each.tag, each.name, each.complete] for each in self.spoken.values()]
        return json_script("languages", known)

    def _text(self, name: str) -> str:
        path = self.find(name)
        return self.asset(path).data.decode() if path else ""

    def _version(self) -> str:
        """The version of all files; in passing it is seen whether the bundle is of these."""
        homes = self._homes()
        own = version_of((self.web, self.locales), self._seen)
        bundle = Bundle.read(self.bundled)
        # The page of another package imports our modules, which must not be there twice.
        alone = not any(prefix != LOCALES for prefix, _ in homes)
        fits = bundle is not None and bundle.made_from == own and alone
        self.bundle = bundle if fits else None
        brought = version_of([home for _, home in homes], self._seen)
        return digest(f"{own} {brought} {self.bundle}".encode())[:16]

    def _seen(self, path: Path) -> str:
        return self.asset(path).digest

    async def serve(self, context: Context, request: Request) -> Response:
        name = request.path_params["path"]
        versioned = VERSIONED.fullmatch(name)
        file = versioned[2] if versioned else name
        path = self.find(file)
        client_route = "." not in name.rpartition("/")[2] and not name.startswith("api")
        if path == self.web / INDEX or (path is None and client_route):
            return asset_response(request, self.index())
        lacking = MESSAGES.fullmatch(file)
        if path is None and lacking and lacking[1] in self.spoken:
            return asset_response(request, Asset(b"", ".ftl"))  # begun, and not yet with this file
        if path is None:
            return PlainTextResponse(f"there is nothing at /{name[:100]}", 404)
        current = versioned is not None and versioned[1] == self.version
        return asset_response(request, self.asset(path), IMMUTABLE if current else "no-cache")


def asking_for(first: list[str], later: dict[str, list[str]]) -> str:
    """Asks for modules at once, and lists for the page those that it loads when it needs them."""
    links = [f'<link rel="modulepreload" href="/{name}">\n' for name in first]
    return "".join(links) + json_script("modules", later)


def json_script(name: str, value: object) -> str:
    """What the page reads from itself; no word of it ends the element."""
    text = json.dumps(value, separators=(",", ":"), ensure_ascii=False).replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{text}</script>'
