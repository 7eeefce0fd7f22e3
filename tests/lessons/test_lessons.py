"""Every lesson can be played: all that is asked for is possible, whatever was chosen before, and everything is said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from mirabilia import games
from mirabilia.core.describe import FOLDER, texts
from mirabilia.lessons import guide
from mirabilia.lessons.guide import Astray, Place
from mirabilia.lessons.lesson import OTHERWISE, PUPIL, Lesson, LessonError, Step, lessons_of, matches, read
from tests.locales import entries

LESSONS = [lesson for game in games.names() for lesson in lessons_of(game)]
LANGUAGES = ("en", "it")
LONGEST = 330
"""Characters of what is said at once: two or three short sentences."""
BOARDS = Path(__file__).resolve().parents[2] / "web" / "src"

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.id}")


def test_each_game_has_lessons() -> None:
    assert {lesson.game for lesson in LESSONS} == {"duel", "seven", "world"}


@every_lesson
def test_every_way_through_leads_to_the_end(lesson: Lesson) -> None:
    ends = 0
    for at in ways(guide.place(lesson, 0, ())):
        check_marks(at)
        if at.step.waits:
            assert PUPIL in at.state.to_act(), at.step.id
        ends += at.number == len(lesson.steps) - 1
    assert ends > 0


def ways(at: Place) -> Iterator[Place]:
    """This place and all that can follow, with each of the moves that lead on."""
    yield at
    if at.number + 1 == len(at.lesson.steps):
        return
    if not at.step.waits:
        yield from ways(guide.place(at.lesson, at.number + 1, at.made))
        return
    moves = accepted(at)
    assert moves, f"{at.step.id}: nothing that leads on is possible"
    for move in moves:
        answer = guide.play(at, [move])
        assert answer.wrong is None
        yield from ways(answer.place)


def accepted(at: Place) -> list[str]:
    """The possible moves that lead on; of many alike a few."""
    moves = [text for code in at.state.legal(PUPIL) if at.step.accepts(text := at.state.text(code))]
    return moves[:: max(1, len(moves) // 3)]


def check_marks(at: Place) -> None:
    """What is pointed at is there: pieces in what the pupil sees, regions on the board of the game."""
    seen = msgspec.json.encode([at.state.view(PUPIL), at.state.actions(PUPIL)]).decode()
    for mark in at.step.marks:
        kind, _, id = mark.partition(":")
        if kind == "region":
            assert id in regions(at.lesson.game), f"{at.step.id}: no part of the board is called {id!r}"
        else:
            assert f'"{id}"' in seen, f"{at.step.id}: there is no {mark}"


def regions(game: str) -> set[str]:
    files = [file for folder in ("board", f"games/{game}") for file in (BOARDS / folder).glob("*.svelte")]
    return {name for file in files for name in re.findall(r'data-region="(\w+)"', file.read_text(encoding="utf-8"))}


@every_lesson
def test_other_moves_are_answered(lesson: Lesson) -> None:
    """Every answer of its own is one to a move that somebody can make there."""
    for at in straight(lesson):
        if not at.step.waits:
            continue
        others = [text for code in at.state.legal(PUPIL) if not at.step.accepts(text := at.state.text(code))]
        for move in others[:3]:
            answer = guide.play(at, [move])
            assert answer.place == at
            assert answer.wrong == at.step.answer(move)
        for form, patterns in at.step.wrong.items():
            assert any(matches(move, patterns) for move in others), f"{at.step.id}: nobody can make {form!r}"


def straight(lesson: Lesson) -> Iterator[Place]:
    """All places on the way through a lesson that does what is suggested."""
    at = guide.place(lesson, 0, ())
    while True:
        yield at
        if at.number + 1 == len(lesson.steps):
            return
        moves = [text for text, _ in guide.suggested(at)]
        at = guide.play(at, moves[:1]).place if moves else guide.place(lesson, at.number + 1, at.made)


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_both_languages(lesson: Lesson, language: str) -> None:
    say = texts(language)
    title = key(lesson)
    assert say(title)
    assert say.form(title, "why") != say(title)
    for step in lesson.steps:
        for form, said in sayings(lesson, step, language).items():
            assert 0 < len(said) <= LONGEST, f"{step.id} {form}: {len(said)}"


def sayings(lesson: Lesson, step: Step, language: str) -> dict[str, str]:
    """All that a step says: at first, and to each kind of move that does not lead on."""
    message = next(
        one for one in entries(language, f"web-lessons-{lesson.game}.ftl") if one.id.name == key(lesson, step)
    )
    forms = {one.id.name for one in message.attributes}
    assert forms == ({OTHERWISE, *step.wrong} if step.waits else set()), step.id
    say = texts(language)
    names = {"rival": "Iris", "third": "Milo"}
    bundle = {form: say.form(key(lesson, step), form, **names) for form in forms}
    return {"": say(key(lesson, step), **names)} | bundle


def key(lesson: Lesson, step: Step | None = None) -> str:
    parts = [lesson.game, "lesson", lesson.id] + ([] if step is None else [step.id])
    return "-".join(parts).replace("_", "-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_that_no_lesson_needs(language: str) -> None:
    needed = {key(lesson, step) for lesson in LESSONS for step in (None, *lesson.steps)}
    files = [file.name for file in (FOLDER / language).glob("web-lessons-*.ftl")]
    assert {one.id.name for file in files for one in entries(language, file)} == needed


@every_lesson
def test_a_place_is_found_again(lesson: Lesson) -> None:
    for at in straight(lesson):
        again = guide.place(lesson, at.number, at.made)
        assert (again.number, again.made) == (at.number, at.made)
        assert again.state.snapshot() == at.state.snapshot()


def test_moves_that_a_changed_lesson_does_not_ask_for_lead_nowhere() -> None:
    lesson = lessons_of("duel")[0]
    for step, made in ((2, ()), (2, ("build baths",)), (99, ())):
        with pytest.raises(Astray):
            guide.place(lesson, step, made)


def test_what_is_no_lesson_says_so(tmp_path: Path) -> None:
    start = '[[steps]]\nid = "one"\nposition = { game = "duel" }\n'
    for content, reason in {
        "order = 1": "steps",
        "order = 1\nsteps = []": "needs a position",
        'order = 1\n[[steps]]\nid = "one"\nmoves = ["x"]': "needs a position",
        f'order = 1\n{start}moves = ["x"]': "must not wait",
        f'order = 1\n{start}[[steps]]\nid = "one"': "twice",
        f'order = 1\n{start}moves = ["x"]\n[[steps]]\nid = "two"\nposition = {{}}': "nobody would see",
        f"order = 1\n{start}replies = [{{ seat = 1, move = 'x' }}]": "nobody can reply",
        f"order = 1\n{start}colour = 1": "unknown field",
        "order": "lesson.toml",
    }.items():
        file = tmp_path / "lesson.toml"
        file.write_text(content, encoding="utf-8")
        with pytest.raises(LessonError, match=reason):
            read("duel", file)
