# Names of 7 Wonders: one message per id of the catalogue.

## Age cards

seven-card-lumber-yard = Lumber Yard
seven-card-stone-pit = Stone Pit
seven-card-clay-pool = Clay Pool
seven-card-ore-vein = Ore Vein
seven-card-tree-farm = Tree Farm
seven-card-excavation = Excavation
seven-card-clay-pit = Clay Pit
seven-card-timber-yard = Timber Yard
seven-card-forest-cave = Forest Cave
seven-card-mine = Mine
seven-card-loom-1 = Loom
seven-card-glassworks-1 = Glassworks
seven-card-press-1 = Press
seven-card-well = Well
seven-card-pawnshop = Pawnshop
seven-card-baths = Baths
seven-card-altar = Altar
seven-card-theater = Theater
seven-card-tavern = Tavern
seven-card-east-trading-post = East Trading Post
seven-card-west-trading-post = West Trading Post
seven-card-marketplace = Marketplace
seven-card-stockade = Stockade
seven-card-barracks = Barracks
seven-card-guard-tower = Guard Tower
seven-card-apothecary = Apothecary
seven-card-workshop = Workshop
seven-card-scriptorium = Scriptorium
seven-card-sawmill = Sawmill
seven-card-quarry = Quarry
seven-card-brickyard = Brickyard
seven-card-foundry = Foundry
seven-card-loom-2 = Loom
seven-card-glassworks-2 = Glassworks
seven-card-press-2 = Press
seven-card-aqueduct = Aqueduct
seven-card-temple = Temple
seven-card-statue = Statue
seven-card-courthouse = Courthouse
seven-card-forum = Forum
seven-card-caravansery = Caravansery
seven-card-vineyard = Vineyard
seven-card-bazar = Bazar
seven-card-walls = Walls
seven-card-training-ground = Training Ground
seven-card-stables = Stables
seven-card-archery-range = Archery Range
seven-card-dispensary = Dispensary
seven-card-laboratory = Laboratory
seven-card-library = Library
seven-card-school = School
seven-card-pantheon = Pantheon
seven-card-gardens = Gardens
seven-card-town-hall = Town Hall
seven-card-palace = Palace
seven-card-senate = Senate
seven-card-haven = Haven
seven-card-lighthouse = Lighthouse
seven-card-chamber-of-commerce = Chamber of Commerce
seven-card-ludus = Ludus
seven-card-arena = Arena
seven-card-fortifications = Fortifications
seven-card-circus = Circus
seven-card-arsenal = Arsenal
seven-card-siege-workshop = Siege Workshop
seven-card-castrum = Castrum
seven-card-lodge = Lodge
seven-card-observatory = Observatory
seven-card-university = University
seven-card-academy = Academy
seven-card-study = Study

## Guilds

seven-card-workers-guild = Workers Guild
seven-card-craftsmens-guild = Craftsmens Guild
seven-card-traders-guild = Traders Guild
seven-card-philosophers-guild = Philosophers Guild
seven-card-spies-guild = Spies Guild
seven-card-magistrates-guild = Magistrates Guild
seven-card-shipowners-guild = Shipowners Guild
seven-card-scientists-guild = Scientists Guild
seven-card-builders-guild = Builders Guild
seven-card-decorators-guild = Decorators Guild
seven-card-strategists-guild = Strategists Guild

## Cities

seven-board-rhodes = Rhodes
seven-board-alexandria = Alexandria
seven-board-ephesus = Ephesus
seven-board-babylon = Babylon
seven-board-olympia = Olympia
seven-board-halicarnassus = Halicarnassus
seven-board-giza = Giza

## Wonders

seven-wonder-rhodes = The Colossus of Rhodes
seven-wonder-alexandria = The Lighthouse of Alexandria
seven-wonder-ephesus = The Temple of Artemis in Ephesus
seven-wonder-babylon = The Hanging Gardens of Babylon
seven-wonder-olympia = The Statue of Zeus in Olympia
seven-wonder-halicarnassus = The Mausoleum of Halicarnassus
seven-wonder-giza = The Pyramids of Giza
