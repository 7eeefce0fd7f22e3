"""A tournament: many bots, and who of them meets whom. It is a match whose every round has entrants of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import comb
from random import Random
from typing import Any, ClassVar

import msgspec

from mirabilia import games as all_games
from mirabilia.arena.entrants import check_entrant, line_up
from mirabilia.arena.figures import wins_of
from mirabilia.arena.match import GRACE, Match, check_match, teams_of
from mirabilia.arena.playing import Played
from mirabilia.arena.problems import Impossible
from mirabilia.competition import seating
from mirabilia.competition.matching import Pair, neighbours
from mirabilia.core.options import checked_players, suitable_players

ROUND_ROBIN, SWISS, GAUNTLET = FORMATS = ("round-robin", "swiss", "gauntlet")
GAMES = 40
MOST_MEETINGS = 5000
Meeting = tuple[int, ...]
"""Those who play at one table, in every seating of a round."""


class Tournament(Match, frozen=True):
    """`games` is how many each meeting has. `row` only says how many meet at a table.

    All meetings, in a Swiss tournament all of one stage, play the same seeds. They take turns, round by round, so that
    a tournament that is stopped early has given everybody the same, and one that is made longer goes on as it began.
    """

    file_format: ClassVar[str] = "mirabilia tournament"

    format: str = ROUND_ROBIN
    stages: int = 1
    """Of a Swiss tournament: how often those meet who stand alike."""
    meetings: tuple[Meeting, ...] = ()
    """Those that are known; in a Swiss tournament the next stage follows from the games of the last."""

    @property
    def stage_meetings(self) -> int:
        """How many meetings take turns."""
        return len(self.entrants) // self.round_size if self.format == SWISS else len(self.meetings)

    @property
    def meeting_rounds(self) -> int:
        return -(-self.games // self.round_size)

    @property
    def rounds(self) -> int:
        return self.stages * self.stage_meetings * self.meeting_rounds

    @property
    def asked(self) -> int:
        return self.stages * self.stage_meetings * self.games

    @property
    def known(self) -> int:
        return len(self.meetings) * self.meeting_rounds * self.round_size

    @property
    def fixed(self) -> tuple[str, ...]:
        """Those who meet next depend on how many games those before had."""
        names = tuple(name for name in super().fixed if name != "meetings")
        return (*names, "games") if self.format == SWISS else names

    def place_of(self, number: int) -> tuple[int, int]:
        """The meeting of a game, and the how manieth of its rounds it is in, counted on from stage to stage."""
        stage, turn = 0, number // self.round_size
        if self.format == SWISS:
            stage, turn = divmod(turn, self.stage_meetings * self.meeting_rounds)
        seed, meeting = divmod(turn, self.stage_meetings)
        return stage * self.stage_meetings + meeting, stage * self.meeting_rounds + seed

    def seed_of(self, number: int) -> int:
        return self.seed + self.place_of(number)[1]

    def row_of(self, number: int) -> tuple[int, ...]:
        row = list(self.meetings[self.place_of(number)[0]])
        if len(row) > 2 and not self.alone:
            Random(self.seed_of(number)).shuffle(row)
        return tuple(row)

    def reaching(self, number: int) -> Tournament:
        return msgspec.structs.replace(self, games=(self.place_of(number)[1] + 1) * self.round_size)

    def fair(self, entrant: int) -> float:
        return 1 / self.round_size

    @property
    def is_sequential(self) -> bool:
        return self.format == SWISS

    def advanced(self, games: Mapping[int, Played]) -> Tournament:
        """With all the meetings that follow from these games."""
        if self.format != SWISS:
            return self
        whole = msgspec.structs.replace(self, meetings=first_stage(self))
        while len(whole.meetings) < whole.stages * whole.stage_meetings:
            if not all(number in games for number in range(whole.known)):
                break
            whole = msgspec.structs.replace(whole, meetings=(*whole.meetings, *next_stage(whole, games)))
        return whole


def arrange_tournament(
    game: str,
    names: Sequence[str],
    *,
    format: str = ROUND_ROBIN,
    stages: int | None = None,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    games: int = GAMES,
    budget: str = "",
    seed: int = 1,
    commands: Mapping[str, str] | None = None,
    grace: float = GRACE,
) -> Tournament:
    """A tournament of the named: `arrange_tournament("duel", ["master", "adept", "greedy"], budget="100i")`.

    Impossible, or ValueError in the words of the game, when it cannot be.
    """
    rules = all_games.get(game)
    number = checked_players(rules, suitable_players(rules, options) if players is None else players)
    entrants, row = line_up(names, budget, commands)
    if len(row) != len(entrants):
        raise Impossible("twice", "each bot is named once in a tournament")
    start = Tournament(game, number, dict(options or {}), entrants, (), (), games, seed, grace, None, format)
    places = teams_of(start)
    size = len(entrants) if number == 1 else min(len(places), len(entrants))
    rounds = swiss_stages(len(entrants), size, stages) if format == SWISS else 1
    start = msgspec.structs.replace(start, row=tuple(range(size)), places=places, stages=rounds)
    check_shape(start, stages)
    tournament = msgspec.structs.replace(start, meetings=meetings_of(start))
    check_tournament(tournament)
    return tournament


def check_shape(tournament: Tournament, stages: int | None) -> None:
    """Whether its meetings can be listed."""
    entrants, size = len(tournament.entrants), len(tournament.row)
    if tournament.format not in FORMATS:
        raise Impossible("format", f"there is no format {tournament.format!r}", value=tournament.format)
    if entrants < 2:
        raise Impossible("too-few", "a tournament is between at least two", places=2)
    if stages is not None and tournament.format != SWISS:
        raise Impossible("stages", "only a Swiss tournament has stages")
    number = comb(entrants, size) if tournament.format == ROUND_ROBIN else comb(entrants - 1, size - 1)
    if tournament.format != SWISS and number > MOST_MEETINGS:
        raise Impossible("meetings", f"{number} meetings are too many", number=number, most=MOST_MEETINGS)


def check_tournament(tournament: Tournament) -> None:
    """Impossible, or ValueError in the words of the game, if the tournament cannot be played."""
    check_match(tournament)
    for entrant in tournament.entrants:
        check_entrant(entrant)


def meetings_of(tournament: Tournament) -> tuple[Meeting, ...]:
    """Those who meet; in a Swiss tournament those who meet first."""
    if tournament.format == SWISS:
        return first_stage(tournament)
    everybody, size = range(len(tournament.entrants)), tournament.round_size
    if tournament.format == GAUNTLET:
        return tuple((0, *others) for others in combinations(everybody[1:], size - 1))
    return tuple(combinations(everybody, size))


# A Swiss tournament.


def swiss_stages(entrants: int, size: int, asked: int | None) -> int:
    """As many stages as are needed until one alone can have won everything, and one more."""
    if asked is not None:
        return asked
    stages = 1
    while size**stages < entrants:
        stages += 1
    return stages + 1 if entrants > size else 1


def first_stage(tournament: Tournament) -> tuple[Meeting, ...]:
    row = list(range(len(tournament.entrants)))
    Random(tournament.seed).shuffle(row)
    return seated(row, tournament.round_size, {})


def next_stage(tournament: Tournament, games: Mapping[int, Played]) -> tuple[Meeting, ...]:
    """Those meet who stand alike and have not met. Whoever had to sit out most often comes first among equals."""
    size = tournament.round_size
    points: Counter[int] = Counter()
    for number in range(tournament.known):
        for entrant, part in wins_of(games[number]).items():
            points[entrant] += part  # type: ignore[assignment]  # parts of a win are wins too
    played = Counter(entrant for meeting in tournament.meetings for entrant in meeting)
    stage = len(tournament.meetings) // tournament.stage_meetings
    for entrant in range(len(tournament.entrants)):  # who sat out has what everybody has on average
        points[entrant] += (stage - played[entrant]) * tournament.meeting_rounds
    order = sorted(range(len(tournament.entrants)), key=lambda one: (-points[one], played[one], one))
    spare = len(order) % size
    resting = sorted(order, key=lambda one: (-played[one], -order.index(one)))[:spare]
    met = Counter(pair for meeting in tournament.meetings for pair in combinations(sorted(meeting), 2))
    return seated([one for one in order if one not in resting], size, met)


def seated(order: Sequence[int], size: int, met: Mapping[Pair, int]) -> tuple[Meeting, ...]:
    """Tables of neighbours in an order. Those who have met are kept apart while that is possible."""
    usable = order[: len(order) // size * size]
    if size == 2:
        return neighbours(usable, met)
    return seating.seated(usable, (size,) * (len(usable) // size), met)
