"""What a position stores, declared once. The attributes of its classes, and that they are copied, emptied and kept in
snapshots, follow from these tables: `python -m tools.fields` writes the classes into `_fields.py`.

An expansion declares its own in its folder, in a module of the same name with the tables PURSE, CITY and POSITION.
"""

from __future__ import annotations

from typing import NamedTuple

from mirabilia.games.seven import data
from mirabilia.games.seven.expansion import Expansion, expansions
from mirabilia.games.seven.forms import (
    Amount,
    Count,
    Entries,
    Form,
    Looks,
    NamedNumber,
    Number,
    Pieces,
    Slot,
    SmallByName,
    Taken,
    Together,
)

ONCE_NAMES = ("any", *data.COLOURS)
"""What a free building of an Age can be free for."""


class Field(NamedTuple):
    """A number of a city or a position, or a row of them."""

    name: str
    doc: str = ""
    """What it is; may stand below the last of several fields that are alike."""
    default: int = 0
    row: bool = False
    derived: bool = False
    """Whether it follows from what is stored, and is worked out again when something is lost (`city.recompute`)."""
    form: Form | None = None
    """How a snapshot has it; None if it is derived, or if snapshot.py itself knows how."""


def derived(name: str, doc: str = "", default: int = 0, row: bool = False) -> Field:
    return Field(name, doc, default, row, derived=True)


def row(name: str, doc: str, form: Form | None = None) -> Field:
    return Field(name, doc, row=True, form=form)


PURSE = (
    Field("coins", form=Count("coins", Amount, is_needed=True)),
    derived("fixed", "Units produced every turn."),
    derived("choices", "Choices of the owner.", row=True),
    derived("fixed_for_sale"),
    derived("choices_for_sale", row=True),
    derived("left_raw", default=2),
    derived("left_made", default=2),
    derived("right_raw", default=2),
    derived("right_made", "Price of a unit from a neighbour, by side and family.", default=2),
)

VICTORIES = Together("victories", Number, ("victories_1", "victories_2", "victories_3"))

CITY = (
    Field("board"),
    Field("side", "0 day, 1 night.", form=NamedNumber("side", data.SIDES).filled("open")),
    Field("stages", "How many are built."),
    Field("chosen", "Which alternative of each stage was chosen: 0 none, else its number from 1."),
    row("hand", "The cards held, as piece numbers.", Pieces("hand", "held").filled("open")),
    row("cards", "The cards built, in their order.", Pieces("cards", "card")),
    row("under", "The entries of the cards under the built stages.", Entries("stages", "under")),
    Field("victories_1", form=VICTORIES),
    Field("victories_2", form=VICTORIES),
    Field("victories_3", "Victory tokens by Age.", form=VICTORIES),
    Field("defeats", form=Count("defeats")),
    Field(
        "once_used",
        "Free buildings used in this Age: of any colour, then by colour.",
        form=SmallByName("once_used", ONCE_NAMES),
    ),
    row("extra", "What expansions that are not part of Mirabilia store, see forms.Slot."),
    derived("counts", "Built cards by colour, leaders in play as white ones."),
    derived("buildings_low"),
    derived("buildings_high", "The set of buildings."),
    derived("shields"),
    derived("symbols", "Science symbols by kind."),
    derived("wild_symbols"),
    derived("copied_guilds", "Guilds of neighbours that score here too."),
    derived("plays_last_card"),
    derived("free_first_of_colour"),
    derived("free_first_of_age"),
    derived("free_last_of_age"),
    derived("once_granted", "Free buildings in each Age: of any colour, then by colour."),
)

POSITION = (
    Field("phase", default=-2),
    Field("age"),
    Field("turn", "From 0: the turn of the Age, or the round of a draft."),
    Field("step", "How far the end of a turn has come, see flow.py."),
    row("commits", "The move each city has chosen, or OWING, or NOTHING_OWED."),
    row(
        "follow_ups",
        "Choices that go with the moves committed, in secret as these are: like pending ones, with their answers.",
    ),
    row("pending", "Choices to be made now, the first one first: kind, city and argument."),
    row("revivals", "Builds from the discard pile that wait for the end of the turn: city and order of the power."),
    row("pile", "The entries of the discard pile, in the order of discarding.", Entries("discard", "pile")),
    row("taken", "Entries of cards built from the discard pile, with where they lay in it and when.", Taken("taken")),
    row("looks", "Who has looked through the discard pile, and how many cards had been put there.", Looks("looks")),
    row("decks", "The cards of all Ages, as they are dealt."),
    row("boxed", "Guilds and other cards of an Age that are not in play."),
    row("offers", "Boards dealt to choose from, as many to each city."),
    row("offered_sides", "For each city the sides it may choose: 1 day, 2 night."),
    row("extra", "What expansions that are not part of Mirabilia store, see forms.Slot."),
)


class FieldTable(NamedTuple):
    """The fields of a class by where they are declared: "" is the base game."""

    fields: list[tuple[str, Field]]
    slots: dict[str, Slot]

    @property
    def forms(self) -> list[Form]:
        """The keys of a snapshot, each once."""
        return list(dict.fromkeys(field.form for _, field in self.fields if field.form is not None))


def table(name: str) -> FieldTable:
    """The fields of PURSE, CITY or POSITION, those of the expansions after those of the base game."""
    merged = FieldTable([("", field) for field in globals()[name]], {})
    for expansion in expansions():
        for field in declared(expansion, name):
            merged.fields.append((expansion.name, field))
            if not expansion.is_built_in:
                merged.slots[field.name] = slot = Slot(len(merged.slots), field.default)
                if field.form is not None:
                    field.form.slot = slot
    return merged


def declared(expansion: Expansion, name: str) -> tuple[Field, ...]:
    return getattr(expansion.module("fields"), name, ()) if expansion.has_module("fields") else ()
