"""Where one move stands out in a game.

Most decisions are no puzzle, and that shows soon: every look is longer than the one before, and the first at which no
move stands out is the last. A candidate is a puzzle if searches with several seeds and budgets all take the same move,
and if each of its rivals, searched for its own sake, stays clearly behind.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from random import Random

import msgspec

from mirabilia import bots, games
from mirabilia.arena.puzzles.puzzle import HARDEST, Alternative, Puzzle, id_of
from mirabilia.bots.analysis.judging import answers
from mirabilia.bots.analysis.lookahead import EngineConfig, value_after
from mirabilia.bots.contract import Advice, Budget, Knowledge
from mirabilia.bots.reasons import why
from mirabilia.bots.reasons.themes import themes
from mirabilia.bots.search.bot import SearchBot
from mirabilia.core.contract import Fact, Game, Seat, State

AHEAD_IN_PLAY = 0.06
"""How far ahead a move has to be for the bot that plays, so that anybody looks again."""
GLANCE, AHEAD_AT_A_GLANCE = 400, 0.12
"""Iterations of that second look, and how far ahead the move has to be in it."""
SEEDS = (11, 12, 13)
PARTS = (1, 4)
"""What a puzzle is checked with: for each seed the thoroughness, and a part of it."""
AHEAD = 0.10
"""How much more than its rivals the best move is worth, at least."""
LEEWAY = 0.02
"""By how much more where a puzzle is found: a longer look moves every figure a little."""
MOST_DECIDED = 0.97
"""If the rivals are worth more than this, all roads lead to Rome."""
LEAST_HOPE = 0.12
"""If the best move is worth less than this, all is lost."""
FEWEST = 3
"""Different answers that there must be to choose from."""
RIVALS = 2
"""How many of them are searched for their own sake."""
SKETCH = 24
"""Iterations for a first idea of an answer that no search has ever tried."""
MOST_CONTENDERS = 6
"""Of the answers never tried, so many may look good enough to be searched; with more the move is not clearly best."""
OTHERS = 3
"""How many are kept with the puzzle."""
EACH_GAME = 2
"""Puzzles of one game: more would be much alike."""
SLIPS = 0.12
"""How often a move is made at random, so that games get into positions where somebody has gone wrong."""
PLAYERS = (40, 80, 160)
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
    ahead: float = AHEAD + LEEWAY
    """How much more than its rivals the best move has to be worth."""

    def times(self, factor: int) -> Thoroughness:
        """More of it, with seeds that have not been tried; what was found has to do without leeway."""
        return Thoroughness(self.iterations * factor, tuple(seed + 100 for seed in self.seeds), AHEAD)


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
    for state, seat, thought in decisions:
        known = Knowledge(game, state, seat)
        groups = answers(state, seat)
        if len(set(groups.values())) < FEWEST or not stands_out(known, thought, groups, AHEAD_IN_PLAY):
            continue
        advice = SearchBot(seed).choose(known, Budget(iterations=GLANCE))
        if stands_out(known, advice, groups, AHEAD_AT_A_GLANCE):
            yield Candidate(known, known.text(advice.move))


def stands_out(known: Knowledge, advice: Advice, groups: Mapping[str, tuple[object, ...]], least: float) -> bool:
    """Whether a move is so far ahead of every other answer where the game is neither won nor lost."""
    ahead, rival = lead(known, advice, groups)
    return ahead >= least and rival <= MOST_DECIDED and advice.value >= LEAST_HOPE


def played(game: Game, seed: int, chance: Random) -> Iterator[tuple[State, Seat, Advice]]:
    """The decisions of a game between bots that think for a moment and sometimes do anything, with what they think."""
    players = chance.choice(usual_players(game))
    state = game.new(seed, players, chance.choice(usual_options(game, players)))
    minds = [(SearchBot(chance.randrange(1 << 30)), chance.choice(PLAYERS)) for _ in range(players)]
    while acting := state.to_act():
        seat = acting[0]
        legal = state.legal(seat)
        move = legal[0]
        if len(legal) > 1:
            bot, iterations = minds[seat]
            advice = bot.choose(Knowledge(game, state, seat), Budget(iterations=iterations))
            yield state.copy(), seat, advice
            move = chance.choice(legal) if chance.random() < SLIPS else advice.move
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
    advice = agreed(known, groups, thoroughness)
    values = {} if advice is None else rivals(known, advice, groups, thoroughness)
    if advice is None or not values or advice.value - max(values.values()) < thoroughness.ahead:
        return None
    order = sorted(values, key=lambda move: -values[move])
    reasons = why(known, advice.move, order[0]) or why(known, advice.move)
    position = state.snapshot()
    return Puzzle(
        id=id_of(known.game.name, position, known.seat),
        game=known.game.name,
        seat=known.seat,
        solution=known.text(advice.move),
        value=round(advice.value, DIGITS),
        others=tuple(Alternative(known.text(move), round(values[move], DIGITS)) for move in order[:OTHERS]),
        themes=themes_of(known, reasons, advice.move),
        reasons=reasons,
        difficulty=difficulty(known, groups, groups[known.text(advice.move)]),
        position=position,
    )


def agreed(known: Knowledge, groups: Mapping[str, tuple[object, ...]], thoroughness: Thoroughness) -> Advice | None:
    """What searches with different seeds and budgets agree on, as the last one sees it, which has the largest budget.
    The first one that sees it otherwise ends it, so most decisions cost little."""
    advice: Advice | None = None
    for part in sorted(PARTS, reverse=True):
        for seed in thoroughness.seeds:
            before = advice
            advice = SearchBot(seed).choose(known, Budget(iterations=max(1, thoroughness.iterations // part)))
            if before is not None and groups[known.text(advice.move)] != groups[known.text(before.move)]:
                return None
            if not stands_out(known, advice, groups, thoroughness.ahead):
                return None
    return advice


def rivals(
    known: Knowledge, advice: Advice, groups: Mapping[str, tuple[object, ...]], thoroughness: Thoroughness
) -> dict[int, float]:
    """What other answers are worth; {} if more of them than one can look at may be as good. The search may have given
    them up too early, or never have tried them, so the best of them and those are searched for their own sake.

    Whoever searches on from a move sees other cards than whoever searches before it, so moves are compared with the
    best one as seen in the same way.
    """
    own = groups[known.text(advice.move)]
    values = {move: value for move, value in advice.considered if groups[known.text(move)] != own}
    engine = EngineConfig("master", thoroughness.seeds[0], Budget(iterations=thoroughness.iterations))
    whole = Behind(known, advice, engine)
    for move in list(values)[:RIVALS]:
        values[move] = max(values[move], whole.worth(move))
        if advice.value - values[move] < thoroughness.ahead:
            return values
    untried = representatives(known, groups, {own, *(groups[known.text(move)] for move in values)})
    sketch = Behind(known, advice, msgspec.structs.replace(engine, budget=Budget(iterations=SKETCH)))
    sketched = {move: sketch.worth(move) for move in untried}
    contenders = [move for move, value in sketched.items() if advice.value - value < thoroughness.ahead]
    if len(contenders) > MOST_CONTENDERS:
        return {}
    part = Behind(known, advice, engine.part(max(PARTS)))
    return values | sketched | {move: part.worth(move) for move in contenders}


def representatives(
    known: Knowledge, groups: Mapping[str, tuple[object, ...]], tried: Collection[tuple[object, ...]]
) -> list[int]:
    """A move for each answer that no search has tried, which on a map may be hundreds of places."""
    first = {groups[known.text(move)]: move for move in reversed(known.legal())}
    return [move for group, move in first.items() if group not in tried]


class Behind:
    """How far moves are behind the best one, each searched on from."""

    def __init__(self, known: Knowledge, advice: Advice, engine: EngineConfig) -> None:
        self.known, self.advice, self.engine = known, advice, engine
        self.best: float | None = None
        """What the best move is worth, as far as anybody has asked."""

    def worth(self, move: int) -> float:
        """What a move is worth beside the best one."""
        if self.best is None:
            self.best = value_after(self.known, self.advice.move, self.engine)
        behind = self.best - value_after(self.known, move, self.engine)
        return min(1.0, max(0.0, self.advice.value - behind))


def checked(puzzle: Puzzle, thoroughness: Thoroughness) -> Puzzle | None:
    """A puzzle as it looks with that thoroughness; None if it is none any more, or has another solution."""
    game = games.get(puzzle.game)
    state = game.restore(puzzle.position)
    again = puzzle_of(Knowledge(game, state, puzzle.seat), thoroughness)
    groups = answers(state, puzzle.seat)
    if again is None or groups[again.solution] != groups[puzzle.solution]:
        return None
    return msgspec.structs.replace(again, id=puzzle.id, position=puzzle.position)


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
