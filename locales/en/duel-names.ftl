# Names of 7 Wonders Duel: one message per id of the catalogue.

## Structures

duel-card-lumber-yard = Lumber Yard
duel-card-logging-camp = Logging Camp
duel-card-clay-pool = Clay Pool
duel-card-clay-pit = Clay Pit
duel-card-quarry = Quarry
duel-card-stone-pit = Stone Pit
duel-card-glassworks = Glassworks
duel-card-press = Press
duel-card-guard-tower = Guard Tower
duel-card-stable = Stable
duel-card-garrison = Garrison
duel-card-palisade = Palisade
duel-card-workshop = Workshop
duel-card-apothecary = Apothecary
duel-card-scriptorium = Scriptorium
duel-card-pharmacist = Pharmacist
duel-card-theater = Theater
duel-card-altar = Altar
duel-card-baths = Baths
duel-card-stone-reserve = Stone Reserve
duel-card-clay-reserve = Clay Reserve
duel-card-wood-reserve = Wood Reserve
duel-card-tavern = Tavern
duel-card-sawmill = Sawmill
duel-card-brickyard = Brickyard
duel-card-shelf-quarry = Shelf Quarry
duel-card-glass-blower = Glass-Blower
duel-card-drying-room = Drying Room
duel-card-walls = Walls
duel-card-horse-breeders = Horse Breeders
duel-card-barracks = Barracks
duel-card-archery-range = Archery Range
duel-card-parade-ground = Parade Ground
duel-card-library = Library
duel-card-dispensary = Dispensary
duel-card-school = School
duel-card-laboratory = Laboratory
duel-card-tribunal = Tribunal
duel-card-statue = Statue
duel-card-temple = Temple
duel-card-aqueduct = Aqueduct
duel-card-rostrum = Rostrum
duel-card-forum = Forum
duel-card-caravansery = Caravansery
duel-card-customs-house = Customs House
duel-card-brewery = Brewery
duel-card-arsenal = Arsenal
duel-card-pretorium = Pretorium
duel-card-fortifications = Fortifications
duel-card-siege-workshop = Siege Workshop
duel-card-circus = Circus
duel-card-academy = Academy
duel-card-study = Study
duel-card-university = University
duel-card-observatory = Observatory
duel-card-palace = Palace
duel-card-town-hall = Town Hall
duel-card-obelisk = Obelisk
duel-card-gardens = Gardens
duel-card-pantheon = Pantheon
duel-card-senate = Senate
duel-card-chamber-of-commerce = Chamber of Commerce
duel-card-port = Port
duel-card-armory = Armory
duel-card-lighthouse = Lighthouse
duel-card-arena = Arena
duel-card-merchants-guild = Merchants Guild
duel-card-shipowners-guild = Shipowners Guild
duel-card-builders-guild = Builders Guild
duel-card-magistrates-guild = Magistrates Guild
duel-card-scientists-guild = Scientists Guild
duel-card-moneylenders-guild = Moneylenders Guild
duel-card-tacticians-guild = Tacticians Guild

## Wonders

duel-wonder-appian-way = Appian Way
duel-wonder-circus-maximus = Circus Maximus
duel-wonder-colossus = Colossus
duel-wonder-great-library = Great Library
duel-wonder-great-lighthouse = Great Lighthouse
duel-wonder-hanging-gardens = Hanging Gardens
duel-wonder-mausoleum = Mausoleum
duel-wonder-piraeus = Piraeus
duel-wonder-pyramids = Pyramids
duel-wonder-sphinx = Sphinx
duel-wonder-statue-of-zeus = Statue of Zeus
duel-wonder-temple-of-artemis = Temple of Artemis

## Progress tokens

duel-token-agriculture = Agriculture
duel-token-architecture = Architecture
duel-token-economy = Economy
duel-token-law = Law
duel-token-masonry = Masonry
duel-token-mathematics = Mathematics
duel-token-philosophy = Philosophy
duel-token-strategy = Strategy
duel-token-theology = Theology
duel-token-urbanism = Urbanism
