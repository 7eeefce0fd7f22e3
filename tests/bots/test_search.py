"""The tree search: legal, the same for the same seed, fair, and not blind to what wins at once."""

from __future__ import annotations

import time
from random import Random

import pytest
from mypy_extensions import i64

from mirabilia import games
from mirabilia.bots.contract import Advice, Budget, Knowledge
from mirabilia.bots.search.bot import SearchBot
from mirabilia.bots.search.factory import new_search, search_state
from mirabilia.bots.search.root_parallel import merge
from mirabilia.bots.search.tree import NONE, LegalSet, Tree
from mirabilia.core.contract import State
from mirabilia.core.stream import Stream
from mirabilia.core.vecs import vec
from tests.seven.scenario import city, commit, table

NAMES = games.names()
every_game = pytest.mark.parametrize("name", NAMES)
LITTLE = Budget(iterations=60)


def played(name: str, moves: int, seed: int = 3) -> State:
    """A game after so many random moves, with somebody still to decide."""
    state, chance = games.get(name).new(seed), Random(seed)
    for _ in range(moves):
        before = state.copy()
        seat = state.to_act()[0]
        state.play(seat, chance.choice(state.legal(seat)))
        if not state.to_act():
            return before
    return state


def known(name: str, state: State, past: tuple[tuple[int, int], ...] = ()) -> Knowledge:
    return Knowledge(games.get(name), state, state.to_act()[0], past)


def choice(name: str, state: State, seed: int = 1, budget: Budget = LITTLE) -> Advice:
    return SearchBot(seed).choose(known(name, state), budget)


@every_game
@pytest.mark.parametrize("moves", [0, 3, 8, 20, 45])
def test_it_chooses_a_legal_move_and_changes_nothing(name: str, moves: int) -> None:
    state = played(name, moves)
    before = state.snapshot()
    advice = choice(name, state)
    assert {move for move, _ in advice.considered} <= set(state.legal(state.to_act()[0]))
    assert advice.line[0] == state.text(advice.move)
    assert all(0 <= value <= 1 for _, value in advice.considered)
    assert state.snapshot() == before


@every_game
def test_the_same_seed_gives_the_same_thoughts(name: str) -> None:
    state = played(name, 15)
    assert choice(name, state, 5) == choice(name, state, 5)


@every_game
@pytest.mark.parametrize("moves", [2, 10, 30, 55])
def test_what_is_hidden_makes_no_difference(name: str, moves: int) -> None:
    """Worlds that a seat cannot tell apart are thought about in the same way."""
    state = played(name, moves)
    seat = state.to_act()[0]
    others = [state.sample(seat, Random(number)) for number in range(4)]
    thoughts = [choice(name, world) for world in (state, *others)]
    assert all(thought == thoughts[0] for thought in thoughts)


@every_game
def test_every_iteration_counts_once(name: str) -> None:
    state = played(name, 10)
    search = new_search(name, state, state.to_act()[0], Random(1))
    search.run(50)
    assert sum(visits for _, visits, _ in search.ranking()) == 50


@every_game
def test_it_keeps_its_time(name: str) -> None:
    """Of the clock and of the processor; thinking goes in small steps, and setting up takes a moment."""
    state = played(name, 10)
    for budget in (Budget(seconds=0.1), Budget(cpu=0.1)):
        started = time.process_time()
        advice = choice(name, state, budget=budget)
        assert time.process_time() - started < 2
        assert advice.iterations >= 4


@every_game
def test_whoever_watches_can_stop_it(name: str) -> None:
    bot, heard = SearchBot(1), list[Advice]()

    def watch(advice: Advice) -> bool:
        heard.append(advice)
        return len(heard) < 3

    bot.watch = watch
    advice = bot.choose(known(name, played(name, 10)), Budget(iterations=100_000))
    assert len(heard) == 3
    assert heard[0].iterations < heard[1].iterations < heard[2].iterations < 1000
    assert advice == heard[-1]


def test_a_win_that_lies_on_the_table_is_taken() -> None:
    """Eight spaces ahead any red card wins."""
    game = games.get("duel")
    position = game.new(4, options={"wonders": "beginner"}).snapshot()
    position["conflict"]["pawn"] = 8
    position["conflict"]["tokens"][1] = []
    position["cities"][0]["coins"] = 30
    layout = position["layout"]
    red = next(number for number, card in enumerate(layout) if card in ("guard_tower", "garrison", "stable"))
    layout[red], layout[-1] = layout[-1], layout[red]
    state = game.restore(position)
    advice = choice("duel", state)
    seat = state.to_act()[0]
    state.play(seat, advice.move)
    result = state.result()
    assert result is not None
    assert (result.reason, result.winners) == ("military", (seat,))
    assert advice.value == 1.0


