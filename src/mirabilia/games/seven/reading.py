"""Reading the catalogue of 7 Wonders: the files of the base game and of the expansions, checked against each other."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from types import ModuleType
from typing import Any, TypeVar, cast

import msgspec

from mirabilia.core.catalogue import CatalogueEntry, File
from mirabilia.games.seven.data import AGES, PLAYERS, SIDES, Edition
from mirabilia.games.seven.entries import Board, Box, Card, Catalogue, Setup
from mirabilia.games.seven.expansion import expansions
from mirabilia.games.seven.files import (
    CardFile,
    PieceFile,
    check_cost,
    check_production,
    check_trade,
    open_setup,
    versions,
)

T = TypeVar("T")
E = TypeVar("E", bound=CatalogueEntry)


class AgeCardFile(CardFile):
    def check(self, file: File, catalogue: Catalogue) -> None:
        """Each deck holds a hand for every player (BASE-012 to BASE-014)."""
        super().check(file, catalogue)
        setup, edition = catalogue.setup, catalogue.edition
        for players in PLAYERS:
            for age in AGES:
                number = sum(card.copies(players) for card in catalogue.cards if card.age == age)
                needed = setup.hand * players - (players + setup.guilds_over_players if age == 3 else 0)
                if number != needed:
                    what = f"Age {age} of edition {edition} needs {needed} cards with {players} players"
                    raise file.fail("", "players", f"{what}, there are {number}")


class GuildFile(CardFile):
    colour, title = "purple", "guilds"

    def check(self, file: File, catalogue: Catalogue) -> None:
        super().check(file, catalogue)
        for guild in catalogue.guilds:
            if guild.age != 3:
                raise file.fail(self.where(guild), "age", "guilds are cards of Age III")
        needed = max(PLAYERS) + catalogue.setup.guilds_over_players
        number = sum(guild.expansion is None for guild in catalogue.guilds)
        if number < needed:
            reason = f"edition {catalogue.edition} needs {needed} guilds of the base game, there are {number}"
            raise file.fail("", "guild", reason)


class BoardFile(PieceFile[Board]):
    names = ("name_it", "wonder_en", "wonder_it")

    def check(self, file: File, catalogue: Catalogue) -> None:
        for board in catalogue.boards:
            where = self.where(board)
            for side in SIDES:
                if not board.side(side).stages:
                    raise file.fail(where, f"{side}.stages", "at least one stage is needed")
                for number, stage in enumerate(board.side(side).stages):
                    field = f"{side}.stages[{number}]"
                    if bool(stage.effects) == bool(stage.choose):
                        raise file.fail(where, field, "either effects or choose is needed")
                    if stage.choose and (len(stage.choose) < 2 or not all(stage.choose)):
                        raise file.fail(where, f"{field}.choose", "at least two alternatives, none of them empty")
                    check_cost(file, where, f"{field}.cost", stage.cost)
                    for effects in (stage.effects, *stage.choose):
                        check_production(file, where, f"{field}.effects", effects, for_sale=False)
                        check_trade(file, where, f"{field}.effects", effects, catalogue.setup)
        base = sum(board.expansion is None for board in catalogue.boards)
        if base < max(PLAYERS):
            reason = f"edition {catalogue.edition} needs {max(PLAYERS)} boards of the base game, there are {base}"
            raise file.fail("", "board", reason)


BASE_FILES: tuple[PieceFile[Any], ...] = (
    AgeCardFile("cards.toml", "card", "cards", 0),
    GuildFile("guilds.toml", "guild", "guilds", 1),
    BoardFile("boards.toml", "board", "boards", Board, 4),
)
SETUP_ORDER = 6


def _modules() -> Iterator[ModuleType]:
    """The modules of the expansions that have entries of their own."""
    for expansion in expansions():
        if expansion.has_module("entries"):
            module = expansion.module("entries")
            for file in module.FILES:
                file.package = expansion.package
            yield module


MODULES = list(_modules())
FILES: tuple[PieceFile[Any], ...] = tuple(
    sorted([*BASE_FILES, *(file for module in MODULES for file in module.FILES)], key=lambda file: file.order)
)
"""All files with pieces."""
CARD_FILES: tuple[PieceFile[Any], ...] = tuple(file for file in FILES if file.is_dealt)
HELD_FILES: tuple[PieceFile[Any], ...] = tuple(file for file in FILES if file.is_held)


def _extended(base: type[E], name: str) -> type[E]:
    """An entry of the base game with the fields that expansions add to it."""
    parts = [getattr(module, name) for module in MODULES if hasattr(module, name)]
    fields: list[Any] = []
    for field in (field for part in parts for field in msgspec.structs.fields(part)):
        fields.append((field.name, field.type) if field.required else (field.name, field.type, field.default))
    struct = msgspec.defstruct(base.__name__, fields, bases=(base,), frozen=True, kw_only=True)
    return cast("type[E]", struct)


SETUP_TYPE, BOX_TYPE = _extended(Setup, "SETUP"), _extended(Box, "BOX")
CATALOGUE_TYPE = cast(
    "type[Catalogue]",
    msgspec.defstruct(
        "Catalogue",
        [(file.row, tuple[Any, ...]) for file in FILES if file not in BASE_FILES],
        bases=(Catalogue,),
        frozen=True,
        kw_only=True,
    ),
)


def load(edition: Edition = 2) -> Catalogue:
    """Read and check all catalogue files, in the version of that edition."""
    files = {piece_file: piece_file.open() for piece_file in FILES}
    setup_file = open_setup()
    ordered = sorted(
        [(SETUP_ORDER, setup_file), *((piece_file.order, file) for piece_file, file in files.items())],
        key=lambda one: one[0],
    )
    rows = {piece_file.row: versions(piece_file.read(file), edition) for piece_file, file in files.items()}
    catalogue = CATALOGUE_TYPE(
        edition=edition,
        setup=setup_file.table("setup", SETUP_TYPE),
        components=setup_file.table("components", dict[str, BOX_TYPE]),  # type: ignore[valid-type]
        fingerprint=hashlib.sha256("".join(file.fingerprint for _, file in ordered).encode()).hexdigest()[:12],
        **rows,
    )
    _check_ids_and_colours(files, catalogue)
    for piece_file, file in files.items():
        piece_file.check(file, catalogue)
    return catalogue


def _check_ids_and_colours(files: dict[PieceFile[Any], File], catalogue: Catalogue) -> None:
    """A card is in one file only, and a file whose pieces have a colour of their own shares it with nobody."""
    seen: set[str] = set()
    for piece_file in CARD_FILES:
        for card in catalogue.row(piece_file.row):
            _check_card(files[piece_file], piece_file, card, seen)


def _check_card(file: File, piece_file: PieceFile[Any], card: Card, seen: set[str]) -> None:
    where = piece_file.where(card)
    if card.id in seen:
        raise file.fail(where, "id", "another file has a card of this id")
    seen.add(card.id)
    for other in FILES:
        if other.colour and (card.colour == other.colour) != (other is piece_file):
            raise file.fail(where, "colour", other.claim())
