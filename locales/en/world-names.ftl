# Names of World Wonders: one message for each id of the catalogue.

## Resources

world-resource-food = food
world-resource-ceramics = ceramics
world-resource-gears = gears

## Types of building tiles

world-type-library = Library
world-type-farm = Farm
world-type-habitation = Habitation
world-type-market = Market
world-type-temple = Temple

## Maps

world-map-lake = Lake
world-map-north-south = North-south river
world-map-west-east = West-east river
world-map-slanting = Slanting river
world-map-bent = Bent river
world-map-spring = River with a spring

## Stacks of building tiles, by their shape

world-stack-s1 = Corner of 3
world-stack-s2 = Bar of 3
world-stack-s3 = Square of 4
world-stack-s4 = J of 4
world-stack-s5 = P of 5
world-stack-s6 = Block of 6
world-stack-s7 = Z of 4
world-stack-s8 = U of 5

## Monuments

world-monument-ziggurat = Ziggurat
world-monument-giza = Necropolis of Giza
world-monument-obelisks = Obelisks
world-monument-trojan-horse = Trojan Horse
world-monument-ishtar-gate = Ishtar Gate
world-monument-theater = Theater
world-monument-parthenon = Parthenon
world-monument-port-of-carthage = Port of Carthage
world-monument-aqueduct = Aqueduct
world-monument-petra = Petra
world-monument-lighthouse = Lighthouse of Alexandria
world-monument-great-wall = Great Wall of China
world-monument-roman-bridge = Roman Bridge
world-monument-shitenno-ji = Shitenno-ji
world-monument-angkor-wat = Angkor Wat
world-monument-colosseum = Colosseum
world-monument-moai = Moai
world-monument-hippodrome = Hippodrome
world-monument-machu-picchu = Machu Picchu
world-monument-chichen-itza = El Castillo / Chichen Itza
world-monument-thien-mu = Thien Mu Pagoda

## Public objectives; 16 to 20 are for cards of your own

world-objective-o01 = Largest grass area enclosed by pieces, natural resources and water
    .the = largest grass area enclosed by pieces, natural resources and water
world-objective-o02 = Longest uninterrupted Road
    .the = longest uninterrupted Road
world-objective-o03 = Most Monuments
    .the = most Monuments
world-objective-o04 = Most Building tiles next to natural resources
    .the = most Building tiles next to natural resources
world-objective-o05 = Most Building tiles next to water
    .the = most Building tiles next to water
world-objective-o06 = Most Libraries
    .the = most Libraries
world-objective-o07 = Most Markets
    .the = most Markets
world-objective-o08 = Most Temples
    .the = most Temples
world-objective-o09 = Most food
    .the = most food
world-objective-o10 = Most ceramics
    .the = most ceramics
world-objective-o11 = Most gears
    .the = most gears
world-objective-o12 = Largest group of Farms next to one another
    .the = largest group of Farms next to one another
world-objective-o13 = Largest group of Habitations next to one another
    .the = largest group of Habitations next to one another
world-objective-o14 = Most Building tiles next to the Border
    .the = most Building tiles next to the Border
world-objective-o15 = A district of every Building type
    .the = a district of every Building type
world-objective-o16 = Most Farms
    .the = most Farms
world-objective-o17 = Most Habitations
    .the = most Habitations
world-objective-o18 = Largest group of Libraries next to one another
    .the = largest group of Libraries next to one another
world-objective-o19 = Largest group of Markets next to one another
    .the = largest group of Markets next to one another
world-objective-o20 = Largest group of Temples next to one another
    .the = largest group of Temples next to one another

## Items on sale beside tiles and Monuments

world-item-long-road = Long Road
    .a = a Long Road
world-item-short-set = Set of Short Roads
    .a = a Set of Short Roads
world-item-tower = Tower
    .a = a Tower
world-item-pedestal-1 = 1st pedestal
    .a = the 1st pedestal
world-item-pedestal-2 = 2nd pedestal
    .a = the 2nd pedestal

## Pieces without a name of their own

world-piece-long-road = Long Road
world-piece-double-road = Short Road of 2
world-piece-single-road = Short Road of 1
world-piece-tower = Tower

## What a Monument asks for at its sides

world-neighbour-road = Road
world-neighbour-pavement = Pavement
world-neighbour-water = water
world-neighbour-natural = natural resource
world-neighbour-library = Library
world-neighbour-farm = Farm
world-neighbour-habitation = Habitation
world-neighbour-market = Market
world-neighbour-temple = Temple
