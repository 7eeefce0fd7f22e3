# Texts of World Wonders in the browser: what is asked, and the fields of a view on the generic board. An empty one is not shown.

## Parts of a game

world-chapter = Round { $round }

## What is asked of you

world-choose-free-road = Lay the free Long Road at the Pavement
world-choose-turn = Buy an item
world-choose-lay = Lay what you have bought

## What actions are about

world-subject-item = Roads, Tower, Pedestals
world-subject-monument = Monuments
world-subject-place = Places
world-subject-stack = Building tiles

## Fields

world-view-round = Round
world-view-last-round = This is the last round
world-view-players = { "" }
world-view-phase = { "" }
world-view-active = To act
world-view-order = Order of play
world-view-laying = To be laid
world-view-left = Pieces left
world-view-shapes = { "" }
world-view-part = { "" }
world-view-doubles = Double pieces
world-view-singles = Single pieces
world-view-free = free
world-view-item = Item
world-view-tile = Tile
world-view-monument = Monument
world-view-market = For sale
world-view-long-road = Long Road
world-view-short-set = Short Roads
world-view-tower = Tower
world-view-pedestals = Pedestals
world-view-pedestals-of = Pedestal { $number }
world-view-tiles = Building tiles
world-view-monuments = Monuments
world-view-deck = Monuments in the deck
world-view-number = here
world-view-supply = in supply
world-view-board = Side of the resource boards
world-view-objectives = Public Objectives
world-view-id = Objective
world-view-values = Values
world-view-points = Points
world-view-automaton = Automaton
world-view-cards = Cards left
world-view-seen = Cards seen
world-view-cities = Cities
world-view-cities-of = City of { $player }
world-view-map = Map
world-view-pieces = Pieces on the map
world-view-place = at
world-view-cells = { "" }
world-view-piece = { "" }
world-view-bridge = bridge
world-view-district = District
world-view-natural = { "" }
world-view-spent = Gold spent in this round
world-view-limit = Gold for this round
world-view-loan = Loan taken
world-view-loan-round = Round of the loan
world-view-pedestal = Pedestal
world-view-out = Out of this round
world-view-population = Population
world-view-resources = Resources
world-view-scores = Points if the game ended now
