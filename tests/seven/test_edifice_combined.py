"""Edifice together with other expansions (docs/rules/edifice.md, Combination with other expansions)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven import options as seven_options
from mirabilia.games.seven.data import EXPANSIONS
from mirabilia.games.seven.edifice.view import EdificeView
from mirabilia.games.seven.lookup import PIECE_IDS
from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.printed import EDITIONS
from tests.seven.projects import AGES, MASON, completed, debts, failed, first, halfway, laid, pawn
from tests.seven.scenario import (
    choose,
    city,
    coins,
    events,
    legal,
    new_game,
    pending_choice,
    plain,
    scores,
    table,
    turn,
    ways,
)

BOTH = pytest.mark.parametrize("edition", [1, 2])
LEADERS: dict[str, Any] = {"expansions": ["leaders", "edifice"]}
CITIES: dict[str, Any] = {"expansions": ["cities", "edifice"]}
ALL: dict[str, Any] = {"expansions": list(EXPANSIONS)}


def own(state: State, field: str, seat: int = 0) -> Any:
    return plain(getattr(state.view(None).cities[seat], field))


def can_join(state: State) -> bool:
    return any(words.startswith("join") for words in legal(state))


# Armada


@rule("EDIF-123")
@pytest.mark.parametrize("expansions", [["armada"], ["armada", "edifice"]])
def test_armada_is_out_of_scope(expansions: list[str]) -> None:
    with pytest.raises(ValueError, match="armada"):
        new_game(expansions=expansions)


@rule("EDIF-123")
def test_a_stage_allows_taking_part_and_nothing_else() -> None:
    """Of the moves with a Temple only these two build a stage."""
    cities = {0: city(MASON, board="rhodes", coins=9)}
    state = halfway(age=2, options=ALL, edifices=laid("auction_house 2"), hands={0: "temple"}, cities=cities)
    words = {words for words in legal(state) if "temple" in words and not words.startswith(("sell", "build"))}
    assert words == {"stage temple", "join temple bank 2"}


# Leaders


def recruiting(edifice: str, cards: str = MASON, board: str = "rhodes", edition: int = 2, others: Any = None) -> State:
    """The Recruitment before the Age of an Edifice; seat 0 alone holds leaders, and has 20 coins."""
    cities = {0: city(cards, board=board, held_leaders="nero midas", coins=20), **(others or {})}
    return table(
        age=AGES[edifice.split()[0]],
        turn=-1,
        phase="recruitment",
        commits=[None, "none", "none"],
        options={"edition": edition, **LEADERS},
        edifices=laid(edifice),
        cities=cities,
    )


@rule("EDIF-124")
@BOTH
@pytest.mark.parametrize(("edifice", "cost", "reward"), [("auction_house", 2, 7), ("gold_reserves", 3, 15)])
def test_a_stage_with_a_leader_joins_the_edifice_of_the_age_that_begins(
    edition: int, edifice: str, cost: int, reward: int
) -> None:
    state = recruiting(f"{edifice} 1", edition=edition)
    assert ways(state, 0, "join midas") == {(0, 0, cost)}
    facts = turn(state, {0: f"join midas bank {cost}"})
    assert events(facts, "joined") == [{"event": "joined", "seat": 0, "edifice": edifice}]
    assert events(facts, "edifice_built") == [{"event": "edifice_built", "edifice": edifice}]
    assert own(state, "pawns") == pawn(edifice)
    assert coins(state)[0] == 20 - cost + reward
    assert (state.age, state.turn) == (AGES[edifice], 0)


@rule("EDIF-124")
def test_a_stage_with_a_leader_in_age_one() -> None:
    """Ur needs 1 stone and 1 ore, which Giza and Carthage sell for 2 coins each; the Money Changer costs 1."""
    others = {1: city(board="giza"), 2: city(board="carthage")}
    state = recruiting("money_changer 1", "", "ur", others=others)
    turn(state, {0: "join midas left 2 right 2 bank 1"})
    assert own(state, "pawns") == [1, 0, 0]
    assert coins(state) == [20 - 2 - 2 - 1 + 4, 6 + 2, 6 + 2]


@rule("EDIF-018", "EDIF-124")
def test_taking_part_in_the_recruitment_uses_the_right_of_the_age_up() -> None:
    """Alexandria builds its second stage (2 ore) on the first turn; the Auction House has a pawn left."""
    cards = "stone_pit timber_yard ore_vein clay_pit"
    state = recruiting("auction_house 2", cards, "alexandria")
    turn(state, {0: "join midas bank 2"})
    assert (state.turn, EdificeView.of(state.view(None)).edifices[1].pawns) == (0, 1)
    assert first(state, 0, "stage")
    assert not can_join(state)


@rule("EDIF-018", "EDIF-028", "EDIF-124")
@BOTH
def test_with_leaders_too_everybody_may_take_part_again_in_the_next_age(edition: int) -> None:
    """Alexandria builds 2 stone on the last turn of Age I, 2 ore in the Recruitment of Age II."""
    cards = "stone_pit timber_yard ore_vein clay_pit"
    cities = {0: city(cards, board="alexandria", coins=9, held_leaders="nero midas")}
    edifices = laid("belvedere 2", "auction_house 2")
    state = table(turn=5, options={"edition": edition, **LEADERS}, edifices=edifices, cities=cities)
    turn(state, {0: first(state, 0, "join")})
    assert (state.age, state.turn, own(state, "pawns")) == (2, -1, [1, 0, 0])
    assert first(state, 0, "stage midas")
    assert can_join(state)


@rule("EDIF-128")
@pytest.mark.parametrize(("own_coins", "expected"), [(0, set()), (1, {(0, 0, 1)})])
def test_imhotep_saves_a_resource_and_no_coin(own_coins: int, expected: set[tuple[int, int, int]]) -> None:
    """Rhodes needs 2 wood and has one; Imhotep spares the other, the Belvedere still costs 1 coin."""
    cities = {0: city("lumber_yard", board="rhodes", leaders="imhotep", coins=own_coins)}
    state = halfway(options=LEADERS, edifices=laid("belvedere 2"), hands={0: "altar"}, cities=cities)
    assert ways(state, 0, "stage altar") == {(0, 0, 0)}
    assert ways(state, 0, "join altar") == expected


# Cities


def losing(words: str) -> State:
    """The last turn of Age I: seat 1 makes the others lose a coin, seat 0 has 2 coins, the Money Changer fails."""
    cities = {0: city(coins=2), 1: city(pawns=pawn("money_changer")), 2: city(coins=3)}
    hands = {0: "altar", 1: "hideout"}
    edifices = laid("money_changer 1")
    state = table(turn=6, options=CITIES, edifices=edifices, hands=hands, cities=cities)
    facts = turn(state, {0: "build altar", 1: "build hideout"})
    assert pending_choice(state) == ("coin_loss", 0)
    assert not events(facts, "edifice_failed")
    choose(state, words)
    assert pending_choice(state) == ("coin_loss", 2)
    choose(state, "pay 1 debt 0")
    return state


@rule("EDIF-125")
def test_losses_come_before_the_failure() -> None:
    """Who pays the lost coin cannot pay the penalty of 2 any more; who takes it as debt can."""
    paid = losing("pay 1 debt 0")
    assert (coins(paid)[0], own(paid, "debt"), debts(paid)[0]) == (1, 0, [1, 0, 0])
    owed = losing("pay 0 debt 1")
    assert (coins(owed)[0], own(owed, "debt"), debts(owed)[0]) == (0, 1, [0, 0, 0])
    assert coins(owed)[2] == 3 + 3 - 1 - 2


@rule("EDIF-126")
@pytest.mark.parametrize(("own_coins", "left", "debt"), [(1, 1, 1), (2, 0, 0), (5, 3, 0)])
def test_a_coin_penalty_is_no_loss_of_cities(own_coins: int, left: int, debt: int) -> None:
    """It is paid in full or becomes an Edifice debt token; nobody is asked, and no Cities debt is taken."""
    edifices = laid("money_changer 1")
    cities = {0: city(coins=own_coins)}
    state = table(turn=6, options=CITIES, edifices=edifices, hands={0: "altar"}, cities=cities)
    facts = turn(state, {0: "build altar"})
    assert pending_choice(state) is None
    assert not events(facts, "must_lose")
    assert (coins(state)[0], own(state, "debt"), debts(state)[0]) == (left, 0, [debt, 0, 0])
    assert scores(state)["edifice"] == -2 * debt
    assert scores(state)["treasury"] == left // 3


@rule("EDIF-127")
@pytest.mark.parametrize(("own_coins", "expected"), [(1, set()), (2, {(0, 0, 2)})])
def test_the_architect_cabinet_waives_no_coins(own_coins: int, expected: set[tuple[int, int, int]]) -> None:
    cities = {0: city("architect_cabinet", board="rhodes", coins=own_coins)}
    state = halfway(age=2, options=CITIES, edifices=laid("auction_house 2"), hands={0: "temple"}, cities=cities)
    assert ways(state, 0, "stage temple") == {(0, 0, 0)}
    assert ways(state, 0, "join temple") == expected


# Victory tokens


@rule("EDIF-129")
@pytest.mark.parametrize(("edifice", "pawns"), [("outpost", 1), ("outpost", 2), ("staging_camp", 1)])
def test_nero_is_paid_for_tokens_of_edifices(edifice: str, pawns: int) -> None:
    state = completed(edifice, city(leaders="nero"), pawns, LEADERS)
    assert coins(state)[0] == 6 + 3 + 2 * pawns


@rule("EDIF-129")
def test_nero_is_paid_for_the_military_school() -> None:
    state = completed("military_school", city(leaders="nero"), options={"edition": 1, **LEADERS})
    assert coins(state)[0] == 6 + 3 + 2


@rule("EDIF-129")
def test_alexander_and_gorgo_count_tokens_of_edifices() -> None:
    """A token of 3 from a conflict and one of the Outpost: 1 point each, and a pair that scores 3 more."""
    options = {"expansions": ["leaders", "edifice"], "leader_decks": ["expert"]}
    fields: dict[str, Any] = {"victories": [0, 1, 0]}
    assert scores(completed("outpost", city(leaders="alexander", **fields), options=options))["leaders"] == 2
    assert scores(completed("outpost", city(leaders="gorgo", **fields), options=options))["leaders"] == 3


@rule("EDIF-129")
def test_slave_market_and_mourners_guild_count_tokens_of_edifices() -> None:
    """Seats 0 and 1 have a token of the Military School; seat 2 mourns both."""
    mourner = city("mourners_guild")
    state = completed("military_school", city("slave_market"), options=CITIES, others={2: mourner})
    assert scores(state)["black"] == 1
    assert scores(state, 2)["purple"] == 2


@rule("EDIF-129")
def test_the_slave_market_pays_for_tokens_of_edifices() -> None:
    own_city = city("foundry sawmill", coins=0, victories=[0, 0, 1])
    hands = {2: "palace slave_market"}
    state = completed("military_school", own_city, options=CITIES, hands=hands)
    before = coins(state)[0]
    assert "slave_market" in state.own(0).hand
    turn(state, {0: "build slave_market"})
    assert coins(state)[0] == before + 2


@rule("EDIF-129")
def test_the_sepulcher_counts_tokens_of_edifices() -> None:
    """On the turn of the Staging Camp: seat 2 makes seats 0 and 1 lose a coin for their new token."""
    goods = city("stone_pit glassworks_1 loom_1")
    state = halfway(
        age=2,
        options=CITIES,
        edifices=laid("staging_camp 1"),
        hands={2: "sepulcher"},
        cities={0: city(pawns=pawn("staging_camp")), 1: city(MASON, board="rhodes", coins=6), 2: goods},
    )
    facts = turn(state, {1: first(state, 1, "join"), 2: "build sepulcher"})
    losses = [(fact["seat"], fact["coins"]) for fact in events(facts, "must_lose")]
    assert losses == [(0, 1), (1, 1)]


# Not in the box


@rule("EDIF-130")
@pytest.mark.parametrize("players", [2, 8])
@pytest.mark.parametrize("expansions", [["edifice"], ["cities", "edifice"], ["leaders", "cities", "edifice"]])
def test_not_offered_for_two_or_eight(players: int, expansions: list[str]) -> None:
    with pytest.raises(ValueError, match=r"Edifice is for 3 to 7 players|8 players need"):
        new_game(players, expansions=expansions)


@rule("EDIF-131")
@BOTH
def test_no_engineers_guild(edition: int) -> None:
    catalogue = EDITIONS[2 if edition == 2 else 1]
    assert not [guild.id for guild in catalogue.guilds if "edifice" in (guild.expansion, *guild.needs)]
    for expansions in ([], list(EXPANSIONS)):
        plain, edifice = (
            seven_options.supply(seven_options.checked(7, {"edition": edition, "expansions": more}))
            for more in ([one for one in expansions if one != "edifice"], [*expansions])
        )
        names = {PIECE_IDS[piece] for piece in edifice.guilds}
        assert names == {PIECE_IDS[piece] for piece in plain.guilds}
        assert "engineers_guild" not in names


@rule("EDIF-126")
def test_edifice_debt_stands_apart_from_cities_debt() -> None:
    state = failed("belvedere", city(debt=4, coins=0), CITIES, turns=7)
    assert own(state, "debt") == 4
    assert own(state, "edifice_debts") == [{"value": -2, "number": 1}]
    assert scores(state)["treasury"] == 1 - 4
    assert scores(state)["edifice"] == -2
