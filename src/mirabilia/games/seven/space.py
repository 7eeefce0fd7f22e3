"""7 Wonders as learners meet it. `features.py` says what the numbers mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i32, i64

from mirabilia.core.options import checked_players
from mirabilia.core.space import NOBODY, Legal, Space, SpaceOverflow
from mirabilia.core.stream import Stream
from mirabilia.core.tensor import ONE, SpaceError, add_one, remove_one, scaled
from mirabilia.core.vecs import vec
from mirabilia.games.seven import data, features, lookup, notation, options
from mirabilia.games.seven.codes import BOARD, MOST_MOVES, Moves, coins_paid, kind_of, piece_in, use_of
from mirabilia.games.seven.conflict import strength
from mirabilia.games.seven.game import GAME, table
from mirabilia.games.seven.hooks import REVIVAL, pending_argument, pending_kind, pending_owner
from mirabilia.games.seven.packing import (
    EVERYBODY,
    count_of,
    face,
    has,
    note_on,
    owner_of,
    piece_of,
    seen_by,
    small_of,
)
from mirabilia.games.seven.pile import all_discarded
from mirabilia.games.seven.position import CHOICE, OVER, City, Position, Setting
from mirabilia.games.seven.ranking import ranks
from mirabilia.games.seven.rules import choice_of, city_to_choose, find_legal, play
from mirabilia.games.seven.scoring import score_sheet, total
from mirabilia.games.seven.setup import set_up
from mirabilia.games.seven.supply import Supply
from mirabilia.games.seven.units import RESOURCES, units_of

CARD_AGES: Final = vec[i64](lookup.CARD_AGES)
USES: Final = 8192
"""All kinds of moves with all numbers."""
AGES: Final = 3
MOST_TURNS: Final[i64] = features.MOST_TURNS
SYMBOLS: Final[i64] = features.SYMBOLS
COLOURS: Final[i64] = len(data.COLOURS)
ONCE: Final[i64] = len(features.ONCE_NAMES)
NOT_THERE: Final = -1


class CityPlaces:
    """Where the features of a city begin."""

    def __init__(self, layout: features.Layout, has_leaders: bool, has_teams: bool) -> None:
        self.size: i64 = layout.size
        self.board: i64 = layout.start("board")
        self.offered: i64 = layout.start("offered")
        self.coins: i64 = layout.start("coins")
        self.points: i64 = layout.start("points")
        self.stages: i64 = layout.start("stages")
        self.alternatives: i64 = layout.start("alternatives")
        self.victories: i64 = layout.start("victories")
        self.defeats: i64 = layout.start("defeats")
        self.hand: i64 = layout.start("hand")
        self.shields: i64 = layout.start("shields")
        self.symbols: i64 = layout.start("symbols")
        self.wild_symbols: i64 = layout.start("wild_symbols")
        self.colours: i64 = layout.start("colours")
        self.production: i64 = layout.start("production")
        self.choices: i64 = layout.start("choices")
        self.choice_units: i64 = layout.start("choice_units")
        self.sold: i64 = layout.start("sold")
        self.sold_choices: i64 = layout.start("sold_choices")
        self.prices: i64 = layout.start("prices")
        self.rebates: i64 = layout.start("rebates")
        self.bank_price: i64 = layout.start("bank_price")
        self.free_builds: i64 = layout.start("free_builds")
        self.leaders_in_hand: i64 = layout.start("leaders_in_hand")
        self.diplomacy: i64 = layout.start("diplomacy")
        self.masks: i64 = layout.start("masks")
        self.warehouses: i64 = layout.start("warehouses")
        self.debt: i64 = layout.start("debt")
        self.edifice_debts: i64 = layout.start("edifice_debts")
        self.pawns: i64 = layout.start("pawns")
        self.cards: i64 = layout.start("cards")
        self.under: i64 = layout.start("under")
        self.copied: i64 = NOT_THERE
        self.buried: i64 = NOT_THERE
        if has_leaders:
            self.copied = layout.start("copied")
            self.buried = layout.start("buried")
        self.partner_hand: i64 = NOT_THERE
        self.partner_commit: i64 = NOT_THERE
        if has_teams:
            self.partner_hand = layout.start("partner_hand")
            self.partner_commit = layout.start("partner_commit")


class TablePlaces:
    """Where those of the table begin."""

    def __init__(self, layout: features.Layout, has_edifices: bool) -> None:
        self.age: i64 = layout.start("age")
        self.turn: i64 = layout.start("turn")
        self.phase: i64 = layout.start("phase")
        self.choosing: i64 = layout.start("choosing")
        self.for_free_city: i64 = layout.start("for_free_city")
        self.choice: i64 = layout.start("choice")
        self.chooser: i64 = layout.start("chooser")
        self.argument: i64 = layout.start("argument")
        self.hand: i64 = layout.start("hand")
        self.commit_kind: i64 = layout.start("commit_kind")
        self.commit: i64 = layout.start("commit")
        self.pile: i64 = layout.start("pile")
        self.discard: i64 = layout.start("discard")
        self.stock: i64 = layout.start("stock")
        self.edifices: i64 = NOT_THERE
        self.edifice_pawns: i64 = NOT_THERE
        self.edifices_built: i64 = NOT_THERE
        self.edifices_failed: i64 = NOT_THERE
        if has_edifices:
            self.edifices = layout.start("edifices")
            self.edifice_pawns = layout.start("edifice_pawns")
            self.edifices_built = layout.start("edifices_built")
            self.edifices_failed = layout.start("edifices_failed")


class HiddenPlaces:
    """Where those begin that are hidden."""

    def __init__(self, layout: features.Layout, pieces: i64) -> None:
        self.commit: i64 = pieces
        self.under: i64 = 2 * pieces
        self.city_size: i64 = 3 * pieces
        self.coming: i64 = layout.start("coming")
        self.boxed: i64 = layout.start("boxed")
        self.discard: i64 = layout.start("discard")
        self.leader_box: i64 = layout.start("leader_box")
        self.stock: i64 = layout.start("stock")


class SevenSpace(Space):
    def __init__(
        self,
        setting: Setting,
        supply: Supply,
        catalogue: str,
        options: Mapping[str, object],
        actions: features.Actions,
        told: features.Features,
    ) -> None:
        super().__init__(
            "seven",
            features.VERSION,
            catalogue,
            int(setting.players),
            options,
            actions.size,
            MOST_MOVES,
            told.table,
            told.hidden,
        )
        self.setting = setting
        self.supply = supply
        self.moves = Moves()
        self.names = actions.names
        self.starts = vec[i64]([actions.starts.get(use, NOT_THERE) for use in range(USES)])
        self.widths = vec[i64]([actions.widths.get(use, 0) for use in range(USES)])
        self.columns = vec[i64](actions.columns)
        """The place of a piece in a row with a number for each."""
        self.kinds = vec[i64]([told.kinds.index(kind) if kind in told.kinds else NOT_THERE for kind in range(32)])
        self.phases: i64 = len(told.phases)
        self.phase_places = vec[i64](places(told.phases))
        self.choice_places = vec[i64](places(told.choices))
        self.edifices: i64 = told.edifices
        self.at = CityPlaces(told.city, told.has_leaders, told.has_teams)
        self.on = TablePlaces(told.table, told.edifices > 0)
        self.behind = HiddenPlaces(told.hidden, len(actions.pieces))

    # Moves.

    def find(self, state: object, seat: i64, legal: Legal) -> None:
        position = self.position_of(state)
        moves = self.moves
        find_legal(position, seat, moves)
        codes = legal.codes
        indices = legal.indices
        first: i64 = 0
        while first < moves.number:
            use = use_of(moves.codes[first])
            end = first + 1
            while end < moves.number and use_of(moves.codes[end]) == use:
                end += 1
            start = self.starts[use]
            if end - first > self.widths[use]:
                raise SpaceOverflow(self.too_many(moves.codes[first], end - first))
            for i in range(first, end):
                codes[i] = moves.codes[i]
                indices[i] = start
                if end - first > 1:
                    indices[i] = start + rank_of(moves.codes, first, end, i)
            first = end
        legal.number = moves.number

    def too_many(self, move: i64, ways: i64) -> str:
        if self.starts[use_of(move)] < 0:
            return f"there is no index for {notation.text(move)!r}"
        return f"{ways} ways to pay for {notation.text(move)!r}; there are indices for {self.widths[use_of(move)]}"

    def name(self, index: int) -> str:
        return self.names[index]

    # Games.

    def deal(self, seed: i64) -> object:
        position = Position(self.setting)
        set_up(position, self.supply, Stream(seed))
        return position

    def actor(self, state: object) -> i64:
        position = self.position_of(state)
        for seat in range(position.setting.players):
            if city_to_choose(position, seat) >= 0:
                return seat
        return NOBODY

    def advance(self, state: object, seat: i64, code: i64) -> None:
        play(self.position_of(state), seat, code)

    def ranks(self, state: object) -> list[int]:
        return list(ranks(self.position_of(state)))

    def position_of(self, state: object) -> Position:
        if not isinstance(state, Position):
            raise SpaceError(f"this space is for states of seven, not for {state!r}")
        setting = state.setting
        mine = self.setting
        if setting is not mine and (
            setting.players != mine.players
            or setting.cities != mine.cities
            or setting.modules != mine.modules
            or setting.edition != mine.edition
        ):
            raise SpaceError(f"this space, {self.id}, is for other options than those of the state")
        return state

    def column(self, piece: i64) -> i64:
        """The place of a piece; SpaceError if it is not in play."""
        column = self.columns[piece]
        if column < 0:
            raise SpaceError(f"the piece {lookup.PIECE_IDS[piece]} is not in the space {self.id}")
        return column

    # Observations.

    def write(self, state: object, seat: i64, row: vec[i32], start: i64) -> None:
        position = self.position_of(state)
        cities = position.setting.cities
        allies = position.setting.allies[seat]
        owner = seat
        first = start
        for _ in range(cities):
            self.write_city(position, position.cities[owner], owner, allies, row, first)
            if owner != seat and has(allies, owner):
                self.write_hand(position.cities[owner], row, first + self.at.partner_hand)
                self.write_commit(position, owner, row, first + self.at.partner_commit)
            owner = position.left_of(owner)
            first += self.at.size
        self.write_table(position, seat, row, start)
        self.write_choice(position, seat, row, start)
        self.write_hand(position.cities[seat], row, start + self.on.hand)
        self.write_commit(position, seat, row, start + self.on.commit)
        self.write_kinds(position, seat, row, start + self.on.commit_kind)
        self.write_discard(position, seat, allies, row, start + self.on.discard)
        if self.edifices:
            self.write_edifices(position, row, start)

    def write_city(self, position: Position, city: City, owner: i64, allies: i64, row: vec[i32], start: i64) -> None:
        at = self.at
        if len(position.offers):
            self.write_offers(position, owner, row, start + at.offered)
        else:
            row[start + at.board + face(city.board, city.side)] = ONE
        row[start + at.coins] = scaled(city.coins, 4)
        row[start + at.points] = scaled(total(score_sheet(position, owner)), 6)
        for stage in range(city.stages):
            row[start + at.stages + stage] = ONE
            row[start + at.alternatives + stage] = scaled(city.alternative(stage), 2)
        row[start + at.victories] = scaled(city.victories_1, 2)
        row[start + at.victories + 1] = scaled(city.victories_2, 2)
        row[start + at.victories + 2] = scaled(city.victories_3, 2)
        row[start + at.defeats] = scaled(city.defeats, 3)
        row[start + at.hand] = scaled(len(city.hand), 3)
        row[start + at.shields] = scaled(strength(city), 4)
        for symbol in range(SYMBOLS):
            row[start + at.symbols + symbol] = scaled(count_of(city.symbols, symbol), 3)
        row[start + at.wild_symbols] = scaled(city.wild_symbols, 2)
        for colour in range(COLOURS):
            row[start + at.colours + colour] = scaled(city.count(colour), 3)
        self.write_means(city, row, start)
        if city.once_granted:
            for what in range(ONCE):
                row[start + at.free_builds + what] = scaled(max(0, city.free_builds(what)), 1)
        if position.setting.modules:
            self.write_expansions(city, row, start)
        for piece in city.cards:
            row[start + at.cards + self.column(piece)] = ONE
        for card in city.under:
            if seen_by(card) == EVERYBODY or has(allies, owner_of(card)):
                row[start + at.under + self.column(piece_of(card))] = ONE

    def write_offers(self, position: Position, owner: i64, row: vec[i32], start: i64) -> None:
        """The boards and sides that a city may choose."""
        number = len(position.offers) // position.setting.cities
        for i in range(number):
            board = position.offers[owner * number + i]
            for side in range(2):
                if has(position.offered_sides[owner], side):
                    row[start + face(board, side)] = ONE

    def write_means(self, city: City, row: vec[i32], start: i64) -> None:
        """What a city can pay with, and what it sells."""
        at = self.at
        for resource in range(RESOURCES):
            row[start + at.production + resource] = scaled(units_of(city.fixed, resource), 2)
            row[start + at.sold + resource] = scaled(units_of(city.fixed_for_sale, resource), 2)
        write_choices(city.choices, row, start + at.choices)
        write_choices(city.choices_for_sale, row, start + at.sold_choices)
        row[start + at.choice_units] = scaled(len(city.choices), 2)
        row[start + at.prices] = scaled(city.left_raw, 2)
        row[start + at.prices + 1] = scaled(city.left_made, 2)
        row[start + at.prices + 2] = scaled(city.right_raw, 2)
        row[start + at.prices + 3] = scaled(city.right_made, 2)
        row[start + at.rebates] = scaled(city.left_rebate, 2)
        row[start + at.rebates + 1] = scaled(city.right_rebate, 2)
        if city.bank_units:
            row[start + at.bank_price] = scaled(city.bank_price, 2)

    def write_expansions(self, city: City, row: vec[i32], start: i64) -> None:
        """What a city has only with expansions."""
        at = self.at
        row[start + at.leaders_in_hand] = scaled(len(city.held_leaders), 2)
        row[start + at.diplomacy] = scaled(city.diplomacy, 2)
        row[start + at.masks] = scaled(city.masks, 2)
        row[start + at.warehouses] = scaled(city.own_pools, 2)
        row[start + at.warehouses + 1] = scaled(city.other_pools, 2)
        row[start + at.debt] = scaled(city.debt, 3)
        for age in range(AGES):
            row[start + at.edifice_debts + age] = scaled(small_of(city.edifice_debts, age + 1), 2)
            row[start + at.pawns + age] = scaled(small_of(city.pawns, age + 1), 2)
        for leader in city.leaders:
            row[start + at.cards + self.column(piece_of(leader))] = ONE
        for leader in city.buried:
            row[start + at.buried + self.column(piece_of(leader))] = ONE
        if city.copied >= 0:
            row[start + at.copied + self.column(city.copied)] = ONE

    def write_hand(self, city: City, row: vec[i32], start: i64) -> None:
        for piece in city.hand:
            add_one(row, start + self.column(piece))
        for leader in city.held_leaders:
            add_one(row, start + self.column(piece_of(leader)))

    def write_commit(self, position: Position, seat: i64, row: vec[i32], start: i64) -> None:
        """The pieces that a seat has chosen in secret, for whatever city."""
        if position.phase < 0:
            return
        for owner in range(len(position.commits)):
            move = position.commits[owner]
            if move >= 0 and position.actor_of(owner) == seat and self.widths[use_of(move)]:
                column = self.columns[piece_in(move)]
                if column >= 0 and kind_of(move) != BOARD:
                    row[start + column] = ONE

    def write_kinds(self, position: Position, seat: i64, row: vec[i32], start: i64) -> None:
        if position.phase < 0:
            return
        for owner in range(len(position.commits)):
            move = position.commits[owner]
            if move >= 0 and position.actor_of(owner) == seat:
                row[start + self.kinds[kind_of(move)]] = ONE

    def write_table(self, position: Position, seat: i64, row: vec[i32], start: i64) -> None:
        on = self.on
        row[start + on.age + position.age] = ONE
        row[start + on.turn + max(0, min(position.turn, MOST_TURNS - 1))] = ONE
        if position.phase == OVER:
            row[start + on.phase + self.phases + 1] = ONE
        elif position.phase == CHOICE:
            row[start + on.phase + self.phases] = ONE
        else:
            row[start + on.phase + self.phase_places[position.phase]] = ONE
        row[start + on.pile] = scaled(len(position.pile), 5)
        row[start + on.stock] = scaled(len(position.stock), 5)

    def write_choice(self, position: Position, seat: i64, row: vec[i32], start: i64) -> None:
        """Whether the seat has to decide, and what: a choice that all know of, or one of its own."""
        on = self.on
        owner = city_to_choose(position, seat)
        choice: i64 = NOBODY
        if owner >= 0:
            row[start + on.choosing] = ONE
            if owner >= position.setting.players:
                row[start + on.for_free_city] = ONE
            choice = choice_of(position, owner)
        elif position.phase == CHOICE:
            choice = position.pending[0]
        if choice >= 0:
            cities = position.setting.cities
            row[start + on.choice + self.choice_places[pending_kind(choice)]] = ONE
            row[start + on.chooser + (pending_owner(choice) + cities - seat) % cities] = ONE
            row[start + on.argument] = scaled(pending_argument(choice), 4)

    def write_discard(self, position: Position, seat: i64, allies: i64, row: vec[i32], start: i64) -> None:
        """The cards of the pile that the seat knows of, as in `view.known_discards`."""
        if not len(position.pile):
            return
        seen: i64 = 0
        for look in position.looks:
            if has(allies, piece_of(look)):
                seen = max(seen, note_on(look))
        if looks_through_pile(position, seat):
            seen = len(position.pile) + len(position.taken)
        cards = all_discarded(position)
        for place in range(len(cards)):
            card = cards[place]
            if place < seen or seen_by(card) & allies or seen_by(card) == EVERYBODY or has(allies, owner_of(card)):
                add_one(row, start + self.column(piece_of(card)))
        for card in position.taken:
            remove_one(row, start + self.column(piece_of(card)))

    def write_edifices(self, position: Position, row: vec[i32], start: i64) -> None:
        on = self.on
        for age in range(len(position.edifices)):
            row[start + on.edifices + age * self.edifices + position.edifices[age]] = ONE
            row[start + on.edifice_pawns + age] = scaled(position.edifice_pawns[age], 2)
            if has(position.edifices_built, age + 1):
                row[start + on.edifices_built + age] = ONE
            if has(position.edifices_failed, age + 1):
                row[start + on.edifices_failed + age] = ONE

    def write_hidden(self, state: object, seat: i64, row: vec[i32], start: i64) -> None:
        position = self.position_of(state)
        behind = self.behind
        owner = seat
        first = start
        for _ in range(position.setting.cities):
            city: City = position.cities[owner]
            self.write_hand(city, row, first)
            if owner < position.setting.players:
                self.write_commit(position, owner, row, first + behind.commit)
            for card in city.under:
                row[first + behind.under + self.column(piece_of(card))] = ONE
            owner = position.left_of(owner)
            first += behind.city_size
        for piece in position.decks:
            if CARD_AGES[piece] > position.age:
                add_one(row, start + behind.coming + self.column(piece))
        for piece in position.boxed:
            row[start + behind.boxed + self.column(piece)] = ONE
        for card in position.pile:
            add_one(row, start + behind.discard + self.column(piece_of(card)))
        for i in range(len(position.leader_box)):
            row[start + behind.leader_box + self.column(position.leader_box[i])] = scaled(i + 1, 5)
        for i in range(len(position.stock)):
            row[start + behind.stock + self.column(position.stock[i])] = scaled(i + 1, 5)


def space(players: int | None, chosen: Mapping[str, object] | None) -> Space:
    """The space of games with these players and options."""
    checked = options.checked(checked_players(GAME, players), chosen)
    setting, supply = table(checked)
    actions = features.Actions(checked)
    told = features.Features(checked, len(actions.pieces))
    return SevenSpace(setting, supply, GAME.catalogue, checked.as_options(), actions, told)


def places(numbers: list[int]) -> list[int]:
    """For each number up to the highest its place among those that there are."""
    return [numbers.index(number) if number in numbers else NOT_THERE for number in range(numbers[-1] + 1)]


def rank_of(codes: vec[i64], first: i64, end: i64, which: i64) -> i64:
    """The place of a payment among all for the same thing: the cheaper ones first, then by what the left gets."""
    own = coins_paid(codes[which])
    rank: i64 = 0
    for i in range(first, end):
        paid = coins_paid(codes[i])
        if paid < own or (paid == own and codes[i] < codes[which]):
            rank += 1
    return rank


def write_choices(choices: vec[i64], row: vec[i32], start: i64) -> None:
    """For each resource how many units of choice can be it."""
    if not len(choices):
        return
    for resource in range(RESOURCES):
        number: i64 = 0
        for choice in choices:
            if has(choice, resource):
                number += 1
        row[start + resource] = scaled(number, 2)


def looks_through_pile(position: Position, seat: i64) -> bool:
    """Whether the seat is choosing a card of the discard pile."""
    if position.phase != CHOICE:
        return False
    pending = position.pending[0]
    return pending_kind(pending) == REVIVAL and position.actor_of(pending_owner(pending)) == seat
