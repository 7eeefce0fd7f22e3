# Testi di mirabilia tune.

terminal-help-tune =
    Fa giocare la ricerca contro sé stessa perché impari; i pesi ottenuti servono poi ai bot.
    Per esempio: mirabilia tune duel --folder scuola --generations 4 --games 2000
terminal-option-tune-folder = Dove si conservano partite e pesi. Un addestramento interrotto riprende da lì.
terminal-option-tune-generations = Quante volte si gioca e si impara. Predefinito: 4.
terminal-option-tune-games = Partite per ogni generazione. Predefinito: 2000.
terminal-option-tune-iterations = Quanto si riflette su ogni decisione. Predefinito: 200.
terminal-option-tune-hidden = Unità nascoste della rete (non per world). Predefinito: 32.
terminal-option-tune-epochs = Quante volte la rete impara da ogni posizione (non per world). Predefinito: 6.
terminal-option-tune-seed = Il seed dell'addestramento. Predefinito: 1.
terminal-option-tune-start = Pesi da cui partire. Predefinito: nessuno; la prima generazione giudica giocando fino alla fine, quella di world con i pesi del programma.
terminal-option-tune-jobs = Quanti processi giocano. Predefinito: uno per ogni core.
terminal-option-tune-out = Dove vanno gli ultimi pesi; - è lo standard output.
terminal-option-tune-on = Fa giocare le partite a un cluster Ray (pip install "mirabilia[ray]"): ray per quello di questo computer, oppure ray://HOST:PORTA.

tune-error-network = { $option } vale per i giochi giudicati da una rete; { $game } non ne ha
tune-error-file = i pesi non si possono usare: { $reason }
tune-play = Generazione { $generation }: partite
tune-learn = Generazione { $generation }: apprendimento
tune-generation =
    Generazione { $generation }: { $positions } posizioni, errore { $loss } sulle partite tenute da parte ({ $trivial } indovinando la media), { $file }
tune-stopped = Interrotto. Lo stesso comando riprende da ciò che è in { $folder }.
tune-done = I pesi sono in { $file }.
