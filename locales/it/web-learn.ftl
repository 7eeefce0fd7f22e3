# Che cosa dicono le pagine delle lezioni. Quello che si insegna di un gioco è in web-lessons-<gioco>.ftl.

web-learn-why = Lezioni brevi, su un tabellone vero: pochi tocchi l'una, e ti fermi quando vuoi.
web-learn-begin = Comincia
web-learn-continue = Continua
web-learn-done = fatta
web-learn-begun = passo { $step } di { $steps }
web-learn-step = Passo { $step } di { $steps }
web-learn-all = Tutte le lezioni
web-learn-missing = Questa lezione non esiste.
web-learn-rival =
    { $seat ->
        [1] Iris
        [2] Milo
        [3] Ada
       *[other] Teo
    }
web-learn-back = Indietro
web-learn-next = Avanti
web-learn-show = Fammi vedere
web-learn-do = Fallo per me
web-learn-after = Poi: { $lesson }
web-learn-points = Punti
web-learn-first-game = Gioca la prima partita
