"""Completing a position of 7 Wonders by the rules of the set-up: boards, hands, decks, pieces of expansions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from mirabilia.core.contract import Json, SnapshotError
from mirabilia.core.filling import UNKNOWN, Chance, DrawPile, copied, sketched
from mirabilia.games.seven import data, hooks, lookup, options, restore, snapshot
from mirabilia.games.seven.expansion import expansions
from mirabilia.games.seven.flow import LAST_CARDS, LATE_CARDS
from mirabilia.games.seven.lookup import BOARD_IDS, PIECE_IDS
from mirabilia.games.seven.restore import STEP_NUMBERS, agreed
from mirabilia.games.seven.setup import DAY, NIGHT, deal_boards
from mirabilia.games.seven.snapshot import NO_COMMIT, Snapshot, layout
from mirabilia.games.seven.state import State

ATTEMPTS = 100
FREE_CITY = 2
"""The number of the Free City, and of the players who have one."""


def restored(given: Mapping[str, Any], chance: Chance) -> State:
    """A state from a snapshot that leaves things out; SnapshotError names the field that is wrong.

    That somebody has to choose tells that there is something to choose from, and that the Free City sells a card tells
    that it can build none: else the cards are drawn again.
    """
    for _ in range(ATTEMPTS):
        try:
            return restore.restored(filled(given, chance))
        except SnapshotError as error:
            if not error.field.startswith(("pending", "commits")):
                raise
            problem = error
    raise problem


def filled(given: Mapping[str, Any], chance: Chance) -> Json:
    """The snapshot with everything that it leaves out; SnapshotError names a field that cannot be filled."""
    parts = sketched(given, layout().type, {})
    return Filling(copied(given), parts, chance).complete()


class Filling:
    """A snapshot that is being completed."""

    def __init__(self, sketch: Json, parts: Snapshot, chance: Chance) -> None:
        self.sketch, self.parts, self.chance = sketch, parts, chance
        self.chosen = agreed(parts)
        self.setting = options.setting(self.chosen)
        self.supply = options.supply(self.chosen)
        self.cities: list[Json] = sketch["cities"]
        self.step = STEP_NUMBERS.get(parts.step, 0)
        is_last_turn = parts.turn == self.setting.turns - 1
        self.is_thrown = parts.phase == "choice" and is_last_turn and self.step > LAST_CARDS
        """Whether the last cards of the Age have been thrown away."""

    def complete(self) -> Json:
        if "discard" not in self.sketch:  # nobody can have looked at it, or have taken a card
            for key in ("taken", "looks", "duties"):
                self.sketch.pop(key, None)
        if self.parts.phase == "boards":
            self.fill_offers()
        else:
            self.fill_boards()
        for expansion in reversed(options.in_play(self.chosen)):  # the same chance has always filled them in this order
            expansion.fill(self)
        self.fill_cards()
        self.fill_commits()
        return self.sketch

    # Boards.

    def fill_offers(self) -> None:
        if "offers" not in self.sketch:
            table = State(self.setting)
            deal_boards(table, self.supply, self.chance.stream)
            self.sketch["offers"] = snapshot.offers(table)

    def fill_boards(self) -> None:
        """A board that is named in the options is nobody else's. Built stages do not tell which board they are of."""
        allowed = [[BOARD_IDS[board] for board in row] for row in self.supply.boards]
        taken = {city.get("board") for city in self.cities}
        taken |= {row[0] for row in allowed if len(row) == 1}
        for owner, city in enumerate(self.cities[: self.chosen.cities]):
            if "board" in city or (city.get("stages") and len(allowed[owner]) > 1):
                continue
            free = [name for name in allowed[owner] if name not in taken or len(allowed[owner]) == 1]
            city["board"] = DrawPile("board", self.chance.shuffled(free)).draw(f"cities[{owner}].board")
            taken.add(city["board"])
            city.setdefault("side", self.side(owner))

    def side(self, owner: int) -> str:
        sides = self.supply.sides[owner]
        if sides == DAY | NIGHT:
            return self.chance.choice(list(data.SIDES))
        return data.SIDES[0] if sides == DAY else data.SIDES[1]

    # Cards.

    def fill_cards(self) -> None:
        self.lay_out_rows()
        boxes: dict[int, DrawPile] = {age: DrawPile(f"card of Age {age}", self.cards_left(age)) for age in data.AGES}
        for age, box in boxes.items():
            if not self.is_dealt(age):
                box.fill(self.sketch["decks"].get(str(age), []), f"decks.{age}")
        if self.parts.age:
            for owner, city in enumerate(self.cities):
                boxes[self.parts.age].fill(city.get("hand", []), f"cities[{owner}].hand")
            boxes[self.parts.age].fill(self.sketch.get("stock", []), "stock")
        self.fill_entries(boxes)
        if self.is_drawing and "drawn" not in self.sketch:
            hand = self.cities[self.keeper].get("hand")
            self.sketch["drawn"] = self.chance.choice(hand) if hand else None

    def lay_out_rows(self) -> None:
        """A row of unknown cards for each one that is left out."""
        decks = self.sketch.setdefault("decks", {})
        size = self.chosen.cities * int(self.setting.hand)
        for age in data.AGES:
            if not self.is_dealt(age):
                decks.setdefault(str(age), [UNKNOWN] * size)
        for owner, city in enumerate(self.cities):
            if "hand" not in city:
                city["hand"] = self.unknown_row(self.hand_size(owner), self.known_hand(owner))
        if self.chosen.players == FREE_CITY and self.is_in_turn and not self.is_thrown:
            self.sketch.setdefault("stock", [UNKNOWN] * (int(self.setting.hand) - self.parts.turn - 1))

    def known_hand(self, owner: int) -> list[str]:
        """What a hand that is left out must hold: the card its seat has chosen, those for the Free City."""
        if self.parts.phase != "turn" or owner >= self.chosen.players:
            return []
        known = self.committed(owner)
        if self.is_drawing and owner == self.keeper:
            known += self.committed(FREE_CITY)
            drawn = self.sketch.get("drawn")
            if drawn is not None and drawn not in known:
                known.append(drawn)
        return known

    def committed(self, owner: int) -> list[str]:
        """The card or leader of the move that a city has chosen."""
        text = self.parts.commits[owner] if owner < len(self.parts.commits) else None
        return [name for name in (text or "").lower().split()[1:2] if name in lookup.PIECE_INDEX]

    def unknown_row(self, number: int, known: list[str]) -> list[str]:
        return [*known, *[UNKNOWN] * (number - len(known))]

    def is_dealt(self, age: int) -> bool:
        return age < self.parts.age or (age == self.parts.age and self.parts.turn >= 0)

    @property
    def is_in_turn(self) -> bool:
        """Whether a turn is going on, or what follows from it."""
        return self.parts.phase in ("turn", "choice") and self.parts.turn >= 0

    @property
    def is_drawing(self) -> bool:
        """Whether a card has been drawn for the Free City."""
        return self.chosen.players == FREE_CITY and self.parts.phase == "turn" and len(self.cities) > FREE_CITY

    @property
    def keeper(self) -> int:
        """Who acts for the Free City (BASE-145, BASE-146)."""
        return (self.parts.turn + (self.parts.age == 2)) % 2

    def hand_size(self, owner: int) -> int:
        if not self.is_in_turn or (owner >= self.chosen.players and not self.is_thrown):
            return 0
        if self.is_thrown:
            return int(self.holds_last_card(owner))
        hand = int(self.setting.hand) - self.parts.turn
        if self.parts.phase == "choice":
            return hand - 1
        return hand + (self.is_drawing and owner == self.keeper)

    def holds_last_card(self, owner: int) -> bool:
        """Whether a city may still play the card that the others have thrown away."""
        if any(choice.city == owner and choice.choice == "last_card" for choice in self.parts.pending):
            return True
        if self.chosen.last_card != options.LATE or self.step > LATE_CARDS or owner >= len(self.parts.cities):
            return False
        city = self.cities[owner]
        board = lookup.BOARDS_BY_ID[self.chosen.edition].get(city["board"])
        if board is None:
            return False
        side = board.night if city.get("side") == "night" else board.day
        built = side.stages[: len(city.get("stages", ()))]
        return any(isinstance(effect, data.PlayLastCard) for stage in built for effect in stage.effects)

    def placed_pieces(self) -> Iterator[str]:
        """Every piece that is in a place, as often as it is."""
        for city in self.cities:
            for row in ("hand", "cards", "stages"):
                yield from names(city.get(row, ()))
        for row in ("discard", "stock"):
            yield from names(self.sketch.get(row, ()))
        for expansion in expansions():
            yield from expansion.placed_pieces(self)
        for deck in self.sketch.get("decks", {}).values():
            yield from deck

    def cards_left(self, age: int) -> list[str]:
        """The cards of an Age that are nowhere: with as many guilds and cards of expansions as the set-up deals."""
        named = Counter(self.placed_pieces())
        plain = Counter(self.piece_names(self.supply.cards[age - 1])) - named
        cards = list(plain.elements())
        if age == len(data.AGES):
            cards += self.some_left(self.supply.guilds, int(self.supply.guild_number), named)
        for ages in self.supply.joining:
            cards += self.some_left(ages[age - 1], int(self.supply.joining_number), named)
        return self.chance.shuffled(cards)

    def some_left(self, row: Iterable[int], number: int, named: Counter[str]) -> list[str]:
        there = self.piece_names(row)
        dealt = sum(name in named for name in there)
        return self.chance.shuffled(name for name in there if name not in named)[: max(0, number - dealt)]

    def piece_names(self, row: Iterable[int]) -> list[str]:
        return [PIECE_IDS[piece] for piece in row]

    def fill_entries(self, boxes: Mapping[int, DrawPile]) -> None:
        """Cards under stages and in the discard pile: those of a known Age first."""
        entries = [*unknown_entries(self.sketch.get("discard", []), "discard")]
        for owner, city in enumerate(self.cities):
            entries += unknown_entries(city.get("stages", []), f"cities[{owner}].stages")
        for field, entry in entries:
            if entry.age in boxes:
                entry.put(boxes[entry.age].draw(field))
        rest = [name for age, box in boxes.items() if self.is_dealt(age) for name in box.pieces]
        box = DrawPile("card", self.chance.shuffled(rest))
        for field, entry in entries:
            if entry.age not in boxes:
                entry.put(box.draw(field))

    # What is to be decided.

    def fill_commits(self) -> None:
        """Nobody has chosen yet."""
        phase, players = self.parts.phase, self.chosen.players
        if "commits" in self.sketch or phase not in hooks.PHASE_NAMES.values():
            return
        commits: list[str | None] = [
            None if all(expansion.owes(self, owner) for expansion in expansions()) else NO_COMMIT
            for owner in range(players)
        ]
        for owner in range(players, self.chosen.cities):
            commits.append({"turn": None, "boards": self.dealt_board(owner)}.get(phase, NO_COMMIT))
        self.sketch["commits"] = commits

    def dealt_board(self, owner: int) -> str | None:
        """The board of a city that nobody chooses for."""
        offers = self.sketch.get("offers", [])
        if owner >= len(offers) or not offers[owner]["boards"] or not offers[owner]["sides"]:
            return None
        return f"board {offers[owner]['boards'][0]} {offers[owner]['sides'][0]}"


def names(row: Iterable[Any]) -> Iterator[str]:
    """The pieces of a row, face up or face down."""
    for card in row:
        yield card if isinstance(card, str) else card["card"]


class UnknownCard:
    """An unknown face-down card in a row: its name alone, or with where it came from."""

    def __init__(self, row: list[Any], number: int) -> None:
        self.row, self.number = row, number
        self.age: int = 0 if isinstance(row[number], str) else row[number].get("age", 0)
        """0 if it is not said."""

    def put(self, name: str) -> None:
        if isinstance(self.row[self.number], str):
            self.row[self.number] = name
            return
        card = self.row[self.number]
        card["card"] = name
        if name in lookup.CARD_INDEX:
            card["age"] = lookup.CARD_AGES[lookup.CARD_INDEX[name]]


def unknown_entries(row: list[Any], field: str) -> Iterator[tuple[str, UnknownCard]]:
    for number, name in enumerate(names(row)):
        if name == UNKNOWN:
            yield f"{field}[{number}]", UnknownCard(row, number)
