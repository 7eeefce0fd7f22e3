"""Completing a position of 7 Wonders Duel by the rules of the set-up: cards, Wonders, Progress and Military tokens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from mirabilia.core.contract import Json, SnapshotError
from mirabilia.core.filling import UNKNOWN, Chance, DrawPile, copied, sketched
from mirabilia.games.duel import data, lookup
from mirabilia.games.duel.lookup import CATALOGUE, TOKEN_IDS, WONDER_IDS
from mirabilia.games.duel.snapshot import Snapshot

BLANKS: Json = {"progress": {"board": [], "box": []}, "draft": {"offer": [], "box": []}}
AGES = (1, 2, 3)
SLOTS = data.SLOTS
GUILDS = CATALOGUE.setup.guilds_in_play
OFFERED = CATALOGUE.setup.wonders_offered
COVERED_BY = lookup.covered_by()


def filled(snapshot: Mapping[str, Any], chance: Chance) -> Json:
    """The snapshot with everything that it leaves out; SnapshotError names a field that cannot be filled."""
    parts = sketched(snapshot, Snapshot, BLANKS)
    return Filling(copied(snapshot), parts, chance).complete()


class Filling:
    """A snapshot that is being completed."""

    def __init__(self, sketch: Json, parts: Snapshot, chance: Chance) -> None:
        self.sketch, self.parts, self.chance = sketch, parts, chance

    def complete(self) -> Json:
        if self.parts.choice == "draft":
            self.fill_draft()
        else:
            self.fill_wonders()
        self.fill_progress()
        self.fill_military()
        self.fill_cards()
        return self.sketch

    # Wonders and tokens.

    def free_wonders(self) -> list[str]:
        owned = {name for city in self.sketch["cities"] for name in city.get("wonders", {})}
        return [name for name in WONDER_IDS if name not in owned]

    def fill_draft(self) -> None:
        """The Wonders that nobody has are on offer or in the box."""
        draft = self.sketch.setdefault("draft", {})
        if draft is None:
            return
        drafted = sum(len(city.wonders) for city in self.parts.cities)
        given = {*draft.get("offer", ()), *draft.get("box", ())}
        rest = self.chance.shuffled(name for name in self.free_wonders() if name not in given)
        on_offer = len(rest) if "box" in draft else OFFERED - drafted % OFFERED
        if "offer" not in draft:
            draft["offer"], rest = rest[:on_offer], rest[on_offer:]
        draft.setdefault("box", rest)

    def fill_wonders(self) -> None:
        """Every city has four; those of a first game are printed in the rule book (DUEL-034)."""
        printed = (CATALOGUE.setup.beginner.first, CATALOGUE.setup.beginner.second)
        for city, own in zip(self.sketch["cities"], printed, strict=True):
            free = self.free_wonders()
            if self.parts.options.wonders == "beginner" and "wonders" not in city:
                free = [name for name in own if name in free]
            wonders = city.setdefault("wonders", {})
            missing = max(0, OFFERED - len(wonders))
            wonders |= dict.fromkeys(self.chance.shuffled(free)[:missing])

    def fill_progress(self) -> None:
        progress = self.sketch.setdefault("progress", {})
        owned = {token for city in self.parts.cities for token in city.progress}
        given = owned.union(progress.get("board", ()), progress.get("box", ()))
        rest = self.chance.shuffled(name for name in TOKEN_IDS if name not in given)
        if "board" not in progress:
            number = len(rest) if "box" in progress else self.tokens_on_board(len(owned))
            progress["board"], rest = rest[:number], rest[number:]
        progress.setdefault("box", rest)

    def tokens_on_board(self, owned: int) -> int:
        """Those that are owned came from the board, but for one that the Great Library has kept."""
        built = [name for city in self.parts.cities for name, card in city.wonders.items() if card]
        draws = [
            wonder.id
            for wonder in CATALOGUE.wonders
            if any(isinstance(effect, data.DrawProgressToken) for effect in wonder.effects)
        ]
        if self.parts.choice != "library" and any(name in draws for name in built):
            owned = max(0, owned - 1)
        return max(0, CATALOGUE.setup.progress_on_board - owned)

    def fill_military(self) -> None:
        """The Military tokens that the pawn has not reached are there."""
        conflict = self.sketch.setdefault("conflict", {})
        if "tokens" not in conflict:
            pawn = self.parts.conflict.pawn
            conflict["tokens"] = [
                [coins for distance, coins in lookup.loot() if reached < distance] for reached in (-pawn, pawn)
            ]

    # Cards.

    def fill_cards(self) -> None:
        age = self.parts.age
        decks = self.sketch.setdefault("decks", {})
        for later in range(age + 1, len(AGES) + 1):
            decks.setdefault(str(later), [UNKNOWN] * SLOTS)
        if self.parts.choice == "revive" and "discard" not in self.sketch:
            self.sketch["discard"] = [self.card_in_play("discard")]
        if age and "layout" not in self.sketch:
            self.sketch["layout"] = self.unknown_layout()
        self.fill_under_wonders()
        if age:
            self.fill_age(age, self.sketch["layout"], "layout")
        for later in range(age + 1, len(AGES) + 1):
            self.fill_age(later, decks[str(later)], f"decks.{later}")

    def placed(self) -> Iterator[str]:
        """Every card that is named, unknown ones included."""
        yield from self.used()
        yield from (name for name in self.sketch.get("layout", ()) if name)
        yield from (name for deck in self.sketch["decks"].values() for name in deck)

    def used(self) -> Iterator[str]:
        """The cards in cities, under Wonders and in the discard pile."""
        for city in self.sketch["cities"]:
            yield from city.get("cards", ())
            yield from (name for name in city.get("wonders", {}).values() if name)
        yield from self.sketch.get("discard", ())

    def fill_age(self, age: int, row: list[Any], field: str) -> None:
        """The 20 cards of an Age are those that are named and others at random, in Age III three Guilds with them."""
        named = set(self.placed())
        dealt = named if age == self.parts.age else set(row)
        of_age = [card for card in CATALOGUE.cards if card.age == age]
        guilds = [card.id for card in of_age if card.deck == "guild"]
        missing = max(0, SLOTS - sum(card.id in dealt for card in of_age))
        more_guilds = min(missing, max(0, GUILDS - sum(name in dealt for name in guilds))) if guilds else 0
        plain = [card.id for card in of_age if card.id not in named and card.deck != "guild"]
        drawn = self.chance.shuffled(name for name in guilds if name not in named)[:more_guilds]
        drawn += self.chance.shuffled(plain)[: missing - more_guilds]
        DrawPile(f"card of Age {age}", self.chance.shuffled(drawn)).fill(row, field)

    def unknown_layout(self) -> list[str | None]:
        """A layout from which as many cards have been taken, at random, as are in play of this Age."""
        of_age = {card.id for card in CATALOGUE.cards if card.age == self.parts.age}
        number = SLOTS if self.parts.choice == "over" else sum(name in of_age for name in self.used())
        taken = self.taken_slots(number)
        return [None if taken >> slot & 1 else UNKNOWN for slot in range(SLOTS)]

    def taken_slots(self, number: int) -> int:
        """A set of slots whose cards can have been taken; the card being played still covers those below it."""
        start = (self.parts.age - 1) * SLOTS
        covered_by = COVERED_BY[start : start + SLOTS]
        playing = 0
        taken = 0
        if self.parts.playing is not None and 0 <= self.parts.playing.slot < SLOTS:
            playing = 1 << self.parts.playing.slot
            taken = playing | _above(covered_by, self.parts.playing.slot)
        while taken.bit_count() < number:
            covering = ~taken | playing
            free = [slot for slot in range(SLOTS) if not taken >> slot & 1 and not covered_by[slot] & covering]
            if not free:
                break
            taken |= 1 << self.chance.choice(free)
        return taken

    def fill_under_wonders(self) -> None:
        """A card that a Wonder was built with is one of the Ages so far that is nowhere else."""
        for seat, city in enumerate(self.sketch["cities"]):
            for wonder, card in city.get("wonders", {}).items():
                if card == UNKNOWN:
                    field = f"cities[{seat}].wonders.{wonder}"
                    city["wonders"][wonder] = self.card_in_play(field)

    def card_in_play(self, field: str) -> str:
        named = list(self.placed())
        cards: list[str] = []
        for age in range(1, self.parts.age + 1):
            of_age = [card for card in CATALOGUE.cards if card.age == age]
            unknown = self.sketch.get("layout", ()).count(UNKNOWN) if age == self.parts.age else 0
            if sum(card.id in named for card in of_age) + unknown < SLOTS:
                cards += [card.id for card in of_age if card.id not in named and card.deck != "guild"]
        if not cards:
            raise SnapshotError(field, "no card is left to fill it", wrong="none_left")
        return self.chance.choice(cards)


def _above(covered_by: list[int], slot: int) -> int:
    """The set of slots that must be empty before the card of a slot can be taken."""
    slots = 0
    for other in range(SLOTS):
        if covered_by[slot] >> other & 1:
            slots |= 1 << other | _above(covered_by, other)
    return slots
