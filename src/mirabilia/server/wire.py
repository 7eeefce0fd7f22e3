"""What clients send and get. Unknown fields are refused, sizes are limited: bad input gets a clear error."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from mirabilia.bots.analysis import RatedMove
from mirabilia.bots.analysis.game_replay import Cards
from mirabilia.bots.analysis.grades import Grade
from mirabilia.core.contract import Action, Event, Fact, Json
from mirabilia.core.seeds import PATTERN
from mirabilia.core.statements import StatementChapter
from mirabilia.tables.entries import Clock
from mirabilia.tables.messages import BotDecision, MoveShown, StoryStep
from mirabilia.tables.rated import Unrated
from mirabilia.tables.reports import Reason

Name: TypeAlias = Annotated[str, Meta(max_length=64)]
Secret: TypeAlias = Annotated[str, Meta(max_length=128)]
Short: TypeAlias = Annotated[str, Meta(max_length=128)]
Text: TypeAlias = Annotated[str, Meta(max_length=2000)]
Share: TypeAlias = Annotated[float, Meta(ge=0, le=1)]
MoveTexts: TypeAlias = Annotated[tuple[Short, ...], Meta(max_length=8)]
"""Moves in the notation of the game, one after the other."""


class ClientMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what clients send."""


class ClockWish(ClientMessage, frozen=True):
    kind: Literal["none", "move", "game", "days"] = "none"
    amount: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    lost: bool = False
    """Whoever runs out of time has lost, instead of being replaced by a bot until they are back."""
    gain: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds that each decision brings, where all of a game share their time."""


class StartWish(ClientMessage, frozen=True):
    """A position to play on from."""

    snapshot: dict[str, Any] | None = None
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    """What this seat cannot know is drawn anew; null to play with what the snapshot says, which its sender knows."""
    puzzle: Short | None = None
    """Instead of a snapshot the position of a puzzle, as its seat knows it."""


class TableWish(ClientMessage, frozen=True):
    """A table to be opened: for each seat null for a person, or the name of a bot."""

    game: Short
    seats: Annotated[list[Short | None], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    public: bool = False
    clock: ClockWish = ClockWish()
    chat: bool | None = None
    """Without it people can chat, but where anybody may join only when all at the table want it."""
    hints: bool = False
    """Whether people may ask a bot for advice although others play; who plays against bots alone always may."""
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | Annotated[str, Meta(pattern=PATTERN)] | None = None
    """A number, or the secret of a finished game; without it nobody can tell what is dealt."""
    start: StartWish | None = None
    """Where the game starts from, instead of the beginning."""
    rated: bool = False
    """Whether the result counts for ratings; refused where it cannot, see `TablePreview.unrated`."""


class PreviewWish(ClientMessage, frozen=True):
    """A table that somebody is about to open."""

    seats: Annotated[list[Short | None], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}


class SeatWish(ClientMessage, frozen=True):
    """A seat to be taken; without a number the first free one."""

    name: Name
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    player: Secret = ""
    """A secret of the person, the same at all tables: for exporting all of one's games."""
    named: bool = False
    """Whether records of the game, which others can keep and share, may have the name in them."""
    before: Secret = ""
    """At a rematch the secret of one's seat in the game before; `player` proves the same, if it was told there."""


class LessonWish(ClientMessage, frozen=True):
    """A step of a lesson, and a move to be made there; without one only the step is shown."""

    step: Annotated[int, Meta(ge=0, le=200)] = 0
    made: Annotated[tuple[Short, ...], Meta(max_length=100)] = ()
    """The moves asked for before that step, in the notation of the game."""
    code: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    text: Short = ""
    then: MoveTexts = ()
    """Moves that follow at once, as far as they are asked for."""

    def moves(self) -> list[int | str]:
        first = self.text if self.code is None else self.code
        return [] if first == "" else [first, *self.then]


