"""What a link is said to lead to: the tags in the head of a page, and pictures drawn by the server."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from mirabilia.arena.puzzles import puzzle
from mirabilia.server import link_pictures, pages
from mirabilia.server.limits import ADDRESS
from mirabilia.tables.outline import GameOutline
from tests.server.process import Server
from tests.server.test_shares import finished, shared

TAG = re.compile(r'<meta (?:property|name)="([a-z:_]+)" content="([^"]*)" />')
SIGNATURE = b"\x89PNG\r\n\x1a\n"


def tags(server: Server, path: str, language: str = "") -> dict[str, str]:
    if not (pages.FOLDER / "index.html").exists():
        pytest.skip("the pages have not been built")
    headers = {"Accept-Language": language} if language else {}
    answer = server.http.get(path, headers=headers)
    assert answer.status_code == 200
    assert "Accept-Language" in answer.headers["vary"]
    return {name: unescape(content) for name, content in TAG.findall(answer.text)}


def size(png: bytes) -> tuple[int, int]:
    assert png.startswith(SIGNATURE)
    assert png[12:16] == b"IHDR"
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


def picture(server: Server, address: str) -> bytes:
    answer = server.http.get(address)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/png"
    assert size(answer.content) == (link_pictures.WIDTH, link_pictures.HEIGHT)
    return answer.content


def test_every_kind_of_link_has_words_and_a_picture_of_its_own(server: Server) -> None:
    table, _ = finished(server, ("Anna", True), ("Bruno", True))
    one, share = puzzle.packaged("duel")[0].id, shared(server)
    paths = ["/", f"/t/{table}", f"/replay/{table}", f"/shared/{share}", f"/puzzles/{one}"]
    heads = [tags(server, path) for path in paths]
    assert [head["og:title"] for head in heads] == [
        "Mirabilia",
        "7 Wonders Duel",
        "Replay: 7 Wonders Duel",
        "Replay: 7 Wonders Duel",
        "Puzzle: 7 Wonders Duel",
    ]
    assert all(head["og:url"].endswith(path) for head, path in zip(heads, paths, strict=True))
    site = f"http://127.0.0.1:{server.port}"
    assert all(head["og:image"].startswith(f"{site}/api/") for head in heads)
    assert len({picture(server, head["og:image"]) for head in heads}) == 4  # a replay looks like its table


def test_the_language_is_that_of_whoever_asks(server: Server) -> None:
    table = server.open_table(None, None)
    italian = tags(server, f"/t/{table}", "de, it-IT;q=0.8, en;q=0.5")
    assert (italian["og:locale"], italian["og:description"]) == (
        "it_IT",
        "Un tavolo con posti liberi: siediti e gioca, oppure guarda.",
    )
    assert tags(server, f"/t/{table}?lang=en", "it")["og:locale"] == "en_GB"
    assert picture(server, italian["og:image"]) != picture(server, italian["og:image"].replace("=it", "=en"))


@pytest.mark.parametrize("path", ["/t/nothing", "/shared/nothing", "/puzzles/duel-nothing", '/t/"><script>'])
def test_a_link_that_leads_nowhere_is_that_of_the_site(server: Server, path: str) -> None:
    answer = tags(server, path)
    assert (answer["og:title"], answer["og:image"].partition("/api")[2]) == ("Mirabilia", "/picture?lang=en")


def test_people_are_in_a_picture_only_if_they_have_agreed(server: Server) -> None:
    pictures = []
    for name, named in (("Anna", False), ("Zeno", False), ("Anna", True)):
        table, _ = finished(server, (name, named), ("Bruno", False))
        pictures.append(picture(server, f"/api/tables/{table}/picture"))
    assert pictures[0] == pictures[1]
    assert pictures[0] != pictures[2]


def test_pictures_of_nothing_are_refused(server: Server) -> None:
    for path in ("tables/nothing", "shares/nothing", "puzzles/nothing"):
        assert server.http.get(f"/api/{path}/picture").status_code == 404
    assert server.http.get("/api/picture?lang=de").status_code == 400


def test_one_address_gets_only_so_many_pictures(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", generous=1)
    codes = [server.http.get("/api/picture").status_code for _ in range(int(ADDRESS["pictures"][0]) + 5)]
    assert codes[0] == 200
    assert codes[-1] == 429
    server.stop()


@pytest.mark.parametrize("name", ["<b>&\"'", "\x00\x1b[1m\ud800", "W" * 64, "王小明", ""])
def test_any_name_can_be_drawn(name: str) -> None:
    """A shared record may have anything in it."""
    names = (name, *(f"Player {seat}" for seat in range(2, 8)))
    outline = GameOutline("seven", names, "over", 900, (1, 2, 3, 4, 5, 6, 7), (9, -3, 0, 1, 2, 3, 4))
    assert size(link_pictures.of_game(outline, "it")) == (1200, 630)
