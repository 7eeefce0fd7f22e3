# Texts of the pages about people: oneself, other browsers, profiles. What every page needs of them is in web.ftl.

web-people-become = Be known by your name
web-people-become-why = Choose a name that nobody else has here. The games you have played in this browser come along, you get statistics, and you can play on from your other devices. It needs no e-mail address and no password.
web-people-become-kept = You do not have to: guests can play everything. You can take all of it along or delete it at any time.
web-people-enter = You are somebody here already?
web-people-enter-link = In a browser that knows you, open this page and choose “Add a device”: it shows a link, and a code for the camera of a phone.
web-people-enter-passkey = Use a passkey
web-people-enter-phrase = Or the words that you have written down
web-people-enter-go = It is me
web-people-join-why = With this link this browser becomes one of yours: your games, your name, your statistics. What was played here as a guest comes along.
web-people-join-go = Use this browser
web-people-join-known = This browser belongs to { $name } already. Sign out there first if it is to be somebody else's.
web-people-join-empty = This link is not complete. Ask for a new one where you are known already.
web-people-since = Here since { $day }
web-people-profile = My profile
web-people-rename = Change the name
web-people-renamed = The name has changed. Games of before keep the old one.
web-people-devices = My devices
web-people-device = A browser
web-people-device-this = This browser
web-people-device-used = Last used on { $day }
web-people-device-added = The new device is there.
web-people-sign-out = Sign out
web-people-sign-out-why = This browser forgets who you are. Your games stay yours: come back with a link, your words or a passkey.
web-people-sign-out-last = It is your only device, and there are neither words nor a passkey: nobody could bring you back. Make words first.
web-people-send-away = Send away
web-people-send-away-why = That browser is signed out at once, and locked out of games that are being played. You go on in this one.
web-people-add-device = Add a device
web-people-add-why = Read this code with the camera of your phone, or open the link on the other device.
web-people-add-link = Link for the other device
web-people-add-safe = It works once, within ten minutes. Show it to nobody: whoever opens it is you.
web-people-phrase = Words to come back with
web-people-phrase-why = Eight words on paper bring you back from any browser, also when all devices are lost. Without them or a passkey nobody can help you.
web-people-phrase-there = You have written your eight words down. They bring you back from any browser.
web-people-phrase-make = Show me my words
web-people-phrase-new = Make new words
web-people-phrase-write = Write these words down, in this order. They are shown only this once; any earlier words stay valid until you have confirmed these.
web-people-phrase-written = I have written them down
web-people-phrase-type = Type a few of them from your paper.
web-people-phrase-word = Word { $number }
web-people-phrase-confirm = Confirm
web-people-phrase-back = Show the words again
web-people-phrase-wrong = One of the words is another one. Look at your paper.
web-people-phrase-done = Your words count from now on.
web-people-passkeys = Passkeys
web-people-passkeys-why = A passkey lies in your device or password manager and lets you in with a fingerprint, a face or a code.
web-people-passkey = A passkey
web-people-passkey-added = Made on { $day }
web-people-passkey-add = Make a passkey
web-people-passkey-remove = Remove
web-people-passkey-none = No passkey was used.
web-people-passkeys-page = Browsers allow passkeys only on pages with HTTPS and a name, and on localhost. The words work everywhere.
web-people-passkeys-server = This server does not have what checks passkeys. The words work everywhere.
web-people-consent = What others may see
web-people-consent-why = Everybody sees your name. The rest is for you alone until you tick it.
web-people-consent-games = My finished games and statistics
web-people-consent-games-why = Opponents who do not show their games stay unnamed, and tables that were not public have no link.
web-people-consent-accuracy = How accurately I have played
web-people-consent-accuracy-why = Of the games that were analysed.
web-people-consent-learning = Puzzles and lessons
web-people-consent-learning-why = How many I have solved and gone through.
web-people-data = My data
web-people-data-why = Everything this server knows of you in one file, with the record of every game. Or nothing at all.
web-people-export = Download everything
web-people-delete = Delete me
web-people-delete-why = Your name, your devices, what you have said and where you have sat are deleted for good. The games stay for the others, under nobody's name.
web-people-delete-name = To go on, type { $name }
web-people-deleted = You are a guest again.
web-people-own = This is how you see yourself; others see what you have ticked.
web-people-own-private = Nobody but you sees this. Tick in your settings what others may see.
web-people-settings = My settings
web-people-shows-nothing = { $name } does not show games.
web-people-no-games = No finished games yet.
web-people-played = Games
web-people-games = Games
web-people-won = Won
web-people-lost = Lost
web-people-streak = Wins in a row now
web-people-longest = Longest row of wins
web-people-puzzles = Puzzles solved
web-people-days = Puzzles of the day
web-people-lessons = Lessons
web-people-tally = { $played ->
    [one] One game:
   *[other] { $played } games:
 } { $won } won, { $drawn ->
    [0] { "" }
   *[other] { $drawn } shared,{ " " }
 }{ $lost } lost.
web-people-best = Most points: { $points }.
web-people-accuracy-of = { $games ->
    [one] Accuracy { $accuracy }, from one analysed game.
   *[other] Accuracy { $accuracy }, from { $games } analysed games.
 }
web-people-no-accuracy = No game was analysed yet.
web-people-accuracy-short = accuracy { $accuracy }
web-people-ending = End of the game
web-people-traits = What was built and chosen
web-people-no-traits = Nothing to tell yet.
web-people-pending = { $games ->
    [one] One more game is being looked at.
   *[other] { $games } more games are being looked at.
 }
web-people-accuracy = Accuracy over time
web-people-accuracy-none = None of these games was analysed. Open a replay and ask for the analysis: the result is kept here.
web-people-accuracy-scale = From { $lowest } to { $highest }; the line is the average of five games.
web-people-accuracy-list = { $games ->
    [one] The game
   *[other] The { $games } games
 }
web-people-opponents = Opponents
web-people-somebody = somebody
web-people-series = Rematches
web-people-series-games = { $games ->
    [one] one game
   *[other] { $games } games
 }
web-people-finished = Finished games
web-people-outcome-won = Won
web-people-outcome-drawn = Shared
web-people-outcome-lost = Lost
web-people-outcome-undecided = Undecided
web-people-own-points = { $points ->
    [one] one point
   *[other] { $points } points
 }
web-people-replay-of = Replay of { $game }, { $day }
web-people-analysis-of = Analyse { $game }, { $day }
web-people-more = Older games
