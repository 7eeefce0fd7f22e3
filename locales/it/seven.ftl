# Testi di 7 Wonders. I nomi sono in seven-names.ftl, gli effetti in seven-effects.ftl, ogni espansione ha un file suo.

seven-title = 7 Wonders
seven-tagline = Si gioca tutti insieme: tre Epoche per la tua città e la sua Meraviglia

## Elementi comuni

# Quanto vale un gettone Vittoria.
seven-worth =
    { $value ->
        [one] da { $value } punto
       *[other] da { $value } punti
    }

## Tipi di vittoria

seven-reason-points = Vittoria ai punti

## Opzioni della partita

seven-option-edition = L'edizione del gioco
seven-option-edition-2 = Seconda edizione.
seven-option-edition-1 = Prima edizione.

seven-option-expansions = Le espansioni in gioco, una o più

seven-option-wonders = Plance Meraviglia
seven-option-wonders-random = A caso: ogni giocatore riceve una plancia.
seven-option-wonders-dealt = A scelta: ogni giocatore riceve due plance e ne tiene una.

seven-option-sides = Lati delle plance
seven-option-sides-rulebook =
    Da regolamento: nella seconda edizione sceglie ogni giocatore, nella prima il lato è assegnato con la plancia.
seven-option-sides-choose = A scelta: ogni giocatore sceglie il lato.
seven-option-sides-random = A caso: il lato è estratto a sorte.
    .short = A caso
seven-option-sides-day = Giorno, nella prima edizione A.
seven-option-sides-night = Notte, nella prima edizione B.

seven-option-last_card = Babilonia: ultima carta e scarti
seven-option-last_card-before_discard = Prima si gioca l'ultima carta di Babilonia: se la vende, qualcuno può costruirla dalla pila degli scarti.
seven-option-last_card-after_discard = Prima si costruisce dalla pila degli scarti, poi si gioca l'ultima carta di Babilonia.

## Numero di giocatori

seven-players-2 = la terza al tavolo è la Città Franca
seven-players-3 = tutti sono vicini di tutti
seven-players-4 = si commercia e si combatte con i due vicini
seven-players-5 = si commercia e si combatte con i due vicini
seven-players-6 = si commercia e si combatte con i due vicini
seven-players-7 = il massimo senza Cities
seven-players-8 = con Cities

## Come sarà il tavolo

seven-note-turns = Ognuna delle tre Epoche dura { $turns } turni, con mani di { $hand } carte.
seven-note-boards =
    { $way ->
        [dealt] Ognuno riceve due plance e ne tiene una.
        [chosen] Ognuno ha la plancia scelta qui.
       *[other] Ognuno riceve una plancia a caso.
    }
seven-note-sides =
    { $way ->
        [choose] Ognuno sceglie il lato della sua plancia.
        [day] Tutti giocano il lato Giorno, il più semplice.
        [night] Tutti giocano il lato Notte.
       *[other] Il lato della plancia lo decide la sorte.
    }
seven-note-coins = Tutti iniziano con { $coins } monete.
seven-note-minutes = Dura circa { $minutes } minuti.

## Perché le opzioni non vanno d'accordo

seven-refusal-board-twice = { $board } può avere un solo proprietario.
seven-refusal-too-few-boards = Le plance non bastano per darne due a tutti: ce ne sono { $number }.
seven-refusal-board-of-nobody = { $board } non può essere la plancia della Città Franca.
seven-refusal-board-of-other-edition = { $board } non c'è in questa edizione.
seven-refusal-board-of-expansion = { $board } richiede l'espansione { $expansion }.

## Che cosa si chiede a un giocatore

seven-choice-boards = { $player } sceglie una plancia o il suo lato
seven-choice-turn = { $player } sceglie una carta da giocare
seven-choice-last-card = { $player } gioca l'ultima carta
seven-choice-revival = { $player } può costruire una carta della pila degli scarti
seven-choice-alternative = { $player } sceglie uno degli effetti dello stadio
seven-choice-token-loss = { $player } restituisce un gettone Vittoria
seven-choice-over = La partita è finita

## Che cosa si paga

seven-payment-left =
    { $left ->
        [one] { $left } moneta a sinistra
       *[other] { $left } monete a sinistra
    }
