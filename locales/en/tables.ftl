# What a table refuses: one message for each kind of refusal.

tables-refusal-begun = The game has begun: resign if you want to give it up.
tables-refusal-broken = The server has made a mistake. Nothing was done.
tables-refusal-banned = Whoever runs this server does not let you in.
tables-refusal-muted = Whoever runs this server does not let you write in the chat.
tables-refusal-busy = Too many others are writing to this table; try again.
tables-refusal-host = This server is not known as “{ $host }”. Whoever runs it can name the site with --origin https://{ $host }.
tables-refusal-unreadable = The log of this table cannot be read.
tables-refusal-hint-pending = A hint is being worked out already.
tables-refusal-chat-off = The chat of this table is switched off.
tables-refusal-clock = This clock is possible from 1 to { $longest }.
tables-refusal-frame = The server could not understand that.
tables-refusal-other-rules = This game was begun under other rules or with other cards. It can be looked at, but not played on.
tables-refusal-full = There is no free seat.
tables-refusal-id = The id of a move has at most { $longest } characters.
tables-refusal-illegal = That move is not possible: { $reason }
# Of moves that are only tried out: the reason is shown where they would be made.
tables-refusal-impossible = { $reason }
tables-refusal-invalid = The server could not understand that: { $reason }
tables-refusal-lesson-changed = This lesson has changed since you were here: it begins again.
tables-refusal-line = A line has 1 to { $longest } characters.
tables-refusal-name = A name has 1 to { $longest } characters.
tables-refusal-name-taken = { $name } is the name of somebody else at this table.
tables-refusal-no-bot = There is no bot called { $bot }.
tables-refusal-no-game = There is no game called { $game }.
tables-refusal-no-hints = At this table there are no hints.
tables-refusal-no-question = There is no open question at the table.
tables-refusal-no-seat = Nobody plays there.
tables-refusal-no-secret = The secret of a seat or a player is needed.
tables-refusal-no-table = There is no such table.
tables-refusal-no-share = This shared game is not here, or is not kept any more.
tables-refusal-too-many-shares = You share { $most } games already. Delete one of them first.
tables-refusal-too-many-shares-here = From your network { $most } games are shared already. Try again when one of them is kept no longer.
tables-refusal-no-room = The server has no room for more shared games at the moment.
tables-refusal-no-puzzle = There is no such puzzle.
tables-refusal-no-undo = There is no move of yours to take back.
tables-refusal-not-found = There is nothing here.
tables-refusal-not-over = The game is not over yet.
tables-refusal-not-your-turn = It is not your turn.
tables-refusal-not-yours = Somebody else plays this seat at the moment.
tables-refusal-options = This table cannot be set up: { $reason }
tables-refusal-origin = Pages of other sites may not use this server.
tables-refusal-over = The game is over.
tables-refusal-question-open = There is an open question at the table; answer it first.
tables-refusal-record = The record cannot be read: { $reason }
tables-refusal-revealed = Something has come to light since: that cannot be taken back.
tables-refusal-seat-kept = That seat is kept for somebody who played before.
tables-refusal-seat-taken = That seat is taken.
tables-refusal-spectator = You are looking on; take a seat to play.
tables-refusal-too-costly = That takes too long or too much memory to read.
tables-refusal-too-large = That is too much at once.
tables-refusal-too-many = Too many requests from this address; try again later.
tables-refusal-unavailable = The server cannot save anything at the moment. Nothing was done; try again.
tables-refusal-waiting = The game has not begun: seats are free.
tables-refusal-wrong-secret = That secret is of no seat at this table.
tables-refusal-already-somebody = This browser belongs to a person already.
tables-refusal-no-device = There is no such device.
tables-refusal-no-person = Nobody has made themselves known in this browser.
tables-refusal-person-taken = { $name } is the name of somebody else on this server, or looks like it.
tables-refusal-revoked = This browser was signed out by its owner.
tables-refusal-too-many-devices = Nobody can have more than { $most } devices.
tables-refusal-wrong-name = That is not the name: write { $name }.
tables-refusal-rated-person = At this table the result counts for ratings: to sit down, first choose a name by which this server knows you.
tables-refusal-rated-twice = You have a seat at this table already: at a rated table everybody has one.
tables-refusal-rated-undo = At a rated table no move can be taken back.
tables-refusal-tournament-rematch = In a tournament the pairing decides against whom you play next.
tables-refusal-unrated =
    { $unrated ->
        [alone] The result cannot count for ratings: whoever plays alone plays against nobody.
        [bots] The result cannot count for ratings: only bots play here.
        [program] The result cannot count for ratings: a bot that does not come with Mirabilia plays here.
        [position] The result cannot count for ratings: the game starts from a position.
        [seeded] The result cannot count for ratings: somebody may know what is dealt.
        [hints] The result cannot count for ratings: hints are allowed.
        [stand_in] The result cannot count for ratings: a bot would play on for whoever runs out of time: with a clock, running out of time has to mean losing.
       *[unasked] The result cannot count for ratings: whoever opened the table wanted it so.
    }
tables-refusal-clock-gain = A move can bring 0 to { $longest } seconds, where all moves share their time.
tables-refusal-nobody = There is nobody here whom you can mean.
tables-refusal-not-waiting = You can invite to a table where you sit, as long as a seat is free.
tables-refusal-phrase = There is no such phrase.
tables-refusal-too-many-blocked = You cannot block that many people.
tables-refusal-no-tournament = There is no such tournament.
tables-refusal-not-opener = Only whoever has opened the tournament may do that.
tables-refusal-tournament-arrival = To come to their table people have between half a minute and a week.
tables-refusal-tournament-begun = The tournament has begun.
tables-refusal-tournament-clock = A tournament needs a clock, and whoever runs out of time has to lose.
tables-refusal-tournament-few = Too few take part: it takes at least { $least }, one of them a person.
tables-refusal-tournament-full = Nobody else can take part.
tables-refusal-tournament-again = You have joined this tournament { $most } times already, and withdrawn as often.
tables-refusal-tournament-length = An arena lasts 1 to { $minutes } minutes; all other tournaments have 1 to { $rounds } rounds.
tables-refusal-tournament-most = Between { $least } and { $most } can take part.
tables-refusal-tournament-over = The tournament is over.
tables-refusal-tournament-seats = In a Swiss tournament and in an arena two play at a table, in rounds of tables more than two.
tables-refusal-tournaments-off = On this server nobody can open tournaments.
tables-refusal-too-many-tournaments = There are too many tournaments that are not over; nobody can have more than { $most } of their own.
tables-refusal-no-origin = Passkeys work on pages alone.
tables-refusal-no-passkeys = This server has no passkeys.
tables-refusal-unknown-person = Nobody is called { $name } here.
tables-refusal-not-shown = { $name } does not show this.
tables-refusal-passkey = The passkey could not be checked. Try again.
tables-refusal-too-many-passkeys = Nobody can have more than { $most } passkeys.
tables-refusal-unknown-passkey = This server does not know that passkey.
tables-refusal-used-up = This link was used already, or its time is up. Ask for a new one.
tables-refusal-wrong-phrase = That phrase is not known here. It has { $words } words, in their order.
# How a game ended that its rules did not end.
tables-ending-resigned = Resignation
tables-ending-time = Out of time
tables-ending-agreed = Ended by agreement
tables-ending-closed = Ended by the host
tables-ending-missing = Not everybody came
tables-refusal-no-push = This server cannot send notifications.
tables-refusal-push-service = This server does not send notifications to that service.
