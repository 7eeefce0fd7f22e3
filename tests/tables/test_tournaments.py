"""Tournaments with a real hub: real bots at real tables, people who come, resign, or stay away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec import structs
from msgspec.json import encode

from mirabilia.server import tournaments as pages
from mirabilia.tables import deletion, hosting, people, requests, results
from mirabilia.tables.bot_pool import BotPool
from mirabilia.tables.entries import Clock
from mirabilia.tables.hub import STAND_IN, Hub
from mirabilia.tables.requests import Refused
from mirabilia.tables.schema import log
from mirabilia.tables.store import Store
from mirabilia.tables.table import Table
from mirabilia.tables.tournaments import arbiter as running
from mirabilia.tables.tournaments import requests as asking
from mirabilia.tables.tournaments import store as logs
from mirabilia.tables.tournaments.arbiter import Arbiter
from mirabilia.tables.tournaments.entries import Ended, Joined, TournamentLine
from mirabilia.tables.tournaments.tournament import Meeting, Tournament
from tests.waiting import LONG

CLOCK = Clock("game", 300, lost=True)
QUICK = 0.03


class Time:
    """The clock of the server, which goes on when one says so."""

    def __init__(self) -> None:
        self.now = hosting.milliseconds()  # by which the host closes tables

    def __call__(self) -> int:
        self.now += 1
        return self.now


class Hall:
    """A hub with its arbiter, and people who know what to do at their tables."""

    def __init__(self, hub: Hub, time: Time) -> None:
        self.hub, self.time, self.arbiter = hub, time, Arbiter(hub)
        self.store = hub.store

    async def open(self, format: Any = "swiss", game: str = "duel", **fields: Any) -> Tournament:
        wish: dict[str, Any] = {"rounds": 3, "clock": CLOCK} | fields
        return await self.arbiter.open(asking.open_tournament("Cup", "anna", game, format, **wish))

    async def come(self, id: str, *who: str) -> None:
        """People by their names, bots by theirs."""
        for one in who:
            if one[:1].isupper():
                await self.arbiter.act(id, lambda t, one=one: asking.join(t, one.lower(), one))  # type: ignore[misc]
            else:
                await self.arbiter.act(id, lambda t, one=one: asking.add_bot(t, "anna", one))  # type: ignore[misc]

    async def sit(self, tournament: Tournament, meeting: Meeting, who: str) -> None:
        name = tournament.entrants[who].name
        seat = meeting.players.index(who)

        def make(table: Table) -> list[Any]:
            """Whoever comes when the time of an arena has run out finds a table that is over."""
            if table.outcome is not None:
                return []
            return requests.sit(table, seat, name, f"{meeting.table} {who}", f"player {who}", person=who)

        await self.hub.request(meeting.table, make)

    async def play(self, id: str, loses: Callable[[str], bool], away: frozenset[str] = frozenset()) -> Tournament:
        """Everybody comes but those who are away; those who lose resign, and all who meet only bots."""
        done: set[tuple[str, str]] = set()
        while (tournament := await self.arbiter.look(id)).status == "running":
            for meeting in tournament.running():
                persons = [who for who in meeting.players if tournament.entrants[who].bot is None and who not in away]
                if not await asyncio.to_thread(self.store.load, meeting.table):
                    continue
                for who in persons:
                    if ("sits", meeting.table + who) not in done:
                        done.add(("sits", meeting.table + who))
                        await self.sit(tournament, meeting, who)
                table = await self.hub.table(meeting.table)
                if table.status == "waiting":
                    self.time.now += 1000 * tournament.opened.arrival
                    await self.hub.sweep()
                elif table.status == "playing":
                    for who in persons:
                        if (loses(who) or len(persons) == 1) and ("resigns", meeting.table + who) not in done:
                            done.add(("resigns", meeting.table + who))
                            await self.resign(meeting, who)
            await asyncio.sleep(QUICK)
        return tournament

    async def resign(self, meeting: Meeting, who: str) -> None:
        seat = meeting.players.index(who)

        def make(table: Table) -> list[Any]:
            return [] if table.outcome else requests.resign(table, seat, STAND_IN)

        await self.hub.request(meeting.table, make)


def run(url: str, work: Callable[[Hall], Awaitable[None]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "LOOK_SECONDS", QUICK)

    async def whole() -> None:
        store, time = Store(url), Time()
        store.migrate()
        hub = Hub(store, BotPool(1), now=time)
        hall = Hall(hub, time)
        hall.arbiter.start()
        try:
            await asyncio.wait_for(work(hall), LONG)
        finally:
            await hall.arbiter.close()
            await hub.close()
            store.close()

    asyncio.run(whole())


def test_a_swiss_tournament_of_bots_and_people(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hall: Hall) -> None:
        id = (await hall.open(rated=True)).id
        await hall.come(id, "Anna", "Bruno", "Carla", "random", "random", "greedy", "random", "pupil")
        await hall.arbiter.begin(id, "anna")
        over = await hall.play(id, loses=lambda who: who != "anna")
        assert (over.status, over.round, len(over.meetings)) == ("over", 3, 12)
        rows = {row.who: row for row in over.standings()}
        assert rows["carla"].points == 0 or rows["bruno"].points == 0
        assert sum(row.points for row in rows.values()) == 12
        assert {row.played for row in rows.values()} == {3}
        written = await asyncio.to_thread(logs.results_of, hall.store, list(over.meetings))
        assert len(written) == 12
        for meeting in over.meetings.values():
            assert meeting.ranks == tuple(row.rank for row in written[meeting.table])
            table = await hall.hub.table(meeting.table)
            people_there = [who for who in meeting.players if not who.startswith("@")]
            assert table.created.rated == bool(people_there)
            assert (table.created.tournament, table.chat, table.created.strangers) == (id, False, True)

    run(url, work, monkeypatch)


def test_rounds_of_tables_and_an_absence(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hall: Hall) -> None:
        id = (await hall.open("tables", "seven", players=3, rounds=2, filling="random")).id
        await hall.come(id, "Anna", "Bruno", "Carla", "random")
        await hall.arbiter.begin(id, "anna")
        begun = await hall.arbiter.look(id)
        assert len(begun.entrants) == 6  # two more bots, so that nobody sits out
        over = await hall.play(id, loses=lambda who: True, away=frozenset({"carla"}))
        assert over.status == "over"
        first = [meeting for meeting in over.meetings.values() if meeting.round == 1]
        assert [len(meeting.players) for meeting in first] == [3, 3]
        missed = next(meeting for meeting in first if "carla" in meeting.players)
        assert missed.absent == (missed.players.index("carla"),)
        assert missed.shares[missed.absent[0]] == 0
        assert not over.entrants["carla"].is_in
        assert all("carla" not in meeting.players for meeting in over.meetings.values() if meeting.round == 2)
        for meeting in first:
            for who in {"anna", "bruno"}.intersection(meeting.players):  # a bot that plays on wins nothing for them
                assert meeting.shares[meeting.players.index(who)] < 1

    run(url, work, monkeypatch)


def test_if_nobody_comes_nobody_wins(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hall: Hall) -> None:
        id = (await hall.open(rounds=1)).id
        await hall.come(id, "Anna", "Bruno", "Carla")
        await hall.arbiter.begin(id, "anna")
        away = frozenset({"anna", "bruno", "carla"})
        over = await hall.play(id, loses=lambda who: False, away=away)
        (meeting,) = over.meetings.values()
        assert (meeting.shares, meeting.absent) == ((0.0, 0.0), (0, 1))
        assert sorted(row.points for row in over.standings()) == [0, 0, 1]  # one had a bye

    run(url, work, monkeypatch)


def test_an_arena(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hall: Hall) -> None:
        id = (await hall.open("arena", rounds=0, minutes=10)).id
        await hall.come(id, "Anna", "Bruno", "random")
        await hall.arbiter.begin(id, "anna")
        await hall.come(id, "Carla")  # later
        done = 0

        async def end_soon() -> None:
            nonlocal done
            while done < 4:
                tournament = await hall.arbiter.look(id)
                done = sum(meeting.ranks is not None for meeting in tournament.meetings.values())
                await asyncio.sleep(QUICK)
            hall.time.now += 11 * 60_000

        ending = asyncio.create_task(end_soon())
        over = await hall.play(id, loses=lambda who: who in ("bruno", "carla"))
        await ending
        assert over.status == "over"
        points = {row.who: row.points for row in over.standings()}
        assert set(points) == {"anna", "bruno", "@random", "carla"}
        assert sum(points.values()) >= 8  # four games were decided, and a row of wins counts more
        assert all(any(not who.startswith("@") for who in meeting.players) for meeting in over.meetings.values())

    run(url, work, monkeypatch)


def test_it_goes_on_after_a_crash(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A round was written down and its tables were not opened; then results came while nobody looked."""

    async def work(hall: Hall) -> None:
        id = (await hall.open(rounds=2)).id
        await hall.come(id, "Anna", "Bruno")
        await hall.arbiter.close()
        await asyncio.to_thread(logs.act, hall.store, id, lambda t: asking.start(t, "anna", {}), hall.time())
        tournament = await hall.arbiter.look(id)
        paired = running.due(tournament, {}, {}, hall.time())
        await asyncio.to_thread(logs.act, hall.store, id, lambda t: paired, hall.time())
        hall.arbiter = Arbiter(hall.hub)
        hall.arbiter.start()
        over = await hall.play(id, loses=lambda who: who == "bruno")
        assert [row.points for row in over.standings()] == [2, 0]
        for meeting in over.meetings.values():
            table = results.ended(meeting.table, await asyncio.to_thread(hall.store.load, meeting.table))
            assert table is not None

    run(url, work, monkeypatch)


