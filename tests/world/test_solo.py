"""A player alone against the Automaton (docs/rules/world.md, Solo mode)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.core.contract import Fact
from mirabilia.games.world.lookup import MONUMENT_IDS, SOLO_IDS
from mirabilia.games.world.state import State
from tests.rules import rule
from tests.world.scenario import (
    WORLD,
    automaton,
    buy,
    city,
    city_view,
    events,
    facts_of,
    goods,
    legal,
    play,
    refusal,
    table,
)
from tests.world.test_end import ended, outcome

EVERYTHING = {"long_road", "short_set", "tower", "s1", "s2", "s3", "s4", "s5", "s6"}
"""All that is on sale beside Monuments."""


def alone(level: str = "easy", gone: str = "", **fields: Any) -> State:
    """A player with a road at the Pavement in round 5; `gone`: what is no longer on sale."""
    tiles = {name: None for name in gone.split() if name in ("s1", "s2", "s3", "s4", "s5", "s6")}
    market = {f"{name}s": 0 for name in gone.split() if name not in tiles}
    fields = {"cities": {0: city("long_road a12")}} | fields
    return table(1, options={"solo": level}, tiles=tiles, market=market, **fields)


def new(seed: int, players: int = 1) -> State:
    state = WORLD.new(seed, players)
    assert isinstance(state, State)
    return state


def reveal(card: str, gone: str = "", **fields: Any) -> tuple[State, list[Fact]]:
    """The table after the player has bought a block, and what the Automaton then did with a card."""
    state = alone(gone=gone, solo_deck=card, **fields)
    facts = buy(state, "s6")
    start = facts.index({"event": "solo_card", "card": card})
    return state, facts[start + 1 :]


def on_sale(state: State) -> set[str]:
    """Stacks, roads and the Tower that are on the table."""
    items = {name for name in ("long_road", "short_set", "tower") if goods(state, name)[0]}
    return items | {offer.stack for offer in state.view(None).market.tiles if offer.tile}


def monuments_on_offer(state: State) -> list[str | None]:
    """The Monuments on offer, from left to right."""
    return list(state.view(None).market.monuments)


def removed(facts: list[Fact]) -> list[str]:
    """What the Automaton has discarded."""
    return [fact.get("stack") or fact["item"] for fact in events(facts, "solo_removed")]


def kinds(facts: list[Fact]) -> list[str]:
    return [fact["event"] for fact in facts]


# The table.


@rule("WORLD-229")
def test_fourteen_cards_are_shuffled() -> None:
    """The first one is revealed before the player's first turn."""
    decks = set()
    for seed in range(30):
        state = new(seed)
        card = events(facts_of(state), "solo_card")[-1]["card"]
        deck = (card, *state.snapshot()["solo"]["deck"])
        assert sorted(deck) == list(SOLO_IDS)
        assert len(deck) == 14
        decks.add(deck)
    assert len(decks) == 30
    assert len({deck[0] for deck in decks}) > 5


@rule("WORLD-229")
def test_the_deck_is_face_down() -> None:
    """Which cards are still to come is known, but not the next one."""
    one, other = alone(solo_deck="a01"), alone(solo_deck="a09")
    assert one.view(0) == other.view(0)
    for state, card in ((one, "a01"), (other, "a09")):
        buy(state, "s6")
        assert (automaton(state).seen, automaton(state).cards) == ((card,), 13)


@rule("WORLD-229")
def test_cards_are_the_purchases_of_the_automaton() -> None:
    """Cards a01, a02 and a03 take the tiles of the first three stacks."""
    state, left = alone(solo_deck="a01 a02 a03"), set(EVERYTHING)
    for bought, taken in (("long_road", "s1"), ("short_set", "s2"), ("tower", "s3")):
        facts = buy(state, bought)
        assert removed(facts) == [taken]
        left -= {bought, taken}
        assert on_sale(state) == left


