"""Every effect and penalty of 7 Wonders is spelt in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

import pytest
from fluent.syntax import ast, parse

from mirabilia.cli.seven.effects import spelt
from mirabilia.core.describe import FOLDER, LANGUAGES, texts
from mirabilia.games.seven import data, entries
from mirabilia.games.seven.cities import data as cities_data
from mirabilia.games.seven.edifice import data as edifice_data
from mirabilia.games.seven.edifice import entries as edifice_entries
from mirabilia.games.seven.leaders import data as leaders_data
from mirabilia.games.seven.reading import load

Spelt: TypeAlias = data.Effect | edifice_entries.Penalty

CATALOGUES = (load(1), load(2))
CATEGORIES = (
    "military",
    "treasury",
    "wonder",
    "blue",
    "yellow",
    "green",
    "purple",
    "leaders",
    "black",
    "edifice",
    "total",
)
SENTENCES = {
    "lumber_yard": ("Produces 1 wood every turn", "Produce 1 Legno a ogni turno"),
    "foundry": ("Produces 2 ore every turn", "Produce 2 Minerali a ogni turno"),
    "tree_farm": (
        "Produces one resource every turn, your choice of wood and clay",
        "Produce a ogni turno una risorsa a tua scelta tra Legno e Argilla",
    ),
    "forum": (
        "Produces one resource every turn, your choice of glass, cloth, and papyrus (not for sale)",
        "Produce a ogni turno una risorsa a tua scelta tra Vetro, Tessuto e Papiro (non in vendita)",
    ),
    "west_trading_post": (
        "You buy wood, stone, clay, and ore from your left neighbour for 1 coin a unit",
        "Compri Legno, Pietra, Argilla e Minerale dal vicino di sinistra a 1 moneta l'unità",
    ),
    "marketplace": (
        "You buy glass, cloth, and papyrus from both neighbours for 1 coin a unit",
        "Compri Vetro, Tessuto e Papiro da entrambi i vicini a 1 moneta l'unità",
    ),
    "vineyard": (
        "1 coin at once for each brown card in your city and the neighbouring ones",
        "1 moneta subito per ogni carta marrone nella tua città e in quelle vicine",
    ),
    "arena": (
        "3 coins at once for each Wonder stage built in your city; "
        "1 victory point at the end for each Wonder stage built in your city",
        "3 monete subito per ogni stadio della Meraviglia costruito nella tua città; "
        "1 punto vittoria a fine partita per ogni stadio della Meraviglia costruito nella tua città",
    ),
    "barracks": ("1 shield", "1 Scudo"),
    "academy": ("Science symbol: compass", "Simbolo scientifico: compasso"),
    "craftsmens_guild": (
        "2 victory points at the end for each grey card in the neighbouring cities",
        "2 punti vittoria a fine partita per ogni carta grigia nelle città vicine",
    ),
    "shipowners_guild": (
        "1 victory point at the end for each brown card, grey card or guild in your city",
        "1 punto vittoria a fine partita per ogni carta marrone, carta grigia o Gilda nella tua città",
    ),
    "secret_warehouse": (
        "Produces one resource every turn, your choice of those your board, brown and grey cards produce "
        "(not for sale)",
        "Produce a ogni turno una risorsa a tua scelta tra quelle che la tua plancia e le carte marroni e grigie "
        "producono (non in vendita)",
    ),
    "clandestine_dock_east": (
        "Each turn one resource bought from your right neighbour costs 1 coin less",
        "A ogni turno la prima risorsa comprata dal vicino di destra costa 1 moneta in meno",
    ),
    "brotherhood": (
        "4 victory points; Every other player loses 3 coins (or goes into debt)",
        "4 punti vittoria; Ogni altro giocatore perde 3 monete (o contrae debiti)",
    ),
    "sepulcher": (
        "4 victory points; "
        "Every other player loses 1 coin for each military victory token they have (or goes into debt)",
        "4 punti vittoria; Ogni altro giocatore perde 1 moneta per ogni gettone Vittoria che ha (o contrae debiti)",
    ),
    "residence": ("1 victory point; Take 1 Diplomacy token", "1 punto vittoria; Prendi 1 gettone Diplomazia"),
    "aristotle": (
        "3 victory points more at the end for each set of three different science symbols",
        "3 punti vittoria in più a fine partita per ogni serie di tre simboli scientifici diversi",
    ),
    "justinian": (
        "3 victory points at the end for each set of one blue, one red, and one green card in your city",
        "3 punti vittoria a fine partita per ogni serie di carte (una blu, una rossa e una verde) nella tua città",
    ),
    "phryne": (
        "5 victory points at the end if you have more blue cards than each neighbour",
        "5 punti vittoria a fine partita se hai più carte blu di ciascun vicino",
    ),
    "imhotep": (
        "From now on the stages of your Wonder cost 1 resource less",
        "D'ora in poi gli stadi della tua Meraviglia costano 1 risorsa in meno",
    ),
    "ramses": (
        "From now on building a guild costs you nothing",
        "D'ora in poi costruire una Gilda non ti costa nulla",
    ),
    "caligula": (
        "Once per Age you may build a black card for free",
        "Una volta per Epoca puoi costruire gratis una carta nera",
    ),
    "outpost": ("Take a military victory token of Age II", "Prendi un gettone Vittoria dell'Epoca II"),
}
"""What pieces of the second edition do, in English and Italian."""

OTHERS: tuple[tuple[Spelt, str, str], ...] = (
    (
        data.Produce(resources={"wood": 1, "ore": 2}, for_sale=False),
        "Produces 1 wood and 2 ore every turn (not for sale)",
        "Produce 1 Legno e 2 Minerali a ogni turno (non in vendita)",
    ),
    (
        leaders_data.LeaderDiscount(own=2, neighbours=1),
        "Your leaders cost 2 coins less, those of your neighbours 1 coin less",
        "I tuoi Leader costano 2 monete in meno, quelli dei tuoi vicini 1 moneta in meno",
    ),
    (
        leaders_data.ResourceDiscount(applies_to="green", value=2),
        "From now on your green cards cost 2 fewer resources",
        "D'ora in poi le tue carte verdi costano 2 risorse in meno",
    ),
    (
        data.FreeOncePerAge(),
        "Once per Age you may build a card for free",
        "Una volta per Epoca puoi costruire gratis una carta",
    ),
    (
        edifice_data.PawnFromBox(age="any"),
        "Take a participation pawn of an Age of your choice from the box",
        "Prendi dalla scatola un gettone Partecipazione di un'Epoca a tua scelta",
    ),
    (
        edifice_entries.DiscardCard(colour="yellow"),
        "Discard a yellow card from your city",
        "Scarti una carta gialla dalla tua città",
    ),
    (edifice_entries.Pay(coins=1), "Pay 1 coin to the bank", "Paghi 1 moneta alla banca"),
    (
        edifice_entries.ReturnVictoryTokens(number=2),
        "Return 2 military victory tokens",
        "Restituisci 2 gettoni Vittoria",
    ),
)
PLACES: tuple[tuple[data.Place, ...], ...] = (("own",), ("neighbours",), ("own", "neighbours"))
ALTERNATIVES: dict[str, list[Spelt]] = {
    "coins on build": [leaders_data.CoinsOnBuild(colour=colour, value=2) for colour in data.COLOURS],
    "free once": [data.FreeOncePerAge(colour=colour) for colour in (*data.COLOURS, None)],
    "free": [leaders_data.FreeColour(colour=colour) for colour in data.COLOURS],
    "set": [leaders_data.PointsPerSet(value=1, colours=("brown", colour)) for colour in data.COLOURS],
    "discount of a colour": [leaders_data.ResourceDiscount(applies_to=colour, value=1) for colour in data.COLOURS],
    "discount": [leaders_data.ResourceDiscount(applies_to="stage", value=value) for value in (1, 2)],
    "penalty": [edifice_entries.DiscardCard(colour=colour) for colour in data.COLOURS],
    "coins per": [data.CoinsPer(value=1, count=count, where=at) for count in data.COUNTED for at in PLACES],
    "points per": [data.PointsPer(value=1, count=count, where=at) for count in data.COUNTED for at in PLACES],
    "most": [
        leaders_data.PointsIfMost(value=1, count="coins"),
        *(leaders_data.PointsIfMost(value=1, count=count) for count in data.COUNTED),
    ],
    "lose": [cities_data.OthersLose(value=1, per=per) for per in ("fixed", "victory_token", "stage", "age")],
    "symbol": [data.Science(symbol=symbol) for symbol in data.SYMBOLS],
    "pool": [cities_data.ProducePool(pool=pool) for pool in ("own", "not_own")],
    "rebate": [cities_data.Rebate(side=side, value=1) for side in data.NEIGHBOURS],
    "trade": [
        data.TradePrice(resources=("ore",), sides=sides, price=1) for sides in (("left",), ("right",), data.NEIGHBOURS)
    ],
    "token": [data.VictoryToken(age="current"), *(data.VictoryToken(age=age) for age in data.AGES)],
    "pawn": [edifice_data.PawnFromBox(age="any"), *(edifice_data.PawnFromBox(age=age) for age in data.AGES)],
    "coins": [leaders_data.PointsPerCoins(value=1, coins=coins) for coins in (1, 2, 3)],
}
"""Effects that differ in one thing, and so must their phrases."""


def pieces(catalogue: entries.Catalogue) -> Iterator[tuple[str, Sequence[Spelt]]]:
    """Cards, leaders and Edifices with what they do."""
    for card in (*catalogue.cards, *catalogue.guilds, *catalogue.black):
        yield card.id, card.effects
    for leader in catalogue.leaders:
        yield leader.id, leader.effects
    for edifice in catalogue.edifices:
        yield edifice.id, edifice.reward


def effects(catalogue: entries.Catalogue) -> Iterator[Spelt]:
    for _, does in pieces(catalogue):
        yield from does
    for board in catalogue.boards:
        for side in (board.day, board.night):
            yield from side.ability
            for stage in side.stages:
                for together in (stage.effects, *stage.choose):
                    yield from together
    for edifice in catalogue.edifices:
        yield edifice.penalty


def messages(language: str) -> list[str]:
    files = sorted((FOLDER / language).glob("seven*.ftl"))
    bodies = [parse(file.read_text(encoding="utf-8")).body for file in files]
    return [entry.id.name for body in bodies for entry in body if isinstance(entry, ast.Message)]


def kinds(base: type[Spelt]) -> Iterator[type[Spelt]]:
    """All effects, or all penalties, there are."""
    for kind in base.__subclasses__():
        if kind.__struct_config__.tag != kind.__name__:
            yield kind
        yield from kinds(kind)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda catalogue: f"edition {catalogue.edition}")
def test_everything_printed_is_spelt(language: str, catalogue: entries.Catalogue) -> None:
    for effect in effects(catalogue):
        phrase = spelt(texts(language), effect)
        assert phrase == " ".join(phrase.split())
        assert not set("{}$_") & set(phrase), phrase


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_message_for_every_kind(language: str) -> None:
    there = messages(language)
    for base in (data.Effect, edifice_entries.Penalty):
        beginning = f"seven-{base.__struct_config__.tag_field}-"
        tags = [str(kind.__struct_config__.tag).replace("_", "-") for kind in kinds(base)]
        assert sorted(name for name in there if name.startswith(beginning)) == sorted(beginning + tag for tag in tags)


def test_both_languages_have_the_messages_in_the_same_order() -> None:
    assert messages("en") == messages("it")


@pytest.mark.parametrize("piece", SENTENCES)
def test_what_a_player_reads(piece: str) -> None:
    does = dict(pieces(CATALOGUES[1]))
    for language, sentence in zip(LANGUAGES, SENTENCES[piece], strict=True):
        assert "; ".join(spelt(texts(language), effect) for effect in does[piece]) == sentence


@pytest.mark.parametrize(("effect", "english", "italian"), OTHERS)
def test_stages_boards_and_penalties(effect: Spelt, english: str, italian: str) -> None:
    assert spelt(texts("en"), effect) == english
    assert spelt(texts("it"), effect) == italian


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("alternatives", ALTERNATIVES.values(), ids=ALTERNATIVES)
def test_different_effects_read_differently(language: str, alternatives: list[Spelt]) -> None:
    assert len({spelt(texts(language), effect) for effect in alternatives}) == len(alternatives)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_what_the_catalogue_lists(language: str) -> None:
    words = texts(language)
    for resource in data.RESOURCES:
        assert words(f"seven-resource-{resource}") in words(f"seven-units-{resource}", units=1)
    for kind, items in (
        ("colour", data.COLOURS),
        ("symbol", data.SYMBOLS),
        ("side", data.SIDES),
        ("neighbour", data.NEIGHBOURS),
        ("category", (*CATEGORIES, "leaders-black")),
    ):
        assert len({words(f"seven-{kind}-{item}") for item in items}) == len(items)
    assert [words("seven-age", age=age) for age in data.AGES] == ["I", "II", "III"]
