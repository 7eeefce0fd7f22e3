# Texts of World Wonders on its board in the browser.

world-table-round =
    { $last ->
        [yes] Round { $round }, the last
       *[no] Round { $round } of 10
    }
world-table-lay-parts = Lay what you have bought: { $number } pieces to go

## The market

world-table-tiles = Building tiles
world-table-monuments = Monuments
world-table-items = Roads and more
world-table-group-stack = Building tiles
world-table-group-monument = Monuments
world-table-group-item = Roads, Tower, pedestals
world-table-group-choice = Loan
world-table-gone = sold
world-table-brief-long-road = Long Road
world-table-brief-short-set = Short Roads
world-table-brief-tower = Tower
world-table-brief-pedestal-1 = 1st place
world-table-brief-pedestal-2 = 2nd place
world-table-gold = { $gold } gold
world-table-choice-loan = Loan
world-table-choice-repay = Pay back
world-table-choice-leave = Leave the round
world-table-needs = next to { $needs }
world-table-need-met = { $need }: there
world-table-need-missing = { $need }: missing
world-table-need-water =
    { $cells ->
        [one] at least { $cells } cell on water
       *[other] at least { $cells } cells on water
    }
world-table-places =
    { $number ->
        [one] { $number } place
       *[other] { $number } places
    }
world-table-places-of =
    { $number ->
        [one] { $name }: { $number } place
       *[other] { $name }: { $number } places
    }
world-table-best =
    { $points ->
        [one] at best { $points } point
       *[other] at best { $points } points
    }
world-table-automaton-may =
    { $cards ->
        [one] { $cards } card of the Automaton would take it next
       *[other] { $cards } cards of the Automaton would take it next
    }

## What the stars mean

world-table-reconstructed = Reconstructed values
world-table-reconstructed-why = No public source gives what is printed on maps, tiles and Monument cards. What has a star is a stand-in that follows every sentence of the rule book.
world-table-reconstructed-how = If you own the game, you can type in the printed values: docs/world-data.md says how. Then play with

## Choosing and laying

world-table-lay = Lay it
world-table-buy = Buy
world-table-back = One step back
world-table-lay-again = Take the last piece back and lay it again
world-table-turn = Turn clockwise (R)
world-table-turn-back = Turn back (Shift+R)
world-table-go-left = To the next place on the left
world-table-go-up = To the next place above
world-table-go-down = To the next place below
world-table-go-right = To the next place on the right
world-table-list = All places by what they bring
world-table-which-part = Which Short Road
world-table-parts-left =
    { $number ->
        [one] { $number } piece to go
       *[other] { $number } pieces to go
    }
world-table-choose-place =
    { $number ->
        [one] { $number } place on the map
       *[other]
            { $turns ->
                [one] { $number } places on the map
               *[other] { $number } places on the map, { $turns } ways round
            }
    }
world-table-reveals = buying it turns up a new card, so it cannot be taken back
world-table-not-here = Not here
world-table-no-change = fits, and changes no points
world-table-no-such-place = There is no such place: type a cell and a turn, such as e5 r90
world-table-at =
    { $turn ->
        [0] { $cell }
       *[other] { $cell }, turned { $turn }°
    }
world-table-free-road = Free Long Road

## In pencil

world-table-pencil = in pencil
world-table-pencil-why = it is not your turn, so nothing is bought; what you fix here waits for your turn
world-table-pencil-try = Try out in pencil what you could buy
world-table-pencil-sold = { $name } is sold, so your pencil sketch is gone.

## The map

world-table-map-of = Map of { $player }
world-table-terrain-grass = grass
world-table-terrain-water = water
world-table-terrain-natural = natural resource
world-table-counts = counts
world-table-district = district
world-table-bridge = bridge
world-table-legend = · grass, ~ water, ♣ natural resource, # Road, = bridge, ▲ Tower, ★ Monument, letters for Buildings
world-table-letter-library = B
world-table-letter-farm = F
world-table-letter-habitation = H
world-table-letter-market = M
world-table-letter-temple = T
world-table-pieces =
    { $number ->
        [one] { $number } piece on the map
       *[other] { $number } pieces on the map
    }

## Cities

world-table-visit = Show the city of { $player }
world-table-home = City of { $player }: back to mine
world-table-zoom = Larger cells (or tap the map twice)
world-table-more = More about this city
world-table-gold-left = { $gold } of { $limit } gold left for this round
world-table-loan = Open loan: 2 points less at the end
world-table-out = out
world-table-to-next =
    { $steps ->
        [one] { $steps } step to the next resident
       *[other] { $steps } steps to the next resident
    }
world-table-population = Population { $value } of { $last }
world-table-order = Turn order: { $players }
world-table-next-order = Next round, if this one ended now: { $players }
world-table-last = last
world-table-last-round = The game ends with this round
world-table-ends =
    { $rounds ->
        [one] { $rounds } more round, unless somebody's population rises by { $steps } to its last space
       *[other] { $rounds } more rounds, unless somebody's population rises by { $steps } to its last space
    }

## The Automaton

world-table-automaton = Automaton
world-table-to-beat =
    { $points ->
        [one] More than { $points } point are needed to win
       *[other] More than { $points } points are needed to win
    }
world-table-automaton-cards =
    { $cards ->
        [one] { $cards } card to come
       *[other] { $cards } cards to come
    }
world-table-automaton-last = Its last card, { $card }: { $sections }.
world-table-automaton-next =
    { $cards ->
        [one] { $cards } card is still to come. How many of them would take what now:
       *[other] { $cards } cards are still to come. How many of them would take what now:
    }
world-table-automaton-likely = Most likely next: { $name }, { $cards } of { $all } cards
world-table-automaton-monuments = It has taken { $monuments }.
world-table-else = – else
world-table-monument-left = the left Monument
world-table-monument-right = the right Monument

## The end

world-end-stood = The points as they stood when the game was ended.
world-end-graph = Points from move to move
world-end-monuments = With equal points, more Monuments win.

## What keys do

world-table-key-turn = Turn the piece in hand
world-table-key-next-place = To the next place of the piece in hand
world-table-key-typed-place = Type a place for the piece in hand, then Enter
