"""Games in teams of two (CITY-143 to CITY-159)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from mirabilia.core.contract import IllegalMove
from mirabilia.games.seven.data import Edition
from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.scenario import (
    as_json,
    choose,
    city,
    coins,
    commit,
    events,
    events_seen,
    known_discards,
    legal,
    new_game,
    partner,
    pending_choice,
    table,
    turn,
    under,
    ways,
)

BOTH = pytest.mark.parametrize("edition", [1, 2])
MARIO, ANGELA = 0, 1
"""Partners: Mario's opponent is the last seat, Angela's the next one."""


def teams(players: int = 4, edition: Edition = 2, expansions: str = "cities", **fields: Any) -> State:
    return table(players, options={"expansions": expansions.split(), "edition": edition, "teams": True}, **fields)


def tokens(state: State) -> list[tuple[int, int]]:
    """Victory and defeat tokens of every city."""
    return [(sum(own["victories"]), own["defeats"]) for own in state.snapshot()["cities"]]


def diplomacy(state: State) -> list[int]:
    return [own["diplomacy"] for own in state.snapshot()["cities"]]


@rule("CITY-143")
@BOTH
def test_teams_of_two_neighbours_with_four_six_or_eight_players(edition: Edition) -> None:
    for players in range(2, 9):
        options: dict[str, Any] = {"expansions": ["cities"], "edition": edition, "teams": True}
        if players % 2 or players == 2:
            with pytest.raises(ValueError, match="4, 6 or 8 players"):
                new_game(players, **options)
            continue
        state = new_game(players, **options)
        partners = [partner(state, seat).seat for seat in range(players)]
        assert [partners[mate] for mate in partners] == list(range(players))
        assert all(abs(seat - mate) == 1 for seat, mate in enumerate(partners))


@rule("CITY-144")
def test_partners_see_each_others_hands_and_leaders_and_nobody_elses() -> None:
    leaders = ("hannibal caesar", "solomon euclid", "nero bilkis", "imhotep ramses")
    there = {seat: city(held_leaders=names) for seat, names in enumerate(leaders)}
    hands = {0: "hideout", 1: "militia", 2: "residence", 3: "gambling_den"}
    state = teams(expansions="leaders cities", hands=hands, cities=there)
    mate = partner(state, MARIO)
    assert mate.seat == ANGELA
    assert sorted(mate.hand) == sorted(state.own(ANGELA).hand)
    assert mate.leaders == ("solomon", "euclid")
    seen = as_json(state.view(MARIO))
    assert '"militia"' in seen
    for name in ("residence", "gambling_den", "nero", "imhotep"):
        assert f'"{name}"' not in seen
    assert state.view(None).own is None


@rule("CITY-144")
def test_partners_tell_each_other_what_they_have_chosen() -> None:
    """Before the others know anything; a world that Mario can imagine keeps it."""
    state = teams(hands={ANGELA: "altar militia"})
    commit(state, ANGELA, "sell altar")
    choice = ({"move": "sell", "card": "altar"},)
    assert partner(state, MARIO).commit == choice
    assert partner(state.sample(MARIO, Random(1)), MARIO).commit == choice
    assert all('"altar"' not in as_json(state.view(seat)) for seat in (2, 3, None))


@rule("CITY-144")
def test_partners_tell_each_other_what_they_play_face_down() -> None:
    """Angela puts a card under a stage of Giza; on the next turn she sells one."""
    there = {ANGELA: city("lumber_yard timber_yard", board="giza")}
    state = teams(hands={ANGELA: "hideout", MARIO: "altar militia"}, cities=there)
    turn(state, {ANGELA: "stage hideout", MARIO: "sell altar"})
    turn(state, {ANGELA: "sell militia"})
    cards = [under(state, seat, ANGELA, 1) for seat in range(4)]
    assert cards == ["hideout", "hideout", None, None]
    sold = [{"event": "sold", "seat": ANGELA, "card": "militia"} in events_seen(state, seat) for seat in range(4)]
    assert sold == [True, True, False, False]
    discarded = ["militia" in known_discards(state, seat) for seat in range(4)]
    assert discarded == [True, True, False, False]


@rule("CITY-145")
@BOTH
def test_own_resources_are_used_before_any_is_bought(edition: Edition) -> None:
    """Both neighbours sell plenty of stone, but none for the stone the city makes itself."""
    there = {
        0: city("stone_pit", coins=20, board="giza"),
        1: city("quarry", board="rhodes"),
        3: city("quarry", board="ephesus"),
    }
    state = teams(edition=edition, age=2, hands={0: "walls"}, cities=there)
    assert ways(state, 0, "build walls") == {(2, 0, 0), (0, 2, 0)}
    there[0] = city("stone_pit timber_yard", coins=20, board="giza")
    state = teams(edition=edition, age=2, hands={0: "walls"}, cities=there)
    assert ways(state, 0, "build walls") == {(0, 0, 0)}


@rule("CITY-146")
@BOTH
def test_a_partners_coins_pay_for_nothing(edition: Edition) -> None:
    there = {MARIO: city(coins=2), ANGELA: city(coins=50)}
    state = teams(edition=edition, hands={MARIO: "militia"}, cities=there)
    assert not ways(state, MARIO, "build militia")
    assert {words.split()[0] for words in legal(state, ANGELA)} <= {"sell", "build", "stage"}
    turn(state)
    assert coins(state)[:2] == [5, 53]


@rule("CITY-147")
@BOTH
def test_a_card_of_the_partners_hand_cannot_be_played_and_hands_are_passed_as_usual(edition: Edition) -> None:
    state = teams(edition=edition, hands={MARIO: "altar", ANGELA: "hideout"}, cities={MARIO: city(coins=9)})
    with pytest.raises(IllegalMove):
        state.parse("build hideout", MARIO)
    assert {words.split()[1] for words in legal(state, MARIO)} == set(state.own(MARIO).hand)
    rest = state.own(MARIO).hand[1:]
    turn(state, {MARIO: f"sell {state.own(MARIO).hand[0]}"})
    assert state.own(ANGELA).hand == rest


@rule("CITY-148")
@BOTH
def test_partners_pay_each_other_for_trade(edition: Edition) -> None:
    there = {MARIO: city(coins=2, board="rhodes"), ANGELA: city(board="giza"), 3: city(board="ephesus")}
    state = teams(edition=edition, hands={MARIO: "baths"}, cities=there)
    assert ways(state, MARIO, "build baths") == {(2, 0, 0)}
    turn(state, {MARIO: "build baths left 2"})
    assert coins(state) == [0, 3 + 3 + 2, 6, 6]
    poor = teams(edition=edition, hands={MARIO: "baths"}, cities=there | {MARIO: city(coins=1, board="rhodes")})
    assert not ways(poor, MARIO, "build baths")


@rule("CITY-149")
@BOTH
@pytest.mark.parametrize(("buyer", "partner", "enemy"), [(0, 1, 3), (1, 0, 2), (3, 2, 0)])
def test_nothing_is_bought_from_the_partner_for_what_a_chain_gives(
    buyer: int, partner: int, enemy: int, edition: Edition
) -> None:
    """The Aqueduct costs 3 stone; both neighbours could sell them."""
    fields: dict[str, Any] = {"edition": edition, "age": 2, "hands": {buyer: "aqueduct"}}
    there = {seat: city(board=board) for seat, board in enumerate(("rhodes", "ephesus", "alexandria", "babylon"))}
    there[partner] |= {"cards": ["quarry", "stone_pit"]}
    from_partner = (0, 6, 0) if partner == (buyer - 1) % 4 else (6, 0, 0)
    without = teams(cities=there | {buyer: there[buyer] | {"coins": 9}}, **fields)
    assert ways(without, buyer, "build aqueduct") == {from_partner}
    there[buyer] |= {"coins": 9, "cards": ["baths"]}
    assert not ways(teams(cities=there, **fields), buyer, "build aqueduct")
    assert "chain aqueduct" in legal(teams(cities=there, **fields), buyer)
    there[enemy] |= {"cards": there[partner]["cards"]}
    there[partner] |= {"cards": []}
    from_enemy = (0, 6, 0) if enemy == (buyer - 1) % 4 else (6, 0, 0)
    assert ways(teams(cities=there, **fields), buyer, "build aqueduct") == {from_enemy}


@rule("CITY-150")
@BOTH
def test_a_loss_card_hits_the_partner_too(edition: Edition) -> None:
    state = teams(edition=edition, hands={MARIO: "hideout"})
    facts = turn(state, {MARIO: "build hideout"})
    assert [(fact["seat"], fact["coins"]) for fact in events(facts, "must_lose")] == [(1, 1), (2, 1), (3, 1)]
    assert pending_choice(state) == ("coin_loss", ANGELA)
    choose(state, "pay 1 debt 0")
    assert coins(state)[:2] == [3, 5]


@rule("CITY-151")
@BOTH
def test_partners_do_not_fight_each_other(edition: Edition) -> None:
    """Seats 1 and 2, 3 and 4, 5 and 0 meet; the strong partner of a weak seat takes nothing from it."""
    there = {0: city("militia"), 2: city("barracks"), 4: city("guard_tower")}
    state = teams(6, edition, turn=6, cities=there)
    facts = turn(state)
    won = {(fact["seat"], fact["other_seat"]) for fact in events(facts, "victory")}
    assert won == {(0, 5), (2, 1), (4, 3)}
    assert tokens(state) == [(2, 0), (0, 2), (2, 0), (0, 2), (2, 0), (0, 2)]


@rule("CITY-152")
@BOTH
@pytest.mark.parametrize("age", [1, 2, 3])
def test_twice_as_many_tokens(age: int, edition: Edition) -> None:
    state = teams(edition=edition, age=age, turn=6, cities={MARIO: city("militia")})
    turn(state)
    expected = [0, 0, 0]
    expected[age - 1] = 2
    own = state.snapshot()["cities"]
    assert (own[MARIO]["victories"], own[MARIO]["defeats"]) == (expected, 0)
    assert (own[3]["victories"], own[3]["defeats"]) == ([0, 0, 0], 2)
    sheets = [part.scores["military"] for part in state.view(None).cities]
    assert sheets == [2 * (1, 3, 5)[age - 1], 0, 0, -2]


@rule("CITY-152")
def test_equal_strength_brings_no_token() -> None:
    state = teams(turn=6, cities={MARIO: city("barracks"), 3: city("stockade")})
    turn(state)
    assert tokens(state) == [(0, 0)] * 4


@rule("CITY-153")
@BOTH
def test_a_holder_of_diplomacy_fights_for_one_token_and_must_use_it(edition: Edition) -> None:
    there = {MARIO: city("clay_pool"), 3: city("militia")}
    state = teams(edition=edition, turn=5, hands={MARIO: "residence"}, cities=there)
    turn(state, {MARIO: "build residence"})
    assert diplomacy(state) == [1, 0, 0, 0]
    turn(state)
    assert tokens(state) == [(0, 1), (0, 0), (0, 0), (1, 0)]
    assert diplomacy(state) == [0, 0, 0, 0]


@rule("CITY-153")
def test_of_several_tokens_one_is_used_at_each_resolution() -> None:
    state = teams(turn=6, cities={MARIO: city(diplomacy=2), 3: city("militia")})
    turn(state)
    assert (diplomacy(state)[MARIO], tokens(state)[MARIO]) == (1, (0, 1))


@rule("CITY-154")
@BOTH
def test_a_token_does_nothing_for_the_partner(edition: Edition) -> None:
    there = {MARIO: city(diplomacy=1), 2: city("militia"), 3: city("barracks")}
    state = teams(edition=edition, turn=6, cities=there)
    turn(state)
    assert tokens(state) == [(0, 1), (0, 2), (2, 0), (1, 0)]


@rule("CITY-155")
@BOTH
def test_a_diplomat_can_win_the_fight(edition: Edition) -> None:
    state = teams(edition=edition, turn=6, cities={MARIO: city("militia", diplomacy=1), 3: city("barracks")})
    turn(state)
    assert tokens(state) == [(1, 0), (0, 0), (0, 0), (0, 1)]


@rule("CITY-156")
@BOTH
def test_both_partners_use_a_token(edition: Edition) -> None:
    there = {MARIO: city("militia", diplomacy=1), ANGELA: city(diplomacy=1), 2: city("barracks")}
    state = teams(edition=edition, turn=6, cities=there)
    turn(state)
    assert tokens(state) == [(1, 0), (0, 1), (1, 0), (0, 1)]
    assert diplomacy(state) == [0] * 4


@rule("CITY-157")
@BOTH
def test_both_sides_of_a_fight_use_a_token(edition: Edition) -> None:
    there = {MARIO: city("militia", diplomacy=1), 3: city(diplomacy=1), 2: city("barracks")}
    state = teams(edition=edition, turn=6, cities=there)
    turn(state)
    assert tokens(state) == [(1, 0), (0, 2), (2, 0), (0, 1)]
    assert diplomacy(state) == [0] * 4


@rule("CITY-158")
@BOTH
def test_mario_uses_diplomacy_and_loses_while_angela_wins(edition: Edition) -> None:
    there = {MARIO: city(diplomacy=1), ANGELA: city("militia"), 2: city(), 3: city("barracks")}
    state = teams(edition=edition, age=3, turn=6, cities=there)
    turn(state)
    own = state.snapshot()["cities"]
    assert [part["defeats"] for part in own] == [1, 0, 2, 0]
    assert [part["victories"] for part in own] == [[0, 0, 0], [0, 0, 2], [0, 0, 0], [0, 0, 1]]
    assert [part.scores["military"] for part in state.view(None).cities] == [-1, 10, -2, 5]


@rule("CITY-159")
@BOTH
def test_the_team_with_the_highest_sum_wins(edition: Edition) -> None:
    """The best player loses with a poor partner: 17 and 1 points against 9 and 11."""
    there = {0: city("capitol tabularium residence", coins=3), 1: city(coins=0)}
    there |= {2: city("palace", coins=0), 3: city("gates_of_the_city senate", coins=0)}
    state = teams(edition=edition, age=3, turn=6, cities=there)
    turn(state)
    result = state.result()
    assert result is not None
    assert [sheet["total"] for sheet in result.scores] == [17, 1, 9, 11]
    assert result.team_totals == (18, 18, 20, 20)
    assert result.ranks == (3, 3, 1, 1)
    assert events(events_seen(state), "over")[0]["winners"] == [2, 3]
