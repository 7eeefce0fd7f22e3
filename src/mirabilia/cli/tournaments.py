"""`mirabilia tournament`: many bots against each other, played and kept as a match is."""

from __future__ import annotations

from mirabilia.arena.files import TOURNAMENT
from mirabilia.arena.match import Match
from mirabilia.arena.tournament import FORMATS, GAMES, ROUND_ROBIN, arrange_tournament, check_tournament
from mirabilia.cli import botting, matching, options, tournament_page, tournament_report
from mirabilia.cli.matching import MOST_GAMES, Args, Command
from mirabilia.cli.terminal import Failure, Terminal, one_of, whole
from mirabilia.core.contract import Game
from mirabilia.core.describe import Texts

MOST_STAGES = 1000


def tournament(terminal: Terminal, game: Game | None, args: Args) -> int:
    return matching.run(TOURNAMENTS, terminal, game, args)


def new(texts: Texts, game: Game | None, args: Args) -> Match:
    if game is None:
        raise Failure(texts("terminal-usage-missing", name="GAME"))
    chosen = options.game_options(texts, game, args.options)
    players = args.players and int(one_of(texts, "--players", args.players, tuple(map(str, game.players))))
    with matching.worded(texts):
        return arrange_tournament(
            game.name,
            args.bots,
            format=one_of(texts, "--format", args.format or ROUND_ROBIN, FORMATS),
            stages=None if args.stages is None else whole(texts, "--stages", args.stages, MOST_STAGES),
            players=players or None,
            options=chosen,
            games=matching.whole(texts, "--games", args.games, MOST_GAMES, GAMES),
            budget=args.budget or "",
            seed=matching.seed(texts, args.seed),
            commands=botting.commands(texts, args.commands),
            grace=matching.seconds(texts, args.grace),
        )


TOURNAMENTS = Command("tournament", TOURNAMENT, new, check_tournament, tournament_report.show, tournament_page.page_of)
