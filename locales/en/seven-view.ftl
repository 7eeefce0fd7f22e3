# Texts of 7 Wonders on the generic board of the browser: what is asked, and the fields of a view. An empty one is not shown.

## Parts of a game

seven-chapter =
    { $age ->
        [0] Before Age I
       *[other] Age { seven-age }
    }

## What is asked of you

seven-choose-boards = Choose a board or its side
seven-choose-turn = Choose a card and use it
seven-choose-last-card = Use the last card
seven-choose-revival = Build a card from the discard pile, or decline
seven-choose-alternative = Choose one of the effects of the stage
seven-choose-token-loss = Give back a military victory token

## What actions are about

seven-subject-board = Boards
seven-subject-card = Cards

## Fields

seven-view-age = Age
seven-view-turn = Turn
seven-view-turns = Turns of the Age
seven-view-players = { "" }
seven-view-phase = { "" }
seven-view-choice = { "" }
seven-view-direction = Hands are passed to the
seven-view-direction-left = left
seven-view-direction-right = right
seven-view-offers = Boards to choose from
seven-view-boards = Boards
seven-view-sides = Sides
seven-view-discard = Discard pile
seven-view-number = Number
seven-view-known = Known to all
seven-view-cost = Cost
seven-view-cities = Cities
seven-view-conflicts = { "" }
seven-view-city = { "" }
seven-view-player = { "" }
seven-view-board = Board
seven-view-side = Side
seven-view-stages = Stages of the Wonder
seven-view-stages-of = Stage { $number }
seven-view-built = built
seven-view-next = can be built next
seven-view-under = underneath
seven-view-chosen = effect chosen
seven-view-coins = Coins
seven-view-hand = Cards in hand
seven-view-cards = Structures
seven-view-shields = Shields
seven-view-victories = Victory tokens by Age
seven-view-defeats = Defeat tokens
seven-view-symbols = Science symbols
seven-view-free-symbols = Symbols of free choice
seven-view-production = Production
seven-view-for-sale = For sale to neighbours
seven-view-fixed = Every turn
seven-view-choices = One of
seven-view-own = of what it sells
seven-view-prices = Prices
seven-view-left = Left neighbour
seven-view-right = Right neighbour
seven-view-bank = Bank
seven-view-raw = raw materials
seven-view-manufactured = manufactured goods
seven-view-free-builds-left = Free buildings left
seven-view-any = any
seven-view-scores = Points if the game ended now
seven-view-score-pad = { "" }
seven-view-score-lines = { "" }
seven-view-teams = { "" }
seven-view-commit = Chosen in secret
seven-view-stage = Stage
