"""The database: an append-only log, what could be rebuilt from it at any time, what the host has decided, and who the
people are that have made themselves known."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

WHOSE = "whose"
OWN = {WHOSE: "own"}
"""Marks the column that says whose a row is, by a person or by the hash of a player's secret: they can download it, and
it goes with them."""
ABOUT = {WHOSE: "about"}
"""Whom a row is about that is not theirs to see: it goes with them."""
GAME = {WHOSE: "game"}
"""Who has played or opened what others have played, too: that stays, and nobody is named there any more."""

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)
"""Two writers can never both write entry n of a table: the primary key decides."""

summaries = Table(
    "summaries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("seats", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=True),
    Index("summaries_lobby", "public", "status", "changed_at"),
    Index("summaries_changed", "changed_at"),
    Index("summaries_due", "due"),
)
"""What the lobby shows of each table, and when somebody has to look after it."""

players = Table(
    "players",
    metadata,
    Column("player", String(64), primary_key=True, info=OWN),
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
)
"""Who has sat where, by the hash of the player's secret."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", Text, nullable=False),
)
"""Long logs up to an entry, so that nobody has to read them from the beginning."""

bans = Table(
    "bans",
    metadata,
    Column("kind", String(16), primary_key=True),
    Column("who", String(64), primary_key=True, info=ABOUT),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=True),
    Column("note", Text, nullable=False),
)
"""Whom the host has muted or banned, by address or by the hash of the player's secret."""

