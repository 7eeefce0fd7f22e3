"""What a seat sees: everything open, the backs of what is not, and what each construction would cost whom."""

from __future__ import annotations

from collections import defaultdict

from mypy_extensions import i64

from mirabilia.core.bits import members
from mirabilia.core.contract import Cost, Result
from mirabilia.core.vecs import vec
from mirabilia.games.duel import data, lookup, views
from mirabilia.games.duel.conflict import CAPITAL, LOOT_COINS, LOOT_DISTANCE, TOKENS_A_SIDE, lead
from mirabilia.games.duel.cost_parts import card_cost, wonder_cost
from mirabilia.games.duel.events import ENDINGS, SHEET
from mirabilia.games.duel.explain import CHOICES
from mirabilia.games.duel.lookup import CARD_IDS, CATALOGUE, TOKEN_IDS, WONDER_IDS
from mirabilia.games.duel.moves import MOST_WONDERS, colour_to_destroy
from mirabilia.games.duel.pieces import CARDS, WONDERS, Card, Wonder
from mirabilia.games.duel.position import (
    CITY,
    CIVILIAN,
    DESTROY,
    DISCARD_PILE,
    DRAFT,
    LIBRARY,
    OVER,
    SHARED,
    UNDER,
    City,
    Position,
)
from mirabilia.games.duel.rules import discard_income
from mirabilia.games.duel.science import TO_WIN, different_symbols
from mirabilia.games.duel.scoring import score_sheet, total
from mirabilia.games.duel.setup import WONDERS_OPTIONS, face_up_slots

GEOMETRY = [(layout.slots(), layout.covered_by()) for layout in CATALOGUE.layouts]
"""[age - 1]: where the slots lie, and which slots cover each."""


def public_view(position: Position) -> views.View:
    """All that everybody may see."""
    placed = by_place(position)
    return views.View(
        game="duel",
        options=views.Options(WONDERS_OPTIONS[position.wonders_option]),
        age=position.age,
        choice=CHOICES[position.phase],
        to_act=[] if position.phase == OVER else [position.active],
        offer=offer(position),
        extra_turn=bool(position.again),
        layout=layout(position),
        cities=[city(position, 0, placed), city(position, 1, placed)],
        conflict=conflict(position),
        progress=views.Progress(
            board=[TOKEN_IDS[index] for index in members(position.board_tokens)],
            box=[TOKEN_IDS[index] for index in sorted(position.box_tokens)],  # by elimination (DUEL-023)
        ),
        discard=[CARD_IDS[index] for index in placed[DISCARD_PILE]],
        wonders=wonders(position),
        result=result(position),
    )


def own(position: Position, seat: i64) -> views.Own:
    """What only that seat may know: what the Great Library has drawn for it (DUEL-154)."""
    if position.phase == LIBRARY and seat == position.active:
        return views.Own(seat, [TOKEN_IDS[index] for index in position.offer])
    return views.Own(seat)


def by_place(position: Position) -> defaultdict[int, list[int]]:
    """The cards at each place."""
    cards: defaultdict[int, list[int]] = defaultdict(list)
    for index, place in enumerate(position.places):
        cards[place].append(index)
    return cards


def offer(position: Position) -> views.Offer | None:
    """What the pending choice is about, if it needs saying."""
    if position.phase == DRAFT:
        return views.Offer(wonders=[WONDER_IDS[index] for index in position.offer])
    if position.phase == LIBRARY:
        return views.Offer(number=len(position.offer))
    if position.phase == DESTROY:
        return views.Offer(colour=data.COLOURS[colour_to_destroy(position)])
    return None


def layout(position: Position) -> list[views.LayoutCard]:
    """The cards still lying there, from the top row; of a face-down card only the back (DUEL-024)."""
    if not position.age:
        return []
    slots, covered_by = GEOMETRY[position.age - 1]
    up, present, accessible = int(face_up_slots(position)), int(position.present), int(position.accessible)
    cards = []
    for slot, (row, x, _) in enumerate(slots):
        if not present >> slot & 1:
            continue
        card = CATALOGUE.cards[position.card_in(slot)]
        shown = up >> slot & 1
        cards.append(
            views.LayoutCard(
                slot=slot,
                row=row,
                x=x,
                back=card.deck,
                face="up" if shown else "down",
                accessible=bool(accessible >> slot & 1),
                covered_by=[other for other in covered_by[slot] if present >> other & 1],
                card=card.id if shown else None,
            )
        )
    return cards