@rule("WORLD-230")
@pytest.mark.parametrize("seed", range(8))
def test_the_table_is_set_for_two(seed: int) -> None:
    """But for what the Automaton has already taken."""
    one, two = new(seed), new(seed, players=2)
    taken = removed(facts_of(one))
    assert on_sale(one) | set(taken) == on_sale(two) == EVERYTHING
    for name in ("long_road", "short_set", "tower"):
        assert goods(one, name)[0] + taken.count(name) == 1
        assert goods(two, name)[0] == 1
    assert city_view(one) == city_view(two)
    assert one.view(None).phase == two.view(None).phase == "free_road"


@rule("WORLD-230")
def test_the_next_round_is_set_for_two() -> None:
    spent = city("long_road a12", gold=6)
    state = alone(gone="short_set tower s1 s2 s3", solo_deck="a04", cities={0: spent})
    buy(state, "long_road")
    assert on_sale(state) == EVERYTHING - {"s4"}
    assert [goods(state, name)[0] for name in ("long_road", "short_set", "tower")] == [1, 1, 1]


@rule("WORLD-231")
@pytest.mark.parametrize("seed", range(8))
def test_two_monuments_are_face_up(seed: int) -> None:
    state = new(seed)
    assert len(monuments_on_offer(state)) == len(set(monuments_on_offer(state)) - {None}) == 2
    assert state.view(None).market.deck + len(automaton(state).monuments) == 19


@rule("WORLD-231")
@pytest.mark.parametrize(("deck", "after"), [("petra", ["petra", "moai"]), ("", [None, "moai"])])
def test_a_monument_is_turned_up_as_long_as_the_deck_lasts(deck: str, after: list[str | None]) -> None:
    """The player builds Giza; the Automaton has all the others."""
    others = [name for name in MONUMENT_IDS if name not in ("giza", "moai", *deck.split())]
    builder = city("long_road a12", "s2_t1 e12")
    state = alone(monuments="giza moai", deck=deck, solo={"monuments": others}, solo_deck="a01", cities={0: builder})
    buy(state, "giza")
    assert monuments_on_offer(state) == after


# Turns and rounds.


@rule("WORLD-232")
@pytest.mark.parametrize("seed", range(4))
def test_the_automaton_begins_the_first_round(seed: int) -> None:
    state = new(seed)
    events_in_order = kinds(facts_of(state))
    assert events_in_order.index("round_begun") < events_in_order.index("solo_card")
    assert automaton(state).seen
    assert state.to_act() == (0,)


@rule("WORLD-232", "WORLD-235")
def test_the_player_ends_a_round_and_the_automaton_begins_the_next() -> None:
    state = alone(solo_deck="a01 a02", cities={0: city("long_road a12", gold=6)})
    facts = buy(state, "long_road")
    assert kinds(facts) == ["bought", "laid", "out", "round_begun", "turned_up", "solo_card", "solo_removed"]
    assert facts[-2:] == [{"event": "solo_card", "card": "a01"}, {"event": "solo_removed", "stack": "s1"}]
    assert (state.view(None).round, state.to_act(), city_view(state).spent) == (6, (0,), 0)


@rule("WORLD-232")
def test_there_are_no_pedestals() -> None:
    state = alone()
    assert state.view(0).market.pedestals == ()
    assert not legal(state) & {"buy pedestal_1", "buy pedestal_2"}
    for number in (1, 2):
        assert refusal(state, f"buy pedestal_{number}") == {"refusal": "gone", "item": f"pedestal_{number}"}
    state = alone(solo_deck="a01", cities={0: city("long_road a12", gold=6)})
    buy(state, "long_road")
    assert not legal(state) & {"buy pedestal_1", "buy pedestal_2"}


@rule("WORLD-233")
def test_the_automaton_acts_once_before_each_turn() -> None:
    """Three purchases for 2 gold, each followed by a card; one for the last gold, and the card begins a new round."""
    state = alone(solo_deck="a03 a04 a06 a07 a11")
    cards = [[fact["card"] for fact in events(buy(state, item), "solo_card")] for item in ("s1", "s2", "tower")]
    assert cards == [["a03"], ["a04"], ["a06"]]
    facts = buy(state, "long_road")
    assert [fact["card"] for fact in events(facts, "solo_card")] == ["a07"]
    assert kinds(facts).index("round_begun") < kinds(facts).index("solo_card")


