"""Programs in the place of bots: good ones, bad ones, and what becomes of them."""

from __future__ import annotations

import gc
import json
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from mirabilia import bots
from mirabilia.bots import Budget, Knowledge
from mirabilia.bots.protocol import external
from mirabilia.bots.protocol.external import ExternalBot, ProgramFailed
from mirabilia.bots.protocol.program import Program
from tests.bots.conversation import FIRST, OURS, answering, is_there, numbers, on_the_page, program
from tests.contract.cases import CASES, Case, played
from tests.waiting import LONG, until

DUEL = CASES[1]
ONE_OF_EACH = [CASES[1], CASES[10], CASES[17]]
QUICK = Budget(seconds=0.05)

Started = Callable[..., ExternalBot]


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Started]:
    """Makes bots of programs, and ends them."""
    made: list[ExternalBot] = []

    def start(source: str, seed: int = 1, grace: float = LONG) -> ExternalBot:
        made.append(ExternalBot(program(tmp_path, source), "mine", seed, grace))
        return made[-1]

    yield start
    for bot in made:
        bot.close()


def known(case: Case = DUEL, seed: int = 4, moves: int = 5) -> Knowledge:
    state = played(case, seed, moves)
    return Knowledge(case.rules(), state, state.to_act()[0])


def failure(bot: ExternalBot, budget: Budget = QUICK) -> ProgramFailed:
    with pytest.raises(ProgramFailed) as caught:
        bot.choose(known(), budget)
    return caught.value


# Good programs.


@pytest.mark.parametrize("case", ONE_OF_EACH, ids=str)
def test_the_program_of_the_page_plays_whole_games(case: Case, started: Started) -> None:
    bot, state, chance = started(on_the_page("python bot.py")), case.new(6), Random(6)
    while state.to_act():
        seat = state.to_act()[0]
        move = chance.choice(state.legal(seat))
        if seat == 0:
            move = bot.choose(Knowledge(case.rules(), state, seat), Budget(iterations=1)).move
            assert move == state.legal(seat)[0]
        state.play(seat, move)


def test_our_bot_says_the_same_through_the_protocol_as_without_it() -> None:
    """Though it is told a world that was filled in at random."""
    bot = ExternalBot(f"{OURS} --level adept", "ours", seed=9)
    try:
        for number, case in enumerate(ONE_OF_EACH):
            bot.renew(number)
            own = bots.get("adept", number)
            for seed in (2, 3):
                knowledge, budget = known(case, seed, 9), Budget(iterations=40)
                advice, search = bot.choose(knowledge, budget), own.choose(knowledge, budget)
                assert (advice.move, advice.line, advice.iterations) == (search.move, search.line, search.iterations)
                assert advice.value == pytest.approx(search.value, abs=1e-4)
    finally:
        bot.close()


