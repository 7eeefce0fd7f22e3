# Testi di mirabilia puzzles.

terminal-help-puzzles =
    Cerca nelle partite dei bot posizioni con una sola risposta giusta, e le ricontrolla riflettendo di più.
    Per esempio: mirabilia puzzles make duel --number 50 --file problemi.jsonl
terminal-option-puzzles-action = make: aggiunge problemi a un file finché bastano. verify: li ricontrolla, riflettendo dieci volte tanto e con altri seed.
terminal-option-puzzles-number = Quanti problemi deve contenere il file. Predefinito: 100.
terminal-option-puzzles-iterations = Quanto si riflette su ogni decisione. Predefinito: quanto per un suggerimento.
terminal-option-puzzles-seed = In quali partite si cerca. Predefinito: 1.
terminal-option-puzzles-jobs = Quanti processi riflettono. Predefinito: uno per ogni core.
terminal-option-puzzles-file = Il file dei problemi. Per verify, se manca: quelli che accompagnano il gioco.
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
