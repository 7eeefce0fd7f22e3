# Nomi di 7 Wonders: un messaggio per ogni id del catalogo.

## Carte Epoca

seven-card-lumber-yard = Cantiere d'Abbattimento
seven-card-stone-pit = Cava di Pietra
seven-card-clay-pool = Bacino d'Argilla
seven-card-ore-vein = Filone Minerario
seven-card-tree-farm = Vivaio
seven-card-excavation = Scavi
seven-card-clay-pit = Fossa d'Argilla
seven-card-timber-yard = Deposito di Legname
seven-card-forest-cave = Giacimento
seven-card-mine = Miniera
seven-card-loom-1 = Filanda
seven-card-glassworks-1 = Vetreria
seven-card-press-1 = Stamperia
seven-card-well = Pozzo
seven-card-pawnshop = Banco dei Pegni
seven-card-baths = Bagni
seven-card-altar = Altare
seven-card-theater = Teatro
seven-card-tavern = Taverna
seven-card-east-trading-post = Stazione Commerciale Est
seven-card-west-trading-post = Stazione Commerciale Ovest
seven-card-marketplace = Mercato
seven-card-stockade = Palizzata
seven-card-barracks = Caserma
seven-card-guard-tower = Torre di Guardia
seven-card-apothecary = Farmacia
seven-card-workshop = Opificio
seven-card-scriptorium = Scrittorio
seven-card-sawmill = Segheria
seven-card-quarry = Tagliapietre
seven-card-brickyard = Mattonificio
seven-card-foundry = Fonderia
seven-card-loom-2 = Filanda
seven-card-glassworks-2 = Vetreria
seven-card-press-2 = Stamperia
seven-card-aqueduct = Acquedotto
seven-card-temple = Tempio
seven-card-statue = Statua
seven-card-courthouse = Tribunale
seven-card-forum = Foro
seven-card-caravansery = Caravanserraglio
seven-card-vineyard = Vigneto
seven-card-bazar = Bazar
seven-card-walls = Mura
seven-card-training-ground = Zona d'Addestramento
seven-card-stables = Scuderie
seven-card-archery-range = Poligono di Tiro
seven-card-dispensary = Ambulatorio
seven-card-laboratory = Laboratorio
seven-card-library = Biblioteca
seven-card-school = Scuola
seven-card-pantheon = Pantheon
seven-card-gardens = Giardini
seven-card-town-hall = Municipio
seven-card-palace = Palazzo
seven-card-senate = Senato
seven-card-haven = Porto
seven-card-lighthouse = Faro
seven-card-chamber-of-commerce = Camera di Commercio
seven-card-ludus = Palestra Gladiatoria
seven-card-arena = Arena
seven-card-fortifications = Fortificazioni
seven-card-circus = Circo
seven-card-arsenal = Arsenale
seven-card-siege-workshop = Opificio d'Assedio
seven-card-castrum = Castra
seven-card-lodge = Loggia
seven-card-observatory = Osservatorio
seven-card-university = Università
seven-card-academy = Accademia
seven-card-study = Studio

## Gilde

seven-card-workers-guild = Gilda dei Lavoratori
seven-card-craftsmens-guild = Gilda degli Artigiani
seven-card-traders-guild = Gilda dei Mercanti
seven-card-philosophers-guild = Gilda dei Filosofi
seven-card-spies-guild = Gilda delle Spie
seven-card-magistrates-guild = Gilda dei Magistrati
seven-card-shipowners-guild = Gilda degli Armatori
seven-card-scientists-guild = Gilda degli Scienziati
seven-card-builders-guild = Gilda dei Costruttori
seven-card-decorators-guild = Gilda degli Arredatori
seven-card-strategists-guild = Gilda degli Strateghi

## Città

seven-board-rhodes = Rodi
seven-board-alexandria = Alessandria
seven-board-ephesus = Efeso
seven-board-babylon = Babilonia
seven-board-olympia = Olimpia
seven-board-halicarnassus = Alicarnasso
seven-board-giza = Giza

## Meraviglie

seven-wonder-rhodes = Il Colosso di Rodi
seven-wonder-alexandria = Il Faro di Alessandria
seven-wonder-ephesus = Il Tempio di Artemide a Efeso
seven-wonder-babylon = I Giardini Pensili di Babilonia
seven-wonder-olympia = La Statua di Zeus a Olimpia
seven-wonder-halicarnassus = Il Mausoleo di Alicarnasso
seven-wonder-giza = Le Piramidi di Giza
