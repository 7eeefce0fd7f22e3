"""Whom people choose to play against: seven levels from a child's first game to a master, and characters.

A level is data: how far it looks, how much it sees of the others, and how far it is swayed by what it likes. In every
game a level has a favourite thing and a blind spot, the same from the first move to the last; a character always loves
the same. So it errs as people do, not at random, and the better it stands the less: a game that is as good as won is
played to be won, and a move that wins at once is always made.
"""

from __future__ import annotations

import math
from random import Random

import msgspec

from mirabilia import games
from mirabilia.bots import evaluation
from mirabilia.bots.contract import Advice, Budget, Knowledge
from mirabilia.bots.evaluation import ASPECTS, PLAIN, Taste
from mirabilia.bots.greedy import GreedyBot, worths_after
from mirabilia.bots.search.bot import SearchBot, Watch, winning, with_win
from mirabilia.bots.search.pacing import paced
from mirabilia.core.stream import SEEDS

LOVED = ("points", "science", "arms", "trade", "wonders")
"""What can be a favourite."""
SETTLED = 0.9
"""Whoever has such a chance plays to win, whatever it likes."""
FAITH = 2.0
"""So many simulations are needed to believe half of what they say about a move..."""
DOUBT = 0.05
"""...which until then is taken to be so much worse than the decision on the whole."""


class Level(msgspec.Struct, frozen=True):
    iterations: int | None = None
    """How far it thinks at most, in a game whose record does not say so; 0: it looks one move ahead."""
    sway: float = 0.0
    """How many times more its favourite counts for it than it is worth, and up to 1 how much of its blind spot it
    overlooks, in a game whose record does not say so."""
    overlooks: int = 1
    """How many blind spots it has."""
    sight: float = 1.0
    """How much it sees of what the others are up to, if it looks one move ahead."""
    foresight: float = 1.0
    """How much it values the means to build, which make points only later."""
    loves: str = ""
    """The favourite of a character; of the others each game has its own."""
    seconds: float = 1.0
    """How long it thinks at most, if nobody says otherwise."""


LEVELS = {
    "pupil": Level(iterations=0, sway=2.0, overlooks=3, sight=0.0, foresight=0.0),
    "novice": Level(iterations=0, sway=0.4, sight=0.8),
    "apprentice": Level(iterations=4, sway=2.0),
    "artisan": Level(iterations=10, sway=1.5),
    "adept": Level(iterations=40, sway=0.5),
    "strategist": Level(iterations=300),
    "master": Level(seconds=3.0),
}
"""The weakest first."""
CHARACTERS = {
    "scholar": Level(iterations=40, sway=1.0, loves="science"),
    "warlord": Level(iterations=40, sway=1.0, loves="arms"),
    "merchant": Level(iterations=40, sway=1.0, loves="trade"),
    "builder": Level(iterations=40, sway=1.0, loves="wonders"),
}
"""Each about as strong as an artisan, and with a way to win of its own."""
PLAYERS = LEVELS | CHARACTERS
USUAL = "novice"
"""Whom one plays against if one has not chosen: somebody whom a newcomer can beat."""


class LevelBot:
    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.level = PLAYERS[name]
        self.rng = Random(seed)
        self.temper: int | str = self.rng.randrange(SEEDS)
        """Decides what it likes and what it overlooks; the same for a whole game."""
        self.search = SearchBot(seed, name)
        self.watch: Watch | None = None
        """Hears the advice so far every now and then, and says whether to go on."""
        self.processes = 1
        """How many of them think about a decision together."""

    def choose(self, knowledge: Knowledge, budget: Budget) -> Advice:
        budgets = games.plugin(knowledge.game.name).budgets
        most = budgets.iterations.get(self.name, self.level.iterations)
        taste = self.taste(budgets.sway.get(self.name, self.level.sway))
        allowed = self.allowed(budget, most)
        if most == 0:
            return self.look(knowledge, msgspec.structs.replace(allowed, iterations=None), taste)
        self.search.watch, self.search.workers.number = self.watch, self.processes - 1
        advice = self.search.choose(knowledge, allowed)
        return advice if taste.weights == PLAIN.weights else self.swayed(knowledge, advice, taste)

    def ponder(self, move: int) -> bool:
        """Think on after a move, if nothing but time limits it; see `SearchBot.ponder`."""
        limits = games.plugin(self.search.before[0].game.name).budgets.iterations if self.search.before else {}
        if limits.get(self.name, self.level.iterations) is not None:
            return False
        self.search.watch = self.watch
        return self.search.ponder(move)

    def taste(self, sway: float) -> Taste:
        """What it makes of its favourite and its blind spot in this game: it has better days and worse ones."""
        draw = Random(self.temper)
        sway *= draw.uniform(0.0, 2.0)
        favourite = self.level.loves or draw.choice(LOVED)
        weights = dict.fromkeys(ASPECTS, 1.0)
        weights["means"] = self.level.foresight
        weights[favourite] += sway
        if not self.level.loves:
            for aspect in draw.sample([aspect for aspect in LOVED if aspect != favourite], self.level.overlooks):
                weights[aspect] -= min(1.0, sway)
        return Taste(tuple(weights.values()), self.level.sight)

    def allowed(self, budget: Budget, most: int | None) -> Budget:
        """A budget given takes the place of the level's own time; what the level cannot see it does not see."""
        if budget == Budget():
            budget = paced(self.level.seconds)
        iterations = min(budget.iterations or math.inf, most or math.inf)
        return msgspec.structs.replace(budget, iterations=None if iterations == math.inf else int(iterations))

    def look(self, knowledge: Knowledge, budget: Budget, taste: Taste) -> Advice:
        """A look at the next move."""
        moves = knowledge.legal()
        advice = GreedyBot(self.rng.randrange(SEEDS), taste).choose(knowledge, budget)
        won = winning(knowledge, moves, self.rng) if len(moves) > 1 else set()
        return with_win(knowledge, advice, won) if won else advice

    def swayed(self, knowledge: Knowledge, advice: Advice, taste: Taste) -> Advice:
        """The advice with the moves in the order in which somebody of this taste likes them."""
        if self.search.before is None or advice.value >= SETTLED:
            return advice
        search = self.search.before[1]
        if search.solution or search.is_settled():
            return advice  # how the game ends is known
        visits = {move: number for move, number, _ in search.ranking()}
        whole = sum(visits.get(move, 0) * value for move, value in advice.considered)
        usual = max(0.0, whole / max(1, sum(visits.get(move, 0) for move, _ in advice.considered)) - DOUBT)
        seen = dict(advice.considered)
        if search.game.has_priors:  # more moves were seen than tried
            seen = dict.fromkeys(search.foreseen(), usual) | seen
        worths = worths_after(knowledge, list(seen), self.rng)
        if not worths:
            return advice
        values, liking = {}, {}
        for move, value in seen.items():
            number = visits.get(move, 0)
            values[move] = (number * value + FAITH * usual) / (number + FAITH)
            liking[move] = evaluation.points(values[move]) + taste.total(worths[move]) - sum(worths[move])
        order = sorted(values, key=lambda move: -liking[move])
        considered = tuple((move, values[move]) for move in order)
        line = advice.line if order[0] == advice.move else (knowledge.text(order[0]),)
        return msgspec.structs.replace(advice, move=order[0], value=values[order[0]], considered=considered, line=line)

    def close(self) -> None:
        self.search.close()
