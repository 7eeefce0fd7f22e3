# Le valutazioni: nelle classifiche, nei profili e ai tavoli.

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
