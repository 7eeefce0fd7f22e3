"""Moves in the words that people type, and why those that are not possible are not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from mirabilia import games
from mirabilia.cli import readings, screen, typed
from mirabilia.core.contract import IllegalMove, State
from mirabilia.core.describe import LANGUAGES, texts
from tests.contract.cases import CASES, Case

NAMES = ("Anna", "Bruno", "Carla")
DUEL = games.get("duel").new(seed=7, players=2, options={"wonders": "beginner"})
DRAFT = games.get("duel").new(seed=7, players=2, options={"wonders": "draft"})
SEVEN = games.get("seven").new(seed=7, players=3, options={"wonders": "random", "sides": "day"})
LEADERS = games.get("seven").new(
    seed=7, players=3, options={"wonders": "random", "sides": "day", "expansions": ["leaders"]}
)
WORLD = games.get("world").new(seed=7, players=2)
WORLD.play(0, WORLD.parse("lay a12", 0))

MEANT = [
    (DUEL, "it", "costruisci speziale", "build apothecary"),
    (DUEL, "it", "Costruire lo Speziale", "build apothecary"),
    (DUEL, "it", "costruisco spez", "build apothecary"),
    (DUEL, "it", "scarta la carta Presidio", "discard garrison"),
    (DUEL, "it", "vendi l'opificio", "discard workshop"),
    (DUEL, "it", "vendi l’opificio", "discard workshop"),  # noqa: RUF001
    (DUEL, "en", "construct the clay pool", "build clay_pool"),
    (DUEL, "it", "build clay pool", "build clay_pool"),
    (SEVEN, "it", "costruisci la filanda", "build loom_1"),
    (SEVEN, "it", "costruisci la farmacia destra 2", "build apothecary right 2"),
    (SEVEN, "it", "costruisci la farmacia", "build apothecary right 2"),
    (SEVEN, "it", "vendi il teatro", "sell theater"),
    (SEVEN, "en", "sell the theater", "sell theater"),
    (WORLD, "it", "chiedi un prestito", "loan"),
    (WORLD, "it", "compra la torre", "buy tower"),
    (WORLD, "it", "comprare una strada lunga", "buy long_road"),
    (WORLD, "en", "buy the tower", "buy tower"),
]
REFUSED = [
    (DUEL, "costruire bagni", "La carta Bagni ora non è accessibile."),
    (DUEL, "costruisci i bagni", "La carta Bagni ora non è accessibile."),
    (DUEL, "costruisci le piramidi con l'altare", "La carta Altare ora non è accessibile."),
    (DUEL, "costruisci le piramidi con il presidio", "Costo totale: 8 monete, ne hai 7."),
    (DUEL, "costruisci foo", "Non capisco «costruisci foo»."),
    (SEVEN, "costruisci i bagni", "La carta Bagni non è nella tua mano."),
    (SEVEN, "vendi la stamperia", "La carta Stamperia non è nella tua mano."),
    (SEVEN, "costruisci lo stadio con il teatro", "Il prossimo stadio non si può pagare: "),
    (SEVEN, "rinuncia", "Ora va usata una carta: "),
    (WORLD, "ripaga il prestito", "Non hai un Prestito da ripagare."),
    (WORLD, "compra il colosseo", "Il Monumento Colosseo non è in vendita."),
]


def move(state: State, language: str, line: str) -> str:
    """The notation of what a line means; the sentence of the refusal if it is not possible."""
    game = games.get(state.snapshot()["game"])
    scene, seat = screen.scene(game, texts(language), NAMES[: 2 + (state in (SEVEN, LEADERS))]), state.to_act()[0]
    try:
        return state.text(typed.move(screen.of(game.name), scene, state, seat, line))
    except IllegalMove as error:
        return typed.reason(scene, error)


@pytest.mark.parametrize(("state", "language", "line", "notation"), MEANT, ids=[case[2] for case in MEANT])
def test_what_a_line_means(state: State, language: str, line: str, notation: str) -> None:
    assert move(state, language, line) == notation


@pytest.mark.parametrize(("state", "line", "reason"), REFUSED, ids=[case[1] for case in REFUSED])
def test_why_a_move_is_not_possible(state: State, line: str, reason: str) -> None:
    assert reason in move(state, "it", line)


def test_a_word_means_what_is_asked_for() -> None:
    wonder = DRAFT.actions(0)[0].fact["wonder"]
    name = texts("it").form(f"duel-wonder-{wonder.replace('_', '-')}", "the")
    assert {move(DRAFT, "it", f"{verb} {name}") for verb in ("scegli", "scegliere", "prendi")} == {f"draft {wonder}"}
    leader = LEADERS.actions(0)[0].fact["leader"]
    name = texts("it").name(games.get("seven"), "leader", leader)
    assert {move(LEADERS, "it", f"{verb} {name}") for verb in ("tieni", "scegli")} == {f"keep {leader}"}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_move_can_be_typed_as_it_is_shown(case: Case) -> None:
    """Two pieces of the same name do the same."""
    state, rng = case.new(5), Random(5)
    drawn = screen.of(case.game)
    scenes = [screen.scene(case.rules(), texts(language), NAMES) for language in LANGUAGES]
    while state.to_act():
        seat = rng.choice(state.to_act())
        code = rng.choice(state.legal(seat))
        scene = rng.choice(scenes)
        line = readings.written(scene, state.text(code))
        meant = typed.move(drawn, scene, state, seat, line)
        assert scene.sentence(state.move(meant)) == scene.sentence(state.move(code)), line
        state.play(seat, code)


def test_what_is_asked_for_is_told_as_one_types_it() -> None:
    scene = screen.scene(games.get("duel"), texts("it"), NAMES[:2])
    with pytest.raises(IllegalMove) as error:
        DUEL.parse("draft sphinx", 0)
    asked = "«costruire <carta>», «scartare <carta>» o «meraviglia <Meraviglia> con <carta>»"
    assert typed.reason(scene, error.value) == f"Ora va giocata una carta: {asked}."


@pytest.mark.parametrize("game", ["duel", "seven", "world"])
def test_every_verb_of_the_notation_has_words_in_both_languages(game: str) -> None:
    known: Any = games.get(game)
    verbs = {text.partition("-verb-")[2] for text in texts("en").beginning_with(f"{game}-screen-verb-")}
    assert verbs == {verb for verb in verbs if texts("it").has(f"{game}-screen-verb-{verb}")}
    state = known.new(seed=1, players=2)
    assert {state.text(code).split()[0] for code in state.legal(state.to_act()[0])} <= verbs
    assert all(verb in readings.vocabulary(game, "it").verbs for verb in verbs)
