"""Building Wonders, and what each of them gives (docs/rules/duel.md, Wonders)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.core.contract import Fact, IllegalMove
from mirabilia.games.duel.state import State
from mirabilia.games.duel.views import CityWonder, Offer
from tests.duel.scenario import (
    city,
    coins,
    legal,
    new_game,
    of_kind,
    outcome,
    own,
    pawn,
    play,
    price,
    refusal,
    scores,
    seated,
    structures,
    table,
)
from tests.rules import rule

FREE_PRICES = dict.fromkeys(("wood", "clay", "stone", "glass", "papyrus"), 2)


def wonder_moves(state: State) -> set[str]:
    return {text for text in legal(state) if text.startswith("wonder")}


def drawn_tokens(state: State) -> list[str]:
    """What the Great Library has drawn, as the first player sees it."""
    own_part = state.own(0)
    assert own_part.tokens is not None
    return own_part.tokens


def wonder_of(state: State, seat: int, wonder: str) -> CityWonder:
    return next(entry for entry in own(state, seat).wonders if entry.wonder == wonder)


@rule("DUEL-141")
@pytest.mark.parametrize("card", ["pretorium", "palace"])
def test_the_cost_of_the_wonder_is_paid_and_not_that_of_the_card(card: str) -> None:
    state = table(age=3, accessible=f"{card} study", first=city(coins=8, wonders="pyramids"))
    events = play(state, f"wonder pyramids with {card}")
    assert coins(state, 0) == 0
    assert of_kind(events, "paid") == []
    assert of_kind(events, "traded") == [{"event": "traded", "seat": 0, "coins": 8}]


@rule("DUEL-141")
def test_a_free_card_does_not_make_the_wonder_free() -> None:
    state = table(accessible="theater altar", first=city(coins=7, wonders="pyramids"))
    assert price(state, 0, "pyramids") == 8
    assert "wonder pyramids with theater" not in legal(state)
    assert refusal(state, "wonder pyramids with theater") == {
        "refusal": "short",
        "needed": 8,
        "coins": 7,
        "missing": {"stone": 3, "papyrus": 1},
    }


@rule("DUEL-142", "DUEL-143")
@pytest.mark.parametrize(
    "card", ["lumber_yard", "glassworks", "theater", "workshop", "tavern", "wood_reserve", "guard_tower", "stable"]
)
def test_the_card_under_a_wonder_has_no_effect_and_no_colour(card: str) -> None:
    state = table(accessible=f"{card} altar", first=city(coins=8, wonders="pyramids"))
    play(state, f"wonder pyramids with {card}")
    assert wonder_of(state, 0, "pyramids") == CityWonder("pyramids", built=True, available=False, card=card)
    mine = own(state, 0)
    assert structures(state, 0) == []
    assert (mine.coins, mine.discard_income) == (0, 2)
    assert set(mine.production.values()) == {0}
    assert (mine.symbols, mine.chains, mine.fixed_prices) == ([], [], [])
    assert pawn(state) == 0
    assert own(state, 1).prices == FREE_PRICES
    assert scores(state, 0)["total"] == 9


@rule("DUEL-143")
def test_a_card_under_a_wonder_is_not_in_the_discard_pile_and_cannot_be_revived() -> None:
    first = city(coins=20, wonders="mausoleum pyramids=theater")
    state = table(accessible="altar baths", discard="tavern", first=first)
    play(state, "wonder mausoleum with altar")
    assert state.view(None).discard == ["tavern"]
    assert legal(state) == {"revive tavern"}


@rule("DUEL-143")
def test_a_card_under_a_wonder_counts_for_no_guild() -> None:
    first = city(coins=30, wonders="pyramids=tavern sphinx=wood_reserve")
    state = table(age=3, accessible="merchants_guild", first=first)
    play(state, "build merchants_guild")
    assert coins(state, 0) == 30 - 8
    assert scores(state, 0)["purple"] == 0


@rule("DUEL-144")
def test_any_accessible_card_builds_any_own_unbuilt_wonder_and_no_other() -> None:
    first = city(coins=40, wonders="pyramids sphinx=press colossus great_library=stable")
    state = table(accessible="theater palisade lumber_yard tavern", first=first, second=city(coins=40))
    cards = ("theater", "palisade", "lumber_yard", "tavern")
    assert wonder_moves(state) == {
        f"wonder {wonder} with {card}" for wonder in ("pyramids", "colossus") for card in cards
    }


@rule("DUEL-144")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("wonder circus_maximus with theater", {"refusal": "not_yours", "wonder": "circus_maximus"}),
        ("wonder sphinx with theater", {"refusal": "built_already", "wonder": "sphinx"}),
        ("wonder pyramids with guard_tower", {"refusal": "not_accessible", "card": "guard_tower"}),
    ],
)
def test_another_wonder_a_built_one_or_a_covered_card_is_refused(move: str, reason: Fact) -> None:
    first = city(coins=40, wonders="pyramids sphinx=press")
    second = city(coins=40, wonders="circus_maximus")
    state = table(accessible="theater palisade lumber_yard tavern", first=first, second=second)
    assert refusal(state, move) == reason


@rule("DUEL-145")
@pytest.mark.parametrize("card", ["aqueduct", "barracks", "forum", "glass_blower"])
def test_example_colossus(card: str) -> None:
    accessible = "aqueduct barracks forum glass_blower"
    mine = city(coins=8, wonders="colossus")
    state = table(age=2, active=1, accessible=accessible, last=True, second=mine)
    play(state, f"wonder colossus with {card}")
    assert coins(state, 1) == 0
    assert pawn(state) == -2
    assert wonder_of(state, 1, "colossus") == CityWonder("colossus", built=True, available=False, card=card)


@rule("DUEL-145")
def test_example_colossus_built_from_own_production() -> None:
    mine = city(coins=0, cards="brickyard clay_pool glassworks", wonders="colossus")
    state = table(age=2, accessible="aqueduct walls", last=True, first=mine)
    play(state, "wonder colossus with aqueduct")
    assert coins(state, 0) == 0
    assert pawn(state) == 2


THREE_OF_FIRST = "great_lighthouse=theater temple_of_artemis=altar statue_of_zeus=baths"
THREE_OF_SECOND = "circus_maximus=stable piraeus=garrison appian_way=palisade"


@rule("DUEL-146", "DUEL-148")
def test_example_the_seventh_wonder_sends_the_own_last_one_away() -> None:
    state = table(
        age=2,
        active=1,
        accessible="walls aqueduct barracks",
        last=True,
        first=city(coins=40, wonders=f"{THREE_OF_FIRST} sphinx=tavern"),
        second=city(coins=40, wonders="circus_maximus=stable piraeus=garrison colossus pyramids"),
    )
    assert "wonder pyramids with walls" in legal(state)
    events = play(state, "wonder colossus with walls")
    assert of_kind(events, "wonder_lost") == [{"event": "wonder_lost", "seat": 1, "wonder": "pyramids"}]
    assert wonder_of(state, 1, "pyramids") == CityWonder("pyramids", built=False, available=False)
    assert state.view(None).wonders.built == 7
    play(state, "discard aqueduct")
    assert state.to_act() == (1,)
    assert wonder_moves(state) == set()
    assert refusal(state, "wonder pyramids with barracks") == {"refusal": "wonders_complete", "number": 7}
    assert scores(state, 1)["wonders"] == 3 + 2 + 3


@rule("DUEL-146", "DUEL-147")
@pytest.mark.parametrize(
    ("seat", "seventh", "leaves", "left"), [(0, "sphinx", "hanging_gardens", 34), (1, "hanging_gardens", "sphinx", 40)]
)
def test_the_wonder_that_leaves_may_be_the_opponents_and_the_seventh_keeps_its_effect(
    seat: int, seventh: str, leaves: str, left: int
) -> None:
    state = table(
        age=2,
        active=seat,
        accessible="walls aqueduct barracks",
        last=True,
        first=city(coins=40, wonders=f"{THREE_OF_FIRST} sphinx"),
        second=city(coins=40, wonders=f"{THREE_OF_SECOND} hanging_gardens"),
    )
    events = play(state, f"wonder {seventh} with walls")
    assert of_kind(events, "wonder_lost") == [{"event": "wonder_lost", "seat": 1 - seat, "wonder": leaves}]
    assert coins(state, seat) == left
    assert state.to_act() == (seat,)
    play(state, "discard aqueduct")
    assert state.to_act() == (1 - seat,)
    assert wonder_moves(state) == set()


@rule("DUEL-146")
def test_the_sixth_wonder_sends_nothing_away() -> None:
    state = table(
        age=2,
        accessible="walls aqueduct barracks",
        last=True,
        first=city(coins=40, wonders=f"{THREE_OF_FIRST} pyramids"),
        second=city(coins=40, wonders="circus_maximus=stable piraeus=garrison appian_way colossus"),
    )
    events = play(state, "wonder pyramids with walls")
    assert of_kind(events, "wonder_lost") == []
    assert wonder_moves(state) == {
        f"wonder {wonder} with {card}" for wonder in ("appian_way", "colossus") for card in ("aqueduct", "barracks")
    }


@pytest.mark.parametrize(
    ("wonder", "price", "income", "shields", "again", "points"),
    [
        pytest.param("appian_way", 10, 3, 0, True, 3, marks=rule("DUEL-149")),
        pytest.param("circus_maximus", 8, 0, 1, False, 3, marks=rule("DUEL-151")),
        pytest.param("colossus", 8, 0, 2, False, 3, marks=rule("DUEL-152")),
        pytest.param("great_library", 10, 0, 0, False, 4, marks=rule("DUEL-153")),
        pytest.param("great_lighthouse", 8, 0, 0, False, 4, marks=rule("DUEL-155")),
        pytest.param("hanging_gardens", 8, 6, 0, True, 3, marks=rule("DUEL-156")),
        pytest.param("mausoleum", 10, 0, 0, False, 2, marks=rule("DUEL-157")),
        pytest.param("piraeus", 8, 0, 0, True, 2, marks=rule("DUEL-160")),
        pytest.param("pyramids", 8, 0, 0, False, 9, marks=rule("DUEL-161")),
        pytest.param("sphinx", 8, 0, 0, True, 6, marks=rule("DUEL-162")),
        pytest.param("statue_of_zeus", 10, 0, 1, False, 3, marks=rule("DUEL-163")),
        pytest.param("temple_of_artemis", 8, 12, 0, True, 0, marks=rule("DUEL-164")),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_coins_shields_extra_turn_and_points_of_a_wonder(
    seat: int, wonder: str, price: int, income: int, shields: int, again: bool, points: int
) -> None:
    cities = seated(seat, city(coins=20, wonders=wonder))
    state = table(active=seat, accessible="theater altar", box="law economy strategy", **cities)
    events = play(state, f"wonder {wonder} with theater")
    assert coins(state, seat) == 20 - price + income
    assert pawn(state) == (-shields if seat else shields)
    assert scores(state, seat)["wonders"] == points
    if wonder == "great_library":
        events = play(state, "keep economy")
    assert state.to_act() == (seat if again else 1 - seat,)
    assert len(of_kind(events, "extra_turn")) == again


@rule("DUEL-149", "DUEL-150")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1), (10, 7)])
def test_appian_way_takes_three_coins_of_the_opponent_or_all(before: int, after: int) -> None:
    first, second = city(coins=10, wonders="appian_way"), city(coins=before)
    state = table(accessible="theater altar", first=first, second=second)
    play(state, "wonder appian_way with theater")
    assert (coins(state, 0), coins(state, 1)) == (3, after)


@pytest.mark.parametrize(
    ("wonder", "colour", "targets"),
    [
        pytest.param("circus_maximus", "grey", {"press", "glass_blower"}, marks=rule("DUEL-151", "DUEL-165")),
        pytest.param("statue_of_zeus", "brown", {"quarry", "sawmill"}, marks=rule("DUEL-163", "DUEL-165")),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_builder_must_destroy_a_card_of_that_colour(seat: int, wonder: str, colour: str, targets: set[str]) -> None:
    mine = city(coins=30, cards="clay_pool glassworks", wonders=wonder)
    yours = city(cards="press glass_blower quarry sawmill tavern guard_tower")
    state = table(age=2, active=seat, accessible="walls aqueduct", last=True, **seated(seat, mine, yours))
    play(state, f"wonder {wonder} with walls")
    view = state.view(None)
    assert (view.choice, view.to_act, view.offer) == ("destroy", [seat], Offer(colour=colour))
    assert legal(state) == {f"destroy {card}" for card in targets}
    assert state.legal(1 - seat) == []


@pytest.mark.parametrize(
    ("wonder", "target", "resource", "price"),
    [
        pytest.param("circus_maximus", "press", "papyrus", 3, marks=rule("DUEL-151")),
        pytest.param("statue_of_zeus", "sawmill", "wood", 4, marks=rule("DUEL-163")),
    ],
)
def test_the_destroyed_card_goes_to_the_discard_pile(wonder: str, target: str, resource: str, price: int) -> None:
    first, second = city(coins=30, wonders=wonder), city(cards="press sawmill glass_blower quarry")
    state = table(age=2, accessible="walls aqueduct", last=True, first=first, second=second)
    play(state, f"wonder {wonder} with walls")
    assert own(state, 0).prices[resource] == price
    events = play(state, f"destroy {target}")
    assert events[0] == {"event": "destroyed", "seat": 1, "card": target}
    assert state.view(None).discard == [target]
    assert target not in structures(state, 1)
    assert len(structures(state, 1)) == 3
    assert own(state, 1).production[resource] == 0
    assert own(state, 0).prices[resource] == 2
    assert (state.to_act(), state.view(None).choice) == ((1,), "turn")


@rule("DUEL-165")
@pytest.mark.parametrize(
    ("wonder", "without_target"), [("circus_maximus", "quarry sawmill"), ("statue_of_zeus", "press glass_blower")]
)
def test_without_a_target_nothing_is_destroyed_and_the_rest_counts(wonder: str, without_target: str) -> None:
    first = city(coins=30, cards="clay_pool glassworks", wonders=wonder)
    state = table(age=2, accessible="walls aqueduct", last=True, first=first, second=city(cards=without_target))
    play(state, f"wonder {wonder} with walls")
    assert (state.to_act(), state.view(None).choice) == ((1,), "turn")
    assert state.view(None).discard == []
    assert pawn(state) == 1
    assert scores(state, 0)["wonders"] == 3


@rule("DUEL-166")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("wonder", "target"), [("circus_maximus", "press"), ("statue_of_zeus", "quarry")])
def test_nothing_is_destroyed_when_the_shield_of_the_wonder_wins(seat: int, wonder: str, target: str) -> None:
    cities = seated(seat, city(coins=30, wonders=wonder), city(cards=target))
    state = table(active=seat, accessible="theater altar", pawn=-8 if seat else 8, **cities)
    play(state, f"wonder {wonder} with theater")
    assert outcome(state) == ("military", (seat,))
    assert state.to_act() == ()
    assert structures(state, 1 - seat) == [target]
    assert state.view(None).discard == []


@rule("DUEL-153")
def test_the_great_library_draws_three_tokens_of_the_box_and_keeps_one() -> None:
    box = "strategy law economy theology masonry"
    state = table(accessible="theater altar", box=box, first=city(coins=10, wonders="great_library"))
    play(state, "wonder great_library with theater")
    assert (state.to_act(), state.view(None).choice) == ((0,), "library")
    assert set(drawn_tokens(state)) == {"strategy", "law", "economy"}
    assert legal(state) == {"keep strategy", "keep law", "keep economy"}
    board = state.view(None).progress.board
    play(state, "keep law")
    assert own(state, 0).progress == ["law"]
    assert own(state, 0).symbols == ["balance"]
    assert set(state.view(None).progress.box) == {"strategy", "economy", "theology", "masonry"}
    assert state.view(None).progress.board == board
    assert (state.to_act(), state.view(None).choice) == ((1,), "turn")


@rule("DUEL-153")
def test_every_three_tokens_of_the_box_may_be_drawn() -> None:
    drawn = set()
    for seed in range(80):
        progress = new_game(seed).snapshot()["progress"]
        state = table(
            accessible="theater altar",
            board=" ".join(progress["board"]),
            box=" ".join(progress["box"]),
            first=city(coins=10, wonders="great_library"),
        )
        play(state, "wonder great_library with theater")
        ranks = sorted(sorted(progress["box"]).index(token) for token in drawn_tokens(state))
        drawn.add(tuple(ranks))
    assert len(drawn) == 10


@rule("DUEL-154")
def test_only_the_builder_sees_the_drawn_tokens() -> None:
    seen = []
    for box in ("strategy law economy theology masonry", "theology masonry economy law strategy"):
        state = table(accessible="theater altar", box=box, first=city(coins=10, wonders="great_library"))
        play(state, "wonder great_library with theater")
        drawn = set(box.split()[:3])
        assert set(drawn_tokens(state)) == drawn
        assert set(of_kind(state.events(0), "drew")[0]["tokens"]) == drawn
        for viewer in (1, None):
            assert state.view(viewer).offer == Offer(number=3)
            assert of_kind(state.events(viewer), "drew") == [{"event": "drew", "seat": 0, "number": 3}]
        assert state.legal(1) == []
        seen.append([state.view(1), state.view(None), state.events(1), state.events(None)])
    assert seen[0] == seen[1]


@rule("DUEL-154")
@pytest.mark.parametrize("token", ["law", "theology"])
def test_a_refused_move_of_the_opponent_does_not_tell_what_was_drawn(token: str) -> None:
    box = "strategy law economy theology masonry"
    state = table(accessible="theater altar", box=box, first=city(coins=10, wonders="great_library"))
    play(state, "wonder great_library with theater")
    with pytest.raises(IllegalMove, match=f"^keep {token}: It is seat 0's turn.$") as refused:
        state.parse(f"keep {token}", 1)
    assert refused.value.fact == {"refusal": "not_your_turn", "seat": 0}


@rule("DUEL-155")
def test_the_great_lighthouse_gives_one_raw_unit_of_choice_each_turn() -> None:
    first = city(coins=30, wonders="great_lighthouse")
    state = table(age=2, accessible="walls rostrum statue temple barracks forum", first=first)
    play(state, "wonder great_lighthouse with barracks", "discard forum")
    assert {card: price(state, 0, card) for card in ("walls", "rostrum", "statue", "temple")} == {
        "walls": 2,
        "rostrum": 2,
        "statue": 2,
        "temple": 2,
    }
    assert own(state, 1).prices == FREE_PRICES
    play(state, "build walls", "discard temple", "build statue")
    assert coins(state, 0) == 30 - 8 - 2 - 2


@rule("DUEL-160")
def test_piraeus_gives_one_manufactured_unit_of_choice_each_turn() -> None:
    first = city(coins=30, cards="sawmill", wonders="piraeus")
    state = table(age=2, accessible="temple tribunal school statue barracks", last=True, first=first)
    play(state, "wonder piraeus with barracks")
    assert {card: price(state, 0, card) for card in ("temple", "tribunal", "school", "statue")} == {
        "temple": 0,
        "tribunal": 0,
        "school": 2,
        "statue": 4,
    }
    assert own(state, 1).prices == FREE_PRICES | {"wood": 4}
    play(state, "build temple", "discard statue", "build tribunal")
    assert coins(state, 0) == 30 - 4


@rule("DUEL-157", "DUEL-159")
def test_the_mausoleum_builds_one_card_of_the_discard_pile_for_free() -> None:
    state = table(
        age=2,
        accessible="walls aqueduct",
        last=True,
        discard="baths pharmacist barracks",
        first=city(coins=10, wonders="mausoleum"),
    )
    play(state, "wonder mausoleum with walls")
    assert (state.to_act(), state.view(None).choice) == ((0,), "revive")
    assert legal(state) == {"revive baths", "revive pharmacist", "revive barracks"}
    assert state.legal(1) == []
    events = play(state, "revive baths")
    assert events[0] == {"event": "revived", "seat": 0, "card": "baths"}
    assert structures(state, 0) == ["baths"]
    assert coins(state, 0) == 0
    assert scores(state, 0)["blue"] == 3
    assert set(state.view(None).discard) == {"pharmacist", "barracks"}
    assert (state.to_act(), state.view(None).choice) == ((1,), "turn")


@rule("DUEL-159")
def test_with_an_empty_discard_pile_the_mausoleum_is_built_all_the_same() -> None:
    state = table(accessible="theater altar", first=city(coins=10, wonders="mausoleum"))
    play(state, "wonder mausoleum with theater")
    assert (state.to_act(), state.view(None).choice) == ((1,), "turn")
    assert scores(state, 0)["wonders"] == 2
    assert structures(state, 0) == []


def revived(card: str, cards: str = "", progress: str = "", **fields: Any) -> State:
    """The table after the Mausoleum, built from own production, has revived a card."""
    first = city(10, f"brickyard glassworks glass_blower press {cards}", "mausoleum", progress)
    state = table(age=3, accessible="study senate", discard=card, first=first, **fields)
    play(state, "wonder mausoleum with study", f"revive {card}")
    return state


@rule("DUEL-158")
@pytest.mark.parametrize(
    ("card", "income"), [("tavern", 4), ("brewery", 6), ("lighthouse", 1), ("arena", 2), ("shipowners_guild", 5)]
)
def test_a_revived_card_pays_its_coins(card: str, income: int) -> None:
    state = revived(card, second=city(cards="quarry stone_pit lumber_yard logging_camp clay_pit"))
    assert coins(state, 0) == 10 + income
    assert structures(state, 0).count(card) == 1


@rule("DUEL-158")
def test_a_revived_card_moves_the_pawn() -> None:
    assert pawn(revived("circus")) == 2
    assert pawn(revived("circus", progress="strategy")) == 3


@rule("DUEL-158")
def test_a_revived_card_produces_and_fixes_prices() -> None:
    assert own(revived("shelf_quarry"), 0).production["stone"] == 2
    assert own(revived("shelf_quarry"), 1).prices["stone"] == 4
    assert own(revived("wood_reserve"), 0).prices["wood"] == 1
    assert own(revived("caravansery"), 0).choices.raw == 1


@rule("DUEL-158")
def test_a_revived_green_card_gives_its_symbol_and_completes_a_pair() -> None:
    state = revived("pharmacist")
    assert own(state, 0).symbols == ["mortar"]
    assert state.to_act() == (1,)
    state = revived("pharmacist", cards="dispensary", board="economy law theology")
    assert own(state, 0).pairs == ["mortar"]
    assert (state.to_act(), state.view(None).choice) == ((0,), "progress")
    assert legal(state) == {"take economy", "take law", "take theology"}
    play(state, "take economy")
    assert own(state, 0).progress == ["economy"]
    assert state.to_act() == (1,)


@rule("DUEL-158")
def test_a_revived_card_gives_its_chain_symbol() -> None:
    first = city(coins=10, wonders="mausoleum")
    state = table(age=2, accessible="walls aqueduct school", last=True, discard="baths", first=first)
    play(state, "wonder mausoleum with walls", "revive baths", "discard school", "build aqueduct")
    assert structures(state, 0) == ["baths", "aqueduct"]
    assert coins(state, 0) == 0


@rule("DUEL-158")
def test_reviving_is_no_chain_construction() -> None:
    state = revived("aqueduct", cards="baths", progress="urbanism")
    assert coins(state, 0) == 10
    assert of_kind(state.events(None), "chained") == []


@rule("DUEL-158")
@pytest.mark.parametrize(
    ("card", "cards", "pawn_at", "reason"),
    [
        ("circus", "", 7, "military"),
        ("pharmacist", "scriptorium workshop school academy university", 0, "scientific"),
    ],
)
def test_a_revived_card_may_win_the_game(card: str, cards: str, pawn_at: int, reason: str) -> None:
    state = revived(card, cards=cards, pawn=pawn_at)
    assert outcome(state) == (reason, (0,))


@rule("DUEL-167")
def test_extra_turns_may_follow_one_another() -> None:
    mine = city(coins=40, wonders="sphinx hanging_gardens temple_of_artemis piraeus")
    state = table(accessible="theater altar baths tavern", second=mine, active=1)
    for wonder, card in [("sphinx", "theater"), ("hanging_gardens", "altar"), ("temple_of_artemis", "baths")]:
        events = play(state, f"wonder {wonder} with {card}")
        assert events[-1] == {"event": "extra_turn", "seat": 1}
        assert state.to_act() == (1,)
    play(state, "discard tavern")
    assert state.to_act() == (0,)


@rule("DUEL-168")
@pytest.mark.parametrize(
    ("wonder", "progress"),
    [
        pytest.param("sphinx", "", id="printed"),
        pytest.param("pyramids", "theology", id="theology"),
        pytest.param("sphinx", "theology", id="both"),
    ],
)
@pytest.mark.parametrize("age", [1, 2, 3])
def test_an_extra_turn_won_with_the_last_card_of_an_age_is_lost(wonder: str, progress: str, age: int) -> None:
    first = city(coins=10, wonders=wonder, progress=progress)
    accessible = {1: "theater", 2: "walls", 3: "study"}[age]
    state = table(age=age, accessible=accessible, pawn=1, first=first)
    events = play(state, f"wonder {wonder} with {accessible}")
    assert of_kind(events, "extra_turn_lost") == [{"event": "extra_turn_lost", "seat": 0}]
    assert of_kind(events, "extra_turn") == []
    if age == 3:
        assert state.to_act() == ()
    else:
        assert (state.to_act(), state.view(None).choice) == ((1,), "begin")
        play(state, "begin me")
        assert state.to_act() == (1,)
        play(state, next(text for text in sorted(legal(state)) if text.startswith("discard")))
        assert state.to_act() == (0,)
