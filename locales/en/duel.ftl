# Texts of 7 Wonders Duel. Names of cards, Wonders and Progress tokens are in duel-names.ftl.

duel-title = 7 Wonders Duel
duel-tagline = Two cities, three Ages, three ways to win

## Building blocks

# Roman numeral of an Age.
duel-age =
    { $age ->
        [1] I
        [2] II
       *[3] III
    }
duel-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
duel-spaces =
    { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
duel-points =
    { $value ->
        [one] { $value } victory point
       *[other] { $value } victory points
    }

## Resources: the bare name, and a number of units of it

duel-resource-wood = wood
duel-resource-clay = clay
duel-resource-stone = stone
duel-resource-glass = glass
duel-resource-papyrus = papyrus

duel-units-wood = { $units } wood
duel-units-clay = { $units } clay
duel-units-stone = { $units } stone
duel-units-glass = { $units } glass
duel-units-papyrus = { $units } papyrus

## Kinds of structures

duel-colour-brown = Raw materials
duel-colour-grey = Manufactured goods
duel-colour-blue = Civilian structures
duel-colour-green = Scientific structures
duel-colour-yellow = Commercial structures
duel-colour-red = Military structures
duel-colour-purple = Guilds

## Science symbols

duel-symbol-quill = quill
duel-symbol-mortar = mortar
duel-symbol-plumb-level = plumb level
duel-symbol-wheel = wheel
duel-symbol-sundial = sundial
duel-symbol-armillary-sphere = armillary sphere
duel-symbol-balance = balance

## Card backs

duel-back-age-1 = Age I
duel-back-age-2 = Age II
duel-back-age-3 = Age III
duel-back-guild = Guild

## Lines of the score sheet

duel-category-blue = Civilian structures
duel-category-green = Scientific structures
duel-category-yellow = Commercial structures
duel-category-purple = Guilds
duel-category-wonders = Wonders
duel-category-progress = Progress tokens
duel-category-coins = Coins
duel-category-military = Military
duel-category-total = Total

## Kinds of victory

duel-reason-civilian = Civilian victory
duel-reason-military = Military supremacy
duel-reason-scientific = Scientific supremacy
duel-not-counted = After a supremacy points are not counted. This is how the cities stood.

## Options of a game

duel-option-wonders = How the players get their Wonders
duel-option-wonders-draft = Draft: the players pick four Wonders each, from two offers of four.
duel-option-wonders-beginner = First game: each player gets a fixed set of four Wonders.
duel-option-wonders-random = Random: each player is dealt four Wonders by chance.

## What is asked of a player

duel-choice-draft = { $player } has to choose a Wonder
duel-choice-turn = { $player } has to take a card and use it
duel-choice-progress = { $player } has to take a Progress token from the board
duel-choice-library = { $player } has to keep one of the Progress tokens drawn
duel-choice-revive = { $player } has to build a card from the discard pile
duel-choice-destroy = { $player } has to destroy one of the opponent's cards
duel-choice-begin = { $player } has to say who begins the Age
duel-choice-over = The game is over

## Moves

duel-move-build = Build { $card }
duel-move-discard = Discard { $card }
duel-move-wonder = Build { $wonder } using { $card }
duel-move-draft = Choose { $wonder }
duel-move-take = Take { $token }
duel-move-keep = Keep { $token }
duel-move-begin =
    { $who ->
        [me] Begin the Age
       *[opponent] Let the opponent begin the Age
    }
duel-move-revive = Build { $card } from the discard pile
duel-move-destroy = Destroy { $card }

## Events

duel-event-offered = Wonders to choose from: { $wonders }.
duel-event-drafted = { $player } chooses { $wonder }.
duel-event-built = { $player } builds { $card }.
# Comes just before "built" (or before the coins a chain earns).
duel-event-chained = { $chain_card } lets { $player } build { $card } for free.
duel-event-discarded = { $player } discards { $card }.
duel-event-wonder-built = { $player } builds the Wonder { $wonder }, using { $card }.
# The player is the owner of the eighth Wonder.
duel-event-wonder-lost = Seven Wonders stand: { $player } puts { $wonder } back in the box.
# Only the coins printed in a cost; purchases are "traded".
duel-event-paid = { $player } pays { duel-coins }.
duel-event-traded = { $player } buys resources for { duel-coins }.
duel-event-gained =
    { $source ->
        [discard] { $player } takes { duel-coins } for the discarded card.
        [chain] { $player } takes { duel-coins } for building through a chain.
        [economy] { $player } takes { duel-coins } for the opponent's purchases.
       *[effect] { $player } takes { duel-coins }.
    }
duel-event-lost =
    { $cause ->
        [military_token] { $player } loses { duel-coins } to a Military token.
       *[opponent] { $player } loses { duel-coins } to the opponent's Wonder.
    }
duel-event-pawn = { $player } moves the Conflict pawn { duel-spaces } towards the opponent's capital.
# The player is the victim; the coins really lost follow as "lost".
duel-event-looted = A Military token worth { duel-coins } strikes { $player }.
duel-event-symbol = { $player } gains a science symbol: { $symbol }.
duel-event-pair = { $player } completes a pair of science symbols: { $symbol }.
duel-event-progress = { $player } takes the Progress token { $token }.
duel-event-drew =
    { $number ->
        [one] { $player } draws { $number } Progress token from the box.
       *[other] { $player } draws { $number } Progress tokens from the box.
    }
# For those who may see the tokens; can follow "drew" or stand alone.
duel-event-drew-tokens = Tokens drawn: { $tokens }.
duel-event-kept = { $player } keeps the Progress token { $token }.
duel-event-revived = { $player } builds { $card } from the discard pile for free.
# The player is the victim.
duel-event-destroyed = { $player } loses { $card }: the card goes to the discard pile.
duel-event-revealed = Turned face up: { $card }.
duel-event-extra-turn = { $player } takes another turn.
duel-event-extra-turn-lost = The Age is over: { $player } loses the extra turn.
duel-event-age-ended = Age { duel-age } is over.
duel-event-age-begun = The cards of Age { duel-age } are laid out.
duel-event-begins = { $player } begins Age { duel-age }.
duel-event-scored = Final score: { $scores }.
duel-event-over =
    { $count ->
        [one]
            { $reason ->
                [military] { $players } wins by military supremacy!
                [scientific] { $players } wins by scientific supremacy!
               *[civilian] { $players } wins a civilian victory!
            }
       *[other] { $players } share the victory!
    }

## Effects

duel-effect-produce = Produces { $resources } every turn
duel-effect-produce-choice = Produces one resource every turn, your choice of { $resources }
duel-effect-trade-price =
    { $price ->
        [one] You buy { $resources } at a fixed price of { $price } coin a unit
       *[other] You buy { $resources } at a fixed price of { $price } coins a unit
    }
duel-effect-victory-points = { duel-points }
duel-effect-shields =
    { $value ->
        [one] { $value } shield
       *[other] { $value } shields
    }
duel-effect-science = Science symbol: { $symbol }
duel-effect-coins =
    { $value ->
        [one] { $value } coin at once
       *[other] { $value } coins at once
    }
duel-effect-coins-per =
    { $value ->
        [one] { $value } coin at once for each { $count } in your city
       *[other] { $value } coins at once for each { $count } in your city
    }
duel-effect-coins-majority =
    { $value ->
        [one] { $value } coin at once for each { $count } in the city that has more
       *[other] { $value } coins at once for each { $count } in the city that has more
    }
duel-effect-vp-majority = { duel-points } at the end for each { $count } in the city that has more
duel-effect-opponent-loses-coins =
    { $value ->
        [one] Your opponent loses { $value } coin
       *[other] Your opponent loses { $value } coins
    }
duel-effect-play-again = You take another turn at once
duel-effect-destroy-opponent-card = Your opponent loses a card of your choice ({ $colour })
duel-effect-draw-progress-token =
    { $draw ->
        [one] Draw { $draw } Progress token from the box and keep { $keep }
       *[other] Draw { $draw } Progress tokens from the box and keep { $keep }
    }
duel-effect-build-from-discard = Build a card from the discard pile for free
duel-effect-resource-discount =
    { $value ->
        [one]
            { $target ->
                [blue] From now on your blue cards cost { $value } resource less
               *[wonder] From now on your Wonders cost { $value } resource less
            }
       *[other]
            { $target ->
                [blue] From now on your blue cards cost { $value } fewer resources
               *[wonder] From now on your Wonders cost { $value } fewer resources
            }
    }
duel-effect-gain-opponent-trade-spending = You receive the coins your opponent spends on resources
duel-effect-vp-per-own-progress-token = { duel-points } at the end for each Progress token of yours, this one included
duel-effect-extra-shields =
    { $value ->
        [one] From now on your red cards give { $value } more shield
       *[other] From now on your red cards give { $value } more shields
    }
duel-effect-grant-play-again = From now on your Wonders also give another turn
duel-effect-coins-on-chain-build =
    { $value ->
        [one] { $value } coin whenever you build through a chain
       *[other] { $value } coins whenever you build through a chain
    }

# What is counted, to follow "for each".
duel-count-brown = brown card
duel-count-grey = grey card
duel-count-brown-grey = brown or grey card
duel-count-blue = blue card
duel-count-green = green card
duel-count-yellow = yellow card
duel-count-red = red card
duel-count-wonder = built Wonder
duel-count-coins-div-3 = set of 3 coins

## What a construction costs

duel-cost-free = free
duel-cost-coins = { duel-coins }
duel-cost-printed = { $coins } on the card
duel-cost-produced = { $units } { $resource } produced
duel-cost-bought =
    { $units ->
        [one] { $units } { $resource } for { $price }
       *[other] { $units } { $resource } for { $coins } ({ $price } each)
    }
duel-cost-chain =
    { $saves ->
        [0] free thanks to { $card }
        [one] free thanks to { $card } (saves { $saves } coin)
       *[other] free thanks to { $card } (saves { $saves } coins)
    }
duel-cost-choice = { $units } { $resource } produced by choice
duel-cost-discount = { $units } { $resource } waived by a discount
duel-cost-short =
    { $coins ->
        [one] { $coins } coin short
       *[other] { $coins } coins short
    }

## What a move brings at once

duel-gain-coins =
    { $coins ->
        [one] +{ $coins } coin
       *[other] +{ $coins } coins
    }

## Footnote on names

duel-reconstructed-name = * The Italian name of this card is reconstructed and may differ from the published one.

## Why a move is not possible

duel-refusal-over = The game is over.
duel-refusal-nothing-to-take-back = There is nothing to take back.
duel-refusal-no-move = There is no move { $given }.
duel-refusal-no-seat = There is no seat { $given }: the seats are 0 and 1.
duel-refusal-not-text = A move is written as a text such as “build baths”, not as { $given }.
duel-refusal-not-your-turn = It is { $player }'s turn.
# { $moves } are the moves one can type now.
duel-refusal-other-choice =
    { $choice ->
        [draft] Now a Wonder has to be drafted: { $moves }.
        [progress] Now a Progress token has to be taken from the board: { $moves }.
        [library] Now one of the drawn Progress tokens has to be kept: { $moves }.
        [revive] Now a card from the discard pile has to be built: { $moves }.
        [destroy] Now a card of the opponent has to be destroyed: { $moves }.
        [begin] Now you have to say who begins the Age: { $moves }.
       *[turn] Now a card has to be played: { $moves }.
    }
duel-refusal-not-accessible = { $card } cannot be taken now.
duel-refusal-short = That costs { duel-coins-needed }, you have { $coins }.
duel-refusal-short-missing = { $missing } would have to be bought: that costs { duel-coins-needed }, you have { $coins }.
duel-coins-needed = { $needed ->
    [one] { $needed } coin
   *[other] { $needed } coins
}
duel-refusal-not-yours = { $wonder } is not your Wonder.
duel-refusal-built-already = { $wonder } is already built.
duel-refusal-wonders-complete = { $number } Wonders are built, the last one has left the game.
duel-refusal-not-offered = { $wonder } is not among the Wonders to choose from.
duel-refusal-not-on-the-board = { $token } is not on the board.
duel-refusal-not-drawn = { $token } is not among the drawn tokens.
duel-refusal-not-discarded = { $card } is not in the discard pile.
duel-refusal-not-to-be-destroyed = { $card } is not a card this Wonder can destroy.
duel-refusal-unreadable = I do not understand “{ $text }”. Write { $moves }.
duel-refusal-unknown-name = { duel-no-such-name }
duel-refusal-unknown-name-near = { duel-no-such-name } Did you mean “{ $near }”?
duel-no-such-name =
    { $kind ->
        [card] There is no card “{ $name }”.
        [wonder] There is no Wonder “{ $name }”.
       *[token] There is no Progress token “{ $name }”.
    }

## Tables that are set up with one press

duel-preset-first = First game
    .why = Four Wonders are dealt to each of you, and the bot is easy to beat.
