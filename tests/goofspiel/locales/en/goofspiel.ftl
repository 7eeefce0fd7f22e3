goofspiel-title = Goofspiel
goofspiel-tagline = Bid your cards for the prizes, each of them once.

goofspiel-option-cards = Cards in each hand
goofspiel-option-cards-5 = 5, for a short game
goofspiel-option-cards-9 = 9
goofspiel-option-cards-13 = 13, a whole suit

goofspiel-move-bid = Bid { $card }

goofspiel-event-committed = { $player } has chosen.
goofspiel-event-taken-back = { $player } chooses again.
goofspiel-event-prize = Round { $round }: the prize is worth { $points }.
goofspiel-event-bid = { $player } bids { $card }.
goofspiel-event-won = { $player } wins { $points } { $points ->
    [one] point
   *[other] points
}.
goofspiel-event-discarded = The highest bids are equal: nobody gets the { $points }.
goofspiel-event-ended = { $count ->
    [one] { $players } has won.
   *[other] { $players } share the victory.
}

goofspiel-refusal-no-seat = There is no seat { $given }: the seats are 0 to { $last }.
goofspiel-refusal-no-move = There is no move { $given }.
goofspiel-refusal-notation = A move is written as “bid 7”.
goofspiel-refusal-over = The game is over.
goofspiel-refusal-chosen = You have chosen already.
goofspiel-refusal-no-card = You do not have the { $card } any more.
goofspiel-refusal-nothing-to-take-back = There is nothing to take back.

goofspiel-reason-points = Every prize has been bid for
goofspiel-category-prizes = Prizes
goofspiel-category-total = Total

goofspiel-view-round = Round
goofspiel-view-prize = Prize
goofspiel-view-prizes-left = Prizes left
goofspiel-view-discarded = Prizes nobody won
goofspiel-view-bid = Your bid
goofspiel-view-points = Points
goofspiel-view-hand = Hand
goofspiel-view-won = Prizes won

goofspiel-card-1 = 1
goofspiel-card-2 = 2
goofspiel-card-3 = 3
goofspiel-card-4 = 4
goofspiel-card-5 = 5
goofspiel-card-6 = 6
goofspiel-card-7 = 7
goofspiel-card-8 = 8
goofspiel-card-9 = 9
goofspiel-card-10 = 10
goofspiel-card-11 = 11
goofspiel-card-12 = 12
goofspiel-card-13 = 13
