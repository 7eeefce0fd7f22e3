"""The actions of Duel by their index, and what the numbers of an observation mean. Never compiled.

`space.py` writes the numbers; a change of meaning or order here is a new VERSION.
"""

from __future__ import annotations

from mirabilia.core.layout import Layout
from mirabilia.games.duel import data
from mirabilia.games.duel.conflict import CAPITAL
from mirabilia.games.duel.explain import CHOICES
from mirabilia.games.duel.lookup import CARD_IDS, CHAINS, TOKEN_IDS, WONDER_IDS
from mirabilia.games.duel.notation import TEXTS

VERSION = 1

CODES = sorted(TEXTS)
"""The move of each index: all that can be written."""
INDICES = [-1] * (CODES[-1] + 1)
"""The index of each code."""
for index, code in enumerate(CODES):
    INDICES[code] = index

CARDS, WONDERS, TOKENS = len(CARD_IDS), len(WONDER_IDS), len(TOKEN_IDS)
RESOURCES, SYMBOLS = len(data.RESOURCES), len(data.SYMBOLS)

CITY = Layout(
    ("coins", 1, "coins, divided by 16"),
    ("points", 1, "points as if the game ended now, divided by 64"),
    ("production", RESOURCES, "units of each resource that raise the other's prices, divided by 4"),
    ("raw_choices", 1, "units of wood, clay or stone of one's choice, divided by 4"),
    ("made_choices", 1, "units of glass or papyrus of one's choice, divided by 4"),
    ("prices", RESOURCES, "coins for a unit of each resource, divided by 8"),
    ("fixed", RESOURCES, "1 for each resource at the fixed price"),
    ("symbols", SYMBOLS, "1 for each science symbol"),
    ("pairs", SYMBOLS, "1 for each science symbol that the city has had twice"),
    ("chains", len(CHAINS), "1 for each chain symbol, in the order of the cards that give them"),
    ("colours", len(data.COLOURS), "structures by colour, divided by 8"),
    ("tokens", TOKENS, "1 for each Progress token"),
    ("wonders", WONDERS, "1 for each Wonder, built or not"),
    ("built", WONDERS, "1 for each Wonder that is built"),
    ("payable_wonders", WONDERS, "1 for each unbuilt Wonder whose cost the city can meet now"),
    ("payable_cards", CARDS, "1 for each accessible card that the city could build now"),
    ("cards", CARDS, "1 for each structure"),
)

TABLE = Layout()
TABLE.repeat("city", 2, CITY, "the seat's own city, then the opponent's")
for name, size, about in (
    ("age", 4, "which Age it is; the first is the draft"),
    ("choice", len(CHOICES), f"what is to be decided: {', '.join(CHOICES.values())}"),
    ("acting", 1, "1 when the seat decides"),
    ("again", 1, "1 when whoever acts has another turn after this one"),
    ("pawn", 2 * CAPITAL + 1, "where the Conflict pawn is, from one's own capital to the opponent's"),
    ("looted", 4, "1 for each Military token used: two that the seat gained by, then two that the opponent did"),
    ("wonders_built", 1, "Wonders built by both, divided by 8"),
    ("board_tokens", TOKENS, "1 for each Progress token on the board"),
    ("box_tokens", TOKENS, "1 for each Progress token in the box"),
    ("drawn_tokens", TOKENS, "1 for each Progress token that the Great Library has drawn for the seat"),
    ("offer", WONDERS, "1 for each Wonder to choose from in the draft"),
    ("unseen_wonders", WONDERS, "1 for each Wonder that has not been shown"),
    ("discard", CARDS, "1 for each card in the discard pile"),
    ("present", data.SLOTS, "1 for each slot of the layout that holds a card"),
    ("face_down", data.SLOTS, "1 for each slot whose card lies face down"),
    ("guild_backs", data.SLOTS, "1 for each slot whose card has the back of a guild"),
    ("accessible", CARDS, "1 for each card that can be taken"),
    ("slots", CARDS, "for each card that lies face up its slot, from 1, divided by 32"),
    ("unseen", CARDS, "1 for each card of this Age, and in Age III each guild, that nobody has seen yet"),
):
    TABLE.add(name, size, about)

HIDDEN = Layout(
    ("slots", CARDS, "for each card that lies face down its slot, from 1, divided by 32"),
    ("coming", CARDS, "for each card of an Age to come its slot, from 1, divided by 32"),
    (
        "token_order",
        TOKENS,
        "for each Progress token in the box its place in the order of drawing, from 1, divided by 8",
    ),
    ("wonder_order", WONDERS, "for each Wonder its place in the order of offering, from 1, divided by 8"),
)
