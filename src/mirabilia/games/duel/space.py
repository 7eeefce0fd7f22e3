"""Duel as learners meet it. `features.py` says what the numbers mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i32, i64

from mirabilia.core.bits import lowest
from mirabilia.core.options import checked_options, checked_players
from mirabilia.core.space import NOBODY, Legal, Space
from mirabilia.core.stream import Stream
from mirabilia.core.tensor import ONE, SpaceError, scaled
from mirabilia.core.vecs import vec
from mirabilia.games.duel import features
from mirabilia.games.duel.conflict import CAPITAL, lead
from mirabilia.games.duel.cost import can_build_card, can_build_wonder
from mirabilia.games.duel.game import GAME
from mirabilia.games.duel.moves import MOST_MOVES, Moves, find_legal
from mirabilia.games.duel.notation import TEXTS
from mirabilia.games.duel.pieces import CARDS, COUNT_WONDERS, RESOURCES, SLOTS, WONDERS, Card, Wonder
from mirabilia.games.duel.position import BOX, CITY, DISCARD_PILE, DRAFT, LIBRARY, OVER, SLOT, City, Position
from mirabilia.games.duel.rules import play
from mirabilia.games.duel.scoring import score_sheet, total
from mirabilia.games.duel.setup import AGE_DECKS, FACE_UP, GUILDS, LAST_AGE, WONDERS_OPTIONS, set_up
from mirabilia.games.duel.view import result

CODES: Final = vec[i64](features.CODES)
INDICES: Final = vec[i64](features.INDICES)

# Where the features of a city begin.
CITY_SIZE: Final[i64] = features.CITY.size
COINS: Final[i64] = features.CITY.start("coins")
POINTS: Final[i64] = features.CITY.start("points")
PRODUCTION: Final[i64] = features.CITY.start("production")
RAW_CHOICES: Final[i64] = features.CITY.start("raw_choices")
MADE_CHOICES: Final[i64] = features.CITY.start("made_choices")
PRICES: Final[i64] = features.CITY.start("prices")
FIXED: Final[i64] = features.CITY.start("fixed")
SYMBOLS: Final[i64] = features.CITY.start("symbols")
PAIRS: Final[i64] = features.CITY.start("pairs")
CHAINS: Final[i64] = features.CITY.start("chains")
COLOURS: Final[i64] = features.CITY.start("colours")
CITY_TOKENS: Final[i64] = features.CITY.start("tokens")
CITY_WONDERS: Final[i64] = features.CITY.start("wonders")
BUILT: Final[i64] = features.CITY.start("built")
PAYABLE_WONDERS: Final[i64] = features.CITY.start("payable_wonders")
PAYABLE_CARDS: Final[i64] = features.CITY.start("payable_cards")
CITY_CARDS: Final[i64] = features.CITY.start("cards")
# And those of the table.
AGE: Final[i64] = features.TABLE.start("age")
CHOICE: Final[i64] = features.TABLE.start("choice")
ACTING: Final[i64] = features.TABLE.start("acting")
AGAIN: Final[i64] = features.TABLE.start("again")
PAWN: Final[i64] = features.TABLE.start("pawn")
LOOTED: Final[i64] = features.TABLE.start("looted")
WONDERS_BUILT: Final[i64] = features.TABLE.start("wonders_built")
BOARD_TOKENS: Final[i64] = features.TABLE.start("board_tokens")
BOX_TOKENS: Final[i64] = features.TABLE.start("box_tokens")
DRAWN_TOKENS: Final[i64] = features.TABLE.start("drawn_tokens")
OFFER: Final[i64] = features.TABLE.start("offer")
UNSEEN_WONDERS: Final[i64] = features.TABLE.start("unseen_wonders")
DISCARD: Final[i64] = features.TABLE.start("discard")
PRESENT: Final[i64] = features.TABLE.start("present")
FACE_DOWN: Final[i64] = features.TABLE.start("face_down")
GUILD_BACKS: Final[i64] = features.TABLE.start("guild_backs")
ACCESSIBLE: Final[i64] = features.TABLE.start("accessible")
CARD_SLOTS: Final[i64] = features.TABLE.start("slots")
UNSEEN: Final[i64] = features.TABLE.start("unseen")
# And what is hidden.
HIDDEN_SLOTS: Final[i64] = features.HIDDEN.start("slots")
COMING: Final[i64] = features.HIDDEN.start("coming")
TOKEN_ORDER: Final[i64] = features.HIDDEN.start("token_order")
WONDER_ORDER: Final[i64] = features.HIDDEN.start("wonder_order")

ALL_WONDERS: Final[i64] = (1 << len(WONDERS)) - 1
IS_GUILD: Final = vec[i64]([int(card.index in list(GUILDS)) for card in CARDS])


class DuelSpace(Space):
    def __init__(self, wonders: i64, catalogue: str) -> None:
        super().__init__(
            "duel",
            features.VERSION,
            catalogue,
            2,
            {"wonders": WONDERS_OPTIONS[wonders]},
            len(CODES),
            MOST_MOVES,
            features.TABLE,
            features.HIDDEN,
        )
        self.wonders: i64 = wonders
        self.moves = Moves()

    def find(self, state: object, seat: i64, legal: Legal) -> None:
        position = position_of(state)
        moves = self.moves
        moves.number = 0
        if seat == position.active:
            find_legal(position, moves)
        codes = legal.codes
        indices = legal.indices
        for i in range(moves.number):
            code = moves.codes[i]
            codes[i] = code
            indices[i] = INDICES[code]
        legal.number = moves.number

    def write(self, state: object, seat: i64, row: vec[i32], start: i64) -> None:
        position = position_of(state)
        mine = position.city(seat)
        theirs = position.city(1 - seat)
        write_city(position, mine, seat, row, start)
        write_city(position, theirs, 1 - seat, row, start + CITY_SIZE)
        write_table(position, seat, row, start)
        write_tokens_and_wonders(position, mine, theirs, seat, row, start)
        write_cards(position, mine, theirs, seat, row, start)

    def write_hidden(self, state: object, seat: i64, row: vec[i32], start: i64) -> None:
        position = position_of(state)
        for slot in range(SLOTS):
            if is_face_down(position, slot):
                row[start + HIDDEN_SLOTS + position.card_in(slot)] = scaled(slot + 1, 5)
        for age in range(position.age + 1, LAST_AGE + 1):
            for slot in range(SLOTS):
                row[start + COMING + position.decks[(age - 1) * SLOTS + slot]] = scaled(slot + 1, 5)
        for i in range(len(position.box_tokens)):
            row[start + TOKEN_ORDER + position.box_tokens[i]] = scaled(i + 1, 3)
        for i in range(len(position.wonder_row)):
            row[start + WONDER_ORDER + position.wonder_row[i]] = scaled(i + 1, 3)

    def name(self, index: int) -> str:
        return TEXTS[CODES[index]]

    def deal(self, seed: i64) -> object:
        position = Position()
        set_up(position, self.wonders, Stream(seed))
        return position

    def actor(self, state: object) -> i64:
        position = position_of(state)
        if position.phase == OVER:
            return NOBODY
        return position.active

    def advance(self, state: object, seat: i64, code: i64) -> None:
        play(position_of(state), code)

    def ranks(self, state: object) -> list[int]:
        ended = result(position_of(state))
        return [1, 1] if ended is None else list(ended.ranks)


def space(players: int | None, options: Mapping[str, object] | None) -> Space:
    """The space of games with these players and options."""
    checked_players(GAME, players)
    return DuelSpace(WONDERS_OPTIONS.index(checked_options(GAME, options)["wonders"]), GAME.catalogue)


def position_of(state: object) -> Position:
    if not isinstance(state, Position):
        raise SpaceError(f"this space is for states of duel, not for {state!r}")
    return state


def is_face_down(position: Position, slot: i64) -> bool:
    """Whether a card lies there that nobody has seen."""
    if position.age == 0:
        return False
    return (position.present & ~(FACE_UP[position.age - 1] | position.accessible)) >> slot & 1 != 0


def mark_set(members: i64, row: vec[i32], start: i64) -> None:
    while members:
        row[start + lowest(members)] = ONE
        members &= members - 1


def write_city(position: Position, city: City, seat: i64, row: vec[i32], start: i64) -> None:
    row[start + COINS] = scaled(city.coins, 4)
    row[start + POINTS] = scaled(total(score_sheet(position, seat)), 6)
    for resource in range(RESOURCES):
        row[start + PRODUCTION + resource] = scaled(city.production[resource], 2)
        row[start + PRICES + resource] = scaled(city.prices[resource], 3)
    row[start + RAW_CHOICES] = scaled(city.raw_choices, 2)
    row[start + MADE_CHOICES] = scaled(city.made_choices, 2)
    mark_set(city.fixed, row, start + FIXED)
    mark_set(city.symbols, row, start + SYMBOLS)
    mark_set(city.pairs, row, start + PAIRS)
    mark_set(city.chains, row, start + CHAINS)
    for colour in range(COUNT_WONDERS):
        row[start + COLOURS + colour] = scaled(city.counts[colour], 3)
    mark_set(city.tokens, row, start + CITY_TOKENS)
    built = city.built
    for index in city.wonders:
        row[start + CITY_WONDERS + index] = ONE
        if built & 1:
            row[start + BUILT + index] = ONE
        else:
            wonder: Wonder = WONDERS[index]
            if can_build_wonder(city, wonder):
                row[start + PAYABLE_WONDERS + index] = ONE
        built >>= 1


def write_table(position: Position, seat: i64, row: vec[i32], start: i64) -> None:
    row[start + AGE + position.age] = ONE
    row[start + CHOICE + position.phase] = ONE
    if position.phase != OVER and seat == position.active:
        row[start + ACTING] = ONE
    if position.again:
        row[start + AGAIN] = ONE
    row[start + PAWN + CAPITAL + lead(position, seat)] = ONE
    looted = position.looted
    if seat:
        looted = (looted >> 2 | looted << 2) & 15
    mark_set(looted, row, start + LOOTED)
    row[start + WONDERS_BUILT] = scaled(position.wonders_built, 3)


def write_tokens_and_wonders(
    position: Position, mine: City, theirs: City, seat: i64, row: vec[i32], start: i64
) -> None:
    mark_set(position.board_tokens, row, start + BOARD_TOKENS)
    for token in position.box_tokens:
        row[start + BOX_TOKENS + token] = ONE
    shown: i64 = 0
    if position.phase == LIBRARY and seat == position.active:
        for token in position.offer:
            row[start + DRAWN_TOKENS + token] = ONE
    elif position.phase == DRAFT:
        for wonder in position.offer:
            row[start + OFFER + wonder] = ONE
            shown |= 1 << wonder
    for wonder in mine.wonders:
        shown |= 1 << wonder
    for wonder in theirs.wonders:
        shown |= 1 << wonder
    mark_set(ALL_WONDERS & ~shown, row, start + UNSEEN_WONDERS)


def write_cards(position: Position, mine: City, theirs: City, seat: i64, row: vec[i32], start: i64) -> None:
    places = position.places
    present = position.present
    accessible = position.accessible
    down: i64 = 0
    if position.age:
        down = present & ~(FACE_UP[position.age - 1] | accessible)
    mark_set(present, row, start + PRESENT)
    mark_set(down, row, start + FACE_DOWN)
    for index in range(len(places)):
        place = places[index]
        if place >= SLOT:
            slot = place - SLOT
            if not present >> slot & 1:
                continue  # the card that is being used
            if IS_GUILD[index]:
                row[start + GUILD_BACKS + slot] = ONE
            if down >> slot & 1:
                continue
            row[start + CARD_SLOTS + index] = scaled(slot + 1, 5)
            if accessible >> slot & 1:
                row[start + ACCESSIBLE + index] = ONE
                card: Card = CARDS[index]
                if can_build_card(mine, card):
                    row[start + PAYABLE_CARDS + index] = ONE
                if can_build_card(theirs, card):
                    row[start + CITY_SIZE + PAYABLE_CARDS + index] = ONE
        elif place == DISCARD_PILE:
            row[start + DISCARD + index] = ONE
        elif place == CITY + seat:
            row[start + CITY_CARDS + index] = ONE
        elif place == CITY + 1 - seat:
            row[start + CITY_SIZE + CITY_CARDS + index] = ONE
    if position.age:
        mark_unseen(position, AGE_DECKS[position.age - 1], down, row, start)
        if position.age == LAST_AGE:
            mark_unseen(position, GUILDS, down, row, start)


def mark_unseen(position: Position, deck: vec[i64], down: i64, row: vec[i32], start: i64) -> None:
    """The cards of a deck that lie face down, or are nowhere."""
    for index in deck:
        place = position.places[index]
        if place == BOX or (place >= SLOT and down >> (place - SLOT) & 1):
            row[start + UNSEEN + index] = ONE
