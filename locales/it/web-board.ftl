# Testi dei tabelloni di tutti i giochi.

web-board-moves = Che cosa puoi fare
web-board-nothing = Per ora niente.
web-board-other = Altre mosse
web-board-ways =
    { $number ->
        [one] { $number } modo
       *[other] { $number } modi
    }
web-board-not-possible = Ora non possibili: { $number }
web-board-price =
    { $coins ->
        [0] gratis
       *[other] prezzo { $coins }
    }
web-board-advised = suggerita
web-board-chosen = Hai scelto. Finché non hanno scelto anche gli altri, puoi cambiare idea.
web-board-take-back = Scegli di nuovo

web-board-your-turn = Tocca a te
web-board-waiting-for = Si aspetta { $players }

web-board-last-move = Ultima mossa
web-board-own = Lo vedi solo tu
web-board-public = Lo vedono tutti
web-board-open = Tutto ciò che è nascosto
web-board-none = niente
web-board-yes = sì
web-board-no = no
web-board-item = { $list } { $number }

web-board-wins =
    { $number ->
        [one] Vince { $players }!
       *[other] { $players } vincono insieme!
    }
web-board-won =
    { $lead ->
        [0] Hai vinto!
        [one] Hai vinto per un punto
       *[other] Hai vinto di { $lead } punti
    }
web-board-lost =
    { $lead ->
        [0] Hai perso
        [one] Hai perso per un punto
       *[other] Hai perso di { $lead } punti
    }
web-board-place =
    { $behind ->
        [0] { $rank }º posto su { $players }
       *[other] { $rank }º posto su { $players }, a { $behind } dal primo
    }

## I pezzi e quanto costano

web-board-cost = Costo: { $cost }
web-board-costs = costo: { $cost }
web-board-for-you = per te { $price }
web-board-bill-yours = Per te:
web-board-bill-theirs = Per { $player }:

## Le città

web-board-table = Il tavolo
web-board-city-of = Città di { $player }
web-board-unfold = Mostra la città di { $player }
web-board-production = Produzione e prezzi
web-board-store = produzione: { $what }, prezzo: { $price }
web-board-choices =
    { $number ->
        [one] { $number } altra risorsa a scelta
       *[other] { $number } altre risorse a scelta
    }
web-board-symbols =
    { $number ->
        [one] { $number } simbolo scientifico diverso
       *[other] { $number } simboli scientifici diversi
    }
web-board-points-now = Punti se la partita finisse ora
web-board-wonders = Meraviglie
web-board-structures = Strutture
web-board-nothing-built = Ancora nessuna costruzione

## Scegliere

web-board-options = Le possibilità

## Frasi pronte per la chat

web-phrase-hello = Ciao!
web-phrase-good-luck = Buona fortuna e buon divertimento!
web-phrase-well-played = Complimenti, hai giocato bene!
web-phrase-thanks = Grazie!
web-phrase-nice-move = Bella mossa!
web-phrase-oops = Ops!
web-phrase-take-your-time = Fai con calma.
web-phrase-one-moment = Un momento, per favore.
web-phrase-back-again = Eccomi di nuovo.
web-phrase-have-to-go = Devo andare.
web-phrase-good-game = Bella partita!
web-phrase-again = Facciamo un'altra partita?
