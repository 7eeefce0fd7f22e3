# Testi dello schermo di 7 Wonders nel terminale. Le frasi del gioco sono in seven.ftl, i nomi in seven-names.ftl.

## Il titolo

seven-screen-phase-boards = La scelta delle plance Meraviglia
seven-screen-phase-draft = La scelta dei Leader (si passano a destra)
seven-screen-recruitment = Epoca { seven-age }, reclutamento dei Leader
seven-screen-turn =
    Epoca { seven-age }, turno { $turn } di { $turns }, le mani passano a { $direction ->
        [right] destra
       *[left] sinistra
    }
seven-screen-over = La partita è finita

## Colori e risorse: in una parola, e in una o due lettere

seven-screen-colour-brown = marrone
seven-screen-colour-grey = grigia
seven-screen-colour-blue = blu
seven-screen-colour-yellow = gialla
seven-screen-colour-red = rossa
seven-screen-colour-green = verde
seven-screen-colour-purple = viola
seven-screen-colour-black = nera
seven-screen-leader = Leader
seven-screen-short-brown = ma
seven-screen-short-grey = gr
seven-screen-short-blue = bl
seven-screen-short-yellow = gi
seven-screen-short-red = ro
seven-screen-short-green = ve
seven-screen-short-purple = vi
seven-screen-short-black = ne
seven-screen-short-white = ld
seven-screen-code-wood = Le
seven-screen-code-stone = Pi
seven-screen-code-clay = Ar
seven-screen-code-ore = Mi
seven-screen-code-glass = Ve
seven-screen-code-cloth = Te
seven-screen-code-papyrus = Pa
seven-screen-any = qualsiasi

## Le città

seven-screen-place-left = sinistra
seven-screen-place-right = destra
seven-screen-place-partner = compagno
seven-screen-label-coins = ha
seven-screen-label-wonder = Merav.
seven-screen-label-makes = produce
seven-screen-label-sells = vende
seven-screen-label-buys = compra a
seven-screen-label-arms = armi
seven-screen-label-science = scienza
seven-screen-label-free = gratis
seven-screen-label-rights = può
seven-screen-label-leaders = Leader
seven-screen-label-debts = debiti
seven-screen-label-pawns = gettoni
seven-screen-treasury =
    { $points ->
        [one] { $coins }, { $points } punto
       *[other] { $coins }, { $points } punti
    }
seven-screen-board = { $board } ({ $side })
seven-screen-stage-unbuilt = { $mark } { $cost } → { $effects }
seven-screen-stage-built = { $mark } { $effects }
seven-screen-stage-under = { $mark } { $effects } (sotto: { $card })
seven-screen-or = {" oppure "}
seven-screen-warehouse-own = { $number } in più tra queste
seven-screen-warehouse-not-own = { $number } tra quelle che plancia, carte marroni e grigie non producono
seven-screen-prices-left =
    sinistra: materie prime { $raw }, manufatti { $manufactured }{ $rebate ->
        [0] {""}
       *[other] , una volta per turno { $rebate } in meno
    }
seven-screen-prices-right =
    destra: materie prime { $raw }, manufatti { $manufactured }{ $rebate ->
        [0] {""}
       *[other] , una volta per turno { $rebate } in meno
    }
seven-screen-prices-bank = banca: { $price }, un'unità per turno
seven-screen-tokens = gettoni { $tokens }
seven-screen-diplomacy =
    { $tokens ->
        [one] { $tokens } gettone Diplomazia
       *[other] { $tokens } gettoni Diplomazia
    }
seven-screen-science-free-symbols = { $number } a scelta
seven-screen-science-masks =
    { $number ->
        [one] { $number } maschera
       *[other] { $number } maschere
    }
seven-screen-right = costruire gratis { $card } (ancora { $number } in questa Epoca)
seven-screen-copied = copia { $leader }
seven-screen-buried = sepolti: { $leaders }
seven-screen-leaders-in-hand = { $number } in mano
seven-screen-debt = { $points } (debito)
seven-screen-edifice-debt =
    { $number ->
        [one] { $points } (Struttura)
       *[other] { $number } volte { $points } (Struttura)
    }
