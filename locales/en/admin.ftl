# `mirabilia admin`, for whoever runs a server.

terminal-help-admin = Look after the tables and guests of a server, also while it runs.
terminal-option-action =
    What to do: tables (list them), show, close or delete one; keep (say or set for how many days tables are kept); recount
    (count the results of all games again); tournaments (all or nobody: who may open some); ban, mute or pardon somebody, bans (list them);
    reports (list what guests have told you, or with a number: that one is dealt with); shares (list shared records),
    unshare (delete one); forget (delete the data of a person).
terminal-option-what = The table, the shared record, the person (a name, an address, or the beginning of a player's hash as show tells it), or the days.
terminal-option-days = For how many days somebody is banned or muted. Without it: for ever.
terminal-option-note = Why, for your own list.
terminal-option-admin-data = The folder of the tables. Without it: your data folder.
admin-tables =
    { $number ->
        [one] One table.
       *[other] { $number } tables.
    }
admin-closed = The table { $table } is closed.
admin-deleted = The table { $table } is deleted.
admin-keeps-all = Tables are kept for ever.
admin-keeps =
    { $days ->
        [one] Tables are kept for a day after somebody has last done something there.
       *[other] Tables are kept for { $days } days after somebody has last done something there.
    }
admin-recounted =
    { $number ->
        [0] No game is over: there is nothing to count.
        [one] Counted again: the results of one game.
       *[other] Counted again: the results of { $number } games.
    }
admin-ban = { $who } is banned.
admin-mute = { $who } cannot write in chats any more.
admin-pardon =
    { $number ->
        [0] Nothing was imposed on { $who }.
       *[other] { $who } is free again.
    }
admin-bans =
    { $number ->
        [0] Nobody is banned or muted.
        [one] One entry.
       *[other] { $number } entries.
    }
admin-shares =
    { $number ->
        [0] Nobody shares a record.
        [one] One shared record.
       *[other] { $number } shared records.
    }
admin-unshared = The shared record { $share } is deleted.
admin-reports =
    { $number ->
        [0] Nobody has reported anything.
        [one] One report.
       *[other] { $number } reports.
    }
admin-report-closed = Report { $report } is dealt with.
admin-error-report = there is no such report: { $report }
admin-forgotten =
    { $number ->
        [one] { $who } is forgotten: names and words at one table are deleted, the game stays.
       *[other] { $who } is forgotten: names and words at { $number } tables are deleted, the games stay.
    }
admin-tournaments-on = Everybody who has made themselves known may open tournaments.
admin-tournaments-off = Nobody may open tournaments.
admin-error-table = there is no such table, or its game is over: { $table }
admin-error-share = there is no such shared record: { $share }
admin-error-unreadable = the log cannot be read; the table can be deleted: { $reason }
admin-error-person = nobody is called “{ $who }”: give an address, or at least { $letters } letters of a player's hash
