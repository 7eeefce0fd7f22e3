# Testi di mirabilia puzzles.

terminal-help-puzzles =
    Cerca nelle partite dei bot posizioni con una sola risposta giusta, le ricontrolla riflettendo di più, e le propone da risolvere.
    Per esempio: mirabilia puzzles make duel --number 50 --file problemi.jsonl
terminal-option-puzzles-action = make: aggiunge problemi a un file finché bastano. verify: li ricontrolla, riflettendo dieci volte tanto e con altri seed. solve: li propone da risolvere, con altri tentativi, suggerimenti e soluzione.
terminal-option-puzzles-number = Quanti problemi deve contenere il file, o quanti ne vuoi risolvere. Predefinito: 100.
terminal-option-puzzles-iterations = Quanto si riflette su ogni decisione. Predefinito: quanto per un suggerimento.
terminal-option-puzzles-seed = In quali partite si cerca, e in quale ordine si risolve. Predefinito: 1; per solve, ogni giorno un altro.
terminal-option-puzzles-jobs = Quanti processi riflettono. Predefinito: uno per ogni core.
terminal-option-puzzles-file = Il file dei problemi. Per verify e solve, se manca: quelli che accompagnano il gioco.
terminal-option-puzzles-drop = Toglie dal file i problemi che non reggono.

puzzles-error-file = i problemi non si possono usare: { $reason }
puzzles-searching = { $games } partite esaminate
puzzles-checking = finora ne reggono { $held }
puzzles-stopped = Interrotto. Lo stesso comando riprende da ciò che è in { $file }.
puzzles-made = { $number ->
    [one] C'è un problema
   *[other] Ci sono { $number } problemi
 } in { $file }.
puzzles-verified = Riflettendo dieci volte tanto ne reggono { $held } su { $number }: il { $share }%.
puzzles-number = Problema { $number } di { $total }
puzzles-prompt = La tua mossa (numero o parole; suggerimento, soluzione, esci):
puzzles-answer-words = soluzione risposta s
puzzles-right = Giusto! { $move }
puzzles-worth = { $move }: { $value }%; con la mossa migliore { $best }%. Riprova.
puzzles-best = La mossa migliore: { $move } ({ $value }%).
puzzles-solved =
    { $number ->
        [0] Niente problemi per oggi.
        [one] { $solved ->
            [0] Il problema non è stato risolto.
           *[other] Il problema è risolto.
        }
       *[other] Problemi risolti: { $solved } su { $number }.
    }
puzzles-error-none = lì non ci sono problemi
