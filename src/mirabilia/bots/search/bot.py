"""The search as a bot."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from random import Random

import msgspec

from mirabilia.bots.contract import Advice, Budget, Knowledge
from mirabilia.bots.search.factory import new_search
from mirabilia.bots.search.ismcts import Search
from mirabilia.bots.search.pacing import Pace, Purse
from mirabilia.bots.search.root_parallel import SearchTask, Workers, merge
from mirabilia.core.contract import Seat, State

FIRST_CHUNK, LARGEST_CHUNK = 4, 512
"""Iterations between looks at the clock: few at first, then as many as go into a moment."""
MOMENT = 0.005
DEFAULT_BUDGET = Budget(iterations=2000)
"""What is spent if nobody says how much."""
CLEAR = 300
"""Iterations for a decision that is clear, to know what it is worth."""
POSITIONS_PER_ITERATION, POSITIONS_PER_SECOND = 4, 200_000
"""How much of a budget may go into working a game out to its end."""
MOST_NODES = 3_000_000
LONGEST_LINE = 8
WORLDS = 2
"""In how many worlds a move has to win at once to be believed."""

Watch = Callable[[Advice], bool]
Ranking = Sequence[tuple[int, int, float]]


class SearchBot:
    """Thinks as long as it may, or as many iterations as it is told to."""

    def __init__(self, seed: int, name: str = "search", processes: int = 1) -> None:
        self.name = name
        self.rng = Random(seed)
        self.watch: Watch | None = None
        """Hears the advice so far every now and then, and says whether to go on."""
        self.before: tuple[Knowledge, Search] | None = None
        """The last decision, to go on from."""
        self.purse = Purse()
        self.expected: float | None = None
        """What the last decision was worth."""
        self.workers = Workers(processes - 1)

    def choose(self, knowledge: Knowledge, budget: Budget) -> Advice:
        moves = knowledge.legal()
        won = winning(knowledge, moves, self.rng) if len(moves) > 1 else set()
        if len(moves) == 1 or won:
            budget = reduced(budget)
        search = self.start_search(knowledge)
        task = SearchTask(knowledge.game.name, knowledge.seat, knowledge.is_open, budget)
        pace = new_pace(budget, self.purse, self.expected)
        with self.workers.searching(task, knowledge.sample, self.rng) as others:
            run_search(search, budget, lambda: self.report(knowledge, search), pace)
        self.before = knowledge, search
        advice = self.advice(knowledge, search, others)
        self.expected = advice.value
        if pace is not None and len(moves) > 1:
            pace.close()
        return with_win(knowledge, advice, won) if won else advice

    def ponder(self, move: int) -> bool:
        """Think about what follows from a move that was chosen, until whoever watches has enough of it; the next
        decision goes on from there. False if there is nothing to think about."""
        if self.before is None:
            return False
        knowledge, search = self.before
        if search.solution or search.is_settled():
            return False
        search.commit(move)
        for _ in run_in_moments(search):
            if search.tree.size > MOST_NODES or not self.report(knowledge, search):
                break
        return True

    def start_search(self, knowledge: Knowledge) -> Search:
        """A new search, or one that goes on from the last decision of the same game."""
        search = self.new_search(knowledge)
        if self.before is not None:
            earlier, old = self.before
            since = list(knowledge.past[len(earlier.past) :])
            if since and is_sequel(earlier, knowledge):
                search.reuse(old, since, knowledge.legal())
        return search

    def new_search(self, knowledge: Knowledge) -> Search:
        world = knowledge.sample(self.rng)
        return new_search(knowledge.game.name, world, knowledge.seat, self.rng, knowledge.is_open)

    def report(self, knowledge: Knowledge, search: Search) -> bool:
        return self.watch is None or self.watch(self.advice(knowledge, search))

    def advice(self, knowledge: Knowledge, search: Search, others: Sequence[Ranking] = ()) -> Advice:
        """What the search makes of it; a search that goes on from before may have seen moves that are not possible."""
        legal = set(knowledge.legal())
        ranking = [entry for entry in merge([search.ranking(), *others]) if entry[0] in legal]
        considered = tuple((move, value) for move, _, value in ranking)
        line = tuple(knowledge.text(move) for move in search.principal_variation(considered[0][0], LONGEST_LINE))
        return Advice(*considered[0], considered, line, sum(visits for _, visits, _ in ranking))

    def close(self) -> None:
        self.workers.close()


def is_sequel(earlier: Knowledge, later: Knowledge) -> bool:
    """Whether two decisions are of the same seat in the same game."""
    same = (earlier.game, earlier.seat, earlier.is_open) == (later.game, later.seat, later.is_open)
    return same and list(later.past[: len(earlier.past)]) == list(earlier.past)


def with_win(knowledge: Knowledge, advice: Advice, won: set[int]) -> Advice:
    """A move that wins at once comes first: of several the one the search likes best."""
    best = next((move for move, _ in advice.considered if move in won), min(won))
    others = tuple(pair for pair in advice.considered if pair[0] != best)
    return Advice(best, 1.0, ((best, 1.0), *others), (knowledge.text(best),), advice.iterations)


def winning(knowledge: Knowledge, moves: list[int], rng: Random) -> set[int]:
    """Moves that win at once, whatever is hidden; the search would find many moves that win some time."""
    worlds = [knowledge.sample(rng) for _ in range(WORLDS)]
    return {move for move in moves if all(wins(world, knowledge.seat, move) for world in worlds)}


def wins(world: State, seat: Seat, move: int) -> bool:
    after = world.copy()
    after.play(seat, move)
    result = after.result()
    return result is not None and result.winners == (seat,)


def reduced(budget: Budget) -> Budget:
    """For a decision that is clear."""
    iterations = CLEAR if budget.iterations is None else min(budget.iterations, CLEAR)
    return msgspec.structs.replace(budget, iterations=iterations)


def new_pace(budget: Budget, purse: Purse, expected: float | None = None) -> Pace | None:
    """What spends the time of a budget that says how much there is on average."""
    mean, now = (budget.seconds, time.perf_counter) if budget.cpu is None else (budget.cpu, time.process_time)
    if not budget.is_mean or mean is None:
        return None
    began = now()
    return Pace(mean, purse, lambda: now() - began, expected)


def run_search(search: Search, budget: Budget, go_on: Callable[[], bool], pace: Pace | None = None) -> int:
    """Search until the budget is spent, nobody wants more or it is clear; how many iterations that were."""
    if budget == Budget():
        budget = DEFAULT_BUDGET
    pace = pace or new_pace(budget, Purse())
    wall = None if budget.seconds is None or pace else time.perf_counter() + budget.seconds
    cpu = None if budget.cpu is None or pace else time.process_time() + budget.cpu
    if search.solve(positions(budget)):
        return 0
    done = 0
    for done in run_in_moments(search, budget.iterations):
        late = (wall is not None and time.perf_counter() >= wall) or (cpu is not None and time.process_time() >= cpu)
        late = late or (pace is not None and not pace.goes_on(search, done))
        if late or search.tree.size > MOST_NODES or search.is_settled() or not go_on():
            break
    return done


def run_in_moments(search: Search, iterations: int | None = None) -> Iterator[int]:
    """Search, and say after every moment how many iterations that were."""
    done, chunk, now = 0, FIRST_CHUNK, time.perf_counter()
    while iterations is None or done < iterations:
        step = chunk if iterations is None else min(chunk, iterations - done)
        search.run(step)
        done += step
        yield done
        before, now = now, time.perf_counter()
        if now - before < MOMENT:
            chunk = min(2 * chunk, LARGEST_CHUNK)


def positions(budget: Budget) -> int:
    """How many positions may be looked at to work a game out to its end: a part of the time, should it not succeed."""
    limits = [seconds * POSITIONS_PER_SECOND for seconds in (budget.seconds, budget.cpu) if seconds is not None]
    if budget.iterations is not None:
        limits.append(budget.iterations * POSITIONS_PER_ITERATION)
    return int(min(limits, default=0))
