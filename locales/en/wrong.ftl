# What is wrong with a position that somebody has made up, for whatever game: told beside the field.
wrong-number = { $needed ->
    [0] Nothing belongs here now.
   *[other] Here belong exactly { $needed }; there are { $given }.
}
wrong-range = Here a number from { $least } to { $most } is needed.
wrong-at-least = At least { $least } is needed here.
wrong-at-most = No more than { $most } is possible here.
wrong-too-large = That number is too large.
wrong-type = Something of another kind belongs here.
wrong-missing = Something is missing here: { $name }.
wrong-unknown-field = There is no field called { $name }.
wrong-needed = Something is needed here.
wrong-not-now = There cannot be anything here now.
wrong-one-of = This cannot be chosen here.
wrong-options = These options do not go together.
wrong-options-say = The options of this game say something else.
wrong-none-left = There is no piece left to fill this with.
wrong-unknown = There is no { $thing } in this game.
wrong-unknown-piece = There is no { $name } in this game.
wrong-not-in-game = { $the_thing } is not in a game with these players and options.
wrong-other-kind = { $the_thing } is a piece of another kind.
wrong-too-many = { $the_thing } is there { $number } times; the game has { $most }.
wrong-twice = The same piece is here twice.
wrong-elsewhere = { $the_thing } is in another place already.
wrong-one-place = { $number ->
    [0] { $the_thing } is missing: it has to be somewhere.
   *[other] { $the_thing } is in several places.
}
wrong-later-age = { $the_thing } belongs to a later Age.
wrong-other-age = { $the_thing } does not belong to Age { $age }.
wrong-card-age = { $the_thing } is of Age { $age }.
wrong-deck = { $guilds ->
    [0] Here belong { $number } cards of Age { $age }.
   *[other] Here belong { $number } cards of Age { $age }, { $guilds } of them Guilds.
}
wrong-decks = Here belong the decks of the Ages to come, and no others.
wrong-every-seat = Here belongs every player once.
wrong-not-over = The game cannot be over yet.

## 7 Wonders Duel
wrong-loot = Each Military token can lie here once at most.
wrong-loot-gone = The pawn has passed the token of { $coins } coins: it is gone.
wrong-draft-layout = No cards are laid out while Wonders are chosen.
wrong-no-layout = There is no card left to play.
wrong-empty-slot = This must be the empty place that the card came from.
wrong-playing-place = { $the_thing } has to be where its use has put it: in the city, in the discard pile or under a Wonder.
wrong-age-cards = { $number } cards of Age { $age } are on the table; there can be { $most }.
wrong-guilds = { $number } Guilds are on the table; there can be { $most }.
wrong-uncovered = This place is empty, but the card that covers it is still there.
wrong-missing-tokens = Every Progress token has to be somewhere. Missing: { $tokens }.
wrong-wonder-owners = Each Wonder has one owner.
wrong-wonders-built = No more than { $most } Wonders can be built.
wrong-draft-wonders = Every Wonder has one place: owned, on offer or in the box.
wrong-draft-offer = After { $number } choices another number of Wonders is on offer.
wrong-draft-picks = { $player } cannot have chosen so many Wonders yet.
wrong-draft = Wonders are chosen only before Age I, in a game in which they are drafted.
wrong-acts-next = It is for { $player } to choose.
wrong-capital = The Conflict pawn is in a capital: the game is over.
wrong-six-symbols = { $player } has { $number } different symbols: the game is over.
wrong-nothing-playing = No card is being played in this moment.
wrong-playing-needed = The card that is being played is missing.
wrong-extra-turn = An extra turn is won while a card is being played.
wrong-begin = Who begins is chosen before Ages II and III, with all cards laid out.
wrong-weaker = { $player } has the weaker army and decides.
wrong-under-wonder = Here belongs a card under a Wonder of { $player }.
wrong-no-token = There is no Progress token to take.
wrong-no-card = There is no card to take.
wrong-no-pair = { $player } has no pair of symbols.
wrong-wonder-cannot = { $the_thing } does not do that.
wrong-no-card-to-destroy = { $player } has no card of that colour to lose.

## 7 Wonders
wrong-seats = There are { $number } players.
wrong-hand = There is no such hand.
wrong-age-of-phase = In this phase the Age is another.
wrong-expansion = This needs the expansion { $expansion }.
wrong-before-turns = Before the first turn of an Age the turn is −1, and only then.
wrong-pile-place = No card can have lain at that place of the discard pile.
wrong-pile-look = Nobody can have seen so many cards in the discard pile.
wrong-offers = Boards are offered while boards are chosen, and only then.
wrong-offers-alike = Every city has to be offered as many boards.
wrong-board = Every city has a board, but not while boards are chosen.
wrong-twice-in-city = { $the_thing } can be in a city once only.
wrong-hand-size = { $least ->
    [0] { $most ->
        [0] There are no cards in hand now.
       *[other] There can be { $most } cards in hand now at most; there are { $number }.
    }
   *[other] There are { $most } cards in hand now, not { $number }.
}
wrong-pending = A choice waits only in the phase of choices.
wrong-no-city = There is no city with the number { $number }.
wrong-nothing-to-choose = There is nothing to choose from.
wrong-commits = What was chosen in secret stands here, for every city, while all choose.
wrong-all-chosen = Somebody still has to choose.
wrong-move = “{ $move }” is not possible for this city now.
wrong-owes-nothing = Whoever has nothing to choose from owes no choice.
wrong-owes = This player has to choose, or has chosen.
wrong-free-city = The Free City acts in turns, and only there.
wrong-keeper-first = Whoever acts for the Free City chooses for the own city first.
wrong-free-city-only = Only the Free City of a game for two has this, in its turns.
wrong-free-city-leaders = The Free City has no leaders.
wrong-drawn = The drawn card has to be in the hand of whoever acts for the Free City.
wrong-edifice-built = An Edifice without pawns is built, and a built one has none.
wrong-edifice-failed = An Edifice without pawns cannot have failed.
wrong-edifice-to-come = An Edifice of an Age to come is still a project.

## World Wonders
wrong-monument-missing = As long as there are Monuments to come, every place has one.
wrong-stacks = The stacks of tiles in play belong here, and no others.
wrong-stack-tiles = All tiles of the stack are needed, in the order in which they are turned up.
wrong-not-turned-up = This tile ({ $thing }) has not been turned up by round { $round }.
wrong-too-many-tiles = So many tiles cannot have been turned up by round { $round }.
wrong-alone = Only a player alone needs this.
wrong-solo-deck = A card is needed here that has all of them shuffled.
wrong-gold = No more than { $most } gold can be spent in this round.
wrong-last-round = A population marker has reached the end: this is the last round.
wrong-one-piece = Exactly one piece is needed here.
wrong-covered = At { $place } something lies already, or the ground is not right.
wrong-no-place = The piece cannot lie at “{ $place }”.
wrong-monument-parts = { $number ->
    [1] { $the_thing } has one piece.
   *[other] All { $number } pieces of { $the_thing } are needed, one after the other.
}
wrong-monument-arranged = At { $place } the piece does not lie to the others as the card says.
wrong-pedestals = Each pedestal has one owner at most, and a player alone has none.
wrong-short-set = What is left of a set of Short Roads belongs here.
wrong-box = { $number } are in play; the box has { $most }.
wrong-laying = What is being laid belongs here while something is laid, and only then.
wrong-gold-spent = All gold is spent: this player is out of the round.
wrong-out = { $player } is out of this round.
wrong-free-road = The first road is laid before anything else.
wrong-fits-nowhere = { $player } has bought something that fits nowhere.
