"""The Edifices as they are printed, and how their file is checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from mirabilia.core.catalogue import CatalogueEntry, File
from mirabilia.games.seven.data import AGES, PLAYERS, Age, Colour, Effect, Number, effects_on
from mirabilia.games.seven.entries import Catalogue, Piece
from mirabilia.games.seven.files import PieceFile, check_production, open_setup

if TYPE_CHECKING:
    RewardEffect: TypeAlias = Effect
else:
    RewardEffect = effects_on("reward")


class Penalty(CatalogueEntry, frozen=True, tag_field="penalty", kw_only=True):
    """What a failed Edifice costs those without a pawn of it."""


class DiscardCard(Penalty, frozen=True, tag="discard_card"):
    """One own card of that colour."""

    colour: Colour


class Pay(Penalty, frozen=True, tag="pay"):
    coins: Number


class ReturnVictoryTokens(Penalty, frozen=True, tag="return_victory_tokens"):
    number: Number


class Edifice(Piece, frozen=True, kw_only=True):
    """An Edifice; its cost is in coins, its reward is for each pawn."""

    age: Age
    cost: Number
    reward: tuple[RewardEffect, ...]
    penalty: DiscardCard | Pay | ReturnVictoryTokens


class EdificeFile(PieceFile[Edifice]):
    def check(self, file: File, catalogue: Catalogue) -> None:
        edifices: tuple[Edifice, ...] = catalogue.row(self.row)
        for edifice in edifices:
            check_production(file, self.where(edifice), "reward", edifice.reward, for_sale=False)
        for age in AGES:
            if not any(edifice.age == age for edifice in edifices):
                raise file.fail("", "edifice", f"Age {age} needs an Edifice")
        for players in PLAYERS:
            if str(players) not in catalogue.setup.pawns:
                reason = f"the number of pawns for {players} players is missing"
                raise open_setup().fail("[setup]", "pawns", reason)


class EdificeSetup(CatalogueEntry, frozen=True, kw_only=True):
    pawns: dict[Literal["3", "4", "5", "6", "7"], Number]
    """On each Edifice, by the number of players (EDIF-015)."""
    edifice_debt: tuple[Number, Number, Number]


class EdificeBox(CatalogueEntry, frozen=True, kw_only=True):
    """In play pawns and tokens never run out (EDIF-011)."""

    edifice_cards: tuple[Number, ...] = ()
    pawns: Number = 0


FILES = (EdificeFile("edifices.toml", "edifice", "edifices", Edifice, 5),)
SETUP, BOX = EdificeSetup, EdificeBox
