"""Catalogue files: a user's own replace the packaged ones, and a broken one is named with entry and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from mirabilia.core.catalogue import CatalogueError
from mirabilia.games.seven import data, reading
from mirabilia.games.seven.data import Edition
from tests import own_data
from tests.own_data import edit

pytestmark = pytest.mark.any_build


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the user's own copy of the files, in use."""
    return own_data.in_use("seven", tmp_path, monkeypatch)


def drop(file: Path, table: str, name: str) -> None:
    """Remove the entry of that id."""
    head, *entries = file.read_text(encoding="utf-8").split(f"[[{table}]]")
    left = [entry for entry in entries if f'id = "{name}"\n' not in entry]
    assert len(left) == len(entries) - 1
    file.write_text(f"[[{table}]]".join([head, *left]), encoding="utf-8")


def test_own_files_replace_the_packaged_ones(own: Path) -> None:
    before = reading.load().fingerprint
    edit(own / "black.toml", "value = 8", "value = 9")
    loaded = reading.load()
    capitol = next(card for card in loaded.black if card.id == "capitol")
    assert capitol.effects == (data.VictoryPoints(value=9),)
    assert loaded.fingerprint != before


def test_a_missing_own_file_means_the_packaged_one(own: Path) -> None:
    (own / "cards.toml").unlink()
    assert len(reading.load().cards) == 70


def test_second_edition_is_the_default() -> None:
    assert reading.load() == reading.load(2)
    assert (reading.load().edition, reading.load(1).edition) == (2, 1)


@pytest.mark.parametrize("edition", [1, 2])
def test_only_the_version_of_the_edition_is_left(edition: Edition) -> None:
    loaded = reading.load(edition)
    cards = (*loaded.cards, *loaded.guilds, *loaded.black)
    assert all(card.first is None and edition in card.editions for card in cards)
    assert all(leader.first is None and edition in leader.editions for leader in loaded.leaders)
    assert all(board.first is None and edition in board.editions for board in loaded.boards)


def test_where_nothing_is_told_the_building_is_the_id() -> None:
    buildings = {card.id: card.building for card in reading.load().cards}
    assert (buildings["baths"], buildings["loom_1"], buildings["loom_2"]) == ("baths", "loom", "loom")


