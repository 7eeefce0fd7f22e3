"""Catalogue files with pieces: how they are read, and what must hold for their entries."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from mirabilia.core.catalogue import File, unique
from mirabilia.games.seven.data import AGES, PLAYERS, RESOURCES, Edition, Effect, Produce, ProduceChoice, TradePrice
from mirabilia.games.seven.entries import Card, Catalogue, Cost, EditionPiece, Piece, Setup

P = TypeVar("P", bound=Piece)
GAME = "seven"


class PieceFile(Generic[P]):
    """A file with one kind of pieces. Expansions list theirs in `FILES` of their `entries.py`."""

    names: tuple[str, ...] = ("name_it",)
    """Its texts: a source may be missing for them too."""
    is_dealt = False
    """Whether its pieces are cards that are dealt in the Ages."""
    is_held = False
    """Whether players hold its pieces apart from their hand of cards."""
    colour = ""
    """The colour that its pieces have, and no others."""
    title = ""
    """What its pieces are called in reasons."""
    package = f"mirabilia.games.{GAME}"
    """Where the packaged file is, in a folder `catalogue`."""

    def __init__(self, name: str, table: str, row: str, kind: type[P], order: int) -> None:
        self.name: str = name
        self.table: str = table
        self.row: str = row
        """What the catalogue calls them."""
        self.kind: type[P] = kind
        self.order: int = order
        """The fingerprint of the catalogue takes the files in this order, so that it never changes by itself."""

    def open(self) -> File:
        file = File(GAME, self.name, self.package)
        file.only(self.table)
        return file

    def read(self, file: File) -> tuple[P, ...]:
        """All entries of the file, each checked by itself."""
        entries = file.entries(self.table, self.kind)
        unique(file, entries, self.table)
        for entry in entries:
            where = self.where(entry)
            for field in entry.reconstructed:
                if field not in (*self.names, *entry.__struct_fields__):
                    raise file.fail(where, "reconstructed", f"there is no field {field!r}")
            for field in entry.disputed:
                if field not in entry.__struct_fields__:
                    raise file.fail(where, "disputed", f"there is no field {field!r}")
            if isinstance(entry, EditionPiece) and entry.first is not None and set(entry.editions) != {1, 2}:
                raise file.fail(where, "first", "only an entry of both editions can differ in the first")
        return entries

    def where(self, entry: Piece) -> str:
        return f"{self.table} {entry.id}"

    def claim(self) -> str:
        """That nothing else has its colour."""
        if self.is_dealt:
            return f"the {self.title}, and no others, are {self.colour}"
        return f"{self.colour} are the {self.title} only"

    def check(self, file: File, catalogue: Catalogue) -> None:
        """CatalogueError names the entry that does not go with the others."""


class CardFile(PieceFile[Card]):
    """A file with cards that are dealt in the Ages."""

    is_dealt = True

    def __init__(self, name: str, table: str, row: str, order: int) -> None:
        super().__init__(name, table, row, Card, order)

    def check(self, file: File, catalogue: Catalogue) -> None:
        ages = {card.building: card.age for card in reversed(catalogue.cards)}
        for card in catalogue.row(self.row):
            where = self.where(card)
            if self.colour and card.players != (3,):
                raise file.fail(where, "players", "there is one copy: [3]")
            check_cost(file, where, "cost", card.cost)
            check_production(file, where, "effects", card.effects, card.colour in ("brown", "grey"))
            check_trade(file, where, "effects", card.effects, catalogue.setup)
            for giver in card.chains_from:
                if giver not in ages:
                    reason = f"there is no building {giver!r} in edition {catalogue.edition}"
                    raise file.fail(where, "chains_from", reason)
                if ages[giver] >= card.age:
                    raise file.fail(where, "chains_from", f"{giver!r} is not of an earlier Age")


class JoiningFile(CardFile):
    """Cards of an expansion of which one for each player joins the deck of each Age."""

    def __init__(self, name: str, row: str, order: int, colour: str, title: str) -> None:
        super().__init__(name, "card", row, order)
        self.colour, self.title = colour, title

    def check(self, file: File, catalogue: Catalogue) -> None:
        super().check(file, catalogue)
        most = max(PLAYERS)
        for age in AGES:
            number = sum(card.age == age for card in catalogue.row(self.row))
            if number < most:
                raise file.fail("", self.table, f"Age {age} needs {most} {self.title}, there are {number}")


def open_setup() -> File:
    """The file with the numbers of the rules, those of expansions too."""
    file = File(GAME, "setup.toml")
    file.only("setup", "components")
    return file


def versions(entries: Iterable[P], edition: Edition) -> tuple[P, ...]:
    """The entries that an edition has, as they are in it."""
    return tuple(
        version(entry, edition) for entry in entries if not isinstance(entry, EditionPiece) or edition in entry.editions
    )


def version(entry: P, edition: Edition) -> P:
    if not isinstance(entry, EditionPiece):
        return entry
    changes: dict[str, Any] = {}
    if edition == 1 and entry.first is not None:
        values = {field: getattr(entry.first, field) for field in entry.first.__struct_fields__}
        changes = {field: value for field, value in values.items() if value is not None}
    return replace(entry, first=None, **changes)


def check_cost(file: File, where: str, field: str, cost: Cost) -> None:
    for resource in RESOURCES:
        if cost.units(resource) > 4:
            raise file.fail(where, f"{field}.{resource}", "at most 4 units of one resource")


def check_production(file: File, where: str, field: str, effects: tuple[Effect, ...], for_sale: bool) -> None:
    """Only brown and grey cards, and boards, sell to neighbours (BASE-047)."""
    for effect in effects:
        if isinstance(effect, Produce | ProduceChoice) and effect.for_sale != for_sale:
            raise file.fail(where, f"{field}.for_sale", "brown and grey cards are for sale, everything else is not")
        if isinstance(effect, ProduceChoice) and len(set(effect.one_of)) != len(effect.one_of):
            raise file.fail(where, f"{field}.one_of", "a resource is there twice")


def check_trade(file: File, where: str, field: str, effects: tuple[Effect, ...], setup: Setup) -> None:
    for effect in effects:
        if isinstance(effect, TradePrice) and effect.price > setup.trade_price:
            raise file.fail(where, f"{field}.price", f"the price without the effect is {setup.trade_price}")
