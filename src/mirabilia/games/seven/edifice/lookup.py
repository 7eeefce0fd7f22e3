"""The Edifices as numbers, for the compiled rules. This module itself is never compiled."""

from __future__ import annotations

from mirabilia.games.seven.data import PLAYERS
from mirabilia.games.seven.edifice.entries import DiscardCard, Edifice, Pay, ReturnVictoryTokens
from mirabilia.games.seven.lookup import DEFAULT, effect_rows, number_of

EDIFICES: tuple[Edifice, ...] = DEFAULT.edifices
EDIFICE_IDS = tuple(edifice.id for edifice in EDIFICES)
EDIFICE_AGES = {edifice.id: edifice.age for edifice in EDIFICES}
PAWNS_BY_PLAYERS: list[int] = [0, 0, 0, *(DEFAULT.setup.pawns[str(players)] for players in PLAYERS)]
"""On each Edifice, by the number of players (EDIF-015)."""
DEBT_VALUES: list[int] = list(DEFAULT.setup.edifice_debt)
PENALTIES = (Pay, DiscardCard, ReturnVictoryTokens)


def edifice_rows() -> list[tuple[int, int, list[int], int, int]]:
    """What `projects.Edifice` is made of: Age, cost, reward, kind of penalty and its number."""
    rows = []
    for edifice in EDIFICES:
        (field,) = edifice.penalty.__struct_fields__
        penalty = PENALTIES.index(type(edifice.penalty)), number_of(field, getattr(edifice.penalty, field))
        rows.append((int(edifice.age), edifice.cost, effect_rows(edifice.reward), *penalty))
    return rows
