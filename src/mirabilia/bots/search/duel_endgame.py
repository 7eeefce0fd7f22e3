"""The end of a Duel, played as well as possible by both: where nothing is hidden any more there is nothing to guess.

Alpha-beta search on what the end is worth to the first seat. Moves are tried by what they do, Wonders first and sales
last, because a good first move spares most of the others.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import vec
from mirabilia.games.duel.moves import BUILD_WONDER, DISCARD_CARD, DRAFT_WONDER, MOST_WONDERS, Moves, find_legal
from mirabilia.games.duel.pieces import WONDERS, Wonder
from mirabilia.games.duel.position import CIVILIAN, LIBRARY, OVER, SHARED, City, Position
from mirabilia.games.duel.rules import play
from mirabilia.games.duel.scoring import score_sheet, total
from mirabilia.games.duel.setup import FACE_UP, LAST_AGE

EVEN: Final = 0.5
MARGIN: Final = 0.004
"""What a point of difference is worth beside the win itself."""
MOST_AHEAD: Final = 12.0
"""Points of difference beyond this are worth nothing more."""
DEEPEST: Final = 48
"""More decisions than the last cards can bring."""
WONDER_MOVES: Final = 0
OTHER_MOVES: Final = 1
SALES: Final = 2
GROUPS: Final = 3


def outcome(position: Position) -> float:
    """What the end of a game is worth to the first seat, from 0 to 1."""
    first = 0.5 if position.winner == SHARED else float(position.winner == 0)
    if position.ending == CIVILIAN:
        lead = float(total(score_sheet(position, 0)) - total(score_sheet(position, 1)))
        first = 0.9 * first + 0.05 + MARGIN * max(-MOST_AHEAD, min(MOST_AHEAD, lead))
    return first


def is_laid_open(position: Position) -> bool:
    """Whether nothing is left to chance: the last cards lie open, and no Wonder will draw Progress tokens."""
    if position.age != LAST_AGE or position.phase == LIBRARY:
        return False
    if position.present & ~(FACE_UP[LAST_AGE - 1] | position.accessible):
        return False
    return position.wonders_built == MOST_WONDERS or not (draws(position.city0) or draws(position.city1))


def draws(city: City) -> bool:
    """Whether a Wonder still to be built draws Progress tokens."""
    built = city.built
    for index in city.wonders:
        wonder: Wonder = WONDERS[index]
        if wonder.draws and not built & 1:
            return True
        built >>= 1
    return False


def group_of(code: i64) -> i64:
    if code >= BUILD_WONDER:
        return WONDER_MOVES
    return SALES if DISCARD_CARD <= code < DRAFT_WONDER else OTHER_MOVES


class Endgame:
    """Works out what positions are worth, as long as it may."""

    most: i64 = 0
    """How many positions may be looked at."""
    looked: i64 = 0
    """How many were. Once it is more than may be, what comes out means nothing."""

    def __init__(self) -> None:
        self.moves = [Moves() for _ in range(DEEPEST)]

    def begin(self, most: i64) -> None:
        self.most = most
        self.looked = 0

    def value(self, position: Position, alpha: float, beta: float, depth: i64) -> float:
        """What a position is worth to the first seat: exactly if between alpha and beta, else at most or at least."""
        self.looked += 1
        if position.phase == OVER:
            return outcome(position)
        if self.looked > self.most or depth == DEEPEST:
            self.looked = self.most + 1
            return alpha
        moves: Moves = self.moves[depth]
        find_legal(position, moves)
        number = moves.number
        best = 2.0 if position.active else -1.0
        for group in range(GROUPS):
            for index in range(number):
                code = moves.codes[index]
                if group_of(code) != group:
                    continue
                after = Position()
                position.copy_to(after)
                play(after, code)
                worth = self.value(after, alpha, beta, depth + 1)
                if position.active:
                    best = min(best, worth)
                    beta = min(beta, best)
                else:
                    best = max(best, worth)
                    alpha = max(alpha, best)
                if alpha >= beta:
                    return best
        return best

    def values(self, position: Position, codes: vec[i64], number: i64, values: vec[float]) -> None:
        """What each of some moves is worth to the seat that acts, one after the other and exactly."""
        for index in range(number):
            after = Position()
            position.copy_to(after)
            play(after, codes[index])
            worth = self.value(after, -1.0, 2.0, 0)
            values[index] = 1.0 - worth if position.active else worth
            if self.looked > self.most:
                return