def test_a_search_goes_on_from_the_last_decision() -> None:
    """What was looked at before counts, if the moves made since were looked at."""
    state, bot = played("duel", 12), SearchBot(1)
    first = bot.choose(known("duel", state), Budget(iterations=3000))
    seat = state.to_act()[0]
    state.play(seat, first.move)
    other = state.to_act()[0]
    answer = state.legal(other)[0]
    state.play(other, answer)
    again = bot.choose(known("duel", state, ((seat, first.move), (other, answer))), LITTLE)
    assert again.iterations > 60
    assert {move for move, _ in again.considered} <= set(state.legal(state.to_act()[0]))
    assert bot.choose(known("duel", played("duel", 30)), LITTLE).iterations == 60


@every_game
def test_what_follows_from_a_move_can_be_thought_about_meanwhile(name: str) -> None:
    """The next decision goes on from there, and every simulation counts for the move that was made."""
    state, bot = games.get(name).new(5), SearchBot(1)
    first = bot.choose(known(name, state), LITTLE)
    reports: list[Advice] = []

    def watch(advice: Advice) -> bool:
        reports.append(advice)
        return advice.iterations < 600

    bot.watch = watch
    assert bot.ponder(first.move)
    bot.watch = None
    visits = {move: number for move, number, _ in bot.before[1].ranking()} if bot.before else {}
    assert sum(visits.values()) >= 600
    assert sum(visits.values()) - visits[first.move] < 60
    past, seat = [], state.to_act()[0]
    state.play(seat, first.move)
    past.append((seat, first.move))
    while (mover := state.to_act()[0]) != seat:
        answers = state.legal(mover)
        state.play(mover, answers[0])
        if games.get(name).dynamics == "sequential":
            past.append((mover, answers[0]))
    again = bot.choose(known(name, state, tuple(past)), LITTLE)
    assert again.move in state.legal(seat)
    assert again.iterations > 60


def test_there_is_nothing_to_ponder_before_the_first_decision() -> None:
    assert not SearchBot(1).ponder(0)


def test_several_processes_think_together() -> None:
    state, bot = played("duel", 12), SearchBot(1, processes=2)
    try:
        advice = bot.choose(known("duel", state), LITTLE)
        assert advice.iterations == 120
        assert bot.choose(known("duel", state), LITTLE).iterations == 120
    finally:
        bot.close()


def test_what_several_found_is_added_up() -> None:
    assert merge([[(7, 3, 0.5), (8, 1, 0.0)], [(8, 5, 0.6)]]) == [(8, 6, 0.5), (7, 3, 0.5)]


def test_open_cards_are_those_that_lie_there() -> None:
    """With open cards one's own samples are the position itself."""
    state = played("duel", 12)
    knowledge = Knowledge(games.get("duel"), state, state.to_act()[0], is_open=True)
    assert knowledge.sample(Random(1)).snapshot() == state.snapshot()
    assert SearchBot(1).choose(knowledge, LITTLE).iterations == 60


def test_possible_moves_are_looked_at_once() -> None:
    """Also moves that fall on the same place."""
    possible = LegalSet()
    possible.fill(vec[i64]([5, 4096 + 5, 1 << 30]), 3)
    assert [possible.take(move) for move in (5, 5, 4096 + 5, 6, 1 << 30)] == [True, False, True, False, True]
    possible.fill(vec[i64]([6]), 1)
    assert not possible.take(5)


def test_a_part_of_a_tree_is_moved_to_a_new_one() -> None:
    old, new = Tree(), Tree()
    node = old.add(0, 3)
    deeper = old.add(node, 4)
    old.visits[node], old.visits[deeper], old.totals[deeper] = 2, 1, 0.25
    new.graft(0, old, node)
    assert new.visits[0] == 2
    assert new.totals[new.after(0, 4)] == 0.25
    assert new.after(0, 5) == NONE
    assert new.most_visited(new.after(0, 4)) == NONE


def test_what_goes_with_a_stage_is_searched_for_its_own_sake() -> None:
    """Carthage on the last turn: a shield passes both neighbours (5 points each), 7 coins are worth 2 points."""
    own = city("ore_vein press_1", board="carthage", stages=1, coins=0)
    state = table(3, age=3, turn=5, hands={0: "palace senate"}, cities={0: own})
    commit(state, 0, "stage palace")
    asked = Knowledge(games.get("seven"), state, 0)
    advice = SearchBot(1).choose(asked, Budget(iterations=1000))
    assert state.text(advice.move) == "choose 2"
    assert {state.text(move) for move, _ in advice.considered} == {"choose 1", "choose 2"}


def test_hatshepsut_buys_for_nothing_where_she_can() -> None:
    """The search looks at one way to pay for a card: the one that leaves the most coins."""
    cards = "tree_farm excavation glassworks_1 east_trading_post clandestine_dock_east"
    options = {"expansions": ["leaders", "cities"], "leader_decks": ["expert"]}
    cities = {0: city(cards, leaders="hatshepsut", board="giza"), 5: city(board="babylon")}
    state = table(6, age=2, options=options, hands={0: "temple"}, cities=cities)
    searched = search_state("seven", state, 0, True)
    searched.determinize(Stream(1))
    assert searched.current_player() == 0
    searched.legal_actions()
    builds = [state.text(int(searched.codes[i])) for i in range(searched.number)]
    assert [words for words in builds if words.startswith("build temple")] == ["build temple right 0"]