@rule("WORLD-233")
def test_a_loan_is_no_turn() -> None:
    state = alone(solo_deck="a01")
    assert kinds(play(state, "loan")) == ["loan_taken"]
    assert removed(buy(state, "s6")) == ["s1"]


@rule("WORLD-233")
def test_the_automaton_is_done_when_the_player_can_buy_nothing() -> None:
    """One gold is left, an old loan is open, and no road is on sale: after card a01 the player is out."""
    poor = city("long_road a12", gold=5, loan_round=4)
    state = alone(gone="short_set", solo_deck="a01 a02", cities={0: poor})
    facts = buy(state, "long_road")
    assert kinds(facts) == [
        *("bought", "laid", "solo_card", "solo_removed", "out"),
        *("round_begun", "turned_up", "solo_card", "solo_removed"),
    ]
    assert removed(facts) == ["s1", "s2"]


@rule("WORLD-234")
def test_one_card_is_revealed_and_its_items_are_discarded_at_once() -> None:
    """What is discarded comes back neither to the table nor to the supply."""
    state = alone(solo_deck="a09 a03")
    supply = state.snapshot()["supply"]
    facts = buy(state, "s1")
    assert events(facts, "solo_card") == [{"event": "solo_card", "card": "a09"}]
    assert removed(facts) == ["long_road", "tower"]
    assert on_sale(state) == EVERYTHING - {"s1", "long_road", "tower"}
    assert state.snapshot()["supply"] == supply
    assert refusal(state, "buy long_road") == {"refusal": "gone", "item": "long_road"}


@rule("WORLD-235")
def test_leaving_the_round_ends_it_for_the_automaton_as_well() -> None:
    """With one gold and no roads only a loan would help; the player leaves."""
    poor = city("long_road a12", gold=6)
    state = alone(gone="long_road short_set", solo_deck="a01", cities={0: poor})
    assert legal(state) == {"loan", "leave"}
    facts = play(state, "leave")
    assert kinds(facts) == ["out", "round_begun", "turned_up", "solo_card", "solo_removed"]
    assert state.view(None).round == 6


# The cards.


@rule("WORLD-236")
@pytest.mark.parametrize(
    ("card", "gone", "taken"),
    [
        ("a01", "", "s1"),
        ("a01", "s4", "s1"),
        ("a01", "s1", "s4"),
        ("a01", "s1 s4", "left"),
        ("a02", "", "s2"),
        ("a02", "s2", "s3"),
        ("a02", "s2 s3", "right"),
        ("a05", "s5", "s1"),
        ("a05", "s5 s1", "left"),
    ],
)
def test_top_then_middle_then_a_monument(card: str, gone: str, taken: str) -> None:
    """Left Giza, right the Moai; Petra is the next Monument."""
    state, facts = reveal(card, gone, monuments="giza moai petra")
    left = EVERYTHING - {"s6", *gone.split()}
    if taken in EVERYTHING:
        assert facts == [{"event": "solo_removed", "stack": taken}]
        assert (monuments_on_offer(state), automaton(state).monuments) == (["giza", "moai"], ())
        assert on_sale(state) == left - {taken}
    else:
        name, after = ("giza", ["petra", "moai"]) if taken == "left" else ("moai", ["giza", "petra"])
        assert facts[0] == {"event": "solo_monument", "monument": name}
        assert (monuments_on_offer(state), automaton(state).monuments) == (after, (name,))
        assert on_sale(state) == left


@rule("WORLD-237")
@pytest.mark.parametrize(
    ("card", "gone", "taken"),
    [
        ("a09", "", ["long_road", "tower"]),
        ("a09", "long_road tower", ["s2"]),
        ("a10", "", ["short_set", "s1"]),
        ("a10", "short_set s1", ["s5"]),
        ("a11", "", ["long_road", "short_set"]),
        ("a11", "long_road short_set", ["s3"]),
    ],
)
def test_two_items_go_together_and_the_middle_only_if_neither_is_there(card: str, gone: str, taken: list[str]) -> None:
    state, facts = reveal(card, gone)
    assert removed(facts) == taken
    assert on_sale(state) == EVERYTHING - {"s6", *gone.split(), *taken}
    assert events(facts, "solo_monument") == []


