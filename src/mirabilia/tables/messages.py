"""What a table tells those who look on. `redaction` fills it in, per viewer; nothing else leaves a table."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from mirabilia.core.contract import Action, Event, Fact
from mirabilia.tables.entries import Clock
from mirabilia.tables.paces import Pace
from mirabilia.tables.rated import Unrated


class SeatShown(Struct, frozen=True):
    """Who sits at a seat, and how long they have thought."""

    name: str
    bot: str | None
    taken: bool
    stand_in: str | None
    """The bot that plays for somebody whose time has run out."""
    resigned: bool
    used: int
    """Milliseconds thought so far."""
    deadline: int | None
    """When the time runs out, in milliseconds since 1970."""
    expected: str | UnsetType = UNSET
    """Who is expected at a free seat: whoever had it in the game before."""


class QuestionShown(Struct, frozen=True):
    """What all people at the table have to agree to."""

    kind: Literal["undo", "end"]
    seat: int
    """Who asks."""
    moves: int
    """How many moves would be left."""
    agreed: list[int]


class OutcomeShown(Struct, frozen=True):
    """How the game at a table ended."""

    reason: str
    ranks: tuple[int, ...]
    scores: tuple[dict[str, int], ...] = ()


class MoveShown(Struct, frozen=True):
    """A move that was made, or that is advised."""

    text: str
    """In the notation of the game."""
    fact: Fact
    """Spelt out, to be told in words."""


class TableUpdate(Struct, frozen=True, kw_only=True):
    """What can change at a table, as the viewer may see it. `view`, `own` and `actions` are left out while they are as
    they were."""

    viewer: int | None
    """As whom one looks on: a seat, or null for a spectator. A seat may be given back before the game has begun."""
    status: Literal["waiting", "playing", "over"]
    seq: int
    """The number of the next entry of the log."""
    moves: int
    """How many moves have been made."""
    seats: list[SeatShown]
    to_act: tuple[int, ...]
    """The seats that owe a decision."""
    undo: Literal["alone", "asking"] | None
    """Whether the viewer may take the last own move back alone, by asking the others, or not at all."""
    take_back: bool
    """Whether the viewer may choose again what was chosen in secret."""
    hints: bool
    """Whether the viewer may ask a bot for advice."""
    question: QuestionShown | None
    outcome: OutcomeShown | None
    chat: bool
    chat_wanted: list[int]
    """Where chat is off: the seats that would like to chat; it is on when all of them do."""
    rematch: str | None
    """The table at which the same players meet again."""
    view: Any = UNSET
    """What everybody sees of the game: the View of the game, see docs/views.md."""
    changes: list[Any] | UnsetType = UNSET
    """Instead of a whole view, what has changed in the one told last: pairs of a path (names of fields, numbers in
    lists) and what is there now; a path alone if nothing is there any more. A list that has become longer or shorter
    has two numbers and entries after its path: from the first number on, so many give way to these."""
    own: Any = UNSET
    """What only the viewer sees of it; null for a spectator."""
    actions: list[Action] | UnsetType = UNSET
    """What the viewer can do now, and why not."""


class TableShown(TableUpdate, frozen=True, kw_only=True):
    """A table, as the viewer may see it."""

    id: str
    game: str
    options: dict[str, Any]
    catalogue: str
    """Fingerprint of the card data."""
    public: bool
    rules: int
    """The version of the rules it is played by; 0 if it is older than versions are."""
    outdated: bool
    """Whether rules or card data are others now: it can be looked at, but not played on."""
    seeded: bool
    """Whether the opener chose the seed, and so may know every card."""
    unrated: Unrated | None
    """Why the result counts for no rating; null if it does."""
    pace: Pace
    """The pace at which it is played: with the game it says for which rating it counts."""
    tournament: str
    """The tournament it belongs to; "" for none."""
    strangers: bool
    """Whether people meet here who may not know each other: all of them have to want the chat."""
    clock: Clock


class LogEntry(Struct, frozen=True):
    """One entry of the log of a table, as far as the viewer may know it. Which fields there are hangs on the kind."""

    seq: int
    at: int
    kind: str
    seat: int | UnsetType | None = UNSET
    bot: str | UnsetType | None = UNSET
    events: list[Event] | UnsetType = UNSET
    move: MoveShown | UnsetType = UNSET
    """The viewer's own."""
    id: str | UnsetType = UNSET
    moves: int | UnsetType = UNSET
    name: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    phrase: str | UnsetType = UNSET
    agrees: bool | UnsetType = UNSET
    on: bool | UnsetType = UNSET
    table: str | UnsetType = UNSET
    lost: bool | UnsetType = UNSET
    """Whether the time that ran out costs the seat."""
    missing: bool | UnsetType = UNSET
    """Whether a table is closed because somebody has not come for whom a seat was kept."""