def test_a_program_is_told_what_it_has_to_know(started: Started, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    bot = started(
        answering(FIRST, f"heard = open({str(heard)!r}, 'w')").replace("    command,", TAPPED + "    command,")
    )
    knowledge = known()
    bot.choose(knowledge, Budget(seconds=1.5, iterations=7, cpu=0.25))
    bot.choose(knowledge, Budget())
    bot.renew(3)
    bot.choose(knowledge, Budget())
    bot.close()
    lines = heard.read_text().splitlines()
    new = 'newgame duel players 2 options {"wonders":"beginner"}'
    begun = [line.split(" ", 2) for line in lines]
    assert [" ".join(words[:1]) for words in begun] == [
        "mirabilia",
        *("newgame", "isready", "isready", "position", "go"),
        *("isready", "position", "go"),
        *("newgame", "isready", "isready", "position", "go"),
        "quit",
    ]
    assert lines[1] == new
    assert lines[5] == "go seconds 1.5 iterations 7 cpu 0.25"
    assert lines[8] == "go"
    position = json.loads(lines[4].removeprefix("position seen "))
    assert position["view"] == json.loads(msgspec.json.encode(knowledge.view()))
    assert position["seat"] == knowledge.seat
    assert position["legal"] == [knowledge.text(move) for move in knowledge.legal()]


TAPPED = "    heard.write(line); heard.flush()\n"


def test_a_program_that_has_a_seed_is_told_one(started: Started, tmp_path: Path) -> None:
    seeds = tmp_path / "seeds"
    source = answering(FIRST, 'say("option seed 0 of 0..9")', f"open({str(seeds)!r}, 'a').write(line)")
    bot = started(source, seed=77)
    bot.choose(known(), QUICK)
    assert seeds.read_text().startswith("setoption seed 77\nnewgame ")


def test_what_a_program_says_of_its_move_is_understood(started: Started) -> None:
    said = 'say("bestmove " + json.dumps(legal[1].upper()) + sys.argv[0][:0] + SAID)'
    for line, value, iterations, going_on in [
        (' value 0.75 iterations 12 line "a b" c', 0.75, 12, ("a b", "c")),
        (" value 9 depth 4", 1.0, 0, ()),
        (" value nan", 0.0, 0, ()),
        (" value high iterations 5", 0.5, 0, ()),
        ("", 0.5, 0, ()),
    ]:
        advice = started(answering(said, f"SAID = {line!r}")).choose(known(), QUICK)
        assert advice.move == known().legal()[1]
        assert (advice.value, advice.iterations, advice.line) == (value, iterations, going_on)
        assert advice.considered == ((advice.move, advice.value),)


# Bad programs.


def test_nonsense_and_slowness_do_no_harm(started: Started) -> None:
    """A program that repeats what it hears, writes what is no text, and takes its time."""
    chatter = """
for byte in range(256):
    sys.stdout.buffer.write(bytes([byte]) * 50)
sys.stdout.buffer.write(b"\\n" + b"x" * 2_000_000 + b"\\n")
sys.stdout.buffer.flush()
sys.stderr.buffer.write(b"\\xff" * 100_000)
"""
    slow = 'say("info"); [(time.sleep(0.01), sys.stdout.write(c), sys.stdout.flush()) for c in ANSWER]'
    source = answering(f"ANSWER = 'bestmove ' + json.dumps(legal[0]) + chr(10); {slow}", chatter, "say(line)")
    bot = started(source)
    for _ in range(2):
        assert bot.choose(known(), QUICK).move == known().legal()[0]


def test_a_program_that_crashes_is_quoted_and_started_again(started: Started, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    crash = f"""
    if not os.path.exists({str(mark)!r}):
            open({str(mark)!r}, 'w').close()
            raise ValueError('no idea')
        {FIRST}"""
    bot = started(answering(crash.strip()))
    error = failure(bot)
    assert error.kind == "crash"
    assert str(error).endswith("ValueError: no idea")
    assert "has ended with code 1" in str(error)
    assert bot.choose(known(), QUICK).move == known().legal()[0]


@pytest.mark.parametrize(
    ("source", "kind", "reason"),
    [
        (answering("os.kill(os.getpid(), signal.SIGKILL)"), "crash", "ended by signal 9"),
        (answering('say("bestmove \\"build the_moon\\"")'), "illegal", "is not a possible move"),
        (answering('say("bestmove")'), "illegal", "is not a possible move"),
        (answering('say("error bot tired")'), "refused", "error bot tired"),
        (answering(FIRST, 'say("games seven world")'), "refused", "does not play duel"),
        (answering(FIRST, other='say("error game too hard")'), "refused", "error game too hard"),
        (answering("time.sleep(100)"), "time", "does not answer in time"),
        (answering('[say("info nothing") for _ in iter(int, 1)]'), "time", "does not answer in time"),
        (
            answering('[say("error") for _ in iter(int, 1)]', other='[say("ok") for _ in iter(int, 1)]'),
            "time",
            "in time",
        ),
    ],
    ids=["killed", "illegal", "no-move", "error", "other-games", "no-game", "hangs", "talks", "talks-before"],
)
def test_a_program_that_fails_is_ended(
    source: str, kind: str, reason: str, started: Started, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = started(source, grace=0.1 if kind == "time" else LONG)
    process = bot.ready().process
    if kind == "time":
        monkeypatch.setattr(external, "STARTING", 0.3)
    error = failure(bot)
    assert error.kind == kind
    assert reason in str(error)
    assert bot.program is None
    assert process.returncode is not None


def test_a_program_that_reads_nothing(tmp_path: Path) -> None:
    """Nobody waits for it, though the pipe to it is full."""
    deaf = Program(program(tmp_path, "import time; print('ready', flush=True); time.sleep(100)"))
    assert deaf.until(("ready",), LONG) == ["ready"]
    for _ in range(3):
        deaf.tell("x" * 1_000_000)
    with pytest.raises(ProgramFailed, match="does not answer in time"):
        deaf.until(("ready",), 0.1)
    deaf.close(patience=0.1)
    assert deaf.process.returncode == -9
    assert not deaf.writing.is_alive()


def test_a_program_that_overruns_its_time_is_told_to_stop(started: Started) -> None:
    bot = started(answering("continue", other=f'{FIRST} if command == "stop" else None'), grace=external.GRACE)
    assert bot.choose(known(), QUICK).move == known().legal()[0]


@pytest.mark.parametrize("command", ["", "'", "/no/such/program", "/"])
def test_a_program_that_cannot_be_started(command: str) -> None:
    bot = ExternalBot(command, "mine")
    assert failure(bot).kind == "start"
    bot.close()


def test_a_program_that_does_not_say_hello(started: Started, monkeypatch: pytest.MonkeyPatch) -> None:
    assert failure(started("print('hello')")).kind == "crash"
    monkeypatch.setattr(external, "STARTING", 0.2)
    assert failure(started("import time; time.sleep(100)")).kind == "time"


# No program is left behind.


def with_a_child(file: Path) -> str:
    """A program that starts another one, and does not leave when it is asked to."""
    before = f"""
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(100)"])
with open({str(file)!r}, "a") as file:
    print(os.getpid(), child.pid, sep="\\n", file=file)
signal.signal(signal.SIGTERM, signal.SIG_IGN)
"""
    return answering(FIRST, before).replace("        break", "        time.sleep(100)")


def test_a_program_ends_with_all_it_has_started(started: Started, tmp_path: Path) -> None:
    bot = started(with_a_child(tmp_path / "processes"))
    bot.choose(known(), QUICK)
    processes = list(numbers(tmp_path / "processes"))
    assert len(processes) == 2
    assert all(map(is_there, processes))
    bot.close(patience=0.1)
    until(lambda: not any(map(is_there, processes)))
    bot.close()


def test_a_bot_that_is_forgotten_takes_its_program_along(tmp_path: Path) -> None:
    bot = ExternalBot(program(tmp_path, answering(FIRST)), "mine")
    bot.choose(known(), QUICK)
    assert bot.program is not None
    process = bot.program.process.pid
    assert is_there(process)
    del bot
    gc.collect()
    until(lambda: not is_there(process))


def test_programs_end_with_the_process_that_plays_with_them(tmp_path: Path) -> None:
    command = program(tmp_path, with_a_child(tmp_path / "processes"))
    source = f"""
from mirabilia import games
from mirabilia.bots import Budget, Knowledge
from mirabilia.bots.protocol.external import ExternalBot
bot, duel = ExternalBot({command!r}, "mine"), games.get("duel")
bot.choose(Knowledge(duel, duel.new(1), 0), Budget(seconds=0.1))
"""
    subprocess.run([sys.executable, "-c", source], timeout=LONG, check=True)
    assert not any(map(is_there, numbers(tmp_path / "processes")))


def test_asking_a_program_what_it_plays(tmp_path: Path) -> None:
    command = program(tmp_path, answering(FIRST, 'say("games duel world"); say("option seed 0 of 0..9")'))
    hello = external.ask_program(command)
    assert hello.games == ("duel", "world")
    assert hello.options == ("seed",)
    assert [hello.plays(game) for game in ("duel", "seven", "world")] == [True, False, True]
    assert shlex.split(command)[0] == sys.executable
