"""What a seat can expect after a move that its bot has not searched, and how the game might go on."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from random import Random

import msgspec

from mirabilia import bots
from mirabilia.bots import evaluation
from mirabilia.bots.contract import Budget, Knowledge
from mirabilia.bots.playouts import share
from mirabilia.bots.search.bot import wins
from mirabilia.core.contract import Fact, Game, IllegalMove, Seat, State
from mirabilia.core.facts import kind_of

WORLDS = 3
"""In how many possible worlds a move is followed."""
LONGEST_LINE = 4
FORCED_IN_A_ROW = 60
QUICK = "greedy"
"""Chooses for those who choose at the same time."""


class EngineConfig(msgspec.Struct, frozen=True):
    """Which bot analyses, and its budget: the same for all positions of an analysis."""

    level: str
    seed: int
    budget: Budget

    def part(self, parts: int) -> EngineConfig:
        """With a part of the budget."""
        budget = self.budget
        return msgspec.structs.replace(
            self,
            budget=Budget(
                seconds=None if budget.seconds is None else budget.seconds / parts,
                iterations=None if budget.iterations is None else ceil(budget.iterations / parts),
                cpu=None if budget.cpu is None else budget.cpu / parts,
            ),
        )

    def choose(self, knowledge: Knowledge) -> bots.Advice:
        return bots.get(self.level, self.seed).choose(knowledge, self.budget)


def value_after(knowledge: Knowledge, move: int, engine: EngineConfig) -> float:
    """What the seat can expect from a move: the average, over sampled worlds, of what the next to decide expects."""
    worlds = 1 if knowledge.is_open else WORLDS
    chance, total = Random(engine.seed), 0.0
    for _ in range(worlds):
        world = knowledge.sample(chance)
        world.play(knowledge.seat, move)
        total += expected(knowledge, world, engine.part(worlds))
    return total / worlds


def is_refuted(knowledge: Knowledge, move: int, seed: int) -> bool:
    """Whether the opponent wins at once after a move, whatever is hidden. A search that gave the move up early, for
    whatever reason, need not have seen that."""
    chance = Random(seed)
    return all(is_lost(knowledge.sample(chance), knowledge.seat, move) for _ in range(WORLDS))


def is_lost(world: State, seat: Seat, move: int) -> bool:
    world.play(seat, move)
    acting = world.to_act()
    if len(acting) != 1 or acting[0] == seat:
        return False
    return any(wins(world, acting[0], reply) for reply in world.legal(acting[0]))


def expected(knowledge: Knowledge, world: State, engine: EngineConfig) -> float:
    """What the seat can expect in a world where it has just moved."""
    game, seat = knowledge.game, knowledge.seat
    play_to_decision(game, world, seat, engine.seed)
    result = world.result()
    if result is not None:
        return share(result, seat)
    acting = world.to_act()
    mind = seat if seat in acting else acting[0]
    value = engine.choose(Knowledge(game, world, mind, is_open=knowledge.is_open)).value
    if mind == seat:
        return value
    rivals = [other for other in range(world.players) if other != mind]
    judged = {rival: evaluation.value(game, world, rival) for rival in rivals}
    return (1.0 - value) * judged[seat] / (sum(judged.values()) or 1.0)


def play_to_decision(game: Game, world: State, seat: Seat, seed: int) -> None:
    """Go on until somebody has a real decision: others make their secret choices, forced moves make themselves."""
    for _ in range(FORCED_IN_A_ROW):
        acting = world.to_act()
        if not acting:
            return
        actor = acting[0]
        moves = world.legal(actor)
        if len(moves) == 1:
            world.play(actor, moves[0])
        elif seat not in acting and world.secret:
            known = Knowledge(game, world, actor)
            world.play(actor, bots.get(QUICK, seed).choose(known, Budget(iterations=1)).move)
        else:
            return


# Lines.


class Foreseen(msgspec.Struct, frozen=True):
    """A move of a line."""

    seat: int
    move: str
    fact: Fact


class Variation:
    """How the game might go on after a move, spelt out as long as nothing hidden comes to light."""

    def __init__(self, knowledge: Knowledge, move: int, seed: int) -> None:
        self.knowledge = knowledge
        self.world = knowledge.sample(Random(seed))
        self.moves: list[Foreseen] = []
        self.world.play(knowledge.seat, move)

    @property
    def goes_on(self) -> bool:
        """Whether the next move can be told without knowing what nobody can know."""
        events = self.world.events(None)
        hidden = any(kind_of(event) in self.knowledge.game.revelations for event in events)
        alone = len(self.world.to_act()) == 1
        return alone and len(self.moves) < LONGEST_LINE and not self.world.secret and not hidden

    def add(self, move: int) -> None:
        actor = self.world.to_act()[0]
        self.moves.append(Foreseen(actor, self.world.text(move), self.world.move(move)))
        self.world.play(actor, move)

    def follow(self, texts: Sequence[str]) -> None:
        """Make the moves a bot has foreseen, as long as they are possible in this world."""
        for text in texts[:LONGEST_LINE]:
            acting = self.world.to_act()
            if len(acting) != 1:
                return
            try:
                self.add(self.world.parse(text, acting[0]))
            except IllegalMove:
                return

    def think_on(self, engine: EngineConfig) -> None:
        """Let the bot decide for everybody."""
        while self.goes_on:
            actor = self.world.to_act()[0]
            known = Knowledge(self.knowledge.game, self.world, actor, is_open=self.knowledge.is_open)
            self.add(engine.choose(known).move)
