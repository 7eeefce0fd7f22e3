"""Texts made to keep a reader busy: what is read costs as much as it is long, and what is nested is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress

import pytest

from mirabilia import games
from mirabilia.bots.protocol.language import ProtocolError, Words
from mirabilia.core import record
from mirabilia.core.contract import IllegalMove, Json
from mirabilia.core.record import RecordError
from mirabilia.tables.names import cleaned, look
from mirabilia.tables.store import masked
from tests.attacks.scale import cpu_seconds, scale
from tests.server.process import Server

SMALL = 8_000
TIMES = scale(16, 64)
"""How much longer the long text is than the short one."""
SLACK = 8
"""What is quadratic takes TIMES times TIMES as long; what is linear may be this much slower than it should be."""
TICK = 0.002
"""Seconds below which a measurement says nothing."""
HEAD = 'mirabilia record 1\ngame: duel\nseed: 7\nplayers: ["Anna", "Bruno"]\n\n'

Fill = Callable[[int], str]
FILLS: dict[str, Fill] = {
    "spaces": lambda size: " " * size,
    "letters": lambda size: "x" * size,
    "words": lambda size: "x " * (size // 2),
    "colons": lambda size: "1:" * (size // 2),
    "digits": lambda size: "1" * size,
    "hashes": lambda size: "# " * (size // 2),
    "quotes": lambda size: '"' * size,
    "slashes": lambda size: "\\" * size,
    "addresses": lambda size: "a://b:" * (size // 6),
    "ats": lambda size: ":@" * (size // 2),
    "pluses": lambda size: "x=a+" * (size // 4),
    "commas": lambda size: "a=b," * (size // 4),
}


def quietly(read: Callable[[str], object], text: str) -> None:
    with suppress(RecordError, IllegalMove, ProtocolError):
        read(text)


def check_linear(read: Callable[[str], object], fill: Fill, around: str = "{}") -> None:
    short, long = (around.replace("{}", fill(size)) for size in (SMALL, SMALL * TIMES))
    once = max(TICK, min(cpu_seconds(lambda: quietly(read, short)) for _ in range(3)))
    assert cpu_seconds(lambda: quietly(read, long)) < once * TIMES * SLACK


@pytest.mark.parametrize("fill", FILLS.values(), ids=FILLS)
@pytest.mark.parametrize("line", ["1: build{}x", "{}", "1{}: x", "1: {}#{}x", "# {}", "seed: {}", "options: {}"])
def test_a_line_of_a_record(line: str, fill: Fill) -> None:
    check_linear(record.read, fill, HEAD + line)
    check_linear(record.read, fill, HEAD.rstrip() + "\n" + line)


@pytest.mark.parametrize("fill", FILLS.values(), ids=FILLS)
def test_many_lines_of_a_record(fill: Fill) -> None:
    check_linear(record.read, lambda size: fill(40) + "\n" + ("1: " + fill(36) + "\n") * (size // 40), HEAD + "{}")


@pytest.mark.parametrize("fill", FILLS.values(), ids=FILLS)
@pytest.mark.parametrize("game", games.names())
def test_the_notation_of_a_move(game: str, fill: Fill) -> None:
    rules = games.get(game)
    state = rules.new(1, rules.default_players)
    seat = state.to_act()[0]
    legal = state.text(state.legal(seat)[0])
    for around in ("{}", legal.partition(" ")[0] + " {}", legal + " {}", legal + "{}"):
        check_linear(lambda text: state.parse(text, seat), fill, around)


@pytest.mark.parametrize("fill", FILLS.values(), ids=FILLS)
def test_a_line_of_the_protocol(fill: Fill) -> None:
    def take_all(text: str) -> None:
        words = Words(text)
        while words:
            words.take("a word")

    check_linear(take_all, fill)
    check_linear(lambda text: Words(text).moves(), fill)


@pytest.mark.parametrize("fill", FILLS.values(), ids=FILLS)
def test_names_and_lines_of_the_log(fill: Fill) -> None:
    check_linear(cleaned, fill)
    check_linear(look, fill)
    check_linear(masked, fill)


def test_the_line_that_froze_a_server_is_refused_at_once(server: Server) -> None:
    text = HEAD + "1: build" + " " * 32_000 + "\x00x\n"
    answer = server.http.post("/api/records", json={"text": text})
    assert (answer.status_code, answer.json()["refusal"]) == (400, "record")


POSITIONS = ("positions", *(f"positions/{what}" for what in ("view", "form", "new", "places")))


@pytest.mark.parametrize(
    "opening", ["[", '{"a":', '{"options":', '{"text":[', '{"snapshot":{"a":', '{"game":"duel","seats":[']
)
@pytest.mark.parametrize("path", ["tables", "games/duel/preview", "tables/x/seats", "records", "analyses", *POSITIONS])
def test_deep_json_is_not_understood(server: Server, path: str, opening: str) -> None:
    for depth in (900, 5_000):
        body = (opening + "[" * depth).encode()
        for text in (body, body + b"]" * depth):
            answer = server.http.post(f"/api/{path}", content=text, headers={"Content-Type": "application/json"})
            assert answer.status_code == 400, answer.text
            assert answer.json()["refusal"] == "invalid"


@pytest.mark.parametrize("depth", [900, 25_000])
def test_deep_json_in_a_record_is_refused(server: Server, depth: int) -> None:
    for header in ("position", "players"):
        deep = "[" * depth + "]" * depth
        value = '{"a":' + deep + "}" if header == "position" else deep
        lines = ["mirabilia record 1", "game: duel", f"{header}: {value}", 'players: ["Anna", "Bruno"]', ""]
        text = "\n".join(lines if header == "position" else [*lines[:3], "seed: 1", ""])
        for path in ("records", "analyses"):
            answer = server.http.post(f"/api/{path}", json={"text": text})
            assert (answer.status_code, answer.json()["refusal"]) == (400, "record"), answer.text


@pytest.mark.parametrize("depth", [50, 900])
def test_deep_options_and_positions_are_refused(server: Server, depth: int) -> None:
    deep = json.loads("[" * depth + "]" * depth)
    for options in ({"wonders": deep}, {"a": deep}, {"wonders": {"a": deep}}):
        for game in games.playable():
            wish = {"game": game, "seats": [None, None, None], "options": options}
            assert server.http.post("/api/tables", json=wish).status_code == 400
            preview = server.http.post(f"/api/games/{game}/preview", json={"seats": [None, None], "options": options})
            assert preview.status_code in (200, 400)
    for path in ("positions", "positions/view"):
        answer = server.http.post(f"/api/{path}", json={"game": "duel", "snapshot": {"cities": deep}})
        assert answer.status_code == 400, answer.text
        assert answer.json()["refusal"] in ("snapshot", "invalid")
    for game in games.playable():
        strange: Json = {"players": 2, "options": {"a": deep}, "a": deep, "cities": deep}
        questions: Json = {"form": {}, "places": {"seat": 0, "piece": {"tile": deep}}, "view": {"fill": 1}}
        for path, more in questions.items():
            position = {"game": game, "snapshot": strange, **more}
            assert server.http.post(f"/api/positions/{path}", json=position).status_code in (200, 400)
        begun = {"game": game, "options": {"a": deep}, "sketch": True}
        assert server.http.post("/api/positions/new", json=begun).status_code == 400
