# Texts of 7 Wonders with Leaders, Cities and Edifice. Names are in seven-names.ftl, effects in seven-effects.ftl.

seven-title = 7 Wonders
seven-tagline = Everybody plays at once: three Ages for your city and its Wonder

## Building blocks

# What a victory token is worth.
seven-worth =
    { $value ->
        [one] worth { $value } point
       *[other] worth { $value } points
    }

## The third city of a game for two; it stands where a player's name can stand

seven-free-city = Free City

## Kinds of victory

seven-reason-points = Victory on points

## Options of a game

seven-option-edition = The edition of the game
seven-option-edition-2 = Second edition.
seven-option-edition-1 = First edition.

seven-option-expansions = The expansions in play, any number of them
seven-option-expansions-leaders = Leaders: the players pick leaders and recruit one at the start of each Age.
seven-option-expansions-cities = Cities: black cards, debt and Diplomacy; 8 players and teams need it.
seven-option-expansions-edifice = Edifice: in each Age a project to build together, for 3 to 7 players.

seven-option-leader_decks = Leaders that join the standard ones, any number of these decks
seven-option-leader_decks-expert = Expert: 15 leaders for experienced players (second edition).
seven-option-leader_decks-cities = Cities: the leaders that go with the expansion Cities.
seven-option-leader_decks-cities_2012 =
    Cities of 2012: Semiramis and Berenice, as in the Cities box of that year (second edition, with Cities).

seven-option-wonders = The Wonder boards: by chance, by choice, or a row with one board for each city
seven-option-wonders-random = Random: each player is dealt a board.
seven-option-wonders-dealt = Choice: each player is dealt two boards and keeps one.

seven-option-sides = The sides of the boards: one way for all, or a row with one side for each city
seven-option-sides-rulebook =
    By the rule book: in the second edition each player chooses, in the first the side comes with the board.
seven-option-sides-choose = Choice: each player chooses the side.
seven-option-sides-random = Random: chance decides the side.
seven-option-sides-day = Day, called A in the first edition.
seven-option-sides-night = Night, called B in the first edition.

seven-option-teams = Teams of two
seven-option-teams-off = No: everybody plays alone.
seven-option-teams-on = Yes: partners sit side by side; for 4, 6 or 8 players, with Cities.

seven-option-last_card = When Babylon plays the last card of an Age, if somebody also builds from the discard pile on that turn
seven-option-last_card-before_discard = Before: a card Babylon sells can be built from the discard pile.
seven-option-last_card-after_discard = After: the builds from the discard pile come first.

## What is asked of a player

seven-choice-boards = { $player } has to choose a board or its side
seven-choice-draft = { $player } has to choose a leader to keep
seven-choice-recruitment = { $player } has to choose a leader and use it
seven-choice-turn = { $player } has to choose a card and use it
seven-choice-last-card = { $player } has to use the last card
seven-choice-revival = { $player } has to decide whether to build a card from the discard pile
seven-choice-alternative = { $player } has to choose one of the effects of the stage
seven-choice-extra-recruit = { $player } has to decide whether to recruit another leader
seven-choice-burial = { $player } has to put a leader under the stage
seven-choice-leader-copy = { $player } has to choose a neighbour's leader to copy
seven-choice-token-loss = { $player } has to give back a military victory token
seven-choice-coin-loss = { $player } has to lose coins or take debt tokens
seven-choice-card-loss = { $player } has to discard a card from the city
seven-choice-free-pawn = { $player } has to take a participation pawn
seven-choice-over = The game is over
# One of the sentences above when a player acts for the Free City.
seven-choice-for-free-city = { $choice }, for the Free City

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
seven-move-sell-leader = Sell { $leader }
seven-move-build = Build { $card }{ seven-paying }
seven-move-chain = Build { $card } for free, through a chain
seven-move-free = Build { $card } for free
seven-move-power = Build { $card } for free (once per Age)
seven-move-stage = Build the next stage with { $card }{ seven-paying }
seven-move-stage-leader = Build the next stage with { $leader }{ seven-paying }
seven-move-join = Build the next stage with { $card } and take part in the Edifice{ seven-paying }
seven-move-join-leader = Build the next stage with { $leader } and take part in the Edifice{ seven-paying }
seven-move-recruit =
    { $bank ->
        [0] Recruit { $leader }
       *[other] Recruit { $leader } ({ seven-payment-bank })
    }
