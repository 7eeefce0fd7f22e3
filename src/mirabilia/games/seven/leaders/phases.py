"""The draft before Age I and the Recruitment at the start of each Age (LEAD-013 to LEAD-032)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.rows import in_order
from mirabilia.core.stream import Dealer, Stream
from mirabilia.core.vecs import append, remove, vec
from mirabilia.games.seven import sheet as score_lines
from mirabilia.games.seven.bank import new_turn
from mirabilia.games.seven.codes import SELL, Moves, code, coins_paid, piece_in
from mirabilia.games.seven.commits import resolve_if_chosen, start
from mirabilia.games.seven.expansion import number_of
from mirabilia.games.seven.flow import BEFORE_FIRST_TURN, begin_age, finish_turn
from mirabilia.games.seven.hooks import (
    Module,
    Phase,
    Use,
    at_once,
    enter,
    points,
    register_module,
    register_phase,
    register_use,
)
from mirabilia.games.seven.leaders import kinds, lookup
from mirabilia.games.seven.leaders.sample import redraw_leaders
from mirabilia.games.seven.packing import entry, note_on, noted, one_of, piece_of, used
from mirabilia.games.seven.pieces import Card, card_of
from mirabilia.games.seven.position import AGES, CHOICE, EMPTY, NOTHING_OWED, OWING, City, Position
from mirabilia.games.seven.scoring import PURPLE_LINE, WONDER
from mirabilia.games.seven.supply import Supply
from mirabilia.games.seven.turn import carry_out, find_stages

NUMBER: Final[i64] = number_of("leaders")
DEALT: Final[i64] = lookup.DEALT
LEADERS_LINE: Final[i64] = score_lines.number("leaders")
WHITE: Final[i64] = lookup.WHITE
COST_BY_AGE: Final = vec[i64](lookup.COST_BY_AGE)


def printed_cost(leader: Card, age: i64) -> i64:
    """The Age cost is that of the Age in which the leader is recruited (LEAD-020)."""
    if leader.price < 0:
        return COST_BY_AGE[age - 1]
    return leader.price


def leader_cost(position: Position, owner: i64, leader: Card) -> i64:
    """What a leader costs a city now; never below 0 (LEAD-150)."""
    city = position.cities[owner]
    if city.free_leaders:
        return 0
    cost = printed_cost(leader, position.age) - city.leader_discount
    cost -= position.cities[position.left_of(owner)].neighbours_leader_discount
    cost -= position.cities[position.right_of(owner)].neighbours_leader_discount
    return max(0, cost)


def add_leader(city: City, leader: Card, age: i64) -> None:
    """A leader comes into play."""
    city.leaders = append(city.leaders[:], noted(leader.index, age))
    gain_leader(city, leader)


def gain_leader(city: City, leader: Card) -> None:
    """Leaders are white and nothing else (LEAD-009, LEAD-023)."""
    city.counts += one_of(WHITE)
    enter(city, leader.effects)


def find_recruits(position: Position, owner: i64, moves: Moves) -> None:
    """The leaders of the hand that can be paid, apart from one that goes under the stage."""
    coins = coins_to_spend(position, owner)
    committed = committed_move(position, owner)
    for leader_entry in position.cities[owner].held_leaders:
        if committed >= 0 and piece_of(leader_entry) == piece_in(committed):
            continue
        leader = card_of(position.setting.edition, piece_of(leader_entry))
        cost = leader_cost(position, owner, leader)
        if cost <= coins:
            moves.add(code(kinds.RECRUIT, leader.index) | cost)


def coins_to_spend(position: Position, owner: i64) -> i64:
    """What the move that a city has committed leaves of its coins; others come too late (BASE-054, LEAD-179)."""
    coins = position.cities[owner].coins
    committed = committed_move(position, owner)
    if committed >= 0:
        coins -= coins_paid(committed)
    return coins


def committed_move(position: Position, owner: i64) -> i64:
    """The move of a city on a turn that has not happened yet; below 0 for none."""
    if position.phase == CHOICE:
        return OWING
    return position.commits[owner]


class LeaderDraft(Phase):
    """Keep one leader, pass the others to the right; the last one comes by itself."""

    def find(self, position: Position, owner: i64, moves: Moves) -> None:
        for piece in position.cities[owner].hand:
            moves.add(code(kinds.KEEP, piece))

    def resolve(self, position: Position) -> None:
        players = position.setting.players
        for owner in range(players):
            keep(position, owner, piece_in(position.commits[owner]))
        hands: list[vec[i64]] = [position.cities[owner].hand for owner in range(players)]
        for owner in range(players):
            position.cities[owner].hand = hands[(owner + 1) % players]
        position.turn += 1
        if position.turn < DEALT - 1:
            start(position, kinds.DRAFT)
            return
        for owner in range(players):
            keep(position, owner, position.cities[owner].hand[0])
        begin_age(position, 1)


def keep(position: Position, owner: i64, piece: i64) -> None:
    city: City = position.cities[owner]
    hand = position.hand_held_in(0, owner, position.turn)
    city.hand = remove(city.hand[:], piece)
    city.held_leaders = append(city.held_leaders[:], entry(piece, hand, position.turn, 0, owner, 0))
    position.note(kinds.LEADER_KEPT, owner, piece, 0)


class Recruitment(Phase):
    """Recruit a leader, put it under a stage, or sell it."""

    def find(self, position: Position, owner: i64, moves: Moves) -> None:
        pieces = EMPTY[:]
        for leader_entry in position.cities[owner].held_leaders:
            pieces = append(pieces, piece_of(leader_entry))
        for piece in pieces:
            moves.add(code(SELL, piece))
        find_recruits(position, owner, moves)
        find_stages(position, owner, pieces, moves)

    def resolve(self, position: Position) -> None:
        choices = position.commits
        new_turn(position)
        carry_out(position, choices)
        if position.age == AGES:
            put_back_the_rest(position)
        finish_turn(position)


def put_back_the_rest(position: Position) -> None:
    """After the last Recruitment leaders in hand go back to the box, unless a board keeps them (LEAD-031)."""
    for owner in range(position.setting.players):
        city: City = position.cities[owner]
        if not city.keeps_leaders:
            for leader_entry in city.held_leaders:
                city.spent_leaders = append(city.spent_leaders[:], used(leader_entry, position.age))
                position.note(kinds.LEADER_RETURNED, owner, piece_of(leader_entry), 0)
            city.held_leaders = EMPTY


class LeadersModule(Module):
    def set_up(self, position: Position, supply: Supply, stream: Dealer) -> None:
        pool = supply.held[NUMBER][:]
        stream.shuffle(pool)
        position.leader_box = pool

    def begin(self, position: Position) -> bool:
        """Deal leaders to all; the others stay in the box (LEAD-014)."""
        pool = position.leader_box
        players = position.setting.players
        for owner in range(players):
            position.cities[owner].hand = in_order(pool[owner * DEALT : (owner + 1) * DEALT])
            for piece in position.cities[owner].hand:
                position.note(kinds.DEALT_LEADERS, owner, piece, 0)
        position.leader_box = pool[players * DEALT :]
        position.turn = 0
        start(position, kinds.DRAFT)
        return True

    def before_first_turn(self, position: Position) -> bool:
        position.turn = BEFORE_FIRST_TURN
        position.note(kinds.RECRUITMENT_BEGUN, -1, position.age, 0)
        start(position, kinds.RECRUITMENT)
        commits = position.commits
        for owner in range(position.setting.players):
            if len(position.cities[owner].held_leaders) == 0:
                commits[owner] = NOTHING_OWED
        resolve_if_chosen(position)
        return True

    def give_up(self, position: Position, owner: i64, piece: i64) -> i64:
        city: City = position.cities[owner]
        for leader_entry in city.held_leaders:
            if piece_of(leader_entry) == piece:
                city.held_leaders = remove(city.held_leaders[:], leader_entry)
                return used(leader_entry, position.age)
        return -1

    def sell(self, position: Position, owner: i64, left: i64) -> None:
        city: City = position.cities[owner]
        city.spent_leaders = append(city.spent_leaders[:], left)

    def redraw(self, position: Position, allies: i64, stream: Stream) -> None:
        redraw_leaders(position, allies, stream)

    def recompute(self, position: Position, city: City) -> None:
        edition = position.setting.edition
        for leader in city.leaders:
            gain_leader(city, card_of(edition, piece_of(leader)))
        if city.copied >= 0:
            enter(city, card_of(edition, city.copied).effects)

    def score(self, position: Position, owner: i64, sheet: vec[i64]) -> None:
        """Leaders in play, the copy of a neighbour's, and those buried under a stage."""
        city = position.cities[owner]
        edition = position.setting.edition
        for leader in city.leaders:
            sheet[LEADERS_LINE] += points(position, owner, card_of(edition, piece_of(leader)).effects)
        if city.copied >= 0:
            sheet[PURPLE_LINE] += points(position, owner, card_of(edition, city.copied).effects)
        for buried in city.buried:
            sheet[WONDER] += note_on(buried)


class Recruit(Use):
    """A leader comes into play."""

    def place(self, position: Position, owner: i64, piece: i64, left: i64) -> None:
        city: City = position.cities[owner]
        add_leader(city, card_of(position.setting.edition, piece), position.age)
        city.recruited = append(city.recruited[:], left)
        position.note(kinds.RECRUITED, owner, piece, 0)

    def take_income(self, position: Position, owner: i64, move: i64) -> None:
        at_once(position, owner, kinds.FROM_LEADER, card_of(position.setting.edition, piece_in(move)).effects)


register_module("leaders", LeadersModule())
register_phase(kinds.DRAFT, "draft", LeaderDraft())
register_phase(kinds.RECRUITMENT, "recruitment", Recruitment())
register_use(kinds.RECRUIT, Recruit())
