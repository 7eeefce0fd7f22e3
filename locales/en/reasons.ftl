# Why a move is good: short clauses that are put in a row, most important first. Cards and players are named in the
# texts of each game.

reasons-why = Why: { $reasons }

## Building blocks

reasons-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reasons-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
reasons-shields =
    { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }
reasons-nth =
    { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] { $number }th
    }

## 7 Wonders Duel: the end

duel-reason-wins =
    { $how ->
        [military] wins at once by military supremacy
        [scientific] wins at once by scientific supremacy
       *[civilian] wins on points
    }
duel-reason-shares = shares the victory
duel-reason-stops-win-card = keeps the opponent from winning with { $card }
duel-reason-stops-win-wonder = keeps the opponent from winning with { $wonder }
duel-reason-hides-win = does not uncover { $card }, with which the opponent would win

## 7 Wonders Duel: what the move brings

duel-reason-worth = brings { reasons-points }
duel-reason-guild = worth { reasons-points } as things stand
duel-reason-symbol =
    { $number ->
        [1] the first of 6 different symbols ({ $symbol })
       *[other] the { reasons-nth } different symbol ({ $symbol })
    }
duel-reason-symbol-missing =
    { $missing ->
        [1] the { reasons-nth } different symbol ({ $symbol }): one more wins
       *[other] the { reasons-nth } different symbol ({ $symbol }): { $missing } more win
    }
duel-reason-pair = a pair of symbols ({ $symbol }): a Progress token of your choice
duel-reason-pawn = pushes the conflict pawn { duel-spaces }
duel-reason-pawn-left =
    { $left ->
        [one] pushes the conflict pawn { duel-spaces }: { $left } more wins
       *[other] pushes the conflict pawn { duel-spaces }: { $left } more win
    }
duel-reason-shields = brings { reasons-shields }
duel-reason-loots = a Military token takes { duel-coins } from the opponent
duel-reason-robs = takes { duel-coins } from the opponent
duel-reason-income = brings { duel-coins }
duel-reason-free = free thanks to { $chain_card }: saves { duel-coins }
duel-reason-again = gives another turn
duel-reason-draws = lets you choose among { $number } Progress tokens from the box
duel-reason-revives = builds a discarded card for nothing
duel-reason-destroys =
    { $what ->
        [brown] destroys one of the opponent's brown cards
       *[grey] destroys one of the opponent's grey cards
    }
duel-reason-locks = the opponent can no longer build { $wonder }

## 7 Wonders Duel: what it means for later

duel-reason-cheaper-wonder = saves { duel-coins } on { $wonder }
duel-reason-cheaper-card = saves { duel-coins } on { $card }
duel-reason-dearer-wonder = makes { $wonder } { duel-coins } dearer for the opponent
duel-reason-dearer-card = makes { $card } { duel-coins } dearer for the opponent
duel-reason-produces = produces { $resources }
duel-reason-choice = produces a resource of your choice every turn
duel-reason-fixed = { $resources } at a fixed price from now on
duel-reason-takes-away = the opponent no longer produces { $resources }
duel-reason-chain-later = { $card } could then be built for nothing
duel-reason-wonders-cheaper =
    { $number ->
        [one] your last unbuilt Wonder needs fewer resources
       *[other] your { $number } unbuilt Wonders need fewer resources
    }
duel-reason-wonders-again =
    { $number ->
        [one] your last unbuilt Wonder gives another turn
       *[other] your { $number } unbuilt Wonders all give another turn
    }
duel-reason-blue-cheaper = civilian structures need fewer resources
duel-reason-more-shields = military structures bring more shields
duel-reason-chain-coins = every structure built for nothing brings { duel-coins }
duel-reason-trade-income = what the opponent spends on resources goes to you
duel-reason-enough-for = then your coins are enough for { $wonder }
duel-reason-must-sell = nothing can be built now: { duel-coins } for the card
duel-reason-sells = { duel-coins } for the card
duel-reason-more-coins = leaves you { duel-coins } more

## 7 Wonders Duel: what the opponent does not get

duel-reason-denies-symbol = denies the opponent the { reasons-nth } different symbol ({ $symbol })
duel-reason-denies-pair = denies the opponent a pair of symbols ({ $symbol })
duel-reason-denies-shields = keeps the opponent from pushing the pawn { duel-spaces }
duel-reason-denies-points = denies the opponent { reasons-points }
duel-reason-denies-free = the opponent could have built { $card } for nothing
duel-reason-denies-wonder = the opponent, who chooses next, does not get its extra turn
duel-reason-uncovers-nothing = uncovers nothing for the opponent
duel-reason-keeps-closed = leaves { $card } covered, which the opponent could use
duel-reason-first-pick = the first choice of the Age is yours
duel-reason-last-pick = without extra turns the last card of the Age is yours

## 7 Wonders: points

seven-reason-worth = brings { reasons-points } as things stand
seven-reason-guild = the guild is worth { reasons-points } as things stand
seven-reason-tokens = { reasons-points } more from conflict tokens
seven-reason-stage = builds stage { $stage }
seven-reason-stage-points = builds stage { $stage }: { reasons-points }
seven-reason-complete = the wonder is complete
seven-reason-set = completes a set of three symbols: { reasons-points }
seven-reason-symbol = the { reasons-nth } { $symbol }: { reasons-points }
seven-reason-science = { reasons-points } more from science
seven-reason-board-points = its stages bring { reasons-points }

## 7 Wonders: conflicts

