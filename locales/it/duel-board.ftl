# Testi del tabellone di 7 Wonders Duel nel browser.

## Che cosa bisogna fare, detto a chi deve farlo

duel-board-choose-draft = Scegli una Meraviglia
duel-board-choose-turn = Tocca a te: prendi una carta
duel-board-choose-progress = Prendi un segnalino Progresso
duel-board-choose-library = Tieni uno dei segnalini pescati
duel-board-choose-revive = Costruisci una carta della pila degli scarti
duel-board-choose-destroy = Scegli una carta che l'avversario deve scartare
duel-board-choose-begin = Chi inizia l'Epoca?

## Che cosa stanno per fare gli altri

duel-board-waits-draft = { $player } sta scegliendo una Meraviglia
duel-board-waits-turn = { $player } sta scegliendo una carta
duel-board-waits-progress = { $player } sta scegliendo un segnalino Progresso
duel-board-waits-library = { $player } sta guardando i segnalini pescati
duel-board-waits-revive = { $player } sta cercando nella pila degli scarti
duel-board-waits-destroy = { $player } sta scegliendo una carta da far scartare
duel-board-waits-begin = { $player } decide chi inizia l'Epoca

duel-board-chapter-draft = Selezione delle Meraviglie
duel-board-chapter = Epoca { duel-age }

## Le carte a parole, da leggere una cosa dopo l'altra

duel-board-kind-brown = materia prima
duel-board-kind-grey = manufatto
duel-board-kind-blue = struttura civile
duel-board-kind-green = struttura scientifica
duel-board-kind-yellow = struttura commerciale
duel-board-kind-red = struttura militare
duel-board-kind-purple = gilda
duel-board-a-wonder = Meraviglia
duel-board-a-token = Segnalino Progresso
duel-board-can-be-taken = accessibile
duel-board-covered = coperta
duel-board-covered-by = coperta da: { $cards }
duel-board-a-face-down-card = una carta a faccia in giù
duel-board-face-down = { $back }, a faccia in giù
duel-board-wonder-built = costruita
duel-board-wonder-unbuilt = non ancora costruita
duel-board-wonder-gone = fuori dal gioco

## Una carta nei particolari

duel-board-built-with = Costruita con la carta { $card }
duel-board-free-with = gratis con: { $cards }
duel-board-makes-free = rende gratis: { $cards }
duel-board-build = Costruisci
duel-board-discard = Scarta
duel-board-draft = Scegli

## Parti del tavolo

duel-board-layout = Carte sul tavolo
duel-board-row = Fila { $number }
duel-board-tokens = Segnalini Progresso sul tabellone
duel-board-discard-pile = Pila degli scarti: { $number ->
    [0] vuota
    [one] { $number } carta
   *[other] { $number } carte
}
duel-board-box-tokens = Segnalini Progresso nella scatola
duel-board-box-wonders = Meraviglie nella scatola
duel-board-conflict-track = Conflitto
duel-board-conflict-middle = La pedina Conflitto è al centro.
duel-board-conflict = La pedina Conflitto è a { duel-spaces } dal centro verso { $player }: { $left ->
    [one] ancora { $left } casella
   *[other] ancora { $left } caselle
} e la capitale cade.
duel-board-fears = Un segnalino Esercito costa { duel-coins } { A($player) } quando la pedina arriva a { duel-spaces } dal centro.
duel-board-zone = Se alla fine la pedina è a { $from }-{ $to } caselle dal centro, chi l'ha spinta lì prende { duel-points }.

## La fine

# $lead: con quanti punti di vantaggio. Le supremazie finiscono subito la partita; a pari punti contano le Strutture Civili.
duel-board-won-civilian =
    { $lead ->
        [0] Hai vinto allo spareggio
        [one] Hai vinto per un punto
       *[other] Hai vinto di { $lead } punti
    }
duel-board-won-military = Hai vinto con le armi
duel-board-won-scientific = Hai vinto con la scienza
duel-board-won-resigned = Hai vinto: l'avversario ha abbandonato
duel-board-won-time = Hai vinto: il tempo dell'avversario è scaduto
duel-board-lost-civilian =
    { $lead ->
        [0] Hai perso allo spareggio
        [one] Hai perso per un punto
       *[other] Hai perso di { $lead } punti
    }
duel-board-lost-military = Hai perso: la tua capitale è caduta
duel-board-lost-scientific = Hai perso contro la scienza
duel-board-lost-resigned = Hai abbandonato
duel-board-lost-time = Il tuo tempo è scaduto
duel-board-wins-civilian =
    { $lead ->
        [0] { $player } vince allo spareggio
        [one] { $player } vince per un punto
       *[other] { $player } vince di { $lead } punti
    }
duel-board-wins-military = { $player } vince con le armi
duel-board-wins-scientific = { $player } vince con la scienza
duel-board-wins-time = { $player } vince: il tempo dell'avversario è scaduto
duel-board-wins-resigned = { $player } vince: l'avversario ha abbandonato
duel-board-shared = { $players } vincono insieme!
duel-board-stood = Ecco a che punto erano le città.

## Quanto manca a una vittoria immediata

duel-board-near-symbols =
    { $left ->
        [one] Manca un simbolo
       *[other] Mancano { $left } simboli
    }
duel-board-threat-symbols =
    { $left ->
        [one] Ancora un simbolo scientifico e { $player } vince.
       *[other] Ancora { $left } simboli scientifici e { $player } vince.
    }
duel-board-near-shields =
    { $left ->
        [one] A uno Scudo dalla capitale
       *[other] A { $left } Scudi dalla capitale
    }
duel-board-threat-shields =
    { $left ->
        [one] Ancora uno Scudo e { $player } vince.
       *[other] Ancora { $left } Scudi e { $player } vince.
    }
