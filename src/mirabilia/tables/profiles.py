"""What somebody has done: finished games, and what they come to, from the results of the seats that were theirs.

A game in which somebody had several seats counts for nobody. What the host has ended decided nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Literal, TypeAlias

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from mirabilia import games
from mirabilia.core import record as records
from mirabilia.core.questions import Questions
from mirabilia.tables import redaction
from mirabilia.tables.people import Person, persons_of
from mirabilia.tables.schema import accuracies, log, results, summaries, traits
from mirabilia.tables.store import Store
from mirabilia.tables.table import replayed

MOST_GAMES = 5000
"""Games that statistics look back."""
MOST_OPPONENTS = 30
MOST_SERIES = 20
UNDECIDED = ("closed", "missing")
"""The endings of a game that the host has closed, and of one that has not begun."""


Result: TypeAlias = Literal["won", "drawn", "lost", "undecided"]


class Played(Struct, frozen=True):
    """A finished game of somebody, and how all its seats came out."""

    table: str
    game: str
    variant: str
    ended_at: int
    ending: str
    series: str
    seat: int
    """Theirs."""
    players: tuple[str, ...]
    """The player at each seat; "" for bots and for guests without a secret."""
    bots: tuple[str, ...]
    """The bot at each seat; "" for people."""
    ranks: tuple[int, ...]
    points: tuple[int | None, ...]
    accuracy: float | None

    @property
    def outcome(self) -> Result:
        if self.ending in UNDECIDED:
            return "undecided"
        if self.ranks[self.seat] > 1:
            return "lost"
        return "won" if len(self.ranks) == 1 or max(self.ranks) > 1 else "drawn"


class Tally(Struct):
    """How often somebody has won, and how often not."""

    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0

    def add(self, outcome: Result) -> None:
        self.played += 1
        if outcome != "undecided":
            setattr(self, outcome, getattr(self, outcome) + 1)


class Streak(Struct, frozen=True):
    """Games in a row that were won, or not lost."""

    wins: int
    """The last games, all of them won; 0 if the last one was not."""
    longest: int
    """Most games won one after the other."""


class GameFigures(Struct, frozen=True):
    """What somebody has done in a game."""

    game: str
    tally: Tally
    best: int | None
    """The most points in a game that was decided by them."""
    won_by: dict[str, int]
    """How often a game was won in which way."""
    lost_by: dict[str, int]
    streak: Streak
    accuracy: float | None
    """The average of those games that were analysed; null if none was."""
    analysed: int


class Opponent(Struct, frozen=True):
    """Somebody against whom one has played."""

    name: str
    """What they are called now, or were called last; "" for somebody who does not show their games."""
    person: str | None
    bot: str | None
    tally: Tally
    """Of the one whose profile it is, by who came out before whom."""


class Series(Struct, frozen=True):
    """A row of rematches."""

    series: str
    game: str
    opponents: list[str]
    points: float
    """A win is one point, a shared one half."""
    opposing: float
    """The same of the others together."""
    games: int
    ended_at: int


class AccuracyAt(Struct, frozen=True):
    """How well somebody has played in a game, from 0 to 100."""

    game: str
    ended_at: int
    accuracy: float


class Figures(Struct, frozen=True):
    """What somebody's games come to."""

    tally: Tally
    streak: Streak
    games: list[GameFigures]
    """Those played most first."""
    opponents: list[Opponent]
    series: list[Series]
    """The last one first."""
    accuracy: list[AccuracyAt]
    """The first one first."""


def played_by(store: Store, players: Sequence[str], limit: int = MOST_GAMES, before: int | None = None) -> list[Played]:
    """The finished games of somebody, the last one first."""
    own = sa.select(results.c.table_id, results.c.ended_at).where(results.c.player.in_(players))
    if before is not None:
        own = own.where(results.c.ended_at < before)
    own = own.group_by(results.c.table_id, results.c.ended_at).order_by(results.c.ended_at.desc(), results.c.table_id)
    tables = own.limit(limit).subquery()
    query = (
        sa.select(results, accuracies.c.accuracy)
        .join(tables, tables.c.table_id == results.c.table_id)
        .outerjoin(
            accuracies, sa.and_(accuracies.c.table_id == results.c.table_id, accuracies.c.seat == results.c.seat)
        )
        .order_by(results.c.ended_at.desc(), results.c.table_id, results.c.seat)
    )
    with store.reaching(), store.engine.connect() as connection:
        rows = connection.execute(query).mappings().all()
    mine, found = frozenset(players), []
    for _, group in groupby(rows, key=lambda row: row["table_id"]):
        seats = list(group)
        own_seats = [row for row in seats if row["player"] in mine]
        if len(own_seats) == 1:
            first, own_row = seats[0], own_seats[0]
            found.append(
                Played(
                    first["table_id"],
                    first["game"],
                    first["variant"],
                    first["ended_at"],
                    first["ending"],
                    first["series"],
                    own_row["seat"],
                    tuple(row["player"] for row in seats),
                    tuple(row["bot"] for row in seats),
                    tuple(row["rank"] for row in seats),
                    tuple(row["points"] for row in seats),
                    own_row["accuracy"],
                )
            )
    return found


