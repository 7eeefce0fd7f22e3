"""`mirabilia admin`: tables and guests of a server, for whoever runs it."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from mirabilia.cli.saving import data_folder
from mirabilia.cli.terminal import Failure, Terminal, one_of, printable, whole
from mirabilia.server.middleware import person_of
from mirabilia.tables import deletion, hosting, people, reports, shares
from mirabilia.tables.entries import Said
from mirabilia.tables.phrases import PHRASES
from mirabilia.tables.recount import recount
from mirabilia.tables.store import NewerDatabase, Store, Unavailable, Unreadable, default_url
from mirabilia.tables.tournaments.store import ALLOWED, NOBODY

SHORT = 12
"""Letters of the hash of a player that are shown and must be given."""
FOREVER = "forever"
EVERYBODY = "all"
MOST_DAYS = 36_500


class Args(Struct, frozen=True):
    """What is to be done, as it was typed."""

    action: str
    what: str | None
    days: str | None
    note: str
    database: str | None
    folder: str | None


def administer(terminal: Terminal, args: Args) -> int:
    action = ACTIONS[one_of(terminal.texts, "ACTION", args.action, tuple(ACTIONS))]
    url = args.database or default_url(Path(args.folder) if args.folder else data_folder())
    try:
        with closing(Store(url)) as store:
            store.migrate()
            action(terminal, store, args)
    except NewerDatabase:
        raise Failure(terminal.texts("terminal-error-database-newer")) from None
    except Unreadable as error:
        raise Failure(terminal.texts("admin-error-unreadable", reason=printable(str(error))), 1) from None
    except (Unavailable, OSError) as error:
        raise Failure(terminal.texts("terminal-error-database", reason=str(error))) from None
    return 0


def required(terminal: Terminal, args: Args) -> str:
    """What the action is about."""
    if not args.what:
        raise Failure(terminal.texts("terminal-usage-missing", name="WHAT"))
    return args.what


def day(at: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at / 1000))


# Tables.


def list_tables(terminal: Terminal, store: Store, args: Args) -> None:
    tables = hosting.tables(store)
    for table in tables:
        names = ", ".join(printable(name) if name else "-" for name in table.seats)
        terminal.say_whole(f"{table.table:18} {table.game:6} {table.status:8} {day(table.changed_at)}  {names}")
    terminal.say(terminal.texts("admin-tables", number=len(tables)))


def show_table(terminal: Terminal, store: Store, args: Args) -> None:
    """Who sits at a table; players are named by the beginning of a hash."""
    id = required(terminal, args)
    table = hosting.table_of(store, id)
    if table is None:
        raise no_table(terminal, id)
    for number, seat in enumerate(table.seats, 1):
        terminal.say_whole(f"{number}  {seat.player[:SHORT]:{SHORT}}  {printable(table.names()[number - 1])}")
    for said in table.said:
        terminal.say_whole(f"{day(said.at)}  {printable(said.entry.name)}: {line_of(terminal, said.entry)}")


def line_of(terminal: Terminal, said: Said) -> str:
    """What was said, a ready phrase in the language of the host."""
    if said.phrase in PHRASES:
        return terminal.texts(f"web-phrase-{said.phrase.replace('_', '-')}")
    return printable(said.text)


def close_table(terminal: Terminal, store: Store, args: Args) -> None:
    id = required(terminal, args)
    if not hosting.close_table(store, id):
        raise no_table(terminal, id)
    terminal.say(terminal.texts("admin-closed", table=id))


def delete_table(terminal: Terminal, store: Store, args: Args) -> None:
    id = required(terminal, args)
    if not deletion.delete_tables(store, [id]):
        raise no_table(terminal, id)
    terminal.say(terminal.texts("admin-deleted", table=id))


def no_table(terminal: Terminal, id: str) -> Failure:
    return Failure(terminal.texts("admin-error-table", table=printable(id)))


def keep(terminal: Terminal, store: Store, args: Args) -> None:
    """Say or set how many days tables are kept."""
    if args.what is not None:
        texts = terminal.texts
        hosting.set_keep_days(store, None if args.what == FOREVER else whole(texts, "keep", args.what, MOST_DAYS))
    days = hosting.keep_days(store)
    terminal.say(terminal.texts("admin-keeps-all") if days is None else terminal.texts("admin-keeps", days=days))


def allow_tournaments(terminal: Terminal, store: Store, args: Args) -> None:
    """Say or set whether people may open tournaments."""
    if args.what is not None:
        what = one_of(terminal.texts, "tournaments", args.what, (EVERYBODY, NOBODY))
        hosting.set_setting(store, ALLOWED, None if what == EVERYBODY else NOBODY)
    is_off = hosting.setting(store, ALLOWED) == NOBODY
    terminal.say(terminal.texts("admin-tournaments-off" if is_off else "admin-tournaments-on"))


def count_again(terminal: Terminal, store: Store, args: Args) -> None:
    """Count the results of all games again from their logs."""
    terminal.say(terminal.texts("admin-recounted", number=recount(store)))


# People.


def person(terminal: Terminal, store: Store, args: Args) -> str:
    """The address or the player that was named."""
    who = required(terminal, args)
    try:
        ipaddress.ip_address(who)
    except ValueError:
        return player(terminal, store, who)
    return person_of(who)


def player(terminal: Terminal, store: Store, who: str) -> str:
    players = hosting.players_like(store, who) if len(who) >= SHORT else []
    known = None if players else people.person_named(store, who)
    if known is not None:
        players = people.players_of(store, known.person)[:1]
    if len(players) != 1:
        raise Failure(terminal.texts("admin-error-person", who=printable(who), letters=SHORT))
    return players[0]


# Shared records.


def list_shares(terminal: Terminal, store: Store, args: Args) -> None:
    rows = shares.everybody(store)
    for row in rows:
        names = ", ".join(map(printable, row.outline.names))
        terminal.say_whole(f"{row.share:12} {shown(row.owner):12} {row.game:6} {row.size:6} {day(row.until)}  {names}")
    terminal.say(terminal.texts("admin-shares", number=len(rows)))


def unshare(terminal: Terminal, store: Store, args: Args) -> None:
    id = required(terminal, args)
    if not shares.delete(store, id):
        raise Failure(terminal.texts("admin-error-share", share=printable(id)))
    terminal.say(terminal.texts("admin-unshared", share=id))


def ban(kind: hosting.Kind) -> Callable[[Terminal, Store, Args], None]:
    def act(terminal: Terminal, store: Store, args: Args) -> None:
        who = person(terminal, store, args)
        days = None if args.days is None else whole(terminal.texts, "--days", args.days, MOST_DAYS)
        hosting.ban(store, kind, who, days, args.note)
        terminal.say(terminal.texts(f"admin-{kind}", who=shown(who)))

    return act


def pardon(terminal: Terminal, store: Store, args: Args) -> None:
    who = person(terminal, store, args)
    number = sum(hosting.pardon(store, one) for one in {who} | people.siblings(store, [who]))
    terminal.say(terminal.texts("admin-pardon", who=shown(who), number=number))


def list_bans(terminal: Terminal, store: Store, args: Args) -> None:
    rows = hosting.all_bans(store)
    for row in rows:
        until = FOREVER if row.until is None else day(row.until)
        terminal.say_whole(f"{row.kind:5} {shown(row.who):24} {until:16}  {printable(row.note)}")
    terminal.say(terminal.texts("admin-bans", number=len(rows)))


def forget(terminal: Terminal, store: Store, args: Args) -> None:
    who = player(terminal, store, required(terminal, args))
    known = people.persons_of(store, [who]).get(who)
    number = deletion.forget_player(store, who) if known is None else deletion.forget(store, known.person)
    terminal.say(terminal.texts("admin-forgotten", who=shown(who), number=number))


def shown(who: str) -> str:
    return who if "." in who or ":" in who else who[:SHORT]


def list_reports(terminal: Terminal, store: Store, args: Args) -> None:
    """What people have told the host, with what the others had said last; one that is dealt with goes."""
    if args.what is not None:
        if not args.what.isdecimal() or not reports.close(store, int(args.what), hosting.milliseconds()):
            raise Failure(terminal.texts("admin-error-report", report=printable(args.what)))
        terminal.say(terminal.texts("admin-report-closed", report=args.what))
        return
    rows = reports.all_open(store)
    for row in rows:
        reason = terminal.texts(f"web-report-{row.reason}")
        who = f"{row.player[:SHORT]:{SHORT}}  {printable(row.name)}"
        terminal.say_whole(f"{row.report:4}  {day(row.at)}  {row.table}  {who}")
        terminal.say_whole(f"      {reason}. {printable(row.text)}".rstrip())
        for line in row.lines:
            terminal.say_whole(f"      > {printable(line)}")
    terminal.say(terminal.texts("admin-reports", number=len(rows)))


ACTIONS: dict[str, Callable[[Terminal, Store, Args], None]] = {
    "tables": list_tables,
    "show": show_table,
    "close": close_table,
    "delete": delete_table,
    "keep": keep,
    "recount": count_again,
    "tournaments": allow_tournaments,
    "ban": ban("ban"),
    "mute": ban("mute"),
    "pardon": pardon,
    "bans": list_bans,
    "shares": list_shares,
    "unshare": unshare,
    "reports": list_reports,
    "forget": forget,
}
