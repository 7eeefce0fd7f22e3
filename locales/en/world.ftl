# Texts of World Wonders. Names are in world-names.ftl.

world-title = World Wonders
world-tagline = Up to ten rounds of roads, Buildings and Monuments for your city of the ancient world

## Building blocks

world-cells =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }

## A certain number of a resource

world-units-food = { $units } food
world-units-ceramics = { $units } ceramics
world-units-gears =
    { $units ->
        [one] { $units } gear
       *[other] { $units } gears
    }

## Categories of the score sheet

world-category-population = Population
world-category-lowest = Least produced resource
world-category-monuments = Monuments
world-category-natural = Natural resources
world-category-districts = Districts
world-category-loans = Loan
world-category-objectives = Public Objectives
world-category-total = Total

## What the points are made of

world-part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
world-part-population = population space { $space }: { world-part-points }
world-part-lowest = least of { $resources }: { world-part-points }
world-part-natural = { $where }: { world-part-points }
world-part-monument = { $monument }: { world-part-points }
world-part-district = { $type } ({ $where }): { world-part-points }
world-part-loans = open loan: { world-part-points }
world-part-objective = { $objective } ({ $value }): { world-part-points }

## Kinds of victory; a player alone can also lose

world-reason-points = Victory on points
world-reason-solo_won = Victory over the Automaton
world-reason-solo_lost = The Automaton is not beaten

## Options of a game

world-option-map_side = The side of all maps
world-option-map_side-A = Side A: the same lake for everybody.
world-option-map_side-B = Side B: a river that differs from map to map.

world-option-rivers = Rivers (maps of side B)
world-option-rivers-dealt = Random: each player is dealt a map.

world-option-resource_side = The side of all Resource boards
world-option-resource_side-A = Side A.
world-option-resource_side-B = Side B: population symbols and rings in other spaces.

world-option-objectives = Public Objectives (2 to 5 players)
world-option-objectives-off = No: without Public Objectives.
world-option-objectives-dealt = Random: three of them are turned up.

world-option-solo = The difficulty for a player alone against the Automaton
world-option-solo-easy = Easy (also without the option): the Automaton scores the sum of your three resources.
world-option-solo-hard = Hard: it also scores the points of its Monuments.

## What is asked of a player

world-choice-free-road = { $player } has to lay the free Long Road at the Pavement
world-choice-turn = { $player } has to buy an item
world-choice-lay = { $player } has to lay what was bought
world-choice-over = The game is over

## Moves

# A place is a cell such as c4, followed by the turn of the piece: c4 r90.
world-move-buy-item = Buy: { $item }
world-move-buy-stack = Buy a tile: { $stack }
world-move-buy-monument = Buy a Monument: { $monument }
world-move-loan = Take a loan
world-move-repay = Pay the loan back
world-move-leave = Leave the round
world-move-lay = Lay at { $place }
# The smallest part of a set of Short Roads; the other ones are laid with the move above.
world-move-single = Lay the Short Road of 1 at { $place }

## Events: the course of the game

world-event-map = { $player } plays on this map: { $map }.
world-event-objectives = Public Objectives: { $the_objectives }.
# For more than one player, in the order in which they act.
world-event-order = Turn order: { $players }.
world-event-round-begun = Round { $round } begins.
# In the order of the stacks.
world-event-turned-up = Building tiles turned up: { $types }.
# One or several.
world-event-monument-shown = From the Monument deck: { $monuments }.
world-event-out = { $player } is out of the round.
world-event-last-round = { $player }'s population reaches its last space: this is the last round.
world-event-scored = Final score: { $scores }.
world-event-over =
    { $count ->
        [one] { $players } wins!
       *[other] { $players } share the victory!
    }
# A player alone, who needs more points than the Automaton.
world-event-over-automaton =
    { $count ->
        [0]
            { $automaton ->
                [one] The Automaton has { $automaton } point and is not beaten.
               *[other] The Automaton has { $automaton } points and is not beaten.
            }
       *[other]
            { $automaton ->
                [one] { $players } wins! The Automaton has { $automaton } point.
               *[other] { $players } wins! The Automaton has { $automaton } points.
            }
    }

## Events: purchases

