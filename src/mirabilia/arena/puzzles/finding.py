"""Where one move stands out in a game.

A quick look at every decision finds candidates; a candidate is a puzzle if searches with several seeds and budgets all
take the same move, and if each of its rivals, searched for its own sake, stays clearly behind.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

import msgspec

from mirabilia import bots, games
from mirabilia.arena.puzzles.puzzle import HARDEST, Alternative, Puzzle, answers, id_of
from mirabilia.bots.analysis.lookahead import EngineConfig, value_after
from mirabilia.bots.contract import Advice, Budget, Knowledge
from mirabilia.bots.reasons import why
from mirabilia.bots.reasons.themes import themes
from mirabilia.bots.search.bot import SearchBot
from mirabilia.core.contract import Fact, Game, Seat, State

GLANCE = 400
"""Iterations of the look at a decision that may be a candidate."""
SEEDS = (11, 12, 13)
PARTS = (1, 4)
"""What a puzzle is checked with: for each seed the thoroughness, and a part of it."""
AHEAD = 0.10
"""How much more than its rivals the best move is worth, at least."""
AHEAD_AT_A_GLANCE = 0.14
MOST_DECIDED = 0.97
"""If the rivals are worth more than this, all roads lead to Rome."""
LEAST_HOPE = 0.12
"""If the best move is worth less than this, all is lost."""
FEWEST = 3
"""Different answers that there must be to choose from."""
RIVALS = 2
"""How many of them are searched for their own sake."""
OTHERS = 3
"""How many are kept with the puzzle."""
EACH_GAME = 2
"""Puzzles of one game: more would be much alike."""
SLIPS = 0.12
"""How often a move is made at random, so that games get into positions where somebody has gone wrong."""
PLAYERS = (20, 60, 200)
"""Iterations of those who play the games: quick ones leave more to find."""
DIGITS = 3
LAST_TURN = "last_turn"
"""The theme that every game has."""
LONGEST_TURN = 2
"""Decisions of a seat that may belong to its last turn."""
ENDS = 6
"""In how many ways a game is played on to see whether this is the last turn."""


class Thoroughness(msgspec.Struct, frozen=True):
    """How well a puzzle is checked."""

    iterations: int
    seeds: tuple[int, ...] = SEEDS

    def times(self, factor: int) -> Thoroughness:
        """More of it, with seeds that have not been tried."""
        return Thoroughness(self.iterations * factor, tuple(seed + 100 for seed in self.seeds))


class Candidate(msgspec.Struct, frozen=True):
    """A decision of a game that may be a puzzle."""

    known: Knowledge
    answer: str


def find(name: str, seed: int, thoroughness: Thoroughness) -> list[Puzzle]:
    """The puzzles of one game, played for the purpose."""
    found: list[Puzzle] = []
    for candidate in candidates(games.get(name), seed):
        if (puzzle := puzzle_of(candidate.known, thoroughness)) is not None and puzzle.solution == candidate.answer:
            found.append(puzzle)
            if len(found) == EACH_GAME:
                break
    return found


def candidates(game: Game, seed: int) -> Iterator[Candidate]:
    """The decisions of a game in which a move stands out at a glance, in any order."""
    chance = Random(seed)
    decisions = list(played(game, seed, chance))
    chance.shuffle(decisions)
    for state, seat in decisions:
        known = Knowledge(game, state, seat)
        groups = answers(state, seat)
        if len(set(groups.values())) < FEWEST:
            continue
        advice = SearchBot(seed).choose(known, Budget(iterations=GLANCE))
        ahead, rival = lead(known, advice, groups)
        if ahead >= AHEAD_AT_A_GLANCE and rival <= MOST_DECIDED and advice.value >= LEAST_HOPE:
            yield Candidate(known, known.text(advice.move))


def played(game: Game, seed: int, chance: Random) -> Iterator[tuple[State, Seat]]:
    """The decisions of a game between bots that think for a moment and now and then do anything."""
    players = chance.choice(usual_players(game))
    state = game.new(seed, players, chance.choice(usual_options(game, players)))
    minds = [(SearchBot(chance.randrange(1 << 30)), chance.choice(PLAYERS)) for _ in range(players)]
    while acting := state.to_act():
        seat = acting[0]
        legal = state.legal(seat)
        if len(legal) > 1:
            yield state.copy(), seat
        bot, iterations = minds[seat]
        if len(legal) == 1 or chance.random() < SLIPS:
            move = chance.choice(legal)
        else:
            move = bot.choose(Knowledge(game, state, seat), Budget(iterations=iterations)).move
        state.play(seat, move)


def usual_players(game: Game) -> list[int]:
    return sorted({preset.players for preset in games.plugin(game.name).presets} or {game.default_players})


def usual_options(game: Game, players: int) -> list[Mapping[str, object]]:
    """What people choose: the options of the presets for so many players, and none."""
    presets: list[Mapping[str, object]] = [
        preset.options for preset in games.plugin(game.name).presets if preset.players == players
    ]
    return [{}, *presets] if game.default_players == players or not presets else presets


def lead(known: Knowledge, advice: Advice, groups: Mapping[str, tuple[object, ...]]) -> tuple[float, float]:
    """How far the best move is ahead of every other answer, and what the best of those is worth."""
    own = groups[known.text(advice.move)]
    rivals = [value for move, value in advice.considered if groups[known.text(move)] != own]
    best = max(rivals, default=0.0)
    return advice.value - best, best


def puzzle_of(known: Knowledge, thoroughness: Thoroughness) -> Puzzle | None:
    """The puzzle of a decision, if it is one."""
    state = known.sample(Random(0))
    groups = answers(state, known.seat)
    advices = list(looks(known, thoroughness))
    last = advices[-1]
    own = groups[known.text(last.move)]
    for advice in advices:
        ahead, rival = lead(known, advice, groups)
        if groups[known.text(advice.move)] != own or ahead < AHEAD or rival > MOST_DECIDED:
            return None
    values = rivals(known, last, groups, thoroughness)
    if last.value < LEAST_HOPE or not values or last.value - max(values.values()) < AHEAD:
        return None
    order = sorted(values, key=lambda move: -values[move])
    reasons = why(known, last.move, order[0]) or why(known, last.move)
    position = state.snapshot()
    return Puzzle(
        id=id_of(known.game.name, position, known.seat),
        game=known.game.name,
        seat=known.seat,
        solution=known.text(last.move),
        value=round(last.value, DIGITS),
        others=tuple(Alternative(known.text(move), round(values[move], DIGITS)) for move in order[:OTHERS]),
        themes=themes_of(known, reasons, last.move),
        reasons=reasons,
        difficulty=difficulty(known, groups, own),
        position=position,
    )


def rivals(
    known: Knowledge, advice: Advice, groups: Mapping[str, tuple[object, ...]], thoroughness: Thoroughness
) -> dict[int, float]:
    """What other answers are worth. The search may have given them up too early, or never have tried them, so the best
    of them and those are searched for their own sake."""
    own = groups[known.text(advice.move)]
    values = {move: value for move, value in advice.considered if groups[known.text(move)] != own}
    seen = {own, *(groups[known.text(move)] for move in values)}
    engine = EngineConfig("master", thoroughness.seeds[0], Budget(iterations=thoroughness.iterations))
    for move in list(values)[:RIVALS]:
        values[move] = max(values[move], value_after(known, move, engine))
    for move in known.legal():
        if groups[known.text(move)] not in seen:
            seen.add(groups[known.text(move)])
            values[move] = value_after(known, move, engine.part(max(PARTS)))
    return values


def looks(known: Knowledge, thoroughness: Thoroughness) -> Iterator[Advice]:
    """What searches with different seeds and budgets think, the last one of the largest budget."""
    for part in sorted(PARTS, reverse=True):
        for seed in thoroughness.seeds:
            budget = Budget(iterations=max(1, thoroughness.iterations // part))
            yield SearchBot(seed).choose(known, budget)


def holds(puzzle: Puzzle, thoroughness: Thoroughness) -> bool:
    """Whether a puzzle is one still, when it is looked at with that thoroughness."""
    game = games.get(puzzle.game)
    state = game.restore(puzzle.position)
    again = puzzle_of(Knowledge(game, state, puzzle.seat), thoroughness)
    if again is None:
        return False
    groups = answers(state, puzzle.seat)
    return groups[again.solution] == groups[puzzle.solution]


def themes_of(known: Knowledge, reasons: tuple[Fact, ...], move: int) -> tuple[str, ...]:
    """What a puzzle is about."""
    world = known.sample(Random(0))
    found = themes(games.plugin(known.game.name), world.move(move), reasons)
    return (*found, *([LAST_TURN] if is_last_turn(world, known.seat) else []))


def is_last_turn(world: State, seat: Seat) -> bool:
    """Whether the game is over after this turn, whatever happens: so it is however it is played on."""
    return all(ends_soon(world.copy(), seat, Random(number)) for number in range(ENDS))


def ends_soon(world: State, seat: Seat, chance: Random) -> bool:
    """Play on with anything; whether the seat has no turn after this one."""
    turns = 0
    while acting := world.to_act():
        turns += acting[0] == seat
        if turns > LONGEST_TURN:
            return False
        world.play(acting[0], chance.choice(world.legal(acting[0])))
    return True


def difficulty(known: Knowledge, groups: Mapping[str, tuple[object, ...]], own: tuple[object, ...]) -> int:
    """Measured by what the levels below the highest find, each as it plays."""
    levels = list(bots.LEVELS)[:-1]
    missed = 0
    for level in levels:
        bot = bots.get(level, 1)
        missed += groups[known.text(bot.choose(known, Budget(iterations=GLANCE)).move)] != own
    return 1 + round((HARDEST - 1) * missed / len(levels))
