# Testi delle pagine dei problemi; web-puzzles e web-puzzles-why sono con i testi di ogni pagina.

web-puzzles-intro = C'è una mossa nettamente migliore delle altre: trovala. Prima il problema del giorno, uguale per tutti, poi quanti ne vuoi.
web-puzzles-none = Per questo gioco non ci sono ancora problemi.
web-puzzles-streak = { $days ->
    [0] Risolvi un problema del giorno per cominciare una serie.
    [one] Hai risolto il problema del giorno: la serie è cominciata.
   *[other] Risolvi il problema del giorno da { $days } giorni di fila.
 }
web-puzzles-count = { $solved } risolti su { $number }
web-puzzles-daily = Problema del giorno
web-puzzles-daily-solved = Risolto oggi
web-puzzles-daily-go = Risolvilo
web-puzzles-daily-again = Riguardalo
web-puzzles-all = Tutti i problemi
web-puzzles-other-games = I problemi degli altri giochi
web-puzzles-theme = Tema
web-puzzles-difficulty = Difficoltà
web-puzzles-state = Mostra
web-puzzles-any = Tutti
web-puzzles-open = Ancora da risolvere
web-puzzles-solved = Risolto
web-puzzles-seen = Risposta vista
web-puzzles-number = Problema { $number }
web-puzzles-found = { $number ->
    [0] Nessun problema corrisponde.
    [one] Un problema
   *[other] { $number } problemi
 }
web-puzzles-stars = Difficoltà { $level } su { $most }
web-puzzles-back = Ai problemi

## Un problema

web-puzzle-of = Problema: { $game }
web-puzzle-of-day = Problema del giorno: { $game }
web-puzzle-city = Città { $number }
web-puzzle-task = { $player } è di turno. Qual è la mossa migliore?
web-puzzle-how = Giocala sul tabellone, come in partita. Conta solo ciò che { $player } può sapere.
web-puzzle-thinking = Sto guardando la mossa…
web-puzzle-hint = Suggerimento
web-puzzle-hint-more = Un altro suggerimento
web-puzzle-hint-theme = Di che cosa si tratta: { $themes }
web-puzzle-hint-no-theme = Non ha un tema: cerca semplicemente la mossa migliore.
web-puzzle-hint-piece = Guarda qui: { $piece }
web-puzzle-hint-no-piece = Di più non si può dire senza svelare la risposta.
web-puzzle-give-up = Mostra la risposta
web-puzzle-wrong = Non ancora
web-puzzle-wrong-again = Nemmeno questa
web-puzzle-tried = Hai provato: { $move }
web-puzzle-cost = Costerebbe il { $loss }% di probabilità di vincere: { $value }% invece di { $best }%.
web-puzzle-cost-solo = Costerebbe il { $loss }% di probabilità di riuscire: { $value }% invece di { $best }%.
web-puzzle-cost-unknown = Ce n'è una nettamente migliore.
web-puzzle-try-again = La posizione è ancora quella: dai un'altra occhiata.
web-puzzle-right = Risolto!
web-puzzle-right-after = Risolto al { $tries ->
    [2] secondo
    [3] terzo
   *[other] { $tries }º
 } tentativo
web-puzzle-answer = La risposta
web-puzzle-next = Prossimo problema
web-puzzle-no-next = Li hai visti tutti.
