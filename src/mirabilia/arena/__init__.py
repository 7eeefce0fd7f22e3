"""Bots against bots: matches, and what they tell.

entrants   who plays: bots, classes of one's own, programs of others; budgets: how much they may think
match      which games are played, and who sits where
playing    one game, with bots that may fail
workers    games in processes of their own; cluster: on many machines
tournament who of many meets whom; ratings: how strong they are
sprt       a match that stops when it is decided
figures    wins, intervals, points, ends, cost of thinking
files      the result as JSON, and the journal that keeps every finished game
"""

from __future__ import annotations

from pathlib import Path

from mirabilia.arena.files import MatchResult, result
from mirabilia.arena.match import Match, arrange
from mirabilia.arena.problems import FileRefused, Impossible
from mirabilia.arena.workers import cores, play_all

__all__ = ["FileRefused", "Impossible", "Match", "MatchResult", "arrange", "cores", "play", "play_all"]


def play(match: Match, jobs: int | None = None, records: Path | None = None) -> MatchResult:
    """Play a whole match: `play(arrange("duel", ["adept", "greedy"], games=20, budget="100i"))`.

    It starts processes, so a script has to call it below `if __name__ == "__main__":`.
    """
    played = play_all(match, range(match.planned), jobs or cores(), records)
    return result(match, (game for game in played if game is not None))
