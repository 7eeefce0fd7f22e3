"""The rules of Goofspiel.

Everybody has the same cards, 1 to 13. The prizes, 1 to 13 points, are shuffled and turned up one by one. For each of
them all choose a card in secret and show it together; the highest wins the prize, and if the highest are equal nobody
does. Cards that were bid are gone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, SupportsIndex

import msgspec

from mirabilia import games
from mirabilia.core.contract import (
    Action,
    Committed,
    Dynamics,
    Event,
    Fact,
    IllegalMove,
    Json,
    Option,
    Result,
    Seed,
    SnapshotError,
    TakenBack,
)
from mirabilia.core.facts import refuse, shortened, typed
from mirabilia.core.filling import Chance
from mirabilia.core.options import checked_options, checked_players
from mirabilia.core.seeds import checked_seed
from mirabilia.core.states import plain_actions, whole

from .views import Bid, Discarded, Ended, Own, Player, Prize, View, Won

NAME = "goofspiel"
refused = partial(refuse, NAME)
SIZES = ("5", "9", "13")
MOST = int(SIZES[-1])


class Snapshot(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position. The hand of a seat holds the card it has chosen until all have chosen."""

    game: str
    cards: int
    prize: int | None
    deck: list[int]
    discarded: list[int]
    hands: list[list[int]]
    won: list[list[int]]
    commits: list[int | None]


class State:
    """See `core.contract.State` for what each method promises."""

    solo = False

    def __init__(self, table: Snapshot, journal: list[Event]) -> None:
        self.table = table
        self.journal = journal

    @property
    def players(self) -> int:
        return len(self.table.hands)

    @property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        return tuple((seat,) for seat in range(self.players))

    # Moves: the code of a bid is the value of the card.

    def to_act(self) -> tuple[int, ...]:
        if self.table.prize is None:
            return ()
        return tuple(seat for seat, card in enumerate(self.table.commits) if card is None)

    def legal(self, seat: object) -> list[int]:
        number = self.checked(seat)
        return list(self.table.hands[number]) if number in self.to_act() else []

    def actions(self, seat: object) -> list[Action]:
        return plain_actions(GAME.names(), self, self.checked(seat))

    def move(self, move: object) -> Fact:
        return {"move": "bid", "card": str(self.card(move))}

    def text(self, move: object) -> str:
        return f"bid {self.card(move)}"

    def card(self, move: object) -> int:
        code = whole(move)
        if code is None or not 1 <= code <= MOST:
            raise refused("no_move", given=shortened(move))
        return code

    def parse(self, text: object, seat: object = None) -> int:
        words = str(text).lower().split()
        self.check_running()
        if len(words) != 2 or words[0] != "bid" or words[1] not in GAME.names()["card"]:
            raise refused("notation")
        card = int(words[1])
        seats = range(self.players) if seat is None else (self.checked(seat),)
        refusals = [refusal for one in seats if (refusal := self.refusal(one, card))]
        if len(refusals) == len(seats):
            raise refusals[0]
        return card

    def play(self, seat: object, move: object) -> None:
        number = self.checked(seat)
        self.check_running()
        card = self.card(move)
        if refusal := self.refusal(number, card):
            raise refusal
        self.table.commits[number] = card
        self.journal = [Committed(number)]
        if not self.to_act():
            self.resolve()

    def check_running(self) -> None:
        if self.table.prize is None:
            raise refused("over")

    def refusal(self, seat: int, card: int) -> IllegalMove | None:
        """Why a seat cannot bid a card now."""
        if self.table.commits[seat] is not None:
            return refused("chosen")
        if card not in self.table.hands[seat]:
            return refused("no_card", card=str(card))
        return None

    def resolve(self) -> None:
        """All have chosen: the bids are shown, and the next prize is turned up."""
        table, prize = self.table, self.table.prize
        assert prize is not None
        bids = [card for card in table.commits if card is not None]
        self.journal += [Bid(seat, str(card)) for seat, card in enumerate(bids)]
        for hand, card in zip(table.hands, bids, strict=True):
            hand.remove(card)
        if bids.count(max(bids)) == 1:
            winner = bids.index(max(bids))
            table.won[winner].append(prize)
            self.journal.append(Won(winner, prize))
        else:
            table.discarded.append(prize)
            self.journal.append(Discarded(prize))
        table.commits = [None] * self.players
        self.turn_up()

    def turn_up(self) -> None:
        table = self.table
        table.prize = table.deck.pop(0) if table.deck else None
        if table.prize is not None:
            self.journal.append(Prize(table.cards - len(table.deck), table.prize))
        elif result := self.result():
            self.journal.append(Ended(result.winners))

    @property
    def secret(self) -> bool:
        return all(isinstance(event, Committed | TakenBack) for event in self.journal)

    def can_take_back(self, seat: object) -> bool:
        return self.table.commits[self.checked(seat)] is not None

    def take_back(self, seat: object) -> None:
        number = self.checked(seat)
        if not self.can_take_back(number):
            raise refused("nothing_to_take_back")
        self.table.commits[number] = None
        self.journal = [TakenBack(number)]

    # Who sees what.

    def events(self, seat: object) -> list[Event]:
        self.viewer(seat)
        return list(self.journal)

    def view(self, seat: object) -> View:
        number, table = self.viewer(seat), self.table
        public = View(
            NAME,
            {"cards": str(table.cards)},
            table.cards - len(table.deck),
            table.prize,
            len(table.deck),
            tuple(table.discarded),
            tuple(
                Player(sum(won), tuple(map(str, hand)), tuple(won))
                for won, hand in zip(table.won, table.hands, strict=True)
            ),
            self.result(),
        )
        return public if number is None else msgspec.structs.replace(public, own=self.own(number))

    def own(self, seat: object) -> Own:
        number = self.checked(seat)
        card = self.table.commits[number]
        return Own(number, None if card is None else str(card))

    def sample(self, seat: object, rng: Random) -> State:
        number, other = self.viewer(seat), self.copy()
        other.table.deck.sort()
        rng.shuffle(other.table.deck)
        for owner, card in enumerate(other.table.commits):
            if card is not None and owner != number:
                other.table.commits[owner] = rng.choice(other.table.hands[owner])
        return other

    def result(self) -> Result | None:
        if self.table.prize is not None:
            return None
        totals = [sum(won) for won in self.table.won]
        ranks = tuple(1 + sum(other > total for other in totals) for total in totals)
        return Result("points", ranks, tuple({"prizes": total, "total": total} for total in totals))

    # The position as data.

    def snapshot(self) -> Json:
        fields: Json = msgspec.to_builtins(self.table)
        return fields

    def copy(self) -> State:
        return State(msgspec.convert(msgspec.to_builtins(self.table), Snapshot), list(self.journal))

    def checked(self, seat: object) -> int:
        number = whole(seat)
        if number is None or not 0 <= number < self.players:
            raise refused("no_seat", given=shortened(seat), last=self.players - 1)
        return number

    def viewer(self, seat: object) -> int | None:
        return None if seat is None else self.checked(seat)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return games.unpickled, (NAME, self.snapshot(), self.journal)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.table == other.table

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def __repr__(self) -> str:
        return f"<{NAME}: {len(self.table.deck)} prizes left, to act: {self.to_act()}>"


