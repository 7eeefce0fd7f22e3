"""Catalogue files: a user's own replace the packaged ones, and a broken one is named with entry and field."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mirabilia.core import catalogue
from mirabilia.core.catalogue import CatalogueError
from mirabilia.games.duel import data, reading
from tests import own_data
from tests.own_data import edit

pytestmark = pytest.mark.any_build


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the user's own copy of the files, in use."""
    return own_data.in_use("duel", tmp_path, monkeypatch)


def test_own_files_replace_the_packaged_ones(own: Path) -> None:
    before = reading.load().fingerprint
    edit(own / "wonders.toml", "value = 9", "value = 11")
    loaded = reading.load()
    pyramids = next(wonder for wonder in loaded.wonders if wonder.id == "pyramids")
    assert pyramids.effects == (data.VictoryPoints(value=11),)
    assert loaded.fingerprint != before


def test_a_missing_own_file_means_the_packaged_one(own: Path) -> None:
    (own / "cards.toml").unlink()
    assert len(reading.load().cards) == 73


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("cards.toml", "[[card]]", "[[card", "cards.toml: not readable as TOML"),
        ("cards.toml", 'colour = "brown"', 'colour = "pink"', "cards.toml, card lumber_yard, field 'colour'"),
        ("cards.toml", "coins = 1", "coins = -1", "card logging_camp, field 'cost.coins'"),
        ("cards.toml", "coins = 1", "coin = 1", "card logging_camp, field 'cost'"),
        ("cards.toml", 'effect = "produce"', 'effect = "steal"', "card lumber_yard, field 'effects[0]"),
        (
            "cards.toml",
            'id = "clay_pool"',
            'id = "lumber_yard"',
            "card lumber_yard, field 'id': this id is there twice",
        ),
        ("cards.toml", 'id = "clay_pool"', 'id = "Clay Pool"', "field 'id'"),
        ("cards.toml", 'chain = "sword"', 'chain = "horseshoe"', "card garrison, field 'chain': stable carries"),
        ("cards.toml", 'free_with = "sword"', 'free_with = "spoon"', "card barracks, field 'free_with'"),
        ("cards.toml", "wood = 3", "wood = 5", "field 'cost.wood': at most 4 units"),
        ("wonders.toml", "[[wonder]]", "[[wonders]]", "wonders.toml, field 'wonders': unknown table"),
        ("wonders.toml", 'one_of = ["wood", "clay", "stone"]', 'one_of = ["wood"]', "field 'effects.one_of'"),
        ("progress.toml", 'effect = "science"', 'effect = "shields"', "token law, field 'effects[0]"),
        ("board.toml", "coins = 7", "coins = 700", "[setup], field 'coins'"),
        ("board.toml", "removed_per_age = 3", "removed_per_age = 2", "deck age_1 needs 22 cards, there are 23"),
        ("board.toml", "[setup]", "[set_up]", "board.toml, field 'set_up': unknown table"),
        ("board.toml", 'first = ["pyramids"', 'first = ["eiffel_tower"', "there is no Wonder 'eiffel_tower'"),
        ("board.toml", "from = 3", "from = 4", "zone number 3, field 'from': zones follow one another: expected 3"),
        ("board.toml", "age = 2", "age = 1", "one [[layout]] for each of the ages"),
        ("board.toml", "x = [5, 7]", "x = [5]", "20 cards are needed, not 19"),
    ],
)
def test_a_broken_file_is_named_with_entry_and_field(own: Path, file: str, old: str, new: str, says: str) -> None:
    edit(own / file, old, new)
    with pytest.raises(CatalogueError) as error:
        reading.load()
    assert str(own / file) in str(error.value) or file == "board.toml"
    assert says in str(error.value)


def test_too_few_cards_are_refused(own: Path) -> None:
    text = (own / "cards.toml").read_text(encoding="utf-8")
    entries = text.split("[[card]]")
    (own / "cards.toml").write_text("[[card]]".join([*entries[:2], *entries[3:]]), encoding="utf-8")
    with pytest.raises(CatalogueError, match="deck age_1 needs 23 cards, there are 22"):
        reading.load()


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match="no such folder"):
        catalogue.use(tmp_path / "nowhere")


def test_a_game_plays_with_the_users_values(own: Path) -> None:
    edit(own / "board.toml", "coins = 7", "coins = 9")
    code = "from mirabilia import games; print(games.get('duel').new(seed=1).snapshot()['cities'][0]['coins'])"
    run = subprocess.run([sys.executable, "-c", code], env=os.environ, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "9"
