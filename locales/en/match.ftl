# Texts of matches between bots: mirabilia match.

terminal-help-match =
    Let bots play against each other: every seed on all seats, on all cores, with intervals.
    For example: mirabilia match duel master adept --games 200 --budget 0.1s
terminal-option-match-bot =
    Two bots or more, at most one for each seat: { $bots }, the name of a --bot-command, or
    module:Class in Python. With a budget of its own: master@0.5s.
terminal-option-match-games = How many games; whole rounds are played, so it may be a few more. Without it: 200.
terminal-option-match-seed = The first seed; each round has the next one. Without it: 1.
terminal-option-match-budget =
    How much a bot may think for each move: 0.1s or 100ms on the clock, 500i iterations, 0.1cpu seconds of computing;
    with a ~ before it, so much on average. Without it: what each bot is used to.
terminal-option-match-grace = How many seconds beyond its budget a bot may take until it has lost the game. Without it: 5.
terminal-option-match-jobs = How many games are played at a time. Without it: one for each core.
terminal-option-match-out = The file of the result, as JSON; - is the standard output. If it holds a part of this match, the match goes on from there.
terminal-option-match-resume = Go on with the match of this file; only --games, --jobs, --records and --bot-command go with it.
terminal-option-match-records = A folder that keeps the record of every game.
terminal-option-match-json = The result once more as JSON, when the match is over, to a file that is not there yet; - is the standard output.
terminal-option-match-quiet = No progress and no table: only errors, and what --out and --json write.
terminal-option-match-sprt = Stop when it is decided whether the first bot is --elo0 or --elo1 stronger than the second; --games is the most it may take, without it 100,000.
terminal-option-match-elo0 = With --sprt: how much stronger the first bot is if there is nothing in it. Without it: 0.
terminal-option-match-elo1 = With --sprt: how much stronger the first bot is if it is worth having. Without it: 20.
terminal-option-match-alpha = With --sprt: how often elo1 may be accepted by mistake. Without it: 0.05.
terminal-option-match-beta = With --sprt: how often elo0 may be accepted by mistake. Without it: 0.05.
terminal-option-match-part = Play only a part of the match, such as 2/5, the second of five; every part can be played on another machine.
terminal-option-match-merge = Put parts together: mirabilia match --merge FILE FILE ... --out FILE
terminal-option-match-on = Play on a Ray cluster (pip install "mirabilia[ray]"): ray for the one of this machine, or ray://HOST:PORT. --jobs is for each node then.
terminal-option-match-command = A program that plays, and its name: NAME=COMMAND. May be repeated.

## What is impossible

match-error-budget = “{ $value }” is no budget; possible: 0.1s, 100ms, 500i (iterations), 0.1cpu (seconds of computing), ~0.1s (on average)
match-error-bot = there is no bot “{ $value }”; there is: { $allowed }, a name from --bot-command, or module:Class
match-error-module = “{ $value }” cannot be used as a bot: { $reason }
match-error-command-name = --bot-command: a program cannot be called “{ $name }”
match-error-command = --bot-command: there is no program for { $name }: “{ $command }”
match-error-spare-command = --bot-command: { $name } does not play in this match
match-error-too-few =
    { $places ->
        [one] name at least one bot
       *[other] name at least two bots; there are { $places } places
    }
match-error-too-many =
    { $places ->
        [one] { $named } bots are too many for one place
       *[other] { $named } bots are too many for { $places } places
    }
match-error-games = --games: “{ $value }” is not possible; a match has at least one game
match-error-seeds = --seed: there are not so many seeds; the last one is { $last }
match-error-grace = --grace: “{ $value }” is not possible; possible: seconds from 0 to 3600
match-error-real = { $option }: “{ $value }” is not possible; possible: a number
match-error-sprt-missing = { $options }: this belongs to --sprt, which is missing
match-error-sprt-two = --sprt: a test is between two bots, not { $number }
match-error-sprt-elo = --elo0, --elo1: the first has to be less than the second, and neither further from 0 than { $most }; not { $elo0 } and { $elo1 }
match-error-sprt-error = --{ $name }: possible are numbers above 0 and below 0.5
match-error-parts = --part: “{ $value }” is not possible; possible: 2/5 for the second of five parts, up to { $most } of them
match-error-part = --part: a test that stops when it is decided cannot be played in parts
match-error-merge = --merge: only files and --out, --json or --quiet go with it, leave out { $options }
match-error-merge-two = --merge: name the files of two parts or more
match-error-both = { $one } and { $other } cannot both go to { $file }
match-error-twice = each bot is named once in a tournament; with budgets of their own, such as master@1s, they differ
match-error-format = --format: “{ $value }” is not possible; possible: round-robin, swiss, gauntlet
match-error-stages = --stages: only a Swiss tournament has stages (--format swiss)
match-error-meetings = { $number } tables of bots would meet, { $most } at most are possible; a Swiss tournament (--format swiss) has fewer
match-error-cluster-address = --on: “{ $value }” is not possible; possible: ray, ray://HOST:PORT
match-error-cluster-none = --on: there is no cluster: { $reason }
match-error-cluster-empty = --on: no node of the cluster has cores for playing
match-error-cluster-node = --on: { $node } cannot play: { $reason }
match-error-cluster-other = --on: { $node } would play another match, for its program or card data differ: { $fields }
match-error-cluster-lost = all nodes of the cluster are lost; what was finished is kept
match-error-resume = --resume: the file says it all, leave out { $options }
match-error-resume-command = --resume: { $name } is a program; if it may be run, type --bot-command { $name }="{ $command }" as well
match-error-stuck = the processes in which the games are played do not start; the error output says why

