# `mirabilia admin`, per chi gestisce un server.

terminal-help-admin = Gestisci i tavoli e gli ospiti di un server, anche mentre è in funzione.
terminal-option-action =
    Che cosa fare: tables (elenca i tavoli), show, close o delete per vederne, chiuderne o cancellarne uno; keep (dice o
    imposta per quanti giorni si conservano i tavoli); recount (riconta i risultati di tutte le partite); tournaments
    (all o nobody: chi può aprire tornei);
    ban, mute o pardon per escludere, zittire o riammettere qualcuno, bans (li elenca); reports (elenca le segnalazioni, o con
    un numero: quella è chiusa); shares (elenca le partite
    condivise), unshare (ne cancella una); forget (cancella i dati di una persona).
terminal-option-what = Il tavolo, la partita condivisa, la persona (un nome, un indirizzo, o l'inizio dell'hash di un giocatore come lo mostra show) o i giorni.
terminal-option-days = Per quanti giorni qualcuno è escluso o zittito. Predefinito: per sempre.
terminal-option-note = Il motivo, per il tuo elenco.
terminal-option-admin-data = La cartella dei tavoli. Predefinito: la tua cartella dei dati.
admin-tables =
    { $number ->
        [one] Un tavolo.
       *[other] { $number } tavoli.
    }
admin-closed = Il tavolo { $table } è chiuso.
admin-deleted = Il tavolo { $table } è cancellato.
admin-keeps-all = I tavoli si conservano per sempre.
admin-keeps =
    { $days ->
        [one] I tavoli si conservano per un giorno dopo l'ultima volta che qualcuno vi ha fatto qualcosa.
       *[other] I tavoli si conservano per { $days } giorni dopo l'ultima volta che qualcuno vi ha fatto qualcosa.
    }
admin-recounted =
    { $number ->
        [0] Nessuna partita è finita: non c'è niente da contare.
        [one] Ricontati i risultati di una partita.
       *[other] Ricontati i risultati di { $number } partite.
    }
admin-ban = { $who }: accesso vietato.
admin-mute = { $who } non può più scrivere nelle chat.
admin-pardon =
    { $number ->
        [0] Per { $who } non c'era alcun divieto.
       *[other] Per { $who } non c'è più alcun divieto.
    }
admin-bans =
    { $number ->
        [0] Non c'è alcun divieto.
        [one] Un divieto.
       *[other] { $number } divieti.
    }
admin-shares =
    { $number ->
        [0] Nessuno condivide partite.
        [one] Una partita condivisa.
       *[other] { $number } partite condivise.
    }
admin-unshared = La partita condivisa { $share } è cancellata.
admin-reports =
    { $number ->
        [0] Nessuno ha segnalato nulla.
        [one] Una segnalazione.
       *[other] { $number } segnalazioni.
    }
admin-report-closed = La segnalazione { $report } è chiusa.
admin-error-report = questa segnalazione non c'è: { $report }
admin-forgotten =
    { $number ->
        [one] { $who }: nomi e parole a un tavolo sono cancellati, la partita resta.
       *[other] { $who }: nomi e parole a { $number } tavoli sono cancellati, le partite restano.
    }
admin-tournaments-on = Chiunque si sia presentato può aprire tornei.
admin-tournaments-off = Nessuno può aprire tornei.
admin-error-table = non c'è un tavolo così, o la sua partita è finita: { $table }
admin-error-share = non c'è una partita condivisa così: { $share }
admin-error-unreadable = il registro non si può leggere; il tavolo si può eliminare: { $reason }
admin-error-person = nessuno si chiama «{ $who }»: indica un indirizzo, o almeno { $letters } lettere dell'hash di un giocatore
