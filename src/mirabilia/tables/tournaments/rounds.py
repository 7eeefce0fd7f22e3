"""Who meets next in a tournament: two at a time by the Dutch system, many at tables, or whoever is free in an arena."""

from __future__ import annotations

from collections import defaultdict

from mirabilia.competition import dutch, matching, seating
from mirabilia.competition.standings import meetings
from mirabilia.tables.identifiers import new_id
from mirabilia.tables.tournaments.entries import Ended, Paired, PairedTable
from mirabilia.tables.tournaments.requests import sizes
from mirabilia.tables.tournaments.tournament import Tournament

AGAIN = 10_000
"""How much worse it is in an arena to meet somebody again at once than to meet somebody who stands elsewhere."""


def next_round(tournament: Tournament) -> Paired | Ended | None:
    """What follows when all tables of a round have results; None while they have not."""
    if tournament.running():
        return None
    active = tournament.active()
    people = [who for who in active if tournament.entrants[who].bot is None]
    if tournament.round >= tournament.opened.rounds or len(active) < 2 or (tournament.round and not people):
        return Ended()
    number = tournament.round + 1
    if tournament.opened.format == "swiss":
        return swiss_round(tournament, active, number)
    return round_of_tables(tournament, active, number)


def swiss_round(tournament: Tournament, active: list[str], number: int) -> Paired:
    place = {who: place for place, who in enumerate(tournament.order)}
    entrants = sorted(place[who] for who in active)
    pairing = dutch.paired(entrants, tournament.games(), number, tournament.opened.rounds)
    tables = tuple(PairedTable(new_id(), tuple(tournament.order[one] for one in pair)) for pair in pairing.pairs)
    return Paired(number, tables, tuple(tournament.order[one] for one in pairing.byes))


def round_of_tables(tournament: Tournament, active: list[str], number: int) -> Paired | Ended:
    """Those who stand alike sit together; if they cannot all sit, the last who have sat out least often sit out."""
    place = {who: place for place, who in enumerate(tournament.order)}
    games = tournament.games()
    order = [place[row.who] for row in tournament.standings() if row.who in active]
    split: tuple[int, ...] = ()
    byes: list[int] = []
    rested = [one for _, who in tournament.byes for one in [place[who]]]
    while order and not (split := seating.table_sizes(len(order), sizes(tournament.opened), tournament.opened.players)):
        least = min(rested.count(one) for one in order)
        out = [one for one in order if rested.count(one) == least][-1]
        byes.append(out)
        order.remove(out)
    if not order:
        return Ended()
    groups = seating.dealt(sorted(order), split) if number == 1 else seating.seated(order, split, meetings(games))
    seats: dict[int, list[int]] = defaultdict(list)
    for game in games:
        for seat, one in enumerate(game.players):
            seats[one].append(seat)
    tables = tuple(
        PairedTable(new_id(), tuple(tournament.order[one] for one in seating.in_turn(group, seats))) for group in groups
    )
    return Paired(number, tables, tuple(tournament.order[one] for one in byes))


def arena_pairs(tournament: Tournament) -> Paired | None:
    """Whoever is free meets somebody near in the standings, not whom they have just met. Bots play against people."""
    standings = [row.who for row in tournament.standings()]
    busy = {who for meeting in tournament.running() for who in meeting.players}
    free = [who for who in standings if tournament.entrants[who].is_in and who not in busy]
    number = {who: place for place, who in enumerate(standings)}
    last: dict[str, str] = {}
    for meeting in tournament.meetings.values():
        for who, other in zip(meeting.players, reversed(meeting.players), strict=True):
            last[who] = other

    def cost(one: int, other: int) -> int | None:
        first, second = standings[one], standings[other]
        bots = [tournament.entrants[who].bot is not None for who in (first, second)]
        if all(bots):
            return None
        again = (last.get(first) == second) + (last.get(second) == first)
        return again * AGAIN + (number[first] - number[second]) ** 2 + AGAIN // 2 * any(bots)

    pairs = matching.matched([number[who] for who in free], cost)
    if not pairs:
        return None
    firsts = [meeting.players[0] for meeting in tournament.meetings.values()]
    tables = []
    for pair in pairs:
        one, other = (standings[place] for place in pair)
        players = (one, other) if firsts.count(one) <= firsts.count(other) else (other, one)
        tables.append(PairedTable(new_id(), players))
    return Paired(tournament.round + 1, tuple(tables))
