"""What a move is about, such as science or money: the record of the game sorts its reasons and its kind."""

from __future__ import annotations

from collections.abc import Sequence

from mirabilia.core.contract import Fact
from mirabilia.core.plugin import Plugin


def themes(plugin: Plugin, move: Fact, reasons: Sequence[Fact]) -> tuple[str, ...]:
    """In the order of the record; `reasons` are what speaks for the move."""
    kinds = [f"{reason['reason']}_{reason.get('how', '')}" for reason in reasons]
    return tuple(
        name
        for name, theme in plugin.themes.items()
        if move["move"] in theme.moves or any(kind.startswith(theme.reasons) for kind in kinds)
    )