seven-payment-right =
    { $right ->
        [one] { $right } moneta a destra
       *[other] { $right } monete a destra
    }
seven-payment-bank =
    { $bank ->
        [one] { $bank } moneta alla banca
       *[other] { $bank } monete alla banca
    }
# I tre pagamenti insieme; `none` dove non si compra nulla, nemmeno a 0 monete.
seven-payment =
    { $left ->
        [none]
            { $right ->
                [none]
                    { $bank ->
                        [0] { seven-cost-free }
                       *[other] { seven-payment-bank }
                    }
               *[other]
                    { $bank ->
                        [0] { seven-payment-right }
                       *[other] { seven-payment-right }, { $bank } alla banca
                    }
            }
       *[other]
            { $right ->
                [none]
                    { $bank ->
                        [0] { seven-payment-left }
                       *[other] { seven-payment-left }, { $bank } alla banca
                    }
               *[other]
                    { $bank ->
                        [0] { seven-payment-left }, { $right } a destra
                       *[other] { seven-payment-left }, { $right } a destra, { $bank } alla banca
                    }
            }
    }
# Lo stesso dopo una mossa; nulla se non si paga nulla.
seven-paying =
    { $left ->
        [none]
            { $right ->
                [none]
                    { $bank ->
                        [0] { "" }
                       *[other] { " " }({ seven-payment })
                    }
               *[other] { " " }({ seven-payment })
            }
       *[other] { " " }({ seven-payment })
    }

## Mosse: all'infinito, negli elenchi e nella cronaca; i pulsanti hanno l'imperativo

seven-move-sell = Vendere { $card }
seven-move-build = Costruire { $card }{ seven-paying }
seven-move-chain = Costruire gratis { $card } per concatenazione
seven-move-free = Costruire gratis { $card }
seven-move-power = Costruire gratis { $card } (una volta per Epoca)
seven-move-stage = Costruire lo stadio con { $card }{ seven-paying }
seven-move-board = Scegliere { $board }, lato { $side }
seven-move-revive = Costruire { $card } dalla pila degli scarti
seven-move-decline = Rinunciare
seven-move-choose = Scegliere l'effetto { $number }
seven-move-return = Restituire un gettone Vittoria { seven-worth }
seven-move-back = Riprendere la propria scelta

## Eventi: lo svolgimento della partita

seven-event-board = { $player } gioca con { $board }, lato { $side }.
seven-event-age-begun = Inizia l'Epoca { seven-age }.
seven-event-turn-begun = Epoca { seven-age }, turno { $turn }.
seven-event-committed = { $player } ha scelto.
seven-event-taken-back = { $player } riprende la propria scelta.
seven-event-passed =
    { $direction ->
        [right] Le mani passano a destra.
       *[left] Le mani passano a sinistra.
    }
seven-event-thrown =
    { $number ->
        [one] { $number } carta rimasta va nella pila degli scarti.
       *[other] { $number } carte rimaste vanno nella pila degli scarti.
    }
seven-event-age-ended = L'Epoca { seven-age } è finita.
seven-event-scored = Punteggio finale: { $scores }.
# Vincono insieme i compagni di squadra, o chi condivide la vittoria.
seven-event-over =
    { $count ->
        [one] { $players } vince!
       *[other] { $players } vincono insieme!
    }

## Eventi: carte e stadi

seven-event-built = { $player } costruisce { $the_card }.
seven-event-chained = { $player } costruisce gratis { $the_card } per concatenazione.
seven-event-chained-chain_card = { $player } costruisce gratis { $the_card } grazie { A($the_chain_card) }.
seven-event-built-free = { $player } costruisce gratis { $the_card }.
seven-event-staged = { $player } costruisce lo stadio { $stage } di { $board }.
seven-event-staged-card = { $player } costruisce lo stadio { $stage } di { $board } con { $the_card }.
seven-event-sold = { $player } vende una carta.
seven-event-sold-card = { $player } vende { $the_card }.
seven-event-chosen = { $player } sceglie l'effetto { $number } dello stadio { $stage }.
seven-event-last-card = { $player } può giocare l'ultima carta.
seven-event-looked = { $player } guarda le carte della pila degli scarti.
seven-event-revived = { $player } costruisce gratis { $the_card } dalla pila degli scarti.
# A una carta della pila degli scarti o a un altro Leader.
seven-event-declined = { $player } rinuncia.

