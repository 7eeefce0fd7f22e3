### What can be looked up about a game: rules, cards, terms, numbered statements, icons

web-lookup = Look it up
web-lookup-rules = Rules
web-lookup-cards = Everything in the box
web-lookup-glossary = Glossary
web-lookup-statements = Numbered rules
web-legend-short = Icons

## Everything in the box

web-cards-none = For this game there are only the rules.
web-cards-search = Name or effect
web-cards-all = all
web-cards-clear = Show everything
web-cards-link = Copy the link of this search
web-cards-found =
    { $number ->
        [one] { $number } piece of { $all }
       *[other] { $number } pieces of { $all }
    }
web-cards-freed-by = Free with:
web-cards-frees = Makes free:
web-cards-statements =
    { $number ->
        [one] { $number } numbered rule
       *[other] { $number } numbered rules
    }
web-cards-facet-kind = Kind
web-cards-facet-colour = Colour
web-cards-facet-age = Age
web-cards-facet-cost = Costs
web-cards-facet-effect = Effect
web-cards-facet-expansion = Expansion
web-cards-facet-players = Players
web-cards-facet-edition = Edition
web-cards-facet-type = Building type
web-cards-facet-gold = Price
web-cards-facet-gives = Brings
web-cards-facet-needs = Next to
web-cards-kind-card = Card
web-cards-kind-wonder = Wonder
web-cards-kind-token = Progress token
web-cards-kind-tile = Building tile
web-cards-kind-monument = Monument
web-cards-kind-item = Road, Tower or pedestal
web-cards-kind-map = Map
web-cards-kind-resource-board = Resource board
web-cards-kind-objective = Public Objective
web-cards-kind-solo = Solo card
web-cards-age =
    Age { $age ->
        [1] I
        [2] II
       *[3] III
    }
web-cards-cost-free = nothing
web-cards-cost-coins = coins
web-cards-subject-production = production
web-cards-subject-trade = trade
web-cards-subject-coins = coins
web-cards-subject-points = points
web-cards-subject-shields = shields and conflicts
web-cards-subject-science = science
web-cards-subject-cheaper = building for less
web-cards-subject-again = playing more
web-cards-subject-harm = harm to others
web-cards-subject-peace = Diplomacy
web-cards-subject-leaders = leaders
web-cards-subject-copy = copying guilds and leaders
web-cards-expansion-base = Base game
web-cards-expansion-leaders = Leaders
web-cards-expansion-cities = Cities
web-cards-expansion-edifice = Edifice
web-cards-edition-2 = second edition
web-cards-edition-1 = first edition
web-cards-deck-standard = Standard
web-cards-deck-expert = Expert
web-cards-deck-cities = Cities
web-cards-deck-cities-2012 = Cities of 2012
web-cards-in-play = In play: { $parts }
web-cards-copies =
    { $copies ->
        [one] { $copies } copy
       *[other] { $copies } copies
    } from { $players } players on
web-cards-drawn-guild = Guilds are drawn at random: two more than there are players
web-cards-drawn-city = Of each Age as many City cards are drawn at random as there are players
web-cards-begins-with = Begins with { $resource }
web-cards-gold-all = all the gold that is left
web-cards-gives-population = population
web-cards-gives-points = points
web-cards-map = { $natural } natural resources, { $water } cells of water
web-cards-resource-board = Resource board, side { $side }
web-cards-track = Population symbols on { $resource }: { $spaces }
web-cards-population-track = Rings on the population track, from 0: { $rings }
web-cards-tile-copies =
    { $number ->
        [one] { $number } tile
       *[other] { $number } equal tiles
    } of { $cells } cells
