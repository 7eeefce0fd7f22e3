"""What people may ask of a table. Each request is checked and becomes the entries that make it so, or is refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from mirabilia import bots, games
from mirabilia.core.contract import Fact, Game, IllegalMove, Json, OptionError, Seed, SnapshotError, State
from mirabilia.core.describe import texts
from mirabilia.tables import entries
from mirabilia.tables.entries import AnyEntry, Clock, Created, SeatPlan
from mirabilia.tables.names import cleaned, is_blank, looks_like, normalised
from mirabilia.tables.phrases import PHRASES
from mirabilia.tables.rated import why_unrated
from mirabilia.tables.table import Proposal, Table

LONGEST_NAME = 24
LONGEST_LINE = 500
LONGEST_ID = 64
LONGEST_OPTIONS = 4096
"""Bytes of the options of a table as JSON: the lobby shows them."""
TAKE_BACK = "back"
"""How records and logs note that a secret choice is taken back."""
LONGEST_CLOCK = {"move": 86_400, "game": 86_400, "days": 30}
"""In seconds, seconds and days."""
MOST_GAIN = 600
"""Seconds that a decision can bring."""


class Refused(ValueError):
    """A request that cannot be granted. The table is as it was."""

    def __init__(self, why: str, message: str, **fields: object) -> None:
        super().__init__(message)
        self.fact: Fact = {"refusal": why, **fields}
        """The same spelt out, for telling a person in another language."""


def explain(refusal: Refused, language: str, game: Game | None = None) -> str:
    """A refusal in words; with the game, which some refusals name, also what its rules do not allow."""
    fields: dict[str, Any] = {k: value for k, value in refusal.fact.items() if isinstance(value, str | int)}
    reason = explained(refusal, language, game)
    if reason is not None:
        fields["reason"] = reason
    kind = str(fields.pop("refusal")).replace("_", "-")
    return texts(language)(f"tables-refusal-{kind}", **fields)


def explained(refusal: Refused, language: str, game: Game | None = None) -> str | None:
    """The reason of a refusal alone, where a game has given it."""
    fact = refusal.fact.get("explained")
    if not fact or (game is None and "game" not in refusal.fact):
        return None
    return texts(language).fact(game or games.get(refusal.fact["game"]), fact)


# Tables and seats.


def create(
    game: str,
    seats: Sequence[str | None],
    options: Mapping[str, object] | None = None,
    *,
    seed: Seed,
    seeded: bool = False,
    public: bool = False,
    clock: Clock | None = None,
    chat: bool = True,
    hints: bool = False,
    known: Sequence[str] = bots.NAMES,
    position: Json | None = None,
    rated: bool = False,
    strangers: bool = False,
) -> Created:
    """A new table; for each seat the name of a bot that is known, or None for a person. With a position, which was
    checked before, it starts from there."""
    if game not in games.playable():
        raise Refused("no_game", f"there is no game {game!r}; there is: {', '.join(games.playable())}", game=game)
    for bot in seats:
        if bot is not None and bot not in known:
            raise Refused("no_bot", f"there is no bot {bot!r}; there is: {', '.join(known)}", bot=bot)
    rules = games.get(game)
    check_options(options or {})
    try:
        rules.new(seed, len(seats), options)
    except OptionError as error:
        raise Refused("options", str(error), reason=str(error), explained=error.fact, game=game) from None
    except (ValueError, SnapshotError) as error:
        raise Refused("options", str(error), reason=str(error)) from None
    if position is not None and len(seats) != (players := rules.restore(position).players):
        raise Refused("seats_of_position", f"this position has {players} seats", players=players)
    plans, checked_clock = tuple(SeatPlan(bot) for bot in seats), _clock(clock)
    if rated:
        why = why_unrated(seats, checked_clock, hints=hints, seeded=seeded, position=position is not None)
        if why is not None:
            raise Refused("unrated", f"such a table cannot be rated: {why}", unrated=why)
    return Created(
        game,
        dict(options or {}),
        seed,
        plans,
        public,
        checked_clock,
        chat,
        rules.catalogue,
        seeded=seeded,
        hints=hints,
        rules=rules.version,
        position=position,
        rated=rated,
        strangers=strangers,
    )


def check_options(options: Mapping[str, object]) -> None:
    """Refused if they are much longer than they need to be, as names that are said again and again."""
    if len(msgspec.json.encode(options)) > LONGEST_OPTIONS:
        raise Refused("too_large", f"the options of a table have at most {LONGEST_OPTIONS} bytes")


def _clock(clock: Clock | None) -> Clock:
    if clock is None or clock.kind == "none":
        return Clock()
    longest = LONGEST_CLOCK[clock.kind]
    if not 1 <= clock.amount <= longest:
        raise Refused("clock", f"a clock of kind {clock.kind} has 1 to {longest}, not {clock.amount}", longest=longest)
    if not 0 <= clock.gain <= (MOST_GAIN if clock.kind == "game" else 0):
        raise Refused("clock_gain", f"a decision brings 0 to {MOST_GAIN} seconds of a whole game", longest=MOST_GAIN)
    return clock


def sit(
    table: Table,
    seat: int,
    name: str,
    secret: str,
    player: str = "",
    before: str = "",
    person: str = "",
    *,
    named: bool = False,
) -> list[AnyEntry]:
    """Take a free seat. `secret`, `player` and the secret of the seat in the game before are hashes; `person` is who
    has made themselves known; `named` says that records may have the name in them."""
    if table.outcome is not None:
        raise over()
    _check_seat(table, seat)
    if table.seats[seat].taken:
        raise Refused("seat_taken", f"seat {seat} is taken", seat=seat)
    shown = normalised(name)
    if not shown or len(shown) > LONGEST_NAME:
        raise Refused("name", f"a name has 1 to {LONGEST_NAME} characters", longest=LONGEST_NAME)
    if not is_kept_for(table.created.seats[seat], player, before, person):
        raise Refused("seat_kept", f"seat {seat} is kept for somebody else", seat=seat)
    _check_name(table, shown, seat)
    if not table.created.rated and not table.created.tournament:
        return [entries.Seated(seat, shown, secret, player, named=named)]
    if not person:
        raise Refused("rated_person", "at a rated table everybody has made themselves known")
    if any(other.person == person for other in table.seats):
        raise Refused("rated_twice", "at a rated table everybody has one seat")
    return [entries.Seated(seat, shown, secret, player, person, named)]


def is_kept_for(plan: SeatPlan, player: str, before: str, person: str = "") -> bool:
    """Whether somebody may take a seat: anybody, unless it is kept for somebody, as in a rematch."""
    if plan.person:
        return plan.person == person
    if not plan.player and not plan.secret:
        return True
    return (bool(plan.player) and plan.player == player) or (bool(plan.secret) and plan.secret == before)


def seat_for(table: Table, name: str, player: str = "", before: str = "", person: str = "") -> int:
    """The free seat for somebody who names none: where they are expected, else where nobody is."""
    expected, plans = normalised(name).casefold(), table.created.seats
    free = [number for number, seat in enumerate(table.seats) if not seat.taken]
    free = [number for number in free if is_kept_for(plans[number], player, before, person)]
    if not free:
        raise Refused("full", "there is no free seat")
    return min(free, key=lambda number: (plans[number].name.casefold() != expected, bool(plans[number].name), number))


def leave(table: Table, seat: int) -> list[AnyEntry]:
    """Give a seat back before the game has begun; afterwards one resigns."""
    _check_person(table, seat)
    if table.status != "waiting":
        raise Refused("begun", "the game has begun: resign to give it up")
    return [entries.Left(seat)]


def rematch(table: Table, seed: Seed) -> Created:
    """The same table once more, with its seats kept for those who had them."""
    if table.outcome is None:
        raise Refused("not_over", "the game is not over yet")
    if table.created.tournament:
        raise Refused("tournament_rematch", "in a tournament the next opponent comes from the pairing")
    old, rules = table.created, games.get(table.created.game)
    seats = tuple(
        SeatPlan(plan.bot) if plan.bot else SeatPlan(None, seat.name, seat.player, seat.secret, seat.person)
        for plan, seat in zip(old.seats, table.seats, strict=True)
    )
    now: dict[str, Any] = {"catalogue": rules.catalogue, "rules": rules.version, "arrival": 0}
    if old.strangers and table.chat:  # they have agreed to it already
        now |= {"chat": True, "strangers": False}
    return msgspec.structs.replace(old, seats=seats, seed=seed, rematch_of=table.id, seeded=False, **now)


# Moves.


def move(
    table: Table, seat: int, move: int | str, id: str = "", bot: str = "", then: Sequence[str] = ()
) -> list[AnyEntry]:
    """A move, by its code or its notation; one that was made before under the same id is not made again.

    Moves of the same seat can follow at once; the first one that is not possible and those after it are not made.
    """
    _check_seat(table, seat)
    if id and (seat, id) in table.ids:
        return []
    if len(id) > LONGEST_ID:
        raise Refused("id", f"the id of a move has at most {LONGEST_ID} characters", longest=LONGEST_ID)
    if table.status == "waiting":
        raise Refused("waiting", "the game has not begun: seats are free")
    if table.outcome is not None:
        raise over()
    check_rules(table)
    if (table.seats[seat].played_by or "") != bot:
        raise Refused("not_yours", f"seat {seat} is played by somebody else now", seat=seat)
    state = table.state
    if seat not in state.to_act() and not state.can_take_back(seat):
        raise Refused("not_your_turn", f"it is not the turn of seat {seat}", seats=list(state.to_act()))
    try:
        code = table.code(seat, move)
    except IllegalMove as error:
        raise Refused("illegal", str(error), reason=str(error), explained=error.fact) from None
    texts = [state.text(code), *(following(state, seat, code, then) if then else ())]
    return [entries.Moved(seat, text, id, bot) for text in texts]


def following(state: State, seat: int, code: int, then: Sequence[str]) -> Iterator[str]:
    """The moves that are possible after a move.

    To refuse them all for one of them would tell what the first one turns up before it is made.
    """
    after = state.copy()
    after.play(seat, code)
    for text in then:
        try:
            code = after.parse(text, seat)
            after.play(seat, code)
        except IllegalMove:
            return
        yield after.text(code)


def take_back(table: Table, seat: int, id: str = "") -> list[AnyEntry]:
    """Choose again what was chosen in secret, while others have not chosen yet."""
    return move(table, seat, TAKE_BACK, id)


def undo(table: Table, seat: int) -> list[AnyEntry]:
    """Take the last own move back: alone as far as nobody has learnt from it or answered it, else by asking."""
    _check_playing(table, seat)
    check_rules(table)
    if table.created.rated:
        raise Refused("rated_undo", "at a rated table no move is taken back")
    number = last_own(table, seat)
    if number is None:
        raise Refused("no_undo", "there is no move of yours to take back")
    if number >= goes_back_to(table, seat):
        return [entries.Takeback(seat, number)]
    if not table.other_persons(seat):
        raise Refused("revealed", "something has come to light since: that cannot be taken back")
    if table.question is not None:
        raise Refused("question_open", "there is an open question at the table")
    return [entries.UndoAsked(seat, number)]


def last_own(table: Table, seat: int) -> int | None:
    """The number of the last move a person has made here."""
    own = table.same_person(seat)
    for number in range(len(table.moves) - 1, -1, -1):
        move = table.moves[number]
        if move.seat in own and not move.bot:
            return number
    return None


def goes_back_to(table: Table, seat: int) -> int:
    """How many moves remain at least when a person takes back alone. What a bot has played for somebody who is away is
    theirs: who waits until the others are gone cannot try out what it answers."""
    own, others, number = table.same_person(seat), table.other_persons(seat), len(table.moves)
    while number:
        last = table.moves[number - 1]
        if last.reveals or last.seat in others or (last.seat not in own and not last.bot):
            break
        number -= 1
    return number


def check_hint(table: Table, seat: int | None) -> None:
    """Refused unless the seat may ask what a bot would do now."""
    if seat is None:
        raise Refused("spectator", "spectators look on")
    _check_playing(table, seat)
    check_rules(table)
    if not hints(table, seat):
        raise Refused("no_hints", "at this table there are no hints")
    if not table.state.legal(seat):
        raise Refused("not_your_turn", f"it is not the turn of seat {seat}", seats=list(table.to_act()))


def hints(table: Table, seat: int) -> bool:
    """Whether bots may be asked for advice: where the table says so, or nobody else plays, be they away for now, and it
    counts for no rating."""
    return table.created.hints or not (table.other_persons(seat) or table.created.rated)


# Agreements.


def answer(table: Table, seat: int, agrees: bool) -> list[AnyEntry]:
    """Agree to the open question, or refuse it for all."""
    _check_playing(table, seat)
    question = table.question
    if question is None:
        raise Refused("no_question", "there is no open question at the table")
    if agrees and seat in question.agreed:
        return []
    new_entries: list[AnyEntry] = [entries.Answered(seat, agrees)]
    if agrees:
        new_entries += _taken_back(table, question, seat)
    return new_entries


def _taken_back(table: Table, question: Proposal, agreeing: int) -> list[AnyEntry]:
    """The entry that takes moves back once all agree to it; who is away does not."""
    agreed = question.agreed | {agreeing}
    if question.kind == "undo" and all(table.same_person(seat) & agreed for seat in table.persons()):
        return [entries.Takeback(question.asked_by, question.moves)]
    return []


def offer_end(table: Table, seat: int) -> list[AnyEntry]:
    """Ask the others to end the game as it stands."""
    _check_playing(table, seat)
    if table.question is not None:
        raise Refused("question_open", "there is an open question at the table")
    return [entries.EndOffered(seat)]


def resign(table: Table, seat: int, bot: str) -> list[AnyEntry]:
    """Give up. With two seats, or when no other person is there, the game is over; else a bot plays on."""
    _check_playing(table, seat)
    if len(table.seats) <= 2 or not table.other_people(seat):
        return [entries.Resigned(seat)]
    return [entries.Resigned(seat, bot)]


# Time.


def expire(table: Table, now: int, bot: str) -> list[AnyEntry]:
    """A bot takes over for everybody whose time has run out or, if the table says so, they have lost."""
    if table.status == "waiting" and table.created.arrival:
        return not_come(table, bot) if now >= table.created_at + 1000 * table.created.arrival else []
    late = [
        seat for seat in table.people() if (deadline := table.clocks.deadline(seat)) is not None and deadline <= now
    ]
    if not table.created.clock.lost:
        return [entries.Absent(seat, bot) for seat in late]
    lost: list[AnyEntry] = []
    for number, seat in enumerate(late):
        if len(table.seats) <= 2 or not table.other_people(seat) - set(late[:number]):
            return [*lost, entries.Absent(seat, "", lost=True)]
        lost.append(entries.Absent(seat, bot, lost=True))
    return lost


def not_come(table: Table, bot: str) -> list[AnyEntry]:
    """Who has not come in time has lost in a tournament; elsewhere, or if nobody has come, there is no game."""
    missing = [number for number, seat in enumerate(table.seats) if not seat.taken]
    if not table.people() or not table.created.tournament:
        return [entries.Closed(missing=True)]
    if len(table.seats) <= 2:
        return [entries.Absent(missing[0], "", lost=True)]
    return [entries.Absent(seat, bot, lost=True) for seat in missing]


def come_back(table: Table, seat: int) -> list[AnyEntry]:
    """Have the seat again that a bot has kept warm."""
    _check_seat(table, seat)
    if table.outcome is not None or table.seats[seat].stand_in is None:
        return []
    return [entries.Returned(seat)]


# Chat.


def say(table: Table, name: str, text: str, seat: int | None = None) -> list[AnyEntry]:
    """A line of chat; a person at a seat speaks under its name."""
    if not table.chat:
        raise Refused("chat_off", "the chat of this table is switched off")
    line = cleaned(text)
    if is_blank(line) or len(line) > LONGEST_LINE:
        raise Refused("line", f"a line has 1 to {LONGEST_LINE} characters", longest=LONGEST_LINE)
    speaker = normalised(name)[:LONGEST_NAME] if seat is None else table.seats[seat].name
    if not speaker:
        raise Refused("name", f"a name has 1 to {LONGEST_NAME} characters", longest=LONGEST_NAME)
    if seat is None:
        _check_name(table, speaker)
    return [entries.Said(speaker, line, seat)]


def say_phrase(table: Table, seat: int, phrase: str) -> list[AnyEntry]:
    """A ready phrase, also where chat is off."""
    _check_person(table, seat)
    if phrase not in PHRASES:
        raise Refused("phrase", f"there is no phrase {phrase!r}", phrase=phrase)
    return [entries.Said(table.seats[seat].name, "", seat, phrase)]


def switch_chat(table: Table, seat: int, on: bool) -> list[AnyEntry]:
    """Switch it off or on; among strangers it is on when all have asked for it."""
    _check_person(table, seat)
    is_so = table.chat if on else not table.chat and not table.chat_wanted
    return [] if is_so or (on and seat in table.chat_wanted) else [entries.ChatSwitched(on, seat)]


# Checks.


def over() -> Refused:
    return Refused("over", "the game is over")


def check_rules(table: Table) -> None:
    """The game is played by the rules and with the cards it was begun with."""
    if table.outdated:
        raise Refused("other_rules", "the game was begun under other rules or with other card data")


def _check_name(table: Table, name: str, own: int | None = None) -> None:
    """Nobody speaks or sits under the name of somebody else, who may still be on the way to a seat that is kept."""
    plans = enumerate(table.created.seats)
    expected = (plan.name for seat, plan in plans if seat != own and plan.is_kept)
    if looks_like(name, (*filter(None, table.names()), *expected, *bots.NAMES)):
        raise Refused("name_taken", f"{name!r} is the name of somebody else", name=name)


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refused("no_seat", f"there is no seat {seat}", seat=seat)


def _check_person(table: Table, seat: int) -> None:
    _check_seat(table, seat)
    if not table.seats[seat].secret:
        raise Refused("no_seat", f"nobody sits at seat {seat}", seat=seat)


def _check_playing(table: Table, seat: int) -> None:
    """The seat is that of a person who plays."""
    _check_person(table, seat)
    if table.outcome is not None:
        raise over()
    if table.status == "waiting":
        raise Refused("waiting", "the game has not begun: seats are free")
    if not table.seats[seat].human:
        raise Refused("not_yours", f"seat {seat} is played by a bot now", seat=seat)
