"""OpenSpiel: every game, registered when this module is imported.

    import pyspiel
    import mirabilia.envs.openspiel

    game = pyspiel.load_game("mirabilia_duel(options=wonders:beginner)")
    state = game.new_initial_state()
    state.apply_action(7)                  # the deal
    state.legal_actions()

| | |
|---|---|
| names | `mirabilia_duel`, `mirabilia_seven`, `mirabilia_world`, and `mirabilia_world_alone` for World Wonders with one player |
| parameters | `players`, 0 for the usual number; `options`, such as `expansions:leaders+cities;sides:day`; `deals`, how many different deals there are |
| chance | the deal is the first node: an outcome for each seed, all equally likely; after it nothing is left to chance |
| alone | the Automaton shuffles its cards again during the game, so chance is sampled there: its node has one outcome, and the seed is drawn |
| actions | those of `mirabilia.spaces` |
| observations | a tensor of what a player may know; without private information it is empty. There are no information states: nothing is remembered |
| returns | at the end, from 1 for the first to -1 for the last; their sum is 0, but alone |
| versions | 1: the first; the actions have versions of their own, which the id of a space names |

In 7 Wonders all choose at once. Here they choose one after the other, and nobody observes what others have chosen,
which is the same game; so every algorithm for sequential games can play it. `state.resample_from_infostate` gives a
state that the player cannot tell from the real one. OpenSpiel's own C++ search (`pyspiel.MCTSBot`) crashes on games
written in Python; `open_spiel.python.algorithms.mcts` does not. What keeps a game in text,
`pyspiel.serialize_game_and_state`, works for all but the one with sampled chance: there OpenSpiel asks for a random
generator that it does not let Python games have; `state.serialize` and `game.deserialize_state` work.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple, TypeAlias

from mirabilia import games, spaces
from mirabilia.core.contract import Game, State
from mirabilia.core.extras import needed
from mirabilia.core.stream import SEEDS

with needed("rl"):
    import numpy as np
    import pyspiel

DEALS = 10_000
LONGEST = 1000
"""More decisions than a player ever makes in a game."""
ALONE = "_alone"
DEAL = 0
"""The one outcome where chance is sampled."""


def game_type(name: str) -> Any:
    """What OpenSpiel has to know of a game before it is loaded; games for one player have a type of their own."""
    rules = games.get(name.removesuffix(ALONE))
    is_alone = name.endswith(ALONE)
    numbers = range(1, 2) if is_alone else range(max(2, rules.players[0]), rules.players[-1] + 1)
    chance = pyspiel.GameType.ChanceMode
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"mirabilia_{name}",
        long_name=f"Mirabilia: {name.replace('_', ' ')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.SAMPLED_STOCHASTIC if is_alone else chance.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if is_alone else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=numbers[-1],
        min_num_players=numbers[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 0, "options": "", "deals": DEALS},
    )


def read_options(text: str) -> dict[str, object]:
    """`a:b;c:d+e` as options."""
    options: dict[str, object] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise ValueError(f"an option is written name:choice, not {part!r}")
        options[name] = value.split("+") if "+" in value or name in ("expansions", "leader_decks") else value
    return options


Key: TypeAlias = tuple[str, int, str, int]
"""The name of a game, players, options and the number of deals."""


class Chosen(NamedTuple):
    """What the parameters of a game come to."""

    rules: Game
    space: spaces.Space
    deals: int
    is_alone: bool


@lru_cache(maxsize=64)
def chosen(name: str, players: int, options: str, deals: int) -> Chosen:
    is_alone = name.endswith(ALONE)
    rules = games.get(name.removesuffix(ALONE))
    players = players or (1 if is_alone else rules.default_players)
    if is_alone != (players == 1):
        raise ValueError(f"mirabilia_{name} is not for {players} players")
    return Chosen(rules, spaces.get(rules.name, players, read_options(options)), 1 if is_alone else deals, is_alone)


class MirabiliaGame(pyspiel.Game):
    """A game of `mirabilia.games` with players and options.

    OpenSpiel makes copies without their Python attributes, so everything follows from the parameters.
    """

    name = ""
    type: Any = None
    chance = Random(0)
    """Draws the seeds where chance is sampled."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        what = chosen(*self.key(params))
        players = int(what.space.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=int(what.space.actions),
            max_chance_outcomes=what.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if what.is_alone else 0.0,
            max_game_length=LONGEST * players,
        )
        super().__init__(self.type, info, params)

    def key(self, params: Mapping[str, Any]) -> Key:
        """What the parameters say, with those that are left out."""
        return (
            self.name,
            int(params.get("players", 0)),
            str(params.get("options", "")),
            int(params.get("deals", DEALS)),
        )

    def new_initial_state(self, *_: Any) -> MirabiliaState:
        return MirabiliaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SeatObserver(chosen(*self.key(self.get_parameters())).space, kind, params)

    def deserialize_state(self, text: str) -> MirabiliaState:
        saved = json.loads(text)
        state: MirabiliaState = self.new_initial_state()
        if saved["seed"] is not None:
            state.set_deal(saved["seed"])
            for action in saved["actions"]:
                state.apply_action(action)
        return state


