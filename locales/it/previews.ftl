# Dove porta un link, là dove lo si condivide: tavoli, replay, problemi. Le immagini hanno le stesse parole.

preview-waiting = Siediti al tavolo!
preview-waiting-why = Un tavolo con posti liberi: siediti e gioca, oppure guarda.
preview-playing = Partita in corso
preview-playing-why = La partita è in corso: guardala.
preview-over = Partita finita
preview-over-why = La partita è finita: guarda il risultato, e la partita mossa per mossa.
preview-replay = Replay: { $game }
preview-replay-why = Tutta la partita, mossa per mossa, e se vuoi con l'analisi.
preview-puzzle = Problema
preview-puzzle-question = Qual è la mossa migliore?
preview-puzzle-why = Una mossa è nettamente la migliore. La trovi?
preview-free = posto libero
preview-moves =
    { $number ->
        [one] Una mossa
       *[other] { $number } mosse
    }
