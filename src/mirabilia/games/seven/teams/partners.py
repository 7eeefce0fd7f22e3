"""Teams of two: partners sit side by side, seats 0 and 1, 2 and 3, and so on (CITY-143 to CITY-159)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import append
from mirabilia.games.seven.cities.diplomacy import use_diplomacy
from mirabilia.games.seven.hooks import Fights, Module, register_module
from mirabilia.games.seven.position import EMPTY, Position

TOKENS: Final = 2
"""Tokens of a conflict in a team game (CITY-152)."""


def partner_of(seat: i64) -> i64:
    return seat ^ 1


class TeamsModule(Module):
    def barred_by_chain(self, position: Position, owner: i64) -> i64:
        """Partners sell each other nothing for what a chain would give (CITY-149)."""
        if position.left_of(owner) == partner_of(owner):
            return 1
        return 2

    def arrange(self, position: Position, fights: Fights) -> Fights:
        """Partners do not fight; Diplomacy halves the tokens of both sides of a fight (CITY-151 to CITY-157)."""
        diplomats = EMPTY[:]
        for owner in range(position.setting.players):
            used: i64 = 0
            if use_diplomacy(position, owner):
                used = 1
            diplomats = append(diplomats, used)
        arranged = Fights()
        for i in range(len(fights.first)):
            first = fights.first[i]
            second = fights.second[i]
            if second == partner_of(first):
                continue
            tokens: i64 = TOKENS
            if diplomats[first] + diplomats[second]:
                tokens = 1
            arranged.add(first, second, tokens)
        return arranged


register_module("teams", TeamsModule())
