"""Conflicts at the end of an Age (BASE-112 to BASE-115)."""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.core.vecs import append, vec
from mirabilia.games.seven import journal
from mirabilia.games.seven.bank import new_turn, take_victories
from mirabilia.games.seven.hooks import Fights, modules
from mirabilia.games.seven.position import City, Position


def neighbours_fight(position: Position) -> Fights:
    """Every city meets its left neighbour, so each meets both of its neighbours."""
    fights = Fights()
    for owner in range(position.setting.cities):
        fights.add(owner, position.left_of(owner), 1)
    return fights


def resolve_conflicts(position: Position) -> None:
    """A resolution is a turn of its own (LEAD-116). Strengths are those before any token is taken."""
    new_turn(position)
    position.note(journal.CONFLICTS, -1, position.age, 0)
    fights = neighbours_fight(position)
    for module in modules(position):
        fights = module.arrange(position, fights)
    strengths = vec[i64]()
    for owner in range(position.setting.cities):
        strengths = append(strengths, strength(position.cities[owner]))
    for i in range(len(fights.first)):
        first = fights.first[i]
        second = fights.second[i]
        if strengths[first] > strengths[second]:
            decide(position, first, second, fights.tokens[i])
        elif strengths[second] > strengths[first]:
            decide(position, second, first, fights.tokens[i])


def strength(city: City) -> i64:
    return city.shields + city.shields_per_defeat * city.defeats


def decide(position: Position, winner: i64, loser: i64, tokens: i64) -> None:
    """Victory tokens for one side; the defeat tokens are the loser's, unless they can be handed over (LEAD-122)."""
    position.note(journal.VICTORY, winner, loser, tokens)
    take_victories(position, winner, position.age, tokens)
    bearer = loser
    if position.cities[loser].redirects_defeats:
        bearer = winner
    city: City = position.cities[bearer]
    city.defeats += tokens
    position.note(journal.DEFEAT, bearer, tokens, 0)
