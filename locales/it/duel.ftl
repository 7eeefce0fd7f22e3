# Testi di 7 Wonders Duel. I nomi di carte, Meraviglie e segnalini Progresso sono in duel-names.ftl.

duel-title = 7 Wonders Duel
duel-tagline = Due città, tre Epoche, tre modi di vincere

## Elementi comuni

# Numero romano di un'Epoca.
duel-age =
    { $age ->
        [1] I
        [2] II
       *[3] III
    }
duel-coins =
    { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }
duel-spaces =
    { $spaces ->
        [one] { $spaces } casella
       *[other] { $spaces } caselle
    }
duel-points =
    { $value ->
        [one] { $value } punto vittoria
       *[other] { $value } punti vittoria
    }

## Risorse: il solo nome, e un certo numero di unità

duel-resource-wood = Legno
duel-resource-clay = Argilla
duel-resource-stone = Pietra
duel-resource-glass = Vetro
duel-resource-papyrus = Papiro

duel-units-wood =
    { $units ->
        [one] { $units } Legno
       *[other] { $units } Legni
    }
duel-units-clay =
    { $units ->
        [one] { $units } Argilla
       *[other] { $units } Argille
    }
duel-units-stone =
    { $units ->
        [one] { $units } Pietra
       *[other] { $units } Pietre
    }
duel-units-glass =
    { $units ->
        [one] { $units } Vetro
       *[other] { $units } Vetri
    }
duel-units-papyrus =
    { $units ->
        [one] { $units } Papiro
       *[other] { $units } Papiri
    }

## Tipi di Strutture

duel-colour-brown = Materie Prime
duel-colour-grey = Manufatti
duel-colour-blue = Strutture Civili
duel-colour-green = Strutture Scientifiche
duel-colour-yellow = Strutture Commerciali
duel-colour-red = Strutture Militari
duel-colour-purple = Gilde

## Simboli scientifici

duel-symbol-quill = penna
duel-symbol-mortar = mortaio
duel-symbol-plumb-level = archipendolo
duel-symbol-wheel = ruota
duel-symbol-sundial = meridiana
duel-symbol-armillary-sphere = sfera armillare
duel-symbol-balance = bilancia

## Dorsi delle carte

duel-back-age-1 = Epoca I
duel-back-age-2 = Epoca II
duel-back-age-3 = Epoca III
duel-back-guild = Gilda

## Righe del segnapunti

duel-category-blue = Strutture Civili
duel-category-green = Strutture Scientifiche
duel-category-yellow = Strutture Commerciali
duel-category-purple = Gilde
duel-category-wonders = Meraviglie
duel-category-progress = Segnalini Progresso
duel-category-coins = Monete
duel-category-military = Esercito
duel-category-total = Totale

## Tipi di vittoria

duel-reason-civilian = Vittoria civile
duel-reason-military = Supremazia militare
duel-reason-scientific = Supremazia scientifica
duel-not-counted = Dopo una supremazia i punti non si contano. Ecco a che punto erano le città.

## Opzioni della partita

duel-option-wonders = Come i giocatori ottengono le Meraviglie
duel-option-wonders-draft = Selezione: i giocatori scelgono quattro Meraviglie a testa, da due gruppi di quattro.
duel-option-wonders-beginner = Prima partita: ogni giocatore riceve quattro Meraviglie prestabilite.
duel-option-wonders-random = A caso: ogni giocatore riceve quattro Meraviglie estratte a sorte.

## Che cosa si chiede a un giocatore

duel-choice-draft = { $player } sceglie una Meraviglia
duel-choice-turn = Turno di { $player }: una carta da giocare
duel-choice-progress = { $player } prende un segnalino Progresso dal tabellone
duel-choice-library = { $player } tiene uno dei segnalini Progresso pescati
duel-choice-revive = { $player } costruisce una carta della pila degli scarti
duel-choice-destroy = { $player } sceglie una carta che l'avversario deve scartare
duel-choice-begin = { $player } decide chi inizia l'Epoca
duel-choice-over = La partita è finita

