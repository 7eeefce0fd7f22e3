# Testi di mirabilia stats; quelli in comune con incontri e tornei sono in match.ftl e tournament.ftl.

terminal-help-stats =
    Gioca o legge molte partite e dice che cosa raccontano: quanto valgono posti e Meraviglie, come finiscono, da dove vengono i punti.
    Per esempio: mirabilia stats duel --games 1000 --html duel.html, oppure mirabilia stats CARTELLA
terminal-option-stats-what =
    Un gioco da giocare; oppure ciò che c'è già: partite registrate, cartelle di partite, risultati di incontri e tornei.
terminal-option-stats-bot = Chi gioca, su tutti i posti o contro altri: come in un incontro. Si può ripetere. Predefinito: adept.
terminal-option-stats-games = Quante partite si giocano. Predefinito: 1000.
terminal-option-stats-seed = Il primo seed; ogni partita usa quello seguente. Predefinito: 1.
terminal-option-stats-budget = Quanto può pensare un bot a ogni mossa, come in un incontro.
terminal-option-stats-jobs = Quanti processi giocano e leggono. Predefinito: uno per ogni core.
terminal-option-stats-folder = Dove si conservano le partite; lo stesso comando con la stessa cartella continua. Predefinito: una nuova nella cartella dei tuoi dati.
terminal-option-stats-command = Un programma che gioca, con il suo nome: NOME=COMANDO. Si può ripetere.
terminal-option-stats-json = Tutti i numeri in JSON, in un file che non c'è ancora; - è lo standard output.
terminal-option-stats-html = Un resoconto con i grafici, da aprire nel browser; non serve altro.
terminal-option-stats-svg = Una cartella per i grafici, ciascuno in un file SVG.
terminal-option-stats-png = Una cartella per i grafici in formato PNG (pip install "mirabilia[plots]").
terminal-option-stats-on = Gioca su un cluster Ray (pip install "mirabilia[ray]"): ray per quello di questo computer, oppure ray://HOST:PORTA. --jobs vale allora per ogni nodo.
terminal-option-stats-quiet = Niente avanzamento e niente tabelle: solo gli errori e i file.

stats-error-what = scrivi un gioco da giocare, oppure file e cartelle con delle partite
stats-error-one = { $game } si gioca; per leggere dei file va tolto
stats-error-reading = le partite che ci sono già si leggono come sono, togli { $options }
stats-error-missing = il file { $file } non c'è, e nessun gioco si chiama così; i giochi: { $games }
stats-error-empty = in { $folder } non ci sono partite
stats-error-games = sono partite di giochi diversi, che insieme non dicono nulla: { $games }
stats-error-none = nessuna di queste partite è arrivata alla fine
stats-unread = { $file } non si può leggere: { $reason }
stats-reading = Lettura
stats-kept = Le partite sono in { $folder }
stats-stopped = Interrotto; le partite giocate finora sono in { $folder }. Lo stesso comando, con --folder e questa cartella, continua.
stats-drawn = I grafici sono in { $folder }

stats-heading =
    { $title }: { $games ->
        [one] una partita
       *[other] { $games } partite
    }
stats-options = Opzioni: { $options }.
stats-options-usual = quelle abituali
stats-unusable =
    { $games ->
        [one] Un'altra partita non si può usare: non ha una fine, o non si può leggere.
       *[other] Altre { $games } partite non si possono usare: non hanno una fine, o non si possono leggere.
    }
stats-margin = Quando decidono i punti, il primo ne ha in media { $points } più del secondo.
stats-how = Intervalli al 95%, considerando le partite indipendenti. Ciò che si accompagna alla vittoria non ne è per forza il motivo: chi è già avanti può permettersi di più.
stats-mark = La linea tratteggiata è dove starebbero tutti se non facesse differenza.
stats-points = Da dove vengono i punti
stats-points-how = Medie per posto, nelle partite decise dai punti. Intervallo al 95% della media su tutti i posti.
stats-column-wins = Vittorie
stats-column-end = Fine
stats-column-all = Tutti i posti
stats-column-winners = Chi vince
stats-column-others = Gli altri
stats-column-answer = Chi aveva
stats-column-seats = Posti
stats-seat = { $players } giocatori, posto { $seat }
stats-left-out = e altri { $number }
stats-rare =
    { $number ->
        [one] Uno non compare: l'hanno avuto in troppo pochi.
       *[other] Altri { $number } non compaiono: li hanno avuti in troppo pochi.
    }

## Le domande dei giochi

duel-question-first-drafted = La prima Meraviglia scelta
duel-question-first-wonder = La prima Meraviglia costruita
duel-question-wonder = Le Meraviglie costruite
duel-question-progress = I segnalini Progresso
duel-question-early = Le carte costruite nell'Epoca I
seven-question-board = Le plance delle Meraviglie
seven-question-side = I lati delle plance
seven-question-board-day = Le plance, lato giorno
seven-question-board-night = Le plance, lato notte
seven-question-early-stage = Uno stadio costruito nell'Epoca I
seven-question-early = Le carte costruite nell'Epoca I
world-question-map = Le mappe
world-question-first-monument = Il primo Monumento
world-question-monument = I Monumenti
world-question-early-type = Le tessere comprate nei primi due round
