"""Reading the catalogue files of 7 Wonders, and what must hold between their entries."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable
from typing import TypeVar

from msgspec.structs import replace

from mirabilia.core.catalogue import File, unique
from mirabilia.games.seven.data import (
    AGES,
    PLAYERS,
    RESOURCES,
    SIDES,
    Board,
    Box,
    Card,
    Catalogue,
    Cost,
    Edifice,
    Edition,
    Effect,
    Leader,
    Produce,
    ProduceChoice,
    Setup,
    TradePrice,
)

T = TypeVar("T", Card, Leader, Board)

MOST_PLAYERS = 8
"""With Cities; the decks are then those of 7 players."""


def load(edition: Edition = 2) -> Catalogue:
    """Read and check the seven catalogue files, in the version of that edition."""
    card_file, guild_file, black_file = (File("seven", f"{name}.toml") for name in ("cards", "guilds", "black"))
    leader_file, board_file = File("seven", "leaders.toml"), File("seven", "boards.toml")
    edifice_file, setup_file = File("seven", "edifices.toml"), File("seven", "setup.toml")
    card_file.only("card")
    guild_file.only("guild")
    black_file.only("card")
    leader_file.only("leader")
    board_file.only("board")
    edifice_file.only("edifice")
    setup_file.only("setup", "components")
    files = (card_file, guild_file, black_file, leader_file, board_file, edifice_file, setup_file)
    cards, guilds = card_file.entries("card", Card), guild_file.entries("guild", Card)
    black, leaders = black_file.entries("card", Card), leader_file.entries("leader", Leader)
    boards, edifices = board_file.entries("board", Board), edifice_file.entries("edifice", Edifice)
    _check_entries(card_file, cards, "card")
    _check_entries(guild_file, guilds, "guild")
    _check_entries(black_file, black, "card")
    _check_entries(leader_file, leaders, "leader")
    _check_entries(board_file, boards, "board")
    _check_entries(edifice_file, edifices, "edifice")
    catalogue = Catalogue(
        edition=edition,
        cards=tuple(_card(card, edition) for card in _printed(cards, edition)),
        guilds=tuple(_card(card, edition) for card in _printed(guilds, edition)),
        black=tuple(_card(card, edition) for card in _printed(black, edition)),
        leaders=tuple(_leader(leader, edition) for leader in _printed(leaders, edition)),
        boards=tuple(_board(board, edition) for board in _printed(boards, edition)),
        edifices=edifices,
        setup=setup_file.table("setup", Setup),
        components=setup_file.table("components", dict[str, Box]),
        fingerprint=hashlib.sha256("".join(f.fingerprint for f in files).encode()).hexdigest()[:12],
    )
    _check_cards(card_file, guild_file, black_file, catalogue)
    _check_decks(card_file, guild_file, black_file, catalogue)
    _check_leaders(leader_file, catalogue)
    _check_boards(board_file, catalogue)
    _check_edifices(edifice_file, setup_file, catalogue)
    return catalogue


def _printed(entries: tuple[T, ...], edition: Edition) -> Iterable[T]:
    return (entry for entry in entries if edition in entry.editions)


def _card(card: Card, edition: Edition) -> Card:
    first = card.first if edition == 1 else None
    if first is None:
        return replace(card, first=None)
    return replace(
        card,
        players=card.players if first.players is None else first.players,
        cost=card.cost if first.cost is None else first.cost,
        chains_from=card.chains_from if first.chains_from is None else first.chains_from,
        effects=card.effects if first.effects is None else first.effects,
        first=None,
    )


def _leader(leader: Leader, edition: Edition) -> Leader:
    first = leader.first if edition == 1 else None
    return replace(leader, deck=leader.deck if first is None else first.deck, first=None)


def _board(board: Board, edition: Edition) -> Board:
    first = board.first if edition == 1 else None
    if first is None:
        return replace(board, first=None)
    return replace(
        board,
        resource=first.resource or board.resource,
        day=first.day or board.day,
        night=first.night or board.night,
        first=None,
    )


def _check_entries(
    file: File, entries: tuple[Card, ...] | tuple[Leader, ...] | tuple[Board, ...] | tuple[Edifice, ...], kind: str
) -> None:
    """What holds for every entry, whatever the edition."""
    unique(file, entries, kind)
    names = ("name_it", "wonder_en", "wonder_it") if kind == "board" else ("name_it",)
    for entry in entries:
        where = f"{kind} {entry.id}"
        for field in entry.reconstructed:
            if field not in (*names, *entry.__struct_fields__):
                raise file.fail(where, "reconstructed", f"there is no field {field!r}")
        for field in entry.disputed:
            if field not in entry.__struct_fields__:
                raise file.fail(where, "disputed", f"there is no field {field!r}")
        if not isinstance(entry, Edifice) and entry.first is not None and set(entry.editions) != {1, 2}:
            raise file.fail(where, "first", "only an entry of both editions can differ in the first")


def _check_cost(file: File, entry: str, field: str, cost: Cost) -> None:
    for resource in RESOURCES:
        if cost.units(resource) > 4:
            raise file.fail(entry, f"{field}.{resource}", "at most 4 units of one resource")


def _check_production(file: File, entry: str, field: str, effects: tuple[Effect, ...], for_sale: bool) -> None:
    """Only brown and grey cards, and boards, sell to neighbours (BASE-047)."""
    for effect in effects:
        if isinstance(effect, Produce | ProduceChoice) and effect.for_sale != for_sale:
            raise file.fail(entry, f"{field}.for_sale", "brown and grey cards are for sale, everything else is not")
        if isinstance(effect, ProduceChoice) and len(set(effect.one_of)) != len(effect.one_of):
            raise file.fail(entry, f"{field}.one_of", "a resource is there twice")


def _check_trade(file: File, entry: str, field: str, effects: tuple[Effect, ...], setup: Setup) -> None:
    for effect in effects:
        if isinstance(effect, TradePrice) and effect.price > setup.trade_price:
            raise file.fail(entry, f"{field}.price", f"the price without the effect is {setup.trade_price}")


def _check_cards(card_file: File, guild_file: File, black_file: File, catalogue: Catalogue) -> None:
    ages = {card.building: card.age for card in reversed(catalogue.cards)}
    seen: set[str] = set()
    for file, kind, cards in (
        (card_file, "card", catalogue.cards),
        (guild_file, "guild", catalogue.guilds),
        (black_file, "card", catalogue.black),
    ):
        for card in cards:
            entry = f"{kind} {card.id}"
            if card.id in seen:
                raise file.fail(entry, "id", "another file has a card of this id")
            seen.add(card.id)
            if card.colour == "white":
                raise file.fail(entry, "colour", "white are the leaders only")
            if (card.colour == "purple") != (file is guild_file):
                raise file.fail(entry, "colour", "the guilds, and no others, are purple")
            if (card.colour == "black") != (file is black_file):
                raise file.fail(entry, "colour", "the City cards, and no others, are black")
            if file is not card_file and card.players != (3,):
                raise file.fail(entry, "players", "there is one copy: [3]")
            if file is guild_file and card.age != 3:
                raise file.fail(entry, "age", "guilds are cards of Age III")
            _check_cost(file, entry, "cost", card.cost)
            _check_production(file, entry, "effects", card.effects, card.colour in ("brown", "grey"))
            _check_trade(file, entry, "effects", card.effects, catalogue.setup)
            for giver in card.chains_from:
                if giver not in ages:
                    raise file.fail(
                        entry, "chains_from", f"there is no building {giver!r} in edition {catalogue.edition}"
                    )
                if ages[giver] >= card.age:
                    raise file.fail(entry, "chains_from", f"{giver!r} is not of an earlier Age")


def _check_decks(card_file: File, guild_file: File, black_file: File, catalogue: Catalogue) -> None:
    """Each deck holds a hand for every player (BASE-012 to BASE-014, CITY-010)."""
    setup, edition = catalogue.setup, catalogue.edition
    for players in PLAYERS:
        for age in AGES:
            there = sum(card.copies(players) for card in catalogue.cards if card.age == age)
            needed = setup.hand * players - (players + setup.guilds_over_players if age == 3 else 0)
            if there != needed:
                what = f"Age {age} of edition {edition} needs {needed} cards with {players} players, there are {there}"
                raise card_file.fail("", "players", what)
    most = max(PLAYERS)
    guilds = sum(guild.expansion is None for guild in catalogue.guilds)
    if guilds < most + setup.guilds_over_players:
        reason = (
            f"edition {edition} needs {most + setup.guilds_over_players} guilds of the base game, there are {guilds}"
        )
        raise guild_file.fail("", "guild", reason)
    for age in AGES:
        black = sum(card.age == age for card in catalogue.black)
        if black < most:
            raise black_file.fail("", "card", f"Age {age} needs {most} City cards, there are {black}")


def _check_leaders(file: File, catalogue: Catalogue) -> None:
    for leader in catalogue.leaders:
        if (leader.cost is None) != leader.cost_by_age:
            raise file.fail(f"leader {leader.id}", "cost", "either cost or cost_by_age is needed")
    decks, needed = Counter(leader.deck for leader in catalogue.leaders), catalogue.setup.leaders_dealt * MOST_PLAYERS
    if decks["standard"] < needed:
        reason = (
            f"the standard deck of edition {catalogue.edition} needs {needed} leaders, there are {decks['standard']}"
        )
        raise file.fail("", "leader", reason)


def _check_boards(file: File, catalogue: Catalogue) -> None:
    for board in catalogue.boards:
        entry = f"board {board.id}"
        for side in SIDES:
            if not board.side(side).stages:
                raise file.fail(entry, f"{side}.stages", "at least one stage is needed")
            for number, stage in enumerate(board.side(side).stages):
                field = f"{side}.stages[{number}]"
                if bool(stage.effects) == bool(stage.choose):
                    raise file.fail(entry, field, "either effects or choose is needed")
                if stage.choose and (len(stage.choose) < 2 or not all(stage.choose)):
                    raise file.fail(entry, f"{field}.choose", "at least two alternatives, none of them empty")
                _check_cost(file, entry, f"{field}.cost", stage.cost)
                for effects in (stage.effects, *stage.choose):
                    _check_production(file, entry, f"{field}.effects", effects, for_sale=False)
                    _check_trade(file, entry, f"{field}.effects", effects, catalogue.setup)
    base = sum(board.expansion is None for board in catalogue.boards)
    if base < max(PLAYERS):
        raise file.fail(
            "", "board", f"edition {catalogue.edition} needs {max(PLAYERS)} boards of the base game, there are {base}"
        )


def _check_edifices(file: File, setup_file: File, catalogue: Catalogue) -> None:
    for edifice in catalogue.edifices:
        _check_production(file, f"edifice {edifice.id}", "reward", edifice.reward, for_sale=False)
    for age in AGES:
        if not any(edifice.age == age for edifice in catalogue.edifices):
            raise file.fail("", "edifice", f"Age {age} needs an Edifice")
    for players in PLAYERS:
        if str(players) not in catalogue.setup.pawns:
            raise setup_file.fail("[setup]", "pawns", f"the number of pawns for {players} players is missing")
