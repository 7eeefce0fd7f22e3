# La fine di una partita di 7 Wonders nel browser.

## Chi ha vinto, detto a un giocatore

seven-end-won-alone =
    { $lead ->
        [0] Hai vinto!
        [one] Hai vinto per un punto!
       *[other] Hai vinto di { $lead } punti!
    }
seven-end-won-team =
    { $lead ->
        [0] Tu e { $partner } avete vinto!
        [one] Tu e { $partner } avete vinto per un punto!
       *[other] Tu e { $partner } avete vinto di { $lead } punti!
    }
seven-end-sharing-alone = Dividi la vittoria con { $players }!
seven-end-sharing-team = Tu e { $partner } dividete la vittoria con { $players }!
seven-end-lost-alone =
    { $behind ->
        [0] { $rank }º posto su { $sides }, a pari punti con { $players }
        [one] { $rank }º posto su { $sides }, a un punto da { $players }
       *[other] { $rank }º posto su { $sides }, a { $behind } punti da { $players }
    }
# $rank e $sides contano le squadre.
seven-end-lost-team =
    { $behind ->
        [0] Tu e { $partner } siete la { $rank }ª squadra su { $sides }, a pari punti con { $players }
        [one] Tu e { $partner } siete la { $rank }ª squadra su { $sides }, a un punto da { $players }
       *[other] Tu e { $partner } siete la { $rank }ª squadra su { $sides }, a { $behind } punti da { $players }
    }

## Chi ha vinto, detto a tutti

seven-end-wins-alone =
    { $lead ->
        [0] Vince { $players }!
        [one] Vince { $players } per un punto!
       *[other] Vince { $players } di { $lead } punti!
    }
seven-end-wins-team =
    { $lead ->
        [0] Vincono { $players }!
        [one] Vincono { $players } per un punto!
       *[other] Vincono { $players } di { $lead } punti!
    }
seven-end-shared = { $players } vincono insieme!
seven-end-coins = A pari punti decidono le monete.
seven-end-stood = I punti fino a quel momento:

## Il blocco segnapunti

seven-end-team = Squadra { $number }
seven-end-team-total = Squadra
seven-end-graph = I punti turno dopo turno
seven-end-age = Epoca { seven-age }
