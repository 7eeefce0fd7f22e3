# Texts of mirabilia tournament; what it shares with a match is in match.ftl.

terminal-help-tournament =
    Let many bots play against each other: ratings with intervals, who beat whom, what the seats are worth.
    For example: mirabilia tournament duel adept greedy random --games 40 --html report.html
terminal-option-tournament-bot =
    Two bots or more, each once: { $bots }, the name of a --bot-command, or module:Class in
    Python. With a budget of its own: master@0.5s.
terminal-option-tournament-format =
    Who meets whom: round-robin (everybody everybody), swiss (those who stand alike), gauntlet (the first everybody else).
    Without it: round-robin.
terminal-option-tournament-stages = How often they meet in a Swiss tournament. Without it: as often as it takes to tell them apart, and once more.
terminal-option-tournament-games = How many games each meeting has; whole rounds are played. Without it: 40.
terminal-option-tournament-seed = The first seed; all meetings play the same ones. Without it: 1.
terminal-option-tournament-budget =
    How much a bot may think for each move: 0.1s or 100ms on the clock, 500i iterations, 0.1cpu seconds of computing;
    with a ~ before it, so much on average. Without it: what each bot is used to.
terminal-option-tournament-grace = How many seconds beyond its budget a bot may take until it has lost the game. Without it: 5.
terminal-option-tournament-jobs = How many games are played at a time. Without it: one for each core.
terminal-option-tournament-out = The file of the result, as JSON; - is the standard output. If it holds a part of this tournament, it goes on from there.
terminal-option-tournament-resume = Go on with the tournament of this file; only --games, --jobs, --records, --html and --bot-command go with it.
terminal-option-tournament-records = A folder that keeps the record of every game.
terminal-option-tournament-json = The result once more as JSON, when the tournament is over, to a file that is not there yet; - is the standard output.
terminal-option-tournament-html = A report with plots as a page for the browser; it needs nothing else.
terminal-option-tournament-quiet = No progress and no tables: only errors, and what --out, --json and --html write.
terminal-option-tournament-part = Play only a part of the tournament, such as 2/5, the second of five; every part can be played on another machine.
terminal-option-tournament-merge = Put parts together: mirabilia tournament --merge FILE FILE ... --out FILE
terminal-option-tournament-on = Play on a Ray cluster (pip install "mirabilia[ray]"): ray for the one of this machine, or ray://HOST:PORT. --jobs is for each node then.
terminal-option-tournament-command = A program that plays, and its name: NAME=COMMAND. May be repeated.

tournament-error-part = --part: who meets in a Swiss tournament depends on all games before, so it cannot be played in parts

tournament-heading = { $title }: { $format }, { $bots } bots
tournament-format-round-robin = everybody against everybody
tournament-format-swiss = Swiss tournament
tournament-format-gauntlet = one against all
tournament-played-two =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: { $meetings ->
        [one] one meeting
       *[other] { $meetings } meetings
    } of { $each } games, each seed played twice with the seats exchanged, from seed { $seed } on.
tournament-played-many =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $players } players: { $meetings ->
        [one] one meeting
       *[other] { $meetings } meetings
    } of { $each } games, each seed played with everybody on every seat, from seed { $seed } on.
tournament-played-alone = { $games } games for one player, each seed played by everybody, from seed { $seed } on.
tournament-ratings = Ratings
tournament-ratings-how = Elo above the average of all: the differences under which the results are most likely, with 95% intervals from resampled seeds. Rating: openskill (Plackett-Luce), with twice its uncertainty.
tournament-cross = Who beat whom
tournament-cross-how = How often the bot of the row was ahead of the one in the column, ties as a half.
tournament-column-cross = Ahead of
tournament-seats = What the seats are worth
tournament-seats-how = Everybody sits everywhere equally often, so this is about the seat alone. The dashed line is where all would be if seats did not matter. 95% intervals after Wilson.
tournament-column-seat = Seat
tournament-seat = Seat { $seat }
tournament-column-wins = Wins
tournament-ends = How games ended
tournament-lengths-title = How long games are
tournament-lengths = Moves in a game: { $mean } on average, half of the games up to { $median }, from { $least } to { $most }.
tournament-thinking = What the thinking has cost