match-file-missing = there is no file { $file }
match-file-stranger = { $file } is not the file of a { $what }; it stays as it is
match-file-broken = { $file } is broken and stays as it is: { $reason }
match-file-version = { $file } is of another version of the format (this program writes version { $version }); it stays as it is
match-file-other = { $file } holds another match and stays as it is; what differs: { $fields }
match-file-busy = another process is playing the match of { $file }
match-file-unusable = { $file } cannot be used: { $reason }

## While it is played

match-rounded = { $planned } games instead of { $asked }: each seed is played { $round } times, so that everybody has every seat.
match-resumed =
    { $done ->
        [one] One of { $planned } games has been played already.
       *[other] { $done } of { $planned } games have been played already.
    }
match-at-most = It stops when the test is decided, after { $planned } games at the latest.
match-merged = { $files } files with { $done } of { $planned } games.
match-part =
    Part { $number } of { $of } is complete: { $done } of { $planned } games. Put the parts together with:
    mirabilia { $command } --merge FILE FILE ... --out FILE
match-progress = { $done }/{ $planned } games; { $wins }; { $left } left
match-left = { $left } left
match-stopped =
    { $done ->
        [one] Stopped after one of { $planned } games.
       *[other] Stopped after { $done } of { $planned } games.
    }
match-go-on = Go on with: { $command }
match-saved = The result is in { $file }
match-unsaved = The result cannot be written to { $file }: { $reason }. What was kept beside it is still there.
match-records =
    { $lacking ->
        [0] The records are in { $folder }
        [one] The records are in { $folder }; one game has none
       *[other] The records are in { $folder }; { $lacking } games have none
    }

## The result

match-heading = { $title }: { $names }
match-played-two =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } { $rounds ->
        [one] from seed
       *[other] from seeds
    } { $seeds }, each played twice with the seats exchanged.
match-played-many =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $players } players { $rounds ->
        [one] from seed
       *[other] from seeds
    } { $seeds }, each with everybody on every seat.
match-played-alone =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } for one player { $rounds ->
        [one] from seed
       *[other] from seeds
    } { $seeds }, each played by everybody.
match-budgets = Budget: { $budgets }.
match-budget-own = its own
match-uncounted =
    { $games ->
        [one] One game is kept but does not count yet, because its seed has not been played on all seats.
       *[other] { $games } games are kept but do not count yet, because their seeds have not been played on all seats.
    }
match-how = A shared win counts in parts, a draw between two as half a win each. 95% interval after Wilson.
match-how-alone = 95% interval after Wilson.
match-ahead-how = Pairs of seats of which one was ranked better, ties as a half. 95% interval from the scatter between seeds.
match-ahead-how-alone = The same seed compared: success, then the lead over the target; ties as a half. 95% interval from the scatter between seeds.
match-sprt-open = The test is open: log-likelihood ratio { $llr }, decided at { $low } or { $high }; { $rounds } seeds.
match-sprt-elo0 = Decided: { $one } is not { $elo1 } Elo stronger than { $other }; { $elo0 } is accepted. Log-likelihood ratio { $llr } ({ $low }, { $high }) after { $rounds } seeds.
match-sprt-elo1 = Decided: { $one } is stronger than { $other }; { $elo1 } Elo is accepted, { $elo0 } rejected. Log-likelihood ratio { $llr } ({ $low }, { $high }) after { $rounds } seeds.
match-elo = Elo of { $one } over { $other }: { $elo }, from { $low } to { $high } (95%).
match-column-entrant = Bot
match-column-won = Won
match-column-shared = Shared
match-column-lost = Lost
match-column-succeeded = Won
match-column-failed = Not won
match-column-share = Share
match-column-success = Success
match-column-interval = 95%
match-column-fair = If equal
match-column-elo = Elo
match-column-rating = Rating
match-column-ahead = Ahead of
match-column-pairs = Pairs
match-ahead = { $one } ahead of { $other }
match-column-points = Average points
match-target = To exceed
match-column-end = End, and wins of each
match-column-games = Games
match-column-decisions = Decisions
match-column-cpu = Computing each
match-column-slowest = Slowest
match-column-iterations = Iterations/s
match-reason-crash = Crash of a bot
match-reason-time = No answer in time
match-reason-illegal = Illegal move
match-reason-broken = The game could not go on
match-fault =
    { $games ->
        [one] { $name }: { $kind } (once): { $detail }
       *[other] { $name }: { $kind } ({ $games } times), first: { $detail }
    }
