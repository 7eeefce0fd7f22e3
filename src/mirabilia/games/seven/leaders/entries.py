"""The leaders as they are printed, and how their file is checked."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal, TypeAlias

from mirabilia.core.catalogue import CatalogueEntry, File
from mirabilia.games.seven.data import Effect, ExpansionName, Number, effects_on
from mirabilia.games.seven.entries import Catalogue, EditionPiece
from mirabilia.games.seven.files import PieceFile

Deck: TypeAlias = Literal["standard", "expert", "cities", "cities_2012"]
if TYPE_CHECKING:
    LeaderEffect: TypeAlias = Effect
else:
    LeaderEffect = effects_on("leader")

MOST_PLAYERS = 8


class LeaderFirst(CatalogueEntry, frozen=True):
    """What is different about the leader in the first edition."""

    deck: Deck


class Leader(EditionPiece, frozen=True, kw_only=True):
    """A leader; its cost is in coins, and without `cost` it depends on the Age."""

    deck: Deck
    effects: tuple[LeaderEffect, ...]
    cost: Number | None = None
    cost_by_age: bool = False
    first: LeaderFirst | None = None
    needs: tuple[ExpansionName, ...] = ()

    @property
    def price(self) -> int:
        """In coins; -1 if it depends on the Age."""
        return -1 if self.cost is None else self.cost


class LeaderFile(PieceFile[Leader]):
    is_held = True
    colour, title = "white", "leaders"

    def check(self, file: File, catalogue: Catalogue) -> None:
        leaders: tuple[Leader, ...] = catalogue.row(self.row)
        for leader in leaders:
            if (leader.cost is None) != leader.cost_by_age:
                raise file.fail(self.where(leader), "cost", "either cost or cost_by_age is needed")
        decks, needed = Counter(leader.deck for leader in leaders), catalogue.setup.leaders_dealt * MOST_PLAYERS
        if decks["standard"] < needed:
            deck = f"the standard deck of edition {catalogue.edition}"
            raise file.fail("", "leader", f"{deck} needs {needed} leaders, there are {decks['standard']}")


class LeadersSetup(CatalogueEntry, frozen=True, kw_only=True):
    coins_with_leaders: Number
    leaders_dealt: Number
    leader_cost_by_age: tuple[Number, Number, Number]


class LeadersBox(CatalogueEntry, frozen=True, kw_only=True):
    leaders: Number = 0
    blank_leaders: Number = 0
    courtesan_tokens: Number = 0


FILES = (LeaderFile("leaders.toml", "leader", "leaders", Leader, 3),)
SETUP, BOX = LeadersSetup, LeadersBox
