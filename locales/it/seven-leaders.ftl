# Testi dell'espansione Leaders di 7 Wonders.

## Opzioni della partita

seven-option-expansions-leaders = Leaders: i giocatori scelgono dei Leader e ne reclutano uno all'inizio di ogni Epoca.
seven-option-leader_decks = I Leader che si aggiungono a quelli Standard, uno o più mazzi
seven-option-leader_decks-expert = Esperto: 15 Leader per giocatori con esperienza (seconda edizione).
seven-option-leader_decks-cities = Cities: i Leader da usare con l'espansione Cities.
seven-option-leader_decks-cities_2012 =
    Cities del 2012: Semiramide e Berenice, come nella scatola di Cities di quell'anno (seconda edizione, con Cities).

## Come sarà il tavolo

seven-note-leaders = Prima dell'Epoca I ognuno sceglie { $number } Leader, e può reclutarne uno prima di ogni Epoca.

## Perché le opzioni non vanno d'accordo

seven-refusal-decks-without-leaders = Serve l'espansione Leaders.
seven-refusal-deck-without-cities = Per questi Leader serve l'espansione Cities.
seven-refusal-deck-of-second-edition = Questi Leader non ci sono nella prima edizione.

## Che cosa si chiede a un giocatore

seven-choice-draft = { $player } sceglie un Leader da tenere
seven-choice-recruitment = { $player } sceglie un Leader e lo usa
seven-choice-extra-recruit = { $player } può reclutare un altro Leader
seven-choice-burial = { $player } mette un Leader sotto lo stadio
seven-choice-leader-copy = { $player } sceglie un Leader di un vicino da copiare

## Mosse

seven-move-sell-leader = Vendere { $leader }
seven-move-stage-leader = Costruire lo stadio con { $leader }{ seven-paying }
seven-move-recruit =
    { $bank ->
        [0] Reclutare { $leader }
       *[other] Reclutare { $leader } ({ seven-payment-bank })
    }
seven-move-keep = Tenere { $leader }
seven-move-bury = Mettere { $leader } sotto lo stadio
seven-move-copy = Copiare { $leader }

## Eventi

seven-event-recruitment-begun = Inizia il Reclutamento dell'Epoca { seven-age }.
seven-event-staged-leader = { $player } costruisce lo stadio { $stage } di { $board } con { $leader }.
seven-event-leaders-dealt = { $player } riceve { $leaders }.
seven-event-leader-kept = { $player } tiene { $leader }.
seven-event-recruited = { $player } recluta { $leader }.
seven-event-sold-leader = { $player } vende un Leader.
seven-event-sold-leader-leader = { $player } vende { $leader }.
seven-event-drew-leaders = { $player } pesca { $number } Leader dalla scatola.
seven-event-drew-leaders-leaders = { $player } pesca { $leaders } dalla scatola.
seven-event-leader-returned = { $player } rimette { $leader } nella scatola.
seven-event-leader-buried = { $player } mette { $leader } sotto lo stadio.
seven-event-leader-copied = { $player } copia { $leader }, un Leader di un vicino.

## Quanto costa una costruzione, voce per voce

# Di un Leader con il costo dell'Epoca.
seven-cost-by-age = { $age_1 }, { $age_2 } o { $age_3 } monete nell'Epoca I, II o III
seven-cost-bank-units = { seven-coins } alla banca per { $units }
seven-cost-bank-number =
    { $number ->
        [one] { seven-coins } alla banca per { $number } risorsa
       *[other] { seven-coins } alla banca per { $number } risorse
    }
seven-cost-discount-units = non si paga: { $units }
seven-cost-discount-number =
    { $number ->
        [one] { $number } risorsa non si paga
       *[other] { $number } risorse non si pagano
    }
seven-cost-discount-saves =
    { $saves ->
        [one] { $saves } moneta in meno
       *[other] { $saves } monete in meno
    }

## Perché una mossa non è possibile

seven-refusal-other-choice-draft = Ora va scelto un Leader da tenere: { $moves }.
seven-refusal-other-choice-recruitment = Ora va usato un Leader: { $moves }.
seven-refusal-other-choice-extra-recruit = Ora si può reclutare un altro Leader: { $moves }.
seven-refusal-other-choice-burial = Ora va messo un Leader sotto lo stadio: { $moves }.
seven-refusal-other-choice-leader-copy = Ora va copiato un Leader di un vicino: { $moves }.
seven-refusal-wrong-kind-leader = Il Leader { $leader } non si può usare così.
seven-refusal-not-in-hand-leader = Il Leader { $leader } non è nella tua mano.
seven-refusal-other-payment-leader = Questo uso del Leader { $leader } va pagato in un altro modo: { $moves }.
seven-refusal-leader-too-dear =
    { $cost ->
        [one] Il Leader { $leader } costa { $cost } moneta, ne hai { $coins }.
       *[other] Il Leader { $leader } costa { $cost } monete, ne hai { $coins }.
    }
