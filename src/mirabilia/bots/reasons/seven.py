"""Reasons for moves of 7 Wonders: the own city before and after, the neighbours, and who gets the hand next.

The others choose at the same time, so everything is said as things stand now.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from mirabilia.bots.reasons.reason import COIN, Findings
from mirabilia.core.contract import Seat
from mirabilia.core.contract import State as AnyState
from mirabilia.games.seven import codes, data, hooks, journal, options
from mirabilia.games.seven.bill import bills_of_card, bills_of_stage
from mirabilia.games.seven.cities.kinds import PAY
from mirabilia.games.seven.city import add_card, side_of
from mirabilia.games.seven.codes import Moves, kind_of, piece_in
from mirabilia.games.seven.conflict import strength
from mirabilia.games.seven.cost import find_builds, giver
from mirabilia.games.seven.edifice.kinds import DISCARD
from mirabilia.games.seven.edifice.lookup import EDIFICE_IDS
from mirabilia.games.seven.flow import play_choice
from mirabilia.games.seven.forecast import is_ahead, opponents
from mirabilia.games.seven.leaders.kinds import KEEP, RECRUIT
from mirabilia.games.seven.leaders.phases import add_leader, leader_cost
from mirabilia.games.seven.lookup import BUILDINGS, PIECE_IDS
from mirabilia.games.seven.packing import count_of, has
from mirabilia.games.seven.pieces import CARDS_END, SIDES, Card, Stage, card_of
from mirabilia.games.seven.position import AGES, CHOICE, EMPTY, City
from mirabilia.games.seven.rules import city_to_choose
from mirabilia.games.seven.scoring import (
    GREEN_LINE,
    MILITARY,
    PURPLE_LINE,
    TREASURY,
    VALUES,
    WONDER,
    score_sheet,
)
from mirabilia.games.seven.state import State
from mirabilia.games.seven.units import unpacked

STAGES = (codes.STAGE, codes.JOIN)
ALIVE = (codes.SELL, codes.BUILD, codes.CHAIN, codes.FREE, codes.POWER, *STAGES, RECRUIT)
"""Uses of a card or leader."""
PROMISE = (1.5, 1.5, 0.8, 0.0)
"""What a science symbol promises on top of its points, by Age."""
MANY_POINTS = 5
CHEAP = 2

POWERS = {
    "last_card": ("plays_last_card",),
    "free_builds": ("free_first_of_colour", "free_first_of_age", "free_last_of_age", "free_colours", "once_granted"),
    "discounts": ("discounts",),
    "free_stages": ("stages_without_resources",),
    "pays_later": (
        "coins_on_build",
        "coins_on_chain",
        "coins_on_victory",
        "coins_on_stage",
        "coins_on_trade",
        "bank_bonus",
    ),
    "redirects": ("redirects_defeats",),
    "leaders_cheaper": ("free_leaders", "leader_discount"),
}
"""Lasting powers: the kind of reason, and what of a city grows with them."""
PRICES = ("left_raw", "left_made", "right_raw", "right_made")


def find(world: AnyState, seat: Seat, move: int) -> Findings:
    """What speaks for a move of the seat in a possible world."""
    before = cast("State", world)
    owner = int(city_to_choose(before, seat))
    if owner < 0:
        return Findings()
    return Comparison(with_stage(before, owner), seat, owner, move).findings()


class Comparison:
    """A move with the table before it, and after it if nobody else did anything."""

    def __init__(self, before: State, seat: Seat, owner: int, move: int) -> None:
        self.before, self.seat, self.owner, self.move = before, seat, owner, move
        self.kind, self.piece = int(kind_of(move)), int(piece_in(move))
        self.after = carried_out(before, owner, move)
        self.journal = self.after.journal or []
        self.mine, self.mine_after = before.cities[owner], self.after.cities[owner]
        self.reasons = Findings()
        self.left = (AGES - max(1, int(before.age))) + (0.5 if before.turn < before.setting.turns - 1 else 0.0)
        """How much of the game is still to come, in Ages."""

    def findings(self) -> Findings:
        if self.kind == codes.BOARD:
            self.board()
        elif self.owner >= self.before.setting.players:
            self.free_city()
            self.denied()
        else:
            if self.kind in ALIVE:
                self.reasons.coins = int(self.mine_after.coins)
            for part in (self.points, self.science, self.conflicts, self.coins, self.means, self.powers):
                part()
            for part in (self.built, self.sold, self.recruited, self.joined, self.settled, self.denied):
                part()
        return self.reasons

    # Choices that are no turns.

    def board(self) -> None:
        """A side of a board by its stages."""
        side = SIDES[self.before.setting.edition - 1][self.piece]
        points = sum(int(hooks.points(self.before, self.owner, stage.effects)) for stage in side.stages)
        self.reasons.add(0.3 * points, "board_points", points=points)
        if side.resource >= 0:
            self.reasons.add(0.5, "produces", resources={data.RESOURCES[side.resource]: 1})

    def free_city(self) -> None:
        coins = self.gained(self.seat, journal.FROM_TRADE)
        self.reasons.add(COIN * coins, "free_city_pays", coins=coins)

    def settled(self) -> None:
        """Losses: which of them hurts least."""
        if self.kind == PAY:
            debt = self.piece
            if debt:
                self.reasons.add(1.0, "keeps_coins", coins=int(self.mine_after.coins))
            else:
                self.reasons.add(1.0, "no_debt")
        elif self.kind in (codes.RETURN, DISCARD):
            lost = self.total(self.before) - self.total(self.after)
            others = [carried_out(self.before, self.owner, other) for other in self.before.legal(self.seat)]
            if all(self.total(other) <= self.total(self.after) for other in others):
                self.reasons.add(1.0, "least_loss", points=lost)

    def total(self, position: State) -> int:
        return int(sum(score_sheet(position, self.owner)))

    # Points.

    def points(self) -> None:
        more = [
            int(new) - int(old)
            for old, new in zip(score_sheet(self.before, self.owner), score_sheet(self.after, self.owner), strict=True)
        ]
        guilds, tokens = more[PURPLE_LINE], more[MILITARY]
        stage = more[WONDER] if self.kind in STAGES else 0
        rest = sum(more) - more[TREASURY] - more[GREEN_LINE] - guilds - tokens - stage
        self.reasons.add(float(rest), "worth", points=rest)
        self.reasons.add(float(guilds), "guild", points=guilds)
        self.reasons.add(float(tokens), "tokens", points=tokens)
        if self.kind in STAGES:
            self.staged(stage)

    def staged(self, points: int) -> None:
        number = int(self.mine_after.stages)
        fields = {"points": points} if points > 0 else {}
        self.reasons.add(0.8 + max(0, points), "stage", stage=number, **fields)
        if number == len(side_of(self.before, self.mine).stages):
            self.reasons.add(0.7, "complete")

    def science(self) -> None:
        """What the symbols are worth, and what makes them so."""
        points = science_gain(self.before, self.after, self.owner)
        promise = PROMISE[int(self.before.age)] if self.left > 0 else 0.0
        old, new = symbols(self.mine), symbols(self.mine_after)
        grown = [number for number in range(len(old)) if new[number] > old[number]]
        if points <= 0:
            return
        if not grown or self.mine_after.wild_symbols + self.mine_after.masks:
            self.reasons.add(points + promise, "science", points=points)
        elif min(new) > min(old):
            self.reasons.add(points + promise, "set", points=points)
        else:
            symbol, number = data.SYMBOLS[grown[0]], new[grown[0]]
            self.reasons.add(points + promise, "symbol", symbol=symbol, number=number, points=points)

    # Conflicts.

    def conflicts(self) -> None:
        """Who is passed or caught up with, and what Diplomacy avoids."""
        if self.mine_after.diplomacy > self.mine.diplomacy:
            self.diplomacy()
            return
        own, own_after = int(strength(self.mine)), int(strength(self.mine_after))
        if own_after <= own or not is_ahead(self.before):
            return
        value = int(VALUES[self.before.age - 1])
        said = False
        for other, tokens in opponents(self.before, self.owner).items():
            theirs = int(strength(self.before.cities[other]))
            if own <= theirs < own_after:
                fallen = 1.0 if own < theirs else 0.0
                self.reasons.add(tokens * (value + fallen), "overtakes", other_seat=other, points=tokens * value)
                said = True
            elif own < theirs == own_after:
                self.reasons.add(1.0 * tokens, "levels", other_seat=other)
                said = True
        if not said:
            self.reasons.add(0.4 * (own_after - own), "shields", shields=own_after - own)

    def diplomacy(self) -> None:
        lost = [
            other
            for other in opponents(self.before, self.owner)
            if strength(self.before.cities[other]) > strength(self.mine)
        ]
        if lost and not self.mine.diplomacy and is_ahead(self.before):
            self.reasons.add(1.0 + 1.5 * len(lost), "diplomacy", number=len(lost))
        else:
            self.reasons.add(1.0, "diplomacy")

    # Coins and means.

    def gained(self, owner: int, *sources: int) -> int:
        """Coins a city takes from some sources."""
        return sum(
            coins
            for event, who, coins, source in self.journal
            if event == journal.GAINED and who == owner and source in sources
        )

    def coins(self) -> None:
        coins = self.gained(self.owner, journal.FROM_EFFECT)
        self.reasons.add(COIN * coins, "income", coins=coins)
        self.enough()
        losses = sum(
            loss(self.after.cities[other]) - loss(self.before.cities[other])
            for other in range(len(self.before.cities))
            if other != self.owner
        )
        self.reasons.add(0.3 * COIN * losses, "others_lose", coins=losses)

    def enough(self) -> None:
        """A stage that can be paid for from now on, thanks to the coins that come in."""
        number, stages = int(self.mine.stages), side_of(self.before, self.mine).stages
        if self.mine_after.coins <= self.mine.coins or self.left <= 0 or number >= len(stages):
            return
        coins = stage_price(self.before, self.owner, stages[number])
        if coins is not None and self.mine.coins < coins <= self.mine_after.coins:
            self.reasons.add(2.0, "enough_for", stage=number + 1)

    def means(self) -> None:
        """Production and prices."""
        if self.left <= 0:
            return
        saved = self.saved_on_stage() if self.mine_after.stages == self.mine.stages else None
        if saved:
            stage, coins = saved
            fields = {"coins": coins} if coins else {}
            self.reasons.add(1.5 + COIN * coins if coins else 3.0, "stage_cheaper", stage=stage, **fields)
        more = [new - old for old, new in zip(unpacked(self.mine.fixed), unpacked(self.mine_after.fixed), strict=True)]
        made = {resource: units for resource, units in zip(data.RESOURCES, more, strict=True) if units > 0}
        if made:
            self.reasons.add(0.8 * min(2.0, self.left), "produces", resources=made)
        elif len(self.mine_after.choices) > len(self.mine.choices):
            self.reasons.add(1.0 * min(2.0, self.left), "choice", resources=new_choice(self.mine, self.mine_after))
        sole = [name for name in for_sale(self.mine_after) - for_sale(self.mine) if not self.neighbours_sell(name)]
        if sole:
            row = [name for name in data.RESOURCES if name in sole]
            self.reasons.add(0.7 * min(2.0, self.left), "sole_seller", resources=row)
        if any(getattr(self.mine_after, price) < getattr(self.mine, price) for price in PRICES):
            self.reasons.add(1.2 * min(2.0, self.left), "trade")

    def neighbours_sell(self, resource: str) -> bool:
        neighbours = (self.before.left_of(self.owner), self.before.right_of(self.owner))
        return any(resource in for_sale(self.before.cities[other]) for other in neighbours)

    def saved_on_stage(self) -> tuple[int, int] | None:
        """The first stage to come that gets cheaper, with the coins saved; 0 if it could not be paid for before."""
        stages = side_of(self.before, self.mine).stages
        for number in range(int(self.mine.stages), len(stages)):
            old, new = (stage_price(table, self.owner, stages[number]) for table in (self.before, self.after))
            if new is not None and (old is None or new < old):
                return number + 1, 0 if old is None else old - new
        return None

    def powers(self) -> None:
        """What lasts, as long as something is left to use it for."""
        for kind, fields in POWERS.items():
            if any(getattr(self.mine_after, field) > getattr(self.mine, field) for field in fields):
                self.reasons.add(1.2 * self.left, kind)
        if len(self.after.revivals) > len(self.before.revivals):
            self.reasons.add(4.0, "revives")

    # The ways to use a card.

    def built(self) -> None:
        """Chains, those used and those made."""
        if self.kind not in (codes.BUILD, codes.CHAIN, codes.FREE, codes.POWER, codes.REVIVE):
            return
        card = card_of(self.before.setting.edition, self.piece)
        payment = bills_of_card(self.before, self.owner, card).cheapest()
        fields = {} if payment is None else {"coins": payment.coins()}
        weight = 2.0 if payment is None else COIN * payment.coins()
        if self.kind == codes.CHAIN:
            self.reasons.add(weight, "free", chain_card=BUILDINGS[giver(self.mine, card)], **fields)
        elif self.kind in (codes.FREE, codes.POWER):
            self.reasons.add(weight, "power", **fields)
        later = chained_by(self.before, card)
        if later:
            self.reasons.add(0.6 + 0.6 * len(later), "chain_later", cards=later)

    def sold(self) -> None:
        if self.kind != codes.SELL:
            return
        coins = self.gained(self.owner, journal.FROM_SALE)
        only = all(kind_of(code) == codes.SELL for code in self.before.legal(self.seat))
        self.reasons.add(COIN * coins * (2.0 if only else 0.5), "must_sell" if only else "sells", coins=coins)

    def recruited(self) -> None:
        if self.kind not in (KEEP, RECRUIT):
            return
        leader = card_of(self.before.setting.edition, self.piece)
        if self.kind == KEEP and leader.price < 0:  # it depends on the Age
            return
        trial = self.before.copy()
        trial.age = max(1, int(trial.age))
        cost = int(leader_cost(trial, self.owner, leader))
        self.reasons.add(0.6 if cost <= CHEAP else 0.0, "cheap_leader", coins=cost)

    def joined(self) -> None:
        if self.kind != codes.JOIN:
            return
        age = int(self.before.age)
        edifice = EDIFICE_IDS[self.before.edifices[age - 1]]
        if self.after.edifice_pawns[age - 1]:
            self.reasons.add(2.0, "joins", edifice=edifice)
        else:
            self.reasons.add(4.0, "completes_edifice", edifice=edifice)

    # What the next one does not get.

    def denied(self) -> None:
        """The hand goes on: what its next holder could have done with the card that leaves it."""
        if self.before.phase != hooks.TURN or self.before.is_last_turn() or self.piece >= CARDS_END:
            return
        players = int(self.before.setting.players)
        to = (self.seat + (players - 1 if self.before.age == 2 else 1)) % players
        if self.before.setting.teams and to == self.seat ^ 1:
            return
        card = card_of(self.before.setting.edition, self.piece)
        if list(self.before.cities[self.seat].hand).count(self.piece) > 1 or not can_build_next(self.before, to, card):
            return
        trial = self.before.copy()
        add_card(trial.cities[to], card)
        share = 0.8 / (players - 1)
        self.denied_points(trial, to, share)
        mine, theirs = strength(self.after.cities[self.seat]), self.before.cities[to]
        if to in opponents(self.before, self.seat) and strength(theirs) <= mine < strength(trial.cities[to]):
            self.reasons.add(0.6 * int(VALUES[self.before.age - 1]), "denies_strength", seat=to)

    def denied_points(self, trial: State, to: int, share: float) -> None:
        science = science_gain(self.before, trial, to)
        if min(symbols(trial.cities[to])) > min(symbols(self.before.cities[to])) and science > 0:
            self.reasons.add(share * science, "denies_set", seat=to, points=science)
            return
        sheets = [[int(line) for line in score_sheet(table, to)] for table in (self.before, trial)]
        points = sum(sheets[1]) - sum(sheets[0])
        if points >= MANY_POINTS:
            self.reasons.add(share * points, "denies_points", seat=to, points=points)


# The table after a move.


def with_stage(before: State, owner: int) -> State:
    """Where something is chosen together with a stage: the table with that stage, as if nobody else did anything."""
    if before.phase == CHOICE or hooks.owed_choice(before, owner) < 0:
        return before
    after = before.copy()
    after.journal, after.follow_ups = None, EMPTY
    alone(after, owner, int(before.commits[owner]))
    after.phase, after.commits = CHOICE, EMPTY
    return after


def alone(position: State, owner: int, move: int) -> None:
    """A turn of its own, like the last card of an Age."""
    hooks.CHOICES[hooks.LAST_CARD].play(position, owner, 0, move)


def carried_out(before: State, owner: int, move: int) -> State:
    """The table after the move of one city alone, as far as it follows from it."""
    after, kind = before.copy(), kind_of(move)
    after.journal = []
    if kind == KEEP:
        add_leader(after.cities[owner], card_of(before.setting.edition, piece_in(move)), max(1, int(before.age)))
    elif before.phase == CHOICE:
        play_choice(after, move)
    elif kind in ALIVE or kind in hooks.USES:
        alone(after, owner, move)
    return after


# Questions about a table.


def symbols(city: City) -> list[int]:
    """The science symbols by kind."""
    return [int(count_of(city.symbols, kind)) for kind in range(len(data.SYMBOLS))]


def science_gain(before: State, after: State, owner: int) -> int:
    return int(score_sheet(after, owner)[GREEN_LINE] - score_sheet(before, owner)[GREEN_LINE])


def loss(city: City) -> int:
    """Coins a city has to lose at the end of the turn."""
    return int(city.lose_fixed + city.lose_per_victory * city.victories() + city.lose_per_stage * city.stages)


def for_sale(city: City) -> set[str]:
    """The resources neighbours can buy."""
    fixed = {resource for resource, units in zip(data.RESOURCES, unpacked(city.fixed_for_sale), strict=True) if units}
    chosen = {name for choice in city.choices_for_sale for name in resource_names(int(choice))}
    return fixed | chosen


def resource_names(resources: int) -> list[str]:
    return [name for number, name in enumerate(data.RESOURCES) if has(resources, number)]


def new_choice(before: City, after: City) -> list[str]:
    """The resources of the choice that has come."""
    old = [int(choice) for choice in before.choices]
    for choice in (int(one) for one in after.choices):
        if choice not in old:
            return resource_names(choice)
        old.remove(choice)
    raise AssertionError("there is no new choice")


def stage_price(position: State, owner: int, stage: Stage) -> int | None:
    """The fewest coins a stage costs a city; None if a resource is to be had from nobody."""
    payment = bills_of_stage(position, owner, stage).cheapest()
    return None if payment is None else payment.coins()


def can_build_next(position: State, owner: int, card: Card) -> bool:
    """Whether a city could build a card on the next turn with what it has now."""
    trial, moves = position.copy(), Moves()
    trial.turn += 1
    find_builds(trial, owner, card, True, moves)
    return bool(moves.number)


def chained_by(position: State, card: Card) -> list[str]:
    """The cards of later Ages, all of them in play, that a building makes free."""
    chosen = position.setting.options
    assert isinstance(chosen, options.GameOptions)  # noqa: S101
    later: Iterable[int] = (
        piece for age in range(int(position.age), AGES) for piece in options.supply(chosen).cards[age]
    )
    cards = {
        PIECE_IDS[piece]: None
        for piece in later
        for other in [card_of(position.setting.edition, piece)]
        if card.building in (other.first_giver, other.second_giver)
    }
    return list(cards)