class StoryStep(Struct, frozen=True):
    """A move: who made it, and what it brought about as far as the viewer may know."""

    number: int
    seat: int
    at: int
    events: list[Event]
    move: MoveShown | UnsetType = UNSET
    """The viewer's own; after the game everybody's."""


class ChatLine(Struct, frozen=True):
    seq: int
    at: int
    name: str
    seat: int | None
    text: str
    phrase: str
    """One of the ready phrases, instead of a text: `web-phrase-<phrase>`; else ""."""


class BotDecision(Struct, frozen=True):
    """What a bot makes of a position."""

    move: MoveShown
    value: float | None = None
    """What the seat can expect, from 0 (lost) to 1 (won)."""
    others: tuple[tuple[MoveShown, float], ...] = ()
    """The next best moves with their values."""
    events: tuple[Event, ...] = ()
    """What the move would bring about at once, as far as the seat can know."""
    reasons: tuple[Fact, ...] = ()
    """Why the move is good, the most important first."""
    then: tuple[MoveShown, ...] = ()
    """What it would do next, where the seat goes on at once: where it would lay what it buys."""


# The messages of the WebSocket.


class Message(Struct, frozen=True, tag_field="is"):
    """Base of what the server sends."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to a hello: all there is to see now."""

    seat: int | None
    table: TableShown
    story: list[StoryStep]
    chat: list[ChatLine]
    """The last lines."""
    chat_before: int | None
    """With this number older lines are asked for; null if there are none."""
    here: list[int] | None
    """The seats whose players are at their screens; null if that is not known."""


class Presence(Message, frozen=True, tag="presence"):
    """Somebody has come, or has been gone for a while."""

    here: list[int]
    """The seats whose players are at their screens."""


class BotNotice(Message, frozen=True, tag="bots"):
    """How the bots of the table are doing, when that is not as usual or is so again."""

    hurried: bool
    """Whether they think less than usual because people wait at many tables."""
    set_aside: list[str]
    """Programs that have failed again and again: another bot decides in their place."""


class News(Message, frozen=True, tag="news"):
    """What has just been written to the log, and what has changed by it."""

    news: list[LogEntry]
    table: TableUpdate


class Done(Message, frozen=True, tag="done"):
    """What was asked under this id is safe; `seq` is null if there was nothing to do."""

    id: str
    seq: int | None


class Refusal(Message, frozen=True, tag="refused"):
    """What was asked under this id was not done."""

    id: str
    refusal: str
    message: str
    fields: dict[str, Any]


class Hint(Message, frozen=True, tag="hint"):
    id: str
    hint: BotDecision


class ChatPage(Message, frozen=True, tag="chat_page"):
    """Older lines of the chat; `before` asks for still older ones."""

    id: str
    chat: list[ChatLine]
    before: int | None


class Tried(Message, frozen=True, tag="tried"):
    """The moves asked about under this id are possible; nothing was done."""

    id: str
    outlook: tuple[Fact, ...] = ()
    """What they would change, as facts of the game."""
    actions: list[Action] | UnsetType = UNSET
    """If no moves were asked about: what one can do, or could if it were one's turn."""


class Pong(Message, frozen=True, tag="pong"):
    id: str


AnyMessage: TypeAlias = Welcome | Presence | BotNotice | News | Done | Refusal | Hint | Tried | ChatPage | Pong