## Eventi: monete

# Le monete di un costo; gli acquisti dai vicini sono in "traded".
seven-event-paid = { $player } paga { seven-coins } alla banca.
seven-event-traded =
    { $coins ->
        [0] { $player } compra risorse { DA($other_player) } senza pagare nulla.
       *[other] { $player } compra risorse { DA($other_player) } per { seven-coins }.
    }
seven-event-gained =
    { $source ->
        [sale] { $player } prende { seven-coins } per la vendita.
        [trade] { $player } riceve { seven-coins } per gli acquisti di un vicino.
       *[effect] { $player } prende { seven-coins }.
    }

## Eventi: conflitti

seven-event-conflicts = Si risolvono i conflitti dell'Epoca { seven-age }.
seven-event-victory =
    { $player } batte { $other_player } e prende { $tokens ->
        [one] un gettone Vittoria { seven-worth }
       *[other] { $tokens } gettoni Vittoria { seven-worth } ciascuno
    }.
seven-event-defeat =
    { $tokens ->
        [one] { $player } prende un gettone Sconfitta.
       *[other] { $player } prende { $tokens } gettoni Sconfitta.
    }
seven-event-defeats-discarded =
    { $tokens ->
        [one] { $player } scarta un gettone Sconfitta.
       *[other] { $player } scarta { $tokens } gettoni Sconfitta.
    }
seven-event-token-taken = { $player } prende un gettone Vittoria { seven-worth }.
seven-event-token-lost = { $player } restituisce un gettone Vittoria { seven-worth }.

## Eventi: Cities

# Una perdita di Cities o la penalità di una Struttura.
seven-event-lost-coins = { $player } perde { seven-coins }.

## Quanto costa una costruzione, voce per voce

seven-cost-free = gratis
seven-cost-coins = { seven-coins }
seven-cost-short =
    { $coins ->
        [one] manca { $coins } moneta
       *[other] mancano { $coins } monete
    }
seven-cost-chain = gratis grazie { A($the_card) }
seven-cost-own-units = dalla tua città: { $units }
# Quali, resta aperto.
seven-cost-own-number =
    { $number ->
        [one] { $number } risorsa della tua città
       *[other] { $number } risorse della tua città
    }
# Vende un vicino.
seven-cost-left = { seven-coins } { A($player) }, a sinistra
seven-cost-left-units = { seven-coins } { A($player) }, a sinistra, per { $units }
seven-cost-left-number =
    { $number ->
        [one] { seven-coins } { A($player) }, a sinistra, per { $number } risorsa
       *[other] { seven-coins } { A($player) }, a sinistra, per { $number } risorse
    }
seven-cost-right = { seven-coins } { A($player) }, a destra
seven-cost-right-units = { seven-coins } { A($player) }, a destra, per { $units }
seven-cost-right-number =
    { $number ->
        [one] { seven-coins } { A($player) }, a destra, per { $number } risorsa
       *[other] { seven-coins } { A($player) }, a destra, per { $number } risorse
    }
# Può venderle l'uno o l'altro vicino.
seven-cost-bought = comprate dai vicini: { $units }
seven-cost-bank = { seven-coins } alla banca
seven-cost-missing = nessuno vende { $units }
# Un potere che non si esaurisce.
seven-cost-free-power =
    { $power ->
        [first_of_colour] è la tua prima carta di questo colore
        [first_of_age] è la tua prima carta dell'Epoca
        [last_of_age] è la tua ultima carta dell'Epoca
        [stages] i tuoi stadi non richiedono risorse
        [leaders] i tuoi Leader sono gratis
       *[colour] le carte di questo colore non ti costano nulla
    }
# Di qualunque colore, o di uno.
seven-cost-power =
    { $right ->
        [any] con la costruzione gratuita di questa Epoca
       *[other] con la costruzione gratuita di questo colore e di questa Epoca
    }

## Che cosa porta subito una mossa

seven-gain-coins = +{ seven-coins }
seven-gain-points =
    { $points ->
        [one] { $points } punto, per ora
       *[other] { $points } punti, per ora
    }
