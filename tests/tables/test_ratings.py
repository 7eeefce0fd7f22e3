"""Ratings: which tables count, what a game counts, and that a recount makes the same of the logs."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from mirabilia import bots
from mirabilia.arena.ratings import chance_of
from mirabilia.competition.skill import MU, SPREAD, Skill, after
from mirabilia.tables import deletion, hosting, ratings, requests
from mirabilia.tables.anchors import LADDERS, anchors, steps
from mirabilia.tables.entries import AnyEntry, Clock
from mirabilia.tables.hub import STAND_IN, Hub
from mirabilia.tables.paces import PACES, pace_of
from mirabilia.tables.pairing import CLOCKS
from mirabilia.tables.rated import REASONS, why_unrated, why_unrated_table
from mirabilia.tables.ratings import RatedSeat, rated_seats
from mirabilia.tables.recount import recount
from mirabilia.tables.requests import Refused
from mirabilia.tables.results import results_of
from mirabilia.tables.schema import rated_games, results
from mirabilia.tables.schema import ratings as rows_of_ratings
from mirabilia.tables.store import Append, Store, summary_of
from mirabilia.tables.table import Table
from tests.tables.scenario import Playing
from tests.tables.test_hub import run
from tools.strength import TABLES

QUICK = Clock("game", 300, lost=True)


def written(store: Store) -> list[list[dict[str, Any]]]:
    """All that the database says about ratings."""
    queries = (
        sa.select(rated_games).order_by(*ratings.ORDER),
        sa.select(rows_of_ratings).order_by(*rows_of_ratings.primary_key.columns),
    )
    with store.engine.connect() as connection:
        return [[dict(row) for row in connection.execute(query).mappings()] for query in queries]


async def rated_table(hub: Hub, *names: str, game: str = "duel", clock: Clock = QUICK, **fields: Any) -> str:
    """A rated table; bots go by their names, everybody else sits down as the person of that name."""
    plan = [name if name in bots.NAMES else None for name in names]
    id = await hub.create(requests.create(game, plan, seed="0" * 32, clock=clock, rated=True, **fields))

    await sit(hub, id, *names)
    return id


async def sit(hub: Hub, id: str, *names: str) -> None:
    """Everybody but the bots sits down, as the person of that name."""

    def make(table: Table) -> list[AnyEntry]:
        return [
            entry
            for seat, name in enumerate(names)
            if name not in bots.NAMES
            for entry in requests.sit(table, seat, name, f"{id} {name}", f"player {name}", person=f"of {name}")
        ]

    await hub.request(id, make)


async def resign(hub: Hub, id: str, seat: int) -> None:
    await hub.request(id, lambda table: requests.resign(table, seat, STAND_IN))


def playing(*names: str) -> Playing:
    """A rated table without a hub."""
    table = Playing("duel", ["" if name not in bots.NAMES else name for name in names], clock=QUICK, rated=True)
    for seat, name in enumerate(names):
        if name and name not in bots.NAMES:
            table.ask(requests.sit, seat, name, f"secret of {name}", f"player {name}", "", f"of {name}")
    return table


# Which tables count.


def test_the_pace_of_every_clock() -> None:
    paces = {
        pace_of(clock)
        for clock in (Clock(), Clock("move", 20), Clock("game", 1800), Clock("days", 3), Clock("move", 86_400))
    }
    assert paces == set(PACES)
    assert [pace_of(clock) for clock in CLOCKS.values()] == list(CLOCKS)  # whoever is paired gets that pace


@pytest.mark.parametrize(
    ("why", "seats", "fields"),
    [
        (None, (None, None), {}),
        (None, (None, "adept"), {}),
        ("alone", (None,), {}),
        ("bots", ("adept", "novice"), {}),
        ("program", (None, "their program"), {}),
        ("position", (None, None), {"position": True}),
        ("seeded", (None, None), {"seeded": True}),
        ("hints", (None, None), {"hints": True}),
        ("stand_in", (None, None), {"clock": Clock("move", 60)}),
    ],
)
def test_why_a_table_does_not_count(why: str | None, seats: tuple[str | None, ...], fields: dict[str, Any]) -> None:
    assert why_unrated(seats, fields.pop("clock", QUICK), **fields) == why
    assert why is None or why in REASONS


def test_what_cannot_be_rated_is_not_opened() -> None:
    with pytest.raises(Refused) as error:
        requests.create("duel", [None, None], seed=1, hints=True, rated=True)
    assert error.value.fact == {"refusal": "unrated", "unrated": "hints"}
    assert why_unrated_table(requests.create("duel", [None, None], seed=1)) == "unasked"


def test_at_a_rated_table_nobody_is_helped() -> None:
    table = playing("Anna", "Bruno")
    table.move()
    with pytest.raises(Refused) as error:
        table.ask(requests.undo, 0)
    assert error.value.fact["refusal"] == "rated_undo"
    against_bot = playing("Anna", "pupil")
    assert not requests.hints(against_bot.table, 0)


def test_a_rated_seat_needs_a_person_and_each_person_has_one() -> None:
    table = playing("Anna", "")
    for person, refusal in (("", "rated_person"), ("of Anna", "rated_twice")):
        with pytest.raises(Refused) as error:  # another browser, another secret, another name
            table.ask(requests.sit, 1, "Zeno", "other secret", "other player", "", person)
        assert error.value.fact["refusal"] == refusal


def test_who_gives_up_is_last_whatever_a_bot_makes_of_it() -> None:
    table = Playing("seven", ("", "pupil", "pupil"), rated=True)
    table.ask(requests.sit, 0, "Anna", "secret", "player", "", "of Anna")
    other = Playing("seven", ("Anna", "Bruno", "pupil"))
    other.ask(requests.resign, 0, STAND_IN)
    while other.table.outcome is None:
        other.move()
    ranks = [row.rank for row in results_of(other.table)]
    assert ranks[0] == 3
    assert sorted(ranks[1:]) in ([1, 2], [1, 1])


# Strength.


def test_anchors_follow_from_the_ladder() -> None:
    duel = anchors("duel")
    assert duel[bots.USUAL].mu == MU
    for step in steps():
        if step.table == LADDERS["duel"]:
            difference = duel[step.stronger].mu - duel[step.weaker].mu
            assert chance_of(difference / SPREAD) == pytest.approx(step.share)
    assert {(category.name, category.game) for category in TABLES} >= {(name, game) for game, name in LADDERS.items()}


def test_a_team_wins_together() -> None:
    sides = after([[Skill(), Skill()], [Skill(), Skill()]], [1, 2])
    assert all(skill.mu > MU for skill in sides[0])
    assert all(skill.mu < MU for skill in sides[1])


def test_many_games_settle_a_rating() -> None:
    skill = Skill()
    for number in range(14):
        assert skill.is_provisional == (skill.sigma > 5)
        ((skill,), _) = after([[skill], [Skill(25.0, 1.0)]], [1 + number % 2, 2 - number % 2])
    assert not skill.is_provisional


# What is written.


def test_a_series_and_its_recount(url: str) -> None:
    async def work(hub: Hub) -> None:
        first = await rated_table(hub, "Anna", "Bruno")
        await resign(hub, first, 1)
        second = await hub.rematch(first, lambda table: requests.rematch(table, "1" * 32))
        await sit(hub, second, "Anna", "Bruno")
        await resign(hub, second, 0)
        bot = await rated_table(hub, "Anna", "adept", clock=Clock())
        await resign(hub, bot, 0)
        void = await rated_table(hub, "Anna", "Bruno")
        hosting.close_table(hub.store, void)
        unrated = await hub.create(requests.create("duel", [None, "pupil"], seed=1))
        await hub.request(unrated, lambda table: requests.sit(table, 0, "Anna", "secret", "player Anna"))
        await resign(hub, unrated, 0)

        games, now = written(hub.store)
        assert [(row["table_id"], row["who"], row["pace"]) for row in games] == [
            (first, "of Anna", "quick"),
            (first, "of Bruno", "quick"),
            (second, "of Anna", "quick"),
            (second, "of Bruno", "quick"),
            (bot, "of Anna", "untimed"),
            (bot, "@adept", "untimed"),
        ]
        assert games[0]["mu"] > MU > games[1]["mu"]
        assert games[2]["mu_before"] == games[0]["mu"]
        assert games[5]["mu"] == games[5]["mu_before"] == anchors("duel")["adept"].mu
        strength = {(row["who"], row["pace"]): row for row in now}
        assert strength["of Anna", "quick"]["games"] == 2
        assert strength["@adept", "untimed"]["games"] == 1

        recount(hub.store)
        assert written(hub.store) == [games, now]
        with hub.store.writing.begin() as connection:
            for rows in (rated_games, rows_of_ratings, results):
                connection.execute(sa.delete(rows))
        recount(hub.store)
        assert written(hub.store) == [games, now]
        deletion.delete_tables(hub.store, [first])  # what it has shown stays
        recount(hub.store)
        assert written(hub.store) == [games, now]

    run(url, work)


def game_of(number: int, *who: str, ranks: Sequence[int] = (1, 2)) -> list[RatedSeat]:
    return [
        RatedSeat(f"t{number}", seat, "duel", "quick", one, seat, ranks[seat], 1000 + number // 2)
        for seat, one in enumerate(who)
    ]


def test_the_order_in_which_games_are_written_changes_nothing(store: Store) -> None:
    names = ("a", "b", "c", "@adept", "@scholar")
    chance = random.Random(4)
    games = [game_of(number, *chance.sample(names, 2)) for number in range(20)]
    told = []
    for order in (games, chance.sample(games, len(games))):
        with store.writing.begin() as connection:
            connection.execute(sa.delete(rated_games))
            connection.execute(sa.delete(rows_of_ratings))
        for game in order:
            with store.writing.begin() as connection:
                ratings.insert(connection, game)
        told.append(written(store))
    assert told[0] == told[1]
    assert {row["who"] for row in told[0][1]} == set(names)


def test_a_person_who_is_forgotten_still_counts_for_the_others(store: Store) -> None:
    with store.writing.begin() as connection:
        for number in range(6):
            ratings.insert(connection, game_of(number, "a", "b" if number % 2 else "c"))
    before = written(store)
    with store.writing.begin() as connection:
        ratings.forget(connection, "b")
        ratings.recount(connection, [])
    games, now = written(store)
    assert [{**row, "who": "b" if row["who"] == "" else row["who"]} for row in games] == before[0]
    assert now == [row for row in before[1] if row["who"] != "b"]


def test_a_fault_in_ratings_loses_no_game(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = playing("Anna", "Bruno")
    monkeypatch.setattr(ratings, "rate", lambda *_: 1 / 0)
    table.ask(requests.resign, 0, STAND_IN)
    ending = results_of(table.table), rated_seats(table.table)
    store.append(Append("t", tuple(table.lines), summary_of(table.table), *ending))
    assert store.load("t") == table.lines
    assert written(store) == [[], []]
    monkeypatch.undo()
    recount(store)
    assert [row["who"] for row in written(store)[0]] == ["of Anna", "of Bruno"]
    assert msgspec.structs.asdict(ending[1][0])["rank"] == 2
