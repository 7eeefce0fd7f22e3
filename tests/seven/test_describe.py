"""What a player reads: moves, events, refusals and questions of 7 Wonders in both languages."""

from __future__ import annotations

import pytest

from mirabilia.core.contract import Event, Fact, IllegalMove
from mirabilia.core.describe import LANGUAGES, texts
from mirabilia.games.seven import hooks, notation
from mirabilia.games.seven.state import State
from tests.seven.scenario import SEVEN, city, commit, events, table, turn

NAMES = ("Anna", "Bruno", "Carla")

MOVES: list[tuple[str, str, str]] = [
    ("build baths", "Build Baths", "Costruire Bagni"),
    (
        "build baths left 2 bank 1",
        "Build Baths (2 coins to the left neighbour, 1 to the bank)",
        "Costruire Bagni (2 monete a sinistra, 1 alla banca)",
    ),
    (
        "build baths right 1",
        "Build Baths (1 coin to the right neighbour)",
        "Costruire Bagni (1 moneta a destra)",
    ),
    (
        "build baths left 0",
        "Build Baths (0 coins to the left neighbour)",
        "Costruire Bagni (0 monete a sinistra)",
    ),
    (
        "build baths left 2 right 0",
        "Build Baths (2 coins to the left neighbour, 0 to the right one)",
        "Costruire Bagni (2 monete a sinistra, 0 a destra)",
    ),
    (
        "build baths right 0 bank 1",
        "Build Baths (0 coins to the right neighbour, 1 to the bank)",
        "Costruire Bagni (0 monete a destra, 1 alla banca)",
    ),
    (
        "stage tavern left 1 right 4 bank 7",
        "Build the next stage with Tavern (1 coin to the left neighbour, 4 to the right one, 7 to the bank)",
        "Costruire lo stadio con Taverna (1 moneta a sinistra, 4 a destra, 7 alla banca)",
    ),
    (
        "join plato bank 1",
        "Build the next stage with Plato and take part in the Edifice (1 coin to the bank)",
        "Stadio con Platone + Struttura (1 moneta alla banca)",
    ),
    ("chain aqueduct", "Build Aqueduct for free, through a chain", "Costruire gratis Acquedotto per concatenazione"),
    ("sell plato", "Sell Plato", "Vendere Platone"),
    ("recruit plato bank 4", "Recruit Plato (4 coins to the bank)", "Reclutare Platone (4 monete alla banca)"),
    ("recruit plato", "Recruit Plato", "Reclutare Platone"),
    ("board rhodes night", "Choose Rhodes, Night side", "Scegliere Rodi, lato Notte"),
    ("pay 1 debt 2", "Pay 1 coin and take 2 debt tokens", "Pagare 1 moneta e prendere 2 gettoni Debito"),
    ("pay 2 debt 0", "Pay 2 coins", "Pagare 2 monete"),
    ("pay 0 debt 1", "Take 1 debt token", "Prendere 1 gettone Debito"),
]

