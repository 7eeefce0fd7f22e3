"""A game at the terminal: people are asked, bots answer, everything is saved."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from rich.text import Text

from mirabilia import bots
from mirabilia.bots.protocol.program import ProgramFailed
from mirabilia.bots.reasons import why
from mirabilia.cli import botting, commands, history, saving, screen, typed
from mirabilia.cli.screen import Menu
from mirabilia.cli.terminal import Terminal, number_in, printable, reason_of
from mirabilia.core import describe
from mirabilia.core.contract import Event, Fact, Game, IllegalMove, Result, Seat
from mirabilia.core.record import Record, result_text
from mirabilia.core.seeds import number_of

NONE: Mapping[str, bots.Bot] = MappingProxyType({})
ADVISER = "master"
HINT = bots.Budget(seconds=1)
HINTS = 3
RECALLED = 2
"""How many of the last moves are told again when a game is resumed."""

PICTURE = re.compile(r"^!\[.*\]\(situation:[a-z-]+\)\n\n", re.MULTILINE)
"""A picture in the rules: the pages draw it."""


class Quit(Exception):
    """The player has had enough."""


class TerminalTable:
    def __init__(
        self,
        terminal: Terminal,
        game: Game,
        record: Record,
        path: Path | None,
        programs: Mapping[str, bots.Bot] = NONE,
    ) -> None:
        self.terminal, self.texts = terminal, terminal.texts
        self.game, self.record = game, record
        self.screen = screen.of(game.name)
        self.scene = screen.scene(game, self.texts, record.players)
        self.keeper = saving.RecordFile(record, path)
        self.state = history.replayed(record, game)
        seats = range(len(record.players))
        self.programs = programs
        """Bots that are programs of their own, by name."""
        self.people = [seat for seat in seats if record.players[seat] not in (*bots.NAMES, *programs)]
        self.viewer = self.people[0] if len(self.people) == 1 else None
        self.news = {viewer: self.recalled(viewer) for viewer in {*self.people, self.viewer}}
        self.last: Seat | None = None
        self.warned = False

    def run(self) -> None:
        """Play to the end, or until the people leave."""
        try:
            while self.state.to_act():
                seat = self.next_seat()
                if seat in self.people:
                    self.decide(seat)
                else:
                    self.play(seat, self.bot_move(seat))
            if result := self.state.result():
                self.show_end(result)
        except (Quit, EOFError, KeyboardInterrupt):
            self.terminal.say("")
        self.save()
        if self.keeper.path is not None and not self.warned:
            self.terminal.say_whole(self.texts("terminal-saved", file=str(self.keeper.path)))

    def next_seat(self) -> Seat:
        """Who decides next: where several have to, people come before bots."""
        acting = self.state.to_act()
        return next((seat for seat in acting if seat in self.people), acting[0])

    # Moves.

    def play(self, seat: Seat, move: int) -> None:
        notation = self.state.text(move)
        self.state.play(seat, move)
        self.record.add(seat, notation)
        self.record.result = result_text(self.state.result())
        for viewer, news in self.news.items():
            news += self.tell(self.state.events(viewer))
        self.save()

    def tell(self, events: Sequence[Event | Fact]) -> list[str]:
        return screen.paragraphs(self.scene, events)

    def recalled(self, viewer: Seat | None) -> list[str]:
        """What the last moves brought about."""
        story = [self.tell(events) for _, events in history.story(self.record, self.game, viewer)]
        return [line for lines in list(filter(None, story))[-RECALLED:] for line in lines]

    def bot_move(self, seat: Seat) -> int:
        bot = self.record.players[seat]
        try:
            return self.advice(bot, seat, bots.paced(bots.usual_seconds(bot))).move
        except ProgramFailed as failure:
            self.terminal.say(self.texts("bot-failed", bot=bot, reason=botting.shortened(str(failure))))
            return self.advice("random", seat, bots.Budget()).move

    def advice(self, bot: str, seat: Seat, budget: bots.Budget) -> bots.Advice:
        """What a bot thinks. Its chance hangs on the game and the number of the move alone."""
        seed = number_of(self.record.seed or 0) + len(self.record.moves)
        thinker = self.programs.get(bot) or bots.get(bot, seed)
        if isinstance(thinker, bots.LevelBot):
            thinker.temper = f"{self.record.seed} {seat}"  # what it likes stays the same through the game
        return thinker.choose(bots.Knowledge(self.game, self.state, seat), budget)

    def save(self) -> None:
        try:
            self.keeper.save()
        except OSError as error:
            if not self.warned:
                self.warned = True
                self.terminal.say_whole(self.texts("terminal-not-saved", reason=reason_of(self.texts, error)))

    # Asking.

    def decide(self, seat: Seat) -> None:
        """Ask a person until a move has been made or taken back."""
        self.hand_over(seat)
        menu = self.show(seat)
        moves = len(self.record.moves)
        asked = menu
        while len(self.record.moves) == moves:
            line = self.terminal.ask(self.texts("terminal-prompt"))
            if not line or (line == "0" and asked is not menu):
                asked = menu = self.show(seat)
                continue
            command = commands.understood(line)
            if command is not None:
                self.obey(seat, asked, *command)
                continue
            answer = self.answer(seat, asked, line)
            if isinstance(answer, Menu):
                asked = answer
                self.terminal.say(asked.draw(), self.texts("terminal-back"))
            elif answer is not None:
                self.news[seat].clear()
                self.news[self.viewer].clear()
                self.play(seat, answer)

    def hand_over(self, seat: Seat) -> None:
        """Where people at one terminal have secrets, nobody sees the hand of another."""
        has_secrets = self.game.dynamics == "simultaneous" and len(self.people) > 1
        if has_secrets and self.last != seat and self.terminal.interactive:
            self.terminal.clear()
            self.terminal.ask(self.texts("terminal-hand-over", player=self.scene.player(seat)))
        self.last = seat

    def show(self, seat: Seat) -> Menu:
        view, scene = self.state.view(seat), screen.at(self.scene, self.state)
        actions = self.state.actions(seat)
        menu = self.screen.menu(scene, view, actions)
        self.terminal.say("", self.screen.table(scene, view, self.terminal.width, actions), "")
        if self.news[seat]:
            self.terminal.say(screen.bullets(self.news[seat]), "")
        self.terminal.say(menu.draw())
        return menu

    def answer(self, seat: Seat, menu: Menu, line: str) -> int | Menu | None:
        """The move or the further question that a typed line means; None, with the reason told, if it means none."""
        if line.isdecimal():
            choices, number = menu.numbered(), number_in(line)
            if number is not None and 1 <= number <= len(choices):
                chosen = choices[number - 1]
                return chosen.then or chosen.move
            self.terminal.say(self.texts("terminal-no-number", number=line, last=len(choices)))
            return None
        try:
            return typed.move(self.screen, self.scene, self.state, seat, line)
        except IllegalMove as error:
            self.refuse(error)
            return None

    def refuse(self, error: IllegalMove) -> None:
        self.terminal.say(printable(typed.reason(self.scene, error)))

    # Commands.

    def obey(self, seat: Seat, asked: Menu, command: str, argument: str) -> None:
        if command == "quit":
            raise Quit
        if command == "undo":
            self.undo()
        elif command == "hint":
            self.hint(seat)
        elif command == "log":
            self.log()
        elif command == "save":
            self.save_as(argument)
        elif command == "card":
            self.show_card(seat, argument)
        elif command == "preview":
            self.preview(seat, asked, argument)
        elif command == "rules":
            show_rules(self.terminal, self.game.name)
        elif command == "help":
            self.terminal.say(self.texts("terminal-commands"))
        elif command == "city":
            self.terminal.say(self.screen.cities(self.scene, self.state.view(seat)))
        elif command == "pile":
            self.terminal.say(self.screen.pile(self.scene, self.state.view(seat)))

    def undo(self) -> None:
        try:
            number = history.moves_to_keep(self.record, self.game, self.people)
        except history.CannotUndo as refusal:
            self.terminal.say(self.texts(f"terminal-undo-{refusal.reason}"))
            return
        entry = self.record.moves[number]
        del self.record.moves[number:]
        self.state = history.replayed(self.record, self.game)
        taken_back = self.scene.sentence(self.state.move(self.state.parse(entry.text, entry.seat)))
        undone = self.texts("terminal-undone", player=self.scene.player(entry.seat), move=taken_back)
        if self.game.dynamics == "simultaneous":  # a secret, for the one who chose it
            self.news[entry.seat] = [*self.recalled(entry.seat), undone]
        else:
            self.news = {viewer: [undone] for viewer in self.news}
        self.save()

    def hint(self, seat: Seat) -> None:
        considered = self.advice(ADVISER, seat, HINT).considered
        for number, (move, value) in enumerate(considered[:HINTS]):
            words = self.scene.sentence(self.state.move(move))
            message = "terminal-hint" if number == 0 else "terminal-hint-next"
            self.terminal.say(self.texts(message, move=words, percent=round(100 * value)))
            if number == 0:
                self.explain(seat, move)

    def explain(self, seat: Seat, move: int) -> None:
        """Why a move is good, in words."""
        facts = why(bots.Knowledge(self.game, self.state, seat), move)
        if facts:
            reasons = "; ".join(self.scene.sentence(fact) for fact in facts)
            self.terminal.say(self.texts("reasons-why", reasons=reasons))

    def log(self) -> None:
        story = history.story(self.record, self.game, self.viewer)
        if not story:
            self.terminal.say(self.texts("terminal-log-empty"))
        for number, (_, events) in enumerate(story, 1):
            for line in self.tell(events):
                self.terminal.say(Text(f"{number:3}  {line}"))

    def save_as(self, name: str) -> None:
        if name:
            path = Path(name).expanduser()
            if path != self.keeper.path and (objection := saving.objection(self.texts, path)):
                self.terminal.say_whole(objection)
                return
            self.keeper.path, self.warned = path, False
        self.save()
        if not self.warned:
            self.terminal.say_whole(self.texts("terminal-saved", file=str(self.keeper.path)))

    def show_card(self, seat: Seat, words: str) -> None:
        drawn = self.screen.card(self.scene, self.state.view(seat), words) if words else None
        self.terminal.say(drawn or self.texts("terminal-no-card", name=printable(words)))

    def preview(self, seat: Seat, asked: Menu, line: str) -> None:
        try:
            drawn = typed.preview(self.screen, self.scene, self.state, seat, asked, line)
            self.terminal.say(drawn or self.texts("terminal-no-preview"))
        except IllegalMove as error:
            self.refuse(error)

    # The end.

    def show_end(self, result: Result) -> None:
        view = self.state.view(self.viewer)
        self.terminal.say("", self.screen.table(self.scene, view, self.terminal.width), "")
        sheet = screen.score_sheet(self.scene, result, self.screen.unseated(self.scene, view))
        self.terminal.say(screen.bullets(self.news[self.viewer]), "", sheet)


def show_rules(terminal: Terminal, game: str) -> None:
    from rich.markdown import Markdown

    rules = describe.document(terminal.texts.language, f"{game}-rules")
    terminal.page(Markdown(PICTURE.sub("", rules)))
