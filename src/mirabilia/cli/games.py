"""The list of the games there are."""

from __future__ import annotations

from mirabilia import games
from mirabilia.cli import options
from mirabilia.cli.terminal import Terminal
from mirabilia.core.contract import Game


def show(terminal: Terminal) -> None:
    for name in games.playable():
        for line in described(terminal, games.get(name)):
            terminal.say(line)


def described(terminal: Terminal, game: Game) -> list[str]:
    texts = terminal.texts
    fewest, most = game.players[0], game.players[-1]
    players = str(fewest) if fewest == most else f"{fewest}-{most}"
    return [
        texts("terminal-game", name=game.name, title=texts(f"{game.name}-title"), players=players),
        f"  {texts(f'{game.name}-tagline')}",
        *options.described(texts, game),
    ]
