# Testi dell'analisi nella pagina dei replay e della pagina in cui si valuta una posizione; web-position è con i testi
# di ogni pagina.

web-analysis = Analisi
web-analysis-why = Un bot forte esamina ogni mossa: chi era in vantaggio, dov'è stata la svolta e che cosa sarebbe stato meglio.
web-analysis-start = Analizza questa partita
web-analysis-evaluate = Valuta questa posizione o modificala
web-analysis-running = Analisi: mossa { $done } di { $total }…
web-analysis-waiting = L'analisi sta per cominciare…
web-analysis-finished = L'analisi è finita.
web-analysis-again = Riprova
web-analysis-lost-touch = In questo momento il server non risponde. Ciò che è pronto resta; il collegamento riprenderà da solo.

## Che cosa il bot può sapere

web-analysis-cards = Giudica ogni mossa
web-analysis-cards-seat = in base a ciò che chi giocava poteva sapere
web-analysis-cards-open = a carte scoperte
web-analysis-used-seat = Giudicata in base a ciò che ciascuno poteva sapere.
web-analysis-used-open = Giudicata a carte scoperte, anche quelle che nessuno poteva conoscere.
web-analysis-other-seat = In base a ciò che ciascuno poteva sapere
web-analysis-other-open = A carte scoperte
web-analysis-thinker = Bot: { $bot }

## Il grafico

web-analysis-graph = Probabilità di vincere dopo ogni mossa
web-analysis-graph-solo = Probabilità di riuscire dopo ogni mossa
web-analysis-value = { $player } { $percent }%
web-analysis-at = Mossa { $step }
web-analysis-of-move = Mossa { $step }, { $player }: { $move }
web-analysis-before = Prima della prima mossa
web-analysis-not-yet = Questa mossa non è ancora stata esaminata.
web-analysis-turning-point = Svolta
web-analysis-no-turning-point = Non c'è stata nessuna svolta.

## Quanto era buona una mossa

web-analysis-grade-best = La mossa migliore
web-analysis-grade-fine = Buona mossa
web-analysis-grade-inaccuracy = Imprecisione
web-analysis-grade-mistake = Errore
web-analysis-grade-blunder = Errore grave
web-analysis-grade-forced = L'unica mossa
web-analysis-loss = −{ $percent }%
web-analysis-loss-said = { $percent }% perso
web-analysis-better = Meglio: { $move }
web-analysis-line = Poi forse: { $moves }
web-analysis-line-move = { $player }: { $move }
web-analysis-because = Perché: { $reasons }
web-analysis-move = Questa mossa
web-analysis-others = Le alternative

## La partita intera

web-analysis-accuracy = Precisione
web-analysis-accuracy-of = { $percent }%
web-analysis-counts =
    { $blunders ->
        [one] { $blunders } errore grave
       *[other] { $blunders } errori gravi
    }, { $mistakes ->
        [one] { $mistakes } errore
       *[other] { $mistakes } errori
    }, { $inaccuracies ->
        [one] { $inaccuracies } imprecisione
       *[other] { $inaccuracies } imprecisioni
    }
web-analysis-mistakes = Errori, dal più grave
web-analysis-no-mistakes = Nessun errore in vista.
web-analysis-key-page = Pag ↑ ↓
web-analysis-keys = errore precedente o successivo

## Miei e altrui

web-analysis-me = Di chi è la partita?
web-analysis-me-nobody = Di nessuno in particolare
web-analysis-whose-mine = Miei ({ $number })
web-analysis-whose-theirs = Degli altri ({ $number })
web-analysis-whose-all = Tutti ({ $number })
web-analysis-no-mistakes-of-these = Nessuno di questi.

## Prima della mossa

web-analysis-look-before = Mostra la posizione prima di questa mossa
web-analysis-look-after = Mostra la posizione dopo questa mossa
web-analysis-before-move = { $place }, prima della mossa
web-analysis-mark-better = Meglio
web-analysis-mark-played = Giocata

## Continuare a giocare

web-analysis-play-on = Gioca da qui
web-analysis-play-on-seat = Il tuo posto
web-analysis-play-on-open = Lascia le carte coperte come sono
web-analysis-play-on-why = Ciò che non potevi sapere viene rimescolato.
web-analysis-play-on-open-why = Le carte restano e arrivano come in questa partita: potresti conoscerle.
web-analysis-play-on-go = Apri il tavolo

## Imparare dagli errori

web-analysis-learn = Impara dai miei errori
web-analysis-learn-all = Impara dagli errori
web-analysis-learn-title = Errore { $number } di { $total }, mossa { $step }
web-analysis-learn-ask = Giocata: { $move }. Che cosa sarebbe stato meglio? Fai la mossa sul tabellone.
web-analysis-learn-thinking = Il bot sta valutando la tua mossa…
web-analysis-learn-right = Esatto! { $move }
web-analysis-learn-good = Quasi altrettanto buona: { $move }
web-analysis-learn-same = È la mossa giocata: costa il { $percent }%. Prova qualcos'altro.
web-analysis-learn-wrong = { $move }: costa il { $percent }%. Riprova.
web-analysis-learn-best = La mossa migliore: { $move }
web-analysis-learn-hint = Suggerimento
web-analysis-learn-no-hint = Cerca una mossa che renda di più.
web-analysis-learn-answer = Mostra la soluzione
web-analysis-learn-next = Errore successivo
web-analysis-learn-back = Torna all'analisi
web-analysis-learn-done = Erano tutti. { $found ->
        [0] Stavolta nessuno trovato senza aiuto.
        [one] Uno trovato senza aiuto.
       *[other] { $found } trovati senza aiuto.
    }

## La pagina di una posizione

web-analysis-position-field = La posizione (JSON)
web-analysis-position-file = Scegli un file
web-analysis-position-drop = oppure trascinalo qui
web-analysis-position-from = Dal replay di { $players }, mossa { $step }
web-analysis-position-cards = Valutala
web-analysis-position-cards-seat = in base a ciò che chi gioca può sapere
web-analysis-position-cards-open = a carte scoperte
web-analysis-position-seat = Per quale posto?
web-analysis-position-go = Valuta
web-analysis-position-thinking = Il bot sta pensando…
web-analysis-position-empty = Non c'è ancora niente: incolla una posizione.
web-analysis-position-too-long = Questa non è una posizione: è troppo lunga.
web-analysis-position-unreadable = Il file non si può leggere.
web-analysis-position-no-json = Questo non è JSON, oppure non è completo.
web-analysis-position-no-object = Una posizione è un oggetto: comincia con {"{"} e finisce con {"}"}.
web-analysis-position-no-game = La posizione non dice di quale gioco è: il campo "game" deve essere uno di { $games }.
web-analysis-position-result = Per { $player }
web-analysis-position-used-seat = In base a ciò che chi gioca può sapere.
web-analysis-position-used-open = A carte scoperte.
web-analysis-position-moves = Le mosse migliori
web-analysis-position-chance = { $percent }% di probabilità di vincere
web-analysis-position-chance-solo = { $percent }% di probabilità di riuscire