# Names.


class Names:
    """What those at tables are called: persons as they are called now, others as they were called there."""

    def __init__(self, store: Store, played: Sequence[Played], for_themselves: bool, viewer: frozenset[str]) -> None:
        self.persons = persons_of(store, sorted({player for one in played for player in one.players}))
        self.for_themselves, self.viewer = for_themselves, viewer
        """Whether somebody looks at their own games, and the players that the one who looks is."""
        query = sa.select(summaries.c.table_id, summaries.c.seats, summaries.c.public)
        ids = [one.table for one in played]
        self.shown: dict[str, list[str | None]] = {}
        self.public: set[str] = set()
        with store.reaching(), store.engine.connect() as connection:
            for start in range(0, len(ids), 500):
                rows = connection.execute(query.where(summaries.c.table_id.in_(ids[start : start + 500])))
                for table, seats, public in rows:
                    self.shown[table] = msgspec.json.decode(seats)
                    if public:
                        self.public.add(table)

    def person(self, played: Played, seat: int) -> Person | None:
        return self.persons.get(played.players[seat])

    def name(self, played: Played, seat: int) -> str:
        """Others read the names of those alone who show their games, too."""
        person = self.person(played, seat)
        if person is not None and (self.for_themselves or seat == played.seat or person.consent.games):
            return person.name
        if person is None and self.for_themselves:
            names = self.shown.get(played.table, [])
            return (names[seat] if seat < len(names) else None) or ""
        return ""

    def may_follow(self, played: Played) -> bool:
        """Whether whoever looks may find the table: the link of one that is not public is a secret."""
        mine = self.viewer.intersection(played.players)
        return played.table in self.shown and (self.for_themselves or bool(mine) or played.table in self.public)


# Figures.


def figures(played: Sequence[Played], names: Names) -> Figures:
    """What games come to, the last one first."""
    tally = Tally()
    for one in played:
        tally.add(one.outcome)
    by_game: dict[str, list[Played]] = {}
    for one in played:
        by_game.setdefault(one.game, []).append(one)
    return Figures(
        tally,
        streak(played),
        sorted((game_figures(game, own) for game, own in by_game.items()), key=lambda one: -one.tally.played),
        opponents(played, names),
        series(played, names),
        [AccuracyAt(one.game, one.ended_at, one.accuracy) for one in reversed(played) if one.accuracy is not None],
    )


def game_figures(game: str, played: Sequence[Played]) -> GameFigures:
    tally, won_by, lost_by = Tally(), Counter[str](), Counter[str]()
    for one in played:
        tally.add(one.outcome)
        if one.outcome == "won":
            won_by[one.ending] += 1
        elif one.outcome == "lost":
            lost_by[one.ending] += 1
    points = [value for one in played if (value := one.points[one.seat]) is not None]
    analysed = [one.accuracy for one in played if one.accuracy is not None]
    average = round(sum(analysed) / len(analysed), 1) if analysed else None
    return GameFigures(
        game,
        tally,
        max(points, default=None),
        dict(won_by.most_common()),
        dict(lost_by.most_common()),
        streak(played),
        average,
        len(analysed),
    )


def streak(played: Sequence[Played]) -> Streak:
    """Of games with the last one first; those that nobody has decided neither end a row nor make it longer."""
    rows = [len(list(row)) if won else 0 for won, row in groupby(one.outcome == "won" for one in decided(played))]
    return Streak(rows[0] if rows else 0, max(rows, default=0))


def decided(played: Iterable[Played]) -> list[Played]:
    return [one for one in played if one.outcome != "undecided"]


def opponents(played: Sequence[Played], names: Names) -> list[Opponent]:
    """Those one has met most first; guests without a secret are met by nobody."""
    tallies: dict[tuple[str, str], Tally] = {}
    last: dict[tuple[str, str], tuple[Played, int]] = {}
    for one in played:
        for seat, (player, bot) in enumerate(zip(one.players, one.bots, strict=True)):
            if seat == one.seat or not (player or bot):
                continue
            person = names.person(one, seat)
            key = ("bot", bot) if bot else ("person", person.person) if person else ("player", player)
            last.setdefault(key, (one, seat))
            tallies.setdefault(key, Tally()).add(between(one, seat))
    found = [
        Opponent(
            names.name(*last[key]),
            key[1] if key[0] == "person" and names.name(*last[key]) else None,
            key[1] if key[0] == "bot" else None,
            tally,
        )
        for key, tally in tallies.items()
    ]
    shown = [one for one in found if one.name or one.bot]
    return sorted(shown, key=lambda one: -one.tally.played)[:MOST_OPPONENTS]


