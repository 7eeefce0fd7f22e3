# Testi delle pagine sulle persone: sé stessi, altri browser, profili. Quelli che servono in ogni pagina sono in web.ftl.

web-people-become = Fatti conoscere per nome
web-people-become-why = Scegli un nome che qui non ha nessun altro. Le partite giocate in questo browser ti seguono, hai le tue statistiche e puoi continuare a giocare dagli altri tuoi dispositivi. Non servono né indirizzo e-mail né password.
web-people-become-kept = Non è obbligatorio: chi è ospite può giocare a tutto. Puoi scaricare o cancellare i tuoi dati quando vuoi.
web-people-enter = Qui ti conoscono già?
web-people-enter-link = In un browser che ti conosce apri questa pagina e scegli «Aggiungi un dispositivo»: compaiono un link e un codice per la fotocamera del telefono.
web-people-enter-passkey = Usa una passkey
web-people-enter-phrase = Oppure le parole che hai scritto su carta
web-people-enter-go = Sono io
web-people-join-why = Con questo link il browser diventa uno dei tuoi: le tue partite, il tuo nome, le tue statistiche. Quello che hai giocato qui come ospite ti segue.
web-people-join-go = Usa questo browser
web-people-join-known = Questo browser è già di { $name }. Se deve passare a qualcun altro, prima bisogna uscire.
web-people-join-empty = Questo link non è completo. Chiedine uno nuovo dove ti conoscono già.
web-people-since = Qui dal { $day }
web-people-profile = Il mio profilo
web-people-rename = Cambia nome
web-people-renamed = Il nome è cambiato. Le partite di prima tengono quello vecchio.
web-people-devices = I miei dispositivi
web-people-device = Un browser
web-people-device-this = Questo browser
web-people-device-used = Usato l'ultima volta il { $day }
web-people-device-added = Il nuovo dispositivo è arrivato.
web-people-sign-out = Esci
web-people-sign-out-why = Questo browser dimentica chi sei. Le partite restano tue: torna con un link, con le tue parole o con una passkey.
web-people-sign-out-last = È il tuo unico dispositivo e non hai né le parole né una passkey: nessuno potrebbe farti rientrare. Prima fatti dare le parole.
web-people-send-away = Scollega
web-people-send-away-why = Quel browser viene scollegato subito ed escluso dalle partite in corso. Tu continui in questo.
web-people-add-device = Aggiungi un dispositivo
web-people-add-why = Inquadra il codice con la fotocamera del telefono, oppure apri il link sull'altro dispositivo.
web-people-add-link = Link per l'altro dispositivo
web-people-add-safe = Funziona una volta sola, entro dieci minuti. Non mostrarlo a nessuno: chi lo apre diventa te.
web-people-phrase = Le parole per rientrare
web-people-phrase-why = Otto parole scritte su carta ti fanno rientrare da qualsiasi browser, anche se perdi tutti i dispositivi. Senza le parole o una passkey nessuno può aiutarti.
web-people-phrase-there = Hai scritto le tue otto parole. Ti fanno rientrare da qualsiasi browser.
web-people-phrase-make = Mostrami le parole
web-people-phrase-new = Voglio parole nuove
web-people-phrase-write = Scrivi queste parole, in quest'ordine. Le vedi solo questa volta; quelle di prima valgono finché non confermi queste.
web-people-phrase-written = Le ho scritte
web-people-phrase-type = Copiane qualcuna dal foglio.
web-people-phrase-word = Parola { $number }
web-people-phrase-confirm = Conferma
web-people-phrase-back = Rivedi le parole
web-people-phrase-wrong = Una delle parole è un'altra. Guarda il foglio.
web-people-phrase-done = Da adesso valgono queste parole.
web-people-passkeys = Passkey
web-people-passkeys-why = Una passkey sta nel tuo dispositivo o nel gestore di password e ti fa entrare con l'impronta, il volto o un codice.
web-people-passkey = Una passkey
web-people-passkey-added = Creata il { $day }
web-people-passkey-add = Crea una passkey
web-people-passkey-remove = Elimina
web-people-passkey-none = Non è stata usata nessuna passkey.
web-people-passkeys-page = I browser permettono le passkey solo nelle pagine con HTTPS e un nome, e su localhost. Le parole funzionano ovunque.
web-people-passkeys-server = Su questo server manca ciò che verifica le passkey. Le parole funzionano ovunque.
web-people-consent = Che cosa vedono gli altri
web-people-consent-why = Il tuo nome lo vedono tutti. Il resto è solo per te, finché non lo spunti.
web-people-consent-games = Le mie partite finite e le statistiche
web-people-consent-games-why = Gli avversari che non mostrano le loro partite restano senza nome, e i tavoli non pubblici senza link.
web-people-consent-accuracy = Con che precisione ho giocato
web-people-consent-accuracy-why = Nelle partite che sono state analizzate.
web-people-consent-learning = Problemi e lezioni
web-people-consent-learning-why = Quanti ne ho risolti e quante ne ho seguite.
web-people-data = I miei dati
web-people-data-why = Tutto quello che il server sa di te in un solo file, con tutte le partite salvate. Oppure più niente.
web-people-export = Scarica tutto
web-people-delete = Cancellami
web-people-delete-why = Il nome, i dispositivi, quello che hai scritto e i posti che hai occupato vengono cancellati per sempre. Le partite restano agli altri, senza il tuo nome.
web-people-delete-name = Per continuare scrivi { $name }
web-people-deleted = Sei di nuovo ospite.
web-people-own = Così vedi te stesso; gli altri vedono quello che hai spuntato.
web-people-own-private = Lo vedi solo tu. Nelle impostazioni scegli che cosa possono vedere gli altri.
web-people-settings = Le mie impostazioni
web-people-shows-nothing = { $name } non mostra le sue partite.
web-people-no-games = Ancora nessuna partita finita.
web-people-played = Partite
web-people-games = Partite
web-people-won = Vinte
web-people-lost = Perse
web-people-streak = Vittorie di fila adesso
web-people-longest = Serie più lunga di vittorie
web-people-puzzles = Problemi risolti
web-people-days = Problemi del giorno
web-people-lessons = Lezioni
web-people-tally = { $played ->
    [one] Una partita:
   *[other] { $played } partite:
 } { $won } { $won ->
    [one] vinta
   *[other] vinte
 }, { $drawn ->
    [0] { "" }
    [one] una pari,{ " " }
   *[other] { $drawn } pari,{ " " }
 }{ $lost } { $lost ->
    [one] persa
   *[other] perse
 }.
