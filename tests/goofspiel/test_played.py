"""Goofspiel is played by all bots, in matches, at tables and in the terminal, without a line about it elsewhere."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import cast

import msgspec
import pytest

from mirabilia import arena, bots, games
from mirabilia.arena.playing import play
from mirabilia.bots import Budget, Knowledge
from mirabilia.bots.analysis import AnalysisSettings, GameReplay, analyse
from mirabilia.bots.reasons import why
from mirabilia.core import record as records
from mirabilia.core.contract import Action, State
from mirabilia.core.describe import LANGUAGES, describe, document, texts
from mirabilia.core.record import Record
from mirabilia.tables import requests
from mirabilia.tables.hub import Hub
from tests.cli.program import run as run_program
from tests.goofspiel.views import View
from tests.tables.scenario import Playing
from tests.tables.test_hub import run as run_hub
from tests.tables.test_hub import until

NAME = "goofspiel"
FOLDER = str(Path(__file__).parent)


def new(seed: int = 3, players: int = 2, cards: str = "5") -> State:
    return games.get(NAME).new(seed, players, {"cards": cards})


def test_it_is_one_of_the_games() -> None:
    assert games.names()[-1] == NAME
    assert not games.plugin(NAME).search


# The rules.


def test_the_highest_bid_wins_and_equal_ones_win_nothing() -> None:
    state = new()
    prize = state.view(None).prize
    state.play(0, 5)
    assert state.view(0).own.bid == "5"
    assert state.view(1).own.bid is None
    assert state.to_act() == (1,)
    state.play(1, 3)
    assert state.view(None).seats[0].won == (prize,)
    prize = state.view(None).prize
    state.play(0, 4)
    state.play(1, 4)
    assert state.view(None).discarded == (prize,)


def test_the_last_prize_ends_the_game() -> None:
    state, rng = new(players=3), Random(1)
    while state.to_act():
        seat = state.to_act()[0]
        state.play(seat, rng.choice(state.legal(seat)))
    view = cast("View", state.view(None))
    result = state.result()
    assert result is not None
    assert [sheet["total"] for sheet in result.scores] == [seat.points for seat in view.seats]
    assert sum(seat.points for seat in view.seats) + sum(view.discarded) == 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_and_rules_have_texts(language: str) -> None:
    game = games.get(NAME)
    assert document(language, f"{NAME}-rules").startswith("# Goofspiel")
    for kind in ("notation", "over", "chosen", "nothing_to_take_back"):
        assert describe(game, {"refusal": kind}, language)
    assert describe(game, {"refusal": "no_move", "given": "77"}, language)
    assert describe(game, {"refusal": "no_seat", "given": "7", "last": 1}, language)
    assert describe(game, {"refusal": "no_card", "card": "7"}, language)
    for name in ("title", "tagline", "reason-points", "category-prizes", "category-total"):
        assert texts(language)(f"{NAME}-{name}")


# The bots.


@pytest.mark.parametrize("name", bots.NAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_bot_chooses_a_legal_move_and_the_same_again(name: str, players: int) -> None:
    game, state = games.get(NAME), new(players=players, cards="9")
    state.play(0, 3)
    state.play(1, 3) if players > 2 else None
    known = Knowledge(game, state, state.to_act()[-1])
    advice = [bots.get(name, 1).choose(known, Budget(iterations=30)) for _ in range(2)]
    assert advice[0] == advice[1]
    assert advice[0].move in known.legal()
    assert all(0.0 <= value <= 1.0 for _, value in advice[0].considered)
    assert why(known, advice[0].move) == ()


def test_what_others_have_chosen_makes_no_difference_to_the_search() -> None:
    game = games.get(NAME)
    moves = []
    for bid in (1, 9):
        state = new(cards="9")
        state.play(0, bid)
        moves.append(bots.get("master", 4).choose(Knowledge(game, state, 1), Budget(iterations=60)))
    assert moves[0] == moves[1]


def test_the_search_takes_what_is_certain() -> None:
    """Two cards are left. The 5 wins the better prize and the game, the 2 loses both."""
    state = games.get(NAME).restore(
        {
            "game": NAME, "cards": 5, "prize": 5, "deck": [1], "discarded": [2, 3, 4],
            "hands": [[2, 5], [3, 4]], "won": [[], []], "commits": [None, None],
        }
    )  # fmt: skip
    advice = bots.get("master", 1).choose(Knowledge(games.get(NAME), state, 0), Budget(iterations=400))
    assert state.text(advice.move) == "bid 5"


def test_master_beats_random_in_a_match() -> None:
    match = arena.arrange(NAME, ["master", "random"], options={"cards": "9"}, games=12, budget="200i", seed=1)
    played = [play(match, number) for number in range(match.planned)]
    assert all(game.fault is None for game in played)
    wins = sum(game.seating[seat] == 0 for game in played for seat, rank in enumerate(game.ranks) if rank == 1)
    assert wins >= 8


def test_a_match_in_processes_of_its_own() -> None:
    result = arena.play(arena.arrange(NAME, ["greedy", "random", "random"], players=3, games=3, budget="2i"), jobs=1)
    assert len(result.games) == 3


def test_a_record_is_played_again_and_analysed(tmp_path: Path) -> None:
    game, rng = games.get(NAME), Random(2)
    record = Record(NAME, ("Anna", "Bruno"), {"cards": "5"}, 9, catalogue=game.catalogue)
    state = record.start(game)
    while state.to_act():
        seat = state.to_act()[0]
        move = rng.choice(state.legal(seat))
        record.add(seat, state.text(move))
        state.play(seat, move)
    records.save(record, tmp_path / "game.txt")
    again = records.load(tmp_path / "game.txt")
    assert [step.after for step in records.play(again, game)][-1] == state
    report = analyse(GameReplay.of(again, game), AnalysisSettings(level="adept", budget=Budget(iterations=8)))
    assert report.finished
    assert report.total == 10


# Tables and the terminal.


def test_a_table_of_people() -> None:
    table = Playing(NAME, ("Anna", "Bruno", "Carla"), options={"cards": "5"})
    while table.table.state.to_act():
        table.move()
    assert table.again().state == table.table.state


def test_a_table_with_a_bot_that_gives_hints_too(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        id = await hub.create(requests.create(NAME, [None, "adept"], {"cards": "5"}, seed=5))
        await hub.request(id, lambda table: requests.sit(table, 0, "Anna", "secret", "player"))
        hint = await hub.hint(id, "secret")
        assert hint.move.text.startswith("bid ")
        await hub.request(id, lambda table: requests.move(table, 0, hint.move.text))
        table = await until(hub, id, lambda table: len(table.moves) >= 2)
        assert table.state.view(None).round == 2

    run_hub(f"sqlite:///{tmp_path / 'tables.sqlite'}", cast("Callable[[Hub], Awaitable[None]]", work))


def test_actions_and_views_go_over_the_wire() -> None:
    state = new()
    sent = json.loads(msgspec.json.encode(state.view(1)))
    assert sent["own"] == {"seat": 1, "bid": None}
    assert msgspec.convert(sent, View) == state.view(1)
    actions = state.actions(0)
    assert [action.subject for action in actions] == [("card", str(card)) for card in range(1, 6)]
    assert all(isinstance(action, Action) and action.legal for action in actions)


@pytest.mark.parametrize(("language", "words"), [("en", "Prizes left: 4"), ("it", "Premi rimasti: 4")])
def test_the_terminal(tmp_path: Path, language: str, words: str) -> None:
    """As a folder that is named in the environment: the record says all the rest."""
    play = ("play", NAME, "--option", "cards=5", "--seed", "7", "--vs", "adept", "--lang", language)
    asked = "hint\ncity\npile\ncard 3\nrules\nbid 9\n"
    done = run_program(tmp_path, *play, typed=asked + "1\n" * 5, MIRABILIA_GAMES=FOLDER)
    assert done.code == 0, done.err
    assert words in done.out
    assert "1, 2, 3, 4, 5" in done.out
    assert "{" not in done.out
    assert texts(language)(f"{NAME}-reason-points") in done.out
    assert texts(language)(f"{NAME}-refusal-no-card", card="9") in done.out
    (saved,) = (tmp_path / "records").glob("*.txt")
    assert run_program(tmp_path, "replay", str(saved), "--plain", "--lang", language, MIRABILIA_GAMES=FOLDER).code == 0
    listed = run_program(tmp_path, "games", "--lang", language, MIRABILIA_GAMES=FOLDER)
    assert "Goofspiel" in listed.out