seven-reason-overtakes = stronger than { $other_player }: { reasons-points } at the end of the Age as things stand
seven-reason-levels = as strong as { $other_player }: no defeat as things stand
seven-reason-shields = brings { reasons-shields }

## 7 Wonders: coins and resources

seven-reason-income = brings { reasons-coins }
seven-reason-sells = sells the card for { reasons-coins }
seven-reason-must-sell = nothing can be built: sells for { reasons-coins }
seven-reason-enough-for = then your coins are enough for stage { $stage }
seven-reason-more-coins = leaves you { reasons-coins } more
seven-reason-free = free thanks to { $chain_card }
seven-reason-free-coins = free thanks to { $chain_card }: saves { reasons-coins }
seven-reason-power = costs nothing thanks to a power of your city
seven-reason-power-coins = costs nothing thanks to a power of your city: saves { reasons-coins }
seven-reason-chain-later = makes free later: { $cards }
seven-reason-stage-cheaper = makes stage { $stage } possible
seven-reason-stage-cheaper-coins = saves { reasons-coins } on stage { $stage }
seven-reason-produces = produces { $resources }
seven-reason-choice = produces one of these every turn: { $resources }
seven-reason-sole-seller = neither neighbour sells { $resources }
seven-reason-trade = resources of neighbours cost less

## 7 Wonders: powers and losses

seven-reason-last-card = the last card of each Age can be played too
seven-reason-free-builds = allows free buildings later
seven-reason-discounts = later constructions need fewer resources
seven-reason-free-stages = stages need no resources any more
seven-reason-pays-later = can bring more coins later
seven-reason-revives = builds a card from the discard pile for nothing
seven-reason-keeps-coins = keeps { reasons-coins } in hand
seven-reason-least-loss =
    { $points ->
        [0] costs no points
       *[other] the smallest loss: { reasons-points }
    }

## 7 Wonders: what the next holder of the hand does not get

seven-reason-denies-set = { $player } would get the card and complete a set: { reasons-points }
seven-reason-denies-points = { $player } would get the card and make { reasons-points } of it
seven-reason-denies-strength = { $player } would get the card and become stronger than you

## World Wonders: tracks and Monuments

world-reason-lowest = raises the lowest resource: { reasons-points }
world-reason-population =
    { $steps ->
        [one] one more resident
       *[other] { $steps } more residents
    }
world-reason-population-points =
    { $steps ->
        [one] one more resident: { reasons-points }
       *[other] { $steps } more residents: { reasons-points }
    }
world-reason-resources = brings { $resources }
world-reason-last-round = makes this the last round while you are ahead
world-reason-monument = the Monument brings { reasons-points }
world-reason-monument-cheap = costs only the { $gold } gold that is left
world-reason-objective = { reasons-points } more for an objective ({ $the_objective })
world-reason-gold-left = leaves { $gold } gold for this round
world-reason-gold-left-monument = leaves { $gold } gold, for example for { $monument }

## World Wonders: the map

world-reason-can-close =
    { $number ->
        [one] can finish a district
       *[other] can finish { $number } districts
    }
world-reason-can-touch =
    { $number ->
        [one] can reach one more natural resource
       *[other] can reach { $number } more natural resources
    }
world-reason-can-open = can open up room for Buildings: { world-cells }
world-reason-districts =
    { $number ->
        [one] finishes a district: 1 point
       *[other] finishes { $number } districts: { $number } points
    }
world-reason-natural =
    { $number ->
        [one] touches one more natural resource: 1 point
       *[other] touches { $number } more natural resources: { $number } points
    }
world-reason-nearly = almost a district: { world-cells } to close
world-reason-closer =
    { $number ->
        [one] brings another Building nearer to a district
       *[other] brings { $number } other Buildings nearer to a district
    }
world-reason-room = opens up room for Buildings: { world-cells }
world-reason-prepares = { $monument } can be built from now on
world-reason-keeps-place = leaves room for { $monument }

## World Wonders: order, loans, the others, the Automaton

world-reason-first = makes you first in the next round
world-reason-second = makes you second in the next round
world-reason-loan = { $gold } more gold now; if it is not paid back, { reasons-points } less
world-reason-affords-item = makes it possible to buy: { $item }
world-reason-affords-stack = makes it possible to buy: { $stack }
world-reason-affords-monument = makes it possible to buy: { $monument }
world-reason-repays = an open loan would cost { reasons-points }
world-reason-denies-monument = { $player } could build it too: { reasons-points }
world-reason-denies-tile = { $player } could buy the tile too: { reasons-points }
world-reason-automaton-ahead =
    { $points ->
        [one] then you are { $points } point ahead of the Automaton
       *[other] then you are { $points } points ahead of the Automaton
    }
world-reason-automaton-behind =
    { $points ->
        [one] then { $points } point is missing to beat the Automaton
       *[other] then { $points } points are missing to beat the Automaton
    }

## What a puzzle or a critical moment of a game is about

puzzle-theme-science = Science
puzzle-theme-arms = Arms
puzzle-theme-denial = Denial
puzzle-theme-money = Money
puzzle-theme-last_turn = Last turn
puzzle-theme-placing = Placing
puzzle-theme-leaders = Leaders
puzzle-theme-monuments = Monuments
reasons-stake = At stake: { $themes }

## What has changed the chances

reasons-part-move = the move { $change }%
reasons-part-luck =
    { $game ->
        [duel] the cards that came up
        [seven] the new hands
       *[other] what came up
    } { $change }%
reasons-part-others = what the others chose { $change }%
reasons-part-others-luck =
    what the others chose and { $game ->
        [seven] the new hands
       *[other] what came up
    } { $change }%
