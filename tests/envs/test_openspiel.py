"""OpenSpiel's own tests of our games, their playthroughs, and what they do not ask."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

pyspiel: Any = pytest.importorskip("pyspiel", reason="the extra rl is not installed")

import mirabilia.envs.openspiel  # noqa: F401 (registers the games)
from tests.envs import playthroughs

EXPLICIT = [
    "mirabilia_duel(options=wonders:random)",
    "mirabilia_duel(deals=20)",
    "mirabilia_seven(deals=20)",
    "mirabilia_seven(players=2,deals=20,options=expansions:leaders+cities)",
    "mirabilia_world(deals=20)",
]
ALONE = "mirabilia_world_alone"


@pytest.mark.parametrize("is_serialised", [False, True])
@pytest.mark.parametrize("name", EXPLICIT)
def test_random_games_pass_its_test(name: str, is_serialised: bool) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=is_serialised, verbose=False)


def test_random_games_alone_pass_its_test() -> None:
    """Not serialised: where chance is sampled it asks for a generator that it does not let Python games have."""
    pyspiel.random_sim_test(pyspiel.load_game(ALONE), num_sims=3, serialize=False, verbose=False)


@pytest.mark.parametrize("name", [*EXPLICIT, ALONE])
def test_a_state_is_kept_as_text(name: str) -> None:
    game = pyspiel.load_game(name)
    for state in positions(game, 3):
        if len(state.history()) in (1, 30):
            other = game.deserialize_state(state.serialize())
            assert other.history() == state.history()
            assert other.legal_actions() == state.legal_actions()
            assert other.position == state.position


def positions(game: Any, seed: int) -> Iterator[Any]:
    """The states of a random game."""
    state, rng = game.new_initial_state(), Random(seed)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        yield state


@pytest.mark.parametrize(("name", "game"), playthroughs.GAMES.items())
def test_a_playthrough_is_as_it_was(name: str, game: str) -> None:
    assert (playthroughs.FOLDER / f"{name}.txt").read_text(encoding="utf-8") == playthroughs.playthrough(game)


def test_chance_deals_and_the_players_do_the_rest() -> None:
    game = pyspiel.load_game("mirabilia_duel(deals=5)")
    state = game.new_initial_state()
    assert state.chance_outcomes() == [(deal, 0.2) for deal in range(5)]
    *_, last = positions(game, 1)
    assert sorted(last.returns()) in ([-1.0, 1.0], [0.0, 0.0])


def test_a_state_is_resampled_as_far_as_the_player_cannot_tell() -> None:
    game = pyspiel.load_game("mirabilia_seven(deals=5)")
    for number, state in enumerate(positions(game, 2)):
        if number in (2, 15):
            player = state.current_player()
            other = state.resample_from_infostate(player, Random(1).random)
            assert other.position != state.position
            assert other.position.view(player) == state.position.view(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("mirabilia_world(players=1)", "not for 1 players"),
        ("mirabilia_duel(options=wonders)", "name:choice"),
        ("mirabilia_duel(options=wonders:none)", "wonders"),
    ],
)
def test_what_cannot_be_played_is_refused(name: str, problem: str) -> None:
    with pytest.raises((ValueError, pyspiel.SpielError), match=problem):
        pyspiel.load_game(name)