class LessonTrial(ClientMessage, frozen=True):
    """Moves to be tried at a step of a lesson; without any what can be done there."""

    step: Annotated[int, Meta(ge=0, le=200)] = 0
    made: Annotated[tuple[Short, ...], Meta(max_length=100)] = ()
    moves: MoveTexts = ()


class RecordUpload(ClientMessage, frozen=True):
    text: Annotated[str, Meta(max_length=60_000)]


class AnswerWish(ClientMessage, frozen=True):
    """A move in place of one that was a mistake, with what an analysis knows of the position."""

    game: Short
    snapshot: dict[str, Any]
    seat: Annotated[int, Meta(ge=0, le=7)]
    move: Short
    """In the notation of the game, as all moves here."""
    best: Short
    value: Share
    """What the seat can expect from the best move."""
    others: Annotated[dict[Short, Share], Meta(max_length=16)] = {}
    """The same of other moves."""
    cards: Cards = "seat"


class PuzzleMove(ClientMessage, frozen=True):
    """An answer to a puzzle: one of the actions by its code, or in the notation of the game."""

    code: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    text: Text = ""

    def move(self) -> int | str:
        return self.text if self.code is None else self.code


class BlockWish(ClientMessage, frozen=True):
    """Somebody one wants to have nothing to do with: at a seat of a table where one sits, or as one knows them."""

    table: Short = ""
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    who: Short = ""
    """As GET /api/player/met calls them, or to have to do with them again GET /api/player/blocks."""
    on: bool = True


class PushWish(ClientMessage, frozen=True):
    """A browser that wants to be told: its address at a push service, and its keys, as it gives them."""

    endpoint: Annotated[str, Meta(max_length=1024)]
    key: Annotated[str, Meta(max_length=128)]
    auth: Annotated[str, Meta(max_length=64)]
    lang: Literal["en", "it"] = "en"


class PushEnd(ClientMessage, frozen=True):
    """A browser that does not want to be told any more."""

    endpoint: Annotated[str, Meta(max_length=1024)]


class ReportWish(ClientMessage, frozen=True):
    """What the host shall know of somebody at a table: at a seat, or a spectator by the name."""

    table: Short
    reason: Reason
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    name: Name = ""
    text: Text = ""


# HTTP, from the server.


class ChoiceShown(Struct, frozen=True):
    choice: str
    text: str


class OptionShown(Struct, frozen=True):
    """An option of a game: what it is called, and what can be chosen."""

    name: str
    title: str
    default: str
    several: bool
    """Any number of the choices, not one."""
    row: list[ChoiceShown]
    """Instead of one choice a row of these can be given."""
    row_length: int
    """How long a row is; 0 for one for each seat."""
    choices: list[ChoiceShown]


class PresetShown(Struct, frozen=True):
    """A table that is set up with one press."""

    preset: str
    title: str
    why: str
    """What it means, in a sentence."""
    players: int
    bot: str
    """The bot at every seat but the first."""
    options: dict[str, Any]


class BotShown(Struct, frozen=True):
    bot: str
    kind: Literal["level", "character", "other"]


class GameShown(Struct, frozen=True):
    game: str
    title: str
    tagline: str
    players: list[int]
    """How many can play."""
    default_players: int
    """How many play when nobody says otherwise."""
    catalogue: str
    """Fingerprint of the card data."""
    kinds: list[str]
    """The kinds of catalogue ids: fields of facts named after one hold its ids."""
    bots: list[BotShown]
    """Those who can be asked to play: the levels, the weakest first, then the characters, then the others."""
    usual_bot: str
    """Whom one plays against if one has not chosen."""
    options: list[OptionShown]
    presets: list[PresetShown]
    lessons: list[str]
    """Its guided first games, in their order."""
    brings_texts: bool
    """Whether the game or an expansion has texts that do not come with the pages."""
    puzzles: int
    """How many puzzles come with it."""


class PlayersShown(Struct, frozen=True):
    """A number of players."""

    number: int
    text: str
    """What is special about it; "" if nothing is."""
    refusal: str | None
    """Why it does not go with the options, in words."""


