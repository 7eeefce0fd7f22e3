# Texts of the analysis on the replay page and of the page where a position is evaluated; web-position is with the
# texts of every page.

web-analysis = Analysis
web-analysis-why = A strong bot looks at every move: who was ahead, where the game turned, and what would have been better.
web-analysis-start = Analyse this game
web-analysis-evaluate = Evaluate this position, or edit it
web-analysis-running = Move { $done } of { $total } is being looked at…
web-analysis-waiting = The analysis is about to begin…
web-analysis-finished = The analysis is finished.
web-analysis-again = Try again
web-analysis-lost-touch = The server does not answer at the moment. What there is stays; it is asked again by itself.

## What the bot may know

web-analysis-cards = Judge every move
web-analysis-cards-seat = by what its player could know
web-analysis-cards-open = with all cards open
web-analysis-used-seat = Judged by what each player could know.
web-analysis-used-open = Judged with all cards open, also those nobody could know.
web-analysis-other-seat = By what each player could know
web-analysis-other-open = With all cards open
web-analysis-thinker = Bot: { $bot }

## The graph

web-analysis-graph = Chances to win after every move
web-analysis-graph-solo = Chance of success after every move
web-analysis-value = { $player } { $percent }%
web-analysis-at = Move { $step }
web-analysis-of-move = Move { $step }, { $player }: { $move }
web-analysis-before = Before the first move
web-analysis-not-yet = This move has not been looked at yet.
web-analysis-turning-point = Turning point
web-analysis-no-turning-point = There was no turning point.

## How good a move was

web-analysis-grade-best = Best move
web-analysis-grade-fine = Good move
web-analysis-grade-inaccuracy = Inaccuracy
web-analysis-grade-mistake = Mistake
web-analysis-grade-blunder = Blunder
web-analysis-grade-forced = The only move
web-analysis-loss = −{ $percent }%
web-analysis-loss-said = { $percent }% given away
web-analysis-better = Better: { $move }
web-analysis-line = Then perhaps: { $moves }
web-analysis-line-move = { $player }: { $move }
web-analysis-because = Why: { $reasons }
web-analysis-move = This move
web-analysis-others = What else there was

## The whole game

web-analysis-accuracy = Accuracy
web-analysis-accuracy-of = { $percent }%
web-analysis-counts =
    { $blunders ->
        [one] { $blunders } blunder
       *[other] { $blunders } blunders
    }, { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }, { $inaccuracies ->
        [one] { $inaccuracies } inaccuracy
       *[other] { $inaccuracies } inaccuracies
    }
web-analysis-mistakes = Mistakes, the greatest first
web-analysis-no-mistakes = No mistake in sight.
web-analysis-key-page = Page ↑ ↓
web-analysis-keys = previous or next mistake

## Mine and theirs

web-analysis-me = Whose game is it?
web-analysis-me-nobody = Nobody's in particular
web-analysis-whose-mine = Mine ({ $number })
web-analysis-whose-theirs = Of the others ({ $number })
web-analysis-whose-all = All ({ $number })
web-analysis-no-mistakes-of-these = None of these.

## Before the move

web-analysis-look-before = Show the position before this move
web-analysis-look-after = Show the position after this move
web-analysis-before-move = { $place }, before it was made
web-analysis-mark-better = Better
web-analysis-mark-played = Played

## Play on

web-analysis-play-on = Play on from here
web-analysis-play-on-seat = Your seat
web-analysis-play-on-open = Keep the hidden cards as they are
web-analysis-play-on-why = What you could not know is dealt anew.
web-analysis-play-on-open-why = The cards lie and come as they did in this game: you may know them.
web-analysis-play-on-go = Open the table

## Learn from mistakes

web-analysis-learn = Learn from my mistakes
web-analysis-learn-all = Learn from the mistakes
web-analysis-learn-title = Mistake { $number } of { $total }, move { $step }
web-analysis-learn-ask = Played: { $move }. What would have been better? Make the move on the board.
web-analysis-learn-thinking = The bot is thinking about your move…
web-analysis-learn-right = That is it! { $move }
web-analysis-learn-good = Just about as good: { $move }
web-analysis-learn-same = That was played: it gives { $percent }% away. Try something else.
web-analysis-learn-wrong = { $move }: that gives { $percent }% away. Try again.
web-analysis-learn-best = The best move: { $move }
web-analysis-learn-hint = Hint
web-analysis-learn-no-hint = Look for a move that does more.
web-analysis-learn-answer = Show the answer
web-analysis-learn-next = Next mistake
web-analysis-learn-back = Back to the analysis
web-analysis-learn-done = That was all of them. { $found ->
        [0] None found without help, this time.
        [one] One found without help.
       *[other] { $found } found without help.
    }

## The page of a position

web-analysis-position-field = The snapshot (JSON)
web-analysis-position-file = Choose a file
web-analysis-position-drop = or drop it here
web-analysis-position-from = From the replay of { $players }, move { $step }
web-analysis-position-cards = Evaluate it
web-analysis-position-cards-seat = by what the player may know
web-analysis-position-cards-open = with all cards open
web-analysis-position-seat = For which seat?
web-analysis-position-go = Evaluate
web-analysis-position-thinking = The bot is thinking…
web-analysis-position-empty = There is nothing in it yet: paste a snapshot.
web-analysis-position-too-long = This is no snapshot: it is much too long.
web-analysis-position-unreadable = The file cannot be read.
web-analysis-position-no-json = This is not JSON, or it is not complete.
web-analysis-position-no-object = A snapshot is an object: it begins with {"{"} and ends with {"}"}.
web-analysis-position-no-game = The snapshot does not say which game it is of: the field "game" must be one of { $games }.
web-analysis-position-result = For { $player }
web-analysis-position-used-seat = Judged by what the player may know.
web-analysis-position-used-open = With all cards open.
web-analysis-position-moves = The best moves
web-analysis-position-chance = { $percent }% chance to win
web-analysis-position-chance-solo = { $percent }% chance of success
