# Texts of the pages in the browser. Those of the replay page are in web-replay.ftl.

web-nav = Pages
web-home = Mirabilia
web-motto = The wonders of the world, at your table.
web-table = Table { $table }
web-table-of = { $game }: { $players }
web-your-turn = Your turn
web-notice-turn = It is your turn.
web-notice-begun = The game begins.
web-replay = Replay
web-position = Set up a position
web-lookup-rules-of = Rules: { $game }
web-lookup-cards-of = Everything in the box: { $game }
web-lookup-glossary-of = Glossary: { $game }
web-lookup-statements-of = Numbered rules: { $game }
web-rules-short = Rules
web-puzzles = Puzzles
web-puzzles-why = Positions in which one move is clearly the best: can you find it? There is a new one every day.
web-puzzles-today = Today's puzzles
web-puzzles-of-game = Puzzles: { $game }
web-legend = Icons and what they mean
web-legend-key = Icons and what they mean (S)
web-legend-games = Which game
web-learn = Learn to play
web-learn-title = Learn { $game }
web-learn-short = Learn
web-learn-go-on = Go on learning ({ $done } of { $all })
web-contents = Contents
web-settings = Settings
web-me = My name here
web-me-hello = Hello, { $name }
web-me-guest-why = With a name of your own you have statistics, and all your devices know you. Guests can play everything, too.
web-me-why = Your games, your statistics, your devices.
web-me-become = Choose a name
web-me-open = My page
web-me-join = A new device
web-about = About Mirabilia
web-to-home = To the start page
web-skip = Skip to the content
web-close = Close
web-no = No
web-loading = One moment…
web-try-again = Try again
web-line = Line { $line }
web-unofficial = Unofficial: not affiliated with the publishers of the games. Own drawings, own words.
web-offline = You are offline
web-unreachable = The server cannot be reached
web-offline-without = Without the server there are no tables, bots, replays, analysis, rules and cards.
web-offline-works = The settings work, and games are kept at the server: they go on where they were.
web-problem-offline = The server cannot be reached at the moment. Nothing is lost; try again.

## Language, theme

web-speak-en = Read this in English
web-speak-it = Leggi in italiano
web-theme-to-light = Switch to the light theme
web-theme-to-dark = Switch to the dark theme

## Start page

web-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-players-range = { $least } to { $most } players
web-play-now = Play now
web-opening = Laying the table…
web-against = against
web-with-friends = With friends
web-one-screen = On one screen
web-more-options = More options
web-continue = Continue my games
web-state-waiting = waiting for others
web-state-your-turn = your turn
web-state-their-turn = their turn
web-my-move = Your move ({ $number })
web-open-tables = Open tables
web-no-tables = No public table is open right now.
web-free-seats =
    { $free ->
        [one] { $free } free seat
       *[other] { $free } free seats
    }
web-join = Join
web-look-on = Look on
web-records = Replays
web-records-why = Watch a game again, step by step, from a record you have saved, or have a bot look at a position.
web-import = Open a record
web-guest = Guest
web-player = Player { $number }

## Bots

# A program of somebody's goes by its own name.
web-bot =
    { $bot ->
        [pupil] Pupil
        [novice] Novice
        [apprentice] Apprentice
        [artisan] Artisan
        [adept] Adept
        [strategist] Strategist
        [master] Master
        [scholar] Scholar
        [warlord] Warlord
        [merchant] Merchant
        [builder] Builder
        [greedy] Greedy
        [random] Random
       *[other] { $bot }
    }
# The name, with a few words on how it plays.
web-level =
    { $bot ->
        [pupil] Pupil: for a first game
        [novice] Novice: easy to beat
        [apprentice] Apprentice: learning fast
        [artisan] Artisan: a fair match
        [adept] Adept: hard to surprise
        [strategist] Strategist: very strong
        [master] Master: plays to win
        [scholar] Scholar: loves knowledge
        [warlord] Warlord: loves power
        [merchant] Merchant: loves trade
        [builder] Builder: loves great works
        [greedy] Greedy: takes what it can
        [random] Random: plays anything
       *[other] { $bot }
    }
# What somebody is like, in a sentence.
web-character =
    { $bot ->
        [pupil] Has only just learned the rules: goes for what it likes best and never looks at your city.
        [novice] Counts its points turn by turn, with a soft spot for one thing and little thought for tomorrow.
        [apprentice] Has an eye for a good move, but gets carried away by its favourite thing.
        [artisan] Solid and practical, though there is always something it forgets.
        [adept] Looks some turns ahead and seldom misses a chance.
        [strategist] Sees a threat coming and parries it before it hurts.
        [master] Takes its time, weighs everything and gives nothing away.
        [scholar] Cannot resist knowledge: science in 7 Wonders, well-planned Districts in World Wonders.
        [warlord] Wants power: shields in 7 Wonders, land in World Wonders.
        [merchant] Lives for trade: markets and coins in 7 Wonders, resources in World Wonders.
        [builder] Builds for eternity: stages and Wonders in 7 Wonders, Monuments in World Wonders.
        [greedy] Takes what looks best at the moment and never thinks about the next turn.
        [random] Plays any move that is allowed, for trying things out.
       *[other] { "" }
    }
