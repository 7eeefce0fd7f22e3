### What can be looked up about a game: rules, cards, terms, numbered statements, icons

web-lookup = Da consultare
web-lookup-rules = Regole
web-lookup-cards = Tutto il materiale
web-lookup-glossary = Glossario
web-lookup-statements = Regole numerate
web-legend-short = Icone

## Everything in the box

web-cards-none = Per questo gioco ci sono solo le regole.
web-cards-search = Nome o effetto
web-cards-all = tutti
web-cards-clear = Mostra tutto
web-cards-link = Copia il link di questa ricerca
web-cards-found =
    { $number ->
        [one] { $number } elemento su { $all }
       *[other] { $number } elementi su { $all }
    }
web-cards-freed-by = Gratis con:
web-cards-frees = Rende gratis:
web-cards-statements =
    { $number ->
        [one] { $number } regola numerata
       *[other] { $number } regole numerate
    }
web-cards-facet-kind = Genere
web-cards-facet-colour = Colore
web-cards-facet-age = Epoca
web-cards-facet-cost = Costa
web-cards-facet-effect = Effetto
web-cards-facet-expansion = Espansione
web-cards-facet-players = Giocatori
web-cards-facet-edition = Edizione
web-cards-facet-type = Tipo di Edificio
web-cards-facet-gold = Prezzo
web-cards-facet-gives = Porta
web-cards-facet-needs = Adiacente a
web-cards-kind-card = Carta
web-cards-kind-wonder = Meraviglia
web-cards-kind-token = Segnalino Progresso
web-cards-kind-tile = Tessera Edificio
web-cards-kind-monument = Monumento
web-cards-kind-item = Strada, Torre o Piedistallo
web-cards-kind-map = Mappa
web-cards-kind-resource-board = Plancia Risorse
web-cards-kind-objective = Obiettivo Pubblico
web-cards-kind-solo = Carta Modalità Solitaria
web-cards-age =
    Epoca { $age ->
        [1] I
        [2] II
       *[3] III
    }
web-cards-cost-free = nulla
web-cards-cost-coins = monete
web-cards-subject-production = produzione
web-cards-subject-trade = commercio
web-cards-subject-coins = monete
web-cards-subject-points = punti
web-cards-subject-shields = Scudi e conflitti
web-cards-subject-science = scienza
web-cards-subject-cheaper = costruire a meno
web-cards-subject-again = giocare di più
web-cards-subject-harm = danni agli altri
web-cards-subject-peace = Diplomazia
web-cards-subject-leaders = Leader
web-cards-subject-copy = copiare Gilde e Leader
web-cards-expansion-base = Gioco base
web-cards-expansion-leaders = Leaders
web-cards-expansion-cities = Cities
web-cards-expansion-edifice = Edifice
web-cards-edition-2 = seconda edizione
web-cards-edition-1 = prima edizione
web-cards-deck-standard = Standard
web-cards-deck-expert = Esperto
web-cards-deck-cities = Cities
web-cards-deck-cities-2012 = Cities del 2012
web-cards-in-play = In gioco: { $parts }
web-cards-copies =
    { $copies ->
        [one] { $copies } copia
       *[other] { $copies } copie
    } da { $players } giocatori in su
web-cards-drawn-guild = Le Gilde si pescano a caso: due in più dei giocatori
web-cards-drawn-city = Per ogni Epoca si pescano a caso tante carte nere quanti sono i giocatori
web-cards-begins-with = Parte con { $resource }
web-cards-gold-all = tutto l'Oro che resta
web-cards-gives-population = Popolazione
web-cards-gives-points = punti
web-cards-map = { $natural } Risorse Naturali, { $water } spazi d'acqua
web-cards-resource-board = Plancia Risorse, lato { $side }
web-cards-track = Simboli Popolazione su { $resource }: { $spaces }
web-cards-population-track = Anelli sul tracciato Popolazione, da 0: { $rings }
web-cards-tile-copies =
    { $number ->
        [one] { $number } tessera
       *[other] { $number } tessere uguali
    } da { $cells } spazi
