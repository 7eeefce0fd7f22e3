"""What can be agreed before a game, and what the rule books do not allow."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from msgspec import Struct
from mypy_extensions import i64

from mirabilia.core.bits import bit
from mirabilia.core.contract import Option
from mirabilia.core.options import named_row
from mirabilia.core.vecs import vec
from mirabilia.games.seven import data, entries, lookup
from mirabilia.games.seven.expansion import Expansion, expansions, number_of
from mirabilia.games.seven.leaders.entries import Leader
from mirabilia.games.seven.position import Setting
from mirabilia.games.seven.setup import DAY, NIGHT, Supply

EARLY, LATE = "before_discard", "after_discard"
"""When the last card of an Age is played: before the builds from the discard pile, or after them (BASE-063)."""
RULEBOOK, CHOOSE, RANDOM, DEALT = "rulebook", "choose", "random", "dealt"
SIDES = {"day": DAY, "night": NIGHT}
DECKS = ("expert", "cities", "cities_2012")
"""The decks of leaders that can join the standard one."""
BOX_OF_2012 = ("caligula", "diocletian", "darius", "aspasia", "berenice", "semiramis")
DECK_PLAYERS = {2: 3, 8: 7}
"""Other numbers of players play with the decks of so many (BASE-140, CITY-139)."""
OFFERED = 2
"""Boards dealt to each player to choose from."""

OPTIONS = (
    Option("edition", ("2", "1"), "2"),
    Option("expansions", data.EXPANSIONS, "", several=True),
    Option("leader_decks", DECKS, "", several=True),
    Option("wonders", (RANDOM, DEALT), RANDOM, row=lookup.BOARD_IDS),
    Option("sides", (RULEBOOK, CHOOSE, RANDOM, *data.SIDES), RULEBOOK, row=(*data.SIDES, RANDOM)),
    Option("teams", ("off", "on"), "off"),
    Option("last_card", (EARLY, LATE), EARLY),
)


class Chosen(Struct, frozen=True):
    """The options of a game, checked against each other."""

    players: int
    edition: data.Edition
    expansions: tuple[str, ...]
    leader_decks: tuple[str, ...]
    wonders: str | tuple[str, ...]
    sides: str | tuple[str, ...]
    teams: bool
    last_card: str

    @property
    def catalogue(self) -> entries.Catalogue:
        return lookup.CATALOGUES[self.edition]

    @property
    def cities(self) -> int:
        return max(3, self.players)

    @property
    def deck_players(self) -> int:
        return DECK_PLAYERS.get(self.players, self.players)

    def as_options(self) -> dict[str, Any]:
        """As they are passed to `new`."""
        return {
            "edition": self.edition,
            "expansions": list(self.expansions),
            "leader_decks": list(self.leader_decks),
            "wonders": self.wonders if isinstance(self.wonders, str) else list(self.wonders),
            "sides": self.sides if isinstance(self.sides, str) else list(self.sides),
            "teams": self.teams,
            "last_card": self.last_card,
        }


def checked(players: int, options: Mapping[str, object] | None) -> Chosen:
    """The options with the defaults filled in; ValueError with the reason when they cannot be."""
    if options is not None and not isinstance(options, Mapping):
        raise ValueError(f"options must be a mapping of names to choices, not {options!r}")
    given = dict(options or {})
    names = [option.name for option in OPTIONS]
    for name in given:
        if name not in names:
            raise ValueError(f"seven has no option {name!r}; it has: {', '.join(names)}")
    chosen = Chosen(
        players=players,
        edition=_edition(given.get("edition", 2)),
        expansions=_subset("expansions", given.get("expansions", ()), data.EXPANSIONS),
        leader_decks=_subset("leader_decks", given.get("leader_decks", ()), ("standard", *DECKS), silent="standard"),
        wonders=_wonders(given.get("wonders", RANDOM)),
        sides=_sides(given.get("sides", RULEBOOK)),
        teams=_switch("teams", given.get("teams", False)),
        last_card=_last_card(given.get("last_card", EARLY)),
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


def _subset(name: str, value: object, allowed: Sequence[str], silent: str = "") -> tuple[str, ...]:
    """Some of the allowed names, in their order; one may be named or not."""
    row = named_row("seven", name, value)
    for item in row:
        if item not in allowed:
            raise ValueError(f"option {name!r} of seven is any of {', '.join(allowed)}, not {item!r}")
    if len(set(row)) != len(row):
        raise ValueError(f"option {name!r} of seven names something twice: {', '.join(row)}")
    return tuple(item for item in allowed if item in row and item != silent)


def _switch(name: str, value: object) -> bool:
    if isinstance(value, bool):
        return value
    if value in ("on", "off"):
        return value == "on"
    raise ValueError(f"option {name!r} of seven is on or off, not {value!r}")


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
        raise ValueError(f"option 'wonders' of seven: a board has one owner: {', '.join(row)}")
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


def _check_boards(chosen: Chosen) -> None:
    boards = available_boards(chosen)
    wonders, sides = chosen.wonders, chosen.sides
    counts = {chosen.players, chosen.cities}
    wanted = " or ".join(str(number) for number in sorted(counts))
    if not isinstance(sides, str) and len(sides) not in counts:
        raise ValueError(f"option 'sides' of seven: {wanted} sides, one for each city, not {len(sides)}")
    if isinstance(wonders, str):
        if wonders == DEALT and len(boards) < OFFERED * chosen.players + chosen.cities - chosen.players:
            raise ValueError(
                f"a choice of {OFFERED} boards for each of {chosen.players} players is not possible: "
                f"there are {len(boards)} boards"
            )
        return
    if len(wonders) not in counts:
        raise ValueError(f"option 'wonders' of seven: {wanted} boards, one for each city, not {len(wonders)}")
    for name in wonders:
        _check_board(chosen, name)
    if chosen.players == 2 and len(wonders) == 3 and _needs_leaders(chosen.edition, wonders[2]):
        raise ValueError(f"the Free City has no leaders, so its board cannot be {wonders[2]!r}")


def _check_board(chosen: Chosen, name: str) -> None:
    board = lookup.BOARDS_BY_ID[chosen.edition].get(name)
    if board is None:
        raise ValueError(f"edition {chosen.edition} has no board {name!r}")
    for expansion in board.needs:
        if expansion not in chosen.expansions:
            raise ValueError(f"the board {name!r} needs the expansion {expansion.capitalize()}")


def _needs_leaders(edition: data.Edition, name: str) -> bool:
    return "leaders" in lookup.BOARDS_BY_ID[edition][name].needs


def available_boards(chosen: Chosen) -> list[str]:
    """The boards that can be dealt: of the base game and of the expansions in play (BASE-275)."""
    return [
        board.id
        for board in lookup.CATALOGUES[chosen.edition].boards
        if set(board.needs) <= set(chosen.expansions)
        and (board.expansion is None or board.expansion in chosen.expansions)
    ]


# What the rules play with.


def setting(chosen: Chosen) -> Setting:
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
        chosen.teams,
        chosen.last_card == LATE,
        chosen,
    )


def in_play(chosen: Chosen) -> list[Expansion]:
    """The parts of the game whose hooks are called."""
    return [expansion for expansion in expansions() if expansion.is_in_play(chosen)]


def _joining(chosen: Chosen) -> list[list[list[int]]]:
    """For each expansion with cards of its own those of each Age; some of them join the decks."""
    rows = [expansion.joining(chosen) for expansion in in_play(chosen)]
    return [
        [[lookup.CARD_INDEX[card.id] for card in row if card.age == age] for age in data.AGES] for row in rows if row
    ]


def supply(chosen: Chosen) -> Supply:
    catalogue, decks = chosen.catalogue, chosen.deck_players
    leaders = [lookup.PIECE_INDEX[leader.id] for leader in catalogue.leaders if _is_in_pool(chosen, leader)]
    return Supply(
        [_numbers(lookup.copies(chosen.edition, age, decks)) for age in data.AGES],
        [[_numbers(row) for row in ages] for ages in _joining(chosen)],
        decks,
        _numbers(lookup.guilds(chosen.edition, chosen.expansions)),
        decks + catalogue.setup.guilds_over_players,
        _numbers(leaders if "leaders" in chosen.expansions else []),
        [_numbers(_boards_for(chosen, owner)) for owner in range(chosen.cities)],
        OFFERED if chosen.wonders == DEALT else 1,
        _numbers([_sides_for(chosen, owner) for owner in range(chosen.cities)]),
        _sides_by_chance(chosen),
    )


def _numbers(row: Iterable[int]) -> vec[i64]:
    return vec[i64](list(row))


def _is_in_pool(chosen: Chosen, leader: Leader) -> bool:
    """The Cities box of 2012 shares five leaders with decks of the second edition (BASE-255)."""
    if leader.deck == "standard" or leader.deck in chosen.leader_decks:
        return True
    return "cities_2012" in chosen.leader_decks and leader.id in BOX_OF_2012


def _boards_for(chosen: Chosen, owner: int) -> list[int]:
    if not isinstance(chosen.wonders, str) and owner < len(chosen.wonders):
        return [lookup.BOARD_INDEX[chosen.wonders[owner]]]
    return [
        lookup.BOARD_INDEX[name]
        for name in available_boards(chosen)
        if owner < chosen.players or not _needs_leaders(chosen.edition, name)
    ]


def _sides_for(chosen: Chosen, owner: int) -> int:
    sides = chosen.sides
    name = sides if isinstance(sides, str) else sides[owner] if owner < len(sides) else RANDOM
    return SIDES.get(name, DAY | NIGHT)


def _sides_by_chance(chosen: Chosen) -> bool:
    """The first edition draws the side with the board; in the second the players choose (BASE-015, BASE-016)."""
    if chosen.sides == RULEBOOK:
        return chosen.edition == 1
    return chosen.sides != CHOOSE
