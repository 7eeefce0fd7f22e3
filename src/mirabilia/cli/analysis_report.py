"""An analysis on the terminal: curves, accuracy, the turning point, and the mistakes by size."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mirabilia.bots.analysis import Evaluation, Judged, Report
from mirabilia.bots.analysis.grades import GRADES, WRONG
from mirabilia.bots.analysis.lookahead import Foreseen
from mirabilia.cli import screen
from mirabilia.cli.screen import Scene
from mirabilia.cli.terminal import Terminal
from mirabilia.core.contract import Game
from mirabilia.core.describe import Texts

HEIGHTS = "▁▂▃▄▅▆▇█"
MISTAKES = 10
"""How many of them are told."""
BAR = 20
NARROWEST = 10
LONGEST_NAME = 16


def show(terminal: Terminal, game: Game, report: Report) -> None:
    scene = screen.scene(game, terminal.texts, report.players)
    texts = terminal.texts
    title = texts(f"{game.name}-title")
    players = texts.joined(scene.players[: len(report.players)])
    terminal.say(Text(texts("analysis-title", title=title, players=players, moves=report.total), style="bold"))
    terminal.say(how(terminal, report.cards, report.level, report.budget))
    if not report.finished:
        terminal.say(texts("analysis-interrupted", done=report.done, total=report.total))
    if not report.steps:
        return
    terminal.say("", Text(texts("analysis-curves"), style="bold"))
    terminal.say(*curves(terminal, scene, report))
    terminal.say("", accuracy_table(scene, report))
    for sentence in turning(scene, report):
        terminal.say("", sentence)
    terminal.say("", *mistakes(scene, game, report))


def how(terminal: Terminal, cards: str, level: str, budget: str) -> str:
    """Who has judged, and by which knowledge."""
    texts = terminal.texts
    return texts("analysis-how", knowledge=texts(f"analysis-cards-{cards}"), level=level, budget=budget)


# Curves.


def curves(terminal: Terminal, scene: Scene, report: Report) -> list[Text]:
    """A line for each player: what each could expect, from the beginning to the end."""
    seats = range(len(report.players))
    names = [shortened(scene.player(seat)) for seat in seats]
    rows = [report.start or report.steps[0].values, *(step.values for step in report.steps)]
    widest = max(map(len, names))
    room = max(NARROWEST, terminal.width - widest - len("100% → 100%") - 4)
    highest = max(map(max, rows)) if len(seats) > 2 else 1.0
    return [
        Text(
            f"{names[seat]:{widest}}  {curve([row[seat] / highest for row in rows], room)}  {span(rows, seat)}",
            no_wrap=True,
        )
        for seat in seats
    ]


def shortened(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def curve(values: Sequence[float], room: int) -> str:
    """A row of bars; of more values than there is room for, those at equal distances up to the last."""
    size = min(room, len(values))
    shown = [values[(number + 1) * len(values) // size - 1] for number in range(size)]
    return "".join(HEIGHTS[min(len(HEIGHTS) - 1, int(value * len(HEIGHTS)))] for value in shown)


def span(rows: Sequence[Sequence[float]], seat: int) -> str:
    return f"{percent(rows[0][seat])}% → {percent(rows[-1][seat])}%"


def percent(value: float) -> int:
    return round(100 * value)


# Grades.


def accuracy_table(scene: Scene, report: Report) -> Table:
    texts = scene.texts
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(texts("analysis-player"))
    table.add_column(texts("analysis-accuracy"), justify="right")
    grades = [name for name, _ in GRADES]
    for name in grades:
        table.add_column(texts(f"analysis-grades-{name}"), justify="right")
    for seat, accuracy in enumerate(report.accuracy):
        counts = [sum(step.seat == seat and step.grade == name for step in report.steps) for name in grades]
        percent = "-" if accuracy is None else texts("analysis-percent", percent=accuracy)
        table.add_row(scene.player(seat), percent, *map(str, counts))
    return table


def turning(scene: Scene, report: Report) -> list[str]:
    """The move that decided the game, as a sentence."""
    steps = {step.step: step for step in report.steps}
    step = steps.get(report.turning_point or 0)
    if step is None:
        return []
    before = steps[step.step - 1].values if step.step - 1 in steps else report.start or step.values
    last = report.steps[-1].values
    winner = max(range(len(last)), key=lambda seat: last[seat])
    lost = len(last) == 1 and last[0] == 0.0
    return [
        scene.texts(
            "analysis-turning-point-lost" if lost else "analysis-turning-point",
            step=step.step,
            player=scene.player(step.seat),
            move=scene.sentence(step.told.move),
            winner=scene.player(winner),
            before=percent(before[winner]),
            after=percent(step.values[winner]),
        )
    ]


# Mistakes.


def mistakes(scene: Scene, game: Game, report: Report) -> list[RenderableType]:
    """The mistakes by size, each with what would have been better."""
    texts = scene.texts
    wrong = [step for step in report.steps if step.grade in WRONG]
    wrong.sort(key=lambda step: (-step.loss, step.step))
    if not wrong:
        return [Text(texts("analysis-no-mistakes"))]
    lines: list[RenderableType] = [Text(texts("analysis-mistakes"), style="bold")]
    for step in wrong[:MISTAKES]:
        lines += mistake(scene, game, step)
    if len(wrong) > MISTAKES:
        lines.append(Text(texts("analysis-more", number=len(wrong) - MISTAKES)))
    return lines


def mistake(scene: Scene, game: Game, step: Judged) -> list[RenderableType]:
    texts = scene.texts
    sentence = texts(
        "analysis-mistake",
        step=step.step,
        player=scene.player(step.seat),
        grade=texts(f"analysis-grade-{step.grade}"),
        percent=percent(step.loss),
        move=scene.sentence(step.told.move),
    )
    lines: list[RenderableType] = [Text(sentence)]
    if step.told.best is not None:
        best = scene.sentence(step.told.best)
        lines.append(indented(texts("analysis-better", move=best, percent=percent(step.best_value or 0.0))))
    if step.reasons:
        lines.append(indented("; ".join(map(scene.sentence, step.reasons))))
    if step.themes:
        names = [texts(f"puzzle-theme-{name}") for name in step.themes]
        lines.append(indented(texts("reasons-stake", themes=", ".join(names))))
    if step.causes:
        lines.append(indented(", ".join(parts(texts, game, step))))
    if step.told.line:
        lines.append(indented(texts("analysis-line", moves=line_text(scene, step.told.line))))
    return lines


def parts(texts: Texts, game: Game, step: Judged) -> list[str]:
    """What the move has done to the chances, and what has been done to them meanwhile."""
    value = step.value or 0.0
    rest = percent(step.after or 0.0) - percent(value)
    moved = texts("reasons-part-move", change=signed(-percent(step.loss)))
    return [moved, texts(f"reasons-part-{'-'.join(step.causes)}", game=game.name, change=signed(rest))]


def signed(change: int) -> str:
    return f"{change:+d}".replace("-", "\N{MINUS SIGN}") if change else "±0"


def indented(text: str) -> Padding:
    return Padding(Text(text), (0, 0, 0, 4))


def line_text(scene: Scene, line: Sequence[Foreseen]) -> str:
    texts = scene.texts
    return ", ".join(
        texts("analysis-line-move", player=scene.player(one.seat), move=scene.sentence(one.fact)) for one in line
    )


# Positions.


def show_position(terminal: Terminal, game: Game, evaluation: Evaluation) -> None:
    texts = terminal.texts
    names = [texts("player", number=seat + 1) for seat in range(game.players[-1])]
    scene = screen.scene(game, texts, names)
    player = scene.player(evaluation.seat)
    terminal.say(Text(texts("analysis-position", title=texts(f"{game.name}-title"), player=player), style="bold"))
    terminal.say(how(terminal, evaluation.cards, evaluation.level, evaluation.budget), "")
    for one in evaluation.moves:
        full = round(BAR * one.value)
        terminal.say(Text(f"{percent(one.value):3}%  {'█' * full}{'·' * (BAR - full)}  {scene.sentence(one.fact)}"))
    if evaluation.reasons:
        terminal.say("", texts("reasons-why", reasons="; ".join(map(scene.sentence, evaluation.reasons))))
    if evaluation.line:
        terminal.say("", texts("analysis-line", moves=line_text(scene, evaluation.line)))
    others = [seat for seat in evaluation.to_act if seat != evaluation.seat]
    if others:
        terminal.say("", texts("analysis-others", seats=", ".join(str(seat + 1) for seat in others)))