## Mosse: all'infinito, negli elenchi e nella cronaca; i pulsanti hanno l'imperativo

duel-move-build = Costruire { $card }
duel-move-discard = Scartare { $card }
duel-move-wonder = Costruire { $wonder } con { $card }
duel-move-draft = Scegliere { $wonder }
duel-move-take = Prendere { $token }
duel-move-keep = Tenere { $token }
duel-move-begin =
    { $who ->
        [me] Iniziare l'Epoca
       *[opponent] Far iniziare l'Epoca all'avversario
    }
duel-move-revive = Costruire { $card } dalla pila degli scarti
duel-move-destroy = Far scartare { $card }

## Eventi

duel-event-offered = Meraviglie tra cui scegliere: { $wonders }.
duel-event-drafted = { $player } sceglie { $the_wonder }.
duel-event-built = { $player } costruisce { $the_card }.
# Viene subito prima di "built" (o delle monete che la concatenazione procura).
duel-event-chained = Grazie { A($the_chain_card) }, { $player } non paga nulla per { $the_card }.
duel-event-discarded = { $player } scarta { $the_card }.
duel-event-wonder-built = { $player } costruisce la Meraviglia { $wonder } con { $the_card }.
# Il giocatore è il proprietario dell'ottava Meraviglia.
duel-event-wonder-lost = Le Meraviglie costruite sono sette: { $player } rimette { $the_wonder } nella scatola.
# Solo le monete stampate nel costo; gli acquisti sono in "traded".
duel-event-paid = { $player } paga { duel-coins }.
duel-event-traded = { $player } compra risorse per { duel-coins }.
duel-event-gained =
    { $source ->
        [discard] { $player } prende { duel-coins } per la carta scartata.
        [chain] { $player } prende { duel-coins } per la concatenazione.
        [economy] { $player } prende { duel-coins } per gli acquisti dell'avversario.
       *[effect] { $player } prende { duel-coins }.
    }
duel-event-lost =
    { $cause ->
        [military_token] { $player } perde { duel-coins } a causa del segnalino Esercito.
       *[opponent] { $player } perde { duel-coins } a causa della Meraviglia dell'avversario.
    }
duel-event-pawn = { $player } muove la pedina Conflitto di { duel-spaces } verso la capitale avversaria.
# Il giocatore è chi subisce; le monete davvero perse seguono in "lost".
duel-event-looted = Un segnalino Esercito da { duel-coins } colpisce { $player }.
duel-event-symbol = { $player } ottiene un simbolo scientifico: { $symbol }.
duel-event-pair = { $player } completa una coppia di simboli scientifici: { $symbol }.
duel-event-progress = { $player } prende il segnalino Progresso { $token }.
duel-event-drew =
    { $number ->
        [one] { $player } pesca { $number } segnalino Progresso dalla scatola.
       *[other] { $player } pesca { $number } segnalini Progresso dalla scatola.
    }
# Per chi può vedere i segnalini; può seguire "drew" o stare da solo.
duel-event-drew-tokens = Segnalini pescati: { $tokens }.
duel-event-kept = { $player } tiene il segnalino Progresso { $token }.
duel-event-revived = { $player } costruisce gratis { $the_card } dalla pila degli scarti.
# Il giocatore è chi subisce.
duel-event-destroyed = { $player } perde { $the_card }: la carta va nella pila degli scarti.
duel-event-revealed = Carta rivelata: { $card }.
duel-event-extra-turn = { $player } gioca un altro turno.
duel-event-extra-turn-lost = L'Epoca è finita: { $player } perde il turno aggiuntivo.
duel-event-age-ended = L'Epoca { duel-age } è finita.
duel-event-age-begun = Si dispongono le carte dell'Epoca { duel-age }.
duel-event-begins = { $player } inizia l'Epoca { duel-age }.
duel-event-scored = Punteggio finale: { $scores }.
duel-event-over =
    { $count ->
        [one]
            { $reason ->
                [military] { $players } vince per supremazia militare!
                [scientific] { $players } vince per supremazia scientifica!
               *[civilian] { $players } ottiene una vittoria civile!
            }
       *[other] { $players } condividono la vittoria!
    }