web-characters = Characters
web-more-bots = More

## Setting up a table

web-set-up = New table: { $game }
web-with-whom = With whom?
web-mode-bots = Bots
web-mode-friends = Friends, each at their own device
web-mode-screen = Everybody at this screen
web-how-many = How many play
web-your-name = Your name
web-name-of = Name of player { $number }
web-public = Anybody may join: show the table on the start page
web-allow-hints = Players may ask a bot for hints
web-options = Options of the game and clock
web-option-row = By hand, for each player:
web-presets = Ready-made tables
web-seating = Who sits where
web-seating-order = Round the table in this order; the last one sits beside the first.
web-all-bots = All bots
web-mixed-bots = Different strengths
web-seat = Seat { $number }
web-team = Team { $number }
web-person-friends = A friend, with the link
web-person-screen = Somebody at this screen
# What is special about a number of players, such as "the Free City is the third at the table".
web-players-special = { $number } players: { $what }.
# Numbers of players that do not go with the options, and why.
web-players-refused = Not { $which }: { $reason }
web-outline = What this means
web-option-these = These:
web-clock = Time to think
web-clock-none = As long as you like
web-clock-move = For each move
web-clock-game = For the whole game
web-clock-days = Days for each move
web-clock-unit-move = Seconds for each move
web-clock-unit-game = Minutes for each player
web-clock-unit-days = Days for each move
web-clock-gain = Seconds more with each move
web-clock-lost = Whoever runs out of time loses
# $time: "2 minutes for each move"
web-clock-of-lost = { $time }, or the game is lost
web-clock-of-move =
    { $amount ->
        [one] { $amount } second for each move
       *[other] { $amount } seconds for each move
    }
web-clock-of-game =
    { $amount ->
        [one] { $amount } minute for each player
       *[other] { $amount } minutes for each player
    }
web-clock-of-gain = { $time }, and { $gain } seconds more with each move
web-clock-of-days =
    { $amount ->
        [one] { $amount } day for each move
       *[other] { $amount } days for each move
    }
web-begin = Begin
web-get-link = Open the table and get the link

## Waiting for others

web-free-seat = free seat
web-seat-expected = waiting for { $player }
web-waiting-for = Waiting for { $players }. The game begins by itself.
web-waiting =
    { $free ->
        [one] Waiting for one more player. The game begins by itself.
       *[other] Waiting for { $free } more players. The game begins by itself.
    }
web-link-for-friends = The link for your friends
web-link-why = Whoever opens it can sit down. You may leave this page and come back.
web-link-network = Address in the network
web-link-lan = For whoever is in the same network, for example on your Wi-Fi.
web-link-here-only = This link works on this computer alone, because the server listens to nobody else. Start it for guests, installed or from the sources:
web-link-unknown = This link works on this computer alone. Open this page under the address that the computer has in your network: then the link is right.
web-qr = The link as a QR code
web-qr-why = Point the camera of a phone at it.
web-copy = Copy
web-copied = The link is copied.
web-copy-by-hand = The link is marked: copy it with the keyboard or the menu of your device.
web-share = Share
web-leave = Leave the table
web-sit-down = Sit down
web-no-table = There is no such table
web-no-table-why = The link may be incomplete, or the table is no longer kept.

## At the table

web-tools = Tools
web-tool-undo = Take back
web-tool-hint = Hint
web-tool-chat = Chat
web-tool-log = Chronicle
web-unread = unread
web-menu = Menu
web-seats = Players
web-seat-you = you
web-seat-bot = bot
web-seat-away = away
web-seat-resigned = has given up
web-seat-stand-in = { $bot } stands in
web-seat-acting = to move
web-sealing = Your choice is sent in a moment
web-seat-chosen = has chosen
web-you-chose =
    { $number ->
        [one] You chose; waiting for { $player }
       *[other] You chose; waiting for { $number }
    }
