# Ciò che un tavolo rifiuta: un messaggio per ogni motivo.

tables-refusal-begun = La partita è iniziata: se vuoi lasciarla, abbandona.
tables-refusal-broken = Il server ha commesso un errore. Non è stato fatto nulla.
tables-refusal-banned = Chi gestisce questo server non ti fa entrare.
tables-refusal-muted = Chi gestisce questo server non ti fa scrivere nella chat.
tables-refusal-busy = Troppi altri stanno scrivendo a questo tavolo; riprova.
tables-refusal-host = Questo server non è noto come «{ $host }». Chi lo gestisce può indicare il sito con --origin https://{ $host }.
tables-refusal-unreadable = Il registro di questo tavolo non si può leggere.
tables-refusal-hint-pending = Un suggerimento è già in arrivo.
tables-refusal-chat-off = La chat di questo tavolo è disattivata.
tables-refusal-clock = Il tempo può andare da 1 a { $longest }.
tables-refusal-frame = Il server non ha capito.
tables-refusal-other-rules = Questa partita è cominciata con altre regole o con altre carte: si può guardare, ma non continuare.
tables-refusal-full = Non ci sono posti liberi.
tables-refusal-id = L'identificativo di una mossa ha al massimo { $longest } caratteri.
tables-refusal-illegal = Quella mossa non è possibile: { $reason }
# Di mosse soltanto provate: il motivo si legge dove si farebbero.
tables-refusal-impossible = { $reason }
tables-refusal-invalid = Il server non ha capito: { $reason }
tables-refusal-lesson-changed = Questa lezione è cambiata da quando l'hai lasciata: si ricomincia.
tables-refusal-line = Un messaggio ha da 1 a { $longest } caratteri.
tables-refusal-name = Un nome ha da 1 a { $longest } caratteri.
tables-refusal-name-taken = { $name } è il nome di qualcun altro a questo tavolo.
tables-refusal-no-bot = Non c'è nessun bot di nome { $bot }.
tables-refusal-no-game = Non c'è nessun gioco di nome { $game }.
tables-refusal-no-hints = A questo tavolo non ci sono suggerimenti.
tables-refusal-no-question = Al tavolo non c'è nessuna domanda aperta.
tables-refusal-no-seat = Lì non gioca nessuno.
tables-refusal-no-secret = Serve la chiave di un posto o di un giocatore.
tables-refusal-no-table = Questo tavolo non esiste.
tables-refusal-no-share = Questa partita condivisa non c'è, o non viene più conservata.
tables-refusal-too-many-shares = Condividi già { $most } partite. Prima eliminane una.
tables-refusal-too-many-shares-here = Dalla tua rete sono già condivise { $most } partite. Riprova quando una di queste non sarà più conservata.
tables-refusal-no-room = Al momento sul server non c'è posto per altre partite condivise.
tables-refusal-no-puzzle = Questo problema non esiste.
tables-refusal-no-undo = Non c'è nessuna tua mossa da annullare.
tables-refusal-not-found = Qui non c'è nulla.
tables-refusal-not-over = La partita non è ancora finita.
tables-refusal-not-your-turn = Non tocca a te.
tables-refusal-not-yours = In questo momento quel posto lo gioca qualcun altro.
tables-refusal-options = Questo tavolo non si può preparare: { $reason }
tables-refusal-origin = Le pagine di altri siti non possono usare questo server.
tables-refusal-over = La partita è finita.
tables-refusal-question-open = Al tavolo c'è una domanda aperta: prima rispondi a quella.
tables-refusal-record = La partita salvata non è leggibile: { $reason }
tables-refusal-revealed = Nel frattempo si è scoperto qualcosa: non si può più annullare.
tables-refusal-seat-kept = Quel posto è riservato a chi giocava prima.
tables-refusal-seat-taken = Quel posto è occupato.
tables-refusal-spectator = Stai guardando; per giocare prendi un posto.
tables-refusal-too-costly = Leggerlo richiede troppo tempo o troppa memoria.
tables-refusal-too-large = È troppo in una volta sola.
tables-refusal-too-many = Troppe richieste da questo indirizzo; riprova più tardi.
tables-refusal-unavailable = In questo momento il server non può salvare nulla. Non è stato fatto niente; riprova.
tables-refusal-waiting = La partita non è iniziata: ci sono posti liberi.
tables-refusal-wrong-secret = Quella chiave non appartiene a nessun posto di questo tavolo.
tables-refusal-already-somebody = Questo browser appartiene già a qualcuno.
tables-refusal-no-device = Quel dispositivo non c'è.
tables-refusal-no-person = Nessuno si è presentato in questo browser.
tables-refusal-person-taken = { $name } è il nome di qualcun altro su questo server, o gli somiglia.
tables-refusal-revoked = Il proprietario ha disconnesso questo browser.
tables-refusal-too-many-devices = Non si possono avere più di { $most } dispositivi.
tables-refusal-wrong-name = Il nome non è quello: scrivi { $name }.
tables-refusal-rated-person = A questo tavolo il risultato conta per le valutazioni: per sederti scegli prima un nome con cui questo server ti riconosca.
tables-refusal-rated-twice = A questo tavolo hai già un posto: quando il risultato conta per le valutazioni se ne ha uno solo.
tables-refusal-rated-undo = A un tavolo che conta per le valutazioni non si annullano mosse.
tables-refusal-tournament-rematch = In un torneo sono gli abbinamenti a decidere il prossimo avversario.
tables-refusal-unrated =
    { $unrated ->
        [alone] Il risultato non può contare per le valutazioni: chi gioca da solo non gioca contro nessuno.
        [bots] Il risultato non può contare per le valutazioni: qui giocano solo bot.
        [program] Il risultato non può contare per le valutazioni: qui gioca un bot che non fa parte di Mirabilia.
        [position] Il risultato non può contare per le valutazioni: la partita parte da una posizione.
        [seeded] Il risultato non può contare per le valutazioni: qualcuno potrebbe sapere che carte arrivano.
        [hints] Il risultato non può contare per le valutazioni: i suggerimenti sono permessi.
        [stand_in] Il risultato non può contare per le valutazioni: un bot continuerebbe per chi finisce il tempo: con un orologio, finire il tempo deve voler dire perdere.
       *[unasked] Il risultato non può contare per le valutazioni: chi ha aperto il tavolo ha voluto così.
    }
