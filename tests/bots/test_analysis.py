"""The analysis of games: what each seat could expect, what moves lost, and that the same game gives the same."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest

from mirabilia import games
from mirabilia.bots.analysis import (
    AnalysisSettings,
    DecisionAnalysis,
    GameReplay,
    Judged,
    Report,
    analyse,
    analyse_decision,
    decision,
    evaluation,
)
from mirabilia.bots.analysis.decision_analysis import AnalysisTask
from mirabilia.bots.analysis.grades import accuracy, grade, turning_point
from mirabilia.bots.analysis.lookahead import EngineConfig, value_after
from mirabilia.bots.analysis.position import NotDeciding
from mirabilia.bots.analysis.values import Scale
from mirabilia.bots.contract import Budget, Knowledge
from mirabilia.core import record as records
from mirabilia.core.contract import SnapshotError, State
from mirabilia.core.record import Record, RecordError
from tests.duel.scenario import DUEL, city, snapshot, table

GOLDEN = Path(__file__).parent.parent / "golden"
LITTLE = AnalysisSettings(budget=Budget(iterations=20))
SYMBOLS = "workshop apothecary scriptorium pharmacist university"


def replay(name: str) -> GameReplay:
    record = records.load(GOLDEN / f"{name}.txt")
    return GameReplay.of(record, games.get(record.game))


@cache
def golden(name: str, settings: AnalysisSettings = LITTLE) -> Report:
    return analyse(replay(name), settings)


def from_position(position: dict[str, object], *moves: tuple[int, str]) -> GameReplay:
    """Moves played from a position of Duel."""
    record = Record("duel", ("Anna", "Bruno"), {}, position=position)
    for seat, text in moves:
        record.add(seat, text)
    return GameReplay.of(record, DUEL)


# A whole game.


def test_a_golden_game_gives_the_same_report_again() -> None:
    assert msgspec.json.encode(analyse(replay("duel-military"), LITTLE)) == msgspec.json.encode(golden("duel-military"))


@pytest.mark.parametrize("name", ["duel-military", "seven-two", "seven-leaders", "world-two", "world-three-objectives"])
def test_a_report_is_consistent(name: str) -> None:
    report, played = golden(name), records.load(GOLDEN / f"{name}.txt")
    assert report.finished
    assert (report.done, report.total) == (len(played.moves), len(played.moves))
    assert [(step.step, step.seat, step.move) for step in report.steps] == [
        (number, entry.seat, entry.text) for number, entry in enumerate(played.moves, 1)
    ]
    for step in report.steps:
        assert_consistent(step, len(played.players))
    for seat, value in enumerate(report.accuracy):
        assert value == accuracy(losses(report, seat), len(played.players))
    winners = [seat for seat, share in enumerate(report.steps[-1].values) if share > 0]
    assert [played.result.split("; ")[1].split()[1:][seat] for seat in winners] == ["1"] * len(winners)


def assert_consistent(step: Judged, players: int) -> None:
    assert sum(step.values) == pytest.approx(1.0, abs=0.002)
    assert all(0 <= value <= 1 for value in step.values)
    if step.grade == "forced":
        assert (step.best, step.loss) == (None, 0.0)
        return
    assert step.best is not None
    assert step.value is not None
    assert step.best_value is not None
    assert step.loss == round(step.best_value - step.value, 4) >= 0
    assert step.grade == grade(step.loss, players)
    if step.move == step.best:
        assert (step.loss, step.grade) == (0.0, "best")
    assert all(0 <= value <= step.best_value for _, value in step.others)
    assert step.best not in [move for move, _ in step.others]
    assert [one.move for one in step.told.line] == list(step.line)


def losses(report: Report, seat: int) -> list[float]:
    return [step.loss for step in report.steps if step.seat == seat and step.best is not None]


def test_alone_the_chance_of_success_is_told() -> None:
    report = golden("world-solo-easy")
    assert {len(step.values) for step in report.steps} == {1}
    assert report.steps[-1].values == (0.0,)
    assert report.turning_point is not None


def test_a_part_of_a_game_is_judged_as_in_the_whole() -> None:
    part = golden("duel-military", msgspec.structs.replace(LITTLE, first=20, last=30))
    assert part.steps == golden("duel-military").steps[19:30]
    assert part.start == golden("duel-military").steps[18].values
    assert (part.done, part.total, part.finished, part.turning_point) == (11, 11, True, None)


def test_only_one_seat_may_be_of_interest() -> None:
    report = golden("duel-military", msgspec.structs.replace(LITTLE, seat=1))
    both = golden("duel-military")
    assert [step.values for step in report.steps] == [step.values for step in both.steps]
    assert [step for step in report.steps if step.seat == 1] == [step for step in both.steps if step.seat == 1]
    assert {(step.grade, step.best) for step in report.steps if step.seat == 0} == {(None, None)}
    assert report.accuracy == (None, both.accuracy[1])


def test_a_game_that_is_not_over() -> None:
    record = records.load(GOLDEN / "seven-base-3.txt")
    record.moves, record.result = record.moves[:4], "unfinished"
    report = analyse(GameReplay.of(record, games.get("seven")), LITTLE)
    assert report.finished
    assert report.turning_point is None
    assert [sum(step.values) for step in report.steps] == pytest.approx([1.0] * 4, abs=0.002)


def test_a_report_grows_with_what_has_been_seen() -> None:
    reports: list[Report] = []
    short = msgspec.structs.replace(LITTLE, last=8)
    whole = analyse(replay("duel-military"), short, reports.append)
    assert [report.done for report in reports] == sorted(report.done for report in reports)
    assert not reports[0].finished
    assert (reports[0].start, reports[0].steps) == (whole.start, ())
    assert all(report.steps == whole.steps[: report.done] for report in reports)


def test_a_record_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(RecordError):
        from_position(snapshot(age=2, accessible="walls forum"), (0, "build senate"))


# Mistakes.


def lost_win() -> GameReplay:
    """Anna could win by the sword and lets Bruno win by knowledge."""
    position = snapshot(
        age=3, accessible="arsenal academy", first=city(coins=30), second=city(coins=30, cards=SYMBOLS), pawn=7
    )
    return from_position(position, (0, "discard arsenal"), (1, "build academy"))


def test_a_missed_win_is_found() -> None:
    report = analyse(lost_win(), LITTLE)
    missed, taken = report.steps
    assert (missed.best, missed.best_value, missed.grade) == ("build arsenal", 1.0, "blunder")
    assert (missed.value, missed.loss) == (0.0, 1.0)
    assert missed.told.best == {"move": "build", "card": "arsenal"}
    assert (taken.grade, taken.values) == ("best", (0.0, 1.0))
    assert (report.start, report.turning_point) == ((1.0, 0.0), 1)
    assert report.accuracy[0] is not None
    assert report.accuracy[0] < 1
    assert report.accuracy[1] == 100.0


def test_what_a_turned_card_did_is_no_mistake() -> None:
    """Whatever Anna does turns up the card with which Bruno wins by knowledge; she could not know which it is."""
    hidden = {18: "arsenal", 15: "academy"}
    position = snapshot(
        age=3, slots=hidden, gone=(17, 19), first=city(coins=30), second=city(coins=30, cards=SYMBOLS), pawn=3
    )
    step, _ = analyse(from_position(position, (0, "build arsenal"), (1, "build academy")), LITTLE).steps
    assert (step.loss, step.after, step.causes) == (0.0, 0.0, ("luck",))
    assert step.value is not None
    assert step.value == step.best_value
    assert step.value > 0.1


def test_what_a_move_did_is_no_luck() -> None:
    missed, taken = analyse(lost_win(), LITTLE).steps
    assert (missed.value, missed.after, missed.causes) == (0.0, 0.0, ())
    assert (missed.themes, taken.themes) == (("arms",), ())


def test_in_seven_wonders_others_choose_and_hands_are_dealt() -> None:
    report = golden("seven-base-3")
    graded = [step for step in report.steps if step.after is not None]
    assert {step.causes for step in graded} == {("others",), ("others", "luck")}
    turns = {(step.step - 1) // 3 for step in graded if "luck" in step.causes}
    assert turns == {0, 6, 12}, "the choice of the boards and the last turns of two Ages: then hands are dealt"
    last = [step for step in graded if (step.step - 1) // 3 == 18]
    assert [step.after for step in last] == [report.steps[-1].values[step.seat] for step in last]


def test_a_perfect_line_is_worth_a_hundred() -> None:
    """Whoever plays what the analysis would play has lost nothing."""
    state = DUEL.new(5, options={"wonders": "beginner"})
    record = Record("duel", ("Anna", "Bruno"), {"wonders": "beginner"}, seed=5)
    for step in range(1, 11):
        seat = state.to_act()[0]
        task = AnalysisTask("duel", 2, state.snapshot(), seat, "master", step * 8 + seat, LITTLE.budget)
        best = analyse_decision(task).best.move
        record.add(seat, best)
        state.play(seat, state.parse(best))
    report = analyse(GameReplay.of(record, DUEL), LITTLE)
    assert {step.grade for step in report.steps} <= {"best", "forced"}
    assert [step.loss for step in report.steps] == [0.0] * 10
    assert report.accuracy == (100.0, 100.0)


def test_what_comes_after_tells_the_value_of_a_move_nobody_thought_of() -> None:
    state = DUEL.restore(lost_win().decisions[0].snapshot)
    for is_open in (False, True):
        known = Knowledge(DUEL, state, 0, is_open=is_open)
        engine = EngineConfig("master", 1, Budget(iterations=30))
        wins, loses = (state.parse(f"{how} arsenal") for how in ("build", "discard"))
        assert value_after(known, wins, engine) == 1.0
        assert value_after(known, loses, engine) < 0.1


def test_a_forced_move_is_no_decision() -> None:
    forced = [step for step in golden("duel-military").steps if step.grade == "forced"]
    assert forced
    for step in forced:
        assert step.values == golden("duel-military").steps[step.step - 2].values


# What could be known.


def played(game: str, moves: int, seed: int = 3) -> State:
    state, chance = games.get(game).new(seed), Random(seed)
    for _ in range(moves):
        seat = state.to_act()[0]
        state.play(seat, chance.choice(state.legal(seat)))
    return state


def analysis_of(game: str, level: str, state: State, is_open: bool) -> DecisionAnalysis:
    task = AnalysisTask(game, 2, state.snapshot(), state.to_act()[0], level, 1, Budget(iterations=40), is_open)
    return analyse_decision(task)


@pytest.mark.parametrize(("game", "moves"), [("duel", 0), ("duel", 12), ("duel", 30), ("seven", 9), ("world", 20)])
def test_what_a_seat_cannot_know_makes_no_difference(game: str, moves: int) -> None:
    state = played(game, moves)
    worlds = [state, *(state.sample(state.to_act()[0], Random(number)) for number in range(3))]
    analyses = [analysis_of(game, "master", world, is_open=False) for world in worlds]
    assert all(one == analyses[0] for one in analyses)


def test_with_open_cards_the_hands_of_others_matter() -> None:
    state = played("seven", 9)
    worlds = [state.sample(state.to_act()[0], Random(number)) for number in range(6)]
    assert len({analysis_of("seven", "greedy", world, is_open=True).best.value for world in worlds}) > 1


def test_a_report_says_which_cards_were_known() -> None:
    report = golden("duel-military", msgspec.structs.replace(LITTLE, cards="open"))
    assert (report.cards, golden("duel-military").cards) == ("open", "seat")
    assert report.steps != golden("duel-military").steps


# Choosing at the same time.


def turns(record: Record, seats: Sequence[int]) -> Record:
    """The first turns of a game of three, with the choices of each turn in another order."""
    moves = [record.moves[3 * turn : 3 * turn + 3] for turn in range(3)]
    ordered = [next(entry for entry in turn if entry.seat == seat) for turn in moves for seat in seats]
    return msgspec.structs.replace(record, moves=ordered, result="unfinished")


@pytest.mark.parametrize("cards", ["seat", "open"])
def test_the_order_of_choices_makes_no_difference(cards: str) -> None:
    game, record = games.get("seven"), records.load(GOLDEN / "seven-base-3.txt")
    settings = msgspec.structs.replace(LITTLE, cards=cards)
    one, other = (
        {
            (step.seat, (step.step - 1) // 3): decided
            for step, decided in ((move, replay.decisions[move.decision or 0]) for move in replay.moves)
        }
        for replay in (GameReplay.of(turns(record, seats), game) for seats in ((0, 1, 2), (2, 0, 1)))
    )
    assert one.keys() == other.keys()
    for key, decided in one.items():
        assert decided.snapshot == other[key].snapshot
    report = analyse(GameReplay.of(turns(record, (2, 0, 1)), game), settings)
    for turn in range(3):
        before = report.start if turn == 0 else report.steps[3 * turn - 1].values
        assert [report.steps[3 * turn + number].values for number in range(2)] == [before, before]


def test_a_choice_taken_back_is_not_graded() -> None:
    game = games.get("seven")
    record, state = Record("seven", ("Anna", "Bruno", "Carla"), {}, seed=2), game.new(2, 3)
    for seat, index in ((0, 0), (1, 0), (0, None), (0, 1), (2, 0)):
        if index is None:
            record.add(seat, "back")
            state.take_back(seat)
            continue
        move = state.legal(seat)[index]
        record.add(seat, state.text(move))
        state.play(seat, move)
    assert record.moves[2].text == "back"
    report = analyse(GameReplay.of(record, game), LITTLE)
    assert [step.grade == "forced" for step in report.steps] == [True, False, True, False, False]
    assert len({step.values for step in report.steps[:4]}) == 1


def test_half_a_choice_is_a_secret_too() -> None:
    """Carthage's stage and what goes with it belong to one moment, wherever the others choose."""
    game = games.get("seven")
    record = records.load(GOLDEN / "seven-secret-choices.txt")
    replay = GameReplay.of(record, game)
    halves = [move for move in replay.moves if move.text.startswith(("choose", "bury"))]
    assert len(halves) == 3
    for move in halves:
        stage = next(one for one in reversed(replay.moves[: move.step - 1]) if one.seat == move.seat)
        assert (stage.before, stage.after) == (move.before, move.before)
        assert stage.decision is not None
        assert move.decision is not None
        decided = game.restore(replay.decisions[move.decision].snapshot)
        assert decided.view(move.seat).own.commit == (stage.fact,)
        others = [seat for seat in range(4) if seat != move.seat]
        assert set(others) <= set(decided.to_act()), "without what the others have chosen"