seven-refusal-leader-costs =
    { $cost ->
        [0] Il Leader { $leader } non ti costa nulla: { $moves }.
        [one] Il Leader { $leader } costa { $cost } moneta, né più né meno: { $moves }.
       *[other] Il Leader { $leader } costa { $cost } monete, né più né meno: { $moves }.
    }

## Gilde

seven-card-architects-guild = Gilda degli Architetti
    .the = la Gilda degli Architetti
seven-card-gamers-guild = Gilda dei Giocatori
    .the = la Gilda dei Giocatori
seven-card-courtesans-guild = Gilda delle Cortigiane
    .the = la Gilda delle Cortigiane
seven-card-diplomats-guild = Gilda dei Diplomatici
    .the = la Gilda dei Diplomatici

## Leader

seven-leader-maecenas = Mecenate
seven-leader-imhotep = Imhotep
seven-leader-hammurabi = Hammurabi
seven-leader-leonidas = Leonida
seven-leader-archimedes = Archimede
seven-leader-ramses = Ramses
seven-leader-croesus = Creso
seven-leader-xenophon = Senofonte
seven-leader-vitruvius = Vitruvio
seven-leader-nero = Nerone
seven-leader-bilkis = Bilkis
seven-leader-hannibal = Annibale
seven-leader-caesar = Cesare
seven-leader-solomon = Salomone
seven-leader-euclid = Euclide
seven-leader-ptolemy = Tolomeo
seven-leader-pythagoras = Pitagora
seven-leader-sappho = Saffo
seven-leader-zenobia = Zenobia
seven-leader-nefertiti = Nefertiti
seven-leader-cleopatra = Cleopatra
seven-leader-phidias = Fidia
seven-leader-praxiteles = Prassitele
seven-leader-nebuchadnezzar = Nabucodonosor
seven-leader-varro = Varrone
seven-leader-pericles = Pericle
seven-leader-hypatia = Ipazia
seven-leader-hiram = Hiram
seven-leader-midas = Mida
seven-leader-amytis = Amiti
seven-leader-alexander = Alessandro
seven-leader-justinian = Giustiniano
seven-leader-plato = Platone
seven-leader-aristotle = Aristotele
seven-leader-berenice = Berenice
seven-leader-hatshepsut = Hatshepsut
seven-leader-nitocris = Nitocris
seven-leader-telesilla = Telesilla
seven-leader-tomyris = Tomiri
seven-leader-aganice = Aganice
seven-leader-enheduanna = Enheduanna
seven-leader-phryne = Frine
seven-leader-cornelia = Cornelia
seven-leader-eurypyle = Euripile
seven-leader-theano = Teano
seven-leader-makeda = Makeda
seven-leader-cynisca = Cinisca
seven-leader-gorgo = Gorgo
seven-leader-agrippina = Agrippina
seven-leader-caligula = Caligola
seven-leader-diocletian = Diocleziano
seven-leader-octavia = Ottavia
seven-leader-arsinoe = Arsinoe
seven-leader-aspasia = Aspasia
seven-leader-darius = Dario
seven-leader-semiramis = Semiramide

## Città

seven-board-roma = Roma
seven-board-abu-simbel = Abu Simbel

## Meraviglie

seven-wonder-roma = Il Colosseo
seven-wonder-abu-simbel = I Templi di Abu Simbel

## Elementi comuni

# Una di una serie di carte di colori diversi.
seven-one =
    { $colour ->
        [brown] una marrone
        [grey] una grigia
        [blue] una blu
        [yellow] una gialla
        [red] una rossa
        [green] una verde
        [purple] una viola
        [black] una nera
       *[white] una bianca
    }

## Tipi di carte

seven-colour-white = Leader

## Righe del segnapunti

seven-category-leaders = Leader

## Di che cosa sono fatti i punti del segnapunti

seven-part-leader = { $leader }: { seven-part-points }
seven-part-buried-leader = { $leader }, sotto uno stadio: { seven-part-points }
seven-part-copied-leader = { $leader }, copiato: { seven-part-points }
seven-part-copied-leader-other_seat = { $leader }, copiato { DA($other_player) }: { seven-part-points }
seven-part-free-symbol-leader = simbolo a scelta ({ $leader }): { $symbol }
seven-part-common-symbol = un simbolo in più del tipo più numeroso: { $symbol }
seven-part-common-symbol-leader = un simbolo in più grazie { A($leader) }: { $symbol }
seven-part-turned-symbol = simbolo cambiato: da { $from_symbol } a { $symbol }
seven-part-turned-symbol-leader = simbolo cambiato da { $leader }: { $from_symbol } in { $symbol }

## Che cosa si conta

seven-count-white = Leader
# Da leggere dopo "più".
seven-counts-brown = carte marroni
seven-counts-grey = carte grigie
seven-counts-blue = carte blu
seven-counts-yellow = carte gialle
seven-counts-red = carte rosse
seven-counts-green = carte verdi
seven-counts-purple = Gilde
seven-counts-white = Leader
seven-counts-stage = stadi della Meraviglia costruiti
seven-counts-victory-token = gettoni Vittoria
seven-counts-defeat-token = gettoni Sconfitta
seven-counts-colour = colori diversi tra le carte Epoca
seven-counts-brown-grey-set = coppie di una carta marrone e una grigia
seven-counts-coins = monete

