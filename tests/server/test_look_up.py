"""What the pages on which a game is looked up ask of the server."""

from __future__ import annotations

import re

import pytest

from mirabilia import games
from mirabilia.core import describe
from mirabilia.server import situations
from tests.server.process import Server

GAMES = ["duel", "seven", "world"]


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_show_each_situation_once_in_every_language(game: str) -> None:
    for language in describe.LANGUAGES:
        shown = re.findall(r"^!\[.+\]\(situation:([a-z-]+)\)$", describe.document(language, f"{game}-rules"), re.M)
        assert sorted(shown) == sorted(situations.sketches(game)), language


def test_situations_show_what_the_rules_say_of_them() -> None:
    duel = situations.situations("duel")
    assert duel["price"].view.cities[0].costs.cards["tribunal"].coins == 6
    assert (duel["conflict"].view.conflict.pawn, len(duel["conflict"].view.conflict.tokens[1])) == (4, 1)
    assert (len(duel["science"].view.cities[0].symbols), len(duel["science"].view.cities[0].pairs)) == (3, 1)
    seven = situations.situations("seven")
    price = next(one.cost for one in seven["trade"].actions if one.text.startswith("build aqueduct"))
    assert price is not None
    assert price.coins == 4
    assert [city.shields for city in seven["conflict"].view.cities] == [3, 1, 3]
    assert seven["science"].view.cities[0].scores["green"] == 16
    world = situations.situations("world")
    assert world["roads"].view.cities[0].bridges == (1,)
    assert world["district"].view.cities[0].districts == (3,)


@pytest.mark.parametrize("game", GAMES)
def test_statements_and_situations_are_served(server: Server, game: str) -> None:
    told = server.http.get(f"/api/games/{game}/statements").json()
    assert told["game"] == game
    assert sum(len(chapter["statements"]) for chapter in told["chapters"]) > 200
    assert set(told["about"]) <= {f"{kind}:{item}" for kind, items in games.get(game).names().items() for item in items}
    shown = server.http.get(f"/api/games/{game}/situations").json()
    assert set(shown) == set(situations.sketches(game))
    assert all(one["view"]["game"] == game for one in shown.values())


def test_a_game_that_is_not_there_is_refused(server: Server) -> None:
    for page in ("statements", "situations"):
        assert server.http.get(f"/api/games/chess/{page}").status_code == 404
