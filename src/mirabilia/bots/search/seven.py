"""7 Wonders as the search sees it: all choose at the same time, so every seat has a tree of its own moves."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from mirabilia.bots.search import weights
from mirabilia.bots.search.net import Net, SparseFeatures
from mirabilia.bots.search.search_state import NOBODY, SearchState
from mirabilia.bots.search.seven_features import INPUTS, MOST_BOARDS, TableFeatures
from mirabilia.bots.search.seven_policy import PARTS, SevenPolicy
from mirabilia.core.contract import State
from mirabilia.core.stream import Stream
from mirabilia.core.vecs import vec
from mirabilia.games.seven.codes import (
    JOIN,
    MOST_KINDS,
    MOST_MOVES,
    SELL,
    STAGE,
    Moves,
    coins_paid,
    kind_of,
    left_coins,
    number_of_sellers,
    piece_in,
    right_coins,
    use_of,
)
from mirabilia.games.seven.commits import take_back
from mirabilia.games.seven.hooks import TURN, pending_owner
from mirabilia.games.seven.pieces import SIDES
from mirabilia.games.seven.playout import city_to_act
from mirabilia.games.seven.position import AGES, CHOICE, OVER, Position
from mirabilia.games.seven.rules import find_for, play
from mirabilia.games.seven.sample import redraw
from mirabilia.games.seven.scoring import score_sheet, total
from mirabilia.games.seven.teams.partners import partner_of

SCALE: Final = 20.0
"""Points to come that make one in the network."""
TURNS: Final = 8
DOUBTS: Final = vec[float](
    [6.0] * TURNS + [5.6] * TURNS + [5.0, 4.6, 4.2, 3.8, 3.6, 3.6, 3.6, 3.6] + [3.2, 3.0, 2.8, 2.6, 2.4, 2.2, 2.0, 2.0]
)
"""By Age and turn: a lead of so many points makes the odds e to one."""
PLAYED_OUT: Final = 4
"""From this turn of the last Age on positions are played to the end of the game."""
EVENNESS: Final = 0.1
"""See `SearchState.evenness`: priors that do not know the whole city are not to be relied on alone."""
FINENESS: Final = 1 << 20
"""Of a random number between 0 and 1."""
TEAM_DOUBT: Final = 1.4
"""How much more there is to be doubted where the points of two partners count together."""
MARGIN: Final = 0.004
"""What a point of difference is worth beside the win itself."""
WEIGHTS: Final = vec[i64]([1, 8, 12, 12, 8, 10, 10] + [8] * (MOST_KINDS - JOIN - 1))
"""How likely a rollout chooses each kind of move: SELL, BUILD, CHAIN, FREE, POWER, STAGE, JOIN, and the others."""


class SevenSearchState(SearchState):
    owner: i64 = 0
    """The city to be chosen for: the seat's own or the Free City."""
    own_moves: i64 = 0

    def __init__(self, position: Position, seat: i64, net: Net | None, is_open: bool) -> None:
        super().__init__(seat)
        self.is_decoupled = True
        self.policy: SevenPolicy | None = None
        if net is not None and len(net.parts) == PARTS:
            self.policy = SevenPolicy(net.parts)
            self.has_priors = True
            self.evenness = EVENNESS
        self.priors = vec[float]([0.0] * MOST_MOVES)
        self.is_open = is_open
        self.root = position
        self.position = position
        self.net = net
        self.moves = Moves()
        self.codes = self.moves.codes
        self.table = TableFeatures()
        self.features = SparseFeatures()
        self.points = vec[float]([0.0] * 8)
        self.stream = Stream(0)

    def determinize(self, stream: Stream) -> None:
        position = Position(self.root.setting)
        self.root.copy_to(position)
        position.journal = None
        self.stream = stream
        self.position = position
        self.own_moves = 0
        if not self.is_open:
            redraw(position, self.seat, stream)
        self.forget_commits()

    def forget_commits(self) -> None:
        """What others have chosen on this turn is not known: the search lets them choose again."""
        position = self.position
        if position.phase == CHOICE or position.phase == OVER:
            return
        for owner in range(len(position.commits)):
            if position.commits[owner] >= 0 and position.actor_of(owner) != self.seat:
                take_back(position, owner)

    def current_player(self) -> i64:
        position = self.position
        if position.phase == OVER:
            return NOBODY
        self.owner = pending_owner(position.pending[0]) if position.phase == CHOICE else city_to_act(position)
        return position.actor_of(self.owner)

    def legal_actions(self) -> None:
        find_for(self.position, self.owner, self.moves)
        if self.moves.number > 1:
            self.pay_least()
            if self.own_moves or self.position.actor_of(self.owner) != self.seat:
                self.thin_out()
        self.number = self.moves.number

    def pay_least(self) -> None:
        """Of the ways to pay for the same thing keep the cheapest, the one that helps the poorer neighbour."""
        position, codes = self.position, self.moves.codes
        left = position.cities[position.left_of(self.owner)].coins
        right = position.cities[position.right_of(self.owner)].coins
        gain = position.cities[self.owner].coins_on_trade
        size: i64 = 0
        least: i64 = 0
        for index in range(self.moves.number):
            move = codes[index]
            price = 1024 * (coins_paid(move) - gain * number_of_sellers(move))
            price += left * left_coins(move) + right * right_coins(move)
            if size and use_of(codes[size - 1]) == use_of(move) and kind_of(move) <= JOIN:
                if price < least:
                    codes[size - 1] = move
                    least = price
            else:
                codes[size] = move
                size += 1
                least = price
        self.moves.number = size

    def thin_out(self) -> None:
        """Further on it does not matter much which card is sold or lies under a stage: one of each is enough."""
        if self.position.phase != TURN:
            return
        codes = self.moves.codes
        size: i64 = 0
        sells: i64 = 0
        stages: i64 = 0
        joins: i64 = 0
        sold: i64 = 0
        staged: i64 = 0
        joined: i64 = 0
        for index in range(self.moves.number):
            move = codes[index]
            kind = kind_of(move)
            if kind == SELL:
                sells += 1
                if self.is_chosen(move, sold, sells):
                    sold = move
            elif kind == STAGE:
                stages += 1
                if self.is_chosen(move, staged, stages):
                    staged = move
            elif kind == JOIN:
                joins += 1
                if self.is_chosen(move, joined, joins):
                    joined = move
            else:
                codes[size] = move
                size += 1
        if stages:
            codes[size] = staged
            size += 1
        if joins:
            codes[size] = joined
            size += 1
        if sells:
            codes[size] = sold
            size += 1
        self.moves.number = size

    def is_chosen(self, move: i64, kept: i64, number: i64) -> bool:
        """Whether the move takes the place of the one kept of those of its kind, so many by now: the card that is
        used like that most often, without priors any of them."""
        policy = self.policy
        if policy is None or number == 1:
            return self.stream.below(number) == 0
        return policy.liking(kind_of(move), piece_in(move)) > policy.liking(kind_of(kept), piece_in(kept))

    def apply(self, code: i64) -> None:
        seat = self.position.actor_of(self.owner)
        if seat == self.seat:
            self.own_moves += 1
        play(self.position, seat, code)

    def can_evaluate(self) -> bool:
        position = self.position
        if position.phase == CHOICE:
            return False
        for chosen in position.commits:
            if chosen >= 0:
                return False
        return True

    def evaluate(self, stream: Stream) -> None:
        net, position = self.net, self.position
        if net is None or self.is_nearly_over():
            self.play_on()
        elif position.phase != OVER:
            self.table.read(position)
            for seat in range(position.setting.players):
                self.table.extract_features(position, seat, self.features)
                self.points[seat] = self.table.totals[seat] + SCALE * net.value(self.features)
            self.compare(DOUBTS[position.age * TURNS + min(max(0, position.turn), TURNS - 1)])
            return
        self.score_outcome()

    def is_nearly_over(self) -> bool:
        """Whether so little is left that playing on says more than the network."""
        return self.position.age == AGES and self.position.turn >= PLAYED_OUT

    def rate_moves(self) -> None:
        policy = self.policy
        if policy is not None:
            policy.rate(self.position, self.owner, self.codes, self.number, self.priors)

    def play_on(self) -> None:
        """Likely moves to the end."""
        position, moves = self.position, self.moves
        while position.phase != OVER:
            seat = self.current_player()
            find_for(position, self.owner, moves)
            play(position, seat, self.likely() if self.policy is None else self.promising())

    def promising(self) -> i64:
        """A move in proportion to how promising it is."""
        if self.moves.number > 1:
            self.pay_least()
            self.thin_out()
        self.number = self.moves.number
        self.rate_moves()
        drawn = float(self.stream.below(FINENESS)) / float(FINENESS)
        for index in range(self.number - 1):
            drawn -= self.priors[index]
            if drawn < 0.0:
                return self.codes[index]
        return self.codes[self.number - 1]

    def likely(self) -> i64:
        """A move a player might make: what helps the city is likelier than selling cards."""
        codes, number = self.moves.codes, self.moves.number
        whole: i64 = 0
        for index in range(number):
            whole += WEIGHTS[kind_of(codes[index])]
        drawn = self.stream.below(whole)
        index = 0
        while True:
            drawn -= WEIGHTS[kind_of(codes[index])]
            if drawn < 0:
                return codes[index]
            index += 1

    def score_outcome(self) -> None:
        """What the end is worth to each seat: the win, ties by coins, and a little for the points."""
        position, points = self.position, self.points
        players = position.setting.players
        for seat in range(players):
            points[seat] = float(total(score_sheet(position, seat))) + 0.001 * float(position.cities[seat].coins)
        self.join_teams()
        highest = points[0]
        for seat in range(players):
            highest = max(highest, points[seat])
        winners = 0.0
        second = -1000.0
        for seat in range(players):
            if points[seat] == highest:
                winners += 1.0
            else:
                second = max(second, points[seat])
        for seat in range(players):
            own = points[seat]
            if own == highest:
                self.values[seat] = 0.9 / winners + 0.05 + MARGIN * min(12.0, highest - second)
            else:
                self.values[seat] = 0.05 - MARGIN * min(12.0, highest - own)

    def compare(self, doubt: float) -> None:
        """The chance to win of each seat, from the points they can expect."""
        points, values = self.points, self.values
        self.join_teams()
        players = self.position.setting.players
        share = 1.0
        if self.position.setting.teams:
            share = 2.0
            doubt *= TEAM_DOUBT
        highest = points[0]
        for seat in range(players):
            highest = max(highest, points[seat])
        whole = 0.0
        for seat in range(players):
            values[seat] = exp((points[seat] - highest) / doubt)
            whole += values[seat]
        for seat in range(players):
            values[seat] = share * values[seat] / whole

    def join_teams(self) -> None:
        """Partners win together."""
        if not self.position.setting.teams:
            return
        points = self.points
        for seat in range(self.position.setting.players):
            partner = partner_of(seat)
            if seat < partner:
                points[seat] += points[partner]
                points[partner] = points[seat]


def search_state(state: State, seat: int, is_open: bool) -> SearchState:
    """With the packaged network; own card data with more boards than that knows is judged by playing on."""
    net = weights.packaged("seven", INPUTS, PARTS) if len(SIDES[0]) <= MOST_BOARDS else None
    return SevenSearchState(cast(Position, state), seat, net, is_open)