class OptionRefusals(Struct, frozen=True):
    """What does not go with the other choices, in words."""

    choices: dict[str, str]
    """Choices that cannot be taken; of an option with several also those that cannot be given up."""
    items: dict[str, str]
    """What cannot be in a row."""
    row: str | None
    """Why there can be no row at all."""


class TablePreview(Struct, frozen=True):
    """What a table would be like: what the choices mean, and what does not go with them."""

    refusal: str | None
    """Why it cannot be set up; None if it can."""
    notes: list[str]
    """What the choices mean, in sentences."""
    teams: list[list[int]]
    """The seats that play together; [] when everybody plays alone."""
    players: list[PlayersShown]
    refusals: dict[str, OptionRefusals]
    """By option, where there are some."""
    unrated: Unrated | None
    """Why the result cannot count for ratings with these seats; null if it can, without hints, a seed or a position,
    and if whoever runs out of time loses."""


class GameTexts(Struct, frozen=True):
    """The texts that a game and its expansions bring, as Fluent sources; none if all come with the pages."""

    game: str
    sources: list[str]


class Rules(Struct, frozen=True):
    game: str
    markdown: str


class Statements(Struct, frozen=True):
    """The numbered rule statements of a game, in English."""

    game: str
    chapters: list[StatementChapter]
    about: dict[str, list[str]]
    """The ids of those that speak of a piece, by its kind and id: "card:baths"."""


class Situation(Struct, frozen=True):
    """A position that the rules show as a picture."""

    seat: int
    """Who sees it."""
    view: Any
    own: Any
    """What only that seat sees."""
    actions: list[Action]


class PositionShown(Situation, frozen=True):
    """A position that somebody edits."""

    snapshot: Json | None = None
    """The whole of it, if what was left out was to be drawn at random."""


class PositionBegun(Struct, frozen=True):
    """A position to begin with."""

    snapshot: Json


class PositionPlaces(Struct, frozen=True):
    """Where a piece has room: actions as if it were being laid."""

    actions: list[Action]


class TableRecord(Struct, frozen=True):
    """`record` is the whole game once it is over; the rest is what the asker may know."""

    record: str | None
    beginning: list[Any]
    story: list[StoryStep]


class ReplayMove(Struct, frozen=True):
    """Who moved, and how; the move is null where the viewer may not know it."""

    seat: int
    move: MoveShown | None


class ReplayStep(Struct, frozen=True):
    """The game after the set-up, after a move, or after a turn that many made together."""

    number: int
    """How many moves had been made after it."""
    moves: list[ReplayMove]
    """One, or those that were made in secret and turned over together; none of the set-up."""
    events: list[Event]
    view: Any
    """What the viewer saw, see docs/views.md."""
    open: Json | None
    """The whole position, hidden things included; null when the replay is that of a seat."""


class PuzzleListed(Struct, frozen=True):
    """A puzzle in a list."""

    puzzle: str
    themes: tuple[str, ...]
    difficulty: int
    """From 1, which every level of the bots finds, to 5, which none does below the highest."""


class PuzzleList(Struct, frozen=True):
    """The puzzles of a game."""

    game: str
    day: str
    """Today (UTC), as in 2026-05-31."""
    daily: str | None
    """The puzzle of the day, the same for everybody; null if the game has no puzzles."""
    puzzles: list[PuzzleListed]


class PuzzleShown(Struct, frozen=True):
    """A puzzle as the seat sees it that is to find the best move."""

    puzzle: str
    difficulty: int
    daily: str | None
    """The day whose puzzle it is; null if it is not that of today."""
    game: str
    seat: int
    players: int
    view: Any
    """What everybody sees, see docs/views.md."""
    own: Any
    """What only the seat sees."""
    actions: list[Action]


class PuzzlePiece(Struct, frozen=True):
    """A piece of the catalogue."""

    kind: str
    id: str


class PuzzleHint(Struct, frozen=True):
    themes: tuple[str, ...]
    piece: PuzzlePiece | None
    """The piece that the best move is about; null if it is about none."""


