"""A table as its log tells it: `apply` one entry after the other, and here it is. Nothing is checked here."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Literal

from msgspec import Raw, Struct
from msgspec.json import encode

from mirabilia import games
from mirabilia.core.contract import Action, Event, Fact, Game, State
from mirabilia.core.facts import kind_of
from mirabilia.tables import entries
from mirabilia.tables.checkpoints import Checkpoints
from mirabilia.tables.clocks import Clocks
from mirabilia.tables.entries import Created, LogLine


class Seat(Struct):
    """Who sits at a seat."""

    bot: str | None = None
    """The bot it was planned for, or that plays on for somebody who has resigned."""
    name: str = ""
    secret: str = ""
    player: str = ""
    person: str = ""
    """Who it is, where that matters: at a rated table or in a tournament."""
    named: bool = False
    """Whether records may have the name in them."""
    stand_in: str | None = None
    """The bot that plays for a person whose time has run out."""
    resigned: bool = False

    @property
    def taken(self) -> bool:
        return self.bot is not None or bool(self.secret)

    @property
    def human(self) -> bool:
        """A person decides here, now."""
        return bool(self.secret) and self.stand_in is None and not self.resigned

    @property
    def played_by(self) -> str | None:
        """The bot that decides here, if one does."""
        return None if self.human else self.stand_in or self.bot


NO_CODE = -1


def anonymous(seat: int) -> str:
    """What somebody is called who does not want to be named."""
    return f"Player {seat + 1}"


class LoggedMove(Struct, frozen=True):
    seat: int
    text: str
    fact: Fact
    """The same spelt out."""
    at: int
    id: str
    bot: str
    reveals: bool
    """Whether hidden things came to light with it."""
    code: int = NO_CODE
    """The move as the rules know it; NO_CODE if they cannot follow the log up to here."""


class Change(Struct, frozen=True):
    """Who can see that an entry of the log has changed something about the game."""

    is_public: bool = False
    seats: frozenset[int] = frozenset()
    """If nobody else: these seats."""

    def __or__(self, other: Change) -> Change:
        return Change(self.is_public or other.is_public, self.seats | other.seats)


MOST_SAID = 1000
"""Lines of chat that are remembered; the log has them all."""
MOST_IDS = 2000
"""Moves that are known by what their clients have called them."""
UNSEEN = (entries.Said, entries.ChatSwitched, entries.Rematched, entries.UndoAsked, entries.EndOffered)
"""Entries that change nothing about the game."""


class Spoken(Struct, frozen=True):
    """A line of chat."""

    seq: int
    at: int
    entry: entries.Said


class Proposal(Struct):
    """What all people at the table have to agree to."""

    kind: Literal["undo", "end"]
    asked_by: int
    moves: int
    agreed: set[int]


class Outcome(Struct, frozen=True):
    """How the game at a table ended."""

    reason: str
    ranks: tuple[int, ...]
    scores: tuple[dict[str, int], ...] = ()


class Table:
    """A game being played, with everything around it."""

    def __init__(self, id: str, first: LogLine) -> None:
        created = first.entry
        if not isinstance(created, Created):
            raise ValueError(f"the log of table {id} does not begin with its creation")
        self.id, self.created, self.created_at = id, created, first.at
        self.game: Game = games.get(created.game)
        self.outdated = bool(
            (created.catalogue and created.catalogue != self.game.catalogue)
            or (created.rules and created.rules != self.game.version)
        )
        """Whether it was begun under other rules, or with other card data: then nobody plays on."""
        self.followed: int | None = None
        """How many moves the rules of today can follow, if not all."""
        self.seats = [Seat(bot=plan.bot) for plan in created.seats]
        self.state = self.fresh()
        self.checkpoints = Checkpoints(self.state)
        self.clocks = Clocks(created.clock, len(self.seats))
        self.moves: list[LoggedMove] = []
        self.undone = 0
        """How often moves were taken back."""
        self.ids: dict[tuple[int, str], None] = {}
        """What clients have called their last moves, those taken back included."""
        self.said: deque[Spoken] = deque(maxlen=MOST_SAID)
        self.chat = created.chat
        self.chat_wanted: set[int] = set()
        """At a table of strangers the seats that want to chat, as long as not all do."""
        self.question: Proposal | None = None
        self.outcome: Outcome | None = None
        self.rematch: str | None = None
        self.begun, self.status = False, "waiting"
        """Whether all seats are taken; whether it is "waiting" for that, "playing", or "over"."""
        self.seq, self.changed_at = first.seq + 1, first.at
        """The number of the next entry, and when the last one was written."""
        self._view: Any = None
        self._encoded: Raw | None = None
        self._actions: dict[int, list[Action]] = {}
        self._events: dict[int | None, list[Event]] = {}
        """What has been worked out for the position as it is."""
        self.update_status()
        self.update_clocks(first.at)

    # What one may ask.

    def fresh(self) -> State:
        created = self.created
        if created.position is not None:
            return self.game.restore(created.position)
        return self.game.new(created.seed, len(created.seats), created.options)

    def to_act(self) -> tuple[int, ...]:
        return self.state.to_act() if self.status == "playing" and not self.outdated else ()

    def bots_to_act(self) -> list[tuple[int, str]]:
        """The seats where bots have to decide, and which."""
        played_by = ((seat, self.seats[seat].played_by) for seat in self.to_act())
        return [(seat, bot) for seat, bot in played_by if bot is not None]

    def due(self) -> int | None:
        """When somebody has to look after the table: a person waits for a bot to decide, or a clock runs out."""
        if self.bots_to_act():
            return self.changed_at if self.people() or self.created.tournament else None
        if self.status == "waiting" and self.created.arrival:
            return self.created_at + 1000 * self.created.arrival
        deadlines = (self.clocks.deadline(seat) for seat in range(len(self.seats)))
        return min((deadline for deadline in deadlines if deadline is not None), default=None)

    def people(self) -> list[int]:
        """The seats where a person decides."""
        return [number for number, seat in enumerate(self.seats) if seat.human]

    def same_person(self, seat: int) -> set[int]:
        """The seats of the person at a seat: several may play in one browser."""
        player = self.seats[seat].player
        if not player:
            return {seat}
        return {number for number, other in enumerate(self.seats) if other.player == player}

    def persons(self) -> list[int]:
        """The seats of all who play and have not given up, whether they are there or a bot stands in for them."""
        return [number for number, seat in enumerate(self.seats) if seat.secret and not seat.resigned]

    def other_persons(self, seat: int) -> set[int]:
        """The seats of everybody else than the person at a seat, be they away."""
        return set(self.persons()) - self.same_person(seat)

    def other_people(self, seat: int) -> set[int]:
        """The seats where somebody else decides than the person at a seat."""
        return set(self.people()) - self.same_person(seat)

    def seat_with(self, secret: str) -> int | None:
        """The seat to which the hash of a secret belongs; None for a spectator."""
        if secret:
            for number, seat in enumerate(self.seats):
                if seat.secret == secret:
                    return number
        return None

    def names(self) -> tuple[str, ...]:
        """The name at each seat; that of a bot is the bot's."""
        return tuple(seat.name or seat.bot or "" for seat in self.seats)

    def public_names(self, viewer: int | None = None) -> tuple[str, ...]:
        """The names as they may stand in what leaves the table for good, such as a record: those of bots, of people who
        have agreed, and of whoever asks."""
        own = set() if viewer is None else self.same_person(viewer)
        return tuple(
            name if self.seats[seat].named or not self.seats[seat].secret or seat in own else anonymous(seat)
            for seat, name in enumerate(self.names())
        )

    # The game, worked out once for each position.

    def view(self) -> Any:
        """What everybody sees of the game."""
        if self._view is None:
            self._view = self.state.view(None)
        return self._view

    def public_view(self) -> Raw:
        """The same as JSON."""
        if self._encoded is None:
            self._encoded = Raw(encode(self.view()))
        return self._encoded

    def actions(self, seat: int) -> list[Action]:
        """What a person at the seat can do, as it is sent."""
        if seat not in self._actions:
            self._actions[seat] = games.offers(self.created.game, self.state, seat)
        return self._actions[seat]

    def events(self, viewer: int | None) -> list[Event]:
        """What the last move brought about, as far as the viewer may know."""
        if viewer not in self._events:
            self._events[viewer] = self.state.events(viewer)
        return self._events[viewer]

    def code(self, seat: int, move: int | str) -> int:
        """The legal move that a code or a notation means; IllegalMove with the reason if it means none."""
        for action in self._actions.get(seat, ()):
            if move in (action.code, action.text) and action.legal:
                return action.code
        return self.state.parse(self.state.text(move) if isinstance(move, int) else move, seat)

    def forget(self, change: Change) -> None:
        """What was worked out is out of date where something has changed."""
        self._events = {}
        if change.is_public:
            self._view, self._encoded, self._actions = None, None, {}
        for seat in change.seats:
            self._actions.pop(seat, None)

    # The log.

    def apply(self, line: LogLine) -> Change:
        """Who can see that something has changed about the game."""
        if line.seq != self.seq:
            raise ValueError(f"entry {line.seq} of table {self.id} does not follow {self.seq - 1}")
        if isinstance(line.entry, entries.Moved):
            change = self.moved(line.entry, line.at)
        else:
            APPLIED[type(line.entry)](self, line.entry, line.at)
            change = Change(not isinstance(line.entry, UNSEEN) or self.outcome is not None)
            self.forget(change)
        if isinstance(line.entry, entries.Said):
            self.said.append(Spoken(line.seq, line.at, line.entry))
        self.seq, self.changed_at = line.seq + 1, line.at
        self.update_status()
        decided = line.entry.seat if isinstance(line.entry, entries.Moved) else None
        self.update_clocks(line.at, decided)
        return change

    def update_status(self) -> None:
        self.begun = all(seat.taken for seat in self.seats)
        self.status = "over" if self.outcome is not None else "playing" if self.begun else "waiting"

    def update_clocks(self, at: int, decided: int | None = None) -> None:
        """Let the clocks of those run who have to think."""
        thinking = [seat for seat in self.to_act() if self.seats[seat].human]
        self.clocks.update(thinking, at, decided)

    def seated(self, entry: entries.Seated, at: int) -> None:
        seat = self.seats[entry.seat]
        seat.name, seat.secret, seat.player = entry.name, entry.secret, entry.player
        seat.person = entry.person
        seat.named = entry.named

    def left(self, entry: entries.Left, at: int) -> None:
        self.seats[entry.seat] = Seat(bot=self.created.seats[entry.seat].bot)

    def moved(self, entry: entries.Moved, at: int) -> Change:
        if not self.outdated:
            return self.made(entry, at)
        if self.followed is None:
            try:
                return self.made(entry, at)
            except ValueError:  # what was written stays, though it cannot be followed any more
                self.followed = len(self.moves)
        self.moves.append(LoggedMove(entry.seat, entry.text, {}, at, entry.id, entry.bot, True))
        change = Change(is_public=True)
        self.forget(change)
        return change

    def made(self, entry: entries.Moved, at: int) -> Change:
        """Make a move of the log."""
        state, code = self.state, self.code(entry.seat, entry.text)
        fact = state.move(code)
        state.play(entry.seat, code)
        team = next(team for team in state.teams if entry.seat in team)
        change = Change(not state.secret, frozenset(team))
        self.forget(change)
        seen = (kind_of(event) for viewer in range(len(self.seats)) for event in self.events(viewer))
        reveals = any(kind in self.game.revelations for kind in seen)
        self.moves.append(LoggedMove(entry.seat, entry.text, fact, at, entry.id, entry.bot, reveals, code))
        self.checkpoints.note(len(self.moves), state)
        self.note_id(entry.seat, entry.id)
        if self.question is not None and not entry.bot and entry.seat not in self.question.agreed:
            self.question = None  # whoever plays on does not agree
        result = state.result()
        if result is not None:
            self.outcome = Outcome(result.reason, result.ranks, result.scores)
        return change

    def taken_back(self, entry: entries.Takeback, at: int) -> None:
        self.question = None
        self.undone += 1
        del self.moves[entry.moves :]
        if self.followed is not None and self.followed >= len(self.moves):
            self.followed = None
        self.play_on(*self.checkpoints.back_to(entry.moves))

    def play_on(self, number: int, state: State) -> None:
        """Be in the state after all moves, from one after some of them, as far as they can be followed."""
        for move in self.moves[number : self.followed]:
            try:
                state.play(move.seat, state.parse(move.text, move.seat))
            except ValueError:
                if not self.outdated:
                    raise
                self.followed = number
                break
            number += 1
            self.checkpoints.note(number, state)
        self.state = state

    def note_id(self, seat: int, id: str) -> None:
        if id:
            self.ids[seat, id] = None
        if len(self.ids) > MOST_IDS:
            del self.ids[next(iter(self.ids))]

    def undo_asked(self, entry: entries.UndoAsked, at: int) -> None:
        self.question = Proposal("undo", entry.seat, entry.moves, {entry.seat})

    def end_offered(self, entry: entries.EndOffered, at: int) -> None:
        self.question = Proposal("end", entry.seat, len(self.moves), {entry.seat})
        self.conclude(self.question)

    def answered(self, entry: entries.Answered, at: int) -> None:
        """Who refuses ends the question; when all agree, taking back has an entry of its own, an end has not."""
        if self.question is None or not entry.agrees:
            self.question = None
            return
        self.question.agreed.add(entry.seat)
        self.conclude(self.question)

    def conclude(self, question: Proposal) -> None:
        """End the game if that was asked and everybody agrees."""
        if question.kind == "end" and self.agreed(question):
            self.question = None
            self.outcome = Outcome("agreed", (1,) * len(self.seats))

    def agreed(self, question: Proposal) -> bool:
        """Whether every person has agreed, at one of their seats: who is away has not.

        At a table of the time before rules had a version, those who were away did not count.
        """
        people = self.persons() if self.created.rules else self.people()
        return bool(people) and all(self.same_person(seat) & question.agreed for seat in people)

    def resigned(self, entry: entries.Resigned, at: int) -> None:
        self.give_up(entry.seat, entry.bot, "resigned")

    def give_up(self, number: int, bot: str, reason: str) -> None:
        """A seat is lost for good: a bot plays on or, if there is none, the game is over."""
        seat = self.seats[number]
        seat.resigned, seat.bot, self.question = True, bot or None, None
        if not bot:
            self.outcome = Outcome(reason, tuple(2 if other == number else 1 for other in range(len(self.seats))))

    def absent(self, entry: entries.Absent, at: int) -> None:
        if entry.lost:
            self.give_up(entry.seat, entry.bot, "time")
            return
        self.seats[entry.seat].stand_in = entry.bot
        if self.question is not None:
            self.conclude(self.question)

    def returned(self, entry: entries.Returned, at: int) -> None:
        self.seats[entry.seat].stand_in = None
        self.clocks.refill(entry.seat)

    def nothing(self, entry: entries.Said, at: int) -> None:
        """Chat changes nothing."""

    def chat_switched(self, entry: entries.ChatSwitched, at: int) -> None:
        """Anybody switches it off; on among strangers only all together."""
        self.chat_wanted = self.chat_wanted | {entry.seat} if entry.on else set()
        all_want = not self.created.strangers or all(
            self.same_person(seat) & self.chat_wanted for seat in self.persons()
        )
        self.chat = entry.on and all_want
        if self.chat:
            self.chat_wanted = set()

    def closed(self, entry: entries.Closed, at: int) -> None:
        self.question = None
        self.outcome = Outcome("missing" if entry.missing else "closed", (1,) * len(self.seats))

    def rematched(self, entry: entries.Rematched, at: int) -> None:
        self.rematch = entry.table


APPLIED: dict[type, Callable[[Table, Any, int], None]] = {
    entries.Seated: Table.seated,
    entries.Left: Table.left,
    entries.Takeback: Table.taken_back,
    entries.UndoAsked: Table.undo_asked,
    entries.EndOffered: Table.end_offered,
    entries.Answered: Table.answered,
    entries.Resigned: Table.resigned,
    entries.Absent: Table.absent,
    entries.Returned: Table.returned,
    entries.Said: Table.nothing,
    entries.ChatSwitched: Table.chat_switched,
    entries.Rematched: Table.rematched,
    entries.Closed: Table.closed,
}


def replayed(id: str, lines: Iterable[LogLine]) -> Table:
    """A table from its whole log."""
    rest = iter(lines)
    table = Table(id, next(rest))
    for line in rest:
        table.apply(line)
    return table