world-event-bought-stack = { $player } buys a { $type } ({ $stack }) for { $gold } gold.
world-event-bought-monument = { $player } buys the Monument { $monument } for { $gold } gold.
world-event-bought-item = { $player } buys { $a_item } for { $gold } gold.
world-event-parts-lost =
    { $parts ->
        [one] { $player } has no place for one of these Short Roads: it is discarded.
       *[other] { $player } has no place for { $parts } of these Short Roads: they are discarded.
    }
# The free Long Road of the set-up is laid without having been bought.
world-event-laid-piece =
    { $turn ->
        [0] { $player } lays a { $piece } at { $cell }.
       *[other] { $player } lays a { $piece } at { $cell }, turned by { $turn }°.
    }
world-event-laid-type =
    { $turn ->
        [0] { $player } lays a { $type } at { $cell }.
       *[other] { $player } lays a { $type } at { $cell }, turned by { $turn }°.
    }
world-event-laid-monument =
    { $part ->
        [1]
            { $turn ->
                [0] { $player } lays the Monument { $monument } at { $cell }.
               *[other] { $player } lays the Monument { $monument } at { $cell }, turned by { $turn }°.
            }
       *[other]
            { $turn ->
                [0] { $player } lays piece { $part } of the Monument { $monument } at { $cell }.
               *[other] { $player } lays piece { $part } of the Monument { $monument } at { $cell }, turned by { $turn }°.
            }
    }

## Events: resources, population, loans

world-event-gained = { $player } produces { $resources }.
world-event-grown = { $player }'s population rises by { $steps } to { $population }.
world-event-loan-taken = { $player } takes a loan and can spend { $gold } more gold in this round.
world-event-loan-repaid = { $player } pays the loan back with { $gold } gold.

## Events: the Automaton

world-event-solo-card = The Automaton reveals card { UPPER($card) }.
world-event-solo-removed-stack = The Automaton discards the tile on sale: { $stack }.
world-event-solo-removed-item = The Automaton discards { $a_item }.
world-event-solo-monument = The Automaton takes the Monument { $monument }.
world-event-solo-shuffled = All cards of the Automaton are shuffled into a new deck.

## What something costs and brings

world-cost-all-gold = all the gold you have left, { $gold }
world-cost-loan-points =
    { $points ->
        [one] { $points } point less at the end unless it is paid back
       *[other] { $points } points less at the end unless it is paid back
    }
world-gain-gold = { $gold } more gold now
world-gain-resources = { $resources }
world-gain-population = population +{ $steps }
world-gain-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# Points that come or, with a minus, go.
world-gain-natural =
    { $points ->
        [one] { $points } point for natural resources
       *[other] { $points } points for natural resources
    }
world-gain-districts =
    { $points ->
        [one] { $points } point for districts
       *[other] { $points } points for districts
    }

## What moves would change, tried out before they are made

world-gain-total =
    { $points ->
        [0] no change in points
        [one] { $points } point in all
       *[other] { $points } points in all
    }
world-gain-population-points =
    { $points ->
        [one] { $points } point for population
       *[other] { $points } points for population
    }
world-gain-lowest =
    { $points ->
        [one] { $points } point for the least produced resource
       *[other] { $points } points for the least produced resource
    }
world-gain-monuments =
    { $points ->
        [one] { $points } point for Monuments
       *[other] { $points } points for Monuments
    }
world-gain-loans =
    { $points ->
        [one] { $points } point for the loan
       *[other] { $points } points for the loan
    }
world-gain-objectives =
    { $points ->
        [one] { $points } point for Public Objectives
       *[other] { $points } points for Public Objectives
    }
world-gain-needs = { $met } of { $number } needs met
world-gain-monument-opened = now there is a place for { $monument }
world-gain-monument-closed = no place left for { $monument }

## Why a move is not possible

world-refusal-over = The game is over.
world-refusal-nothing-to-take-back = There is nothing to take back.
world-refusal-no-move = There is no move { $given }.
world-refusal-no-seat =
    { $last ->
        [0] There is no seat { $given }: the only seat is 0.
       *[other] There is no seat { $given }: the seats are 0 to { $last }.
    }
world-refusal-not-text = A move is written as a text such as “buy s3” or “lay c4 r90”, not as { $given }.
world-refusal-not-your-turn = It is not your turn: the game waits for { $player }.
# { $moves } are the moves one can type now.
world-refusal-other-choice =
    { $choice ->
        [free_road] First the free Long Road has to be laid at the Pavement: { $moves }.
        [lay] First what was bought has to be laid: { $moves }.
       *[turn] There is nothing to lay now, it is time to buy: { $moves }.
    }
