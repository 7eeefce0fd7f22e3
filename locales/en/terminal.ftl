# Texts of the terminal program. Names and sentences of each game are in the game's own files.

player = Player { $number }
# A move as it is typed.
notation = “{ $text }”

## Help of the command line

terminal-help-mirabilia = Board games of the "wonders" family, to play in a terminal.
terminal-help-play = Play a game against bots or with other people at one terminal.
terminal-help-replay = Step through the record of a game.
terminal-help-rules = Show the rules of a game.
terminal-help-cards = Show all cards, Wonders and other pieces of a game.
terminal-help-games = List the games with their options.
terminal-help-serve = Run a server for playing over the network.
terminal-help-worker = Let the bots of a server elsewhere think on this machine.

terminal-option-version = Show the version and the build.
terminal-option-install_completion = Set up completion for the shell in use.
terminal-option-show_completion = Show what sets up completion for the shell in use, to put it elsewhere.
terminal-option-game = The game: duel, seven or world.
terminal-option-file = The record.
terminal-option-vs =
    The opponents: a bot (greedy, random) or human for people at one terminal; with commas one for each other seat.
    Without it: greedy.
terminal-option-seed = The number that decides all chance; the same number gives the same cards. Without it: any.
terminal-option-lang = The language. Without it: that of the system.
terminal-option-players = How many play. Without it: the usual number of the game.
terminal-option-expansions = Expansions, with commas between them, for example leaders,cities. Without it: none.
terminal-option-wonders = How the Wonders are dealt out; mirabilia games lists the choices.
terminal-option-solo = Play alone against the Automaton of World Wonders: easy or hard.
terminal-option-option = Another option of the game, for example edition=1; mirabilia games lists them. May be repeated.
terminal-option-seat = Your seat, counted from 1. Without it: 1.
terminal-option-replay-seat = Whose view to show, or all for what everybody sees. Without it: all.
terminal-option-name = Your name; given again, the names of the other people.
terminal-option-save = The file that keeps the record. Without it: a new one in your data folder.
terminal-option-resume = Go on with the game of this record.
terminal-option-data = A folder with card data of your own.
terminal-option-host = The address to listen on; 0.0.0.0 for the whole network.
terminal-option-port = The port to listen on. Without it: 8000, or the next one that is free.
terminal-option-show = Open the page in the browser.
terminal-option-workers = How many processes; more than one need PostgreSQL.
terminal-option-serve-data = The folder of the tables, and of card data of your own. Without it: your data folder.
terminal-option-origin = Another site whose pages may use the server, for example https://play.example.org. May be repeated.
terminal-option-metrics_token = With this token others than this machine may ask for /metrics.
terminal-option-proxy = The address of a reverse proxy in front, with commas if there are several.
terminal-option-internal = The address at which the other processes on the same database reach this one: one of this machine that is private.
terminal-option-push_service = A push service of your own to which notifications may go, for example https://push.example.org. May be repeated; those of the usual browsers are known.
terminal-option-push_contact = Whom push services can ask about this server: mailto:ADDRESS or a page with https. Without it: the first --origin.
terminal-option-worker_token = The token with which workers on other machines may think for this server (mirabilia worker). Without it: none may.
terminal-option-server = The address of the server to think for, for example https://play.example.org.
terminal-option-token = The token of that server.
terminal-option-cores = How many bots think at once. Without it: as many as this machine has cores.
terminal-option-log = How much the server writes to the error output: debug, info, warning or error.
terminal-option-database = Where the tables are kept: sqlite:///FILE or postgresql://...
terminal-option-plain = Print everything at once instead of stepping.
terminal-option-variable = [variable { $name }]
terminal-option-help = Show this help.

## Errors

