"""Analysis: what each seat could expect after every move of a game, and which moves gave some of it away.

    course = Course.of(record, game)
    report = analyse(course, Settings(level="master", budget=Budget(iterations=500)))

`Course` is the game played again, `look` thinks about one of its decisions (in any process), and `assemble` makes a
report of what has been seen so far. docs/analysis.md explains the figures.
"""

from __future__ import annotations

from mirabilia.bots.analysis.course import Course, Settings
from mirabilia.bots.analysis.look import Look, Seen, Task, look
from mirabilia.bots.analysis.position import Evaluation, decision, evaluation
from mirabilia.bots.analysis.report import Judged, Report, analyse, assemble

__all__ = [
    "Course",
    "Evaluation",
    "Judged",
    "Look",
    "Report",
    "Seen",
    "Settings",
    "Task",
    "analyse",
    "assemble",
    "decision",
    "evaluation",
    "look",
]
