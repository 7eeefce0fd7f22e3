# Quale versione è in uso, che cosa costa e che cosa fare: lo dicono il terminale e, nella pagina delle informazioni, il server.

build-compiled = Versione compilata: regole e ricerca vanno a tutta velocità.
build-none = Versione non compilata: le partite sono le stesse, ma la ricerca è circa { $times } volte più lenta. Per compilarla si usa «make build», oppure la si reinstalla dove c'è un compilatore C.
build-pure = Versione non compilata, perché la variabile MIRABILIA_PURE è impostata: le partite sono le stesse, ma la ricerca è circa { $times } volte più lenta. Senza quella variabile si usa la versione compilata.
build-python = Versione non compilata, perché quella compilata è per un altro Python: le partite sono le stesse, ma la ricerca è circa { $times } volte più lenta. Per compilarla per questo si usa «make build».
build-stale = Versione non compilata, perché i sorgenti sono cambiati dopo la compilazione: le partite sono le stesse, ma la ricerca è circa { $times } volte più lenta. Per compilarli di nuovo si usa «make build».
