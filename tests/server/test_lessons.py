"""Lessons over HTTP: the server keeps nothing, so every request says how far somebody has come."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.process import Server

CARDS = "/api/games/duel/lessons/cards"


def test_the_lessons_of_a_game(server: Server) -> None:
    shown = next(game for game in server.http.get("/api/games").json() if game["game"] == "duel")["lessons"]
    lessons = server.http.get("/api/games/duel/lessons").json()
    assert [one["lesson"] for one in lessons] == shown
    first, second = lessons[0]["steps"][:2]
    assert first == {"step": "layout", "waits": False, "fresh": True, "marks": ["region:layout"]}
    assert second["waits"]


def test_a_move_that_leads_on(server: Server) -> None:
    start = server.http.post(CARDS, json={"step": 1}).json()
    assert start["advice"]["move"]["text"] == "build lumber_yard"
    code = next(action["code"] for action in start["actions"] if action["text"] == "build lumber_yard")
    after = server.http.post(CARDS, json={"step": 1, "code": code}).json()
    assert (after["step"], after["made"], after["wrong"]) == (2, ["build lumber_yard"], None)
    assert [[move["seat"] for move in step["moves"]] for step in after["steps"]] == [[], [0], [1]]
    again = server.http.post(CARDS, json={"step": 2, "made": after["made"]}).json()
    assert again["steps"][-1]["view"] == after["steps"][-1]["view"]


def test_a_move_that_is_answered(server: Server) -> None:
    start = server.http.post(CARDS, json={"step": 1}).json()
    for text, form in (("discard baths", "sell"), ("build theater", "else")):
        answer = server.http.post(CARDS, json={"step": 1, "text": text}).json()
        assert (answer["step"], answer["made"], answer["wrong"]) == (1, [], form)
        assert answer["steps"] == start["steps"]


def test_a_purchase_with_its_place(server: Server) -> None:
    """Both are asked for by steps of their own; what a place would change is told before."""
    lesson, purchase = "/api/games/world/lessons/points", ["buy long_road", "lay a1 r90"]
    tried = server.http.post(f"{lesson}/try", json={"step": 3, "moves": purchase}).json()
    assert tried["outlook"][0] == {"gain": "total", "points": 2, "total": 46}
    made = server.http.post(lesson, json={"step": 3, "text": purchase[0], "then": purchase[1:]}).json()
    assert (made["step"], made["made"], made["to_act"], made["advice"]) == (5, purchase, [], None)


@pytest.mark.parametrize(
    ("path", "wish", "status", "refusal"),
    [
        (CARDS, {"step": 1, "text": "build aqueduct"}, 400, "illegal"),
        (CARDS, {"step": 1, "code": 2**50}, 400, "illegal"),
        (CARDS, {"step": 3, "made": ["build baths"]}, 409, "lesson_changed"),
        (CARDS, {"step": 99}, 409, "lesson_changed"),
        (CARDS, {"step": -1}, 400, "invalid"),
        ("/api/games/duel/lessons/nothing", {}, 404, "not_found"),
        ("/api/games/nothing/lessons/cards", {}, 404, "not_found"),
        (f"{CARDS}/try", {"step": 1, "moves": ["build aqueduct"]}, 400, "impossible"),
    ],
)
def test_what_is_refused(server: Server, path: str, wish: dict[str, Any], status: int, refusal: str) -> None:
    answer = server.http.post(f"{path}?lang=it", json=wish)
    assert (answer.status_code, answer.json()["refusal"]) == (status, refusal)
    assert answer.json()["message"]