# Positions.


def test_a_position_is_evaluated() -> None:
    state = table(age=2, accessible="walls forum", first=city(coins=20), pawn=7)
    task, acting = decision(DUEL, state.snapshot(), None, LITTLE)
    evaluated = evaluation(task, acting, analyse_decision(task))
    assert (evaluated.seat, evaluated.to_act, evaluated.value) == (0, (0,), 1.0)
    assert evaluated.moves[0].fact == {"move": "build", "card": "walls"}
    assert evaluated.reasons[0] == {"reason": "wins", "how": "military"}


def test_whoever_has_to_decide_can_be_asked_for() -> None:
    seven = games.get("seven")
    position = seven.new(1, 3).snapshot()
    assert decision(seven, position, None, LITTLE)[0].seat == 0
    assert decision(seven, position, 2, LITTLE)[0].seat == 2
    with pytest.raises(NotDeciding) as refused:
        decision(DUEL, DUEL.new(1).snapshot(), 1, LITTLE)
    assert (refused.value.seat, refused.value.acting) == (1, (0,))
    with pytest.raises(SnapshotError, match="cities"):
        decision(DUEL, {**DUEL.new(1).snapshot(), "cities": 7}, None, LITTLE)
    with pytest.raises(SnapshotError, match=r"conflict\.pawn"):
        decision(DUEL, snapshot(age=2, accessible="walls forum", pawn=-(10**30)), None, LITTLE)


