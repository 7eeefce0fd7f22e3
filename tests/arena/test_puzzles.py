"""Puzzles: found where one move stands out, kept whole, and checked again."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from mirabilia import games
from mirabilia.arena.puzzles import finding, making, puzzle
from mirabilia.arena.puzzles.finding import Thoroughness
from mirabilia.arena.puzzles.puzzle import Alternative, Puzzle, PuzzleError
from mirabilia.bots.analysis.judging import answers
from mirabilia.bots.contract import Knowledge
from mirabilia.core.contract import State
from mirabilia.core.describe import LANGUAGES, texts
from tests.duel import scenario as duel
from tests.seven import scenario as seven

LITTLE = Thoroughness(240)


def known(state: State, game: str = "duel") -> Knowledge:
    return Knowledge(games.get(game), state, state.to_act()[0])


def nearly_won() -> State:
    """Four symbols and the Law; the Academy on offer is the sixth, and the other one has more points. No Wonder gives
    another turn to build it in."""
    wonders = "pyramids great_lighthouse statue_of_zeus colossus"
    cards = "workshop apothecary scriptorium pharmacist"
    mine = duel.city(coins=40, cards=cards, wonders=wonders, progress="law")
    others = "circus_maximus piraeus appian_way sphinx"
    theirs = duel.city(coins=30, cards="theater altar baths temple aqueduct", wonders=others)
    return duel.table(age=3, accessible="academy senate palace", first=mine, second=theirs)


def test_a_position_with_one_right_answer_is_a_puzzle() -> None:
    """The scientific victory is there for the taking; whoever does something else loses."""
    found = finding.puzzle_of(known(nearly_won()), LITTLE)
    assert found is not None
    assert found.solution == "build academy"
    assert found.value - found.others[0].value >= finding.AHEAD
    assert "science" in found.themes
    assert found.reasons
    assert 1 <= found.difficulty <= puzzle.HARDEST
    assert found.id == puzzle.id_of("duel", found.position, found.seat)
    assert found.state().text(found.state().parse(found.solution)) == found.solution


def test_a_position_with_many_good_moves_is_none() -> None:
    assert finding.puzzle_of(known(duel.new_game(3, wonders="beginner")), LITTLE) is None


def test_what_is_paid_for_a_card_makes_no_other_answer() -> None:
    """Two ways to pay for the same card are one answer; another card is another one."""
    cities = {0: seven.city(coins=9), 1: seven.city("stone_pit"), 2: seven.city("quarry")}
    state = seven.table(3, age=2, turn=4, hands={0: "aqueduct walls"}, cities=cities)
    groups = answers(state, 0)
    builds = {group for move, group in groups.items() if move.startswith("build aqueduct")}
    assert len([move for move in groups if move.startswith("build aqueduct")]) > 1
    assert len(builds) == 1
    assert builds.isdisjoint(group for move, group in groups.items() if not move.startswith("build aqueduct"))


def test_the_last_turn_is_known() -> None:
    last = duel.table(age=3, accessible="senate", last=True)
    assert finding.is_last_turn(last, last.to_act()[0])
    assert not finding.is_last_turn(nearly_won(), 0)


def test_answers_no_search_has_tried_are_looked_at_too() -> None:
    """In the last place of a list of places there may be one as good as the best."""
    state = nearly_won()
    known_there = known(state)
    groups = answers(state, known_there.seat)
    advice = finding.agreed(known_there, groups, LITTLE)
    assert advice is not None
    only = msgspec.structs.replace(advice, considered=advice.considered[:1])
    values = finding.rivals(known_there, only, groups, LITTLE)
    assert {groups[known_there.text(move)] for move in values} == set(groups.values()) - {groups["build academy"]}
    assert all(0.0 <= value <= 1.0 for value in values.values())


def some(number: int = 3) -> list[Puzzle]:
    return [
        Puzzle(f"duel-{one}", "duel", 0, "build baths", 0.8, (Alternative("build forum", 0.5),), (), (), 2, {})
        for one in range(number)
    ]


def test_puzzles_are_written_and_read(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    path.write_bytes(puzzle.write(reversed(some())))
    assert list(puzzle.read(path)) == some()


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    path.write_bytes(puzzle.write(some()) + b"{}\n")
    with pytest.raises(PuzzleError, match=r"puzzles\.jsonl, line 4: "):
        puzzle.read(path)


def test_a_puzzle_that_the_rules_do_not_know_is_named() -> None:
    with pytest.raises(PuzzleError, match="duel-0: "):
        puzzle.check(some(1)[0])


@pytest.mark.any_build
def test_making_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    """The same command with a larger number adds to the file, and searches no game again."""
    path, heard = tmp_path / "puzzles.jsonl", list[tuple[int, int]]()
    making.make("duel", 1, path, LITTLE, 1, 1, lambda found, searched: heard.append((found, searched)))
    first = {one.id for one in puzzle.read(path)}
    searched = int((tmp_path / "puzzles.jsonl.games").read_text())
    assert first
    assert searched >= 1
    making.make("duel", len(first) + 1, path, LITTLE, 1, 1, lambda found, searched: heard.append((found, searched)))
    assert first < {one.id for one in puzzle.read(path)}
    assert [found for found, _ in heard] == sorted(found for found, _ in heard)


def test_checking_again_takes_more_thought_and_other_seeds() -> None:
    more = LITTLE.times(10)
    assert more.iterations == 2400
    assert more.ahead < LITTLE.ahead
    assert set(more.seeds).isdisjoint(LITTLE.seeds)


def test_what_does_not_hold_is_told_apart() -> None:
    found = finding.puzzle_of(known(nearly_won()), LITTLE)
    assert found is not None
    again = finding.checked(found, LITTLE)
    assert again is not None
    assert (again.id, again.position, again.solution) == (found.id, found.position, found.solution)
    wrong = msgspec.structs.replace(found, solution="discard senate")
    assert finding.checked(wrong, LITTLE) is None


@pytest.mark.parametrize("game", games.names())
def test_packaged_puzzles_fit_the_rules(game: str) -> None:
    """Every position can be set up, every move is legal there, and there are words for all there is to say."""
    for one in puzzle.packaged(game):
        assert one.id == puzzle.id_of(one.game, one.position, one.seat)
        puzzle.check(one)
        legal = answers(one.state(), one.seat)
        assert all(other.move in legal for other in one.others)
        assert one.value - max(other.value for other in one.others) >= finding.AHEAD - 0.001
        for language in LANGUAGES:
            words = texts(language)
            assert all(words.has(f"puzzle-theme-{theme}") for theme in one.themes)
            assert all(words.fact(games.get(game), reason) for reason in one.reasons)


@pytest.mark.parametrize("game", games.names())
def test_themes_of_a_game_have_words(game: str) -> None:
    names = [*games.plugin(game).themes, finding.LAST_TURN]
    assert all(texts(language).has(f"puzzle-theme-{name}") for language in LANGUAGES for name in names)
