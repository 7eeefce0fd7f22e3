"""What can be agreed before a game, and what the rule books do not allow."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from msgspec import Struct
from mypy_extensions import i64

from mirabilia.core.bits import bit
from mirabilia.core.contract import Option, OptionError
from mirabilia.core.options import named_options, named_row
from mirabilia.core.vecs import vec
from mirabilia.games.seven import data, entries, lookup
from mirabilia.games.seven.expansion import Expansion, expansions, number_of
from mirabilia.games.seven.option_kinds import subset
from mirabilia.games.seven.position import Setting
from mirabilia.games.seven.setup import DAY, NIGHT
from mirabilia.games.seven.supply import Supply

EARLY, LATE = "before_discard", "after_discard"
"""When the last card of an Age is played: before the builds from the discard pile, or after them (BASE-063)."""
RULEBOOK, CHOOSE, RANDOM, DEALT = "rulebook", "choose", "random", "dealt"
SIDES = {"day": DAY, "night": NIGHT}
DECK_PLAYERS = {2: 3, 8: 7}
"""Other numbers of players play with the decks of so many (BASE-140, CITY-139)."""
OFFERED = 2
"""Boards dealt to each player to choose from."""

BASE_OPTIONS = (
    Option("edition", ("2", "1"), "2"),
    Option("expansions", data.EXPANSIONS, "", several=True),
    Option("wonders", (RANDOM, DEALT), RANDOM, row=lookup.BOARD_IDS),
    Option("sides", (RULEBOOK, CHOOSE, RANDOM, *data.SIDES), RULEBOOK, row=(*data.SIDES, RANDOM)),
    Option("last_card", (EARLY, LATE), EARLY),
)
EXPANSION_OPTIONS = tuple(option for expansion in expansions() for option in expansion.options)
OPTIONS = tuple(
    option
    for base in BASE_OPTIONS
    for option in (base, *(other.option for other in EXPANSION_OPTIONS if other.after == base.name))
)


class GameOptions(Struct, frozen=True):
    """The options of a game, checked against each other."""

    players: int
    edition: data.Edition
    expansions: tuple[str, ...]
    wonders: str | tuple[str, ...]
    sides: str | tuple[str, ...]
    last_card: str
    more: tuple[tuple[str, Any], ...]
    """What was chosen of the options of expansions, by name."""

    @property
    def catalogue(self) -> entries.Catalogue:
        return lookup.CATALOGUES[self.edition]

    @property
    def cities(self) -> int:
        return max(3, self.players)

    @property
    def deck_players(self) -> int:
        return DECK_PLAYERS.get(self.players, self.players)

    def option(self, name: str) -> Any:
        """What was chosen of an option of an expansion."""
        return dict(self.more)[name]

    def as_options(self) -> dict[str, Any]:
        """As they are passed to `new`."""
        values = {
            "edition": self.edition,
            "expansions": list(self.expansions),
            "wonders": self.wonders if isinstance(self.wonders, str) else list(self.wonders),
            "sides": self.sides if isinstance(self.sides, str) else list(self.sides),
            "last_card": self.last_card,
            **{option.name: option.write(self.option(option.name)) for option in EXPANSION_OPTIONS},
        }
        return {option.name: values[option.name] for option in OPTIONS}


def checked(players: int, options: Mapping[str, object] | None) -> GameOptions:
    """The options with the defaults filled in; ValueError with the reason when they cannot be."""
    given = named_options("seven", OPTIONS, options)
    chosen = GameOptions(
        players=players,
        edition=_edition(given.get("edition", 2)),
        expansions=subset("expansions", given.get("expansions", ()), data.EXPANSIONS),
        wonders=_wonders(given.get("wonders", RANDOM)),
        sides=_sides(given.get("sides", RULEBOOK)),
        last_card=_last_card(given.get("last_card", EARLY)),
        more=tuple((option.name, option.read(given.get(option.name, option.default))) for option in EXPANSION_OPTIONS),
    )
    for expansion in expansions():
        expansion.check(chosen)
    _check_boards(chosen)
    return chosen


# One option at a time.


def _edition(value: object) -> data.Edition:
    if isinstance(value, bool) or value not in (1, 2, "1", "2"):
        raise ValueError(f"option 'edition' of seven is one of 2, 1, not {value!r}")
    return cast("data.Edition", int(cast("str", value)))


def _last_card(value: object) -> str:
    if value not in (EARLY, LATE):
        raise ValueError(f"option 'last_card' of seven is one of {EARLY}, {LATE}, not {value!r}")
    return str(value)


def _wonders(value: object) -> str | tuple[str, ...]:
    if isinstance(value, str) and value in (RANDOM, DEALT):
        return value
    row = named_row("seven", "wonders", value)
    for name in row:
        if name not in lookup.BOARD_IDS:
            known = ", ".join((RANDOM, DEALT, *lookup.BOARD_IDS))
            raise ValueError(f"option 'wonders' of seven: there is no {name!r}; there is: {known}")
    if len(set(row)) != len(row):
        message = f"option 'wonders' of seven: a board has one owner: {', '.join(row)}"
        raise OptionError(message, refusal="board_twice", board=next(name for name in row if row.count(name) > 1))
    return row


def _sides(value: object) -> str | tuple[str, ...]:
    if isinstance(value, str) and value in (RULEBOOK, CHOOSE, RANDOM, *data.SIDES):
        return value
    row = named_row("seven", "sides", value)
    allowed = (*data.SIDES, RANDOM)
    for name in row:
        if name not in allowed:
            raise ValueError(
                f"option 'sides' of seven is one of {', '.join((RULEBOOK, CHOOSE, *allowed))}, "
                f"or one of {', '.join(allowed)} for each seat, not {name!r}"
            )
    return row


# What must fit together.


def _check_boards(chosen: GameOptions) -> None:
    boards = available_boards(chosen)
    wonders, sides = chosen.wonders, chosen.sides
    counts = {chosen.players, chosen.cities}
    expected = " or ".join(str(number) for number in sorted(counts))
    if not isinstance(sides, str) and len(sides) not in counts:
        raise ValueError(f"option 'sides' of seven: {expected} sides, one for each city, not {len(sides)}")
    if isinstance(wonders, str):
        if wonders == DEALT and len(boards) < OFFERED * chosen.players + chosen.cities - chosen.players:
            message = (
                f"a choice of {OFFERED} boards for each of {chosen.players} players is not possible: "
                f"there are {len(boards)} boards"
            )
            raise OptionError(message, refusal="too_few_boards", number=len(boards))
        return
    if len(wonders) not in counts:
        raise ValueError(f"option 'wonders' of seven: {expected} boards, one for each city, not {len(wonders)}")
    for name in wonders:
        _check_board(chosen, name)
    for name in wonders[chosen.players :]:
        for expansion in _needs_of_players(chosen.edition, name):
            message = f"the Free City has no {expansion}, so its board cannot be {name!r}"
            raise OptionError(message, refusal="board_of_nobody", board=name)


def _check_board(chosen: GameOptions, name: str) -> None:
    board = lookup.BOARDS_BY_ID[chosen.edition].get(name)
    if board is None:
        message = f"edition {chosen.edition} has no board {name!r}"
        raise OptionError(message, refusal="board_of_other_edition", board=name)
    for expansion in board.needs:
        if expansion not in chosen.expansions:
            title = expansion.capitalize()
            message = f"the board {name!r} needs the expansion {title}"
            raise OptionError(message, refusal="board_of_expansion", board=name, expansion=title)


def _needs_of_players(edition: data.Edition, name: str) -> list[str]:
    """The expansions a board needs of which a city that nobody plays, the Free City, has nothing."""
    needs = lookup.BOARDS_BY_ID[edition][name].needs
    return [expansion.name for expansion in expansions() if expansion.is_for_players and expansion.name in needs]


def available_boards(chosen: GameOptions) -> list[str]:
    """The boards that can be dealt: of the base game and of the expansions in play (BASE-275)."""
    return [
        board.id
        for board in lookup.CATALOGUES[chosen.edition].boards
        if set(board.needs) <= set(chosen.expansions)
        and (board.expansion is None or board.expansion in chosen.expansions)
    ]


# What the rules play with.


def setting(chosen: GameOptions) -> Setting:
    setup = chosen.catalogue.setup
    more = len(_joining(chosen)) - (chosen.players > max(data.PLAYERS))
    coins = [sum_ for expansion in in_play(chosen) if (sum_ := expansion.coins(chosen)) is not None]
    return Setting(
        chosen.edition,
        chosen.players,
        chosen.cities,
        setup.hand + more,
        setup.turns + more,
        max(coins, default=setup.coins),
        sum(int(bit(number_of(expansion.name))) for expansion in in_play(chosen)),
        _numbers(_allies(chosen, seat) for seat in range(chosen.players)),
        chosen.last_card == LATE,
        chosen,
    )


def in_play(chosen: GameOptions) -> list[Expansion]:
    """The parts of the game whose hooks are called."""
    return [expansion for expansion in expansions() if expansion.is_in_play(chosen)]


def _allies(chosen: GameOptions, seat: int) -> int:
    """The set of seats that play together with one."""
    seats = {seat}.union(*(expansion.allies(seat) for expansion in in_play(chosen)))
    return sum(int(bit(one)) for one in seats)


def _joining(chosen: GameOptions) -> list[list[list[int]]]:
    """For each expansion with cards of its own those of each Age; some of them join the decks."""
    rows = [expansion.joining(chosen) for expansion in in_play(chosen)]
    return [
        [[lookup.CARD_INDEX[card.id] for card in row if card.age == age] for age in data.AGES] for row in rows if row
    ]


def supply(chosen: GameOptions) -> Supply:
    catalogue, decks = chosen.catalogue, chosen.deck_players
    playing = in_play(chosen)
    held = [expansion.held_pieces(chosen) if expansion in playing else () for expansion in expansions()]
    return Supply(
        [_numbers(lookup.copies(chosen.edition, age, decks)) for age in data.AGES],
        [[_numbers(row) for row in ages] for ages in _joining(chosen)],
        decks,
        _numbers(lookup.guilds(chosen.edition, chosen.expansions)),
        decks + catalogue.setup.guilds_over_players,
        [_numbers(lookup.PIECE_INDEX[piece.id] for piece in row) for row in held],
        [_numbers(_boards_for(chosen, owner)) for owner in range(chosen.cities)],
        OFFERED if chosen.wonders == DEALT else 1,
        _numbers([_sides_for(chosen, owner) for owner in range(chosen.cities)]),
        sides_by_chance(chosen),
    )


def _numbers(row: Iterable[int]) -> vec[i64]:
    return vec[i64](list(row))


def _boards_for(chosen: GameOptions, owner: int) -> list[int]:
    if not isinstance(chosen.wonders, str) and owner < len(chosen.wonders):
        return [lookup.BOARD_INDEX[chosen.wonders[owner]]]
    return [
        lookup.BOARD_INDEX[name]
        for name in available_boards(chosen)
        if owner < chosen.players or not _needs_of_players(chosen.edition, name)
    ]


def _sides_for(chosen: GameOptions, owner: int) -> int:
    sides = chosen.sides
    name = sides if isinstance(sides, str) else sides[owner] if owner < len(sides) else RANDOM
    return SIDES.get(name, DAY | NIGHT)


def sides_by_chance(chosen: GameOptions) -> bool:
    """The first edition draws the side with the board; in the second the players choose (BASE-015, BASE-016)."""
    if chosen.sides == RULEBOOK:
        return chosen.edition == 1
    return chosen.sides != CHOOSE
