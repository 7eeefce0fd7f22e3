# What the cards, leaders, Wonders and Edifices of 7 Wonders do. Their names are in seven-names.ftl.

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
# One of a set of cards of different colours.
seven-one =
    { $colour ->
        [brown] one brown
        [grey] one grey
        [blue] one blue
        [yellow] one yellow
        [red] one red
        [green] one green
        [purple] one purple
        [black] one black
       *[white] one white
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
seven-colour-black = City cards
seven-colour-white = Leaders

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
seven-category-leaders = Leaders
seven-category-black = City cards
# The line of the printed pad that leaders and black cards share.
seven-category-leaders-black = Leaders and City cards
seven-category-edifice = Edifices
seven-category-total = Total
# Where somebody has debt it stands apart from the coins and from the rewards of Edifices.
seven-category-coins = Coins
seven-category-debt = Debt
seven-category-edifice-debt = Edifice debt

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
seven-part-debt = debt: { seven-part-points }
seven-part-stage = stage { $stage }: { seven-part-points }
seven-part-card = { $card }: { seven-part-points }
seven-part-leader = { $leader }: { seven-part-points }
seven-part-buried-leader = { $leader }, under a stage: { seven-part-points }
seven-part-copied-leader = { $leader }, copied: { seven-part-points }
seven-part-copied-leader-other_seat = { $leader }, copied from { $other_player }: { seven-part-points }
seven-part-edifice = { $edifice }: { seven-part-points }
seven-part-edifice-debt = Edifice debt of Age { seven-age }: { seven-part-points }
# With 0 points it is the guild whose symbol is told separately.
seven-part-copied-guild =
    { $points ->
        [0] { $card }, copied from { $other_player } for its symbol
       *[other] { $card }, copied from { $other_player }: { seven-part-points }
    }
seven-part-doubled-guild =
    { $points ->
        [0] { $card } counts twice, for its symbol
       *[other] { $card } counts twice: { seven-part-points } more
    }
seven-part-free-symbol = symbol of free choice: { $symbol }
seven-part-free-symbol-card = symbol of free choice of { $card }: { $symbol }
seven-part-free-symbol-leader = symbol of free choice of { $leader }: { $symbol }
seven-part-free-symbol-edifice = symbol of free choice of { $edifice }: { $symbol }
seven-part-free-symbol-stage = symbol of free choice of stage { $stage }: { $symbol }
seven-part-copied-symbol = a mask copies { $card } of { $other_player }: { $symbol }
seven-part-common-symbol = one more of the most common symbol: { $symbol }
seven-part-common-symbol-leader = one more symbol by { $leader }: { $symbol }
seven-part-turned-symbol = symbol turned: { $from_symbol } into { $symbol }
seven-part-turned-symbol-leader = symbol turned by { $leader }: { $from_symbol } into { $symbol }
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
seven-count-black = black card
seven-count-white = leader
seven-count-stage = Wonder stage built
seven-count-victory-token = military victory token
seven-count-defeat-token = military defeat token
seven-count-colour = different colour of Age cards
seven-count-brown-grey-set = set of one brown and one grey card
# Several things: all but the last, with commas between them, and the last.
seven-count-several = { $first } or { $last }

# To follow "more".
seven-counts-brown = brown cards
seven-counts-grey = grey cards
seven-counts-blue = blue cards
seven-counts-yellow = yellow cards
seven-counts-red = red cards
seven-counts-green = green cards
seven-counts-purple = guilds
seven-counts-black = black cards
seven-counts-white = leaders
seven-counts-stage = Wonder stages built
seven-counts-victory-token = military victory tokens
seven-counts-defeat-token = military defeat tokens
seven-counts-colour = different colours of Age cards
seven-counts-brown-grey-set = sets of one brown and one grey card
seven-counts-coins = coins

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
seven-effect-produce-pool =
    Produces one resource every turn, your choice of those your board, brown and grey cards { $pool ->
        [own] produce
       *[not_own] do not produce
    } (not for sale)
seven-effect-trade-price =
    { $sides ->
        [left] You buy { $resources } from your left neighbour for { seven-price } a unit
        [right] You buy { $resources } from your right neighbour for { seven-price } a unit
       *[both] You buy { $resources } from both neighbours for { seven-price } a unit
    }
seven-effect-rebate =
    { $side ->
        [left] Each turn one resource bought from your left neighbour costs { seven-value-coins } less
       *[right] Each turn one resource bought from your right neighbour costs { seven-value-coins } less
    }
seven-effect-bank-purchase = Once a turn you may buy one resource of any kind from the bank for { seven-price }

## Effects: points, shields and symbols

seven-effect-victory-points = { seven-points }
seven-effect-shields = { seven-shields }
seven-effect-shields-per-defeat = { seven-shields } for each military defeat token you have
seven-effect-science = Science symbol: { $symbol }
seven-effect-science-choice =
    { $value ->
        [one] { $value } science symbol of your choice, chosen at the end
       *[other] { $value } science symbols of your choice, chosen at the end
    }
seven-effect-mask =
    { $value ->
        [one] At the end copies the science symbol of { $value } green card of a neighbour
       *[other] At the end copies the science symbols of { $value } green cards of your neighbours
    }
seven-effect-replace-symbol = At the end you may turn one of your science symbols into another
seven-effect-extra-common-symbol = At the end one more science symbol of the kind you have most of

## Effects: coins

seven-effect-coins = { seven-value-coins } at once
seven-effect-neighbours-coins = Each neighbour takes { seven-value-coins } from the bank
seven-effect-coins-per = { seven-value-coins } at once for each { $count } { seven-where }
seven-effect-coins-on-build = { seven-value-coins } whenever you build { seven-a-card }
seven-effect-coins-on-chain = { seven-value-coins } whenever you build through a chain
seven-effect-coins-on-victory = { seven-value-coins } whenever you gain a military victory token
seven-effect-coins-on-stage = { seven-value-coins } whenever you build a stage of your Wonder
seven-effect-coins-on-trade = { seven-value-coins } whenever you buy from a neighbour, once a turn for each neighbour
seven-effect-bank-bonus = Once a turn, { seven-value-coins } more when you take coins from the bank
# What is not paid becomes debt.
seven-others-lose = Every other player loses { seven-value-coins }
seven-effect-others-lose =
    { $per ->
        [victory_token] { seven-others-lose } for each military victory token they have (or goes into debt)
        [stage] { seven-others-lose } for each Wonder stage they have built (or goes into debt)
        [age] { seven-others-lose } for each Age begun (or goes into debt)
       *[fixed] { seven-others-lose } (or goes into debt)
    }
seven-effect-others-lose-on-stage = { seven-others-lose } whenever you build a stage of your Wonder (or goes into debt)

## Effects: points at the end of the game

seven-effect-points-per = { seven-points } at the end for each { $count } { seven-where }
seven-effect-points-per-coins =
    { $coins ->
        [one] { seven-points } at the end for each coin, besides those of the treasury
       *[other] { seven-points } at the end for each set of { $coins } coins, besides those of the treasury
    }
seven-effect-points-per-set = { seven-points } at the end for each set of { $colours } card in your city
seven-effect-points-per-science-set = { seven-points } more at the end for each set of three different science symbols
seven-effect-points-per-victory-pair =
    At the end, for each pair of equal military victory tokens, the points of one of them
seven-effect-points-if-wonder-complete = { seven-points } at the end if all stages of your Wonder are built
seven-effect-points-if-most = { seven-points } at the end if you have more { $count } than each neighbour
seven-effect-points-if-no-defeat = { seven-points } at the end if you have no military defeat token
seven-effect-points-if-only-leader = { seven-points } at the end if you have no other leader in play
seven-effect-copy-guild = At the end you score one guild of a neighbour as if it were yours
seven-effect-double-guild = At the end one of your guilds counts a second time

## Effects: building for less

seven-effect-free-first-of-colour = A card of a colour your city does not have yet is free
seven-effect-free-first-of-age = The card of the first turn of each Age is free to build
seven-effect-free-last-of-age = The card of the last turn of each Age is free to build
seven-effect-free-once-per-age = Once per Age you may build { seven-a-card } for free
seven-effect-free-colour = From now on building { seven-a-card } costs you nothing
seven-effect-resource-discount =
    From now on { $applies_to ->
        [brown] your brown cards
        [grey] your grey cards
        [blue] your blue cards
        [yellow] your yellow cards
        [red] your red cards
        [green] your green cards
        [purple] your guilds
        [black] your black cards
        [white] your leaders
       *[stage] the stages of your Wonder
    } cost { $value ->
        [one] { $value } resource less
       *[other] { $value } fewer resources
    }
seven-effect-stages-without-resources = From now on the stages of your Wonder cost no resources

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
seven-effect-others-discard-victory = Every other player discards a military victory token of their choice
seven-effect-redirect-defeats = From now on the military defeat tokens you would take go to whoever beats you
seven-effect-diplomacy =
    { $value ->
        [one] Take { $value } Diplomacy token
       *[other] Take { $value } Diplomacy tokens
    }

## Effects: leaders

seven-effect-free-leaders = From now on you recruit leaders for free
seven-effect-leader-discount =
    Your leaders cost { $own ->
        [one] { $own } coin less
       *[other] { $own } coins less
    }, those of your neighbours { $neighbours ->
        [one] { $neighbours } coin less
       *[other] { $neighbours } coins less
    }
seven-effect-keep-leaders = You also keep the leader not chosen in Age III
seven-effect-draw-leaders =
    { $value ->
        [one] Draw { $value } leader from the box
       *[other] Draw { $value } leaders from the box
    }
seven-effect-recruit-leader = You may recruit one more leader from your hand, paying its cost
seven-effect-bury-leader =
    Put one of your leaders under the stage: it loses its effect and gives { seven-points } for each coin of its cost
seven-effect-copy-leader = Choose a leader of a neighbour: its effect counts for you too

## Effects: Edifice

seven-effect-pawn-from-box =
    { $age ->
        [any] Take a participation pawn of an Age of your choice from the box
       *[other] Take a participation pawn of Age { seven-age } from the box
    }

## What a failed Edifice costs those without a pawn of it

seven-penalty-discard-card = Discard { seven-a-card } from your city
seven-penalty-pay = Pay { seven-coins } to the bank
seven-penalty-return-victory-tokens =
    { $number ->
        [one] Return { $number } military victory token
       *[other] Return { $number } military victory tokens
    }