TWICE = 'id = "stone_pit"', 'id = "lumber_yard"'
ALSO_GUILD = 'id = "workers_guild"', 'id = "altar"'
NO_CHAIN = 'chains_from = ["baths"]', 'chains_from = ["spoon"]'
MANY_CHAINS = 'chains_from = ["baths"]', 'chains_from = ["baths", "altar", "well"]'
LATER_CHAIN = 'chains_from = ["baths"]', 'chains_from = ["school"]'
KEPT = "wood = 1 }, for_sale = true", "wood = 1 }, for_sale = false"
RAW_TWICE = 'one_of = ["wood", "clay"]', 'one_of = ["wood", "wood"]'
DAY_FOR_SALE = (
    'one_of = ["wood", "stone", "clay", "ore"], for_sale = false',
    'one_of = ["wood", "ore"], for_sale = true',
)
LAST_CARD = 'effects = [{ effect = "play_last_card" }]', 'choose = [[{ effect = "play_last_card" }]]'


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("cards.toml", "[[card]]", "[[card", "cards.toml: not readable as TOML"),
        ("cards.toml", "[[card]]", "[[cards]]", "cards.toml, field 'cards': unknown table"),
        ("cards.toml", 'colour = "brown"', 'colour = "pink"', "cards.toml, card lumber_yard, field 'colour'"),
        (
            "cards.toml",
            'colour = "brown"',
            'colour = "white"',
            "card lumber_yard, field 'colour': white are the leaders",
        ),
        ("cards.toml", 'colour = "brown"', 'colour = "purple"', "card lumber_yard, field 'colour': the guilds"),
        ("cards.toml", 'colour = "brown"', 'colour = "black"', "card lumber_yard, field 'colour': the City cards"),
        ("cards.toml", "coins = 1", "coins = -1", "card tree_farm, field 'cost.coins'"),
        ("cards.toml", "coins = 1", "coin = 1", "card tree_farm, field 'cost'"),
        ("cards.toml", "stone = 3", "stone = 5", "card aqueduct, field 'cost.stone': at most 4 units"),
        ("cards.toml", "age = 1", "age = 4", "card lumber_yard, field 'age'"),
        ("cards.toml", 'effect = "produce"', 'effect = "steal"', "card lumber_yard, field 'effects[0]"),
        ("cards.toml", *TWICE, "card lumber_yard, field 'id': this id is there twice"),
        ("cards.toml", 'id = "stone_pit"', 'id = "Stone Pit"', "field 'id'"),
        ("cards.toml", "editions = [2]", "editions = [3]", "card well, field 'editions[0]'"),
        ("cards.toml", "editions = [2]", "editions = []", "card well, field 'editions'"),
        ("cards.toml", "players = [3, 4]", "players = []", "card lumber_yard, field 'players'"),
        ("cards.toml", "players = [3, 4]", "players = [2, 4]", "card lumber_yard, field 'players[0]'"),
        (
            "cards.toml",
            "players = [3, 4]",
            "players = [3]",
            "Age 1 of edition 2 needs 28 cards with 4 players, there are 27",
        ),
        ("cards.toml", *NO_CHAIN, "card aqueduct, field 'chains_from': there is no building 'spoon' in edition 2"),
        ("cards.toml", *MANY_CHAINS, "card aqueduct, field 'chains_from'"),
        ("cards.toml", *LATER_CHAIN, "card aqueduct, field 'chains_from': 'school' is not of an earlier Age"),
        ("cards.toml", *KEPT, "card lumber_yard, field 'effects.for_sale'"),
        ("cards.toml", *RAW_TWICE, "card tree_farm, field 'effects.one_of'"),
        ("cards.toml", "price = 1", "price = 3", "card east_trading_post, field 'effects.price'"),
        (
            "cards.toml",
            '["name_it"]',
            '["name_fr"]',
            "card pawnshop, field 'reconstructed': there is no field 'name_fr'",
        ),
        ("guilds.toml", 'colour = "purple"', 'colour = "red"', "guild workers_guild, field 'colour'"),
        ("guilds.toml", "age = 3", "age = 2", "guild workers_guild, field 'age'"),
        ("guilds.toml", "players = [3]", "players = [3, 5]", "guild workers_guild, field 'players'"),
        ("guilds.toml", *ALSO_GUILD, "guild altar, field 'id': another file has a card of this id"),
        ("guilds.toml", 'where = ["neighbours"]', "where = []", "guild workers_guild, field 'effects[0].where'"),
        ("guilds.toml", 'count = "brown"', 'count = "pink"', "guild workers_guild, field 'effects[0].count'"),
        ("guilds.toml", "[guild.first]", "editions = [2]\n[guild.first]", "guild spies_guild, field 'first'"),
        ("black.toml", 'colour = "black"', 'colour = "blue"', "card pigeon_loft, field 'colour'"),
        ("black.toml", 'side = "left"', 'side = "west"', "card clandestine_dock_west, field 'effects[0].side'"),
        ("leaders.toml", "cost = 1\n", "", "leader maecenas, field 'cost': either cost or cost_by_age"),
        ("leaders.toml", "cost = 1\n", "cost = 1\ncost_by_age = true\n", "leader maecenas, field 'cost'"),
        ("leaders.toml", 'deck = "standard"', 'deck = "starter"', "leader maecenas, field 'deck'"),
        ("leaders.toml", '"cost"', '"price"', "leader plato, field 'disputed': there is no field 'price'"),
        ("boards.toml", 'resource = "ore"', 'resource = "gold"', "board rhodes, field 'resource'"),
        ("boards.toml", "wood = 2", "wood = 7", "board rhodes, field 'day.stages[0].cost.wood'"),
        ("boards.toml", *DAY_FOR_SALE, "board alexandria, field 'day.stages[1].effects.for_sale'"),
        ("boards.toml", *LAST_CARD, "board babylon, field 'night.stages[0].choose': at least two alternatives"),
        (
            "boards.toml",
            'effects = [{ effect = "play_last_card" }]',
            "effects = []",
            "board babylon, field 'night.stages[0]'",
        ),
        ("edifices.toml", 'penalty = "pay"', 'penalty = "beg"', "edifice money_changer, field 'penalty.penalty'"),
        ("edifices.toml", "for_sale = false", "for_sale = true", "edifice factory, field 'reward.for_sale'"),
        ("setup.toml", "coins = 3", "coins = 300", "[setup], field 'coins'"),
        ("setup.toml", "hand = 7", "hand = 8", "Age 1 of edition 2 needs 24 cards with 3 players, there are 21"),
        ("setup.toml", "guilds_over_players = 2", "guilds_over_players = 3", "Age 3 of edition 2 needs 15 cards"),
        ("setup.toml", "leaders_dealt = 4", "leaders_dealt = 5", "the standard deck of edition 2 needs 40 leaders"),
        ("setup.toml", ", 7 = 5", "", "[setup], field 'pawns': the number of pawns for 7 players is missing"),
        ("setup.toml", "[setup]", "[set_up]", "setup.toml, field 'set_up': unknown table"),
        ("setup.toml", "score_pads", "pads", "[components], field '[...]'"),
    ],
)
def test_a_broken_file_is_named_with_entry_and_field(own: Path, file: str, old: str, new: str, says: str) -> None:
    edit(own / file, old, new)
    with pytest.raises(CatalogueError) as error:
        reading.load()
    assert str(own / file) in str(error.value) or file == "setup.toml"
    assert says in str(error.value)


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("cards.toml", "players = [3, 5, 7]", "players = [3, 5]", "Age 3 of edition 1 needs 40 cards with 7 players"),
        (
            "cards.toml",
            '["theater"]\n\n[[card]]\nid = "c',
            '["well"]\n\n[[card]]\nid = "c',
            "no building 'well' in edition 1",
        ),
        ("boards.toml", "papyrus = 2", "papyrus = 5", "board ephesus, field 'day.stages[2].cost.papyrus'"),
    ],
)
def test_the_first_edition_is_checked_too(own: Path, file: str, old: str, new: str, says: str) -> None:
    edit(own / file, old, new)
    reading.load(2)
    with pytest.raises(CatalogueError) as error:
        reading.load(1)
    assert says in str(error.value)


@pytest.mark.parametrize(
    ("file", "table", "names", "says"),
    [
        ("cards", "card", "lumber_yard", "Age 1 of edition 2 needs 21 cards with 3 players, there are 20"),
        ("guilds", "guild", "workers_guild spies_guild", "edition 2 needs 9 guilds of the base game, there are 8"),
        ("black", "card", "militia hideout residence", "Age 1 needs 7 City cards, there are 6"),
        ("leaders", "leader", "nero plato midas", "the standard deck of edition 2 needs 32 leaders, there are 31"),
        ("boards", "board", "giza", "edition 2 needs 7 boards of the base game, there are 6"),
        (
            "edifices",
            "edifice",
            "artisan_district belvedere curtain_wall money_changer outpost",
            "Age 1 needs an Edifice",
        ),
    ],
)
def test_too_few_entries_are_refused(own: Path, file: str, table: str, names: str, says: str) -> None:
    for name in names.split():
        drop(own / f"{file}.toml", table, name)
    with pytest.raises(CatalogueError, match=says):
        reading.load()
