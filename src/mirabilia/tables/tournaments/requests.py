"""What people may ask of a tournament: each request is checked and becomes entries, or is refused."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec

from mirabilia import bots, games
from mirabilia.competition.seating import table_sizes
from mirabilia.core.seeds import new_seed
from mirabilia.tables import requests
from mirabilia.tables.entries import Clock, Created, SeatPlan
from mirabilia.tables.names import is_blank, normalised
from mirabilia.tables.rated import why_unrated
from mirabilia.tables.ratings import BOT
from mirabilia.tables.requests import Refused
from mirabilia.tables.tournaments import entries
from mirabilia.tables.tournaments.entries import AnyTournamentEntry, Format, Opened
from mirabilia.tables.tournaments.tournament import Meeting, Tournament

LONGEST_NAME = 48
MOST_ENTRANTS = 64
MOST_COMINGS, MOST_JOINED = 20, 2000
"""How often one can join, having withdrawn, and all together: each time is one more line in the log."""
MOST_ROUNDS = 15
MOST_MINUTES = 240
ARRIVAL = (30, 604_800)
"""Seconds within which one has to come: at least, and at most."""


def open_tournament(
    name: str,
    opener: str,
    game: str,
    format: Format,
    *,
    options: Mapping[str, object] | None = None,
    players: int = 2,
    clock: Clock | None = None,
    rounds: int = 0,
    minutes: int = 0,
    most: int = MOST_ENTRANTS,
    filling: str = "",
    rated: bool = False,
    starts_at: int | None = None,
    arrival: int = 180,
) -> Opened:
    """A new tournament, as it can be played."""
    shown = normalised(name)
    if is_blank(shown) or len(shown) > LONGEST_NAME:
        raise Refused("name", f"a name has 1 to {LONGEST_NAME} characters", longest=LONGEST_NAME)
    if filling and filling not in bots.NAMES:
        raise Refused("no_bot", f"there is no bot {filling!r}", bot=filling)
    if (players == 2) != (format != "tables") or players < 2:
        raise Refused(
            "tournament_seats", "a Swiss tournament and an arena have two at a table, rounds of tables have more"
        )
    is_arena = format == "arena"
    if not (1 <= minutes <= MOST_MINUTES and not rounds if is_arena else 1 <= rounds <= MOST_ROUNDS and not minutes):
        raise Refused(
            "tournament_length",
            f"an arena lasts 1 to {MOST_MINUTES} minutes, everything else has 1 to {MOST_ROUNDS} rounds",
            minutes=MOST_MINUTES,
            rounds=MOST_ROUNDS,
        )
    if not players <= most <= MOST_ENTRANTS:
        raise Refused(
            "tournament_most", f"{players} to {MOST_ENTRANTS} can take part", least=players, most=MOST_ENTRANTS
        )
    if not ARRIVAL[0] <= arrival <= ARRIVAL[1]:
        raise Refused("tournament_arrival", "one has half a minute to a week to come to one's table")
    first = requests.create(
        game, [None] * players, options, seed=0, clock=clock, rated=rated
    )  # refuses what cannot be played
    if first.clock.kind == "none" or not first.clock.lost:
        raise Refused("tournament_clock", "in a tournament there is a clock, and whoever runs out of time has lost")
    kind = entries.Opened
    return kind(
        shown,
        opener,
        game,
        first.options,
        format,
        players,
        first.clock,
        rounds,
        minutes,
        most,
        filling,
        rated,
        starts_at,
        arrival,
    )


def join(tournament: Tournament, who: str, name: str) -> list[AnyTournamentEntry]:
    """Take part; before the beginning, in an arena and for those who were there also later."""
    known = tournament.entrants.get(who)
    if known is not None and known.is_in:
        return []
    if tournament.status not in ("open", "running"):
        raise over()
    if tournament.status == "running" and known is None and not tournament.is_arena:
        raise Refused("tournament_begun", "the tournament has begun")
    if tournament.comings[who] >= MOST_COMINGS:
        raise Refused("tournament_again", f"one joins a tournament at most {MOST_COMINGS} times", most=MOST_COMINGS)
    is_full = known is None and len(tournament.entrants) >= tournament.opened.most
    if is_full or tournament.comings.total() >= MOST_JOINED:
        raise Refused("tournament_full", "nobody else can take part")
    return [entries.Joined(who, name)]


def add_bot(tournament: Tournament, asking: str, bot: str) -> list[AnyTournamentEntry]:
    check_opener(tournament, asking)
    if bot not in bots.NAMES:
        raise Refused("no_bot", f"there is no bot {bot!r}", bot=bot)
    if tournament.status != "open":
        raise Refused("tournament_begun", "the tournament has begun")
    return join(tournament, next_bot(tournament.entrants, bot), "")


def next_bot(taken: Collection[str], bot: str) -> str:
    """The next of a kind: "@adept", then "@adept 2"."""
    numbers = (f"{BOT}{bot}" if number == 1 else f"{BOT}{bot} {number}" for number in range(1, MOST_ENTRANTS + 2))
    return next(who for who in numbers if who not in taken)


def withdraw(tournament: Tournament, who: str) -> list[AnyTournamentEntry]:
    entrant = tournament.entrants.get(who)
    if tournament.status not in ("open", "running"):
        raise over()
    return [entries.Withdrawn(who)] if entrant is not None and entrant.is_in else []


def remove(tournament: Tournament, asking: str, who: str) -> list[AnyTournamentEntry]:
    """Its opener sends somebody away."""
    check_opener(tournament, asking)
    if who not in tournament.entrants:
        raise Refused("not_found", "nobody of that name takes part")
    return withdraw(tournament, who)


def start(tournament: Tournament, asking: str, strength: Mapping[str, float]) -> list[AnyTournamentEntry]:
    """Its opener begins it."""
    check_opener(tournament, asking)
    if tournament.status != "open":
        raise Refused("tournament_begun", "the tournament has begun")
    begun = beginning(tournament, strength)
    if not begun:
        raise Refused("tournament_few", "too few take part", least=tournament.opened.players)
    return begun


def cancel(tournament: Tournament, asking: str) -> list[AnyTournamentEntry]:
    check_opener(tournament, asking)
    return [entries.Ended(cancelled=True)] if tournament.status in ("open", "running") else []


def check_opener(tournament: Tournament, asking: str) -> None:
    if asking != tournament.opened.opener:
        raise Refused("not_opener", "only whoever has opened the tournament may do that")


def over() -> Refused:
    return Refused("tournament_over", "the tournament is over")


# What follows by itself.


def beginning(tournament: Tournament, strength: Mapping[str, float]) -> list[AnyTournamentEntry]:
    """The entries with which it begins; [] if too few take part. Bots fill what is missing, if that is wanted."""
    opened, there = tournament.opened, list(tournament.entrants)
    new: list[AnyTournamentEntry] = []
    if opened.filling:
        while len(there) < opened.most and not fits(len(there), opened):
            who = next_bot(there, opened.filling)
            new += [entries.Joined(who, "")]
            there.append(who)
    people = [who for who in there if not who.startswith(BOT)]
    if (
        len(there) < 2
        or not people
        or (opened.format == "tables" and not table_sizes(len(there), sizes(opened), opened.players))
    ):
        return []
    order = sorted(there, key=lambda who: -strength.get(who, 0.0))
    return [*new, entries.Started(tuple(order))]


def fits(number: int, opened: Opened) -> bool:
    """Whether nobody has to sit out."""
    return number >= opened.players and number % opened.players == 0


def sizes(opened: Opened) -> tuple[int, ...]:
    """How many can sit at a table, more than two if many are wanted."""
    least = 3 if opened.players > 2 else 2
    return tuple(number for number in games.get(opened.game).players if number >= least and possible(opened, number))


def possible(opened: Opened, players: int) -> bool:
    try:
        games.get(opened.game).new(0, players, opened.options)
    except ValueError:
        return False
    return True


def table_of(tournament: Tournament, meeting: Meeting) -> Created:
    """The table for those who meet."""
    opened = tournament.opened
    entrants = [tournament.entrants[who] for who in meeting.players]
    seats: Sequence[str | None] = [entrant.bot for entrant in entrants]
    rated = opened.rated and why_unrated(seats, opened.clock) is None
    created = requests.create(
        opened.game,
        seats,
        opened.options,
        seed=new_seed(),
        public=True,
        clock=opened.clock,
        chat=False,
        strangers=True,
        rated=rated,
    )
    plans = tuple(
        SeatPlan(entrant.bot) if entrant.bot else SeatPlan(None, entrant.name, person=entrant.who)
        for entrant in entrants
    )
    return msgspec.structs.replace(created, seats=plans, tournament=tournament.id, arrival=opened.arrival)
