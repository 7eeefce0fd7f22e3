"""The Free City of a game for two: a third city both players act for in turn (BASE-138 to BASE-165)."""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.core.rows import in_order
from mirabilia.core.vecs import append, remove, vec
from mirabilia.games.seven.codes import BUILD, CHAIN, FREE, SELL, Moves, code, kind_of, piece_in
from mirabilia.games.seven.free_city import kinds
from mirabilia.games.seven.free_city.duties import are_kept, note_sale
from mirabilia.games.seven.hooks import Module, register_module
from mirabilia.games.seven.position import EMPTY, OWING, City, Position
from mirabilia.games.seven.turn import contains, different, find_uses


class FreeCityModule(Module):
    def begin_turn(self, position: Position) -> None:
        """Whoever acts for the Free City draws the top card of its pile (BASE-148)."""
        owner = position.setting.players
        keeper = position.actor_of(owner)
        city: City = position.cities[keeper]
        drawn = position.stock[len(position.stock) - 1]
        position.stock = position.stock[: len(position.stock) - 1]
        city.hand = in_order(append(city.hand[:], drawn))
        position.drawn = drawn
        position.note(kinds.FREE_CITY_DREW, keeper, drawn, 0)
        commits = position.commits[:]
        commits[owner] = OWING
        position.commits = commits

    def before_cards(self, position: Position) -> None:
        note_sale(position)

    def fits(self, position: Position) -> bool:
        return are_kept(position)

    def find(self, position: Position, owner: i64, regular: bool, moves: Moves) -> None:
        """The card for the Free City comes out of those its keeper leaves (BASE-149), or is its last one."""
        hand = position.cities[owner].hand
        if regular:
            keeper = position.actor_of(owner)
            hand = position.cities[keeper].hand[:]
            if position.commits[keeper] >= 0:
                hand = remove(hand, piece_in(position.commits[keeper]))
        find_duties(position, owner, hand, regular, moves)


def find_duties(position: Position, owner: i64, hand: vec[i64], regular: bool, moves: Moves) -> None:
    """The Free City must build if it can, by a chain if there is one, and sells only if it cannot (BASE-151)."""
    uses = Moves()
    find_uses(position, owner, hand, regular, uses)
    chained = EMPTY[:]
    for i in range(uses.number):
        if kind_of(uses.codes[i]) == CHAIN:
            chained = append(chained, piece_in(uses.codes[i]))
    for i in range(uses.number):
        move = uses.codes[i]
        kind = kind_of(move)
        bypass = (kind in (BUILD, FREE)) and contains(chained, piece_in(move))  # BASE-152
        if kind != SELL and not bypass:
            moves.add(move)
    if moves.number == 0:
        for piece in different(hand):
            moves.add(code(SELL, piece))


register_module("free_city", FreeCityModule())
