"""Programs that play as bots and do not behave: they cost their own table a little, and nobody else anything."""

from __future__ import annotations

from pathlib import Path

import pytest

from mirabilia.bots.protocol.external import ExternalBot
from mirabilia.bots.protocol.program import Program, ProgramFailed
from mirabilia.tables.external_bots import ASIDE_SECONDS, FAULTS, Faults
from tests.bots.conversation import answering, program
from tests.server.process import Server


def test_a_program_that_wants_all_memory_gets_none(tmp_path: Path) -> None:
    command = program(tmp_path, "print('ready', flush=True); hoard = [b'x' * 2**20 for _ in range(4000)]; input()")
    hungry = Program(command, memory=256 * 2**20)
    with pytest.raises(ProgramFailed, match="MemoryError"):
        hungry.until(("never",), 60)


def test_a_program_with_enough_memory_works(tmp_path: Path) -> None:
    bot = ExternalBot(program(tmp_path, answering("legal[0]")), "modest", memory=512 * 2**20)
    bot.check("duel")
    bot.close()


def test_faults_in_a_row_set_a_program_aside_for_a_while() -> None:
    now = 0.0
    faults = Faults(lambda: now)
    for _ in range(3):
        assert not any(faults.failed("wild") for _ in range(FAULTS - 1))
        faults.worked("wild")
    assert [faults.failed("wild") for _ in range(FAULTS)] == [False] * (FAULTS - 1) + [True]
    assert faults.is_aside("wild")
    assert not faults.is_aside("mybot")
    now = ASIDE_SECONDS + 1
    assert not faults.is_aside("wild")
    assert faults.failed("wild")


def test_a_table_hears_that_its_program_is_set_aside(tmp_path: Path) -> None:
    broken = program(tmp_path, answering("sys.exit('no more')"))
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", external=[{"name": "wild", "command": broken}])
    table = server.open_table(None, "wild")
    with server.connect(table, server.sit(table, "Anna")) as anna:
        while not any(message["is"] == "bots" for message in anna.heard) and anna.my_turn():
            anna.ask("move", text=anna.legal[0])
        notice = next(message for message in anna.heard if message["is"] == "bots")
        assert notice["set_aside"] == ["wild"]
        anna.my_turn()
    with server.connect(table) as zeno:
        while not any(message["is"] == "bots" for message in zeno.heard):
            zeno.hear()
    server.stop()