seven-gain-symbols = { $symbol } × { $number }
seven-gain-free-symbols =
    { $number ->
        [one] un simbolo scientifico a scelta
       *[other] { $number } simboli scientifici a scelta
    }
seven-gain-shields =
    { $shields ->
        [one] { $shields } Scudo
       *[other] { $shields } Scudi
    }
# `was` e `becomes` sono victory, draw, defeat o avoided.
seven-gain-conflict =
    { $becomes ->
        [victory] per ora vittoria contro { $other_player }
        [draw] per ora pari con { $other_player }
        [avoided] nessun conflitto con { $other_player }
       *[defeat] per ora sconfitta contro { $other_player }
    }

## Nota sui nomi

seven-reconstructed-name = * Questo nome è ricostruito e può differire da quello pubblicato.

## Perché una mossa non è possibile

seven-refusal-over = La partita è finita.
seven-refusal-no-move = La mossa { $given } non esiste.
seven-refusal-no-seat = Il posto { $given } non esiste: i posti vanno da 0 a { $last }.
seven-refusal-not-text = Una mossa si scrive come testo, per esempio «build baths left 2», non come { $given }.
seven-refusal-not-your-turn = Ora non hai nulla da decidere: si aspetta la scelta di { $players }.
seven-refusal-chosen-already = Hai già scelto, ma puoi riprendere la tua scelta: { $moves }.
seven-refusal-nothing-to-take-back = Non c'è nulla da riprendere.
# { $moves } sono le mosse che ora si possono scrivere.
seven-refusal-other-choice = Ora si chiede un'altra cosa: { $moves }.
seven-refusal-other-choice-boards = Ora va scelta una plancia o il suo lato: { $moves }.
seven-refusal-other-choice-turn = Ora va usata una carta: { $moves }.
seven-refusal-other-choice-last-card = Ora va usata l'ultima carta: { $moves }.
seven-refusal-other-choice-revival = Ora si può costruire una carta della pila degli scarti: { $moves }.
seven-refusal-other-choice-alternative = Ora va scelto uno degli effetti dello stadio: { $moves }.
seven-refusal-other-choice-token-loss = Ora va restituito un gettone Vittoria: { $moves }.
seven-refusal-not-offered = Non è tra le scelte possibili: { $moves }.
seven-refusal-wrong-kind = La carta { $card } non si può usare così.
seven-refusal-not-in-hand = La carta { $card } non è nella tua mano.
seven-refusal-built-already = La carta { $card } è già nella città.
seven-refusal-no-chain = Nessuna concatenazione rende gratuita la carta { $card }.
seven-refusal-not-free = Ora la carta { $card } non si può costruire gratis in questo modo.
# La carta stessa, o lo stadio per cui la si userebbe.
seven-refusal-other-payment = Questo uso della carta { $card } va pagato in un altro modo: { $moves }.
seven-refusal-unaffordable-missing = La carta { $card } non si può pagare: nessuno vende quello che manca ({ $missing }).
seven-refusal-unaffordable-short = La carta { $card } costa { seven-coins }, te ne { $short ->
        [one] manca
       *[other] mancano
    } { $short }.
seven-refusal-stage-unaffordable-missing = Il prossimo stadio non si può pagare: nessuno vende quello che manca ({ $missing }).
seven-refusal-stage-unaffordable-short = Il prossimo stadio costa { seven-coins }, te ne { $short ->
        [one] manca
       *[other] mancano
    } { $short }.
seven-refusal-wonder-complete = Tutti gli stadi della Meraviglia sono costruiti.
seven-refusal-unreadable = Non capisco «{ $text }». Scrivi { $moves }.
seven-refusal-unknown-name = «{ $name }» non esiste.
seven-refusal-unknown-name-near = «{ $name }» non esiste. Intendevi «{ $near }»?

## Tavoli pronti in un tocco

seven-preset-first = Prima partita
    .why = Tre giocatori, nessuna espansione, i lati più semplici delle plance, bot facili.
seven-preset-family = In famiglia
    .why = Quattro giocatori con Leaders.
seven-preset-everything = Tutto insieme
    .why = Cinque giocatori con Leaders, Cities ed Edifice.