async def broken(hall: Hall, table: str, how: str) -> None:
    """Something happens to a table at which nobody sits yet."""
    if how == "deleted":
        await asyncio.to_thread(deletion.delete_tables, hall.store, [table])
        await hall.hub.obey()
        return
    if how == "closed":
        await asyncio.to_thread(hosting.close_table, hall.store, table)
        await hall.hub.obey()
        return
    created = (await hall.hub.table(table)).created
    other = encode(structs.replace(created, rules=created.rules + 1)) if how == "of other rules" else b"nothing"
    with hall.store.writing.begin() as connection:
        connection.execute(sa.update(log).where(log.c.table_id == table, log.c.seq == 0).values(body=other.decode()))
    hall.hub.live[table].table = None


@pytest.mark.parametrize("how", ["deleted", "closed", "of other rules", "unreadable"])
def test_it_does_not_wait_for_a_table_that_nobody_can_play_on(
    tmp_path: Path, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules and card data change when a server is brought up to date, and the host may delete what they like."""
    monkeypatch.setattr(running, "CHECK_SECONDS", QUICK)

    async def work(hall: Hall) -> None:
        id = (await hall.open(rounds=2)).id
        await hall.come(id, "Anna", "Bruno", "Carla", "Dario")
        await hall.arbiter.begin(id, "anna")
        while not (begun := await hall.arbiter.look(id)).meetings:
            await asyncio.sleep(QUICK)
        first = begun.running()[0]
        while not await asyncio.to_thread(hall.store.load, first.table):
            await asyncio.sleep(QUICK)
        await broken(hall, first.table, how)
        while (await hall.arbiter.look(id)).meetings[first.table].ranks is None:
            await asyncio.sleep(QUICK)
        over = await hall.play(id, loses=lambda who: who in ("bruno", "dario"))
        assert (over.status, over.round) == ("over", 2)
        assert over.meetings[first.table].shares == (0.5, 0.5)
        assert all(entrant.is_in for entrant in over.entrants.values()), "nobody is to blame"

    run(f"sqlite:///{tmp_path / 'tables.sqlite'}", work, monkeypatch)


def test_nobody_comes_and_goes_without_end(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time is a line in a log that is read whenever somebody looks."""
    opened = asking.open_tournament("Cup", "anna", "duel", "swiss", rounds=3, clock=CLOCK)
    logs.opened(store, "t", opened, 1)
    monkeypatch.setattr(asking, "MOST_COMINGS", 3)

    def flood(who: str, join: Callable[[Tournament], Any]) -> str:
        for _ in range(9):
            try:
                logs.act(store, "t", join, 2)
            except Refused as refusal:
                return str(refusal.fact["refusal"])
            logs.act(store, "t", lambda t: asking.withdraw(t, who), 2)
        return "never"

    assert flood("zeno", lambda t: asking.join(t, "zeno", "Zeno")) == "tournament_again"
    assert flood("@random", lambda t: asking.add_bot(t, "anna", "random")) == "tournament_again"
    assert logs.load(store, "t").seq == 1 + 2 * 2 * 3
    logs.act(store, "t", lambda t: asking.join(t, "bruno", "Bruno"), 3)
    monkeypatch.setattr(asking, "MOST_JOINED", 8)
    logs.act(store, "t", lambda t: asking.join(t, "carla", "Carla"), 3)
    assert flood("dora", lambda t: asking.join(t, "dora", "Dora")) == "tournament_full"


def test_an_arena_has_so_many_tables(monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    opened = asking.open_tournament("Cup", "anna", "duel", "arena", minutes=240, clock=CLOCK)
    logs.opened(store, "t", opened, 1)
    logs.act(store, "t", lambda t: [*asking.join(t, "anna", "Anna"), *asking.join(t, "bruno", "Bruno")], 2)
    logs.act(store, "t", lambda t: asking.start(t, "anna", {}), 3)
    monkeypatch.setattr(running, "MOST_TABLES", 1)
    following = running.due(logs.load(store, "t"), {}, {}, 4)
    logs.act(store, "t", lambda t: following, 4)
    (last,) = running.due(logs.load(store, "t"), {}, {}, 5)
    assert isinstance(last, Ended)


def test_a_hundred_who_look_on_cost_as_little_as_one(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Standings were worked out for each of them: a hundred sockets of one address kept a core busy."""
    opened = asking.open_tournament("Cup", "anna", "duel", "swiss", rounds=3, clock=CLOCK)
    tournament = logs.opened(store, "t", opened, 1)
    worked_out = 0

    def counting(tournament: Tournament, now: int) -> dict[str, int]:
        nonlocal worked_out
        worked_out += 1
        return {"now": now}

    monkeypatch.setattr(pages, "shown", counting)
    assert len({pages.frame_of(tournament, 1000 + number) for number in range(100)}) == worked_out == 1
    pages.frame_of(tournament, 1001 + pages.SHARED_MS)
    tournament.apply(TournamentLine(1, 2, Joined("anna", "Anna")))
    pages.frame_of(tournament, 1002 + pages.SHARED_MS)
    assert worked_out == 3


def test_two_processes_never_pair_a_round_twice(store: Store) -> None:
    opened = asking.open_tournament("Cup", "anna", "duel", "swiss", rounds=3, clock=CLOCK)
    tournament = logs.opened(store, "t", opened, 1)
    logs.act(store, "t", lambda t: [*asking.join(t, "anna", "Anna"), *asking.join(t, "bruno", "Bruno")], 2)
    logs.act(store, "t", lambda t: asking.start(t, "anna", {}), 3)
    tournament = logs.load(store, "t")
    for _ in range(2):
        following = running.due(tournament, {}, {}, 4)
        logs.act(store, "t", running.unless_changed(tournament.seq, following), 4)
    assert len(logs.load(store, "t").meetings) == 1


def test_a_person_who_is_forgotten_is_no_more_in_tournaments(store: Store) -> None:
    anna = people.make(store, "Anna", "player of Anna", "")
    opened = asking.open_tournament("Cup", anna.person, "duel", "swiss", rounds=3, clock=CLOCK)
    logs.opened(store, "t", opened, 1)
    logs.act(store, "t", lambda t: asking.join(t, anna.person, anna.name), 2)
    deletion.forget(store, anna.person)
    left = logs.load(store, "t")
    assert anna.person not in str(left.opened)
    assert [entrant.name for entrant in left.entrants.values()] == ["\u2013"]


@pytest.mark.parametrize(
    ("refusal", "fields"),
    [
        ("tournament_seats", {"players": 3}),
        ("tournament_seats", {"format": "tables", "players": 2}),
        ("tournament_length", {"rounds": 0}),
        ("tournament_length", {"format": "arena", "rounds": 3}),
        ("tournament_clock", {"clock": Clock()}),
        ("tournament_clock", {"clock": Clock("move", 30)}),
        ("tournament_most", {"most": 65}),
        ("tournament_arrival", {"arrival": 1}),
        ("no_bot", {"filling": "nobody"}),
        ("no_game", {"game": "chess"}),
        ("name", {"name": " "}),
    ],
)
def test_what_cannot_be_a_tournament(refusal: str, fields: dict[str, Any]) -> None:
    wish: dict[str, Any] = {
        "name": "Cup",
        "opener": "anna",
        "game": "duel",
        "format": "swiss",
        "rounds": 3,
        "clock": CLOCK,
    } | fields
    with pytest.raises(Refused) as error:
        asking.open_tournament(**wish)
    assert error.value.fact["refusal"] == refusal


def test_who_may_do_what(store: Store) -> None:
    opened = asking.open_tournament("Cup", "anna", "duel", "swiss", rounds=3, clock=CLOCK, most=2)
    logs.opened(store, "t", opened, 1)
    logs.act(store, "t", lambda t: asking.join(t, "anna", "Anna"), 2)
    assert logs.act(store, "t", lambda t: asking.join(t, "anna", "Anna again"), 2)[1] is False
    logs.act(store, "t", lambda t: asking.join(t, "bruno", "Bruno"), 2)
    for refusal, make in (
        ("tournament_full", lambda t: asking.join(t, "carla", "Carla")),
        ("not_opener", lambda t: asking.start(t, "bruno", {})),
        ("not_opener", lambda t: asking.cancel(t, "bruno")),
        ("not_opener", lambda t: asking.remove(t, "bruno", "anna")),
        ("not_opener", lambda t: asking.add_bot(t, "bruno", "adept")),
    ):
        with pytest.raises(Refused) as error:
            logs.act(store, "t", make, 3)
        assert error.value.fact["refusal"] == refusal
    logs.act(store, "t", lambda t: asking.start(t, "anna", {}), 3)
    tournament = logs.load(store, "t")
    following = running.due(tournament, {}, {}, 4)
    meeting = Meeting(following[0].tables[0].table, 1, following[0].tables[0].players, 4)  # type: ignore[union-attr]
    table = asking.table_of(tournament, meeting)
    for person in ("", "carla", meeting.players[1]):  # nobody, a stranger, and the opponent: the seat is not theirs
        assert not requests.is_kept_for(table.seats[0], "player", "", person)
    assert requests.is_kept_for(table.seats[0], "another browser", "", meeting.players[0])


def test_one_person_and_one_server_have_only_so_many(store: Store) -> None:
    opened = asking.open_tournament("Cup", "anna", "duel", "swiss", rounds=3, clock=CLOCK)
    for number in range(logs.MOST_OWN):
        logs.opened(store, f"t{number}", opened, 1)
    with pytest.raises(Refused, match="too many"):
        logs.opened(store, "another", opened, 1)
