"""Which leaders are used: the standard deck and those that the players add to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mirabilia.core.contract import OptionError
from mirabilia.games.seven.option_kinds import Subset

if TYPE_CHECKING:
    from mirabilia.games.seven.leaders.entries import Leader
    from mirabilia.games.seven.options import GameOptions

DECKS = ("expert", "cities", "cities_2012")
"""Those that can join the standard one."""
OPTION = Subset("leader_decks", DECKS, after="expansions", silent="standard")
BOX_OF_2012 = ("caligula", "diocletian", "darius", "aspasia", "berenice", "semiramis")


def check(chosen: GameOptions) -> None:
    decks: tuple[str, ...] = chosen.option(OPTION.name)
    if not decks:
        return
    if "leaders" not in chosen.expansions:
        raise OptionError("leader_decks need the expansion Leaders", refusal="decks_without_leaders")
    if "cities" not in chosen.expansions:
        for deck in ("cities", "cities_2012"):
            if deck in decks:
                message = f"the leaders of the deck {deck!r} need the expansion Cities"
                raise OptionError(message, refusal="deck_without_cities")
    if chosen.edition == 1:
        for deck in ("expert", "cities_2012"):
            if deck in decks:
                message = f"the first edition has no leaders of a deck {deck!r}"
                raise OptionError(message, refusal="deck_of_second_edition")


def pool(chosen: GameOptions) -> Sequence[Leader]:
    """The Cities box of 2012 shares five leaders with decks of the second edition (BASE-255)."""
    decks: tuple[str, ...] = ("standard", *chosen.option(OPTION.name))
    leaders: tuple[Leader, ...] = chosen.catalogue.row("leaders")
    return [
        leader for leader in leaders if leader.deck in decks or ("cities_2012" in decks and leader.id in BOX_OF_2012)
    ]
