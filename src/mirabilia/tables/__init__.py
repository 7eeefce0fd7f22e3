"""Tables: a game being played by people and bots. No web and no terminal in here.

entries    what the log of a table holds
table      a table as its log tells it
clocks     how much time a seat has left
requests   what people may ask of a table: checked, and turned into entries
redaction  what a seat or a spectator may see of a table: the only way out
store      the log in a database; schema and migrations: its tables
bot_pool   bots in processes of their own; external_bots: programs of others; analysis_jobs: analyses there
hub        all tables of a process: requests, news, bots and clocks
writer     one thread that commits what many tables write at once; direct_writer: moves, on PostgreSQL without a thread
leases     which process has which table, on PostgreSQL; registry: the same in the database
failure_detector  which processes have died
"""
