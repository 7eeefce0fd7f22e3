"""Reasons for moves of 7 Wonders Duel: the city before and after, and what the opponent finds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from mirabilia.bots.reasons.reason import COIN, Findings
from mirabilia.core.bits import members
from mirabilia.core.contract import Fact, Seat
from mirabilia.core.contract import State as AnyState
from mirabilia.games.duel import data, journal, notation, rules
from mirabilia.games.duel.conflict import CAPITAL, LOOT_DISTANCE, TOKENS_A_SIDE, lead
from mirabilia.games.duel.cost import can_build_card, can_build_wonder, card_trade, wonder_trade
from mirabilia.games.duel.effects import enter_card
from mirabilia.games.duel.lookup import CARD_IDS, CARD_INDEX, CATALOGUE, WONDER_IDS, WONDER_INDEX
from mirabilia.games.duel.moves import BUILD_CARD, BUILD_WONDER, MOST_WONDERS, WONDER_STEP, legal_codes
from mirabilia.games.duel.pieces import CARDS, SLOTS, WONDERS, Card, Wonder
from mirabilia.games.duel.position import (
    BEGIN,
    CIVILIAN,
    DESTROY,
    DRAFT,
    LIBRARY,
    OVER,
    PROGRESS,
    REVIVE,
    SHARED,
    SLOT,
    TURN,
    City,
)
from mirabilia.games.duel.science import TO_WIN, different_symbols
from mirabilia.games.duel.scoring import SHEET_COINS, SHEET_MILITARY, SHEET_PURPLE, score_sheet
from mirabilia.games.duel.setup import COVERED_BY, COVERS, face_up_slots
from mirabilia.games.duel.state import State

SYMBOL = (0.0, 0.5, 1.0, 2.5, 6.0, 14.0)
"""What the first, second ... different symbol weighs."""
PAIR = 5.0
EXTRA_TURN = 7.0
SPACE = 0.8
"""One space of the pawn."""
NEAR = 5
"""So few spaces from a capital every one counts."""
CHEAPER = 0.25
"""A coin less on each thing that may be built."""
WORTH_DENYING = 3.0
MANY_POINTS = 4


def find(world: AnyState, seat: Seat, move: int) -> Findings:
    """What speaks for a move of the seat in a possible world."""
    return Comparison(cast("State", world), seat, move).findings()


class Comparison:
    """A move with the table before and after it. What the sampled world assumes about hidden cards is ignored."""

    def __init__(self, before: State, seat: Seat, move: int) -> None:
        self.before, self.seat, self.other = before, seat, 1 - seat
        self.fact = notation.fact(move)
        self.after = before.copy()
        noted = self.after.journal = journal.Journal()
        rules.play(self.after, move)
        self.journal = noted.entries()
        self.mine, self.theirs = before.city(seat), before.city(self.other)
        self.mine_after, self.theirs_after = self.after.city(seat), self.after.city(self.other)
        self.slot = slot_of(before, self.fact)
        """Where the card lies that is taken; -1 if none is."""
        self.reasons = Findings()
        self.reasons.coins = int(self.mine_after.coins)

    def findings(self) -> Findings:
        if self.after.phase == OVER:
            self.end()
        elif self.before.phase == DRAFT:
            self.drafted(WONDERS[WONDER_INDEX[self.fact["wonder"]]])
        elif self.before.phase == BEGIN:
            self.begun()
        else:
            for part in (self.science, self.conflict, self.points, self.coins, self.prices, self.further, self.lasting):
                part()
            if self.slot >= 0:
                self.sold()
                self.denied()
                self.closed()
        return self.reasons

    def end(self) -> None:
        result = self.after.result()
        if self.after.winner == self.seat and result is not None:
            self.reasons.add(1000.0, "wins", how=result.reason)
        elif self.after.winner == SHARED:
            self.reasons.add(500.0, "shares")

    # Choices before the Ages.

    def drafted(self, wonder: Wonder) -> None:
        """A Wonder by its own strength, and what the opponent would choose it for."""
        add = self.reasons.add
        add(EXTRA_TURN * int(wonder.again), "again")
        add(2.0 * int(wonder.shields), "shields", shields=int(wonder.shields))
        add(0.9 * int(wonder.points), "worth", points=int(wonder.points))
        add(COIN * int(wonder.coins), "income", coins=int(wonder.coins))
        add(COIN * int(wonder.robs), "robs", coins=int(wonder.robs))
        add(3.0 * int(wonder.raw_choices + wonder.made_choices), "choice")
        add(4.0 * int(wonder.draws > 0), "draws", number=int(wonder.draws))
        add(4.0 * int(wonder.revives), "revives")
        if wonder.destroys >= 0:
            add(3.0, "destroys", what=data.COLOURS[wonder.destroys])
        if (
            wonder.again
            and self.after.phase == DRAFT
            and self.after.active == self.other
            and len(self.before.offer) > 1
        ):
            add(3.0, "denies_wonder", wonder=self.fact["wonder"])

    def begun(self) -> None:
        if self.fact["who"] == "me":
            self.reasons.add(1.0, "first_pick")
        elif SLOTS % 2 == 0:
            self.reasons.add(1.0, "last_pick")

    # What the move does at once.

    def events(self, kind: int, seat: int) -> list[tuple[int, int]]:
        """What the journal tells of a kind of event for a seat."""
        return [(first, second) for event, who, first, second in self.journal if event == kind and who == seat]

    def science(self) -> None:
        number = int(different_symbols(self.mine_after.symbols))
        new = members(self.mine_after.symbols & ~self.mine.symbols)
        if new:
            fields = {"missing": TO_WIN - number} if TO_WIN - number <= 2 else {}
            weight = SYMBOL[min(number, len(SYMBOL) - 1)]
            self.reasons.add(weight, "symbol", symbol=data.SYMBOLS[new[0]], number=number, **fields)
        pairs = members(self.mine_after.pairs & ~self.mine.pairs)
        if pairs and self.after.phase == PROGRESS:
            self.reasons.add(PAIR, "pair", symbol=data.SYMBOLS[pairs[0]])

    def conflict(self) -> None:
        spaces = abs(int(self.after.conflict) - int(self.before.conflict))
        ahead = int(lead(self.after, self.seat))
        if spaces:
            left = int(CAPITAL) - ahead
            fields = {"left": left} if left <= NEAR else {}
            self.reasons.add(SPACE * spaces + 1.5 * max(0, NEAR + 1 - left), "pawn", spaces=spaces, **fields)
        for kind, why in ((journal.TO_LOOT, "loots"), (journal.TO_ROBBERY, "robs")):
            coins = sum(first for first, cause in self.events(journal.LOST, self.other) if cause == kind)
            self.reasons.add(COIN * coins, why, coins=coins)

    def points(self) -> None:
        before, after = score_sheet(self.before, self.seat), score_sheet(self.after, self.seat)
        more = [int(new) - int(old) for old, new in zip(before, after, strict=True)]
        guilds = more[SHEET_PURPLE]
        printed = sum(more) - more[SHEET_COINS] - more[SHEET_MILITARY] - guilds
        self.reasons.add(float(printed), "worth", points=printed)
        self.reasons.add(float(guilds), "guild", points=guilds)

    def coins(self) -> None:
        sources = (journal.FROM_EFFECT, journal.FROM_CHAIN)
        coins = sum(first for first, source in self.events(journal.GAINED, self.seat) if source in sources)
        self.reasons.add(COIN * coins, "income", coins=coins)
        if self.events(journal.CHAINED, self.seat):
            card: Card = CARDS[CARD_INDEX[self.fact["card"]]]
            saved = int(card.price + card_trade(self.mine, card))
            giver = CATALOGUE.chain_giver(CATALOGUE.cards[card.index].free_with or "").id
            self.reasons.add(COIN * saved, "free", chain_card=giver, coins=saved)

    def further(self) -> None:
        """Extra turns and choices that follow."""
        add = self.reasons.add
        if self.after.again or self.events(journal.EXTRA_TURN, self.seat):
            add(EXTRA_TURN, "again")
        for index, _ in self.events(journal.WONDER_LOST, self.other):
            add(5.0, "locks", wonder=WONDER_IDS[index])
        if self.after.phase == DESTROY:
            add(3.0, "destroys", what=data.COLOURS[WONDERS[WONDER_INDEX[self.fact["wonder"]]].destroys])
        elif self.after.phase == LIBRARY:
            add(4.0, "draws", number=len(self.after.offer))
        elif self.after.phase == REVIVE and self.before.phase != REVIVE:
            add(4.0, "revives")

    # What it means for later.

    def prices(self) -> None:
        """Production and prices: what gets cheaper here, what dearer there."""
        cheaper = differences(self.within_reach(self.mine), self.mine, self.mine_after)
        if cheaper:
            piece, coins = cheaper[0]
            total = sum(saved for _, saved in cheaper)
            self.reasons.add(COIN * coins + CHEAPER * (total - coins), "cheaper", coins=coins, **piece)
        elif made := produced(self.mine, self.mine_after):
            self.reasons.add(0.6, "produces", resources=made)
        dearer = differences(self.within_reach(self.theirs), self.theirs_after, self.theirs)
        if dearer:
            piece, coins = dearer[0]
            self.reasons.add(COIN * coins, "dearer", coins=coins, **piece)
        fixed = members(self.mine_after.fixed & ~self.mine.fixed)
        if fixed:
            self.reasons.add(1.0, "fixed", resources=[data.RESOURCES[resource] for resource in fixed])
        lost = [
            resource
            for index, resource in enumerate(data.RESOURCES)
            if self.theirs.production[index] and not self.theirs_after.production[index]
        ]
        if lost:
            self.reasons.add(2.0, "takes_away", resources=lost)

    def within_reach(self, city: City) -> list[tuple[Fact, Card | Wonder]]:
        """What a city may still build of what everybody can see: its Wonders, and cards lying open."""
        pieces: list[tuple[Fact, Card | Wonder]] = []
        if self.after.wonders_built < MOST_WONDERS:
            pieces += [({"wonder": WONDER_IDS[index]}, WONDERS[index]) for index in unbuilt(city, self.fact)]
        for slot in members(face_up_slots(self.before)):
            card: Card = CARDS[self.before.card_in(slot)]
            if slot != self.slot and not city.chains & card.free_with:
                pieces.append(({"card": CARD_IDS[card.index]}, card))
        return pieces

    def lasting(self) -> None:
        """Chains and the powers of Progress tokens."""
        add, mine, after = self.reasons.add, self.mine, self.mine_after
        new = members(after.chains & ~mine.chains)
        for card in CARDS:
            if new and card.free_with & (after.chains & ~mine.chains) and self.may_come(card):
                add(1.5, "chain_later", card=CARD_IDS[card.index])
        left = len(unbuilt(after, {})) if self.after.wonders_built < MOST_WONDERS else 0
        if after.wonder_discount > mine.wonder_discount:
            add(1.5 * left, "wonders_cheaper", number=left)
        if after.wonders_again > mine.wonders_again:
            add(3.0 * left, "wonders_again", number=left)
        if after.blue_discount > mine.blue_discount:
            add(2.0, "blue_cheaper")
        if after.extra_shields > mine.extra_shields:
            add(3.0, "more_shields")
        if after.chain_coins > mine.chain_coins:
            add(2.0, "chain_coins", coins=int(after.chain_coins))
        if after.trade_income > mine.trade_income:
            add(3.0, "trade_income")

    def may_come(self, card: Card) -> bool:
        """Whether a card can still turn up, as far as one can know."""
        age = CATALOGUE.cards[card.index].age
        if age != self.before.age:
            return age > self.before.age
        open_slots = members(face_up_slots(self.before))
        return any(self.before.card_in(slot) == card.index and slot != self.slot for slot in open_slots)

    def sold(self) -> None:
        if self.fact["move"] != "discard":
            return
        coins = sum(first for first, _ in self.events(journal.GAINED, self.seat))
        only = all(notation.FACTS[code]["move"] == "discard" for code in legal_codes(self.before))
        self.reasons.add(COIN * coins * (3.0 if only else 0.5), "must_sell" if only else "sells", coins=coins)
        if self.after.wonders_built < MOST_WONDERS:
            for index in unbuilt(self.mine, {}):
                wonder: Wonder = WONDERS[index]
                if can_build_wonder(self.mine_after, wonder) and not can_build_wonder(self.mine, wonder):
                    self.reasons.add(2.5, "enough_for", wonder=WONDER_IDS[index])

    # What the opponent does not get.

    def denied(self) -> None:
        """Wins at once that are no longer possible, and what the taken card would have given."""
        table = self.handed_over()
        if table is None:
            return
        now = for_seat(self.before, self.other)
        threats = winning(now, self.other, cards_in(now, int(now.accessible)))
        known = int(table.accessible) & int(face_up_slots(self.before))
        left = winning(table, self.other, cards_in(table, known))
        if threats and not left:
            self.reasons.add(800.0, "stops_win", **threats[0])
        card: Card = CARDS[CARD_INDEX[self.fact["card"]]]
        if can_build_card(now.city(self.other), card):
            for weight, kind, fields in gains(now, self.other, card):
                self.reasons.add(0.8 * weight, f"denies_{kind}", **fields)

    def closed(self) -> None:
        """Cards that stay covered while another move would uncover them; and whether anything is uncovered."""
        table = self.handed_over()
        if table is None or self.after.again or self.events(journal.EXTRA_TURN, self.seat):
            return
        others = [slot for slot in members(self.before.accessible) if slot != self.slot]
        opened = {below for slot in others for below in uncovered(self.before, slot)}
        if opened and not uncovered(self.before, self.slot):
            self.reasons.add(1.2, "uncovers_nothing")
        stays = opened & set(members(face_up_slots(self.before))) - set(uncovered(self.before, self.slot))
        for slot in sorted(stays):
            card: Card = CARDS[self.before.card_in(slot)]
            if not can_build_card(table.city(self.other), card):
                continue
            if wins(table, self.other, BUILD_CARD + int(card.index)):
                self.reasons.add(60.0, "hides_win", card=CARD_IDS[card.index])
            else:
                weight = max((gain[0] for gain in gains(table, self.other, card)), default=0.0)
                if weight >= WORTH_DENYING:
                    self.reasons.add(0.6 * weight, "keeps_closed", card=CARD_IDS[card.index])

    def handed_over(self) -> State | None:
        """The table as the opponent finds it, his turn to move; None if no such turn follows in this Age."""
        if self.after.phase in (OVER, BEGIN, DRAFT):
            return None
        table = self.after.copy()
        table.journal = None
        if table.taken >= 0:  # a choice of one's own comes first
            table.phase, table.again = TURN, 0
            rules.end_turn(table)
        return for_seat(table, self.other) if table.phase == TURN else None


# Questions about a table.


def slot_of(position: State, fact: Fact) -> int:
    if position.phase != TURN:
        return -1
    return int(position.places[CARD_INDEX[fact["card"]]]) - SLOT


def for_seat(position: State, seat: Seat) -> State:
    """The same table, as if it were the turn of the seat."""
    table = position.copy()
    table.journal, table.active, table.again = None, seat, 0
    return table


def cards_in(position: State, slots: int) -> list[int]:
    return [int(position.card_in(slot)) for slot in members(slots)]


def uncovered(position: State, slot: int) -> list[int]:
    """The slots that nothing lies on any more once a card has been taken."""
    start, present = (position.age - 1) * SLOTS, position.present & ~(1 << slot)
    return [int(below) for below in COVERS[start + slot] if not COVERED_BY[start + below] & present]


def unbuilt(city: City, fact: Fact) -> list[int]:
    """The Wonders a city can still build, but for the one that is being built."""
    own = [int(index) for number, index in enumerate(city.wonders) if not city.built >> number & 1]
    return [index for index in own if WONDER_IDS[index] != fact.get("wonder")]


def winning(table: State, seat: Seat, cards: Iterable[int]) -> list[Fact]:
    """The constructions with which the seat, whose turn it is, would win at once."""
    city, constructions = table.city(seat), []
    for index in cards:
        if can_build_card(city, CARDS[index]) and wins(table, seat, BUILD_CARD + index):
            constructions.append({"card": CARD_IDS[index]})
    if table.accessible and table.wonders_built < MOST_WONDERS:
        card = table.card_in(members(table.accessible)[0])
        for index in unbuilt(city, {}):
            code = BUILD_WONDER + WONDER_STEP * index + int(card)
            if can_build_wonder(city, WONDERS[index]) and wins(table, seat, code):
                constructions.append({"wonder": WONDER_IDS[index]})
    return constructions


def wins(table: State, seat: Seat, code: int) -> bool:
    trial = table.copy()
    rules.play(trial, code)
    return bool(trial.phase == OVER and trial.winner == seat and trial.ending != CIVILIAN)


Gain = tuple[float, str, dict[str, object]]


def gains(table: State, seat: Seat, card: Card) -> list[Gain]:
    """What a city would get by a card that it can build, as the weight, the kind and the fields."""
    city, trial = table.city(seat), table.copy()
    free = bool(city.chains & card.free_with)
    if not free:
        trial.city(seat).coins -= card.price + card_trade(city, card)
    enter_card(trial, seat, card)
    collected: list[Gain] = [*science_gains(city, trial.city(seat), card)]
    if card.shields:
        collected += conflict_gains(table, trial, seat)
    points = points_gained(table, trial, seat)
    if points >= MANY_POINTS:
        collected.append((float(points), "points", {"points": points}))
    if free:
        collected.append((2.0, "free", {"card": CARD_IDS[card.index]}))
    return collected


def science_gains(city: City, after: City, card: Card) -> Iterable[Gain]:
    if card.symbol < 0:
        return
    symbol = data.SYMBOLS[card.symbol]
    number = int(different_symbols(after.symbols))
    if after.symbols != city.symbols and number > 2:
        yield SYMBOL[min(number, len(SYMBOL) - 1)], "symbol", {"symbol": symbol, "number": number}
    elif after.pairs != city.pairs:
        yield PAIR, "pair", {"symbol": symbol}


def conflict_gains(table: State, trial: State, seat: Seat) -> Iterable[Gain]:
    ahead, spaces = int(lead(trial, seat)), abs(int(trial.conflict) - int(table.conflict))
    looted = any(
        ahead >= LOOT_DISTANCE[number] and not table.looted >> (seat * TOKENS_A_SIDE + number) & 1
        for number in range(len(LOOT_DISTANCE))
    )
    if looted or CAPITAL - ahead <= NEAR - 1:
        yield SPACE * spaces + 1.5 * max(0, NEAR - int(CAPITAL) + ahead) + 1.0, "shields", {"spaces": spaces}


def points_gained(table: State, trial: State, seat: Seat) -> int:
    """Points but for those of coins and of the pawn."""
    sheets = [[int(line) for line in score_sheet(position, seat)] for position in (table, trial)]
    lines = [line for line in range(len(sheets[0])) if line not in (SHEET_COINS, SHEET_MILITARY)]
    return sum(sheets[1][line] - sheets[0][line] for line in lines)


def differences(
    pieces: Sequence[tuple[Fact, Card | Wonder]], dear: City, cheap: City
) -> list[tuple[dict[str, str], int]]:
    """How many coins more each construction costs one city than the other, the most first."""
    savings = []
    for piece, entry in pieces:
        coins = int(price(dear, entry) - price(cheap, entry))
        if coins > 0:
            savings.append((piece, coins))
    return sorted(savings, key=lambda pair: -pair[1])


def price(city: City, piece: Card | Wonder) -> int:
    """Coins for what has to be bought."""
    return int(wonder_trade(city, piece) if isinstance(piece, Wonder) else card_trade(city, piece))


def produced(before: City, after: City) -> dict[str, int]:
    more = {
        resource: int(after.production[index] - before.production[index])
        for index, resource in enumerate(data.RESOURCES)
    }
    return {resource: units for resource, units in more.items() if units > 0}
