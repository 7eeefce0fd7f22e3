# What the cards and Wonders of 7 Wonders do. Their names are in seven-names.ftl.

## Building blocks

# Roman numeral of an Age.
seven-age =
    { $age ->
        [1] I
        [2] II
       *[3] III
    }
seven-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
# The same for effects whose coins are a value or a price.
seven-value-coins =
    { $value ->
        [one] { $value } coin
       *[other] { $value } coins
    }
seven-price =
    { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
seven-points =
    { $value ->
        [one] { $value } victory point
       *[other] { $value } victory points
    }
seven-shields =
    { $value ->
        [one] { $value } shield
       *[other] { $value } shields
    }
# Where things are counted, to follow what is counted.
seven-where =
    { $where ->
        [own] in your city
        [neighbours] in the neighbouring cities
       *[all] in your city and the neighbouring ones
    }
# A card of a colour, or of any.
seven-a-card =
    { $colour ->
        [brown] a brown card
        [grey] a grey card
        [blue] a blue card
        [yellow] a yellow card
        [red] a red card
        [green] a green card
        [purple] a guild
        [black] a black card
        [white] a leader
       *[any] a card
    }

## Resources: the bare name, and a number of units of it

seven-resource-wood = wood
seven-resource-stone = stone
seven-resource-clay = clay
seven-resource-ore = ore
seven-resource-glass = glass
seven-resource-cloth = cloth
seven-resource-papyrus = papyrus

seven-units-wood = { $units } wood
seven-units-stone = { $units } stone
seven-units-clay = { $units } clay
seven-units-ore = { $units } ore
seven-units-glass = { $units } glass
seven-units-cloth = { $units } cloth
seven-units-papyrus = { $units } papyrus

## Kinds of cards

seven-colour-brown = Raw materials
seven-colour-grey = Manufactured goods
seven-colour-blue = Civilian structures
seven-colour-yellow = Commercial structures
seven-colour-red = Military structures
seven-colour-green = Scientific structures
seven-colour-purple = Guilds

## Science symbols

seven-symbol-compass = compass
seven-symbol-gear = gear
seven-symbol-tablet = tablet

## Sides of a board: the first edition prints A for day and B for night

seven-side-day = Day
seven-side-night = Night

## Neighbours: left is also called West, right East

seven-neighbour-left = left neighbour
seven-neighbour-right = right neighbour

## Lines of the score sheet

seven-category-military = Military conflicts
seven-category-treasury = Treasury
seven-category-wonder = Wonder
seven-category-blue = Civilian structures
seven-category-yellow = Commercial structures
seven-category-green = Scientific structures
seven-category-purple = Guilds
# The line of the printed pad that leaders and black cards share.
seven-category-leaders-black = Leaders and City cards
seven-category-total = Total
# Where somebody has debt it stands apart from the coins and from the rewards of Edifices.
seven-category-coins = Coins

## What the points of a score sheet are made of

seven-part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
seven-part-victories =
    { $tokens ->
        [one] { $tokens } military victory token: { seven-part-points }
       *[other] { $tokens } military victory tokens: { seven-part-points }
    }
seven-part-defeats =
    { $tokens ->
        [one] { $tokens } military defeat token: { seven-part-points }
       *[other] { $tokens } military defeat tokens: { seven-part-points }
    }
seven-part-coins = { seven-coins }: { seven-part-points }
seven-part-stage = stage { $stage }: { seven-part-points }
seven-part-card = { $card }: { seven-part-points }
# With 0 points it is the guild whose symbol is told separately.
seven-part-copied-guild =
    { $points ->
        [0] { $card }, copied from { $other_player } for its symbol
       *[other] { $card }, copied from { $other_player }: { seven-part-points }
    }
seven-part-free-symbol = symbol of free choice: { $symbol }
seven-part-free-symbol-card = symbol of free choice of { $card }: { $symbol }
seven-part-free-symbol-stage = symbol of free choice of stage { $stage }: { $symbol }
seven-part-same-symbols = { $symbol } ({ $number }): { seven-part-points }
seven-part-symbol-sets =
    { $number ->
        [one] { $number } set of three different symbols: { seven-part-points }
       *[other] { $number } sets of three different symbols: { seven-part-points }
    }

## What is counted

# To follow "for each".
seven-count-brown = brown card
seven-count-grey = grey card
seven-count-blue = blue card
seven-count-yellow = yellow card
seven-count-red = red card
seven-count-green = green card
seven-count-purple = guild
seven-count-stage = Wonder stage built
seven-count-victory-token = military victory token
seven-count-defeat-token = military defeat token
seven-count-colour = different colour of Age cards
seven-count-brown-grey-set = set of one brown and one grey card
# Several things: all but the last, with commas between them, and the last.
seven-count-several = { $first } or { $last }

## Effects: production and trade

seven-effect-produce =
    { $for_sale ->
        [no] Produces { $resources } every turn (not for sale)
       *[yes] Produces { $resources } every turn
    }
seven-effect-produce-choice =
    { $for_sale ->
        [no] Produces one resource every turn, your choice of { $one_of } (not for sale)
       *[yes] Produces one resource every turn, your choice of { $one_of }
    }
seven-effect-trade-price =
    { $sides ->
        [left] You buy { $resources } from your left neighbour for { seven-price } a unit
        [right] You buy { $resources } from your right neighbour for { seven-price } a unit
       *[both] You buy { $resources } from both neighbours for { seven-price } a unit
    }

## Effects: points, shields and symbols

seven-effect-victory-points = { seven-points }
seven-effect-shields = { seven-shields }
seven-effect-science = Science symbol: { $symbol }
seven-effect-science-choice =
    { $value ->
        [one] { $value } science symbol of your choice, chosen at the end
       *[other] { $value } science symbols of your choice, chosen at the end
    }

## Effects: coins

seven-effect-coins = { seven-value-coins } at once
seven-effect-coins-per = { seven-value-coins } at once for each { $count } { seven-where }

## Effects: points at the end of the game

seven-effect-points-per = { seven-points } at the end for each { $count } { seven-where }
seven-effect-points-if-wonder-complete = { seven-points } at the end if all stages of your Wonder are built
seven-effect-copy-guild = At the end you score one guild of a neighbour as if it were yours

## Effects: building for less

seven-effect-free-first-of-colour = A card of a colour your city does not have yet is free
seven-effect-free-first-of-age = The card of the first turn of each Age is free to build
seven-effect-free-last-of-age = The card of the last turn of each Age is free to build
seven-effect-free-once-per-age = Once per Age you may build { seven-a-card } for free

## Effects: more cards

seven-effect-play-last-card = You may play the last card of each Age instead of discarding it
seven-effect-build-from-discard = At the end of the turn build a card from the discard pile for free

## Effects: conflict

seven-effect-victory-token =
    { $age ->
        [current] Take a military victory token of the current Age
       *[other] Take a military victory token of Age { seven-age }
    }
seven-effect-discard-defeats = Discard all your military defeat tokens