seven-screen-pawns = { $number } dell'Epoca { seven-age }
seven-screen-column-city = città
seven-screen-column-wonder = Meraviglia
seven-screen-column-coins = monete
seven-screen-column-shields = Scudi
seven-screen-column-tokens = gettoni
seven-screen-column-cards = carte
seven-screen-column-points = punti
seven-screen-points-now = Punti se la partita finisse ora

## Accanto alle città

seven-screen-edifice-project =
    Struttura { seven-age }: { $name }, { seven-coins }, { $pawns ->
        [one] resta { $pawns } gettone
       *[other] restano { $pawns } gettoni
    }
seven-screen-edifice-built = Struttura { seven-age }: { $name }, costruita
seven-screen-edifice-failed = Struttura { seven-age }: { $name }, fallita
seven-screen-held = { $leader } ({ seven-coins })
seven-screen-own-leaders = I tuoi Leader in mano: { $leaders }
seven-screen-partner-hand = Nella mano di { $player }: { $cards }
seven-screen-partner-leaders = Leader nella mano di { $player }: { $cards }
seven-screen-keeper =
    { $player } agisce per la { $city } in questo turno; { $cards ->
        [0] il suo mazzo è finito.
        [one] { $cards } carta nel suo mazzo.
       *[other] { $cards } carte nel suo mazzo.
    }
seven-screen-pile =
    { $number ->
        [0] La pila degli scarti è vuota.
        [one] { $number } carta nella pila degli scarti; note: { $known }
       *[other] { $number } carte nella pila degli scarti; note: { $known }
    }
seven-screen-pile-count =
    { $number ->
        [one] { $number } carta nella pila degli scarti, { $known } nota (scarti le elenca).
       *[other] { $number } carte nella pila degli scarti, di cui { $known } note (scarti le elenca).
    }
seven-screen-no-card = nessuna
seven-screen-missing = Devono ancora scegliere: { $players }

## La mano e le sue mosse

seven-screen-card = { $name } ({ $colour }; { $cost }): { $effects }
seven-screen-cost = costo { $cost }
seven-screen-own-resources = con le risorse della città
seven-screen-pay-left = { $coins } a sinistra
seven-screen-pay-right = { $coins } a destra
seven-screen-pay-bank = { $coins } alla banca
seven-screen-build = Costruire: { $price }
seven-screen-free-always = gratis grazie a uno stadio o a un Leader
seven-screen-free-once = gratis, usando il diritto di questa Epoca
seven-screen-recruit = Reclutare: { $price }
seven-screen-next-stage = Stadio { $number } di { $board } ({ $cost }): { $effects }
seven-screen-build-stage = Costruire lo stadio: { $price }
seven-screen-join = Costruire lo stadio e partecipare a { $edifice }: { $price }
seven-screen-under = Quale carta va sotto lo stadio?
seven-screen-sell = Vendere una carta: +{ $coins }
seven-screen-which = Quale?

## I pezzi

seven-screen-piece-card = { $name } ({ $id })
seven-screen-piece-leader = { $name } ({ $id }), Leader
seven-screen-piece-board = { $name } ({ $id }), plancia Meraviglia
seven-screen-piece-edifice = { $name } ({ $id }), Struttura
seven-screen-sort = { $colour }, Epoca { seven-age }
seven-screen-piece-cost = Costo: { $cost }
seven-screen-chain-free-with = Gratis per la città che ha: { $cards }
seven-screen-chain-frees = Rende gratis: { $cards }
seven-screen-produces = Produce: { $resource }
seven-screen-edifice-age = Epoca { seven-age }
seven-screen-reward = Ogni gettone: { $effects }
seven-screen-penalty = Se fallisce, senza gettone: { $penalty }
seven-screen-deck-standard = Leader
seven-screen-deck-expert = Leader, esperti
seven-screen-deck-cities = Leader di Cities
seven-screen-deck-cities-2012 = Leader di Cities (2012)

## Elenchi

seven-screen-leaders = Leader
seven-screen-boards = Plance Meraviglia
seven-screen-edifices = Strutture
seven-screen-deck = { seven-age }, { $colour }
seven-screen-copies = giocatori { $players }
seven-screen-first-edition = { $name } (prima edizione)
seven-screen-note-data = * Questi dati sono controversi: le fonti non concordano.
