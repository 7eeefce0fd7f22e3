"""`mirabilia puzzles solve`: puzzles at the terminal, one after the other, with second tries, hints and answers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from rich.text import Text

from mirabilia import games
from mirabilia.arena.puzzles.puzzle import Puzzle
from mirabilia.bots.analysis import AnalysisTask, analyse_decision
from mirabilia.bots.analysis.game_replay import LEVEL
from mirabilia.bots.analysis.judging import Judgement, judged, known_value, seen_by_bot
from mirabilia.bots.contract import Budget
from mirabilia.cli import commands, screen, typed
from mirabilia.cli.menus import Menu
from mirabilia.cli.terminal import Terminal, number_in, printable
from mirabilia.core.contract import IllegalMove

THOUGHT = Budget(seconds=0.3)
"""How long a bot thinks about a move that does not stand with the puzzle."""
HARDEST = 5
FULL, EMPTY = "\N{BLACK STAR}", "\N{WHITE STAR}"
QUIT, HINT = "quit", "hint"


class Left(Exception):
    """Somebody has had enough."""


def solve(terminal: Terminal, puzzles: Sequence[Puzzle], number: int, seed: int) -> int:
    """Ask so many of the puzzles, in an order that follows from the seed."""
    chosen = Random(seed).sample(list(puzzles), min(number, len(puzzles)))
    solved = shown = 0
    try:
        for shown, puzzle in enumerate(chosen, 1):
            terminal.say("", terminal.texts("puzzles-number", number=shown, total=len(chosen)))
            solved += Asked(terminal, puzzle).solved_alone()
    except (Left, EOFError, KeyboardInterrupt):
        terminal.say("")
    terminal.say(terminal.texts("puzzles-solved", solved=solved, number=shown))
    return 0


class Asked:
    """A puzzle somebody is looking at."""

    def __init__(self, terminal: Terminal, puzzle: Puzzle) -> None:
        self.terminal, self.texts, self.puzzle = terminal, terminal.texts, puzzle
        self.game, self.state, self.question = games.get(puzzle.game), puzzle.state(), puzzle.question()
        names = [self.texts("web-puzzle-city", number=seat + 1) for seat in range(self.state.players)]
        scene = screen.scene(self.game, self.texts, names)
        self.screen, self.scene = screen.of(puzzle.game), screen.at(scene, self.state)
        self.tries = self.hints = 0

    def solved_alone(self) -> bool:
        """Ask until the best move is found or given up; whether it was found without the answer."""
        asked = menu = self.show()
        while True:
            line = self.terminal.ask(self.texts("puzzles-prompt"))
            if not line or (line == "0" and asked is not menu):
                asked = menu = self.show()
                continue
            command = commands.understood(line)
            if command is not None and self.obey(command[0]):
                continue
            if line.casefold() in answer_words():
                self.tell_solution()
                return False
            answer = self.answer(asked, line)
            if isinstance(answer, Menu):
                asked = answer
                self.terminal.say(asked.draw(), self.texts("terminal-back"))
            elif answer is not None and self.judge(answer):
                return True

    def show(self) -> Menu:
        view, actions = self.state.view(self.puzzle.seat), self.state.actions(self.puzzle.seat)
        menu = self.screen.menu(self.scene, view, actions)
        level = FULL * self.puzzle.difficulty + EMPTY * (HARDEST - self.puzzle.difficulty)
        player = self.scene.player(self.puzzle.seat)
        self.terminal.say("", self.screen.table(self.scene, view, self.terminal.width, actions), "")
        self.terminal.say(Text(f"{level}  {self.texts('web-puzzle-task', player=player)}", style="bold"), menu.draw())
        return menu

    def obey(self, command: str) -> bool:
        """Do what is asked for; False if it is nothing that can be done here."""
        if command == QUIT:
            raise Left
        if command != HINT:
            return False
        self.hint()
        return True

    def answer(self, menu: Menu, line: str) -> int | Menu | None:
        """The move or the further question that a typed line means; None, with the reason told, if it means none."""
        if line.isdecimal():
            choices, number = menu.numbered(), number_in(line)
            if number is not None and 1 <= number <= len(choices):
                return choices[number - 1].then or choices[number - 1].move
            self.terminal.say(self.texts("terminal-no-number", number=line, last=len(choices)))
            return None
        try:
            return typed.move(self.screen, self.scene, self.state, self.puzzle.seat, line)
        except IllegalMove as error:
            self.terminal.say(printable(typed.reason(self.scene, error)))
            return None

    # What one is told.

    def judge(self, move: int) -> bool:
        """Say what a move is worth; whether it solves the puzzle."""
        judgement = self.judgement(self.state.text(move))
        words = self.scene.sentence(self.state.move(move))
        if judgement.solved:
            self.terminal.say(self.texts("puzzles-right", move=words))
            self.tell_reasons()
            return True
        self.tries += 1
        self.terminal.say(self.texts("web-puzzle-wrong" if self.tries == 1 else "web-puzzle-wrong-again"))
        value, best = judgement.value or 0.0, self.question.value
        self.terminal.say(self.texts("puzzles-worth", move=words, value=percent(value), best=percent(best)))
        return False

    def judgement(self, move: str) -> Judgement:
        value = known_value(self.question, self.state, self.puzzle.seat, move)
        if value is None:
            one = self.puzzle
            task = AnalysisTask(one.game, self.state.players, one.position, one.seat, LEVEL, 0, THOUGHT, played=move)
            value = seen_by_bot(self.question, analyse_decision(task).value)
        return judged(self.question, value, self.state.players)

    def hint(self) -> None:
        """What it is about, and then the piece."""
        self.hints += 1
        if self.hints == 1:
            themes = [self.texts(f"puzzle-theme-{theme}") for theme in self.puzzle.themes]
            known = {"themes": ", ".join(themes)} if themes else {}
            self.terminal.say(self.texts(f"web-puzzle-hint-{'theme' if themes else 'no-theme'}", **known))
            return
        actions = self.state.actions(self.puzzle.seat)
        kind, id = next(action.subject for action in actions if action.text == self.puzzle.solution)
        if kind in self.game.names():
            self.terminal.say(self.texts("web-puzzle-hint-piece", piece=self.scene.name(kind, id)))
        else:
            self.terminal.say(self.texts("web-puzzle-hint-no-piece"))

    def tell_solution(self) -> None:
        best = self.scene.sentence(self.state.move(self.state.parse(self.puzzle.solution, self.puzzle.seat)))
        self.terminal.say(self.texts("puzzles-best", move=best, value=percent(self.puzzle.value)))
        self.tell_reasons()

    def tell_reasons(self) -> None:
        """Why the best move is best, and what the next ones are worth."""
        if self.puzzle.reasons:
            reasons = "; ".join(self.scene.sentence(reason) for reason in self.puzzle.reasons)
            self.terminal.say(self.texts("reasons-why", reasons=reasons))
        for other in self.puzzle.others:
            words = self.scene.sentence(self.state.move(self.state.parse(other.move, self.puzzle.seat)))
            self.terminal.say(self.texts("terminal-hint-next", move=words, percent=percent(other.value)))


@cache
def answer_words() -> frozenset[str]:
    """What one types to see the answer, in every language at once."""
    return frozenset(commands.spoken({"answer": "puzzles-answer-words"}))


def percent(share: float) -> int:
    return round(100 * share)
