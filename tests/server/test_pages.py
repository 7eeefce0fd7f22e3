"""The pages for the browser: what is served for which address, how it may be kept, and what is not served."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from mirabilia.server import pages
from tests.server.process import Server

HTML = "<!doctype html><title>Mirabilia</title>"
SCRIPT = "console.log('città');" * 50
TRAVERSALS = [
    "/assets/..%2findex.html",
    "/assets/%2e%2e/index.html",
    "/assets/..%5cindex.html",
    "/assets/%2fetc%2fpasswd",
    "/assets/..%2f..%2fpages.py",
    "/assets/.hidden.js",
    "/assets/a.js%00.css",
    "/assets/deeper/a.js",
]


def client_of(folder: Path) -> TestClient[Litestar]:
    return TestClient(Litestar(pages.routes(folder), openapi_config=None, logging_config=None))


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A small client, as the build leaves it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (tmp_path / "pages.py").write_text("secret", encoding="utf-8")
    (folder / "index.html").write_text(HTML, encoding="utf-8")
    (folder / "built.json").write_text("{}", encoding="utf-8")
    (folder / "sw.js").write_text(SCRIPT, encoding="utf-8")
    (folder / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    for name in ("a-1x.js", "a-1x.css", "a-1x.svg", "a-1x.woff2", ".hidden.js", "a-1x.exe"):
        (folder / "assets" / name).write_text(SCRIPT, encoding="utf-8")
    (folder / "assets" / "a-1x.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    return folder


@pytest.fixture
def client(built: Path) -> Iterator[TestClient[Litestar]]:
    with client_of(built) as client:
        yield client


@pytest.mark.parametrize(
    "path",
    ["/", "/t/k3x9/", "/replay", "/replay/7", "/rules/duel", "/cards/duel", "/learn/duel/cards", "/about"],
)
def test_every_page_is_the_same_html_and_is_asked_for_anew(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.text) == (200, HTML)
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("path", ["/nowhere", "/index.html", "/built.json", "/settings/more", "/t", "/assets"])
def test_other_addresses_are_no_pages(client: TestClient[Litestar], path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/sw.js", "text/javascript; charset=utf-8"), ("/manifest.webmanifest", "application/manifest+json")],
)
def test_what_makes_an_app_of_the_pages_is_asked_for_anew(client: TestClient[Litestar], path: str, kind: str) -> None:
    """Else a browser would never hear of a new version."""
    answer = client.get(path)
    assert (answer.status_code, answer.headers["Content-Type"]) == (200, kind)
    assert answer.headers["Cache-Control"] == "no-cache"


def test_pages_that_are_not_built_are_no_app(tmp_path: Path) -> None:
    with client_of(tmp_path) as client:
        assert [client.get(path).status_code for path in pages.AT_THE_ROOT] == [404, 404]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a-1x.js", "text/javascript; charset=utf-8"),
        ("a-1x.css", "text/css; charset=utf-8"),
        ("a-1x.svg", "image/svg+xml"),
        ("a-1x.woff2", "font/woff2"),
    ],
)
def test_assets_have_their_kind_and_are_kept_for_good(client: TestClient[Litestar], name: str, kind: str) -> None:
    answer = client.get(f"/assets/{name}", headers={"Accept-Encoding": "identity"})
    assert (answer.status_code, answer.content) == (200, SCRIPT.encode())
    assert answer.headers["Content-Type"] == kind
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert "Content-Encoding" not in answer.headers


@pytest.mark.parametrize(
    ("accepts", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("br;q=0, gzip; q=0.1", "gzip"),
        ("gzip;q=0.000", None),
        ("deflate", None),
        ("", None),
    ],
)
def test_the_smallest_file_a_browser_takes(built: Path, accepts: str, encoding: str | None) -> None:
    (built / "assets" / "a-1x.js.br").write_bytes(b"as brotli leaves it")
    with client_of(built) as client, client.stream("GET", "/assets/a-1x.js", headers={"Accept-Encoding": accepts}) as a:
        assert a.headers.get("Content-Encoding") == encoding
        sent = {"br": b"as brotli leaves it", "gzip": gzip.compress(SCRIPT.encode()), None: SCRIPT.encode()}[encoding]
        assert int(a.headers["Content-Length"]) == len(sent)


def test_a_compressed_script_is_the_script(client: TestClient[Litestar]) -> None:
    answer = client.get("/assets/a-1x.js", headers={"Accept-Encoding": "gzip, br"})
    assert (answer.headers["Content-Encoding"], answer.text) == ("gzip", SCRIPT)
    assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"


@pytest.mark.parametrize("path", [*TRAVERSALS, "/assets/a-2y.js", "/assets/a-1x.exe", "/assets/a-1x.js.gz"])
def test_nothing_else_is_served(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_without_a_client_the_page_says_so_in_both_languages(tmp_path: Path) -> None:
    with client_of(tmp_path) as client:
        answer = client.get("/")
    assert answer.status_code == 503
    assert answer.headers["Cache-Control"] == "no-store"
    assert "The pages were not built." in answer.text
    assert "Le pagine non sono state costruite." in answer.text
    assert answer.text.count("make web") == 2


def test_the_whole_server_sends_pages_as_they_were_compressed(server: Server) -> None:
    """The API is compressed on the way, the pages were at build time: never both."""
    both = {"Accept-Encoding": "br, gzip"}
    encodings = [server.http.get(path, headers=both).headers.get("Content-Encoding", "") for path in ("/", "/sw.js")]
    if (pages.FOLDER / "index.html.br").is_file():
        assert encodings == ["gzip", "br"]  # what stands in the head of the page depends on its address
        plain = server.http.get("/", headers={"Accept-Encoding": "identity"})
        assert b'<div id="app"' in plain.content
        zipped = server.http.get("/", headers={"Accept-Encoding": "gzip"})
        assert zipped.text == plain.text


def test_a_person_at_a_wrong_address_gets_the_page_that_says_so(server: Server) -> None:
    if not (pages.FOLDER / "index.html").is_file():
        pytest.skip("the pages have not been built")
    for path in ("/nowhere", "/t"):
        person = server.http.get(path, headers={"Accept": "text/html,*/*"})
        assert (person.status_code, person.headers["Content-Type"].split(";")[0]) == (404, "text/html"), path
        program = server.http.get(path, headers={"Accept": "application/json"})
        assert (program.status_code, program.json()["refusal"]) == (404, "not_found")
    assert server.http.get("/api/nothing", headers={"Accept": "text/html"}).json()["refusal"] == "not_found"
