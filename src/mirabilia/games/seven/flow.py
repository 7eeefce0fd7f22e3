"""The flow of the game: what follows a turn, step by step (BASE-061, steps 6 to 11), up to the next decision."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.rows import in_order
from mirabilia.core.vecs import append, vec
from mirabilia.games.seven import journal
from mirabilia.games.seven.bank import new_turn
from mirabilia.games.seven.codes import Moves
from mirabilia.games.seven.commits import start
from mirabilia.games.seven.conflict import resolve_conflicts
from mirabilia.games.seven.hooks import (
    CHOICES,
    LAST_CARD,
    NOT_ANSWERED,
    REVIVAL,
    TURN,
    Phase,
    answer_to,
    ask,
    modules,
    pending_argument,
    pending_kind,
    pending_owner,
    register_phase,
)
from mirabilia.games.seven.packing import entry, mark_drawn, note_on, piece_of
from mirabilia.games.seven.pile import look_through_pile
from mirabilia.games.seven.position import AGES, CHOICE, EMPTY, OVER, City, Position
from mirabilia.games.seven.scoring import note_scores
from mirabilia.games.seven.turn import carry_out, find_turn

# The steps after the effects of a turn. A Recruitment has no last cards, and the Age begins after it.
EFFECTS_DONE: Final = 0
LAST_CARDS: Final = 1
REVIVALS: Final = 2
LATE_CARDS: Final = 3
TURN_DONE: Final = 4
AGE_DONE: Final = 5
CONFLICT: Final = 6
NEXT_TURN: Final = 7

BEFORE_FIRST_TURN: Final = -1
"""The number of the turn while a Recruitment goes on."""


class Turn(Phase):
    """A regular turn."""

    def find(self, position: Position, owner: i64, moves: Moves) -> None:
        find_turn(position, owner, True, moves)

    def resolve(self, position: Position) -> None:
        choices = position.commits
        for module in modules(position):
            module.before_cards(position)
        new_turn(position)
        carry_out(position, choices)
        finish_turn(position)


register_phase(TURN, "turn", Turn())


# The steps.


def finish_turn(position: Position) -> None:
    """The choices of all have been carried out: go through the steps that follow."""
    position.phase = CHOICE
    position.commits = EMPTY
    position.step = EFFECTS_DONE
    proceed(position)


def proceed(position: Position) -> None:
    """Continue until somebody has to decide."""
    while position.phase == CHOICE:
        if len(position.pending):
            if not make_automatically(position):
                return
        else:
            take_step(position)


def make_automatically(position: Position) -> bool:
    """Skip a pending choice without a possibility, make one that has a single possibility or was made in secret."""
    choice = position.pending[0]
    answer = answer_to(choice)
    if answer >= 0:
        play_choice(position, answer)
        return True
    moves = Moves()
    if answer == NOT_ANSWERED:
        CHOICES[pending_kind(choice)].find(position, pending_owner(choice), pending_argument(choice), moves)
    if moves.number > 1:
        return False
    if moves.number == 0:
        position.pending = position.pending[1:]
    else:
        play_choice(position, moves.codes[0])
    return True


def play_choice(position: Position, move: i64) -> None:
    """Make the first pending choice."""
    choice = position.pending[0]
    position.pending = position.pending[1:]
    CHOICES[pending_kind(choice)].play(position, pending_owner(choice), pending_argument(choice), move)


def take_step(position: Position) -> None:
    step = position.step
    last_turn = position.is_last_turn()
    position.step = step + 1
    if step == EFFECTS_DONE:
        for module in modules(position):
            module.after_effects(position)
    elif step == LAST_CARDS:
        if last_turn:
            end_hands(position)
            if not position.setting.late_last_card:
                ask_for_last_cards(position)
    elif step == REVIVALS:
        revive_next(position)
    elif step == LATE_CARDS:
        if last_turn and position.setting.late_last_card:
            ask_for_last_cards(position)
    elif step == TURN_DONE:
        for module in modules(position):
            module.end_turn(position)
    elif step == AGE_DONE:
        if last_turn:
            for module in modules(position):
                module.end_age(position)
    elif step == CONFLICT:
        if last_turn:
            resolve_conflicts(position)
    else:
        position.step = EFFECTS_DONE
        next_turn(position)


def end_hands(position: Position) -> None:
    """Throw the last cards away, except those that may be played (BASE-023, BASE-071)."""
    for owner in range(position.setting.cities):
        city: City = position.cities[owner]
        if owner >= position.setting.players:
            city.hand = position.stock
            position.stock = EMPTY
        if not city.plays_last_card:
            throw_away(position, owner)


def ask_for_last_cards(position: Position) -> None:
    for owner in range(position.setting.cities):
        if position.cities[owner].plays_last_card:
            position.note(journal.LAST_CARD, owner, 0, 0)
            ask(position, LAST_CARD, owner, 0)


def throw_away(position: Position, owner: i64) -> None:
    city: City = position.cities[owner]
    hand = owner
    if owner < position.setting.players:
        hand = position.hand_held(owner, position.turn)
    for piece in city.hand:
        thrown = entry(piece, hand, position.turn + 1, position.age, owner, 0)
        if piece == position.drawn and position.actor_of(position.setting.players) == owner:
            position.drawn = -1
            thrown = mark_drawn(thrown)
        position.pile = append(position.pile[:], thrown)
        position.note(journal.THROWN, owner, piece, 0)
    city.hand = EMPTY


def revive_next(position: Position) -> None:
    """Ask for the next build from the discard pile, in the order of the powers."""
    if len(position.revivals) == 0:
        return
    first = position.revivals[0]
    at: i64 = 0
    for i in range(len(position.revivals)):
        if note_on(position.revivals[i]) < note_on(first):
            first = position.revivals[i]
            at = i
    rest = EMPTY[:]
    for i in range(len(position.revivals)):
        if i != at:
            rest = append(rest, position.revivals[i])
    position.revivals = rest
    position.step = REVIVALS
    if len(position.pile):
        look_through_pile(position, position.actor_of(piece_of(first)))
        position.note(journal.LOOKED, position.actor_of(piece_of(first)), 0, 0)
    ask(position, REVIVAL, piece_of(first), 0)


# From turn to turn, from Age to Age.


def next_turn(position: Position) -> None:
    if position.turn == BEFORE_FIRST_TURN:
        begin_turn(position, 0)
    elif not position.is_last_turn():
        pass_hands(position)
        begin_turn(position, position.turn + 1)
    else:
        position.note(journal.AGE_ENDED, -1, position.age, 0)
        if position.age == AGES:
            position.phase = OVER
            note_scores(position)
        else:
            begin_age(position, position.age + 1)


def pass_hands(position: Position) -> None:
    """To the left in Ages I and III, to the right in Age II (BASE-022)."""
    players = position.setting.players
    hands: list[vec[i64]] = [position.cities[owner].hand for owner in range(players)]
    step: i64 = 1
    if position.age == 2:
        step = players - 1
    position.drawn = -1
    for owner in range(players):
        position.cities[(owner + step) % players].hand = hands[owner]
    position.note(journal.PASSED, -1, position.age, 0)


def begin_turn(position: Position, turn: i64) -> None:
    position.turn = turn
    if turn == 0:
        deal(position)
    position.note(journal.TURN_BEGUN, -1, position.age, turn)
    start(position, TURN)
    for module in modules(position):
        module.begin_turn(position)


def deal(position: Position) -> None:
    """Give every seat its hand, sorted; what is left over is the pile of the Free City (BASE-144)."""
    setting = position.setting
    at = (position.age - 1) * setting.cities * setting.hand
    for owner in range(setting.players):
        hand = position.decks[at + owner * setting.hand : at + (owner + 1) * setting.hand]
        position.cities[owner].hand = in_order(hand)
    position.stock = position.decks[at + setting.players * setting.hand : at + setting.cities * setting.hand]


def begin_age(position: Position, age: i64) -> None:
    """A module may have its own phase before the cards are dealt."""
    position.age = age
    position.note(journal.AGE_BEGUN, -1, age, 0)
    for city in position.cities:
        city.once_used = 0
        city.hand = EMPTY
    for module in modules(position):
        module.begin_age(position)
    for module in modules(position):
        if module.before_first_turn(position):
            return
    begin_turn(position, 0)
