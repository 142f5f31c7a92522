"""What is sent whole: its type, its tag, and what it is when it is compressed."""

from __future__ import annotations

import gzip
import hashlib
from functools import cached_property
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

# Of nine ways to pack: one for what is packed once, and one for what is soon another, which takes
# less time than sending what it saves.
PAINSTAKING: Final = 9
QUICKLY: Final = 5

TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".ico": "image/x-icon",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".ogg": "audio/ogg",
    ".mp3": "audio/mpeg",
    ".txt": "text/plain; charset=utf-8",
    ".md": "text/plain; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
}
GZIPPED: Final = (
    ".html",
    ".js",
    ".mjs",
    ".css",
    ".json",
    ".map",
    ".svg",
    ".txt",
    ".ftl",
    ".webmanifest",
)


class Asset:
    """A file, or a fixed answer, as it is sent."""

    def __init__(
        self, data: bytes, suffix: str, modified: float = 0.0, pains: int = PAINSTAKING
    ) -> None:
        self.modified = modified
        self.data = data
        self.brotli = b""  # it takes long, so it is there only if it was made before
        self.type = TYPES[suffix]
        self.digest = digest(data)
        self.etag = f'"{self.digest}"'
        self._suffix, self._pains = suffix, pains

    @cached_property
    def gzipped(self) -> bytes:
        """The data compressed; nothing where that would not make them smaller."""
        gzipped = gzip.compress(self.data, self._pains, mtime=0) if self._suffix in GZIPPED else b""
        return gzipped if len(gzipped) < len(self.data) else b""


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:32]


def asset_response(request: Request, asset: Asset, cache_control: str = "no-cache") -> Response:
    headers = {"etag": asset.etag, "cache-control": cache_control, "vary": "accept-encoding"}
    if asset.etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    data, taken = asset.data, codings(request)
    if asset.brotli and "br" in taken:
        data, headers["content-encoding"] = asset.brotli, "br"
    elif asset.gzipped and "gzip" in taken:
        data, headers["content-encoding"] = asset.gzipped, "gzip"
    return Response(data, headers=headers | {"content-type": asset.type})


def codings(request: Request) -> set[str]:
    """The ways of compression that a client takes."""
    named = [part.split(";") for part in request.headers.get("accept-encoding", "").split(",")]
    return {name.strip() for name, *weight in named if "".join(weight).strip() != "q=0"}
