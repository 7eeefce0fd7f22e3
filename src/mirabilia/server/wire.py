"""What clients send and get. Unknown fields are refused, sizes are limited: bad input gets a clear error."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from mirabilia.core.contract import Action, Event, Json
from mirabilia.core.seeds import PATTERN
from mirabilia.core.statements import StatementChapter
from mirabilia.tables.entries import Clock
from mirabilia.tables.messages import MoveShown, StoryStep
from mirabilia.tables.rated import Unrated

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


class RecordUpload(ClientMessage, frozen=True):
    text: Annotated[str, Meta(max_length=60_000)]


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
