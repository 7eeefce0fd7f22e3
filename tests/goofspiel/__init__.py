"""Goofspiel, a whole game in one folder: hidden prizes, and bids that all make at the same time.

It proves that a game needs no line elsewhere, and is short enough to begin another one with.

plugin.toml   the record by which it is found
game          the rules
views         what a player sees, and what happens
locales       its texts
"""
