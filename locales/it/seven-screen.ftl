# Testi dello schermo di 7 Wonders nel terminale. Le frasi del gioco sono in seven.ftl, i nomi in seven-names.ftl.

## Il titolo

seven-screen-phase-boards = Scelta delle plance Meraviglia
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
seven-screen-short-brown = ma
seven-screen-short-grey = gr
seven-screen-short-blue = bl
seven-screen-short-yellow = gi
seven-screen-short-red = ro
seven-screen-short-green = ve
seven-screen-short-purple = vi
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
seven-screen-label-coins = ha
seven-screen-label-wonder = Merav.
seven-screen-label-makes = produce
seven-screen-label-sells = vende
seven-screen-label-buys = compra a
seven-screen-label-arms = Scudi
seven-screen-label-science = scienza
seven-screen-label-free = gratis
seven-screen-label-rights = può
seven-screen-label-debts = debiti
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
seven-screen-tokens = gettoni { $tokens }
seven-screen-science-free-symbols = { $number } a scelta
seven-screen-right = costruire gratis { $card } (ancora { $number } in questa Epoca)
seven-screen-column-city = città
seven-screen-column-wonder = Meraviglia
seven-screen-column-coins = monete
seven-screen-column-shields = Scudi
seven-screen-column-tokens = gettoni
seven-screen-column-cards = carte
seven-screen-column-points = punti
seven-screen-points-now = Punti se la partita finisse ora

## Accanto alle città

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
seven-screen-free-once = gratis (una volta per Epoca)
seven-screen-next-stage = Stadio { $number } di { $board } ({ $cost }): { $effects }
seven-screen-build-stage = Costruire lo stadio: { $price }
seven-screen-under = Quale carta va sotto lo stadio?
seven-screen-sell = Vendere una carta: +{ $coins }
seven-screen-which = Quale?

## I pezzi

seven-screen-piece-card = { $name } ({ $id })
seven-screen-piece-board = { $name } ({ $id }), plancia Meraviglia
seven-screen-sort = { $colour }, Epoca { seven-age }
seven-screen-piece-cost = Costo: { $cost }
seven-screen-chain-free-with = Gratis per la città che ha: { $cards }
seven-screen-chain-frees = Rende gratis: { $cards }
seven-screen-produces = Produce: { $resource }

## Elenchi

seven-screen-boards = Plance Meraviglia
seven-screen-deck = { seven-age }, { $colour }
seven-screen-copies = giocatori { $players }
seven-screen-first-edition = { $name } (prima edizione)
seven-screen-note-data = * Questi dati sono controversi: le fonti non concordano.

## Le parole con cui si scrivono le mosse

# Separate da spazi; _ sta per uno spazio. Si capiscono le parole di tutte le lingue, e una parola può stare per più mosse.
seven-screen-verb-build = costruire costruisci costruisco
seven-screen-verb-chain = concatenare costruire costruisci costruisco
seven-screen-verb-free = gratis costruire costruisci costruisco
seven-screen-verb-power = potere costruire costruisci costruisco
seven-screen-verb-stage = stadio stadio_con costruire_lo_stadio_con costruisci_lo_stadio_con costruisco_lo_stadio_con
seven-screen-verb-sell = vendere vendi vendo scartare scarta scarto
seven-screen-verb-revive = recuperare costruire costruisci costruisco
seven-screen-verb-board = scegliere scegli scelgo prendere prendi
seven-screen-verb-choose = scegliere scegli scelgo
seven-screen-verb-return = restituire restituisci restituisco
seven-screen-verb-decline = rinunciare rinuncia rinuncio passare passa passo
seven-screen-verb-back = riprendere riprendi riprendo
seven-screen-word-left = sinistra
seven-screen-word-right = destra
seven-screen-word-bank = banca
