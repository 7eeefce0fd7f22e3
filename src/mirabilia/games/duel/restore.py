"""Setting up a position from a snapshot: everything is checked, and a wrong field is named."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from mypy_extensions import i64

from mirabilia.core.bits import members
from mirabilia.core.contract import SnapshotError
from mirabilia.core.facts import typed
from mirabilia.core.vecs import vec
from mirabilia.games.duel.conflict import CAPITAL, LOOT_COINS, LOOT_DISTANCE
from mirabilia.games.duel.consistency import check_choice
from mirabilia.games.duel.effects import add_lasting, change_production
from mirabilia.games.duel.explain import CHOICES
from mirabilia.games.duel.lookup import (
    CARD_INDEX,
    CATALOGUE,
    TOKEN_IDS,
    TOKEN_INDEX,
    WONDER_IDS,
    WONDER_INDEX,
)
from mirabilia.games.duel.moves import MOST_WONDERS
from mirabilia.games.duel.pieces import CARDS, COUNT_WONDERS, SLOTS, TOKENS, WONDERS, Card, Token, Wonder
from mirabilia.games.duel.position import (
    ALL_BOXED,
    CITY,
    DISCARD_PILE,
    SLOT,
    UNDER,
    City,
    Position,
)
from mirabilia.games.duel.rules import DRAFT_ORDER
from mirabilia.games.duel.setup import (
    COVERED_BY,
    GUILDS_IN_PLAY,
    LAST_AGE,
    OFFERED_AT_ONCE,
    WONDERS_OPTIONS,
    prepare_city,
)
from mirabilia.games.duel.snapshot import Playing, Snapshot, loot_bit
from mirabilia.games.duel.view import by_place

PHASES = {name: phase for phase, name in CHOICES.items()}


def restore(snapshot: Mapping[str, Any], position: Position) -> None:
    """Set up a position; SnapshotError names the field that is wrong, and then the position is of no use."""
    parts = typed(snapshot, Snapshot)
    _restore_board(parts, position)
    _restore_cards(parts, position)
    _restore_tokens(parts, position)
    _restore_wonders(parts, position)
    for seat in (0, 1):
        _restore_city(parts, position, seat)
    check_choice(parts, position)


def _index(known: Mapping[str, int], kind: str, name: str, field: str) -> int:
    if name not in known:
        raise SnapshotError(
            field, f"there is no {kind} {name!r}", wrong="unknown", thing={kind.split()[-1].lower(): name}
        )
    return known[name]


def _row(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64](list(numbers))


def _restore_board(parts: Snapshot, position: Position) -> None:
    position.wonders_option = WONDERS_OPTIONS.index(parts.options.wonders)
    position.age = parts.age
    position.active = parts.active
    position.phase = PHASES[parts.choice]
    position.again = int(parts.extra_turn)
    pawn = parts.conflict.pawn
    if abs(pawn) > CAPITAL:
        raise SnapshotError(
            "conflict.pawn",
            f"from {-CAPITAL} to {CAPITAL}, not {pawn}",
            wrong="range",
            least=-int(CAPITAL),
            most=int(CAPITAL),
        )
    position.conflict = pawn
    for victim in (0, 1):
        left = parts.conflict.tokens[victim]
        field = f"conflict.tokens[{victim}]"
        if len(set(left)) != len(left) or not set(left) <= set(LOOT_COINS):
            raise SnapshotError(field, f"each of {list(LOOT_COINS)} at most once, not {left}", wrong="loot")
        reached = pawn if victim == 1 else -pawn
        for number, coins in enumerate(LOOT_COINS):
            if coins not in left:
                position.looted |= 1 << loot_bit(victim, number)
            elif reached >= LOOT_DISTANCE[number]:
                raise SnapshotError(
                    field,
                    f"the pawn stands at {reached}, so the token of {coins} coins is gone",
                    wrong="loot_gone",
                    coins=int(coins),
                )


def _restore_cards(parts: Snapshot, position: Position) -> None:
    """Put every card where the snapshot says, each in one place only."""
    position.places = ALL_BOXED[:]
    seen: dict[str, str] = {}

    def put(name: str, field: str, place: int) -> int:
        index = _index(CARD_INDEX, "card", name, field)
        if name in seen:
            raise SnapshotError(
                field, f"{name} is in {seen[name]} already", wrong="elsewhere", thing={"card": name}, also=seen[name]
            )
        if CATALOGUE.cards[index].age > parts.age and not field.startswith("decks"):
            raise SnapshotError(field, f"{name} belongs to a later Age", wrong="later_age", thing={"card": name})
        seen[name] = field
        position.places[index] = place
        return index

    for seat, city in enumerate(parts.cities):
        for number, name in enumerate(city.cards):
            put(name, f"cities[{seat}].cards[{number}]", CITY + seat)
        for wonder, under in city.wonders.items():
            field = f"cities[{seat}].wonders.{wonder}"
            index = _index(WONDER_INDEX, "Wonder", wonder, field)
            if under is not None:
                put(under, field, UNDER + index)
    for number, name in enumerate(parts.discard):
        put(name, f"discard[{number}]", DISCARD_PILE)

    decks = [0] * (3 * SLOTS)
    if parts.age:
        if len(parts.layout) != SLOTS:
            raise SnapshotError(
                "layout",
                f"{SLOTS} slots are needed, null where the card is gone",
                wrong="number",
                needed=int(SLOTS),
                given=len(parts.layout),
            )
        for slot, laid in enumerate(parts.layout):
            if laid is not None:
                field = f"layout[{slot}]"
                decks[(parts.age - 1) * SLOTS + slot] = put(laid, field, SLOT + slot)
                if CATALOGUE.cards[CARD_INDEX[laid]].age != parts.age:
                    raise SnapshotError(
                        field,
                        f"{laid} does not belong to Age {parts.age}",
                        wrong="other_age",
                        thing={"card": laid},
                        age=parts.age,
                    )
                position.present |= 1 << slot
    elif any(name is not None for name in parts.layout):
        raise SnapshotError("layout", "there is no layout during the draft", wrong="draft_layout")
    expected = {str(age) for age in range(parts.age + 1, LAST_AGE + 1)}
    if set(parts.decks) != expected:
        raise SnapshotError(
            "decks", f"the Ages to come are {sorted(expected)}, not {sorted(parts.decks)}", wrong="decks"
        )
    for age_name, deck in parts.decks.items():
        age = int(age_name)
        field = f"decks.{age_name}"
        for slot, name in enumerate(deck):
            index = put(name, f"{field}[{slot}]", 0)
            if slot < SLOTS:
                decks[(age - 1) * SLOTS + slot] = index
        _check_deck(deck, age, field)
    position.decks = _row(decks)
    if parts.playing is not None:
        _restore_playing(parts, parts.playing, position)
    _check_counts(parts, position)
    _open_slots(position)


def _check_deck(deck: Sequence[str], age: int, field: str) -> None:
    cards = [CATALOGUE.cards[CARD_INDEX[name]] for name in deck]
    guilds = sum(card.deck == "guild" for card in cards)
    guild_number = GUILDS_IN_PLAY if age == LAST_AGE else 0
    if len(deck) != SLOTS or guilds != guild_number or any(card.age != age for card in cards):
        raise SnapshotError(
            field,
            f"{SLOTS} cards of Age {age} are needed, {guild_number} of them Guilds",
            wrong="deck",
            age=age,
            number=int(SLOTS),
            guilds=int(guild_number),
        )


def _restore_playing(parts: Snapshot, playing: Playing, position: Position) -> None:
    index = _index(CARD_INDEX, "card", playing.card, "playing.card")
    if not 0 <= playing.slot < SLOTS or not parts.age or position.present >> playing.slot & 1:
        raise SnapshotError("playing.slot", "the empty slot the card came from is needed", wrong="empty_slot")
    if CATALOGUE.cards[index].age != parts.age:
        raise SnapshotError(
            "playing.card",
            f"{playing.card} does not belong to Age {parts.age}",
            wrong="other_age",
            thing={"card": playing.card},
            age=parts.age,
        )
    place = position.places[index]
    if place != CITY + parts.active and place != DISCARD_PILE and not UNDER <= place < SLOT:
        raise SnapshotError(
            "playing.card",
            "the card is where its use has put it: city, pile or under a Wonder",
            wrong="playing_place",
            thing={"card": playing.card},
        )
    position.taken = playing.slot
    row = list(position.decks)
    row[(parts.age - 1) * SLOTS + playing.slot] = index
    position.decks = _row(row)


def _check_counts(parts: Snapshot, position: Position) -> None:
    """No more cards of an Age than can have been in play."""
    for age in range(1, parts.age + 1):
        of_age = [index for index, card in enumerate(CATALOGUE.cards) if card.age == age and position.places[index]]
        if len(of_age) > SLOTS:
            raise SnapshotError(
                "cities",
                f"{len(of_age)} cards of Age {age} are on the table, at most {SLOTS} can be",
                wrong="age_cards",
                number=len(of_age),
                age=age,
                most=int(SLOTS),
            )
    guilds = [c for i, c in enumerate(CATALOGUE.cards) if c.deck == "guild" and position.places[i]]
    if len(guilds) > GUILDS_IN_PLAY:
        raise SnapshotError(
            "cities",
            f"{len(guilds)} Guilds are on the table, at most {GUILDS_IN_PLAY} can be",
            wrong="guilds",
            number=len(guilds),
            most=int(GUILDS_IN_PLAY),
        )


def _open_slots(position: Position) -> None:
    """Find the accessible slots; a card just taken still covers what has not been turned up yet."""
    if not position.age:
        return
    covering = position.present
    if position.taken >= 0:
        covering |= 1 << position.taken
    for slot in range(SLOTS):
        on_top = COVERED_BY[(position.age - 1) * SLOTS + slot]
        if covering >> slot & 1:
            if not on_top & covering:
                position.accessible |= 1 << slot
        elif on_top & covering:
            blocker = members(on_top & covering)[0]
            raise SnapshotError(
                f"layout[{slot}]",
                f"the slot is empty, but slot {blocker} that covers it is not",
                wrong="uncovered",
                also=f"layout[{blocker}]",
            )


def _restore_tokens(parts: Snapshot, position: Position) -> None:
    places = [("progress.board", parts.progress.board), ("progress.box", parts.progress.box)]
    places += [(f"cities[{seat}].progress", city.progress) for seat, city in enumerate(parts.cities)]
    seen: dict[str, str] = {}
    for field, names in places:
        for name in names:
            _index(TOKEN_INDEX, "Progress token", name, field)
            if name in seen:
                raise SnapshotError(
                    field,
                    f"{name} is in {seen[name]} already",
                    wrong="elsewhere",
                    thing={"token": name},
                    also=seen[name],
                )
            seen[name] = field
    missing = [name for name in TOKEN_IDS if name not in seen]
    if missing:
        raise SnapshotError(
            "progress.box",
            f"missing: {', '.join(missing)}; every token is in exactly one place",
            wrong="missing_tokens",
            tokens=missing,
        )
    if len(parts.progress.board) > CATALOGUE.setup.progress_on_board:
        raise SnapshotError(
            "progress.board",
            f"at most {CATALOGUE.setup.progress_on_board} tokens",
            wrong="at_most",
            most=CATALOGUE.setup.progress_on_board,
        )
    position.board_tokens = sum(1 << TOKEN_INDEX[name] for name in parts.progress.board)
    position.box_tokens = _row(TOKEN_INDEX[name] for name in parts.progress.box)


def _restore_wonders(parts: Snapshot, position: Position) -> None:
    owned = [[WONDER_INDEX[name] for name in city.wonders] for city in parts.cities]
    everything = owned[0] + owned[1]
    if len(set(everything)) != len(everything):
        raise SnapshotError("cities[1].wonders", "a Wonder has one owner", wrong="wonder_owners")
    position.city0.wonders, position.city1.wonders = _row(owned[0]), _row(owned[1])
    position.draft_step = len(everything)
    if parts.choice != "draft":
        if len(owned[0]) != OFFERED_AT_ONCE or len(owned[1]) != OFFERED_AT_ONCE:
            raise SnapshotError(
                "cities",
                f"each city has {OFFERED_AT_ONCE} Wonders after the draft",
                wrong="number",
                needed=int(OFFERED_AT_ONCE),
                given=min(len(owned[0]), len(owned[1])),
            )
        if parts.draft is not None:
            raise SnapshotError("draft", "the draft is over", wrong="not_now")
        rest = [index for index in range(len(WONDER_IDS)) if index not in everything]
        position.wonder_row = _row(everything + rest)
        return
    if parts.draft is None:
        raise SnapshotError("draft", "the Wonders on offer and in the box are needed during the draft", wrong="needed")
    offer = [_index(WONDER_INDEX, "Wonder", name, "draft.offer") for name in parts.draft.offer]
    box = [_index(WONDER_INDEX, "Wonder", name, "draft.box") for name in parts.draft.box]
    row = everything + offer + box
    if sorted(row) != list(range(len(WONDER_IDS))):
        raise SnapshotError(
            "draft", "every Wonder is owned, on offer or in the box, and in one place only", wrong="draft_wonders"
        )
    step = position.draft_step
    if step >= len(DRAFT_ORDER) or len(offer) != OFFERED_AT_ONCE - step % OFFERED_AT_ONCE:
        raise SnapshotError(
            "draft.offer",
            f"with {step} Wonders drafted there are not {len(offer)} on offer",
            wrong="draft_offer",
            number=int(step),
        )
    for seat in (0, 1):
        if len(owned[seat]) != list(DRAFT_ORDER)[:step].count(seat):
            raise SnapshotError(
                f"cities[{seat}].wonders", f"seat {seat} has not made as many picks yet", wrong="draft_picks", seat=seat
            )
    position.wonder_row = _row(row)
    position.offer = _row(offer)


def _restore_city(parts: Snapshot, position: Position, seat: int) -> None:
    """Recompute from cards, Wonders and tokens what a city produces, sells, knows and counts."""
    snapshot = parts.cities[seat]
    city, other = position.city(seat), position.city(1 - seat)
    if seat == 0:
        prepare_city(position.city0)
        prepare_city(position.city1)
    city.coins = snapshot.coins
    for index in by_place(position)[CITY + seat]:
        card: Card = CARDS[index]
        city.counts[card.colour] += 1
        city.chains |= card.chain
        change_production(city, other, card, 1)
        add_lasting(city, other, card)
        _add_symbol(city, card.symbol)
    for number, under in enumerate(snapshot.wonders.values()):
        if under is not None:
            wonder: Wonder = WONDERS[city.wonders[number]]
            city.built |= 1 << number
            city.counts[COUNT_WONDERS] += 1
            position.wonders_built += 1
            add_lasting(city, other, wonder)
    if position.wonders_built > MOST_WONDERS:
        raise SnapshotError(
            "cities[1].wonders",
            f"at most {MOST_WONDERS} Wonders can be built",
            wrong="wonders_built",
            most=int(MOST_WONDERS),
        )
    for name in snapshot.progress:
        token: Token = TOKENS[TOKEN_INDEX[name]]
        city.tokens |= 1 << token.index
        add_lasting(city, other, token)
        _add_symbol(city, token.symbol)


def _add_symbol(city: City, symbol: int) -> None:
    if symbol >= 0:
        if city.symbols >> symbol & 1:
            city.pairs |= 1 << symbol
        city.symbols |= 1 << symbol