tables-refusal-clock-gain = Una mossa può dare da 0 a { $longest } secondi, se tutte le mosse si dividono il tempo.
tables-refusal-nobody = Qui non c'è nessuno che corrisponda.
tables-refusal-not-waiting = Puoi invitare a un tavolo dove hai un posto, finché ce n'è uno libero.
tables-refusal-phrase = Questa frase non esiste.
tables-refusal-too-many-blocked = Non puoi bloccare così tante persone.
tables-refusal-no-tournament = Questo torneo non esiste.
tables-refusal-not-opener = Può farlo solo chi ha aperto il torneo.
tables-refusal-tournament-arrival = Per presentarsi al tavolo si può dare da mezzo minuto a una settimana.
tables-refusal-tournament-begun = Il torneo è già iniziato.
tables-refusal-tournament-clock = In un torneo ci vuole un orologio, e chi finisce il tempo deve perdere.
tables-refusal-tournament-few = I partecipanti sono troppo pochi: ne servono almeno { $least }, di cui almeno una persona.
tables-refusal-tournament-full = Non può più partecipare nessuno.
tables-refusal-tournament-again = Ti sei già iscritto a questo torneo { $most } volte, e altrettante ti sei ritirato.
tables-refusal-tournament-length = Un'arena dura da 1 a { $minutes } minuti; gli altri tornei hanno da 1 a { $rounds } turni.
tables-refusal-tournament-most = I partecipanti possono essere da { $least } a { $most }.
tables-refusal-tournament-over = Il torneo è finito.
tables-refusal-tournament-seats = Nei tornei svizzeri e nelle arene si gioca in due a ogni tavolo, nei turni a tavoli in più di due.
tables-refusal-tournaments-off = Su questo server non si possono aprire tornei.
tables-refusal-too-many-tournaments = Ci sono già troppi tornei in corso; ognuno può averne al massimo { $most } suoi.
tables-refusal-no-origin = Le passkey funzionano solo nelle pagine.
tables-refusal-no-passkeys = Questo server non usa le passkey.
tables-refusal-unknown-person = Qui nessuno si chiama { $name }.
tables-refusal-not-shown = { $name } non lo mostra.
tables-refusal-passkey = Non è stato possibile verificare la passkey. Riprova.
tables-refusal-too-many-passkeys = Non si possono avere più di { $most } passkey.
tables-refusal-unknown-passkey = Questo server non conosce quella passkey.
tables-refusal-used-up = Questo link è già stato usato, o è scaduto. Chiedine uno nuovo.
tables-refusal-wrong-phrase = Questa frase qui non è conosciuta. Ha { $words } parole, nel loro ordine.
# Come è finita una partita che non è finita per le regole.
tables-ending-resigned = Abbandono
tables-ending-time = Tempo scaduto
tables-ending-agreed = Conclusa di comune accordo
tables-ending-closed = Chiusa da chi gestisce il server
tables-ending-missing = Non sono arrivati tutti
tables-refusal-no-push = Questo server non può inviare notifiche.
tables-refusal-push-service = Questo server non invia notifiche a quel servizio.
