"""Games, tables and seats over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Literal

from litestar import Controller, Request, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from mirabilia import bots, games
from mirabilia.arena.puzzles import puzzle
from mirabilia.core import describe, statements
from mirabilia.core.contract import Game, Json, Option
from mirabilia.core.describe import Texts
from mirabilia.core.plugin import Preset, plugins
from mirabilia.core.seeds import new_seed
from mirabilia.lessons.lesson import lessons_of
from mirabilia.server import previews, situations, wire
from mirabilia.server.access import Authorization, banned, hashed, new_secret, proven, seat_proof, seated
from mirabilia.server.middleware import address_of, person_of
from mirabilia.server.problems import DOCUMENTED, LARGEST_UPLOAD
from mirabilia.server.upload_jobs import StartJob
from mirabilia.server.uploads import read_upload
from mirabilia.tables import people, redaction, requests
from mirabilia.tables.entries import AnyEntry, Clock, Created
from mirabilia.tables.hub import Hub
from mirabilia.tables.messages import TableShown
from mirabilia.tables.requests import Refused
from mirabilia.tables.store import Store
from mirabilia.tables.table import Table

Language = Annotated[Literal["en", "it"], QueryParameter(name="lang")]
IN_LOBBY = 100


def hub_of(request: Request[Any, Any, Any]) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def allow(request: Request[Any, Any, Any], kind: str) -> None:
    """One more request of a kind from this address, or an error."""
    if hub_of(request).bans.has("ban", person_asking(request)):
        raise banned()
    request.app.state.limits.take(kind, person_asking(request))


def person_asking(request: Request[Any, Any, Any]) -> str:
    """On whose account a request is done."""
    return person_of(address_of(request.scope))


class GamesController(Controller):
    path = "/api/games"
    tags = ("games",)

    @get("/", responses=DOCUMENTED)
    async def all_games(self, request: Request[Any, Any, Any], lang: Language = "en") -> list[wire.GameShown]:
        """The games with their options, in words."""
        hub = hub_of(request)
        return [described(name, lang, hub.bots(name)) for name in games.playable()]

    @get("/{game:str}/pieces", responses=DOCUMENTED)
    async def pieces(self, game: FromPath[str]) -> Json:
        """Everything printed on the cards and boards of a game."""
        return game_named(game).pieces()

    @get("/{game:str}/texts", responses=DOCUMENTED)
    async def texts(self, game: FromPath[str], lang: Language = "en") -> wire.GameTexts:
        """The texts of games and expansions from elsewhere; all others come with the pages."""
        game_named(game)
        return wire.GameTexts(game, describe.own_texts(game, lang))

    @get("/{game:str}/rules", responses=DOCUMENTED)
    async def rules(self, game: FromPath[str], lang: Language = "en") -> wire.Rules:
        """The rules of a game as Markdown."""
        game_named(game)
        return wire.Rules(game, describe.document(lang, f"{game}-rules"))

    @get("/{game:str}/statements", responses=DOCUMENTED)
    async def statements(self, game: FromPath[str]) -> wire.Statements:
        """The numbered rule statements, which are in English, and which of them speak of a piece."""
        return await asyncio.to_thread(numbered, game_named(game).name)

    @get("/{game:str}/situations", responses=DOCUMENTED)
    async def situations(self, game: FromPath[str]) -> dict[str, wire.Situation]:
        """The positions that the rules show as pictures, by name."""
        return await asyncio.to_thread(situations.situations, game_named(game).name)

    @post("/{game:str}/preview", status_code=200, responses=DOCUMENTED)
    async def preview(
        self, game: FromPath[str], data: JSONBody[wire.PreviewWish], lang: Language = "en"
    ) -> wire.TablePreview:
        """What a table would be like with these choices, and which others do not go with them."""
        requests.check_options(data.options)
        return previews.preview(game_named(game), data, lang)


@cache
def numbered(game: str) -> wire.Statements:
    return wire.Statements(game, list(statements.chapters(game)), dict(statements.about_pieces(games.get(game))))


def game_named(game: str) -> Game:
    if game not in games.playable():
        raise Refused("not_found", f"there is no game {game!r}")
    return games.get(game)


def described(name: str, language: str, names: Sequence[str]) -> wire.GameShown:
    """A game with its options, for a person who sets up a table."""
    game, texts = games.get(name), describe.texts(language)
    options = [
        wire.OptionShown(
            option.name,
            texts(f"{name}-option-{option.name}"),
            option.default,
            option.several,
            [wire.ChoiceShown(item, row_name(game, texts, option, item)) for item in option.row],
            option.row_length,
            [wire.ChoiceShown(choice, texts(f"{name}-option-{option.name}-{choice}")) for choice in option.choices],
        )
        for option in game.options
    ]
    return wire.GameShown(
        name,
        texts(f"{name}-title"),
        texts(f"{name}-tagline"),
        list(game.players),
        game.default_players,
        game.catalogue,
        list(game.names()),
        [wire.BotShown(bot, kind_of(bot)) for bot in names],
        bots.USUAL,
        options,
        [preset_shown(preset, name, texts) for preset in plugins()[name].presets],
        [lesson.id for lesson in lessons_of(name)],
        describe.brings_texts(name),
        len(puzzle.packaged(name)),
    )


def kind_of(bot: str) -> Literal["level", "character", "other"]:
    if bot in bots.LEVELS:
        return "level"
    return "character" if bot in bots.CHARACTERS else "other"


def preset_shown(preset: Preset, game: str, texts: Texts) -> wire.PresetShown:
    title = f"{game}-preset-{preset.name}"
    why = texts.form(title, "why")
    return wire.PresetShown(preset.name, texts(title), why, preset.players, preset.bot, preset.options)


def row_name(game: Game, texts: Texts, option: Option, item: str) -> str:
    """What can be in a row: a piece, or one of the choices of the option."""
    if item in option.choices and not any(item in ids for ids in game.names().values()):
        return texts.form(f"{game.name}-option-{option.name}-{item}", "short")
    return name_of(game, texts, item)


def name_of(game: Game, texts: Texts, item: str) -> str:
    """The name of a piece of whatever kind."""
    kind = next((kind for kind, ids in game.names().items() if item in ids), None)
    return item if kind is None else texts.name(game, kind, item)


def open_tables(store: Store) -> list[wire.OpenTable]:
    """The public tables with what was agreed when they were opened."""
    summaries = store.lobby(IN_LOBBY)
    created = store.created([summary.table for summary in summaries])
    return [
        wire.OpenTable(
            summary.table,
            summary.game,
            summary.status,
            summary.seats,
            created[summary.table].options,
            created[summary.table].clock,
            created[summary.table].hints,
            summary.created_at,
            summary.changed_at,
        )
        for summary in summaries
        if summary.table in created
    ]


def begun_from(game: str, start: wire.StartWish) -> tuple[Json, int | None]:
    """The position a table is to start from, and the seat that knows no more of it than it may. A puzzle is played on
    by whoever has seen it from its seat, so what that seat cannot know is always dealt anew."""
    if start.puzzle is None:
        if start.snapshot is None:
            raise Refused("invalid", "start: a snapshot or a puzzle is needed", reason="start: snapshot")
        return start.snapshot, start.seat
    one = puzzle.named(start.puzzle)
    if one is None or one.game != game:
        raise no_puzzle(start.puzzle)
    return one.position, one.seat


def no_puzzle(id: str) -> Refused:
    return Refused("no_puzzle", f"there is no puzzle {id!r}")


class TablesController(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get("/", responses=DOCUMENTED)
    async def lobby(self, request: Request[Any, Any, Any]) -> wire.Lobby:
        """The public tables, those that changed last first."""
        return wire.Lobby(await asyncio.to_thread(open_tables, hub_of(request).store))

    @post("/", responses=DOCUMENTED, request_max_body_size=LARGEST_UPLOAD)
    async def open_table(self, request: Request[Any, Any, Any], data: JSONBody[wire.TableWish]) -> wire.TableOpened:
        """Open a table."""
        allow(request, "tables")
        start, position = data.start, None
        if start is not None:
            game_named(data.game)
            snapshot, knows = begun_from(data.game, start)
            position = await read_upload(request, StartJob.of(data.game, snapshot, knows))
        created = requests.create(
            data.game,
            data.seats,
            data.options,
            position=position,
            seed=new_seed() if data.seed is None else data.seed,
            seeded=data.seed is not None or (start is not None and start.seat is None and start.puzzle is None),
            public=data.public,
            clock=Clock(data.clock.kind, data.clock.amount, data.clock.lost, data.clock.gain),
            chat=not data.public if data.chat is None else data.chat,
            strangers=data.public and data.chat is None,
            hints=data.hints,
            rated=data.rated,
            known=hub_of(request).bots(data.game),
        )
        request.app.state.metrics.opened.inc()
        return wire.TableOpened(await hub_of(request).create(created))

    @get("/{table:str}", responses=DOCUMENTED)
    async def one_table(
        self, request: Request[Any, Any, Any], table: FromPath[str], secret: Authorization = None
    ) -> TableShown:
        """A table as it is now, for a seat or a spectator."""
        hub = hub_of(request)
        current_table = await hub.table(table)
        return redaction.table(current_table, await proven(hub, current_table, secret))

    @post("/{table:str}/seats", responses=DOCUMENTED)
    async def take_seat(
        self, request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[wire.SeatWish]
    ) -> wire.SeatGiven:
        """Take a seat; its secret is told here and never again."""
        allow(request, "seats")
        secret, taken = new_secret(), -1
        player = hashed(data.player) if data.player else ""
        before = hashed(data.before) if data.before else ""
        hub = hub_of(request)
        if hub.bans.has("ban", player):
            raise banned()
        if player in hub.revoked:
            raise people.revoked()
        plans = (await hub.table(table)).created.seats
        if player and any(plan.player not in ("", player) for plan in plans):  # perhaps from another browser of theirs
            mine = await asyncio.to_thread(people.same_person, hub.store, player)
            before = next((plan.secret for plan in plans if plan.player in mine), before)
        known = await asyncio.to_thread(people.person_of, hub.store, player) if player else None
        person = "" if known is None else known.person

        def make(current_table: Table) -> list[AnyEntry]:
            nonlocal taken
            free = data.seat
            taken = requests.seat_for(current_table, data.name, player, before, person) if free is None else free
            return requests.sit(
                current_table, taken, data.name, hashed(secret), player, before, person, named=data.named
            )

        await hub.request(table, make)
        return wire.SeatGiven(taken, secret)

    @post("/{table:str}/leave", status_code=204, responses=DOCUMENTED)
    async def leave_seat(
        self, request: Request[Any, Any, Any], table: FromPath[str], secret: Authorization = None
    ) -> None:
        """Give a seat back before the game begins."""
        hub = hub_of(request)
        own = await seat_proof(hub, await hub.table(table), secret)

        def make(current_table: Table) -> list[AnyEntry]:
            return requests.leave(current_table, seated(current_table, own))

        await hub.request(table, make)

    @post("/{table:str}/rematch", responses=DOCUMENTED)
    async def rematch(
        self, request: Request[Any, Any, Any], table: FromPath[str], secret: Authorization = None
    ) -> wire.TableOpened:
        """The same table once more; all who ask get the same one."""
        allow(request, "tables")
        hub = hub_of(request)
        own = await seat_proof(hub, await hub.table(table), secret)

        def created(current_table: Table) -> Created:
            seated(current_table, own)
            return requests.rematch(current_table, new_seed())

        return wire.TableOpened(await hub.rematch(table, created))

    @get("/{table:str}/record", responses=DOCUMENTED)
    async def record(
        self, request: Request[Any, Any, Any], table: FromPath[str], secret: Authorization = None
    ) -> wire.TableRecord:
        """After the game all of it; before, what the asker may know."""
        hub = hub_of(request)
        current_table = await hub.table(table)
        viewer = await proven(hub, current_table, secret)
        beginning, story = redaction.beginning(current_table, viewer), redaction.story(current_table, viewer)
        return wire.TableRecord(redaction.record(current_table, viewer), beginning, story)
