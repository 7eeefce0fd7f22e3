# Testi delle pagine diverse dalla prima e da quella di un tavolo: quelle si caricano senza di essi.

## Impostazioni

web-language = Lingua
web-language-en = English
web-language-it = Italiano
web-theme = Tema
web-theme-system = Come il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-speed = Animazioni
web-speed-off = Nessuna
web-speed-slow = Lente
web-speed-normal = Normali
web-speed-fast = Veloci
web-at-the-table = Al tavolo
web-switch-cardTexts = Testi sulle carte
web-switch-why-cardTexts = I nomi delle carte, dove c'è spazio.
web-switch-points = Punti durante la partita
web-switch-why-points = I punti di tutti come se la partita finisse ora. Disattivali per la sorpresa finale.
web-switch-patterns = Trame sulle carte
web-switch-why-patterns = I tipi di carte si distinguono anche senza colori.
web-switch-why-textMode = Il tavolo come titoli ed elenchi, per lettori di schermo e per chi preferisce.
web-switch-cover = Nascondi il tavolo tra i turni
web-switch-why-cover = Quando si gioca in più persone sullo stesso schermo: il tavolo resta nascosto finché il dispositivo non è passato di mano. Le carte segrete restano sempre nascoste.
web-switch-sealing = Un attimo per ripensarci
web-switch-why-sealing = 7 Wonders: quando tutti aspettano solo te, la tua scelta parte un attimo dopo, e fino ad allora puoi ritirarla.
web-switch-vibration = Vibrazione
web-switch-why-vibration = World Wonders: una breve vibrazione quando il pezzo sotto il dito trova un altro posto.
web-switch-sound = Suoni
web-switch-why-sound = Carte, monete, Scudi, il tuo turno, la fine.
web-switch-named = Mostra il mio nome nelle partite salvate
web-switch-why-named = Altri possono salvare e condividere le partite. Se non lo attivi, lì compari come «Player 1». Vale per i posti che prendi da ora in poi.
web-volume = Volume
web-settings-kept = Le impostazioni restano in questo browser.
web-keys-why = Si può giocare un'intera partita con la tastiera. Tab porta avanti, e questi tasti valgono a ogni tavolo; lì ? elenca anche quelli del gioco.

## Informazioni

web-about-what = Mirabilia è software libero per giocare a giochi da tavolo ambientati nel mondo antico: contro i bot, con gli amici, sullo stesso schermo.
web-about-server = Questo server
web-about-version = Mirabilia { $version }.
web-about-icons = Icone
web-about-icons-why = La maggior parte delle icone è disegnata dagli autori di
web-about-author =
    { $icons ->
        [one] { $name }: { $icons } icona
       *[other] { $name }: { $icons } icone
    }
web-about-font = Caratteri
web-about-font-why = I titoli sono composti in Philosopher di Jovanny Lemonad, con la SIL Open Font License 1.1.
web-about-software = Software
web-about-software-why = Queste pagine contengono Svelte e clsx (licenza MIT) e Fluent (licenza Apache 2.0). I testi delle licenze accompagnano il programma, nella cartella «licenses».
web-about-privacy = I tuoi dati
web-about-privacy-why = Nessun account, nessun cookie, nulla da altri siti. Il tuo nome e le chiavi dei tuoi posti restano in questo browser e sul server su cui giochi.

## Un indirizzo che non porta da nessuna parte

web-missing = Pagina non trovata
web-missing-why = L'indirizzo potrebbe contenere un errore, oppure la pagina è stata spostata.

## Detto dal server quando le pagine non sono state costruite

web-not-built = Le pagine non sono state costruite.
web-not-built-why = Questa copia di Mirabilia è stata installata senza Node, che le costruisce. In una copia dei sorgenti il comando make web le costruisce e si procura Node se serve; poi si riavvia il server.
