# Texts of 7 Wonders. Names are in seven-names.ftl, effects in seven-effects.ftl, what an expansion brings in a file of its own.

seven-title = 7 Wonders
seven-tagline = Everybody plays at once: three Ages for your city and its Wonder

## Building blocks

# What a victory token is worth.
seven-worth =
    { $value ->
        [one] worth { $value } point
       *[other] worth { $value } points
    }

## Kinds of victory

seven-reason-points = Victory on points

## Options of a game

seven-option-edition = The edition of the game
seven-option-edition-2 = Second edition.
seven-option-edition-1 = First edition.

seven-option-expansions = The expansions in play, one or more

seven-option-wonders = Wonder boards
seven-option-wonders-random = Random: each player is dealt a board.
seven-option-wonders-dealt = Choice: each player is dealt two boards and keeps one.

seven-option-sides = Sides of the boards
seven-option-sides-rulebook =
    By the rule book: in the second edition each player chooses, in the first the side comes with the board.
seven-option-sides-choose = Choice: each player chooses the side.
seven-option-sides-random = Random: chance decides the side.
    .short = Random
seven-option-sides-day = Day, called A in the first edition.
seven-option-sides-night = Night, called B in the first edition.

seven-option-last_card = Babylon: the last card and the discard pile
seven-option-last_card-before_discard = Babylon's last card comes first: if it is sold, somebody can build it from the discard pile.
seven-option-last_card-after_discard = Builds from the discard pile come first, then Babylon's last card.

## Numbers of players

seven-players-2 = the Free City is the third at the table
seven-players-3 = everybody is everybody's neighbour
seven-players-4 = you trade and fight with the two beside you
seven-players-5 = you trade and fight with the two beside you
seven-players-6 = you trade and fight with the two beside you
seven-players-7 = the most without Cities
seven-players-8 = with Cities

## What a table would be like

seven-note-turns = Each of the three Ages has { $turns } turns, from hands of { $hand } cards.
seven-note-boards =
    { $way ->
        [dealt] Everybody is dealt two boards and keeps one.
        [chosen] Everybody has the board that is chosen here.
       *[other] Everybody is dealt a board.
    }
seven-note-sides =
    { $way ->
        [choose] Everybody chooses the side of the board.
        [day] All play the day side, which is the simpler one.
        [night] All play the night side.
       *[other] The side of a board is a matter of chance.
    }
seven-note-coins = Everybody starts with { $coins } coins.
seven-note-minutes = It takes about { $minutes } minutes.

## Why options do not go together

seven-refusal-board-twice = { $board } can have only one owner.
seven-refusal-too-few-boards = There are not enough boards to deal everybody two: there are { $number }.
seven-refusal-board-of-nobody = { $board } cannot be the board of the Free City.
seven-refusal-board-of-other-edition = { $board } is not in this edition.
seven-refusal-board-of-expansion = { $board } needs the expansion { $expansion }.

## What is asked of a player

seven-choice-boards = { $player } has to choose a board or its side
seven-choice-turn = { $player } has to choose a card and use it
seven-choice-last-card = { $player } has to use the last card
seven-choice-revival = { $player } has to decide whether to build a card from the discard pile
seven-choice-alternative = { $player } has to choose one of the effects of the stage
seven-choice-token-loss = { $player } has to give back a military victory token
seven-choice-over = The game is over

## What is paid

seven-payment-left =
    { $left ->
        [one] { $left } coin to the left neighbour
       *[other] { $left } coins to the left neighbour
    }
seven-payment-right =
    { $right ->
        [one] { $right } coin to the right neighbour
       *[other] { $right } coins to the right neighbour
    }
seven-payment-bank =
    { $bank ->
        [one] { $bank } coin to the bank
       *[other] { $bank } coins to the bank
    }
# All three together; `none` where nothing is bought, not even for 0 coins.
seven-payment =
    { $left ->
        [none]
            { $right ->
                [none]
                    { $bank ->
                        [0] { seven-cost-free }
                       *[other] { seven-payment-bank }
                    }
               *[other]
                    { $bank ->
                        [0] { seven-payment-right }
                       *[other] { seven-payment-right }, { $bank } to the bank
                    }
            }
       *[other]
            { $right ->
                [none]
                    { $bank ->
                        [0] { seven-payment-left }
                       *[other] { seven-payment-left }, { $bank } to the bank
                    }
               *[other]
                    { $bank ->
                        [0] { seven-payment-left }, { $right } to the right one
                       *[other] { seven-payment-left }, { $right } to the right one, { $bank } to the bank
                    }
            }
    }
