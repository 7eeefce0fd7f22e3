# What a link is said to lead to where it is shared: tables, replays, puzzles. The pictures have the same words.

preview-waiting = Take a seat!
preview-waiting-why = A table with free seats: sit down and play, or look on.
preview-playing = The game is on
preview-playing-why = The game is on: look on.
preview-over = The game is over
preview-over-why = The game is over: look at the result, and at the game move by move.
preview-replay = Replay: { $game }
preview-replay-why = The whole game, move by move, with an analysis if you like.
preview-puzzle = Puzzle
preview-puzzle-question = Which move is best?
preview-puzzle-why = One move is clearly the best. Do you find it?
preview-free = free seat
preview-moves =
    { $number ->
        [one] One move
       *[other] { $number } moves
    }
