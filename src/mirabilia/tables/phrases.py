"""Ready phrases: said with a click, read by everybody in their own language, and allowed where chat is off.

None of them can hurt: that is what makes them safe among strangers. Their texts are `web-phrase-<phrase>`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

Phrase: TypeAlias = Literal[
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "nice_move",
    "oops",
    "take_your_time",
    "one_moment",
    "back_again",
    "have_to_go",
    "good_game",
    "again",
]
PHRASES: tuple[str, ...] = get_args(Phrase)
