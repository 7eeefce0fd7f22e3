"""The FIDE (Dutch) system for pairing two at a time, as the package caissify-pairings has it.

Who sits first is what having the white pieces is in chess. Where the system has no pairing, as in many rounds of few,
those meet who stand alike, and have met least often.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from mirabilia.competition.matching import Pair, neighbours
from mirabilia.competition.standings import Played, meetings, points_of
from mirabilia.core import extras

FIRST, SECOND = "white", "black"
log = logging.getLogger(__name__)


class Pairing(Struct, frozen=True):
    """A round: the pairs, the first of each at the first seat, and who has a bye."""

    pairs: tuple[Pair, ...]
    byes: tuple[int, ...] = ()


def paired(entrants: Sequence[int], games: Sequence[Played], round: int, rounds: int) -> Pairing:
    """The pairing of a round for those who are there, the strongest first."""
    return by_the_book(entrants, games, round, rounds) or as_near_as_possible(entrants, games)


def by_the_book(entrants: Sequence[int], games: Sequence[Played], round: int, rounds: int) -> Pairing | None:
    """None if the rules have no pairing for it."""
    with extras.needed("cli"):
        from caissify_pairings import generate_pairings
    players = [described(number, one, games, round) for number, one in enumerate(entrants, 1)]
    number_of = {one: number for number, one in enumerate(entrants, 1)}
    met = {(number_of[one], number_of[other]) for one, other in played_pairs(games) if {one, other} <= set(number_of)}
    try:
        rows = generate_pairings(
            system="dutch", players=players, previous_pairings=met, round_number=round, total_rounds=rounds
        )
    except Exception as error:  # whatever it is, there is another way
        log.warning("pairing", extra={"fields": {"error": str(error) or type(error).__name__}})
        return None
    pairs = tuple((entrants[row["white_id"] - 1], entrants[row["black_id"] - 1]) for row in rows if row["black_id"])
    byes = tuple(entrants[row["white_id"] - 1] for row in rows if not row["black_id"])
    found = Pairing(pairs, byes)
    return found if is_possible(found, entrants, games) else None


def described(number: int, one: int, games: Sequence[Played], round: int) -> dict[str, Any]:
    """Somebody as the package wants to know them."""
    own = {game.round: game for game in games if one in game.players}
    unplayed = [game for game in own.values() if not game.is_played and one not in game.absent]
    floats = [float_of(one, own.get(before), games, before) for before in range(1, round)]
    seats = [game.players.index(one) for _, game in sorted(own.items()) if game.is_played]
    return {
        "id": number,
        "name": str(number),
        "score": points_of(games).get(one, 0.0),
        "rating": 0,
        "starting_number": number,
        "color_hist": [SECOND if seat else FIRST for seat in seats],
        "float_history": floats,
        "bye_count": sum(len(game.players) == 1 for game in unplayed),
        "forfeit_win_count": sum(len(game.players) > 1 for game in unplayed),
    }


def float_of(one: int, game: Played | None, games: Sequence[Played], round: int) -> str:
    """Whether one had more points than the opponent of a round, or fewer."""
    if game is None or one in game.absent:
        return "none"
    if not game.is_played:
        return "down"
    points = points_of(games, round)
    own, other = (points.get(who, 0.0) for who in sorted(game.players, key=lambda who: who != one))
    return "down" if own > other else "up" if own < other else "none"


def played_pairs(games: Sequence[Played]) -> list[Pair]:
    return list(meetings(games))


def is_possible(pairing: Pairing, entrants: Sequence[int], games: Sequence[Played]) -> bool:
    """Whether everybody is there once, and nobody meets somebody again or sits out once more."""
    met = meetings(games)
    had = {game.players[0] for game in games if len(game.players) == 1}
    everybody = sorted([*(one for pair in pairing.pairs for one in pair), *pairing.byes])
    return (
        everybody == sorted(entrants)
        and len(pairing.byes) == len(entrants) % 2
        and not had.intersection(pairing.byes)
        and not any((min(pair), max(pair)) in met for pair in pairing.pairs)
    )


def as_near_as_possible(entrants: Sequence[int], games: Sequence[Played]) -> Pairing:
    """Those meet who stand alike; the last of those who have sat out least often sits out."""
    points, met = points_of(games), meetings(games)
    order = sorted(entrants, key=lambda one: -points.get(one, 0.0))
    byes: tuple[int, ...] = ()
    if len(order) % 2:
        rests = {one: sum(game.players == (one,) for game in games) for one in order}
        rests_least = min(rests.values())
        byes = ([one for one in order if rests[one] == rests_least][-1],)
        order.remove(byes[0])
    return Pairing(tuple(first_seat(pair, games) for pair in neighbours(order, met)), byes)


def first_seat(pair: Pair, games: Sequence[Played]) -> Pair:
    """Who has sat first less often sits first."""
    firsts = [sum(game.is_played and game.players[0] == one for game in games) for one in pair]
    return pair if firsts[0] <= firsts[1] else (pair[1], pair[0])
