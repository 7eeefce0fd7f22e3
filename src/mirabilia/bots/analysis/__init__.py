"""Analysis: what each seat could expect after every move of a game, and which moves gave some of it away.

    replay = GameReplay.of(record, game)
    report = analyse(replay, AnalysisSettings(level="master", budget=Budget(iterations=500)))

`GameReplay` is the game played again, `analyse_decision` searches one of its decisions (in any process), and `assemble`
makes a report of what has been analysed so far. docs/analysis.md explains the figures.
"""

from __future__ import annotations

from mirabilia.bots.analysis.decision_analysis import AnalysisTask, DecisionAnalysis, RatedMove, analyse_decision
from mirabilia.bots.analysis.game_replay import AnalysisSettings, GameReplay
from mirabilia.bots.analysis.position import Evaluation, decision, evaluation
from mirabilia.bots.analysis.report import Judged, Report, analyse, assemble

__all__ = [
    "AnalysisSettings",
    "AnalysisTask",
    "DecisionAnalysis",
    "Evaluation",
    "GameReplay",
    "Judged",
    "RatedMove",
    "Report",
    "analyse",
    "analyse_decision",
    "assemble",
    "decision",
    "evaluation",
]
