"""Every entry has a name in both languages, and names the sources do not give are marked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mirabilia.games.seven.edifice.entries import Edifice
from mirabilia.games.seven.entries import Board, Card, Catalogue
from mirabilia.games.seven.leaders.entries import Leader
from tests.seven.printed import EDITIONS, names

ITALIAN = """
seven-card-loom-1 = Filanda
seven-card-lumber-yard = Cantiere d'Abbattimento
seven-card-courthouse = Tribunale
seven-card-archery-range = Poligono di Tiro
seven-card-decorators-guild = Gilda degli Arredatori
seven-card-lair = Covo
seven-card-residence = Rappresentanza
seven-card-mourners-guild = Gilda delle Prefiche
seven-leader-solomon = Salomone
seven-leader-semiramis = Semiramide
seven-board-rhodes = Rodi
seven-board-byzantium = Bisanzio
seven-wonder-giza = Le Piramidi di Giza
seven-wonder-byzantium = La Cattedrale di Santa Sofia
seven-edifice-belvedere = Torre Panoramica
"""
INFERRED_CARDS = """pawnshop strategists_guild architects_guild gamers_guild courtesans_guild diplomats_guild
gates_of_the_city tabularium secret_society slave_market capitol"""
PRINTED_LEADERS = """imhotep vitruvius nero bilkis hannibal caesar solomon euclid ptolemy pythagoras berenice hatshepsut
caligula diocletian aspasia darius semiramis"""
PRINTED_EDIFICES = "belvedere amphitheater archives"
DISPUTED = {
    "plato": ("cost",),
    "caligula": ("cost",),
    "abu_simbel": ("night",),
    "artisan_district": ("reward",),
    "amphitheater": ("penalty",),
    "river_port": ("reward",),
    "staging_camp": ("cost",),
}


def messages(catalogue: Catalogue) -> Iterator[str]:
    for kind, entries in (
        ("card", (*catalogue.cards, *catalogue.guilds, *catalogue.black)),
        ("leader", catalogue.leaders),
        ("board", catalogue.boards),
        ("wonder", catalogue.boards),
        ("edifice", catalogue.edifices),
    ):
        yield from (f"seven-{kind}-{entry.id.replace('_', '-')}" for entry in entries)


def entries() -> Iterator[Card | Leader | Board | Edifice]:
    for catalogue in EDITIONS.values():
        yield from (*catalogue.cards, *catalogue.guilds, *catalogue.black)
        yield from catalogue.leaders
        yield from catalogue.boards
        yield from catalogue.edifices


def inferred(kind: type[Card | Leader | Edifice]) -> set[str]:
    return {entry.id for entry in entries() if isinstance(entry, kind) and entry.reconstructed == ("name_it",)}


@pytest.mark.parametrize("language", ["en", "it"])
def test_one_name_for_every_id(language: str) -> None:
    assert set(names(language)) == {*messages(EDITIONS[1]), *messages(EDITIONS[2])}


@pytest.mark.parametrize("language", ["en", "it"])
def test_different_things_of_a_kind_have_different_names(language: str) -> None:
    for kind in ("card", "leader", "board", "wonder", "edifice"):
        called = [name for message, name in names(language).items() if message.startswith(f"seven-{kind}-")]
        twice = 3 if kind == "card" else 0  # Loom, Glassworks and Press
        assert len(set(called)) == len(called) - twice


def test_italian_names() -> None:
    expected = dict(row.split(" = ") for row in ITALIAN.strip().splitlines())
    assert {message: names("it")[message] for message in expected} == expected


def test_inferred_names_are_marked() -> None:
    assert inferred(Card) == set(INFERRED_CARDS.split())
    leaders = {entry.id for entry in entries() if isinstance(entry, Leader)}
    assert inferred(Leader) == leaders - set(PRINTED_LEADERS.split())
    edifices = {entry.id for entry in entries() if isinstance(entry, Edifice)}
    assert inferred(Edifice) == edifices - set(PRINTED_EDIFICES.split())
    for board in EDITIONS[2].boards:
        given = {"abu_simbel": ("wonder_en", "wonder_it"), "petra": (), "byzantium": ()}
        assert board.reconstructed == given.get(board.id, ("wonder_it",))


def test_disputed_values_are_marked() -> None:
    assert {entry.id: entry.disputed for entry in entries() if entry.disputed} == DISPUTED
