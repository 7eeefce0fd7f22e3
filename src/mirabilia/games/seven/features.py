"""The actions of 7 Wonders by their index, and what the numbers of an observation mean. Never compiled.

`space.py` writes the numbers; a change of meaning or order here is a new VERSION.
"""

from __future__ import annotations

from functools import cached_property

from mirabilia.core.layout import Layout as Layout
from mirabilia.games.seven import codes, data, hooks, lookup, rules  # noqa: F401 (rules fill the registers of hooks)
from mirabilia.games.seven.fields import ONCE_NAMES as ONCE_NAMES
from mirabilia.games.seven.game import GAME
from mirabilia.games.seven.notation import KINDS, MoveForm, PieceArgument
from mirabilia.games.seven.options import DECK_PLAYERS, GameOptions, in_play, supply
from mirabilia.games.seven.packing import PIECE_MASK

VERSION = 2

RANKS = {codes.BUILD: 18, codes.STAGE: 11}
"""Ways to pay for one thing that have an index, by the kind of move. In seven million decisions, half of them random
and half by players who seldom sell, there were 15 and 9, both with Leaders, Cities and teams; in the base game 9 and
6."""
OTHER_RANKS = 8
"""Those of the kinds that expansions add; there were 6 for joining in an Edifice."""
MOST_DEBT = 64
PIECES = PIECE_MASK + 1
MOST_TURNS = 8
STAGES = 4
BOARDS = 2 * len(lookup.BOARD_IDS)
RESOURCES, SYMBOLS = len(data.RESOURCES), len(data.SYMBOLS)
WAITING = ("choice", "over")
"""What a game can wait for besides a phase."""


class Actions:
    """The actions of games with some expansions: a kind of move, a piece (or a number), and the rank of a payment."""

    def __init__(self, chosen: GameOptions) -> None:
        self.pieces = pieces_in_play(chosen)
        """The pieces that can be dealt, whatever the number of players."""
        self.columns = [-1] * PIECES
        """The place of each piece among them."""
        for column, piece in enumerate(self.pieces):
            self.columns[piece] = column
        self.names: list[str] = []
        """The action of each index, in words."""
        self.starts: dict[int, int] = {}
        """Where the indices of a use begin, by `codes.use_of`."""
        self.widths: dict[int, int] = {}
        """How many ranks of payments a use has."""
        self.size = 0
        for kind, form in sorted(kinds(chosen).items()):
            for number in self.numbers(form):
                self.add(kind, number, form)

    def numbers(self, form: MoveForm) -> list[int]:
        """What a move of a kind can be about."""
        if isinstance(form.argument, PieceArgument):
            return [piece for piece in self.pieces if form.argument.text(piece) is not None]
        named = [number for number in range(PIECES) if form.argument.text(number) is not None]
        return named[:MOST_DEBT] if len(named) == PIECES else named

    def add(self, kind: int, number: int, form: MoveForm) -> None:
        use = codes.use_of(codes.code(kind, number))
        ranks = RANKS.get(kind, OTHER_RANKS) if form.trades else 1
        self.starts[use], self.widths[use] = self.size, ranks
        self.names += [form.name(number) + (f" #{rank}" if form.trades else "") for rank in range(1, ranks + 1)]
        self.size += ranks


def kinds(chosen: GameOptions) -> dict[int, MoveForm]:
    """The kinds of moves there can be; taking back is a request of its own."""
    forms = {kind: form for kind, form in KINDS.items() if kind != codes.BACK}
    for expansion in in_play(chosen):
        if expansion.has_module("notation"):
            forms.update(getattr(expansion.module("notation"), "KINDS", {}))
    return forms


def pieces_in_play(chosen: GameOptions) -> list[int]:
    """Every piece that can be dealt with this edition and these expansions, to any number of players."""
    pieces: set[int] = set()
    for row in supply(chosen).pieces():
        pieces.update(int(piece) for piece in row)
    for age in data.AGES:
        for players in (*data.PLAYERS, *DECK_PLAYERS.values()):
            pieces.update(lookup.copies(chosen.edition, age, players))
    return sorted(pieces)


