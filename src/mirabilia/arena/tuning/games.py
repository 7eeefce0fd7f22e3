"""What is learned of each game: which tables are played, what is looked at, what is to be foretold."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any, cast

from mirabilia import games
from mirabilia.bots.search import duel_facts, seven_facts
from mirabilia.bots.search.duel import DuelWalk
from mirabilia.bots.search.net import Facts, Net
from mirabilia.bots.search.seven import SCALE, USUAL, SevenWalk
from mirabilia.bots.search.walk import Walk
from mirabilia.core.contract import Result, Seat, State
from mirabilia.games.duel.position import Position as DuelPosition
from mirabilia.games.seven.position import OWING
from mirabilia.games.seven.position import Position as SevenPosition


class Lesson(ABC):
    """A game as the tuning sees it."""

    game: str
    inputs: int
    is_chance: bool
    """Whether a chance between 0 and 1 is foretold, or a number."""
    estimated: float
    """The share of what the search thought in what is to be learned; the rest is what became of it."""
    bold: tuple[float, float]
    """How far the search explores: judging by rollouts, judging by the network."""

    @abstractmethod
    def table(self, seed: int, rng: Random) -> State:
        """A game with any options."""

    @abstractmethod
    def walk(self, state: State, seat: Seat, net: Net | None) -> Walk:
        """The way of the search through it."""

    @abstractmethod
    def seen(self, state: State) -> list[tuple[Seat, list[tuple[int, float]]]]:
        """The facts of a position, for each seat that has some."""

    @abstractmethod
    def outcome(self, result: Result, seat: Seat) -> float:
        """What is to be foretold."""


class Duel(Lesson):
    game, inputs, is_chance, estimated, bold = "duel", duel_facts.INPUTS, True, 0.7, (0.7, 0.4)

    def table(self, seed: int, rng: Random) -> State:
        return games.get("duel").new(seed, 2, {"wonders": rng.choice(["draft", "draft", "random"])})

    def walk(self, state: State, seat: Seat, net: Net | None) -> Walk:
        return DuelWalk(cast("DuelPosition", state), seat, net, False)

    def seen(self, state: State) -> list[tuple[Seat, list[tuple[int, float]]]]:
        facts = Facts()
        duel_facts.look(cast("DuelPosition", state), facts)
        return [(state.to_act()[0], facts.listed())]

    def outcome(self, result: Result, seat: Seat) -> float:
        return (seat in result.winners) / len(result.winners)


class Seven(Lesson):
    game, inputs, is_chance, estimated, bold = "seven", seven_facts.INPUTS, False, 0.0, (0.5, 0.3)
    players = (3, 3, 4, 4, 5, 5, 6, 7, 2)
    expansions = ("leaders", "cities", "edifice")

    def table(self, seed: int, rng: Random) -> State:
        """Half of the games without expansions, half with some."""
        options: dict[str, Any] = {}
        players = rng.choice(self.players)
        if rng.random() < 0.5:
            options["expansions"] = [name for name in self.expansions if rng.random() < 0.6]
        if rng.random() < 0.1:
            options["edition"] = "1"
        try:
            return games.get("seven").new(seed, players, options)
        except ValueError:
            return games.get("seven").new(seed, players)

    def walk(self, state: State, seat: Seat, net: Net | None) -> Walk:
        return SevenWalk(cast("SevenPosition", state), seat, net, False)

    def seen(self, state: State) -> list[tuple[Seat, list[tuple[int, float]]]]:
        """Before a turn, when nobody has chosen."""
        position = cast("SevenPosition", state)
        if any(chosen >= 0 for chosen in position.commits) or OWING not in list(position.commits):
            return []
        table, facts = seven_facts.Table(), Facts()
        table.look(position)
        found = []
        for seat in range(position.setting.players):
            table.tell(position, seat, facts)
            found.append((seat, facts.listed()))
        return found

    def outcome(self, result: Result, seat: Seat) -> float:
        return (result.scores[seat]["total"] - USUAL) / SCALE


LESSONS: dict[str, Lesson] = {"duel": Duel(), "seven": Seven()}
