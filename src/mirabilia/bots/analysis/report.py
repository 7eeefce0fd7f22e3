"""The report of an analysis, as far as it has come. docs/analysis.md describes the format."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from mirabilia import games
from mirabilia.bots.analysis.decision_analysis import DecisionAnalysis, analyse_decision
from mirabilia.bots.analysis.game_replay import AnalysedMove, AnalysisSettings, Cards, Cause, GameReplay
from mirabilia.bots.analysis.grades import FORCED, Grade, accuracy, grade, turning_point
from mirabilia.bots.analysis.lookahead import Foreseen
from mirabilia.bots.analysis.values import Scale, Values
from mirabilia.bots.contract import Budget
from mirabilia.bots.reasons.themes import themes
from mirabilia.core.contract import Fact, Seat

VERSION = 1
DIGITS = 4


class StepFacts(msgspec.Struct, frozen=True):
    """The moves of a step spelt out, for telling them in words."""

    move: Fact
    best: Fact | None = None
    line: tuple[Foreseen, ...] = ()
    others: tuple[Fact, ...] = ()


class Judged(msgspec.Struct, frozen=True):
    """What there is to say of a move."""

    step: int
    """How many moves had been made after it."""
    seat: int
    move: str
    values: tuple[float, ...]
    """What each seat could expect after it: shares of the victory; alone, the chance of success."""
    told: StepFacts
    best: str | None = None
    """null where there was nothing to decide, or this seat is of no interest."""
    value: float | None = None
    """What the seat could expect from the move when it made it, and from the best one."""
    best_value: float | None = None
    loss: float = 0.0
    grade: Grade | None = None
    after: float | None = None
    """What the seat could expect when there was something to decide again; null while that is not known."""
    causes: tuple[Cause, ...] = ()
    """What has changed `value` to `after`: others' choices, chance. Without any the bot has only seen more."""
    themes: tuple[str, ...] = ()
    """What was at stake, if a better move was there: science, arms, money."""
    line: tuple[str, ...] = ()
    """How the game might have gone on after the best move."""
    reasons: tuple[Fact, ...] = ()
    others: tuple[tuple[str, float], ...] = ()
    """The next best moves with their values."""


class Report(msgspec.Struct, frozen=True):
    """An analysis, finished or not: `steps` are those of the first `done` of `total` moves."""

    version: int
    game: str
    players: tuple[str, ...]
    cards: Cards
    level: str
    budget: str
    done: int
    total: int
    finished: bool
    error: str | None
    start: tuple[float, ...] | None
    """What each seat could expect before the first of the steps; null until that is known."""
    steps: tuple[Judged, ...]
    accuracy: tuple[float | None, ...]
    """From 0 to 100; null for who has had nothing to decide yet."""
    turning_point: int | None


def analyse(
    replay: GameReplay, settings: AnalysisSettings, on_report: Callable[[Report], object] | None = None
) -> Report:
    """The whole analysis, here and now; `on_report` gets the report so far after every step."""
    analyses: dict[int, DecisionAnalysis] = {}
    for number in replay.needed(settings):
        analyses[number] = analyse_decision(replay.task(number, settings))
        if on_report is not None:
            on_report(assemble(replay, settings, analyses))
    return assemble(replay, settings, analyses)


def assemble(
    replay: GameReplay, settings: AnalysisSettings, analyses: Mapping[int, DecisionAnalysis], error: str | None = None
) -> Report:
    """The report of what has been analysed so far."""
    moves = replay.moves_of_interest(settings)
    known = Values(replay, analyses)
    start = known.at(moves[0].before if moves else len(replay.moments) - 1)
    steps: list[Judged] = []
    while start is not None and len(steps) < len(moves):
        step = step_of(replay, settings, moves[len(steps)], known, analyses)
        if step is None:
            break
        steps.append(step)
    finished = start is not None and len(steps) == len(moves)
    return Report(
        VERSION,
        replay.game,
        replay.players,
        settings.cards,
        settings.level,
        budget_text(settings.budget),
        len(steps),
        len(moves),
        finished,
        error,
        None if start is None else rounded(start),
        tuple(steps),
        accuracies(len(replay.players), steps),
        turned(replay, start, steps) if finished and start is not None else None,
    )


def step_of(
    replay: GameReplay,
    settings: AnalysisSettings,
    move: AnalysedMove,
    known: Values,
    analyses: Mapping[int, DecisionAnalysis],
) -> Judged | None:
    """A step of the report; None until enough has been seen for it."""
    values = known.at(move.after)
    judged = replay.is_judged(move, settings)
    if values is None or (judged and move.decision is not None and move.decision not in analyses):
        return None
    plain = Judged(move.step, move.seat, move.text, rounded(values), StepFacts(move.fact))
    if not judged:
        return plain
    if move.decision is None:
        return msgspec.structs.replace(plain, grade=FORCED)
    step = judged_step(plain, analyses[move.decision], known.scales[move.before], replay)
    if move.before + 1 == len(replay.moments):
        return step  # the others have not chosen yet, and the record ends
    then = known.at(move.before + 1)
    if then is None:
        return None
    return msgspec.structs.replace(step, after=round(then[move.seat], DIGITS), causes=replay.causes(move))


def judged_step(step: Judged, analysis: DecisionAnalysis, scale: Scale, replay: GameReplay) -> Judged:
    best, value = round(scale.share(analysis.best.value), DIGITS), round(scale.share(analysis.value), DIGITS)
    loss = round(best - value, DIGITS)
    return msgspec.structs.replace(
        step,
        told=StepFacts(step.told.move, analysis.best.fact, analysis.line, tuple(one.fact for one in analysis.others)),
        best=analysis.best.move,
        value=value,
        best_value=best,
        loss=loss,
        grade=grade(loss, len(replay.players)),
        themes=themes(games.plugin(replay.game), analysis.best.fact, analysis.reasons) if loss else (),
        line=tuple(one.move for one in analysis.line),
        reasons=analysis.reasons,
        others=tuple((one.move, round(scale.share(one.value), DIGITS)) for one in analysis.others),
    )


def accuracies(players: int, steps: list[Judged]) -> tuple[float | None, ...]:
    losses: dict[Seat, list[float]] = {}
    for step in steps:
        if step.best is not None:
            losses.setdefault(step.seat, []).append(step.loss)
    return tuple(accuracy(losses.get(seat, ()), players) for seat in range(players))


def turned(replay: GameReplay, start: tuple[float, ...], steps: list[Judged]) -> int | None:
    """The number of the move at which the game turned; None as long as nobody has won."""
    if not steps or replay.ending is None or steps[-1].step < len(replay.moves):
        return None
    at = turning_point([start, *(step.values for step in steps)])
    return None if at is None else steps[at - 1].step


def rounded(values: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(round(value, DIGITS) for value in values)


def budget_text(budget: Budget) -> str:
    """As it is typed: `0.2s`, `500i`, `0.1cpu`."""
    parts = ((budget.seconds, "s"), (budget.iterations, "i"), (budget.cpu, "cpu"))
    return " ".join(f"{amount:g}{unit}" for amount, unit in parts if amount is not None)
