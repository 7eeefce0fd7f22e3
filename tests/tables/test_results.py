"""Results are written when games end, and the logs tell the same."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from mirabilia.tables import deletion, hosting, requests
from mirabilia.tables.entries import AnyEntry, Created
from mirabilia.tables.hub import STAND_IN, Hub
from mirabilia.tables.recount import recount
from mirabilia.tables.results import results_of, variant
from mirabilia.tables.schema import log, results
from mirabilia.tables.store import Store
from mirabilia.tables.table import Table
from tests.tables.scenario import Playing
from tests.tables.test_hub import first_move, run, until


def written(store: Store) -> list[dict[str, Any]]:
    with store.engine.connect() as connection:
        rows = connection.execute(sa.select(results).order_by(results.c.table_id, results.c.seat))
        return [dict(row) for row in rows.mappings()]


async def begun(hub: Hub, game: str, seats: list[str | None], **fields: Any) -> str:
    """A table whose free seats are taken by Anna, Bruno and so on, each with a browser of their own."""
    id = await hub.create(requests.create(game, seats, seed="0" * 32, **fields))
    await sit(hub, id)
    return id


async def sit(hub: Hub, id: str) -> None:
    names = iter(("Anna", "Bruno", "Carla"))

    def make(table: Table) -> list[AnyEntry]:
        free = [number for number, seat in enumerate(table.seats) if not seat.taken]
        return [
            entry
            for number in free
            for name in [next(names)]
            for entry in requests.sit(table, number, name, f"{id} {name}", f"player {name}")
        ]

    await hub.request(id, make)


async def resign(hub: Hub, id: str, seat: int) -> None:
    await hub.request(id, lambda table: requests.resign(table, seat, STAND_IN))


def test_every_end_of_a_game_is_written_and_counted_again(url: str) -> None:
    async def work(hub: Hub) -> None:
        bots = await begun(hub, "duel", ["random", "greedy"])
        await hub.listen(bots, "", lambda _: None)
        await until(hub, bots, lambda table: table.status == "over")

        first = await begun(hub, "duel", [None, None], hints=True)
        await hub.request(first, first_move(0))
        await hub.request(first, lambda table: requests.undo(table, 0))
        await resign(hub, first, 1)
        await hub.request(first, lambda table: requests.say(table, "", "well played", 0))
        second = await hub.rematch(first, rematch)
        await sit(hub, second)
        await resign(hub, second, 0)
        third = await hub.rematch(second, rematch)
        await sit(hub, third)
        hosting.close_table(hub.store, third)
        await begun(hub, "duel", [None, None])  # goes on

        rows = {(row["table_id"], row["seat"]): row for row in written(hub.store)}
        assert {table for table, _ in rows} == {bots, first, second, third}
        assert [rows[bots, seat]["bot"] for seat in (0, 1)] == ["random", "greedy"]
        assert sorted(rows[bots, seat]["rank"] for seat in (0, 1)) in ([1, 1], [1, 2])
        lost, won = rows[first, 1], rows[first, 0]
        assert (won["player"], won["rank"], won["ending"], won["points"]) == ("player Anna", 1, "resigned", None)
        assert (lost["player"], lost["rank"]) == ("player Bruno", 2)
        assert won["hints"]
        assert won["undone"]
        assert not won["seeded"]
        assert {rows[id, 0]["series"] for id in (first, second, third)} == {first}
        assert rows[third, 0]["ending"] == "closed"

        before = written(hub.store)
        assert recount(hub.store) == 4
        assert written(hub.store) == before
        with hub.store.writing.begin() as connection:
            connection.execute(sa.delete(results))
        recount(hub.store)
        assert written(hub.store) == before

    run(url, work)


def rematch(table: Table) -> Created:
    return requests.rematch(table, "1" * 32)


def test_results_go_with_their_tables_and_people(store: Store) -> None:
    async def work(hub: Hub) -> None:
        gone, kept = await begun(hub, "duel", [None, None]), await begun(hub, "duel", [None, None])
        for id in (gone, kept):
            await resign(hub, id, 0)
        deletion.delete_tables(hub.store, [gone])
        deletion.forget_player(hub.store, "player Anna")
        assert [(row["table_id"], row["player"]) for row in written(hub.store)] == [(kept, ""), (kept, "player Bruno")]
        recount(hub.store)
        assert [row["player"] for row in written(hub.store)] == ["", "player Bruno"]

    run(store.engine.url.render_as_string(hide_password=False), work)


def test_a_recount_keeps_what_the_rules_of_today_cannot_follow(store: Store) -> None:
    async def work(hub: Hub) -> None:
        id = await begun(hub, "duel", ["random", "random"])
        await hub.listen(id, "", lambda _: None)
        await until(hub, id, lambda table: table.status == "over")
        before = written(hub.store)
        with hub.store.writing.begin() as connection:
            body = sa.func.replace(log.c.body, '"text":"', '"text":"un')
            connection.execute(sa.update(log).where(log.c.table_id == id).values(body=body))
            older = sa.func.replace(log.c.body, '"catalogue":"', '"catalogue":"older')
            connection.execute(sa.update(log).where(log.c.table_id == id, log.c.seq == 0).values(body=older))
        assert recount(hub.store) == 0
        assert written(hub.store) == before

    run(store.engine.url.render_as_string(hide_password=False), work)


def test_one_browser_at_several_seats_counts_for_nobody() -> None:
    playing = Playing("duel", ("", ""))
    for seat, name in enumerate(("Anna", "Bruno")):
        playing.ask(requests.sit, seat, name, f"secret {seat}", "player of both")
    playing.ask(requests.resign, 0, STAND_IN)
    assert [row.player for row in results_of(playing.table)] == ["", ""]


def test_points_are_those_of_the_rules() -> None:
    playing = Playing("seven", ("random", "random", "random"))
    while playing.table.outcome is None:
        playing.move()
    rows = results_of(playing.table)
    assert [row.points for row in rows] == [scores["total"] for scores in playing.table.outcome.scores]
    assert [row.rank for row in rows] == list(playing.table.outcome.ranks)


def test_what_makes_another_game() -> None:
    rules = Playing("seven").table.game
    assert variant(rules, {}) == ""
    with_leaders = variant(rules, {"expansions": ["leaders", "cities"]})
    assert with_leaders == variant(rules, {"expansions": "cities+leaders"})
    assert "leaders" in with_leaders
    assert "cities" in with_leaders
