# Testi delle pagine nel browser. Quelli della pagina dei replay sono in web-replay.ftl.

web-nav = Pagine
web-home = Mirabilia
web-motto = Le meraviglie del mondo, al tuo tavolo.
web-table = Tavolo { $table }
web-table-of = { $game }: { $players }
web-your-turn = Tocca a te
web-notice-turn = Tocca a te.
web-notice-begun = La partita inizia.
web-replay = Replay
web-position = Prepara una posizione
web-lookup-rules-of = Regole: { $game }
web-lookup-cards-of = Tutto il materiale: { $game }
web-lookup-glossary-of = Glossario: { $game }
web-lookup-statements-of = Regole numerate: { $game }
web-rules-short = Regole
web-puzzles = Problemi
web-puzzles-why = Posizioni con una mossa nettamente migliore delle altre: la trovi? Ogni giorno ce n'è uno nuovo.
web-puzzles-today = I problemi di oggi
web-puzzles-of-game = Problemi: { $game }
web-legend = Le icone e il loro significato
web-legend-key = Le icone e il loro significato (S)
web-legend-games = Quale gioco
web-learn = Impara a giocare
web-learn-title = Impara { $game }
web-learn-short = Impara
web-learn-go-on = Continua a imparare ({ $done } di { $all })
web-contents = Indice
web-settings = Impostazioni
web-me = Il mio nome qui
web-me-hello = Ciao, { $name }
web-me-guest-why = Con un nome tuo hai le statistiche e tutti i tuoi dispositivi ti riconoscono. Anche chi è ospite può giocare a tutto.
web-me-why = Le tue partite, le tue statistiche, i tuoi dispositivi.
web-me-become = Scegli un nome
web-me-open = La mia pagina
web-me-join = Un nuovo dispositivo
web-about = Informazioni su Mirabilia
web-to-home = Alla pagina iniziale
web-skip = Vai al contenuto
web-close = Chiudi
web-no = No
web-loading = Un momento…
web-try-again = Riprova
web-line = Riga { $line }
web-unofficial = Non ufficiale: nessun legame con gli editori dei giochi. Disegni e parole sono nostri.
web-offline = Sei offline
web-unreachable = Il server non è raggiungibile
web-offline-without = Senza server non ci sono tavoli, bot, replay, analisi, regole e carte.
web-offline-works = Le impostazioni funzionano, e le partite sono al sicuro sul server: riprenderanno da dove erano.
web-problem-offline = In questo momento il server non è raggiungibile. Non si è perso nulla; riprova.

## Lingua, tema

web-speak-en = Read this in English
web-speak-it = Leggi in italiano
web-theme-to-light = Passa al tema chiaro
web-theme-to-dark = Passa al tema scuro

## Pagina iniziale

web-players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
web-players-range = Da { $least } a { $most } giocatori
web-play-now = Gioca subito
web-opening = Preparo il tavolo…
web-against = contro
web-with-friends = Con gli amici
web-one-screen = Sullo stesso schermo
web-more-options = Altre opzioni
web-continue = Riprendi le mie partite
web-state-waiting = in attesa di altri
web-state-your-turn = tocca a te
web-state-their-turn = tocca agli altri
web-my-move = Tocca a te ({ $number })
web-open-tables = Tavoli aperti
web-no-tables = In questo momento non ci sono tavoli pubblici.
web-free-seats =
    { $free ->
        [one] { $free } posto libero
       *[other] { $free } posti liberi
    }
web-join = Partecipa
web-look-on = Guarda
web-records = Replay
web-records-why = Rivedi mossa per mossa una partita che hai salvato, o fai valutare una posizione a un bot.
web-import = Apri una partita salvata
web-guest = Ospite
web-player = Giocatore { $number }

## Bot

# A program of somebody's goes by its own name.
web-bot =
    { $bot ->
        [pupil] Scolaro
        [novice] Principiante
        [apprentice] Apprendista
        [artisan] Artigiano
        [adept] Esperto
        [strategist] Stratega
        [master] Maestro
        [scholar] Studioso
        [warlord] Condottiero
        [merchant] Mercante
        [builder] Costruttore
        [greedy] Avido
        [random] Casuale
       *[other] { $bot }
    }
