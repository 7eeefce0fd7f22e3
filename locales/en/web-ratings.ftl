# Ratings, and what has to do with people at a table before the game: on the leaderboards, in profiles, at tables.

web-provisional = Provisional: too few games to be sure.
web-rating = Rating
web-rating-history = Rating over time
web-rating-place = Place { $place }
web-rated-games =
    { $number ->
        [one] after one game
       *[other] after { $number } games
    }
web-rated-why = Ratings change when the game is over.
web-ratings-what = Whoever is 400 points ahead wins about ten games for each one lost. Newcomers begin with 1500; a question mark means that there are still too few games.
web-ratings-none = Nobody is rated here yet. Open a table and let the result count.
web-ratings-more = More
web-ratings-bots = Bots
web-ratings-anchored = What they are measured at: matches between them have shown how far apart they are, and Novice stands at 1500 for good.
web-ratings-unanchored = The bots of this game are not anchored yet: nobody has measured them against each other. So ratings here compare those who play on this server, and nothing else.
web-unanchored = not anchored yet
web-unanchored-why = Nobody has measured this bot against the others: its rating comes from the games of this server alone, and has no place.
web-seat-guest = guest
web-seat-profile = Profile of { $name }
web-seat-about = Mute, block or report { $name }
web-rated-guest = At this table the result counts. To sit down, choose a name by which this server knows you: it takes no password and no e-mail.
web-people-become-go = This is my name
web-tournament-late = Whoever does not come in time has lost.
web-tournament-kept = The seats here are kept for the players of a tournament.
web-pairing-late = If your opponent does not come in time, the table is closed, and somebody else is looked for at once.
web-rated-wish = The result counts for ratings
web-rated-guests = For that the server has to know you by a name.
web-rated-means = No hints, no moves taken back, and whoever runs out of time has lost. Everybody has to have chosen a name on this server first.
web-unrated-alone = Whoever plays alone plays against nobody.
web-unrated-bots = Only bots play here.
web-unrated-program = A bot that does not come with Mirabilia plays here.
web-unrated-position = The game starts from a position.
web-unrated-seeded = Somebody may know what is dealt.
web-unrated-hints = Hints are allowed.
web-unrated-stand-in = A bot would play on for whoever runs out of time: with a clock, running out of time has to mean losing.
web-unrated-unasked = Whoever opened the table wanted it so.
