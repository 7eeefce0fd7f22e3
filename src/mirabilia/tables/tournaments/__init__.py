"""Tournaments on a server: people and bots who meet at tables that it opens for them, round by round.

A tournament is an append-only log, as a table is: that somebody comes, is paired or has a result is an entry. What the
results are the tables say.
"""
