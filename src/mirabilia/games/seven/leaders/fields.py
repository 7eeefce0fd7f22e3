"""What Leaders stores."""

from __future__ import annotations

from typing import Literal

from mirabilia.games.seven.fields import Field, derived, row
from mirabilia.games.seven.forms import Entries, Flag, Noted, Number, OnePiece, Origins, Pieces
from mirabilia.games.seven.leaders.lookup import LEADER_INDEX

PURSE = (
    derived("bank_price", "Price of a unit that the bank sells."),
    derived("bank_units", "Units a turn that the bank sells."),
    derived("coins_on_trade", "Coins for every neighbour bought from."),
)

CITY = (
    row("held_leaders", "The entries of the leaders in hand.", Entries("held_leaders", kind="leader").filled("open")),
    row(
        "spent_leaders",
        "The entries of leaders sold or put back into the box.",
        Entries("spent_leaders", kind="leader"),
    ),
    row(
        "recruited",
        "The entries of leaders that have come into play, as they were in hand.",
        Origins("recruited", kind="leader"),
    ),
    row(
        "leaders",
        "Leaders in play, and the Age each was recruited in noted on it.",
        Noted("leaders", "leader", "age", Literal[1, 2, 3]),
    ),
    row(
        "buried",
        "Leaders under a stage that lost their effect, and the points each scores noted on it.",
        Noted("buried", "leader", "points", Number),
    ),
    Field(
        "copied",
        "The neighbour's leader whose effect counts here too.",
        default=-1,
        form=OnePiece("copied", LEADER_INDEX, "leader"),
    ),
    Field("bonus_used", "1 if this turn's bonus on coins from the bank has been taken.", form=Flag("bonus_used")),
    derived("shields_per_defeat"),
    derived("replaced_symbols"),
    derived("common_symbols"),
    derived("set_bonus", "More points for each set of three symbols."),
    derived("free_colours", "The set of colours that are free."),
    derived("discounts", "Resource units less: by colour, then for stages."),
    derived("coins_on_build", "Coins on building a card, by colour."),
    derived("coins_on_chain"),
    derived("coins_on_victory"),
    derived("coins_on_stage"),
    derived("bank_bonus"),
    derived("redirects_defeats"),
    derived("free_leaders"),
    derived("leader_discount"),
    derived("neighbours_leader_discount"),
    derived("keeps_leaders"),
)

POSITION = (
    row("leader_box", "Leaders not dealt, the next one first.", Pieces("leader_box", "leader").filled("hidden")),
)
