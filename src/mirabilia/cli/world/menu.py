"""What a player is asked: what to buy, or where to lay it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mirabilia.cli.screen import GREYED, Menu, MenuItem, Scene, Section
from mirabilia.cli.world import maps, places, table, words
from mirabilia.core.contract import CHOICE, Action, Fact
from mirabilia.games.world.lookup import TILE_OF
from mirabilia.games.world.views import Laying, View

SECTIONS = {"tiles": "stack", "monuments": "monument", "items": "item"}
"""The sections of purchases, and what they are about."""


def draw(scene: Scene, view: View, actions: Sequence[Action]) -> Menu:
    sections = purchases(scene, view, actions) if view.phase == "turn" else spots(scene, view, actions)
    return Menu(question(scene, view), tuple(sections))


def question(scene: Scene, view: View) -> str:
    """What has to be decided; for a piece with its name."""
    asked = table.waiting(scene, view)
    if view.phase == "turn" and view.active is not None:
        left = words.gold(scene.texts, view.cities[view.active].gold_left)
        return scene.texts("world-screen-ask-gold", asked=asked, gold=left)
    if view.laying is not None and not view.laying.free:
        return scene.texts("terminal-choice", move=asked, more=in_hand(scene, view.laying))
    return asked


def in_hand(scene: Scene, laying: Laying) -> str:
    """The piece that is being laid, and what comes after it."""
    if laying.tile is not None:
        return tile_name(scene, laying.tile)
    if laying.monument is not None:
        name = scene.name("monument", laying.monument)
        return scene.texts("world-screen-part", monument=name, part=laying.part, left=laying.left)
    if laying.item == "short_set":
        return scene.texts("world-screen-short", doubles=laying.doubles, singles=laying.singles)
    return scene.name("item", laying.item or "")


def tile_name(scene: Scene, tile: str) -> str:
    entry = TILE_OF[tile]
    return scene.texts("world-screen-tile", type=scene.name("type", entry.type), stack=scene.name("stack", entry.stack))


# What can be bought.


def purchases(scene: Scene, view: View, actions: Sequence[Action]) -> list[Section]:
    texts = scene.texts
    groups = {
        title: [choice(scene, view, action) for action in actions if action.subject.kind == kind]
        for title, kind in SECTIONS.items()
    }
    groups["loan"] = [choice(scene, view, action) for action in actions if is_loan_step(view, action)]
    sections = [
        Section(tuple((choice,) for choice in choices), texts(f"world-screen-section-{title}"))
        for title, choices in groups.items()
        if choices
    ]
    return [*sections, *advice(scene, actions)]


def is_loan_step(view: View, action: Action) -> bool:
    """Loan steps that are possible, and why an open loan cannot be paid back now."""
    has_loan = view.active is not None and view.cities[view.active].loan
    return action.subject.kind == CHOICE and (action.legal or (action.text == "repay" and has_loan))


def choice(scene: Scene, view: View, action: Action) -> MenuItem:
    """A purchase or a loan step with what it costs and brings, or with what is in its way."""
    move = name(scene, view, action)
    if action.refusal is not None:
        return MenuItem(scene.texts("terminal-choice", move=move, more=refused(scene, action.refusal)))
    more = "; ".join(filter(None, (price(scene, action), gains(scene, action), number_of_places(scene, action))))
    return MenuItem(scene.texts("terminal-choice", move=move, more=more), action.code)


def name(scene: Scene, view: View, action: Action) -> str:
    kind, item = action.subject
    if kind == CHOICE:
        return scene.sentence(action.fact)
    if kind == "stack":
        tile = next(offer.tile for offer in view.market.tiles if offer.stack == item)
        if tile is not None:
            return f"{item} {maps.LETTERS[TILE_OF[tile].type]} {tile_name(scene, tile)}"
    return scene.name(kind, item)


def refused(scene: Scene, refusal: Fact) -> str:
    """What is in the way, in a few words."""
    values = {field: value for field, value in refusal.items() if field != "refusal"}
    return scene.texts(f"world-screen-refused-{refusal['refusal'].replace('_', '-')}", **values)


def price(scene: Scene, action: Action) -> str:
    return words.gold(scene.texts, action.cost.coins) if action.cost and action.cost.coins else ""


def gains(scene: Scene, action: Action) -> str:
    """What it brings, and what a loan costs at the end. That a Monument takes all gold its section says."""
    if action.text == "leave":
        return scene.texts("world-screen-brings-leave")
    parts: Iterable[Fact] = action.cost.parts if action.cost and action.subject.kind == CHOICE else ()
    return ", ".join(map(scene.sentence, (*action.gains, *parts)))


def number_of_places(scene: Scene, action: Action) -> str:
    spots = places.on_sale(action)
    return scene.texts("world-screen-places", number=len(spots)) if spots else ""


def advice(scene: Scene, actions: Sequence[Action]) -> list[Section]:
    """How something is tried out, with an example from this turn."""
    offered = sorted((action for action in actions if action.detail), key=lambda action: action.subject.kind != "stack")
    if not offered:
        return []
    spot = places.best(places.on_sale(offered[0]), 1)[0]
    hint = scene.texts("world-screen-type-preview", item=offered[0].subject.id, place=spot.place)
    return [Section((), hint, GREYED)]


# Where it can go.


def spots(scene: Scene, view: View, actions: Sequence[Action]) -> list[Section]:
    """The best places by number; any other one is typed."""
    texts, every = scene.texts, places.in_hand(view, actions)
    shown = places.best(every)
    number = len(every)
    title = texts("world-screen-all" if number <= places.FEW else "world-screen-best", number=number, shown=len(shown))
    example = next((spot for spot in reversed(shown) if spot.move != places.SINGLE), shown[0])
    single = texts("world-screen-type-single") if view.laying and view.laying.singles else ""
    rows = tuple((MenuItem(places.label(scene, spot), spot.code),) for spot in shown)
    hint = texts("world-screen-type-place", place=places.typed(scene, example), single=single)
    return [Section(rows, title), Section((), hint, GREYED)]