EVENTS: list[tuple[Fact, str, str]] = [
    ({"event": "sold", "seat": 1}, "Bruno sells a card.", "Bruno vende una carta."),
    ({"event": "sold", "seat": 1, "card": "tavern"}, "Bruno sells Tavern.", "Bruno vende la Taverna."),
    ({"event": "sold_leader", "seat": 1}, "Bruno sells a leader.", "Bruno vende un Leader."),
    ({"event": "sold_leader", "seat": 1, "leader": "plato"}, "Bruno sells Plato.", "Bruno vende Platone."),
    (
        {"event": "staged", "seat": 2, "board": "giza", "stage": 2},
        "Carla builds stage 2 of Giza.",
        "Carla costruisce lo stadio 2 di Giza.",
    ),
    (
        {"event": "staged", "seat": 2, "board": "giza", "stage": 2, "leader": "plato"},
        "Carla builds stage 2 of Giza, using Plato.",
        "Carla costruisce lo stadio 2 di Giza con Platone.",
    ),
    (
        {"event": "traded", "seat": 0, "other_seat": 1, "coins": 0},
        "Anna buys resources from Bruno at no cost.",
        "Anna compra risorse da Bruno senza pagare nulla.",
    ),
    (
        {"event": "victory", "seat": 0, "other_seat": 2, "tokens": 1, "value": 3},
        "Anna beats Carla and takes a military victory token worth 3 points.",
        "Anna batte Carla e prende un gettone Vittoria da 3 punti.",
    ),
    (
        {"event": "victory", "seat": 0, "other_seat": 2, "tokens": 2, "value": 1},
        "Anna beats Carla and takes 2 military victory tokens, each worth 1 point.",
        "Anna batte Carla e prende 2 gettoni Vittoria da 1 punto ciascuno.",
    ),
    (
        {"event": "drew_leaders", "seat": 0, "number": 4},
        "Anna draws 4 leaders from the box.",
        "Anna pesca 4 Leader dalla scatola.",
    ),
    (
        {"event": "drew_leaders", "seat": 0, "number": 2, "leaders": ["plato", "midas"]},
        "Anna draws Plato and Midas from the box.",
        "Anna pesca Platone e Mida dalla scatola.",
    ),
    (
        {"event": "must_lose", "seat": 1, "coins": 2},
        "Bruno has to lose 2 coins or take as many debt tokens.",
        "Bruno deve perdere 2 monete o prendere altrettanti gettoni Debito.",
    ),
    (
        {"event": "edifice_failed", "edifice": "belvedere"},
        "The Edifice Belvedere fails: whoever has no pawn of it suffers the penalty.",
        "La Struttura Torre Panoramica fallisce: chi non ne ha un gettone subisce la penalità.",
    ),
    ({"event": "over", "winners": [1]}, "Bruno wins!", "Bruno vince!"),
    ({"event": "over", "winners": [0, 1]}, "Anna and Bruno win together!", "Anna e Bruno vincono insieme!"),
]

TURN = table(3, hands={0: "baths theater stockade"}, cities={0: city(board="rhodes", coins=1)})
RECRUITMENT = table(
    3,
    phase="recruitment",
    turn=-1,
    options={"expansions": "leaders"},
    cities={seat: city(held_leaders=held, coins=3) for seat, held in enumerate(("plato croesus", "midas", "caesar"))},
)

REFUSALS: list[tuple[State, str, str, str]] = [
    (TURN, "build altar", "Altar is not in your hand.", "La carta Altare non è nella tua mano."),
    (
        TURN,
        "build baths",
        "Baths costs 2 coins, you are 1 short.",
        "La carta Bagni costa 2 monete, te ne manca 1.",
    ),
    (
        TURN,
        "build theater bank 1",
        "That use of Theater has to be paid in another way: “build theater”.",
        "Questo uso della carta Teatro va pagato in un altro modo: «build theater».",
    ),
    (TURN, "chain baths", "No chain makes Baths free.", "Nessuna concatenazione rende gratuita la carta Bagni."),
    (
        TURN,
        "stage theater",
        "The next stage cannot be paid for: nobody sells what is missing (2 wood).",
        "Il prossimo stadio non si può pagare: nessuno vende quello che manca (2 Legni).",
    ),
    (
        TURN,
        "decline",
        "Now a card has to be used: “sell <card>” or “build <card>”.",
        "Ora va usata una carta: «sell <card>» o «build <card>».",
    ),
    (
        TURN,
        "sell theater bank 1",
        "I do not understand “sell theater bank 1”. Write “sell <card>”.",
        "Non capisco «sell theater bank 1». Scrivi «sell <card>».",
    ),
    (TURN, "recruit theater", "Theater cannot be used like that.", "La carta Teatro non si può usare così."),
    (TURN, "build bath", "There is no “bath”. Did you mean “baths”?", "«bath» non esiste. Intendevi «baths»?"),
    (
        RECRUITMENT,
        "recruit plato bank 4",
        "Plato costs 4 coins, you have 3.",
        "Il Leader Platone costa 4 monete, ne hai 3.",
    ),
    (
        RECRUITMENT,
        "recruit croesus",
        "Croesus costs 1 coin, no more and no less: “recruit croesus bank 1”.",
        "Il Leader Creso costa 1 moneta, né più né meno: «recruit croesus bank 1».",
    ),
    (
        RECRUITMENT,
        "keep plato",
        "Now a leader has to be used: “sell <card>” or “recruit <leader>”.",
        "Ora va usato un Leader: «sell <card>» o «recruit <leader>».",
    ),
    (RECRUITMENT, "build plato", "Plato cannot be used like that.", "Il Leader Platone non si può usare così."),
    (RECRUITMENT, "recruit nero bank 1", "Nero is not in your hand.", "Il Leader Nerone non è nella tua mano."),
]