web-cards-from-players = In gioco da { $players } giocatori in su
web-cards-arrangement-rigid = Un pezzo solo, che si può ruotare ma mai ribaltare
web-cards-arrangement-cluster = { $number } pezzi che si toccano
web-cards-arrangement-spaced = { $number } pezzi in linea con esattamente uno spazio in mezzo
web-cards-arrangement-chain = { $number } pezzi, ognuno a contatto con il precedente o a uno spazio di distanza
web-cards-item-long-road = Copre 4 spazi in linea; può attraversare l'acqua come Ponte
web-cards-item-short-set = Due Strade da 2 spazi e una da 1, solo sull'erba
web-cards-item-tower = Copre 1 spazio d'erba accanto a un pezzo già piazzato; da lì possono partire Strade
web-cards-item-pedestal-1 = Primo posto nel prossimo round
web-cards-item-pedestal-2 = Secondo posto nel prossimo round
web-cards-objective = { $first } punti al primo posto, { $second } al secondo
web-cards-objective-pool = Chi ci riesce si divide { $pool } punti, arrotondando per eccesso
web-cards-solo-reshuffle = Si rimescolano tutte le carte Modalità Solitaria e se ne scopre subito un'altra

## The numbered rules

web-statements-why = Ogni regola così come la applica il programma, una frase per ciascuna. I test del programma rimandano a questi numeri. Il testo è in inglese.
web-statements-ruling = decisione nostra
web-statements-example = esempio
web-statements-data = dai componenti

## The legend of icons

web-legend-colours = Tipi di carte
web-legend-resources = Risorse
web-legend-prices = Quanto ti costa ora una carta
web-legend-chains = Concatenazioni
web-legend-signs = Segni
web-legend-board = Sul tavolo
web-legend-effects = Effetti
web-legend-symbols = Simboli scientifici
web-legend-tokens = Segnalini Progresso
web-legend-price-coins = in tutto queste monete
web-legend-price-free = nulla: produci tutto tu, oppure è gratuita
web-legend-price-chain = nulla, grazie a una concatenazione
web-legend-price-short = più monete di quante ne hai
web-legend-slash = tra risorse «oppure»; dopo un numero «per ogni»
web-legend-star = ricostruito: nessuna fonte dà questo nome o valore, oppure le fonti non concordano
web-legend-duel-arrow = queste risorse ti costano un prezzo fisso
web-legend-duel-chain = Una carta con uno di questi simboli rende gratuita quella che lo mostra accanto al costo
web-legend-duel-pawn = Pedina Conflitto
web-legend-duel-capital = Capitale: chi vi spinge la pedina vince
web-legend-duel-military-token = Segnalino Esercito: l'avversario perde monete
web-legend-duel-wonder = Meraviglia
web-legend-duel-discard = Pila degli scarti; scartare per monete
web-legend-duel-age = Dorso di una carta: la sua Epoca
web-legend-duel-guild = Dorso di una Gilda
web-legend-seven-arrow = dal vicino di sinistra o di destra; davanti a un prezzo: costa solo quello
web-legend-seven-around = contato nelle due città vicine
web-legend-seven-around-own = contato nella tua città e nelle due vicine
web-legend-seven-ages = Epoche I, II e III
web-legend-seven-any = uno qualsiasi, a tua scelta
web-legend-seven-other = ciò che non hai o non produci
web-legend-seven-more = se ne hai più di ciascun vicino
web-legend-seven-first = il primo
web-legend-seven-link = concatenazione; con un numero quante carte rende gratuite
web-legend-seven-coins = le tue monete, o ciò che si paga in monete
web-legend-seven-card = una carta
web-legend-seven-hand = carte tenute in mano
web-legend-seven-lock = ora non è possibile
web-legend-seven-stage = stadio di una Meraviglia
web-legend-seven-victory-token = gettone Vittoria
web-legend-seven-defeat-token = gettone Sconfitta
web-legend-seven-diplomacy = gettone Diplomazia
web-legend-seven-peace = resta fuori da questo conflitto
web-legend-seven-debt = Debito
web-legend-seven-edifice = Struttura
web-legend-seven-pawn = gettone Partecipazione
web-legend-world-types = Tipi di Edificio
web-legend-world-goods = Che cosa si compra
web-legend-world-land = Sulla mappa
web-legend-world-water = acqua; su un Monumento: questo spazio deve stare sull'acqua
web-legend-world-natural = Risorsa Naturale; con il bordo dorato conta
web-legend-world-pavement = Marciapiede
web-legend-world-district = questa tessera è un Quartiere: 1 punto
web-legend-world-gold = prezzo in Oro
web-legend-world-points = punti
web-legend-world-population = Popolazione
web-legend-world-loan = Prestito
web-legend-world-objective = Obiettivo Pubblico
web-legend-world-automaton = l'Automa
web-legend-world-leave = uscire dal round
web-legend-world-met = il Monumento tocca ciò che chiede
web-legend-world-missing = lì questo manca ancora
web-legend-world-fits = il posto migliore sulla tua mappa porta questi punti
