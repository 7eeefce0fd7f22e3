# Testi sugli altri: abbinamenti, inviti, e chi non si vuole sentire.

web-pairing = Trova un avversario
web-pairing-game = Quale gioco
web-pairing-pace = Con quale ritmo
web-pairing-others =
    { $number ->
        [one] { $number } in attesa
       *[other] { $number } in attesa
    }
web-pairing-rated = Il risultato conta per le valutazioni se tutti hanno scelto un nome con cui questo server li riconosce.
web-pairing-players = La partita comincia quando { $number } giocatori vogliono la stessa cosa.
web-pairing-waiting = Si cerca un avversario: { $game }, { $pace }. Puoi restare qui o intanto giocare contro un bot.
web-pairing-bot = Intanto gioca contro un bot
web-pairing-stop = Smetti di cercare
web-pairing-found = C'è qualcuno con cui giocare.
web-pairing-missing = Chi doveva giocare con te non è arrivato.
web-pairing-again = Il tavolo è chiuso. Ora si cerca qualcun altro per { $game }, e passi davanti a chi è arrivato dopo.
web-pairing-days =
    { $amount ->
        [one] { $amount } giorno
       *[other] { $amount } giorni
    }
web-pace-why-quick = minuti + secondi
web-pace-why-calm = minuti + secondi
web-pace-why-untimed = con calma
web-pace-why-days = per ogni mossa
web-here =
    { $number ->
        [one] Ci sei solo tu
       *[other] Ci sono { $number } persone
    }
web-here-show = Mostra agli altri che { $name } è qui
web-invitation = Invito
web-invited = { $name } ti invita a giocare
web-accept = Accetta
web-decline = Non ora
web-invite-people = Persone con cui hai giocato
web-invite = Invita
web-invite-whom = Invita { $name }
web-invite-here = è qui
web-invite-done = invito spedito
web-invite-accepted = { $name } arriva.
web-invite-declined = { $name } adesso non può giocare.
web-called = Il tuo tavolo è pronto
web-called-come = Vai al mio tavolo
web-mute = Silenzia
web-mute-why = A questo tavolo non vedi più i suoi messaggi. Non lo viene a sapere.
web-muted = A questo tavolo non vedi più i messaggi di { $name }.
web-block = Blocca
web-block-why = Non vi capiterà più di giocare insieme, non potrà invitarti e non vedrai i suoi messaggi. Non lo viene a sapere.
web-unblock = Sblocca
web-unblock-whom = Sblocca { $name }
web-report = Segnala a chi gestisce il server
web-report-words = Parole offensive
web-report-name = Un nome offensivo
web-report-leaving = Abbandona di continuo le partite
web-report-cheating = Imbroglia
web-report-other = Altro
web-report-what = Che cosa è successo, se vuoi
web-report-why = Chi gestisce questo server vede la segnalazione con gli ultimi messaggi di questa persona. Non va da nessun'altra parte.
web-report-send = Invia la segnalazione
