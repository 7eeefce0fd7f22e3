"""What a link is said to lead to where it is shared: a title, a sentence and a picture (Open Graph).

The page is the same for everybody; what stands in its head depends on the address and on the language asked for.
Nothing is told that a spectator could not see, and people are named only if they have agreed.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from html import escape
from typing import Annotated, Any
from urllib.parse import quote

import sqlalchemy as sa
from litestar import Controller, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter
from msgspec import Struct

from mirabilia.core.describe import LANGUAGES, Texts, texts
from mirabilia.server import link_pictures, puzzles
from mirabilia.server.lobby import allow, hub_of
from mirabilia.server.problems import DOCUMENTED
from mirabilia.tables import outline, shares
from mirabilia.tables.requests import Refused
from mirabilia.tables.schema import summaries
from mirabilia.tables.store import Store, Unavailable

PNG = "image/png"
KEPT_SECONDS = 300
"""How long a picture may be shown before it is asked for again: a game goes on."""
PICTURE = DOCUMENTED | {
    200: ResponseSpec(bytes, description="A PNG of 1200 by 630", media_type=PNG, generate_examples=False)
}
TERRITORIES = {"en": "en_GB", "it": "it_IT"}
Chosen = Annotated[str | None, QueryParameter(name="lang", pattern="^(en|it)$")]


class LinkPreview(Struct, frozen=True):
    """What is said of an address."""

    title: str
    words: str
    picture: str
    """The address of the picture."""


# In the head of a page.


def head(request: Request[Any, Any, Any]) -> str:
    """What is put into the head of the page of an address."""
    language = language_of(request)
    preview = preview_of(request.url.path, texts(language), hub_of(request).store, hub_of(request).now())
    site = str(request.base_url).rstrip("/")
    names = {
        "og:site_name": "Mirabilia",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.words,
        "og:url": f"{site}{quote(request.url.path)}",
        "og:locale": TERRITORIES[language],
        "og:image": f"{site}{preview.picture}?lang={language}",
        "og:image:type": PNG,
        "og:image:width": str(link_pictures.WIDTH),
        "og:image:height": str(link_pictures.HEIGHT),
        "og:image:alt": preview.title,
    }
    tags = [f'<meta property="{name}" content="{escape(content)}" />' for name, content in names.items()]
    tags.append(f'<meta name="description" content="{escape(preview.words)}" />')
    tags.append('<meta name="twitter:card" content="summary_large_image" />')
    return "".join(f"    {tag}\n" for tag in tags)


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language asked for in the address, else the first of ours that the browser or the service likes."""
    asked = request.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    for wish in request.headers.get("accept-language", "").split(","):
        code = wish.partition(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def preview_of(path: str, words: Texts, store: Store, now: int) -> LinkPreview:
    """What an address leads to; that of the site where it is none of its own, or leads nowhere."""
    for pattern, preview in PAGES:
        match = pattern.fullmatch(path)
        if match is not None:
            try:
                return preview(match[1], words, store, now)
            except (Refused, Unavailable):
                break
    return LinkPreview("Mirabilia", words("web-motto"), "/api/picture")


def of_table(id: str, words: Texts, store: Store, now: int) -> LinkPreview:
    """Another process may have the table in its memory, so this looks at what the lobby knows."""
    game, status = listed(store, id)
    title = words(f"{game}-title")
    return LinkPreview(title, words(f"preview-{status}-why"), f"/api/tables/{quote(id)}/picture")


def of_replay(id: str, words: Texts, store: Store, now: int) -> LinkPreview:
    game, _ = listed(store, id)
    title = words("preview-replay", game=words(f"{game}-title"))
    return LinkPreview(title, words("preview-replay-why"), f"/api/tables/{quote(id)}/picture")


def of_share(id: str, words: Texts, store: Store, now: int) -> LinkPreview:
    share = shares.one(store, id, now)
    title = words("preview-replay", game=words(f"{share.game}-title"))
    return LinkPreview(title, words("preview-replay-why"), f"/api/shares/{quote(id)}/picture")


def of_puzzle(id: str, words: Texts, store: Store, now: int) -> LinkPreview:
    puzzle = puzzles.puzzle_named(id)
    title = words("web-puzzle-of", game=words(f"{puzzle.game}-title"))
    return LinkPreview(title, words("preview-puzzle-why"), f"/api/puzzles/{quote(id)}/picture")


def listed(store: Store, table: str) -> tuple[str, str]:
    """The game of a table and how it stands."""
    found = store.select_summaries(sa.select(summaries).where(summaries.c.table_id == table))
    if not found:
        raise Refused("no_table", "there is no such table")
    return found[0].game, found[0].status


PAGES: list[tuple[re.Pattern[str], Callable[[str, Texts, Store, int], LinkPreview]]] = [
    (re.compile(r"/t/([A-Za-z0-9_-]{1,32})/?"), of_table),
    (re.compile(r"/replay/([A-Za-z0-9_-]{1,32})/?"), of_replay),
    (re.compile(r"/shared/([A-Za-z0-9_-]{1,32})/?"), of_share),
    (re.compile(r"/puzzles/([a-z0-9_]+-[a-z0-9]{1,32})/?"), of_puzzle),
]


# The pictures.


async def picture(request: Request[Any, Any, Any], draw: Callable[[str], bytes]) -> Response[bytes]:
    allow(request, "pictures")
    language = language_of(request)
    content = await asyncio.to_thread(draw, language)
    headers = {"Cache-Control": f"public, max-age={KEPT_SECONDS}", "Vary": "Accept-Language"}
    return Response(content, media_type=PNG, headers=headers)


class PicturesController(Controller):
    path = "/api"
    tags = ("pictures",)

    @get("/picture", responses=PICTURE)
    async def of_site(self, request: Request[Any, Any, Any], lang: Chosen = None) -> Response[bytes]:
        """The picture of the site, for links to it."""
        return await picture(request, link_pictures.of_site)

    @get("/tables/{table:str}/picture", responses=PICTURE)
    async def of_table(
        self, request: Request[Any, Any, Any], table: FromPath[str], lang: Chosen = None
    ) -> Response[bytes]:
        """A table as a picture, for links to it: who plays, as far as they have agreed, and how it has come out."""
        known = outline.of_table(await hub_of(request).table(table))
        return await picture(request, lambda language: link_pictures.of_game(known, language))

    @get("/shares/{share:str}/picture", responses=PICTURE)
    async def of_share(
        self, request: Request[Any, Any, Any], share: FromPath[str], lang: Chosen = None
    ) -> Response[bytes]:
        """A shared record as a picture, for links to it."""
        hub = hub_of(request)
        known = await asyncio.to_thread(shares.one, hub.store, share, hub.now())
        return await picture(request, lambda language: link_pictures.of_game(known.outline, language))

    @get("/puzzles/{puzzle:str}/picture", responses=PICTURE)
    async def of_puzzle(
        self, request: Request[Any, Any, Any], puzzle: FromPath[str], lang: Chosen = None
    ) -> Response[bytes]:
        """A puzzle as a picture, for links to it; nothing of its solution."""
        one = puzzles.puzzle_named(puzzle)
        return await picture(request, lambda language: link_pictures.of_puzzle(one.game, one.difficulty, language))