web-waiting-for-many = Waiting for { $number } players
web-days-left =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-looking-on = You are looking on.
web-chronicle = Chronicle
web-chronicle-empty = Nothing has happened yet.
web-offer-end = Offer to end the game
web-resign = Give up
web-resign-why = Your opponent wins, or a bot plays on for you if there are more players. This cannot be taken back.
web-download = Save the record
web-question-undo = { $player } would like to take a move back.
web-question-end = { $player } offers to end the game as it stands.
web-question-open = The others have to answer.
web-agree = Agree
web-refuse = Refuse
web-connection-lost = The connection is interrupted. Nothing is lost: it comes back by itself.
web-server-troubled = The server has to sort something out. Nothing is lost: it goes on by itself.
web-try-now = Try now
web-stand-in = Your time ran out: { $bot } plays for you.
web-stood-in = Your time ran out: { $bot } played for you to the end.
web-come-back = I am back
web-pass = Pass the device to { $player }.
web-passed = I have it

## What happens beside the moves

web-outdated = This game was begun under other rules or with other cards. You can look at it, but not play on.
web-news-seated = { $player } sits down.
web-news-left = { $player } has left the table.
web-news-taken-back = { $player } takes back.
web-taken-back = { $player } has taken back: { $moves }
web-news-resigned = { $player } gives up.
web-news-absent = The time of { $player } has run out: a bot plays on.
web-news-absent-lost = The time of { $player } has run out: the seat is lost.
web-news-returned = { $player } is back.

## Chat

web-chat-on = Switch the chat on
web-chat-off = Switch the chat off
web-chat-is-off = The chat is switched off.
web-chat-empty = Nobody has said anything yet.
web-chat-older = Older messages
web-bots-hurried = Many tables are playing: the bots think more briefly.
web-bots-set-aside = { $bot } does not work: another bot decides in its place.
web-chat-line = Your line
web-chat-strangers = You may not know each other: the chat is on when everybody at the table wants it. Ready phrases always work.
web-chat-ask = I would like to chat
web-chat-asked = You would like to chat. As soon as everybody does, the chat is on.
web-chat-wanted =
    { $number ->
        [one] { $players } would like to chat.
       *[other] { $players } would like to chat.
    }
web-chat-about = About { $name }: mute, block, report
web-phrases = Ready phrases
web-unmute = Hear everybody again
web-blocked = { $name } is blocked. In the settings you can change your mind.
web-blocked-people = Blocked people
web-reported = The host has been told. Thank you.
web-send = Send

## Hints

web-hint = Hint
web-hint-thinking = The bot is thinking…
web-hint-value = { $percent }% chance to win
web-hint-others = Also worth a thought:
web-hint-play = Play it

## After the game

web-over = The game is over
web-ended-resigned = { $players } wins: the other side has given up.
web-ended-resigned-won = You won: the other side has given up.
web-ended-resigned-lost = You have given up.
web-ended-time = { $players } wins: the time of the other side has run out.
web-ended-time-won = You won: the time of the other side has run out.
web-ended-time-lost = Your time has run out.
web-ended-agreed = All have agreed to end the game here.
web-ended-closed = Whoever runs the server has closed this table.
web-ended-missing = Somebody did not come in time: the game did not begin.
web-show-result = Show the result
web-rematch = Play again
web-to-rematch = To the rematch
web-join-rematch = Join the rematch
web-rematch-wanted = They want to play again, and wait for you.
web-picture = Picture of the result
web-no-picture = This browser cannot make the picture.
web-result =
    { $number ->
        [one] { $players } wins!
       *[other] { $players } share the victory!
    }
web-watch-replay = Replay
web-analyse = Analyse
web-share-replay = Link to the replay

## Notifications

web-switch-textMode = Text mode
web-switch-notices = Notifications
web-switch-why-notices = When you look elsewhere: it is your turn, the game begins.
web-switch-push = Notifications when no page is open
web-switch-why-push = It is your turn, or somebody invites you. The message is encrypted for this browser and goes through the push service of its maker.
web-push-server = This server cannot send notifications to a browser that has no page open.
web-push-browser = Notifications without an open page need a page with https, or this computer's own.
web-push-service = This browser reaches no push service: notifications come as long as a page is open.
web-notices-refused = The browser does not allow notifications here.
## Keys

web-keys = Keys
web-keys-arrows = Arrows
web-keys-enter = Enter
web-key-undo = Take back
web-key-hint = Hint
web-key-text = Text mode on and off
web-key-chat = Chat
web-key-log = Chronicle
web-key-legend = Icons and what they mean
web-key-help = This help
web-key-escape = Close what is open
web-key-arrows = From card to card
web-key-enter = Choose
web-key-build = Build the chosen card
web-key-discard = Discard the chosen card
web-key-wonder = Use the chosen card for a Wonder
web-keys-space = Space

## Ratings

web-rated = Rated
web-unrated = Not rated
web-pace-quick = Quick
web-pace-calm = Calm
web-pace-days = Days
web-pace-untimed = No clock
web-ratings = Ratings
web-tournaments = Tournaments
web-to-tournament = Back to the tournament
web-tournaments-why = Swiss, arenas, rounds of tables: with the people of this server and with bots.