# The name, with a few words on how it plays.
web-level =
    { $bot ->
        [pupil] Scolaro: per la prima partita
        [novice] Principiante: facile
        [apprentice] Apprendista: impara in fretta
        [artisan] Artigiano: alla pari
        [adept] Esperto: difficile da sorprendere
        [strategist] Stratega: molto forte
        [master] Maestro: gioca per vincere
        [scholar] Studioso: ama il sapere
        [warlord] Condottiero: ama il potere
        [merchant] Mercante: ama i commerci
        [builder] Costruttore: ama le grandi opere
        [greedy] Avido: prende quel che può
        [random] Casuale: gioca quel che capita
       *[other] { $bot }
    }
# What somebody is like, in a sentence.
web-character =
    { $bot ->
        [pupil] Ha appena imparato le regole: rincorre ciò che gli piace e non guarda mai la tua città.
        [novice] Conta i punti turno per turno, ha un debole per una cosa e pensa poco al domani.
        [apprentice] Ha occhio per le buone mosse, ma si lascia trascinare da ciò che preferisce.
        [artisan] Solido e concreto, anche se qualcosa gli sfugge sempre.
        [adept] Guarda qualche turno più in là e di rado si lascia scappare un'occasione.
        [strategist] Vede arrivare le minacce e le para prima che facciano male.
        [master] Si prende il suo tempo, soppesa tutto e non regala niente.
        [scholar] Non resiste al sapere: la scienza in 7 Wonders, i Quartieri ben pianificati in World Wonders.
        [warlord] Vuole il potere: gli Scudi in 7 Wonders, il terreno in World Wonders.
        [merchant] Vive di commerci: mercati e monete in 7 Wonders, le Risorse in World Wonders.
        [builder] Costruisce per l'eternità: stadi e Meraviglie in 7 Wonders, i Monumenti in World Wonders.
        [greedy] Prende quel che al momento pare meglio e non pensa mai al turno dopo.
        [random] Fa una mossa qualsiasi, purché valida: serve per provare.
       *[other] { "" }
    }
web-characters = Caratteri
web-more-bots = Altri

## Preparare un tavolo

web-set-up = Nuovo tavolo: { $game }
web-with-whom = Con chi?
web-mode-bots = Bot
web-mode-friends = Amici, ognuno sul proprio dispositivo
web-mode-screen = Tutti su questo schermo
web-how-many = Quanti giocano
web-your-name = Il tuo nome
web-name-of = Nome del giocatore { $number }
web-public = Può partecipare chiunque: mostra il tavolo nella pagina iniziale
web-allow-hints = I giocatori possono chiedere suggerimenti a un bot
web-options = Opzioni del gioco e orologio
web-option-row = A mano, per ogni giocatore:
web-presets = Tavoli già pronti
web-seating = Chi siede dove
web-seating-order = Attorno al tavolo in quest'ordine; l'ultimo siede accanto al primo.
web-all-bots = Tutti i bot
web-mixed-bots = Forze diverse
web-seat = Posto { $number }
web-team = Squadra { $number }
web-person-friends = Un amico, con il link
web-person-screen = Qualcuno a questo schermo
# Che cosa ha di speciale un numero di giocatori, per esempio "la terza al tavolo è la Città Franca".
web-players-special = In { $number }: { $what }.
# I numeri di giocatori che non vanno d'accordo con le opzioni, e perché.
web-players-refused = Non in { $which }: { $reason }
web-outline = Che cosa significa
web-option-these = Questi:
web-clock = Tempo per pensare
web-clock-none = Quanto si vuole
web-clock-move = Per ogni mossa
web-clock-game = Per tutta la partita
web-clock-days = Giorni per ogni mossa
web-clock-unit-move = Secondi per ogni mossa
web-clock-unit-game = Minuti per ogni giocatore
web-clock-unit-days = Giorni per ogni mossa
web-clock-gain = Secondi in più a ogni mossa
web-clock-lost = Chi finisce il tempo perde
# $time: "2 minuti per ogni mossa"
web-clock-of-lost = { $time }, altrimenti si perde
web-clock-of-move =
    { $amount ->
        [one] { $amount } secondo a mossa
       *[other] { $amount } secondi a mossa
    }
web-clock-of-game =
    { $amount ->
        [one] { $amount } minuto a testa
       *[other] { $amount } minuti a testa
    }
web-clock-of-gain = { $time }, più { $gain } secondi a mossa
web-clock-of-days =
    { $amount ->
        [one] { $amount } giorno a mossa
       *[other] { $amount } giorni a mossa
    }