## Effetti

duel-effect-produce = Produce { $resources } a ogni turno
duel-effect-produce-choice = Produce a ogni turno una risorsa a tua scelta tra { $resources }
duel-effect-trade-price =
    { $price ->
        [one] Compri { $resources } al prezzo fisso di { $price } moneta l'unità
       *[other] Compri { $resources } al prezzo fisso di { $price } monete l'unità
    }
duel-effect-victory-points = { duel-points }
duel-effect-shields =
    { $value ->
        [one] { $value } Scudo
       *[other] { $value } Scudi
    }
duel-effect-science = Simbolo scientifico: { $symbol }
duel-effect-coins =
    { $value ->
        [one] { $value } moneta subito
       *[other] { $value } monete subito
    }
duel-effect-coins-per =
    { $value ->
        [one] { $value } moneta subito per ogni { $count } nella tua città
       *[other] { $value } monete subito per ogni { $count } nella tua città
    }
duel-effect-coins-majority =
    { $value ->
        [one] { $value } moneta subito per ogni { $count } nella città che ne ha di più
       *[other] { $value } monete subito per ogni { $count } nella città che ne ha di più
    }
duel-effect-vp-majority = { duel-points } a fine partita per ogni { $count } nella città che ne ha di più
duel-effect-opponent-loses-coins =
    { $value ->
        [one] L'avversario perde { $value } moneta
       *[other] L'avversario perde { $value } monete
    }
duel-effect-play-again = Giochi subito un altro turno
duel-effect-destroy-opponent-card = L'avversario scarta una carta a tua scelta ({ $colour })
duel-effect-draw-progress-token =
    { $draw ->
        [one] Peschi { $draw } segnalino Progresso dalla scatola e ne tieni { $keep }
       *[other] Peschi { $draw } segnalini Progresso dalla scatola e ne tieni { $keep }
    }
duel-effect-build-from-discard = Costruisci gratis una carta della pila degli scarti
duel-effect-resource-discount =
    { $value ->
        [one]
            { $target ->
                [blue] D'ora in poi le tue carte blu costano { $value } risorsa in meno
               *[wonder] D'ora in poi le tue Meraviglie costano { $value } risorsa in meno
            }
       *[other]
            { $target ->
                [blue] D'ora in poi le tue carte blu costano { $value } risorse in meno
               *[wonder] D'ora in poi le tue Meraviglie costano { $value } risorse in meno
            }
    }
duel-effect-gain-opponent-trade-spending = Ricevi le monete che l'avversario spende per comprare risorse
duel-effect-vp-per-own-progress-token = { duel-points } a fine partita per ogni tuo segnalino Progresso, compreso questo
duel-effect-extra-shields =
    { $value ->
        [one] D'ora in poi le tue carte rosse danno { $value } Scudo in più
       *[other] D'ora in poi le tue carte rosse danno { $value } Scudi in più
    }
duel-effect-grant-play-again = D'ora in poi le tue Meraviglie danno anche un altro turno
duel-effect-coins-on-chain-build =
    { $value ->
        [one] { $value } moneta a ogni costruzione per concatenazione
       *[other] { $value } monete a ogni costruzione per concatenazione
    }

# Che cosa si conta, da leggere dopo "per ogni".
duel-count-brown = carta marrone
duel-count-grey = carta grigia
duel-count-brown-grey = carta marrone o grigia
duel-count-blue = carta blu
duel-count-green = carta verde
duel-count-yellow = carta gialla
duel-count-red = carta rossa
duel-count-wonder = Meraviglia costruita
duel-count-coins-div-3 = gruppo di 3 monete

## Quanto costa una costruzione

duel-cost-free = gratis
duel-cost-coins = { duel-coins }
duel-cost-printed = { $coins } sulla carta
duel-cost-produced =
    { $units ->
        [one] { $units } { $resource } dalla produzione
       *[other] { $units } unità di { $resource } dalla produzione
    }