class Goofspiel:
    """See `core.contract.Game`."""

    def __init__(self) -> None:
        self.name = NAME
        self.players = range(2, 6)
        self.default_players = 2
        self.dynamics: Dynamics = "simultaneous"
        self.options: tuple[Option, ...] = (Option("cards", SIZES, "13"),)
        self.catalogue = ""
        self.version = 1
        self.revelations = frozenset({"bid", "prize"})

    def new(self, seed: Seed, players: int | None = None, options: Mapping[str, object] | None = None) -> State:
        seed = checked_seed(seed)
        number = checked_players(self, players)
        cards = int(checked_options(self, options)["cards"])
        deck = Chance(seed).shuffled(range(1, cards + 1))
        hands = [list(range(1, cards + 1)) for _ in range(number)]
        table = Snapshot(NAME, cards, None, deck, [], hands, [[] for _ in hands], [None] * number)
        state = State(table, [])
        state.turn_up()
        return state

    def restore(self, snapshot: Mapping[str, Any], fill: SupportsIndex | None = None) -> State:
        chance = None if fill is None else Chance(fill)
        if chance is None or "deck" in snapshot:
            table = typed(snapshot, Snapshot)
        else:
            table = typed({**snapshot, "deck": []}, Snapshot)
            seen = {table.prize, *table.discarded, *(prize for won in table.won for prize in won)}
            table.deck = chance.shuffled(prize for prize in range(1, min(table.cards, MOST) + 1) if prize not in seen)
        check(table)
        return State(table, [])

    def names(self) -> Mapping[str, Sequence[str]]:
        return {"card": [str(card) for card in range(1, MOST + 1)]}

    def pieces(self) -> Json:
        return {"cards": list(self.names()["card"])}


def check(table: Snapshot) -> None:
    """SnapshotError names the first field that does not fit."""
    players = len(table.hands)
    prizes = [*table.deck, *table.discarded, *(prize for won in table.won for prize in won)]
    prizes += [] if table.prize is None else [table.prize]
    left = len(table.deck) + (table.prize is not None)
    checks = (
        ("game", table.game == NAME, f"this is not a game of {NAME}"),
        ("cards", str(table.cards) in SIZES, f"one of {', '.join(SIZES)}"),
        ("hands", players in GAME.players, f"for {GAME.players[0]} to {GAME.players[-1]} players"),
        ("won", len(table.won) == players, "a row for each seat"),
        ("commits", len(table.commits) == players, "a card or null for each seat"),
        ("prize", table.prize is not None or not table.deck, "null only when no prizes are left"),
        ("deck", sorted(prizes) == list(range(1, table.cards + 1)), "every prize is in one place"),
    )
    for field, is_right, reason in checks:
        if not is_right:
            raise SnapshotError(field, reason)
    for seat, hand in enumerate(table.hands):
        if len(hand) != left or sorted(set(hand)) != hand or not set(hand) <= set(range(1, table.cards + 1)):
            raise SnapshotError(f"hands[{seat}]", f"{left} different cards in their order")
    for seat, card in enumerate(table.commits):
        if card is not None and card not in table.hands[seat]:
            raise SnapshotError(f"commits[{seat}]", "a card of the hand")
    if None not in table.commits:
        raise SnapshotError("commits", "somebody has still to choose")


GAME = Goofspiel()