class PuzzleSolution(Struct, frozen=True):
    best: RatedMove
    reasons: tuple[Fact, ...]
    """What the best move has over the next best one."""
    others: tuple[RatedMove, ...]
    """The next best moves."""


class AnswerVerdict(Struct, frozen=True, kw_only=True):
    """What an answer is worth, where the best move is looked for."""

    solved: bool
    """Whether it is the best move, or gives so little away that it is no mistake."""
    tried: MoveShown
    value: float | None
    """What the seat can expect from it, from 0 (lost) to 1 (won); null if no bot could look."""
    best: float
    """What the seat can expect from the best move."""
    loss: float | None
    """How much less that is with the move that was tried; null if no bot could look."""
    grade: Grade | None


class PuzzleVerdict(AnswerVerdict, frozen=True, kw_only=True):
    """What an answer to a puzzle is worth."""

    solution: PuzzleSolution | None
    """Only if it is solved."""


class Replay(Struct, frozen=True):
    game: str
    players: list[str]
    options: Json
    result: str | None
    record: str | None
    """null while the game is being played."""
    steps: list[ReplayStep]
    """Those of this page; the first one of all is the set-up."""
    next: int | None
    """Where the next page begins; null if there is none."""


class LessonStepShown(Struct, frozen=True):
    """A step of a lesson. What it says are the texts `<game>-lesson-<lesson>-<step>`."""

    step: str
    waits: bool
    """Whether it waits for a move."""
    fresh: bool
    """Whether it has a position of its own, not the one that was reached."""
    marks: tuple[str, ...]
    """What is pointed at: pieces such as `card:baths`, and regions of the board such as `region:market`."""


class LessonShown(Struct, frozen=True):
    lesson: str
    steps: list[LessonStepShown]


class LessonPlace(Struct, frozen=True):
    """How far somebody has come in a lesson, and what came of a move that was made."""

    step: int
    made: tuple[str, ...]
    """The moves asked for so far: with these and the step one goes on later."""
    wrong: str | None
    """The move does not lead on: the form of the step's text that says why; null otherwise."""
    steps: list[ReplayStep]
    """The game before the move, and after it and after each reply; the last one is the game now."""
    players: int
    to_act: tuple[int, ...]
    actions: list[Action]
    """What the pupil can do now, and why not."""
    advice: BotDecision | None
    """A move that leads on; null where none is asked for."""


class PointsAt(Struct, frozen=True):
    """The points of each seat after a step, as if the game had ended there."""

    step: int
    age: int
    """0 in a game without Ages."""
    totals: list[int]


class PointsHistory(Struct, frozen=True):
    """How the points of all have changed in a game that is over."""

    last: int
    """The last step."""
    points: list[PointsAt]
    """Where something has changed; empty in a game that tells no points before its end."""


class OwnGame(Struct, frozen=True):
    table: str
    status: str
    game: str
    names: list[str]
    to_act: list[int]
    seats: list[int]
    """Those of the person who asks."""
    changed_at: int
    deadline: int | None
    """When the time of somebody who has to act runs out, in milliseconds since 1970."""
    record: str | None


class ShareMade(Struct, frozen=True):
    """A record that others can look at now."""

    share: str
    """Its id: the page `/shared/ID` shows it."""
    until: int
    """Until when it is kept, in milliseconds since 1970."""


class OwnShare(Struct, frozen=True):
    """A record that somebody shares."""

    share: str
    game: str
    names: list[str]
    made_at: int
    until: int


class PushKey(Struct, frozen=True):
    """With which browsers subscribe to notifications; null where the server cannot send any."""

    key: str | None


class PersonMet(Struct, frozen=True):
    """Somebody with whom one has sat at a table."""

    who: str
    """What they are called in requests of the person who asks."""
    name: str
    games: int
    """At how many tables."""
    at: int
    """When something happened there last."""
    here: bool
    """Whether they are there and want to be seen."""
    blocked: bool


class PersonBlocked(Struct, frozen=True):
    """Somebody one wants to have nothing to do with."""

    who: str
    name: str
    at: int


