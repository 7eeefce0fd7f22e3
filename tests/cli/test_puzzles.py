"""`mirabilia puzzles solve`: what is asked, what an answer is told, hints, the solution, and the way out."""

from __future__ import annotations

from pathlib import Path

import pytest

from mirabilia import games
from mirabilia.arena.puzzles import puzzle
from mirabilia.bots.analysis.judging import answers
from mirabilia.cli.solving import Asked
from mirabilia.cli.terminal import Terminal
from mirabilia.core.describe import texts
from tests.cli.conftest import Mirabilia


@pytest.mark.parametrize("game", ["duel", "seven", "world"])
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_puzzle_is_failed_hinted_and_solved(mirabilia: Mirabilia, tmp_path: Path, game: str, language: str) -> None:
    one = puzzle.packaged(game)[0]
    file = tmp_path / "one.jsonl"
    file.write_bytes(puzzle.write([one]))
    words, state = texts(language), one.state()
    wrong, names = one.others[0].move, [words("web-puzzle-city", number=seat + 1) for seat in range(state.players)]
    typed = f"{wrong}\nno such move\nhint\nhint\n{one.solution}\n"
    run = mirabilia("puzzles", "solve", game, "--file", str(file), "--lang", language, typed=typed)
    assert run.code == 0, run.err
    assert words("web-puzzle-wrong") in run.out
    assert words("puzzles-number", number=1, total=1) in run.out
    best = words.fact(games.get(game), state.move(state.parse(one.solution, one.seat)), names)
    assert words("puzzles-right", move=best) in " ".join(run.out.split())
    assert words("puzzles-solved", solved=1, number=1) in run.out
    said = words("web-puzzle-hint-theme", themes="?").split("?")[0] if one.themes else words("web-puzzle-hint-no-theme")
    assert said in run.out


def test_the_answer_can_be_asked_for_and_one_can_leave(mirabilia: Mirabilia) -> None:
    run = mirabilia("puzzles", "solve", "duel", "--number", "3", "--seed", "5", typed="answer\nquit\n")
    assert run.code == 0, run.err
    assert "The best move: " in run.out
    assert "Puzzle 2 of 3" in run.out
    assert "Solved: 0 of 2 puzzles." in run.out


def test_a_move_the_puzzle_does_not_name_is_looked_at(mirabilia: Mirabilia) -> None:
    chosen = next(one for one in puzzle.packaged("duel") if len(answers(one.state(), one.seat)) > 6)
    groups = answers(chosen.state(), chosen.seat)
    known = {groups[chosen.solution], *(groups[other.move] for other in chosen.others)}
    other = next(move for move, group in groups.items() if group not in known)
    judgement = Asked(Terminal(texts("en")), chosen).judgement(other)
    assert not judgement.solved
    assert judgement.value is not None
    assert judgement.value <= min(one.value for one in chosen.others)


def test_without_puzzles_there_is_nothing_to_solve(mirabilia: Mirabilia, tmp_path: Path) -> None:
    empty = tmp_path / "none.jsonl"
    empty.write_bytes(b"")
    run = mirabilia("puzzles", "solve", "duel", "--file", str(empty))
    assert run.code == 1
    assert "there are no puzzles there" in run.err