# The same to follow a move; nothing where nothing is paid.
seven-paying =
    { $left ->
        [none]
            { $right ->
                [none]
                    { $bank ->
                        [0] { "" }
                       *[other] { " " }({ seven-payment })
                    }
               *[other] { " " }({ seven-payment })
            }
       *[other] { " " }({ seven-payment })
    }

## Moves

seven-move-sell = Sell { $card }
seven-move-build = Build { $card }{ seven-paying }
seven-move-chain = Build { $card } for free, through a chain
seven-move-free = Build { $card } for free
seven-move-power = Build { $card } for free (once per Age)
seven-move-stage = Build the next stage with { $card }{ seven-paying }
seven-move-board = Choose { $board }, { $side } side
seven-move-revive = Build { $card } from the discard pile
seven-move-decline = Decline
seven-move-choose = Choose effect { $number }
seven-move-return = Give back a military victory token { seven-worth }
seven-move-back = Take your choice back

## Events: the course of the game

seven-event-board = { $player } plays { $board }, { $side } side.
seven-event-age-begun = Age { seven-age } begins.
seven-event-turn-begun = Age { seven-age }, turn { $turn }.
seven-event-committed = { $player } has chosen.
seven-event-taken-back = { $player } takes the choice back.
seven-event-passed =
    { $direction ->
        [right] The hands are passed to the right.
       *[left] The hands are passed to the left.
    }
seven-event-thrown =
    { $number ->
        [one] { $number } leftover card goes to the discard pile.
       *[other] { $number } leftover cards go to the discard pile.
    }
seven-event-age-ended = Age { seven-age } is over.
seven-event-scored = Final score: { $scores }.
# Partners, or those who share a victory, win together.
seven-event-over =
    { $count ->
        [one] { $players } wins!
       *[other] { $players } win together!
    }

## Events: cards and stages

seven-event-built = { $player } builds { $card }.
seven-event-chained = { $player } builds { $card } for free, through a chain.
seven-event-chained-chain_card = { $player } builds { $card } for free, thanks to { $chain_card }.
seven-event-built-free = { $player } builds { $card } for free.
seven-event-staged = { $player } builds stage { $stage } of { $board }.
seven-event-staged-card = { $player } builds stage { $stage } of { $board }, using { $card }.
seven-event-sold = { $player } sells a card.
seven-event-sold-card = { $player } sells { $card }.
seven-event-chosen = { $player } chooses effect { $number } of stage { $stage }.
seven-event-last-card = { $player } may play the last card.
seven-event-looked = { $player } looks through the discard pile.
seven-event-revived = { $player } builds { $card } from the discard pile for free.
# A card from the discard pile or another leader.
seven-event-declined = { $player } declines.

## Events: coins

# Coins of a cost; purchases from neighbours are "traded".
seven-event-paid = { $player } pays { seven-coins } to the bank.
seven-event-traded =
    { $coins ->
        [0] { $player } buys resources from { $other_player } at no cost.
       *[other] { $player } buys resources from { $other_player } for { seven-coins }.
    }
seven-event-gained =
    { $source ->
        [sale] { $player } takes { seven-coins } for the sale.
        [trade] { $player } receives { seven-coins } for a neighbour's purchase.
       *[effect] { $player } takes { seven-coins }.
    }

## Events: conflicts

seven-event-conflicts = The conflicts of Age { seven-age } are resolved.
seven-event-victory =
    { $player } beats { $other_player } and takes { $tokens ->
        [one] a military victory token { seven-worth }
       *[other] { $tokens } military victory tokens, each { seven-worth }
    }.
seven-event-defeat =
    { $tokens ->
        [one] { $player } takes a military defeat token.
       *[other] { $player } takes { $tokens } military defeat tokens.
    }
seven-event-defeats-discarded =
    { $tokens ->
        [one] { $player } discards a military defeat token.
       *[other] { $player } discards { $tokens } military defeat tokens.
    }
seven-event-token-taken = { $player } takes a military victory token { seven-worth }.
seven-event-token-lost = { $player } gives back a military victory token { seven-worth }.

## Events: Cities

# A loss of Cities or the penalty of an Edifice.
seven-event-lost-coins = { $player } loses { seven-coins }.

## What a construction costs, part by part

seven-cost-free = free
seven-cost-coins = { seven-coins }
seven-cost-short =
    { $coins ->
        [one] { $coins } coin short
       *[other] { $coins } coins short
    }
seven-cost-chain = free thanks to { $card }
seven-cost-own-units = { $units } of your own
# Which ones is left open.
seven-cost-own-number =
    { $number ->
        [one] { $number } resource of your own
       *[other] { $number } resources of your own
    }
# A neighbour sells.
seven-cost-left = { seven-coins } to { $player } on the left
seven-cost-left-units = { seven-coins } to { $player } on the left for { $units }
seven-cost-left-number =
    { $number ->
        [one] { seven-coins } to { $player } on the left for { $number } resource
       *[other] { seven-coins } to { $player } on the left for { $number } resources
    }
