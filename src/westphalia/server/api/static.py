"""The client's files: read once, packed once, and checked for changes while they are worked on.

The page names its files with a version made of all of them, ``/v/3f…/main.js``, and they name each
other from where they lie.  So a browser keeps them for good and comes back with one request.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".ogg": "audio/ogg",
    ".mp3": "audio/mpeg",
    ".txt": "text/plain; charset=utf-8",
    ".md": "text/plain; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
}
PACKED: Final = (".html", ".js", ".mjs", ".css", ".json", ".svg", ".txt", ".ftl", ".webmanifest")
INDEX: Final = "index.html"
VERSIONED: Final = re.compile(r"v/([0-9a-f]{16})/(.*)", re.DOTALL)
FOR_GOOD: Final = "max-age=31536000, immutable"


class Page:
    """One file as it is sent."""

    def __init__(self, data: bytes, suffix: str, stamp: float = 0.0) -> None:
        self.stamp = stamp
        self.data = data
        self.type = TYPES[suffix]
        self.etag = f'"{hashlib.sha256(data).hexdigest()[:32]}"'
        packed = gzip.compress(data, 9, mtime=0) if suffix in PACKED else b""
        self.packed = packed if packed and len(packed) < len(data) else b""


class Files:
    """The files below some folders; a name that is not a file is a page of the client."""

    def __init__(self, web: Path, locales: Path) -> None:
        self.web = web.resolve()
        self.locales = locales.resolve()
        self._pages: dict[Path, Page] = {}
        self.version = ""
        self._index: Page | None = None

    def find(self, name: str) -> Path | None:
        """The file of that name, if it is one of ours and of a kind that we send."""
        if "\0" in name or len(name) > 300:
            return None
        for root, rest in ((self.web, name), (self.locales, name.removeprefix("locales/"))):
            if root is self.locales and not (name.startswith("locales/") and name.endswith(".ftl")):
                continue
            path = (root / rest).resolve()
            if path.is_relative_to(root) and path.suffix in TYPES and path.is_file():
                return path
        return None

    def page(self, path: Path) -> Page:
        stamp = path.stat().st_mtime
        known = self._pages.get(path)
        if known is None or known.stamp != stamp:
            known = self._pages[path] = Page(path.read_bytes(), path.suffix, stamp)
        return known

    def index(self) -> Page:
        """The page that everything begins with, which names the version of all other files."""
        version = self._version()
        if self._index is None or version != self.version:
            data = self.page(self.web / INDEX).data.replace(b'="/', b'="/v/%b/' % version.encode())
            self.version, self._index = version, Page(data, ".html")
        return self._index

    def _version(self) -> str:
        everything = hashlib.sha256()
        for root in (self.web, self.locales):
            for path in sorted(root.rglob("*")):
                if path.suffix in TYPES and path.is_file():
                    everything.update(f"{path.relative_to(root)} {self.page(path).etag}".encode())
        return everything.hexdigest()[:16]

    async def serve(self, request: Request) -> Response:
        name = request.path_params["path"]
        versioned = VERSIONED.fullmatch(name)
        path = self.find(versioned[2] if versioned else name)
        of_the_client = "." not in name.rpartition("/")[2] and not name.startswith("api")
        if path == self.web / INDEX or (path is None and of_the_client):
            return sent(request, self.index())
        if path is None:
            return PlainTextResponse(f"there is nothing at /{name[:100]}", 404)
        current = versioned is not None and versioned[1] == self.version
        return sent(request, self.page(path), FOR_GOOD if current else "no-cache")


def sent(request: Request, page: Page, keep: str = "no-cache") -> Response:
    headers = {"etag": page.etag, "cache-control": keep, "vary": "accept-encoding"}
    if page.etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    data = page.data
    if page.packed and "gzip" in request.headers.get("accept-encoding", ""):
        data = page.packed
        headers["content-encoding"] = "gzip"
    return Response(data, headers=headers | {"content-type": page.type})