world-refusal-unreadable = I do not understand “{ $text }”. Write { $moves }; a cell is written like “c4”.
world-refusal-unknown-name = There is no “{ $name }”.
world-refusal-unknown-name-near = There is no “{ $name }”. Did you mean “{ $near }”?

## Why something cannot be bought

world-refusal-gone-item = This item is not on sale: { $item }.
world-refusal-gone-stack = No tile of this stack is on sale: { $stack }.
world-refusal-gone-monument = The Monument { $monument } is not on sale.
world-refusal-second-pedestal = You already have a pedestal: one per round is allowed.
# An item, or paying a loan back.
world-refusal-too-dear = That costs { $cost } gold, you have { $gold }.
world-refusal-no-place-item = There is no place on your map for this item: { $item }.
world-refusal-no-place-stack = There is no place on your map for this tile: { $stack }.
world-refusal-no-place-monument = There is no place on your map for the Monument { $monument }.
world-refusal-must-buy = You can buy something, so you have to: passing is not allowed.

## Why a loan cannot be taken or paid back

world-refusal-loan-open = You have to pay back your loan before you can take another.
world-refusal-loan-step = You can take or pay back a loan only once per turn.
world-refusal-no-loan = You have no loan to pay back.
world-refusal-loan-new = A loan cannot be paid back in the round in which it was taken.

## Why something cannot lie there

world-refusal-no-cell = { $cell } is not on the map: columns go from a to l, rows from 1 to { $rows }.
world-refusal-no-such-turn = Pieces are turned by r90, r180 or r270, not by { $turn } degrees.
world-refusal-same-turn = Turned by { $turn } degrees the piece looks as with a smaller turn or none; use that one.
world-refusal-no-such-part = That is not a piece you have to lay now.
world-refusal-off-map = The piece would reach beyond the map.
world-refusal-covered = { $cell } is already covered.
world-refusal-not-grass = { $cell } has to be grass.
world-refusal-not-water = { $cell } has to be water.
world-refusal-no-pavement = The first road has to be adjacent to the Pavement.
world-refusal-road-away = A Road has to be adjacent to another Road, to the Pavement or to a Tower.
world-refusal-fewer-parts = Then fewer Short Roads of the set could be laid, and you have to lay as many as possible.
world-refusal-tower-away = A Tower has to be adjacent to a piece you have already laid.
world-refusal-tile-away = The tile has to be adjacent to a Road or to another { $type }.
world-refusal-pieces-apart = The pieces of the Monument have to be adjacent to one another.
world-refusal-wrong-line = The pieces of the Monument do not lie there as its card asks.
world-refusal-not-completed = From there the Monument could not be completed.
world-refusal-too-little-water = The Monument has to cover at least { world-cells } of water.
world-refusal-neighbour = There the Monument lacks a neighbour: { $neighbour }. It has to touch: { $neighbours }.

## What a table would be like

world-note-rounds = Up to { $rounds } rounds; in each of them everybody has { $gold } gold to spend.
world-note-maps =
    { $side ->
        [A] Everybody plays on the same map, with a lake in the middle.
       *[B] Everybody plays on a map with a river of its own.
    }
world-note-stacks = { $number } stacks of Building tiles are in play.
world-note-objectives =
    { $way ->
        [dealt] Three Public Objectives are turned up: the best at each of them score.
       *[chosen] The best at each of the Public Objectives chosen here score.
    }
world-note-alone =
    { $solo ->
        [easy] You win with more points than your three resources add up to.
       *[hard] You win with more points than your three resources and the Automaton's Monuments add up to.
    }
world-note-reconstructed = Maps, tiles and Monument cards are reconstructed: no source gives the printed ones. You can type in your own.
world-note-minutes = It takes about { $minutes } minutes.

## Tables that are set up with one press

world-preset-first = First game
    .why = Two players, the plain map, a bot that is easy to beat.
world-preset-alone = Alone
    .why = You against the Automaton, in easy mode.
world-preset-rivers = Rivers and objectives
    .why = Three players, a river each, Public Objectives, bots that play well.

## Why options do not go together

world-refusal-objectives-alone = A player alone has no Public Objectives.
world-refusal-rivers-on-side-b = Rivers are on side B of the maps.
world-refusal-solo-players = It is for one player alone.
world-refusal-named-twice = Something is chosen twice.