web-begin = Comincia
web-get-link = Apri il tavolo e ottieni il link

## In attesa degli altri

web-free-seat = posto libero
web-seat-expected = in attesa di { $player }
web-waiting-for = Si aspetta { $players }. La partita inizia da sola.
web-waiting =
    { $free ->
        [one] Manca ancora un giocatore. La partita comincia da sola.
       *[other] Mancano ancora { $free } giocatori. La partita comincia da sola.
    }
web-link-for-friends = Il link per i tuoi amici
web-link-why = Chi lo apre può sedersi. Puoi lasciare questa pagina e tornare.
web-link-network = Indirizzo nella rete
web-link-lan = Funziona per chi è collegato alla stessa rete, per esempio al tuo Wi-Fi.
web-link-here-only = Questo link funziona solo su questo computer, perché il server non ascolta nessun altro. Avvialo per gli ospiti, installato o dai sorgenti:
web-link-unknown = Questo link funziona solo su questo computer. Apri questa pagina con l'indirizzo che il computer ha nella tua rete: allora il link sarà giusto.
web-qr = Il link come codice QR
web-qr-why = Inquadralo con la fotocamera di un telefono.
web-copy = Copia
web-copied = Link copiato.
web-copy-by-hand = Il link è selezionato: copialo con la tastiera o con il menu del dispositivo.
web-share = Condividi
web-leave = Lascia il tavolo
web-sit-down = Siediti
web-no-table = Questo tavolo non esiste
web-no-table-why = Il link potrebbe essere incompleto, oppure il tavolo non è più conservato.

## Al tavolo

web-tools = Strumenti
web-tool-undo = Annulla
web-tool-hint = Suggerimento
web-tool-chat = Chat
web-tool-log = Cronaca
web-unread = non letti
web-menu = Menu
web-seats = Giocatori
web-seat-you = tu
web-seat-bot = bot
web-seat-away = non c'è
web-seat-resigned = ha abbandonato
web-seat-stand-in = gioca { $bot }
web-seat-acting = di turno
web-sealing = La tua scelta parte tra un attimo
web-seat-chosen = ha scelto
web-you-chose =
    { $number ->
        [one] Hai scelto; manca { $player }
       *[other] Hai scelto; ne mancano { $number }
    }
web-waiting-for-many = Si aspettano { $number } giocatori
web-days-left =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
web-looking-on = Stai guardando la partita.
web-chronicle = Cronaca
web-chronicle-empty = Non è ancora successo nulla.
web-offer-end = Proponi di finire la partita
web-resign = Abbandona
web-resign-why = Vince l'avversario oppure, se siete in più di due, un bot continua al tuo posto. Non si può annullare.
web-download = Salva la partita
web-question-undo = { $player } vorrebbe annullare una mossa.
web-question-end = { $player } propone di finire la partita così com'è.
web-question-open = Devono rispondere gli altri.
web-agree = Accetta
web-refuse = Rifiuta
web-connection-lost = La connessione si è interrotta. Non si perde nulla: tornerà da sola.
web-server-troubled = Il server ha un problema momentaneo. Non si perde nulla: riprenderà da solo.
web-try-now = Riprova ora
web-stand-in = Il tuo tempo è scaduto: per te gioca { $bot }.
web-stood-in = Il tuo tempo è scaduto: per te ha giocato { $bot } fino alla fine.
web-come-back = Eccomi
web-pass = Passa il dispositivo { A($player) }.
web-passed = Ce l'ho io

## Ciò che succede oltre alle mosse

web-outdated = Questa partita è cominciata con altre regole o con altre carte: puoi guardarla, ma non continuarla.
web-news-seated = { $player } si siede.
web-news-left = { $player } ha lasciato il tavolo.
web-news-taken-back = { $player } annulla una mossa.
web-taken-back = { $player } ha annullato: { $moves }
web-news-resigned = { $player } abbandona.
web-news-absent = Il tempo di { $player } è scaduto: continua un bot.
web-news-absent-lost = Il tempo di { $player } è scaduto: il posto è perso.
web-news-returned = { $player } è di nuovo al tavolo.

## Chat

