# Le pagine dei tornei e delle valutazioni.

web-tournament-what = Il server fa gli abbinamenti, apre i tavoli e tiene la classifica. Possono partecipare anche i bot.
web-tournament-live = Aperti e in corso
web-tournament-last = Finiti
web-tournament-none = Al momento non ce ne sono.
web-tournament-off = Su questo server non si possono aprire tornei.
web-tournament-open = Apri un torneo
web-tournament-guests = Per partecipare scegli un nome con cui questo server ti riconosca. Non servono né password né e-mail.
web-tournament-format-swiss = Svizzero
web-tournament-format-arena = Arena
web-tournament-format-tables = Turni a tavoli
web-tournament-why-swiss = Si gioca in due a ogni tavolo. A ogni turno si incontrano quelli che hanno punti simili e non si sono ancora incontrati.
web-tournament-why-arena = Si gioca in due a ogni tavolo. Chi è libero riceve il prossimo avversario, finché c'è tempo; dopo due vittorie di fila i punti successivi raddoppiano.
web-tournament-why-tables = Si gioca in più di due a ogni tavolo. A ogni turno siede insieme chi ha punti simili.
web-tournament-people =
    { $number ->
        [one] Un partecipante
       *[other] { $number } partecipanti
    }
web-tournament-starts = inizia { $at }
web-tournament-starts-in = Inizia tra { $time }
web-tournament-ends-in = Mancano { $time }
web-tournament-status-open = Non ancora iniziato
web-tournament-status-running = In corso
web-tournament-status-over = Finito
web-tournament-status-cancelled = Annullato
web-tournament-round = Turno { $round } di { $rounds }
web-tournament-has-rounds =
    { $rounds ->
        [one] Un turno
       *[other] { $rounds } turni
    }
web-tournament-lasts =
    { $minutes ->
        [one] Un minuto
       *[other] { $minutes } minuti
    }
web-tournament-name = Come si chiama
web-tournament-game = Gioco
web-tournament-format = Formula
web-tournament-players = Giocatori per tavolo
web-tournament-pace = Ritmo
web-tournament-clock-quick = Rapido: 5 minuti a testa
web-tournament-clock-calm = Tranquillo: 15 minuti a testa
web-tournament-clock-days = Due giorni per ogni mossa
web-tournament-rounds = Turni
web-tournament-minutes = Minuti
web-tournament-begins = Quando inizia
web-tournament-begins-me = Quando lo dico io
web-tournament-begins-in =
    { $minutes ->
        [60] Tra un'ora
        [1440] Tra un giorno
       *[other] Tra { $minutes } minuti
    }
web-tournament-filling = Chi occupa i posti vuoti
web-tournament-no-filling = Nessuno
web-tournament-join = Partecipa
web-tournament-withdraw = Ritirati
web-tournament-to-table = Al mio tavolo
web-tournament-wait = Stai partecipando. Appena c'è un tavolo per te, questa pagina ti ci porta.
web-tournament-bye = Questo turno lo salti, con i punti di una vittoria.
web-tournament-bot = Bot
web-tournament-add-bot = Fallo partecipare
web-tournament-start = Inizia
web-tournament-cancel = Annulla il torneo
web-tournament-cancel-sure = Annullalo davvero
web-tournament-tables = In gioco
web-tournament-played = Partite giocate
web-tournament-earlier = I turni precedenti
web-tournament-replay = Rivedi
web-tournament-absent = non si è presentato nessuno
web-tournament-standings = Classifica
web-tournament-entrants = Partecipanti
web-tournament-remove = Manda via { $name }
web-tournament-nobody = Ancora nessuno.
web-tournament-place = Posizione
web-tournament-who = Nome
web-tournament-points = Punti
web-tournament-buchholz = BH
web-tournament-buchholz-why = Buchholz: i punti di tutti gli avversari
web-tournament-berger = SB
web-tournament-berger-why = Sonneborn-Berger: i punti di ogni avversario, per quanto si è ottenuto contro di lui
web-tournament-wins = Vittorie
web-tournament-games = Partite
web-tournament-streak = valgono doppio
web-tournament-gone = ritiro
