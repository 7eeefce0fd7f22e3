"""Setting up a position from a snapshot: everything is checked, and a wrong field is named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from mypy_extensions import i64

from mirabilia.core.bits import bit
from mirabilia.core.contract import IllegalMove, SnapshotError
from mirabilia.core.facts import typed
from mirabilia.core.vecs import vec
from mirabilia.games.seven import data, hooks, notation, options
from mirabilia.games.seven.city import recompute, side_of
from mirabilia.games.seven.codes import Moves
from mirabilia.games.seven.commits import answer, choose, owes
from mirabilia.games.seven.expansion import expansions
from mirabilia.games.seven.flow import LAST_CARDS, LATE_CARDS, proceed
from mirabilia.games.seven.forms import FaceDownCard, Form, TakenCard, Values
from mirabilia.games.seven.lookup import (
    BOARD_INDEX,
    BOARDS_BY_ID,
    CARD_AGES,
    CARDS_END,
    PIECE_IDS,
    PIECE_INDEX,
    PIECE_KINDS,
)
from mirabilia.games.seven.options import GameOptions
from mirabilia.games.seven.packing import (
    alternative,
    cards_then,
    mark_drawn,
    note_on,
    noted,
    piece_of,
    place_of,
    shown_to,
    used,
)
from mirabilia.games.seven.pieces import CARDS
from mirabilia.games.seven.position import (
    EVERYBODY,
    FROM_BOX,
    NOTHING_OWED,
    OWING,
    City,
    entry,
)
from mirabilia.games.seven.rules import find_for
from mirabilia.games.seven.sample import is_dealt
from mirabilia.games.seven.snapshot import (
    NO_COMMIT,
    PHASE_NAMES,
    STEPS,
    Agreed,
    CitySnapshot,
    Snapshot,
    answers,
    layout,
)
from mirabilia.games.seven.state import State
from mirabilia.games.seven.supply import Supply

PHASES = {name: phase for phase, name in PHASE_NAMES.items()}
CHOICE_KINDS = {name: kind for kind, name in hooks.CHOICE_NAMES.items()}
STEP_NUMBERS = {name: step for step, name in STEPS.items()}


def restored(snapshot: Mapping[str, Any]) -> State:
    """A state; SnapshotError names the field that is wrong."""
    parts = typed(snapshot, layout().type)
    return Restorer(parts, agreed(parts)).restore()


def agreed(parts: Agreed) -> GameOptions:
    """The options, if they can be."""
    if parts.players not in range(2, 9):
        raise SnapshotError("players", f"from 2 to 8, not {parts.players}", wrong="range", least=2, most=8)
    try:
        return options.checked(parts.players, parts.options)
    except ValueError as error:
        raise SnapshotError("options", str(error), wrong="options") from None


def _numbers(row: Iterable[int]) -> vec[i64]:
    return vec[i64](list(row))


def _one_of(field: str, name: str, known: Mapping[str, int]) -> int:
    if name not in known:
        raise SnapshotError(field, f"one of {', '.join(known)}, not {name!r}", wrong="one_of")
    return known[name]


class Restorer:
    """Fills a state from the parts of a snapshot."""

    def __init__(self, parts: Snapshot, chosen: GameOptions) -> None:
        self.parts = parts
        self.chosen = chosen
        self.state = State(options.setting(chosen))
        self.supply: Supply = options.supply(chosen)
        self.phases = [phase for expansion in expansions() for phase in expansion.phases]
        self.used: Counter[int] = Counter()
        """How often each piece has been placed."""
        self.known: Counter[int] = Counter()
        for row in self.supply.pieces():
            self.known.update(int(piece) for piece in row)

    def restore(self) -> State:
        self.restore_phase()
        if len(self.parts.cities) != self.chosen.cities:
            raise SnapshotError(
                "cities",
                f"{self.chosen.cities} cities are needed, not {len(self.parts.cities)}",
                wrong="number",
                needed=self.chosen.cities,
                given=len(self.parts.cities),
            )
        for owner, snapshot in enumerate(self.parts.cities):
            self.state.cities.append(self.city(owner, snapshot))
        self.restore_table()
        self.restore_offers()
        for owner, city in enumerate(self.state.cities):
            if self.parts.phase != "boards":
                recompute(self.state, city)
            self.check_city(owner, city)
        self.check_hands()
        self.restore_pending()
        self.restore_commits()
        self.go_on()
        return self.state

    def put(self, holder: City | State, form: Form, values: Values) -> None:
        """Set the fields of a form."""
        for name, value in values.items():
            if form.slot is not None:
                form.slot.put(holder, value)
            elif isinstance(value, list):
                holder.put_row(name, value)
            else:
                holder.put(name, value)

    def go_on(self) -> None:
        """Nothing of this step is left to choose: the next ones come by themselves."""
        if self.parts.phase == "choice" and not self.parts.pending:
            self.check_used_hands()
            self.state.journal = []
            proceed(self.state)

    # The pieces: each exists only so many times.

    def piece(self, field: str, name: str) -> int:
        """A piece of the game, not more often than there are copies."""
        if name not in PIECE_INDEX:
            raise SnapshotError(
                field,
                f"there is no {' or '.join(dict.fromkeys(PIECE_KINDS.values()))} {name!r}",
                wrong="unknown_piece",
                name=name,
            )
        piece = PIECE_INDEX[name]
        if not self.known[piece]:
            raise SnapshotError(
                field,
                f"{name} is not in a game with these players and options",
                wrong="not_in_game",
                thing={PIECE_KINDS[name]: name},
            )
        self.used[piece] += 1
        if self.used[piece] > self.known[piece]:
            raise SnapshotError(
                field,
                f"{name} is there {self.used[piece]} times, of {self.known[piece]} in the game",
                wrong="too_many",
                thing={PIECE_KINDS[name]: name},
                number=self.used[piece],
                most=self.known[piece],
            )
        return piece

    def card(self, field: str, name: str) -> int:
        return self.piece_of_kind(field, name, "card")

    def piece_of_kind(self, field: str, name: str, kind: str) -> int:
        piece = self.piece(field, name)
        if PIECE_KINDS[name] != kind:
            raise SnapshotError(
                field,
                f"{name} is a {PIECE_KINDS[name]}, not a {kind}",
                wrong="other_kind",
                thing={PIECE_KINDS[name]: name},
            )
        return piece

    def piece_in_hand(self, field: str, name: str) -> int:
        """A piece that can be in hand now."""
        kinds = [phase.in_hand for phase in self.phases if phase.name == self.parts.phase]
        return self.piece_of_kind(field, name, kinds[0] if kinds else "card")

    def entry(self, field: str, card: str | FaceDownCard, owner: int | None, kind: str) -> int:
        """A face-down card; a bare name is a card everybody knows, or a piece that only its owner knows."""
        name = card if isinstance(card, str) else card.card
        piece = self.piece_of_kind(field, name, kind) if kind else self.piece(field, name)
        if isinstance(card, str):
            if owner is not None:
                return entry(piece, FROM_BOX, 0, 0, owner, 0)
            return entry(piece, 0, 0, 0 if piece >= CARDS_END else CARD_AGES[piece], 0, EVERYBODY)
        return self.face_down(field, piece, card)

    def origin(self, field: str, card: FaceDownCard, kind: str) -> int:
        """Where a piece came from that lies elsewhere now, and is counted there."""
        if PIECE_KINDS.get(card.card) != kind or not self.known[PIECE_INDEX[card.card]]:
            raise SnapshotError(
                f"{field}.card",
                f"there is no {kind} {card.card!r} in this game",
                wrong="not_in_game",
                thing={PIECE_KINDS.get(card.card, kind): card.card},
            )
        return self.face_down(field, PIECE_INDEX[card.card], card)

    def face_down(self, field: str, piece: int, card: FaceDownCard) -> int:
        if card.by >= self.chosen.cities or any(seat >= self.chosen.players for seat in card.seen):
            raise SnapshotError(
                field, f"there are {self.chosen.players} seats", wrong="seats", number=self.chosen.players
            )
        if card.hand is not None and card.hand > self.chosen.players:
            raise SnapshotError(f"{field}.hand", f"there is no hand {card.hand}", wrong="hand")
        is_open = isinstance(card, TakenCard) and card.open
        if piece < CARDS_END and card.age != CARD_AGES[piece] and not is_open:
            raise SnapshotError(
                f"{field}.age",
                f"{card.card} is a card of Age {CARD_AGES[piece]}",
                wrong="card_age",
                thing={PIECE_KINDS[card.card]: card.card},
                age=CARD_AGES[piece],
            )
        word = entry(piece, FROM_BOX if card.hand is None else card.hand, card.turn, card.age, card.by, 0)
        for seat in set(card.seen):
            word = shown_to(word, seat)
        return int(used(mark_drawn(word) if card.drawn else word, card.used))

    # Age, turn and phase.

    def restore_phase(self) -> None:
        state, parts = self.state, self.parts
        state.phase = _one_of("phase", parts.phase, PHASES)
        state.step = _one_of("step", parts.step, STEP_NUMBERS)
        state.age, state.turn = parts.age, parts.turn
        before_ages = [phase.name for phase in self.phases if phase.is_before_ages]
        before_turns = [phase.name for phase in self.phases if not phase.is_before_ages]
        is_before_ages = parts.phase == "boards" or parts.phase in before_ages
        if is_before_ages != (parts.age == 0):
            raise SnapshotError("age", f"not {parts.age} in the phase {parts.phase!r}", wrong="age_of_phase")
        if parts.turn >= state.setting.turns:
            raise SnapshotError(
                "turn",
                f"an Age has {state.setting.turns} turns, from 0, not {parts.turn}",
                wrong="range",
                least=0,
                most=int(state.setting.turns) - 1,
            )
        for expansion in expansions():
            is_its_own = parts.phase in [phase.name for phase in expansion.phases]
            if is_its_own and not expansion.is_in_play(self.chosen):
                raise SnapshotError(
                    "phase",
                    f"{parts.phase!r} needs the expansion {expansion.name.capitalize()}",
                    wrong="expansion",
                    expansion=expansion.name.capitalize(),
                )
        if parts.turn == -1 and parts.phase != "choice" and parts.phase not in before_turns:
            titles = [f"the {phase.title}" for phase in self.phases if not phase.is_before_ages]
            raise SnapshotError("turn", f"-1 is {' or '.join(titles)}", wrong="before_turns")
        if parts.phase in before_turns and parts.turn != -1:
            raise SnapshotError("turn", f"-1 in the phase {parts.phase!r}", wrong="before_turns")
        for expansion in expansions():
            expansion.check_phase(self)
        if parts.phase == "over" and (parts.age != 3 or parts.turn != state.setting.turns - 1):
            raise SnapshotError("phase", "the game is over after the last turn of Age III", wrong="not_over")

    def restore_table(self) -> None:
        for form in layout().position.forms:
            self.put(self.state, form, form.read(self, form.key, getattr(self.parts, form.key), None))
        self.check_pile()
        self.restore_decks()
        rest = self.known - self.used
        self.state.boxed = _numbers(sorted(piece for piece in rest.elements() if piece < CARDS_END))
        for expansion in expansions():
            expansion.check_position(self)

    def check_pile(self) -> None:
        """What was taken out of the discard pile lay somewhere in it, and who looked is at the table."""
        state = self.state
        discarded = len(state.pile) + len(state.taken)
        places = [place_of(card) for card in state.taken]
        for number, card in enumerate(state.taken):
            place = places[number]
            if place >= cards_then(card) or cards_then(card) > discarded or places.count(place) > 1:
                raise SnapshotError(
                    f"taken[{number}].place", f"no card can have lain at place {place}", wrong="pile_place"
                )
        for number, look in enumerate(state.looks):
            if piece_of(look) >= self.chosen.players or note_on(look) > discarded:
                raise SnapshotError(
                    f"looks[{number}]", f"nobody can have looked at {note_on(look)} cards so", wrong="pile_look"
                )

    def restore_decks(self) -> None:
        state, setting = self.state, self.state.setting
        size = setting.cities * setting.hand
        expected = [str(age) for age in data.AGES if not is_dealt(state, age)]
        if sorted(self.parts.decks) != expected:
            raise SnapshotError(
                "decks", f"the Ages to come are {expected}, not {sorted(self.parts.decks)}", wrong="decks"
            )
        row = [0] * (3 * size)
        for age, names in self.parts.decks.items():
            pieces = [self.card(f"decks.{age}[{number}]", name) for number, name in enumerate(names)]
            if len(pieces) != size or any(CARD_AGES[piece] != int(age) for piece in pieces):
                raise SnapshotError(
                    f"decks.{age}",
                    f"{size} cards of Age {age} are needed",
                    wrong="deck",
                    number=int(size),
                    age=int(age),
                    guilds=0,
                )
            row[(int(age) - 1) * size : int(age) * size] = pieces
        state.decks = _numbers(row)

    def restore_offers(self) -> None:
        state, parts = self.state, self.parts
        if (parts.phase == "boards") != bool(parts.offers):
            raise SnapshotError("offers", "boards are offered in the phase 'boards' and in no other", wrong="offers")
        if not parts.offers:
            return
        if len(parts.offers) != self.chosen.cities or len({len(offer.boards) for offer in parts.offers}) != 1:
            raise SnapshotError("offers", "as many boards are needed for every city", wrong="offers_alike")
        boards, seen = [], set()
        for number, offer in enumerate(parts.offers):
            for name in dict.fromkeys(offer.boards):
                self.board(f"offers[{number}].boards", name)
                if name in seen:
                    raise SnapshotError(f"offers[{number}].boards", f"{name} is offered twice", wrong="twice")
                seen.add(name)
            if not offer.sides or not offer.boards:
                raise SnapshotError(f"offers[{number}]", "at least one board and one side", wrong="needed")
            boards += [BOARD_INDEX[name] for name in offer.boards]
        state.offers = _numbers(boards)
        state.offered_sides = _numbers(
            sum(int(bit(data.SIDES.index(side))) for side in set(offer.sides)) for offer in parts.offers
        )

    # Cities.

    def board(self, field: str, name: str) -> int:
        entry = BOARDS_BY_ID[self.chosen.edition].get(name)
        if entry is None or not set(entry.needs) <= set(self.chosen.expansions):
            raise SnapshotError(
                field,
                f"there is no board {name!r} in a game with these options",
                wrong="not_in_game",
                thing={"board": name},
            )
        return BOARD_INDEX[name]

    def city(self, owner: int, parts: CitySnapshot) -> City:
        field = f"cities[{owner}]"
        city = City()
        if (parts.board is None) != (self.parts.phase == "boards"):
            raise SnapshotError(f"{field}.board", "a board is needed, but not in the phase 'boards'", wrong="board")
        if parts.board is not None:
            city.board = self.board(f"{field}.board", parts.board)
            if any(other.board == parts.board for other in self.parts.cities[:owner]):
                raise SnapshotError(
                    f"{field}.board",
                    f"{parts.board} has another owner",
                    wrong="elsewhere",
                    thing={"board": parts.board},
                )
        for form in layout().city_forms:
            self.put(city, form, form.read(self, f"{field}.{form.key}", getattr(parts, form.key), owner))
        city.stages = len(city.under)
        self.restore_chosen(owner, parts, city)
        return city

    def restore_chosen(self, owner: int, parts: CitySnapshot, city: City) -> None:
        field = f"cities[{owner}]"
        if len(city.under) > len(side_of(self.state, city).stages):
            raise SnapshotError(
                f"{field}.stages",
                f"the board has {len(side_of(self.state, city).stages)} stages",
                wrong="at_most",
                most=len(side_of(self.state, city).stages),
            )
        chosen = parts.chosen or [0] * len(city.under)
        if len(chosen) != len(city.under):
            raise SnapshotError(
                f"{field}.chosen",
                "one number for each built stage, 0 without alternatives",
                wrong="number",
                needed=len(city.under),
                given=len(chosen),
            )
        open_choices = {
            (choice.city, choice.argument) for choice in self.parts.pending if choice.choice == "alternative"
        }
        for stage, number in enumerate(chosen):
            alternatives = len(side_of(self.state, city).stages[stage].alternatives)
            if number > alternatives or (alternatives and not number and (owner, stage) not in open_choices):
                raise SnapshotError(
                    f"{field}.chosen[{stage}]",
                    f"a number up to {alternatives}, not {number}",
                    wrong="range",
                    least=int(alternatives > 0),
                    most=alternatives,
                )
            city.chosen += alternative(stage, number)

    def check_city(self, owner: int, city: City) -> None:
        field = f"cities[{owner}]"
        buildings = Counter(self.building(piece) for piece in city.cards)
        for number, piece in enumerate(city.cards):
            if buildings[self.building(piece)] > 1:
                raise SnapshotError(
                    f"{field}.cards[{number}]",
                    f"the city has {PIECE_IDS[piece]} twice",
                    wrong="twice_in_city",
                    thing={"card": PIECE_IDS[piece]},
                )
            if CARD_AGES[piece] > self.parts.age:
                raise SnapshotError(
                    f"{field}.cards[{number}]",
                    f"{PIECE_IDS[piece]} is of an Age to come",
                    wrong="later_age",
                    thing={"card": PIECE_IDS[piece]},
                )

    def building(self, piece: int) -> int:
        return int(CARDS[self.chosen.edition - 1][piece].building)

    def check_hands(self) -> None:
        """How many cards a hand has follows from the phase."""
        state, setting = self.state, self.state.setting
        for owner, city in enumerate(state.cities):
            allowed = range(1)
            if owner < setting.players and self.parts.phase == "turn":
                keeper = setting.players == 2 and state.actor_of(2) == owner
                allowed = range(setting.hand - state.turn + keeper, setting.hand - state.turn + keeper + 1)
            elif owner < setting.players and (sizes := self.hand_sizes()):
                allowed = range(sizes[0], sizes[0] + 1)
            elif self.parts.phase == "choice":
                allowed = range(setting.hand + 1)
            if len(city.hand) not in allowed:
                size = str(allowed[0]) if len(allowed) == 1 else f"at most {allowed[-1]}"
                raise SnapshotError(
                    f"cities[{owner}].hand",
                    f"{size} cards now, not {len(city.hand)}",
                    wrong="hand_size",
                    least=allowed[0],
                    most=allowed[-1],
                    number=len(city.hand),
                )
            for piece in city.hand:
                if piece < CARDS_END and CARD_AGES[piece] != state.age:
                    raise SnapshotError(
                        f"cities[{owner}].hand",
                        f"{PIECE_IDS[piece]} is not of Age {state.age}",
                        wrong="other_age",
                        thing={"card": PIECE_IDS[piece]},
                        age=int(state.age),
                    )
        if self.parts.phase == "turn":
            self.check_stock(setting.hand - state.turn - 1)

    def hand_sizes(self) -> list[int]:
        """How many pieces a hand has in a phase of an expansion that deals some."""
        sizes = [expansion.hand_size(self) for expansion in expansions()]
        return [size for size in sizes if size is not None]

    def check_used_hands(self) -> None:
        """After a turn everybody has used a card; after the last one of an Age the others are thrown away."""
        state, setting = self.state, self.state.setting
        number = setting.hand - state.turn - 1 if state.turn >= 0 else 0
        is_thrown = state.is_last_turn() and state.step > LAST_CARDS
        holds_last_card = setting.late_last_card and state.step <= LATE_CARDS
        for owner, city in enumerate(state.cities):
            expected = number if owner < setting.players else 0
            if is_thrown:
                expected = city.plays_last_card if holds_last_card else 0
            if len(city.hand) != expected:
                raise SnapshotError(
                    f"cities[{owner}].hand",
                    f"{expected} cards now, not {len(city.hand)}",
                    wrong="hand_size",
                    least=int(expected),
                    most=int(expected),
                    number=len(city.hand),
                )
        self.check_stock(0 if is_thrown else number)

    def check_stock(self, number: int) -> None:
        """The Free City draws a card of its pile on every turn."""
        if self.chosen.players == 2 and len(self.state.stock) != number:
            raise SnapshotError(
                "stock",
                f"{number} cards now, not {len(self.state.stock)}",
                wrong="number",
                needed=int(number),
                given=len(self.state.stock),
            )

    # What is to be decided.

    def restore_pending(self) -> None:
        state, parts = self.state, self.parts
        if parts.pending and parts.phase != "choice":
            raise SnapshotError("pending", "a choice is pending in the phase 'choice' and in no other", wrong="pending")
        row = []
        for number, choice in enumerate(parts.pending):
            field = f"pending[{number}]"
            kind = _one_of(f"{field}.choice", choice.choice, CHOICE_KINDS)
            if choice.city >= self.chosen.cities:
                raise SnapshotError(
                    f"{field}.city", f"there is no city {choice.city}", wrong="no_city", number=choice.city
                )
            self.check_argument(field, kind, choice.city, choice.argument)
            row.append(hooks.pending(kind, choice.city, choice.argument))
        state.pending = _numbers(row)
        for number, revival in enumerate(parts.revivals):
            if revival.city >= self.chosen.cities:
                raise SnapshotError(
                    f"revivals[{number}].city", f"there is no city {revival.city}", wrong="no_city", number=revival.city
                )
        state.revivals = _numbers(int(noted(revival.city, revival.order)) for revival in parts.revivals)
        if row:
            moves = Moves()
            find_for(state, hooks.pending_owner(row[0]), moves)
            if moves.number < 2:
                raise SnapshotError("pending[0]", "there is nothing to choose", wrong="nothing_to_choose")

    def check_argument(self, field: str, kind: int, owner: int, argument: int) -> None:
        city = self.state.cities[owner]
        if kind == hooks.ALTERNATIVE and argument >= city.stages:
            raise SnapshotError(
                f"{field}.argument",
                "the number of a built stage, from 0",
                wrong="range",
                least=0,
                most=int(city.stages) - 1,
            )
        for expansion in expansions():
            expansion.check_choice(self, field, kind, argument)

    def restore_commits(self) -> None:
        """Every commit must be a legal move of its city."""
        state, parts = self.state, self.parts
        together = state.phase >= 0
        if len(parts.commits) != (self.chosen.cities if together else 0):
            expected = f"{self.chosen.cities} entries" if together else "none"
            raise SnapshotError(
                "commits", f"{expected} in the phase {parts.phase!r}, not {len(parts.commits)}", wrong="commits"
            )
        if parts.answers and len(parts.answers) != len(parts.commits):
            raise SnapshotError(
                "answers",
                f"as many entries as 'commits' has, not {len(parts.answers)}",
                wrong="number",
                needed=len(parts.commits),
                given=len(parts.answers),
            )
        if not together:
            return
        row = [NOTHING_OWED if text == NO_COMMIT else OWING for text in parts.commits]
        for owner, text in enumerate(parts.commits):
            if text is not None and text != NO_COMMIT:
                row[owner] = self.commit(owner, text, row)
        self.check_owing(row)
        state.commits = _numbers(row)
        for owner, code in enumerate(row):
            choose(state, owner, code)
        for owner, texts in enumerate(parts.answers):
            for number, text in enumerate(texts):
                self.answer(f"answers[{owner}][{number}]", owner, text)
        if not any(owes(state, owner) for owner in range(self.chosen.cities)):
            raise SnapshotError("commits", "somebody must owe a choice: null", wrong="all_chosen")

    def answer(self, field: str, owner: int, text: str) -> None:
        """What was chosen with a commit; a choice with one possibility has made itself."""
        state, choice = self.state, int(hooks.owed_choice(self.state, owner))
        if text in answers(state, owner):
            return
        if choice < 0:
            raise SnapshotError(field, "nothing more goes with the commit of this city", wrong="not_now")
        answer(state, choice, self.legal(field, owner, text))

    def commit(self, owner: int, text: str, row: list[int]) -> int:
        commits = list(row)
        commits[owner] = OWING
        self.state.commits = _numbers(commits)
        return self.legal(f"commits[{owner}]", owner, text)

    def legal(self, field: str, owner: int, text: str) -> int:
        """A move that a city can make now."""
        try:
            code = notation.read(text)
        except IllegalMove as error:
            raise SnapshotError(field, str(error), wrong="move", move=text) from None
        moves = Moves()
        find_for(self.state, owner, moves)
        if code not in [moves.codes[i] for i in range(moves.number)]:
            raise SnapshotError(field, f"{text!r} is not possible for this city now", wrong="move", move=text)
        return code

    def check_owing(self, row: list[int]) -> None:
        """The Free City owes a choice only when it is its turn to be chosen for."""
        players, phase = self.chosen.players, self.parts.phase
        for owner, code in enumerate(row):
            is_free_city = owner >= players
            may_owe_nothing = not all(expansion.can_choose(self.state, owner) for expansion in expansions())
            if code == OWING and may_owe_nothing and not is_free_city:
                raise SnapshotError(
                    f"commits[{owner}]",
                    "a player who has nothing to choose from owes nothing: 'none'",
                    wrong="owes_nothing",
                )
            if code == NOTHING_OWED and not is_free_city and not may_owe_nothing:
                raise SnapshotError(f"commits[{owner}]", "a player owes a choice or has made one", wrong="owes")
            if is_free_city and (code == NOTHING_OWED) == (phase == "turn") and phase != "boards":
                raise SnapshotError(
                    f"commits[{owner}]", "the Free City acts on turns and only there", wrong="free_city"
                )
            if is_free_city and code >= 0 and phase == "turn" and row[self.state.actor_of(owner)] == OWING:
                raise SnapshotError(
                    f"commits[{owner}]", "its keeper chooses for the own city first", wrong="keeper_first"
                )
