"""The fields of a position, written by `python -m tools.fields` from the tables in fields.py: change those.

Rows (`vec`) are shared between copies: they are replaced, never changed in place.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import append, vec

EMPTY: Final = vec[i64]()


class Purse:
    """What a city can pay with, and what it sells. A choice is a set of resources: one unit of them."""

    coins: i64 = 0
    fixed: i64 = 0
    """Units produced every turn."""
    choices: vec[i64] = EMPTY
    """Choices of the owner."""
    fixed_for_sale: i64 = 0
    choices_for_sale: vec[i64] = EMPTY
    left_raw: i64 = 2
    left_made: i64 = 2
    right_raw: i64 = 2
    right_made: i64 = 2
    """Price of a unit from a neighbour, by side and family."""
    # Leaders.
    bank_price: i64 = 0
    """Price of a unit that the bank sells."""
    bank_units: i64 = 0
    """Units a turn that the bank sells."""
    coins_on_trade: i64 = 0
    """Coins for every neighbour bought from."""
    # Cities.
    own_pools: i64 = 0
    """How many times one more unit of what the city has for sale is produced."""
    other_pools: i64 = 0
    """How many times one unit of what it has not for sale is produced."""
    left_rebate: i64 = 0
    right_rebate: i64 = 0
    """What the first unit of a turn from that neighbour costs less."""


class CityFields(Purse):
    """What one player owns. The first part is stored; the second follows from it (see `city.py`)."""

    # What is stored.
    board: i64 = 0
    side: i64 = 0
    """0 day, 1 night."""
    stages: i64 = 0
    """How many are built."""
    chosen: i64 = 0
    """Which alternative of each stage was chosen: 0 none, else its number from 1."""
    hand: vec[i64] = EMPTY
    """The cards held, as piece numbers."""
    cards: vec[i64] = EMPTY
    """The cards built, in their order."""
    under: vec[i64] = EMPTY
    """The entries of the cards under the built stages."""
    victories_1: i64 = 0
    victories_2: i64 = 0
    victories_3: i64 = 0
    """Victory tokens by Age."""
    defeats: i64 = 0
    once_used: i64 = 0
    """Free buildings used in this Age: of any colour, then by colour."""
    extra: vec[i64] = EMPTY
    """What expansions that are not part of Mirabilia store, see forms.Slot."""
    # Leaders.
    held_leaders: vec[i64] = EMPTY
    """The entries of the leaders in hand."""
    spent_leaders: vec[i64] = EMPTY
    """The entries of leaders sold or put back into the box."""
    recruited: vec[i64] = EMPTY
    """The entries of leaders that have come into play, as they were in hand."""
    leaders: vec[i64] = EMPTY
    """Leaders in play, and the Age each was recruited in noted on it."""
    buried: vec[i64] = EMPTY
    """Leaders under a stage that lost their effect, and the points each scores noted on it."""
    copied: i64 = -1
    """The neighbour's leader whose effect counts here too."""
    bonus_used: i64 = 0
    """1 if this turn's bonus on coins from the bank has been taken."""
    # Cities.
    debt: i64 = 0
    """In points."""
    diplomacy: i64 = 0
    """Tokens."""
    lose_fixed: i64 = 0
    lose_per_victory: i64 = 0
    lose_per_stage: i64 = 0
    """Coins to lose at the end of the turn: flat, for each victory token, for each stage."""
    # Edifice.
    edifice_debts: i64 = 0
    """Debt tokens of Edifices by Age."""
    pawns: i64 = 0
    """By Age."""
    took_part: i64 = 0
    """1 after taking part in the Edifice of this Age."""

    # What follows from it.
    counts: i64 = 0
    """Built cards by colour, leaders in play as white ones."""
    buildings_low: i64 = 0
    buildings_high: i64 = 0
    """The set of buildings."""
    shields: i64 = 0
    symbols: i64 = 0
    """Science symbols by kind."""
    wild_symbols: i64 = 0
    copied_guilds: i64 = 0
    """Guilds of neighbours that score here too."""
    plays_last_card: i64 = 0
    free_first_of_colour: i64 = 0
    free_first_of_age: i64 = 0
    free_last_of_age: i64 = 0
    once_granted: i64 = 0
    """Free buildings in each Age: of any colour, then by colour."""
    # Leaders.
    shields_per_defeat: i64 = 0
    replaced_symbols: i64 = 0
    common_symbols: i64 = 0
    set_bonus: i64 = 0
    """More points for each set of three symbols."""
    free_colours: i64 = 0
    """The set of colours that are free."""
    discounts: i64 = 0
    """Resource units less: by colour, then for stages."""
    coins_on_build: i64 = 0
    """Coins on building a card, by colour."""
    coins_on_chain: i64 = 0
    coins_on_victory: i64 = 0
    coins_on_stage: i64 = 0
    bank_bonus: i64 = 0
    redirects_defeats: i64 = 0
    free_leaders: i64 = 0
    leader_discount: i64 = 0
    neighbours_leader_discount: i64 = 0
    keeps_leaders: i64 = 0
    # Cities.
    masks: i64 = 0
    stages_without_resources: i64 = 0
    lose_on_stage: i64 = 0
    # Edifice.
    doubled_guilds: i64 = 0
    """Own guilds that score twice."""

    def forget(self) -> None:
        """Empty everything that follows from the rest."""
        self.fixed = 0
        self.choices = EMPTY
        self.fixed_for_sale = 0
        self.choices_for_sale = EMPTY
        self.left_raw = 2
        self.left_made = 2
        self.right_raw = 2
        self.right_made = 2
        self.bank_price = 0
        self.bank_units = 0
        self.coins_on_trade = 0
        self.own_pools = 0
        self.other_pools = 0
        self.left_rebate = 0
        self.right_rebate = 0
        self.counts = 0
        self.buildings_low = 0
        self.buildings_high = 0
        self.shields = 0
        self.symbols = 0
        self.wild_symbols = 0
        self.copied_guilds = 0
        self.plays_last_card = 0
        self.free_first_of_colour = 0
        self.free_first_of_age = 0
        self.free_last_of_age = 0
        self.once_granted = 0
        self.shields_per_defeat = 0
        self.replaced_symbols = 0
        self.common_symbols = 0
        self.set_bonus = 0
        self.free_colours = 0
        self.discounts = 0
        self.coins_on_build = 0
        self.coins_on_chain = 0
        self.coins_on_victory = 0
        self.coins_on_stage = 0
        self.bank_bonus = 0
        self.redirects_defeats = 0
        self.free_leaders = 0
        self.leader_discount = 0
        self.neighbours_leader_discount = 0
        self.keeps_leaders = 0
        self.masks = 0
        self.stages_without_resources = 0
        self.lose_on_stage = 0
        self.doubled_guilds = 0

    def copy_fields(self, new: CityFields) -> None:
        new.coins = self.coins
        new.fixed = self.fixed
        new.choices = self.choices
        new.fixed_for_sale = self.fixed_for_sale
        new.choices_for_sale = self.choices_for_sale
        new.left_raw = self.left_raw
        new.left_made = self.left_made
        new.right_raw = self.right_raw
        new.right_made = self.right_made
        new.bank_price = self.bank_price
        new.bank_units = self.bank_units
        new.coins_on_trade = self.coins_on_trade
        new.own_pools = self.own_pools
        new.other_pools = self.other_pools
        new.left_rebate = self.left_rebate
        new.right_rebate = self.right_rebate
        new.board = self.board
        new.side = self.side
        new.stages = self.stages
        new.chosen = self.chosen
        new.hand = self.hand
        new.cards = self.cards
        new.under = self.under
        new.victories_1 = self.victories_1
        new.victories_2 = self.victories_2
        new.victories_3 = self.victories_3
        new.defeats = self.defeats
        new.once_used = self.once_used
        new.extra = self.extra
        new.counts = self.counts
        new.buildings_low = self.buildings_low
        new.buildings_high = self.buildings_high
        new.shields = self.shields
        new.symbols = self.symbols
        new.wild_symbols = self.wild_symbols
        new.copied_guilds = self.copied_guilds
        new.plays_last_card = self.plays_last_card
        new.free_first_of_colour = self.free_first_of_colour
        new.free_first_of_age = self.free_first_of_age
        new.free_last_of_age = self.free_last_of_age
        new.once_granted = self.once_granted
        new.held_leaders = self.held_leaders
        new.spent_leaders = self.spent_leaders
        new.recruited = self.recruited
        new.leaders = self.leaders
        new.buried = self.buried
        new.copied = self.copied
        new.bonus_used = self.bonus_used
        new.shields_per_defeat = self.shields_per_defeat
        new.replaced_symbols = self.replaced_symbols
        new.common_symbols = self.common_symbols
        new.set_bonus = self.set_bonus
        new.free_colours = self.free_colours
        new.discounts = self.discounts
        new.coins_on_build = self.coins_on_build
        new.coins_on_chain = self.coins_on_chain
        new.coins_on_victory = self.coins_on_victory
        new.coins_on_stage = self.coins_on_stage
        new.bank_bonus = self.bank_bonus
        new.redirects_defeats = self.redirects_defeats
        new.free_leaders = self.free_leaders
        new.leader_discount = self.leader_discount
        new.neighbours_leader_discount = self.neighbours_leader_discount
        new.keeps_leaders = self.keeps_leaders
        new.debt = self.debt
        new.diplomacy = self.diplomacy
        new.lose_fixed = self.lose_fixed
        new.lose_per_victory = self.lose_per_victory
        new.lose_per_stage = self.lose_per_stage
        new.masks = self.masks
        new.stages_without_resources = self.stages_without_resources
        new.lose_on_stage = self.lose_on_stage
        new.edifice_debts = self.edifice_debts
        new.pawns = self.pawns
        new.took_part = self.took_part
        new.doubled_guilds = self.doubled_guilds

    def put(self, name: str, value: i64) -> None:
        """Set a stored number by the name of its field."""
        if name == "coins":
            self.coins = value
        elif name == "board":
            self.board = value
        elif name == "side":
            self.side = value
        elif name == "stages":
            self.stages = value
        elif name == "chosen":
            self.chosen = value
        elif name == "victories_1":
            self.victories_1 = value
        elif name == "victories_2":
            self.victories_2 = value
        elif name == "victories_3":
            self.victories_3 = value
        elif name == "defeats":
            self.defeats = value
        elif name == "once_used":
            self.once_used = value
        elif name == "copied":
            self.copied = value
        elif name == "bonus_used":
            self.bonus_used = value
        elif name == "debt":
            self.debt = value
        elif name == "diplomacy":
            self.diplomacy = value
        elif name == "lose_fixed":
            self.lose_fixed = value
        elif name == "lose_per_victory":
            self.lose_per_victory = value
        elif name == "lose_per_stage":
            self.lose_per_stage = value
        elif name == "edifice_debts":
            self.edifice_debts = value
        elif name == "pawns":
            self.pawns = value
        elif name == "took_part":
            self.took_part = value
        else:
            raise AttributeError(name)

    def put_row(self, name: str, value: list[int]) -> None:
        """Set a stored row by the name of its field."""
        if name == "hand":
            self.hand = vec[i64](value)
        elif name == "cards":
            self.cards = vec[i64](value)
        elif name == "under":
            self.under = vec[i64](value)
        elif name == "held_leaders":
            self.held_leaders = vec[i64](value)
        elif name == "spent_leaders":
            self.spent_leaders = vec[i64](value)
        elif name == "recruited":
            self.recruited = vec[i64](value)
        elif name == "leaders":
            self.leaders = vec[i64](value)
        elif name == "buried":
            self.buried = vec[i64](value)
        else:
            raise AttributeError(name)

    def put_extra(self, index: i64, value: i64) -> None:
        """Set a number of an expansion that is not part of Mirabilia."""
        row = self.extra[:]
        while len(row) <= index:
            row = append(row, 0)
        row[index] = value
        self.extra = row


