"""What a player reads: moves, events, refusals and questions of World Wonders in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mirabilia.core.contract import Event, Fact, IllegalMove
from mirabilia.core.describe import LANGUAGES, texts
from mirabilia.games.world import events, explain, journal, misplaced, moves, notation
from mirabilia.games.world.state import State
from tests.locales import messages
from tests.world.scenario import WORLD, city, facts_of, play, refusal, table

NAMES = ("Anna", "Bruno", "Carla")

MOVES: list[tuple[str, str, str]] = [
    ("buy long_road", "Buy: Long Road", "Comprare una Strada Lunga"),
    ("buy short_set", "Buy: Set of Short Roads", "Comprare un Set di Strade Corte"),
    ("buy pedestal_2", "Buy: 2nd pedestal", "Comprare il Piedistallo del 2° giocatore"),
    ("buy s3", "Buy a tile: Square of 4", "Comprare una tessera: Quadrato da 4"),
    ("buy trojan_horse", "Buy a Monument: Trojan Horse", "Comprare un Monumento: Cavallo di Troia"),
    ("loan", "Take a loan", "Chiedere un Prestito"),
    ("repay", "Pay the loan back", "Ripagare il Prestito"),
    ("leave", "Leave the round", "Uscire dal round"),
    ("lay c4 r90", "Lay at c4 r90", "Piazzare in c4 r90"),
    ("single c4", "Lay the Short Road of 1 at c4", "Piazzare in c4 la Strada Corta da 1"),
]

ROAD = city("long_road a12")
LAST_SPACES = city(
    *(f"long_road {column}{row}" for column in "ai" for row in range(1, 13)),
    *(f"long_road e{row}" for row in (1, 2, 3, 4, 10, 11, 12)),
    *(f"tower {cell}" for cell in ("h5", "h8", "e9", "h9")),
)
"""Only e5, f5, e6 and h6 are left of the grass."""

STORIES: dict[str, tuple[State, tuple[str, ...], list[tuple[str, str]]]] = {
    "a tile": (
        table(
            cities={0: city("long_road a12", food=1, ceramics=4, gears=1, population=2)},
            tiles={"s6": "s6_m1"},
        ),
        ("buy s6", "lay a9 r90"),
        [
            ("Anna buys a Market (Block of 6) for 5 gold.", "Anna compra la tessera Mercato (Blocco da 6) per 5 Oro."),
            (
                "Anna produces 1 food, 2 ceramics, and 1 gear.",
                "Anna produce 1 Cibo, 2 Ceramiche e 1 Ingranaggio.",
            ),
            ("Anna's population rises by 3 to 5.", "La Popolazione di Anna sale di 3 e arriva a 5."),
            ("Anna lays a Market at a9, turned by 90°.", "Anna piazza la tessera Mercato in a9, ruotata di 90°."),
        ],
    ),
    "a Monument of three pieces": (
        table(cities={0: city("long_road a12", "s3_t1 a10", gold=4)}, monuments="giza petra moai obelisks"),
        ("buy giza", "lay c10", "lay e10", "lay e11"),
        [
            (
                "Anna buys the Monument Necropolis of Giza for 3 gold.",
                "Anna compra il Monumento Necropoli di Giza per 3 Oro.",
            ),
            ("From the Monument deck: Obelisks.", "In vendita dal mazzo: Obelischi."),
            (
                "Anna lays the Monument Necropolis of Giza at c10.",
                "Anna piazza il Monumento Necropoli di Giza in c10.",
            ),
            (
                "Anna lays piece 2 of the Monument Necropolis of Giza at e10.",
                "Anna piazza il pezzo 2 del Monumento Necropoli di Giza in e10.",
            ),
            (
                "Anna lays piece 3 of the Monument Necropolis of Giza at e11.",
                "Anna piazza il pezzo 3 del Monumento Necropoli di Giza in e11.",
            ),
            ("Anna is out of the round.", "Anna è fuori dal round."),
        ],
    ),
    "the last space of the population": (
        table(
            cities={0: city("long_road a12", "s3_h1 a10", gold=4, population=12)}, monuments="trojan_horse petra moai"
        ),
        ("buy trojan_horse",),
        [
            ("Anna buys the Monument Trojan Horse for 3 gold.", "Anna compra il Monumento Cavallo di Troia per 3 Oro."),
            ("Anna's population rises by 1 to 13.", "La Popolazione di Anna sale di 1 e arriva a 13."),
            (
                "Anna's population reaches its last space: this is the last round.",
                "La Popolazione di Anna raggiunge l'ultima casella: questo è l'ultimo round.",
            ),
            ("From the Monument deck: Ziggurat.", "In vendita dal mazzo: Ziggurat."),
        ],
    ),
    "the last spaces of a map": (
        table(cities={0: LAST_SPACES}),
        ("buy short_set", "lay e5", "single h6"),
        [
            ("Anna buys a Set of Short Roads for 1 gold.", "Anna compra un Set di Strade Corte per 1 Oro."),
            (
                "Anna has no place for one of these Short Roads: it is discarded.",
                "Anna non ha posto per una di queste Strade Corte: si scarta.",
            ),
            ("Anna lays a Short Road of 2 at e5.", "Anna piazza una Strada Corta da 2 in e5."),
            ("Anna lays a Short Road of 1 at h6.", "Anna piazza una Strada Corta da 1 in h6."),
        ],
    ),
    "a loan taken": (
        table(cities={0: ROAD}),
        ("loan",),
        [
            (
                "Anna takes a loan and can spend 2 more gold in this round.",
                "Anna chiede un Prestito: in questo round può spendere altri 2 Oro.",
            )
        ],
    ),
    "a loan paid back": (
        table(cities={0: city("long_road a12", loan_round=3, gold=4)}),
        ("repay",),
        [
            ("Anna pays the loan back with 3 gold.", "Anna ripaga il Prestito con 3 Oro."),
            ("Anna is out of the round.", "Anna è fuori dal round."),
        ],
    ),
    "a new round": (
        table(
            3,
            round=4,
            cities={
                0: city("long_road a12", gold=6, population=1),
                1: city("long_road a12", gold=7, out=True, population=3),
                2: city("long_road a12", gold=7, out=True),
            },
        ),
        ("buy long_road", "lay e12"),
        [
            ("Anna buys a Long Road for 1 gold.", "Anna compra una Strada Lunga per 1 Oro."),
            ("Anna lays a Long Road at e12.", "Anna piazza una Strada Lunga in e12."),
            ("Anna is out of the round.", "Anna è fuori dal round."),
            ("Turn order: Carla, Anna, Bruno.", "Ordine di turno: Carla, Anna, Bruno."),
            ("Round 5 begins.", "Inizia il round 5."),
            (
                "Building tiles turned up: " + "Habitation, " * 5 + "and Habitation.",
                "Tessere Edificio scoperte: " + "Abitazione, " * 4 + "Abitazione e Abitazione.",
            ),
        ],
    ),
    "a shared victory": (
        table(
            round=10,
            cities={0: city("long_road a12", gold=6), 1: city("long_road a12", gold=7, out=True)},
        ),
        ("buy pedestal_1",),
        [
            ("Anna buys the 1st pedestal for 1 gold.", "Anna compra il Piedistallo del 1° giocatore per 1 Oro."),
            ("Anna is out of the round.", "Anna è fuori dal round."),
            ("Final score: Anna 0, Bruno 0.", "Punteggio finale: Anna 0, Bruno 0."),
            ("Anna and Bruno share the victory!", "Anna e Bruno condividono la vittoria!"),
        ],
    ),
    "the Automaton": (
        table(1, cities={0: city("long_road a12")}, solo_deck="a09 a14"),
        ("buy s2", "lay a11"),
        [
            (
                "Anna buys a Habitation (Bar of 3) for 2 gold.",
                "Anna compra la tessera Abitazione (Barra da 3) per 2 Oro.",
            ),
            ("Anna produces 1 ceramics.", "Anna produce 1 Ceramica."),
            ("Anna lays a Habitation at a11.", "Anna piazza la tessera Abitazione in a11."),
            ("The Automaton reveals card A09.", "L'Automa scopre la carta A09."),
            ("The Automaton discards a Long Road.", "L'Automa scarta una Strada Lunga."),
            ("The Automaton discards a Tower.", "L'Automa scarta una Torre."),
        ],
    ),
    "the Automaton and its Monuments": (
        table(
            1, cities={0: ROAD}, solo_deck="a01", tiles={"s1": None, "s4": None}, monuments="parthenon petra colosseum"
        ),
        ("buy long_road", "lay e12"),
        [
            ("Anna buys a Long Road for 1 gold.", "Anna compra una Strada Lunga per 1 Oro."),
            ("Anna lays a Long Road at e12.", "Anna piazza una Strada Lunga in e12."),
            ("The Automaton reveals card A01.", "L'Automa scopre la carta A01."),
            ("The Automaton takes the Monument Parthenon.", "L'Automa prende il Monumento Partenone."),
            ("From the Monument deck: Colosseum.", "In vendita dal mazzo: Colosseo."),
        ],
    ),
    "a player alone wins": (
        table(1, round=10, cities={0: city("long_road b10", ceramics=1, gold=6)}),
        ("buy long_road", "lay f10"),
        [
            ("Anna buys a Long Road for 1 gold.", "Anna compra una Strada Lunga per 1 Oro."),
            ("Anna lays a Long Road at f10.", "Anna piazza una Strada Lunga in f10."),
            ("Anna is out of the round.", "Anna è fuori dal round."),
            ("Final score: Anna 2.", "Punteggio finale: Anna 2."),
            ("Anna wins! The Automaton has 1 point.", "Anna vince! L'Automa chiude a 1 punto."),
        ],
    ),
    "a tie is no victory": (
        table(1, round=10, cities={0: city("long_road b10", ceramics=2, gold=6)}),
        ("buy long_road", "lay f10"),
        [
            ("Anna buys a Long Road for 1 gold.", "Anna compra una Strada Lunga per 1 Oro."),
            ("Anna lays a Long Road at f10.", "Anna piazza una Strada Lunga in f10."),
            ("Anna is out of the round.", "Anna è fuori dal round."),
            ("Final score: Anna 2.", "Punteggio finale: Anna 2."),
            ("The Automaton has 2 points and is not beaten.", "L'Automa chiude a 2 punti: niente vittoria."),
        ],
    ),
}

TURN = table(
    cities={0: city("long_road a12", gold=3)},
    market={"towers": 0},
    tiles={"s1": None},
    monuments="petra moai giza",
)
EMPTY_MAP = table()
FIRST = table(phase="free_road", cities={0: city(free_road=True)})
TILE = table(phase="lay", laying={"tile": "s3_b1"}, cities={0: ROAD})
TEMPLE_AND_FARM = city("long_road a12", "s3_t1 a10", "s3_f1 c10")
LIBRARY = city("long_road a12", "s3_b1 a10")

REFUSALS: list[tuple[State, str, str, str]] = [
    (table(round=10, phase="over"), "loan", "The game is over.", "La partita è finita."),
    (
        TURN,
        "dance",
        "I do not understand “dance”. Write “buy <item>”, “loan”, “repay”, “leave”, “lay <cell>”, “lay <cell> r90”, or "
        "“single <cell>”; a cell is written like “c4”.",
        "Non capisco «dance». Scrivi «buy <item>», «loan», «repay», «leave», «lay <cell>», «lay <cell> r90» o "
        "«single <cell>»; uno spazio si scrive come «c4».",
    ),
    (TURN, "buy qqqq", "There is no “qqqq”.", "«qqqq» non esiste."),
    (
        TURN,
        "buy zigurat",
        "There is no “zigurat”. Did you mean “ziggurat”?",
        "«zigurat» non esiste. Intendevi «ziggurat»?",
    ),
    (
        TURN,
        "lay m4",
        "m4 is not on the map: columns go from a to l, rows from 1 to 12.",
        "m4 non è sulla mappa: le colonne vanno da a a l, le righe da 1 a 12.",
    ),
    (
        TURN,
        "lay c4 r45",
        "Pieces are turned by r90, r180 or r270, not by 45 degrees.",
        "I pezzi si ruotano con r90, r180 o r270, non di 45 gradi.",
    ),
    (
        table(active=1, cities={1: ROAD}),
        "buy s1",
        "It is not your turn: the game waits for Bruno.",
        "Non è il tuo turno: si aspetta la scelta di Bruno.",
    ),
    (
        TURN,
        "lay a1",
        "There is nothing to lay now, it is time to buy: “buy <item>”, “loan”, “repay”, or “leave”.",
        "Ora non c'è nulla da piazzare, si compra: «buy <item>», «loan», «repay» o «leave».",
    ),
    (
        FIRST,
        "buy tower",
        "First the free Long Road has to be laid at the Pavement: “lay <cell>” or “lay <cell> r90”.",
        "Prima si deve piazzare la Strada Lunga gratuita accanto al Marciapiede: «lay <cell>» o «lay <cell> r90».",
    ),
    (
        TILE,
        "loan",
        "First what was bought has to be laid: “lay <cell>” or “lay <cell> r90”.",
        "Prima si deve piazzare ciò che è stato comprato: «lay <cell>» o «lay <cell> r90».",
    ),
    # Buying.
    (TURN, "buy tower", "This item is not on sale: Tower.", "Questo oggetto non è in vendita: Torre."),
    (
        TURN,
        "buy s1",
        "No tile of this stack is on sale: Corner of 3.",
        "Nessuna tessera di questa pila è in vendita: Angolo da 3.",
    ),
    (
        TURN,
        "buy colosseum",
        "The Monument Colosseum is not on sale.",
        "Il Monumento Colosseo non è in vendita.",
    ),
    (
        table(cities={0: city("long_road a12", gold=1, pedestal=1)}),
        "buy pedestal_2",
        "You already have a pedestal: one per round is allowed.",
        "Hai già un Piedistallo: se ne può avere uno solo per round.",
    ),
    (TURN, "buy s6", "That costs 5 gold, you have 4.", "Costa 5 Oro, ne hai 4."),
    (
        EMPTY_MAP,
        "buy tower",
        "There is no place on your map for this item: Tower.",
        "Sulla tua mappa non c'è posto per la Torre.",
    ),
    (
        EMPTY_MAP,
        "buy s4",
        "There is no place on your map for this tile: J of 4.",
        "Sulla tua mappa non c'è posto per questa tessera: J da 4.",
    ),
    (
        TURN,
        "buy petra",
        "There is no place on your map for the Monument Petra.",
        "Sulla tua mappa non c'è posto per il Monumento Petra.",
    ),
    (
        TURN,
        "leave",
        "You can buy something, so you have to: passing is not allowed.",
        "Puoi comprare qualcosa, quindi devi farlo: non si può passare.",
    ),
    # Loans.
    (
        table(cities={0: city("long_road a12", loan_round=3)}),
        "loan",
        "You have to pay back your loan before you can take another.",
        "Prima di chiedere un altro Prestito devi ripagare il tuo.",
    ),
    (
        table(cities={0: city("long_road a12", gold=3)}, loan_step=True),
        "loan",
        "You can take or pay back a loan only once per turn.",
        "In un turno si può chiedere o ripagare un Prestito una volta sola.",
    ),
    (TURN, "repay", "You have no loan to pay back.", "Non hai un Prestito da ripagare."),
    (
        table(cities={0: city("long_road a12", loan_round=5)}),
        "repay",
        "A loan cannot be paid back in the round in which it was taken.",
        "Un Prestito non si può ripagare nel round in cui è stato chiesto.",
    ),
    (
        table(cities={0: city("long_road a12", loan_round=3, gold=5)}),
        "repay",
        "That costs 3 gold, you have 2.",
        "Costa 3 Oro, ne hai 2.",
    ),
    # Laying.
    (
        FIRST,
        "lay a5",
        "The first road has to be adjacent to the Pavement.",
        "La prima Strada deve essere adiacente al Marciapiede.",
    ),
    (TILE, "single a1", "That is not a piece you have to lay now.", "Non è un pezzo che devi piazzare ora."),
    (
        TILE,
        "lay a10 r90",
        "Turned by 90 degrees the piece looks as with a smaller turn or none; use that one.",
        "Ruotato di 90 gradi il pezzo appare come con una rotazione minore o nessuna: usa quella.",
    ),
    (TILE, "lay l1", "The piece would reach beyond the map.", "Il pezzo uscirebbe dalla mappa."),
    (TILE, "lay a11", "a12 is already covered.", "a12 è già coperto."),
    (TILE, "lay f6", "f6 has to be grass.", "In f6 ci deve essere erba."),
    (
        TILE,
        "lay a1",
        "The tile has to be adjacent to a Road or to another Library.",
        "La tessera deve essere adiacente a una Strada o a un Edificio dello stesso tipo: Biblioteca.",
    ),
    (
        table(phase="lay", laying={"item": "tower"}, cities={0: ROAD}),
        "lay f12",
        "A Tower has to be adjacent to a piece you have already laid.",
        "Una Torre deve essere adiacente a un pezzo che hai già piazzato.",
    ),
    (
        table(phase="lay", laying={"item": "long_road"}, cities={0: ROAD}),
        "lay a1",
        "A Road has to be adjacent to another Road, to the Pavement or to a Tower.",
        "Una Strada deve essere adiacente a un'altra Strada, al Marciapiede o a una Torre.",
    ),
    (
        table(phase="lay", laying={"item": "short_set", "doubles": 2, "singles": 1}, cities={0: LAST_SPACES}),
        "single e5",
        "Then fewer Short Roads of the set could be laid, and you have to lay as many as possible.",
        "Così si piazzerebbero meno Strade Corte del Set, e invece vanno piazzate tutte quelle possibili.",
    ),
    # Monuments.
    (
        table(
            phase="lay", laying={"monument": "giza", "places": ["c10"]}, cities={0: city("long_road a12", "s3_t1 a10")}
        ),
        "lay k2",
        "The pieces of the Monument have to be adjacent to one another.",
        "I pezzi del Monumento devono essere adiacenti tra loro.",
    ),
    (
        table(phase="lay", laying={"monument": "obelisks", "places": ["c11"]}, cities={0: LIBRARY}),
        "lay d11",
        "The pieces of the Monument do not lie there as its card asks.",
        "Lì i pezzi del Monumento non sono disposti come chiede la carta.",
    ),
    (
        table(phase="lay", laying={"monument": "obelisks"}, cities={0: LIBRARY}),
        "lay k1",
        "From there the Monument could not be completed.",
        "Da lì il Monumento non si potrebbe completare.",
    ),
    (
        table(phase="lay", laying={"monument": "lighthouse"}, cities={0: city("long_road e9 r90", "s3_b1 c8")}),
        "lay a1",
        "The Monument has to cover at least 1 cell of water.",
        "Il Monumento deve coprire almeno 1 spazio d'acqua.",
    ),
    (
        table(phase="lay", laying={"monument": "ziggurat"}, cities={0: TEMPLE_AND_FARM}),
        "lay a8",
        "There the Monument lacks a neighbour: Farm. It has to touch: Temple and Farm.",
        "Lì il Monumento non è adiacente a: Fattoria. Deve essere adiacente a: Tempio e Fattoria.",
    ),
]

UNSEEN: list[tuple[Fact, str, str]] = [
    ({"refusal": "not_water", "cell": "c4"}, "c4 has to be water.", "In c4 ci deve essere acqua."),
    (
        {"refusal": "no_seat", "given": "7", "last": 4},
        "There is no seat 7: the seats are 0 to 4.",
        "Il posto 7 non esiste: i posti vanno da 0 a 4.",
    ),
    (
        {"refusal": "no_seat", "given": "1", "last": 0},
        "There is no seat 1: the only seat is 0.",
        "Il posto 1 non esiste: l'unico posto è 0.",
    ),
    (
        {"refusal": "not_text", "given": "7"},
        "A move is written as a text such as “buy s3” or “lay c4 r90”, not as 7.",
        "Una mossa si scrive come testo, per esempio «buy s3» o «lay c4 r90», non come 7.",
    ),
    (
        {"refusal": "nothing_to_take_back"},
        "There is nothing to take back.",
        "Non c'è nulla da riprendere.",
    ),
    (
        {"refusal": "neighbour", "neighbour": "natural", "neighbours": ["road", "natural"]},
        "There the Monument lacks a neighbour: natural resource. It has to touch: Road and natural resource.",
        "Lì il Monumento non è adiacente a: Risorsa Naturale. Deve essere adiacente a: Strada e Risorsa Naturale.",
    ),
    (
        {"refusal": "too_little_water", "cells": 2},
        "The Monument has to cover at least 2 cells of water.",
        "Il Monumento deve coprire almeno 2 spazi d'acqua.",
    ),
]
"""Kinds that no position with the catalogue of the program brings about, and other values of those above."""


def in_words(fact: Fact) -> tuple[str, ...]:
    return tuple(texts(language).fact(WORLD, fact, NAMES) for language in LANGUAGES)


def kinds_of_refusals() -> set[str]:
    """The kinds that stand in the source."""
    explained, laying = (Path(str(module.__file__)).read_text(encoding="utf-8") for module in (explain, misplaced))
    return {
        *re.findall(r'refused\("(\w+)"', explained),
        "loan_step",  # the other half of a conditional
        *re.findall(r'return "(\w+)", \{', laying),
        *re.findall(r'"(\w+)": place\.', laying),
    }


@pytest.mark.parametrize(("words", "english", "italian"), MOVES, ids=[case[0] for case in MOVES])
def test_moves(words: str, english: str, italian: str) -> None:
    assert in_words(notation.fact(notation.read(words))) == (english, italian)


@pytest.mark.parametrize("name", STORIES)
def test_events(name: str) -> None:
    state, moves_made, sentences = STORIES[name]
    assert [in_words(fact) for fact in play(state.copy(), *moves_made)] == sentences


def test_the_start_of_a_game() -> None:
    state = WORLD.new(
        seed=3,
        players=2,
        options={"map_side": "B", "rivers": ["bent", "spring"], "objectives": ["o03", "o06", "o15"]},
    )
    sentences = [in_words(fact) for fact in facts_of(state)]
    assert sentences[:2] == [
        ("Anna plays on this map: Bent river.", "Anna gioca su questa mappa: Fiume a gomito."),
        ("Bruno plays on this map: River with a spring.", "Bruno gioca su questa mappa: Fiume con la sorgente."),
    ]
    assert (
        "Public Objectives: most Monuments, most Libraries, and a district of every Building type.",
        "Obiettivi Pubblici: il maggior numero di Monumenti, il maggior numero di Biblioteche"
        " e un Quartiere per ogni tipologia di Edificio.",
    ) in sentences
    assert ("Round 1 begins.", "Inizia il round 1.") in sentences


@pytest.mark.parametrize(("state", "words", "english", "italian"), REFUSALS, ids=[case[2] for case in REFUSALS])
def test_refusals(state: State, words: str, english: str, italian: str) -> None:
    assert in_words(refusal(state, words, 0)) == (english, italian)


@pytest.mark.parametrize(("fact", "english", "italian"), UNSEEN, ids=[case[1] for case in UNSEEN])
def test_refusals_with_other_values(fact: Fact, english: str, italian: str) -> None:
    assert in_words(fact) == (english, italian)


def test_a_number_that_is_no_move() -> None:
    with pytest.raises(IllegalMove) as error:
        TURN.play(0, moves.CODES)
    assert in_words(error.value.fact) == (f"There is no move {moves.CODES}.", f"La mossa {moves.CODES} non esiste.")


def test_every_refusal_is_told_above() -> None:
    shown = {refusal(state, words, 0)["refusal"] for state, words, _, _ in REFUSALS}
    assert kinds_of_refusals() == shown | {fact["refusal"] for fact, _, _ in UNSEEN} | {"no_move"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_of_everything_that_can_be_bought(language: str) -> None:
    for why in ("gone", "no_place"):
        for field, name in notation.ITEMS.values():
            sentence = texts(language).fact(WORLD, {"refusal": why, field: name})
            assert texts(language).name(WORLD, field, name) in sentence


@pytest.mark.parametrize("file", ["world.ftl", "world-names.ftl"])
def test_both_languages_have_the_same_texts(file: str) -> None:
    assert messages("en", file) == messages("it", file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_has_a_name(language: str) -> None:
    for kind, ids in WORLD.names().items():
        names = [texts(language).name(WORLD, kind, item) for item in ids]
        assert len(set(names)) == len(ids), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_option_reason_and_category_has_a_text(language: str) -> None:
    words = texts(language)
    for phase in explain.PHASES.values():
        question = words(f"world-choice-{phase.replace('_', '-')}", player="Anna")
        assert question.startswith("Anna ") != (phase == "over")
    for option in WORLD.options:
        for name in (option.name, *(f"{option.name}-{choice}" for choice in option.choices)):
            assert words(f"world-option-{name}")
    for reason in ("points", "solo_won", "solo_lost"):
        assert words(f"world-reason-{reason}")
    for category in (*events.SHEET, "total"):
        assert words(f"world-category-{category}")
    assert words("world-title")
    assert words("world-tagline")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_a_text(language: str) -> None:
    """A text of its own, or one for each of its fields."""
    kinds = [name for name in vars(journal) if name.isupper()]
    assert len(kinds) == len(events.SINGLE) + len(events.ROWS) + 2
    ids = messages(language, "world.ftl")
    for event in (
        str(one.__struct_config__.tag) for one in Event.__subclasses__() if one.__module__ == events.__name__
    ):
        assert any(name.startswith(f"world-event-{event.replace('_', '-')}") for name in ids), event
