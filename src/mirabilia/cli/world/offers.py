"""What can be bought in a turn, with price, gains and places, and why something cannot."""

from __future__ import annotations

from collections.abc import Sequence

from mirabilia.cli.screen import GREYED, Choice, Move, Scene, Section
from mirabilia.cli.world import looks, spots, words
from mirabilia.core.contract import Json
from mirabilia.games.world.tables import SETUP

BUY = "buy"
LOANS = ("loan", "repay", "leave")


def sections(scene: Scene, view: Json, moves: Sequence[Move]) -> list[Section]:
    texts, buys = scene.texts, {move["text"]: move for move in view["moves"]}
    groups = {
        "tiles": [tile(scene, view, offer, buys) for offer in view["market"]["tiles"] if offer["tile"]],
        "monuments": [monument(scene, view, offer, buys) for offer in view["market"]["monuments"] if offer],
        "items": items(scene, view, buys),
        "loan": loans(scene, view, moves),
    }
    found = [
        Section(tuple((choice,) for choice in choices), texts(f"world-screen-section-{name}"))
        for name, choices in groups.items()
        if choices
    ]
    return [*found, *advice(scene, view)]


def advice(scene: Scene, view: Json) -> list[Section]:
    """How something is tried out, with an example from this turn."""
    laid = sorted((move for move in view["moves"] if move.get("places")), key=lambda move: "stack" not in move)
    if not laid:
        return []
    item, place = laid[0]["text"].removeprefix(f"{BUY} "), spots.best(laid[0]["places"], 1)[0].place
    return [Section((), scene.texts("world-screen-type-preview", item=item, place=place), GREYED)]


def choice(scene: Scene, view: Json, what: str, price: int, points: int, buy: Json | None) -> Choice:
    """A purchase with what it brings, or with what is in its way."""
    texts = scene.texts
    if buy is None:
        return Choice(texts("terminal-choice", move=what, more=obstacle(scene, view, price)))
    told = [words.gold(texts, buy["cost"]), words.gains(texts, buy["resources"], buy["population"], points)]
    if buy["places"]:
        told.append(texts("world-screen-places", number=spots.count(buy["places"])))
    return Choice(texts("terminal-choice", move=what, more="; ".join(filter(None, told))), buy["code"])


def obstacle(scene: Scene, view: Json, price: int) -> str:
    """Too little gold, or no place."""
    texts, gold = scene.texts, words.gold_left(view["cities"][view["seat"]])
    if gold < price:
        return texts("world-screen-too-dear", price=words.gold(texts, price), gold=gold)
    return texts("world-screen-no-place")


def tile(scene: Scene, view: Json, offer: Json, buys: dict[str, Json]) -> Choice:
    kind, stack = offer["tile"]["type"], scene.name("stack", offer["stack"])
    name = scene.texts("world-screen-tile", type=scene.name("type", kind), stack=stack)
    what = f"{offer['stack']} {looks.LETTERS[kind]} {name}"
    return choice(scene, view, what, offer["cost"], 0, buys.get(f"{BUY} {offer['stack']}"))


def monument(scene: Scene, view: Json, offer: Json, buys: dict[str, Json]) -> Choice:
    name = scene.name("monument", offer["id"])
    return choice(scene, view, name, 1, offer["points"], buys.get(f"{BUY} {offer['id']}"))


def items(scene: Scene, view: Json, buys: dict[str, Json]) -> list[Choice]:
    """Roads and the Tower as far as they are on sale, then the pedestals that nobody has."""
    market = view["market"]
    prices = {name: market[name]["cost"] for name in ("long_road", "short_set", "tower") if market[name]["number"]}
    found = [
        choice(scene, view, scene.name("item", name), price, 0, buys.get(f"{BUY} {name}"))
        for name, price in prices.items()
    ]
    return found + [pedestal(scene, view, each, buys) for each in market["pedestals"] if each["seat"] is None]


def pedestal(scene: Scene, view: Json, offer: Json, buys: dict[str, Json]) -> Choice:
    name, texts = f"pedestal_{offer['number']}", scene.texts
    if view["cities"][view["seat"]]["pedestal"]:
        return Choice(texts("terminal-choice", move=scene.name("item", name), more=texts("world-screen-one-pedestal")))
    return choice(scene, view, scene.name("item", name), offer["cost"], 0, buys.get(f"{BUY} {name}"))


def loans(scene: Scene, view: Json, moves: Sequence[Move]) -> list[Choice]:
    """Taking a loan, paying it back, and leaving the round where nothing else is possible."""
    texts, terms = scene.texts, {"gold": SETUP.loan_gold, "cost": SETUP.loan_cost, "points": SETUP.loan_points}
    found = []
    for move in moves:
        if move.fact["move"] in LOANS:
            brings = texts(f"world-screen-brings-{move.fact['move']}", **terms)
            found.append(Choice(texts("terminal-choice", move=scene.sentence(move.fact), more=brings), move.code))
    return found or unpaid(scene, view)


def unpaid(scene: Scene, view: Json) -> list[Choice]:
    """Why an open loan cannot be paid back now."""
    texts, city = scene.texts, view["cities"][view["seat"]]
    if not city["loan"]:
        return []
    why = texts("world-screen-new-loan")
    if city["loan_round"] != view["round"]:
        why = obstacle(scene, view, SETUP.loan_cost)
    return [Choice(texts("terminal-choice", move=scene.sentence({"move": "repay"}), more=why))]
