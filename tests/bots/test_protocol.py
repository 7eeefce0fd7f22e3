"""The text protocol: what is answered to good lines, to bad ones, and while a bot thinks."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
import threading
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia import bots, games
from mirabilia.bots import Advice, Bot, Budget, Knowledge
from mirabilia.bots.protocol import language
from mirabilia.bots.protocol.background_search import Watched
from mirabilia.bots.protocol.known_position import known_position
from mirabilia.bots.protocol.language import ProtocolError, Words
from mirabilia.core.contract import State
from tests.bots.conversation import PAGE, Talk, on_the_page
from tests.contract.cases import CASES, Case, played
from tests.waiting import LONG, until

COMMAND = [sys.executable, "-m", "mirabilia", "bot", "duel"]

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def speak(typed: bytes, *arguments: str) -> list[str]:
    """The answers of a real process."""
    done = subprocess.run([*COMMAND, *arguments], input=typed, capture_output=True, timeout=LONG, check=True)
    assert done.stderr == b""
    return done.stdout.decode().splitlines()


# The page.


def matches(line: str, expected: str) -> bool:
    return re.fullmatch(".*".join(map(re.escape, expected.split("..."))), line) is not None


def test_the_conversation_of_the_page_takes_place() -> None:
    lines = on_the_page("transcript").splitlines()
    sent = [line[2:] for line in lines if line.startswith("> ")]
    expected = [line[2:] for line in lines if line.startswith("< ")]
    assert len(sent) + len(expected) == len(lines)
    answers = speak("\n".join(sent).encode(), "--level", "adept", "--seed", "1")
    for line, pattern in zip(answers, expected, strict=True):
        assert matches(line, pattern), f"{line!r} instead of {pattern!r}"


def test_every_command_option_and_error_is_on_the_page() -> None:
    page, engine = PAGE.read_text(encoding="utf-8"), Talk().engine
    sources = [source.read_text(encoding="utf-8") for source in Path(language.__file__).parent.glob("*.py")]
    codes = {code for source in sources for code in re.findall(r'ProtocolError\("([a-z]+)"', source)}
    assert {"usage", "json", "bot"} < codes
    for word in (*engine.commands, *engine.settings.described(), *codes):
        assert re.search(rf"^\|[^|]*`{word}[` ]", page, re.MULTILINE), word
    assert f"{language.LONGEST:,} bytes" in page


# Moves and positions.


def begun(talk: Talk, wonders: str = "beginner", seed: int = 7) -> Talk:
    assert talk(f'newgame duel options {{"wonders": "{wonders}"}}') == "ok"
    assert talk(f"position start {seed}") == "ok"
    return talk


def moves_in(line: str) -> list[str]:
    words = Words(line)
    assert words.take("legal") == "legal"
    return [text for _, text in words.moves()]


@every_case
def test_a_decision_that_was_shown_can_be_told_to_another(case: Case) -> None:
    """By moves, by what a seat sees, and by snapshot: the seat has the same view and the same moves."""
    state, chance, sent = case.new(3), Random(3), []
    for _ in range(25):
        seat = chance.choice(state.to_act())
        move = chance.choice(state.legal(seat))
        sent.append(f'{seat}:"{state.text(move)}"')
        state.play(seat, move)
    seat = state.to_act()[0]
    first, second, third = Talk(), Talk(), Talk()
    assert first(f"newgame {case.game} players {case.players} options {json.dumps(case.options)}") == "ok"
    assert first(f"position start 3 moves {' '.join(sent)}") == "ok"
    assert first(f"seat {seat}") == "ok"
    assert second(first("show")) == "ok"
    assert third(first("show snapshot")) == "ok"
    assert third(f"seat {seat}") == "ok"
    for talk in (first, second, third):
        assert json.loads(talk("show view").removeprefix("view ")) == json.loads(msgspec.json.encode(state.view(seat)))
        assert moves_in(talk("legal")) == [state.text(move) for move in state.legal(seat)]
        assert talk("show actions") == f"actions {msgspec.json.encode(state.actions(seat)).decode()}"
    assert first("show snapshot") == third("show snapshot") != second("show snapshot")
    assert first("go iterations 1").startswith('bestmove "')


@every_case
@given(seed=st.integers(0, 500), moves=st.integers(0, 60))
def test_nothing_hidden_is_in_what_a_program_is_told(case: Case, seed: int, moves: int) -> None:
    if seed % 100 >= case.examples:
        return
    state = played(case, seed, moves)
    for seat in state.to_act():
        other = state.sample(seat, Random(seed + 1))
        one, two = (known_position(Knowledge(case.rules(), world, seat), Random(9)) for world in (state, other))
        assert one == two


def test_what_a_seat_remembers_is_told_too() -> None:
    talk = begun(Talk())
    assert talk('moves "build lumber_yard" "discard clay_pool"') == "ok"
    position = json.loads(talk("show").removeprefix("position seen "))
    assert [move[:2] for move in position["past"]] == [[0, "build lumber_yard"], [1, "discard clay_pool"]]
    assert Talk()(f"position seen {json.dumps(position)}") == "ok"
    position["past"][0][1] = "build press"
    assert Talk()(f"position seen {json.dumps(position)}").startswith(
        "error position past: build press is not the move "
    )


def test_in_games_with_secret_moves_a_seat_remembers_its_own() -> None:
    talk = Talk()
    talk('newgame seven players 3 options {"wonders": ["giza", "babylon", "rhodes"], "sides": "day"}')
    talk("position start 5")
    for seat in (0, 1, 2):
        talk(f"seat {seat}")
        assert talk(f"moves {seat}:{json.dumps(moves_in(talk('legal'))[0])}") == "ok"
    talk("seat 1")
    position = json.loads(talk("show").removeprefix("position seen "))
    assert [seat for seat, _, _ in position["past"]] == [1]


def test_a_game_that_is_over() -> None:
    case, talk = CASES[1], Talk()
    state, chance, sent = case.new(1), Random(1), []
    while state.to_act():
        seat = state.to_act()[0]
        move = chance.choice(state.legal(seat))
        sent.append(json.dumps(state.text(move)))
        state.play(seat, move)
    result = state.result()
    assert result is not None
    talk('newgame duel options {"wonders": "beginner"}')
    assert talk("show result").startswith("error position ")
    assert talk(f"position start 1 moves {' '.join(sent)}") == "ok"
    points = " ".join(str(scores["total"]) for scores in result.scores)
    assert talk("show result") == f"result {result.reason} ranks {result.ranks[0]} {result.ranks[1]} points {points}"
    assert talk("legal") == "legal"
    assert talk("go") == talk("show") == "error over the game is over"
    assert talk("seat 0") == "ok"
    assert talk("go") == "error over the game is over"


def test_the_seat_is_forgotten_with_the_position() -> None:
    talk = begun(Talk())
    assert talk("seat 1") == "ok"
    assert talk("legal") == "legal"
    assert talk("go") == "error turn seat 1 has nothing to decide now"
    assert talk("position start 7") == "ok"
    assert len(moves_in(talk("legal"))) == 12


# What comes to light.


def hidden_places(state: State, seat: int, tries: int = 12) -> dict[str, Any]:
    """Places of the snapshot that differ between worlds the seat cannot tell apart, with what is really there."""
    worlds = [leaves(state.sample(seat, Random(number)).snapshot()) for number in range(tries)]
    real = leaves(state.snapshot())
    return {place: real[place] for place in real if any(world.get(place) != real[place] for world in worlds)}


def leaves(node: Any, before: str = "") -> dict[str, Any]:
    if not isinstance(node, dict | list):
        return {before: node}
    children = node.items() if isinstance(node, dict) else enumerate(node)
    return {place: leaf for key, child in children for place, leaf in leaves(child, f"{before}/{key}").items()}


@pytest.mark.parametrize("index", [1, 3, 15], ids=["duel", "seven", "world"])
def test_hidden_things_come_to_light_one_after_the_other(index: int) -> None:
    """Of a world that was filled in at random the real one can be made, and the seat never sees a difference."""
    case = CASES[index]
    state = played(case, 4, 7)
    seat = state.to_act()[0]
    talk = Talk()
    assert talk(f"position snapshot {json.dumps(state.sample(seat, Random(1)).snapshot())}") == "ok"
    assert talk(f"seat {seat}") == "ok"
    news = hidden_places(state, seat)
    assert len(news) > 20
    for place, value in list(news.items())[:15]:
        assert talk(f"revealed {json.dumps({place: value})}") == "ok", place
    shown = leaves(json.loads(talk("show snapshot").removeprefix("position snapshot ")))
    assert all(shown[place] == news[place] for place in list(news)[:15])
    assert json.loads(talk("show view").removeprefix("view ")) == json.loads(msgspec.json.encode(state.view(seat)))


def test_a_card_can_come_from_the_box() -> None:
    talk = begun(Talk())
    assert "logging_camp" not in talk("show snapshot")
    assert talk('revealed {"/layout/9": "logging_camp"}') == "ok"
    assert talk('moves "build lumber_yard" "build clay_pool"') == "ok"
    assert "discard logging_camp" in moves_in(talk("legal"))


@pytest.mark.parametrize(
    "news",
    [
        '{"/layout/19": "press"}',  # everybody sees what lies there
        '{"/layout/9": "senate"}',  # a card of another Age
        '{"/layout/9": "garrison"}',  # a card that lies open elsewhere
        '{"/layout/20": "press"}',
        '{"/layout/9/1": "press"}',
        '{"layout": "press"}',
        '{"": {}}',
        '{"/": 1}',
        '{"/cities/0/coins": 99}',
        '{"/layout": []}',
        '{"/layout/9": null}',
        '{"/layout/9": {"deep": [1]}}',
    ],
)
def test_what_cannot_come_to_light(news: str) -> None:
    talk = begun(Talk())
    before = talk("show snapshot")
    assert talk(f"revealed {news}").startswith("error revealed ")
    assert talk("show snapshot") == before


# Thinking.


class Patient:
    """A bot that thinks until it is stopped."""

    name = "patient"

    def __init__(self) -> None:
        self.watch: Any = None
        self.thinks = threading.Event()
        self.shown = 0

    def choose(self, knowledge: Knowledge, budget: Budget) -> Advice:
        moves = knowledge.legal()
        self.thinks.set()
        while True:
            self.shown += 1
            advice = Advice(moves[1], 0.25, ((moves[1], 0.25),), (knowledge.text(moves[1]),), self.shown)
            if not self.watch(advice):
                return advice


def test_a_bot_that_thinks_tells_how_far_it_is_and_can_be_stopped() -> None:
    bot = Patient()
    talk = begun(Talk(make=lambda name, seed: bot))
    assert talk("setoption info 0.001") == "ok"
    talk.tell("go seconds 3600")
    for _ in range(3):
        assert re.fullmatch(
            r'info value 0\.2500 iterations \d+ line "discard lumber_yard"',
            talk.next(),
        )
    talk.tell("stop")
    while (line := talk.next()).startswith("info "):
        pass
    assert line == f'bestmove "discard lumber_yard" value 0.2500 iterations {bot.shown} line "discard lumber_yard"'
    talk.tell("stop")
    assert talk("isready") == "ready"


def test_the_search_can_be_stopped() -> None:
    assert isinstance(bots.get("master"), Watched)
    talk = begun(Talk(level="master"))
    talk("setoption info 0.01")
    talk.tell("go seconds 3600")
    assert talk.next().startswith("info value 0.")
    talk.tell("stop")
    while (line := talk.next()).startswith("info "):
        pass
    assert line.startswith('bestmove "')


def test_it_thinks_on_while_others_decide() -> None:
    """Only if that is wanted, until it hears something else; what it has found it goes on from."""
    talk = begun(Talk(level="master"))
    assert talk("go iterations 60").startswith("bestmove ")
    assert talk.engine.pondering is None
    assert talk("setoption ponder on") == "ok"
    line = talk("go iterations 60")
    pondering = talk.engine.pondering
    assert pondering is not None
    assert talk("isready") == "ready"
    until(lambda: pondering.iterations > 5000)
    assert talk.engine.pondering is pondering
    assert talk(f"moves {json.dumps(Words(line.removeprefix('bestmove ')).take('a move'))}") == "ok"
    assert not pondering.thread.is_alive()
    assert talk.engine.pondering is None
    assert talk(f"moves {json.dumps(moves_in(talk('legal'))[0])}") == "ok"
    after = re.search(r"iterations (\d+)", talk("go iterations 60"))
    assert after is not None
    assert int(after[1]) > 60
    again = talk.engine.pondering
    assert again is not None
    assert talk.engine.leave()
    assert not again.thread.is_alive()


def test_whoever_only_looks_a_little_ahead_does_not_think_on() -> None:
    talk = begun(Talk(level="adept"))
    assert talk("setoption ponder on") == "ok"
    assert talk("go").startswith("bestmove ")
    pondering = talk.engine.pondering
    assert pondering is not None
    until(lambda: not pondering.thread.is_alive())
    assert pondering.iterations == 0
    assert talk("setoption ponder maybe").startswith("error option ")


def test_lines_wait_for_the_bot_but_questions_whether_it_is_there_do_not() -> None:
    bot = Patient()
    talk = begun(Talk(make=lambda name, seed: bot))
    talk("setoption info none")
    talk.tell("eval")
    assert bot.thinks.wait(LONG)
    assert talk("isready") == "ready"
    assert talk(None).startswith("error long ")
    waiting = threading.Thread(target=talk.tell, args=["legal"])
    waiting.start()
    assert talk("isready") == "ready"
    talk.tell("stop")
    assert talk.next().startswith("eval seat 0 value 0.2500 iterations ")
    assert talk.next().startswith('legal "build lumber_yard"')
    waiting.join()


def test_leaving_stops_the_bot() -> None:
    bot = Patient()
    talk = begun(Talk(make=lambda name, seed: bot))
    assert talk.engine.run([b"go", b"quit", b"isready"])
    assert talk.next().startswith("bestmove ")
    assert talk.said.empty()


class Broken:
    name = "broken"

    def choose(self, knowledge: Knowledge, budget: Budget) -> Advice:
        raise RuntimeError("two\nlines")


class Cheat:
    name = "cheat"

    def choose(self, knowledge: Knowledge, budget: Budget) -> Advice:
        return Advice(-1, 1.0)


@pytest.mark.parametrize(("bot", "reason"), [(Broken(), "RuntimeError: two lines"), (Cheat(), "IllegalMove: ")])
def test_a_bot_that_fails_is_told_of_and_the_engine_goes_on(bot: Bot, reason: str) -> None:
    talk = begun(Talk(make=lambda name, seed: bot))
    assert talk("go").startswith(f"error bot {reason}")
    assert talk("isready") == "ready"


class Noting:
    """A bot that notes what it is asked."""

    name = "noting"

    def __init__(self) -> None:
        self.asked: list[tuple[Knowledge, Budget]] = []

    def choose(self, knowledge: Knowledge, budget: Budget) -> Advice:
        self.asked.append((knowledge, budget))
        return Advice(knowledge.legal()[0], 0.5)


def test_budgets_and_cards_are_those_that_were_told() -> None:
    bot = Noting()
    talk = begun(Talk(make=lambda name, seed: bot))
    for line, budget in [
        ("go", Budget()),
        ("go seconds 0.5 iterations 7 cpu 0.25", Budget(0.5, 7, 0.25)),
        ("setoption iterations 9", None),
        ("go", Budget(iterations=9)),
        ("go cpu 2", Budget(cpu=2)),
        ("setoption iterations none", None),
        ("setoption seconds 3", None),
        ("eval", Budget(seconds=3)),
    ]:
        answer = talk(line)
        assert answer == "ok" if budget is None else bot.asked[-1][1] == budget, line
    assert [known.is_open for known, _ in bot.asked] == [False] * 5
    assert talk("setoption cards open") == "ok"
    talk("go")
    known, _ = bot.asked[-1]
    assert known.is_open
    snapshot = json.loads(talk("show snapshot").removeprefix("position snapshot "))
    assert known.sample(Random(1)).snapshot() == snapshot


def test_one_bot_plays_a_game_and_another_the_next() -> None:
    made: list[tuple[str, int]] = []

    def make(name: str, seed: int) -> Bot:
        made.append((name, seed))
        return bots.get("random", seed)

    talk = begun(Talk(make=make))
    for line in ("go", "position start 8", "go", "setoption seed 4", "go", "setoption level novice", "go"):
        talk(line)
    begun(talk)
    talk("go")
    assert made == [("greedy", 0), ("greedy", 4), ("novice", 4), ("novice", 4)]


def test_the_same_conversation_has_the_same_answers() -> None:
    lines = ["go iterations 60", 'moves "build lumber_yard"', "go iterations 60", "eval iterations 60"]
    once, again = ([*map(begun(Talk(level="master")), lines)] for _ in range(2))
    assert once == again


# What is wrong.


WRONG = [
    ("castle", "unknown"),
    ("GO", "unknown"),
    (b"\xff\xfe\x00", "encoding"),
    (None, "long"),
    ("mirabilia now", "usage"),
    ("isready?", "unknown"),
    ("setoption", "usage"),
    ("setoption level", "usage"),
    ("setoption level master master", "usage"),
    ("setoption level deep_blue", "option"),
    ("setoption depth 4", "option"),
    ("setoption seed -1", "usage"),
    ("setoption seed 9007199254740992", "usage"),
    ("setoption seed ٣", "usage"),
    ("setoption info 0", "usage"),
    ("setoption iterations 1.5", "usage"),
    ("newgame chess", "game"),
    ("newgame duel players 3", "game"),
    ("newgame duel players", "usage"),
    ("newgame duel players many", "usage"),
    ("newgame duel options", "json"),
    ("newgame duel options []", "json"),
    ('newgame duel options {"wonders": 7}', "game"),
    ('newgame duel options {"colour": "red"}', "game"),
    ("newgame duel duel", "usage"),
    ("position", "usage"),
    ("position here", "usage"),
    ("position start", "usage"),
    ("position start x", "usage"),
    ("position start 7 8", "usage"),
    ('position start 7 moves "build senate"', "move"),
    ("position snapshot", "json"),
    ("position snapshot 7", "json"),
    ("position snapshot {}", "position"),
    ('position snapshot {"game": ["duel"]}', "position"),
    ("position snapshot " + "[" * 100_000, "json"),
    ("position snapshot fill", "usage"),
    ("position snapshot fill x {}", "usage"),
    ("position snapshot fill 9007199254740992 {}", "usage"),
    ("position snapshot fill 7", "json"),
    ("position snapshot fill 7 {}", "position"),
    ("position seen {}", "json"),
    ('position seen {"seat": 0, "sample": {}}', "position"),
    ('position seen {"seat": "0", "sample": {}}', "json"),
    ("moves", "usage"),
    ('moves "build', "usage"),
    (r'moves "build \q"', "usage"),
    ('moves a"b"', "usage"),
    ('moves 7:"build lumber_yard"', "seat"),
    ('moves 1:"build lumber_yard"', "move"),
    ('moves "build lumber_yard" "build lumber_yard"', "move"),
    ("seat", "usage"),
    ("seat 2", "usage"),
    ("seat 0 1", "usage"),
    ("revealed", "json"),
    ("legal moves", "usage"),
    ("show me", "usage"),
    ("show result", "turn"),
    ("go fast", "usage"),
    ("go seconds", "usage"),
    ("go seconds nan", "usage"),
    ("go seconds inf", "usage"),
    ("go seconds 1 seconds 2", "usage"),
    ("go seconds 0", "usage"),
    ("go iterations 0", "usage"),
    ("go iterations " + "9" * 5000, "usage"),
]


@pytest.mark.parametrize(("line", "code"), WRONG, ids=[str(line)[:40] for line, _ in WRONG])
def test_what_is_wrong_is_said_in_one_line_and_nothing_changes(line: str | bytes | None, code: str) -> None:
    talk = begun(Talk())
    talk("seat 0")
    before = [talk("show"), talk("show snapshot"), talk.engine.settings.described()]
    answer = talk(line)
    assert answer.startswith(f"error {code} ")
    assert answer.isprintable()
    assert len(answer) < 1000
    assert [talk("show"), talk("show snapshot"), talk.engine.settings.described()] == before


def test_a_snapshot_can_be_filled() -> None:
    talk = Talk()
    cities = [{"coins": 5, "cards": ["baths"]}, {"coins": 3}]
    position = {"game": "duel", "version": 1, "age": 2, "active": 1, "choice": "turn", "cities": cities}
    assert talk(f"position snapshot {json.dumps(position)}").startswith("error position ")
    assert talk(f"position snapshot fill 7 {json.dumps(position)}") == "ok"
    whole = json.loads(talk("show snapshot").removeprefix("position snapshot "))
    assert whole == games.get("duel").restore(position, fill=7).snapshot()
    assert talk("legal").startswith('legal "build ')


def test_what_needs_a_position_says_so() -> None:
    talk = Talk()
    for line in ("go", "eval", "legal", "show", "seat 0", 'moves "build baths"', "revealed {}"):
        assert talk(line).startswith("error position there is no position")


WORDS = st.sampled_from(
    [
        *("mirabilia", "isready", "newgame", "setoption", "position", "moves", "seat", "revealed", "legal", "show"),
        *("stop", "seen", "snapshot", "start", "duel", "seven", "players", "options", "level", "random", "0", "1", "7"),
        *('"build lumber_yard"', '"', "{}", '{"game":"duel"}', '{"/layout/9":"press"}', "1:", "[", "\\", "\t", "\0"),
    ]
)


@given(lines=st.lists(st.lists(WORDS | st.text(max_size=8), max_size=6).map(" ".join), max_size=8))
def test_whatever_is_said_the_engine_answers_and_goes_on(lines: list[str]) -> None:
    talk = Talk(level="random")
    for line in lines:
        if line.split(None, 1)[:1] != ["quit"]:
            talk.tell(line.encode("utf-8", errors="replace"))
    talk.tell("isready")
    answers = [talk.said.get() for _ in range(talk.said.qsize())]
    assert answers[-1] == "ready"
    assert not [answer for answer in answers if answer.startswith("error internal")]
    assert all("\n" not in answer for answer in answers)


# The end.


def test_bytes_that_are_no_text_lines_without_end_and_the_end_of_all_lines() -> None:
    """What was asked last is answered before the program leaves."""
    long = b"x" * (language.LONGEST + 1)
    wild = b"\xc3\x28\n\x00\n" + long + b"\nisready\nmoves \xe2\x82\n"
    talk = Talk()
    assert talk.engine.run(language.lines(io.BytesIO(wild + b"position start 7\r\n\n# nothing\ngo iterations 5")))
    answers = [talk.said.get() for _ in range(talk.said.qsize())]
    assert [answer.split()[:2] for answer in answers] == [
        ["error", "encoding"],
        ["error", "unknown"],
        ["error", "long"],
        ["ready"],
        ["error", "encoding"],
        ["ok"],
        ["bestmove", '"draft'],
    ]


def test_nobody_listens_any_more() -> None:
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(b"isready\n")
        process.stdin.flush()
        assert process.wait(LONG) == 0
        assert process.stderr.read() == b""


# The language.


def test_long_lines_are_skipped_and_not_kept() -> None:
    stream = io.BytesIO(b"one\r\n" + b"x" * 25 + b"\n" + b"y" * 10 + b"\n\n" + b"z" * 11)
    assert list(language.lines(stream, longest=10)) == [b"one", None, b"y" * 10, b"", None]


def test_words_and_moves() -> None:
    words = Words(' start  "two words" "a\\"b" 7 ')
    assert [words.take("it") for _ in range(4)] == ["start", "two words", 'a"b', "7"]
    assert not words
    with pytest.raises(ProtocolError, match="it is missing"):
        words.take("it")
    assert Words('"build baths" loan 2:"lay c4 r90" 1:leave').moves() == [
        (None, "build baths"),
        (None, "loan"),
        (2, "lay c4 r90"),
        (1, "leave"),
    ]


@given(st.lists(st.text(max_size=12)))
def test_what_is_quoted_is_read_again(texts: list[str]) -> None:
    texts = [text for text in texts if text.isprintable()]
    assert [text for _, text in Words(language.row(texts)).moves()] == texts


@given(
    st.builds(Budget, st.none() | st.floats(1e-6, 3600), st.none() | st.integers(1, 10**9), st.none() | st.just(0.1))
)
def test_budgets_are_read_as_they_were_written(budget: Budget) -> None:
    read = language.budget(Words(language.budgeted(budget)))
    assert read.iterations == budget.iterations
    assert (read.seconds or 0) == pytest.approx(budget.seconds or 0, abs=1e-6)
    assert read.cpu == budget.cpu


def test_several_processes_think_together() -> None:
    """Each of them has the whole budget; a new game ends them."""
    talk = begun(Talk(level="master"))
    assert talk("setoption processes 2") == "ok"
    assert " iterations 120 " in talk("go iterations 60")
    assert talk("setoption processes 65").startswith("error ")
    assert talk("newgame duel") == "ok"
