"""The City cards, and what Cities adds to the set-up and to the box."""

from __future__ import annotations

from mirabilia.core.catalogue import CatalogueEntry
from mirabilia.games.seven.data import Number
from mirabilia.games.seven.files import JoiningFile


class CitiesSetup(CatalogueEntry, frozen=True, kw_only=True):
    hand_with_cities: Number
    turns_with_cities: Number


class CitiesBox(CatalogueEntry, frozen=True, kw_only=True):
    """In play tokens never run out (CITY-009)."""

    city_cards: tuple[Number, ...] = ()
    debt_tokens: Number = 0
    debt_tokens_of_1: Number = 0
    debt_tokens_of_5: Number = 0
    diplomacy_tokens: Number = 0


FILES = (JoiningFile("black.toml", "black", 2, colour="black", title="City cards"),)
SETUP, BOX = CitiesSetup, CitiesBox
