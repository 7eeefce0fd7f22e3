# Texts of the board of 7 Wonders in the browser.
# What begins with seven-board- are the names of the boards; the texts of the page begin with seven-table-.

## How far the game has come

seven-table-turn = Age { seven-age } · turn { $turn } of { $turns }
seven-table-recruitment = Age { seven-age } · Recruitment

## What is asked for the Free City

seven-table-free-city-turn = Now choose a card for the Free City

## Pieces in words, to be read out one after the other

seven-table-kind-brown = raw materials
seven-table-kind-grey = manufactured goods
seven-table-kind-blue = civilian structure
seven-table-kind-yellow = commercial structure
seven-table-kind-red = military structure
seven-table-kind-green = scientific structure
seven-table-kind-purple = guild
seven-table-kind-black = City card
seven-table-kind-white = leader
seven-table-a-board = Wonder board
seven-table-a-edifice = Edifice
seven-table-and-side = { $board }, { $side }
seven-table-or = or
seven-table-stage-of = Stage { $number }: { $effects } ({ $cost })
seven-table-stage-words =
    Stage { $number }: { $effects }, { $state ->
        [built] { $under ->
            [none] built
           *[other] built with { $under }
        }
        [next] can be built next
       *[later] to be built later
    }

## What can be done with a card

seven-table-use-build = Build
seven-table-use-stage = Stage
seven-table-use-join = Stage + Edifice
seven-table-use-sell = Sell
seven-table-use-recruit = Recruit
seven-table-use-keep = Keep
seven-table-use-revive = Build for free
seven-table-use-bury = Put under the stage
seven-table-use-copy = Copy
seven-table-use-discard = Discard
seven-table-use-decline = Decline
seven-table-use-pawn = Age { seven-age }
seven-table-use-pay =
    { $coins ->
        [0]
            { $debt ->
                [one] Take { $debt } debt token
               *[other] Take { $debt } debt tokens
            }
       *[other]
            { $debt ->
                [0] Pay { seven-coins }
                [one] Pay { seven-coins } and take { $debt } debt token
               *[other] Pay { seven-coins } and take { $debt } debt tokens
            }
    }
seven-table-use-return = { seven-move-return }
seven-table-other-ways = { $number } ways to pay
seven-table-free-with = free with { $cards }
seven-table-makes-free = makes { $cards } free
seven-table-doubtful = * The sources do not agree on what is printed here, or do not say.
seven-table-committed-card = chosen
seven-table-you-chose = You chose:

## What has to be chosen besides a card

seven-table-choose-coin-loss =
    You have to lose { seven-coins }: pay them, or take debt for what you keep
seven-table-choose-alternative = Choose what stage { $stage } brings
seven-table-choose-card-loss = The Edifice has failed: discard { seven-a-card }
seven-table-boards-wait = The others are still choosing their boards.

## Cities

seven-table-hand = Your cards
seven-table-leaders-in-hand = Your leaders
seven-table-leaders-held =
    { $number ->
        [one] { $number } leader in hand: { $leaders }
       *[other] { $number } leaders in hand: { $leaders }
    }
seven-table-partner-chose = Your partner chose
seven-table-hand-of = The cards of { $player }
seven-table-plays-with = plays with { $players }
seven-table-sells = For sale to you
seven-table-for-sale =
    { $coins ->
        [one] { $what }, { $coins } coin each
       *[other] { $what }, { $coins } coins each
    }
seven-table-one-of = one of { $resources }
seven-table-symbols = { $symbol } { $number }
seven-table-has-shields =
    { $number ->
        [one] { $number } shield
       *[other] { $number } shields
    }
seven-table-has-military =
    { $number ->
        [one] { $number } point from conflicts
       *[other] { $number } points from conflicts
    }
seven-table-has-diplomacy =
    { $number ->
        [one] { $number } Diplomacy token
       *[other] { $number } Diplomacy tokens
    }
seven-table-has-debt =
    { $number ->
        [one] { $number } point of debt
       *[other] { $number } points of debt
    }
seven-table-has-masks =
    { $number ->
        [one] { $number } mask
       *[other] { $number } masks
    }
seven-table-has-pawns =
    { $number ->
        [one] { $number } participation pawn
       *[other] { $number } participation pawns
    }
seven-table-stages-built = { $built } of { $number } stages built
seven-table-free-builds =
    { $colour ->
        [any] { $number } free building left in this Age
       *[other] { $number } free building of a colour left in this Age
    }
seven-table-warehouse-own = { $number } more resource of those for sale here
seven-table-warehouse-not-own = { $number } more resource of those not for sale here
seven-table-bank-sells =
    { $coins ->
        [one] One resource a turn from the bank for { $coins } coin
       *[other] One resource a turn from the bank for { $coins } coins
    }
seven-table-rebate-left = { seven-coins } less for one resource a turn from the left neighbour
seven-table-rebate-right = { seven-coins } less for one resource a turn from the right neighbour
seven-table-copied-leader = Copies { $leader }
# $outcome: how the conflict would end for the reader; none if there would be none.
seven-table-war =
    { $player }: { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    } against your { $mine }; { $outcome ->
        [won] you would win { $value ->
            [one] { $value } point
           *[other] { $value } points
        }
        [lost] you would lose
        [draw] a draw
       *[none] no conflict
    }

## What others did last

seven-table-deed-staged = a stage
seven-table-deed-sold = sold
seven-table-deed-sold-leader = sold
seven-table-deed-declined = declined

## The middle of the table

seven-table-passed = Hands you have passed on
seven-table-passed-hand = Your hand of turn { $turn }: now with { $player }
seven-table-passed-leaders =
    { $now ->
        [yes] Leaders of round { $turn }: now with { $player }
       *[no] Leaders you passed on in round { $turn } of the draft
    }
seven-table-passed-rest = { $hidden ->
    [0] Left: { $cards }
    [one] Left but for one: { $cards }
   *[other] Left but for { $hidden }: { $cards }
}
seven-table-passed-played = { $card } ({ $player })
seven-table-passed-none = You have passed no hand on in this Age, or all of them have come back.
seven-table-again = See the last turn again
seven-table-passes = Your cards go to { $player }
seven-table-pile =
    Discard pile: { $number ->
        [0] empty
        [one] { $number } card
       *[other] { $number } cards
    }
seven-table-pile-unknown =
    { $number ->
        [one] { $number } card face down that you have not seen
       *[other] { $number } cards face down that you have not seen
    }
seven-table-edifice =
    Edifice of Age { seven-age }, { $state ->
        [built] built
        [failed] failed
       *[project] { $pawns ->
            [one] { $pawns } pawn left
           *[other] { $pawns } pawns left
        }, { seven-coins } to take part
    }
seven-table-edifice-cost = Taking part costs { seven-coins }, when a stage is built
seven-table-edifice-reward = Whoever takes part: { $effects }
seven-table-edifice-penalty = If it fails, the others: { $penalty }

## What keys do

seven-table-key-card = Choose a card of your hand
seven-table-key-edifice = Use the chosen card for the Edifice
seven-table-key-payment = The next way to pay
seven-table-key-neighbours = Your left and right neighbour
seven-table-key-next-city = The next city
seven-table-key-scores = Points of all
seven-table-key-passed = Hands you have passed on
seven-table-key-reveal = See the last turn again
seven-table-key-skip = Skip what moves
