# Testi della pagina del replay; web-replay è con i testi di ogni pagina.

web-replay-loading = Carico la partita…
web-replay-table = Al tavolo
web-replay-again = Riprova
web-replay-start = La partita comincia.
web-replay-unfinished = La partita salvata si ferma prima della fine.

## What one cannot see, and why

web-replay-not-over = Questa partita è ancora in corso
web-replay-not-over-why = Si potrà rivedere appena sarà finita.
web-replay-no-table = Questo tavolo non esiste
web-replay-no-table-why = Forse il link non è completo. Qui si può aprire anche il file di una partita salvata.
web-replay-refused = Questa partita non si può mostrare
web-replay-offline = Il server non risponde
web-replay-offline-why = Non si è perso nulla: riprova tra un momento.

## Step by step

web-replay-controls = Mossa per mossa
web-replay-first = All'inizio
web-replay-back = Una mossa indietro
web-replay-forward = Una mossa avanti
web-replay-last = Alla fine
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-position = Posizione nella partita
web-replay-move = Mossa { $step } di { $last }
web-replay-move-chapter = Mossa { $step } di { $last }, { $chapter }
web-replay-turn = Turno { $step } di { $last }
web-replay-turn-chapter = Turno { $step } di { $last }, { $chapter }
web-replay-chapters = Vai a
web-replay-speed = Velocità
web-replay-speed-slow = Lenta
web-replay-speed-normal = Normale
web-replay-speed-fast = Rapida
web-replay-moves = Cronaca
web-replay-words = Cronaca e analisi
web-replay-result = Risultato

## With whose eyes

web-replay-viewer = Vista da
web-replay-viewer-none = Spettatori
web-replay-viewer-all = Tutte le carte scoperte

## Share and save

web-replay-share = Copia il link
web-replay-shared = Link a questa mossa copiato.
web-replay-link = Il link a questa mossa
web-replay-save = Salva la partita
web-replay-picture = Immagine di questa posizione
web-replay-other = Apri una partita
web-replay-share-record = Condividi con un link
web-replay-share-made = Ora chi ha il link può vedere questa partita. Il link è copiato.
web-replay-share-here = Ora chi ha l'indirizzo di questa pagina può vedere questa partita.
web-replay-share-end = Non condividere più
web-replay-share-end-of = Non condividere più la partita di { $names }
web-replay-share-ended = La partita non è più condivisa.
web-replay-share-until = condivisa fino al { $day }
web-replay-own-shares = Partite che condividi
web-replay-no-share = Questa partita non è condivisa
web-replay-no-share-why = Forse il link è incompleto, o la partita non è più condivisa.

## Open a record

web-replay-open-title = Apri una partita salvata
web-replay-open-why = Una partita intera sta in un piccolo file di testo. Salvala quando è finita, qui o nel terminale, e rivedila quando vuoi, anche senza il suo tavolo.
web-replay-open-file = Scegli un file
web-replay-open-drop = oppure trascinalo qui
web-replay-open-paste = Oppure incolla il testo
web-replay-open-show = Mostra la partita
web-replay-open-empty = Non c'è ancora niente: incolla il testo di una partita salvata.
web-replay-open-too-long = Questa non è una partita salvata: è troppo lunga.
web-replay-open-unreadable = Il file non si può leggere.

## Keys

web-replay-keys = Tasti
web-replay-keys-step = una mossa indietro o avanti
web-replay-keys-ends = inizio, fine
web-replay-keys-play = avvia, pausa
web-replay-keys-chapter = vai a un'Epoca o a un'altra parte
web-replay-key-space = Spazio
web-replay-key-home = Inizio
web-replay-key-end = Fine
