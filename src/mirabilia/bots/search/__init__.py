"""Information-set Monte Carlo tree search: one search for all games, and for each game a way to walk through it.

walk    a game as the search sees it: worlds, decisions, outlook
tree    what has been tried, how often, and how it went
descent the search itself
duel    the walk through 7 Wonders Duel
"""
