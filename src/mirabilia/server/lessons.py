"""Guided first games over HTTP: the lessons of a game, and the way through one of them, move by move.

The server keeps nothing of it: each request says how far somebody has come.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TypeVar

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from mirabilia import games
from mirabilia.core.contract import Fact, IllegalMove
from mirabilia.lessons import guide
from mirabilia.lessons.guide import Answer, Astray, Place
from mirabilia.lessons.lesson import PUPIL, Lesson, lessons_of
from mirabilia.server import learning_wire, replays, wire
from mirabilia.server.lobby import Language, game_named
from mirabilia.server.problems import DOCUMENTED
from mirabilia.tables import trials
from mirabilia.tables.messages import BotDecision, MoveShown, Tried
from mirabilia.tables.requests import Refused

Wish = TypeVar("Wish", learning_wire.LessonWish, learning_wire.LessonTrial)


class LessonsController(Controller):
    path = "/api/games/{game:str}/lessons"
    tags = ("games",)

    @get("/", responses=DOCUMENTED)
    async def all_lessons(self, game: FromPath[str]) -> list[learning_wire.LessonShown]:
        """The lessons of a game in their order, with their steps."""
        game_named(game)
        return [shown(lesson) for lesson in lessons_of(game)]

    @post("/{lesson:str}", status_code=200, responses=DOCUMENTED)
    async def go_on(
        self,
        game: FromPath[str],
        lesson: FromPath[str],
        data: JSONBody[learning_wire.LessonWish],
        lang: Language = "en",
    ) -> learning_wire.LessonPlace:
        """A step of a lesson; with a move, what comes of it."""
        return await asyncio.to_thread(answer, named(game, lesson), data)

    @post("/{lesson:str}/try", status_code=200, responses=DOCUMENTED)
    async def attempt(
        self,
        game: FromPath[str],
        lesson: FromPath[str],
        data: JSONBody[learning_wire.LessonTrial],
        lang: Language = "en",
    ) -> Tried:
        """What moves would change at a step, without making them."""
        return await asyncio.to_thread(tried, named(game, lesson), data)


def named(game: str, id: str) -> Lesson:
    game_named(game)
    lesson = next((lesson for lesson in lessons_of(game) if lesson.id == id), None)
    if lesson is None:
        raise Refused("not_found", f"there is no lesson {id!r}")
    return lesson


def shown(lesson: Lesson) -> learning_wire.LessonShown:
    steps = [
        learning_wire.LessonStepShown(step.id, step.waits, step.position is not None, step.marks)
        for step in lesson.steps
    ]
    return learning_wire.LessonShown(lesson.id, steps)


def place(lesson: Lesson, wish: Wish) -> Place:
    try:
        return guide.place(lesson, wish.step, wish.made)
    except Astray as error:
        raise Refused("lesson_changed", str(error)) from None


def answer(lesson: Lesson, wish: learning_wire.LessonWish) -> learning_wire.LessonPlace:
    before = place(lesson, wish)
    try:
        given = guide.play(before, wish.moves())
    except IllegalMove as error:
        fact = error.fact
        raise Refused("illegal", str(error), reason=str(error), explained=fact, game=lesson.game) from None
    at = given.place
    return learning_wire.LessonPlace(
        step=at.number,
        made=at.made,
        wrong=given.wrong,
        steps=steps(before, given),
        players=at.state.players,
        to_act=at.state.to_act(),
        actions=games.offers(lesson.game, at.state, PUPIL) if PUPIL in at.state.to_act() else [],
        advice=advice(guide.suggested(at)),
    )


def steps(before: Place, given: Answer) -> list[wire.ReplayStep]:
    """The game before a move, and turn by turn what came of it, as a replay shows it."""
    made = (
        (wire.ReplayMove(one.seat, MoveShown(one.text, one.fact) if one.seat == PUPIL else None), one.events, one.state)
        for one in given.happened
    )
    turns = [replays.TurnMade(0, [], [], before.state), *replays.turns(made)]
    return [replays.step(turn, PUPIL, False) for turn in turns]


def advice(moves: Sequence[tuple[str, Fact]]) -> BotDecision | None:
    if not moves:
        return None
    first, *then = (MoveShown(text, fact) for text, fact in moves)
    return BotDecision(first, then=tuple(then))


def tried(lesson: Lesson, wish: learning_wire.LessonTrial) -> Tried:
    state = place(lesson, wish).state
    if not wish.moves:
        return Tried("", actions=games.offers(lesson.game, state, PUPIL))
    try:
        return Tried("", trials.changed(lesson.game, state, PUPIL, wish.moves))
    except Refused as refusal:
        refusal.fact["game"] = lesson.game  # the reason is one of its rules
        raise
