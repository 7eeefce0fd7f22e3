"""Edifice on the screen: the project of each Age, how one takes part, pawns, and debts of those that failed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from rich.console import RenderableType
from rich.text import Text

from mirabilia.cli.listing import table
from mirabilia.cli.screen import GREYED, Scene
from mirabilia.cli.seven import marks, words
from mirabilia.cli.seven.catalogue import name_cell, of_both_editions
from mirabilia.cli.seven.effects import spelt
from mirabilia.cli.seven.parts import ScreenPart
from mirabilia.cli.seven.printed import PrintedPiece
from mirabilia.core.contract import Action, Fact
from mirabilia.core.describe import Texts
from mirabilia.games.seven import data
from mirabilia.games.seven.edifice import entries
from mirabilia.games.seven.edifice.lookup import EDIFICES
from mirabilia.games.seven.edifice.view import Edifice, EdificeCity, EdificeView
from mirabilia.games.seven.views import City, View

KIND = "edifice"
BY_ID = {edifice.id: edifice for edifice in EDIFICES}


class EdificePart(ScreenPart):
    labels = ("debts", "pawns")
    with_stage = ("join",)
    purses = MappingProxyType({"edifice": "bank"})
    apart = MappingProxyType({"edifice": ("edifice_debt", "edifice")})
    telling_parts = ("doubled_guild",)

    def pieces(self, edition: int) -> Mapping[str, Sequence[PrintedPiece]]:
        return {KIND: EDIFICES}

    def about(self, scene: Scene, kind: str, piece: PrintedPiece) -> list[str]:
        return about(scene.texts, piece) if isinstance(piece, entries.Edifice) else []

    def listing(self, scene: Scene) -> list[RenderableType]:
        texts = scene.texts
        drawn = table(texts, texts("seven-screen-edifices"), "name", "cost", "effect")
        for edition, edifice in of_both_editions(KIND):
            if isinstance(edifice, entries.Edifice):
                age, cost, reward, penalty = about(texts, edifice)
                name = name_cell(scene, KIND, edifice, edition)
                drawn.add_row(name, f"{age}\n{cost}", f"{reward}\n{penalty}")
        return [drawn]

    def above(self, scene: Scene, view: View) -> list[RenderableType]:
        return [line(scene, view, edifice) for edifice in EdificeView.of(view).edifices]

    def rows(self, scene: Scene, view: View, city: City) -> Mapping[str, list[str]]:
        texts = scene.texts
        return {
            "debts": [
                texts("seven-screen-edifice-debt", points=debt.value, number=debt.number)
                for debt in EdificeCity.of(city).edifice_debts
            ],
            "pawns": [
                texts("seven-screen-pawns", age=age, number=number)
                for age, number in zip(data.AGES, EdificeCity.of(city).pawns, strict=True)
                if number
            ],
        }

    def details(self, scene: Scene, view: View, fact: Fact) -> str:
        """What a pawn of an Age is taken from."""
        if "age" not in fact:
            return ""
        edifice = BY_ID[EdificeView.of(view).edifices[fact["age"] - 1].edifice]
        return f"{scene.name(KIND, edifice.id)}; {words.effects(scene.texts, edifice.reward)}"

    def stage_label(self, scene: Scene, view: View, action: Action, price: str) -> str:
        edifice = EdificeView.of(view).edifices[view.age - 1].edifice
        return scene.texts("seven-screen-join", edifice=scene.name(KIND, edifice), price=price)

    def debts(self, city: City) -> list[Fact]:
        points = sum(debt.value * debt.number for debt in EdificeCity.of(city).edifice_debts)
        return [{"part": "edifice_debt", "points": points}]


PART = EdificePart()


def line(scene: Scene, view: View, edifice: Edifice) -> Text:
    """An Edifice; in its own Age with what it brings and what its failure costs."""
    texts, entry, is_current = scene.texts, BY_ID[edifice.edifice], edifice.age == view.age
    state = texts(
        f"seven-screen-edifice-{edifice.state}",
        age=edifice.age,
        name=scene.name(KIND, entry.id),
        coins=edifice.cost,
        pawns=edifice.pawns,
    )
    if not is_current:
        return Text(state, style=GREYED)
    reward = texts("seven-screen-reward", effects=words.effects(texts, entry.reward))
    penalty = texts("seven-screen-penalty", penalty=spelt(texts, entry.penalty))
    return Text(f"{state}. {reward}. {penalty}")


def about(texts: Texts, edifice: entries.Edifice) -> list[str]:
    reward = words.effects(texts, edifice.reward) + marks.of_field(edifice, "reward")
    penalty = spelt(texts, edifice.penalty) + marks.of_field(edifice, "penalty")
    cost = texts("seven-coins", coins=edifice.cost) + marks.of_field(edifice, "cost")
    return [
        texts("seven-screen-edifice-age", age=edifice.age),
        texts("seven-screen-piece-cost", cost=cost),
        texts("seven-screen-reward", effects=reward),
        texts("seven-screen-penalty", penalty=penalty),
    ]
