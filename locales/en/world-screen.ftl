# Texts of the screen of World Wonders in the terminal. The sentences of the game are in world.ftl, names in
# world-names.ftl.

## The title and the maps

world-screen-round =
    { $last ->
        [True] Round { $round } of { $rounds }, the last one
       *[other] Round { $round } of { $rounds }
    }
world-screen-map-title = { $player }: { $map }
world-screen-legend-terrain = · grass  ≈≈ water
world-screen-legend-natural = ♣ natural, ♣+ counts 1
world-screen-legend-road = ▒▒ Road  ## Bridge
world-screen-legend-tower = ▲ Tower  ♦═ Monument
world-screen-legend-tile = H─ tile  H━ district
world-screen-note = * Not the value of the printed game but one of this program: see docs/world-data.md.

## The market

world-screen-market = Market
world-screen-gold = { $gold } gold
world-screen-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
world-screen-growth = population +{ $steps }
world-screen-code-food = Fo
world-screen-code-ceramics = Ce
world-screen-code-gears = Ge
world-screen-sold = sold
world-screen-monument =
    { $water ->
        [0] : { $gains }. Beside: { $neighbours }
       *[other] : { $gains }. Beside: { $neighbours }. Water below: { $water }+
    }
world-screen-item = { $item }: { $price }, { $number } here, { $supply } in supply
world-screen-pedestal = { $item }: { $price }
world-screen-pedestal-sold = { $item }: taken by { $player }
world-screen-decks = To come: { $monuments } Monuments, { $tiles } tiles a stack

## The players

world-screen-column-order = turn order
world-screen-column-gold = gold
world-screen-column-population = popul.
world-screen-column-food = food
world-screen-column-ceramics = ceramics
world-screen-column-gears = gears
world-screen-column-points = points
world-screen-column-notes = {""}
world-screen-out = out
world-screen-loan = loan
world-screen-monuments =
    { $number ->
        [one] 1 Monument
       *[other] { $number } Monuments
    }
world-screen-objective = { $name } ({ $prize }): { $players }
world-screen-objective-player = { $player } { $value } (+{ $points })
world-screen-prize = { $first } and { $second } points
world-screen-pool = { $points } points shared
world-screen-automaton-name = Automaton
world-screen-automaton =
    { $cards ->
        [one] Automaton: { $points } points, 1 card left, Monuments: { $monuments }
       *[other] Automaton: { $points } points, { $cards } cards left, Monuments: { $monuments }
    }

## What is asked

world-screen-ask-gold = { $asked } ({ $gold } left)
world-screen-section-tiles = Building tiles
world-screen-section-monuments = Monuments, each for all the gold you have left
world-screen-section-items = Roads, Tower, pedestals
world-screen-section-loan = Loan
world-screen-tile = { $type }, { $stack }
world-screen-places =
    { $number ->
        [one] 1 place
       *[other] { $number } places
    }
world-screen-refused-too-dear = costs { $cost } gold, you have { $gold }
world-screen-refused-no-place = no place on your map
world-screen-refused-second-pedestal = one a round
world-screen-refused-loan-new = from the next round on
world-screen-refused-loan-step = only once per turn
world-screen-brings-leave = there is nothing to buy
world-screen-type-preview = Before you buy: preview { $item } shows all turns, preview { $item } { $place } the piece on the map.

world-screen-part =
    { $left ->
        [1] { $part ->
            [1] { $monument }
           *[other] { $monument }, the last piece
        }
       *[other] { $monument }, piece { $part }; { $left } still to lay
    }
world-screen-short =
    Set of Short Roads, still { $doubles ->
        [0] 1 of 1 cell
       *[other] { $doubles } of 2 cells{ $singles ->
            [0] {""}
           *[other] {" "}and 1 of 1
        }
    }
world-screen-corners = ○ where the upper left corner can lie
world-screen-single = single
world-screen-all =
    { $number ->
        [one] The only place:
       *[other] All { $number } places:
    }
world-screen-best = { $shown } of { $number } places, those that bring most:
world-screen-type-place = Or type a place, upper left corner and turn: { $place }. To see it on the map first: preview { $place } or preview 1.{ $single }
world-screen-type-single = {" "}The road of 1 cell: single a1.
world-screen-no-points = no points now

## Before it is final

world-screen-preview-place = At { $place }: { $changes }
world-screen-preview-buy = { $move }: { $price }; brings { $gains }; { $places }
world-screen-preview-nowhere = It cannot be laid at { $place }.

# The words with which moves are typed, separated by spaces. The words of all languages are understood.
world-screen-verb-buy = buy
world-screen-verb-loan = loan
world-screen-verb-repay = repay
world-screen-verb-leave = leave
world-screen-verb-lay = lay
world-screen-verb-single = single

## Cities, pieces and lists

world-screen-points-now = Points if the game ended now
world-screen-of-type =
    { $districts ->
        [0] { $number } { $type }
        [one] { $number } { $type } (1 district)
       *[other] { $number } { $type } ({ $districts } districts)
    }
world-screen-no-pile = World Wonders has no discard pile: tiles that nobody bought are out of the game.
world-screen-piece-monument = { $name } ({ $id }), Monument
world-screen-piece-stack = { $name } ({ $id }), stack of Building tiles
world-screen-piece-objective = { $name } ({ $id }), Public Objective
world-screen-piece-map = { $name } ({ $id }), map
world-screen-arrangement-rigid = One piece; it can be turned, not mirrored
world-screen-arrangement-cluster = The pieces touch one another and form one group
world-screen-arrangement-spaced = The pieces lie in one line with exactly one cell between them
world-screen-arrangement-chain = Each piece touches the one before, or is one cell away from it in a line
world-screen-terrain =
    { $water ->
        [0] ██ on grass, ≈≈ on water, ░░ on either
       *[other] ██ on grass, ≈≈ on water, ░░ on either; at least { $water } on water
    }
world-screen-beside = Beside: { $neighbours }
world-screen-board-main = On the main board
world-screen-board-fourth = On the board of the 4th player
world-screen-board-fifth = On the board of the 5th player
world-screen-stacks = Stacks of Building tiles
world-screen-boards = Resource boards: spaces with a population symbol
world-screen-rings = Points by population from 0: { $points }
world-screen-side = Side { $side }
world-screen-solo = Cards of the Automaton: the first section that works
world-screen-reshuffle = All cards are shuffled again
world-screen-takes-monument-left = left Monument
world-screen-takes-monument-right = right Monument
world-screen-maps = Maps
world-screen-drawing = the drawing{ $mark }
world-screen-times = { $number } × { $thing }