settings = Table(
    "settings",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the host has set for good, such as how long tables are kept."""

processes = Table(
    "processes",
    metadata,
    Column("process", String(16), primary_key=True),
    Column("address", String(255), nullable=False),
    Column("token", String(64), nullable=False),
    Column("beat", BigInteger, nullable=False),
)
"""The processes that serve, where the others reach them, and how often each has shown that it lives."""

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("process", String(16), ForeignKey("processes.process", ondelete="CASCADE"), nullable=False, index=True),
)
"""Which process has a table in memory; when its row goes, its leases go with it."""

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(16), nullable=False),
    Column("variant", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("clock", String(24), nullable=False),
    Column("player", String(64), nullable=False, info=GAME),
    Column("bot", String(64), nullable=False),
    Column("rank", Integer, nullable=False),
    Column("points", Integer, nullable=True),
    Column("ending", String(32), nullable=False),
    Column("moves", Integer, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("undone", Boolean, nullable=False),
    Column("seeded", Boolean, nullable=False),
    Column("series", String(32), nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Index("results_player", "player", "ended_at"),
    Index("results_game", "game", "ended_at"),
    Index("results_series", "series"),
)
"""How each seat of a finished game came out; `tables/results.py` says what each column means."""

accuracies = Table(
    "accuracies",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("accuracy", Float, nullable=False),
    Column("level", String(32), nullable=False),
    Column("analysed_at", BigInteger, nullable=False),
)
"""How well each seat of a finished game has played, from 0 to 100, once somebody has had the game analysed."""

traits = Table(
    "traits",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("body", Text, nullable=False),
)
"""What each seat of a finished game had or did, such as the Wonders it built; found when it is first asked for."""
rated_games = Table(
    "rated_games",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(16), nullable=False),
    Column("pace", String(16), nullable=False),
    Column("who", String(64), nullable=False, info=GAME),
    Column("side", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Index("rated_games_pool", "game", "pace", "ended_at", "table_id"),
    Index("rated_games_who", "who", "game", "pace", "ended_at"),
)
"""What each seat of a rated game has counted and changed; `tables/ratings.py` says how. They outlive their tables."""

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(16), primary_key=True),
    Column("pace", String(16), primary_key=True),
    Column("who", String(64), primary_key=True, info=OWN),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("last_at", BigInteger, nullable=False),
    Index("ratings_best", "game", "pace", "mu"),
    Index("ratings_who", "who"),
)
"""How strong people and bots are taken to be now: what follows from `rated_games`."""

tournaments = Table(
    "tournaments",
    metadata,
    Column("tournament", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("game", String(16), nullable=False),
    Column("format", String(16), nullable=False),
    Column("status", String(16), nullable=False),
    Column("opener", String(16), nullable=False, info=GAME),
    Column("people", Integer, nullable=False),
    Column("starts_at", BigInteger, nullable=True),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),
    Index("tournaments_listed", "status", "changed_at"),
    Index("tournaments_opener", "opener"),
)
"""By which tournaments are listed; what they are says their log."""

tournament_log = Table(
    "tournament_log",
    metadata,
    Column("tournament", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)
"""Append-only, as `log` is: two processes can never both write entry n of a tournament."""

persons = Table(
    "persons",
    metadata,
    Column("person", String(16), primary_key=True, info=OWN),
    Column("name", String(64), nullable=False),
    Column("look", String(128), nullable=False, unique=True),
    Column("made_at", BigInteger, nullable=False),
    Column("consent", Text, nullable=False),
    Column("progress", Text, nullable=False),
)
"""Who has made themselves known. No two of them have names that look alike."""

person_keys = Table(
    "person_keys",
    metadata,
    Column("player", String(64), primary_key=True, info=OWN),
    Column("person", String(16), ForeignKey("persons.person"), nullable=False, index=True, info=OWN),
    Column("label", String(64), nullable=False),
    Column("added_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
    Column("revoked_at", BigInteger, nullable=True),
)
"""The browsers of each person, by the hash of the player's secret, which is that of the table `players`."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("credential", Text, primary_key=True),
    Column("person", String(16), ForeignKey("persons.person"), nullable=False, index=True, info=OWN),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", String(64), nullable=False),
    Column("added_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
)
"""Keys in devices and password managers that prove who somebody is (WebAuthn)."""

recovery = Table(
    "recovery",
    metadata,
    Column("phrase", String(64), primary_key=True),
    Column("person", String(16), ForeignKey("persons.person"), nullable=False, index=True, info=OWN),
    Column("made_at", BigInteger, nullable=False),
    Column("confirmed", Boolean, nullable=False),
)
"""The hashes of the phrases that bring people back; one counts when its person has shown that it is written down."""

one_time = Table(
    "one_time",
    metadata,
    Column("secret", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("person", String(16), ForeignKey("persons.person"), nullable=True, index=True, info=OWN),
    Column("until", BigInteger, nullable=False, index=True),
)
"""The hashes of what can be used once and not for long: links to another device, challenges for passkeys."""

shares = Table(
    "shares",
    metadata,
    Column("share", String(16), primary_key=True),
    Column("owner", String(64), nullable=False, index=True, info=OWN),
    Column("game", String(16), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
    Column("size", Integer, nullable=False),
    Column("outline", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("source", String(32), nullable=False, server_default=""),
    Index("shares_source", "source"),
)
"""Records that somebody has uploaded to show others by a link, with the hash of the player's secret."""
seeks = Table(
    "seeks",
    metadata,
    Column("seek", String(24), primary_key=True),
    Column("process", String(16), ForeignKey("processes.process", ondelete="CASCADE"), nullable=True, index=True),
    Column("player", String(64), nullable=False, info=OWN),
    Column("name", String(64), nullable=False),
    Column("game", String(16), nullable=False),
    Column("pace", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("seeks_waiting", "game", "pace", "at"),
)
"""Who waits for somebody to play with, as long as a connection is open; `process` has it, where there are several."""

invitations = Table(
    "invitations",
    metadata,
    Column("invitation", String(24), primary_key=True),
    Column("inviter", String(64), nullable=False, index=True, info=OWN),
    Column("name", String(64), nullable=False),
    Column("invited", String(64), nullable=False, index=True, info=OWN),
    Column("table_id", String(32), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("accepted", Boolean, nullable=True),
)
"""Who has invited whom to a table, by the hashes of players' secrets; `accepted` is null until there is an answer."""

blocks = Table(
    "blocks",
    metadata,
    Column("player", String(64), primary_key=True, info=OWN),
    Column("blocked", String(64), primary_key=True, info=ABOUT),
    Column("name", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("blocks_blocked", "blocked"),
)
"""Whom people want to have nothing to do with, and under which name they knew them."""

reports = Table(
    "reports",
    metadata,
    Column("report", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(64), nullable=False, info=OWN),
    Column("table_id", String(32), nullable=False),
    Column("player", String(64), nullable=False, index=True, info=ABOUT),
    Column("name", String(64), nullable=False),
    Column("reason", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("lines", Text, nullable=False),
    Column("closed_at", BigInteger, nullable=True),
    Column("source", String(32), nullable=False, server_default=""),
    Index("reports_source", "source"),
)
"""What people have told the host about others, with what these had said last."""

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("subscription", String(64), primary_key=True),
    Column("player", String(64), nullable=False, index=True, info=OWN),
    Column("endpoint", Text, nullable=False),
    Column("key", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("source", String(32), nullable=False, server_default=""),
    Index("subscriptions_source", "source"),
)
"""Where browsers take notifications (Web Push), by the hash of their address."""
