# Nomi di 7 Wonders Duel: un messaggio per ogni id del catalogo.

## Strutture

duel-card-lumber-yard = Cantiere d'Abbattimento
duel-card-logging-camp = Deposito di Legname
duel-card-clay-pool = Bacino d'Argilla
duel-card-clay-pit = Fossa d'Argilla
duel-card-quarry = Scavi
duel-card-stone-pit = Cava di Pietra
duel-card-glassworks = Vetreria
duel-card-press = Stamperia
duel-card-guard-tower = Torre di Guardia
duel-card-stable = Stalla
duel-card-garrison = Presidio
duel-card-palisade = Palizzata
duel-card-workshop = Opificio
duel-card-apothecary = Speziale
duel-card-scriptorium = Scrittorio
duel-card-pharmacist = Farmacista
duel-card-theater = Teatro
duel-card-altar = Altare
duel-card-baths = Bagni
duel-card-stone-reserve = Riserva di Pietra
duel-card-clay-reserve = Riserva di Argilla
duel-card-wood-reserve = Riserva di Legno
duel-card-tavern = Taverna
duel-card-sawmill = Segheria
duel-card-brickyard = Mattonificio
duel-card-shelf-quarry = Tagliapietre
duel-card-glass-blower = Soffiatore di Vetro
duel-card-drying-room = Essiccatoio
duel-card-walls = Mura
duel-card-horse-breeders = Scuderie
duel-card-barracks = Caserma
duel-card-archery-range = Poligono di Tiro
duel-card-parade-ground = Piazza d'Armi
duel-card-library = Biblioteca
duel-card-dispensary = Ambulatorio
duel-card-school = Scuola
duel-card-laboratory = Laboratorio
duel-card-tribunal = Tribunale
duel-card-statue = Statua
duel-card-temple = Tempio
duel-card-aqueduct = Acquedotto
duel-card-rostrum = Rostro
duel-card-forum = Foro
duel-card-caravansery = Caravanserraglio
duel-card-customs-house = Dogana
duel-card-brewery = Birrificio
duel-card-arsenal = Arsenale
duel-card-pretorium = Corte di Giustizia
duel-card-fortifications = Fortificazioni
duel-card-siege-workshop = Opificio d'Assedio
duel-card-circus = Circo
duel-card-academy = Accademia
duel-card-study = Studio
duel-card-university = Università
duel-card-observatory = Osservatorio
duel-card-palace = Palazzo
duel-card-town-hall = Municipio
duel-card-obelisk = Obelisco
duel-card-gardens = Giardini
duel-card-pantheon = Pantheon
duel-card-senate = Senato
duel-card-chamber-of-commerce = Camera di Commercio
duel-card-port = Porto
duel-card-armory = Armeria
duel-card-lighthouse = Faro
duel-card-arena = Arena
duel-card-merchants-guild = Gilda dei Mercanti
duel-card-shipowners-guild = Gilda degli Armatori
duel-card-builders-guild = Gilda dei Costruttori
duel-card-magistrates-guild = Gilda dei Magistrati
duel-card-scientists-guild = Gilda degli Scienziati
duel-card-moneylenders-guild = Gilda degli Usurai
duel-card-tacticians-guild = Gilda degli Strateghi

## Meraviglie

duel-wonder-appian-way = Via Appia
duel-wonder-circus-maximus = Circo Massimo
duel-wonder-colossus = Colosso
duel-wonder-great-library = Grande Biblioteca
duel-wonder-great-lighthouse = Grande Faro
duel-wonder-hanging-gardens = Giardini Pensili
duel-wonder-mausoleum = Mausoleo
duel-wonder-piraeus = Pireo
duel-wonder-pyramids = Piramidi
duel-wonder-sphinx = Sfinge
duel-wonder-statue-of-zeus = Statua di Zeus
duel-wonder-temple-of-artemis = Tempio di Artemide

## Segnalini Progresso

duel-token-agriculture = Agricoltura
duel-token-architecture = Architettura
duel-token-economy = Economia
duel-token-law = Legge
duel-token-masonry = Edilizia
duel-token-mathematics = Matematica
duel-token-philosophy = Filosofia
duel-token-strategy = Strategia
duel-token-theology = Teologia
duel-token-urbanism = Urbanistica
