"""Leaders on the screen: those in hand and in play, how one is recruited, and all about each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from rich.console import RenderableType

from mirabilia.cli.listing import table
from mirabilia.cli.screen import Scene
from mirabilia.cli.seven import marks, piece, printed, words
from mirabilia.cli.seven.catalogue import name_cell, of_both_editions
from mirabilia.cli.seven.parts import ScreenPart
from mirabilia.cli.seven.printed import PrintedPiece
from mirabilia.core.contract import Fact
from mirabilia.core.describe import Texts
from mirabilia.games.seven import data
from mirabilia.games.seven.leaders.entries import Leader
from mirabilia.games.seven.leaders.lookup import COST_BY_AGE, LEADERS_BY_ID
from mirabilia.games.seven.leaders.view import LeadersCity, LeadersOwn
from mirabilia.games.seven.views import City, View

KIND = "leader"


class LeadersPart(ScreenPart):
    kinds_in_hand = (KIND,)
    labels = ("leaders",)
    uses = ("recruitment",)
    ways = MappingProxyType({"recruit": "seven-screen-recruit"})
    pad_lines = MappingProxyType({"leaders": "leaders-black"})
    telling_parts = ("copied_leader", "buried_leader")
    symbol_parts = ("common_symbol", "turned_symbol")
    readings = MappingProxyType(
        {
            "colours": lambda texts, colours: texts.joined(texts("seven-one", colour=colour) for colour in colours),
            # Having more of something: what is counted stands in the plural.
            "points_if_most.count": lambda texts, count: texts(f"seven-counts-{count.replace('_', '-')}"),
        }
    )

    def pieces(self, edition: int) -> Mapping[str, Sequence[PrintedPiece]]:
        return {KIND: tuple(LEADERS_BY_ID[edition].values())}

    def about(self, scene: Scene, kind: str, piece: PrintedPiece) -> list[str]:
        return about(scene.texts, piece) if isinstance(piece, Leader) else []

    def listing(self, scene: Scene) -> list[RenderableType]:
        texts = scene.texts
        drawn = table(texts, texts("seven-screen-leaders"), "name", "deck", "cost", "effect")
        for edition, leader in of_both_editions(KIND):
            if isinstance(leader, Leader):
                effects = words.effects(texts, leader.effects) + marks.of_field(leader, "effects")
                name = name_cell(scene, KIND, leader, edition)
                drawn.add_row(name, deck(texts, leader), marked_cost(texts, leader), effects)
        return [drawn]

    def title(self, scene: Scene, view: View) -> str:
        is_recruitment = view.age and not view.turn and view.phase in ("recruitment", "choice")
        return scene.texts("seven-screen-recruitment", age=view.age) if is_recruitment else ""

    def beside(self, scene: Scene, view: View) -> list[str]:
        """The leaders in the viewer's hand, with what they cost now."""
        texts, entries = scene.texts, LeadersOwn.of(view.own).leaders if view.own else ()
        if not entries:
            return []
        leaders = [
            scene.name(KIND, entry.leader)
            if entry.cost is None
            else texts("seven-screen-held", leader=scene.name(KIND, entry.leader), coins=entry.cost)
            for entry in entries
        ]
        return [texts("seven-screen-own-leaders", leaders=", ".join(leaders))]

    def rows(self, scene: Scene, view: View, city: City) -> Mapping[str, list[str]]:
        texts, own, leaders = scene.texts, LeadersCity.of(city), []
        if own.leaders:
            leaders.append(words.names(scene, KIND, own.leaders))
        if own.copied_leader:
            leaders.append(texts("seven-screen-copied", leader=scene.name(KIND, own.copied_leader)))
        if own.buried:
            leaders.append(texts("seven-screen-buried", leaders=words.names(scene, KIND, own.buried)))
        if own.leaders_in_hand:
            leaders.append(texts("seven-screen-leaders-in-hand", number=own.leaders_in_hand))
        bank = city.prices.bank
        purchase = [] if bank is None or city.city != view.seat else [texts("seven-screen-prices-bank", price=bank)]
        return {"buys": purchase, "leaders": ["; ".join(leaders)] if leaders else []}

    def cards(self, city: City) -> Mapping[str, Sequence[str]]:
        return {"white": LeadersCity.of(city).leaders}

    def details(self, scene: Scene, view: View, fact: Fact) -> str:
        if "leader" not in fact:
            return ""
        texts, leader = scene.texts, entry(view.edition, fact["leader"])
        effects = words.effects(texts, leader.effects)
        if fact["move"] == "recruit":
            return effects
        return f"{effects}; {texts('seven-screen-cost', cost=cost(texts, leader))}"

    def in_hand(self, view: View) -> list[str]:
        return [entry.leader for entry in LeadersOwn.of(view.own).leaders] if view.own else []

    def piece_title(self, scene: Scene, view: View, kind: str, piece: str) -> str:
        if kind != KIND:
            return ""
        texts, leader = scene.texts, entry(view.edition, piece)
        return texts(
            "seven-screen-card",
            name=scene.name(KIND, piece),
            colour=texts("seven-screen-leader"),
            cost=cost(texts, leader),
            effects=words.effects(texts, leader.effects),
        )


PART = LeadersPart()


def entry(edition: int, name: str) -> Leader:
    return printed.of_edition(LEADERS_BY_ID, edition, name)


def about(texts: Texts, leader: Leader) -> list[str]:
    effects = piece.effects(texts, leader.effects, marks.of_field(leader, "effects"))
    return [deck(texts, leader), *effects, texts("seven-screen-piece-cost", cost=marked_cost(texts, leader))]


def deck(texts: Texts, leader: Leader) -> str:
    return texts(f"seven-screen-deck-{leader.deck.replace('_', '-')}")


def marked_cost(texts: Texts, leader: Leader) -> str:
    return cost(texts, leader) + marks.of_field(leader, "cost", "cost_by_age")


def cost(texts: Texts, leader: Leader) -> str:
    if leader.cost is None:
        by_age = zip(data.AGES, COST_BY_AGE, strict=True)
        return texts("seven-cost-by-age", **{f"age_{age}": coins for age, coins in by_age})
    return texts("seven-coins", coins=leader.cost) if leader.cost else texts("seven-cost-free")
