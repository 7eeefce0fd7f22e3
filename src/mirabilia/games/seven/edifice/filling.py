"""Completing a position: the Edifices that a sketch leaves out."""

from __future__ import annotations

from mirabilia.core.contract import Json
from mirabilia.games.seven.data import AGES
from mirabilia.games.seven.edifice.lookup import EDIFICES, PAWNS_BY_PLAYERS
from mirabilia.games.seven.filling import Filling
from mirabilia.games.seven.flow import AGE_DONE


def fill(filling: Filling) -> None:
    """One Edifice for each Age; the pawns that nobody has lie on it (EDIF-014 to EDIF-016)."""
    if "edifices" not in filling.sketch:
        filling.sketch["edifices"] = [edifice(filling, age) for age in AGES]


def edifice(filling: Filling, age: int) -> Json:
    name = filling.chance.choice([edifice.id for edifice in EDIFICES if edifice.age == age])
    taken = sum(city.get("pawns", (0, 0, 0))[age - 1] for city in filling.cities)
    pawns = max(0, PAWNS_BY_PLAYERS[filling.chosen.players] - taken)
    has_failed = age < filling.parts.age or filling.parts.phase == "over"
    if age == filling.parts.age and filling.is_thrown and filling.step > AGE_DONE:
        has_failed = True
    return {"edifice": name, "pawns": pawns, "state": ("failed" if has_failed else "project") if pawns else "built"}
