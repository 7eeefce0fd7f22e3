# Texts of mirabilia stats; what it shares with matches and tournaments is in match.ftl and tournament.ftl.

terminal-help-stats =
    Play or read many games and tell what they say: what seats and Wonders are worth, how games end, where points come from.
    For example: mirabilia stats duel --games 1000 --html duel.html, or mirabilia stats RECORDS
terminal-option-stats-what =
    A game to be played; or what there is already: records, folders of records, results of matches and tournaments.
terminal-option-stats-bot = Who plays, on all seats or against others: as in a match. May be repeated. Without it: adept.
terminal-option-stats-games = How many games are played. Without it: 1000.
terminal-option-stats-seed = The first seed; each game has the next one. Without it: 1.
terminal-option-stats-budget = How much a bot may think for each move, as in a match.
terminal-option-stats-jobs = How many processes play and read. Without it: one for each core.
terminal-option-stats-folder = Where the games are kept; the same command with the same folder goes on. Without it: a new one in your data folder.
terminal-option-stats-command = A program that plays, and its name: NAME=COMMAND. May be repeated.
terminal-option-stats-json = All numbers as JSON, to a file that is not there yet; - is the standard output.
terminal-option-stats-html = A report with plots as a page for the browser; it needs nothing else.
terminal-option-stats-svg = A folder for the plots, each an SVG file of its own.
terminal-option-stats-png = A folder for the plots as PNG files (pip install "mirabilia[plots]").
terminal-option-stats-on = Play on a Ray cluster (pip install "mirabilia[ray]"): ray for the one of this machine, or ray://HOST:PORT. --jobs is for each node then.
terminal-option-stats-quiet = No progress and no tables: only errors, and the files.

stats-error-what = name a game to be played, or files and folders with games
stats-error-one = { $game } is played; files are read without it
stats-error-reading = games that are there already are read as they are, leave out { $options }
stats-error-missing = there is no file { $file }, and no game of that name; games: { $games }
stats-error-empty = there are no records in { $folder }
stats-error-games = these are games of different kinds, which tell nothing together: { $games }
stats-error-none = none of these games came to its end
stats-unread = { $file } cannot be read: { $reason }
stats-reading = Reading
stats-kept = The games are in { $folder }
stats-stopped = Stopped; the games so far are in { $folder }. The same command with --folder and this folder goes on.
stats-drawn = The plots are in { $folder }

stats-heading =
    { $title }: { $games ->
        [one] one game
       *[other] { $games } games
    }
stats-options = Options: { $options }.
stats-options-usual = the usual ones
stats-unusable =
    { $games ->
        [one] One more game could not be used: it has no end, or cannot be read.
       *[other] { $games } more games could not be used: they have no end, or cannot be read.
    }
stats-margin = Where points decided, the first was { $points } points ahead of the second on average.
stats-how = 95% intervals, games taken as independent. What goes with winning need not be the reason: who is ahead anyway can afford more.
stats-mark = The dashed line is where all would be if it made no difference.
stats-points = Where points come from
stats-points-how = Averages of a seat, in games that points decided. 95% interval of the average over all seats.
stats-column-wins = Wins
stats-column-end = End
stats-column-all = All seats
stats-column-winners = Winners
stats-column-others = Others
stats-column-answer = Who had
stats-column-seats = Seats
stats-seat = { $players } players, seat { $seat }
stats-left-out = and { $number } more
stats-rare =
    { $number ->
        [one] One more is left out: too few seats had it.
       *[other] { $number } more are left out: too few seats had them.
    }

## The questions of the games

duel-question-first-drafted = The first Wonder chosen
duel-question-first-wonder = The first Wonder built
duel-question-wonder = Wonders built
duel-question-progress = Progress tokens
duel-question-early = Cards built in Age I
seven-question-board = Wonder boards
seven-question-side = Sides of the boards
seven-question-board-day = Wonder boards, day side
seven-question-board-night = Wonder boards, night side
seven-question-early-stage = A stage built in Age I
seven-question-early = Cards built in Age I
world-question-map = Maps
world-question-first-monument = The first Monument
world-question-monument = Monuments
world-question-early-type = Tiles bought in the first two rounds
