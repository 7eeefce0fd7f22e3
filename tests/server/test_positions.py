"""Positions that are edited over HTTP: begun, described, filled in, seen, and what is wrong with them in words."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia import games
from mirabilia.core.describe import LANGUAGES
from mirabilia.server.limits import ADDRESS
from tests.server.process import Server

MINUS = "\N{MINUS SIGN}"
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("duel", 2, {}),
    ("seven", 3, {}),
    ("seven", 2, {"sides": "night"}),
    ("seven", 5, {"expansions": ["leaders", "cities", "edifice"]}),
    ("world", 2, {}),
    ("world", 1, {"solo": "easy"}),
    ("world", 4, {"map_side": "B", "objectives": "dealt"}),
]


def asked(server: Server, what: str, **wish: Any) -> Any:
    answer = server.http.post(f"/api/positions/{what}", json=wish)
    assert answer.status_code == 200, answer.text
    return answer.json()


def empty_table(server: Server, game: str, players: int = 2, options: dict[str, Any] | None = None) -> Any:
    wish = {"game": game, "players": players, "options": options or {}}
    return asked(server, "new", **wish, sketch=True)["snapshot"]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_an_empty_table_is_filled_in_and_the_same_seed_draws_the_same(
    server: Server, game: str, players: int, options: dict[str, Any]
) -> None:
    sketch = empty_table(server, game, players, options)
    seen = [asked(server, "view", game=game, snapshot=sketch, fill=fill) for fill in (3, 3, 4)]
    assert seen[0] == seen[1] != seen[2]
    whole = games.get(game).restore(seen[0]["snapshot"])
    assert whole.snapshot() == seen[0]["snapshot"]
    assert len(seen[0]["view"]["cities"]) == len(sketch["cities"])
    assert asked(server, "view", game=game, snapshot=seen[0]["snapshot"])["snapshot"] is None


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_the_form_knows_every_field_and_every_piece(
    server: Server, game: str, players: int, options: dict[str, Any]
) -> None:
    """Whatever stands in a position of the game can be edited."""
    snapshot = asked(server, "new", game=game, players=players, options=options)["snapshot"]
    form = asked(server, "form", game=game, snapshot=snapshot)
    check_described(form["fields"], snapshot, form["stock"], game)


def check_described(field: Any, value: Any, stock: Any, name: str) -> None:
    if value is None:
        assert field.get("nullable"), name
    elif field["kind"] == "piece" and isinstance(value, str):
        assert any(value in stock[kind] for kind in field["pieces"]), (name, value)
    elif field["kind"] == "choice":
        assert value in field["choices"], name
    elif isinstance(value, list):
        assert field["kind"] in ("row", "other"), name
        for number, one in enumerate(value if field["kind"] == "row" else ()):
            check_described(field["item"], one, stock, f"{name}[{number}]")
    elif isinstance(value, dict):
        assert field["kind"] in ("group", "map", "piece", "other"), name
        for key, one in value.items() if field["kind"] != "other" else ():
            inner = field.get("fields", {}).get(key) or field.get("item")
            if inner is None:  # of expansions that are not in play nothing is there
                assert not any(one.values() if isinstance(one, dict) else one if isinstance(one, list) else [one])
            else:
                check_described(inner, one, stock, f"{name}.{key}")


def test_only_what_is_in_play_can_be_edited(server: Server) -> None:
    base = asked(server, "form", game="seven", snapshot=empty_table(server, "seven", 3))
    city = base["fields"]["fields"]["cities"]["item"]["fields"]
    assert "leader" not in base["stock"]
    assert not {"leaders", "debt", "edifice_debts"} & city.keys()
    assert "edifices" not in base["fields"]["fields"]


def test_pieces_have_room_wherever_the_ground_is_right(server: Server) -> None:
    """Whether something is beside them is not asked, and what is wrong elsewhere does not matter."""
    position = asked(server, "view", game="world", snapshot=empty_table(server, "world"), fill=1)["snapshot"]
    position["cities"][0]["pieces"] = [{"monument": "giza", "part": 1, "place": "z9"}]
    wish = {"game": "world", "snapshot": {**position, "phase": "?"}, "seat": 0}
    (action,) = asked(server, "places", **wish, piece={"piece": "tower"})["actions"]
    ((turn, corners, *_),) = action["detail"]["places"]
    position["cities"][0]["pieces"] = [{"piece": "tower", "place": "a1"}]
    (after,) = asked(server, "places", **wish | {"snapshot": position}, piece={"piece": "tower"})["actions"]
    assert turn == 0
    assert set(corners) - set(after["detail"]["places"][0][1]) == {0}
    assert asked(server, "places", game="duel", snapshot={}, seat=0, piece={})["actions"] == []


@pytest.mark.parametrize(
    ("game", "change", "field", "english", "italian"),
    [
        ("duel", {"cities": [{"coins": -1}, {"coins": 1}]}, "cities[0].coins", "At least 0", "almeno 0"),
        ("duel", {"discard": ["stable", "stable"]}, "discard[1]", "Stable is in another place", "altro posto"),
        ("duel", {"discard": ["senate"]}, "discard[0]", "Senate belongs to a later Age", "Epoca successiva"),
        ("duel", {"conflict": {"pawn": 9}}, "choice", "in a capital", "in una capitale"),
        ("duel", {"conflict": {"pawn": 12}}, "conflict.pawn", "from -9 to 9", "da -9 a 9"),
        ("duel", {"citis": []}, "(whole)", "no field called citis", "campo citis"),
        ("seven", {"turn": 6}, "turn", "from 0 to 5", "da 0 a 5"),
        ("seven", {"discard": ["nothing"]}, "discard[0]", "There is no nothing", "non esiste nothing"),
        ("world", {"round": 11}, "round", "from 1 to 10", "da 1 a 10"),
        ("world", {"active": 4}, "active", "every player once", "ogni giocatore una volta"),
    ],
)
def test_what_is_wrong_is_told_in_words(
    server: Server, game: str, change: dict[str, Any], field: str, english: str, italian: str
) -> None:
    wish = {"game": game, "snapshot": {**empty_table(server, game), **change}, "fill": 1}
    for language, words in zip(LANGUAGES, (english, italian), strict=True):
        answer = server.http.post("/api/positions/view", params={"lang": language}, json=wish)
        assert (answer.status_code, answer.json()["refusal"]) == (400, "snapshot")
        fields = answer.json()["fields"]
        assert fields["field"] == field
        assert words in fields["reason"].replace(MINUS, "-"), fields
        assert fields["reason"] in answer.json()["message"]


def test_the_other_place_of_a_piece_is_named_too(server: Server) -> None:
    sketch = {**empty_table(server, "duel"), "discard": ["baths"], "layout": ["baths", *["?"] * 19]}
    answer = server.http.post("/api/positions/view", json={"game": "duel", "snapshot": sketch, "fill": 1})
    assert answer.json()["fields"]["also"] == "discard[0]"


def test_a_sketch_is_evaluated(server: Server) -> None:
    wish = {"game": "duel", "snapshot": empty_table(server, "duel"), "fill": 5}
    answer = server.http.post("/api/positions", json=wish)
    assert answer.status_code == 200, answer.text
    assert answer.json()["to_act"] == [0]


@pytest.mark.parametrize(
    ("what", "wish", "status", "refusal"),
    [
        ("view", {"game": "chess", "snapshot": {}}, 400, "no_game"),
        ("view", {"game": "duel", "snapshot": {}, "fill": -1}, 400, "invalid"),
        ("view", {"game": "duel", "snapshot": {}, "fill": 2**60}, 400, "invalid"),
        ("form", {"game": "seven", "snapshot": {"players": 99, "options": {}}}, 400, "snapshot"),
        ("form", {"game": "seven", "snapshot": {}}, 400, "snapshot"),
        ("new", {"game": "duel", "players": 7}, 400, "options"),
        ("new", {"game": "duel", "options": {"wonders": "all"}}, 400, "options"),
        ("new", {"game": "duel", "players": 99}, 400, "invalid"),
        ("places", {"game": "world", "snapshot": {"cities": []}, "seat": 3, "piece": {}}, 400, "snapshot"),
        ("places", {"game": "world", "snapshot": {"a": "x" * 600_000}, "seat": 0, "piece": {}}, 413, "too_large"),
    ],
)
def test_what_cannot_be(server: Server, what: str, wish: Any, status: int, refusal: str) -> None:
    answer = server.http.post(f"/api/positions/{what}", json=wish)
    assert (answer.status_code, answer.json()["refusal"]) == (status, refusal)


def test_whoever_edits_too_much_has_to_wait() -> None:
    assert ADDRESS["edits"][0] > ADDRESS["positions"][0]