# Figures.


def test_the_python_of_the_page_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    root = GOLDEN.parent.parent
    page = (root / "docs" / "analysis.md").read_text(encoding="utf-8")
    monkeypatch.chdir(root)
    (block,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    exec(compile(block, "analysis.md", "exec"), {})  # noqa: S102
    assert "'forced'" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("loss", "players", "expected"),
    [
        (0.0, 2, "best"),
        (0.0049, 2, "best"),
        (0.005, 2, "fine"),
        (0.05, 2, "inaccuracy"),
        (0.1, 2, "mistake"),
        (0.2, 2, "blunder"),
        (1.0, 8, "blunder"),
        (0.04, 5, "mistake"),
        (0.04, 1, "fine"),
    ],
)
def test_grades(loss: float, players: int, expected: str) -> None:
    assert grade(loss, players) == expected


def test_accuracy_falls_with_the_average_loss() -> None:
    assert accuracy([], 2) is None
    assert accuracy([0.0, 0.0], 2) == 100.0
    assert accuracy([0.0, 0.1], 2) == accuracy([0.05, 0.05], 2) == 67.0
    assert accuracy([0.02], 5) == accuracy([0.05], 2)
    row = [accuracy([loss / 100], 2) for loss in range(0, 100, 5)]
    assert row == sorted(row, key=lambda value: -(value or 0.0))