class MirabiliaState(pyspiel.State):
    """A game being played: chance deals, then the seats decide."""

    def __init__(self, game: MirabiliaGame) -> None:
        super().__init__(game)
        self.key = game.key(game.get_parameters())
        self.seed: int | None = None
        self.position: State | None = None

    @property
    def what(self) -> Chosen:
        """Not kept here: OpenSpiel clones a state with all that it keeps."""
        return chosen(*self.key)

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        seats = self.position.to_act()
        return seats[0] if seats else int(pyspiel.PlayerId.TERMINAL)

    def dealt(self) -> State:
        if self.position is None:
            raise ValueError("the cards have not been dealt")
        return self.position

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.what.space.legal(self.dealt(), player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.what.deals) for deal in range(self.what.deals)]

    def set_deal(self, seed: int) -> None:
        """Let chance deal from this seed."""
        self.forced = seed
        self.apply_action(DEAL if self.what.is_alone else seed)

    def _apply_action(self, action: int) -> None:
        space = self.what.space
        if self.position is None:
            self.seed = action
            if self.what.is_alone:
                self.seed = getattr(self, "forced", None)
                if self.seed is None:
                    self.seed = MirabiliaGame.chance.randrange(SEEDS)
            self.position = self.what.rules.new(self.seed, space.players, space.options)
        else:
            seat = self.position.to_act()[0]
            self.position.play(seat, space.action(self.position, seat, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "deal" if self.what.is_alone else f"deal {action}"
        return str(self.what.space.name(action))

    def is_terminal(self) -> bool:
        return self.position is not None and not self.position.to_act()

    def returns(self) -> list[float]:
        if self.position is None:
            return [0.0] * int(self.what.space.players)
        return list(self.what.space.rewards(self.position))

    def resample_from_infostate(self, player: int, probability: Any) -> MirabiliaState:
        """A state that the player cannot tell from this one; its history stays."""
        state: MirabiliaState = self.clone()
        state.position = self.dealt().sample(player, Random(int(probability() * SEEDS)))
        return state

    def serialize(self) -> str:
        return json.dumps({"seed": self.seed, "actions": self.history()[1:]})

    def __str__(self) -> str:
        if self.position is None:
            return "before the deal"
        names = [self.what.space.name(action) for action in self.history()[1:]]
        return "\n".join([f"deal {self.seed}", *names])


class SeatObserver:
    """What a player may know, as a tensor."""

    def __init__(self, space: spaces.Space, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, such as {params}")
        self.space = space
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(int(space.features) if self.is_private else 0, np.float32)
        self.dict = {"observation": self.tensor} if self.is_private else {}

    def set_from(self, state: MirabiliaState, player: int) -> None:
        if not self.is_private:
            return
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.space.observe(state.position, player, self.tensor)

    def string_from(self, state: MirabiliaState, player: int) -> str:
        """The numbers that are not 0, by their names."""
        self.set_from(state, player)
        names = self.space.layout.names
        return " ".join(f"{names[index]}={self.tensor[index]:g}" for index in np.flatnonzero(self.tensor))


def registered(name: str) -> type[MirabiliaGame]:
    """Make a game known to OpenSpiel."""
    kind = game_type(name)
    made = type(f"Mirabilia_{name}", (MirabiliaGame,), {"name": name, "type": kind, "__module__": __name__})
    globals()[made.__name__] = made  # where pickle looks for it
    pyspiel.register_game(kind, made)
    return made


GAMES = {
    name: registered(name)
    for game in spaces.names()
    for name in (game, *([f"{game}{ALONE}"] if games.get(game).players[0] == 1 else []))
}
"""The classes by what comes after `mirabilia_` in their names."""
