"""Texts that do not come with the pages: the server says which games have some, and gives them out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mirabilia import games
from mirabilia.games.seven.expansion import VARIABLE
from tests.server.process import Server


@pytest.fixture(scope="module")
def with_envoys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where the environment names an expansion from elsewhere."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, "tests.seven.envoys")
        running = Server(f"sqlite:///{tmp_path_factory.mktemp('envoys') / 'tables.sqlite'}")
    yield running
    running.stop()


def bringing(server: Server) -> dict[str, bool]:
    return {game["game"]: game["brings_texts"] for game in server.http.get("/api/games").json()}


def sources(server: Server, game: str, language: str) -> list[str]:
    answer = server.http.get(f"/api/games/{game}/texts", params={"lang": language}).json()
    assert answer["game"] == game
    return list(answer["sources"])


def test_games_of_mirabilia_bring_none(server: Server) -> None:
    assert bringing(server) == dict.fromkeys(games.names(), False)
    assert [sources(server, game, "en") for game in games.names()] == [[]] * len(games.names())


@pytest.mark.parametrize(("language", "name"), [("en", "Envoys"), ("it", "Ambasciatori")])
def test_an_expansion_from_elsewhere_brings_its_own(with_envoys: Server, language: str, name: str) -> None:
    assert bringing(with_envoys) == dict.fromkeys(games.names(), False) | {"seven": True}
    assert f"\nseven-category-envoys = {name}\n" in "\n".join(sources(with_envoys, "seven", language))
    assert sources(with_envoys, "duel", language) == []