@pytest.mark.parametrize(
    ("first", "expected"),
    [
        ([0.5, 0.6, 0.4, 0.55, 0.8, 0.9, 1.0], 4),  # the largest swing after the lead was taken for good
        ([0.5, 0.4, 0.3, 0.2, 1.0], 4),  # nobody knew before the end
        ([0.6, 0.6, 0.7, 1.0], 2),
        ([0.5, 0.9, 0.1, 0.2, 0.0, 0.0], 2),  # the other one wins
        ([0.5, 0.6, 0.5], None),  # shared
    ],
)
def test_the_turning_point(first: list[float], expected: int | None) -> None:
    assert turning_point([(value, 1.0 - value) for value in first]) == expected


def test_the_turning_point_of_one_and_of_teams() -> None:
    assert turning_point([(0.6,), (0.4,), (0.1,), (0.0,)]) == 2
    teams = [(0.25,) * 4, (0.2, 0.2, 0.3, 0.3), (0.1, 0.1, 0.4, 0.4), (0.0, 0.0, 0.5, 0.5)]
    assert turning_point(teams) == 2


def test_shares_among_several() -> None:
    """Bots that think too well of themselves are brought down; certainties stay."""
    scale = Scale(shift=0.6931471805599453)
    assert [scale.share(value) for value in (0.0, 0.5, 1.0)] == pytest.approx([0.0, 1 / 3, 1.0])
    assert Scale(part=0.5).share(0.4) == pytest.approx(0.2)