seven-cost-right = { seven-coins } to { $player } on the right
seven-cost-right-units = { seven-coins } to { $player } on the right for { $units }
seven-cost-right-number =
    { $number ->
        [one] { seven-coins } to { $player } on the right for { $number } resource
       *[other] { seven-coins } to { $player } on the right for { $number } resources
    }
# Either neighbour may be the one who sells them.
seven-cost-bought = bought from your neighbours: { $units }
seven-cost-bank = { seven-coins } to the bank
seven-cost-missing = nobody sells { $units }
# A power that is not used up.
seven-cost-free-power =
    { $power ->
        [first_of_colour] it is your first card of this colour
        [first_of_age] it is your first card of the Age
        [last_of_age] it is your last card of the Age
        [stages] your stages need no resources
        [leaders] your leaders are free
       *[colour] cards of this colour cost you nothing
    }
# Of any colour, or of one.
seven-cost-power =
    { $right ->
        [any] with your free building of this Age
       *[other] with your free building of this colour and Age
    }

## What a move brings at once

seven-gain-coins = +{ seven-coins }
seven-gain-points =
    { $points ->
        [one] { $points } point as things stand
       *[other] { $points } points as things stand
    }
seven-gain-symbols = { $number } × { $symbol }
seven-gain-free-symbols =
    { $number ->
        [one] a science symbol of your choice
       *[other] { $number } science symbols of your choice
    }
seven-gain-shields =
    { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }
# Each of `was` and `becomes` is victory, draw, defeat or avoided.
seven-gain-conflict =
    { $becomes ->
        [victory] beats { $other_player } as things stand
        [draw] level with { $other_player } as things stand
        [avoided] no conflict with { $other_player }
       *[defeat] loses to { $other_player } as things stand
    }

## Footnote on names

seven-reconstructed-name = * This name is reconstructed and may differ from the published one.

## Why a move is not possible

seven-refusal-over = The game is over.
seven-refusal-no-move = There is no move { $given }.
seven-refusal-no-seat = There is no seat { $given }: the seats are 0 to { $last }.
seven-refusal-not-text = A move is written as a text such as “build baths left 2”, not as { $given }.
seven-refusal-not-your-turn = You have nothing to decide now: the game waits for { $players }.
seven-refusal-chosen-already = You have chosen already, but you can take your choice back: { $moves }.
seven-refusal-nothing-to-take-back = There is nothing to take back.
# { $moves } are the moves one can type now.
seven-refusal-other-choice = Now something else is asked for: { $moves }.
seven-refusal-other-choice-boards = Now a board or its side has to be chosen: { $moves }.
seven-refusal-other-choice-turn = Now a card has to be used: { $moves }.
seven-refusal-other-choice-last-card = Now the last card has to be used: { $moves }.
seven-refusal-other-choice-revival = Now a card from the discard pile can be built: { $moves }.
seven-refusal-other-choice-alternative = Now one of the effects of the stage has to be chosen: { $moves }.
seven-refusal-other-choice-token-loss = Now a military victory token has to be given back: { $moves }.
seven-refusal-not-offered = That is not among the possible choices: { $moves }.
seven-refusal-wrong-kind = { $card } cannot be used like that.
seven-refusal-not-in-hand = { $card } is not in your hand.
seven-refusal-built-already = { $card } is already in the city.
seven-refusal-no-chain = No chain makes { $card } free.
seven-refusal-not-free = { $card } cannot be built for free like that now.
# The card itself, or the stage for which it would be used.
seven-refusal-other-payment = That use of { $card } has to be paid in another way: { $moves }.
seven-refusal-unaffordable-missing = { $card } cannot be paid for: nobody sells what is missing ({ $missing }).
seven-refusal-unaffordable-short = { $card } costs { seven-coins }, you are { $short } short.
seven-refusal-stage-unaffordable-missing = The next stage cannot be paid for: nobody sells what is missing ({ $missing }).
seven-refusal-stage-unaffordable-short = The next stage costs { seven-coins }, you are { $short } short.
seven-refusal-wonder-complete = All stages of the Wonder are built.
seven-refusal-unreadable = I do not understand “{ $text }”. Write { $moves }.
seven-refusal-unknown-name = There is no “{ $name }”.
seven-refusal-unknown-name-near = There is no “{ $name }”. Did you mean “{ $near }”?

## Tables that are set up with one press

seven-preset-first = First game
    .why = Three players, no expansion, the plain sides of the boards, easy bots.
seven-preset-family = Family
    .why = Four players with Leaders.
seven-preset-everything = Everything
    .why = Five players with Leaders, Cities and Edifice.