web-people-best = Punteggio massimo: { $points }.
web-people-accuracy-of = { $games ->
    [one] Precisione { $accuracy }, da una partita analizzata.
   *[other] Precisione { $accuracy }, da { $games } partite analizzate.
 }
web-people-no-accuracy = Ancora nessuna partita analizzata.
web-people-accuracy-short = precisione { $accuracy }
web-people-ending = Fine della partita
web-people-traits = Che cosa è stato costruito e scelto
web-people-no-traits = Ancora niente da raccontare.
web-people-pending = { $games ->
    [one] C'è ancora una partita da guardare.
   *[other] Ci sono ancora { $games } partite da guardare.
 }
web-people-accuracy = La precisione nel tempo
web-people-accuracy-none = Nessuna di queste partite è stata analizzata. Apri un replay e chiedi l'analisi: il risultato resta qui.
web-people-accuracy-scale = Da { $lowest } a { $highest }; la linea è la media di cinque partite.
web-people-accuracy-list = { $games ->
    [one] La partita
   *[other] Le { $games } partite
 }
web-people-opponents = Avversari
web-people-somebody = qualcuno
web-people-series = Rivincite
web-people-series-games = { $games ->
    [one] una partita
   *[other] { $games } partite
 }
web-people-finished = Partite finite
web-people-outcome-won = Vinta
web-people-outcome-drawn = Pari
web-people-outcome-lost = Persa
web-people-outcome-undecided = Senza esito
web-people-own-points = { $points ->
    [one] un punto
   *[other] { $points } punti
 }
web-people-replay-of = Replay di { $game }, { $day }
web-people-analysis-of = Analizza { $game }, { $day }
web-people-more = Partite meno recenti
