"""An expansion from elsewhere in the terminal: whole games with Envoys, named by the environment as a user would."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli import program

ROOT = Path(__file__).resolve().parent.parent.parent
FIVE = ("play", "seven", "--seed", "7", "--players", "5", "--with", "envoys", "--vs", "random", "--name", "Anna")
SENDING = "1\n2\n3\n2\n"
"""A board, an envoy for a coin, an embassy, and the envoy that it sends."""
ON_SCREEN = {
    "en": (
        "── Age I, farewell to envoys ──",
        "Anna can send an envoy\n  1 Send no envoy\n  2 Send an envoy\n",
        "» Anna sends an envoy.",
        "Embassy I (orange; 1 coin): Take 2 coins or send an envoy; 1 victory point",
        "Anna takes coins or sends an envoy\n",
        "orange  Embassy I",
        "envoys  2 abroad",
        "── Age III, farewell to envoys ──",
        ": 2 envoys abroad: 6 points\n",
    ),
    "it": (
        "── Epoca I, partenza degli ambasciatori ──",
        "Anna può mandare un ambasciatore\n  1 Non mandare ambasciatori\n  2 Mandare un ambasciatore\n",
        "» Anna manda un ambasciatore.",
        "Ambasciata I (arancione; 1 moneta): Prendi 2 monete o manda un ambasciatore; 1 punto vittoria",
        "Anna prende monete o manda un ambasciatore\n",
        "arancione Ambasciata I",
        "ambasc.   2 all'estero",
        "── Epoca III, partenza degli ambasciatori ──",
        ": 2 ambasciatori all'estero: 6 punti\n",
    ),
}
FAR_AWAY = {"en": r"\bor\d\b", "it": r"\bar\d\b"}
"""How many embassies a city has that is no neighbour."""
SCORE_LINE = {"en": r"^ Envoys( +\d+){5}$", "it": r"^ Ambasciatori( +\d+){5}$"}


def mirabilia(home: Path, *arguments: str, typed: str = "") -> program.Finished:
    variables = {"MIRABILIA_SEVEN_EXPANSIONS": "tests.seven.envoys", "PYTHONPATH": str(ROOT)}
    return program.run(home, *arguments, typed=typed, columns=80, **variables)


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_whole_game_shows_its_phase_its_rows_and_its_points(tmp_path: Path, language: str) -> None:
    done = mirabilia(tmp_path, *FIVE, "--lang", language, typed=SENDING + "1\n" * 120)
    assert (done.code, done.err) == (0, "")
    unwrapped = re.sub(r"\n(?=punto|victory|point\b)", " ", done.out)
    for words in ON_SCREEN[language]:
        assert words in unwrapped
    assert re.search(FAR_AWAY[language], done.out)
    assert re.search(SCORE_LINE[language], done.out, re.MULTILINE)
    assert "seven-" not in done.out.rpartition("\n\n")[0]
    assert max(map(len, done.out.splitlines()[:-1])) <= 80


def test_its_pieces_and_options_are_listed(tmp_path: Path) -> None:
    cards = mirabilia(tmp_path, "cards", "seven", "--lang", "en")
    assert (cards.code, cards.err) == (0, "")
    assert re.search(r"Embassy I +I, orange", cards.out)
    listed = mirabilia(tmp_path, "games", "--lang", "it")
    assert (listed.code, listed.err) == (0, "")
    assert "Envoys: prima di ogni Epoca si può mandare un ambasciatore" in " ".join(listed.out.split())


def test_a_record_with_it_is_replayed(tmp_path: Path) -> None:
    file = tmp_path / "own.txt"
    mirabilia(tmp_path, *FIVE, "--save", str(file), typed=SENDING + "quit\n")
    done = mirabilia(tmp_path, "replay", str(file), "--lang", "en")
    assert (done.code, done.err) == (0, "")
    assert "Anna sends an envoy." in done.out
