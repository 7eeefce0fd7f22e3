"""The speaker: lines come in, lines go out. No line can end it but `quit`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from threading import RLock

import msgspec

import mirabilia
from mirabilia import bots, games
from mirabilia.bots.contract import Advice, Bot, Budget
from mirabilia.bots.protocol import VERSION, language
from mirabilia.bots.protocol.background_search import BackgroundPondering, BackgroundSearch, Pondering, Sharing
from mirabilia.bots.protocol.engine_options import EngineOptions
from mirabilia.bots.protocol.known_position import known_position, parse_position, remembered
from mirabilia.bots.protocol.language import SHOWN, ProtocolError, Words, evaluation_fields, quoted, row
from mirabilia.bots.protocol.session import GameSetup, Session, restored
from mirabilia.core.contract import IllegalMove, Json
from mirabilia.core.stream import SEEDS

LEAVING = 2.0
"""Seconds a bot gets to stop when the program ends."""
ANYTIME = ("", "isready", "stop", "quit")
"""What is answered at once, also while a bot thinks."""


class Engine:
    """Answers lines. `say` takes each line of the answer; `make` makes the bots."""

    def __init__(
        self, say: Callable[[str], None], game: str, settings: EngineOptions, make: Callable[[str, int], Bot] = bots.get
    ) -> None:
        self.say, self.settings, self.make = say, settings, make
        self.setup = GameSetup(game)
        self.session: Session | None = None
        self.bot: Bot | None = None
        """The one of this game: what it has searched before may help it."""
        self.search: BackgroundSearch | None = None
        self.pondering: BackgroundPondering | None = None
        """What the bot thinks of while it is not asked."""
        self.lock = RLock()
        """Held while a line is written, so that answers never mix."""
        self.commands: dict[str, Callable[[Words], str | None]] = {
            "mirabilia": self.hello,
            "isready": self.is_ready,
            "newgame": self.new_game,
            "setoption": self.set_option,
            "position": self.position,
            "moves": self.moves,
            "seat": self.seat,
            "revealed": self.revealed,
            "legal": self.legal,
            "show": self.show,
            "go": self.go,
            "eval": self.evaluate,
            "stop": self.stop,
        }

    def run(self, lines: Iterable[bytes | None]) -> bool:
        """Answer until `quit`, or until the lines end and what was asked is answered; whether nothing goes on."""
        for line in lines:
            if not self.hear(line):
                return self.leave()
        search = self.thinking()
        ended = search is None or search.wait()
        self.end_pondering()
        return ended

    def leave(self) -> bool:
        """Nobody waits for an answer any more."""
        search = self.thinking()
        if search is not None:
            search.stop()
            if not search.wait(LEAVING):
                return False
        self.end_pondering()
        return True

    def thinking(self) -> BackgroundSearch | None:
        """What goes on; None when its answer has been given."""
        with self.lock:
            return self.search

    def hear(self, line: bytes | None) -> bool:
        """Answer a line; False after `quit`. Most lines wait until the bot that thinks has answered."""
        try:
            command, words = read(language.decoded(line))
        except ProtocolError as error:
            command, words = "", Words("")
            self.speak(str(error))
        search = self.thinking()
        if search is not None and command not in ANYTIME:
            search.wait()
        with self.lock:
            if command not in ("", "isready", "quit"):
                self.end_pondering()
            answer = self.answered(command, words) if command and command != "quit" else None
            if answer is not None:
                self.say(answer)
        return command != "quit"

    def end_pondering(self) -> None:
        """The bot is needed for something else."""
        with self.lock:
            pondering, self.pondering = self.pondering, None
        if pondering is not None:
            pondering.stop()

    def answered(self, command: str, words: Words) -> str | None:
        """The last line of the answer; None if it comes later."""
        try:
            if command not in self.commands:
                known = ", ".join((*self.commands, "quit"))
                raise ProtocolError("unknown", f"there is no command {command[:SHOWN]}; there is: {known}")
            return self.commands[command](words)
        except ProtocolError as error:
            return str(error)
        except Exception as error:  # a line must not end the program
            return str(ProtocolError("internal", f"{type(error).__name__}: {error}"))

    def speak(self, line: str) -> None:
        with self.lock:
            self.say(line)

    # Who is there.

    def hello(self, words: Words) -> str:
        words.end()
        self.say(f"name Mirabilia {self.settings.level}")
        self.say(f"version {mirabilia.__version__}")
        self.say(f"protocol {VERSION}")
        self.say(f"games {' '.join(games.names())}")
        for name, described in self.settings.described().items():
            self.say(f"option {name} {described}")
        return "ready"

    def is_ready(self, words: Words) -> str:
        words.end()
        return "ready"

    def set_option(self, words: Words) -> str:
        name, value = words.take("the name of an option"), words.take("a value")
        words.end()
        self.settings.set(name, value)
        if name in ("level", "seed", "processes"):
            self.forget_bot()
        return "ok"

    # The position.

    def new_game(self, words: Words) -> str:
        """Another game: nothing of the last one is remembered."""
        game = self.setup.game.name if words.peek() in ("", "players", "options") else words.take("a game")
        players, options = None, None
        if words.peek() == "players":
            words.take("players")
            players = language.whole("players", words.take("the number of players"), 99, first=1)
        if words.peek() == "options":
            words.take("options")
            options = language.data(words.rest())
        words.end()
        self.setup = GameSetup(game, players, options)
        self.session = None
        self.forget_bot()
        return "ok"

    def forget_bot(self) -> None:
        """The next decision is that of a new one."""
        if isinstance(self.bot, Sharing):
            self.bot.close()
        self.bot = None

    def position(self, words: Words) -> str:
        kind = words.take("start, snapshot or seen")
        if kind == "start":
            self.session = self.started(words)
        elif kind == "snapshot":
            fill = self.fill(words)
            self.session = Session(*restored(language.data(words.rest()), self.setup.game, fill))
        elif kind == "seen":
            self.session = self.seen(language.data(words.rest()))
        else:
            raise ProtocolError("usage", f"a position is given as start, snapshot or seen, not {kind[:SHOWN]}")
        return "ok"

    def started(self, words: Words) -> Session:
        """`7`, or `7 moves "draft sphinx" "draft piraeus"`."""
        seed = language.whole("seed", words.take("the seed of a game"), SEEDS - 1)
        if words and words.take("moves") != "moves":
            raise ProtocolError("usage", "after the seed of a game come moves, or nothing")
        return Session(self.setup.game, self.setup.new(seed)).after(words.moves())

    def fill(self, words: Words) -> int | None:
        """`fill 7` before a snapshot that leaves things out."""
        if words.text[words.at :].split(maxsplit=1)[:1] != ["fill"]:
            return None
        words.take("fill")
        return language.whole("fill", words.take("the seed that fills the snapshot"), SEEDS - 1)

    def seen(self, data: Json) -> Session:
        position = parse_position(data)
        game, state = restored(position.sample, self.setup.game)
        return Session(game, state, position.seat, remembered(state, position.past))

    def moves(self, words: Words) -> str:
        if not words:
            raise ProtocolError("usage", "a move is missing")
        self.session = self.there().after(words.moves())
        return "ok"

    def seat(self, words: Words) -> str:
        session, word = self.there(), words.take("the number of a seat")
        words.end()
        session.sit(language.whole("seat", word, session.seats - 1))
        return "ok"

    def revealed(self, words: Words) -> str:
        self.session = self.there().revealed(language.data(words.rest()))
        return "ok"

    def there(self) -> Session:
        if self.session is None:
            raise ProtocolError("position", "there is no position: tell one with position start, snapshot or seen")
        return self.session

    # Looking.

    def legal(self, words: Words) -> str:
        words.end()
        return f"legal{row(self.there().legal())}"

    def show(self, words: Words) -> str:
        session = self.there()
        what = words.take("what") if words else "seen"
        words.end()
        if what == "snapshot":
            return f"position snapshot {encoded(session.state.snapshot())}"
        if what == "view":
            return f"view {encoded(session.state.view(session.looking()))}"
        if what == "actions":
            return f"actions {encoded(session.actions())}"
        if what == "result":
            return f"result {session.result()}"
        if what == "seen":
            return f"position seen {encoded(known_position(session.known(), Random(self.settings.seed)))}"
        raise ProtocolError("usage", f"there is seen, view, actions, snapshot and result to show, not {what[:SHOWN]}")

    # Thinking.

    def go(self, words: Words) -> None:
        self.think(words, self.best_move)

    def evaluate(self, words: Words) -> None:
        self.think(words, self.evaluation)

    def think(self, words: Words, worded: Callable[[Session, Advice], str]) -> None:
        budget = language.budget(words)
        session = self.there()
        known = session.known(is_open=self.settings.cards == "open")
        if self.bot is None:
            self.bot = self.make(self.settings.level, self.settings.seed)
            if isinstance(self.bot, Sharing):
                self.bot.processes = self.settings.processes

        bot = self.bot

        def done(outcome: Advice | Exception) -> None:
            try:
                line = worded(session, outcome) if isinstance(outcome, Advice) else failed(outcome)
            except IllegalMove as error:
                line = failed(error)
            with self.lock:
                if line.startswith("bestmove") and isinstance(outcome, Advice):
                    self.ponder(bot, outcome.move)
                self.answer(line)

        if budget == Budget():
            budget = self.settings.budget
        self.search = BackgroundSearch(bot, known, budget, self.tell, done, self.settings.info)

    def ponder(self, bot: Bot, move: int) -> None:
        """Let it think on while others decide, if that is wanted."""
        if self.settings.ponder and isinstance(bot, Pondering):
            self.pondering = BackgroundPondering(bot, move)

    def tell(self, advice: Advice) -> None:
        self.speak(f"info {evaluation_fields(advice)}")

    def answer(self, line: str) -> None:
        """The end of a search. From the moment it can be read, everything may be said again."""
        with self.lock:
            self.search = None
            self.say(line)

    def best_move(self, session: Session, advice: Advice) -> str:
        return f"bestmove {quoted(session.state.text(advice.move))} {evaluation_fields(advice)}"

    def evaluation(self, session: Session, advice: Advice) -> str:
        considered = advice.considered or ((advice.move, advice.value),)
        moves = "".join(f" {quoted(session.state.text(move))} {value:.4f}" for move, value in considered)
        return f"eval seat {session.deciding()} value {advice.value:.4f} iterations {advice.iterations} moves{moves}"

    def stop(self, words: Words) -> None:
        """A stop that comes too late has been answered already."""
        words.end()
        if self.search is not None:
            self.search.stop()


def read(line: str) -> tuple[str, Words]:
    """The command of a line and its words; "" for an empty line or a comment."""
    command, *rest = line.split(None, 1) or [""]
    return ("", Words("")) if command.startswith("#") else (command, Words("".join(rest)))


def encoded(data: object) -> str:
    return msgspec.json.encode(data).decode()


def failed(error: Exception) -> str:
    return str(ProtocolError("bot", f"{type(error).__name__}: {error}"))