def sentences(fact: Fact | Event) -> tuple[str, ...]:
    return tuple(texts(language).fact(SEVEN, fact, NAMES) for language in LANGUAGES)


@pytest.mark.parametrize(("words", "english", "italian"), MOVES, ids=[case[0] for case in MOVES])
def test_moves(words: str, english: str, italian: str) -> None:
    assert sentences(notation.fact(notation.read(words))) == (english, italian)


@pytest.mark.parametrize(("fact", "english", "italian"), EVENTS, ids=[case[1] for case in EVENTS])
def test_events(fact: Fact, english: str, italian: str) -> None:
    assert sentences(fact) == (english, italian)


@pytest.mark.parametrize(("state", "words", "english", "italian"), REFUSALS, ids=[case[1] for case in REFUSALS])
def test_refusals(state: State, words: str, english: str, italian: str) -> None:
    with pytest.raises(IllegalMove) as error:
        state.parse(words, 0)
    assert sentences(error.value.fact) == (english, italian)


def test_a_turn_as_it_is_told() -> None:
    state = table(3, age=2, hands={0: "aqueduct"}, cities={0: city("baths")})
    (chained,) = events(turn(state, {0: "chain aqueduct"}), "chained")
    assert sentences(chained) == (
        "Anna builds Aqueduct for free, thanks to Baths.",
        "Anna costruisce gratis l'Acquedotto grazie ai Bagni.",
    )


def test_who_has_chosen_and_who_is_waited_for() -> None:
    state = table(3, hands={0: "theater"})
    commit(state, 0, "build theater")
    assert [sentences(event) for event in state.events(None)] == [("Anna has chosen.", "Anna ha scelto.")]
    with pytest.raises(IllegalMove) as error:
        state.parse("build baths", 0)
    assert sentences(error.value.fact) == (
        "You have chosen already, but you can take your choice back: “back”.",
        "Hai già scelto, ma puoi riprendere la tua scelta: «back».",
    )


def test_the_free_city_can_be_named_like_a_player() -> None:
    built = {"event": "built", "seat": 2, "card": "baths"}
    for language, sentence in (("en", "The Free City builds Baths."), ("it", "La Città Franca costruisce i Bagni.")):
        words = texts(language)
        assert words.fact(SEVEN, built, ("Anna", "Bruno", words("seven-unplayed"))) == sentence
        assert words.fact(SEVEN, built, ("Anna", "Bruno")) == sentence


@pytest.mark.parametrize("name", [*hooks.PHASE_NAMES.values(), *hooks.CHOICE_NAMES.values(), "over"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_text(language: str, name: str) -> None:
    question = texts(language)(f"seven-choice-{name.replace('_', '-')}", player="Anna")
    assert question.startswith("Anna ") != (name == "over")


@pytest.mark.parametrize("name", [*hooks.PHASE_NAMES.values(), *hooks.CHOICE_NAMES.values()])
@pytest.mark.parametrize(("language", "now"), [("en", "Now "), ("it", "Ora ")])
def test_whoever_does_something_else_is_told_what_is_asked(language: str, now: str, name: str) -> None:
    assert texts(language).has(f"seven-refusal-other-choice-{name.replace('_', '-')}")
    sentence = texts(language).fact(SEVEN, {"refusal": "other_choice", "choice": name, "moves": ["back"]})
    assert sentence.startswith(now)
    assert "back" in sentence


def test_a_choice_without_a_sentence_of_its_own() -> None:
    assert sentences({"refusal": "other_choice", "choice": "farewell", "moves": ["send 0|1"]}) == (
        "Now something else is asked for: “send 0|1”.",
        "Ora si chiede un'altra cosa: «send 0|1».",
    )
