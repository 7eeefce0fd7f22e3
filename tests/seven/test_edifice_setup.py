"""Edifice before the first turn: who can play, what lies on the table (docs/rules/edifice.md, Components, Setup)."""

from __future__ import annotations

from collections import Counter

import pytest

from mirabilia.core.describe import Texts
from mirabilia.games.seven import options
from mirabilia.games.seven.data import EXPANSIONS, Effect
from mirabilia.games.seven.edifice.lookup import EDIFICES
from mirabilia.games.seven.edifice.view import Edifice, EdificeCity, EdificeView
from tests.rules import rule
from tests.seven.printed import EDITIONS, board
from tests.seven.projects import AGES, EDIFICE, MASON, completed, debts, first, halfway, laid, pawn
from tests.seven.scenario import city, coins, events, new_game, scores, table, turn

PAWNS = {3: 2, 4: 3, 5: 3, 6: 4, 7: 5}


@rule("EDIF-002")
@pytest.mark.parametrize("edition", [1, 2])
def test_nobody_has_to_take_part_but_all_are_affected_and_the_highest_total_wins(edition: int) -> None:
    state = table(
        options={"edition": edition, **EDIFICE},
        edifices=laid("belvedere 2", "auction_house 2", "archives 2"),
        cities={0: city(coins=6)},
    )
    while state.result() is None:
        assert not events(turn(state), "joined")
    result = state.result()
    assert result is not None
    assert coins(state) == [6 + 54 - 5, 3 + 54 - 5, 3 + 54 - 5]
    assert [sheet["edifice"] for sheet in result.scores] == [-2 - 5] * 3
    assert [sheet["total"] for sheet in result.scores] == [18 - 7, 17 - 7, 17 - 7]
    assert (result.reason, result.ranks) == ("points", (1, 2, 2))


@rule("EDIF-003")
@pytest.mark.parametrize("edition", [1, 2])
def test_three_to_seven_players(edition: int) -> None:
    for players in (3, 4, 5, 6, 7):
        state = new_game(players, edition=edition, expansions=["edifice"])
        assert len(EdificeView.of(state.view(None)).edifices) == 3


@rule("EDIF-003", "EDIF-130")
@pytest.mark.parametrize("players", [2, 8])
def test_not_for_two_or_eight(players: int) -> None:
    with pytest.raises(ValueError, match="Edifice is for 3 to 7 players"):
        new_game(players, expansions=["cities", "edifice"])


@rule("EDIF-004")
@pytest.mark.parametrize("expansions", [[], ["leaders"], ["cities"], ["leaders", "cities"]])
def test_ur_only_with_edifice(expansions: list[str]) -> None:
    with pytest.raises(ValueError, match="'ur' needs the expansion Edifice"):
        new_game(expansions=expansions, wonders=["ur", "giza", "rhodes"])
    assert "ur" not in options.available_boards(options.checked(3, {"expansions": expansions}))
    assert "ur" in options.available_boards(options.checked(3, {"expansions": [*expansions, "edifice"]}))


@rule("EDIF-005")
@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("expansions", [[], ["leaders"], ["cities"], ["edifice"], ["leaders", "cities", "edifice"]])
def test_carthage_in_any_game(edition: int, expansions: list[str]) -> None:
    wonders = ["carthage", "giza", "rhodes"]
    state = new_game(edition=edition, expansions=expansions, wonders=wonders, sides="night")
    assert [own.board for own in state.view(None).cities] == wonders


@rule("EDIF-005")
def test_carthage_works_without_edifice() -> None:
    state = halfway(age=2, cities={0: city("quarry", board="carthage")})
    turn(state, {0: first(state, 0, "stage")})
    assert scores(state)["wonder"] == 3


@rule("EDIF-006")
@pytest.mark.parametrize("edifice", ["outpost", "factory", "agora"])
def test_a_pawn_shows_the_age_of_its_edifice(edifice: str) -> None:
    age = AGES[edifice]
    mason = city(MASON, board="rhodes", coins=6)
    state = halfway(age=age, options=EDIFICE, edifices=laid(f"{edifice} 2"), cities={0: mason})
    turn(state, {0: first(state, 0, "join")})
    assert [EdificeCity.of(own).pawns for own in state.view(None).cities] == [
        tuple(pawn(edifice)),
        (0, 0, 0),
        (0, 0, 0),
    ]


@rule("EDIF-008")
def test_tokens_of_rewards_are_those_of_conflicts_and_there_are_enough() -> None:
    state = completed("staging_camp", city(victories=[0, 0, 8]))
    assert state.view(None).cities[0].victories == (0, 0, 9)
    assert scores(state)["military"] == 9 * 5
    assert coins(completed("gold_reserves", city(coins=140)))[0] == 140 + 3 + 15


@rule("EDIF-009")
def test_the_sheet_has_a_line_for_every_expansion() -> None:
    state = new_game(expansions=list(EXPANSIONS), sides="day")
    assert {"leaders", "black", "edifice", "total"} <= set(scores(state))