def between(played: Played, seat: int) -> Result:
    """How somebody came out against one of the others."""
    if played.outcome == "undecided":
        return "undecided"
    mine, theirs = played.ranks[played.seat], played.ranks[seat]
    return "won" if mine < theirs else "lost" if mine > theirs else "drawn"


def series(played: Sequence[Played], names: Names) -> list[Series]:
    """The rows of at least two decided games, the last one first."""
    rows: dict[str, list[Played]] = {}
    for one in decided(played):
        rows.setdefault(one.series, []).append(one)
    found = []
    for id, row in rows.items():
        if len(row) > 1:
            last = row[0]
            others = [seat for seat in range(len(last.ranks)) if seat != last.seat]
            points = sum({"won": 1.0, "drawn": 0.5, "lost": 0.0}[one.outcome] for one in row)
            found.append(
                Series(
                    id if names.may_follow(row[-1]) else "",
                    last.game,
                    [names.name(last, seat) or last.bots[seat] for seat in others],
                    points,
                    len(row) - points,
                    len(row),
                    last.ended_at,
                )
            )
    return found[:MOST_SERIES]


# What somebody had or did, such as the Wonders they built.


class TraitFigures(Struct, frozen=True):
    """How often somebody had or did something, and how often they won with it."""

    question: str
    kind: str
    item: str
    games: int
    won: int


def trait_figures(store: Store, played: Sequence[Played], game: str, limit: int) -> tuple[list[TraitFigures], int]:
    """What a game asks about its games, answered for somebody, and how many games are still to be looked at.

    A game is played again when it is first asked for, a few at a time, and what was found is kept.
    """
    asked: Questions | None = games.plugin(game).load("statistics")
    if asked is None:
        return [], 0
    own = [one for one in decided(played) if one.game == game]
    known = _known_traits(store, [one.table for one in own])
    missing = [one for one in own if one.table not in known]
    for one in missing[:limit]:
        known[one.table] = _find_traits(store, one.table, asked)
    games_with, won_with = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for one in own:
        for question, item in {(q, i) for q, i, seat in known.get(one.table, ()) if seat == one.seat}:
            games_with[question, item] += 1
            won_with[question, item] += one.outcome == "won"
    kinds = {question.name: question.kind for question in asked.questions}
    found = [
        TraitFigures(question, kinds[question], item, number, won_with[question, item])
        for (question, item), number in games_with.most_common()
        if question in kinds
    ]
    return found, len(missing) - len(missing[:limit])


Traits = list[tuple[str, str, int]]


def _known_traits(store: Store, tables: Sequence[str]) -> dict[str, Traits]:
    found: dict[str, Traits] = {}
    with store.reaching(), store.engine.connect() as connection:
        for start in range(0, len(tables), 500):
            query = sa.select(traits.c.table_id, traits.c.body).where(
                traits.c.table_id.in_(tables[start : start + 500])
            )
            for table, body in connection.execute(query):
                found[table] = msgspec.json.decode(body, type=Traits)
    return found


def _find_traits(store: Store, table: str, asked: Questions) -> Traits:
    """Play the game of a table again; one that the rules of today cannot follow answers nothing."""
    found: Traits = []
    lines = store.load(table)
    text = redaction.record(replayed(table, lines)) if lines else None
    if text is not None:
        try:
            record = records.read(text)
            rules = games.get(record.game)
            turns = [record.start(rules).events(None)]
            turns += [played.after.events(None) for played in records.play(record, rules)]
            found = [(one.question, one.item, one.seat) for one in dict.fromkeys(asked.find(turns))]
        except ValueError:
            found = []
    body = msgspec.json.encode(found).decode()
    with store.reaching(), store.writing.begin() as connection:
        gone = sa.select(log.c.table_id).where(log.c.table_id == table, log.c.seq == 0)
        if connection.execute(gone).first() is not None:
            connection.execute(sa.delete(traits).where(traits.c.table_id == table))
            connection.execute(traits.insert().values(table_id=table, body=body))
    return found


# Accuracy.


def note_accuracies(store: Store, table: str, seats: Iterable[tuple[int, float | None]], level: str, now: int) -> None:
    """Keep how well the seats of a finished game have played, in the place of what was known before."""
    rows = [
        {"table_id": table, "seat": seat, "accuracy": accuracy, "level": level, "analysed_at": now}
        for seat, accuracy in seats
        if accuracy is not None
    ]
    with store.reaching(), store.writing.begin() as connection:
        there = sa.select(results.c.seat).where(results.c.table_id == table)
        known = set(connection.execute(there).scalars())
        for row in rows:
            if row["seat"] in known:
                where = (accuracies.c.table_id == table, accuracies.c.seat == row["seat"])
                connection.execute(sa.delete(accuracies).where(*where))
                connection.execute(accuracies.insert().values(**row))