class Features:
    """The layouts of games with some options."""

    def __init__(self, chosen: GameOptions, pieces: int) -> None:
        self.chosen, self.pieces = chosen, pieces
        self.phases = sorted(hooks.PHASE_NAMES)
        self.choices = sorted(hooks.CHOICE_NAMES)
        self.kinds = sorted(kinds(chosen))
        self.edifices = len(GAME.names().get("edifice", ())) if "edifice" in chosen.expansions else 0
        self.has_leaders = "leaders" in chosen.expansions
        self.has_teams = any(len(expansion.allies(0)) > 1 for expansion in in_play(chosen))

    @cached_property
    def city(self) -> Layout:
        """What everybody sees of a city."""
        layout = Layout(
            ("board", BOARDS, "which board and side, day before night; nothing before it is chosen"),
            ("offered", BOARDS, "1 for each board and side that the city may choose"),
            ("coins", 1, "coins, divided by 16"),
            ("points", 1, "points as if the game ended now, divided by 64"),
            ("stages", STAGES, "1 for each stage that is built"),
            ("alternatives", STAGES, "the alternative chosen for each stage, from 1, divided by 4"),
            ("victories", len(data.AGES), "victory tokens of each Age, divided by 4"),
            ("defeats", 1, "defeat tokens, divided by 8"),
            ("hand", 1, "cards in hand, divided by 8"),
            ("shields", 1, "shields, divided by 16"),
            ("symbols", SYMBOLS, "science symbols of each kind, divided by 8"),
            ("wild_symbols", 1, "science symbols of one's choice, divided by 4"),
            ("colours", len(data.COLOURS), f"cards of each colour ({', '.join(data.COLOURS)}), divided by 8"),
            ("production", RESOURCES, "units of each resource, divided by 4"),
            ("choices", RESOURCES, "for each resource the units of choice that can be it, divided by 4"),
            ("choice_units", 1, "units of choice, divided by 4"),
            ("sold", RESOURCES, "units of each resource that neighbours can buy, divided by 4"),
            ("sold_choices", RESOURCES, "for each resource the units of choice among them, divided by 4"),
            (
                "prices",
                4,
                "coins for a unit: raw from the left, manufactured from the left, then the right, divided by 4",
            ),
            ("rebates", 2, "what the first unit costs less, from the left and from the right, divided by 4"),
            ("bank_price", 1, "coins for a unit from the bank, divided by 4; 0 if it sells none"),
            (
                "free_builds",
                len(ONCE_NAMES),
                f"free buildings left in this Age ({', '.join(ONCE_NAMES)}), divided by 2",
            ),
            ("leaders_in_hand", 1, "leaders in hand, divided by 4"),
            ("diplomacy", 1, "Diplomacy tokens, divided by 4"),
            ("masks", 1, "masks, divided by 4"),
            ("warehouses", 2, "units of resources that it sells, and that it does not, divided by 4"),
            ("debt", 1, "debt of Cities, divided by 8"),
            ("edifice_debts", len(data.AGES), "debt tokens of Edifices of each Age, divided by 4"),
            ("pawns", len(data.AGES), "pawns of the Edifices of each Age, divided by 4"),
            ("cards", self.pieces, "1 for each card and leader in play"),
            ("under", self.pieces, "1 for each card under a stage that the seat knows"),
        )
        if self.has_leaders:
            layout.add("copied", self.pieces, "1 for the leader of a neighbour that counts here too")
            layout.add("buried", self.pieces, "1 for each leader under a stage that has lost its effect")
        if self.has_teams:
            layout.add("partner_hand", self.pieces, "cards and leaders in hand, if it is the partner's city")
            layout.add("partner_commit", self.pieces, "1 for what the partner has chosen in secret")
        return layout

    @cached_property
    def table(self) -> Layout:
        """What a seat knows."""
        cities = self.chosen.cities
        layout = Layout()
        layout.repeat(
            "city", cities, self.city, "the seat's own city, then the others clockwise: its left neighbour first"
        )
        names = [hooks.PHASE_NAMES[number] for number in self.phases]
        choices = [hooks.CHOICE_NAMES[number] for number in self.choices]
        for name, size, about in (
            ("age", 1 + len(data.AGES), "which Age it is; the first is before Age I"),
            ("turn", MOST_TURNS, "which turn of the Age it is, or round of a draft"),
            ("phase", len(names) + len(WAITING), f"what the game waits for: {', '.join((*names, *WAITING))}"),
            ("choosing", 1, "1 when the seat owes a decision"),
            ("for_free_city", 1, "1 when it is one for the Free City"),
            ("choice", len(choices), f"the choice to be made: {', '.join(choices)}"),
            ("chooser", cities, "1 for the city that has to make it, in the order of the cities above"),
            ("argument", 1, "what the choice is about: a stage, coins to lose, a colour; divided by 16"),
            ("hand", self.pieces, "copies of each card and leader in the seat's hand"),
            ("commit_kind", len(self.kinds), "1 for each kind of move that the seat has chosen in secret"),
            ("commit", self.pieces, "1 for each piece it has chosen"),
            ("pile", 1, "cards in the discard pile, divided by 32"),
            ("discard", self.pieces, "copies of each card there that the seat knows of"),
            ("stock", 1, "cards in the draw pile of the Free City, divided by 32"),
        ):
            layout.add(name, size, about)
        if self.edifices:
            ages = len(data.AGES)
            layout.add("edifices", ages * self.edifices, "the Edifice of each Age")
            layout.add("edifice_pawns", ages, "pawns on the Edifice of each Age, divided by 4")
            layout.add("edifices_built", ages, "1 for each Age whose Edifice is built")
            layout.add("edifices_failed", ages, "1 for each Age whose Edifice has failed")
        return layout

    @cached_property
    def hidden(self) -> Layout:
        """What nobody, or only others know."""
        city = Layout(
            ("hand", self.pieces, "copies of each card and leader in the hand"),
            ("commit", self.pieces, "1 for each piece that its player has chosen in secret"),
            ("under", self.pieces, "1 for each card under its stages"),
        )
        layout = Layout()
        layout.repeat("city", self.chosen.cities, city, "the cities in the same order")
        layout.add("coming", self.pieces, "copies of each card of the Ages to come")
        layout.add("boxed", self.pieces, "1 for each card that is not in play")
        layout.add("discard", self.pieces, "copies of each card in the discard pile")
        layout.add("leader_box", self.pieces, "for each leader that was not dealt its place, from 1, divided by 32")
        layout.add(
            "stock", self.pieces, "for each card in the draw pile of the Free City its place, from 1, divided by 32"
        )
        return layout
