"""Where the parts of the game plug in: effects, phases, follow-up choices, and modules such as an expansion.

The base rules run through these registers and know none of the expansions by name.
"""

from __future__ import annotations

from itertools import count
from typing import Final

from mypy_extensions import i64, mypyc_attr

from mirabilia.core.bits import lowest
from mirabilia.core.stream import Dealer, Stream
from mirabilia.core.vecs import append, remove, vec
from mirabilia.games.seven.codes import FIRST_FREE as FREE_MOVE
from mirabilia.games.seven.codes import Moves
from mirabilia.games.seven.expansion import expansions, number_of
from mirabilia.games.seven.journal import FIRST_FREE as FREE_EVENT
from mirabilia.games.seven.lookup import KIND
from mirabilia.games.seven.packing import NOT_ANSWERED as NOT_ANSWERED
from mirabilia.games.seven.packing import NOTHING_POSSIBLE as NOTHING_POSSIBLE
from mirabilia.games.seven.packing import answer_to as answer_to
from mirabilia.games.seven.packing import answered as answered
from mirabilia.games.seven.packing import pending as pending
from mirabilia.games.seven.packing import pending_argument as pending_argument
from mirabilia.games.seven.packing import pending_kind as pending_kind
from mirabilia.games.seven.packing import pending_owner as pending_owner
from mirabilia.games.seven.packing import unanswered
from mirabilia.games.seven.pieces import STEP
from mirabilia.games.seven.position import EMPTY, City, Position
from mirabilia.games.seven.supply import Supply

# What brings an effect about; expansions have the numbers after these. Builds from the discard pile come in this order
# (BASE-064, BASE-065).
FROM_CARD: Final = 0
FROM_STAGE: Final = 1
FROM_CHOSEN: Final = 2
"""The alternative of a stage that its builder chose."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What a kind of effect does, at each of the moments when one can do something. `a`, `b`, `c`: its numbers."""

    def enter(self, city: City, a: i64, b: i64, c: i64) -> None:
        """From now on: what the city has by this effect."""

    def at_once(self, position: Position, owner: i64, source: i64, a: i64, b: i64, c: i64) -> None:
        """Once, when the piece comes into play."""

    def choice(self, a: i64, b: i64, c: i64) -> i64:
        """What the builder of a stage chooses together with it, as a pending choice of nobody; -1 for nothing."""
        return -1

    def count_up(self, position: Position, owner: i64, a: i64, b: i64, c: i64) -> None:
        """Once, after all pieces of the turn have come into play: coins for things that are counted."""

    def points(self, position: Position, owner: i64, a: i64, b: i64, c: i64) -> i64:
        """At the end of the game."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase:
    """A phase in which all seats choose in secret."""

    def find(self, position: Position, owner: i64, moves: Moves) -> None:
        """Fill in the legal moves of a city that owes one."""

    def resolve(self, position: Position) -> None:
        """All have chosen."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """A choice that follows from a move: from a stage that all have seen, or in secret from one just committed.

    With a single option it is made automatically, with none it is skipped.
    """

    def find(self, position: Position, owner: i64, argument: i64, moves: Moves) -> None:
        """Fill in the legal moves."""

    def play(self, position: Position, owner: i64, argument: i64, move: i64) -> None:
        """Make one of them."""


class Fights:
    """The conflicts of an Age: who meets whom, and how many tokens each of them takes."""

    def __init__(self) -> None:
        self.first: vec[i64] = EMPTY
        self.second: vec[i64] = EMPTY
        self.tokens: vec[i64] = EMPTY

    def add(self, first: i64, second: i64, tokens: i64) -> None:
        self.first = append(self.first[:], first)
        self.second = append(self.second[:], second)
        self.tokens = append(self.tokens[:], tokens)


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """An optional part of the game, such as an expansion. Every hook does nothing unless a module says otherwise."""

    def set_up(self, position: Position, supply: Supply, stream: Dealer) -> None:
        """Before the first hand is dealt."""

    def begin(self, position: Position) -> bool:
        """Before Age I: start a phase of its own and say so, or let the game go on."""
        return False

    def begin_age(self, position: Position) -> None:
        """An Age begins."""

    def before_first_turn(self, position: Position) -> bool:
        """Before the cards of an Age are dealt: start a phase of its own and say so, or let the first turn come."""
        return False

    def begin_turn(self, position: Position) -> None:
        """Before the seats choose."""

    def recompute(self, position: Position, city: City) -> None:
        """Work out again what a city has by pieces that only this module knows."""

    def find(self, position: Position, owner: i64, regular: bool, moves: Moves) -> None:
        """Fill in what a city can do that no player owns; `regular`: on a regular turn, not with its last card."""

    def extra_for_stage(self, position: Position, owner: i64) -> i64:
        """Coins for which more can be had with a stage now; -1 if there is nothing."""
        return -1

    def take_extra(self, position: Position, owner: i64) -> None:
        """A stage was built and the extra paid for."""

    def barred_by_chain(self, position: Position, owner: i64) -> i64:
        """The sides a city may not buy from for a card it could have by a chain: 1 left, 2 right."""
        return 0

    def give_up(self, position: Position, owner: i64, piece: i64) -> i64:
        """Take away a piece that a player holds apart from the hand of cards: its entry, -1 if it is not there."""
        return -1

    def sell(self, position: Position, owner: i64, left: i64) -> None:
        """Such a piece is sold; `left`: its entry."""

    def before_cards(self, position: Position) -> None:
        """All have chosen on a regular turn, and nothing has been paid or played yet."""

    def fits(self, position: Position) -> bool:
        """Whether a position that was redrawn agrees with what everybody has seen."""
        return True

    def redraw(self, position: Position, allies: i64, stream: Stream) -> None:
        """Redraw what these seats cannot know of its pieces; rows are shared with other positions."""

    def after_effects(self, position: Position) -> None:
        """The cards of a turn have had their effects."""

    def end_turn(self, position: Position) -> None:
        """After the builds from the discard pile."""

    def end_age(self, position: Position) -> None:
        """After the last turn of an Age, before the conflicts."""

    def arrange(self, position: Position, fights: Fights) -> Fights:
        """Change who fights whom."""
        return fights

    def score(self, position: Position, owner: i64, sheet: vec[i64]) -> None:
        """Add points at the end that no effect of a piece in play gives."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Use:
    """What a kind of move does with a piece of the hand, where that is neither selling, building nor a stage."""

    def place(self, position: Position, owner: i64, piece: i64, left: i64) -> None:
        """Put the piece where it goes; `left`: its entry as it left the hand."""

    def take_income(self, position: Position, owner: i64, move: i64) -> None:
        """What is paid once."""