terminal-error = mirabilia: { $reason }
terminal-usage = { $reason } mirabilia --help shows what is possible.
terminal-usage-missing = { $name } is missing; mirabilia --help shows what is possible
terminal-usage-nosuchoption = there is no option { $name }; mirabilia --help shows what is possible
terminal-usage-badoptionusage = { $name } needs a value
terminal-completion-installed = Completion for { $shell } is in { $file }; it works in the next terminal you open.
terminal-completion-failed = completion cannot be set up: { $reason }
terminal-completion-shell = there is no completion for this shell; there is for: { $shells }
terminal-error-choice = { $option }: “{ $value }” is not possible; possible: { $allowed }
terminal-error-seed = { $option }: “{ $value }” is not possible; possible: a whole number from 0 to { $last }
terminal-error-whole = { $option }: “{ $value }” is not possible; possible: a whole number from 1 to { $last }
terminal-error-address = --host, --port: cannot listen on { $address }: { $reason }
terminal-error-database = --database: the database cannot be used: { $reason }
terminal-error-database-newer = The database belongs to a newer version of Mirabilia. Install that version, or restore a backup made with this one.
terminal-error-database-in-use = Another server already uses this database file. Stop it first, or name another folder with --data.
terminal-error-data = --data: { $folder } cannot be used: { $reason }
terminal-error-quotes = { $name }: a quotation mark is missing
terminal-error-workers = --workers: several processes need PostgreSQL (--database postgresql://...); SQLite is for one
terminal-serving = Serving on { $address }. Stop with Ctrl-C.
terminal-serving-guests = Guests in the same network: { $addresses }
terminal-serving-files = The system lets the server have only { $files } files open: with many guests some will be turned away (see ulimit -n).
terminal-worker-connected = { $cores ->
    [one] Thinking for { $server } on one core. Ctrl-C ends it.
   *[other] Thinking for { $server } on { $cores } cores. Ctrl-C ends it.
}
terminal-worker-lost = { $server } does not answer; trying again.
terminal-error-worker-server = --server needs an address such as https://play.example.org, not "{ $server }".
terminal-error-worker-token = the token of the server is needed: MIRABILIA_WORKER_TOKEN or --token
terminal-error-worker-refused = { $server } does not take this worker: { $reason }
terminal-error-name = --name: “{ $value }” is not possible; a name is not empty and not that of a bot
terminal-error-names =
    { $people ->
        [one] --name: one person plays, so one name is enough
       *[other] --name: { $people } people play, so at most { $people } names
    }
terminal-error-no-option = { $option }: there is no such option of { $game }; there is: { $allowed }
terminal-error-assignment = --option: “{ $value }” is not possible; possible: NAME=CHOICE, for example edition=1
terminal-error-opponents =
    { $number ->
        [one] --vs: there is one other seat, not { $given }
       *[other] --vs: there are { $number } other seats, not { $given }; name one opponent for all or one for each
    }
terminal-error-nameless = { $kind } { $item } has no name: there is no text { $text }
terminal-error-exists = { $file } is there already; choose another name
terminal-error-file = { $file } cannot be read: { $reason }
terminal-file-unread = nobody reads from it
terminal-file-unwritten = nobody writes to it
terminal-file-endless = it does not end
terminal-file-stream = it is not a regular file
terminal-file-folder = it is a folder
terminal-error-unwritten = { $file } cannot be written: { $reason }
terminal-error-folder = there is no folder { $folder }
terminal-error-save = --save: the record needs a file of its own; the standard output shows the game
terminal-error-output = the output cannot be written: { $reason }
terminal-error-resume = --resume: the record says it all, leave out { $options }
terminal-error-other-game = { $file } is a record of the game { $game }
terminal-error-record-game = { $file }: there is no game “{ $game }”; there is: { $allowed }
terminal-record-broken =
    { $line ->
        [0] { $file }: { $expected }
       *[other] { $file }, line { $line }: { $expected }
    }
terminal-record-found = { $broken }, found “{ $found }”
terminal-record-part =
    { $moves ->
        [one] The record is broken; its first move can be shown.
       *[other] The record is broken; its first { $moves } moves can be shown.
    }

## Playing

terminal-welcome = { $title }. Seed { $seed }. Type help for the commands.
terminal-prompt = Number, move or command (help) >
terminal-back = (0: back)
terminal-choice = { $move }: { $more }
terminal-generic-question = What do you do?
terminal-generic-waiting = It is the turn of { $players }.
terminal-none = none
terminal-no-number = There is no { $number } in the list; choose 1 to { $last }.
terminal-no-card = There is no single card, Wonder or other piece “{ $name }”; type its name or the beginning of it.
terminal-no-preview = There is nothing to show before this move; the list tells what it brings.
terminal-saved = The game is saved in { $file }
terminal-not-saved = The game cannot be saved ({ $reason }); playing goes on without.
terminal-undone = Taken back: { $player }, { $move }
terminal-undo-nothing = There is nothing to take back.
terminal-undo-revealed = This cannot be taken back: something hidden has been revealed since.
terminal-hint = Hint: { $move } ({ $percent }%)
terminal-hint-next = or: { $move } ({ $percent }%)
terminal-log-empty = Nothing has happened yet.
terminal-points = Points
terminal-team = Team
terminal-hand-over = { $player }: press Enter when nobody else is looking.
terminal-ending =
    { $count ->
        [0] { $reason }: no victory this time.
        [one] { $reason }: { $players } wins!
       *[other] { $reason }: { $players } share the victory!
    }

# The words of each command, separated by spaces. The words of all languages are understood.
terminal-command-undo = undo
terminal-command-hint = hint
terminal-command-log = log
terminal-command-pile = pile discard
terminal-command-city = city cities
terminal-command-card = card
terminal-command-preview = preview try
terminal-command-rules = rules
terminal-command-save = save
terminal-command-help = help ?
terminal-command-quit = quit exit
# Words that say nothing in a move that is typed, separated by spaces.
terminal-fillers = the a an card wonder token leader effect number free side coin coins to of for
# What stands for something else in the form of a move: “build <card>”.
terminal-form-card = card
terminal-form-wonder = wonder
terminal-form-token = token
terminal-form-leader = leader
terminal-form-board = board
terminal-form-side = side
terminal-form-coins = coins
terminal-form-points = points
terminal-form-item = item
terminal-form-cell = cell
terminal-commands =
    Type the number of a move, or the move itself (“build baths”), or:
      undo         take back your last decision, unless something was revealed since
      hint         what a bot would do
      card NAME    all about a card, a Wonder or another piece
      preview MOVE the map with a piece on it, before it is laid (World Wonders)
      city         all cities and their points in detail
      pile         the cards in the discard pile
      log          what has happened so far
      rules        the rules of the game
      save [FILE]  save now, or from now on in this file
      quit         leave; the game is saved
    Enter alone shows the table again.

## Costs

terminal-cost-parts = { $total } ({ $parts })
terminal-cost-short =
    { $coins ->
        [one] 1 coin, { $short } short
       *[other] { $coins } coins, { $short } short
    }

## Replay

terminal-replay-move = { $number }. { $player }: { $move }
terminal-replay-secret = chooses in secret
terminal-replay-prompt = { $number }/{ $last }  Enter next, b back, a next Age or round, e end, a number, q quit >

## Lists

terminal-game = { $name }: { $title }, for { $players } players
terminal-option-choice = { $choice }: { $meaning }
terminal-option-default = { $choice } (without the option): { $meaning }
terminal-option-several = Several choices are separated by commas.
terminal-option-row = Or a row of these with commas: { $choices }
terminal-cards-cards = Cards
terminal-cards-wonders = Wonders
terminal-cards-tokens = Progress tokens
terminal-column-name = Name, id
terminal-column-deck = Deck, colour
terminal-column-cost = Cost
terminal-column-shape = Shape
terminal-column-effect = Effect
terminal-column-effect-chain = Effect, chain (← from, → to)
terminal-column-chain = Chain (← from, → to)

## 7 Wonders Duel: the table

terminal-duel-age =
    { $age ->
        [0] The choice of the Wonders
       *[other] Age { $age ->
            [1] I
            [2] II
           *[3] III
        }
    }
terminal-duel-back-age-1 = I
terminal-duel-back-age-2 = II
terminal-duel-back-age-3 = III
terminal-duel-back-guild = Guild
terminal-duel-colour-brown = brown
terminal-duel-colour-grey = grey
terminal-duel-colour-blue = blue
terminal-duel-colour-green = green
terminal-duel-colour-yellow = yellow
terminal-duel-colour-red = red
terminal-duel-colour-purple = purple
terminal-duel-code-wood = Wo
terminal-duel-code-clay = Cl
terminal-duel-code-stone = St
terminal-duel-code-glass = Gl
terminal-duel-code-papyrus = Pa
terminal-duel-code-coins = { $coins }c
terminal-duel-symbol-quill = quill
terminal-duel-symbol-mortar = mortar
terminal-duel-symbol-plumb-level = level
terminal-duel-symbol-wheel = wheel
terminal-duel-symbol-sundial = sundial
terminal-duel-symbol-armillary-sphere = sphere
terminal-duel-symbol-balance = balance
terminal-duel-short-trade-price = { $resources } at { $price }c
terminal-duel-short-victory-points = { $value }VP
terminal-duel-short-shields =
    { $value ->
        [one] { $value } shield
       *[other] { $value } shields
    }
terminal-duel-short-coins = +{ $value } coins
terminal-duel-short-coins-per = +coins
terminal-duel-short-vp-majority = { $value }VP/{ $count }
terminal-duel-short-brown = brn
terminal-duel-short-grey = gry
terminal-duel-short-blue = blue
terminal-duel-short-green = green
terminal-duel-short-yellow = yellow
terminal-duel-short-red = red
terminal-duel-short-wonder = Wonder
terminal-duel-short-coins-div-3 = 3 coins

terminal-duel-track-conflict = Conflict
terminal-duel-track-points = points
terminal-duel-track-tokens = coins
terminal-duel-token = -{ $coins }
terminal-duel-standing-even = The Conflict pawn is in the middle.
terminal-duel-standing =
    { $player } is { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } ahead; { $missing } more would be the capital.
terminal-duel-board = Progress tokens: { $tokens }
terminal-duel-pile-count =
    { $number ->
        [0] The discard pile is empty.
        [one] 1 card in the discard pile (pile lists it).
       *[other] { $number } cards in the discard pile (pile lists them).
    }
terminal-duel-pile = Discard pile: { $cards }

## 7 Wonders Duel: cities

terminal-duel-city =
    { $player }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
terminal-duel-production = makes
terminal-duel-prices = buys at
terminal-duel-choices = chooses
terminal-duel-choice-raw = { $units } of Wo/Cl/St
terminal-duel-choice-manufactured = { $units } of Gl/Pa
terminal-duel-symbols = science
terminal-duel-symbols-of = { $symbols } ({ $number } of { $needed })
terminal-duel-pair = { $symbol } ×2
terminal-duel-chains = free
terminal-duel-wonders = Wonders
terminal-duel-wonder-built = { $mark } { $wonder } (built)
terminal-duel-wonder-unbuilt = { $mark } { $wonder }: { $cost }
terminal-duel-wonder-lost = { $mark } { $wonder } (out of the game)
terminal-duel-progress = Progress
terminal-duel-points-now = Points if the game ended now

## 7 Wonders Duel: moves and pieces

terminal-duel-wonders-to-build = Wonders, each with a card of the layout under it:
terminal-duel-under = Which card goes under { $wonder }?
terminal-duel-piece-card = { $name } ({ $id })
terminal-duel-piece-wonder = { $name } ({ $id }), Wonder
terminal-duel-piece-token = { $name } ({ $id }), Progress token
terminal-duel-piece-sort = { $colour }, { $back }
terminal-duel-piece-cost = Cost: { $cost }
terminal-duel-piece-price = { $player } would pay now: { $price }
terminal-duel-free-with = Free for the city that has { $card }
terminal-duel-frees = Makes free: { $cards }
