# Texts of the pages of the puzzles; web-puzzles and web-puzzles-why are with the texts of every page.

web-puzzles-intro = One move is clearly the best. Find it: first the puzzle of the day, which is the same for everybody, then as many as you like.
web-puzzles-none = There are no puzzles for this game yet.
web-puzzles-streak = { $days ->
    [0] Solve a puzzle of the day to begin a streak.
    [one] You have solved the puzzle of the day on one day.
   *[other] You have solved a puzzle of the day { $days } days in a row.
 }
web-puzzles-count = { $solved } of { $number } solved
web-puzzles-daily = Puzzle of the day
web-puzzles-daily-solved = Solved today
web-puzzles-daily-go = Solve it
web-puzzles-daily-again = Look at it again
web-puzzles-all = All puzzles
web-puzzles-other-games = Puzzles of the other games
web-puzzles-theme = Theme
web-puzzles-difficulty = Difficulty
web-puzzles-state = Show
web-puzzles-any = All
web-puzzles-open = Not solved yet
web-puzzles-solved = Solved
web-puzzles-seen = Answer seen
web-puzzles-number = Puzzle { $number }
web-puzzles-found = { $number ->
    [0] No puzzle is like that.
    [one] One puzzle
   *[other] { $number } puzzles
 }
web-puzzles-stars = Difficulty { $level } of { $most }
web-puzzles-back = To the puzzles

## One puzzle

web-puzzle-of = Puzzle: { $game }
web-puzzle-of-day = Puzzle of the day: { $game }
web-puzzle-city = City { $number }
web-puzzle-task = { $player } is to move. Which move is best?
web-puzzle-how = Make it on the board, as in a game. It is judged by what { $player } can know.
web-puzzle-thinking = The move is being looked at…
web-puzzle-hint = Hint
web-puzzle-hint-more = Another hint
web-puzzle-hint-theme = What it is about: { $themes }
web-puzzle-hint-no-theme = It fits no theme: just look for the best move.
web-puzzle-hint-piece = Look at: { $piece }
web-puzzle-hint-no-piece = There is no more to give away without the answer.
web-puzzle-give-up = Show the answer
web-puzzle-wrong = Not this one yet
web-puzzle-wrong-again = Still not it
web-puzzle-tried = You tried: { $move }
web-puzzle-cost = It would give away { $loss }% of the chance to win: { $value }% instead of { $best }%.
web-puzzle-cost-solo = It would give away { $loss }% of the chance of success: { $value }% instead of { $best }%.
web-puzzle-cost-unknown = There is a clearly better one.
web-puzzle-try-again = The position is as it was: have another look.
web-puzzle-right = Solved!
web-puzzle-right-after = Solved, at the { $tries ->
    [2] second
    [3] third
   *[other] { $tries }th
 } try
web-puzzle-answer = The answer
web-puzzle-next = Next puzzle
web-puzzle-no-next = You have seen all of these.