# The registers. Modules have the place of their expansion in the order of all; the others have numbers that whoever
# registers them declares, or the next free one. Choices of one moment are asked for in the order of their numbers.

MODULES: Final[list[Module]] = [Module() for _ in expansions()]

PHASES: Final[list[Phase]] = []
PHASE_NAMES: Final[dict[int, str]] = {}
"""As views and snapshots give them."""
BOARDS: Final = 0
TURN: Final = 1

CHOICES: Final[list[Choice]] = []
CHOICE_NAMES: Final[dict[int, str]] = {}
LAST_CARD: Final = 0
REVIVAL: Final = 1
ALTERNATIVE: Final = 2
TOKEN_LOSS: Final = 6

USES: Final[dict[int, Use]] = {}
"""By kind of move."""
FREE_PHASE: Final = 4
FREE_CHOICE: Final = 10
"""Numbers from here on are for expansions that are not part of Mirabilia."""
FREE_MOVES: Final = count(FREE_MOVE)
FREE_EVENTS: Final = count(FREE_EVENT)


def register_module(name: str, module: Module) -> None:
    """The hooks of an expansion."""
    MODULES[number_of(name)] = module


def register_phase(number: int, name: str, phase: Phase) -> None:
    if number in PHASE_NAMES:
        raise ValueError(f"the phase {name!r} has the number of {PHASE_NAMES[number]!r}")
    while len(PHASES) <= number:
        PHASES.append(Phase())
    PHASES[number] = phase
    PHASE_NAMES[number] = name


def register_choice(number: int, name: str, choice: Choice) -> None:
    if number in CHOICE_NAMES:
        raise ValueError(f"the choice {name!r} has the number of {CHOICE_NAMES[number]!r}")
    while len(CHOICES) <= number:
        CHOICES.append(Choice())
    CHOICES[number] = choice
    CHOICE_NAMES[number] = name


def register_use(kind: int, use: Use) -> None:
    USES[kind] = use