@rule("WORLD-238")
@pytest.mark.parametrize(
    ("card", "gone", "taken"),
    [
        ("a09", "tower", "long_road"),
        ("a09", "long_road", "tower"),
        ("a10", "s1", "short_set"),
        ("a10", "short_set", "s1"),
        ("a11", "short_set", "long_road"),
    ],
)
def test_one_of_two_items_is_enough(card: str, gone: str, taken: str) -> None:
    state, facts = reveal(card, gone)
    assert removed(facts) == [taken]
    assert on_sale(state) == EVERYTHING - {"s6", gone, taken}


@rule("WORLD-239")
def test_the_reshuffle_card_makes_a_new_deck_for_the_same_turn() -> None:
    """It was the last card; all fourteen come back, and another one is revealed."""
    decks = set()
    for chance in range(1, 21):
        state, facts = reveal("a14", solo={"deck": ["a14"], "chance": [chance, 7 * chance]})
        assert kinds(facts)[:2] == ["solo_shuffled", "solo_card"]
        cards = [fact["card"] for fact in events(facts, "solo_card")]
        assert cards[:-1] == ["a14"] * (len(cards) - 1)
        deck = (cards[-1], *state.snapshot()["solo"]["deck"])
        assert sorted(deck) == list(SOLO_IDS)
        assert removed(facts) or events(facts, "solo_monument")
        decks.add(deck)
    assert len(decks) == 20
    assert len({deck[0] for deck in decks}) > 5


@rule("WORLD-240")
@pytest.mark.parametrize(
    ("card", "gone", "after"),
    [("a01", "s1 s4", ["petra", "moai"]), ("a08", "", ["giza", "petra"])],
)
def test_a_monument_taken_is_replaced_in_its_slot(card: str, gone: str, after: list[str]) -> None:
    """Card a01 takes the left one, card a08 the right one."""
    state, facts = reveal(card, gone, monuments="giza moai petra")
    assert facts[1:] == [{"event": "monument_shown", "monuments": ["petra"]}]
    assert monuments_on_offer(state) == after
    assert state.view(None).market.deck == 18


@rule("WORLD-240")
@pytest.mark.parametrize(
    ("first", "second", "between"),
    [
        ("a01", "a05", [None, "moai"]),
        ("a01", "a02", [None, "moai"]),
        ("a08", "a05", ["giza", None]),
        ("a08", "a02", ["giza", None]),
    ],
)
def test_the_last_monument_is_taken_by_either_arrow(first: str, second: str, between: list[str | None]) -> None:
    """Giza and the Moai are left of all. Cards a01 and a05 have a left arrow, a08 and a02 a right one."""
    others = [name for name in MONUMENT_IDS if name not in ("giza", "moai")]
    state = alone(
        gone="s1 s2 s3 s4 s5",
        monuments="giza moai",
        deck="",
        solo={"monuments": others},
        solo_deck=f"{first} {second}",
    )
    buy(state, "long_road")
    assert monuments_on_offer(state) == between
    buy(state, "short_set")
    assert monuments_on_offer(state) == [None, None]
    assert len(automaton(state).monuments) == 21


@rule("WORLD-240")
@pytest.mark.parametrize(("card", "gone"), [("a01", "s1 s4"), ("a02", "s2 s3"), ("a08", "s4")])
def test_without_monuments_nothing_happens(card: str, gone: str) -> None:
    state, facts = reveal(card, gone, monuments="", deck="", solo={"monuments": list(MONUMENT_IDS)})
    assert facts == []
    assert on_sale(state) == EVERYTHING - {"s6", *gone.split()}


# Points.