duel-cost-bought =
    { $units ->
        [one] { $units } { $resource } per { $price }
       *[other] { $units } unità di { $resource } per { $coins } ({ $price } l'una)
    }
duel-cost-chain =
    { $saves ->
        [0] gratis grazie { A($the_card) }
        [one] gratis grazie { A($the_card) } (risparmi { $saves } moneta)
       *[other] gratis grazie { A($the_card) } (risparmi { $saves } monete)
    }
duel-cost-choice =
    { $units ->
        [one] { $units } { $resource } dalla produzione a scelta
       *[other] { $units } unità di { $resource } dalla produzione a scelta
    }
duel-cost-discount =
    { $units ->
        [one] { $units } { $resource } in meno per lo sconto
       *[other] { $units } unità di { $resource } in meno per lo sconto
    }
duel-cost-short =
    { $coins ->
        [one] manca { $coins } moneta
       *[other] mancano { $coins } monete
    }

## Che cosa porta subito una mossa

duel-gain-coins =
    { $coins ->
        [one] +{ $coins } moneta
       *[other] +{ $coins } monete
    }

## Nota sui nomi

duel-reconstructed-name = * Il nome italiano di questa carta è ricostruito e può differire da quello pubblicato.

## Perché una mossa non è possibile

duel-refusal-over = La partita è finita.
duel-refusal-nothing-to-take-back = Non c'è nulla da riprendere.
duel-refusal-no-move = La mossa { $given } non esiste.
duel-refusal-no-seat = Il posto { $given } non esiste: i posti sono 0 e 1.
duel-refusal-not-text = Una mossa si scrive come testo, per esempio «build baths», non come { $given }.
duel-refusal-not-your-turn = È il turno di { $player }.
# { $moves } sono le mosse che ora si possono scrivere.
duel-refusal-other-choice =
    { $choice ->
        [draft] Ora va scelta una Meraviglia: { $moves }.
        [progress] Ora va preso un segnalino Progresso dal tabellone: { $moves }.
        [library] Ora va tenuto uno dei segnalini Progresso pescati: { $moves }.
        [revive] Ora va costruita una carta della pila degli scarti: { $moves }.
        [destroy] Ora va scelta una carta che l'avversario deve scartare: { $moves }.
        [begin] Ora devi decidere chi inizia l'Epoca: { $moves }.
       *[turn] Ora va giocata una carta: { $moves }.
    }
duel-refusal-not-accessible = La carta { $card } ora non è accessibile.
duel-refusal-short = Il costo è di { duel-coins-needed }, ne hai { $coins }.
duel-refusal-short-missing = Da comprare: { $missing }. Costo totale: { duel-coins-needed }, ne hai { $coins }.
duel-coins-needed = { $needed ->
    [one] { $needed } moneta
   *[other] { $needed } monete
}
duel-refusal-not-yours = La Meraviglia { $wonder } non è tua.
duel-refusal-built-already = La Meraviglia { $wonder } è già costruita.
duel-refusal-wonders-complete = Le Meraviglie costruite sono già { $number }: l'ultima è uscita dal gioco.
duel-refusal-not-offered = La Meraviglia { $wonder } non è tra quelle da scegliere.
duel-refusal-not-on-the-board = Il segnalino Progresso { $token } non è sul tabellone.
duel-refusal-not-drawn = Il segnalino Progresso { $token } non è tra quelli pescati.
duel-refusal-not-discarded = La carta { $card } non è nella pila degli scarti.
duel-refusal-not-to-be-destroyed = Questa Meraviglia non può far scartare la carta { $card }.
duel-refusal-unreadable = Non capisco «{ $text }». Scrivi { $moves }.
duel-refusal-unknown-name = { duel-no-such-name }
duel-refusal-unknown-name-near = { duel-no-such-name } Intendevi «{ $near }»?
duel-no-such-name =
    { $kind ->
        [card] La carta «{ $name }» non esiste.
        [wonder] La Meraviglia «{ $name }» non esiste.
       *[token] Il segnalino Progresso «{ $name }» non esiste.
    }

## Tavoli pronti in un tocco

duel-preset-first = Prima partita
    .why = Quattro Meraviglie a testa già assegnate e un bot facile da battere.
