"""The pages for the browser: the built client, as files.

Its assets carry a hash in their names, so browsers keep them for good. The one HTML page names them and is asked for
anew each time. Which page a person sees is the client's business: all addresses of pages get the same HTML.
"""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any, TypeAlias

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from mirabilia.core.describe import LANGUAGES, texts

Head: TypeAlias = Callable[[Request[Any, Any, Any]], str]
FOLDER = Path(__file__).parent / "static"
ADDRESSES = [
    "/",
    "/t/{rest:path}",
    "/replay",
    "/replay/{rest:path}",
    "/shared/{rest:path}",
    "/position",
    "/learn/{rest:path}",
    "/puzzles",
    "/puzzles/{rest:path}",
    "/rules/{rest:path}",
    "/cards/{rest:path}",
    "/glossary/{rest:path}",
    "/statements/{rest:path}",
    "/tournaments",
    "/tournament/{rest:path}",
    "/ratings",
    "/ratings/{rest:path}",
    "/me",
    "/join",
    "/people/{rest:path}",
    "/settings",
    "/about",
]
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]*")
"""Of an asset: a file of the folder itself, never a way out of it."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Files that the build has compressed, the smallest first."""
REFUSED = re.compile(r"q=0(\.0*)?")
AT_THE_ROOT = ["/manifest.webmanifest", "/sw.js"]
"""What makes the pages an app: browsers look for it at the same address, whatever the version."""
COMPRESSED = "compressed"
AS_IT_IS = {COMPRESSED: True}
"""Nobody has to compress these answers: the build has done it."""
FOR_GOOD = "public, max-age=31536000, immutable"
NEVER = "no-cache"


def routes(folder: Path, head: Head | None = None) -> list[Any]:
    """What serves the client built into a folder; `head` says what is put into the head of its page for an address."""

    def html(request: Request[Any, Any, Any]) -> Response[bytes]:
        file = folder / "index.html"
        if head is None or not file.is_file():
            return served(file, request, NEVER) or not_built()
        whole = file.read_text(encoding="utf-8").replace("</head>", f"{head(request)}  </head>", 1).encode()
        headers = {"Cache-Control": NEVER, "Vary": "Accept-Encoding, Accept-Language"}
        if "gzip" in accepted(request.headers.get("Accept-Encoding", "")):
            whole, headers = gzip.compress(whole), headers | {"Content-Encoding": "gzip"}
        return Response(whole, media_type="text/html", headers=headers)

    @get(ADDRESSES, include_in_schema=False, opt=AS_IT_IS)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        return await asyncio.to_thread(html, request)

    @get("/assets/{name:str}", include_in_schema=False, opt=AS_IT_IS)
    async def asset(request: Request[Any, Any, Any]) -> Response[bytes]:
        name: str = request.path_params["name"]
        file = folder / "assets" / name
        response = await asyncio.to_thread(served, file, request, FOR_GOOD) if NAME.fullmatch(name) else None
        if response is None:
            raise NotFoundException(f"there is no {name}")
        return response

    @get(AT_THE_ROOT, include_in_schema=False, opt=AS_IT_IS)
    async def at_the_root(request: Request[Any, Any, Any]) -> Response[bytes]:
        response = await asyncio.to_thread(served, folder / request.url.path[1:], request, NEVER)
        if response is None:
            raise NotFoundException("the pages are not built")
        return response

    return [page, asset, at_the_root]


def missing(request: Request[Any, Any, Any], folder: Path = FOLDER) -> Response[bytes] | None:
    """For a person who has come to a wrong address: the client, which says so. None for programs."""
    accepts = request.headers.get("Accept", "")
    if request.method != "GET" or request.url.path.startswith("/api/") or "text/html" not in accepts:
        return None
    response = served(folder / "index.html", request, NEVER)
    if response is not None:
        response.status_code = 404
    return response


def served(file: Path, request: Request[Any, Any, Any], keep: str) -> Response[bytes] | None:
    """A file, compressed if it can be; None if it is not there or nothing a browser should ask for."""
    kind = KINDS.get(file.suffix)
    if kind is None or not file.is_file():
        return None
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    for encoding in accepted(request.headers.get("Accept-Encoding", "")):
        small = file.with_name(file.name + ENCODINGS[encoding])
        if small.is_file():
            return Response(small.read_bytes(), media_type=kind, headers=headers | {"Content-Encoding": encoding})
    return Response(file.read_bytes(), media_type=kind, headers=headers)


def accepted(header: str) -> list[str]:
    """The encodings that a browser takes, of those there are."""
    named = {}
    for part in header.split(","):
        name, _, quality = part.partition(";")
        named[name.strip().lower()] = quality.replace(" ", "").lower()
    return [encoding for encoding in ENCODINGS if encoding in named and not REFUSED.fullmatch(named[encoding])]


def not_built() -> Response[bytes]:
    """Says in all languages why there are no pages."""
    said = "".join(
        f'<section lang="{language}"><h1>{escape(text("web-not-built"))}</h1>'
        f"<p>{escape(text('web-not-built-why'))}</p></section>"
        for language, text in ((language, texts(language)) for language in LANGUAGES)
    )
    html = f'<!doctype html><html lang="{LANGUAGES[0]}"><meta charset="utf-8"><title>Mirabilia</title>{said}</html>'
    return Response(html.encode(), status_code=503, media_type="text/html", headers={"Cache-Control": "no-store"})
