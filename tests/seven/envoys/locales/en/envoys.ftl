# Texts of Envoys.

## Options of a game

seven-option-expansions-envoys = Envoys: before each Age an envoy can be sent abroad, for 3 to 7 players.
seven-option-free_envoys = Free envoys
seven-option-free_envoys-off = No: an envoy costs a coin.
seven-option-free_envoys-on = Yes: envoys are sent for nothing.

## What is asked of a player

seven-choice-farewell = { $player } can send an envoy
seven-choice-coins-or-envoy = { $player } takes coins or sends an envoy
seven-choose-farewell = Send an envoy or keep it at home
seven-choose-coins-or-envoy = Take the coins or send an envoy

## Moves

seven-move-send =
    { $envoys ->
        [0] Send no envoy
       *[other] Send an envoy
    }

## Events

seven-event-envoy-sent = { $player } sends an envoy.

## Why a move is not possible

seven-refusal-other-choice-farewell = Now an envoy can be sent: { $moves }.
seven-refusal-other-choice-coins-or-envoy = Now you take coins or send an envoy: { $moves }.
seven-refusal-envoy-too-dear = An envoy costs 1 coin, and you have none.

## Points

seven-category-envoys = Envoys
seven-part-envoys =
    { $number ->
        [one] { $number } envoy abroad: { seven-part-points }
       *[other] { $number } envoys abroad: { seven-part-points }
    }

## Effects

seven-effect-send-envoy = Take { seven-coins } or send an envoy

## Fields of a view

seven-view-envoys = Envoys
seven-view-instead = Coins instead

## Cards

seven-colour-orange = Embassies
seven-card-embassy-1-1 = Embassy I
seven-card-embassy-1-2 = Embassy I
seven-card-embassy-1-3 = Embassy I
seven-card-embassy-1-4 = Embassy I
seven-card-embassy-1-5 = Embassy I
seven-card-embassy-1-6 = Embassy I
seven-card-embassy-1-7 = Embassy I
seven-card-embassy-2-1 = Embassy II
seven-card-embassy-2-2 = Embassy II
seven-card-embassy-2-3 = Embassy II
seven-card-embassy-2-4 = Embassy II
seven-card-embassy-2-5 = Embassy II
seven-card-embassy-2-6 = Embassy II
seven-card-embassy-2-7 = Embassy II
seven-card-embassy-3-1 = Embassy III
seven-card-embassy-3-2 = Embassy III
seven-card-embassy-3-3 = Embassy III
seven-card-embassy-3-4 = Embassy III
seven-card-embassy-3-5 = Embassy III
seven-card-embassy-3-6 = Embassy III
seven-card-embassy-3-7 = Embassy III
