"""Snapshots as a position editor: any consistent position is accepted, and a wrong field is named."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.core.contract import SnapshotError
from tests.duel.scenario import DUEL, city, coins, legal, new_game, play, snapshot, table

DOCS = Path(__file__).resolve().parents[2] / "docs" / "snapshots.md"


def test_the_example_of_the_docs_is_a_fresh_game() -> None:
    example = DOCS.read_text(encoding="utf-8").split("```json\n")[1].split("```")[0]
    assert json.loads(example) == new_game(7).snapshot()


def test_every_field_is_documented() -> None:
    text = DOCS.read_text(encoding="utf-8")
    for field in new_game(7).snapshot():
        assert f"| `{field}` |" in text


def test_an_edited_position_plays_on() -> None:
    state = table(age=2, accessible="walls forum", first=city(coins=4, cards="quarry stone_pit"), pawn=-1)
    play(state, "build walls")
    assert state.view(None).conflict.pawn == 1
    assert coins(state, 0) == 4


def test_a_few_fields_are_enough() -> None:
    start = snapshot(age=1, accessible="baths")
    for field in ("discard", "conflict"):
        del start[field]
    assert legal(table(age=1, accessible="baths")) >= {"build baths", "discard baths"}
    state = DUEL.restore(start | {"conflict": {"pawn": 0, "tokens": [[2, 5], [2, 5]]}})
    assert state.snapshot()["discard"] == []


def test_positions_with_a_pending_choice_can_be_set_up() -> None:
    state = table(
        age=2,
        accessible="forum temple brewery",
        active=1,
        first=city(cards="press glassworks lumber_yard"),
        second=city(wonders="circus_maximus=walls piraeus appian_way colossus"),
        choice="destroy",
        playing={"slot": 18, "card": "walls"},
    )
    assert legal(state) == {"destroy press", "destroy glassworks"}


BASE: dict[str, Any] = snapshot(
    age=2,
    accessible="walls forum",
    first=city(cards="baths", progress="law", wonders="pyramids=tavern great_lighthouse sphinx colossus"),
    second=city(wonders="circus_maximus piraeus appian_way mausoleum"),
    discard="stable",
)


def edited(path: str, value: Any) -> dict[str, Any]:
    """The base position with one field changed; `path` is written as errors name it."""
    position = copy.deepcopy(BASE)
    *parents, last = [int(key) if key.isdigit() else key for key in path.replace("]", "").replace("[", ".").split(".")]
    place: Any = position
    for key in parents:
        place = place[key]
    place[last] = value
    return position


@pytest.mark.parametrize(
    ("path", "value", "field", "says"),
    [
        ("game", "chess", "game", "chess"),
        ("version", 2, "version", "2"),
        ("age", 4, "age", "4"),
        ("active", 2, "active", "2"),
        ("choice", "nap", "choice", "nap"),
        ("surprise", 1, "(whole)", "surprise"),
        ("options", {"wonders": "all"}, "options.wonders", "all"),
        ("cities[0].coins", -1, "cities[0].coins", ">= 0"),
        ("cities[0].coins", 10**30, "cities[0].coins", ""),
        ("cities[0].coins", "many", "cities[0].coins", "int"),
        ("cities[0].cards", ["bath"], "cities[0].cards[0]", "no card 'bath'"),
        ("cities[0].cards", ["stable"], "discard[0]", "stable is in cities[0].cards[0] already"),
        ("cities[1].cards", ["baths"], "cities[1].cards[0]", "baths is in cities[0].cards[0] already"),
        ("cities[1].cards", ["palace"], "cities[1].cards[0]", "later Age"),
        ("cities[0].wonders.pyramids", "walls", "layout[18]", "walls is in cities[0].wonders.pyramids already"),
        ("cities[0].wonders", {"pyramids": None}, "cities", "4 Wonders"),
        ("cities[0].wonders", {"big_ben": None}, "cities[0].wonders.big_ben", "no Wonder 'big_ben'"),
        ("cities[1].progress", ["law"], "cities[1].progress", "law is in cities[0].progress already"),
        ("progress.board", ["law"], "cities[0].progress", "law is in progress.board already"),
        ("progress.board", [], "progress.box", "missing"),
        ("layout", [], "layout", "20 slots"),
        ("layout[2]", None, "layout[2]", "slot 7 that covers it"),
        ("layout[2]", "palace", "layout[2]", "later Age"),
        ("layout[2]", "altar", "layout[2]", "does not belong to Age 2"),
        ("decks", {}, "decks", "the Ages to come are ['3']"),
        ("decks", {"3": []}, "decks.3", "20 cards of Age 3 are needed, 3 of them Guilds"),
        ("conflict.pawn", 10, "conflict.pawn", "from -9 to 9"),
        ("conflict.pawn", 9, "conflict.tokens[1]", "the token of 2 coins is gone"),
        ("conflict.pawn", 4, "conflict.tokens[1]", "the token of 2 coins is gone"),
        ("conflict.tokens", [[2, 2], []], "conflict.tokens[0]", "at most once"),
        ("extra_turn", True, "extra_turn", "while a card is being played"),
        ("playing", {"slot": 19, "card": "walls"}, "playing.slot", "empty slot"),
        ("choice", "draft", "draft", "needed"),
        ("choice", "progress", "playing", "the card being played is needed"),
        ("choice", "library", "playing", "the card being played is needed"),
        ("choice", "over", "choice", "supremacy or after the last card"),
        ("draft", {"offer": [], "box": []}, "draft", "over"),
    ],
)
def test_a_wrong_field_is_named(path: str, value: Any, field: str, says: str) -> None:
    with pytest.raises(SnapshotError) as error:
        DUEL.restore(edited(path, value))
    assert error.value.field == field
    assert says in str(error.value)


def test_the_card_being_played_must_be_where_its_use_has_put_it() -> None:
    with pytest.raises(SnapshotError, match=r"playing.card.*where its use has put it"):
        table(age=2, accessible="forum temple brewery", choice="revive", playing={"slot": 18, "card": "walls"})


def test_who_begins_is_asked_at_the_start_of_an_age_only() -> None:
    with pytest.raises(SnapshotError, match=r"choice.*with the whole layout there"):
        table(age=2, accessible="forum temple brewery", choice="begin")
    with pytest.raises(SnapshotError, match=r"active.*seat 1 has the weaker army"):
        table(age=2, accessible="forum temple", choice="begin", pawn=1)
    assert legal(table(age=2, accessible="forum temple", choice="begin", pawn=-1)) == {"begin me", "begin opponent"}


def test_a_won_game_cannot_go_on() -> None:
    with pytest.raises(SnapshotError, match="the pawn is in a capital, so the game is over"):
        table(age=2, accessible="walls", pawn=9)
    greens = "scriptorium pharmacist workshop apothecary academy"
    with pytest.raises(SnapshotError, match="6 different symbols, so the game is over"):
        table(age=3, accessible="circus", first=city(cards=greens, progress="law"))


def test_too_many_cards_of_an_age_are_refused() -> None:
    ages = [card for card in snapshot(age=1, accessible="baths altar")["layout"] if card]
    everything = [
        "lumber_yard", "logging_camp", "clay_pool", "clay_pit", "quarry", "stone_pit", "glassworks", "press",
        "guard_tower", "stable", "garrison", "palisade", "workshop", "apothecary", "scriptorium", "pharmacist",
        "theater", "altar", "baths", "stone_reserve", "clay_reserve",
    ]  # fmt: skip
    assert set(ages) <= set(everything)
    with pytest.raises(SnapshotError, match="21 cards of Age 1 are on the table, at most 20 can be"):
        table(age=2, accessible="walls", first=city(cards=" ".join(everything)))
    guilds = "merchants_guild shipowners_guild builders_guild magistrates_guild"
    with pytest.raises(SnapshotError, match="4 Guilds are on the table, at most 3"):
        table(age=3, accessible="circus", first=city(cards=guilds))


def test_eight_built_wonders_are_refused() -> None:
    first = city(wonders="pyramids=baths great_lighthouse=altar temple_of_artemis=theater statue_of_zeus=tavern")
    second = city(wonders="circus_maximus=stable piraeus=garrison appian_way=palisade colossus=workshop")
    with pytest.raises(SnapshotError, match="at most 7 Wonders can be built"):
        table(age=2, accessible="walls", first=first, second=second)


@given(seed=st.integers(0, 3000), moves=st.integers(0, 80), data=st.data())
def test_a_damaged_snapshot_is_accepted_or_refused_by_name(seed: int, moves: int, data: st.DataObject) -> None:
    state = new_game(seed)
    for _step in range(moves):
        if state.to_act():
            seat = state.to_act()[0]
            state.play(seat, state.legal(seat)[seed % len(state.legal(seat))])
    position: Any = json.loads(json.dumps(state.snapshot()))
    key = data.draw(st.sampled_from(sorted(position)))
    junk = st.none() | st.booleans() | st.integers(-5, 30) | st.text(max_size=5) | st.lists(st.text(max_size=5))
    if isinstance(position[key], dict) and position[key] and data.draw(st.booleans()):
        position[key][data.draw(st.sampled_from(sorted(position[key])))] = data.draw(junk)
    elif isinstance(position[key], list) and position[key] and data.draw(st.booleans()):
        position[key][data.draw(st.integers(0, len(position[key]) - 1))] = data.draw(junk)
    else:
        position[key] = data.draw(junk)
    try:
        restored = DUEL.restore(position)
    except SnapshotError as error:
        assert error.field
    else:
        for seat in restored.to_act():
            for move in restored.legal(seat):
                restored.copy().play(seat, move)
        restored.view(0)
