"""Strangers who would like to be somebody: with used links, guessed phrases, lost browsers."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import sqlalchemy as sa

from mirabilia.server.forwarding import GOING_AWAY
from mirabilia.server.limits import ADDRESS
from mirabilia.tables import proofs
from mirabilia.tables.proofs import word_list
from mirabilia.tables.schema import metadata, one_time
from mirabilia.tables.store import Store
from tests.databases import fresh_database
from tests.server.lobby_client import LobbyClient
from tests.server.process import Server
from tests.server.test_persons import Browser, refusal


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("impostors")
    is_file = request.param == "sqlite"
    database = (
        f"sqlite:///{folder / 'tables.sqlite'}" if is_file else fresh_database(request.getfixturevalue("postgresql"))
    )
    running = Server(database)
    yield running
    running.stop()


def test_a_link_lets_one_browser_in_however_many_try_at_once(server: Server) -> None:
    anna, thieves = Browser(server), [Browser(server) for _ in range(8)]
    anna.become("Anna of the link")
    link = anna.post("me/link").json()["secret"]
    with ThreadPoolExecutor(len(thieves)) as pool:
        answers = list(pool.map(lambda thief: thief.post("me/join", link=link), thieves))
    assert sorted(answer.status_code for answer in answers) == [200, *[403] * 7]
    assert {answer.json()["refusal"] for answer in answers if answer.status_code == 403} == {"used_up"}
    assert len(anna.me()["devices"]) == 2


def test_a_link_that_has_run_out_or_was_replaced_lets_nobody_in(server: Server) -> None:
    anna, thief = Browser(server), Browser(server)
    anna.become("Anna of old links")
    first, second = (anna.post("me/link").json()["secret"] for _ in range(2))
    assert refusal(thief.post("me/join", link=first), 403) == "used_up"
    store = Store(server.database)
    with store.writing.begin() as connection:
        connection.execute(sa.update(one_time).values(until=1))
    store.close()
    assert refusal(thief.post("me/join", link=second), 403) == "used_up"
    for nonsense in ("", "x", "\u0000", second[:-1]):
        assert refusal(thief.post("me/join", link=nonsense), 403) == "used_up"
    assert refusal(thief.post("me/join", link="x" * 129), 400) == "invalid"


def test_a_challenge_for_passkeys_is_no_link(server: Server) -> None:
    anna, thief = Browser(server), Browser(server)
    anna.become("Anna of challenges")
    anna.headers["Origin"] = f"http://127.0.0.1:{server.port}"
    challenge = anna.post("me/passkeys/begin").json()["challenge"]
    assert refusal(thief.post("me/join", link=challenge), 403) == "used_up"


def test_a_browser_that_was_sent_away_opens_nothing_any_more(server: Server) -> None:
    """Not even with the secret of a seat that it was given; who sits there goes on in another browser."""
    laptop, lost, other = Browser(server), Browser(server), Browser(server)
    laptop.become("Anna who loses")
    lost.post("me/join", link=laptop.post("me/link").json()["secret"], label="lost")
    table = server.open_table(None, None)
    seat = lost.sit(table, "Anna who loses")
    other.sit(table, "Guest")
    (device,) = (one["device"] for one in laptop.me()["devices"] if one["label"] == "lost")
    assert refusal(other.post(f"me/devices/{device}/revoke"), 404) == "no_person"
    with server.connect(table, seat) as client:
        assert client.welcome["seat"] == 0
        assert laptop.post(f"me/devices/{device}/revoke").status_code == 200
        assert client.closed() == GOING_AWAY
    for secret in (seat, lost.secret):
        with pytest.raises(Exception, match="4400"):
            server.connect(table, secret)
        answer = server.http.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {secret}"})
        assert refusal(answer, 401) == "wrong_secret"
    assert lost.get("me").json() == {"me": None, "revoked": True}
    assert refusal(lost.post("me", name="Anna again"), 401) == "revoked"
    assert refusal(lost.get("me/export"), 404) == "no_person"
    assert lost.get("player/games").json() == []
    sitting = server.http.post(
        f"/api/tables/{server.open_table(None, None)}/seats", json={"name": "Anna", "player": lost.secret}
    )
    assert refusal(sitting, 401) == "revoked"
    with server.connect(table, laptop.secret) as client:
        assert client.welcome["seat"] == 0


def test_nobody_looks_like_somebody_else(server: Server) -> None:
    Browser(server).become("Mirella Rossi")
    for name in (
        "mirella rossi",
        "Mire11a Rossi",
        "M\u0456rella Rossi",
        "Mirella\u2009Rossi",
        "MirellaRossi",
        "Mirella R\u00f8ssi",
    ):
        assert refusal(Browser(server).post("me", name=name), 409) == "person_taken", name


def test_nobody_changes_exports_or_deletes_somebody_else(server: Server) -> None:
    """The name is no proof, nor is the id of a person or of a device, nor the hash of a secret."""
    anna, thief = Browser(server), Browser(server)
    me = anna.become("Anna herself")
    thief.become("Thief")
    (device,) = (one["device"] for one in me["devices"])
    assert refusal(thief.post(f"me/devices/{device}/revoke"), 404) == "no_device"
    assert refusal(thief.post("me/delete", name="Anna herself"), 400) == "wrong_name"
    for proof in (me["person"], device, proofs.hashed(anna.secret), "Anna herself"):
        answer = server.http.get("/api/me/export", headers={"Authorization": f"Bearer {proof}"})
        assert refusal(answer, 404) == "no_person"
    foreign = anna.headers | {"Origin": "https://evil.example"}
    answer = server.http.post("/api/me/delete", json={"name": "Anna herself"}, headers=foreign)
    assert refusal(answer, 403) == "origin"
    assert "Anna" not in thief.get("me/export").text
    assert anna.me()["name"] == "Anna herself"


def test_the_database_has_no_secret_in_it(server: Server) -> None:
    anna = Browser(server)
    anna.become("Anna of secrets")
    link = anna.post("me/link").json()["secret"]
    words = anna.post("me/phrase").json()["words"]
    anna.post("me/phrase/confirm", phrase=" ".join(words))
    store = Store(server.database)
    with store.engine.connect() as connection:
        text = str([connection.execute(sa.select(rows)).all() for rows in metadata.sorted_tables])
    store.close()
    for secret in (anna.secret, link, " ".join(words)):
        assert secret not in text


def test_a_letter_that_no_database_keeps_is_refused_like_any_other_nonsense(server: Server) -> None:
    """PostgreSQL keeps no zero: the server said that it could not reach its database, and its log was full of that."""
    anna = Browser(server)
    anna.become("Anna of zeros")
    asked: dict[str, dict[str, Any]] = {
        "people/%00": {},
        "people/a%00/games": {},
        "ratings/%00": {},
        "ratings/%00/duel/quick": {},
        "tournaments/%00": {},
        "shares/%00": {},
        "tournaments/%00/join": {"json": {}},
        "me/devices/%00/revoke": {"json": {}},
        "me/passkeys/remove": {"json": {"passkey": "\0"}},
        "player/blocks": {"json": {"who": "\0", "table": "\0", "seat": 0}},
    }
    for path, body in asked.items():
        method = "POST" if body else "GET"
        answer = server.http.request(method, f"/api/{path}", headers=anna.headers, **body)
        assert answer.status_code < 500, path
    assert server.http.delete("/api/shares/%00", headers=anna.headers).status_code in (400, 404)
    with LobbyClient(server, anna.secret) as lobby:
        assert lobby.ask("reply", invitation="\0", accepts=True)["is"] in ("done", "refused")
        assert lobby.ask("ping")["is"] == "pong"
    refused = server.http.post("/api/me", json={"name": "Zero", "label": "\0"}, headers=Browser(server).headers)
    assert refused.status_code in (201, 400)
    assert server.http.get("/health").status_code == 200


def test_tries_are_counted(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A phrase has 88 bits, and an address has few tries, whichever way it takes."""
    assert len(set(word_list("en"))) == len(set(word_list("it"))) == 2048
    strict = Server(f"sqlite:///{tmp_path_factory.mktemp('strict') / 'tables.sqlite'}", generous=1)
    thief, most = Browser(strict), int(ADDRESS["proofs"][0])
    answers = [thief.post("me/join", link=f"guess {number}") for number in range(most + 3)]
    assert [answer.status_code for answer in answers[:most]] == [403] * most
    assert answers[-1].status_code == 429
    for path, data in (("recover", {"phrase": "zoo " * 8}), ("enter/begin", {})):
        thief.headers["Origin"] = f"http://127.0.0.1:{strict.port}"
        assert thief.post(f"me/{path}", **data).status_code == 429
    strict.stop()
