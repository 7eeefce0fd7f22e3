"""Broken snapshots are refused, the wrong field is named; edited ones that make sense are accepted."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.data import COLOURS
from mirabilia.games.seven.state import State
from mirabilia.games.seven.views import Discard
from tests.positions import Position, put, refused
from tests.rules import rule
from tests.seven.scenario import SEVEN, choose, city, events_seen, new_game, pending_choice, snapshot, table, turn

ALL = {"expansions": ["leaders", "cities", "edifice"], "leader_decks": ["expert", "cities"], "sides": "day"}


FREE = ["press_2", "walls", "temple"]
BASE: Position = snapshot(3, age=2, turn=1, discard="altar", cities={0: city("baths loom_1", stages=1)}, without=FREE)
FULL: Position = new_game(4, 5, **ALL).snapshot()


@pytest.mark.parametrize(
    ("path", "value", "field", "reason"),
    [
        ("game", "duel", "game", "Invalid enum value"),
        ("version", 2, "version", "Invalid enum value"),
        ("colour", 1, "(whole)", "unknown field"),
        ("players", 9, "players", "from 2 to 8"),
        ("options", {"expansions": ["armada"]}, "options", "any of leaders"),
        ("age", 0, "age", "not 0 in the phase 'turn'"),
        ("age", 4, "age", "Invalid enum value"),
        ("turn", 6, "turn", "6 turns, from 0, not 6"),
        ("turn", -1, "turn", "-1 is the Recruitment"),
        ("phase", "tea", "phase", "one of boards, turn"),
        ("phase", "draft", "age", "not 2"),
        ("phase", "recruitment", "phase", "needs the expansion Leaders"),
        ("phase", "over", "phase", "after the last turn of Age III"),
        ("step", "somewhere", "step", "one of effects"),
        ("cities.0.coins", -1, "cities[0].coins", ">= 0"),
        ("cities.0.coins", "many", "cities[0].coins", "Expected `int`"),
        ("cities.0.board", "atlantis", "cities[0].board", "no board 'atlantis'"),
        ("cities.0.board", "roma", "cities[0].board", "no board 'roma' in a game with these options"),
        ("cities.0.board", "rhodes", "cities[1].board", "rhodes has another owner"),
        ("cities.0.board", None, "cities[0].board", "a board is needed"),
        ("cities.0.cards", ["baths", "baths"], "cities[0].cards[1]", "2 times, of 1 in the game"),
        ("cities.0.cards", ["press_1", "press_2"], "cities[0].cards[0]", "the city has press_1 twice"),
        ("cities.0.cards", ["palace"], "decks.3[", "palace is there 2 times"),
        ("cities.0.cards", ["no_such"], "cities[0].cards[0]", "no card or leader 'no_such'"),
        ("cities.0.cards", ["lair"], "cities[0].cards[0]", "lair is not in a game with these players and options"),
        ("cities.0.cards", ["hannibal"], "cities[0].cards[0]", "hannibal is not in a game"),
        ("cities.0.hand", ["walls"], "cities[0].hand", "6 cards now, not 1"),
        ("cities.0.stages", ["altar"] * 4, "cities[0].stages[1]", "altar is there 2 times, of 1"),
        ("cities.0.chosen", [1], "cities[0].chosen[0]", "a number up to 0, not 1"),
        ("cities.0.chosen", [0, 0], "cities[0].chosen", "one number for each built stage"),
        ("cities.0.once_used", {"pink": 1}, "cities[0].once_used", "one of any, brown"),
        ("cities.0.copied", "baths", "cities[0].copied", "no leader 'baths'"),
        ("discard", ["altar", "altar"], "discard[1]", "2 times, of 1"),
        ("discard", [{"card": "altar", "age": 2}], "discard[0].age", "altar is a card of Age 1"),
        ("discard", [{"card": "altar", "age": 1, "by": 5}], "discard[0]", "3 seats"),
        ("discard", [{"card": "altar", "age": 1, "hand": 7}], "discard[0].hand", "no hand 7"),
        ("decks", {}, "decks", "the Ages to come are ['3']"),
        ("decks.3", ["palace"], "decks.3", "21 cards of Age 3 are needed"),
        ("stock", ["temple"], "stock", "only the Free City"),
        ("commits", [None], "commits", "3 entries in the phase 'turn', not 1"),
        ("commits", [None, "none", None], "commits[1]", "a player owes a choice"),
        ("commits", [None, "build palace", None], "commits[1]", "'build palace' is not possible for this city now"),
        ("commits", [None, "dance", None], "commits[1]", "I do not understand “dance”"),
        ("pending", [{"choice": "revival", "city": 0}], "pending", "in the phase 'choice' and in no other"),
        ("edifices", [{"edifice": "agora", "pawns": 1}], "edifices", "0 Edifices are needed"),
        ("offers", [{"boards": ["giza"], "sides": ["day"]}], "offers", "in the phase 'boards' and in no other"),
    ],
)
def test_a_broken_snapshot_is_refused_and_the_field_named(path: str, value: object, field: str, reason: str) -> None:
    error = refused(SEVEN, BASE, put(path, value))
    assert error.field.startswith(field)
    assert reason in error.reason


@pytest.mark.parametrize(
    ("path", "value", "field", "reason"),
    [
        ("turn", 3, "turn", "the draft has 3 rounds"),
        ("cities.0.hand", [], "cities[0].hand", "4 cards now, not 0"),
        ("cities.0.hand", ["altar"] * 4, "cities[0].hand[0]", "altar is a card, not a leader"),
        ("cities.0.held_leaders", ["no_such"], "cities[0].held_leaders[0]", "no card or leader"),
        ("leader_box", ["no_such"], "leader_box[0]", "no card or leader"),
        ("edifices.0.edifice", "agora", "edifices[0].edifice", "agora is not of Age 1"),
        ("edifices.0.pawns", 0, "edifices[0].state", "an Edifice without pawns is built"),
        ("edifices.0.state", "built", "edifices[0].pawns", "no pawn lies on a built Edifice"),
        ("edifices.0.state", "failed", "edifices[0].state", "an Edifice of an Age to come is a project"),
        ("decks.1", [], "decks.1", "32 cards of Age 1 are needed"),
    ],
)
def test_a_broken_snapshot_of_the_expansions_is_refused(path: str, value: object, field: str, reason: str) -> None:
    error = refused(SEVEN, FULL, put(path, value))
    assert error.field.startswith(field)
    assert reason in error.reason


def test_a_duplicated_leader_is_refused() -> None:
    leader = FULL["cities"][0]["hand"][0]
    error = refused(SEVEN, FULL, put("leader_box", [*FULL["leader_box"], leader]))
    assert error.reason == f"{leader} is there 2 times, of 1 in the game"


def test_nobody_can_be_asked_for_nothing() -> None:
    position = snapshot(3, phase="choice", step="revivals", pending=[{"choice": "revival", "city": 0}], discard="baths")
    assert SEVEN.restore(position).to_act() == (0,)
    error = refused(SEVEN, position, put("discard", []))
    assert (error.field, error.reason) == ("pending[0]", "there is nothing to choose")
    assert refused(SEVEN, position, put("pending.0.city", 3)).field == "pending[0].city"
    assert refused(SEVEN, position, put("pending.0.choice", "tea")).field == "pending[0].choice"


def test_the_free_city_needs_its_drawn_card() -> None:
    position = snapshot(2)
    assert refused(SEVEN, position, put("drawn", None)).field == "drawn"
    assert refused(SEVEN, position, put("drawn", "palace")).reason.startswith("palace is not in the hand")
    assert "acts on turns" in refused(SEVEN, position, put("commits", [None, None, "none"])).reason
    build = next(action.text for action in SEVEN.restore(position).actions(0) if action.fact["move"] == "build")
    assert "own city first" in refused(SEVEN, position, put("commits", [None, None, build])).reason


def test_what_follows_from_cards_and_stages_is_worked_out_again() -> None:
    state = SEVEN.restore(BASE)
    own = state.view(0).cities[0]
    assert own.production.fixed == {"stone": 1, "cloth": 1}
    assert own.scores["blue"] == 3
    assert own.scores["wonder"] == 3
    assert "chain aqueduct" in [action.text for action in _with_hand("aqueduct").actions(0) if action.legal]


def _with_hand(card: str) -> Any:
    return SEVEN.restore(snapshot(3, age=2, hands={0: card}, cities={0: city("baths")}))


def test_an_edited_position_can_be_played_to_its_end() -> None:
    state = SEVEN.restore(BASE)
    while state.to_act():
        seat = state.to_act()[0]
        state.play(seat, state.legal(seat)[0])
    assert state.result() is not None


def test_a_card_in_play_by_name_alone_is_known_to_all() -> None:
    state = SEVEN.restore(snapshot(3, age=2, discard="altar theater"))
    assert state.view(None).discard == Discard(2, ("altar", "theater"))
    turn(state)  # type: ignore[arg-type]
    assert state.view(None).discard.known == ("altar", "theater")


# Between the last turn of an Age and the next decision.

LAST_TURN: Position = {"turn": 5, "phase": "choice"}


def after_last_turn(age: int = 1, step: str = "conflicts", **fields: Any) -> State:
    return table(3, age=age, step=step, **LAST_TURN, **fields)


@rule("BASE-112", "BASE-113")
def test_the_moment_before_the_conflicts_can_be_set_up() -> None:
    state = after_last_turn(age=2, cities={0: city("stables walls"), 2: city("barracks")})
    assert [own["victories"] for own in state.snapshot()["cities"]] == [[0, 2, 0], [0, 0, 0], [0, 1, 0]]
    assert [own["defeats"] for own in state.snapshot()["cities"]] == [0, 2, 1]
    assert (state.age, state.turn, state.to_act()) == (3, 0, (0, 1, 2))
    assert [len(own["hand"]) for own in state.snapshot()["cities"]] == [7, 7, 7]
    assert [fact["event"] for fact in events_seen(state)][:2] == ["conflicts", "victory"]


def test_the_cards_of_the_next_age_are_those_of_its_deck() -> None:
    position = snapshot(3, age=1, step="conflicts", **LAST_TURN)
    hands = [own["hand"] for own in SEVEN.restore(position).snapshot()["cities"]]
    assert [card for hand in hands for card in hand] == position["decks"]["2"]


def test_after_the_conflicts_of_age_iii_the_game_is_over() -> None:
    state = after_last_turn(age=3, cities={1: city("barracks", coins=30)})
    assert state.to_act() == ()
    result = state.result()
    assert result is not None
    assert [sheet["military"] for sheet in result.scores] == [-1, 10, -1]
    assert result.winners == (1,)


def test_a_choice_that_is_open_before_the_conflicts_comes_first() -> None:
    """Somebody lacks a pawn of the Edifice that has failed: the green card goes, and with it no shield."""
    pending = [{"choice": "card_loss", "city": 0, "argument": COLOURS.index("green")}]
    edifices = [
        {"edifice": "belvedere", "pawns": 2, "state": "failed"},
        {"edifice": "factory", "pawns": 2},
        {"edifice": "archives", "pawns": 2},
    ]
    state = after_last_turn(
        pending=pending,
        options={"expansions": ["edifice"]},
        edifices=edifices,
        cities={0: city("workshop apothecary stockade")},
    )
    assert pending_choice(state) == ("card_loss", 0)
    choose(state, "discard workshop")
    assert state.snapshot()["cities"][0]["victories"] == [2, 0, 0]
    assert (state.age, state.turn) == (2, 0)


def test_what_follows_the_last_turn_can_be_set_up_step_by_step() -> None:
    hands = dict(enumerate(["baths", "altar", "theater"]))
    state = after_last_turn(step="effects", hands=hands)
    assert state.snapshot()["discard"] != []
    assert (state.age, len(state.pile)) == (2, 3)
    error = refused(SEVEN, snapshot(3, step="effects", hands=hands, **LAST_TURN), put("cities.1.hand", []))
    assert (error.field, error.reason) == ("cities[1].hand", "1 cards now, not 0")
    error = refused(SEVEN, snapshot(3, step="conflicts", **LAST_TURN), put("cities.1.hand", ["baths"]))
    assert (error.field, error.reason) == ("cities[1].hand", "0 cards now, not 1")


@pytest.mark.parametrize(("order", "step"), [("before_discard", "last_cards"), ("after_discard", "late_cards")])
def test_babylon_is_asked_for_its_last_card(order: str, step: str) -> None:
    babylon = city(board="babylon", side="night", stages=2)
    hands = {0: "altar", 1: "baths", 2: "theater"} if step == "last_cards" else {0: "altar"}
    state = after_last_turn(step=step, hands=hands, cities={0: babylon}, options={"last_card": order})
    assert pending_choice(state) == ("last_card", 0)
    choose(state, "build altar")
    assert (state.age, state.cities[0].count(COLOURS.index("blue"))) == (2, 1)


def test_a_turn_in_the_middle_of_an_age_passes_the_hands() -> None:
    hands = {0: "baths altar theater loom_1", 1: "press_1 glassworks_1 stockade barracks"}
    hands[2] = "guard_tower workshop apothecary scriptorium"
    state = table(3, turn=2, phase="choice", step="next", hands=hands)
    assert state.snapshot()["cities"][1]["hand"] == hands[0].split()
    assert (state.turn, state.to_act()) == (3, (0, 1, 2))


def test_the_free_city_has_its_pile() -> None:
    position = snapshot(2)
    error = refused(SEVEN, position, lambda one: one["stock"].pop())
    assert (error.field, error.reason) == ("stock", "6 cards now, not 5")
    conflicts = snapshot(2, step="conflicts", **LAST_TURN)
    assert refused(SEVEN, conflicts, put("stock", ["baths"])).field == "stock"
    state = SEVEN.restore(conflicts)
    assert (state.snapshot()["age"], len(state.snapshot()["stock"])) == (2, 6)


def test_after_a_recruitment_the_first_turn_begins() -> None:
    state = table(3, age=2, turn=-1, phase="choice", step="next", options={"expansions": ["leaders"]})
    assert (state.age, state.turn, state.to_act()) == (2, 0, (0, 1, 2))