seven-move-keep = Keep { $leader }
seven-move-board = Choose { $board }, { $side } side
seven-move-revive = Build { $card } from the discard pile
seven-move-decline = Decline
seven-move-choose = Choose effect { $number }
seven-move-pay =
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
seven-move-discard = Discard { $card } from the city
seven-move-return = Give back a military victory token { seven-worth }
seven-move-bury = Put { $leader } under the stage
seven-move-pawn = Take a participation pawn of Age { seven-age }
seven-move-copy = Copy { $leader }
seven-move-back = Take your choice back

## Events: the course of the game

seven-event-board = { $player } plays { $board }, { $side } side.
seven-event-edifice-laid = The Edifice { $edifice } is laid out.
seven-event-age-begun = Age { seven-age } begins.
seven-event-recruitment-begun = The Recruitment of Age { seven-age } begins.
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
seven-event-staged-leader = { $player } builds stage { $stage } of { $board }, using { $leader }.
seven-event-sold = { $player } sells a card.
seven-event-sold-card = { $player } sells { $card }.
seven-event-chosen = { $player } chooses effect { $number } of stage { $stage }.
seven-event-last-card = { $player } may play the last card.
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

## Events: Leaders

seven-event-leaders-dealt = { $player } is dealt { $leaders }.
seven-event-leader-kept = { $player } keeps { $leader }.
seven-event-recruited = { $player } recruits { $leader }.
seven-event-sold-leader = { $player } sells a leader.
seven-event-sold-leader-leader = { $player } sells { $leader }.
seven-event-drew-leaders =
    { $number ->
        [one] { $player } draws { $number } leader from the box.
       *[other] { $player } draws { $number } leaders from the box.
    }
seven-event-drew-leaders-leaders = { $player } draws { $leaders } from the box.
seven-event-leader-returned = { $player } puts { $leader } back in the box.
seven-event-leader-buried = { $player } puts { $leader } under the stage.
seven-event-leader-copied = { $player } copies { $leader }, a neighbour's leader.

## Events: Cities

seven-event-diplomacy =
    { $tokens ->
        [one] { $player } takes a Diplomacy token.
       *[other] { $player } takes { $tokens } Diplomacy tokens.
    }
seven-event-diplomacy-used = { $player } uses a Diplomacy token.
# How much of it is paid follows as "lost_coins", the rest as "debt".
seven-event-must-lose =
    { $coins ->
        [one] { $player } has to lose { $coins } coin or take a debt token.
       *[other] { $player } has to lose { $coins } coins or take as many debt tokens.
    }
# A loss of Cities or the penalty of an Edifice.
seven-event-lost-coins = { $player } loses { seven-coins }.
seven-event-debt =
    { $points ->
        [one] { $player } takes a debt token of −1 point.
       *[other] { $player } takes { $points } debt tokens of −1 point each.
    }

## Events: Edifice

seven-event-joined = { $player } takes part in the Edifice { $edifice }.
seven-event-pawn = { $player } takes a participation pawn of Age { seven-age } from the box.
seven-event-edifice-built = The Edifice { $edifice } is built: every pawn of it brings the reward.
seven-event-edifice-failed = The Edifice { $edifice } fails: whoever has no pawn of it suffers the penalty.
seven-event-card-lost = { $player } loses { $card }: the card goes to the discard pile.
seven-event-edifice-debt =
    { $points ->
        [one] { $player } takes a debt token of −{ $points } point for the Edifice.
       *[other] { $player } takes a debt token of −{ $points } points for the Edifice.
    }

## Events: the Free City

# The player acts for the Free City.
seven-event-free-city-drew = { $player } draws the top card of the Free City's pile.
seven-event-free-city-drew-card = { $player } draws { $card } from the Free City's pile.

## What a construction costs, part by part