def city(position: Position, seat: i64, placed: dict[int, list[int]]) -> views.City:
    owner: City = position.city(seat)
    cards: dict[str, list[str]] = {colour: [] for colour in data.COLOURS}
    for index in placed[CITY + seat]:
        cards[CATALOGUE.cards[index].colour].append(CARD_IDS[index])
    return views.City(
        seat=seat,
        coins=owner.coins,
        cards=cards,
        wonders=[wonder(position, owner, number, placed) for number in range(len(owner.wonders))],
        progress=[TOKEN_IDS[index] for index in members(owner.tokens)],
        production=by_resource(owner.production),
        choices=views.Choices(owner.raw_choices, owner.made_choices),
        prices=by_resource(owner.prices),
        fixed_prices=[data.RESOURCES[index] for index in members(owner.fixed)],
        symbols=[data.SYMBOLS[index] for index in members(owner.symbols)],
        pairs=[data.SYMBOLS[index] for index in members(owner.pairs)],
        chains=[symbol for number, symbol in enumerate(lookup.CHAINS) if owner.chains >> number & 1],
        supremacy=views.Supremacy(
            symbols=TO_WIN - different_symbols(owner.symbols), shields=CAPITAL - lead(position, seat)
        ),
        discard_income=discard_income(owner),
        scores=scores(position, seat),
        costs=costs(position, owner),
    )


def by_resource(numbers: vec[i64]) -> dict[str, int]:
    return {resource: numbers[index] for index, resource in enumerate(data.RESOURCES)}


def wonder(position: Position, owner: City, number: i64, placed: dict[int, list[int]]) -> views.CityWonder:
    index = owner.wonders[number]
    if owner.built >> number & 1:
        return views.CityWonder(WONDER_IDS[index], built=True, available=False, card=CARD_IDS[placed[UNDER + index][0]])
    return views.CityWonder(WONDER_IDS[index], built=False, available=position.wonders_built < MOST_WONDERS)


def costs(position: Position, owner: City) -> views.CityCosts:
    """What each accessible card and each Wonder still to be built would cost this city now."""
    by_card: dict[str, Cost] = {}
    by_wonder: dict[str, Cost] = {}
    if position.phase != OVER:
        for slot in members(position.accessible & position.present):
            card: Card = CARDS[position.card_in(slot)]
            by_card[CARD_IDS[card.index]] = card_cost(owner, card)
        if position.wonders_built < MOST_WONDERS:
            for number in range(len(owner.wonders)):
                if not owner.built >> number & 1:
                    unbuilt: Wonder = WONDERS[owner.wonders[number]]
                    by_wonder[WONDER_IDS[unbuilt.index]] = wonder_cost(owner, unbuilt)
    return views.CityCosts(by_card, by_wonder)


def conflict(position: Position) -> views.Conflict:
    """The pawn's place and the tokens that each seat still fears."""
    tokens = [
        [
            views.MilitaryToken(LOOT_DISTANCE[number], LOOT_COINS[number])
            for number in range(len(LOOT_DISTANCE))
            if not position.looted >> ((1 - victim) * TOKENS_A_SIDE + number) & 1
        ]
        for victim in (0, 1)
    ]
    return views.Conflict(position.conflict, CAPITAL, tokens)


def wonders(position: Position) -> views.Wonders:
    """How many are built and, once all eight have been shown, which stay in the box."""
    shown = {*position.city0.wonders, *position.city1.wonders}
    if position.phase == DRAFT:
        shown |= {*position.offer}
    known = len(shown) == 2 * CATALOGUE.setup.wonders_offered
    box = [name for index, name in enumerate(WONDER_IDS) if index not in shown] if known else None
    return views.Wonders(position.wonders_built, MOST_WONDERS, box)


def scores(position: Position, seat: int) -> dict[str, int]:
    """The score sheet as if the game ended now."""
    sheet = score_sheet(position, seat)
    return {line: sheet[number] for number, line in enumerate(SHEET)} | {"total": total(sheet)}


def result(position: Position) -> Result | None:
    if position.phase != OVER:
        return None
    ranks = (1, 1) if position.winner == SHARED else (1, 2) if position.winner == 0 else (2, 1)
    sheets = (scores(position, 0), scores(position, 1))
    return Result(ENDINGS[position.ending], ranks, sheets, counted=position.ending == CIVILIAN)
