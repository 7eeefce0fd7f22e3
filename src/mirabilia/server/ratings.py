"""Ratings over HTTP: leaderboards, those of a person, and those at a table."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, Request, get
from litestar.params import FromPath, QueryParameter

from mirabilia.competition.skill import Skill
from mirabilia.server import ratings_wire as wire
from mirabilia.server.lobby import allow, game_named, hub_of
from mirabilia.server.problems import DOCUMENTED
from mirabilia.tables import leaderboards
from mirabilia.tables.anchors import anchors
from mirabilia.tables.leaderboards import Rated
from mirabilia.tables.paces import PACES, Pace, pace_of
from mirabilia.tables.ratings import BOT
from mirabilia.tables.requests import Refused
from mirabilia.tables.store import Store
from mirabilia.tables.table import Table

PAGE = 50
Start = Annotated[int, QueryParameter(ge=0, le=100_000)]


def pace_named(pace: str) -> Pace:
    found = next((one for one in PACES if one == pace), None)
    if found is None:
        raise Refused("not_found", f"there is no pace {pace!r}")
    return found


def rating_shown(store: Store, rated: Rated) -> wire.RatingShown:
    place = leaderboards.place_of(store, rated)
    pace: Any = rated.pace
    skill = rated.skill
    return wire.RatingShown(rated.game, pace, skill.shown, rated.is_provisional, rated.games, place, rated.last_at)


class LeaderboardsController(Controller):
    path = "/api/leaderboards/{game:str}/{pace:str}"
    tags = ("ratings",)

    @get("/", responses=DOCUMENTED)
    async def leaderboard(
        self, request: Request[Any, Any, Any], game: FromPath[str], pace: FromPath[str], start: Start = 0
    ) -> wire.Leaderboard:
        """Who is rated in a game at a pace, the strongest first: a page of them."""
        allow(request, "ratings")
        at_pace, store = pace_named(pace), hub_of(request).store
        number, rows = await asyncio.to_thread(
            leaderboards.leaderboard, store, game_named(game).name, at_pace, start, PAGE
        )
        shown = [
            wire.LeaderboardRow(
                None if row.is_provisional else start + place,
                None if row.bot else row.who,
                row.name,
                row.bot,
                row.anchored,
                row.skill.shown,
                row.is_provisional,
                row.games,
                row.last_at,
            )
            for place, row in enumerate(rows, 1)
        ]
        after = start + len(rows)
        fixed = [wire.Anchor(bot, skill.shown) for bot, skill in anchors(game).items()]
        fixed.sort(key=lambda one: -one.rating)
        return wire.Leaderboard(game, at_pace, fixed, number, shown, after if rows and after < number else None)


class RatingsController(Controller):
    path = "/api/ratings/{person:str}"
    tags = ("ratings",)

    @get("/", responses=DOCUMENTED)
    async def of_person(self, request: Request[Any, Any, Any], person: FromPath[str]) -> list[wire.RatingShown]:
        """All ratings of a person, that of most games first; none for somebody who is not rated."""
        allow(request, "ratings")
        store = hub_of(request).store

        def read() -> list[wire.RatingShown]:
            return [rating_shown(store, rated) for rated in leaderboards.of_person(store, person)]

        return await asyncio.to_thread(read)

    @get("/{game:str}/{pace:str}", responses=DOCUMENTED)
    async def history(
        self, request: Request[Any, Any, Any], person: FromPath[str], game: FromPath[str], pace: FromPath[str]
    ) -> wire.RatingHistory:
        """How a rating has come about, game by game."""
        allow(request, "ratings")
        at_pace = pace_named(pace)
        points = await asyncio.to_thread(
            leaderboards.history, hub_of(request).store, person, game_named(game).name, at_pace
        )
        shown = [wire.RatingPoint(at, skill.shown, skill.is_provisional) for at, skill in points]
        return wire.RatingHistory(game, at_pace, shown)


class SeatRatingsController(Controller):
    path = "/api/tables/{table:str}/ratings"
    tags = ("ratings",)

    @get("/", responses=DOCUMENTED)
    async def at_table(self, request: Request[Any, Any, Any], table: FromPath[str]) -> list[wire.SeatRating]:
        """How strong those at a table are who are rated in its game at its pace, and what it has changed once it is
        over."""
        allow(request, "ratings")
        hub = hub_of(request)
        return await asyncio.to_thread(seat_ratings, hub.store, await hub.table(table))


def seat_ratings(store: Store, table: Table) -> list[wire.SeatRating]:
    game, is_rated = table.created.game, table.created.rated
    who = {
        seat: one.person or (f"{BOT}{one.bot}" if one.bot and not one.secret else "")
        for seat, one in enumerate(table.seats)
    }
    changed = leaderboards.changes(store, table.id) if is_rated and table.outcome is not None else {}
    if changed:
        return [seat_rating(seat, game, who[seat], new, old) for seat, (old, new) in sorted(changed.items())]
    known = leaderboards.skills(store, game, pace_of(table.created.clock), set(who.values()) - {""})
    known |= {BOT + bot: skill for bot, skill in anchors(game).items()}
    new = Skill()
    return [
        seat_rating(seat, game, one, known.get(one, new))
        for seat, one in who.items()
        if one in known or (one and is_rated)
    ]


def seat_rating(seat: int, game: str, who: str, now: Skill, before: Skill | None = None) -> wire.SeatRating:
    change = None if before is None else now.shown - before.shown
    anchored = leaderboards.is_anchored(game, who)
    return wire.SeatRating(seat, now.shown, now.is_provisional or anchored is False, change, anchored)
