"""Records: reading, writing, playing, and what is said of broken ones."""

from __future__ import annotations

import resource
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia import games
from mirabilia.core import record as records
from mirabilia.core.record import Record, RecordedMove, RecordError
from tools.golden import FOLDER, new_record

DUEL = games.get("duel")

SHORT = """\
mirabilia record 1
game: duel
options: wonders=beginner
seed: 7
players: ["Anna", "Bruno"]
date: 2026-11-15
result: unfinished

# Age I
1: discard {first}   # a cautious start
2: discard {second}
# to be continued
"""


def first_cards() -> list[str]:
    view = DUEL.new(7, 2, {"wonders": "beginner"}).view(None)
    return [card.card for card in view.layout if card.accessible]


def short() -> str:
    first, second, *_ = first_cards()
    return SHORT.format(first=first, second=second)


def test_a_record_reads_as_it_is_written() -> None:
    record = records.read(short())
    first, second, *_ = first_cards()
    assert record.players == ("Anna", "Bruno")
    assert record.seed == 7
    assert record.options == {"wonders": "beginner"}
    assert record.date == "2026-11-15"
    assert [(entry.seat, entry.text) for entry in record.moves] == [(0, f"discard {first}"), (1, f"discard {second}")]
    assert record.moves[0].comment == "a cautious start"
    assert record.moves[0].before == ("Age I",)
    assert record.after == ("to be continued",)
    assert records.write(records.read(records.write(record))) == records.write(record)
    assert [step.after.view(None).cities[step.entry.seat].coins for step in records.play(record, DUEL)] == [9, 9]


@given(seed=st.integers(0, 5000))
def test_whole_games_survive_the_round_trip(seed: int) -> None:
    record = new_record("duel", 2, {"wonders": "random"}, seed)
    *_, last = records.play(records.read(records.write(record)), DUEL)
    state = record.start(DUEL)
    for entry in record.moves:
        state.play(entry.seat, state.parse(entry.text))
    assert last.after.snapshot() == state.snapshot()


