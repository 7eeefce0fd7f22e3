"""Points and the civilian victory (DUEL-218 to DUEL-229)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import vec
from mirabilia.games.duel import journal
from mirabilia.games.duel.conflict import CAPITAL, POINTS, lead
from mirabilia.games.duel.effects import COINS_PER_POINT, majority
from mirabilia.games.duel.pieces import CARDS, TOKENS, WONDERS, Card, Token, Wonder
from mirabilia.games.duel.position import CITY, CIVILIAN, SHARED, City, Position

# The lines of the score sheet (DUEL-227).
SHEET_BLUE: Final = 0
SHEET_GREEN: Final = 1
SHEET_YELLOW: Final = 2
SHEET_PURPLE: Final = 3
SHEET_WONDERS: Final = 4
SHEET_PROGRESS: Final = 5
SHEET_COINS: Final = 6
SHEET_MILITARY: Final = 7
SHEET_LINES: Final = 8
EMPTY_SHEET: Final = vec[i64]([0] * SHEET_LINES)
LINE_OF_COLOUR: Final = vec[i64]([-1, -1, SHEET_BLUE, SHEET_GREEN, SHEET_YELLOW, -1, SHEET_PURPLE])


def score_sheet(position: Position, seat: i64) -> vec[i64]:
    """Points by line, as if the game ended now."""
    sheet = EMPTY_SHEET[:]
    city = position.city(seat)
    other = position.city(1 - seat)
    for index in range(len(position.places)):
        if position.places[index] == CITY + seat:
            card: Card = CARDS[index]
            line = LINE_OF_COLOUR[card.colour]
            if line >= 0:
                sheet[line] += card.points
            if card.majority_points:
                sheet[line] += card.majority_points * majority(city, other, card.majority_count)
    for i in range(len(city.wonders)):
        if city.built & (1 << i):
            wonder: Wonder = WONDERS[city.wonders[i]]
            sheet[SHEET_WONDERS] += wonder.points
    sheet[SHEET_PROGRESS] = token_points(city)
    sheet[SHEET_COINS] = city.coins // COINS_PER_POINT
    sheet[SHEET_MILITARY] = military_points(lead(position, seat))
    return sheet


def military_points(ahead: i64) -> i64:
    """Points by the position of the pawn, for the player who is ahead (DUEL-220, DUEL-221).

    A pawn in the capital lies beyond the last zone, so the sheet shows that zone's points. They decide nothing: points
    are not counted after a supremacy (DUEL-216).
    """
    if ahead <= 0:
        return 0
    return POINTS[min(ahead, CAPITAL - 1)]


def token_points(city: City) -> i64:
    points: i64 = 0
    each: i64 = 0
    owned: i64 = 0
    for index in range(len(TOKENS)):
        if city.tokens & (1 << index):
            token: Token = TOKENS[index]
            owned += 1
            points += token.points
            each += token.token_points
    return points + each * owned


def total(sheet: vec[i64]) -> i64:
    points: i64 = 0
    for line in sheet:
        points += line
    return points


def close_civilian(position: Position) -> None:
    """More points win; then more points from blue cards; else both (DUEL-219, DUEL-228, DUEL-229)."""
    first = score_sheet(position, 0)
    second = score_sheet(position, 1)
    difference = total(first) - total(second)
    if difference == 0:
        difference = first[SHEET_BLUE] - second[SHEET_BLUE]
    if position.journal is not None:
        for line in range(SHEET_LINES):
            position.note(journal.SCORED, 0, line, first[line])
            position.note(journal.SCORED, 1, line, second[line])
    position.finish(0 if difference > 0 else 1 if difference < 0 else SHARED, CIVILIAN)
