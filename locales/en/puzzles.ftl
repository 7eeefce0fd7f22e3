# Texts of mirabilia puzzles.

terminal-help-puzzles =
    Find positions with one right answer in games of the bots, check them again with more thought, and solve them.
    For example: mirabilia puzzles make duel --number 50 --file puzzles.jsonl
terminal-option-puzzles-action = make: add puzzles to a file until it has enough. verify: check puzzles again, with ten times the thought and other seeds. solve: be asked, with second tries, hints and the answer.
terminal-option-puzzles-number = How many puzzles the file is to have, or how many you want to solve. Without it: 100.
terminal-option-puzzles-iterations = How far each decision is thought about. Without it: as far as for a hint.
terminal-option-puzzles-seed = Which games are searched, and in which order puzzles are asked. Without it: 1; for solve, another order every day.
terminal-option-puzzles-jobs = How many processes think. Without it: one for each core.
terminal-option-puzzles-file = The file of the puzzles. For verify and solve without it: those that come with the game.
terminal-option-puzzles-drop = Take the puzzles that do not hold out of the file.

puzzles-error-file = the puzzles cannot be used: { $reason }
puzzles-searching = { $games } games searched
puzzles-checking = { $held } hold so far
puzzles-stopped = Stopped. The same command goes on with what is in { $file }.
puzzles-made = { $number ->
    [one] One puzzle is
   *[other] { $number } puzzles are
 } in { $file }.
puzzles-verified = { $held } of { $number } hold with ten times the thought: { $share }%.
puzzles-number = Puzzle { $number } of { $total }
puzzles-prompt = Your move (number or words; hint, answer, quit):
puzzles-answer-words = answer solution a
puzzles-right = Right! { $move }
puzzles-worth = { $move }: { $value }%, with the best move { $best }%. Try again.
puzzles-best = The best move: { $move } ({ $value }%).
puzzles-solved =
    { $number ->
        [0] No puzzle today.
        [one] { $solved ->
            [0] The puzzle was not solved.
           *[other] The puzzle is solved.
        }
       *[other] Solved: { $solved } of { $number } puzzles.
    }
puzzles-error-none = there are no puzzles there
