# Texts of the replay page; web-replay itself is with the texts of every page.

web-replay-loading = The game is being fetched…
web-replay-table = To the table
web-replay-again = Try again
web-replay-start = The game begins.
web-replay-unfinished = The record ends before the game does.

## What one cannot see, and why

web-replay-not-over = This game is still being played
web-replay-not-over-why = It can be seen again as soon as it is over.
web-replay-no-table = There is no such table
web-replay-no-table-why = Perhaps the link is not complete. A record file of the game can be opened here just as well.
web-replay-refused = This game cannot be shown
web-replay-offline = The server does not answer
web-replay-offline-why = Nothing is lost: try again in a moment.

## Step by step

web-replay-controls = Step by step
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-forward = One move on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-position = Position in the game
web-replay-move = Move { $step } of { $last }
web-replay-move-chapter = Move { $step } of { $last }, { $chapter }
web-replay-turn = Turn { $step } of { $last }
web-replay-turn-chapter = Turn { $step } of { $last }, { $chapter }
web-replay-chapters = Jump to
web-replay-speed = Speed
web-replay-speed-slow = Slow
web-replay-speed-normal = Normal
web-replay-speed-fast = Fast
web-replay-moves = Chronicle
web-replay-words = Chronicle and analysis
web-replay-result = Result

## With whose eyes

web-replay-viewer = Seen by
web-replay-viewer-none = Spectators
web-replay-viewer-all = All cards open

## Share and save

web-replay-share = Copy link
web-replay-shared = The link to this move is copied.
web-replay-link = The link to this move
web-replay-save = Save record
web-replay-picture = Picture of this position
web-replay-other = Open a record
web-replay-share-record = Share by a link
web-replay-share-made = Whoever has the link can see this game now. The link is copied.
web-replay-share-here = Whoever has the address of this page can see this game now.
web-replay-share-end = Stop sharing
web-replay-share-end-of = Stop sharing the game of { $names }
web-replay-share-ended = The game is shared no longer.
web-replay-share-until = shared until { $day }
web-replay-own-shares = Games you share
web-replay-no-share = This game is not shared
web-replay-no-share-why = Perhaps the link is not complete, or the game is shared no longer.

## Open a record

web-replay-open-title = Open a record
web-replay-open-why = A record is a whole game in a small text file. Save one after any game, here or in the terminal, and see it again, also without its table.
web-replay-open-file = Choose a file
web-replay-open-drop = or drop it here
web-replay-open-paste = Or paste its text
web-replay-open-show = Show the game
web-replay-open-empty = There is nothing in it yet: paste the text of a record.
web-replay-open-too-long = This is no record: it is much too long.
web-replay-open-unreadable = The file cannot be read.

## Keys

web-replay-keys = Keys
web-replay-keys-step = one move back or on
web-replay-keys-ends = beginning, end
web-replay-keys-play = play, pause
web-replay-keys-chapter = jump to an Age or another part
web-replay-key-space = Space
web-replay-key-home = Home
web-replay-key-end = End
