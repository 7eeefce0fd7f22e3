"""The choices that leaders, their boards and guilds ask for."""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.core.vecs import append, vec
from mirabilia.games.seven import journal
from mirabilia.games.seven.city import recompute
from mirabilia.games.seven.codes import DECLINE, Moves, code, kind_of, piece_in
from mirabilia.games.seven.hooks import Choice, at_once, enter, register_choice
from mirabilia.games.seven.leaders import kinds
from mirabilia.games.seven.leaders.phases import find_recruits, printed_cost
from mirabilia.games.seven.packing import note_on, noted, piece_of
from mirabilia.games.seven.pieces import card_of
from mirabilia.games.seven.position import EMPTY, City, Position
from mirabilia.games.seven.turn import NO_MOVE, carry_out


class ExtraRecruit(Choice):
    """Recruit one more leader of the hand, or not (LEAD-154 to LEAD-156, LEAD-179)."""

    def find(self, position: Position, owner: i64, argument: i64, moves: Moves) -> None:
        find_recruits(position, owner, moves)
        if moves.number:
            moves.add(code(DECLINE, 0))

    def play(self, position: Position, owner: i64, argument: i64, move: i64) -> None:
        if kind_of(move) == DECLINE:
            position.note(journal.DECLINED, owner, 0, 0)
            return
        choices = EMPTY[:]
        for one in range(position.setting.cities):
            choices = append(choices, move if one == owner else NO_MOVE)
        carry_out(position, choices)


class Burial(Choice):
    """Put a leader in play under the stage: no effect any more, points for its printed cost (LEAD-160, LEAD-166)."""

    def find(self, position: Position, owner: i64, value: i64, moves: Moves) -> None:
        for leader in position.cities[owner].leaders:
            moves.add(code(kinds.BURY, piece_of(leader)))

    def play(self, position: Position, owner: i64, value: i64, move: i64) -> None:
        city: City = position.cities[owner]
        piece = piece_in(move)
        rest = EMPTY[:]
        for leader in city.leaders:
            if piece_of(leader) == piece:
                worth = value * printed_cost(card_of(position.setting.edition, piece), note_on(leader))
                city.buried = append(city.buried[:], noted(piece, worth))
            else:
                rest = append(rest, leader)
        city.leaders = rest
        recompute(position, city)
        position.note(kinds.LEADER_BURIED, owner, piece, 0)


class LeaderCopy(Choice):
    """Take over the effect of a neighbour's leader (LEAD-171, LEAD-172)."""

    def find(self, position: Position, owner: i64, argument: i64, moves: Moves) -> None:
        for neighbour in (position.left_of(owner), position.right_of(owner)):
            for leader in position.cities[neighbour].leaders:
                moves.add(code(kinds.COPY, piece_of(leader)))

    def play(self, position: Position, owner: i64, argument: i64, move: i64) -> None:
        city: City = position.cities[owner]
        city.copied = piece_in(move)
        effects: vec[i64] = card_of(position.setting.edition, city.copied).effects
        enter(city, effects)
        position.note(kinds.LEADER_COPIED, owner, city.copied, 0)
        at_once(position, owner, kinds.FROM_COPY, effects)


register_choice(kinds.EXTRA_RECRUIT, "extra_recruit", ExtraRecruit())
register_choice(kinds.BURIAL, "burial", Burial())
register_choice(kinds.LEADER_COPY, "leader_copy", LeaderCopy())
