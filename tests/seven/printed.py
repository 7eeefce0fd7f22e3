"""What is printed on a card, leader, board or Edifice, in the short words of the tables in test_data_*.py.

A table has one row per rule statement. Its first word is the statement's id; in brackets it names a row whose
statement is not claimed here, because only the rules can prove what the effect does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from mirabilia.core.describe import FOLDER
from mirabilia.games.seven.data import Edition, Effect, Produce, Science, SideName
from mirabilia.games.seven.edifice.entries import Penalty
from mirabilia.games.seven.entries import Board, Card, Catalogue, Cost, Stage
from mirabilia.games.seven.leaders.entries import Leader
from mirabilia.games.seven.reading import load
from tests.rules import rule

EDITIONS: dict[Edition, Catalogue] = {1: load(1), 2: load(2)}
NUMBER_FIRST = {"victory_points": "point", "shields": "shield", "coins": "coin"}


def param(row: str, *values: object) -> Any:
    """A test's parameter: the rule id of the row claimed unless in brackets, then `values`."""
    name = row.split()[0]
    bare = name.strip("[]")
    marks = [] if name.startswith("[") else [rule(bare)]
    return pytest.param(*values, marks=marks, id=f"{bare} {row.split()[1].rstrip(':')}")


def table(text: str) -> list[Any]:
    """Rows `ID entry: what is printed`, as parameters (entry, printed)."""
    rows = []
    for row in text.strip().splitlines():
        head, _, printed = row.partition(": ")
        rows.append(param(row, head.split(maxsplit=1)[1], printed))
    return rows


def blocks(text: str) -> list[Any]:
    """Rows `ID entry`, each followed by indented lines, as parameters (entry, lines)."""
    parsed: list[tuple[str, list[str]]] = []
    for row in text.strip().splitlines():
        if row.startswith("  "):
            parsed[-1][1].append(row.strip())
        else:
            parsed.append((row, []))
    return [param(row, row.split(maxsplit=1)[1], tuple(lines)) for row, lines in parsed]


def several(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def units(cost: Cost) -> str:
    coins, *resources = msgspec.structs.asdict(cost).items()
    there = [several(coins[1], "coin")] if coins[1] else []
    return " ".join((*there, *(f"{number} {name}" for name, number in resources if number))) or "free"


def words(effect: Effect | Penalty) -> str:
    """The effect's name and its values; production that is not for sale says nothing of it."""
    fields = msgspec.to_builtins(effect)
    name = fields.pop("effect", None) or fields.pop("penalty")
    if name in NUMBER_FIRST:
        return several(fields["value"], NUMBER_FIRST[name])
    if isinstance(effect, Science):
        return effect.symbol
    if isinstance(effect, Produce):
        fields["resources"] = [f"{number} {resource}" for resource, number in fields["resources"].items()]
    return " ".join((name, *_values(fields)))


def _values(fields: dict[str, Any]) -> Iterator[str]:
    for field, value in fields.items():
        if isinstance(value, bool):
            yield from [field] if value else []
        elif isinstance(value, list | tuple):
            yield "/".join(value)
        elif value is not None:
            yield str(value)


def effects(printed: Sequence[Effect]) -> str:
    return ", ".join(words(effect) for effect in printed)


def card(catalogue: Catalogue, name: str) -> Card:
    entry: Card
    (entry,) = (card for card in (*catalogue.cards, *catalogue.guilds, *catalogue.black) if card.id == name)
    return entry


def leader(catalogue: Catalogue, name: str) -> Leader:
    entry: Leader
    (entry,) = (leader for leader in catalogue.leaders if leader.id == name)
    return entry


def board(catalogue: Catalogue, name: str) -> Board:
    (entry,) = (board for board in catalogue.boards if board.id == name)
    return entry


def building(card: Card) -> str:
    """Colour and copies, cost, effects, and what makes it free."""
    copies = " ".join(f"{players}+" for players in card.players)
    chain = f"; with {' or '.join(card.chains_from)}" if card.chains_from else ""
    return f"{card.colour} {copies}; {units(card.cost)}; {effects(card.effects)}{chain}"


def guild(card: Card) -> str:
    assert (card.age, card.colour, card.players, card.chains_from) == (3, "purple", (3,), ())
    return f"{units(card.cost)}; {effects(card.effects)}"


def recruited(leader: Leader) -> str:
    return f"{'age' if leader.cost_by_age else leader.cost}; {effects(leader.effects)}"


def stage(stage: Stage) -> str:
    return f"{units(stage.cost)}: " + " or ".join(effects(part) for part in stage.choose or (stage.effects,))


def stages(board: Board, side: SideName) -> tuple[str, ...]:
    return tuple(stage(one) for one in board.side(side).stages)


def names(language: str) -> dict[str, str]:
    """The names of all pieces, those of expansions too."""
    sources = [file.read_text(encoding="utf-8") for file in sorted((FOLDER / language).glob("seven*.ftl"))]
    rows = re.findall(r"^(seven-(?:card|leader|board|wonder|edifice)-\S+) = (.+)$", "\n".join(sources), re.MULTILINE)
    assert len({message for message, _ in rows}) == len(rows)
    return dict(rows)
