"""The client's files: read once, packed once, and checked for changes while they are worked on."""

from __future__ import annotations

import gzip
import hashlib
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


class Page:
    """One file as it is sent."""

    def __init__(self, path: Path, stamp: float) -> None:
        self.stamp = stamp
        self.data = path.read_bytes()
        self.type = TYPES[path.suffix]
        self.etag = f'"{hashlib.sha256(self.data).hexdigest()[:32]}"'
        packed = gzip.compress(self.data, 6, mtime=0) if path.suffix in PACKED else b""
        self.packed = packed if packed and len(packed) < len(self.data) else b""


class Files:
    """The files below some folders; a name that is not a file is a page of the client."""

    def __init__(self, web: Path, locales: Path) -> None:
        self.web = web.resolve()
        self.locales = locales.resolve()
        self._pages: dict[Path, Page] = {}

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
            known = self._pages[path] = Page(path, stamp)
        return known

    async def serve(self, request: Request) -> Response:
        name = request.path_params["path"]
        path = self.find(name)
        if path is None and "." not in name.rpartition("/")[2] and not name.startswith("api"):
            path = self.find("index.html")
        if path is None:
            return PlainTextResponse(f"there is nothing at /{name[:100]}", 404)
        return self._send(request, self.page(path))

    def _send(self, request: Request, page: Page) -> Response:
        headers = {"etag": page.etag, "cache-control": "no-cache", "vary": "accept-encoding"}
        if page.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        data = page.data
        if page.packed and "gzip" in request.headers.get("accept-encoding", ""):
            data = page.packed
            headers["content-encoding"] = "gzip"
        return Response(data, headers=headers | {"content-type": page.type})
