# Texts of the terminal screen of 7 Wonders. Sentences of the game are in seven.ftl, names in seven-names.ftl.

## The title

seven-screen-phase-boards = The choice of the Wonder boards
seven-screen-turn =
    Age { seven-age }, turn { $turn } of { $turns }, hands go to the { $direction ->
        [right] right
       *[left] left
    }
seven-screen-over = The game is over

## Colours and resources: in a word, and in a letter or two

seven-screen-colour-brown = brown
seven-screen-colour-grey = grey
seven-screen-colour-blue = blue
seven-screen-colour-yellow = yellow
seven-screen-colour-red = red
seven-screen-colour-green = green
seven-screen-colour-purple = purple
seven-screen-short-brown = br
seven-screen-short-grey = gy
seven-screen-short-blue = bl
seven-screen-short-yellow = ye
seven-screen-short-red = re
seven-screen-short-green = gn
seven-screen-short-purple = pu
seven-screen-code-wood = Wo
seven-screen-code-stone = St
seven-screen-code-clay = Cl
seven-screen-code-ore = Or
seven-screen-code-glass = Gl
seven-screen-code-cloth = Ct
seven-screen-code-papyrus = Pa
seven-screen-any = any

## Cities

seven-screen-place-left = left
seven-screen-place-right = right
seven-screen-label-coins = has
seven-screen-label-wonder = Wonder
seven-screen-label-makes = makes
seven-screen-label-sells = sells
seven-screen-label-buys = buys at
seven-screen-label-arms = arms
seven-screen-label-science = science
seven-screen-label-free = free
seven-screen-label-rights = may
seven-screen-label-debts = debts
seven-screen-treasury =
    { $points ->
        [one] { $coins }, { $points } point
       *[other] { $coins }, { $points } points
    }
seven-screen-board = { $board } ({ $side })
seven-screen-stage-unbuilt = { $mark } { $cost } → { $effects }
seven-screen-stage-built = { $mark } { $effects }
seven-screen-stage-under = { $mark } { $effects } (under it: { $card })
seven-screen-or = {" or "}
seven-screen-prices-left =
    left: raw materials { $raw }, goods { $manufactured }{ $rebate ->
        [0] {""}
       *[other] , once a turn { $rebate } less
    }
seven-screen-prices-right =
    right: raw materials { $raw }, goods { $manufactured }{ $rebate ->
        [0] {""}
       *[other] , once a turn { $rebate } less
    }
seven-screen-tokens = tokens { $tokens }
seven-screen-science-free-symbols = { $number } of free choice
seven-screen-right = build { $card } for free ({ $number } left in this Age)
seven-screen-column-city = city
seven-screen-column-wonder = Wonder
seven-screen-column-coins = coins
seven-screen-column-shields = shields
seven-screen-column-tokens = tokens
seven-screen-column-cards = cards
seven-screen-column-points = points
seven-screen-points-now = Points if the game ended now

## Beside the cities

seven-screen-pile =
    { $number ->
        [0] The discard pile is empty.
        [one] { $number } card in the discard pile; known: { $known }
       *[other] { $number } cards in the discard pile; known: { $known }
    }
seven-screen-pile-count =
    { $number ->
        [one] { $number } card in the discard pile, { $known } of it known (pile lists them).
       *[other] { $number } cards in the discard pile, { $known } of them known (pile lists them).
    }
seven-screen-no-card = none
seven-screen-missing = Still to choose: { $players }

## The hand and its moves

seven-screen-card = { $name } ({ $colour }; { $cost }): { $effects }
seven-screen-cost = cost { $cost }
seven-screen-own-resources = with the city's own resources
seven-screen-pay-left = { $coins } to the left
seven-screen-pay-right = { $coins } to the right
seven-screen-pay-bank = { $coins } to the bank
seven-screen-build = Build: { $price }
seven-screen-free-always = free thanks to a Wonder stage or a leader
seven-screen-free-once = free, using the right of this Age
seven-screen-next-stage = Stage { $number } of { $board } ({ $cost }): { $effects }
seven-screen-build-stage = Build the stage: { $price }
seven-screen-under = Which card goes under the stage?
seven-screen-sell = Sell a card: +{ $coins }
seven-screen-which = Which one?

## Pieces

seven-screen-piece-card = { $name } ({ $id })
seven-screen-piece-board = { $name } ({ $id }), Wonder board
seven-screen-sort = { $colour }, Age { seven-age }
seven-screen-piece-cost = Cost: { $cost }
seven-screen-chain-free-with = Free for the city that has: { $cards }
seven-screen-chain-frees = Makes free: { $cards }
seven-screen-produces = Produces: { $resource }

## Lists

seven-screen-boards = Wonder boards
seven-screen-deck = { seven-age }, { $colour }
seven-screen-copies = players { $players }
seven-screen-first-edition = { $name } (first edition)
seven-screen-note-data = * These data are disputed: the sources do not agree on them.

## The words with which moves are typed

# Separated by spaces; _ stands for a space. The words of all languages are understood, and a word can stand for several
# moves.
seven-screen-verb-build = build construct
seven-screen-verb-chain = chain build construct
seven-screen-verb-free = free build construct
seven-screen-verb-power = power build construct
seven-screen-verb-stage = stage build_stage_with build_the_stage_with build_the_next_stage_with
seven-screen-verb-sell = sell discard
seven-screen-verb-revive = revive build construct
seven-screen-verb-board = board choose take
seven-screen-verb-choose = choose
seven-screen-verb-return = return
seven-screen-verb-decline = decline pass
seven-screen-verb-back = back
seven-screen-word-left = left
seven-screen-word-right = right
seven-screen-word-bank = bank
