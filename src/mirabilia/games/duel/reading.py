"""Reading the catalogue files of 7 Wonders Duel, and what must hold between their entries."""

from __future__ import annotations

import hashlib

from mirabilia.core.catalogue import File, unique
from mirabilia.games.duel.data import (
    DECKS,
    FAMILIES,
    RESOURCES,
    SLOTS,
    BuildFromDiscard,
    Card,
    Catalogue,
    Cost,
    DestroyOpponentCard,
    DrawProgressToken,
    Effect,
    Layout,
    ProduceChoice,
    Setup,
    Token,
    TradePrice,
    Wonder,
    Zone,
)


def load() -> Catalogue:
    """Read and check the four catalogue files."""
    card_file, wonder_file = File("duel", "cards.toml"), File("duel", "wonders.toml")
    token_file, board_file = File("duel", "progress.toml"), File("duel", "board.toml")
    card_file.only("card")
    wonder_file.only("wonder")
    token_file.only("token")
    board_file.only("setup", "zone", "layout")
    prints = "".join(f.fingerprint for f in (card_file, wonder_file, token_file, board_file))
    catalogue = Catalogue(
        cards=card_file.entries("card", Card),
        wonders=wonder_file.entries("wonder", Wonder),
        tokens=token_file.entries("token", Token),
        zones=board_file.entries("zone", Zone),
        layouts=board_file.entries("layout", Layout),
        setup=board_file.table("setup", Setup),
        fingerprint=hashlib.sha256(prints.encode()).hexdigest()[:12],
    )
    _check_cards(card_file, catalogue)
    _check_wonders(wonder_file, board_file, catalogue)
    _check_tokens(token_file, catalogue)
    _check_board(board_file, catalogue)
    return catalogue


def _check_cost(file: File, entry: str, cost: Cost) -> None:
    for resource in RESOURCES:
        if cost.units(resource) > 4:
            raise file.fail(entry, f"cost.{resource}", "at most 4 units of one resource")


def _check_choice(file: File, entry: str, effects: tuple[Effect, ...]) -> None:
    for effect in effects:
        if isinstance(effect, ProduceChoice) and frozenset(effect.one_of) not in FAMILIES:
            raise file.fail(entry, "effects.one_of", "a choice is among all raw or all manufactured resources")


def _check_cards(file: File, catalogue: Catalogue) -> None:
    cards, setup = catalogue.cards, catalogue.setup
    unique(file, cards, "card")
    if len(cards) > 100:
        raise file.fail("", "card", f"at most 100 cards, not {len(cards)}")
    givers: dict[str, Card] = {}
    for card in cards:
        entry = f"card {card.id}"
        _check_cost(file, entry, card.cost)
        _check_choice(file, entry, card.effects)
        if (card.colour == "purple") != (card.deck == "guild"):
            raise file.fail(entry, "colour", "purple cards, and no others, are in the guild deck")
        for effect in card.effects:
            if isinstance(effect, TradePrice) and effect.price != setup.fixed_price:
                raise file.fail(entry, "effects.price", f"the fixed price of the board is {setup.fixed_price}")
        if card.chain is not None:
            if card.chain in givers:
                raise file.fail(entry, "chain", f"{givers[card.chain].id} carries the symbol {card.chain!r} already")
            if card.colour in ("brown", "grey"):
                raise file.fail(entry, "chain", "brown and grey cards carry no symbol, they can be destroyed")
            givers[card.chain] = card
    for card in cards:
        if card.free_with is not None:
            if card.free_with not in givers:
                raise file.fail(f"card {card.id}", "free_with", f"no card carries the symbol {card.free_with!r}")
            if givers[card.free_with].age >= card.age:
                raise file.fail(f"card {card.id}", "free_with", "the symbol must come from an earlier Age")
    played = {"age_1": SLOTS, "age_2": SLOTS, "age_3": SLOTS - setup.guilds_in_play, "guild": setup.guilds_in_play}
    for deck in DECKS:
        there = sum(card.deck == deck for card in cards)
        needed = played[deck] if deck == "guild" else played[deck] + setup.removed_per_age
        if there < needed or (there > needed and deck != "guild"):
            raise file.fail("", "card", f"deck {deck} needs {needed} cards, there are {there}")


def _check_wonders(file: File, board: File, catalogue: Catalogue) -> None:
    unique(file, catalogue.wonders, "wonder")
    if not 8 <= len(catalogue.wonders) <= 20:
        raise file.fail("", "wonder", f"8 to 20 Wonders are needed, not {len(catalogue.wonders)}")
    ids = {wonder.id for wonder in catalogue.wonders}
    for wonder in catalogue.wonders:
        entry = f"wonder {wonder.id}"
        _check_cost(file, entry, wonder.cost)
        _check_choice(file, entry, wonder.effects)
        choices = (DestroyOpponentCard, DrawProgressToken, BuildFromDiscard)
        if sum(isinstance(effect, choices) for effect in wonder.effects) > 1:
            raise file.fail(entry, "effects", "at most one effect that asks for a choice")
    beginner = catalogue.setup.beginner
    for field, named in (("first", beginner.first), ("second", beginner.second)):
        for name in named:
            if name not in ids:
                raise board.fail("[setup.beginner]", field, f"there is no Wonder {name!r}")
    if len(set(beginner.first + beginner.second)) != 8:
        raise board.fail("[setup.beginner]", "second", "eight different Wonders are needed")


def _check_tokens(file: File, catalogue: Catalogue) -> None:
    unique(file, catalogue.tokens, "token")
    if not catalogue.setup.progress_on_board <= len(catalogue.tokens) <= 20:
        raise file.fail("", "token", f"{catalogue.setup.progress_on_board} to 20 tokens are needed")


def _check_board(file: File, catalogue: Catalogue) -> None:
    if tuple(layout.age for layout in catalogue.layouts) != (1, 2, 3):
        raise file.fail("", "layout", "one [[layout]] for each of the ages 1, 2, 3, in this order")
    for layout in catalogue.layouts:
        if len(layout.slots()) != SLOTS:
            raise file.fail(f"layout {layout.age}", "rows", f"{SLOTS} cards are needed, not {len(layout.slots())}")
    expected = 0
    for number, zone in enumerate(catalogue.zones, 1):
        if zone.first != expected or zone.last < zone.first:
            raise file.fail(f"zone number {number}", "from", f"zones follow one another: expected {expected}")
        expected = zone.last + 1
    if sum(zone.loot > 0 for zone in catalogue.zones) > 2:
        raise file.fail("", "zone", "at most two zones with loot")