class Blocks(Struct, frozen=True):
    people: list[PersonBlocked]
    seats: list[int]
    """Those of the table that was asked about."""


class About(Struct, frozen=True):
    """What runs here."""

    version: str
    compiled: bool
    build: str
    """What that means for the bots, in words."""


class Reach(Struct, frozen=True):
    """Where guests find the server."""

    is_open: bool
    """Whether it hears more than its own machine."""
    addresses: list[str]
    """How guests in the same network call it, the most likely first; told only to a browser on its machine."""


class Health(Struct, frozen=True):
    status: str


class SeatGiven(Struct, frozen=True):
    """The secret is told here and never again."""

    seat: int
    secret: str


class TableOpened(Struct, frozen=True):
    table: str


class OpenTable(Struct, frozen=True):
    """A public table, for whoever looks for one."""

    table: str
    game: str
    status: str
    seats: list[str | None]
    """The name at each seat, null where it is free."""
    options: dict[str, Any]
    clock: Clock
    hints: bool
    """Whether people may ask a bot for advice."""
    created_at: int
    changed_at: int


class Lobby(Struct, frozen=True):
    tables: list[OpenTable]


class Problem(Struct, frozen=True):
    """Why something was not done."""

    refusal: str
    message: str
    fields: Json


# WebSocket, from the client: the first frame is a Hello, the others are requests.


class Hello(ClientMessage, frozen=True):
    """Which table, as whom (without a secret as a spectator), and which moves are known already."""

    table: Short
    secret: Secret = ""
    moves: Annotated[int, Meta(ge=0, le=100_000)] = 0
    lang: Literal["en", "it"] = "en"
    """In which language refusals are told."""


class Request(ClientMessage, frozen=True, kw_only=True, tag_field="do"):
    """Base of the requests; the answer comes under the id that the client gave."""

    id: Annotated[str, Meta(max_length=64)] = ""


class MoveFrame(Request, frozen=True, tag="move"):
    """A move: one of the actions by its code, or in the notation of the game."""

    code: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    text: Text = ""
    then: MoveTexts = ()
    """Moves of the same seat that follow at once, as far as they are possible."""

    def move(self) -> int | str:
        return self.text if self.code is None else self.code


class TakeBackFrame(Request, frozen=True, tag="take_back"):
    """Choose again what was chosen in secret."""


class UndoFrame(Request, frozen=True, tag="undo"):
    pass


class AnswerFrame(Request, frozen=True, tag="answer"):
    agrees: bool


class EndFrame(Request, frozen=True, tag="offer_end"):
    pass


class ResignFrame(Request, frozen=True, tag="resign"):
    pass


class BackFrame(Request, frozen=True, tag="come_back"):
    pass


class SayFrame(Request, frozen=True, tag="say"):
    text: Text
    name: Name = ""


class PhraseFrame(Request, frozen=True, tag="phrase"):
    """One of the ready phrases; they can be said where chat is off, too."""

    phrase: Short


class ChatFrame(Request, frozen=True, tag="chat"):
    on: bool


class ChatPageFrame(Request, frozen=True, tag="chat_page"):
    """Older lines of the chat, before the one of a number."""

    before: Annotated[int, Meta(ge=0, lt=2**53)]


class HintFrame(Request, frozen=True, tag="hint"):
    pass


class TryFrame(Request, frozen=True, tag="try"):
    """What moves of one's own would change, without making them; refused with the reason if they are not possible.
    Without moves: what one could do. In some games one can ask while others have their turn, as if it were one's."""

    moves: MoveTexts


class PingFrame(Request, frozen=True, tag="ping"):
    pass


Frame: TypeAlias = (
    MoveFrame
    | TakeBackFrame
    | UndoFrame
    | AnswerFrame
    | EndFrame
    | ResignFrame
    | BackFrame
    | SayFrame
    | PhraseFrame
    | ChatFrame
    | ChatPageFrame
    | HintFrame
    | TryFrame
    | PingFrame
)
