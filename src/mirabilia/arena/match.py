"""A match: which games are played, from which seeds, and who sits where."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

import msgspec

from mirabilia import games as all_games
from mirabilia.arena.entrants import Entrant, check_entrant, line_up
from mirabilia.arena.problems import Impossible
from mirabilia.arena.sprt import Sprt
from mirabilia.core.contract import Game, Seat
from mirabilia.core.options import checked_players, suitable_players
from mirabilia.core.seeds import checked_number
from mirabilia.core.stream import SEEDS

GAMES = 200
GRACE = 5.0
"""Seconds a bot may take beyond its budget."""
MOST_ELO = 1000.0
LEAST_ERROR = 1e-6


class Match(msgspec.Struct, frozen=True):
    """Everything that decides how a match goes. `arrange` makes one and checks it.

    The games of one seed are a round. In a round the row of entrants moves on by one place from game to game, so that
    everybody sits once on every place: two players exchange seats, five of them rotate.
    """

    file_format: ClassVar[str] = "mirabilia match"

    game: str
    players: int
    options: dict[str, Any]
    entrants: tuple[Entrant, ...]
    row: tuple[int, ...]
    """The entrants in the order in which they fill the places, again and again."""
    places: tuple[tuple[Seat, ...], ...]
    """The seats that are filled together: one each, or those of a team."""
    games: int = GAMES
    """How many were asked for; whole rounds are played."""
    seed: int = 1
    """Of the first round; each further one has the next."""
    grace: float = GRACE
    sprt: Sprt | None = None
    """The test that stops it when it is decided; `games` is the most it may take then."""

    def rules(self) -> Game:
        return all_games.get(self.game)

    @property
    def round_size(self) -> int:
        return len(self.row)

    @property
    def rounds(self) -> int:
        return -(-self.games // self.round_size)

    @property
    def planned(self) -> int:
        """How many games are played: those asked for, rounded up to whole rounds."""
        return self.rounds * self.round_size

    @property
    def asked(self) -> int:
        """How many games were asked for."""
        return self.games

    @property
    def known(self) -> int:
        """Of how many games it is known who plays them; in a tournament that may depend on others."""
        return self.planned

    @property
    def fixed(self) -> tuple[str, ...]:
        """What must not differ where it is gone on with. More games are welcome."""
        return tuple(name for name in self.__struct_fields__ if name != "games")

    @property
    def is_sequential(self) -> bool:
        """Whether what is played depends on games before, so that it cannot be divided."""
        return self.sprt is not None

    def advanced(self, games: Mapping[int, Any]) -> Match:
        """What it has become with these games."""
        return self

    def reaching(self, number: int) -> Match:
        """As long as it has to be so that it has a game of this number."""
        return msgspec.structs.replace(self, games=number + 1)

    def fair(self, entrant: int) -> float:
        """The share of the wins that somebody no stronger than the others would have."""
        return self.row.count(entrant) / self.round_size

    @property
    def alone(self) -> bool:
        """Whether each game has a single player, so that the same seed is played by one after the other."""
        return self.players == 1

    def seed_of(self, number: int) -> int:
        return self.seed + number // self.round_size

    def seating(self, number: int) -> tuple[int, ...]:
        """The entrant on each seat of a game; games are counted from 0."""
        turn, row = number % self.round_size, self.row_of(number)
        seats = [0] * self.players
        for place, members in enumerate(self.places):
            for seat in members:
                seats[seat] = row[(place + turn) % len(row)]
        return tuple(seats)

    def row_of(self, number: int) -> tuple[int, ...]:
        """The row of a round. Of more than two it is shuffled: nobody sits beside the same neighbour all the time."""
        row = list(self.row)
        if len(row) > 2 and not self.alone:
            Random(self.seed_of(number)).shuffle(row)
        return tuple(row)

    def bot_seed(self, number: int, seat: Seat) -> int:
        """The chance of a bot, its own in every game and on every seat."""
        digest = hashlib.sha256(f"{self.seed} {number} {seat}".encode()).digest()
        return int.from_bytes(digest[:6], "big")


def arrange(
    game: str,
    names: Sequence[str],
    *,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    games: int = GAMES,
    budget: str = "",
    seed: int = 1,
    commands: Mapping[str, str] | None = None,
    grace: float = GRACE,
    sprt: Sprt | None = None,
) -> Match:
    """A match between the named: `arrange("duel", ["master", "adept"], budget="0.1s")`.

    Impossible, or ValueError in the words of the game, when it cannot be.
    """
    rules = all_games.get(game)
    number = checked_players(rules, suitable_players(rules, options) if players is None else players)
    entrants, row = line_up(names, budget, commands)
    match = Match(game, number, dict(options or {}), entrants, row, (), games, seed, grace, sprt)
    match = msgspec.structs.replace(match, places=teams_of(match))
    check(match)
    return match


def check(match: Match) -> None:
    """Impossible, or ValueError in the words of the game, if the match cannot be played."""
    if set(match.row) != set(range(len(match.entrants))):
        raise ValueError("the seats do not fit the game")
    check_row(len(match.row), match.players, len(teams_of(match)))
    check_match(match)
    if match.sprt is not None:
        check_sprt(match.sprt, len(match.entrants))
    for entrant in match.entrants:
        check_entrant(entrant)


def check_match(match: Match) -> None:
    """What has to be true of tournaments too."""
    if match.games < 1:
        raise Impossible("games", f"a match has at least one game, not {match.games}", value=match.games)
    if not match.grace >= 0:
        raise Impossible("grace", f"the grace is a number of seconds, not {match.grace}", value=str(match.grace))
    if match.places != teams_of(match):
        raise ValueError("the seats do not fit the game")
    if match.seed + match.rounds > SEEDS:
        raise Impossible("seeds", f"there are seeds up to {SEEDS - 1} only", last=str(SEEDS - 1))


def check_sprt(sprt: Sprt, entrants: int) -> None:
    if entrants != 2:
        raise Impossible("sprt-two", f"a test is between two bots, not {entrants}", number=entrants)
    if not -MOST_ELO <= sprt.elo0 < sprt.elo1 <= MOST_ELO:
        values = {"elo0": f"{sprt.elo0:g}", "elo1": f"{sprt.elo1:g}", "most": f"{MOST_ELO:g}"}
        raise Impossible("sprt-elo", f"elo0 has to be less than elo1: {sprt.elo0:g}, {sprt.elo1:g}", **values)
    for name, error in (("alpha", sprt.alpha), ("beta", sprt.beta)):
        if not LEAST_ERROR <= error < 0.5:
            raise Impossible("sprt-error", f"{name} is more than 0 and less than 0.5, not {error:g}", name=name)


def teams_of(match: Match) -> tuple[tuple[Seat, ...], ...]:
    """One entrant plays for all seats of a team."""
    return match.rules().new(checked_number(match.seed), match.players, match.options).teams


def check_row(named: int, players: int, places: int) -> None:
    if named < (1 if players == 1 else 2):
        raise Impossible("too-few", "a match is between at least two", places=places)
    if players > 1 and named > places:
        raise Impossible("too-many", f"{named} bots are named for {places} places", named=named, places=places)