## Effetti

seven-effect-bank-purchase = Una volta per turno puoi comprare dalla banca una risorsa qualsiasi per { seven-price }
seven-effect-shields-per-defeat = { seven-shields } per ogni gettone Sconfitta che hai
seven-effect-replace-symbol = A fine partita puoi trasformare un tuo simbolo scientifico in un altro
seven-effect-extra-common-symbol = A fine partita un simbolo scientifico in più, del tipo che hai di più
seven-effect-coins-on-build = { seven-value-coins } ogni volta che costruisci { seven-a-card }
seven-effect-coins-on-chain = { seven-value-coins } a ogni costruzione per concatenazione
seven-effect-coins-on-victory = { seven-value-coins } ogni volta che ottieni un gettone Vittoria
seven-effect-coins-on-stage = { seven-value-coins } ogni volta che costruisci uno stadio della tua Meraviglia
seven-effect-coins-on-trade = { seven-value-coins } quando compri da un vicino, una volta per turno per ciascun vicino
seven-effect-bank-bonus = Una volta per turno, { seven-value-coins } in più quando prendi monete dalla banca
seven-effect-points-per-coins =
    { $coins ->
        [one] { seven-points } a fine partita per ogni moneta, oltre a quelli del tesoro
       *[other] { seven-points } a fine partita per ogni gruppo di { $coins } monete, oltre a quelli del tesoro
    }
seven-effect-points-per-set = { seven-points } a fine partita per ogni serie di carte ({ $colours }) nella tua città
seven-effect-points-per-science-set =
    { seven-points } in più a fine partita per ogni serie di tre simboli scientifici diversi
seven-effect-points-per-victory-pair =
    A fine partita, per ogni coppia di gettoni Vittoria uguali, i punti di uno dei due
seven-effect-points-if-most = { seven-points } a fine partita se hai più { $count } di ciascun vicino
seven-effect-points-if-no-defeat = { seven-points } a fine partita se non hai gettoni Sconfitta
seven-effect-points-if-only-leader = { seven-points } a fine partita se non hai altri Leader in gioco
seven-effect-free-colour = D'ora in poi costruire { seven-a-card } non ti costa nulla
seven-effect-resource-discount =
    D'ora in poi { $applies_to ->
        [brown] le tue carte marroni
        [grey] le tue carte grigie
        [blue] le tue carte blu
        [yellow] le tue carte gialle
        [red] le tue carte rosse
        [green] le tue carte verdi
        [purple] le tue Gilde
        [black] le tue carte nere
        [white] i tuoi Leader
       *[stage] gli stadi della tua Meraviglia
    } costano { $value ->
        [one] { $value } risorsa in meno
       *[other] { $value } risorse in meno
    }
seven-effect-others-discard-victory = Ogni altro giocatore scarta un gettone Vittoria a sua scelta
seven-effect-redirect-defeats = D'ora in poi i gettoni Sconfitta che prenderesti vanno a chi ti batte
seven-effect-free-leaders = D'ora in poi recluti gratis i Leader
seven-effect-leader-discount =
    I tuoi Leader costano { $own ->
        [one] { $own } moneta in meno
       *[other] { $own } monete in meno
    }, quelli dei tuoi vicini { $neighbours ->
        [one] { $neighbours } moneta in meno
       *[other] { $neighbours } monete in meno
    }
seven-effect-keep-leaders = Tieni anche il Leader non scelto nell'Epoca III
seven-effect-draw-leaders = Peschi { $value } Leader dalla scatola
seven-effect-recruit-leader = Puoi reclutare un altro Leader della tua mano, pagandone il costo
seven-effect-bury-leader =
    Metti un tuo Leader sotto lo stadio: perde il suo effetto e dà { seven-points } per ogni moneta del suo costo
seven-effect-copy-leader = Scegli un Leader di un vicino: il suo effetto vale anche per te

## Che cosa ti si chiede

seven-choose-draft = Scegli un Leader da tenere
seven-choose-recruitment = Scegli un Leader e usalo
seven-choose-extra-recruit = Recluta un altro Leader, o rinuncia
seven-choose-burial = Metti un Leader sotto lo stadio
seven-choose-leader-copy = Scegli un Leader di un vicino da copiare

## Di che cosa trattano le mosse

seven-subject-leader = Leader

## Campi di una vista

seven-view-leaders = Leader
seven-view-leaders-in-hand = Leader in mano
seven-view-buried = Leader sotto gli stadi
seven-view-copied-leader = Leader copiato
seven-view-leader = Leader

## Perché una mossa è buona

seven-reason-redirects = le sconfitte vanno al vincitore
seven-reason-leaders-cheaper = i Leader costano meno
seven-reason-cheap-leader =
    { $coins ->
        [0] il Leader non costa nulla
       *[other] il Leader costa solo { reasons-coins }
    }
