# Texts of the expansion Edifice of 7 Wonders.

## Options of a game

seven-option-expansions-edifice = Edifice: in each Age a project to build together, for 3 to 7 players.

## What a table would be like

seven-note-edifice =
    Each Age has an Edifice, which stands once { $pawns } players have taken part; if it fails, the others pay for it.

## Why options do not go together

seven-refusal-edifice-players = Edifice is for 3 to 7 players.

## What is asked of a player

seven-choice-card-loss = { $player } has to discard a card from the city
seven-choice-free-pawn = { $player } has to take a participation pawn

## Moves

seven-move-join = Build the next stage with { $card } and take part in the Edifice{ seven-paying }
seven-move-join-leader = Build the next stage with { $leader } and take part in the Edifice{ seven-paying }
seven-move-discard = Discard { $card } from the city
seven-move-pawn = Take a participation pawn of Age { seven-age }

## Events

seven-event-edifice-laid = The Edifice { $edifice } is laid out.
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

## What a construction costs, part by part

seven-cost-edifice = { seven-coins } for taking part in { $edifice }

## Why a move is not possible

seven-refusal-other-choice-card-loss = Now a card of your city has to be discarded: { $moves }.
seven-refusal-other-choice-free-pawn = Now a participation pawn has to be taken: { $moves }.
seven-refusal-edifice-unaffordable-short = Together with { $edifice } the next stage costs { seven-coins }, you are { $short } short.
seven-refusal-no-edifice = There is no Edifice to take part in now.

## Cities

seven-board-ur = Ur
seven-board-carthage = Carthage

## Wonders

seven-wonder-ur = The Ziggurat
seven-wonder-carthage = The Port

## Edifices

seven-edifice-artisan-district = Artisan District
seven-edifice-belvedere = Belvedere
seven-edifice-curtain-wall = Curtain Wall
seven-edifice-money-changer = Money Changer
seven-edifice-outpost = Outpost
seven-edifice-amphitheater = Amphitheater
seven-edifice-auction-house = Auction House
seven-edifice-factory = Factory
seven-edifice-river-port = River Port
seven-edifice-staging-camp = Staging Camp
seven-edifice-agora = Agora
seven-edifice-archives = Archives
seven-edifice-concentric-castle = Concentric Castle
seven-edifice-gold-reserves = Gold Reserves
seven-edifice-military-school = Military School

## Lines of the score sheet

seven-category-edifice = Edifices
seven-category-edifice-debt = Edifice debt

## What the points of a score sheet are made of

seven-part-edifice = { $edifice }: { seven-part-points }
seven-part-edifice-debt = Edifice debt of Age { seven-age }: { seven-part-points }
seven-part-doubled-guild =
    { $points ->
        [0] { $card } counts twice, for its symbol
       *[other] { $card } counts twice: { seven-part-points } more
    }
seven-part-free-symbol-edifice = symbol of free choice of { $edifice }: { $symbol }

## Effects

seven-effect-double-guild = At the end one of your guilds counts a second time
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

## What is asked of you

seven-choose-card-loss = Discard a card from your city
seven-choose-free-pawn = Take a participation pawn

## Fields of a view

seven-view-edifices = Edifices
seven-view-pawns = Participation pawns
seven-view-state = State
seven-view-state-project = under way
seven-view-state-built = built
seven-view-state-failed = failed
seven-view-edifice-debts = Edifice debts
seven-view-value = Points each

## Why a move is good

seven-reason-joins = takes part in { $edifice } and is safe from its penalty
seven-reason-completes-edifice = completes { $edifice }: the reward comes at once
