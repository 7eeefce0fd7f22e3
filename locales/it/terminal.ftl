# Testi del programma da terminale. Nomi e frasi di ogni gioco sono nei file del gioco.

player = Giocatore { $number }
# Una mossa come si scrive.
notation = «{ $text }»

## Aiuto della riga di comando

terminal-help-mirabilia = Giochi da tavolo della famiglia delle «meraviglie», da giocare nel terminale.
terminal-help-play = Gioca contro i bot o con altre persone allo stesso terminale.
terminal-help-replay = Rivede una partita salvata, mossa per mossa.
terminal-help-rules = Mostra le regole di un gioco.
terminal-help-cards = Mostra tutte le carte, le Meraviglie e gli altri pezzi di un gioco.
terminal-help-games = Elenca i giochi con le loro opzioni.
terminal-help-serve = Avvia un server per giocare in rete.
terminal-help-worker = Fa pensare su questa macchina i bot di un server che sta altrove.

terminal-option-version = Mostra la versione e il tipo di compilazione.
terminal-option-install_completion = Prepara il completamento per la shell in uso.
terminal-option-show_completion = Mostra ciò che prepara il completamento per la shell in uso, per metterlo altrove.
terminal-option-game = Il gioco: duel, seven o world.
terminal-option-file = La partita salvata.
terminal-option-vs =
    Gli avversari: un bot (greedy, random) oppure human per altre persone; con virgole, uno per ogni altro posto.
    Predefinito: greedy.
terminal-option-seed = Il seed, cioè il numero che decide la sorte: lo stesso numero dà le stesse carte. Predefinito: uno qualsiasi.
terminal-option-lang = La lingua. Predefinita: quella del sistema.
terminal-option-players = Quanti giocano. Predefinito: il numero consueto del gioco.
terminal-option-expansions = Le espansioni, separate da virgole, per esempio leaders,cities. Predefinito: nessuna.
terminal-option-wonders = Come si distribuiscono le Meraviglie; mirabilia games elenca le scelte.
terminal-option-solo = Si gioca in solitario contro l'Automa di World Wonders: easy (facile) o hard (difficile).
terminal-option-option = Un'altra opzione del gioco, per esempio edition=1; mirabilia games le elenca. Si può ripetere.
terminal-option-seat = Il tuo posto, contato da 1. Predefinito: 1.
terminal-option-replay-seat = Il posto di cui mostrare la vista, oppure all per ciò che vedono tutti. Predefinito: all.
terminal-option-name = Il tuo nome; dato di nuovo, i nomi delle altre persone.
terminal-option-save = Il file della partita. Predefinito: un nuovo file nella tua cartella dei dati.
terminal-option-resume = Riprende la partita salvata in questo file.
terminal-option-data = Una cartella con dati delle carte tuoi.
terminal-option-host = L'indirizzo su cui ascoltare; 0.0.0.0 per tutta la rete.
terminal-option-port = La porta su cui ascoltare. Predefinita: 8000, o la prossima libera.
terminal-option-show = Apri la pagina nel browser.
terminal-option-workers = Quanti processi; più di uno richiede PostgreSQL.
terminal-option-serve-data = La cartella dei tavoli, e di eventuali dati delle carte propri. Predefinita: la tua cartella dei dati.
terminal-option-origin = Un altro sito le cui pagine possono usare il server, per esempio https://gioco.example.org. Ripetibile.
terminal-option-metrics_token = Con questo token anche altri, oltre a questa macchina, possono leggere /metrics.
terminal-option-proxy = L'indirizzo di un reverse proxy davanti al server, con virgole se sono più d'uno.
terminal-option-internal = L'indirizzo a cui gli altri processi sullo stesso database raggiungono questo: uno privato di questa macchina.
terminal-option-push_service = Un servizio push proprio a cui possono andare le notifiche, per esempio https://push.example.org. Ripetibile; quelli dei browser più comuni sono già noti.
terminal-option-push_contact = A chi i servizi push possono chiedere di questo server: mailto:INDIRIZZO o una pagina con https. Predefinito: il primo --origin.
terminal-option-worker_token = Il codice con cui altre macchine possono pensare per questo server (mirabilia worker). Predefinito: nessuna.
terminal-option-server = L'indirizzo del server per cui pensare, per esempio https://play.example.org.
terminal-option-token = Il codice di quel server.
terminal-option-cores = Quanti bot pensano insieme. Predefinito: tanti quanti sono i core di questa macchina.
terminal-option-log = Quanto il server scrive sull'uscita degli errori: debug, info, warning o error.
terminal-option-database = Dove si conservano i tavoli: sqlite:///FILE o postgresql://...
terminal-option-plain = Mostra tutto di seguito, senza fermarsi a ogni mossa.
terminal-option-variable = [variabile { $name }]
terminal-option-help = Mostra questo aiuto.

