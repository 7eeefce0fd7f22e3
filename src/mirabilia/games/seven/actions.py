"""What a person can do now: legal moves with what they cost and bring, and what is out of reach with the reason."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mirabilia.core.contract import CHOICE, Action, Cost, Fact, IllegalMove, Subject
from mirabilia.games.seven import codes, explain, hooks, journal, notation
from mirabilia.games.seven.bank import new_turn
from mirabilia.games.seven.bill import Bills, bills_of_card, bills_of_stage, payment_of
from mirabilia.games.seven.codes import code, kind_of, piece_in
from mirabilia.games.seven.cost import giver, next_stage, right_to_power
from mirabilia.games.seven.leaders.phases import coins_to_spend, committed_move, leader_cost, printed_cost
from mirabilia.games.seven.lookup import BUILDINGS, KIND
from mirabilia.games.seven.packing import has
from mirabilia.games.seven.pieces import OWN, STEP, card_of
from mirabilia.games.seven.position import CHOICE as CHOICE_PHASE
from mirabilia.games.seven.position import Position, piece_of
from mirabilia.games.seven.rules import city_to_choose
from mirabilia.games.seven.snapshot import ONCE_NAMES
from mirabilia.games.seven.turn import place, take_income

USES = (codes.SELL, *explain.BUILDS, *explain.STAGES, codes.RECRUIT)
"""Moves that use a piece of the hand."""
OF_CARDS = ("turn", "last_card")
OF_LEADERS = ("recruitment", "extra_recruit")
"""The bits of a move that say what is paid to whom."""


def actions(position: Position, seat: int, legal: Sequence[int]) -> list[Action]:
    """The legal moves of a seat as actions, then what is within reach but not possible."""
    owner = int(city_to_choose(position, seat))
    if owner < 0:
        return []
    desk = Desk(position, owner)
    found = [action(move, desk.cost(move), desk.gains(move)) for move in legal]
    for move, cost, refusal in desk.out_of_reach(seat, legal):
        found.append(action(move, cost, refusal=refusal))
    return found


def action(
    move: int, cost: Cost | None = None, gains: tuple[Fact, ...] = (), refusal: IllegalMove | None = None
) -> Action:
    fact = notation.fact_of(move)
    return Action(
        move, notation.text_of(move), fact, subject(fact), cost, gains, None if refusal is None else refusal.fact
    )


def subject(fact: Fact) -> Subject:
    """The piece that a move uses; for a move about no piece the choice itself."""
    for kind in ("card", "leader", "board"):
        if kind in fact:
            return Subject(kind, fact[kind])
    return Subject(CHOICE, fact["move"])


class Desk:
    """Works out what moves cost and bring a city, each thing once."""

    def __init__(self, position: Position, owner: int) -> None:
        self.position, self.owner = position, owner
        self.city = position.cities[owner]
        self.asked = explain.awaited(position, owner)
        self.stage = None if len(position.offers) else next_stage(position, self.city)
        self.bills: dict[tuple[int, int], Bills] = {}
        self.costs: dict[tuple[int, int], Cost] = {}
        self.incomes: dict[tuple[int, int, int], tuple[Fact, ...]] = {}

    # Costs.

    def cost(self, move: int) -> Cost | None:
        """What a move costs; None if it is not one that costs anything."""
        kind, piece = kind_of(move), piece_in(move)
        if kind == codes.CHAIN:
            card = card_of(self.position.setting.edition, piece)
            return Cost(0, ({"cost": "chain", "card": BUILDINGS[giver(self.city, card)]},))
        if kind == codes.FREE:
            return Cost(0, ({"cost": "free", "power": self.lasting_power(piece)},))
        if kind == codes.POWER:
            right = right_to_power(self.city, card_of(self.position.setting.edition, piece))
            return Cost(0, ({"cost": "power", "right": ONCE_NAMES[right // 4]},))
        if kind == codes.RECRUIT:
            return self.cost_of_leader(piece)
        if kind == codes.PAY:
            parts: list[Fact] = [{"cost": "bank", "coins": codes.bank_coins(move)}] if codes.bank_coins(move) else []
            return Cost(codes.bank_coins(move), (*parts, *([{"cost": "debt", "points": piece}] if piece else [])))
        if kind not in (codes.BUILD, *explain.STAGES):
            return None
        key = (kind if kind != codes.BUILD else codes.use_of(move), codes.payments_of(move))
        if key not in self.costs:
            bills = self.bills_of_card(piece) if kind == codes.BUILD else self.bills_of_stage(kind)
            self.costs[key] = bills.cost(payment_of(move))
        return self.costs[key]

    def lasting_power(self, piece: int) -> str:
        """Which of the powers that are not used up makes a card free."""
        card = card_of(self.position.setting.edition, piece)
        if has(self.city.free_colours, card.colour):
            return "colour"
        if self.city.free_first_of_colour and not self.city.count(card.colour):
            return "first_of_colour"
        return "first_of_age" if self.city.free_first_of_age and self.position.turn == 0 else "last_of_age"

    def cost_of_leader(self, piece: int) -> Cost:
        leader = card_of(self.position.setting.edition, piece)
        cost = int(leader_cost(self.position, self.owner, leader))
        printed = int(printed_cost(leader, self.position.age))
        parts: list[Fact] = [{"cost": "bank", "coins": cost}] if cost else []
        if self.city.free_leaders and printed:
            parts.append({"cost": "free", "power": "leaders"})
        elif cost < printed:
            parts.append({"cost": "discount", "saves": printed - cost})
        return Cost(cost, tuple(parts), max(0, cost - int(coins_to_spend(self.position, self.owner))))

    def bills_of_card(self, piece: int) -> Bills:
        key = (codes.BUILD, piece)
        if key not in self.bills:
            card = card_of(self.position.setting.edition, piece)
            self.bills[key] = bills_of_card(self.position, self.owner, card)
        return self.bills[key]

    def bills_of_stage(self, kind: int) -> Bills:
        key = (kind, 0)
        if key not in self.bills:
            assert self.stage is not None  # noqa: S101
            extra = int(hooks.extra_for_stage(self.position, self.owner)) if kind == codes.JOIN else 0
            self.bills[key] = bills_of_stage(self.position, self.owner, self.stage, extra)
        return self.bills[key]

    # Gains.

    def gains(self, move: int) -> tuple[Fact, ...]:
        """The coins that a use of a piece brings at once, whatever the others do."""
        kind, piece = kind_of(move), piece_in(move)
        if kind not in USES:
            return ()
        alike = 0 if kind in (codes.SELL, *explain.STAGES) else piece
        key = (kind, alike, int(codes.number_of_sellers(move)))
        if key not in self.incomes:
            coins = self.income(move)
            self.incomes[key] = ({"gain": "coins", "coins": coins},) if coins else ()
        return self.incomes[key]

    def income(self, move: int) -> int:
        trial, owner = Position(self.position.setting), self.owner
        self.position.copy_to(trial)
        entries: list[tuple[int, int, int, int]] = []
        trial.journal = entries
        if self.asked != "extra_recruit":
            new_turn(trial)
        elif self.position.phase != CHOICE_PHASE:  # the move it goes with may take the bonus before
            trial.cities[owner].bonus_used = 1
        place(trial, owner, move)
        take_income(trial, owner, move)
        if kind_of(move) in explain.BUILDS:
            self.count_up(trial, move)
        return sum(coins for event, city, coins, _ in entries if event == journal.GAINED and city == owner)

    def count_up(self, trial: Position, move: int) -> None:
        """Coins for what is counted: in the own city, or, where nobody else plays a card now, in the others too."""
        row = card_of(trial.setting.edition, piece_in(move)).effects
        for at in range(0, len(row), STEP):
            if row[at] != KIND["coins_per"] or row[at + 3] == OWN or self.asked == "last_card":
                hooks.EFFECTS[row[at]].count_up(trial, self.owner, row[at + 1], row[at + 2], row[at + 3])

    # What is not possible.

    def out_of_reach(self, seat: int, legal: Sequence[int]) -> Iterator[tuple[int, Cost | None, IllegalMove]]:
        """Moves with a piece of the hand that are not possible now, with the reason."""
        used = {(kind_of(move), piece_in(move)) for move in legal}
        if self.asked in OF_CARDS:
            pieces = self.cards_in_hand(seat)
            yield from self.unbuildable(pieces, used)
        elif self.asked in OF_LEADERS:
            pieces = self.leaders_in_hand()
            yield from self.too_dear(pieces, used)
        if self.asked in (*OF_CARDS, "recruitment"):
            yield from self.unpaid_stages(pieces, used)
            if self.owner != seat and not any(kind == codes.SELL for kind, _ in used):
                yield from ((code(codes.SELL, piece), None, explain.must_build()) for piece in pieces)

    def cards_in_hand(self, seat: int) -> list[int]:
        """The different cards that can be used; for the Free City those that its keeper leaves."""
        if self.asked == "last_card" or self.owner == seat:
            return list(dict.fromkeys(self.city.hand))
        hand = list(self.position.cities[seat].hand)
        hand.remove(piece_in(self.position.commits[seat]))
        return list(dict.fromkeys(hand))

    def leaders_in_hand(self) -> list[int]:
        """The leaders that can be used, without one that goes under a stage on this turn."""
        leaders = [int(piece_of(held)) for held in self.city.held_leaders]
        move = int(committed_move(self.position, self.owner))
        return [piece for piece in leaders if move < 0 or piece != piece_in(move)]

    def unbuildable(
        self, pieces: Sequence[int], used: set[tuple[int, int]]
    ) -> Iterator[tuple[int, Cost | None, IllegalMove]]:
        for piece in pieces:
            if any((kind, piece) in used for kind in explain.BUILDS):
                continue
            card = card_of(self.position.setting.edition, piece)
            if self.city.has(card.building):
                yield code(codes.BUILD, piece), None, explain.built_already(card)
            else:
                bills = self.bills_of_card(piece)
                yield code(codes.BUILD, piece), bills.least_cost(), explain.unaffordable(card, bills)

    def too_dear(
        self, pieces: Sequence[int], used: set[tuple[int, int]]
    ) -> Iterator[tuple[int, Cost | None, IllegalMove]]:
        for piece in pieces:
            if (codes.RECRUIT, piece) not in used:
                cost = self.cost_of_leader(piece)
                move = code(codes.RECRUIT, piece) | (cost.coins or 0)
                yield move, cost, explain.leader_too_dear(self.position, self.owner, piece)

    def unpaid_stages(
        self, pieces: Sequence[int], used: set[tuple[int, int]]
    ) -> Iterator[tuple[int, Cost | None, IllegalMove]]:
        """The next stage, or, if that can be paid, the Edifice with it."""
        kinds = {kind for kind, _ in used}
        if self.stage is None or codes.JOIN in kinds:
            return
        if codes.STAGE not in kinds:
            bills = self.bills_of_stage(codes.STAGE)
            kind, refusal = codes.STAGE, explain.stage_unaffordable(bills)
        elif hooks.extra_for_stage(self.position, self.owner) >= 0:
            bills = self.bills_of_stage(codes.JOIN)
            kind, refusal = codes.JOIN, explain.edifice_unaffordable(self.position, bills)
        else:
            return
        cost = bills.least_cost()
        yield from ((code(kind, piece), cost, refusal) for piece in pieces)
