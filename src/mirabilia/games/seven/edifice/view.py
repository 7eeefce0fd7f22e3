"""What can be seen of the Edifices."""

from __future__ import annotations

from mirabilia.games.seven import data, hooks, views
from mirabilia.games.seven.edifice import kinds
from mirabilia.games.seven.edifice.fields import state_of
from mirabilia.games.seven.edifice.lookup import EDIFICE_IDS, EDIFICES
from mirabilia.games.seven.edifice.projects import DEBT_VALUES
from mirabilia.games.seven.extending import Addition, Fields
from mirabilia.games.seven.packing import small_of
from mirabilia.games.seven.position import Position
from mirabilia.games.seven.views import ViewPart


class Edifice(ViewPart, frozen=True):
    """The Edifice of an Age."""

    edifice: str
    age: int
    cost: int
    """Coins for taking part."""
    pawns: int
    """How many pawns still lie on it."""
    state: str
    """One of "project", "built" and "failed"."""


class EdificeDebt(ViewPart, frozen=True):
    """Debt tokens of one kind."""

    value: int
    """Points of each, below 0."""
    number: int


class EdificeView(Fields, frozen=True, kw_only=True):
    """The Edifices on the table."""

    edifices: tuple[Edifice, ...]
    """The Edifices by Age; empty without that expansion."""


class EdificeCity(Fields, frozen=True, kw_only=True):
    """What a city has of the Edifices."""

    edifice_debts: tuple[EdificeDebt, ...]
    """Debt tokens of failed Edifices."""
    pawns: tuple[int, int, int]
    """Pawns of the Edifices by Age."""


class EdificeChoice(Fields, frozen=True, kw_only=True):
    """What is to be lost."""

    colour: str | None = None
    """Of a card to lose: its colour."""


def view(position: Position, _: int) -> EdificeView:
    return EdificeView(edifices=tuple(edifice(position, age) for age in range(1, len(position.edifices) + 1)))


def edifice(position: Position, age: int) -> Edifice:
    index = position.edifices[age - 1]
    pawns = int(position.edifice_pawns[age - 1])
    return Edifice(EDIFICE_IDS[index], age, EDIFICES[index].cost, pawns, state_of(position, age))


def city(position: Position, owner: int) -> EdificeCity:
    own = position.cities[owner]
    debts = [EdificeDebt(-int(DEBT_VALUES[age - 1]), small_of(own.edifice_debts, age)) for age in data.AGES]
    return EdificeCity(
        edifice_debts=tuple(debt for debt in debts if debt.number),
        pawns=(small_of(own.pawns, 1), small_of(own.pawns, 2), small_of(own.pawns, 3)),
    )


def choice(position: Position, pending: int) -> EdificeChoice:
    is_loss = hooks.pending_kind(pending) == kinds.CARD_LOSS
    return EdificeChoice(colour=data.COLOURS[hooks.pending_argument(pending)] if is_loss else None)


ADDITIONS = (
    Addition(views.View, EdificeView, view),
    Addition(views.City, EdificeCity, city),
    Addition(views.Choice, EdificeChoice, choice),
)
