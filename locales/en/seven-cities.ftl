# Texts of the expansion Cities of 7 Wonders.

## Options of a game

seven-option-expansions-cities = Cities: black cards, debt and Diplomacy; 8 players and teams need it.

## Why options do not go together

seven-refusal-eight-players = 8 players need the expansion Cities.
seven-refusal-teams-without-cities = Teams need the expansion Cities.

## What is asked of a player

seven-choice-coin-loss = { $player } has to lose coins or take debt tokens

## Moves

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

## Events

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
seven-event-debt =
    { $points ->
        [one] { $player } takes a debt token of −1 point.
       *[other] { $player } takes { $points } debt tokens of −1 point each.
    }

## What a construction costs, part by part

seven-cost-rebate =
    { $saves ->
        [one] { $saves } coin less from { $player }
       *[other] { $saves } coins less from { $player }
    }
seven-cost-debt =
    { $points ->
        [one] { $points } point of debt
       *[other] { $points } points of debt
    }

## Why a move is not possible

seven-refusal-other-choice-coin-loss = Now you have to lose coins or take debt tokens: { $moves }.

## Guilds

seven-card-counterfeiters-guild = Counterfeiters Guild
seven-card-guild-of-shadows = Guild of Shadows
seven-card-mourners-guild = Mourners Guild

## City cards

seven-card-pigeon-loft = Pigeon Loft
seven-card-militia = Militia
seven-card-hideout = Hideout
seven-card-residence = Residence
seven-card-gambling-den = Gambling Den
seven-card-clandestine-dock-west = Clandestine Dock West
seven-card-clandestine-dock-east = Clandestine Dock East
seven-card-secret-warehouse = Secret Warehouse
seven-card-gates-of-the-city = Gates of the City
seven-card-spy-ring = Spy Ring
seven-card-mercenaries = Mercenaries
seven-card-lair = Lair
seven-card-consulate = Consulate
seven-card-gambling-house = Gambling House
seven-card-black-market = Black Market
seven-card-sepulcher = Sepulcher
seven-card-architect-cabinet = Architect Cabinet
seven-card-tabularium = Tabularium
seven-card-torture-chamber = Torture Chamber
seven-card-contingent = Contingent
seven-card-brotherhood = Brotherhood
seven-card-embassy = Embassy
seven-card-cenotaph = Cenotaph
seven-card-builders-union = Builders' Union
seven-card-secret-society = Secret Society
seven-card-slave-market = Slave Market
seven-card-capitol = Capitol

## Cities

seven-board-petra = Petra
seven-board-byzantium = Byzantium

## Wonders

seven-wonder-petra = Al-Khazneh
seven-wonder-byzantium = The Cathedral of Hagia Sophia

## Kinds of cards

seven-colour-black = City cards

## Lines of the score sheet

seven-category-black = City cards
seven-category-debt = Debt

## What the points of a score sheet are made of

seven-part-debt = debt: { seven-part-points }
seven-part-copied-symbol = a mask copies { $card } of { $other_player }: { $symbol }

## What is counted

seven-count-black = black card
seven-counts-black = black cards

## Effects

seven-effect-produce-pool =
    Produces one resource every turn, your choice of those your board, brown and grey cards { $pool ->
        [own] produce
       *[not_own] do not produce
    } (not for sale)
seven-effect-rebate =
    { $side ->
        [left] Each turn one resource bought from your left neighbour costs { seven-value-coins } less
       *[right] Each turn one resource bought from your right neighbour costs { seven-value-coins } less
    }
seven-effect-mask =
    { $value ->
        [one] At the end copies the science symbol of { $value } green card of a neighbour
       *[other] At the end copies the science symbols of { $value } green cards of your neighbours
    }
seven-effect-neighbours-coins = Each neighbour takes { seven-value-coins } from the bank
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
seven-effect-stages-without-resources = From now on the stages of your Wonder cost no resources
seven-effect-diplomacy =
    { $value ->
        [one] Take { $value } Diplomacy token
       *[other] Take { $value } Diplomacy tokens
    }

## What is asked of you

seven-choose-coin-loss = Lose coins or take debt tokens

## Fields of a view

seven-view-diplomacy = Diplomacy tokens
seven-view-debt = Debt
seven-view-masks = Masks
seven-view-warehouses = Further units of choice
seven-view-not-own = of what it does not sell
seven-view-rebate = rebate

## Why a move is good

seven-reason-diplomacy = a Diplomacy token: no conflicts in one Age
seven-reason-diplomacy-number =
    { $number ->
        [one] Diplomacy avoids a defeat in this Age
       *[other] Diplomacy avoids { $number } defeats in this Age
    }
seven-reason-others-lose = the others lose { reasons-coins } in all
seven-reason-no-debt = takes no debt
