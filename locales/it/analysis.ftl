# Analisi di partite e posizioni: il comando `mirabilia analyse`, e ciò che il server ne rifiuta.

terminal-help-analyse = Analizza una partita: che cosa poteva aspettarsi ogni giocatore dopo ogni mossa, e gli errori.
terminal-option-analyse-file = La partita salvata.
terminal-option-analyse-position = Valuta invece una sola posizione: il suo file in JSON, oppure - per lo standard input.
terminal-option-analyse-cards =
    Che cosa può sapere il bot: quanto il posto che decideva (seat) o tutte le carte (open). Predefinito: seat.
terminal-option-analyse-budget =
    Quanto può pensare a ogni decisione: 0.2s, 200ms, 500i (iterazioni) o 0.2cpu. Predefinito: 0.2s.
    Con le iterazioni la stessa partita dà sempre lo stesso risultato.
terminal-option-analyse-level = Chi giudica, fra { $bots }; random non giudica nulla. Predefinito: master.
terminal-option-analyse-json = Scrive tutto in questo file in JSON; - è lo standard output.
terminal-option-analyse-first = La prima mossa da esaminare. Predefinito: 1.
terminal-option-analyse-last = L'ultima mossa da esaminare. Predefinito: l'ultima della partita.
terminal-option-analyse-seat = Giudica solo le mosse di questo posto; per una posizione, il posto che decide.
terminal-option-analyse-fill =
    Per una posizione: ciò che manca (mani, mazzi, riserve) viene pescato a caso; lo stesso numero dà le stesse carte.
terminal-option-analyse-jobs = Quanti processi. Predefinito: uno per ogni core.

analysis-progress = Analisi in corso
analysis-title =
    { $moves ->
        [one] { $title }: { $players }, una mossa
       *[other] { $title }: { $players }, { $moves } mosse
    }
analysis-how = { $knowledge } Giudica { $level }, { $budget } per ogni decisione.
analysis-cards-seat = Ogni decisione come poteva conoscerla chi sedeva a quel posto.
analysis-cards-open = A carte scoperte: come nessuno al tavolo poteva conoscerla.
analysis-interrupted =
    { $done ->
        [one] Interrotta dopo { $done } mossa su { $total }.
       *[other] Interrotta dopo { $done } mosse su { $total }.
    }
analysis-curves = Che cosa poteva aspettarsi ognuno, di mossa in mossa
analysis-player = Giocatore
analysis-accuracy = Precisione
analysis-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
analysis-grades-best = Ottime
analysis-grades-fine = Buone
analysis-grades-inaccuracy = Imprecisioni
analysis-grades-mistake = Errori
analysis-grades-blunder = Errori gravi
analysis-grade-inaccuracy = imprecisione
analysis-grade-mistake = errore
analysis-grade-blunder = errore grave
analysis-turning-point =
    Svolta: mossa { $step }, { $player }: { $move }. Le probabilità di { $winner } sono salite dal { $before }% al { $after }%, e il vantaggio è rimasto fino alla fine.
analysis-turning-point-lost =
    Svolta: mossa { $step }, { $player }: { $move }. La probabilità di riuscita è scesa dal { $before }% al { $after }% e non è più risalita.
analysis-mistakes = Errori, dal più grave
analysis-no-mistakes = Nessun errore.
analysis-mistake = Mossa { $step }, { $player }: { $grade }, { $percent }% in meno. Giocata: { $move }
analysis-better = meglio: { $move } ({ $percent }%)
analysis-line = poi: { $moves }
analysis-line-move = { $player }: { $move }
analysis-more =
    { $number ->
        [one] E un altro più piccolo; con --json ci sono tutti.
       *[other] E altri { $number } più piccoli; con --json ci sono tutti.
    }
analysis-position = { $title }: decide { $player }
analysis-others = Devono decidere anche altri posti; --seat ne valuta il punto di vista: { $seats }
analysis-saved = Tutto è in { $file }

analysis-error-what = serve una partita salvata (RECORD) oppure --position FILE, non entrambe
analysis-error-useless = { $options }: vale per le partite, non per una sola posizione
analysis-error-fill = --fill: vale per una sola posizione, non per le partite
analysis-error-empty = la partita salvata non contiene mosse
analysis-error-range = --from { $first } viene dopo --to { $last }
analysis-error-json = { $file } non è JSON: { $reason }
analysis-error-no-position = { $file } non è una posizione: serve un oggetto JSON
analysis-error-snapshot = { $file }, campo { $field }: { $reason }
analysis-error-over = { $file }: in questa posizione nessuno deve decidere
analysis-error-failed = L'analisi non è riuscita: il bot non ha risposto.

tables-refusal-no-analysis = Questa partita non è in corso di analisi, o l'analisi è stata dimenticata: avviala di nuovo.
tables-refusal-analyses-busy = In questo momento si stanno analizzando troppe partite; riprova più tardi.
tables-refusal-snapshot = Questa non è una posizione, vedi { $field }: { $reason }
tables-refusal-not-deciding = In questa posizione questo posto non ha nulla da decidere.
tables-refusal-not-evaluated = Il bot non ha risposto; riprova.
tables-refusal-seats-of-position = In questa posizione i posti sono { $players }, né più né meno.
