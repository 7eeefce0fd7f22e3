# Texts of the boards of all games.

web-board-moves = What you can do
web-board-nothing = Nothing at the moment.
web-board-other = Other moves
web-board-ways =
    { $number ->
        [one] { $number } way
       *[other] { $number } ways
    }
web-board-not-possible = Not possible now: { $number }
web-board-price =
    { $coins ->
        [0] free
       *[other] price { $coins }
    }
web-board-advised = advised
web-board-chosen = You have chosen. Until the others have chosen too, you can choose again.
web-board-take-back = Choose again

web-board-your-turn = Your turn
web-board-waiting-for = Waiting for { $players }

web-board-last-move = Last move
web-board-own = Only you can see this
web-board-public = Everybody can see this
web-board-open = All that is hidden
web-board-none = none
web-board-yes = yes
web-board-no = no
web-board-item = { $list } { $number }

web-board-wins =
    { $number ->
        [one] { $players } wins!
       *[other] { $players } share the victory!
    }
web-board-won =
    { $lead ->
        [0] You won!
       *[other] You won by { $lead }
    }
web-board-lost =
    { $lead ->
        [0] You lost
       *[other] You lost by { $lead }
    }
web-board-place =
    { $behind ->
        [0] Place { $rank } of { $players }
       *[other] Place { $rank } of { $players }, { $behind } behind
    }

## Pieces and what they cost

web-board-cost = Cost: { $cost }
web-board-costs = costs { $cost }
web-board-for-you = for you { $price }
web-board-bill-yours = For you:
web-board-bill-theirs = For { $player }:

## Cities

web-board-table = The table
web-board-city-of = City of { $player }
web-board-unfold = Show the city of { $player }
web-board-production = Production and prices
web-board-store = { $what } produced, price { $price }
web-board-choices =
    { $number ->
        [one] { $number } more resource of your choice
       *[other] { $number } more resources of your choice
    }
web-board-symbols =
    { $number ->
        [one] { $number } different science symbol
       *[other] { $number } different science symbols
    }
web-board-points-now = Points if the game ended now
web-board-wonders = Wonders
web-board-structures = Structures
web-board-nothing-built = Nothing built yet

## Choosing

web-board-options = What there is to choose from

## Ready phrases of the chat

web-phrase-hello = Hello!
web-phrase-good-luck = Good luck, have fun!
web-phrase-well-played = Well played!
web-phrase-thanks = Thanks!
web-phrase-nice-move = Nice move!
web-phrase-oops = Oops!
web-phrase-take-your-time = Take your time.
web-phrase-one-moment = One moment, please.
web-phrase-back-again = I am back.
web-phrase-have-to-go = I have to go.
web-phrase-good-game = Good game!
web-phrase-again = Shall we play again?