class PositionFields:
    """What lies on the table besides the cities."""

    phase: i64 = -2
    age: i64 = 0
    turn: i64 = 0
    """From 0: the turn of the Age, or the round of a draft."""
    step: i64 = 0
    """How far the end of a turn has come, see flow.py."""
    commits: vec[i64] = EMPTY
    """The move each city has chosen, or OWING, or NOTHING_OWED."""
    follow_ups: vec[i64] = EMPTY
    """Choices that go with the moves committed, in secret as these are: like pending ones, with their answers."""
    pending: vec[i64] = EMPTY
    """Choices to be made now, the first one first: kind, city and argument."""
    revivals: vec[i64] = EMPTY
    """Builds from the discard pile that wait for the end of the turn: city and order of the power."""
    pile: vec[i64] = EMPTY
    """The entries of the discard pile, in the order of discarding."""
    taken: vec[i64] = EMPTY
    """Entries of cards built from the discard pile, with where they lay in it and when."""
    looks: vec[i64] = EMPTY
    """Who has looked through the discard pile, and how many cards had been put there."""
    decks: vec[i64] = EMPTY
    """The cards of all Ages, as they are dealt."""
    boxed: vec[i64] = EMPTY
    """Guilds and other cards of an Age that are not in play."""
    offers: vec[i64] = EMPTY
    """Boards dealt to choose from, as many to each city."""
    offered_sides: vec[i64] = EMPTY
    """For each city the sides it may choose: 1 day, 2 night."""
    extra: vec[i64] = EMPTY
    """What expansions that are not part of Mirabilia store, see forms.Slot."""
    # Leaders.
    leader_box: vec[i64] = EMPTY
    """Leaders not dealt, the next one first."""
    # Edifice.
    edifices: vec[i64] = EMPTY
    """The Edifice of each Age."""
    edifice_pawns: vec[i64] = EMPTY
    """Pawns lying on each Edifice."""
    edifices_built: i64 = 0
    edifices_failed: i64 = 0
    """Sets of Ages."""
    # Free City.
    duties: vec[i64] = EMPTY
    """Sales of the Free City, each with the cards that it could have built then."""
    stock: vec[i64] = EMPTY
    """The draw pile of the Free City, the next card last."""
    drawn: i64 = -1
    """The card drawn for it on this turn."""

    def copy_fields(self, new: PositionFields) -> None:
        new.phase = self.phase
        new.age = self.age
        new.turn = self.turn
        new.step = self.step
        new.commits = self.commits
        new.follow_ups = self.follow_ups
        new.pending = self.pending
        new.revivals = self.revivals
        new.pile = self.pile
        new.taken = self.taken
        new.looks = self.looks
        new.decks = self.decks
        new.boxed = self.boxed
        new.offers = self.offers
        new.offered_sides = self.offered_sides
        new.extra = self.extra
        new.leader_box = self.leader_box
        new.edifices = self.edifices
        new.edifice_pawns = self.edifice_pawns
        new.edifices_built = self.edifices_built
        new.edifices_failed = self.edifices_failed
        new.duties = self.duties
        new.stock = self.stock
        new.drawn = self.drawn

    def put(self, name: str, value: i64) -> None:
        """Set a stored number by the name of its field."""
        if name == "phase":
            self.phase = value
        elif name == "age":
            self.age = value
        elif name == "turn":
            self.turn = value
        elif name == "step":
            self.step = value
        elif name == "edifices_built":
            self.edifices_built = value
        elif name == "edifices_failed":
            self.edifices_failed = value
        elif name == "drawn":
            self.drawn = value
        else:
            raise AttributeError(name)

    def put_row(self, name: str, value: list[int]) -> None:
        """Set a stored row by the name of its field."""
        if name == "commits":
            self.commits = vec[i64](value)
        elif name == "follow_ups":
            self.follow_ups = vec[i64](value)
        elif name == "pending":
            self.pending = vec[i64](value)
        elif name == "revivals":
            self.revivals = vec[i64](value)
        elif name == "pile":
            self.pile = vec[i64](value)
        elif name == "taken":
            self.taken = vec[i64](value)
        elif name == "looks":
            self.looks = vec[i64](value)
        elif name == "decks":
            self.decks = vec[i64](value)
        elif name == "boxed":
            self.boxed = vec[i64](value)
        elif name == "offers":
            self.offers = vec[i64](value)
        elif name == "offered_sides":
            self.offered_sides = vec[i64](value)
        elif name == "leader_box":
            self.leader_box = vec[i64](value)
        elif name == "edifices":
            self.edifices = vec[i64](value)
        elif name == "edifice_pawns":
            self.edifice_pawns = vec[i64](value)
        elif name == "duties":
            self.duties = vec[i64](value)
        elif name == "stock":
            self.stock = vec[i64](value)
        else:
            raise AttributeError(name)

    def put_extra(self, index: i64, value: i64) -> None:
        """Set a number of an expansion that is not part of Mirabilia."""
        row = self.extra[:]
        while len(row) <= index:
            row = append(row, 0)
        row[index] = value
        self.extra = row
