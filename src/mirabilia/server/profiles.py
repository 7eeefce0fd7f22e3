"""What people have done, over HTTP: profiles as far as they have agreed to be seen, and for themselves all of it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get
from litestar.params import FromPath, QueryParameter

from mirabilia import games
from mirabilia.core.describe import texts
from mirabilia.server import people_wire as wire
from mirabilia.server.access import Authorization, bearer, hashed
from mirabilia.server.lobby import Language, allow, game_named, hub_of, name_of
from mirabilia.server.problems import DOCUMENTED
from mirabilia.tables import people, profiles
from mirabilia.tables.hub import Hub
from mirabilia.tables.people import Consent, Person, Progress
from mirabilia.tables.profiles import Figures, Names, Played
from mirabilia.tables.requests import Refused

PAGE = 20
REPLAYED = 20
"""Games that are played again for one request, to find what somebody had in them."""
MOST_ITEMS = 20
Before = Annotated[int | None, QueryParameter(name="before", ge=0, lt=2**53)]


class Look:
    """Somebody looks at a person."""

    def __init__(self, hub: Hub, person: Person, viewer: frozenset[str]) -> None:
        self.store, self.person = hub.store, person
        self.players = people.players_of(hub.store, person.person)
        self.viewer = viewer
        self.is_me = not viewer.isdisjoint(self.players)
        self.consent = Consent(True, True, True) if self.is_me else person.consent

    def names(self, played: list[Played]) -> Names:
        return Names(self.store, played, self.is_me, self.viewer)

    def profile(self, language: str) -> wire.Profile:
        figures: Figures | None = None
        endings: wire.Endings = {}
        if self.consent.games:
            played = profiles.played_by(self.store, self.players)
            figures = profiles.figures(played, self.names(played))
            endings = endings_of(played, language)
            if not self.consent.accuracy:
                figures = without_accuracy(figures)
        learned = learning(self.person.progress) if self.consent.learning else None
        person = self.person
        return wire.Profile(
            person.person,
            person.name,
            person.made_at,
            self.is_me,
            person.consent,
            figures,
            self.consent.accuracy,
            learned,
            endings,
        )

    def games(self, before: int | None, language: str) -> wire.PlayedGames:
        self.check_games()
        played = profiles.played_by(self.store, self.players, PAGE, before)
        names = self.names(played)
        rows = [self.game(one, names) for one in played]
        return wire.PlayedGames(
            rows, endings_of(played, language), played[-1].ended_at if len(played) == PAGE else None
        )

    def game(self, one: Played, names: Names) -> wire.PlayedGame:
        seats = []
        for seat, rank in enumerate(one.ranks):
            name, person = names.name(one, seat), names.person(one, seat)
            shown = None if person is None or not name else person.person
            seats.append(wire.GameSeat(name, shown, one.bots[seat] or None, rank, one.points[seat]))
        return wire.PlayedGame(
            one.table if names.may_follow(one) else None,
            one.game,
            one.variant,
            one.ended_at,
            one.ending,
            one.outcome,
            one.seat,
            seats,
            one.accuracy if self.consent.accuracy else None,
        )

    def traits(self, game: str, language: str) -> wire.TraitsShown:
        self.check_games()
        rules, words = games.get(game), texts(language)
        played = profiles.played_by(self.store, self.players)
        found, pending = profiles.trait_figures(self.store, played, game, REPLAYED)
        questions: dict[str, list[wire.TraitShown]] = {}
        for one in found:
            items = questions.setdefault(one.question, [])
            if len(items) < MOST_ITEMS:
                text = name_of(rules, words, one.item)
                items.append(wire.TraitShown(one.kind, one.item, text, one.games, one.won))
        shown = [
            wire.TraitsAsked(name, words(f"{game}-question-{name.replace('_', '-')}"), items)
            for name, items in questions.items()
        ]
        return wire.TraitsShown(game, pending, shown)

    def check_games(self) -> None:
        if not self.consent.games:
            raise Refused("not_shown", f"{self.person.name} does not show this", name=self.person.name)


def endings_of(played: Iterable[Played], language: str) -> wire.Endings:
    """How games have ended, in words: games have their own reasons, tables theirs."""
    words = texts(language)
    endings: wire.Endings = {}
    for one in played:
        of_table = f"tables-ending-{one.ending}"
        key = of_table if words.has(of_table) else f"{one.game}-reason-{one.ending}"
        if words.has(key):
            endings.setdefault(one.game, {})[one.ending] = words(key)
    return endings


def without_accuracy(figures: Figures) -> Figures:
    by_game = [msgspec.structs.replace(one, accuracy=None, analysed=0) for one in figures.games]
    return msgspec.structs.replace(figures, games=by_game, accuracy=[])


def learning(progress: Progress) -> wire.LearningShown:
    solved = Counter(id.partition("-")[0] for id, outcome in progress.puzzles.items() if outcome == "solved")
    lessons = Counter(id.partition("/")[0] for id in progress.lessons)
    return wire.LearningShown(dict(solved), len(progress.days), dict(lessons))


def look_at(hub: Hub, who: str, header: str | None) -> Look:
    """Somebody by id or by name, as the browser that asks may see them."""
    person = people.person_with_id(hub.store, who) or people.person_named(hub.store, who)
    if person is None:
        raise Refused("unknown_person", f"nobody is called {who!r} here", name=who)
    secret = bearer(header)
    viewer = frozenset(people.same_person(hub.store, hashed(secret))) if secret else frozenset[str]()
    return Look(hub, person, viewer)


class PeopleController(Controller):
    path = "/api/people/{who:str}"
    tags = ("people",)

    @get("/", responses=DOCUMENTED)
    async def profile(
        self, request: Request[Any, Any, Any], who: FromPath[str], secret: Authorization = None, lang: Language = "en"
    ) -> wire.Profile:
        """A person by id or name: what they have agreed to show; everything to themselves."""
        allow(request, "profiles")
        hub = hub_of(request)
        return await asyncio.to_thread(lambda: look_at(hub, who, secret).profile(lang))

    @get("/games", responses=DOCUMENTED)
    async def games(
        self,
        request: Request[Any, Any, Any],
        who: FromPath[str],
        secret: Authorization = None,
        before: Before = None,
        lang: Language = "en",
    ) -> wire.PlayedGames:
        """Finished games of a person, the last one first: a page of them."""
        allow(request, "profiles")
        hub = hub_of(request)
        return await asyncio.to_thread(lambda: look_at(hub, who, secret).games(before, lang))

    @get("/games/{game:str}", responses=DOCUMENTED)
    async def traits(
        self,
        request: Request[Any, Any, Any],
        who: FromPath[str],
        game: FromPath[str],
        secret: Authorization = None,
        lang: Language = "en",
    ) -> wire.TraitsShown:
        """What a person had and did in a game, such as the Wonders they built, and how often they won with it."""
        allow(request, "profiles")
        hub, name = hub_of(request), game_named(game).name
        return await asyncio.to_thread(lambda: look_at(hub, who, secret).traits(name, lang))
