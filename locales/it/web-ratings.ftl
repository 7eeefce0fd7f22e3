# Le valutazioni, e le persone a un tavolo prima della partita: nelle classifiche, nei profili, ai tavoli.

web-provisional = Provvisoria: ancora troppe poche partite per esserne sicuri.
web-rating = Valutazione
web-rating-history = La valutazione nel tempo
web-rating-place = Posizione { $place }
web-rated-games =
    { $number ->
        [one] dopo una partita
       *[other] dopo { $number } partite
    }
web-rated-why = Cambieranno a fine partita.
web-ratings-what = Chi ha 400 punti in più vince circa dieci partite per ognuna persa. Chi è nuovo comincia da 1500; il punto interrogativo dice che le partite sono ancora poche.
web-ratings-none = Qui non c'è ancora nessuna valutazione. Apri un tavolo e fai contare il risultato.
web-ratings-more = Altre
web-ratings-bots = I bot
web-ratings-anchored = Quanto valgono: le distanze le hanno mostrate le sfide tra loro, e Principiante resta fermo a 1500.
web-ratings-unanchored = I bot di questo gioco non hanno ancora un valore fisso: nessuno li ha misurati tra loro. Perciò qui le valutazioni confrontano solo chi gioca su questo server.
web-unanchored = valore non ancora fissato
web-unanchored-why = Nessuno ha misurato questo bot contro gli altri: la sua valutazione viene solo dalle partite su questo server, e non ha una posizione.
web-seat-guest = ospite
web-seat-profile = Profilo di { $name }
web-seat-about = Silenzia, blocca o segnala { $name }
web-rated-guest = A questo tavolo il risultato conta. Per sederti scegli un nome con cui questo server ti riconosca: non servono né password né e-mail.
web-people-become-go = Questo è il mio nome
web-tournament-late = Chi non arriva in tempo perde la partita.
web-tournament-kept = I posti qui sono riservati ai giocatori di un torneo.
web-pairing-late = Se l'avversario non arriva in tempo il tavolo si chiude e se ne cerca subito un altro.
web-rated-wish = Il risultato conta per le valutazioni
web-rated-guests = Per questo il server deve riconoscerti da un nome.
web-rated-means = Niente suggerimenti, nessuna mossa annullata, e chi finisce il tempo ha perso. Prima tutti devono aver scelto un nome su questo server.
web-unrated-alone = Chi gioca da solo non gioca contro nessuno.
web-unrated-bots = Qui giocano solo bot.
web-unrated-program = Qui gioca un bot che non fa parte di Mirabilia.
web-unrated-position = La partita parte da una posizione.
web-unrated-seeded = Qualcuno potrebbe sapere che carte arrivano.
web-unrated-hints = I suggerimenti sono permessi.
web-unrated-stand-in = Un bot continuerebbe per chi finisce il tempo: con un orologio, finire il tempo deve voler dire perdere.
web-unrated-unasked = Chi ha aperto il tavolo ha voluto così.