names = st.text(st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"]), min_size=1, max_size=20)


@given(names=st.tuples(names, names), comment=names)
def test_any_name_and_comment_survives(names: tuple[str, str], comment: str) -> None:
    comment = comment.strip().lstrip("#").strip()
    record = Record(game="duel", players=names, options={}, seed=1, moves=[RecordedMove(0, "draft x", comment)])
    again = records.read(records.write(record))
    assert again.players == names
    assert again.moves[0].comment == comment


def test_a_record_may_start_from_a_position() -> None:
    state = DUEL.new(3, 2, {"wonders": "random"})
    seat = state.to_act()[0]
    state.play(seat, state.legal(seat)[0])
    record = Record(game="duel", players=("A", "B"), options={}, position=state.snapshot())
    seat = state.to_act()[0]
    text = state.text(state.legal(seat)[-1])
    record.add(seat, text)
    *_, last = records.play(records.read(records.write(record)), DUEL)
    state.play(seat, state.parse(text))
    assert last.after.snapshot() == state.snapshot()


@pytest.mark.parametrize(
    ("line", "replacement", "says"),
    [
        (1, "PGN", "expected 'mirabilia record 1'"),
        (1, "mirabilia record 2", "a record of version 1 is needed"),
        (2, "gmae: duel", "expected a header"),
        (3, "options: wonders", "expected options such as wonders=draft"),
        (4, "seed: seven", "expected a whole number"),
        (4, "game: duel", "the header 'game' is there twice"),
        (5, "players: Anna, Bruno", "expected names such as"),
        (5, "players: []", "expected names such as"),
        (6, "date: yesterday", "expected a date"),
        (10, "3: discard baths", "expected a seat from 1 to 2"),
        (10, "discard baths", "expected a move such as '1: build baths'"),
        (11, "1:", "expected a move such as '1: build baths'"),
    ],
)
def test_a_broken_line_is_named_with_what_was_expected(line: int, replacement: str, says: str) -> None:
    lines = short().splitlines()
    lines[line - 1] = replacement
    with pytest.raises(RecordError, match=f"line {line}: ") as error:
        records.read("\n".join(lines))
    assert says in str(error.value)
    assert error.value.line == line


@pytest.mark.parametrize("dropped", ["game", "players", "seed"])
def test_a_missing_header_is_named(dropped: str) -> None:
    lines = [line for line in short().splitlines() if not line.startswith(dropped)]
    with pytest.raises(RecordError, match=dropped):
        records.read("\n".join(lines))


def test_an_illegal_move_gives_the_line_the_reason_and_the_game_up_to_there() -> None:
    lines = short().splitlines()
    lines[10] = "2: build pantheon"
    record = records.read("\n".join(lines))
    steps: list[records.PlayedMove] = []
    with pytest.raises(RecordError, match="line 11: build pantheon: Pantheon cannot be taken now") as error:
        steps.extend(records.play(record, DUEL))
    assert error.value.until is not None
    assert len(error.value.until.moves) == 1
    *_, last = records.play(error.value.until, DUEL)
    assert last.after.view(None).cities[0].coins == 9


def test_a_move_of_the_wrong_seat_is_refused() -> None:
    record = records.read(short().replace("2: discard", "1: discard"))
    with pytest.raises(RecordError, match=r"line 11: discard clay_pool: It is seat 1's turn"):
        list(records.play(record, DUEL))


def test_a_wrong_result_is_noticed() -> None:
    file = FOLDER / "duel-military.txt"
    record = records.load(file)
    record.result = record.result.replace("military", "civilian")
    with pytest.raises(RecordError, match="line 6: the moves lead to the result 'military; "):
        list(records.play(record, DUEL))


def test_points_that_were_not_counted_may_differ_but_ranks_may_not() -> None:
    """Records from before the last zone's points were shown after a military supremacy can still be replayed."""
    record = records.load(FOLDER / "duel-military.txt")
    record.result = "military; ranks 2 1; points 31 34"
    assert len(list(records.play(record, DUEL))) == len(record.moves)
    record.result = "military; ranks 1 2; points 31 34"
    with pytest.raises(RecordError, match="line 6: the moves lead to the result 'military; ranks 2 1; "):
        list(records.play(record, DUEL))


def test_points_that_were_counted_must_be_right() -> None:
    record = records.load(FOLDER / "duel-civilian.txt")
    record.result = record.result.replace("32", "33")
    with pytest.raises(RecordError, match="line 6: the moves lead to the result 'civilian; "):
        list(records.play(record, DUEL))


def test_impossible_headers_are_refused_when_the_game_is_set_up() -> None:
    record = records.read(short().replace("wonders=beginner", "wonders=all"))
    with pytest.raises(RecordError, match=r"line 3: .*one of draft, beginner, random, not 'all'"):
        list(records.play(record, DUEL))
    record = records.read(short().replace('"Bruno"]', '"Bruno", "Carla"]'))
    with pytest.raises(RecordError, match="line 5: duel is for 2 players, not 3"):
        list(records.play(record, DUEL))
    record = records.read(short().replace("seed: 7", "seed: -7"))
    with pytest.raises(RecordError, match="line 4: the seed must be from 0"):
        list(records.play(record, DUEL))
    record = records.read(short().replace("seed: 7", 'position: {"game": "duel"}'))
    with pytest.raises(RecordError, match="line 4: snapshot field"):
        list(records.play(record, DUEL))


def test_other_card_data_are_noticed() -> None:
    record = records.read(short().replace("date: 2026-11-15", "catalogue: 0123456789ab"))
    with pytest.raises(RecordError, match=r"line 6: .*0123456789ab"):
        list(records.play(record, DUEL))


@given(text=st.text(max_size=300) | st.text(max_size=200).map(lambda text: short() + text))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        record = records.read(text)
    except RecordError as error:
        assert error.line >= 1
    else:
        assert record.game


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(b"mirabilia record 1\ngame: \xff\xfe")
    with pytest.raises(RecordError, match="line 2: expected text in UTF-8"):
        records.load(file)


def test_a_save_that_fails_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    record = records.read(short())
    records.save(record, file)
    before = file.read_text(encoding="utf-8")
    record.add(0, "discard baths")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, limits[1]))  # the disk is full after 100 bytes
    try:
        with pytest.raises(OSError, match="large"):
            records.save(record, file)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert file.read_text(encoding="utf-8") == before
    assert list(tmp_path.iterdir()) == [file]
