# Analysis of games and positions: the command `mirabilia analyse`, and what the server refuses of it.

terminal-help-analyse = Analyse a game: what each player could expect after every move, and the mistakes.
terminal-option-analyse-file = The record of the game.
terminal-option-analyse-position = Evaluate one position instead: a snapshot as JSON, or - for the standard input.
terminal-option-analyse-cards =
    What the bot may know: as much as the seat that decided (seat), or all cards (open). Without it: seat.
terminal-option-analyse-budget =
    How much it may think about each decision: 0.2s, 200ms, 500i (iterations) or 0.2cpu. Without it: 0.2s.
    With iterations the same game always gives the same result.
terminal-option-analyse-level = Who judges, of { $bots }; random judges nothing. Without it: master.
terminal-option-analyse-json = Write everything to this file as JSON; - is the standard output.
terminal-option-analyse-first = The first move to look at. Without it: 1.
terminal-option-analyse-last = The last move to look at. Without it: the last of the game.
terminal-option-analyse-seat = Grade the moves of this seat only; for a position, the seat that decides.
terminal-option-analyse-fill =
    For a position: what it leaves out (hands, decks, supplies) is drawn at random; the same number gives the same cards.
terminal-option-analyse-jobs = How many processes. Without it: one for each core.

analysis-progress = Analysing
analysis-title =
    { $moves ->
        [one] { $title }: { $players }, one move
       *[other] { $title }: { $players }, { $moves } moves
    }
analysis-how = { $knowledge } Judged by { $level }, { $budget } for each decision.
analysis-cards-seat = Every decision as the seat could know it.
analysis-cards-open = With open cards: as nobody at the table could know it.
analysis-interrupted = Interrupted after { $done } of { $total } moves.
analysis-curves = What each could expect, from move to move
analysis-player = Player
analysis-accuracy = Accuracy
analysis-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
analysis-grades-best = Best
analysis-grades-fine = Fine
analysis-grades-inaccuracy = Inaccuracies
analysis-grades-mistake = Mistakes
analysis-grades-blunder = Blunders
analysis-grade-inaccuracy = inaccuracy
analysis-grade-mistake = mistake
analysis-grade-blunder = blunder
analysis-turning-point =
    Turning point: move { $step }, { $player }: { $move }. The chances of { $winner } rose from { $before }% to { $after }%, and the lead was kept to the end.
analysis-turning-point-lost =
    Turning point: move { $step }, { $player }: { $move }. The chance of success fell from { $before }% to { $after }% and never came back.
analysis-mistakes = Mistakes, the largest first
analysis-no-mistakes = No mistakes.
analysis-mistake = Move { $step }, { $player }: { $grade }, { $percent }% lost. Played: { $move }
analysis-better = better: { $move } ({ $percent }%)
analysis-line = then: { $moves }
analysis-line-move = { $player }: { $move }
analysis-more =
    { $number ->
        [one] And one smaller; --json has them all.
       *[other] And { $number } smaller ones; --json has them all.
    }
analysis-position = { $title }: { $player } decides
analysis-others = Other seats have to decide as well; --seat evaluates their view: { $seats }
analysis-saved = Everything is in { $file }

analysis-error-what = a RECORD is needed, or --position FILE, and not both
analysis-error-useless = { $options }: that is for games, not for one position
analysis-error-fill = --fill: that is for one position, not for games
analysis-error-empty = the record has no moves
analysis-error-range = --from { $first } comes after --to { $last }
analysis-error-json = { $file } is not JSON: { $reason }
analysis-error-no-position = { $file } is no snapshot: a JSON object is needed
analysis-error-snapshot = { $file }, field { $field }: { $reason }
analysis-error-over = { $file }: nobody has anything to decide in this position
analysis-error-failed = The analysis has failed: the bot gave no answer.

tables-refusal-no-analysis = This game is not being analysed, or its analysis has been forgotten: start it again.
tables-refusal-analyses-busy = Too many games are being analysed at the moment; try again later.
tables-refusal-snapshot = This is no position, see { $field }: { $reason }
tables-refusal-not-deciding = This seat has nothing to decide in this position.
tables-refusal-not-evaluated = The bot gave no answer; try again.
tables-refusal-seats-of-position = This position has { $players } seats, no more and no fewer.
