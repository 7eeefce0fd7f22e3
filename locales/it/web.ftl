# Testi delle pagine nel browser.

web-nav = Pagine
web-home = Mirabilia
web-table = Tavolo { $table }
web-replay = Replay
web-rules = Regole: { $game }
web-settings = Impostazioni
web-missing = Questa pagina non c'è

## Detto dal server quando le pagine non sono state costruite

web-not-built = Le pagine non sono state costruite.
web-not-built-why = Questa copia di Mirabilia è stata installata senza Node, che le costruisce. In una copia dei sorgenti il comando make web le costruisce e si procura Node se serve; poi si riavvia il server.