seven-cost-free = free
seven-cost-coins = { seven-coins }
# Of a leader whose cost is that of the Age.
seven-cost-by-age = { $age_1 }, { $age_2 } or { $age_3 } coins in Age I, II or III
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
seven-cost-rebate =
    { $saves ->
        [one] { $saves } coin less from { $player }
       *[other] { $saves } coins less from { $player }
    }
seven-cost-bank = { seven-coins } to the bank
seven-cost-bank-units = { seven-coins } to the bank for { $units }
seven-cost-bank-number =
    { $number ->
        [one] { seven-coins } to the bank for { $number } resource
       *[other] { seven-coins } to the bank for { $number } resources
    }
seven-cost-edifice = { seven-coins } for taking part in { $edifice }
seven-cost-discount-units = { $units } waived
seven-cost-discount-number =
    { $number ->
        [one] { $number } resource waived
       *[other] { $number } resources waived
    }
seven-cost-discount-saves =
    { $saves ->
        [one] { $saves } coin less
       *[other] { $saves } coins less
    }
seven-cost-missing = nobody sells { $units }
seven-cost-debt =
    { $points ->
        [one] { $points } point of debt
       *[other] { $points } points of debt
    }
# A power that is not used up.
seven-cost-free-power =
    { $power ->
        [first_of_colour] free: your first card of this colour
        [first_of_age] free: your first card of the Age
        [last_of_age] free: your last card of the Age
        [stages] your stages need no resources
        [leaders] your leaders are free
       *[colour] free: cards of this colour cost you nothing
    }
# Of any colour, or of one.
seven-cost-power =
    { $right ->
        [any] free with your free building of this Age
       *[other] free with your free building of this colour and Age
    }

## What a move brings at once

seven-gain-coins = +{ seven-coins }

## Footnote on names

seven-reconstructed-name = * This name is reconstructed and may differ from the published one.

## Why a move is not possible

seven-refusal-over = The game is over.
seven-refusal-no-move = That is no move of this game.
seven-refusal-not-your-turn = You have nothing to decide now: the game waits for { $player }.
seven-refusal-chosen-already = You have chosen already, but you can take your choice back.
seven-refusal-nothing-to-take-back = There is nothing to take back.
seven-refusal-other-choice = That is not what is asked now.
seven-refusal-not-offered = That is not among the possible choices.
seven-refusal-not-in-hand = { $card } is not in your hand.
seven-refusal-not-in-hand-leader = { $leader } is not in your hand.
seven-refusal-built-already = { $card } is already in the city.
seven-refusal-no-chain = No chain makes { $card } free.
seven-refusal-not-free = { $card } cannot be built for free like that now.
# The card itself, or the stage for which it would be used.
seven-refusal-other-payment = That use of { $card } has to be paid in another way.
seven-refusal-other-payment-leader = That use of { $leader } has to be paid in another way.
seven-refusal-unaffordable-missing = { $card } cannot be paid for: nobody sells what is missing ({ $missing }).
seven-refusal-unaffordable-short = { $card } costs { seven-coins }, you are { $short } short.
seven-refusal-stage-unaffordable-missing = The next stage cannot be paid for: nobody sells what is missing ({ $missing }).
seven-refusal-stage-unaffordable-short = The next stage costs { seven-coins }, you are { $short } short.
seven-refusal-edifice-unaffordable-short = Together with { $edifice } the next stage costs { seven-coins }, you are { $short } short.
seven-refusal-wonder-complete = All stages of the Wonder are built.
seven-refusal-no-edifice = There is no Edifice to take part in now.
seven-refusal-must-build = The Free City sells a card only when it can build nothing.
seven-refusal-leader-too-dear =
    { $cost ->
        [one] { $leader } costs { $cost } coin, you have { $coins }.
       *[other] { $leader } costs { $cost } coins, you have { $coins }.
    }
seven-refusal-leader-costs =
    { $cost ->
        [0] { $leader } costs you nothing.
        [one] { $leader } costs { $cost } coin, no more and no less.
       *[other] { $leader } costs { $cost } coins, no more and no less.
    }
seven-refusal-unreadable = I do not understand “{ $text }”.
seven-refusal-unknown-name = There is no “{ $name }”.
seven-refusal-unknown-name-near = There is no “{ $name }”. Did you mean “{ $near }”?