def new_phase(name: str, phase: Phase) -> int:
    """Register a phase under the next free number."""
    number = max(max(PHASE_NAMES) + 1, FREE_PHASE)
    register_phase(number, name, phase)
    return number


def new_choice(name: str, choice: Choice) -> int:
    """Register a choice under the next free number."""
    number = max(max(CHOICE_NAMES) + 1, FREE_CHOICE)
    register_choice(number, name, choice)
    return number


def new_move() -> int:
    """The next free number for a kind of move."""
    return next(FREE_MOVES)


def new_event() -> int:
    """The next free number for a kind of event."""
    return next(FREE_EVENTS)


EFFECTS: Final[list[Effect]] = [Effect() for _ in KIND]
"""By kind, see lookup.KIND."""


def register(tag: str, effect: Effect) -> None:
    """Say what the effect of that name in the catalogue does."""
    EFFECTS[KIND[tag]] = effect


def modules(position: Position) -> list[Module]:
    """The modules in play, in their order."""
    active: list[Module] = []
    bits = position.setting.modules
    while bits:
        active.append(MODULES[lowest(bits)])
        bits &= bits - 1
    return active


def extra_for_stage(position: Position, owner: i64) -> i64:
    bits = position.setting.modules
    while bits:
        coins = MODULES[lowest(bits)].extra_for_stage(position, owner)
        if coins >= 0:
            return coins
        bits &= bits - 1
    return -1


def barred_by_chain(position: Position, owner: i64) -> i64:
    sides: i64 = 0
    bits = position.setting.modules
    while bits:
        sides |= MODULES[lowest(bits)].barred_by_chain(position, owner)
        bits &= bits - 1
    return sides


# Pending choices.


def ask(position: Position, kind: i64, owner: i64, argument: i64) -> None:
    """Put a choice into the row of pending ones: first those answered in secret, then the others; kinds in the order of
    their numbers, cities as they come."""
    choice = take_answer(position, pending(kind, owner, argument))
    row = EMPTY[:]
    placed = False
    for other in position.pending:
        if not placed and comes_before(choice, other):
            row = append(row, choice)
            placed = True
        row = append(row, other)
    if not placed:
        row = append(row, choice)
    position.pending = row


def comes_before(one: i64, other: i64) -> bool:
    if (answer_to(one) == NOT_ANSWERED) != (answer_to(other) == NOT_ANSWERED):
        return answer_to(other) == NOT_ANSWERED
    return pending_kind(one) < pending_kind(other)


def take_answer(position: Position, choice: i64) -> i64:
    """The choice with the answer given to it in secret, if there is one; it is given once."""
    at: i64 = -1
    for i in range(len(position.follow_ups)):
        if unanswered(position.follow_ups[i]) == choice:
            at = i
    if at < 0:
        return choice
    answer = position.follow_ups[at]
    position.follow_ups = remove(position.follow_ups[:], answer)
    return answer


def owed_choice(position: Position, owner: i64) -> i64:
    """The choice a city still owes to the move it has committed; -1 for none."""
    for choice in position.follow_ups:
        if pending_owner(choice) == owner and answer_to(choice) == NOT_ANSWERED:
            return choice
    return -1


class Asking(Effect):
    """An effect that leaves its owner a choice."""

    def at_once(self, position: Position, owner: i64, source: i64, a: i64, b: i64, c: i64) -> None:
        choice = self.choice(a, b, c)
        if choice >= 0:
            ask(position, pending_kind(choice), owner, pending_argument(choice))


# What a row of effects does.


def enter(city: City, row: vec[i64]) -> None:
    for at in range(0, len(row), STEP):
        EFFECTS[row[at]].enter(city, row[at + 1], row[at + 2], row[at + 3])


def at_once(position: Position, owner: i64, source: i64, row: vec[i64]) -> None:
    for at in range(0, len(row), STEP):
        EFFECTS[row[at]].at_once(position, owner, source, row[at + 1], row[at + 2], row[at + 3])


def count_up(position: Position, owner: i64, row: vec[i64]) -> None:
    for at in range(0, len(row), STEP):
        EFFECTS[row[at]].count_up(position, owner, row[at + 1], row[at + 2], row[at + 3])


def points(position: Position, owner: i64, row: vec[i64]) -> i64:
    total: i64 = 0
    for at in range(0, len(row), STEP):
        total += EFFECTS[row[at]].points(position, owner, row[at + 1], row[at + 2], row[at + 3])
    return total