@rule("EDIF-009")
@pytest.mark.parametrize("language", ["en", "it"])
def test_every_symbol_of_edifice_is_explained(language: str) -> None:
    texts = Texts(language)
    rewards: list[Effect] = [effect for edifice in EDIFICES for effect in edifice.reward]
    for name in ("ur", "carthage"):
        for side in (board(EDITIONS[2], name).day, board(EDITIONS[2], name).night):
            rewards += [effect for stage in side.stages for row in (stage.effects, *stage.choose) for effect in row]
    tags = {f"effect-{effect.__struct_config__.tag}" for effect in rewards}
    tags |= {f"penalty-{edifice.penalty.__struct_config__.tag}" for edifice in EDIFICES}
    assert {"effect-double_guild", "effect-pawn_from_box", "penalty-return_victory_tokens"} <= tags
    for tag in tags:
        assert texts.has(f"seven-{tag.replace('_', '-')}"), tag


@rule("EDIF-010")
def test_a_project_becomes_a_built_edifice() -> None:
    before = halfway(options=EDIFICE, edifices=laid("outpost 1"))
    assert EdificeView.of(before.view(None)).edifices[0] == Edifice("outpost", age=1, cost=1, pawns=1, state="project")
    after = EdificeView.of(completed("outpost").view(None)).edifices
    assert [edifice.state for edifice in after] == ["built", "project", "project"]
    assert after[0].pawns == 0


@rule("EDIF-011")
def test_debt_tokens_never_run_out() -> None:
    """The box has 15 of them; here seven players fail three times."""
    state = table(7, options=EDIFICE, edifices=laid("belvedere 5", "amphitheater 5", "archives 5"))
    while state.result() is None:
        turn(state)
    assert debts(state) == [[1, 1, 1]] * 7


@rule("EDIF-011", "EDIF-025")
def test_pawns_never_run_out() -> None:
    """Seven join when one pawn is left, and Ur takes one more."""
    boards = ("ur", "giza", "rhodes", "ephesus", "alexandria", "babylon", "olympia")
    goods = ("foundry stone_pit", "sawmill", "sawmill", "brickyard", "quarry", "brickyard", "quarry")
    cities = {seat: city(goods[seat], board=board) for seat, board in enumerate(boards)}
    cities[0] |= {"side": "night", "stages": 1}
    state = halfway(7, age=2, options=EDIFICE, edifices=laid("auction_house 1"), cities=cities)
    turn(state, {seat: first(state, seat, "join") for seat in range(7)})
    assert [EdificeCity.of(own).pawns[1] for own in state.view(None).cities] == [2, 1, 1, 1, 1, 1, 1]
    assert coins(state) == [3 - 2 + 14, *[3 - 2 + 7] * 6]


@rule("EDIF-012")
@pytest.mark.parametrize("players", [3, 5, 7])
def test_the_rest_is_set_up_as_in_the_base_game(players: int) -> None:
    base, edifice = (new_game(players, sides="day", expansions=more) for more in ([], ["edifice"]))
    for state in (base, edifice):
        seen = state.view(None)
        assert [own.hand for own in seen.cities] == [7] * players
        assert [own.coins for own in seen.cities] == [3] * players
        assert (seen.age, seen.turn, seen.turns, seen.direction) == (1, 1, 6, "left")
    decks = [sorted(state.snapshot()["decks"]["2"]) for state in (base, edifice)]
    assert decks[0] == decks[1]
    guilds = [name for name in edifice.snapshot()["decks"]["3"] if name.endswith("guild")]
    assert len(guilds) == players + 2


@rule("EDIF-013")
def test_nobody_starts_with_debt() -> None:
    state = new_game(7, expansions=["edifice"], sides="day")
    assert debts(state) == [[0, 0, 0]] * 7
    assert all(EdificeCity.of(own).edifice_debts == () for own in state.view(None).cities)
    assert [scores(state, seat)["edifice"] for seat in range(7)] == [0] * 7


@rule("EDIF-014")
def test_one_project_of_each_age_at_random() -> None:
    drawn: Counter[str] = Counter()
    trios = set()
    for seed in range(150):
        state = new_game(seed=seed, expansions=["edifice"], sides="day")
        shown = EdificeView.of(state.view(None)).edifices
        assert [edifice.age for edifice in shown] == [1, 2, 3]
        assert [edifice.state for edifice in shown] == ["project"] * 3
        names = tuple(edifice.edifice for edifice in shown)
        assert [AGES[name] for name in names] == [1, 2, 3]
        drawn.update(names)
        trios.add(names)
    assert set(drawn) == set(AGES)
    assert min(drawn.values()) >= 15
    assert len(trios) > 60


@rule("EDIF-014")
def test_the_layout_stays_for_the_whole_game() -> None:
    state = new_game(expansions=["edifice"], sides="day")
    names = [edifice.edifice for edifice in EdificeView.of(state.view(None)).edifices]
    while state.result() is None:
        turn(state)
        assert [edifice.edifice for edifice in EdificeView.of(state.view(None)).edifices] == names


@rule("EDIF-016", "EDIF-017")
@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("players", PAWNS)
def test_pawns_lie_on_the_cards_and_nowhere_else(edition: int, players: int) -> None:
    state = new_game(players, edition=edition, expansions=["edifice"], sides="day")
    assert [edifice.pawns for edifice in EdificeView.of(state.view(None)).edifices] == [PAWNS[players]] * 3
    assert [EdificeCity.of(own).pawns for own in state.view(None).cities] == [(0, 0, 0)] * players
