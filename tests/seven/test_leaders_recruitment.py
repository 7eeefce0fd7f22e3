"""Leader cards, setup and the Recruitment at the start of every Age (LEAD-002 to LEAD-012, LEAD-017 to LEAD-032)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mirabilia.core.contract import IllegalMove, SnapshotError
from mirabilia.core.describe import LANGUAGES, Texts
from mirabilia.games.seven.data import EXPANSIONS
from mirabilia.games.seven.leaders.view import HeldLeader, LeadersCity, LeadersOwn
from mirabilia.games.seven.lookup import CATALOGUES
from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.printed import EDITIONS
from tests.seven.recruiting import in_play, leaders, leaders_in_hand, recruitment
from tests.seven.scenario import (
    choose,
    city,
    coins,
    commit,
    events,
    events_seen,
    known_discards,
    legal,
    new_game,
    pending_choice,
    scores,
    table,
    turn,
    under,
    ways,
)

BOTH_EDITIONS = pytest.mark.parametrize("edition", [1, 2])
EVERY_AGE = pytest.mark.parametrize("age", [1, 2, 3])
RESOURCES = "lumber_yard stone_pit clay_pool ore_vein loom_1 glassworks_1 press_1"
WHITE = """phidias praxiteles nebuchadnezzar varro pericles hypatia hiram justinian plato hannibal caesar euclid
ptolemy pythagoras"""
EXPERT, CITIES = 15, 6


def pool(state: State) -> list[str]:
    """All leaders of a game in which nobody has chosen yet."""
    box: list[str] = state.snapshot()["leader_box"]
    return box + [name for part in state.snapshot()["cities"] for name in part["hand"]]


# Components and setup.


@rule("LEAD-002")
@BOTH_EDITIONS
def test_most_points_win_and_coins_break_a_tie(edition: int) -> None:
    state = table(
        age=3,
        turn=5,
        options=leaders(edition),
        cities={0: city(coins=0, leaders="cleopatra"), 1: city(coins=12, leaders="sappho"), 2: city(coins=9)},
    )
    turn(state)
    result = state.result()
    assert result is not None
    assert [sheet["total"] for sheet in result.scores] == [6, 7, 4]
    assert result.ranks == (2, 1, 3)

    state = table(
        age=3,
        turn=5,
        options=leaders(edition),
        cities={0: city(coins=3, leaders="cleopatra"), 1: city(coins=12, leaders="sappho"), 2: city(coins=9)},
    )
    turn(state)
    result = state.result()
    assert result is not None
    assert [sheet["total"] for sheet in result.scores] == [7, 7, 4]
    assert result.ranks == (2, 1, 3)


@rule("LEAD-003")
@pytest.mark.parametrize(("board", "edition"), [("roma", 1), ("roma", 2), ("abu_simbel", 2)])
def test_boards_of_leaders_need_leaders(board: str, edition: int) -> None:
    wonders = [board, "giza", "rhodes"]
    others = [name for name in EXPANSIONS if name != "leaders"]
    with pytest.raises(ValueError, match="needs the expansion Leaders"):
        new_game(edition=edition, wonders=wonders, expansions=others)
    state = new_game(edition=edition, wonders=wonders, sides="day", expansions=["leaders"])
    assert state.view(None).cities[0].board == board
    with pytest.raises(SnapshotError, match="no board"):
        table(options={"edition": edition}, cities={0: city(board=board)})


@rule("LEAD-003")
def test_boards_of_leaders_are_dealt_with_leaders_only() -> None:
    def dealt(**options: Any) -> set[str | None]:
        games = [new_game(7, seed, sides="day", **options) for seed in range(12)]
        return {part.board for state in games for part in state.view(None).cities}

    assert not dealt() & {"roma", "abu_simbel"}
    assert dealt(expansions=["leaders"]) >= {"roma", "abu_simbel"}


@rule("LEAD-004")
def test_leaders_are_no_age_cards() -> None:
    state = new_game(sides="day", **leaders())
    decks = {name for deck in state.snapshot()["decks"].values() for name in deck}
    assert not decks & {leader.id for leader in CATALOGUES[2].leaders}
    with pytest.raises(SnapshotError, match="nero is a leader, not a card"):
        table(options=leaders(), hands={0: "nero"})
    with pytest.raises(SnapshotError, match="nero is a leader, not a card"):
        table(age=2, options=leaders(), cities={0: city("nero")})


@rule("LEAD-004")
def test_everybody_can_tell_leaders_in_hand_from_age_cards() -> None:
    state = table(age=2, turn=3, options=leaders(), cities={1: city(held_leaders="nero midas")})
    shown = state.view(0).cities[1]
    assert (shown.hand, LeadersCity.of(shown).leaders_in_hand) == (4, 2)
    assert not any("nero" in words or "midas" in words for words in legal(state, 1))


@rule("LEAD-005")
@BOTH_EDITIONS
def test_leaders_are_paid_in_coins_and_never_in_resources(edition: int) -> None:
    def offered(coins: int) -> State:
        own = city(RESOURCES, coins=coins, held_leaders="nefertiti pericles", board="olympia")
        return recruitment({0: own}, age=2, options=leaders(edition))

    assert not any(words.startswith("recruit") for words in legal(offered(2)))
    assert ways(offered(6), 0, "recruit nefertiti") == {(0, 0, 3)}
    assert ways(offered(6), 0, "recruit pericles") == {(0, 0, 6)}
    with pytest.raises(IllegalMove):
        commit(offered(6), 0, "recruit nefertiti bank 2")


@rule("LEAD-006")
def test_cities_leaders_need_cities_and_leaders() -> None:
    six = {leader.id for leader in CATALOGUES[2].leaders if leader.deck == "cities"}
    assert len(six) == CITIES
    with pytest.raises(ValueError, match="need the expansion Cities"):
        new_game(expansions=["leaders"], leader_decks=["cities"])
    with pytest.raises(ValueError, match="need the expansion Leaders"):
        new_game(expansions=["cities"], leader_decks=["cities"])
    assert not six & set(pool(new_game(7, sides="day", **leaders(leader_decks=["expert"]))))
    assert six <= set(pool(new_game(sides="day", **leaders(2, "cities", leader_decks=["cities"]))))
    with pytest.raises(SnapshotError, match="not in a game with these players and options"):
        table(options=leaders(), cities={0: city(leaders="darius")})


@rule("LEAD-007")
def test_coins_are_a_total_value() -> None:
    assert EDITIONS[2].components["leaders_2"].coins_of_6 == 18
    state = recruitment({0: city(held_leaders="pericles"), 1: city(coins=1, held_leaders="croesus")})
    turn(state, {0: "recruit pericles bank 6", 1: "recruit croesus bank 1"})
    assert coins(state) == [0, 6, 6]
    assert [scores(state, seat)["treasury"] for seat in range(3)] == [0, 2, 2]


@rule("LEAD-008")
@pytest.mark.parametrize("language", LANGUAGES)
def test_score_sheet_and_effects_of_leaders_are_explained(language: str) -> None:
    state = table(options=leaders(2, "cities"))
    texts = Texts(language)
    assert {"leaders", "black"} <= set(scores(state))
    assert all(texts.has(f"seven-category-{line}") for line in scores(state))
    for catalogue in CATALOGUES.values():
        boards = [board for board in catalogue.boards if board.expansion == "leaders"]
        stages = [stage for board in boards for side in (board.day, board.night) for stage in side.stages]
        rows = [*(leader.effects for leader in catalogue.leaders), *(stage.effects for stage in stages)]
        kinds = {msgspec.to_builtins(effect)["effect"] for row in rows for effect in row}
        assert {"recruit_leader", "free_leaders"} <= kinds
        assert all(texts.has(f"seven-effect-{kind.replace('_', '-')}") for kind in kinds)


@rule("LEAD-009", "LEAD-023")
def test_leaders_have_no_colour_that_counts() -> None:
    guilds = "workers_guild craftsmens_guild traders_guild philosophers_guild spies_guild magistrates_guild"
    state = table(
        age=3,
        turn=1,
        hands={0: "lighthouse"},
        options=leaders(),
        cities={0: city(f"{guilds} caravansery"), 1: city(leaders=WHITE)},
    )
    assert scores(state)["purple"] == 0
    assert scores(state, 1)["leaders"] == 0
    assert not any(state.view(None).cities[1].cards.values())
    turn(state, {0: "chain lighthouse"})  # 1 coin for each yellow card: it and the Caravansery
    assert coins(state)[0] == 6 + 2


@rule("LEAD-009")
def test_leaders_are_no_colour_for_archives() -> None:
    failed = [{"edifice": name, "pawns": 2, "state": "failed"} for name in ("belvedere", "factory")]
    state = table(
        age=3,
        turn=5,
        options=leaders(2, "edifice"),
        cities={0: city("altar baths stockade", leaders="sappho hannibal euclid", pawns=[0, 0, 1])},
        edifices=[*failed, {"edifice": "archives", "pawns": 0, "state": "built"}],
    )
    assert scores(state)["edifice"] == 2


@rule("LEAD-010")
@pytest.mark.parametrize("players", range(2, 8))
@BOTH_EDITIONS
def test_six_coins_and_everything_else_as_usual(players: int, edition: int) -> None:
    state = new_game(players, sides="day", **leaders(edition))
    usual = new_game(players, sides="day", edition=edition)
    assert coins(state) == [6] * max(3, players)
    assert coins(usual) == [3] * max(3, players)
    for _ in range(4):
        turn(state)
    view, expected = state.view(None), usual.view(None)
    for key in ("age", "turn", "turns", "phase", "direction", "discard", "free_city"):
        assert getattr(view, key) == getattr(expected, key)
    for part, other in zip(view.cities, expected.cities, strict=True):
        assert (part.hand, part.cards) == (other.hand, other.cards)
        assert (part.shields, part.victories) == (0, (0, 0, 0))


@rule("LEAD-012")
def test_standard_leaders_alone_unless_experts_are_wanted() -> None:
    decks = {leader.id: leader.deck for leader in CATALOGUES[2].leaders}
    plain = pool(new_game(sides="day", expansions=["leaders"]))
    assert {decks[name] for name in plain} == {"standard"}
    more = pool(new_game(sides="day", expansions=["leaders"], leader_decks=["expert"]))
    assert set(more) - set(plain) == {name for name, deck in decks.items() if deck == "expert"}
    assert (len(plain), len(more)) == (34, 34 + EXPERT)


# Choosing a leader.


@rule("LEAD-017")
@EVERY_AGE
def test_every_age_begins_with_a_recruitment(age: int) -> None:
    if age == 1:
        state = new_game(sides="day", **leaders())
        for _ in range(3):
            turn(state)
    else:
        cities = {seat: city(held_leaders=name) for seat, name in enumerate(("nero", "midas", "plato"))}
        state = table(age=age - 1, turn=5, options=leaders(), cities=cities)
        turn(state)
    view = state.view(None)
    assert (view.age, view.phase, state.to_act()) == (age, "recruitment", (0, 1, 2))
    assert {"event": "recruitment_begun", "age": age} in events_seen(state)
    assert [part.hand for part in view.cities] == [0, 0, 0]
    turn(state)
    assert (state.view(None).phase, state.view(None).turn) == ("turn", 1)
    assert [part.hand for part in state.view(None).cities] == [7, 7, 7]


@rule("LEAD-017")
def test_chosen_leader_lies_face_down_until_all_have_chosen() -> None:
    holders = {0: city(held_leaders="nero sappho"), 1: city(held_leaders="midas"), 2: city(held_leaders="plato")}
    one, other = recruitment(holders), recruitment(holders)
    commit(one, 0, "recruit nero bank 1")
    commit(other, 0, "recruit sappho bank 1")
    for viewer in (1, 2, None):
        assert one.view(viewer) == other.view(viewer)
        assert events_seen(one, viewer) == events_seen(other, viewer) == [{"event": "committed", "seat": 0}]
    assert coins(one) == [6, 6, 6]
    turn(one)
    assert in_play(one) == ["nero"]


@rule("LEAD-018")
def test_three_ways_to_use_a_leader() -> None:
    state = recruitment({0: city("lumber_yard timber_yard", held_leaders="nero sappho")}, age=2)
    uses = ["sell nero", "recruit nero bank 1", "stage nero", "sell sappho", "recruit sappho bank 1", "stage sappho"]
    assert set(legal(state)) == set(uses)
    for use in uses[:3]:
        after = state.copy()
        turn(after, {0: use})
        own = after.snapshot()["cities"][0]
        assert leaders_in_hand(after) == ["sappho"]
        assert [len(own[key]) for key in ("leaders", "stages", "spent_leaders")] == [
            int(use.startswith(verb)) for verb in ("recruit", "stage", "sell")
        ]


@rule("LEAD-019")
@BOTH_EDITIONS
def test_recruited_leader_is_shown_and_paid_to_the_bank(edition: int) -> None:
    state = recruitment({0: city(held_leaders="caesar nero")}, options=leaders(edition))
    before = state.view(1).cities[0]
    assert (LeadersCity.of(before).leaders, before.shields) == ((), 0)
    facts = turn(state, {0: "recruit caesar bank 5"})
    assert {"event": "recruited", "seat": 0, "leader": "caesar"} in facts
    assert coins(state) == [1, 6, 6]
    after = state.view(1).cities[0]
    assert (LeadersCity.of(after).leaders, after.shields, LeadersCity.of(after).leaders_in_hand) == (("caesar",), 2, 1)


@rule("LEAD-020", "LEAD-021")
@pytest.mark.parametrize(("age", "cost"), [(1, 1), (2, 2), (3, 3)])
def test_age_cost(age: int, cost: int) -> None:
    options = leaders(2, "cities", leader_decks=["expert", "cities"])
    for name in ("nitocris", "aganice", "phryne", "cornelia", "eurypyle", "theano", "makeda", "cynisca", "arsinoe"):
        state = recruitment({0: city(held_leaders=name)}, age=age, options=options)
        assert LeadersOwn.of(state.own(0)).leaders == (HeldLeader(name, cost),)
        assert ways(state, 0, f"recruit {name}") == {(0, 0, cost)}
    state = recruitment({0: city(held_leaders="makeda")}, age=age, options=options)
    turn(state, {0: f"recruit makeda bank {cost}"})
    assert coins(state)[0] == 6 - cost
    poor = recruitment({0: city(coins=cost - 1, held_leaders="makeda")}, age=age, options=options)
    assert legal(poor) == ["sell makeda"]


@rule("LEAD-022")
def test_overview_counts_shields_and_symbols_of_leaders_with_those_of_cards() -> None:
    own = city("stockade apothecary", leaders="hannibal caesar euclid ptolemy pythagoras")
    shown = table(age=2, options=leaders(), cities={0: own}).view(1).cities[0]
    assert shown.shields == 1 + 1 + 2
    assert shown.symbols == {"compass": 2, "gear": 1, "tablet": 1}
    assert LeadersCity.of(shown).leaders == ("hannibal", "caesar", "euclid", "ptolemy", "pythagoras")
    assert (shown.cards["red"], shown.cards["green"]) == (("stockade",), ("apothecary",))


@rule("LEAD-023")
@pytest.mark.parametrize(
    ("leader", "card"),
    [
        ("hannibal", "walls"),
        ("caesar", "walls"),
        ("euclid", "library"),
        ("ptolemy", "library"),
        ("pythagoras", "library"),
    ],
)
def test_shields_and_symbols_do_not_make_a_leader_red_or_green(leader: str, card: str) -> None:
    own = city(board="olympia", stages=2, coins=0, leaders=leader)  # the first card of every colour is free
    state = table(age=2, options=leaders(), hands={0: card}, cities={0: own})
    assert f"free {card}" in legal(state)


# The three ways.


@rule("LEAD-024")
@BOTH_EDITIONS
@pytest.mark.parametrize("seat", [0, 1])
def test_leader_under_a_stage(edition: int, seat: int) -> None:
    own = city("lumber_yard", coins=2, board="ephesus", stages=1, held_leaders="cleopatra nero")
    state = recruitment({seat: own, seat + 1: city("timber_yard")}, age=2, options=leaders(edition))
    assert ways(state, seat, "stage cleopatra") == {(2, 0, 0)}
    facts = turn(state, {seat: "stage cleopatra left 2"})
    assert (coins(state)[seat], coins(state)[seat + 1]) == (2 - 2 + 9, 6 + 2)
    assert state.view(None).cities[seat].stages[1].built
    assert in_play(state, seat) == []
    assert scores(state, seat)["leaders"] == 0
    assert leaders_in_hand(state, seat) == ["nero"]
    assert events(facts, "staged") == [{"event": "staged", "seat": seat, "board": "ephesus", "stage": 2}]


@rule("LEAD-024")
@pytest.mark.parametrize("seat", [0, 1])
def test_leader_under_a_stage_is_known_to_its_owner_alone(seat: int) -> None:
    own = city("lumber_yard timber_yard", board="ephesus", stages=1, held_leaders="cleopatra")
    state = recruitment({seat: own}, age=2)
    turn(state, {seat: "stage cleopatra"})
    assert [under(state, viewer, seat, 2) for viewer in (seat, 1 - seat, None)] == [
        "cleopatra",
        None,
        None,
    ]


@rule("LEAD-024")
def test_stage_with_a_leader_must_be_payable_and_the_next_one() -> None:
    poor = recruitment({0: city("lumber_yard", coins=1, held_leaders="nero"), 1: city("timber_yard")}, age=2)
    assert legal(poor) == ["sell nero", "recruit nero bank 1"]
    complete = recruitment({0: city("lumber_yard timber_yard", stages=3, held_leaders="nero")}, age=2)
    assert legal(complete) == ["sell nero", "recruit nero bank 1"]


@rule("LEAD-025")
@BOTH_EDITIONS
def test_sold_leader_brings_three_coins(edition: int) -> None:
    state = recruitment({0: city(coins=0, held_leaders="pericles")}, options=leaders(edition))
    facts = turn(state, {0: "sell pericles"})
    assert {"event": "gained", "seat": 0, "coins": 3, "source": "sale"} in facts
    assert {"event": "sold_leader", "seat": 0} in facts
    assert coins(state) == [3, 6, 6]
    assert (in_play(state), leaders_in_hand(state), scores(state)["leaders"]) == ([], [], 0)
    assert not any("pericles" in str(state.view(viewer)) for viewer in (1, 2, None))


@rule("LEAD-026")
@pytest.mark.parametrize(("age", "direction", "step"), [(1, "left", 1), (2, "right", -1), (3, "left", 1)])
def test_cards_pass_as_usual_after_the_recruitment(age: int, direction: str, step: int) -> None:
    state = recruitment(
        {seat: city(held_leaders=name) for seat, name in enumerate(("nero", "plato", "midas"))}, age=age
    )
    turn(state)
    dealt = [state.own(seat).hand for seat in range(3)]
    assert [len(hand) for hand in dealt] == [7, 7, 7]
    facts = turn(state)
    assert {"event": "passed", "direction": direction} in facts
    for seat in range(3):
        assert state.own((seat + step) % 3).hand == dealt[seat][1:]


@rule("LEAD-027")
def test_leaders_not_used_wait_face_down_for_the_next_ages() -> None:
    state = recruitment({0: city(held_leaders="nero sappho midas plato")})
    turn(state, {0: "recruit nero bank 1"})
    for _ in range(6):
        assert leaders_in_hand(state) == ["sappho", "midas", "plato"]
        assert LeadersCity.of(state.view(1).cities[0]).leaders_in_hand == 3
        assert not any(name in str(state.view(1)) for name in ("sappho", "midas", "plato"))
        turn(state)
    assert (state.view(None).age, state.view(None).phase) == (2, "recruitment")
    assert {words.split()[1] for words in legal(state)} == {"sappho", "midas", "plato"}


@rule("LEAD-028")
def test_coins_of_the_same_phase_come_too_late() -> None:
    state = recruitment(
        {
            0: city("lumber_yard", coins=2, held_leaders="nefertiti"),
            1: city("timber_yard", held_leaders="nero", board="giza"),
            2: city(coins=2, held_leaders="croesus"),
        },
        age=2,
    )
    commit(state, 1, "stage nero right 2")
    commit(state, 2, "recruit croesus bank 1")
    assert not any(words.startswith("recruit") for words in legal(state, 0))
    commit(state, 0, "sell nefertiti")
    assert coins(state) == [2 + 2 + 3, 6 - 2, 2 - 1 + 6]


@rule("LEAD-029")
def test_effects_once_a_turn_work_in_the_recruitment_and_again_on_the_first_turn() -> None:
    own = city("stockade", coins=0, leaders="berenice nero", held_leaders="sappho")
    state = table(age=1, turn=5, options=leaders(leader_decks=["expert"]), cities={0: own})
    turn(state)
    assert coins(state)[0] == 4 + 2 + 2 + 1  # a card sold, and two victories
    turn(state, {0: "sell sappho"})
    assert coins(state)[0] == 9 + 4
    turn(state)
    assert coins(state)[0] == 13 + 4


@rule("LEAD-029")
def test_bilkis_sells_one_unit_in_the_recruitment_and_one_on_the_first_turn() -> None:
    own = city("lumber_yard clay_pool loom_1", coins=2, leaders="bilkis", held_leaders="sappho")
    state = recruitment({0: own}, age=2)
    assert ways(state, 0, "stage sappho") == {(0, 0, 1)}  # 2 wood
    turn(state, {0: "stage sappho bank 1"})
    card = state.own(0).hand[0]
    assert ways(state, 0, f"stage {card}") == {(0, 0, 1)}  # 2 clay and 1 cloth
    turn(state, {0: f"stage {card} bank 1"})
    assert coins(state)[0] == 0


@rule("LEAD-029")
def test_end_of_the_turn_comes_before_the_first_cards() -> None:
    own = city("lumber_yard timber_yard", leaders="octavia", held_leaders="sappho")
    options = leaders(2, "cities", leader_decks=["cities"])
    state = recruitment({0: own, 1: city(held_leaders="solomon")}, age=2, options=options, discard="altar")
    turn(state, {0: "stage sappho", 1: "recruit solomon bank 3"})
    assert pending_choice(state) == ("revival", 1)
    choose(state, "revive altar")
    assert pending_choice(state) == ("coin_loss", 1)
    choose(state, "pay 1 debt 0")
    assert pending_choice(state) == ("coin_loss", 2)
    choose(state, "pay 0 debt 1")
    assert pending_choice(state) is None
    assert (state.view(None).phase, state.view(None).turn) == ("turn", 1)
    assert coins(state) == [6 + 2, 6 - 3 - 1, 6]


@rule("LEAD-030")
def test_sold_leaders_never_lie_in_the_discard_pile() -> None:
    state = recruitment(
        {
            0: city(held_leaders="solomon"),
            1: city(held_leaders="nero"),
            2: city("clay_pool clay_pit", board="halicarnassus", side="night"),
        },
        age=2,
        discard="altar stockade",
    )
    turn(state, {0: "recruit solomon bank 3", 1: "sell nero"})
    assert pending_choice(state) == ("revival", 0)
    assert legal(state, 0) == ["revive altar", "revive stockade", "decline"]
    assert (state.view(0).discard.number, known_discards(state, 0)) == (2, ["altar", "stockade"])
    choose(state, "revive altar")
    sold = state.own(2).hand[0]
    turn(state, {2: f"stage {sold}"})
    assert pending_choice(state) == ("revival", 2)
    assert not any("nero" in words for words in legal(state, 2))
    assert state.view(2).discard.number == 3  # the Stockade and two cards sold


# Age III.


@rule("LEAD-031")
@pytest.mark.parametrize("use", ["recruit nero bank 1", "stage nero", "sell nero"])
def test_last_leader_goes_back_to_the_box(use: str) -> None:
    own = city("lumber_yard timber_yard", held_leaders="nero cleopatra")
    state = recruitment({0: own}, age=3)
    assert {words.split()[1] for words in legal(state)} == {"nero", "cleopatra"}
    turn(state, {0: use})
    assert leaders_in_hand(state) == []
    assert LeadersCity.of(state.view(1).cities[0]).leaders_in_hand == 0
    assert {"event": "leader_returned", "seat": 0, "leader": "cleopatra"} in events_seen(state, 0)
    assert not any("cleopatra" in f"{state.view(seat)} {events_seen(state, seat)}" for seat in (1, 2, None))
    assert scores(state)["leaders"] == 0
    while state.result() is None:
        turn(state)
    result = state.result()
    assert result is not None
    assert result.scores[0]["leaders"] == 0


@rule("LEAD-031")
def test_leaders_stay_in_hand_in_earlier_ages() -> None:
    state = recruitment({0: city(held_leaders="nero cleopatra sappho")}, age=2)
    turn(state, {0: "sell nero"})
    assert leaders_in_hand(state) == ["cleopatra", "sappho"]


@rule("LEAD-032")
@BOTH_EDITIONS
@pytest.mark.parametrize(("board", "side", "number"), [("roma", "night", 1), ("roma", "day", 0), ("giza", "night", 0)])
def test_roma_night_keeps_the_leader_not_chosen(edition: int, board: str, side: str, number: int) -> None:
    own = city(board=board, side=side, held_leaders="nero cleopatra")
    state = recruitment({0: own}, age=3, options=leaders(edition))
    turn(state, {0: "sell nero"})
    assert leaders_in_hand(state) == ["cleopatra"][:number]
    assert scores(state)["leaders"] == 0
