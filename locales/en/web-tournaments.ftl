# The pages of tournaments and of ratings.

web-tournament-what = The server pairs, opens the tables and keeps the standings. Bots can take part, too.
web-tournament-live = Open and running
web-tournament-last = Over
web-tournament-none = There are none at the moment.
web-tournament-off = On this server nobody can open tournaments.
web-tournament-open = Open a tournament
web-tournament-guests = To take part, choose a name by which this server knows you. It takes no password and no e-mail.
web-tournament-format-swiss = Swiss
web-tournament-format-arena = Arena
web-tournament-format-tables = Rounds of tables
web-tournament-why-swiss = Two play at each table. In every round those meet who stand alike and have not met.
web-tournament-why-arena = Two play at each table. Whoever is free gets the next opponent, until the time is over; two wins in a row double the next points.
web-tournament-why-tables = More than two play at each table. In every round those who stand alike sit together.
web-tournament-people =
    { $number ->
        [one] One takes part
       *[other] { $number } take part
    }
web-tournament-starts = begins { $at }
web-tournament-starts-in = Begins in { $time }
web-tournament-ends-in = { $time } left
web-tournament-status-open = Not begun yet
web-tournament-status-running = Running
web-tournament-status-over = Over
web-tournament-status-cancelled = Called off
web-tournament-round = Round { $round } of { $rounds }
web-tournament-has-rounds =
    { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    }
web-tournament-lasts =
    { $minutes ->
        [one] One minute
       *[other] { $minutes } minutes
    }
web-tournament-name = What it is called
web-tournament-game = Game
web-tournament-format = Format
web-tournament-players = Players at a table
web-tournament-pace = Pace
web-tournament-clock-quick = Quick: 5 minutes each
web-tournament-clock-calm = Calm: 15 minutes each
web-tournament-clock-days = Two days for each move
web-tournament-rounds = Rounds
web-tournament-minutes = Minutes
web-tournament-begins = When it begins
web-tournament-begins-me = When I say so
web-tournament-begins-in =
    { $minutes ->
        [60] In an hour
        [1440] In a day
       *[other] In { $minutes } minutes
    }
web-tournament-filling = Who fills empty seats
web-tournament-no-filling = Nobody
web-tournament-join = Take part
web-tournament-withdraw = Withdraw
web-tournament-to-table = To my table
web-tournament-wait = You are playing. As soon as there is a table for you, this page leads you there.
web-tournament-bye = You sit out this round, with the points of a win.
web-tournament-bot = Bot
web-tournament-add-bot = Let it take part
web-tournament-start = Begin
web-tournament-cancel = Call off
web-tournament-cancel-sure = Really call it off
web-tournament-tables = Being played
web-tournament-played = Played
web-tournament-earlier = Earlier rounds
web-tournament-replay = Replay
web-tournament-absent = did not come
web-tournament-standings = Standings
web-tournament-entrants = Taking part
web-tournament-remove = Send { $name } away
web-tournament-nobody = Nobody yet.
web-tournament-place = Place
web-tournament-who = Name
web-tournament-points = Points
web-tournament-buchholz = BH
web-tournament-buchholz-why = Buchholz: the points of all opponents
web-tournament-berger = SB
web-tournament-berger-why = Sonneborn-Berger: the points of each opponent, times what was got against them
web-tournament-wins = Wins
web-tournament-games = Games
web-tournament-streak = doubled
web-tournament-gone = withdrawn