web-chat-on = Attiva la chat
web-chat-off = Disattiva la chat
web-chat-is-off = La chat è disattivata.
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-older = Messaggi precedenti
web-bots-hurried = Ci sono molti tavoli in gioco: i bot pensano meno a lungo.
web-bots-set-aside = { $bot } non funziona: al suo posto decide un altro bot.
web-chat-line = Il tuo messaggio
web-chat-strangers = Forse non vi conoscete: la chat si attiva quando la vogliono tutti al tavolo. Le frasi pronte funzionano sempre.
web-chat-ask = Vorrei chiacchierare
web-chat-asked = Hai proposto di chiacchierare. La chat si attiva appena lo vogliono tutti.
web-chat-wanted =
    { $number ->
        [one] { $players } vorrebbe chiacchierare.
       *[other] { $players } vorrebbero chiacchierare.
    }
web-chat-about = Su { $name }: silenzia, blocca, segnala
web-phrases = Frasi pronte
web-unmute = Torna a vedere i messaggi di tutti
web-blocked = Hai bloccato { $name }. Puoi ripensarci nelle impostazioni.
web-blocked-people = Persone bloccate
web-reported = La segnalazione è arrivata. Grazie.
web-send = Invia

## Suggerimenti

web-hint = Suggerimento
web-hint-thinking = Il bot sta pensando…
web-hint-value = { $percent }% di probabilità di vincere
web-hint-others = Da considerare anche:
web-hint-play = Giocala

## Dopo la partita

web-over = La partita è finita
web-ended-resigned = Vittoria di { $players }: l'altra parte ha abbandonato.
web-ended-resigned-won = Hai vinto: l'altra parte ha abbandonato.
web-ended-resigned-lost = Hai abbandonato.
web-ended-time = Vittoria di { $players }: il tempo dell'altra parte è scaduto.
web-ended-time-won = Hai vinto: il tempo dell'altra parte è scaduto.
web-ended-time-lost = Il tuo tempo è scaduto.
web-ended-agreed = Tutti hanno accettato di finire qui la partita.
web-ended-closed = Chi gestisce il server ha chiuso questo tavolo.
web-ended-missing = Qualcuno non è arrivato in tempo: la partita non è cominciata.
web-show-result = Mostra il risultato
web-rematch = Rivincita
web-to-rematch = Alla rivincita
web-join-rematch = Gioca la rivincita
web-rematch-wanted = Gli altri vogliono rigiocare e ti aspettano.
web-picture = Immagine del risultato
web-no-picture = Questo browser non riesce a creare l'immagine.
web-result =
    { $number ->
        [one] Vince { $players }!
       *[other] Vittoria condivisa: { $players }!
    }
web-watch-replay = Replay
web-analyse = Analizza
web-share-replay = Link al replay

## Notifiche

web-switch-textMode = Modalità testo
web-switch-notices = Notifiche
web-switch-why-notices = Quando guardi altrove: tocca a te, la partita inizia.
web-switch-push = Notifiche anche senza pagine aperte
web-switch-why-push = Tocca a te, o qualcuno ti invita. Il messaggio è cifrato per questo browser e passa dal servizio push di chi lo produce.
web-push-server = Questo server non può inviare notifiche a un browser senza pagine aperte.
web-push-browser = Le notifiche senza pagine aperte richiedono una pagina con https, o quella di questo computer.
web-push-service = Questo browser non raggiunge nessun servizio push: le notifiche arrivano finché una pagina è aperta.
web-notices-refused = Il browser qui non permette le notifiche.
## Tasti

web-keys = Tasti
web-keys-arrows = Frecce
web-keys-enter = Invio
web-key-undo = Annulla
web-key-hint = Suggerimento
web-key-text = Modalità testo sì o no
web-key-chat = Chat
web-key-log = Cronaca
web-key-legend = Le icone e il loro significato
web-key-help = Questo aiuto
web-key-escape = Chiudi ciò che è aperto
web-key-arrows = Da una carta all'altra
web-key-enter = Scegli
web-key-build = Costruisci la carta scelta
web-key-discard = Scarta la carta scelta
web-key-wonder = Usa la carta scelta per una Meraviglia
web-keys-space = Spazio

## Valutazioni

web-rated = Conta per le valutazioni
web-unrated = Non conta per le valutazioni
web-pace-quick = Rapide
web-pace-calm = Tranquille
web-pace-days = A giorni
web-pace-untimed = Senza orologio
web-ratings = Valutazioni
web-tournaments = Tornei
web-to-tournament = Torna al torneo
web-tournaments-why = Svizzeri, arene, turni a tavoli: con le persone di questo server e con i bot.