web-cards-from-players = In play from { $players } players on
web-cards-arrangement-rigid = One piece, which may be turned but never mirrored
web-cards-arrangement-cluster = { $number } pieces that touch one another
web-cards-arrangement-spaced = { $number } pieces in a line with exactly one cell between them
web-cards-arrangement-chain = { $number } pieces, each touching the one before or one cell away from it
web-cards-item-long-road = Covers 4 cells in a line; may cross water as a bridge
web-cards-item-short-set = Two Roads of 2 cells and one of 1, on grass only
web-cards-item-tower = Covers 1 cell of grass next to anything laid; Roads may begin there
web-cards-item-pedestal-1 = First place in the next round
web-cards-item-pedestal-2 = Second place in the next round
web-cards-objective = { $first } points for first place, { $second } for second
web-cards-objective-pool = All who manage it share { $pool } points, rounded up
web-cards-solo-reshuffle = All Solo cards are shuffled, and another is turned up at once

## The numbered rules

web-statements-why = Every rule as the program plays it, one sentence for each. Tests refer to these numbers. They are in English.
web-statements-ruling = our ruling
web-statements-example = example
web-statements-data = from the pieces

## The legend of icons

web-legend-colours = Kinds of cards
web-legend-resources = Resources
web-legend-prices = What a card costs you now
web-legend-chains = Chains
web-legend-signs = Signs
web-legend-board = On the table
web-legend-effects = Effects
web-legend-symbols = Science symbols
web-legend-tokens = Progress tokens
web-legend-price-coins = that many coins in all
web-legend-price-free = nothing: you produce it all, or it is free
web-legend-price-chain = nothing, by a chain
web-legend-price-short = these coins are more than you have
web-legend-slash = between resources “or”; after a number “for each”
web-legend-star = reconstructed: no source gives this name or value, or sources disagree
web-legend-duel-arrow = these resources cost you a fixed price
web-legend-duel-chain = A card with such a symbol makes the card free that shows it beside its cost
web-legend-duel-pawn = Conflict pawn
web-legend-duel-capital = Capital: whoever pushes the pawn there wins
web-legend-duel-military-token = Military token: the opponent loses coins
web-legend-duel-wonder = Wonder
web-legend-duel-discard = Discard pile; discarding for coins
web-legend-duel-age = Back of a card: its Age
web-legend-duel-guild = Back of a Guild
web-legend-seven-arrow = at the left or right neighbour; before a price: costs only that
web-legend-seven-around = counted in both neighbouring cities
web-legend-seven-around-own = counted in your city and both neighbouring ones
web-legend-seven-ages = Ages I, II and III
web-legend-seven-any = any one, your choice
web-legend-seven-other = what you do not have or produce yet
web-legend-seven-more = if you have more than each neighbour
web-legend-seven-first = the first one
web-legend-seven-link = chain; with a number how many cards it makes free
web-legend-seven-coins = your coins, or what is paid in coins
web-legend-seven-card = a card
web-legend-seven-hand = cards kept in hand
web-legend-seven-lock = not possible now
web-legend-seven-stage = stage of a Wonder
web-legend-seven-victory-token = Victory token
web-legend-seven-defeat-token = Defeat token
web-legend-seven-diplomacy = Diplomacy token
web-legend-seven-peace = takes no part in this conflict
web-legend-seven-debt = Debt
web-legend-seven-edifice = Edifice
web-legend-seven-pawn = Participation pawn
web-legend-world-types = Building types
web-legend-world-goods = What you can buy
web-legend-world-land = On the map
web-legend-world-water = water; on a Monument: this cell must lie on water
web-legend-world-natural = natural resource; with a golden rim it counts
web-legend-world-pavement = Pavement
web-legend-world-district = this tile is a district: 1 point
web-legend-world-gold = price in gold
web-legend-world-points = points
web-legend-world-population = population
web-legend-world-loan = loan
web-legend-world-objective = Public Objective
web-legend-world-automaton = the Automaton
web-legend-world-leave = leave the round
web-legend-world-met = the Monument touches what it asks for
web-legend-world-missing = that is still missing there
web-legend-world-fits = the best place on your map brings so many points
