"""Puzzles over HTTP: what is asked, what an answer is worth, and that nothing tells the solution before."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random
from typing import Any

import msgspec
import pytest

from mirabilia import games
from mirabilia.arena.puzzles import puzzle as arena
from mirabilia.arena.puzzles.puzzle import Puzzle
from mirabilia.bots.analysis.judging import answers
from mirabilia.server import puzzles
from tests.server.process import Server

GAMES = ["duel", "seven", "world"]


def first(game: str) -> Puzzle:
    return arena.packaged(game)[0]


def told(server: Server, path: str, **query: str) -> dict[str, Any]:
    answer = server.http.get(path, params=query)
    assert answer.status_code == 200, answer.text
    shown: dict[str, Any] = answer.json()
    return shown


@pytest.mark.parametrize("game", GAMES)
def test_a_list_tells_themes_and_difficulty_and_which_is_that_of_the_day(server: Server, game: str) -> None:
    shown = told(server, f"/api/games/{game}/puzzles")
    assert [one["puzzle"] for one in shown["puzzles"]] == [one.id for one in arena.packaged(game)]
    assert all(set(one) == {"puzzle", "themes", "difficulty"} for one in shown["puzzles"])
    daily = arena.daily(arena.packaged(game), date.fromisoformat(shown["day"]))
    assert daily is not None
    assert shown["daily"] == daily.id


def test_every_puzzle_has_its_day() -> None:
    """They follow each other, so none comes again before all others have come."""
    all_puzzles = arena.packaged("duel")
    days = [date(2026, 2, 27) + timedelta(number) for number in range(len(all_puzzles))]
    chosen = [arena.daily(all_puzzles, day) for day in days]
    assert all(one in chosen for one in all_puzzles)
    assert arena.daily((), days[0]) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_shown_as_at_a_table(server: Server, game: str) -> None:
    one = first(game)
    state = one.state()
    shown = told(server, f"/api/puzzles/{one.id}")
    assert set(shown) == {
        *("puzzle", "difficulty", "daily", "game", "seat", "players"),
        *("view", "own", "actions"),
    }
    assert (shown["game"], shown["seat"], shown["players"]) == (game, one.seat, state.players)
    seen = [state.view(None), state.own(one.seat), games.offers(game, state, one.seat)]
    assert [shown["view"], shown["own"], shown["actions"]] == msgspec.json.decode(msgspec.json.encode(seen))


@pytest.mark.parametrize("one", [one for game in GAMES for one in arena.packaged(game)], ids=lambda one: one.id)
def test_what_the_seat_cannot_know_changes_nothing(one: Puzzle) -> None:
    """The same puzzle with everything hidden dealt anew: not a letter of what is told is another."""
    other = one.state().sample(one.seat, Random(one.id))
    twin = msgspec.structs.replace(one, position=other.snapshot())
    assert msgspec.json.encode(puzzles.seen(one)) == msgspec.json.encode(puzzles.seen(twin))
    assert msgspec.json.encode(puzzles.solution_of(one)) == msgspec.json.encode(puzzles.solution_of(twin))


@pytest.mark.parametrize("game", GAMES)
def test_the_right_move_solves_it(server: Server, game: str) -> None:
    """By its notation or by the code of its action; then the solution is told with its reasons."""
    one = first(game)
    state = one.state()
    for data in ({"text": one.solution}, {"code": state.parse(one.solution, one.seat)}):
        verdict = server.http.post(f"/api/puzzles/{one.id}/answer", json=data).json()
        assert verdict["solved"]
        assert (verdict["value"], verdict["best"], verdict["loss"], verdict["grade"]) == (
            one.value,
            one.value,
            0,
            "best",
        )
        solution = verdict["solution"]
        assert (solution["best"]["move"], solution["best"]["value"]) == (one.solution, one.value)
        assert solution["best"]["fact"] == verdict["tried"]["fact"] == state.move(state.parse(one.solution))
        assert [other["move"] for other in solution["others"]] == [other.move for other in one.others]
        assert tuple(solution["reasons"]) == one.reasons
    assert told(server, f"/api/puzzles/{one.id}/solution") == solution


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_move_is_told_what_it_costs(server: Server, game: str) -> None:
    one = first(game)
    other = one.others[0]
    verdict = server.http.post(f"/api/puzzles/{one.id}/answer", json={"text": other.move}).json()
    assert (verdict["solved"], verdict["solution"]) == (False, None)
    assert (verdict["value"], verdict["best"]) == (other.value, one.value)
    assert verdict["loss"] == pytest.approx(one.value - other.value, abs=0.001)
    assert verdict["grade"] in ("mistake", "blunder")
    assert verdict["tried"]["text"] == other.move


def test_what_does_not_stand_with_the_puzzle_is_looked_at(server: Server) -> None:
    """It is worth no more than those that do: they are the best of the others. Asked again, it is worth the same."""
    one, move = next(
        (one, move)
        for one in arena.packaged("seven")
        for move in answers(one.state(), one.seat)
        if move not in (one.solution, *(other.move for other in one.others))
    )
    verdict = server.http.post(f"/api/puzzles/{one.id}/answer", json={"text": move}).json()
    assert not verdict["solved"]
    assert 0 <= verdict["value"] <= min(other.value for other in one.others)
    assert server.http.post(f"/api/puzzles/{one.id}/answer", json={"text": move}).json() == verdict


def test_a_hint_tells_the_theme_and_the_piece_and_no_more(server: Server) -> None:
    one = next(one for one in arena.packaged("duel") if one.solution.startswith("build"))
    hint = told(server, f"/api/puzzles/{one.id}/hint")
    assert hint == {"themes": list(one.themes), "piece": {"kind": "card", "id": one.solution.split()[1]}}
    laying = next(one for one in arena.packaged("world") if one.solution.startswith("lay"))
    assert told(server, f"/api/puzzles/{laying.id}/hint")["piece"] is None, "a place is the answer itself"


def test_moves_that_are_not_possible_are_refused_with_the_reason(server: Server) -> None:
    one = first("duel")
    for data in ({"text": "build nonsense"}, {"code": 2**40}, {}):
        answer = server.http.post(f"/api/puzzles/{one.id}/answer", params={"lang": "it"}, json=data)
        assert answer.status_code == 400, answer.text
        assert answer.json()["refusal"] == "illegal"
        assert answer.json()["message"].startswith("Quella mossa non è possibile: ")
    unknown = server.http.post(f"/api/puzzles/{one.id}/answer", json={"move": one.solution})
    assert unknown.status_code == 400


@pytest.mark.parametrize("puzzle", ["duel-00000000", "duel", "chess-1", "-", "%2e%2e"])
def test_a_puzzle_that_is_not_there_is_refused(server: Server, puzzle: str) -> None:
    for path in ("", "/hint", "/solution"):
        answer = server.http.get(f"/api/puzzles/{puzzle}{path}")
        assert answer.status_code == 404
        assert answer.json()["refusal"] in ("no_puzzle", "not_found")
    assert server.http.post(f"/api/puzzles/{puzzle}/answer", json={"text": "build baths"}).status_code == 404


def test_a_game_that_is_not_there_has_no_puzzles(server: Server) -> None:
    assert server.http.get("/api/games/chess/puzzles").status_code == 404


def test_the_games_say_how_many_puzzles_they_have(server: Server) -> None:
    shown = {game["game"]: game["puzzles"] for game in server.http.get("/api/games").json()}
    assert {game: shown[game] for game in GAMES} == {game: len(arena.packaged(game)) for game in GAMES}


# From a puzzle to a table, and from a mistake to a puzzle.


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_can_be_played_on_without_what_its_seat_cannot_know(server: Server, game: str) -> None:
    one = first(game)
    state = one.state()
    seats = [None if seat == one.seat else "random" for seat in range(state.players)]
    table = server.open_table(*seats, game=game, start={"puzzle": one.id})
    secret = server.sit(table, "Anna", seat=one.seat)
    shown = server.http.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {secret}"}).json()
    assert not shown["seeded"]
    seen = [state.own(one.seat), games.offers(game, state, one.seat)]
    assert [shown["own"], shown["actions"]] == msgspec.json.decode(msgspec.json.encode(seen))


@pytest.mark.parametrize("start", [{}, {"puzzle": "duel-nothing"}, {"puzzle": "nothing"}, {"puzzle": ""}])
def test_a_table_starts_from_no_puzzle_that_there_is_not(server: Server, start: dict[str, str]) -> None:
    wish = {"game": "duel", "seats": [None, None], "start": start}
    assert server.http.post("/api/tables", json=wish).status_code in (400, 404)
    other = {"game": "seven", "seats": [None] * 3, "start": {"puzzle": first("duel").id}}
    assert server.http.post("/api/tables", json=other).json()["refusal"] == "no_puzzle"


def test_a_move_in_place_of_a_mistake_is_judged_as_an_answer_to_a_puzzle_is(server: Server) -> None:
    """However it is paid for, a move is one answer; what is known counts, and a bot looks at the rest."""
    one = next(
        one
        for one in arena.packaged("seven")
        if list(answers(one.state(), one.seat).values()).count(answers(one.state(), one.seat)[one.solution]) > 1
    )
    groups = answers(one.state(), one.seat)
    otherwise = next(move for move in groups if move != one.solution and groups[move] == groups[one.solution])
    asked = {
        "game": one.game,
        "snapshot": one.position,
        "seat": one.seat,
        "best": one.solution,
        "value": one.value,
        "others": {other.move: other.value for other in one.others},
    }

    def verdict(move: str) -> dict[str, Any]:
        answer = server.http.post("/api/positions/answer", json=asked | {"move": move})
        assert answer.status_code == 200, answer.text
        judged: dict[str, Any] = answer.json()
        return judged

    for move in (one.solution, otherwise):
        solved = server.http.post(f"/api/puzzles/{one.id}/answer", json={"text": move}).json()
        assert verdict(move) == {name: value for name, value in solved.items() if name != "solution"}
        assert solved["solved"]
    wrong = verdict(one.others[0].move)
    assert (wrong["solved"], wrong["value"]) == (False, one.others[0].value)
    known = {one.solution, *(other.move for other in one.others)}
    unknown = next((move for move in groups if groups[move] not in {groups[name] for name in known}), None)
    if unknown is not None:
        assert 0 <= verdict(unknown)["value"] <= one.value
    assert server.http.post("/api/positions/answer", json=asked | {"move": "nonsense"}).json()["refusal"] == "illegal"
    assert server.http.post("/api/positions/answer", json=asked | {"move": "x", "value": 2}).status_code == 400