@rule("WORLD-241")
@pytest.mark.parametrize("objectives", ["dealt", ["o01", "o02", "o03"]])
def test_there_are_no_public_objectives(objectives: str | list[str]) -> None:
    with pytest.raises(ValueError, match="objectives are not used by a player alone"):
        WORLD.new(1, players=1, options={"objectives": objectives})
    state = new(1)
    assert state.view(0).objectives == ()
    assert city_view(state).scores["objectives"] == 0


def last_road(level: str, monuments: str = "", **fields: Any) -> State:
    """The end of a game: the player lays a last road; the Automaton has Monuments."""
    own = city("long_road a12", gold=6, **fields)
    state = alone(level, round=10, solo={"monuments": monuments.split()}, cities={0: own})
    play(state, "buy long_road", "lay a8 r90")
    return state


@rule("WORLD-242")
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_the_player_scores_as_usual(level: str) -> None:
    """A district, three natural resources, a Ziggurat, a loan and the tracks: the same as with two players."""
    pieces = ["s2_f1 a12", "long_road a11", "tower d12", "ziggurat a1"]
    fields = {"population": 5, "loan_round": 4, "food": 4, "ceramics": 3, "gears": 5}
    state = alone(level, round=10, cities={0: city(*pieces, gold=6, **fields)})
    play(state, "buy long_road", "lay h12")
    together = ended(city(*pieces, "long_road h12", **fields), city())
    points = {"population": 4, "lowest": 3, "monuments": 2, "natural": 3, "districts": 1, "loans": -2, "objectives": 0}
    assert outcome(state).scores == ({**points, "total": 11},)
    assert outcome(state).scores[0] == outcome(together).scores[0]


@rule("WORLD-243")
@pytest.mark.parametrize(("food", "ceramics", "gears"), [(0, 0, 0), (4, 0, 0), (0, 7, 0), (0, 0, 9), (2, 3, 4)])
def test_easy_automaton_scores_the_resources_of_the_player(food: int, ceramics: int, gears: int) -> None:
    """Its Monuments do not count."""
    state = last_road("easy", "giza machu_picchu", food=food, ceramics=ceramics, gears=gears)
    assert automaton(state).points == food + ceramics + gears
    assert facts_of(state)[-1]["automaton"] == food + ceramics + gears


@rule("WORLD-244")
@pytest.mark.parametrize(("monuments", "points"), [("", 9), ("giza", 12), ("giza machu_picchu", 17), ("thien_mu", 10)])
def test_hard_automaton_scores_its_monuments_as_well(monuments: str, points: int) -> None:
    """Giza has 3 points, Machu Picchu 5, the Pagoda 1."""
    state = last_road("hard", monuments, food=2, ceramics=3, gears=4)
    assert automaton(state).points == points
    assert facts_of(state)[-1]["automaton"] == points


@rule("WORLD-244")
@pytest.mark.parametrize(("level", "more"), [("easy", 0), ("hard", 3)])
def test_a_monument_the_automaton_takes_counts_in_hard_mode(level: str, more: int) -> None:
    """Card a08 takes Giza."""
    state = alone(level, solo_deck="a08", monuments="moai giza")
    buy(state, "tower")
    assert (automaton(state).monuments, automaton(state).points) == (("giza",), more)


@rule("WORLD-245")
@pytest.mark.parametrize(
    ("level", "population", "own", "automaton"),
    [("easy", 4, 5, 6), ("easy", 5, 6, 6), ("easy", 6, 7, 6), ("hard", 9, 9, 9), ("hard", 10, 10, 9)],
)
def test_the_player_wins_only_with_more_points(level: str, population: int, own: int, automaton: int) -> None:
    """Two of each resource; the hard Automaton has Giza as well."""
    state = last_road(level, "giza", population=population, food=2, ceramics=2, gears=2)
    result, won = outcome(state), own > automaton
    assert (result.scores[0]["total"], result.target) == (own, automaton)
    assert (result.reason, result.ranks) == (("solo_won", (1,)) if won else ("solo_lost", (2,)))
    winners = [0] if won else []
    over = {"event": "over", "reason": result.reason, "winners": winners, "automaton": automaton}
    assert facts_of(state)[-1] == over
