"""What each seat can expect at each moment of a game, put together from what every seat thinks of its own chances."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log

import msgspec

from mirabilia.bots.analysis.decision_analysis import DecisionAnalysis
from mirabilia.bots.analysis.game_replay import GameReplay, Moment
from mirabilia.core.contract import Seat

SURE = 1e-6
"""Chances closer to 0 or 1 than this stay what they are."""


class Scale(msgspec.Struct, frozen=True):
    """Turns what a bot says of a seat into its share of the victory."""

    shift: float = 0.0
    """How much too well bots think of themselves among several, as a logarithm of odds."""
    part: float = 1.0
    """Brings the shares of all who decide at once to a sum of one."""

    def share(self, value: float) -> float:
        if not SURE < value < 1.0 - SURE:
            return self.part * value
        return self.part / (1.0 + exp(self.shift) * (1.0 - value) / value)


class Values:
    """The values of the moments, as far as their decisions have been analysed, worked out in order.

    Where all decide at once, each is asked. Where one decides, that one is asked; the others share the rest, in the
    proportions they had before. Among more than two the bots' values are first brought to what shares have on average.
    """

    def __init__(self, replay: GameReplay, analyses: Mapping[int, DecisionAnalysis]) -> None:
        self.replay, self.analyses = replay, analyses
        self.seats = range(len(replay.players))
        self.shares = {seat: 1.0 / len(self.seats) for seat in self.seats}
        """What each seat can expect, as far as is known now."""
        self.answers: dict[Seat, tuple[int, float]] = {}
        """How often each seat was asked, and the sum of what it said."""
        self.by_moment: dict[int, tuple[float, ...]] = {}
        self.scales: dict[int, Scale] = {}
        self.next = 0
        """The first moment that has not been valued."""

    def at(self, number: int) -> tuple[float, ...] | None:
        """The values at a moment; None if they are not known yet. Where nothing is to be decided they are the next."""
        number = self.replay.next_known(number)
        while self.next <= number:
            self.value_next()
        return self.by_moment.get(number)

    def value_next(self) -> None:
        number, self.next = self.next, self.next + 1
        moment = self.replay.moments[number]
        ending = self.replay.ending if number == len(self.replay.moments) - 1 else None
        if ending is not None:
            self.by_moment[number] = ending
        elif moment.decisions and all(one in self.analyses for one in moment.decisions.values()):
            self.value(number, moment)

    def value(self, number: int, moment: Moment) -> None:
        analyses = {seat: self.analyses[one] for seat, one in moment.decisions.items()}
        for seat, analysis in analyses.items():
            times, total = self.answers.get(seat, (0, 0.0))
            self.answers[seat] = times + 1, total + analysis.best.value
        scale = Scale(self.shift())
        if moment.acting == 1:
            self.ask_one(scale, analyses)
        else:
            scale = self.ask_all(scale, analyses)
        self.scales[number] = scale
        self.by_moment[number] = tuple(self.shares[seat] for seat in self.seats)
        if len(analyses) == 1:
            (seat, analysis), *_ = analyses.items()
            self.give(seat, scale.share(analysis.value))  # from now on it expects what its move is worth

    def shift(self) -> float:
        """How much more the seats expect together than there is to be had."""
        if len(self.seats) <= 2:
            return 0.0
        average = sum(total / times for times, total in self.answers.values()) / len(self.answers)
        average = min(1.0 - SURE, max(SURE, average))
        return log(average / (1.0 - average)) + log(len(self.seats) - 1)

    def ask_one(self, scale: Scale, analyses: Mapping[Seat, DecisionAnalysis]) -> None:
        (seat, analysis), *_ = analyses.items()
        self.give(seat, scale.share(analysis.best.value))

    def give(self, seat: Seat, share: float) -> None:
        """One seat's share is known: the others share the rest as before."""
        if len(self.seats) == 1:
            self.shares[seat] = share
            return
        others = [other for other in self.seats if other != seat]
        rest = sum(self.shares[other] for other in others)
        for other in others:
            part = self.shares[other] / rest if rest > 0.0 else 1.0 / len(others)
            self.shares[other] = (1.0 - share) * part
        self.shares[seat] = share

    def ask_all(self, scale: Scale, analyses: Mapping[Seat, DecisionAnalysis]) -> Scale:
        """Everybody's share is known, but for those who have no choice; the sum is made one."""
        self.shares |= {seat: scale.share(analysis.best.value) for seat, analysis in analyses.items()}
        total = sum(self.shares.values())
        if total <= 0.0:
            self.shares = {seat: 1.0 / len(self.seats) for seat in self.seats}
            return scale
        self.shares = {seat: share / total for seat, share in self.shares.items()}
        return Scale(scale.shift, 1.0 / total)