## Errori

terminal-error = mirabilia: { $reason }
terminal-usage = { $reason } mirabilia --help mostra che cosa è possibile.
terminal-usage-missing = manca { $name }; mirabilia --help mostra che cosa è possibile
terminal-usage-nosuchoption = non c'è un'opzione { $name }; mirabilia --help mostra che cosa è possibile
terminal-usage-badoptionusage = { $name } vuole un valore
terminal-completion-installed = Il completamento per { $shell } è in { $file }; funziona dal prossimo terminale che apri.
terminal-completion-failed = il completamento non si può preparare: { $reason }
terminal-completion-shell = per questa shell non c'è il completamento; c'è per: { $shells }
terminal-error-choice = { $option }: «{ $value }» non è possibile; possibili: { $allowed }
terminal-error-seed = { $option }: «{ $value }» non è possibile; possibile: un numero intero da 0 a { $last }
terminal-error-whole = { $option }: «{ $value }» non è possibile; possibile: un numero intero da 1 a { $last }
terminal-error-address = --host, --port: impossibile ascoltare su { $address }: { $reason }
terminal-error-database = --database: il database non è utilizzabile: { $reason }
terminal-error-database-newer = Il database appartiene a una versione più recente di Mirabilia. Installa quella versione, oppure ripristina una copia fatta con questa.
terminal-error-database-in-use = Un altro server usa già questo file. Fermalo prima, oppure indica un'altra cartella con --data.
terminal-error-data = --data: { $folder } non si può usare: { $reason }
terminal-error-quotes = { $name }: mancano delle virgolette
terminal-error-workers = --workers: più processi richiedono PostgreSQL (--database postgresql://...); SQLite è per uno solo
terminal-serving = Server attivo su { $address }. Si ferma con Ctrl-C.
terminal-serving-guests = Per chi è nella stessa rete: { $addresses }
terminal-serving-files = Il sistema concede al server solo { $files } file aperti: con molti ospiti alcuni saranno respinti (vedi ulimit -n).
terminal-worker-connected = { $cores ->
    [one] Si pensa per { $server } su un core. Ctrl-C per finire.
   *[other] Si pensa per { $server } su { $cores } core. Ctrl-C per finire.
}
terminal-worker-lost = { $server } non risponde; si riprova.
terminal-error-worker-server = --server vuole un indirizzo come https://play.example.org, non «{ $server }».
terminal-error-worker-token = serve il codice del server: MIRABILIA_WORKER_TOKEN o --token
terminal-error-worker-refused = { $server } non accetta questa macchina: { $reason }
terminal-error-name = --name: «{ $value }» non è possibile; un nome non è vuoto e non è quello di un bot
terminal-error-names =
    { $people ->
        [one] --name: gioca una sola persona, quindi basta un nome
       *[other] --name: giocano { $people } persone, quindi al massimo { $people } nomi
    }
terminal-error-no-option = { $option }: { $game } non ha questa opzione; ha: { $allowed }
terminal-error-assignment = --option: «{ $value }» non è possibile; possibile: NOME=SCELTA, per esempio edition=1
terminal-error-opponents =
    { $number ->
        [one] --vs: c'è un solo altro posto, non { $given }
       *[other] --vs: ci sono { $number } altri posti, non { $given }; indica un avversario per tutti o uno per ciascuno
    }
terminal-error-nameless = { $kind } { $item } non ha un nome: manca il testo { $text }
terminal-error-exists = { $file } esiste già; scegli un altro nome
terminal-error-file = { $file } non si può leggere: { $reason }
terminal-file-unread = nessuno legge dall'altra parte
terminal-file-unwritten = nessuno ci scrive
terminal-file-endless = non finisce mai
terminal-file-stream = non è un file normale
terminal-file-folder = è una cartella
terminal-error-unwritten = { $file } non si può scrivere: { $reason }
terminal-error-folder = la cartella { $folder } non esiste
terminal-error-save = --save: la partita vuole un file tutto suo; sull'output si vede il gioco
terminal-error-output = impossibile scrivere l'output: { $reason }
terminal-error-resume = --resume: la partita salvata dice già tutto, togli { $options }
terminal-error-other-game = { $file } è una partita del gioco { $game }
terminal-error-record-game = { $file }: non c'è un gioco «{ $game }»; ci sono: { $allowed }
terminal-record-broken =
    { $line ->
        [0] { $file }: { $expected }
       *[other] { $file }, riga { $line }: { $expected }
    }
terminal-record-found = { $broken }, trovato «{ $found }»
terminal-record-part =
    { $moves ->
        [one] La partita salvata è rovinata; si può vedere la prima mossa.
       *[other] La partita salvata è rovinata; si possono vedere le prime { $moves } mosse.
    }

## Giocare

terminal-welcome = { $title }. Seed { $seed }. Scrivi aiuto per i comandi.
terminal-prompt = Numero, mossa o comando (aiuto) >
terminal-back = (0: indietro)
terminal-choice = { $move }: { $more }
terminal-generic-question = Che cosa fai?
terminal-generic-waiting = È il turno di { $players }.
terminal-none = nessuno
terminal-no-number = Il numero { $number } non è nell'elenco; scegli da 1 a { $last }.
terminal-no-card = Non c'è una sola carta, Meraviglia o altro pezzo «{ $name }»; scrivi il nome o l'inizio del nome.
terminal-no-preview = Di questa mossa non c'è un'anteprima; l'elenco dice che cosa porta.
terminal-saved = La partita è salvata in { $file }
terminal-not-saved = La partita non si può salvare ({ $reason }); si continua a giocare lo stesso.
terminal-undone = Mossa annullata: { $player }, { $move }
terminal-undo-nothing = Non c'è nulla da annullare.
terminal-undo-revealed = Non si può annullare: nel frattempo è stato rivelato qualcosa di nascosto.
terminal-hint = Suggerimento: { $move } ({ $percent }%)
terminal-hint-next = oppure: { $move } ({ $percent }%)
terminal-log-empty = Non è ancora successo nulla.
terminal-points = Punti
terminal-team = Squadra
terminal-hand-over = { $player }: premi Invio quando nessun altro guarda.
terminal-ending =
    { $count ->
        [0] { $reason }: questa volta niente vittoria.
        [one] { $reason }: vince { $players }!
       *[other] { $reason }: { $players } condividono la vittoria!
    }

# Le parole di ogni comando, separate da spazi. Si capiscono le parole di tutte le lingue.
terminal-command-undo = annulla
terminal-command-hint = suggerimento consiglio
terminal-command-log = cronaca registro
terminal-command-pile = scarti
terminal-command-city = città citta
terminal-command-card = carta
terminal-command-preview = anteprima prova
terminal-command-rules = regole
terminal-command-save = salva
terminal-command-help = aiuto
terminal-command-quit = esci
# Parole che in una mossa scritta non dicono nulla, separate da spazi.
terminal-fillers = il lo la i gli le un uno una carta meraviglia segnalino progresso gettone leader effetto numero gratis lato moneta monete a al alla di del della per
# Che cosa sta per altro nella forma di una mossa: «costruire <carta>».
terminal-form-card = carta
terminal-form-wonder = Meraviglia
terminal-form-token = segnalino
terminal-form-leader = Leader
terminal-form-board = plancia
terminal-form-side = lato
terminal-form-coins = monete
terminal-form-points = punti
terminal-form-item = oggetto
terminal-form-cell = spazio
terminal-commands =
    Scrivi il numero di una mossa, oppure la mossa («costruisci i bagni»), oppure:
      annulla          annulla la tua ultima scelta, se nulla è stato rivelato dopo
      suggerimento     che cosa farebbe un bot
      carta NOME       tutto su una carta, una Meraviglia o un altro pezzo
      anteprima MOSSA  la mappa con il pezzo, prima di piazzarlo (World Wonders)
      città            tutte le città e i loro punti nei dettagli
      scarti           le carte della pila degli scarti
      cronaca          che cosa è successo finora
      regole           le regole del gioco
      salva [FILE]     salva adesso, o d'ora in poi in questo file
      esci             termina; la partita resta salvata
    Il solo tasto Invio mostra di nuovo il tavolo.

## Costi

terminal-cost-parts = { $total } ({ $parts })
terminal-cost-short =
    { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }, { $short ->
        [one] ne manca 1
       *[other] ne mancano { $short }
    }

## Rivedere una partita

terminal-replay-move = { $number }. { $player }: { $move }
terminal-replay-secret = sceglie in segreto
terminal-replay-prompt = { $number }/{ $last }  Invio avanti, b indietro, a Epoca o round dopo, e fine, un numero, q esci >

## Elenchi

terminal-game = { $name }: { $title }, per { $players } giocatori
terminal-option-choice = { $choice }: { $meaning }
terminal-option-default = { $choice } (predefinita): { $meaning }
terminal-option-several = Più scelte si separano con virgole.
terminal-option-row = Oppure un elenco separato da virgole, tra: { $choices }
terminal-cards-cards = Carte
terminal-cards-wonders = Meraviglie
terminal-cards-tokens = Segnalini Progresso
terminal-column-name = Nome, id
terminal-column-deck = Mazzo, colore
terminal-column-cost = Costo
terminal-column-shape = Forma
terminal-column-effect = Effetto
terminal-column-effect-chain = Effetto, concatenazione (← da, → per)
terminal-column-chain = Concatenazione (← da, → per)

## 7 Wonders Duel: il tavolo

terminal-duel-age =
    { $age ->
        [0] Selezione delle Meraviglie
       *[other] Epoca { $age ->
            [1] I
            [2] II
           *[3] III
        }
    }
terminal-duel-back-age-1 = I
terminal-duel-back-age-2 = II
terminal-duel-back-age-3 = III
terminal-duel-back-guild = Gilda
terminal-duel-colour-brown = marrone
terminal-duel-colour-grey = grigia
terminal-duel-colour-blue = blu
terminal-duel-colour-green = verde
terminal-duel-colour-yellow = gialla
terminal-duel-colour-red = rossa
terminal-duel-colour-purple = viola
terminal-duel-code-wood = Le
terminal-duel-code-clay = Ar
terminal-duel-code-stone = Pi
terminal-duel-code-glass = Ve
terminal-duel-code-papyrus = Pa
terminal-duel-code-coins = { $coins }m
terminal-duel-symbol-quill = penna
terminal-duel-symbol-mortar = mortaio
terminal-duel-symbol-plumb-level = archip.
terminal-duel-symbol-wheel = ruota
terminal-duel-symbol-sundial = meridi.
terminal-duel-symbol-armillary-sphere = sfera
terminal-duel-symbol-balance = bilanc.
terminal-duel-short-trade-price = { $resources } a { $price }m
terminal-duel-short-victory-points = { $value }PV
terminal-duel-short-shields =
    { $value ->
        [one] { $value } Scudo
       *[other] { $value } Scudi
    }
terminal-duel-short-coins =
    { $value ->
        [one] +{ $value } moneta
       *[other] +{ $value } monete
    }
terminal-duel-short-coins-per = +monete
terminal-duel-short-vp-majority = { $value }PV/{ $count }
terminal-duel-short-brown = mar
terminal-duel-short-grey = gri
terminal-duel-short-blue = blu
terminal-duel-short-green = verde
terminal-duel-short-yellow = gialla
terminal-duel-short-red = rossa
terminal-duel-short-wonder = Merav.
terminal-duel-short-coins-div-3 = 3 mon.

terminal-duel-track-conflict = Conflitto
terminal-duel-track-points = punti
terminal-duel-track-tokens = monete
terminal-duel-token = -{ $coins }
terminal-duel-standing-even = La pedina Conflitto è al centro.
terminal-duel-standing =
    { $player } è in vantaggio di { $spaces ->
        [one] 1 casella
       *[other] { $spaces } caselle
    }; { $missing ->
        [one] ancora 1 e raggiunge
       *[other] ancora { $missing } e raggiunge
    } la capitale.
terminal-duel-board = Segnalini Progresso: { $tokens }
terminal-duel-pile-count =
    { $number ->
        [0] La pila degli scarti è vuota.
        [one] 1 carta nella pila degli scarti (scarti la elenca).
       *[other] { $number } carte nella pila degli scarti (scarti le elenca).
    }
terminal-duel-pile = Pila degli scarti: { $cards }

## 7 Wonders Duel: le città

terminal-duel-city =
    { $player }: { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
terminal-duel-production = produce
terminal-duel-prices = compra a
terminal-duel-choices = a scelta
terminal-duel-choice-raw = { $units } tra Le/Ar/Pi
terminal-duel-choice-manufactured = { $units } tra Ve/Pa
terminal-duel-symbols = scienza
terminal-duel-symbols-of = { $symbols } ({ $number } di { $needed })
terminal-duel-pair = { $symbol } ×2
terminal-duel-chains = gratis
terminal-duel-wonders = Merav.
terminal-duel-wonder-built = { $mark } { $wonder } (costruita)
terminal-duel-wonder-unbuilt = { $mark } { $wonder }: { $cost }
terminal-duel-wonder-lost = { $mark } { $wonder } (fuori dal gioco)
terminal-duel-progress = Progr.
terminal-duel-points-now = Punti se la partita finisse ora

## 7 Wonders Duel: mosse e pezzi

terminal-duel-wonders-to-build = Meraviglie, ciascuna con una carta dello schema sotto di sé:
terminal-duel-under = Quale carta va sotto la Meraviglia { $wonder }?
terminal-duel-piece-card = { $name } ({ $id })
terminal-duel-piece-wonder = { $name } ({ $id }), Meraviglia
terminal-duel-piece-token = { $name } ({ $id }), segnalino Progresso
terminal-duel-piece-sort = { $colour }, { $back }
terminal-duel-piece-cost = Costo: { $cost }
terminal-duel-piece-price = { $player } pagherebbe ora: { $price }
terminal-duel-free-with = Gratis per chi ha la carta { $card }
terminal-duel-frees = Rende gratis: { $cards }
